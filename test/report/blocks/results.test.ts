/** Single lines of result letters, as mapping tools read them. */
import { expect, test } from "vitest";
import { composeLetter } from "../../../src/report/index.js";
import type { Position } from "../../../src/rules/index.js";
import { ownCatalogue } from "../../support/templates.js";
import { deadline, phase, play, position, scene, view } from "../scenes.js";

/** The result letter's body for a phase. */
function resultsOf(
  code: string,
  units: readonly string[],
  orders: readonly string[],
  dislodged: Position["dislodged"] = [],
): string {
  const result = play(code, { ...position(units), dislodged }, orders);
  const seen = view({ position: result.position, submissions: [] });
  return composeLetter(ownCatalogue(), {
    scene: scene(seen),
    event: {
      kind: "phase-turned",
      phase: phase(code),
      deadline,
      turn: 8,
      result,
      proxies: [],
      missing: [],
      eliminated: [],
      next: { phase: phase("F1901M"), deadline },
    },
  }).text.replace(/can retreat to [^.]*/g, (places) => places.replaceAll("\n", " "));
}

const lines: readonly (readonly [
  what: string,
  units: readonly string[],
  orders: readonly string[],
  line: string,
])[] = [
  ["a hold", ["ITALY A VEN"], ["ITALY A VEN H"], "Italy: Army Venice HOLD."],
  [
    "a bounce",
    ["AUSTRIA A TYR", "FRANCE A MAR"],
    ["AUSTRIA A TYR - PIE", "FRANCE A MAR - PIE"],
    "Austria: Army Tyrolia -> Piedmont.  (*bounce*)",
  ],
  ["a unit without an order", ["GERMANY A KIE"], [], "Germany: Army Kiel, No Order Processed."],
  [
    "a support for another power's unit",
    ["FRANCE A BUR", "GERMANY A MUN"],
    ["FRANCE A BUR S A MUN", "GERMANY A MUN H"],
    "France: Army Burgundy SUPPORT German Army Munich.",
  ],
  [
    "a support that matches nothing",
    ["ENGLAND A MOS", "AUSTRIA A UKR"],
    ["ENGLAND A MOS S A UKR - WAR", "AUSTRIA A UKR H"],
    "England: Army Moscow SUPPORT Austrian Army Ukraine -> Warsaw.  (*void*)",
  ],
  [
    "a support that was cut and dislodged",
    ["AUSTRIA F ION", "FRANCE F TUN, F NAP"],
    ["AUSTRIA F ION S F TUN", "FRANCE F NAP - ION", "FRANCE F TUN S F NAP - ION"],
    "Austria: Fleet Ionian Sea SUPPORT French Fleet Tunis.  (*cut, dislodged*)",
  ],
  [
    "a move to a coast",
    ["FRANCE F POR"],
    ["FRANCE F POR - SPA/SC"],
    "France: Fleet Portugal -> Spain (south coast).",
  ],
  [
    "a convoy",
    ["ENGLAND F NTH, A LON"],
    ["ENGLAND F NTH C A LON - NWY", "ENGLAND A LON - NWY"],
    "England: Fleet North Sea CONVOY Army London -> Norway.",
  ],
  [
    "a convoyed army, with its way",
    ["ENGLAND F NTH, A LON"],
    ["ENGLAND F NTH C A LON - NWY", "ENGLAND A LON - NWY"],
    "England: Army London -> North Sea -> Norway.",
  ],
  [
    "a long way by the shortest chain",
    ["ENGLAND F ENG, F MAO, F NAO, F IRI, A WAL", "FRANCE F WES"],
    [
      "ENGLAND F NAO C A WAL - TUN",
      "ENGLAND F IRI C A WAL - TUN",
      "ENGLAND F ENG C A WAL - TUN",
      "ENGLAND F MAO C A WAL - TUN",
      "FRANCE F WES C A WAL - TUN",
      "ENGLAND A WAL - TUN",
    ],
    "England: Army Wales -> English Channel -> Mid-Atlantic Ocean -> Western Mediterranean -> Tunis.",
  ],
  [
    "an army that goes over land although a convoy was ordered",
    ["FRANCE A BRE", "ENGLAND F ENG"],
    ["FRANCE A BRE - PIC", "ENGLAND F ENG C A BRE - PIC"],
    "France: Army Brest -> Picardy.",
  ],
  [
    "an army that goes by convoy although there is a way over land",
    ["FRANCE A BRE, F ENG"],
    ["FRANCE A BRE - PIC VIA", "FRANCE F ENG C A BRE - PIC"],
    "France: Army Brest -> English Channel -> Picardy.",
  ],
  [
    "an army without a convoy",
    ["ENGLAND F NTH, A LON"],
    ["ENGLAND A LON - NWY", "ENGLAND F NTH H"],
    "England: Army London -> Norway.  (*no convoy*)",
  ],
  [
    "a convoy that was disrupted",
    ["ENGLAND F NTH, A LON", "GERMANY F DEN, F HEL"],
    [
      "ENGLAND F NTH C A LON - NWY",
      "ENGLAND A LON - NWY",
      "GERMANY F DEN - NTH",
      "GERMANY F HEL S F DEN - NTH",
    ],
    "England: Fleet North Sea CONVOY Army London -> Norway.  (*dislodged*)",
  ],
  [
    "a dislodged unit with its retreats",
    ["AUSTRIA A BOH", "GERMANY A MUN, A SIL"],
    ["AUSTRIA A BOH H", "GERMANY A MUN - BOH", "GERMANY A SIL S A MUN - BOH"],
    "The Austrian Army in Bohemia can retreat to Galicia or Tyrolia or Vienna.",
  ],
  [
    "a unit with nowhere to go",
    ["TURKEY F SMY", "RUSSIA A ARM, A ANK, F AEG, F EAS", "ITALY A SYR, A CON"],
    ["RUSSIA A ARM - SMY", "RUSSIA A ANK S A ARM - SMY"],
    "The Turkish Fleet in Smyrna with no valid retreats was destroyed.",
  ],
];

test.each(lines)("%s", (_, units, orders, line) => {
  expect(resultsOf("S1901M", units, orders).split("\n")).toContain(line);
});

test("retreats that collide are lost", () => {
  const dislodged = [
    { power: "FRANCE", type: "A", at: "BUR", from: "MUN", retreats: ["BEL"] },
    { power: "GERMANY", type: "A", at: "RUH", from: "KIE", retreats: ["BEL"] },
    { power: "TURKEY", type: "F", at: "ANK", from: "ARM", retreats: ["BLA"] },
  ] as const;
  const text = resultsOf("S1901R", [], ["FRANCE A BUR - BEL", "GERMANY A RUH - BEL"], dislodged);
  expect(text).toContain("\nRetreat results for Spring of 1901.  (paris.008)\n");
  expect(text).toContain("\nFrance: Army Burgundy -> Belgium.  (*bounce, destroyed*)\n");
  expect(text).toContain("\nTurkey: Fleet Ankara, No Order Processed (DISBAND).\n");
});

test("an illegal order is not published", () => {
  const text = resultsOf("S1901M", ["FRANCE A PAR"], ["FRANCE A PAR - MOS"]);
  expect(text).toContain("France: Army Paris, No Order Processed.");
  expect(text).not.toContain("Moscow");
});

test("the header and the titles are nJudge's", () => {
  const text = resultsOf("F1901M", ["FRANCE A PAR"], ["FRANCE A PAR H"]);
  expect(text).toMatch(/^:: Judge: EMSD {2}Game: Paris {2}Variant: Standard\n:: Deadline: F1901M /);
  expect(text).toContain("\n\nMovement results for Fall of 1901.  (paris.008)\n\n");
  expect(text).toContain("\n\nOwnership of supply centers:\n\n");
  expect(text).toContain("\nThe next phase of 'paris' will be Movement for Fall of 1901.\n");
  expect(text).toContain("\nThe deadline for orders will be Fri Mar 05 2027 23:31:00 +0100.\n");
});
