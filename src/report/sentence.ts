/** One sentence about something of a kind: its template, filled with its words and the scene's. */
import { present } from "../util/index.js";
import { oneLine } from "./letters.js";
import { capital } from "./phrasebook.js";
import { type Sayings, type Stage, wordsFor } from "./say.js";
import { sceneWords } from "./scene-words.js";
import type { Template } from "./template.js";

/** One line that begins with a capital, unless it begins with an address. */
export function asSentence(text: string): string {
  const line = oneLine(text);
  return /^\S*@/.test(line) ? line : capital(line);
}

/** The sentence for a subject; `suffix` chooses another template of the same kind. */
export function saying<U extends { readonly kind: string }>(
  templates: ReadonlyMap<string, Template>,
  stage: Stage,
  sayings: Sayings<U>,
  subject: U,
  suffix = "",
): string {
  const template = present(templates.get(subject.kind + suffix), `The text for "${subject.kind}"`);
  const words = { ...sceneWords(stage), ...wordsFor(sayings, subject, stage) };
  return asSentence(template(words));
}
