/** Orders of a list that help another by its number or letter: `3) A Rum S 2)`, `c. Pru supports order b`. */
import type { OrderLine } from "../../text/lines.js";

/** `2) A Ser - Bud`, `(b) A Ser - Bud` */
const item = /^\s*[([]?([a-z]|\d{1,2})[.):\]]+\s+(\p{L}[^,;(]*)/iu;
const reference =
  /((?<!\p{L})(?:s|c|sup|supp|supports?|helps?|backs|convoys?)\s)(?:(?:(?:no\.?|nr\.?|number|order|item|line|move|#)\s?)\(?([a-z]|\d{1,2})[.)\]]{0,2}|[([]?([a-z])[)\]]|[([]?(\d{1,2})[.)\]]{0,2})(?=\s*[.!]?\s*$)/iu;

const help = /\s(?:s|c|sup|supp|supports?|helps?|backs|convoys?)(?!\p{L}).*$/iu;

/** The lines with the order that is meant for its number. */
export function withNumbersNamed(lines: readonly OrderLine[]): readonly OrderLine[] {
  if (!lines.some(({ text }) => reference.test(text))) return lines;
  const items = new Map<string, string>();
  for (const { text } of lines) {
    const [, mark, order] = item.exec(text) ?? [];
    // Who helps another stays where they are.
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
