/**
 * Units without a verb. In winter a list of them says what is built or removed; elsewhere, and beside
 * explicit orders, it says where the units stand. A unit without an order is asked back, never held.
 */
import { provinceOf } from "../../../map/index.js";
import type { LineComplaint, ReadingContext } from "../contract.js";
import { dueOf, type Pending, placesOf } from "../gather.js";

/** The orders without those that only list units, and what is asked about these. */
export function withoutLists(
  context: ReadingContext,
  pending: readonly Pending[],
): { readonly orders: readonly Pending[]; readonly asked: readonly LineComplaint[] } {
  const bare = pending.filter(({ draft }) => draft.bare);
  if (bare.length === 0) return { orders: pending, asked: [] };
  const explicit = pending.filter(({ draft }) => !draft.bare);
  if (isAdjustment(context, bare, explicit)) return { orders: pending, asked: [] };
  const count = pending.filter(({ power }) => power === bare[0]!.power).length;
  const ordered = new Set(explicit.flatMap(placesOf));
  const isKnown = (order: Pending) =>
    placesOf(order).some((at) => ordered.has(at)) || isStanding(context, order, explicit);
  const meant = bare.filter(
    (order) => sharesVerb(context, order, explicit) || isNew(context, order, count),
  );
  const asked = bare.filter((order) => !meant.includes(order) && !isKnown(order)).map(missingVerb);
  return { orders: [...explicit, ...meant], asked };
}

/** In winter, above or below explicit orders, a list of units that stand where it says. */
function isStanding(
  context: ReadingContext,
  order: Pending,
  explicit: readonly Pending[],
): boolean {
  if (context.phase.kind !== "A" || explicit.length === 0) return false;
  if (dueOf(context, order.power) < 0 && explicit.length < -dueOf(context, order.power))
    return false;
  const own = context.position.units.filter(({ power }) => power === order.power);
  return placesOf(order).some((at) => own.some((unit) => provinceOf(unit.at) === at));
}

/** `Build: army Moscow; fleet Sevastopol`: the verb is said once for the units behind it. */
function sharesVerb(
  context: ReadingContext,
  { line, span, draft }: Pending,
  explicit: readonly Pending[],
): boolean {
  if (context.phase.kind !== "A" || draft.signed) return false;
  const before = explicit.filter(
    (order) => order.line.number === line.number && order.span.to <= span.from,
  );
  const kinds = before.flatMap(({ meanings }) => meanings.map(({ order }) => order.kind));
  return (
    kinds.length > 0 &&
    draft.meanings.every(({ order }) => kinds.every((kind) => kind === order.kind))
  );
}

/** Beside builds, a unit where none of the power's stands: no position has it. */
function isNew(context: ReadingContext, order: Pending, count: number): boolean {
  if (context.phase.kind !== "A") return false;
  if (order.draft.signed) return true;
  if (count > dueOf(context, order.power)) return false;
  const own = context.position.units.filter(({ power }) => power === order.power);
  return placesOf(order).every((at) => own.every((unit) => provinceOf(unit.at) !== at));
}

/** Is this a list of what is built or removed? No longer than what is due, and nothing beside it. */
function isAdjustment(
  context: ReadingContext,
  bare: readonly Pending[],
  explicit: readonly Pending[],
): boolean {
  if (context.phase.kind !== "A") return false;
  if (explicit.some(({ draft }) => draft.meanings.some(({ order }) => order.kind !== "waive"))) {
    return false;
  }
  const isSigned = bare.every(({ draft }) => draft.signed);
  const [first] = bare;
  const due = dueOf(context, first!.power);
  return isSigned || due >= 0 || bare.length <= -due || bare.length < unitsOf(context, first!);
}

function unitsOf({ position }: ReadingContext, { power }: Pending): number {
  return position.units.filter((unit) => unit.power === power).length;
}

function missingVerb({ line, span }: Pending): LineComplaint {
  return {
    ...line,
    complaint: { kind: "order-incomplete", unit: null, from: span.to, to: span.to },
  };
}
