/**
 * Which units of the writer's a sentence speaks of, and where: by their places, by what is of a place (`die
 * M\u00fcnchner`), or by their kind alone, `the boat`, of which the writer may have one that can go there.
 */
import { type ProvinceId, provinceOf, spelling, type UnitType } from "../../../map/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { mentionsIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import type { ReadingContext } from "../contract.js";

export interface Own {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

/** A word of a sentence, and what it can name. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The place of its name. */
  readonly place: ProvinceId | null;
  /** `Army`, `boat`: the kind of a unit. */
  readonly type: UnitType | null;
  /** It is of a place: `M\u00fcnchner`, `Edinburgh's`. */
  readonly of: ProvinceId | null;
  /** The places whose names begin so. */
  readonly near: readonly ProvinceId[];
}

export function ownUnits({ position, power }: ReadingContext): readonly Own[] {
  return position.units
    .filter((unit) => unit.power === power)
    .map(({ type, at }) => ({ type, at: provinceOf(at) }));
}

/** The words of a sentence, each name as one. */
export function wordsIn(
  context: ReadingContext,
  places: readonly ProvinceId[],
  sentence: string,
): readonly Word[] {
  const mentions = mentionsIn(context.board, sentence);
  const names = mentions.map(({ at, from, to }): Word => {
    return { text: sentence.slice(from, to), from, to, place: at, type: null, of: null, near: [] };
  });
  const isFree = (from: number) => !mentions.some((each) => from >= each.from && from < each.to);
  const others = [...sentence.matchAll(/[\p{L}\p{M}]+|\d+|[-=]+>/gu)]
    .filter(({ 0: text, index }) => !isCutOff(sentence, text, index))
    .filter(({ index }) => isFree(index))
    .map(({ 0: text, index }): Word => {
      const span = { text, from: index, to: index + text.length };
      const word = spelling(text);
      return {
        ...span,
        place: null,
        type: typeOf(word),
        of: placeOf(context, places, text),
        near: placesNear(context, text),
      };
    });
  return [...names, ...others].toSorted((one, other) => one.from - other.from);
}

/** The letter of `l'Espagne`, `hab's` */
function isCutOff(sentence: string, text: string, at: number): boolean {
  const [before, behind] = [sentence[at - 1] ?? "", sentence[at + text.length] ?? ""];
  return text.length === 1 && /['\u2019]/.test(before + behind);
}

/** The kind of unit that a word in plain letters means: `boat` */
export function typeOf(word: string): UnitType | null {
  const roles = word.length < 3 ? [] : (orderWords.get(word) ?? []);
  const [army, fleet] = [is({ roles }, "army"), is({ roles }, "fleet")];
  if (army === fleet) return null;
  return army ? "A" : "F";
}

/** `The Viennese army`, `die R\u00f6mer`: the one place of own units, now or soon, that begins so. */
function placeOf(
  { board }: ReadingContext,
  places: readonly ProvinceId[],
  text: string,
): ProvinceId | null {
  const word = spelling(text);
  if (!adjective.test(word) || orderWords.has(word)) return null;
  const named = namesOf(board)
    .prefix(word.slice(0, 4))
    .map(({ at }) => at);
  const [place, another] = places.filter((at) => named.includes(at));
  return another === undefined ? (place ?? null) : null;
}

/** Places whose names begin so. */
export function placesNear({ board }: ReadingContext, text: string): readonly ProvinceId[] {
  const word = spelling(text);
  if (word.length < 5 || orderWords.has(word)) return [];
  const names = namesOf(board);
  const found = names.prefix(word);
  const near = found.length > 0 ? found : names.prefix(word.slice(0, -1));
  return [...new Set(near.map(({ at }) => at))];
}

const adjective =
  /^\p{L}{3,}(?:n?er|ern|ans?|ese|ese?n|isch\p{L}{0,2}|ois|oise|ais|aise|ien|ienne|an[oaie]|es[ei])$/u;

/** `Apulia or Tuscany` */
export const either = /^(?:or|oder|ou|o|of)$/iu;

/** `A fleet` may be anybody's. */
export const indefinite =
  /^(?:an?|any|eine?n?|ne|une?|una?|uno|een|every|another|his|her|their|your)$/iu;
