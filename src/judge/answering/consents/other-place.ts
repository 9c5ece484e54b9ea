/** `Yes, Edinburgh please`: whoever chooses a place says yes to nothing in which that place does not stand. */
import { placesIn } from "../../../language/index.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";

/** Does this text name a place that what was asked is not about? */
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
  return named.length > 0 && named.every((place) => !known.includes(place));
}
