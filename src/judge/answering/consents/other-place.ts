/**
 * `Yes, Edinburgh please`, `yes please, Monday`: whoever chooses a place or a day says yes to nothing in which
 * it does not stand.
 */
import { placesIn } from "../../../language/index.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { weekday } from "../wishes/wanted-time.js";

/** Does this text name a place, or to a message or an order a day, that what was asked is not about? */
export function namesOtherPlace(
  { sender: { speaker, hinted } }: Session,
  asked: Asked | null,
  text: string,
): boolean {
  const open = (speaker ?? hinted)?.game;
  if (open === undefined || asked === null || !("text" in asked)) return false;
  // A game may bear the name of a place.
  const named = placesIn(open.board, text.replace(new RegExp(open.game.name, "gi"), " "));
  const known = placesIn(open.board, asked.text);
  const isOfTime =
    asked.kind !== "lines" || /^(?:SET|EXTEND|PAUSE|RESUME|START)\b/m.test(asked.text);
  if (!isOfTime && weekday.test(text) && !weekday.test(asked.text)) return true;
  return named.length > 0 && named.every((place) => !known.includes(place));
}
