/** Every board's drawing is the drawing of its board; and whatever is wrong with one is found. */
import { describe, expect, it } from "vitest";
import { checkDrawing, type DrawingFault, readSheet } from "../../src/drawing/index.js";
import { plainSheet } from "../../src/drawing/sheet/plain.js";
import type { Sheet } from "../../src/drawing/sheet/sheet.js";
import type { Board } from "../../src/map/index.js";
import { boardOf, standardBoard, variantNames } from "../support/boards/boards.js";
import { sheetOf } from "../support/boards/sheets.js";

describe("the drawing of each board", () => {
  it.each(variantNames)("%s has the borders, coasts and signs of its board", (name) => {
    expect(checkDrawing(boardOf(name), sheetOf(name))).toEqual([]);
  });

  it.each(["standard", "ancmed", "colonial"])("%s can be drawn plainly from points", (name) => {
    const board = boardOf(name);
    const points = board.provinces.map(({ id }, index) => [
      id,
      [index % 12, Math.floor(index / 12)],
    ]);
    expect(checkDrawing(board, plainSheet(board, Object.fromEntries(points)))).toEqual([]);
  });
});

const board = standardBoard();
const sound = sheetOf("standard");

const blank = { width: 1000, height: 900, places: {}, borders: [] };

type Change = readonly [
  what: string,
  change: (sheet: Sheet) => Sheet,
  fault: Partial<DrawingFault>,
];

const withoutBorder = (a: string, b: string, heir: string) => (sheet: Sheet) => ({
  ...sheet,
  borders: sheet.borders.map((border) => {
    if (border.left === a && border.right === b) return { ...border, left: heir };
    return border.left === b && border.right === a ? { ...border, right: heir } : border;
  }),
});

const withPlaces = (id: string, change: object) => (sheet: Sheet) => ({
  ...sheet,
  places: { ...sheet.places, [id]: { ...sheet.places[id]!, ...change } },
});

const changes: readonly Change[] = [
  [
    "a border is gone",
    withoutBorder("BUR", "PAR", "MAR"),
    { kind: "border-missing", a: "BUR", b: "PAR" },
  ],
  [
    "a border is new",
    withoutBorder("BUR", "PAR", "MAR"),
    { kind: "border-too-many", a: "MAR", b: "PAR" },
  ],
  [
    "a shore is gone",
    withoutBorder("ADR", "APU", "TYS"),
    { kind: "coast-missing", from: "APU", to: "ADR" },
  ],
  [
    "a shore is new",
    withoutBorder("ADR", "APU", "TYS"),
    { kind: "coast-too-many", from: "APU", to: "TYS" },
  ],
  [
    "a shore fits no coast",
    withoutBorder("LYO", "SPA", "ADR"),
    { kind: "coast-unclear", province: "SPA" },
  ],
  [
    "a unit stands elsewhere",
    withPlaces("PAR", { unit: [5, 5] }),
    { kind: "outside", province: "PAR", sign: "unit" },
  ],
  [
    "a coast has no place",
    withPlaces("SPA", { coasts: {} }),
    { kind: "sign-missing", province: "SPA", sign: "NC" },
  ],
  [
    "a center has no place",
    withPlaces("PAR", { center: undefined }),
    { kind: "sign-missing", sign: "center" },
  ],
  [
    "signs lie on one another",
    withPlaces("PAR", { center: sound.places.PAR!.unit }),
    { kind: "overlap", a: "PAR unit" },
  ],
  [
    "a province is not drawn",
    ({ places: { PAR: _, ...places }, ...sheet }) => ({ ...sheet, places }),
    { kind: "not-drawn", province: "PAR" },
  ],
  [
    "a place is not on the board",
    (sheet) => ({ ...sheet, places: { ...sheet.places, XXX: sheet.places.PAR! } }),
    { kind: "not-on-board", area: "XXX" },
  ],
  [
    "a line is missing",
    (sheet) => ({ ...sheet, borders: sheet.borders.slice(1) }),
    { kind: "gap" },
  ],
  ["lines cross", crossed, { kind: "overlap" }],
  [
    "an exception is not needed",
    (sheet) => ({ ...sheet, straits: [{ between: ["PAR", "BUR"], why: "none" }] }),
    { kind: "needless", a: "BUR", b: "PAR" },
  ],
  ["provinces are tiny", (sheet) => ({ ...sheet, width: 10_000 }), { kind: "too-small" }],
];

function crossed(sheet: Sheet): Sheet {
  const [first, ...rest] = [...sheet.borders].sort((a, b) => b.points.length - a.points.length);
  const points = first!.points.map((point, index) => (index === 9 ? ([500, 500] as const) : point));
  return { ...sheet, borders: [{ ...first!, points }, ...rest] };
}

describe("a drawing that is no drawing", () => {
  it.each([
    ["nothing", null, ""],
    ["an unknown key", { points: {}, mountains: [] }, ""],
    ["a border that is no line", { ...blank, borders: ["PAR BUR"] }, "borders.0"],
    ["a color that is none", { ...blank, colors: { FRANCE: "bleu" } }, "colors.FRANCE"],
    [
      "an exception without a reason",
      { ...blank, closed: [{ between: ["PAR", "BUR"] }] },
      "closed.0.why",
    ],
  ])("%s", (_, value, place) => {
    const reading = readSheet(value, board);
    const places =
      reading.kind === "faulty"
        ? reading.faults.map((fault) => "place" in fault && fault.place)
        : [];
    expect(places).toContain(place);
  });

  it("becomes a plain one where it has only points", () => {
    expect(readSheet({ points: { PAR: [1, 2], BUR: [3, 4] } }, board).kind).toBe("sheet");
  });
});

describe("a fault is found where", () => {
  it.each(changes)("%s", (_, change, fault) => {
    expect(checkDrawing(board, change(sound))).toContainEqual(expect.objectContaining(fault));
  });

  it("a fleet would pass between two provinces whose coasts do not meet", () => {
    const strange: Board = { ...board, neighbours: (type, from) => fleetsInland(type, from) };
    const faults = checkDrawing(strange, sound);
    expect(faults).toContainEqual({ kind: "coast-missing", from: "VEN", to: "ROM" });
  });
});

/** The board, but fleets go between Venice and Rome, which have no coast in common. */
function fleetsInland(type: "A" | "F", from: string): readonly string[] {
  const known = board.neighbours(type, from);
  return type === "F" && from === "VEN" ? [...known, "ROM"] : known;
}
