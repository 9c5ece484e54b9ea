/** What a picture shows, by its facts: which signs and lines there are, from where to where, in which style. */
import { describe, expect, it } from "vitest";
import { baseMapOf, drawingOf, englishCaptions, type Scene } from "../../src/drawing/index.js";
import type { DrawnOrder, OrderResult, Piece } from "../../src/drawing/picture/scene.js";
import { smallSheet } from "../../src/drawing/sheet/small.js";
import { boardOf, standardBoard, variantNames } from "../support/boards/boards.js";
import { sceneOn, sheetOf } from "../support/boards/sheets.js";
import { areaAt, type Drawn, drawnIn } from "../support/svg-facts.js";

const board = standardBoard();
const sheet = sheetOf("standard");

function picture(parts: Partial<Scene>): string {
  return drawingOf({
    base: baseMapOf(board, sheet),
    scene: sceneOn(board, parts),
    captions: englishCaptions,
  });
}

/** The outline of an army, 18.8 units wide. */
const pathOfArmy = "a9.4,9.4";

const army = (at: string, power = "FRANCE"): Piece => ({ power, type: "A", at });
const fleet = (at: string, power = "FRANCE"): Piece => ({ power, type: "F", at });

const move = (unit: Piece, to: string, ...results: OrderResult[]): DrawnOrder => ({
  kind: "move",
  unit,
  to,
  through: [],
  results,
});

type Case = readonly [
  what: string,
  orders: readonly DrawnOrder[],
  drawn: readonly Partial<Drawn>[],
];

const cases: readonly Case[] = [
  [
    "a move",
    [move(army("PAR"), "BUR", "succeeds")],
    [{ order: "move", from: "PAR", to: "BUR", outcome: "done" }],
  ],
  [
    "a move that failed",
    [move(army("PAR"), "BUR", "fails")],
    [{ outcome: "failed", dashed: true, bars: 1 }],
  ],
  [
    "a move that does not count",
    [move(army("PAR"), "MOS", "illegal")],
    [{ outcome: "void", dashed: true, bars: 0 }],
  ],
  [
    "an order that nobody knows the result of",
    [move(army("PAR"), "BUR")],
    [{ outcome: "done", dashed: false, bars: 0 }],
  ],
  [
    "a convoy",
    [
      {
        kind: "move",
        unit: army("LON", "ENGLAND"),
        to: "NWY",
        through: ["NTH"],
        results: ["succeeds"],
      },
      {
        kind: "convoy",
        unit: fleet("NTH", "ENGLAND"),
        of: "LON",
        to: "NWY",
        results: ["available"],
      },
    ],
    [
      { order: "convoy", from: "NTH", to: "NWY" },
      { order: "move", from: "LON", passes: expect.arrayContaining(["NTH"]) },
    ],
  ],
  [
    "a convoy of an army that did something else",
    [{ kind: "convoy", unit: fleet("NTH"), of: "LON", to: "NWY", results: ["invalid"] }],
    [{ outcome: "failed", begins: "LON", passes: expect.arrayContaining(["NTH"]), ends: "NWY" }],
  ],
  [
    "a convoy that does not count",
    [{ kind: "convoy", unit: fleet("ENG"), of: "LON", to: "BRE", results: ["illegal"] }],
    [{ outcome: "void", begins: "LON", ends: "BRE", balls: 1 }],
  ],
  [
    "a convoy by several fleets that was disrupted",
    [
      {
        kind: "move",
        unit: army("LON"),
        to: "TUN",
        through: ["ENG", "MAO", "WES"],
        results: ["fails"],
      },
    ],
    [{ outcome: "failed", bars: 1, passes: expect.arrayContaining(["ENG", "MAO", "WES"]) }],
  ],
  [
    "a support to move",
    [
      move(army("PAR"), "BUR", "succeeds"),
      { kind: "support", unit: army("MAR"), of: "PAR", to: "BUR", results: ["given"] },
    ],
    [{ order: "support", from: "MAR", to: "BUR", dashed: true, balls: 1 }, { order: "move" }],
  ],
  [
    "a support that was cut",
    [{ kind: "support", unit: army("MAR"), of: "PAR", results: ["cut"] }],
    [{ order: "support", from: "MAR", outcome: "failed", bars: 1 }],
  ],
  [
    "a support that does not count",
    [{ kind: "support", unit: army("MAR"), of: "PAR", to: "BUR", results: ["illegal"] }],
    [{ order: "support", outcome: "void", dashed: true, bars: 0 }],
  ],
  [
    "a unit that is destroyed where it holds",
    [{ kind: "hold", unit: army("PAR"), results: ["dislodged", "destroyed"] }],
    [
      { order: "hold", from: "PAR" },
      { order: "hold", from: "PAR", bars: 1 },
    ],
  ],
  [
    "a retreat that failed",
    [{ kind: "retreat", unit: army("BUR"), to: "GAS", results: ["fails"] }],
    [{ order: "retreat", outcome: "failed", bars: 1 }],
  ],
  [
    "a unit that disbands",
    [{ kind: "disband", unit: army("BUR"), results: ["succeeds"] }],
    [{ order: "disband", from: "BUR", outcome: "done", dashed: false }],
  ],
  [
    "a removal that does not count",
    [{ kind: "remove", unit: army("BUR"), results: ["illegal"] }],
    [{ order: "remove", from: "BUR", outcome: "void" }],
  ],
  [
    "a build that does not count",
    [{ kind: "build", unit: fleet("PAR"), results: ["illegal"] }],
    [{ order: "build", from: "PAR", outcome: "void", dashed: true }],
  ],
  [
    "a unit that holds",
    [{ kind: "hold", unit: army("PAR"), results: ["stands"] }],
    [{ order: "hold", from: "PAR", outcome: "done" }],
  ],
  [
    "a unit that is built",
    [{ kind: "build", unit: fleet("BRE"), results: ["succeeds"] }],
    [{ order: "build", from: "BRE", dashed: true }],
  ],
  [
    "a unit that is removed",
    [{ kind: "remove", unit: fleet("BRE"), results: ["succeeds"] }],
    [{ order: "remove", from: "BRE" }],
  ],
  [
    "a unit that becomes another kind",
    [{ kind: "convert", unit: army("BRE"), into: "F", results: ["succeeds"] }],
    [{ order: "convert", from: "BRE" }],
  ],
];

describe("an order is drawn", () => {
  it.each(cases)("%s", (_, orders, drawn) => {
    const units = orders.map(({ unit }) => unit);
    const found = drawnIn(picture({ units, orders }), sheet);
    expect(found.orders).toEqual(drawn.map((facts) => expect.objectContaining(facts)));
  });
});

it("a move begins at its unit and ends in its province", () => {
  const { orders } = drawnIn(
    picture({ units: [army("PAR")], orders: [move(army("PAR"), "BUR")] }),
    sheet,
  );
  expect(orders[0]).toMatchObject({ begins: "PAR", ends: "BUR" });
});

it("units that change places have two lines apart", () => {
  const units = [army("PAR"), army("BUR")];
  const orders = [move(army("PAR"), "BUR", "succeeds"), move(army("BUR"), "PAR", "succeeds")];
  const [there, back] = drawnIn(picture({ units, orders }), sheet).orders;
  expect(there!.middle).not.toEqual(back!.middle);
});

it("a retreat begins where the dislodged unit stands, in its own style", () => {
  const unit = army("BUR");
  const retreat: DrawnOrder = { kind: "retreat", unit, to: "GAS", results: ["succeeds"] };
  const facts = drawnIn(
    picture({ units: [army("BUR", "GERMANY")], dislodged: [unit], orders: [retreat] }),
    sheet,
  );
  expect(facts.orders).toEqual([
    expect.objectContaining({ outcome: "away", begins: "BUR", ends: "GAS" }),
  ]);
  expect(facts.bursts).toBe(1);
});

it("units stand on their coast, with the letter of their power", () => {
  const { units } = drawnIn(picture({ units: [fleet("SPA/NC"), army("BUL", "TURKEY")] }), sheet);
  expect(units).toEqual([
    { unit: "F SPA/NC", letter: "F", at: sheet.places.SPA!.coasts!.NC },
    { unit: "A BUL", letter: "T", at: sheet.places.BUL!.unit },
  ]);
});

it("centers show their owner's letter, or that they have none", () => {
  const owners = { PAR: "FRANCE", MUN: "FRANCE" };
  expect(drawnIn(picture({ owners }), sheet)).toMatchObject({
    ownedCenters: ["F", "F"],
    freeCenters: 32,
  });
});

it("the same facts stand in words", () => {
  const orders = [move(army("PAR"), "BUR", "fails")];
  const text = picture({ owners: { PAR: "FRANCE" }, units: [army("PAR")], orders });
  expect(text).toContain("<title>paris, Spring 1901</title>");
  expect(text).toContain("<desc>France 1: PAR. A PAR - BUR, fails.</desc>");
});

it("what somebody typed cannot leave its place", () => {
  const text = picture({ title: `<script>"&` });
  expect(text).toContain("&lt;script&gt;&quot;&amp;");
  expect(text).not.toContain("<script");
});

it("dark mode changes colors, and nothing else is looked for outside", () => {
  const text = picture({});
  expect(text).toContain("prefers-color-scheme:dark");
  expect(text.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /https?:|@import|<image|<script/,
  );
});

it("on a small sheet signs keep their size, and so are larger beside the land", () => {
  const small = smallSheet(sheet);
  const scene = sceneOn(board, { units: [army("PAR")] });
  const text = drawingOf({ base: baseMapOf(board, small), scene, captions: englishCaptions });
  const [unit] = drawnIn(text, small).units;
  const share = small.width / sheet.width;
  expect(share).toBeLessThan(0.6);
  expect(unit!.at[0]).toBeCloseTo(sheet.places.PAR!.unit[0] * share, 1);
  expect(text).toContain(pathOfArmy);
});

/** The names in a picture, with half the width and height of each. */
function namesIn(text: string) {
  return [...text.matchAll(/class="label(?: water)?" x="([-\d.]+)" y="([-\d.]+)">(\w+)</g)].map(
    ([, x, y, name]) => ({ name: name!, x: Number(x), y: Number(y), across: name!.length * 4 }),
  );
}

it.each(variantNames)("%s: on a phone no name hides another, and few are left out", (variant) => {
  const here = boardOf(variant);
  const small = smallSheet(sheetOf(variant));
  const units = here.powers.flatMap(({ id, homes }) => homes.map((home) => army(home, id)));
  const orders = units.map((unit): DrawnOrder => ({ kind: "hold", unit, results: [] }));
  const scene = sceneOn(here, { units, orders });
  const names = namesIn(
    drawingOf({ base: baseMapOf(here, small), scene, captions: englishCaptions }),
  );
  expect(names.length).toBeGreaterThan(here.provinces.length * 0.85);
  for (const [index, a] of names.entries()) {
    for (const b of names.slice(index + 1)) {
      const [across, down] = [a.across + b.across - Math.abs(a.x - b.x), 10 - Math.abs(a.y - b.y)];
      const shared = Math.max(0, across) * Math.max(0, down);
      expect(shared / (a.across * 20), `${a.name} and ${b.name}`).toBeLessThan(0.4);
    }
  }
});

it("a name gives way to a unit that would hide it, within its province", () => {
  const { PAR, ...others } = sheet.places;
  const [x, y] = PAR!.unit;
  const covered = { ...sheet, places: { ...others, PAR: { ...PAR!, label: PAR!.unit } } };
  const nameOf = (units: readonly Piece[]) => {
    const scene = sceneOn(board, { units });
    const text = drawingOf({ base: baseMapOf(board, covered), scene, captions: englishCaptions });
    return namesIn(text).find(({ name }) => name === "PAR");
  };
  expect(nameOf([])).toMatchObject({ x, y: y + 4 });
  const moved = nameOf([army("PAR")])!;
  expect(Math.hypot(moved.x - x, moved.y - 4 - y)).toBeGreaterThan(15);
  expect(areaAt(covered, [moved.x, moved.y])).toBe("PAR");
});

it("a unit that leaves can still be read: its cross lies around it", () => {
  const orders: DrawnOrder[] = [{ kind: "remove", unit: army("PAR"), results: ["succeeds"] }];
  const text = picture({ units: [army("PAR")], orders });
  const cross = text.slice(text.indexOf('data-order="remove"'));
  const arms = [.../ d="([^"]*)"/.exec(cross)![1]!.matchAll(/M(-?\d+),(-?\d+)l(-?\d+),(-?\d+)/g)];
  expect(arms).toHaveLength(4);
  for (const [, ...numbers] of arms) {
    const [x, y, dx, dy] = numbers.map(Number) as [number, number, number, number];
    expect(Math.hypot(x + dx, y + dy)).toBeGreaterThan(9.4);
  }
});

it("the legend explains what a dislodged unit stands in", () => {
  const orders: DrawnOrder[] = [{ kind: "hold", unit: army("PAR"), results: ["dislodged"] }];
  const shaken = picture({ units: [army("PAR")], orders });
  const retreating = picture({ dislodged: [army("PAR")] });
  for (const text of [shaken, retreating]) expect(text).toMatch(/"caption"[^>]*>dislodged</);
  expect(picture({ units: [army("PAR")] })).not.toContain(">dislodged<");
});

it("the legend counts centers, and explains the orders that are there and no other", () => {
  const text = picture({
    owners: { PAR: "FRANCE", BRE: "FRANCE" },
    orders: [move(army("PAR"), "BUR")],
  });
  const captions = [...text.matchAll(/class="caption"[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(captions).toEqual([
    ...board.powers.map(({ name }) => `${name} ${name === "France" ? 2 : 0}`),
    "move",
  ]);
});

it("ice, railways and canals are seen", () => {
  const loeb = boardOf("loeb9");
  const [frozen, colonial] = [sceneOn(loeb, { ice: ["ARC"] }), boardOf("colonial")];
  const captions = englishCaptions;
  expect(drawingOf({ base: baseMapOf(loeb, sheetOf("loeb9")), scene: frozen, captions })).toContain(
    'data-province="ARC" class="ice"',
  );
  const asia = drawingOf({
    base: baseMapOf(colonial, sheetOf("colonial")),
    scene: sceneOn(colonial),
    captions,
  });
  expect(asia).toContain('class="rail"');
  expect(asia).toContain('class="canal"');
});
