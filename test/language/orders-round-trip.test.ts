/** What the judge prints is read back as the same order, in every phase and notation. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type OrdersReading,
  parseOrder,
  readCanonical,
  readOrders,
} from "../../src/language/index.js";
import type { LocationId, Unit } from "../../src/map/index.js";
import { makeNames } from "../../src/report/names.js";
import { orderPrinter, printOrder as printLine } from "../../src/report/order-lines.js";
import {
  defaultRulebook,
  type Order,
  type PhaseKind,
  type PlacedUnit,
  parsePhase,
  printOrder,
} from "../../src/rules/index.js";
import { present } from "../../src/util/index.js";
import { standardBoard } from "../support/boards.js";
import { ownCatalogue } from "../support/templates.js";

const board = standardBoard();
const phases: Readonly<Record<PhaseKind, string>> = { M: "S1901M", R: "S1901R", A: "W1901A" };

const location = fc.constantFrom(...board.locations);
const unit = fc
  .tuple(fc.constantFrom("A" as const, "F" as const), location)
  .filter(([type, at]) => board.canStand(type, at))
  .map(([type, at]): Unit => ({ type, at }));

function moving(to: LocationId | null): { readonly to: LocationId } {
  return { to: to ?? "PAR" };
}

const movement: fc.Arbitrary<Order> = fc.oneof(
  unit.map((one): Order => ({ kind: "hold", unit: one })),
  fc
    .tuple(unit, location, fc.boolean())
    .map(([one, to, viaConvoy]): Order => ({ kind: "move", unit: one, to, viaConvoy, route: [] })),
  fc
    .tuple(unit, unit, fc.option(location))
    .map(([one, of, to]): Order => ({ kind: "support", unit: one, of, to })),
  fc
    .tuple(unit, unit, location)
    .map(([one, of, to]): Order => ({ kind: "convoy", unit: one, of, ...moving(to) })),
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
const anyOrder = fc.oneof(
  fc.tuple(fc.constant<PhaseKind>("M"), movement),
  fc.tuple(fc.constant<PhaseKind>("R"), retreat),
  fc.tuple(fc.constant<PhaseKind>("A"), adjustment),
);

/** Reads a line in a position where only the units of the order stand, as France. */
function read(kind: PhaseKind, order: Order, line: string): OrdersReading {
  const own = order.kind === "waive" ? [] : [order.unit];
  const helped = order.kind === "support" || order.kind === "convoy" ? [order.of] : [];
  const placed =
    (power: string) =>
    (one: Unit): PlacedUnit => ({ ...one, power });
  const units = [...own.map(placed("FRANCE")), ...helped.map(placed("GERMANY"))];
  const isBuild = order.kind === "build" || order.kind === "waive";
  const position = {
    units: isBuild ? [] : units,
    dislodged: kind === "R" ? units.map((one) => ({ ...one, from: "PAR", retreats: [] })) : [],
    owners: isBuild ? { PAR: "FRANCE" } : {},
    contested: [],
  };
  const phase = present(parsePhase(phases[kind]), "A phase");
  const context = { board, rulebook: defaultRulebook, phase, position, power: "FRANCE" };
  return readOrders(context, [{ number: 1, text: line }]);
}

function isRead(kind: PhaseKind, order: Order, line: string): void {
  const { readings, complaints } = read(kind, order, line);
  expect(complaints).toEqual([]);
  expect(readings.map((reading) => printOrder(reading.order))).toEqual([printOrder(order)]);
  expect(readings.map(({ guessed }) => guessed)).toEqual([false]);
}

describe("canonical text", () => {
  test("is read back by the direct reader and by the grammar, to the same order", () => {
    fc.assert(
      fc.property(anyOrder, ([kind, order]) => {
        const text = printOrder(order);
        const direct = readCanonical(board, kind, text);
        expect(direct === null ? null : printOrder(direct)).toBe(text);
        // A blank in front is enough to leave the direct reader.
        expect(parseOrder(board, ` ${text}`)).toContainEqual(direct);
      }),
      { numRuns: 2000 },
    );
  });

  test("is read back in a position of its phase, without a guess", () => {
    fc.assert(
      fc.property(anyOrder, fc.boolean(), ([kind, order], lower) => {
        const text = printOrder(order);
        isRead(kind, order, lower ? text.toLowerCase() : text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("result lines", () => {
  const { words } = ownCatalogue();
  const names = makeNames(words, board);
  const remarks = ["", "  (*bounce*)", "  (*cut, dislodged*)", "  (*void*)", "  (*no convoy*)"];

  test("are read back with their remarks", () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...remarks), ([kind, order], remark) => {
        const of = order.kind === "support" || order.kind === "convoy" ? [order.of] : [];
        const printer = orderPrinter(
          words,
          names,
          of.map((one) => ({ ...one, power: "GERMANY" })),
        );
        // Result lines say the route of a convoyed army, not that it went by convoy.
        const plain = order.kind === "move" ? { ...order, viaConvoy: false } : order;
        isRead(kind, plain, `France: ${printLine(printer, "FRANCE", plain)}${remark}`);
      }),
      { numRuns: 1000 },
    );
  });
});
