/** The sentences of a mail's items, and what is left of an item when some of them have been dealt with. */
import { type BodyItem, sentencesOf } from "../../../language/index.js";

/** Each sentence of these items, without the space around it. */
export function sentencesOfItems(items: readonly BodyItem[]): readonly string[] {
  return items.flatMap(({ line }) => sentencesOf(line).map((each) => each.trim()));
}

/** The same as they stand in the mail; questions may stand behind the others among the items. */
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
  return line === "" ? [] : [asText({ number: item.number, line })];
}
