/** What is asked back about orders, as data: the orders that each question leaves to choose from. */
import { type LocationId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  destinations,
  type PlacedUnit,
  printOrder,
  type WrittenOrder,
} from "../../../../rules/index.js";
import { placesIn } from "../../../names/mentions.js";
import type { OrderComplaint } from "../../complaint.js";
import type { OrdersReading, Reading, ReadingContext } from "../../contract.js";
import { isPossible, ownUnits } from "../../help.js";
import type { MeantOrder } from "../../meant/scan.js";
import { orderedUnit } from "../../ordered-unit.js";
import { says } from "../../prose/kinds.js";
import { pointsThere } from "../../spoken/loose-retreats.js";
import { otherwise, saidOfOwn } from "../../spoken/loose-words.js";

/** The orders of which one was meant, in the order in which the question tells them. */
export type AskedBack = readonly WrittenOrder[];

/** The questions that a reading leaves open. */
export function askedBack(context: ReadingContext, read: OrdersReading): readonly AskedBack[] {
  const all = [
    ...read.readings.map((reading) => ofReading(context, reading)),
    ...read.complaints.map(({ complaint }) => ofComplaint(context, complaint)),
  ];
  return all.filter(({ length }) => length > 1 && length <= mostChoices);
}

/** A question with more to choose from is none. */
const mostChoices = 24;

/** `say which coast you mean`, or where the unit can go instead. */
function ofReading(context: ReadingContext, { order, illegal }: Reading): AskedBack {
  switch (illegal?.kind) {
    case "missing-coast":
    case "bad-coast":
      return illegal.coasts.map((coast) => atCoast(order, coast));
    case "unreachable":
    case "no-fleets":
    case "route-missing": {
      const { direct } = destinations(context.board, context.position, illegal.unit);
      return waysOf(context, illegal.unit, direct);
    }
    case "retreat-closed":
      return waysOf(context, illegal.unit, illegal.open);
    case "missing-type":
      return ofTypes(order);
    case "not-a-home":
      return illegal.sites.map((site) => atCoast(order, site));
    default:
      return [];
  }
}

function ofComplaint(context: ReadingContext, complaint: OrderComplaint): AskedBack {
  if (complaint.kind === "ambiguous-order") return complaint.meanings;
  if (complaint.kind === "not-an-order" && complaint.ways !== undefined) return complaint.ways;
  const help = "unit" in complaint ? complaint.unit : null;
  return help === null ? [] : waysOf(context, help.unit, help.destinations);
}

/** `Build London`: an army or a fleet. */
function ofTypes(order: WrittenOrder): AskedBack {
  if (order.kind !== "build") return [];
  return (["A", "F"] as const).map((type) => ({ ...order, unit: { ...order.unit, type } }));
}

/** The order with this place where a unit is to go or to stand. */
function atCoast(order: WrittenOrder, at: LocationId): WrittenOrder {
  if (order.kind === "waive") return order;
  if (order.kind === "build") return { ...order, unit: { ...order.unit, at } };
  return "to" in order && order.to !== null ? { ...order, to: at } : order;
}

/** The unit to each of these places, by a move or a retreat. */
export function waysOf(
  { phase }: ReadingContext,
  { type, at }: PlacedUnit,
  destinations: readonly LocationId[],
): AskedBack {
  const unit = { type, at, power: null };
  return destinations.map((to) =>
    phase.kind === "R"
      ? { kind: "retreat", unit, to }
      : { kind: "move", unit, to, viaConvoy: false, route: [] },
  );
}

/** An order in notation. */
export type OtherWay = Pick<MeantOrder, "unit" | "text">;

/** `If Belgium is free, Burgundy goes there, else it stays`: what else may be meant where one case alone was read. */
export function otherWays(
  context: ReadingContext,
  sentence: string,
  read: readonly OtherWay[],
): readonly OtherWay[] {
  const told = read.map(({ text }) => text);
  // Where others go is no goal of a unit that holds.
  if (told.some((text) => / H$/.test(text)) && !otherwise.test(sentence)) return [];
  return waysDepending(context, sentence)
    .map((order) => ({ unit: orderedUnit(order)[0]!, text: printOrder(order) }))
    .filter(({ unit, text }) => !told.includes(text) && read.some((each) => each.unit === unit));
}

/** What the one unit of the sentence that can go to places of it may be meant to do, in one case or the other. */
export function waysDepending(context: ReadingContext, sentence: string): readonly WrittenOrder[] {
  const { board, phase, power, position } = context;
  if (phase.kind === "A" || power === null) return [];
  const cases = casesIn(sentence);
  const goingIn = cases.filter((each) => !says(each, "support"));
  const places = placesIn(board, goingIn.join(" "));
  const isNamed = ({ at }: PlacedUnit) => places.includes(provinceOf(at));
  const lost = position.dislodged.filter((unit) => unit.power === power);
  const own = phase.kind === "R" ? lost : ownUnits(context).filter(isNamed);
  const isGoal = (place: ProvinceId) => !own.some(({ at }) => provinceOf(at) === place);
  const said = goingIn.map((each) => saidOfOwn(context, each).text).join(" ");
  // Where it is to go `there`, the condition names the place.
  const named = goingIn.some(pointsThere) ? [] : placesIn(board, said);
  const going = own.flatMap((unit) => {
    const possible = (goals: readonly ProvinceId[]) =>
      waysOf(context, unit, goals.filter(isGoal)).filter((way) => isPossible(context, power, way));
    const [plain, all] = [possible(named), possible(places)];
    const ways = plain.length > 0 ? plain : all;
    return ways.length === 0 ? [] : [{ unit, ways }];
  });
  const [only, another] = going;
  if (only === undefined || another !== undefined) return [];
  const { unit, ways } = only;
  const isWhole = ways.length > 1 || phase.kind === "R" || goingIn.length < cases.length;
  return isWhole ? ways : [...ways, { kind: "hold", unit }];
}

/** `If Burgundy is free Munich goes in, else it supports Kiel`: what is to be done in each case. */
function casesIn(sentence: string): readonly string[] {
  const at = sentence.search(otherwise);
  return at <= 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at)];
}
