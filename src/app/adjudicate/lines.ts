/** Lines of requests to lines of answers: one out for each that is not blank, in their order. */
import { loadSentences } from "../sentences.js";
import { answerRequest } from "./answer.js";
import { openLibrary } from "./library.js";
import { BadRequest, idIn, parseLine, readRequest } from "./request.js";

/** What a line that does not name them is played with. */
export interface Defaults {
  readonly variant: string;
  readonly rules: string;
}

/** The answers to a piece of the input, in UTF-8. */
export interface Answers {
  readonly text: Uint8Array;
  /** Whether any of them is an error. */
  readonly failed: boolean;
}

/** Answers whole lines, in UTF-8. */
export type AnswerLines = (lines: Uint8Array) => Answers;

/** Loads what answering needs. */
export function openLines(defaults: Defaults): AnswerLines {
  const catalogue = loadSentences();
  const library = openLibrary();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return (lines) => {
    let failed = false;
    let text = "";
    for (const line of decoder.decode(lines).split("\n")) {
      if (line.trim() === "") continue;
      try {
        text += answerRequest(catalogue, readRequest(parseLine(line), library, defaults));
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        failed = true;
        text += JSON.stringify({ id: idIn(line), error: error.message });
      }
      text += "\n";
    }
    return { text: encoder.encode(text), failed };
  };
}
