/** What is known of a language whose sentences are read as wholes: its words, by what they do in a clause. */
import { spelling } from "../../../map/index.js";
import { listed } from "../tables/forms.js";

/** What a word does in a clause. */
export type Kind =
  /** It goes somewhere; where to needs a preposition. */
  | "go"
  /** It takes or attacks what stands beside it. */
  | "take"
  /** An attack, and what is attacked needs a preposition. */
  | "strike"
  /** It goes, where no other word says so: `zurück`, `soll`. */
  | "off"
  /** It helps what stands beside it. */
  | "help"
  /** It gives help: to whom may need a preposition. */
  | "aid"
  /** It gets help from another. */
  | "gets"
  /** It carries an army somewhere. */
  | "carry"
  /** It goes aboard a fleet. */
  | "board"
  | "stay"
  | "remove"
  | "build"
  /** `ist das Ziel von`: the goal stands before it, who goes there behind. */
  | "goal"
  /** What it does says nothing of where it goes, but it sets out: `verlaesst den Hafen`. */
  | "leave"
  /** Participles, behind what makes the clause passive. */
  | "taken"
  | "moved"
  | "helped"
  | "carried"
  | "removed"
  | "kept"
  | "passive"
  /** It leads to the verb that says what is done: `will`, `lasse`. */
  | "modal"
  | "nothing"
  | "not"
  /** It does without what it could build. */
  | "waive"
  | "i"
  /** What was named before: `ihn`, `la`. */
  | "it"
  /** `die in Berlin steht`: it begins where a unit is. */
  | "relative"
  /** Behind where a unit is, it says only that. */
  | "stands"
  /** `ein`, `vor`: behind a verb of motion it says nothing new. */
  | "particle"
  /** It says nothing. */
  | "idle";

/**
 * Forms by kind, with `|` between them. `greift..an` is a verb whose particle stands at the end of its clause.
 */
export interface Tongue {
  readonly words: Readonly<Partial<Record<Kind, string>>>;
  /**
   * Prepositions by what they can say: g where to, l where, o whose or from where, b by whom, w with what, d to whom,
   * p whom (the personal `a` of Spanish).
   */
  readonly prepositions: Readonly<Record<string, string>>;
  /** Behind a verb of motion, at the end of the clause: `ein`, `vor`. */
  readonly particles?: string;
  /** Beside a verb of helping what is helped, elsewhere articles: `la`, `es`. */
  readonly clitics: string;
  /** Between clauses, and between units that do the same. */
  readonly and: string;
}

/** What a run of words can be. */
export interface Meaning {
  readonly kinds: readonly Kind[];
  /** The letters of a preposition. */
  readonly prepositions: string;
}

/** A language made ready to look words up in. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, Meaning>;
  readonly particles: ReadonlySet<string>;
  readonly clitics: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly longest: number;
}

/** The words of a language, to be looked up. */
export function lexiconOf({ words, prepositions, ...tongue }: Tongue): Lexicon {
  const all = new Map<string, Meaning>();
  const add = (written: string, meaning: Partial<Meaning>) => {
    for (const form of spelt(written)) addForm(form, meaning);
  };
  const addForm = (form: string, meaning: Partial<Meaning>) => {
    const known = all.get(form);
    all.set(form, {
      kinds: [...(known?.kinds ?? []), ...(meaning.kinds ?? [])],
      prepositions: meaning.prepositions ?? known?.prepositions ?? "",
    });
  };
  for (const [kind, forms] of Object.entries(words))
    for (const form of listed(forms)) add(form, { kinds: [kind as Kind] });
  for (const [letters, forms] of Object.entries(prepositions))
    for (const form of listed(forms)) add(form, { prepositions: letters });
  return {
    words: all,
    particles: new Set(listed(tongue.particles)),
    clitics: new Set(listed(tongue.clitics)),
    and: new Set(listed(tongue.and)),
    longest: Math.max(...[...all.keys()].map((form) => form.split(" ").length)),
  };
}

/** A form in the normal form of names; umlauts can have two letters, as can the s that is sharp. */
function spelt(written: string): ReadonlySet<string> {
  const normal = (text: string) => text.split("..").map(spelling).join("..");
  const long = written.replace(/[äöü]/g, (letter) => `${normal(letter)}e`);
  // `à l'ancre`: the lexer drops the article
  const short = written.replace(/ [ld] /g, " ");
  const forms = [written, long, short].map(normal);
  return new Set([...forms, ...forms.map((form) => form.replaceAll("ß", "ss"))]);
}

/** `con l'appoggio della`: all the prepositions that say with whose help, of their nouns and of what follows these. */
export function withHelpOf(nouns: string, followers: string): string {
  const of = listed(followers);
  return listed(nouns)
    .flatMap((noun) => of.map((follower) => `${noun} ${follower}`))
    .join("|");
}
