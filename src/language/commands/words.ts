/**
 * The words of commands: slices of a line, as grammar/commands.ne puts them together, and the lists of powers
 * among them. Which power a word names is read later, with the board.
 */
import { parsePhase, printPhase } from "../../rules/index.js";
import { present, regex, wrapped } from "../../util/index.js";

/** Powers in the sender's words; those in brackets are wished for equally. */
export interface Wish {
  readonly words: readonly string[];
  readonly isEqual: boolean;
}

/** Part of a line. */
export interface Slice {
  readonly text: string;
  readonly from: number;
}

/** A game's name, in whatever letters it was written. */
export function gameName(game: Slice): string {
  return game.text.toLowerCase().replace(marksAround, "");
}

/** The same where it may be left out. */
export function nameOrNone(game: Slice | null): string | null {
  return game === null ? null : gameName(game);
}

/** `I'd like to join "oldboys".`: no name has them. */
const marksAround =
  /(?<=\w)["'\u2019\u201d\u201c\u00bb).,;:!]+$|^["'\u2018\u201e\u201c\u00ab(]+(?=\w)/gu;

export function text(part: Slice | null): string | null {
  return part?.text ?? null;
}

export function lower(part: Slice | null): string | null {
  return part?.text.toLowerCase() ?? null;
}

/** The text of a form, however its parts are grouped. */
export function slice(parts: unknown, from?: number): Slice {
  return { text: joined(parts), from: from ?? 0 };
}

function joined(parts: unknown): string {
  if (Array.isArray(parts)) return parts.map(joined).join("");
  if (typeof parts === "object" && parts !== null && "text" in parts) return joined(parts.text);
  return typeof parts === "string" ? parts : "";
}

/** nearley's third argument: what a form gives back that is to be no reading. */
export type Reject = object | undefined;

/** A slice that is none of these words. */
export function sliceBut(...words: readonly string[]) {
  return (parts: unknown, from?: number, reject?: Reject) => {
    const made = slice(parts, from);
    return words.includes(made.text.toLowerCase()) ? reject : made;
  };
}

/** Words that no clause of the command stands in. */
export function plainWords([words]: readonly Slice[], _from?: number, reject?: Reject) {
  return words === undefined || hasWord(words, ["password", "pw", "variant", "with"])
    ? reject
    : words;
}

/** Words that no clause of a command begins or stands in. */
export function chat([words]: readonly Slice[], _from?: number, reject?: Reject) {
  const isClause =
    words === undefined ||
    /^as /i.test(words.text) ||
    hasWord(words, ["password", "pw", "variant", "with"]);
  return isClause ? reject : words;
}

const notPowers = wrapped`
  size|loss|out|of|for|to|between|among|with|by|all|everybody|everyone|white|grey|gray|anonymous|anonymously|unanonymous
  |unanonymously|yes|no|fake|nofake|endpress
`.split("|");

/** Words of powers: no address, no colon that a message follows, no word of the command itself. */
export function powersOnly([words]: readonly Slice[], _from?: number, reject?: Reject) {
  return words === undefined || /[@:]/.test(words.text) || hasWord(words, notPowers)
    ? reject
    : words;
}

/** Words of powers in several slices. */
export function powerList(parts: unknown, from?: number, reject?: Reject) {
  return powersOnly([slice(parts, from)], from, reject);
}

const notReplaced = /^(?:all|my|them|orders?|with|by|a|f|army|fleet)\b/i;
const newcomer = / (?:by|with|through) \S.*$/i;

/** A power that gets another player: no orders that are replaced. */
export function replaced([words]: readonly Slice[], _from?: number, reject?: Reject) {
  const named = words?.text.replace(newcomer, "") ?? "";
  const isPower = /^(?:[a-z][a-z .']*|\S+@\S+)$/i.test(named) && !notReplaced.test(named);
  return isPower ? words : reject;
}

/** Somebody by any name: no word of the command. */
export function noClause([words]: readonly Slice[], _from?: number, reject?: Reject) {
  return words === undefined || hasWord(words, ["candidate", "player", "players"]) ? reject : words;
}

/** The addresses of a list, those with a minus sign before them apart. */
export function addressList(list: string): {
  readonly added: readonly string[];
  readonly removed: readonly string[];
} {
  const words = list
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "" && word !== "and");
  const bare = (word: string): string => word.replace(/^[-+]?<?|>$/g, "");
  return {
    added: words.filter((word) => !word.startsWith("-")).map(bare),
    removed: words.filter((word) => word.startsWith("-")).map(bare),
  };
}

/** A place without the kind of a unit before it. */
export function bareOnly([words]: readonly Slice[], _from?: number, reject?: Reject) {
  return words === undefined || /^(?:a|army|f|fleet) /i.test(words.text) ? reject : words;
}

/** `S1901M`, as it is printed. */
export function phase(season: string, year: Slice, kind: string): string {
  return printPhase(
    present(parsePhase(`${season}${year.text}${kind}`), "The phase of the grammar"),
  );
}

const phaseFirst = regex("i")`
  ^(?:
    (?:s|spring|f|fall|autumn) ?(?:of ?)?\d{1,4} ?(?:m|moves?|movement|r|retreats?)
    |(?:f|fall|autumn|w|winter) ?(?:of ?)?\d{1,4} ?[ab](?:djustments?|uilds?)?
  ) `;

/** Words that do not begin with a phase. */
export function unphased([words]: readonly Slice[], _from?: number, reject?: Reject) {
  return words === undefined || beginsWithPhase(words.text) ? reject : words;
}

/** Is this a phase, or a phase and more? */
export function beginsWithPhase(text: string): boolean {
  return phaseFirst.test(`${text} `);
}

export function hasWord(words: Slice, excluded: readonly string[]): boolean {
  return words.text.split(/[ :=]+/).some((word) => excluded.includes(word.toLowerCase()));
}

/**
 * The words of a list of powers. Where there are commas they alone divide (`GREAT BRITAIN, FRANCE`),
 * otherwise blanks do. Letters in one word (`FRG`) are for `resolvePowers` to part.
 */
export function powerWords(list: string): readonly string[] {
  const divided = list.replace(/ (?:and|&) /gi, ",");
  return divided
    .split(/[,;]/.test(divided) ? /[,;]/ : " ")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** `F[EI]*` and `FRANCE, [ENGLAND, ITALY]`: wishes in order, those in brackets equal. */
export function wishList(list: string): readonly Wish[] {
  const divided = list.replace(/ (?:and|&) /gi, ", ");
  const outside = divided.replace(/\[[^\]]*\]|\([^)]*\)/g, " ");
  const plain = /[,;>]/.test(outside) ? /[^,;>[\]()*]+/ : /[^\s[\]()*]+/;
  const wish = new RegExp(String.raw`\[[^\]]*\]|\([^)]*\)|\*|${plain.source}`, "g");
  return [...divided.matchAll(wish)]
    .map(([found]): Wish => {
      const isEqual = /^[[(]/.test(found);
      const words = isEqual ? powerWords(found.slice(1, -1)) : [found.trim()];
      return { words: words.filter((word) => word !== ""), isEqual };
    })
    .filter(({ words }) => words.length > 0);
}
