/**
 * Who goes by a sentence, wherever the words of giving up stand in it: `Lose the Adriatic fleet first, and then
 * Galicia`, `take off both fleets that are out at sea, Liverpool stays`. Nothing where a word may mean
 * something else.
 */

import type { ProvinceId } from "../../../map/index.js";
import { wrapped } from "../../../util/index.js";
import type { OwnUnit } from "../clauses/situation.js";
import { type Part, partsOf } from "./parts.js";
import { isOfRemoving, isRemoval, isStay } from "./vocabulary.js";
import type { Word } from "./words.js";

/** Whose units they are, and how many must go. */
export interface Army {
  readonly own: readonly OwnUnit[];
  /** How many units must go. */
  readonly due: number;
  isWriter(word: Word): boolean;
  isSea(at: ProvinceId): boolean;
}

/** The units of a sentence that go, or null. */
export function removalsOf(army: Army, sentence: readonly Word[]): readonly OwnUnit[] | null {
  if (asking.test(sentence.map(({ text }) => text).join(" ")) || leads(sentence)) return null;
  const isKnown = (word: Word) =>
    isOfRemoving(word.text) || isStay(word.text) || army.isWriter(word);
  const parts = partsOf(sentence, isKnown);
  if (parts === null) return null;
  const fates = fatesOf(parts.filter(({ isRemark }) => !isRemark));
  if (fates === null) return null;
  const [gone, kept]: OwnUnit[][] = [[], []];
  for (const { words, fate } of fates) {
    const units = unitsIn(army, words);
    if (units === null) return null;
    (fate === "goes" ? gone : kept)!.push(...units);
  }
  const isClear =
    gone!.every((unit) => !kept!.includes(unit)) && new Set(gone).size === gone!.length;
  return isClear && gone!.length > 0 && gone!.length <= army.due ? gone! : null;
}

/** What asks, weighs or tells of the past, and ways that lead somewhere else than off the board. */
const asking = new RegExp(
  [
    "^(?:so |and )?(?:shall|will|would|do|is|are|have|can|could|must|go|let us|let's)(?! you)(?: |$)",
    "\\b(?:let|leave) (?:\\w+ ){1,3}(?:stay|go on|live)\\b|\\bhad (?!better)|(?<!had )\\bbetter\\b",
    wrapped`
      \b(?:go|goes|going|sent|send) (?:on|out|up|down|in|from|with|away from)\b
      |\bout (?:there|again|in|at(?! sea))\b
    `,
    "\\bwe (?:go|are)\\b|\\bdrops? in\\b|\\b(?:is|are) gone\\b|\\bto sea\\b",
  ].join("|"),
);

/** `Galicia goes to Vienna`: a way, and not out. */
function leads(sentence: readonly Word[]): boolean {
  const isFarewell = sentence.some(({ text }) => /^(?:goodbye|farewell|bye)$/.test(text));
  return sentence.some(({ text }, at) => {
    const rest = sentence.slice(at + 1).filter((word) => !/^(?:the|my|our)$/.test(word.text));
    const isWay = /^(?:to|into|from|for)$/.test(text) && !(isFarewell && text === "to");
    const isName = (rest[0]?.places.length ?? 0) > 0 || rest[0]?.type != null;
    return /^-+>$/.test(text) || (isWay && isName);
  });
}

interface Fate {
  readonly words: readonly Word[];
  readonly fate: "goes" | "stays";
}

/** What becomes of the units of each part: what its own words say, or those of the parts that it goes on with. */
function fatesOf(parts: readonly Part[]): readonly Fate[] | null {
  const said = parts.map(({ words }) => ({
    goes: words.some((word) => isRemoval(word.text) && !isName(word)),
    stays: words.some((word) => isStay(word.text)),
  }));
  const isOpen = parts.some(
    ({ words }, at) => !said[at]!.stays && words.some(({ text }) => others.test(text)),
  );
  if (isOpen || !said.some(({ goes }) => goes) || said.some(({ goes, stays }) => goes && stays))
    return null;
  const stays = said.some((part) => part.stays);
  const fates: Fate[] = [];
  for (const [at, { words, joint }] of parts.entries()) {
    const last = fates.at(-1)?.fate;
    const own = said[at]!.stays ? "stays" : said[at]!.goes ? "goes" : null;
    const isNamed = words.some(isName);
    if (own !== null) fates.push({ words, fate: own });
    else if (!stays) fates.push({ words, fate: "goes" });
    else if (isNamed && (last === undefined || joint !== "and")) return null;
    else if (isNamed) fates.push({ words, fate: last! });
  }
  return fates;
}

/** Who else goes, another reader knows. */
const others = /^(?:rest|others|everything|everyone|everybody)$/;

function isName({ places, type }: Word): boolean {
  return places.length > 0 || type !== null;
}

/** The units that a part names, each by its place with or without its type, or by the group that they are. */
function unitsIn({ own, isSea }: Army, words: readonly Word[]): readonly OwnUnit[] | null {
  const named = words.filter(isName);
  const places = named.filter((word) => word.places.length > 0);
  const types = named.filter(({ type }) => type !== null);
  if (words.some(({ coast }) => coast !== null) && places.length !== 1) return null;
  const units: OwnUnit[] = [];
  for (const place of places) {
    const here = own.filter(({ at }) => place.places.includes(at));
    const at = named.indexOf(place);
    const beside = types.filter((type) => Math.abs(named.indexOf(type) - at) === 1);
    if (here.length !== 1) return null;
    const isItsType = types.length === 0 || beside.some(({ type }) => type === here[0]!.type);
    const isShared = types.length === 1 && types[0]!.isPlural && types[0]!.type === here[0]!.type;
    if (!isItsType && !isShared) return null;
    units.push(here[0]!);
  }
  if (places.length > 0) return types.length <= places.length ? units : null;
  if (types.length === 0) return [];
  const isAfloat = words.some(({ text }) => text === "sea");
  const all = isAfloat ? own.filter(({ at }) => isSea(at)) : own;
  return types.length === 1 ? groupOf(all, types[0]!, words) : null;
}

/** `both fleets`, where there are two; `the fleet`, where there is one. */
function groupOf(
  own: readonly OwnUnit[],
  type: Word,
  words: readonly Word[],
): readonly OwnUnit[] | null {
  const units = own.filter((unit) => unit.type === type.type);
  if (!type.isPlural) return units.length === 1 ? units : null;
  const said = words.map(({ text }) => text).join(" ");
  const count = /\b(?:both|two|2)\b/.test(said) ? 2 : /\b(?:three|3)\b/.test(said) ? 3 : null;
  const isAll = /\b(?:all|my|the|our|both)\b/.test(said) && !/\b(?:of|other|more|one)\b/.test(said);
  return isAll && units.length > 1 && (count ?? units.length) === units.length ? units : null;
}
