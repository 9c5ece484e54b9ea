/** Whether an order could be given, told to who asks about it. */
import type { Game } from "../../../../game/index.js";
import {
  asksOfSelf,
  believesImpossible,
  isConditional,
  isOwnUnit,
  mayBeRequest,
  ordersMeant,
  placesIn,
  plainWords,
  type Question,
  type Reading,
  readOrders,
  sentencesOf,
  wantsIfSo,
} from "../../../../language/index.js";
import {
  type Board,
  type PowerId,
  type ProvinceId,
  provinceOf,
  shortestWay,
} from "../../../../map/index.js";
import {
  mayOrderOfferedText,
  mayOrderText,
  togetherText,
  wayText,
} from "../../../../report/index.js";
import {
  destinations,
  type PlacedUnit,
  type PowerOrder,
  printOrder,
} from "../../../../rules/index.js";
import { flat, regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { OpenGame, Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asNoted } from "../noted-so.js";
import { ordersInMind, ownOrders, withType } from "../own-orders.js";
import { numbered, readingContext } from "../readings.js";
import { hinderedByOwn } from "../trials/trials.js";

/**
 * Whether this order is possible, told to who asked for it in other words; false where it cannot be read. One that
 * is wanted is noted when the asker says so.
 */
export function tellsOrder(
  session: Session,
  speaker: Speaker,
  order: string,
  line: string,
  { isWanted = false } = {},
): boolean {
  const reading = readingOf(speaker.game, order);
  if (reading === null) return false;
  const { illegal, meant, order: written } = reading;
  if (isWanted && illegal === null)
    tellOffered(session, speaker, wantedIn(speaker, line, printOrder(meant ?? written)), line);
  else tellWhether(session, speaker, reading, line);
  return true;
}

/** The one order that a question asks of; `can I support Venice with Trieste?` asks of the asker's own unit. */
export function readingAsked(speaker: Speaker, question: string, text: string): Reading | null {
  const own = asksOfSelf(question) ? powerOf(speaker) : null;
  const reading = own === null ? null : readingOf(speaker.game, text, own);
  return reading ?? readingOf(speaker.game, text);
}

/** The one order that these words are, of this power or anybody; null where they may be several, or none. */
export function readingOf(
  { board, game }: OpenGame,
  text: string,
  power: PowerId | null = null,
): Reading | null {
  const context = readingContext({ board, game }, power);
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0;
  return isSure && reading?.guessed === false ? reading : null;
}

/**
 * `Could Vienna go to Galicia and Budapest to Serbia?`: the asker's own orders; null for any other words.
 */
function ownReadings(speaker: Speaker, text: string): readonly Reading[] | null {
  const { game } = speaker;
  const power = powerOf(speaker);
  if (power === null) return null;
  const { readings, complaints } = readOrders(readingContext(game, power), numbered([text]));
  const isSure = readings.length > 1 && complaints.length === 0;
  return isSure && readings.every(({ guessed }) => !guessed) ? readings : null;
}

/** Whether these words are several orders of the asker's, who is asked whether they want them if they are possible. */
export function tellsSeveral(
  session: Session,
  speaker: Speaker,
  text: string,
  line: string,
): boolean {
  const tell = severalTold(session, speaker, text);
  tell?.(line);
  return tell !== null;
}

/** The same, to be told where its line stands; null where the words are no several orders. */
export function severalTold(
  session: Session,
  speaker: Speaker,
  text: string,
): ((line: string) => void) | null {
  const readings = ownReadings(speaker, text);
  return readings === null ? null : (line) => tellReadings(session, speaker, readings, line);
}

function tellReadings(
  session: Session,
  speaker: Speaker,
  readings: readonly Reading[],
  line: string,
): void {
  const impossible = readings.find(({ illegal }) => illegal !== null);
  if (impossible !== undefined) tellWhether(session, speaker, impossible, line);
  const { board, game } = speaker.game;
  const possible = readings.filter(({ illegal }) => illegal === null);
  if (possible.length === 0) return;
  const orders = possible.map(({ meant, order }) => meant ?? order);
  const more = orders
    .flatMap((order) => carriedOrCarrier(board, game, order))
    .filter((text) => {
      const reading = readingOf(speaker.game, text);
      const isFree = (each: Reading) => reading !== null && !isOfUnit(each.order, reading.order);
      return reading !== null && isOwn(speaker, reading) && readings.every(isFree);
    });
  tellOffered(session, speaker, [...orders.map((order) => printOrder(order)), ...more], line);
}

/** What goes without saying beside a convoy: the move of the army, or the one fleet that can carry it. */
function carriedOrCarrier(board: Board, game: Game, order: Given): readonly string[] {
  if (order.kind === "convoy") return [`A ${order.of.at} - ${order.to}`];
  const [fleet, another] = convoysOf(board, game, order);
  return fleet === undefined || another !== undefined ? [] : [fleet];
}

type Given = Parameters<typeof printOrder>[0];

/** The order with those of the same words for other units: `Might Marseilles go to Spain, and could Brest sail out?` */
function wantedIn(speaker: Speaker, line: string, order: string): readonly string[] {
  const { game } = speaker;
  const power = powerOf(speaker);
  if (game.game.phase.kind !== "M") return [order];
  const meant = ordersMeant(readingContext(game, power), new Set(), line);
  const orders = meant.filter((each) => !each.isInstead).map(({ text }) => text);
  return orders.includes(order) ? orders : [order];
}

/** They are possible, and are noted when the asker says so. */
function tellOffered(
  session: Session,
  speaker: Speaker,
  orders: readonly string[],
  line: string,
): void {
  const [catalogue, scene] = stageFor(session, speaker);
  session.grave.waiting.push(...orders);
  session.grave.offered.push(...orders);
  const wanted = readAs(speaker, orders);
  const given = ordersStanding(session, speaker)
    .map((each) => withType(each.order, speaker.game.game.position.units))
    .filter((each) => wanted.some(({ order }) => isOfUnit(each, order)))
    .map((each) => printOrder(each))
    .filter((each) => !orders.includes(each));
  const hindered = hinderedByOwn(speaker, wanted);
  answerLine(session, line, mayOrderOfferedText(catalogue, scene, orders, hindered, given));
}

/** `Would they bump into each other?`, of the orders that the mail asks of or has given; false for anything else. */
export function tellsTogether(session: Session, question: Question, line: string): boolean {
  const { intent, about } = question;
  const speaker = askingSpeaker(session);
  const { offered } = session.grave;
  // `Could Vienna go to Galicia, and Budapest to Vienna? Would that work?`
  const isOfOffered = intent === "legal" && offered.length > 1;
  const isOfUnits = intent === "meeting" || intent === "swap" || intent === "own-attack";
  if (speaker === null || !(isOfUnits || isOfOffered)) return false;
  if (!pointing.test(plainWords(about)) || placesIn(speaker.game.board, about).length > 0)
    return false;
  const orders = offered.length > 0 ? readAs(speaker, offered) : ordersInMind(speaker);
  if (orders.length < 2) return false;
  const [catalogue, scene] = stageFor(session, speaker);
  const hindered = hinderedByOwn(speaker, orders);
  answerLine(session, line, togetherText(catalogue, scene, hindered, offered.length > 0));
  return true;
}

/** Of units that were named before, and not of units in general. */
const pointing = regex()`
  \b(?:they|them|those|these|it|that|this|each other|one another|sie|die|das|einander
    |sich|es|ca|cela|eso|esto|questo|cosi
    |dit|dat|ils|elles|se|ellos|ellas|essi|si|ze|zij|elkaar
  )\b
`;

function readAs(speaker: Speaker, orders: readonly string[]): readonly PowerOrder[] {
  const power = powerOf(speaker);
  if (power === null) return [];
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(orders));
  return readings.map(({ order }) => ({ power, order }));
}

/** What waits for its YES is no order yet, unless this mail says that. */
function ordersStanding({ thread }: Session, speaker: Speaker): readonly PowerOrder[] {
  return thread.recalled === null ? ownOrders(speaker) : ordersInMind(speaker);
}

/** Yes or no, and why not. Nothing is ordered. */
export function tellWhether(
  session: Session,
  speaker: Speaker,
  reading: Reading,
  line: string,
): void {
  const { board, game } = speaker.game;
  const { order, meant, illegal } = reading;
  const [catalogue, scene] = stageFor(session, speaker);
  const printed = printOrder(meant ?? order);
  const convoys = illegal === null ? convoysOf(board, game, meant ?? order) : [];
  const orderIn = (orders: readonly PowerOrder[]) => {
    const own = orders
      .map((each) => each.order)
      .find((each) => each.kind !== "waive" && isOfUnit(each, order));
    return own === undefined ? "" : printOrder(withType(own, game.position.units));
  };
  const given = orderIn(ordersInMind(speaker));
  const isWanted =
    mayBeRequest(line) ||
    (given === "" ? isConditional(line) : insteadOf.test(line)) ||
    isWantedIfSo(session, line);
  const isOffered = isWanted && illegal === null && isOwn(speaker, reading);
  if (isOffered && given !== printed && convoys.length === 0) {
    tellOffered(session, speaker, wantedIn(speaker, line, printed), line);
    return;
  }
  if (given === printed && illegal === null) {
    answerLine(session, line, asNoted(session, speaker, [printed]));
    return;
  }
  const stays = illegal !== null ? "" : orderIn(ordersStanding(session, speaker));
  const way = wayInstead(session, speaker, illegal);
  // Where else it could go is told where there is no way at all.
  const why = way === null || illegal === null ? illegal : { ...illegal, destinations: [] };
  const isDoubted = believesImpossible(line);
  const more = { convoys, given: stays, isDoubted };
  const text = mayOrderText(catalogue, scene, printed, why, more);
  answerLine(session, line, way === null ? text : `${text} ${way}`);
}

/** `Could Marseilles help Paris instead of going to Spain?`, of a unit with another order, is all but a change. */
const insteadOf = regex("iu")`
  (?<!\p{L})(?:
    instead|rather than|(?:an)?statt|anstelle|stattdessen|au lieu|plut\u00f4t|en vez de|en lugar de|en su lugar
    |invece|piuttosto|in plaats
  )(?!\p{L})
`;

/** `Can Naples reach Tunis?`: how far it is, where a unit gets there in several moves; null where it never does. */
function wayInstead(
  session: Session,
  speaker: Speaker,
  illegal: Reading["illegal"],
): string | null {
  const { board, game } = speaker.game;
  const isFar = illegal?.kind === "unreachable" || illegal?.kind === "no-fleets";
  if (!isFar || game.phase.kind !== "M") return null;
  const { unit } = illegal;
  const to = provinceOf(illegal.to);
  if (shortestWay(board, unit.type, provinceOf(unit.at), to) === null) return null;
  const asked = { from: unit.at, to, asksWhether: false, types: [unit.type] };
  return wayText(...stageFor(session, speaker), asked);
}

/** `Can Munich help Berlin? If so, do it`: the sentence behind the question wants what it asks of. */
export function isWantedIfSo(session: Session, line: string): boolean {
  const sentences = sentencesOf(ownText(session)).map(flat);
  const at = sentences.findIndex((each) => each.endsWith(flat(line)) || flat(line).endsWith(each));
  return at >= 0 && wantsIfSo(sentences[at + 1] ?? "");
}

function isOwn(speaker: Speaker, { order }: Reading): boolean {
  const power = powerOf(speaker);
  return power !== null && isOwnUnit(readingContext(speaker.game, power), power, order);
}

function isOfUnit(one: Reading["order"], other: Reading["order"]): boolean {
  if (one.kind === "waive" || other.kind === "waive") return false;
  return provinceOf(one.unit.at) === provinceOf(other.unit.at);
}

/** What fleets would have to be ordered, so that the army of this move gets over the sea; none where it walks. */
function convoysOf(board: Board, { position }: Game, order: Given): readonly string[] {
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
  return near.map(
    ({ type, at }) => `${type} ${at} C ${printOrder({ ...order, viaConvoy: false })}`,
  );
}
