/** `My name is shown wrong, it should be Aylin Kaya`: whoever says so has it shown so. */
import { type BodyItem, correctedName, readBody } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import {
  inOrder,
  isProse,
  sentencesOfItems,
  withoutSentences,
} from "../../session/texts/sentences-left.js";

/** The items with the command in place of such sentences. */
export function withNameCorrected(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  if (session.sender.speaker === null || session.grave.isConfirmed) return items;
  const prose = items.filter(isProse);
  const sentences = inOrder(sentencesOfItems(prose), ownText(session));
  const corrected = correctedName(sentences);
  if (corrected === null) return items;
  const { name, said } = corrected;
  const named = readBody(`SET NAME ${name}`, [], null).items;
  const left = items.flatMap((item) => (isProse(item) ? withoutSentences(item, said) : [item]));
  return [...named.map((each) => ({ ...each, line: said.join(" ") })), ...left];
}
