/**
 * Lists whose items have numbers or letters: `3) A Rum S 2)` and `c. Pru supports order b` help another item;
 * `a. Bohemia to Silesia` above `b. ...` begins with no army.
 */
import { regex } from "../../../util/index.js";
import type { OrderLine } from "../../text/lines.js";

/** `2) A Ser - Bud`, `(b) A Ser - Bud` */
const item = /^\s*[([]?([a-z]|\d{1,2})[.):\]]+\s+(\p{L}[^,;(]*)/iu;
const reference = regex("iu")`
  ((?<!\p{L})(?:s|c|sup|supp|supports?|helps?|backs|convoys?)\s)(?:
    (?:(?:no\.?|nr\.?|number|order|item|line|move|#)\s?)\(?([a-z]|\d{1,2})[.)\]]{0,2}
    |[([]?([a-z])[)\]]|[([]?(\d{1,2})[.)\]]{0,2}
  )(?=\s*[.!]?\s*$)
`;

const help = /\s(?:s|c|sup|supp|supports?|helps?|backs|convoys?)(?!\p{L}).*$/iu;

/** The lines with the order that is meant for its number. */
export function withNumbersNamed(lines: readonly OrderLine[]): readonly OrderLine[] {
  if (!lines.some(({ text }) => reference.test(text))) return lines;
  const items = new Map<string, string>();
  for (const { text } of lines) {
    const [, mark, order] = item.exec(text) ?? [];
    // Whoever helps another stays where they are.
    if (mark !== undefined) items.set(mark.toLowerCase(), order!.replace(help, "").trim());
  }
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(reference, (words, verb: string, ...marks: (string | undefined)[]) => {
      const mark = marks.slice(0, 3).find((each) => each !== undefined);
      const order = items.get(mark?.toLowerCase() ?? "");
      return order === undefined ? words : `${verb}${order}`;
    }),
  }));
}

/** `a. Bohemia to Silesia`, `(b) ...`, `C: ...` */
const letter = /^\s*[([]?([a-h])(?:[.):\]]+\s*|\s+)(?=\p{L}{2})/iu;

/** The lines without the letters of such a list: each stands behind the one before it, from A on. */
export function withoutLetters(lines: readonly OrderLine[]): readonly OrderLine[] {
  const written = lines.filter(({ text }) => text.trim() !== "");
  const start = written.findIndex(({ text }) => letterOf(text) === "a");
  const follows = (_: OrderLine, at: number, run: readonly OrderLine[]) =>
    run.slice(0, at + 1).every(({ text }, index) => letterOf(text) === "abcdefgh".charAt(index));
  const items = start < 0 ? [] : written.slice(start, start + 8).filter(follows);
  if (items.length < 2) return lines;
  return lines.map((line) =>
    items.includes(line)
      ? { ...line, text: line.text.replace(letter, (mark) => " ".repeat(mark.length)) }
      : line,
  );
}

function letterOf(text: string): string | undefined {
  return letter.exec(text)?.[1]?.toLowerCase();
}
