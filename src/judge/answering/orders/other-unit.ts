/**
 * `Oops, wrong fleet`, `c'est l'autre qui va en Bourgogne`: what was ordered is meant for another unit. The one that
 * can do it is asked about, with the first one staying where it is; of several it is asked which.
 */

import { submissionOf, withAsked } from "../../../game/index.js";
import {
  type BodyItem,
  isDenied,
  isTalk,
  mentionsIn,
  type OtherUnit,
  otherUnitSaid,
  type ReadingContext,
  readOrders,
  sentencesOf,
  typesNamed,
} from "../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { whichOrderText } from "../../../report/index.js";
import { type PlacedUnit, printOrder, type WrittenOrder } from "../../../rules/index.js";
import { askFirst } from "../../session/grave.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";
import { ordersInMind, withType } from "./own-orders.js";
import { numbered } from "./readings.js";
import { type Writer, writerOf } from "./writer.js";

/** An order that stands, and the same for another unit. */
interface Exchange {
  readonly old: Given;
  readonly now: string;
  readonly unit: PlacedUnit;
  readonly isPossible: boolean;
}

type Given = Exclude<WrittenOrder, { kind: "waive" }>;

/** The items without such words; what they mean is asked about, or tried as an order that says why it is none. */
export function withOtherUnit(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const writer = writerOf(session);
  if (writer?.context.phase.kind !== "M") return items;
  const given = ordersInMind(writer.speaker).flatMap(({ order }) =>
    order.kind === "waive" ? [] : [withType(order, writer.context.position.units) as Given],
  );
  if (given.length === 0) return items;
  return items.flatMap((item) => {
    if (!mayCorrect(item)) return [item];
    const sentences = sentencesOf(item.line);
    const said = sentences.filter((each) => otherUnitSaid(each) !== null);
    const line = said.join("").trim();
    const found = said.length === 0 ? null : exchangesIn(writer, given, said, line);
    if (found === null) return [item];
    const rest = sentences.filter((each) => !said.includes(each));
    const left = rest.every((each) => isTalk(writer.context.board, each)) ? "" : rest.join("");
    // `Wrong army! Berlin stays, and Munich goes to Kiel` says itself what is meant.
    const others = items.filter((each) => each !== item && each.kind === "text");
    if (ordersSome(writer, [left, ...others.map((each) => each.line)])) return asText(item, left);
    return [...tellOf(session, writer, found, { ...item, line }), ...asText(item, left)];
  });
}

function mayCorrect({ kind, ...item }: BodyItem): boolean {
  if ("consent" in item) return !item.consent.sure;
  return ["text", "question", "complaint"].includes(kind);
}

function ordersSome({ context }: Writer, lines: readonly string[]): boolean {
  return readOrders(context, numbered(lines)).readings.length > 0;
}

function asText({ number }: BodyItem, line: string): readonly BodyItem[] {
  return line.trim() === "" ? [] : [{ kind: "text", number, line: line.trim() }];
}

/** The orders that may be meant, each for every other unit that the words allow; null where they say nothing of any. */
function exchangesIn(
  { speaker, power, context }: Writer,
  given: readonly Given[],
  said: readonly string[],
  line: string,
): readonly Exchange[] | null {
  const { board, position } = context;
  const mentions = mentionsIn(board, line);
  const places = mentions.map(({ at }) => at);
  const own = position.units.filter((unit) => unit.power === power);
  const isOwn = (place: ProvinceId) => own.some(({ at }) => provinceOf(at) === place);
  const [unwanted, wanted] = [[] as ProvinceId[], [] as ProvinceId[]];
  for (const { at, from } of mentions)
    if (isOwn(at)) (isDenied(line.slice(0, from)) ? unwanted : wanted).push(at);
  // `Wrong fleet, London goes there`: whoever names the unit gives an order.
  if (wanted.length > 0) return null;
  const goals = places.filter((place) => !isOwn(place));
  const signs = said.flatMap((each) => otherUnitSaid(each) ?? []);
  const meant = ordersMeant(given, signs, unwanted, goals);
  if (meant.length === 0) return null;
  const types = typesNamed(line);
  const before = submissionOf(speaker.game.game, power).former?.map(({ order }) =>
    printOrder(order),
  );
  // What was written last is what somebody corrects.
  const newest = meant.filter((each) => before?.includes(printOrder(each)) !== true);
  const others = own.filter(
    ({ at, type }) => types.includes(type) && !unwanted.includes(provinceOf(at)),
  );
  const exchanges = (olds: readonly Given[]) => exchangesOf(context, olds, others, given);
  const found = exchanges(newest);
  return found.length === 0 ? exchanges(meant) : found;
}

/** Each of the orders, for each of the units that has another. */
function exchangesOf(
  context: ReadingContext,
  olds: readonly Given[],
  units: readonly PlacedUnit[],
  given: readonly Given[],
): readonly Exchange[] {
  const ofType = olds.filter(({ unit }) => units.some(({ type }) => type === unit.type));
  return (ofType.length > 0 ? ofType : olds).flatMap((old) =>
    units.flatMap((unit) => {
      const now = printOrder({ ...old, unit } as WrittenOrder);
      const isThere = "to" in old && old.to !== null && provinceOf(old.to) === provinceOf(unit.at);
      if (isThere || given.some((each) => printOrder(each) === now)) return [];
      const { readings, complaints } = readOrders(context, numbered([now]));
      const isPossible =
        complaints.length === 0 && readings.every(({ illegal }) => illegal === null);
      return [{ old, now, unit, isPossible }];
    }),
  );
}

/** The orders that the words are about: those that go where they say, of the units that they do not want. */
function ordersMeant(
  given: readonly Given[],
  signs: readonly OtherUnit[],
  unwanted: readonly ProvinceId[],
  goals: readonly ProvinceId[],
): readonly Given[] {
  const isHelp = signs.some((each) => each.isHelp);
  const helps = (each: Given) => each.kind === "support" || each.kind === "convoy";
  const fitting = given.filter(
    (each) =>
      each.kind !== "hold" &&
      helps(each) === isHelp &&
      (unwanted.length === 0 || unwanted.includes(provinceOf(each.unit.at))),
  );
  if (goals.length === 0) return signs.some(({ isSure }) => isSure) ? fitting : [];
  return fitting.filter(
    (each) => "to" in each && each.to !== null && goals.includes(provinceOf(each.to)),
  );
}

/** What comes of it: a question, or an order that tells why it does not count. */
function tellOf(
  session: Session,
  { speaker, power }: Writer,
  found: readonly Exchange[],
  item: BodyItem,
): readonly BodyItem[] {
  const possible = found.filter(({ isPossible }) => isPossible);
  const [one, another] = possible.length > 0 ? possible : found;
  const { number, line } = item;
  if (one === undefined || another !== undefined) {
    const orders = possible.map((each) => ({ ...each.old, unit: each.unit }) as WrittenOrder);
    answerLine(session, line, whichOrderText(...stageFor(session, speaker), orders));
    const { game } = speaker.game;
    const asked = [...submissionOf(game, power).asked, ...(orders.length > 0 ? [orders] : [])];
    speaker.game.game = withAsked(game, power, asked);
    return [];
  }
  const { old, now, unit } = one;
  if (possible.length === 0) {
    session.orders.spoken.set(now, { line, guesses: [] });
    return [{ kind: "text", number, line: now }];
  }
  const replaced = [old.unit.at, unit.at].map(provinceOf);
  const waiting = speaker.game.awaiting.flatMap(({ power: owner, order }) =>
    owner === power && order.kind !== "waive" && !replaced.includes(provinceOf(order.unit.at))
      ? [printOrder(order)]
      : [],
  );
  const stays = printOrder({ kind: "hold", unit: old.unit } as WrittenOrder);
  const orders = [...waiting, now, stays];
  askFirst(session, line, orders, { kind: "orders", orders });
  return [];
}
