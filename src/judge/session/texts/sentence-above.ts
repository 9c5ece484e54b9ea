/** What stands before a sentence in the sender's own words. */
import { sentencesOf } from "../../../language/index.js";
import { inOneLine } from "../../../util/index.js";
import type { Session } from "../session.js";
import { ownText } from "./own-text.js";

/** The sentence above one that points there (`Can you take it back?`); empty where none is. */
export function sentenceAbove(session: Session, sentence: string): string {
  const sentences = sentencesOf(inOneLine(ownText(session)));
  const at = sentences.findIndex((each) => each.includes(sentence.trim()));
  return sentences[at - 1]?.trim() ?? "";
}

/** `What if somebody sends nothing twice?` sets nothing, and says of whom the sentence below it speaks. */
export function withQuestionAbove(session: Session, line: string): string {
  const above = sentenceAbove(session, line);
  return above.endsWith("?") ? `${above} ${line}` : line;
}
