/** How the text of a filled template becomes the subject and the body of a letter. */

import { subjectMax } from "../limits.js";
import { toAscii } from "./ascii.js";
import { fill } from "./fill.js";

/** Subject and body: ASCII, lines of at most 72 columns. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
}

/** The subject from the first line (`Subject: ...`), the rest filled as the body. */
export function letterText(rendered: string): LetterText {
  const end = rendered.indexOf("\n");
  const subject = rendered.slice("Subject:".length, end);
  return {
    subject: shortened(oneLine(subject)),
    text: fill(toAscii(rendered.slice(end + 1))),
  };
}

/** As many whole words as a subject has room for. */
function shortened(subject: string): string {
  if (subject.length <= subjectMax) return subject;
  return `${subject.slice(0, subjectMax - 3).replace(/\s\S*$/, "")}...`;
}

/** Any text as one line of plain ASCII. */
export function oneLine(text: string): string {
  return toAscii(text).replace(/\s+/g, " ").trim();
}
