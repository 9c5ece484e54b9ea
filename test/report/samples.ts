/** Every letter that is kept under test/cases/letters, by its name there. */
import { type Event, publishedRecord } from "../../src/game/index.js";
import {
  composeKeeperNotice,
  composeLetter,
  composeReply,
  gameList,
  helpText,
  history,
  keptText,
  type LetterText,
  lastAnswerText,
  previewText,
  type ReplyItem,
  statusText,
  summary,
} from "../../src/report/index.js";
import { startingPosition } from "../../src/rules/index.js";
import { hourMs } from "../../src/util/index.js";
import { ownCatalogue } from "../support/templates.js";
import {
  board,
  deadline,
  face,
  later,
  phase,
  play,
  position,
  record,
  scene,
  sheet,
  view,
} from "./scenes.js";

const catalogue = ownCatalogue();

function notice(event: Event, seen = view()): LetterText {
  return composeLetter(catalogue, { scene: scene(seen), event });
}

function reply(items: readonly ReplyItem[], seen: ReturnType<typeof view> | null = view()) {
  return composeReply(catalogue, { scene: scene(seen), subject: "my orders", items, skipped: [] });
}

/** An answer in the reply that carries it. */
function answered(text: string): LetterText {
  return reply([{ kind: "text", text }], null);
}

const start = startingPosition(board);

const forming = view({
  status: "forming",
  deadline: null,
  graceEnds: null,
  playersJoined: 3,
  position: start,
  sheets: [],
  you: {
    role: "player",
    power: null,
    address: "anna@example.net",
    preferences: [["FRANCE"], ["ITALY", "ENGLAND"]],
    zone: null,
    absences: [],
    digest: null,
  },
});

/** Fall 1901 with a bounce, a cut, a convoy, a dislodgement and a unit without order. */
const fall = position(
  [
    "AUSTRIA A VIE, A SER",
    "ENGLAND A YOR, F NTH, F NWG",
    "FRANCE A PAR, A BUR, F MAO",
    "GERMANY A MUN, A RUH, F DEN",
    "ITALY A VEN, A TYR",
    "RUSSIA A WAR, F STP/SC, F BLA, F NWY",
    "TURKEY A BUL, A CON",
  ],
  ["FRANCE: PAR MAR BRE", "GERMANY: MUN BER KIE", "AUSTRIA: VIE BUD TRI", "ENGLAND: LON LVP EDI"],
);
const fallResult = play("F1901M", fall, [
  "AUSTRIA A VIE - GAL",
  "AUSTRIA A SER S A VIE - BUD",
  "ENGLAND A YOR - NWY",
  "ENGLAND F NTH C A YOR - NWY",
  "ENGLAND F NWG S A YOR - NWY",
  "FRANCE A PAR - GAS",
  "FRANCE F MAO - SPA/SC",
  "GERMANY A MUN - BUR",
  "GERMANY A RUH S A MUN - BUR",
  "GERMANY F DEN H",
  "ITALY A TYR - MUN",
  "ITALY A VEN - TYR",
  "RUSSIA A WAR - GAL",
  "RUSSIA F STP/SC - BOT",
  "TURKEY A BUL - SER",
  "TURKEY A CON - BUL",
]);

const afterFall = view({
  phase: phase("F1901R"),
  turn: 3,
  position: fallResult.position,
  sheets: [
    sheet(
      "FRANCE",
      "F1901R",
      [],
      fallResult.position.dislodged
        .filter(({ power }) => power === "FRANCE")
        .map(({ type, at }) => `${type} ${at}`),
    ),
  ],
});

/** Winter: France builds one, Germany removes one. */
const winterBefore = position(
  ["FRANCE A BUR, F SPA/SC", "GERMANY A RUH, A MUN, F DEN", "RUSSIA F STP/NC"],
  ["FRANCE: PAR MAR BRE SPA", "GERMANY: MUN KIE", "RUSSIA: MOS STP WAR SEV"],
);
const winterSight = view({
  phase: phase("W1901A"),
  turn: 4,
  position: winterBefore,
  powers: view({ position: winterBefore }).powers.map((one) => ({
    ...one,
    adjustment: { FRANCE: 2, GERMANY: -1, RUSSIA: 3 }[one.power] ?? 0,
  })),
  sheets: [sheet("FRANCE", "W1901A", ["BUILD A PAR"], [], { adjustmentsMissing: 1 })],
});
const quietFall = play("F1901M", winterBefore, ["FRANCE A BUR H", "FRANCE F SPA/SC H"]);
const winter = play("W1901A", winterBefore, [
  "FRANCE BUILD A PAR",
  "FRANCE BUILD F BRE",
  "RUSSIA BUILD F SEV",
  "RUSSIA WAIVE",
]);

const won = position(
  ["FRANCE A PAR, A BUR, F MAO", "TURKEY F ANK"],
  [
    "FRANCE: PAR MAR BRE SPA POR BEL HOL LON LVP EDI MUN BER KIE DEN SWE NWY ROM NAP",
    "TURKEY: ANK CON SMY BUL SER GRE RUM SEV",
  ],
);
const soloRecords = [
  record(1, "S1901M", start, []),
  record(2, "F1901M", fall, []),
  record(40, "F1911M", won, []),
];

const goodReading: ReplyItem = {
  kind: "reading",
  line: "a par to burgundy",
  number: 3,
  readAs: "A PAR - BUR",
  guessed: false,
  illegal: null,
};

export const letters: Readonly<Record<string, LetterText>> = {
  "reply-orders": composeReply(catalogue, {
    scene: scene(
      view({
        sheets: [
          sheet("FRANCE", "S1901M", ["A PAR - BUR", "A MAR S A PAR - BUR"], ["F BRE"], {
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
      { kind: "refused", line: "process", refusal: { kind: "not-your-role", needed: ["master"] } },
      {
        kind: "done",
        line: "a par to burgundy",
        event: {
          kind: "orders-taken",
          power: "FRANCE",
          taken: sheet("FRANCE", "S1901M", ["A PAR - BUR", "A MAR S A PAR - BUR"]).orders,
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
  "reply-complete": reply(
    [goodReading],
    view({
      early: later(-70),
      sheets: [sheet("FRANCE", "S1901M", ["A PAR - BUR", "A MAR H", "F BRE - MAO"])],
    }),
  ),
  "reply-late": reply(
    [goodReading],
    view({
      deadline: later(-80),
      graceEnds: later(-56),
      sheets: [sheet("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"])],
    }),
  ),
  "reply-winter": reply(
    [{ ...goodReading, line: "build paris army", readAs: "BUILD A PAR" }],
    winterSight,
  ),
  "reply-master": reply(
    [
      {
        kind: "done",
        line: "PAUSE",
        event: { kind: "paused", by: "master", until: null, deadline, left: 80 * hourMs },
      },
    ],
    view({
      status: "paused",
      rest: { by: "master", since: later(-80), until: null, votesFrom: later(88), votes: false },
      deadline: null,
      graceEnds: null,
      you: {
        role: "master",
        power: null,
        address: "master@example.net",
        preferences: [],
        zone: null,
        absences: [],
        digest: null,
      },
      sheets: [
        sheet("AUSTRIA", "S1901M", [], ["A BUD", "A VIE", "F TRI"]),
        sheet("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"]),
        sheet("TURKEY", "S1901M", ["A CON - BUL", "A SMY - CON", "F ANK - BLA"], [], {
          wait: true,
        }),
      ],
    }),
  ),
  "reply-master-active": reply(
    [{ kind: "done", line: "PROCESS", event: { kind: "process-asked", phase: phase("S1901M") } }],
    view({
      you: {
        role: "master",
        power: null,
        address: "master@example.net",
        preferences: [],
        zone: null,
        absences: [],
        digest: null,
      },
      sheets: [
        sheet("AUSTRIA", "S1901M", [], ["A BUD", "A VIE", "F TRI"]),
        sheet("TURKEY", "S1901M", ["A CON - BUL", "A SMY - CON", "F ANK - BLA"], [], {
          wait: true,
        }),
      ],
    }),
  ),
  "reply-joined": reply(
    [
      {
        kind: "done",
        line: "JOIN paris",
        event: { kind: "joined", member: face(null, "anna@example.net"), seatsLeft: 4 },
      },
      {
        kind: "done",
        line: "set preference france, [italy, england]",
        event: { kind: "preference-set", member: face(null, "anna@example.net") },
      },
    ],
    forming,
  ),
  "reply-settings": reply(
    ["MIN", "NEXT"].map((name) => ({
      kind: "done",
      line: "SET MOVE MIN 12 NEXT 48",
      event: { kind: "setting-changed", name: `MOVE ${name}`, before: "0", after: "12" },
    })),
    forming,
  ),
  "reply-nothing": reply([], null),
  "reply-no-such-game": reply(
    [{ kind: "refused", line: "join pariz", refusal: { kind: "no-such-game", game: "pariz" } }],
    null,
  ),
  started: notice({ kind: "game-started", deadline }),
  "results-fall": notice(
    {
      kind: "phase-turned",
      phase: phase("F1901M"),
      turn: 2,
      result: fallResult,
      proxies: [],
      missing: [],
      eliminated: [],
      next: { phase: phase("F1901R"), deadline },
    },
    afterFall,
  ),
  "results-year": notice(
    {
      kind: "phase-turned",
      phase: phase("F1901M"),
      turn: 3,
      result: quietFall,
      proxies: [],
      missing: ["GERMANY", "RUSSIA"],
      eliminated: ["ITALY"],
      next: { phase: phase("W1901A"), deadline },
    },
    winterSight,
  ),
  "results-winter": notice(
    {
      kind: "phase-turned",
      phase: phase("W1901A"),
      turn: 4,
      result: winter,
      proxies: [],
      missing: ["GERMANY"],
      eliminated: [],
      next: { phase: phase("S1902M"), deadline },
    },
    view({ phase: phase("S1902M"), turn: 5, position: winter.position }),
  ),
  press: notice({
    kind: "press",
    shown: null,
    from: face("ITALY", "isabella@example.net"),
    color: "white",
    to: { kind: "some", powers: ["FRANCE", "GERMANY"], master: true, observers: false },
    recipients: [1, 2],
    text: ":: Judge: EMSD  Game: Paris\nLet\u2019s meet in Z\u00fcrich \u2014 and tell nobody!\n\n> Fleet Brest -> Picardy\nThis line is much longer than the seventy-two columns which are all that a letter has.",
  }),
  broadcast: notice({
    kind: "press",
    shown: null,
    from: face("ITALY"),
    color: "white",
    to: { kind: "all" },
    recipients: [1, 2, 3],
    text: "Peace in our time!",
  }),
  "press-grey": notice({
    kind: "press",
    shown: null,
    from: null,
    color: "grey",
    to: { kind: "some", powers: ["FRANCE"], master: false, observers: false },
    recipients: [],
    text: "Somebody lies to you.",
  }),
  "broadcast-grey-to-master": notice({
    kind: "press",
    shown: null,
    from: face("ITALY"),
    color: "grey",
    to: { kind: "all" },
    recipients: [1, 2, 3],
    text: "Guess who.",
  }),
  "final-statement": notice(
    {
      kind: "final-statement",
      from: face("ITALY", "isabella@example.net"),
      text: "It was my first game.\n\n:: Judge: EMSD\nThank you all!",
      replaces: false,
    },
    view({ status: "finished", deadline: null, graceEnds: null, statementsUntil: later(600) }),
  ),
  "postal-press": notice({
    kind: "postal-press",
    messages: [
      { from: face("ITALY"), color: "white", text: "Now you know.\n\nIsabella" },
      { from: null, color: "grey", text: "Nobody knows." },
    ],
  }),
  "late-nameless": notice(
    { kind: "late", powers: [], deadline, graceEnds: later(24), isForAll: true, isWaiting: false },
    view({ settings: { ...view().settings, press: "none" } }),
  ),
  "reply-refused-press": reply([
    { kind: "refused", line: "PRESS TO ITALY", refusal: { kind: "no-press" } },
    { kind: "returned-press", text: "Shall we meet in Munich?\n> A quoted line" },
  ]),
  reminder: notice(
    { kind: "reminder", powers: ["FRANCE"], deadline },
    view({ sheets: [sheet("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"])] }),
  ),
  "late-you": notice(
    {
      kind: "late",
      powers: ["FRANCE", "ITALY"],
      deadline: later(-80),
      graceEnds: later(-56),
      isForAll: true,
      isWaiting: false,
    },
    view({ deadline: later(-80), graceEnds: later(-56) }),
  ),
  "late-other": notice({
    kind: "late",
    powers: ["ITALY"],
    deadline,
    graceEnds: later(24),
    isForAll: true,
    isWaiting: false,
  }),
  "deadline-set": notice({
    kind: "deadline-set",
    before: deadline,
    after: later(48),
    why: "master",
  }),
  "setting-changed": notice({
    kind: "setting-changed",
    name: "MOVE CLOCK",
    before: "23:30",
    after: "-1",
  }),
  resigned: notice({ kind: "resigned", member: face("TURKEY") }),
  outage: notice({ kind: "outage", before: later(-24), after: deadline }),
  "rolled-back": notice({ kind: "rolled-back", to: phase("S1901M"), deadline }),
  "ended-solo": composeLetter(catalogue, {
    scene: scene(
      view({
        status: "finished",
        phase: phase("F1911M"),
        position: won,
        deadline: null,
        graceEnds: null,
        ending: { kind: "solo", power: "FRANCE" },
        sheets: [],
      }),
    ),
    event: { kind: "ended", ending: { kind: "solo", power: "FRANCE" }, why: { kind: "centers" } },
    records: soloRecords,
  }),
  "ended-draw": notice(
    {
      kind: "ended",
      ending: { kind: "draw", powers: ["FRANCE", "TURKEY"] },
      why: { kind: "votes" },
    },
    view({ status: "finished", deadline: null, graceEnds: null, sheets: [] }),
  ),
  "keeper-mail": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "mail-shunted", mail: 17, why: "RangeError: Invalid array length" },
  ),
  "keeper-message": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "message-withheld", mailbox: "INBOX", uid: 4711, why: "Internal error occurred." },
  ),
  "keeper-failing": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "judge-failing", why: "database or disk is full" },
  ),
  "keeper-master": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "master-unreachable", game: "paris" },
  ),
  "keeper-unreadable": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    {
      kind: "game-unreadable",
      game: "paris",
      why: 'The stored game "paris" cannot be read: it is not JSON.',
    },
  ),
  "keeper-game": composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "game-stuck", game: "paris" },
  ),
  "last-answer": answered(lastAnswerText(catalogue, scene(null))),
  kept: answered(keptText(catalogue, scene(null))),
  "help-start": answered(helpText(catalogue, null)),
  "help-unknown": answered(helpText(catalogue, "nukes")),
  list: answered(
    gameList(catalogue, scene(null), [
      view(),
      forming,
      view({ name: "a-name-of-sixteen", status: "paused" }),
    ]),
  ),
  status: answered(statusText(catalogue, scene(winterSight))),
  preview: answered(previewText(catalogue, scene(view({ phase: phase("F1901M") })), fallResult)),
  summary: answered(summary(catalogue, scene(view({ sheets: [] })), soloRecords)),
  history: answered(
    history(
      catalogue,
      scene(view({ sheets: [] })),
      [publishedRecord(record(2, "F1901M", fall, []))],
      { lines: 100, keeps: "last" },
    ),
  ),
};
