/** Who wants to be forgotten is passed on to the keeper, a human, who alone can do it. */
import type { Question } from "../../language/index.js";
import { dayAt } from "../../util/index.js";
import { tellKeeper } from "../records/keeper.js";
import type { Session } from "../session/session.js";

/** Writes to the keeper, once a day for each address that asks for it. */
export async function passOnWishToBeForgotten(
  { context, tx, from, now }: Session,
  { intent }: Question,
): Promise<void> {
  if (intent !== "forget-me") return;
  const cause = `forget:${from}:${dayAt(now, "UTC")}`;
  await tellKeeper(context, tx, cause, { kind: "forget-wished", address: from });
}
