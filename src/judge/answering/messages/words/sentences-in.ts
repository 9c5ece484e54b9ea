/** The sentences of a mail, each where it stands. */
import { sentencesOf } from "../../../../language/index.js";
import { inOneLine } from "../../../../util/index.js";

/** A sentence or a clause of the words, and where it stands. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly said: string;
  /** It is the rest of a sentence, and no part of what stands before it. */
  readonly isCut?: true;
}

/** The sentences; a short line that somebody broke themselves ends one, too. */
export function sentencesIn(words: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { 0: said, index } of words.matchAll(/[^\n]+\n*/gu)) {
    const [next = ""] = /^\S+/.exec(words.slice(index + said.length)) ?? [];
    const isWrapped = isLong(`${said.trimEnd()} ${next}`) && !/\n[ \t]*\n/.test(said);
    const last = parts.at(-1);
    if (last !== undefined && last.to === index && !endsHere(last.said)) {
      parts.splice(-1, 1, { ...last, to: index + said.length, said: `${last.said}${said}` });
    } else parts.push({ from: index, to: index + said.length, said });
    if (!isWrapped) parts.push({ from: index + said.length, to: index + said.length, said: "" });
  }
  return parts
    .filter(({ said }) => said !== "")
    .flatMap((part) => placed(part, sentencesOf(part.said)));
}

/** Was a line broken by a program, so that one word more would be too long? */
export function isLong(line: string): boolean {
  return line.length > shortest;
}

const shortest = 70;

function endsHere(said: string): boolean {
  return said === "" || /\n[ \t]*\n/.test(said);
}

/** Pieces that make up a part, each where it stands. */
export function placed({ from }: Part, pieces: readonly string[]): readonly Part[] {
  let at = from;
  return pieces.map((said) => {
    at += said.length;
    return { from: at - said.length, to: at, said };
  });
}

/** The words of a part in one line, without the marks and the number ahead of them. */
export function bare(line: string): string {
  return inOneLine(line)
    .trim()
    .replace(/^[.,;:!\u2013\u2014(\s]+/u, "")
    .replace(listMark, "");
}

/** `3) tell Italy ...` */
const listMark = /^[1-9a-h][.)]\s+/iu;
