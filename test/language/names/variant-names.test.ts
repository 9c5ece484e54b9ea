/** Every place of every variant is understood by its id and by its name, in orders as people type them. */
import { describe, expect, test } from "vitest";
import { readOrders } from "../../../src/language/index.js";
import type { Board } from "../../../src/map/index.js";
import { defaultRulebook, parsePhase, printOrder } from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { boardOf, variantNames } from "../../support/boards/boards.js";

/** How a line is read where the writer's only unit stands in a place. */
function read(board: Board, type: "A" | "F", at: string, line: string): string {
  const power = board.powers[0]!.id;
  const position = { units: [{ power, type, at }], dislodged: [], owners: {}, contested: [] };
  const phase = present(parsePhase("S1901M"), "A phase");
  const context = { board, rulebook: defaultRulebook, phase, position, power };
  const { readings, complaints } = readOrders(context, [{ number: 1, text: line }]);
  return [
    ...readings.map(({ order }) => printOrder(order)),
    ...complaints.map(({ complaint }) => complaint.kind),
  ].join();
}

/** One move out of every place of a board, for an army or a fleet, as it is written in two ways. */
function moves(board: Board): (readonly [string, string, "A" | "F", string])[] {
  return (["A", "F"] as const).flatMap((type) =>
    board.locations.flatMap((from) => {
      const to = board.neighbours(type, from)[0];
      if (to === undefined) return [];
      const order = `${type} ${from} - ${to}`;
      const full = { A: "Army", F: "Fleet" }[type];
      const name = (at: string) => {
        const coast = at.includes("/") ? ` (${at.slice(4).toLowerCase()})` : "";
        return `${board.province(at)!.name}${coast}`;
      };
      return [
        [order, order.toLowerCase(), type, from] as const,
        [order, `${full} ${name(from)} -> ${name(to)}`, type, from] as const,
      ];
    }),
  );
}

describe.each(variantNames)("%s", (name) => {
  const board = boardOf(name);

  test("every place is read by its id and by its name", () => {
    const all = moves(board);
    const wrong = all.flatMap(([order, line, type, from]) => {
      const found = read(board, type, from, line);
      return found === order ? [] : [`${line} => ${found}`];
    });
    expect(all.length).toBeGreaterThan(board.provinces.length);
    expect(wrong).toEqual([]);
  });
});
