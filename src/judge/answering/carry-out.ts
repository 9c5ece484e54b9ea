/** A mail carried out line by line, once it is known for whom it speaks. */
import { mask, readBody } from "../../language/index.js";
import type { Mail } from "../ports/mail.js";
import type { Session } from "../session/session.js";
import { answerQuestion, carryOutStatement, isIdentifying } from "./dispatch.js";
import { finishOrders, isWaiver } from "./orders/give-orders.js";

/** Carries out the mail line by line; its attachment too, where the mail itself asks for nothing. */
export async function carryOutMail(session: Session): Promise<void> {
  const [attachment] = session.mail.textAttachments;
  if ((await carryOutText(session, session.mail.text)) || attachment === undefined) return;
  // `My orders are attached.` is no mistake where it covers orders.
  const items = session.items.filter(({ kind }) => ["done", "help", "text"].includes(kind));
  session.items.splice(0, session.items.length, ...items);
  await carryOutText(session, attachment.text);
}

/** True if the text asked for more than to know for whom it speaks. */
async function carryOutText(session: Session, text: string): Promise<boolean> {
  const body = readBody(text);
  session.skipped.push(...body.skipped);
  session.isSecretive ||= body.items.some(({ line }) => line.includes(mask));
  let asksMore = false;
  for (const item of body.items) {
    if (item.kind === "statement" && !isWaiver(session, item.statement)) {
      asksMore ||= !isIdentifying(item.statement);
      await carryOutStatement(session, item.statement, item.line);
    } else if (item.kind === "question") {
      asksMore = true;
    } else if (item.kind === "text" && isSigned(session.mail, item.line)) {
      session.skipped.push({ kind: "signature", lines: 1 });
    } else if (item.kind !== "complaint") {
      session.orderLines.push({ number: item.number, text: item.line });
    } else if (!session.isRejected) {
      const { line, number, complaint } = item;
      session.items.push({ kind: "complaint", line, number, complaint: { ...complaint } });
    }
  }
  finishOrders(session);
  // What is asked may be about the orders of this very mail.
  for (const item of body.items) {
    if (item.kind === "question") await answerQuestion(session, item.question, item.line);
  }
  return asksMore || session.isRejected || session.items.some(({ kind }) => kind === "reading");
}

/** Is this line nothing but the sender's own name, or a part of it? */
function isSigned({ fromName }: Mail, line: string): boolean {
  const name = wordsOf(fromName);
  const words = wordsOf(line);
  return words.length > 0 && words.every((word) => name.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
