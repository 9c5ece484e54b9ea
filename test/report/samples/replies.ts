/** The letters of test/cases/letters/replies. */
import { composeReply, type LetterText } from "../../../src/report/index.js";
import { hourMs } from "../../../src/util/index.js";
import { deadline, later, phase, publicMember, scene, submission, view } from "../scenes.js";
import { catalogue, forming, goodReading, reply, winterSight } from "./stage.js";

export const replies: Readonly<Record<string, LetterText>> = {
  "set-up": reply(
    [{ kind: "set-up", line: "48h deadlines, no press" }],
    view({ ...forming, you: { ...forming.you, role: "gm", preferences: [] } }),
  ),
  orders: composeReply(catalogue, {
    scene: scene(
      view({
        submissions: [
          submission("FRANCE", "S1901M", ["A PAR - BUR", "A MAR S A PAR - BUR"], ["F BRE"], {
            wait: true,
            draw: [],
          }),
        ],
      }),
    ),
    subject: "AW: Re: [Please check] EMSD:paris - S1901M spring orders",
    items: [
      { kind: "done", line: "set wait", event: { kind: "wait-set", power: "FRANCE", wait: true } },
      goodReading,
      {
        ...goodReading,
        line: "Marsailles s par-bur",
        readAs: "A MAR S A PAR - BUR",
        guessed: true,
      },
      {
        ...goodReading,
        line: "F Brest - Munich",
        readAs: "F BRE - MUN",
        illegal: {
          kind: "unreachable",
          unit: { type: "F", at: "BRE", power: "FRANCE" },
          to: "MUN",
          destinations: ["ENG", "GAS", "MAO", "PIC"],
        },
      },
      {
        kind: "complaint",
        line: "A Mar - Spaain",
        number: 6,
        complaint: {
          kind: "unknown-name",
          from: 8,
          to: 14,
          nearest: ["SPA"],
          unit: {
            unit: { type: "A", at: "MAR", power: "FRANCE" },
            destinations: ["BUR", "GAS", "PIE", "SPA"],
          },
        },
      },
      { kind: "refused", line: "process", refusal: { kind: "not-your-role", needed: ["gm"] } },
      {
        kind: "done",
        line: "a par to burgundy",
        event: {
          kind: "orders-taken",
          power: "FRANCE",
          taken: submission("FRANCE", "S1901M", ["A PAR - BUR", "A MAR S A PAR - BUR"]).orders,
          unused: [],
        },
      },
    ],
    skipped: [
      { kind: "quote", lines: 12 },
      { kind: "signature", lines: 1 },
      { kind: "attachment", name: "caf\u00e9.jpg" },
    ],
  }),
  complete: reply(
    [goodReading],
    view({
      early: later(-70),
      submissions: [submission("FRANCE", "S1901M", ["A PAR - BUR", "A MAR H", "F BRE - MAO"])],
    }),
  ),
  late: reply(
    [goodReading],
    view({
      deadline: later(-80),
      graceEnds: later(-56),
      submissions: [submission("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"])],
    }),
  ),
  winter: reply([{ ...goodReading, line: "build paris army", readAs: "BUILD A PAR" }], winterSight),
  gm: reply(
    [
      {
        kind: "done",
        line: "PAUSE",
        event: { kind: "paused", by: "gm", until: null, deadline, left: 80 * hourMs },
      },
    ],
    view({
      status: "paused",
      pause: { by: "gm", since: later(-80), until: null, votesFrom: later(88), votes: false },
      deadline: null,
      graceEnds: null,
      you: {
        role: "gm",
        power: null,
        address: "master@example.net",
        preferences: [],
        zone: null,
        absences: [],
        digest: null,
        without: [],
      },
      submissions: [
        submission("AUSTRIA", "S1901M", [], ["A BUD", "A VIE", "F TRI"]),
        submission("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"]),
        submission("TURKEY", "S1901M", ["A CON - BUL", "A SMY - CON", "F ANK - BLA"], [], {
          wait: true,
        }),
      ],
    }),
  ),
  "gm-active": reply(
    [{ kind: "done", line: "PROCESS", event: { kind: "process-asked", phase: phase("S1901M") } }],
    view({
      you: {
        role: "gm",
        power: null,
        address: "master@example.net",
        preferences: [],
        zone: null,
        absences: [],
        digest: null,
        without: [],
      },
      submissions: [
        submission("AUSTRIA", "S1901M", [], ["A BUD", "A VIE", "F TRI"]),
        submission("TURKEY", "S1901M", ["A CON - BUL", "A SMY - CON", "F ANK - BLA"], [], {
          wait: true,
        }),
      ],
    }),
  ),
  joined: reply(
    [
      {
        kind: "done",
        line: "JOIN paris",
        event: { kind: "joined", member: publicMember(null, "anna@example.net"), seatsLeft: 4 },
      },
      {
        kind: "done",
        line: "set preference france, [italy, england]",
        event: { kind: "preference-set", member: publicMember(null, "anna@example.net") },
      },
    ],
    forming,
  ),
  settings: reply(
    ["MIN", "NEXT"].map((name) => ({
      kind: "done",
      line: "SET MOVE MIN 12 NEXT 48",
      event: { kind: "setting-changed", name: `MOVE ${name}`, before: "0", after: "12" },
    })),
    forming,
  ),
  nothing: reply([], null),
  "no-such-game": reply(
    [
      {
        kind: "refused",
        line: "join pariz",
        refusal: { kind: "no-such-game", game: "pariz", near: null },
      },
    ],
    null,
  ),
  "refused-press": reply([
    { kind: "refused", line: "PRESS TO ITALY", refusal: { kind: "no-press" } },
    { kind: "returned-press", text: "Shall we meet in Munich?\n> A quoted line" },
  ]),
};
