/** Single words and short phrases, from templates/words.txt and templates/results.txt. */
import { makePhrasebook, type Phrasebook, type PhraseFields } from "../engine/phrasebook.js";

/** Every word and phrase with the fields that it may use. */
export const wordFields = {
  "points-column": [],
  "wins-column": [],
  "draws-column": [],
  "games-column": [],
  "left-column": [],
  "on-time-column": [],
  "one-time": [],
  "many-times": [],
  "army-title": [],
  "fleet-title": [],
  army: [],
  fleet: [],
  unit: [],
  "an-army": [],
  "a-fleet": [],
  "the-unit": ["unit", "place"],
  "the-sea": ["place"],
  "coast-NC": [],
  "coast-SC": [],
  "coast-EC": [],
  "coast-WC": [],
  and: [],
  or: [],
  S: [],
  F: [],
  W: [],
  season: ["season", "year"],
  phase: ["kind", "season"],
  M: [],
  R: [],
  A: [],
  "no-deadline": [],
  "gunboat-variant": ["title"],
  "the-gm": [],
  "an-observer": [],
  "a-player": [],
  "master-title": [],
  "observer-title": [],
  vacant: [],
  "not-yet": [],
  "hidden-address": [],
  "any-power": [],
  everybody: [],
  "everybody-but": ["powers"],
  "the-observers": [],
  nobody: [],
  "all-survivors": [],
  "one-minute": [],
  minutes: [],
  "one-hour": [],
  hours: [],
  "one-day": [],
  days: [],
  "one-line": [],
  lines: [],
  "returned-press": [],
  "in-line": ["number", "text"],
  guessed: ["order"],
  "read-illegal": ["order", "why"],
  "guessed-illegal": ["order", "why"],
  "skipped-quote": ["lines"],
  "skipped-signature": ["lines"],
  "skipped-greeting": ["lines"],
  "skipped-farewell": ["lines"],
  "skipped-disclaimer": ["lines"],
  "skipped-after-sign-off": ["lines"],
  "skipped-conditional-orders": ["lines"],
  "skipped-unsent-press": ["lines"],
  "skipped-unopened-trial": ["lines"],
  "skipped-too-many-lines": ["lines"],
  "skipped-attachment": ["name"],
  "skipped-too-long": ["limit"],
  "skipped-mail-too-large": ["megabytes"],
  broadcast: [],
  "broadcast-from": ["from"],
  "press-from": ["from", "to"],
  "press-to": ["to"],
  "press-shown": ["title", "shown"],
  "calendar-entry": ["game", "kind", "phase"],
  "game-forming": [],
  "game-paused": [],
  "game-finished": [],
  "game-terminated": [],
  "page-destroyed": ["power", "unit"],
  "page-captured": ["power", "center"],
  "page-unsigned": [],
  "movement-results": ["phase", "game", "turn"],
  "retreat-results": ["phase", "game", "turn"],
  "adjustment-results": ["phase", "game", "turn"],
  "movement-orders": ["phase", "game", "turn"],
  "retreat-orders": ["phase", "game", "turn"],
  "adjustment-orders": ["phase", "game", "turn"],
  "movement-status": ["phase", "game", "turn"],
  "retreat-status": ["phase", "game", "turn"],
  "adjustment-status": ["phase", "game", "turn"],
  "unit-retreats": ["unit", "places"],
  "no-units": [],
  "order-line": ["power", "order"],
  "waived-line": ["power", "order"],
  hold: ["unit"],
  proxy: ["unit", "to"],
  none: ["unit"],
  "none-disband": ["unit"],
  move: ["unit", "to"],
  "support-hold": ["unit", "of"],
  "support-move": ["unit", "of", "to"],
  convoy: ["unit", "of", "to"],
  disband: ["unit"],
  "builds-unit": ["unit", "place"],
  "removes-unit": ["unit"],
  "converts-unit": ["unit", "into"],
  "defaults-removing": ["unit"],
  waive: [],
  "adjustments-pending": ["missing"],
  "implied-order": ["order"],
  "one-build": [],
  "some-builds": [],
  "one-removal": [],
  "some-removals": [],
  "nothing-ordered": ["power"],
  bounce: [],
  cut: [],
  void: [],
  "no-convoy": [],
  fails: [],
  invalid: [],
  standoff: [],
  disbanded: [],
  underlined: [],
  "no-such-order": [],
  "zine-dislodged": [],
  "zine-annihilated": [],
  disrupted: [],
  dislodged: [],
  destroyed: [],
  "dislodged-title": [],
  "can-retreat": ["adjective", "unit", "places"],
  "no-retreats": ["adjective", "unit"],
  "unit-in": ["unit", "place"],
  "ownership-title": [],
  unowned: [],
  balance: ["centers", "units", "change"],
  "supply-center": [],
  "supply-centers": [],
  "unit-title": [],
  "units-title": [],
  builds: [],
  removes: [],
  "one-unit": [],
  "many-units": [],
  "one-center": [],
  "many-centers": [],
  victory: [],
} as const satisfies PhraseFields;

type WordKey = keyof typeof wordFields;

/** A word that stands alone. */
export type PlainWord = {
  [K in WordKey]: (typeof wordFields)[K] extends readonly [] ? K : never;
}[WordKey];

export interface Vocabulary extends Phrasebook<typeof wordFields> {
  /** `1 unit`, `2 units`. */
  count(count: number, plainWord: PlainWord, many: PlainWord): string;
  /** `a, b and c`. */
  and(items: readonly string[]): string;
  /** `a, b or c`. */
  or(items: readonly string[]): string;
}

/** The vocabulary over the texts of its files, with everything that is wrong with them. */
export function makeVocabulary(texts: ReadonlyMap<string, string>): {
  readonly words: Vocabulary;
  readonly faults: readonly string[];
} {
  const { book, faults } = makePhrasebook("words.txt, results.txt", wordFields, texts);
  const { say, sentence } = book;
  const words: Vocabulary = {
    say,
    sentence,
    count: (count, plainWord, many) => `${count} ${say(count === 1 ? plainWord : many)}`,
    and: (items) => list(items, say("and")),
    or: (items) => list(items, say("or")),
  };
  return { words, faults };
}

function list(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}
