/**
 * Sayings: for each kind of event, refusal, letter or answer, the words that its template may use, each with
 * the function that makes it. A word is declared nowhere else, so that a template that uses another one fails
 * at load, and none that it uses can be missing when it is filled.
 */
import type { GameView } from "../../game/index.js";
import { present } from "../../util/index.js";
import type { Names } from "./names.js";
import type { Scene } from "./scene.js";
import type { Vocabulary } from "./vocabulary.js";

/** What words are made with. */
export interface Stage {
  readonly scene: Scene;
  readonly words: Vocabulary;
  readonly names: Names;
}

/** The game that a text is about, as its reader may see it. */
export function viewOf({ scene }: Pick<Stage, "scene">): GameView {
  return present(scene.view, "The view of the game");
}

/** What a template can show: text, figures, conditions, and lists of such. */
export type Word = string | number | boolean | readonly string[];

/** Words of the entries of a letter's lists. */
export const blockWords = [
  "gap",
  "quote",
  "caret",
  "text",
  "isText",
  "name",
  "from",
  "isGrey",
  "body",
  "line",
  "heading",
  "happened",
  "why",
  "time",
  "times",
  "played",
  "by",
  "powers",
  "judge",
  "game",
  "date",
  "next",
  "proxies",
  "link",
  "board",
  "state",
  "deadline",
  "centers",
  "units",
  "isVacant",
  "figures",
  "lines",
] as const;

/** An entry of a list in a letter. */
export type Block = Readonly<Partial<Record<(typeof blockWords)[number], Word>>>;

export type Words = Readonly<Record<string, Word | readonly Block[]>>;

/** The words of one template. */
export type Saying<T, S = Stage> = Readonly<
  Record<string, (subject: T, stage: S) => Word | readonly Block[]>
>;

/** One saying for every member of a union. */
export type Sayings<U extends { readonly kind: string }, S = Stage> = {
  readonly [K in U["kind"]]: Saying<Extract<U, { readonly kind: K }>, S>;
};

/** The words for a subject, by its kind. */
export function wordsFor<U extends { readonly kind: string }, S>(
  sayings: Sayings<U, S>,
  subject: U,
  stage: S,
): Words {
  return wordsOf(sayings[subject.kind as U["kind"]] as Saying<U, S>, subject, stage);
}

/** The words of one saying. */
export function wordsOf<T, S>(saying: Saying<T, S>, subject: T, stage: S): Words {
  return Object.fromEntries(
    Object.entries(saying).map(([word, make]) => [word, make(subject, stage)]),
  );
}
