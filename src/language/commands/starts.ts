/**
 * How commands begin. A line that begins so is a command, right or wrong, and is never taken for an order;
 * everything else is. The forms themselves stand in grammar/commands.ne.
 */

import { distance, slipsAllowed } from "../text/distance.js";
import { type FormName, formNames, forms } from "./families.js";
import type { Form } from "./form.js";
import { type LeftOutReason, leftOutGuards, leftOutStarts } from "./left-out.js";

type Lead =
  | { readonly kind: "form"; readonly form: FormName }
  | { readonly kind: "left-out"; readonly why: LeftOutReason };

export interface CommandStart {
  /** What it can become; for what is not offered, why. */
  readonly leads: Lead;
  /** The words, in lower case: `set wait`. */
  readonly words: string;
  /** How many characters of the line they are. */
  readonly length: number;
}

interface KnownStart {
  readonly leads: Lead;
  readonly words: string;
  /** Other lines begin with it as well: it is no guess at what was meant. */
  readonly isGuarded: boolean;
  /** In lower case, with and without the blanks that may be missing. */
  readonly spellings: readonly string[];
  /** The spellings behind a SET; those of no setting as they are. */
  readonly tails: readonly string[];
  readonly place: string;
  readonly pattern: RegExp;
}

const known: readonly KnownStart[] = [
  ...formNames.flatMap((form) => startsOf({ kind: "form", form }, forms[form])),
  ...leftOutStarts.flatMap(([why, starts]) =>
    startsOf({ kind: "left-out", why }, { starts, guards: leftOutGuards }),
  ),
].sort((left, right) => right.words.length - left.words.length);

function startsOf(leads: Lead, { starts, guards = {}, unless }: Form): readonly KnownStart[] {
  return starts.split("|").map((each) => {
    const notation = each.trim();
    const apart = notation.replace(/[_~]/g, " ");
    const words = notation.replaceAll("_", " ").replaceAll("~", "");
    const follows = (guards[words] ?? "(?![a-z])") + (unless === undefined ? "" : `(?!${unless})`);
    const pattern = new RegExp(notation.replace(/[_~]/g, " ?") + follows, "iy");
    const spellings = [...new Set([apart, notation.replace(/[_~]/g, "")])];
    const tails = [...new Set(spellings.map(withoutSet))];
    const place = placeOf(apart);
    return { leads, words, isGuarded: words in guards, spellings, tails, place, pattern };
  });
}

/** The starts by their places, the longest first: most lines are orders, and are compared with few of them. */
const byPlace = new Map<string, readonly KnownStart[]>();
for (const start of known) byPlace.set(start.place, [...startsAt(start.place), start]);

/** Where a start, or a line, stands among the others: is it a setting, and what is its first letter behind SET? */
function placeOf(lowerCase: string, letter = 0): string {
  const tail = withoutSet(lowerCase);
  return `${tail === lowerCase ? "" : "set "}${tail[letter] ?? ""}`;
}

function startsAt(place: string): readonly KnownStart[] {
  return byPlace.get(place) ?? [];
}

/** The longest start that a line begins with, or null. */
export function commandStartOf(text: string): CommandStart | null {
  const place = placeOf(text.slice(0, "set a".length).toLowerCase());
  for (const { leads, words, spellings, pattern } of startsAt(place)) {
    pattern.lastIndex = 0;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const written = spellings.find((spelling) => found.toLowerCase().startsWith(spelling));
    const length = written?.length ?? found.length;
    return { leads, words, length };
  }
  return null;
}

/**
 * The starts that the beginning of a line could be a misspelling of, nearest first. A line that looks like
 * an order is none: to read an order as a mistaken command would lose it.
 */
export function nearestCommandStarts(text: string): readonly CommandStart[] {
  if (!mayBeCommand(text)) return [];
  const typed = text.toLowerCase();
  const tail = withoutSet(typed);
  const places = [placeOf(typed), placeOf(typed, 1)];
  const near = known
    .filter(({ place }) => places.includes(place))
    .flatMap((start) => misspellingsOf(start, tail, typed.length - tail.length));
  const nearest = Math.min(...near.map(({ away }) => away));
  if (!Number.isFinite(nearest)) return [];
  return near.filter(({ away }) => away === nearest).slice(0, 3);
}

/** Short words are misspelt names more often than commands, unless they stand alone. */
function mayBeCommand(text: string): boolean {
  if (/[->/]|^(?:a|f|army|fleet)\b/i.test(text)) return false;
  if (sentences.some((each) => each.test(text))) return false;
  return (
    /^(?:[a-z]{5,}|(?:set|sign|log|roll|p[a-z]{3} to) )/i.test(text) ||
    /^[a-z]{4}[.!]?$/i.test(text)
  );
}

/** `Sinon mes ordres restent les m\u00eames.`, `Sinon pour le reste, Bulgarie reste en place` */
const sentences: readonly RegExp[] = [
  /^\p{L}\p{Ll}+,?(?: \P{Lu}\S*){4,}[.!?\u2026]\W*$/u,
  /^(?=.*[,.:;] )\p{L}+,?(?: [\p{L}'\u2019-]+[,.;:!]*){6}/u,
];

/** How far the line, of which `tail` begins at `start`, is from a start that it could be meant for. */
function misspellingsOf(
  { leads, words, tails, isGuarded }: KnownStart,
  tail: string,
  start: number,
): readonly (CommandStart & { readonly away: number })[] {
  if (leads.kind === "left-out" || isGuarded || words.startsWith("set ") !== start > 0) return [];
  return tails.flatMap((meant) => {
    if (!mayBegin(tail, meant)) return [];
    const typed = tail.split(" ", meant.split(" ").length).join(" ");
    const limit = slipsAllowed(typed);
    if (Math.abs(typed.length - meant.length) > limit) return [];
    return [{ leads, words, length: start + typed.length, away: distance(typed, meant, limit) }];
  });
}

/** People know how a word begins, and distances to hundreds of starts take their time. */
function mayBegin(typed: string, meant: string): boolean {
  return meant[0] === typed[0] || meant[0] === typed[1];
}

function withoutSet(text: string): string {
  return text.replace(/^set ?/, "");
}
