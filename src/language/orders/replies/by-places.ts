/**
 * What prose says of a unit where no order could be read of it: by the places that a sentence names, in
 * whatever words stand between them. One of the writer's units and the one place where it is to go, `rather
 * than` another, are an order; so is a unit of which is said that it stays. Every place must be accounted for,
 * and nothing may depend on anything.
 */

import { type ProvinceId, provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { type Mention, mentionsIn, powersIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import { isSameLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import {
  isAimed,
  isChange,
  isDoubtfulLead,
  isInstruction,
  isOfRest,
  isOpenTalk,
  type Sign,
  signsIn,
  withoutLead,
} from "../clauses/signs.js";
import { leftUnread } from "../complaint.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { says } from "../prose/kinds.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { readOrders } from "../reading.js";

/**
 * The reading, with sentences that it complains of as what they say by their places: where they change an order
 * that there is, or stand among others. They are guessed, so that they are shown.
 */
export function withPlaces(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
  read: OrdersReading,
): OrdersReading {
  if (context.phase.kind !== "M" || context.power === null) return read;
  return lines.reduce((done, line) => withLine(context, given, line, done), read);
}

function withLine(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
  read: OrdersReading,
): OrdersReading {
  let { readings, complaints } = read;
  for (const { text, from, to } of passagesOf(context, line.text)) {
    const unread = complaints.filter((each) => isWithin(each, line, from, to));
    if (unread.length === 0 || turnsBack(text).length > 0) continue;
    const behind = readings.length === 0 ? behindLead(context, text) : null;
    if (behind !== null) {
      readings = behind.map((each) => ({
        ...each,
        number: line.number,
        text: line.text,
        guessed: true,
      }));
      complaints = complaints.filter((each) => !unread.includes(each));
      continue;
    }
    const said = isOfRest(text) ? [] : ordersByPlaces(context, given, text);
    if (said === null) continue;
    const beside = readings.filter((each) => isSameLine(each, line));
    if (said.some((each) => beside.some((other) => contradicts(each, other)))) continue;
    const isRead = (each: Reading) => beside.some((other) => unitOf(other) === unitOf(each));
    const orders = [...readings.map(({ order }) => order), ...given];
    const fresh = said
      .filter((each) => !isRead(each))
      .map((each) => ({ ...each, number: line.number, text: line.text, guessed: true }));
    const isSure = isChange(text)
      ? fresh.every((each) => hasOther(orders, each) || readings.length > 0)
      : readings.length > 0 && !fresh.some((each) => hasOther(orders, each));
    if (!isSure) continue;
    const units = fresh.map(unitOf);
    readings = [...readings.filter((each) => !units.includes(unitOf(each))), ...fresh];
    complaints = complaints.filter((each) => !unread.includes(each));
  }
  return { readings: readings.toSorted((a, b) => a.number - b.number), complaints };
}

/** `Let's not overthink it: Moscow to Ukraine, Warsaw into Galicia`: the orders behind a lead that names nothing. */
function behindLead(context: ReadingContext, said: string): readonly Reading[] | null {
  const { board, power } = context;
  const [, lead = "", orders = ""] = /^([^:?]{3,80}):\s+(\S.*)$/su.exec(said) ?? [];
  if (orders === "" || mentionsIn(board, lead).length > 0 || isDoubtfulLead(lead)) return null;
  if (powersIn(board, lead).some((each) => each !== power)) return null;
  const { readings, complaints } = readOrders(context, [{ number: 1, text: orders }]);
  const isWhole = complaints.length === 0 && readings.every(({ illegal }) => illegal === null);
  return isWhole && readings.length > 1 ? readings : null;
}

interface Passage {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Each sentence, and each two that name places: `Scratch that about Marseilles. Instead of Spain I want it in
 * Piedmont.`
 */
function passagesOf({ board }: ReadingContext, line: string): readonly Passage[] {
  let to = 0;
  const sentences = sentencesOf(line).map((text) => {
    to += text.length;
    return { text, from: to - text.length, to };
  });
  const names = ({ text }: Passage) => mentionsIn(board, text).length > 0;
  const pairs = sentences.slice(1).flatMap((next, at) => {
    const before = sentences[at]!;
    const isPair = names(before) && names(next);
    return isPair ? [{ text: before.text + next.text, from: before.from, to: next.to }] : [];
  });
  return [...sentences, ...pairs];
}

/** Is some of the complaint about what stands between these places of the line? */
function isWithin(unread: LineComplaint, line: OrderLine, from: number, to: number): boolean {
  const { complaint } = unread;
  if (!isSameLine(unread, line) || !leftUnread.has(complaint.kind)) return false;
  return complaint.from < to && complaint.to > from;
}

/** Is there another order for the unit already? */
function hasOther(orders: readonly WrittenOrder[], reading: Reading): boolean {
  const other = orders.find((each) => orderedUnit(each)[0] === unitOf(reading));
  return other !== undefined && isOther(other, reading.order);
}

function unitOf({ order }: Reading): ProvinceId | undefined {
  return orderedUnit(order)[0];
}

function goalOf(order: WrittenOrder): ProvinceId | null {
  return order.kind === "move" ? provinceOf(order.to) : null;
}

function contradicts(one: Reading, other: Reading): boolean {
  return unitOf(one) === unitOf(other) && isOther(one.order, other.order);
}

function isOther(one: WrittenOrder, other: WrittenOrder): boolean {
  return one.kind !== other.kind || goalOf(one) !== goalOf(other);
}

/** What one unit is said to do. */
interface Deed {
  goal: ProvinceId | null;
  holds: boolean;
}

/** `I should rather have the army in Edinburgh than in Yorkshire`: both are places to go to, and no unit's. */
const comparing = regex("iu")`
  (?<!\p{L})(?:rather|sooner|lieber|eher|plut\u00f4t|liever|piuttosto)(?!\p{L})\s+
    (?!than\b).{3,70}\s(?:than|als|qu['\u2019]|que|dan|che)(?!\p{L})
`;

/** The orders that a sentence says by its places; null where anything in it is not accounted for. */
export function ordersByPlaces(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  said: string,
): readonly Reading[] | null {
  const { board, position, power } = context;
  if (said.length > longest || said.trim().split(/\s+/).length < fewestWords) return null;
  if (!isInstruction(said) || isOpenTalk(said)) return null;
  if (otherDeeds.some((deed) => says(said, deed)) || comparing.test(said)) return null;
  const sentence = withoutLead(said, (part) => mentionsIn(board, part).length > 0);
  const mentions = mentionsIn(board, sentence);
  const last = mentions.at(-1);
  if (
    last === undefined ||
    powersIn(board, sentence.slice(0, last.to)).some((each) => each !== power)
  )
    return null;
  const own = position.units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at));
  const deeds = deedsIn(sentence, mentions, {
    own,
    reaches: (unit, to) => move(context, unit, to) !== null,
    isGiven: (unit, to) =>
      given.some((order) => goalOf(order) === to && orderedUnit(order)[0] === unit),
  });
  if (deeds === null || deeds.size === 0) return null;
  const readings = [...deeds].map(([unit, { goal, holds }]) =>
    goal === null ? (holds ? legal(context, `${unit} H`) : null) : move(context, unit, goal),
  );
  return readings.every((each) => each !== null) ? readings : null;
}

/** In fewer words people write orders, in a notation. */
const [fewestWords, longest] = [5, 240] as const;
const otherDeeds = ["support", "convoy", "retreat"] as const;

/** What is known of the writer's units. */
interface Known {
  readonly own: readonly ProvinceId[];
  readonly reaches: (unit: ProvinceId, to: ProvinceId) => boolean;
  /** Is that the order which the unit has until now? */
  readonly isGiven: (unit: ProvinceId, to: ProvinceId) => boolean;
}

/** What each unit is said to do, sign by sign; null where a place or a deed fits none. */
function deedsIn(
  sentence: string,
  mentions: readonly Mention[],
  { own, reaches, isGiven }: Known,
): ReadonlyMap<ProvinceId, Deed> | null {
  const deeds = new Map<ProvinceId, Deed>();
  const loose: (ProvinceId | "hold")[] = [];
  let unit: ProvinceId | null = null;
  let isDenied = false;
  const signs = signsIn(sentence, mentions);
  for (const [at, sign] of signs.entries()) {
    const deed: Deed | null = unit === null ? null : deeds.get(unit)!;
    const isFree = deed !== null && deed.goal === null && !deed.holds;
    if (sign.kind === "turn") isDenied = false;
    else if (sign.kind === "denial") {
      // `Nach Burgund auch nicht`: what is denied stands before it.
      const before = signs[at - 1];
      const isBehind =
        before?.kind === "place" && before.at === deed?.goal && endsClause(signs, at);
      if (isBehind) deed.goal = null;
      else isDenied = true;
    } else if (sign.kind === "stay") {
      // `No quiero que se quede`, of a unit that goes somewhere.
      if (isDenied && deed?.goal != null) continue;
      if (isDenied || (deed !== null && !isFree)) return null;
      if (deed === null) loose.push("hold");
      else deed.holds = true;
    } else if (isUnit(sentence, sign, own, isFree || isDenied ? unit : null, reaches)) {
      unit = sign.at;
      if (!deeds.has(unit)) deeds.set(unit, { goal: null, holds: false });
    } else if (isDenied) isDenied = false;
    else if (deed === null) loose.push(sign.at);
    else if (isFree) deed.goal = sign.at;
    // `Munich stays, that about the Ruhr was nonsense`
    else if (deed.goal !== sign.at && !(unit !== null && isGiven(unit, sign.at))) return null;
  }
  return withLoose(deeds, loose);
}

function endsClause(signs: readonly Sign[], at: number): boolean {
  const next = signs[at + 1];
  return next === undefined || next.kind === "turn";
}

/** Is the place one from which a unit goes, or where it is? `unit` is the one that has nowhere to go yet. */
function isUnit(
  sentence: string,
  { at, from }: Mention,
  own: readonly ProvinceId[],
  unit: ProvinceId | null,
  reaches: (unit: ProvinceId, to: ProvinceId) => boolean,
): boolean {
  if (!own.includes(at)) return false;
  const isGoal = unit !== null && unit !== at && isAimed(sentence.slice(0, from));
  return !(isGoal && reaches(unit, at));
}

/** What was said before any unit was named belongs to the only one. */
function withLoose(
  deeds: ReadonlyMap<ProvinceId, Deed>,
  loose: readonly (ProvinceId | "hold")[],
): ReadonlyMap<ProvinceId, Deed> | null {
  const [said, another] = loose;
  if (said === undefined) return deeds;
  const [[unit, deed] = [], other] = [...deeds];
  if (unit === undefined || deed === undefined || another !== undefined) return null;
  if (other !== undefined || deed.goal !== null || deed.holds) return null;
  return new Map([[unit, { goal: said === "hold" ? null : said, holds: said === "hold" }]]);
}

function move(context: ReadingContext, unit: ProvinceId, to: ProvinceId): Reading | null {
  return legal(context, `${unit} - ${to}`);
}

function legal(context: ReadingContext, text: string): Reading | null {
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  const [reading] = readings;
  return complaints.length === 0 && reading?.illegal === null ? reading : null;
}
