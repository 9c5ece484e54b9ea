/** Which orders of a mail belong together, and which earlier ones they leave. */
import { type OrderSet, replacesOrders, submissionOf } from "../../../game/index.js";
import { isRequest, placesIn, sentencesOf } from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import type { OpenGame, Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";

/** The first orders for a power in a mail begin a set; what follows belongs to it. */
export function setOf(session: Session, open: OpenGame, power: PowerId): OrderSet {
  const set = nextSetOf(session, open, power);
  session.orders.given.add(keyOf(open, power));
  return set;
}

/** Has this mail given orders for the power already? */
export function isGiven({ orders }: Session, open: OpenGame, power: PowerId): boolean {
  return orders.given.has(keyOf(open, power));
}

function nextSetOf({ orders }: Session, open: OpenGame, power: PowerId): OrderSet {
  return orders.given.has(keyOf(open, power)) ? "more" : (orders.set?.set ?? "usual");
}

function keyOf({ game }: OpenGame, power: PowerId): string {
  return `${game.name} ${power}`;
}

/** The orders of a power that the next set of orders leaves. */
export function standingOf(
  session: Session,
  open: OpenGame,
  power: PowerId,
): readonly WrittenOrder[] {
  const { game } = open;
  if (replacesOrders(game.settings, nextSetOf(session, open, power))) return [];
  return submissionOf(game, power).orders.map(({ order }) => order);
}

/** `Can you move Belgium to Holland? The rest stays`: the units of a power that such a question speaks of. */
export function unitsRequested(
  session: Session,
  { board, game }: OpenGame,
  power: PowerId,
): readonly ProvinceId[] {
  const asked = sentencesOf(ownText(session)).filter(
    (sentence) => sentence.includes("?") && isRequest(sentence),
  );
  if (asked.length === 0) return [];
  const places = placesIn(board, asked.join(" "));
  return game.position.units
    .filter((unit) => unit.power === power && places.includes(provinceOf(unit.at)))
    .map(({ at }) => provinceOf(at));
}
