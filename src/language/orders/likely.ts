/**
 * What a sentence that nobody could read most likely orders: good enough for asking back, and never for noting.
 * One unit of the writer's and one place where it can go are enough; what denies, depends, tells of others or
 * of feelings is none.
 */

import {
  type Board,
  type ProvinceId,
  provinceOf,
  spelling,
  type UnitType,
} from "../../map/index.js";
import { regex } from "../../util/index.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import { orderWords } from "../lexer/order-words.js";
import { placesIn, powersIn } from "../names/mentions.js";
import { namesOf } from "../names/names.js";
import { ifFree } from "../text/if-free.js";
import type { Reading, ReadingContext } from "./contract.js";
import { likelyHelp } from "./likely-help.js";
import { likelyAdjustments, typesSaid } from "./likely-winter.js";
import { says } from "./prose/kinds.js";
import { readOrders } from "./reading.js";

/**
 * The one order that the sentence may be, first of all for units that are not among those `ordered`; null where
 * nothing is near. Only a retreat may be one that is not allowed: then the place is closed.
 */
export function likelyOrder(
  context: ReadingContext,
  ordered: readonly ProvinceId[],
  said: string,
): Reading | null {
  const { board, phase, power } = context;
  const sentence =
    phase.kind === "R"
      ? said
          .replace(ifFree, "")
          .replace(indifferent, "")
          .replace(/\?\s*$/, "")
      : said;
  if (power === null || sentence.length > longest) return null;
  if (looksLikeOrder(sentence) || otherwise.test(sentence)) return null;
  const [other, third] = powersIn(board, sentence).filter((named) => named !== power);
  if (other !== undefined)
    return third === undefined
      ? onlyOne(context, likelyHelp(context, power, other, sentence))
      : null;
  if (phase.kind === "A") return onlyOne(context, likelyAdjustments(context, sentence));
  if (phase.kind === "R" && raising.test(sentence)) return null;
  // Whoever helps goes nowhere.
  const isHelp = says(sentence, "support") || says(sentence, "convoy");
  if (phase.kind === "M" && (isHelp || ofPeople.test(sentence))) return null;
  const places = placesIn(board, sentence);
  const units = unitsOf(context, sentence);
  const [lost, another] = units;
  if (phase.kind === "R" && places.length === 0 && givingUp.test(sentence))
    return lost === undefined || another !== undefined
      ? null
      : (legal(context, `${lost} disband`)[0] ?? null);
  if (phase.kind === "R" && places.length === 0 && lost !== undefined && another === undefined) {
    const ways = placesNear(board, sentence).flatMap((at) => legal(context, `${lost} - ${at}`));
    return ways.length === 1 ? ways[0]! : null;
  }
  const free = units.filter((unit) => !ordered.includes(unit));
  for (const group of [free, units]) {
    const found = waysIn(group, places, (at) => units.includes(at)).flatMap(([from, to]) =>
      legal(context, `${from} - ${to}`),
    );
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  const isAlone = phase.kind === "R" && lost !== undefined && another === undefined;
  return isAlone && places.length === 1 ? read(context, `${lost} - ${places[0]}`) : null;
}

function onlyOne(context: ReadingContext, texts: readonly string[]): Reading | null {
  const [found, another] = texts.flatMap((text) => legal(context, text));
  return another === undefined ? (found ?? null) : null;
}

/** `Don't care, just kill it` */
const indifferent = regex("iu")`
  ^\W*(?:i )?(?:(?:really|honestly) )?(?:do not|don['\u2019]?t|couldn['\u2019]?t) (?:care|mind|bother)
    (?: less| either way| much| any ?more)*[ ,.;:!-]+
`;

/** `gasconny plz`: the places that the one strange word of very few is near to. */
function placesNear(board: Board, sentence: string): readonly ProvinceId[] {
  const words = sentence.match(/[\p{L}\p{M}'\u2019]+/gu) ?? [];
  if (words.length > fewWords) return [];
  const strange = words
    .map((word) => spelling(word))
    .filter((word) => word.length > 4 && !orderWords.has(word));
  const [word, other] = strange;
  return word === undefined || other !== undefined ? [] : namesOf(board).near(word);
}

const fewWords = 4;

/** What becomes of a unit that does not retreat. */
const givingUp = regex("iu")`
  (?<!\p{L})(?:
    let (?:it|him|her|them) (?:die|go)|die|kill|scrap|disband|sacrifice
    |give (?:it|them|him|her) up|bin it|dissolve|rebuild|weg damit
    |l\u00f6s(?:t|e|en sie)? (?:sie|ihn|es|(?:die|meine) (?:flotte|armee)) (?:
      bitte |doch |einfach )?auf
    |aufl\u00f6sen|aufgeben|opfern?|sterben|dissou\p{L}+|abandonn\p{L}+|sacrifi\p{L}+|disolver
    |sacrificar|sciogli\p{L}*|disuelv\p{L}+|opheffen
  )(?!\p{L})
`;

/** A longer sentence tells a story. */
const longest = 160;

/** The writer's units that can go somewhere in this phase, of the type that the sentence names. */
function unitsOf(
  { phase, position, power }: ReadingContext,
  sentence: string,
): readonly ProvinceId[] {
  const units = (phase.kind === "R" ? position.dislodged : position.units).filter(
    (unit) => unit.power === power,
  );
  const said = typesSaid(sentence);
  const isMeant = ({ type }: { readonly type: UnitType }) => said.length !== 1 || said[0] === type;
  return units.filter(isMeant).map(({ at }) => provinceOf(at));
}

/** From the unit that is named to the other place; of a place alone, from any unit: one of them may reach it. */
function waysIn(
  units: readonly ProvinceId[],
  places: readonly ProvinceId[],
  isUnit: (at: ProvinceId) => boolean,
): readonly (readonly [ProvinceId, ProvinceId])[] {
  const [one, other, more] = places;
  if (one === undefined || more !== undefined) return [];
  if (other === undefined) return isUnit(one) ? [] : units.map((unit) => [unit, one]);
  if (units.includes(one)) return [[one, other]];
  return units.includes(other) ? [[other, one]] : [];
}

function legal(context: ReadingContext, text: string): readonly Reading[] {
  const reading = read(context, text);
  return reading?.illegal === null ? [reading] : [];
}

function read(context: ReadingContext, text: string): Reading | null {
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  return complaints.length === 0 ? (readings[0] ?? null) : null;
}

/** What is denied, depends on something, is over, or only felt, asked or said. */
const otherwise = regex("iu")`
  (?<!\p{L})(?:
    forget|scrap|cancel|vergiss|oublie[rz]?|olvida|dimentica|vergeet|not|\p{L}*n['\u2019]?t|never
    |no|neither|nor|without|instead|anywhere|anything|except|if|unless|when|whether|until|or|nicht
    |kein\p{L}*|nie|ohne|statt|wenn|falls|ob|oder|pas|jamais|sans|si|ou|sauf|nunca|sin|non|senza
    |se|niet|geen|als|fear\p{L}*|afraid|worr\p{L}+|safe|lost|was|were|had(?! be(?:st|tter))|did
    |bounced|failed|took|went|moved|gave|last|next|ago|yesterday|earlier|usually|always|normally
    |letztes?|nächstes?|dernière|attacked|said|says?|told|tells?|asks?|asked|wrote|promised|heard
    |wonder\p{L}*|why|how|who|what|where|which|warum|wie|wer|was|wo|verloren|war|hatte|comment
    |pourquoi|perdu|fürchte\p{L}*|crains|thought|believed|hoped|dachte|glaubte|hoffte|pensais|croyais
    |espérais|pensaba|creía|pensavo|credevo|dacht|hoopte
  )(?!\p{L})
  |\?
`;

/** What is built, later. */
const raising = regex("iu")`
  (?<!\p{L})(?:
    (?:re)?buil[dt]\p{L}*|(?:auf|neu)?bau\p{L}{0,3}|(?:re)?constru\p{L}+|(?:ri)?costru\p{L}+
    |(?:her)?bouw\p{L}*
  )(?!\p{L})
`;

/**
 * Whoever speaks of others, or to them, tells of units that may be anybody's; of one that retreats nobody else
 * speaks.
 */
const ofPeople = regex("iu")`
  (?<!\p{L})(?:
    you|your|he|she|they|them|his|her|their|du|dein\p{L}*|er|sie|ihr\p{L}*|tu|vous|votre|ils?
    |elles?|usted|ustedes|lei|loro|jij|hij|zij
  )(?!\p{L})
`;
