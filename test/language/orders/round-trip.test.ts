/** What the judge prints is read back as the same order, in every phase, notation and variant. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseOrder, readCanonical, readOrders } from "../../../src/language/index.js";
import type { OrdersReading } from "../../../src/language/orders/contract.js";
import type { Board, Unit } from "../../../src/map/index.js";
import { orderPrinter, printLine } from "../../../src/report/blocks/orders.js";
import { makeNames } from "../../../src/report/words/names.js";
import {
  defaultRulebook,
  type Order,
  type PhaseKind,
  type PlacedUnit,
  parsePhase,
  printOrder,
} from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { boardOf, variantNames } from "../../support/boards/boards.js";
import { ownCatalogue } from "../../support/templates.js";

const phases: Readonly<Record<PhaseKind, string>> = { M: "S1901M", R: "S1901R", A: "W1901A" };

/** Any order of any phase on a board, sensible or not. */
function ordersOn(board: Board): fc.Arbitrary<readonly [PhaseKind, Order]> {
  const location = fc.constantFrom(...board.locations);
  const unit = fc
    .tuple(fc.constantFrom("A" as const, "F" as const), location)
    .filter(([type, at]) => board.canStand(type, at))
    .map(([type, at]): Unit => ({ type, at }));
  const movement: fc.Arbitrary<Order> = fc.oneof(
    unit.map((one): Order => ({ kind: "hold", unit: one })),
    fc
      .tuple(unit, location, fc.boolean())
      .map(
        ([one, to, viaConvoy]): Order => ({ kind: "move", unit: one, to, viaConvoy, route: [] }),
      ),
    fc
      .tuple(unit, unit, fc.option(location))
      .map(([one, of, to]): Order => ({ kind: "support", unit: one, of, to })),
    fc
      .tuple(unit, unit, location)
      .map(([one, of, to]): Order => ({ kind: "convoy", unit: one, of, to })),
  );
  const retreat: fc.Arbitrary<Order> = fc.oneof(
    fc.tuple(unit, location).map(([one, to]): Order => ({ kind: "retreat", unit: one, to })),
    unit.map((one): Order => ({ kind: "disband", unit: one })),
  );
  const adjustment: fc.Arbitrary<Order> = fc.oneof(
    unit.map((one): Order => ({ kind: "build", unit: one })),
    unit.map((one): Order => ({ kind: "remove", unit: one })),
    fc.constant<Order>({ kind: "waive" }),
  );
  return fc.oneof(
    fc.tuple(fc.constant<PhaseKind>("M"), movement),
    fc.tuple(fc.constant<PhaseKind>("R"), retreat),
    fc.tuple(fc.constant<PhaseKind>("A"), adjustment),
  );
}

/** Reads a line in a position where only the units of the order stand, as the board's first power. */
function read(board: Board, kind: PhaseKind, order: Order, line: string): OrdersReading {
  const [mine, theirs] = board.powers.map(({ id }) => id) as [string, string];
  const own = order.kind === "waive" ? [] : [order.unit];
  const helped = order.kind === "support" || order.kind === "convoy" ? [order.of] : [];
  const placed =
    (power: string) =>
    (unit: Unit): PlacedUnit => ({ ...unit, power });
  const units = [...own.map(placed(mine)), ...helped.map(placed(theirs))];
  const isBuild = order.kind === "build" || order.kind === "waive";
  const { id } = present(
    board.provinces.find(({ isCenter }) => isCenter),
    "A center",
  );
  const position = {
    units: isBuild ? [] : units,
    dislodged:
      kind === "R" ? units.map((placedUnit) => ({ ...placedUnit, from: id, retreats: [] })) : [],
    owners: isBuild ? { [id]: mine } : {},
    contested: [],
  };
  const phase = present(parsePhase(phases[kind]), "A phase");
  const context = { board, rulebook: defaultRulebook, phase, position, power: mine };
  return readOrders(context, [{ number: 1, text: line }]);
}

function isRead(board: Board, kind: PhaseKind, order: Order, line: string): void {
  const { readings, complaints } = read(board, kind, order, line);
  expect(complaints).toEqual([]);
  expect(readings.map((reading) => printOrder(reading.order))).toEqual([printOrder(order)]);
  expect(readings.map(({ guessed }) => guessed)).toEqual([false]);
}

const { words } = ownCatalogue();
const remarks = ["", "  (*bounce*)", "  (*cut, dislodged*)", "  (*void*)", "  (*no convoy*)"];

describe.each(variantNames)("on the board of %s", (variant) => {
  const board = boardOf(variant);
  const anyOrder = ordersOn(board);

  test("canonical text is read back by the direct reader and by the grammar", () => {
    fc.assert(
      fc.property(anyOrder, ([kind, order]) => {
        const text = printOrder(order);
        const direct = readCanonical(board, kind, text);
        expect(direct === null ? null : printOrder(direct)).toBe(text);
        // A blank in front is enough to leave the direct reader.
        expect(parseOrder(board, ` ${text}`)).toContainEqual(direct);
      }),
      { numRuns: 700 },
    );
  });

  test("canonical text is read back in a position of its phase, without a guess", () => {
    fc.assert(
      fc.property(anyOrder, ([kind, order]) => {
        const text = printOrder(order);
        isRead(board, kind, order, text);
        // What no unit can do may be a slip: `f lyo - tyr` is taken for the Tyrrhenian Sea.
        const { readings } = read(board, kind, order, text);
        if (readings.every(({ illegal }) => illegal === null))
          isRead(board, kind, order, text.toLowerCase());
      }),
      { numRuns: 400 },
    );
  });

  test("result lines are read back with their remarks", () => {
    const names = makeNames(words, board);
    const mine = present(board.powers[0], "A power");
    const theirs = present(board.powers[1], "Another power");
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...remarks), ([kind, order], remark) => {
        const of = order.kind === "support" || order.kind === "convoy" ? [order.of] : [];
        const printer = orderPrinter(
          words,
          names,
          of.map((one) => ({ ...one, power: theirs.id })),
        );
        // Result lines say the route of a convoyed army, not that it went by convoy.
        const plain = order.kind === "move" ? { ...order, viaConvoy: false } : order;
        isRead(board, kind, plain, `${mine.name}: ${printLine(printer, mine.id, plain)}${remark}`);
      }),
      { numRuns: 400 },
    );
  });
});
