/** The sentences of a mail's items, and what is left of an item when some of them have been dealt with. */
import { type BodyItem, readQuestion, sentencesOf } from "../../../language/index.js";

/** Words that no command, and no yes or no, was found in. */
export function isProse({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "question" || kind === "complaint";
}

/** No command as it is written: words, whatever they were taken for. */
export function isInWords(item: BodyItem): boolean {
  return item.kind !== "statement" || item.said !== undefined;
}

/** Each sentence of these items, without the space around it. */
export function sentencesOfItems(items: readonly BodyItem[]): readonly string[] {
  return items.flatMap(({ line }) => sentencesOf(line).map((each) => each.trim()));
}

/** Sentences in the order of the mail; among the items, questions may stand behind all else. */
export function inOrder(sentences: readonly string[], text: string): readonly string[] {
  const flat = text.replace(/\s+/g, " ");
  const placeOf = (each: string) => flat.indexOf(each.replace(/\s+/g, " "));
  return [...sentences].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The item as mere text, whatever it was taken for. */
export function asText({
  number,
  line,
}: Pick<BodyItem, "number" | "line">): BodyItem & { readonly kind: "text" } {
  return { kind: "text", number, line };
}

/** The item without these sentences; as it was where it has none of them. */
export function withoutSentences(item: BodyItem, gone: readonly string[]): readonly BodyItem[] {
  const sentences = sentencesOf(item.line);
  const left = sentences.filter((each) => !gone.includes(each.trim()));
  if (left.length === sentences.length) return [item];
  const line = left.join("").trim();
  if (line === "") return [];
  const question = item.kind === "question" ? readQuestion(line) : null;
  const { number } = item;
  return [
    question === null ? asText({ number, line }) : { kind: "question", number, line, question },
  ];
}

/** The items without these sentences; commands stand as they are. */
export function withoutInWords(
  items: readonly BodyItem[],
  gone: readonly string[],
): readonly BodyItem[] {
  return items.flatMap((item) => (isInWords(item) ? withoutSentences(item, gone) : [item]));
}
