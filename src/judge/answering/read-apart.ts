/** The text of a mail as it is read line by line, apart from what it asks between its orders. */
import type { Session } from "../session/session.js";
import { withIfNotSettled } from "./gm/if-not.js";
import { withoutTold } from "./messages/told/told-apart.js";
import { withoutUntold } from "./messages/withheld.js";
import { askedBesideApart } from "./orders/asked-beside.js";
import { withChoicesSaid } from "./orders/choices/choices-said.js";
import { withUnitsNamed } from "./orders/named-by-aim.js";
import { withOrdersAnswered } from "./orders/spoken/answered-orders.js";
import { withBuildsDecided } from "./orders/spoken/builds-counted.js";
import { withNewUnits } from "./orders/spoken/new-units.js";
import { withSameAgain } from "./orders/spoken/same-again.js";
import { boardAskedApart } from "./orders/supposed/board-asked.js";
import { withThenDated } from "./wishes/until-then.js";

/** What is left to read, what that was taken from, and what answers the questions. */
export async function readApart(session: Session, written: string) {
  const dated = withThenDated(session, written);
  const beside = askedBesideApart(session, withIfNotSettled(session, dated));
  const named = withUnitsNamed(session, withOrdersAnswered(session, beside.text));
  const placed = await withNewUnits(session, named);
  const left = await withoutTold(session, await withoutUntold(session, placed));
  const chosen = await withChoicesSaid(session, left);
  const told = withBuildsDecided(session, await withSameAgain(session, chosen));
  const { text, asked } = await boardAskedApart(session, told);
  return { text, told, asked: [...beside.asked, ...asked] };
}
