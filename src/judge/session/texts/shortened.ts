/**
 * Texts longer than anybody writes: only their beginning is read, so that no mail holds up all others. Messages in
 * blocks do not count: their words are passed on and not read.
 */
import { ownTextMax } from "../../limits.js";
import type { Session } from "../session.js";
import { ownText } from "./own-text.js";

/** Leaves of the mail what is read; what is passed on of it is asked about first, for it may lack its end. */
export function shortenMail(session: Session): void {
  const { mail, thread } = session;
  if (beyondBlocks(ownText(session)) <= ownTextMax) return;
  session.mail = { ...mail, text: shortened(session, mail.text) };
  thread.quotesLoosely = true;
}

/** The beginning of a text; the reply tells how many lines were left out. */
export function shortened(session: Session, text: string): string {
  if (beyondBlocks(text) <= ownTextMax) return text;
  const lines = text.split("\n");
  const counts = countedLines(lines);
  let [at, count] = [0, 0];
  while (at < lines.length && count + counts[at]! <= ownTextMax) count += counts[at++]!;
  const rest = lines.slice(at).filter((line) => line.trim() !== "");
  const part = lines[at]?.slice(0, ownTextMax - count) ?? "";
  const begun = part.slice(0, part.search(/[.!?][^.!?]*$/) + 1);
  session.reply.skipped.push({
    ...({ kind: "too-many-lines", lines: rest.length, first: "", isIdle: false } as const),
  });
  return [...lines.slice(0, at), begun].join("\n");
}

function beyondBlocks(text: string): number {
  if (text.length <= ownTextMax) return 0;
  return countedLines(text.split("\n")).reduce((sum, count) => sum + count, 0);
}

/** How many characters of each line count: none in a message that is closed, nor in a quotation. */
function countedLines(lines: readonly string[]): readonly number[] {
  const lastEnd = lines.findLastIndex((line) => blockEnd.test(line));
  let isInBlock = false;
  return lines.map((line, at) => {
    const isBlock = isInBlock || (at < lastEnd && blockStart.test(line));
    isInBlock = isBlock && !blockEnd.test(line);
    return isBlock || line.startsWith(">") ? 0 : line.length;
  });
}

const blockStart = /^\s{0,8}(?:press|broadcast)(?!\p{L})/iu;
const blockEnd = /^\s{0,8}end ?(?:press|broadcast)(?!\p{L})/iu;
