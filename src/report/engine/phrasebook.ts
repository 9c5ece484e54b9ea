/**
 * Phrasebooks: texts whose only placeholders are `{{field}}`, with their fields checked by the compiler
 * here and against the template files at load. They are compiled to plain concatenation, because
 * explanations are made by the ten thousand in a second.
 */
import { capital, present } from "../../util/index.js";

/** Every phrase of a book with the fields that it may use. */
export type PhraseFields = Readonly<Record<string, readonly string[]>>;

/** The words of a phrase: an argument only where there are any. */
type Filling<F extends readonly string[]> = F extends readonly []
  ? []
  : [words: Readonly<Record<F[number], string | number>>];

export interface Phrasebook<T extends PhraseFields> {
  /** The phrase with this key, with its fields filled in. */
  say<K extends keyof T & string>(key: K, ...words: Filling<T[K]>): string;
  /** The phrase as a sentence: it begins with a capital. */
  sentence<K extends keyof T & string>(key: K, ...words: Filling<T[K]>): string;
}

type PhraseWords = Readonly<Record<string, string | number>>;
type Phrase = (words: PhraseWords, isSentence: boolean) => string;

/** A book over texts, with everything that is wrong with them; `file` names it in the faults. */
export function makePhrasebook<T extends PhraseFields>(
  file: string,
  fields: T,
  texts: ReadonlyMap<string, string>,
): { readonly book: Phrasebook<T>; readonly faults: readonly string[] } {
  const phrases = new Map<string, Phrase>();
  const faults: string[] = [];
  for (const [key, allowed] of Object.entries(fields)) {
    const text = texts.get(key);
    if (text === undefined) faults.push(`${file}: "${key}" is missing.`);
    else phrases.set(key, compile(`${file}: "${key}"`, text, allowed, faults));
  }
  for (const key of texts.keys()) {
    if (!(key in fields)) faults.push(`${file}: "${key}" is not used anywhere.`);
  }
  const nothing: PhraseWords = {};
  const book: Phrasebook<T> = {
    say: (key, ...[words]) => present(phrases.get(key), key)(words ?? nothing, false),
    sentence: (key, ...[words]) => present(phrases.get(key), key)(words ?? nothing, true),
  };
  return { book, faults };
}

function compile(
  place: string,
  text: string,
  allowed: readonly string[],
  faults: string[],
): Phrase {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const fields = parts.filter((_, index) => index % 2 === 1);
  for (const field of fields.filter((name) => !allowed.includes(name))) {
    faults.push(`${place} cannot use {{${field}}}, only ${allowed.join(", ") || "no fields"}.`);
  }
  if (literals.some((literal) => /\{\{|\}\}/.test(literal))) {
    faults.push(`${place} can use nothing but plain {{field}}s.`);
  }
  const [opening = "", ...rest] = literals;
  const capitalized = capital(opening);
  return (words, isSentence) => {
    let filled = isSentence ? capitalized : opening;
    for (let index = 0; index < fields.length; index++) {
      const word = words[fields[index]!]!;
      filled += (isSentence && filled === "" ? capital(`${word}`) : word) + rest[index]!;
    }
    return filled;
  };
}
