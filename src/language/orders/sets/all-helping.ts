/**
 * `Galicia to Budapest, everything that can supports it`: the units that are meant are those without an order by
 * the other words which can help that move, or the unit that is named.
 */

import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { OrdersReading, ReadingContext } from "../contract.js";
import { isPossible, ownUnits } from "../help.js";
import { orderedUnit } from "../ordered-unit.js";

type Move = Extract<WrittenOrder, { readonly kind: "move" }>;
type Read = (lines: readonly OrderLine[]) => OrdersReading;

/** The lines, with each such helper named before what it supports. */
export function withAllHelping(
  context: ReadingContext,
  lines: readonly OrderLine[],
  read: Read,
): readonly OrderLine[] {
  const { phase, power } = context;
  const at = lines.findIndex(({ text }) => allHelp.test(text));
  if (phase.kind !== "M" || power === null || at < 0) return lines;
  const line = lines[at]!;
  const { 0: words, index, groups = {} } = allHelp.exec(line.text)!;
  const rest = line.text.slice(0, index) + line.text.slice(index + words.length);
  const { readings } = read(lines.with(at, { ...line, text: rest }));
  const given = readings.flatMap(({ order, illegal }) => (illegal === null ? [order] : []));
  const helping = (helped: Helped): readonly string[] => {
    const ordered = [...given.flatMap(orderedUnit), provinceOf(helped.of.at)];
    return ownUnits(context)
      .filter((unit) => !ordered.includes(provinceOf(unit.at)))
      .map((unit): WrittenOrder => ({ kind: "support", unit, ...helped }))
      .filter((order) => isPossible(context, power, order))
      .map((order) => printOrder(order));
  };
  const all = [...given, ...(context.standing ?? [])];
  // Where nobody can help a move, help is for the unit where it stands.
  const ways = [all, given].map((moves) => helpedIn(context, moves, groups.whom ?? ""));
  const orders = ways
    .map((helped) => (helped === null ? [] : helping(helped)))
    .find(({ length }) => length > 0);
  if (orders === undefined) return lines;
  const text = `${line.text.slice(0, index)}, ${orders.join(", ")}${line.text.slice(index + words.length)}`;
  return lines.with(at, { ...line, text: text.replace(/^\W+/, "") });
}

type Helped = Pick<Extract<WrittenOrder, { readonly kind: "support" }>, "of" | "to">;

/** The unit that is named, or that goes to where is named; by a pronoun the last that was sent somewhere. */
function helpedIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  whom: string,
): Helped | null {
  const moves = given.filter((order): order is Move => order.kind === "move");
  const [named] = placesIn(context.board, whom);
  const last = moves.at(-1);
  if (named === undefined)
    return last === undefined || !pronoun.test(whom.trim()) ? null : helpOf(last);
  const isAt = (at: ProvinceId) => provinceOf(at) === named;
  const move = moves.find(({ unit }) => isAt(unit.at)) ?? moves.find(({ to }) => isAt(to));
  if (move !== undefined) return helpOf(move);
  const unit = ownUnits(context).find(({ at }) => isAt(at));
  return unit === undefined ? null : { of: unit, to: null };
}

function helpOf({ unit, to }: Move): Helped {
  return { of: unit, to };
}

const pronoun = regex("iu")`
  ^(?:
    it|her|him|them|that|this|(?:that|this|the) (?:move|attack)|sie|ihn|es|das|dabei|den (?:zug|angriff)|la|le|lo
    |l['\u2019]attaque
  )?$
`;

const can = wrapped`
  (?:\s(?:that|who|which|where|wherever|if|as|die|der|das|was|qui|que|che)
    \s(?:(?:it|they|he|she)\s)?
    (?:can|is able to|are able to|possible|kann|k\u00f6nnen|peu(?:t|vent)|pued\p{L}+|pu\u00f2|possono)
    (?:\s(?:reach|help|do so|it))*)
`;
const others = wrapped`
  (?:
    every(?:thing|one|body)(?: else)?|all (?:the |my |of )?(?:others?|rest|other units|units)|the (?:rest|others)
    |any(?:one|body|thing)(?: else)?|who(?:so)?ever|whatever|alles?(?: andere\p{L}*)?|der rest
    |die (?:anderen|\u00fcbrigen)|tout(?: le monde| le reste)?|toutes? les autres|les autres
    |todo(?:s)?|los dem\u00e1s|tutt[oi](?: gli altri)?|gli altri|alles|iedereen|de rest
  )
`;

/** `Vienna and Serbia all support it` are not all. */
const allHelp = regex("iu")`
  (?:
    (?:[.,;:!]\s+|^|[,;]?\s(?:and|with|und|mit|et|y|e|en)\s)
    (?:${others}${can}?|(?:all|alles?|tous|tout|toutes|todos|tutti),?${can},?)
    \s(?:(?:should|can|will|must|soll\p{L}*)\s)?
    (?:supports?|helps?|backs?|supporting|helping|unterst\u00fctz\p{L}+|hilft|helfen|souti\p{L}+|aide(?:nt)?|apoya\p{L}*
      |appoggia\p{L}*|steun\p{L}*)
    (?<whom>(?:\s(?!(?:that|who|where|wherever|if|as|die|der|das|was|qui|que|che)\s)[\p{L}.]+){0,5}?)
    (?:,?${can})?
    |,?\ssupported\sby\s(?:every(?:thing|one|body)(?: else)?|all(?: the)? (?:others|rest)|whatever|anything)
      (?:\s(?:that|who)?\s?can(?:\s(?:reach|help|do so|it))*)?
  )(?=\s*(?:[.;,!]|$))
`;
