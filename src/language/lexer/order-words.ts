/**
 * The words of orders in all their forms, and what each can be in the grammar. Words with several parts
 * of speech have them all: `s` supports and is a coast. Names are not here: they come from the board.
 */
import { english } from "./tables/english.js";
import { listed } from "./tables/forms.js";
import { groups } from "./tables/groups.js";
import { helpers } from "./tables/help.js";
import { manner } from "./tables/manner.js";
import { motion } from "./tables/motion.js";
import { motionAbroad } from "./tables/motion-abroad.js";
import { otherLanguages } from "./tables/other-languages.js";
import type { Role } from "./tables/role.js";
import { sayings } from "./tables/sayings.js";
import { staying } from "./tables/stay.js";
import { talk } from "./tables/talk.js";
import { units } from "./tables/units.js";
import { winter } from "./tables/winter.js";

export type { Role } from "./tables/role.js";

const tables = [
  english,
  winter,
  units,
  motion,
  motionAbroad,
  { hold: staying, ...helpers },
  groups,
  sayings,
  otherLanguages,
  manner,
];

const everyday = new Set(listed(talk.unknown));

/** An everyday word: no slip for anything, and no part of an order. */
export function isEveryday(word: string): boolean {
  return everyday.has(word);
}

/** A word that is known, and has no place in an order: it is no name that is misspelt. */
export function isTalkWord(word: string): boolean {
  return orderWords.get(word)?.includes("unknown") ?? false;
}

const ofEnglish: ReadonlySet<unknown> = new Set([english, winter, units, motion, sayings]);
const inEnglish = new Set<string>();
/** Single words that no table has but that of sayings. */
const colourful = new Set<string>();

/** Words with one role share its list: there are many thousands of them, and a judge at rest holds them all. */
function table(): ReadonlyMap<string, readonly Role[]> {
  const roles = new Map<string, readonly Role[]>();
  for (const words of tables) {
    for (const [role, forms] of Object.entries(words)) {
      const alone = [role as Role];
      for (const form of listed(forms)) {
        const known = roles.get(form);
        if (ofEnglish.has(words)) inEnglish.add(form);
        if (words !== sayings) colourful.delete(form);
        else if (known === undefined && !form.includes(" ")) colourful.add(form);
        if (known === undefined) roles.set(form, alone);
        else if (!known.includes(role as Role)) roles.set(form, [...known, role as Role]);
      }
    }
  }
  const unknown: readonly Role[] = ["unknown"];
  for (const word of everyday) {
    colourful.delete(word);
    if (!roles.has(word)) roles.set(word, unknown);
  }
  return roles;
}

/** Every word of orders, in the normal form of names, with what it can be. */
export const orderWords: ReadonlyMap<string, readonly Role[]> = table();

/** A single word that only colours what others say plainly: nobody means it who writes another. */
export function isSaying(word: string): boolean {
  return colourful.has(word);
}

/** Is it a word of English orders, whatever else it can be? */
export function isEnglish(word: string): boolean {
  return inEnglish.has(word);
}

const foreign = new Set(Object.values(otherLanguages).flatMap(listed));

/** Does the word stand among those of other languages? There it may be a part of a name: `Jan van der Valt`. */
export function isForeign(word: string): boolean {
  return foreign.has(word);
}

const phrases = new Map<string, number>();
for (const form of orderWords.keys()) {
  const [first = "", ...rest] = form.split(" ");
  phrases.set(first, Math.max(1 + rest.length, phrases.get(first) ?? 0));
}

/** The most words in a form that begins with this one. */
export function longestPhrase(first: string): number {
  return phrases.get(first) ?? 1;
}
