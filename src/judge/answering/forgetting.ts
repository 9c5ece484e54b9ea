/** Who wants to be forgotten is passed on to the keeper, a human, who alone can do it. */
import type { Question } from "../../language/index.js";
import { tellKeeper } from "../records/keeper.js";
import type { Session } from "../session/session.js";

/** Writes to the keeper, once for each mail that asks for it. */
export async function passOnWishToBeForgotten(
  { context, tx, from, mail }: Session,
  { intent }: Question,
): Promise<void> {
  if (intent !== "forget-me") return;
  const cause = `forget:${mail.messageId ?? from}`;
  await tellKeeper(context, tx, cause, { kind: "forget-wished", address: from });
}
