/**
 * Converting a unit in a center, as the 2025 rules of Era of Empire do, and building in any owned center:
 * rules that a variant switches on, here on the standard map. Without the switch they do not exist.
 */
import { describe, expect, it } from "vitest";
import { readOrders } from "../../../src/language/index.js";
import { compileBoards } from "../../../src/map/compile.js";
import { type Board, readVariant } from "../../../src/map/index.js";
import {
  adjudicate,
  defaultRulebook,
  type PlacedUnit,
  type Position,
  parsePhase,
  printOrder,
  printUnit,
} from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { standardBoard, variantFiles } from "../../support/boards/boards.js";

const winter = present(parsePhase("W1901A"), "The phase");

/** The standard board with rules of its own. */
function boardWith(rules: object): Board {
  const files = variantFiles("standard") as { readonly map: object };
  const reading = readVariant({ ...files, map: { ...files.map, ...rules } });
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults));
  return compileBoards(reading.variant)[0]!;
}

const converting = boardWith({ conversion: true });
const buildingAnywhere = boardWith({ builds: "owned" });

function france(...units: readonly string[]): readonly PlacedUnit[] {
  return units.map((unit) => {
    const [type, at] = unit.split(" ");
    return { power: "FRANCE", type: type as "A" | "F", at: at! };
  });
}

function play(
  board: Board,
  units: readonly PlacedUnit[],
  centers: readonly string[],
  text: string,
) {
  const owners = Object.fromEntries(centers.map((center) => [center, "FRANCE"]));
  const position: Position = { units, dislodged: [], owners, contested: [] };
  const lines = text.split("; ").map((line, index) => ({ number: index + 1, text: line }));
  const context = { board, rulebook: defaultRulebook, phase: winter, position, power: "FRANCE" };
  const { readings, complaints } = readOrders(context, lines);
  const orders = readings.map(({ order }) => ({ power: "FRANCE", order }));
  const result = adjudicate(board, defaultRulebook, winter, position, orders);
  return {
    complaints: complaints.length,
    results: result.results.map(({ order, words }) => `${printOrder(order)}: ${words.join(", ")}`),
    units: result.position.units.map(printUnit).sort(),
  };
}

describe("conversion", () => {
  it.each([
    [
      "an army on its power's coast becomes a fleet",
      ["A BRE"],
      ["BRE"],
      "Convert A Brest",
      ["F BRE"],
    ],
    ["a fleet becomes an army", ["F BRE"], ["BRE"], "CONVERT F BRE", ["A BRE"]],
    [
      "on a split coast the coast is named",
      ["A SPA"],
      ["SPA"],
      "CONVERT A SPA - SPA/SC",
      ["F SPA/SC"],
    ],
    [
      "it costs no build",
      ["A BRE"],
      ["BRE", "PAR"],
      "CONVERT A BRE; BUILD A PAR",
      ["A PAR", "F BRE"],
    ],
  ])("%s", (_, units, centers, text, after) => {
    const { units: now, complaints } = play(converting, france(...units), centers, text);
    expect(now).toEqual(after);
    expect(complaints).toBe(0);
  });

  it.each([
    ["inland", ["A PAR"], ["PAR"], "CONVERT A PAR"],
    ["in a center that its power does not own", ["A BRE"], [], "CONVERT A BRE"],
    ["where there is no center", ["A PIC"], ["PIC"], "CONVERT A PIC"],
  ])("not %s", (_, units, centers, text) => {
    const before = france(...units).map(printUnit);
    const played = play(converting, france(...units), centers, text);
    expect(played.results.filter((line) => /succeeds/.test(line) && /CONVERT/.test(line))).toEqual(
      [],
    );
    if (centers.length > 0) expect(played.units).toEqual(before);
  });

  it("is not known where the variant does not have it", () => {
    const played = play(standardBoard(), france("A BRE"), ["BRE"], "CONVERT A BRE");
    expect(played.units).toEqual(["A BRE"]);
  });
});

describe("building in any owned center", () => {
  it("is possible where the variant says so, and only there", () => {
    const text = "BUILD A BEL";
    expect(play(buildingAnywhere, [], ["BEL"], text).units).toEqual(["A BEL"]);
    expect(play(standardBoard(), [], ["BEL"], text).units).toEqual([]);
  });
});
