/**
 * Orders that follow one another with nothing between them, as people type on a phone: `bul gre con bul ank h`.
 * Only the position tells where each ends; what can be parted in two ways is not parted at all.
 */
import type { Role } from "../../lexer/order-words.js";
import { is, type Token } from "../../lexer/token.js";
import { isAt, type OwnUnit } from "./situation.js";

/** Nothing else stands in such a row. */
const inRuns: readonly Role[] = [
  "place",
  "coast",
  "army",
  "fleet",
  "arrow",
  "hold",
  "support",
  "convoy",
  "via",
  "nation",
  "reference",
  "others",
];

/** An order names its own unit, the one that it helps, and where that goes. */
const mostNames = 3;

/** No row that people write has more own units in it, or needs more trials. */
const limits = { units: 20, trials: 80 };

/**
 * The one way to part the tokens into orders for different units, each of which begins with its unit. `read` says what
 * a part means behind the part before it: null where that is no order that is possible.
 */
export function partedRun<T>(
  own: readonly OwnUnit[],
  words: readonly Token[],
  read: (part: readonly Token[], before: T | null) => T | null,
): readonly T[] | null {
  // Without the breaks that an order in full got behind it already.
  const tokens = words.filter((word, at) => word.start !== words[at + 1]?.start);
  if (!tokens.every((word) => is(word, ...inRuns))) return null;
  const starts = tokens.flatMap((_, at) => (beginsOrder(own, tokens, at) ? [at] : []));
  if (starts[0] !== 0 || starts.length === 1 || starts.length > limits.units) return null;
  // `A War - Gal (Livland nach Preußen)`: a sign between them, or a word that says nothing.
  if (starts.slice(1).some((at) => tokens[at]!.start > tokens[at - 1]!.end + 1)) return null;
  const ends = [...starts.slice(1), tokens.length];
  const ways: (readonly T[])[] = [];
  let trials: number = limits.trials;
  part(0, [], [], []);
  const [way, another] = ways;
  const isSure = another === undefined && trials > 0;
  return way !== undefined && isSure && way.length > 1 ? way : null;

  function part(
    from: number,
    orders: readonly T[],
    ordered: readonly OwnUnit[],
    entered: readonly OwnUnit[],
  ): void {
    if (from === starts.length) {
      // `vie bud tri hold`: who goes where another stays may be one of three that hold.
      if (entered.every((unit) => ordered.includes(unit))) ways.push(orders);
      return;
    }
    const unit = unitAt(own, tokens, starts[from]!);
    if (unit !== null && ordered.includes(unit)) return;
    for (let to = from; to < Math.min(from + mostNames, starts.length); to += 1) {
      if (ways.length > 1 || trials === 0) return;
      trials -= 1;
      const row = tokens.slice(starts[from], ends[to]);
      const order = read(row, orders.at(-1) ?? null);
      if (order === null) continue;
      const isMove = row.every((word) => is(word, "place", "army", "fleet"));
      const inWay = own.filter((other) => isMove && other !== unit && isAt(other, row.at(-1)!));
      const done = unit === null ? ordered : [...ordered, unit];
      part(to + 1, [...orders, order], done, [...entered, ...inWay]);
    }
  }
}

/** An own unit, with its type or without, or words for all that are left. */
function beginsOrder(own: readonly OwnUnit[], tokens: readonly Token[], at: number): boolean {
  if (is(tokens[at], "others")) return true;
  const isBehindType = is(tokens[at - 1], "army", "fleet");
  return !isBehindType && unitAt(own, tokens, at) !== null;
}

function unitAt(own: readonly OwnUnit[], tokens: readonly Token[], at: number): OwnUnit | null {
  const name = is(tokens[at], "army", "fleet") ? tokens[at + 1] : tokens[at];
  return own.find((unit) => name !== undefined && isAt(unit, name)) ?? null;
}
