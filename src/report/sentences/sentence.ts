/**
 * One sentence, letter or answer about something of a kind: its template, filled with the words of its saying
 * and the scene's. Nothing else fills a template with a game's words.
 */
import { capital, present } from "../../util/index.js";
import type { Catalogue, Templates } from "../catalogue/catalogue.js";
import { plainText } from "../engine/ascii.js";
import { flowed } from "../engine/fill.js";
import { type LetterText, letterText, plainLine } from "../engine/letter-text.js";
import { type Sayings, type Stage, wordsFor } from "../words/say.js";
import { sceneWords } from "../words/scene-words.js";

/** The sentence for a subject; `suffix` chooses another template of the same kind. */
export function saying<U extends { readonly kind: string }>(
  templates: Templates,
  stage: Stage,
  sayings: Sayings<U>,
  subject: U,
  suffix = "",
): string {
  return asSentence(filledIn(templates, stage, sayings, subject, suffix));
}

/** One line that begins with a capital, unless it begins with an address. */
export function asSentence(text: string): string {
  const line = plainLine(text);
  return /^\S*@/.test(line) ? line : capital(line);
}

/** The letter about a subject. */
export function letter<U extends { readonly kind: string }>(
  { letters }: Catalogue,
  stage: Stage,
  sayings: Sayings<U>,
  subject: U,
): LetterText {
  return letterText(filledIn(letters, stage, sayings, subject));
}

/** The answer to a question, in the width of a letter. */
export function answer<U extends { readonly kind: string }>(
  { answers }: Catalogue,
  stage: Stage,
  sayings: Sayings<U>,
  subject: U,
): string {
  return flowed(plainText(filledIn(answers, stage, sayings, subject)));
}

function filledIn<U extends { readonly kind: string }>(
  templates: Templates,
  stage: Stage,
  sayings: Sayings<U>,
  subject: U,
  suffix = "",
): string {
  const template = present(templates.get(subject.kind + suffix), `The text for "${subject.kind}"`);
  return template({ ...sceneWords(stage), ...wordsFor(sayings, subject, stage) });
}
