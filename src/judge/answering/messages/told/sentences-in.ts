/** The sentences of a mail, each where it stands. */
import { sentencesOf } from "../../../../language/index.js";

/** A sentence or a clause of the words, and where it stands. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

/** The sentences; a short line that somebody broke themselves ends one, too. */
export function sentencesIn(words: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { 0: said, index } of words.matchAll(/[^\n]+\n*/gu)) {
    const isWrapped = said.trimEnd().length >= wrappedAt && !/\n\n/.test(said);
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

/** Lines of this length were broken by a program. */
export const wrappedAt = 60;

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
