/** Which of the things that wait a clause names: `the one to Italy`, `both letters`, `the second`, `Vienna`. */
import {
  type AnswerClause,
  clearsOrders,
  gmWishesIn,
  mayBeOrder,
  mentionsIn,
  movesDeadline,
  namesOrder,
  plainWords,
  powersIn,
  sentencesOf,
} from "../../../language/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm, powerOf } from "../../session/speaker.js";
import { readingContext } from "../orders/readings.js";
import type { Thing } from "../waiting/waiting-things.js";

/** What is known of the answer that far. */
export interface Known {
  readonly speaker: Speaker;
  readonly things: readonly Thing[];
  readonly said: ReadonlyMap<Thing, unknown>;
}

/** None where the clause says more than names them, unless it may (`isLoose`). */
export function namedIn(known: Known, clause: AnswerClause, isLoose = false): readonly Thing[] {
  // `Delete all my orders` is said of those that were given.
  const named = clearsOrders(clause.text) ? [] : thingsNamed(known, clause);
  if (named.length === 0 || isLoose) return named;
  const { kinds, places, all, quotes } = clause;
  const isPlain = kinds.length + places.length + quotes.length > 0 || all === "rest";
  // What a GM writes is mostly another wish.
  if (isGm(known.speaker)) return othersIn(known.speaker, clause).length === 0 ? named : [];
  const most = isPlain || /\bones?\b/i.test(clause.text) ? mostBeside : mostBesideName;
  return othersIn(known.speaker, clause).length <= most ? named : [];
}

/** How many words may stand beside what surely names a thing, and beside `all`, a power or a place. */
const [mostBeside, mostBesideName] = [3, 1] as const;

function thingsNamed(known: Known, clause: AnswerClause): readonly Thing[] {
  const { speaker, things, said } = known;
  const { board } = speaker.game;
  const { text, quotes, kinds, all } = clause;
  const messages = things.filter((each) => each.kind === "message");
  const quoting = messages.filter(({ words }) => quotes.some((each) => words.includes(each)));
  if (quoting.length > 0) return quoting;
  const powers = powersIn(board, text);
  const toThem = messages.filter(
    ({ to }) => to.kind === "some" && to.powers.some((each) => powers.includes(each)),
  );
  if (toThem.length > 0) return toThem;
  const ofKind = things.filter((each) => isOfKinds(each, kinds));
  const counted = inPlace(ofKind.length > 0 && kinds.length > 0 ? ofKind : things, clause);
  if (counted.length > 0) return counted;
  // Where nothing was said of any, `the others` are people.
  if (all === "rest") return said.size > 0 ? ofKind.filter((each) => !said.has(each)) : [];
  if (kinds.length > 0) return powers.length > 0 ? [] : ofKind;
  const placed = ordersNamed(known, text);
  if (placed.length > 0) return placed;
  return all === "all" ? things : [];
}

function isOfKinds(thing: Thing, kinds: AnswerClause["kinds"]): boolean {
  return kinds.length === 0 || kinds.some((kind) => isOfKind(thing, kind));
}

/** A reminder waits as a message. */
function isOfKind(thing: Thing, kind: AnswerClause["kinds"][number]): boolean {
  switch (kind) {
    case "orders":
      return thing.kind === "order";
    case "deadline":
      if (thing.kind === "order")
        return thing.order === null && sentencesOf(thing.text).some(movesDeadline);
      return thing.kind === "command" && /^(?:SET (?:DEADLINE|GRACE)|EXTEND)\b/.test(thing.text);
    default:
      return thing.kind === "message";
  }
}

/** Orders that stand together were shown as one. */
function inPlace(things: readonly Thing[], { places }: AnswerClause): readonly Thing[] {
  const shown: Thing[][] = [];
  for (const thing of things) {
    const last = shown.at(-1);
    const isOne = thing.kind === "order" && last?.[0]?.kind === "order";
    if (isOne && things.some(({ kind }) => kind !== "order")) last?.push(thing);
    else shown.push([thing]);
  }
  return places.flatMap((place) => shown.at(place) ?? []);
}

/** The orders of which every place stands in them, or the message that speaks of all of these places. */
function ordersNamed({ speaker, things }: Known, text: string): readonly Thing[] {
  const power = powerOf(speaker);
  const { board } = speaker.game;
  const named = mentionsIn(board, text);
  const mentions = named.map(({ at }) => at);
  const orders = things.flatMap((each) =>
    each.kind === "order" && each.order !== null ? [each] : [],
  );
  if (power !== null && orders.length > 0) {
    const context = readingContext(speaker.game, power);
    const given = orders.map(({ order }) => order!);
    const parts = named.map(({ from, to }) => text.slice(from, to));
    const whole = orders.filter(({ order }) => namesOrder(context, given, order!, text));
    if (whole.length > 0) return whole;
    const each = parts.map((part) =>
      orders.filter(({ order }) => namesOrder(context, given, order!, part)),
    );
    if (each.length > 0 && each.every(({ length }) => length > 0)) return [...new Set(each.flat())];
  }
  if (mentions.length === 0) return [];
  const speaking = things.filter((each) => {
    if (each.kind !== "message") return false;
    const places = mentionsIn(board, each.words).map(({ at }) => at);
    return mentions.every((place) => places.includes(place));
  });
  return speaking.length === 1 ? speaking : [];
}

/** The words beside names and what every answer has. */
export function othersIn(
  { game: { board } }: Speaker,
  { text, others }: AnswerClause,
): readonly string[] {
  const names = mentionsIn(board, text).map(({ from, to }) => plainWords(text.slice(from, to)));
  const isName = (word: string) =>
    powersIn(board, word).length > 0 || names.some((each) => each.split(" ").includes(word));
  return others.filter((word) => !isName(word));
}

/** `Bulgaria is fine` is said of an order, and sends no message that speaks of it. */
export function isNamedByPlace(
  { speaker }: Known,
  clause: AnswerClause,
  named: readonly Thing[],
): boolean {
  const { kinds, places, quotes, all, text } = clause;
  if (named.some(({ kind }) => kind !== "message") || all !== null) return false;
  if (kinds.length + places.length + quotes.length > 0) return false;
  return powersIn(speaker.game.board, text).length === 0;
}

/** `Yes, Edinburgh please`, where nothing waits for Edinburgh, says yes to nothing. */
export function choosesElse({ speaker }: Known, { text, says }: AnswerClause): boolean {
  const isBrief = (text.match(/\p{L}+/gu) ?? []).length <= 4;
  return says === null && isBrief && mentionsIn(speaker.game.board, text).length === 1;
}

/** Is the clause of something else: `stop waiting for Germany, just go on`, from a GM? */
export function tellsOther({ speaker }: Known, clause: AnswerClause): boolean {
  if (othersIn(speaker, clause).length > fewestTold) return true;
  return isGm(speaker) && powersIn(speaker.game.board, clause.text).length > 0;
}

/** In no more words nobody is told anything: `send them to Italy`. */
export const fewestTold = 2;

/** `Brest rather to the Atlantic` names an order that waits, and says where else its unit goes. */
export function sendsAway(known: Known, clause: AnswerClause): boolean {
  const names = mentionsIn(known.speaker.game.board, clause.text).length;
  return names + othersIn(known.speaker, clause).length > 1 && keeps(known, clause);
}

/** What else a sentence says beside an answer is a reason, unless it orders or asks something. */
export function keeps({ speaker }: Known, { text }: AnswerClause): boolean {
  const { board } = speaker.game;
  if (isGm(speaker) && (gmWishesIn(text)?.wishes.length ?? 0) > 0) return true;
  return (
    mentionsIn(board, text).length > 0 && (mayBeOrder(text) || powersIn(board, text).length === 0)
  );
}
