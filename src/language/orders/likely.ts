/**
 * What a sentence that nobody could read most likely orders: good enough for asking back, and never for noting. One unit of
 * the writer's and one place where it can go are enough; what denies, depends, tells of others or of feelings is none.
 */
import { type ProvinceId, provinceOf } from "../../map/index.js";
import { placesIn, powersIn } from "../names/mentions.js";
import type { Reading, ReadingContext } from "./contract.js";
import { readOrders } from "./reading.js";

/** The one order that the sentence may be, first of all for units that are not among those `ordered`; null where nothing is near. */
export function likelyOrder(
  context: ReadingContext,
  ordered: readonly ProvinceId[],
  sentence: string,
): Reading | null {
  const { board, phase, power } = context;
  if (power === null || phase.kind === "A" || sentence.length > longest) return null;
  const isOfOthers = powersIn(board, sentence).some((named) => named !== power);
  if (isOfOthers || otherwise.test(sentence) || (phase.kind === "M" && ofPeople.test(sentence)))
    return null;
  const places = placesIn(board, sentence);
  const units = unitsOf(context);
  const free = units.filter((unit) => !ordered.includes(unit));
  for (const group of [free, units]) {
    const found = waysIn(group, places).flatMap(([from, to]) => legal(context, `${from} - ${to}`));
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** A longer sentence tells a story. */
const longest = 160;

/** The writer's units that can go somewhere in this phase. */
function unitsOf({ phase, position, power }: ReadingContext): readonly ProvinceId[] {
  const units = phase.kind === "R" ? position.dislodged : position.units;
  return units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at));
}

/** From the unit that is named to the other place; of a place alone, from any unit: one of them may reach it. */
function waysIn(
  units: readonly ProvinceId[],
  places: readonly ProvinceId[],
): readonly (readonly [ProvinceId, ProvinceId])[] {
  const [one, other, more] = places;
  if (one === undefined || more !== undefined) return [];
  if (other === undefined) return units.map((unit) => [unit, one]);
  if (units.includes(one)) return [[one, other]];
  return units.includes(other) ? [[other, one]] : [];
}

function legal(context: ReadingContext, text: string): readonly Reading[] {
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  return complaints.length === 0 ? readings.filter(({ illegal }) => illegal === null) : [];
}

/** What is denied, depends on something, is over, or only felt, asked or said. */
const otherwise =
  /(?<!\p{L})(?:not|\p{L}*n['\u2019]?t|never|no|neither|nor|without|instead|except|if|unless|when|whether|until|or|nicht|kein\p{L}*|nie|ohne|statt|wenn|falls|ob|oder|pas|jamais|sans|si|ou|sauf|nunca|sin|non|senza|se|niet|geen|als|fear\p{L}*|afraid|worr\p{L}+|safe|lost|was|were|had(?! be(?:st|tter))|did|bounced|failed|attacked|said|says?|told|tells?|asks?|asked|wrote|promised|heard|wonder\p{L}*|why|how|who|what|where|which|warum|wie|wer|was|wo|verloren|war|hatte|comment|pourquoi|perdu|fürchte\p{L}*|crains)(?!\p{L})|\?/iu;

/** Whoever speaks of others, or to them, tells of units that may be anybody's; of one that retreats nobody else speaks. */
const ofPeople =
  /(?<!\p{L})(?:you|your|he|she|they|them|his|her|their|du|dein\p{L}*|er|sie|ihr\p{L}*|tu|vous|votre|ils?|elles?|usted|ustedes|lei|loro|jij|hij|zij)(?!\p{L})/iu;
