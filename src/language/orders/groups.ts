/** What `the others`, `both fleets` and `all but Venice` mean: which of the writer's units, and how many at most. */
import type { ProvinceId } from "../../map/index.js";
import { is, type Token } from "../lexer/token.js";
import { unitType } from "./places.js";
import type { OrderNode } from "./tree.js";

/** Units of one type, or all but some. */
export interface Group {
  readonly type: "A" | "F" | null;
  readonly spared: readonly ProvinceId[];
  /** `the other` is one, `both` two: no more can be meant. */
  readonly most: number;
  /** `Both` are any two, and may be such as a text names that nobody could read. */
  readonly isAny: boolean;
}

/** The units that the words for a group mean. */
export function groupOf(
  tokens: readonly Token[],
  { type, spared }: Extract<OrderNode, { readonly kind: "others" }>,
): Group {
  return {
    type: type === null ? null : unitType(tokens[type]!),
    spared: spared.flatMap(({ place }) => tokens[place.name]!.places.map(({ at }) => at)),
    most: mostOf(tokens),
    isAny: tokens.some((word) => is(word, "others", "both") && pair.test(word.text)),
  };
}

/** How many units the words for the group can mean at most. */
function mostOf(tokens: readonly Token[]): number {
  const groups = tokens.filter((word) => is(word, "others", "both"));
  if (groups.length > 0 && groups.every(({ text }) => single.test(text))) return 1;
  if (groups.length !== 1) return Number.POSITIVE_INFINITY;
  const [, count] = counted.exec(groups[0]!.text) ?? [];
  if (count !== undefined) return numbers[count] ?? Number(count);
  return pair.test(groups[0]!.text) ? 2 : Number.POSITIVE_INFINITY;
}

const single = /^(?:the other|my other|(?:the )?(?:other|second|third|last) one)$/;

const counted = /^the other (one|two|three|four|five|\d+)$/;

const pair = /^both$|^(?:the )?(?:both|two|pair)(?: of them)?$/;

export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
