/**
 * What the words behind a yes change in the orders of a kept mail: surely, as a guess, or in a way that nobody can
 * tell, which keeps back the units that they name.
 */
import {
  changesOf,
  isHedged,
  type OrderLine,
  orderedUnit,
  ordersByPlaces,
  ordersMeant,
  placesIn,
  type ReadingContext,
  readOrders,
  sentencesOf,
  typesNamed,
} from "../../../language/index.js";
import { type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import type { MailChange } from "../../session/session.js";
import { unitIn, withType } from "../orders/own-orders.js";
import { numbered } from "../orders/readings.js";

/** The change, and the words that say nothing clear of it; null for the change where they leave open what it is. */
interface Changed {
  readonly change: MailChange | null;
  readonly unread: readonly OrderLine[];
}

/** A line, and what may be changed there, without the words that turn to it. */
type Told = OrderLine & { readonly line: string };

export function changedBy(context: ReadingContext, mail: string, lines: readonly Told[]): Changed {
  const { readings } = readOrders(context, numbered(mail.split("\n")));
  const given = readings.map(({ order }) => order);
  const sure = changesOf(context, given, lines);
  if (sure !== null) {
    const orders = sure.map(({ order }) => printOrder(order));
    return { change: { orders, guesses: [], without: [] }, unread: [] };
  }
  const meant = ordersMeant(context, new Set(), mail);
  const kept = new Map([
    ...meant.map(({ unit, text }) => [unit, text] as const),
    ...given.flatMap((order) =>
      orderedUnit(order).map((unit) => [unit, written(context, order)] as const),
    ),
  ]);
  const guesses: { readonly said: string; readonly orders: readonly string[] }[] = [];
  const unread: OrderLine[] = [];
  for (const { number, text, line } of lines)
    for (const sentence of sentencesOf(text).map((each) => each.trim())) {
      const said = sentenceWith(line, sentence);
      const orders = ordersSaid(context, given, sentence);
      // `Paris goes to Burgundy alone, then`: what is only said again stands as it was.
      const changed = orders.filter((each) => kept.get(unitIn(each)) !== each);
      if (changed.length > 0) guesses.push({ said, orders: changed });
      else if (!tellsOnly(context, orders, sentence)) unread.push({ number, text: said });
    }
  const ofUnits = unread.filter(({ text }) => unitsNamed(context, kept, text).length > 0);
  // A question is answered, and keeps nothing back.
  const told = ofUnits.filter(({ text }) => !text.endsWith("?") || isHedged(text));
  const without = told.flatMap(({ text }) => unitsNamed(context, kept, text));
  const isVague = unread.some((each) => !ofUnits.includes(each) && isHedged(each.text));
  const isUnclear = guesses.length === 0 && without.length === 0 && unread.length > ofUnits.length;
  const isAll = kept.size > 0 && [...kept.keys()].every((unit) => without.includes(unit));
  if (isVague || isUnclear || isAll) return { change: null, unread };
  return { change: { orders: [], guesses, without }, unread: ofUnits };
}

/** Does a sentence name no place but those of these orders? */
function tellsOnly({ board }: ReadingContext, orders: readonly string[], sentence: string) {
  const known = orders.flatMap((each) => placesIn(board, each));
  return orders.length > 0 && placesIn(board, sentence).every((place) => known.includes(place));
}

/** The sentence as it was written. */
function sentenceWith(line: string, words: string): string {
  return (
    sentencesOf(line)
      .find((each) => each.includes(words.slice(0, -1)))
      ?.trim() ?? words
  );
}

/** What a sentence says by its places, or by what was learned; none where that hangs on something. */
function ordersSaid(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
): readonly string[] {
  // `With Spain and Portugal that makes five, doesn't it?`: places alone order nothing there.
  const placed = sentence.endsWith("?") ? null : ordersByPlaces(context, given, sentence);
  if (placed !== null) return placed.map(({ order }) => written(context, order));
  const meant = ordersMeant(context, new Set(), sentence);
  return meant.some(({ depends }) => depends) ? [] : meant.map(({ text }) => text);
}

/** In notation, with the type of the unit. */
function written({ position }: ReadingContext, order: WrittenOrder): string {
  return printOrder(withType(order, position.units));
}

/** The units with an order in the mail that words name, by their place, their goal or their type. */
function unitsNamed(
  { board, position }: ReadingContext,
  kept: ReadonlyMap<ProvinceId, string>,
  words: string,
): readonly ProvinceId[] {
  const places = placesIn(board, words);
  const [type, other] = typesNamed(words);
  const isOfType = (at: ProvinceId, each: UnitType | undefined) =>
    position.units.some((unit) => provinceOf(unit.at) === at && unit.type === each);
  return [...kept].flatMap(([unit, order]) => {
    const isPlaced = placesIn(board, order).some((place) => places.includes(place));
    return isPlaced || (other === undefined && isOfType(unit, type)) ? [unit] : [];
  });
}
