/** What a mail says of its orders: whether they replace the earlier ones, and those for later phases. */
import { allowsOrderSet } from "../../../game/index.js";
import { refuseLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { speakerOrRefuse } from "../../session/statements.js";
import { pend } from "../orders/pending.js";
import type { Handlers, Of } from "./handler.js";

export const orderHandlers = {
  "order-set": setOrderSet,
  phase: pend,
} satisfies Partial<Handlers>;

/** What the mail says of its orders holds for all of them, wherever the line stands. */
function setOrderSet(session: Session, { set }: Of<"order-set">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  if (allowsOrderSet(speaker.game.game.settings, set)) session.orders.set = { set, line };
  else refuseLine(session, line, { kind: "fixed-order-sets", replaces: set === "keep" });
}
