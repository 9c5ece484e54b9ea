/** What the letters of the samples have in common: how they are composed, and the games that they are about. */
import type { Event, PlayerRecord } from "../../../src/game/index.js";
import {
  composeLetter,
  composeReply,
  type LetterText,
  type ReplyItem,
} from "../../../src/report/index.js";
import { startingPosition } from "../../../src/rules/index.js";
import { makeWitness } from "../../support/conversations/witness.js";
import { ownCatalogue } from "../../support/templates.js";
import { board, phase, play, position, record, scene, submission, view } from "../scenes.js";

const witness = makeWitness();
export const catalogue = witness.watched(ownCatalogue());

/** The kinds of letters that these samples have used so far: `letter reply`, `answer list`. */
export const { shown } = witness;

export function notice(event: Event, seen = view()): LetterText {
  return composeLetter(catalogue, { scene: scene(seen), event });
}

export function reply(items: readonly ReplyItem[], seen: ReturnType<typeof view> | null = view()) {
  return composeReply(catalogue, { scene: scene(seen), subject: "my orders", items, skipped: [] });
}

/** An answer in the reply that carries it. */
export function answered(text: string): LetterText {
  return reply([{ kind: "text", text }], null);
}

export const start = startingPosition(board);

export const forming = view({
  status: "forming",
  deadline: null,
  graceEnds: null,
  playersJoined: 3,
  position: start,
  submissions: [],
  you: {
    role: "player",
    power: null,
    address: "anna@example.net",
    preferences: [["FRANCE"], ["ITALY", "ENGLAND"]],
    zone: null,
    absences: [],
    digest: null,
    without: [],
  },
});

/** Fall 1901 with a bounce, a cut, a convoy, a dislodgement and a unit without order. */
export const fall = position(
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
export const fallResult = play("F1901M", fall, [
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

export const afterFall = view({
  phase: phase("F1901R"),
  turn: 3,
  position: fallResult.position,
  submissions: [
    submission(
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
export const winterBefore = position(
  ["FRANCE A BUR, F SPA/SC", "GERMANY A RUH, A MUN, F DEN", "RUSSIA F STP/NC"],
  ["FRANCE: PAR MAR BRE SPA", "GERMANY: MUN KIE", "RUSSIA: MOS STP WAR SEV"],
);
export const winterSight = view({
  phase: phase("W1901A"),
  turn: 4,
  position: winterBefore,
  powers: view({ position: winterBefore }).powers.map((one) => ({
    ...one,
    adjustment: { FRANCE: 2, GERMANY: -1, RUSSIA: 3 }[one.power] ?? 0,
  })),
  submissions: [submission("FRANCE", "W1901A", ["BUILD A PAR"], [], { adjustmentsMissing: 1 })],
});
export const quietFall = play("F1901M", winterBefore, ["FRANCE A BUR H", "FRANCE F SPA/SC H"]);
export const winter = play("W1901A", winterBefore, [
  "FRANCE BUILD A PAR",
  "FRANCE BUILD F BRE",
  "RUSSIA BUILD F SEV",
  "RUSSIA WAIVE",
]);

export const won = position(
  ["FRANCE A PAR, A BUR, F MAO", "TURKEY F ANK"],
  [
    "FRANCE: PAR MAR BRE SPA POR BEL HOL LON LVP EDI MUN BER KIE DEN SWE NWY ROM NAP",
    "TURKEY: ANK CON SMY BUL SER GRE RUM SEV",
  ],
);
export const soloRecords = [
  record(1, "S1901M", start, []),
  record(2, "F1901M", fall, []),
  record(40, "F1911M", won, []),
];

/** A spring in which only two units stand. */
export const firstSpring = record(1, "S1901M", position(["FRANCE A PAR, F BRE"]), [
  "FRANCE A PAR - BUR",
]);

export const goodReading = {
  kind: "reading",
  line: "a par to burgundy",
  number: 3,
  readAs: "A PAR - BUR",
  guessed: false,
  illegal: null,
} as const satisfies ReplyItem;

/** A game that has lost Italy's player. */
export const withoutItaly = view({
  name: "rome",
  powers: view().powers.map((one) => (one.power === "ITALY" ? { ...one, vacant: true } : one)),
});

export const playerRecords: readonly PlayerRecord[] = [
  {
    address: "anna@example.net",
    finished: 3,
    wins: 1,
    draws: 1,
    survivals: 1,
    points: 116.67,
    resigned: 1,
    vacated: 0,
    takenOver: 1,
    phasesDue: 40,
    timesLate: 2,
    phasesMissed: 1,
  },
  {
    address: "gustav.with.a.long.name@example.net",
    finished: 1,
    wins: 0,
    draws: 0,
    survivals: 0,
    points: 0,
    resigned: 0,
    vacated: 1,
    takenOver: 0,
    phasesDue: 0,
    timesLate: 0,
    phasesMissed: 0,
  },
];
