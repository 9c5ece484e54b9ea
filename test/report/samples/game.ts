/** The letters of test/cases/letters/game. */
import { composeLetter, composePending, type LetterText } from "../../../src/report/index.js";
import { deadline, later, now, phase, publicMember, scene, submission, view } from "../scenes.js";
import {
  afterFall,
  catalogue,
  fallResult,
  firstSpring,
  goodReading,
  notice,
  quietFall,
  soloRecords,
  winter,
  winterSight,
  won,
} from "./stage.js";

const fallTurned = {
  kind: "phase-turned",
  phase: phase("F1901M"),
  deadline,
  turn: 2,
  result: fallResult,
  proxies: [],
  missing: [],
  eliminated: [],
  next: { phase: phase("F1901R"), deadline },
} as const;

export const game: Readonly<Record<string, LetterText>> = {
  started: notice({ kind: "game-started", deadline }),
  "results-fall": notice(fallTurned, afterFall),
  // Phases in which no player decides turn with the one before them: what is owed is owed in the last.
  "results-overtaken": notice(fallTurned, winterSight),
  "results-year": notice(
    {
      kind: "phase-turned",
      phase: phase("F1901M"),
      deadline,
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
      deadline,
      turn: 4,
      result: winter,
      proxies: [],
      missing: ["GERMANY"],
      eliminated: [],
      next: { phase: phase("S1902M"), deadline },
    },
    view({ phase: phase("S1902M"), turn: 5, position: winter.position }),
  ),
  "setting-changed": notice({
    kind: "setting-changed",
    name: "MOVE CLOCK",
    before: "23:30",
    after: "-1",
  }),
  resigned: notice({ kind: "resigned", member: publicMember("TURKEY") }),
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
        submissions: [],
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
    view({ status: "finished", deadline: null, graceEnds: null, submissions: [] }),
  ),
  briefed: composeLetter(catalogue, {
    scene: scene(view()),
    event: { kind: "briefed", member: publicMember("FRANCE", "anna@example.net"), power: "FRANCE" },
    records: [firstSpring],
  }),
  "gm-silent": notice({
    kind: "gm-silent",
    audience: "everybody",
    matters: [
      { kind: "processing", phase: phase("S1901M") },
      { kind: "candidates", count: 2 },
    ],
    since: now,
    next: deadline,
    releasedAt: later(48),
  }),
  pending: composePending(catalogue, {
    scene: scene(
      view({ submissions: [submission("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"])] }),
    ),
    items: [goodReading],
    others: ["F Bre - Eng"],
  }),
};
