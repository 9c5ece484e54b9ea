/**
 * Names of which each word is shortened (`Nor Sea`, `E Chan`, `G of L`) or that lost their middle (`L'pool`,
 * `C'ple`). All provinces that a shortened name can be are offered: the board chooses.
 */
import type { ProvinceId } from "../../map/index.js";

interface Spelling {
  readonly words: readonly string[];
  /** The first word without its vowels. */
  readonly bones: string;
  readonly at: ProvinceId;
}

/** Spellings of a board, ready to be compared word by word. */
export function spellingsOf(names: Iterable<readonly [string, readonly ProvinceId[]]>): Spelling[] {
  return [...names].flatMap(([text, places]) => {
    const words = text.split(" ");
    return places.map((at) => ({ words, bones: consonants(words[0]!), at }));
  });
}

/** The provinces with a name of which every word begins as it is written. */
export function abbreviated(
  text: string,
  spellings: readonly Spelling[],
  isDotted: boolean,
): readonly ProvinceId[] {
  const words = text.split(" ");
  // `G Bothnia`
  const isGulf =
    words.length === 2 &&
    /^g(?:ulf)?$/.test(words[0]!) &&
    words[1]!.length > (words[0] === "g" ? 2 : 1);
  if (words.length < 2 || !(isDotted || isGulf || isTelling(words))) return [];
  const fits = (full: readonly string[]) =>
    full.length === words.length &&
    words.every((word, at) => full[at]!.startsWith(word) || (at > 0 && isBonesOf(full[at]!, word)));
  // `G Both`, `N. Ocean`: what is left out is the `of`, or the second of three words.
  const inside = (full: readonly string[]) =>
    (isDotted || isGulf) && full.length === 3 && fits([full[0]!, full[2]!]);
  const begun = spellings.filter(({ words: full }) => fits(full) || inside(full));
  return distinct(begun.length > 0 ? begun : spellings.filter((sea) => isSeaOf(sea, words)));
}

/** `E Chnl`, `Hel Bt`: behind another word its first and last letter, and consonants between them. */
function isBonesOf(name: string, word: string): boolean {
  const isBare = word.length > 1 && !/[aeiou]/.test(word);
  return isBare && name[0] === word[0] && name.at(-1) === word.at(-1) && holds(name, word);
}

/** `Bk Sea`, `Nrw Sea`: beside a sea some consonants tell which. */
function isSeaOf({ words: [name, sea, ...rest] }: Spelling, [word, water]: string[]): boolean {
  if (sea !== "sea" || water !== "sea" || rest.length > 0) return false;
  return (
    word!.length > 1 &&
    word![0] === name![0] &&
    !/[aeiou]/.test(word!.slice(1)) &&
    holds(name!, word!)
  );
}

/** One word has three letters, or `of` holds single letters together. */
function isTelling(words: readonly string[]): boolean {
  if (words[1] === "of") return words.length === 3;
  return words.some(({ length }) => length > 2) && words.slice(1).every(({ length }) => length > 1);
}

/** The provinces with a name that begins and ends so: `L'pool`. */
export function contracted(
  start: string,
  end: string,
  spellings: readonly Spelling[],
): readonly ProvinceId[] {
  if (end.length < 2 && start.length < 3) return [];
  const ends = (text: string) =>
    text.length > start.length + end.length && text.startsWith(start) && text.endsWith(end);
  const found = distinct(
    spellings.filter(({ words }) => ends(words[0]!) || (end.length > 1 && ends(words.join("")))),
  );
  if (found.length > 0) return found;
  const around = spellings.filter(({ words }) => end.length > 2 && isAround(words[0]!, start, end));
  return around.length > 0 ? distinct(around) : skeletons(start + end, spellings);
}

/** `M'sles`, `C'pole`: the start, some consonants behind it in turn, and the end. */
function isAround(name: string, start: string, end: string): boolean {
  const rest = name.slice(start.length);
  const isEnd = name.startsWith(start) && rest.endsWith(end.slice(-2));
  return (
    isEnd && (holds(rest, end) || (end.length > 3 && holds(consonants(rest), consonants(end))))
  );
}

/**
 * The provinces of whose name the text is the first letter and some of the consonants in turn, or the
 * beginning and the end: `Bgy`, `Mchn`, `Lpool`. Words with vowels are words, and no skeletons.
 */
export function skeletons(text: string, spellings: readonly Spelling[]): readonly ProvinceId[] {
  const isBare = !/[aeiou]/.test(text.slice(1));
  const letters = consonants(text);
  const fits = ({ words, bones }: Spelling) => {
    const full = words[0]!;
    if (full[0] !== text[0]) return false;
    // `Aegn`, `Rme`: nothing but vowels are missing.
    if (full.length > text.length && bones === letters && holds(full, text)) return true;
    // `Denmk`, `Swedn`
    if (text.length > 4 && isBegunAndEnded(full, text)) return true;
    if (full.length < text.length + 2) return false;
    return isBare ? holds(full, text) : text.length > 3 && isSplit(full, text);
  };
  const found = spellings.filter(fits);
  // `Prs` is rather Prussia than Petersburg.
  const begun = found.filter(({ bones }) => bones.startsWith(letters));
  return distinct(begun.length > 0 ? begun : found);
}

/** Three letters of its beginning and the last; what is between is in turn. */
function isBegunAndEnded(full: string, text: string): boolean {
  const isOutside = full.slice(0, 3) === text.slice(0, 3) && full.at(-1) === text.at(-1);
  return isOutside && full.length > text.length && holds(full, text);
}

function consonants(text: string): string {
  return text.replace(/[aeiou]/g, "");
}

function holds(full: string, letters: string): boolean {
  let at = 0;
  for (const letter of full) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** One or two letters of its beginning, and at least three of its end. */
function isSplit(full: string, text: string): boolean {
  return [1, 2].some((cut) => {
    const isHead = !/[aeiou]/.test(text.slice(1, cut)) && full.startsWith(text.slice(0, cut));
    return isHead && text.length - cut > 2 && full.endsWith(text.slice(cut));
  });
}

function distinct(found: readonly Spelling[]): readonly ProvinceId[] {
  return [...new Set(found.map(({ at }) => at))];
}
