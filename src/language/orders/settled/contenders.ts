/**
 * Of the meanings of each order those that can be meant: by the writer's other orders, the units that there are, and
 * the types that the words name.
 */
import { provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import type { ReadingContext } from "../contract.js";
import type { Pending } from "../gather.js";
import { isPossible } from "../help.js";
import type { Meaning } from "../interpret.js";
import { withHelpedMoves } from "../sets/helped-moves.js";
import { eliminate } from "./elimination.js";

/** The orders of each power, with the meanings that are left to each. */
export function eliminateByPower(
  context: ReadingContext,
  pending: readonly Pending[],
): readonly Pending[] {
  const said = pending.filter(({ draft }) => !draft.others && draft.kept.length === 0);
  const orders = withHelpedMoves(context, said).map((order) => orSpare(context, order));
  const powers = new Set(orders.map(({ power }) => power));
  return [...powers].flatMap((power) =>
    eliminate(
      orders.filter((order) => order.power === power).map((order) => withTypes(context, order)),
      context.rulebook.interpretation,
      (order) => isPossible(context, power, order),
    ),
  );
}

/** Where no meaning is possible, the own unit whose name only begins so may be meant: `F Tyr - Nap`. */
function orSpare(context: ReadingContext, order: Pending): Pending {
  const can = ({ order: meant }: Meaning) =>
    isPossible(context, order.power, meant) && isOfItsType(context, meant);
  const { spare } = order.draft;
  if (spare.length === 0 || order.meanings.some(can)) return order;
  const possible = spare.filter(can).map((meaning) => ({ ...meaning, guessed: true }));
  return possible.length === 0 ? order : { ...order, meanings: possible };
}

/** `A Brg - Mnch`: of guesses those that name a unit with its type go before those that mistake it. */
function withTypes(context: ReadingContext, order: Pending): Pending {
  const can = ({ order: meant }: Meaning) => isPossible(context, order.power, meant);
  const areGuesses = order.meanings.every(({ slip }) => slip !== null);
  if (order.meanings.length < 2 || !areGuesses || !order.meanings.some(can)) return order;
  const typed = order.meanings.filter(
    (meaning) => can(meaning) && isOfItsType(context, meaning.order),
  );
  if (typed.length === 0 || typed.length === order.meanings.length) return order;
  return { ...order, meanings: typed.map((meaning) => ({ ...meaning, guessed: true })) };
}

/** `F Tyr H`, where the army is in Tyrolia and the fleet in the Tyrrhenian Sea. */
function isOfItsType({ position }: ReadingContext, order: WrittenOrder): boolean {
  if (order.kind === "waive" || order.kind === "build" || order.unit.type === null) return true;
  const { type, at } = order.unit;
  return [...position.units, ...position.dislodged].some(
    (unit) => provinceOf(unit.at) === provinceOf(at) && unit.type === type,
  );
}
