/** Whether an order could be given, told to who asks about it. */
import { type Game, memberById } from "../../../game/index.js";
import { type Reading, readOrders } from "../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../map/index.js";
import { mayOrderText } from "../../../report/index.js";
import { destinations, type PlacedUnit, printOrder } from "../../../rules/index.js";
import { sceneOf } from "../../records/scenes.js";
import { answerLine } from "../../session/outcomes.js";
import type { OpenGame, Session, Speaker } from "../../session/session.js";
import { ownOrders } from "./own-orders.js";
import { readingContext } from "./readings.js";

/** Whether this order is possible, told to who asked for it in other words; false where it cannot be read. */
export function tellsOrder(
  session: Session,
  speaker: Speaker,
  order: string,
  line: string,
): boolean {
  const reading = readingOf(speaker.game, order);
  if (reading === null) return false;
  tellWhether(session, speaker, reading, line);
  return true;
}

/** The one order that these words are, whosever unit it is; null where they may be several, or none. */
export function readingOf({ board, game }: OpenGame, text: string): Reading | null {
  const context = readingContext({ board, game }, null);
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0;
  return isSure && reading?.guessed === false ? reading : null;
}

/** Yes or no, and why not. Nothing is ordered. */
export function tellWhether(
  session: Session,
  { game: { board, game }, member }: Speaker,
  { order, meant, illegal }: Reading,
  line: string,
): void {
  const { catalogue } = session.context;
  const scene = sceneOf(session.context, game, member);
  const printed = printOrder(meant ?? order);
  const convoys = illegal === null ? convoysOf(board, game, meant ?? order) : [];
  const own = ownOrders(game, memberById(game, member))
    .map((each) => each.order)
    .find((each) => each.kind !== "waive" && isOfUnit(each, order));
  const given = own === undefined ? "" : printOrder(own);
  const stays = given === printed || illegal !== null ? "" : given;
  const text = mayOrderText(catalogue, scene, printed, illegal, convoys, stays);
  answerLine(session, line, text);
}

function isOfUnit(one: Reading["order"], other: Reading["order"]): boolean {
  if (one.kind === "waive" || other.kind === "waive") return false;
  return provinceOf(one.unit.at) === provinceOf(other.unit.at);
}

/** What fleets would have to be ordered, so that the army of this move gets over the sea; none where it walks. */
function convoysOf(
  board: Board,
  { position }: Game,
  order: Parameters<typeof printOrder>[0],
): readonly string[] {
  const unit =
    order.kind === "move"
      ? position.units.find(({ at }) => provinceOf(at) === provinceOf(order.unit.at))
      : undefined;
  if (order.kind !== "move" || unit?.type !== "A") return [];
  const to = provinceOf(order.to);
  const isBeside = (fleet: PlacedUnit, place: ProvinceId) =>
    destinations(board, position, fleet).direct.some((at) => provinceOf(at) === place);
  const { direct, byConvoy } = destinations(board, position, unit);
  if (direct.some((at) => provinceOf(at) === to) || !byConvoy.includes(to)) return [];
  const near = position.units.filter(
    (fleet) => fleet.type === "F" && isBeside(fleet, provinceOf(unit.at)) && isBeside(fleet, to),
  );
  return near.map(({ type, at }) => `${type} ${at} C ${printOrder(order)}`);
}
