/** How the text of a filled template becomes the subject and the body of a letter. */
import { flat } from "../../util/index.js";
import { subjectMax } from "../limits.js";
import { plainText, toAscii } from "./ascii.js";
import { fill } from "./fill.js";
import { htmlOf } from "./html-part.js";

/** Subject, in ASCII, and body, in lines of at most 72 columns; and the body as an HTML document. */
export interface LetterText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The subject from the first line (`Subject: ...`), the rest filled as the body. */
export function letterText(rendered: string): LetterText {
  const end = rendered.indexOf("\n");
  const subject = rendered.slice("Subject:".length, end);
  const body = plainText(rendered.slice(end + 1));
  return { subject: shortened(oneLine(subject)), text: fill(body), html: htmlOf(body) };
}

/** As many whole words as a subject has room for. */
function shortened(subject: string): string {
  if (subject.length <= subjectMax) return subject;
  return `${subject.slice(0, subjectMax - 3).replace(/\s\S*$/, "")}...`;
}

/** What somebody wrote, in one line. */
export function plainLine(text: string): string {
  return flat(plainText(text));
}

/** Any text as one line of plain ASCII. */
export function oneLine(text: string): string {
  return flat(toAscii(text));
}
