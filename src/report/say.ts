/**
 * Sayings: for each kind of event, refusal or reason, the words that its template may use and how they
 * come from the data. The words are declared, so that a template with an unknown one fails at load.
 */
import type { Names } from "./names.js";
import type { Scene } from "./scene.js";
import type { Vocabulary } from "./vocabulary.js";

/** What words are made with. */
export interface Stage {
  readonly scene: Scene;
  readonly words: Vocabulary;
  readonly names: Names;
}

/** What a template can show: text, figures, conditions, and lists of such. */
export type Word = string | number | boolean | readonly string[];
export type Words = Readonly<Record<string, Word>>;

export interface Saying<T, S = Stage> {
  readonly fields: readonly string[];
  readonly words: (subject: T, stage: S) => Words;
}

/** One saying for every member of a union. */
export type Sayings<U extends { readonly kind: string }, S = Stage> = {
  readonly [K in U["kind"]]: Saying<Extract<U, { readonly kind: K }>, S>;
};

/** A saying with these fields, each of which `words` must fill. */
export function say<T, S, const F extends string>(
  fields: readonly F[],
  words: (subject: T, stage: S) => Readonly<Record<F, Word>>,
): Saying<T, S> {
  return { fields, words };
}

/** A saying whose template needs no words. */
export const plain: Saying<unknown, unknown> = { fields: [], words: () => ({}) };

/** The words for a subject, by its kind. */
export function wordsFor<U extends { readonly kind: string }, S>(
  sayings: Sayings<U, S>,
  subject: U,
  stage: S,
): Words {
  const saying = sayings[subject.kind as U["kind"]] as Saying<U, S>;
  return saying.words(subject, stage);
}
