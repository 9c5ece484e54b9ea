/**
 * `The North Sea carries the army over to Norway`, `convoglio la Puglia a Tunisi`: in prose an army that is carried
 * goes, and the fleet that is named beside it, or the only one that can, carries it; of several it is asked which.
 * Whoever writes the notation of orders gives both, or means one alone.
 */
import { bordersOn, type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { isPlain } from "../../lexer/plain.js";
import { placesIn, powersIn } from "../../names/mentions.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { orderedUnit } from "../ordered-unit.js";
import { readOrders } from "../reading.js";

/** The reading with the other half of such convoys, for units that have no order by it. */
export function withCarried(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  read: OrdersReading,
): OrdersReading {
  const told = new Set(read.readings.flatMap(({ order }) => orderedUnit(order)));
  const complaints = [...read.complaints];
  const more = read.readings.flatMap((reading): readonly Reading[] => {
    const { order: written, illegal, number, text } = reading;
    if (illegal !== null || isPlain(context.board, text)) return [];
    const ways = [...halvesOf(context, written, text), ...carriedOn(context, given, written)];
    const halves = [...new Set(ways)].flatMap(
      (order) => readOrders(context, [{ number, text: order }]).readings,
    );
    const able = halves.filter((each) => each.illegal === null && !isTold(told, each));
    if (able.length > 1 && !isNamed(context, able, text)) {
      if (read.complaints.some((each) => each.number === number)) return [];
      const meanings = able.map(({ order }) => order);
      const complaint = { kind: "ambiguous-order", meanings, from: 0, to: text.length } as const;
      complaints.push({ number, text, complaint });
      return [];
    }
    for (const unit of able.flatMap(({ order }) => orderedUnit(order))) told.add(unit);
    return able.map((each) => ({ ...each, text, guessed: true }));
  });
  if (more.length === 0 && complaints.length === read.complaints.length) return read;
  // `Convoglio la Puglia con la flotta`: the fleet is not in Apulia.
  const carried = new Set(
    more.flatMap(({ order }) => (order.kind === "convoy" ? [order.of.at] : [])),
  );
  const own = read.readings.map((reading) => {
    const { order } = reading;
    const isOfFleet = order.kind === "move" && carried.has(order.unit.at);
    return isOfFleet ? { ...reading, order: asArmy(order) } : reading;
  });
  const readings = [...own, ...more].toSorted((a, b) => a.number - b.number);
  return { readings, complaints };
}

function asArmy(order: Move): Move {
  return { ...order, unit: { ...order.unit, type: "A" } };
}

type Move = Extract<WrittenOrder, { readonly kind: "move" }>;

function isTold(told: ReadonlySet<ProvinceId>, { order }: Reading): boolean {
  return orderedUnit(order).some((unit) => told.has(unit));
}

function isNamed({ board }: ReadingContext, halves: readonly Reading[], text: string): boolean {
  const places = placesIn(board, text);
  return halves.every(({ order }) => orderedUnit(order).every((unit) => places.includes(unit)));
}

/** The army's move beside a convoy; by an army's way over the sea those of the writer's fleets that may carry it. */
function halvesOf(context: ReadingContext, order: WrittenOrder, text: string): readonly string[] {
  const { board, power } = context;
  const own = ownUnits(context);
  const unitAt = (place: ProvinceId) => own.find(({ at }) => provinceOf(at) === place);
  if (order.kind === "convoy")
    return unitAt(provinceOf(order.of.at)) ? [`A ${order.of.at} - ${order.to}`] : [];
  if (order.kind !== "move" || unitAt(provinceOf(order.unit.at))?.type !== "A") return [];
  const goal = provinceOf(order.to);
  const canWalk = bordersOn(board, { type: "A", at: order.unit.at }, goal);
  const fleets = own
    .map(({ at }) => provinceOf(at))
    .filter((place) => board.province(place)?.terrain === "sea");
  const isOfOthers = (clause: string) =>
    without.test(clause) || powersIn(board, clause).some((other) => other !== power);
  const places = placesIn(board, text);
  const named = fleets.filter((place) => places.includes(place));
  const isCarried =
    !canWalk &&
    clausesOf(text).some((clause) => {
      const isOfIt = placesIn(board, clause).includes(goal);
      return isOfIt && carrying.test(clause) && !isOfOthers(clause);
    });
  if (!isCarried && !order.viaConvoy) return [];
  const carried = printOrder({ ...asArmy(order), viaConvoy: false });
  return (named.length > 0 || !isCarried ? named : fleets).map((unit) => `F ${unit} C ${carried}`);
}

/** `Holland, not Norway!`, of an army that a fleet was to carry to Norway: it goes on carrying it. */
function carriedOn(
  { board }: ReadingContext,
  given: readonly WrittenOrder[],
  order: WrittenOrder,
): readonly string[] {
  if (order.kind !== "move" || order.unit.type === "F") return [];
  const [convoy, another] = given.flatMap((each) =>
    each.kind === "convoy" && provinceOf(each.of.at) === provinceOf(order.unit.at) ? [each] : [],
  );
  const goal = provinceOf(order.to);
  if (convoy === undefined || another !== undefined || provinceOf(convoy.to) === goal) return [];
  const canWalk = bordersOn(board, { type: "A", at: order.unit.at }, goal);
  const canCarry = bordersOn(board, { type: "F", at: convoy.unit.at }, goal);
  if (canWalk || !canCarry) return [];
  return [`F ${convoy.unit.at} C ${printOrder({ ...asArmy(order), viaConvoy: false })}`];
}

function clausesOf(text: string): readonly string[] {
  return text.split(/[,.;:!?\n]|(?<!\p{L})(?:and|und|et|ed?|y|en|then)(?!\p{L})/u);
}

/** Words for ships, and what they do with an army. */
const carrying = regex("iu")`
  (?<!\p{L})(?:
    (?:convo[iy]|konvo|convogl|comboi|konvooi|transport|trasport|traghett|ferr(?:y|ies)|vervoer
      |vervoe|verschiff|\u00fcbersetz|flott|fleets?|flotas?|boats?|ships?|vloot|schiff|schip|barco
      |bateau|barca|boot|navire)\p{L}*
    |navi?|nave|setz\p{L}*(?=.*\s\u00fcber(?!\p{L}))
  )(?!\p{L})
`;
const without = regex("iu")`
  (?<!\p{L})(?:
    not?|never|without|kein\p{L}*|nicht|ohne|pas|sans|sin|non|niente|senza|geen|niet|zonder
    |\p{L}+n['\u2019]t
  )(?!\p{L})
`;
