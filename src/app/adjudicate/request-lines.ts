/** Lines of requests to lines of answers: one out for each that is not blank, in their order. */
import { loadSentences } from "../sentences.js";
import { answerRequest } from "./answer.js";
import { openLibrary } from "./library.js";
import { BadRequest, idIn, parseLine, readRequest } from "./request.js";

/** What a line that does not name them is played with. */
export interface Defaults {
  readonly variant: string;
  readonly rules: string;
  /** The folder of own variants, beside the program's. */
  readonly variants?: string;
}

/** The answers to a piece of the input, in UTF-8. */
export interface Answers {
  readonly text: Uint8Array;
  /** Whether any of them is an error. */
  readonly failed: boolean;
}

/** Answers whole lines, in UTF-8. */
type AnswerLines = (lines: Uint8Array) => Answers;

/** Loads what answering needs. */
export function openLines(defaults: Defaults): AnswerLines {
  const catalogue = loadSentences();
  const library = openLibrary(defaults.variants ?? null);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return (lines) => {
    let failed = false;
    // Encoded line by line: together they would be one text of a thousand pieces, which costs a quarter more.
    const answers: Uint8Array[] = [];
    for (const line of decoder.decode(lines).split("\n")) {
      if (line.trim() === "") continue;
      const answer = answerOf(line);
      failed ||= answer.failed;
      answers.push(encoder.encode(`${answer.text}\n`));
    }
    return { text: Buffer.concat(answers), failed };
  };

  function answerOf(line: string): { readonly text: string; readonly failed: boolean } {
    try {
      const request = readRequest(parseLine(line), library, defaults);
      return { text: answerRequest(catalogue, request), failed: false };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return { text: JSON.stringify({ id: idIn(line), error: error.message }), failed: true };
    }
  }
}
