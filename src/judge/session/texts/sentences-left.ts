/** What of an item is left when some of its sentences have been dealt with. */
import { type BodyItem, sentencesOf } from "../../../language/index.js";

/** The item without these sentences; as it was where it has none of them. */
export function withoutSentences(item: BodyItem, gone: readonly string[]): readonly BodyItem[] {
  const sentences = sentencesOf(item.line);
  const left = sentences.filter((each) => !gone.includes(each.trim()));
  if (left.length === sentences.length) return [item];
  const line = left.join("").trim();
  return line === "" ? [] : [{ kind: "text", number: item.number, line }];
}
