/** POSSIBLE: where units can go, as everybody can see it on the board; and whether a unit can do what a question names. */
import { type Game, memberById } from "../../../game/index.js";
import {
  askedOfIt,
  orderAsked,
  parseOrder,
  placesIn,
  type Reading,
  readOrders,
} from "../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../map/index.js";
import { mayOrderText, outOfReachText, possibleText } from "../../../report/index.js";
import { destinations, type PlacedUnit, printOrder } from "../../../rules/index.js";
import { sceneOf } from "../../records/scenes.js";
import { say } from "../../session/outcomes.js";
import { saidWhere } from "../../session/said-where.js";
import type { OpenGame, Session, Speaker } from "../../session/session.js";
import { speakerOf } from "../../session/statements.js";
import { ownOrders } from "../orders/own-orders.js";
import { readingContext } from "../orders/readings.js";

/** `POSSIBLE A PAR`, or `POSSIBLE` for all units of the asker. */
export function tellPossible(session: Session, named: string | null, line: string): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const { game, board } = speaker.game;
  const power = memberById(game, speaker.member)?.power ?? null;
  const places = named === null ? [] : placesNamed(board, named);
  const asked = unitsIn(game, places);
  const own = movable(game).filter((unit) => unit.power === power);
  const near = asked.length > 0 ? [] : own.filter((unit) => reaches(board, game, unit, places));
  const isFar = asked.length === 0 && near.length === 0 && own.length > 0 && places.length === 1;
  const { catalogue } = session.context;
  const scene = sceneOf(session.context, game, speaker.member);
  const units = asked.length > 0 ? asked : near.length > 0 ? near : own;
  say(
    session,
    isFar ? outOfReachText(catalogue, scene, places) : possibleText(catalogue, scene, units),
  );
}

/** `Can Liverpool support London to Yorkshire?`: yes or no; false where the sentence asks about no order. */
export function tellsWhether(session: Session, question: string, line: string): boolean {
  const { speaker } = session.sender;
  const order =
    speaker === null ? null : readingAsked(speaker.game, ofUnitNamed(session, speaker, question));
  if (speaker === null || order === null) return false;
  tellWhether(session, speaker, order, line);
  return true;
}

/** `Where can Brest go? Would it be able to help Paris?`: the unit of the asker that the mail named last. */
function ofUnitNamed({ mail }: Session, { game, member }: Speaker, question: string): string {
  if (askedOfIt(question, "") === null) return question;
  const { board } = game;
  const power = memberById(game.game, member)?.power ?? null;
  const at = saidWhere(mail, question);
  const above = mail.text.slice(Math.max(0, at - longestMention), Math.max(0, at));
  const own = movable(game.game).filter((unit) => unit.power === power);
  const named = placesIn(board, above).filter((place) =>
    own.some(({ at }) => provinceOf(at) === place),
  );
  const unit = named.at(-1);
  return (unit === undefined ? null : askedOfIt(question, unit)) ?? question;
}

/** What was named longer ago is not meant by `it`. */
const longestMention = 300;

/** The one order that a question asks about, whosever unit it is. */
function readingAsked({ board, game }: OpenGame, question: string): Reading | null {
  const text = game.status === "forming" ? null : orderAsked(question);
  if (text === null) return null;
  const context = readingContext({ board, game }, null);
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0;
  return isSure && reading?.guessed === false ? reading : null;
}

/** Yes or no, and why not. Nothing is ordered. */
function tellWhether(
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
  session.reply.items.push({ kind: "answer", line, text, pointsBelow: false });
  session.reply.isUseful = true;
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

function reaches(
  board: Board,
  { phase, position }: Game,
  unit: PlacedUnit,
  places: readonly ProvinceId[],
): boolean {
  if (phase.kind === "R") return true;
  const { direct, byConvoy } = destinations(board, position, unit);
  return [...direct, ...byConvoy].some((at) => places.includes(provinceOf(at)));
}

/** The units of these places; of the first that has any, for the others may be where it wants to go. */
function unitsIn(game: Game, places: readonly ProvinceId[]): readonly PlacedUnit[] {
  const here = places.map((place) => movable(game).filter(({ at }) => provinceOf(at) === place));
  return here.find((units) => units.length > 0) ?? [];
}

/** Units that can move or retreat in this phase; in winter all, for the next spring. */
function movable({ phase, position }: Game): readonly PlacedUnit[] {
  return phase.kind === "R" ? position.dislodged : position.units;
}

/** The provinces that words for units can mean. */
export function placesNamed(board: Board, words: string): readonly ProvinceId[] {
  const unit = words.replace(/[ ?!.]+$/, "");
  const read = parseOrder(board, unit);
  const orders = read.length > 0 ? read : parseOrder(board, `${unit} H`);
  const named = orders.flatMap((order) =>
    order.kind === "waive" ? [] : [provinceOf(order.unit.at)],
  );
  return named.length > 0 ? [...new Set(named)] : placesIn(board, words);
}
