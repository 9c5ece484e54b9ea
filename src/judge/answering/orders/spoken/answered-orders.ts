/**
 * Orders that hang on what the position answers: `Is Serbia free? If so, Budapest goes there`, `unless the English are
 * there already`.
 */
import { withAnswersKnown } from "../../../../language/index.js";
import type { Session } from "../../../session/session.js";
import { isReadByLine } from "../apart.js";
import { writerOf } from "../writer.js";

/** The text with such orders in plain words; what is asked is answered besides. */
export function withOrdersAnswered(session: Session, text: string): string {
  const context = writerOf(session)?.context;
  return context?.phase.kind !== "M" || isReadByLine(text) ? text : withAnswersKnown(context, text);
}
