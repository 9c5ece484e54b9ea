/**
 * The words of orders in all their forms, and what each can be in the grammar. Words with several parts
 * of speech have them all: `s` supports and is a coast. Names are not here: they come from the board.
 */
import { once } from "../../util/index.js";
import { english } from "./tables/english.js";
import { listed } from "./tables/forms.js";
import { groups } from "./tables/groups.js";
import { helpers } from "./tables/help.js";
import { manner } from "./tables/manner.js";
import { motion } from "./tables/motion.js";
import { motionAbroad } from "./tables/motion-abroad.js";
import { otherLanguages } from "./tables/other-languages.js";
import { references } from "./tables/references.js";
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
  references,
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

/** Words with one role share its list: there are many thousands of them. */
type Roles = readonly Role[];

interface Words {
  readonly roles: ReadonlyMap<string, Roles>;
  /** The lists of roles that words of English orders have: a set of the words would be as large as the table. */
  readonly inEnglish: ReadonlySet<Roles>;
  /** Single words that no table has but that of sayings. */
  readonly colourful: ReadonlySet<string>;
}

/** Made for the first mail: a judge that starts, and one that waits, has no need of them. */
const allWords = once((): Words => {
  const roles = new Map<string, Roles>();
  const inEnglish = new Set<Roles>();
  const colourful = new Set<string>();
  for (const words of tables) {
    for (const [role, forms] of Object.entries(words)) {
      const alone = [role as Role];
      const isOfEnglish = ofEnglish.has(words);
      if (isOfEnglish) inEnglish.add(alone);
      for (const form of listed(forms)) {
        const known = roles.get(form);
        if (words !== sayings) colourful.delete(form);
        else if (known === undefined && !form.includes(" ")) colourful.add(form);
        const all = known === undefined ? alone : withRole(known, role as Role, isOfEnglish);
        if (all !== known) roles.set(form, all);
      }
    }
  }
  const unknown: Roles = ["unknown"];
  for (const word of everyday) {
    colourful.delete(word);
    if (!roles.has(word)) roles.set(word, unknown);
  }
  return { roles, inEnglish, colourful };

  /** A word's roles with one more, which it may have in English. */
  function withRole(known: Roles, role: Role, isOfEnglish: boolean): Roles {
    const wasEnglish = inEnglish.has(known);
    const isKnown = known.includes(role);
    if (isKnown && (wasEnglish || !isOfEnglish)) return known;
    const all = isKnown ? [...known] : [...known, role];
    if (wasEnglish || isOfEnglish) inEnglish.add(all);
    return all;
  }
});

/** Every word of orders, in the normal form of names, with what it can be. */
export const orderWords: Pick<ReadonlyMap<string, Roles>, "get" | "has" | "entries"> = {
  get: (word) => allWords().roles.get(word),
  has: (word) => allWords().roles.has(word),
  entries: () => allWords().roles.entries(),
};

/** A single word that only colours what others say plainly: nobody means it who writes another. */
export function isSaying(word: string): boolean {
  return allWords().colourful.has(word);
}

/** Is it a word of English orders, whatever else it can be? */
export function isEnglish(word: string): boolean {
  const roles = orderWords.get(word);
  return roles !== undefined && allWords().inEnglish.has(roles);
}

const foreign = new Set(Object.values(otherLanguages).flatMap(listed));

/** Does the word stand among those of other languages? There it may be a part of a name: `Jan van der Valt`. */
export function isForeign(word: string): boolean {
  return foreign.has(word);
}

const phrases = once((): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>();
  for (const [form] of orderWords.entries()) {
    const end = form.indexOf(" ");
    const first = end < 0 ? form : form.slice(0, end);
    longest.set(first, Math.max(wordsIn(form, end), longest.get(first) ?? 0));
  }
  return longest;
});

/** So many words are in a form whose first one ends there. */
function wordsIn(form: string, firstEnd: number): number {
  let words = 1;
  for (let end = firstEnd; end >= 0; end = form.indexOf(" ", end + 1)) words += 1;
  return words;
}

/** The most words in a form that begins with this one. */
export function longestPhrase(first: string): number {
  return phrases().get(first) ?? 1;
}
