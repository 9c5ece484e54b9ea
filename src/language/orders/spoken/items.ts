/** A sentence as the items of which `spoken.ts` makes orders: words, signs of staying and denying, times, and breaks. */
import type { ProvinceId } from "../../../map/index.js";
import type { ReadingContext } from "../contract.js";
import { isAimed, signsIn } from "../replies/signs.js";
import { ownUnits, type Word, wordsIn } from "./units.js";
import { idle, stayingOn, timesIn } from "./words.js";

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
      /** The end of its clause speaks of another turn. */
      readonly isLater: boolean;
    }
  | { readonly kind: "stay"; readonly isLater: boolean }
  | { readonly kind: "denial" }
  | { readonly kind: "break"; readonly isTurn: boolean }
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
  const sentence = said.replace(idle, (words) => " ".repeat(words.length));
  const places = [...new Set([...ownUnits(context).map(({ at }) => at), ...ways.values()])];
  const times = timesIn(sentence, context.phase.season === "F" ? "F" : "S");
  const stays = staysIn(sentence);
  const denials = signsIn(sentence, []).filter(
    ({ kind, from, to }) => kind === "denial" && isFree(stays, { from, to }),
  );
  const breaks = [...sentence.matchAll(breaking)].map(({ 0: text, index }) => {
    return { text, from: index, to: index + text.length };
  });
  const taken: readonly Span[] = [...times, ...stays, ...denials];
  const words = wordsIn(context, places, sentence).filter(
    (word) =>
      isFree(stays, word) && (word.place !== null ? !isWithin(times, word) : isFree(taken, word)),
  );
  const clauseEnd = (at: number) => breaks.find(({ from }) => from >= at)?.from ?? sentence.length;
  const clauseStart = (at: number) => breaks.findLast(({ to }) => to <= at)?.to ?? 0;
  const says = ({ from, to }: Span) =>
    words.some(({ place, from: at }) => place !== null && at >= from && at < to) ||
    stays.some(({ from: at }) => at >= from && at < to);
  const isLeading = (at: number) => !says({ from: clauseStart(at), to: at });
  const isLater = (at: number) =>
    times.some(
      (time) =>
        !time.isNow &&
        !time.isWeak &&
        time.from > at &&
        time.to <= clauseEnd(at) &&
        !isLeading(time.from),
    );
  const items: readonly (Span & { readonly item: Item })[] = [
    ...words.map((word, at) => ({
      ...spanOf(word),
      item: {
        ...({ kind: "word", word } as const),
        previous: words[at - 1]?.text ?? "",
        isAimed: isAimed(sentence.slice(0, word.from)),
        isOf: behindUnit.test(sentence.slice(0, word.from)),
        isLater: isLater(word.to),
      },
    })),
    ...stays.map((span) => ({
      ...span,
      item: { kind: "stay", isLater: isLater(span.to) } as const,
    })),
    ...denials.map((each) => ({ ...spanOf(each), item: { kind: "denial" } as const })),
    ...breaks.map((each) => ({
      ...spanOf(each),
      item: { kind: "break", isTurn: turning.test(each.text) } as const,
    })),
    ...times.map((time) => ({
      ...spanOf(time),
      item: {
        ...({ kind: "time", isNow: time.isNow, isWeak: time.isWeak } as const),
        ...{ season: time.season, isLeading: isLeading(time.from) },
      },
    })),
  ];
  return items.toSorted((one, other) => one.from - other.from).map(({ item }) => item);
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

const breaking =
  /[,;:()!.\u2026\u2013]|(?<!\p{L})(?:and|but|und|aber|sondern|et|mais|y|pero|sino|e|ma|maar)(?!\p{L})/giu;
const turning = /[,;:()!.\u2026\u2013]|but|sondern|mais|sino|ma/iu;

/** `The army of`, `die Flotte in der`: the place of the unit follows. */
const behindUnit =
  /(?<!\p{L})(?:in|at|of|from|aus|von|vom|bei|de|du|d['\u2019]|del?|dell[ao]|dell['\u2019]|di|da|en|\u00e0|au|uit|van|te)(?: (?:the|der|dem|den|la|le|el|il|los|las|de|het))?\s*$/iu;
