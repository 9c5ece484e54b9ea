/**
 * Where dislodged units go by a sentence that names a unit and one of its ways out, in whatever order: `I'd
 * better run to Gascony`, `Sevastopol has only Armenia, so there it goes`. Nothing where a word may mean
 * something else.
 */

import type { ProvinceId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import type { OwnUnit } from "../clauses/situation.js";
import { partsOf } from "./parts.js";
import { isOfDisbanding, isOfRetreating } from "./vocabulary.js";
import type { Word } from "./words.js";

/** The writer's dislodged units, and their ways out. */
export interface Rout {
  readonly own: readonly OwnUnit[];
  canGo(unit: OwnUnit, to: ProvinceId): boolean;
  isWriter(word: Word): boolean;
}

/** A unit, and where it goes; null if it is disbanded. */
interface Retreat {
  readonly unit: OwnUnit;
  readonly to: ProvinceId | null;
}

const motion: ReadonlySet<Role> = new Set(["arrow", "retreat", "from", "whence", "noise"]);

/** The retreats of a sentence, or null. */
export function retreatsOf(rout: Rout, sentence: readonly Word[]): readonly Retreat[] | null {
  const said = sentence.map(({ text }) => text).join(" ");
  if (asking.test(said)) return null;
  const isDisbanding = disbanding.test(said);
  const isKnown = (word: Word) =>
    rout.isWriter(word) ||
    (isDisbanding ? isOfDisbanding(word.text) : isOfRetreating(word.text) || isMotion(word));
  const parts = partsOf(sentence, isKnown);
  if (parts === null) return null;
  const words = parts.filter(({ isRemark }) => !isRemark).flatMap((part) => part.words);
  if (isDisbanding) return disbanded(rout, words);
  // `A Budapest`, in the languages where that is a way.
  const isWayAlone = words.length === 2 && words[1]!.places.length > 0;
  const moves = isWayAlone || words.some((word) => isMotion(word) || going.test(word.text));
  return moves ? paired(rout, words) : null;
}

/** What asks, weighs or denies, and ways that lead elsewhere. */
const asking = new RegExp(
  [
    "^(?:so |and )?(?:shall|will|would|do|is|are|have|can|could|must|may|should)(?! you)(?: |$)",
    "(?<!had |'d )\\bbetter\\b|\\bhad (?!better)|\\bthan\\b|\\bno (?!retreat)|\\bthanks? to\\b",
    "\\bthere(?:'s| is| are)\\b|\\btak\\w+ (?:\\w+ )?back\\b|\\bbe where\\b",
  ].join("|"),
);
const going = regex("u")`
  ^(?:
    goes?|gone|out|home|back|gehe?|ziehe?|zur\u00fcck|vado|torno|ritir[oa]|indietro|voy|vuelvo|retiro|vais|rentre
    |replie|terug|ga
  )$
`;
const disbanding = regex()`
  \b(?:
    disband(?:s|ed)?|removed?|scrap(?:ped)?|destroy(?:ed)?|dissolved?
    |(?:taken?|takes?|comes?) off the (?:board|map)
  )\b
`;

function isMotion({ text, places }: Word): boolean {
  const roles = orderWords.get(text);
  return places.length === 0 && (roles?.every((role) => motion.has(role)) ?? false);
}

/** Each unit with the way out that stands beside it; the only unit needs no name. */
function paired(rout: Rout, words: readonly Word[]): readonly Retreat[] | null {
  const named = words.filter(({ places, type }) => places.length > 0 || type !== null);
  const found: { unit: OwnUnit | null; to: ProvinceId | null }[] = [];
  const [only, another] = rout.own;
  for (const word of withoutApposition(rout, named)) {
    const unit = unitOf(rout, word);
    const exits = word.places.filter((at) => rout.own.some((each) => rout.canGo(each, at)));
    if (unit === null && (exits.length !== 1 || isLeft(words, word))) return null;
    found.push(unit === null ? { unit, to: exits[0]! } : { unit, to: null });
  }
  if (found.length === 1 && found[0]!.to !== null && another === undefined)
    return leads(words, named[0]!) && only !== undefined && rout.canGo(only, found[0]!.to)
      ? [{ unit: only, to: found[0]!.to }]
      : null;
  const retreats: Retreat[] = [];
  for (let at = 0; at < found.length; at += 2) {
    const [one, other] = [found[at]!, found[at + 1]];
    const [unit, to] = [one.unit ?? other?.unit, one.to ?? other?.to];
    if (!unit || !to || !rout.canGo(unit, to) || (one.unit && other?.unit)) return null;
    retreats.push({ unit, to });
  }
  const units = new Set(retreats.map(({ unit }) => unit));
  return units.size === retreats.length && units.size > 0 ? retreats : null;
}

/** `back from Gascony`, `out of Gascony` */
function isLeft(words: readonly Word[], name: Word): boolean {
  return /^(?:from|of)$/.test(wordBefore(words, name));
}

/** `run to Gascony` */
function leads(words: readonly Word[], name: Word): boolean {
  return (
    /^(?:to|into|for|nach|a|\u00e0|en|vers|hacia|verso|naar)$/.test(wordBefore(words, name)) &&
    words.every(({ text }) => text !== "way")
  );
}

function wordBefore(words: readonly Word[], name: Word): string {
  const before = words.slice(0, words.indexOf(name)).filter(({ text }) => text !== "the");
  return before.at(-1)?.text ?? "";
}

/** `the Channel fleet`: one word of two is enough. */
function withoutApposition(rout: Rout, named: readonly Word[]): readonly Word[] {
  return named.filter((word, at) => {
    const beside = [named[at - 1], named[at + 1]].some((next) => {
      const unit = next === undefined || next.type !== null ? null : unitOf(rout, next);
      return unit !== null && unit.type === word.type;
    });
    return word.type === null || !beside;
  });
}

/** The dislodged unit that a word names, by its place or, if it is the only one, by its type. */
function unitOf({ own }: Rout, { places, type, isPlural }: Word): OwnUnit | null {
  const units = own.filter((unit) => places.includes(unit.at) || (type === unit.type && !isPlural));
  return units.length === 1 ? units[0]! : null;
}

/** `Burgundy is taken off the board` */
function disbanded(rout: Rout, words: readonly Word[]): readonly Retreat[] | null {
  const named = words.filter(({ places, type }) => places.length > 0 || type !== null);
  const units = withoutApposition(rout, named).map((word) => unitOf(rout, word));
  const known = units.flatMap((unit) => unit ?? []);
  const all = units.length === 0 && rout.own.length === 1 ? rout.own : known;
  const isWhole = known.length === units.length && new Set(all).size === all.length;
  return isWhole && all.length > 0 ? all.map((unit) => ({ unit, to: null })) : null;
}
