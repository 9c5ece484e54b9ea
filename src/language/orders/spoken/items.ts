/**
 * A sentence as the items of which `spoken.ts` makes orders: words, signs of staying and denying, times, and
 * breaks.
 */

import { type ProvinceId, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { mentionsIn, powersIn } from "../../names/mentions.js";
import { isAimed, signsIn } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import { blank } from "../prose/markup.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { ownUnits, type Word, wordsIn } from "./units.js";
import { idle, onceFree, stayingOn, timesIn } from "./words.js";

interface Span {
  readonly from: number;
  readonly to: number;
}

export type Item =
  | {
      readonly kind: "word";
      readonly word: Word;
      /** The word before it. */
      readonly previous: string;
      /** It stands behind `into the`, behind `of`. */
      readonly isAimed: boolean;
      readonly isOf: boolean;
      /** `Of`, `from`: it stands behind no words that lead there. */
      readonly isWhence: boolean;
      /** The end of its clause speaks of another turn. */
      readonly isLater: boolean;
    }
  | { readonly kind: "stay"; readonly isLater: boolean }
  | { readonly kind: "denial" }
  /** `With the help of`, `aidée par`: who helps is named behind it. */
  | { readonly kind: "backed" }
  | { readonly kind: "break"; readonly isTurn: boolean; readonly isAnd: boolean }
  | {
      readonly kind: "time";
      readonly isNow: boolean;
      readonly isWeak: boolean;
      readonly season: "S" | "F" | null;
      /** It stands before what its clause says. */
      readonly isLeading: boolean;
    };

/** The items in the order of the sentence; what hangs on nothing is left out. */
export function itemsOf(
  context: ReadingContext,
  ways: ReadonlyMap<ProvinceId, ProvinceId>,
  said: string,
): readonly Item[] {
  const sentence = withoutIdle(context, said);
  const places = [...new Set([...ownUnits(context).map(({ at }) => at), ...ways.values()])];
  const times = timesIn(sentence, context.phase.season === "F" ? "F" : "S");
  const stays = staysIn(sentence);
  const denials = signsIn(sentence, []).filter(
    ({ kind, from, to }) => kind === "denial" && isFree(stays, { from, to }),
  );
  const breaks = [...sentence.matchAll(breaking)].map(({ 0: text, index }) => {
    return { text, from: index, to: index + text.length };
  });
  const backings = backingsIn(sentence);
  const taken: readonly Span[] = [...times, ...stays, ...denials, ...breaks, ...backings];
  const words = wordsIn(context, places, sentence).filter(
    (word) =>
      isFree(stays, word) && (word.place !== null ? !isWithin(times, word) : isFree(taken, word)),
  );
  const clauses = {
    times,
    breaks,
    said: [...words.filter(({ place }) => place !== null), ...stays],
  };
  const items: readonly Placed[] = [
    ...words.map((word, at) => ({
      ...spanOf(word),
      item: wordItem(clauses, sentence, word, words[at - 1]),
    })),
    ...stays.map((span) => ({
      ...span,
      item: { kind: "stay", isLater: endsLater(clauses, span.to) } as const,
    })),
    ...denials.map((each) => ({ ...spanOf(each), item: { kind: "denial" } as const })),
    ...breaks.map((each) => ({ ...spanOf(each), item: breakItem(each.text) })),
    ...backings.map((each) => ({ ...each, item: { kind: "backed" } as const })),
    ...times.map(({ isNow, isWeak, season, ...span }) => ({
      ...spanOf(span),
      item: { kind: "time", isNow, isWeak, season, isLeading: leads(clauses, span.from) } as const,
    })),
  ];
  return items.toSorted((one, other) => one.from - other.from).map(({ item }) => item);
}

/** The sentence without reasons, purposes and conditions on which nothing hangs, each word where it was. */
export function withoutIdle(context: ReadingContext, said: string): string {
  const own = ownUnits(context).map(({ at }) => at);
  const isOfOwn = (words: string, from: number) => {
    const last = mentionsIn(context.board, said.slice(0, from + words.length)).at(-1);
    const others = powersIn(context.board, words).filter((power) => power !== context.power);
    return others.length === 0 && (last === undefined || own.includes(last.at));
  };
  return withoutIdleConditions("M", said)
    .replace(onceFree, (words, from: number) => (isOfOwn(words, from) ? blank(words) : words))
    .replace(idle, blank);
}

interface Placed extends Span {
  readonly item: Item;
}

/** The clauses of a sentence: their ends, and what each says of places and of staying. */
interface Clauses {
  readonly times: ReturnType<typeof timesIn>;
  readonly breaks: readonly Span[];
  readonly said: readonly Span[];
}

function wordItem(clauses: Clauses, sentence: string, word: Word, previous?: Word): Item {
  const before = sentence.slice(0, word.from);
  return {
    ...({ kind: "word", word, previous: previous?.text ?? "" } as const),
    ...{ isAimed: isAimed(before), isWhence: whence.test(before), isOf: behindUnit.test(before) },
    isLater: endsLater(clauses, word.to),
  };
}

function breakItem(text: string): Item {
  return { kind: "break", isTurn: turning.test(text), isAnd: joining.test(text) };
}

/** Does a time stand before all that its clause says? */
function leads({ breaks, said }: Clauses, at: number): boolean {
  const start = breaks.findLast(({ to }) => to <= at)?.to ?? 0;
  return !said.some(({ from }) => from >= start && from < at);
}

/** Does the end of the clause speak of another turn? */
function endsLater(clauses: Clauses, at: number): boolean {
  const end = clauses.breaks.find(({ from }) => from >= at)?.from ?? Number.POSITIVE_INFINITY;
  return clauses.times.some(
    ({ isNow, isWeak, from, to }) =>
      !isNow && !isWeak && from > at && to <= end && !leads(clauses, from),
  );
}

function spanOf({ from, to }: Span): Span {
  return { from, to };
}

function isFree(spans: readonly Span[], { from, to }: Span): boolean {
  return !spans.some((each) => each.from < to && each.to > from);
}

/** `Por ahora` is no Portugal. */
function isWithin(spans: readonly Span[], { from, to }: Span): boolean {
  return spans.some((each) => each.from <= from && each.to >= to);
}

function staysIn(sentence: string): readonly Span[] {
  const long = [...sentence.matchAll(stayingOn)].map(({ 0: text, index }) => {
    return { from: index, to: index + text.length };
  });
  const short = signsIn(sentence, []).filter(({ kind }) => kind === "stay");
  return [...long, ...short.filter((each) => isFree(long, each)).map(spanOf)];
}

/** By the lexer's tables: from the longest words of this kind at each place. */
function backingsIn(sentence: string): readonly Span[] {
  const words = [...sentence.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: text, index }) => {
    return { text: spelling(text), from: index, to: index + text.length };
  });
  return words.flatMap(({ from }, at) => {
    const ends = [5, 4, 3, 2].map((length) => words.slice(at, at + length));
    const found = ends.find(
      (each) =>
        each.every((word, index) => index === 0 || word.from === each[index - 1]!.to + 1) &&
        orderWords.get(each.map(({ text }) => text).join(" "))?.includes("backing"),
    );
    return found === undefined ? [] : [{ from, to: found.at(-1)!.to }];
  });
}

const breaking =
  /[,;:()!.\u2026\u2013]|(?<!\p{L})(?:and|but|und|aber|sondern|et|mais|y|pero|sino|e|ma|maar)(?!\p{L})/giu;
const joining = /^(?:and|und|et|y|e)$/iu;
const turning = /[,;:()!.\u2026\u2013]|but|sondern|mais|sino|ma/iu;

/** `The army of`, `die Flotte in der`: the place of the unit follows. */
const behindUnit = regex("iu")`
  (?<!\p{L})(?:
    in|at|of|from|aus|von|vom|bei|zu|de|du|d['\u2019]|del?|dell[ao]|dell['\u2019]|di|da|en|\u00e0
    |au|uit|van|te
  )(?: (?:the|der|dem|den|la|le|el|il|los|las|de|het))?\s*$
`;

const whence = regex("iu")`
  (?<!\p{L})(?:
    of|from|at|aus|von|vom|bei|uit|vanuit|di|dell[ao]|del|da|dal|dalla|dall['\u2019]|desde|depuis
  )(?: ?(?:the|der|dem|la|le|el|il|los|las|de|het))?\s*$
`;
