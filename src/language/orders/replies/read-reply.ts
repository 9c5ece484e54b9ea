/** Lines that may answer what was asked back about earlier ones. */

import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { isPlain } from "../../lexer/plain.js";
import { placesIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import { withoutAsSaid } from "../../text/as-said.js";
import type { OrderLine } from "../../text/lines.js";
import { isSameLine } from "../../text/lines.js";
import { isStory } from "../../text/order-limits.js";
import { readCanonical } from "../canonical.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { withHelp } from "../help.js";
import { withCoastChanged, withCoastsBehind } from "../meant/coasts-behind.js";
import { withoutClashes } from "../meant/second-look.js";
import { orderedUnit } from "../ordered-unit.js";
import { readOrders } from "../reading.js";
import { withDescribedGoals } from "../sets/goals/described.js";
import { withHelpedBefore } from "../sets/helped-moves.js";
import { withPlaces } from "./by-places.js";
import { withCarried } from "./carried.js";
import { changeIn } from "./changes.js";
import { type AskedBack, askedBack } from "./choosing/asked.js";
import { chosenIn } from "./choosing/choice.js";
import { asDepending, chosenLater } from "./choosing/depending.js";
import { follows, withFollowers } from "./helped-order.js";
import { withOrdersNamed } from "./kept-units.js";
import { withSure } from "./sure.js";
import { readTurning } from "./turns-within.js";
import { buildsGivenUp, removalsSpared, withoutWithdrawals } from "./withdrawals.js";

/** What the lines mean, and what of all that was asked is open still. */
interface ReplyReading extends OrdersReading {
  readonly asked: readonly AskedBack[];
  /** All orders are answers or changes: they complete those that were given before. */
  readonly answers: boolean;
  /** Orders given before that stand no more, of which no other for their unit takes the place. */
  readonly withdrawn: readonly TakenBack[];
}

/** An order that a line takes back. */
interface TakenBack {
  readonly line: OrderLine;
  readonly order: WrittenOrder;
}

/** What the lines of a mail answer. */
interface Answered {
  readonly asked: readonly AskedBack[];
  /** The unit of the quoted line above, for lines by their number. */
  readonly above: ReadonlyMap<number, string>;
  /** The orders that stand. */
  readonly given: readonly WrittenOrder[];
}

/**
 * Reads lines as orders; those that are none may choose among the orders that were asked about, and those that stand
 * below a quoted unit are its order.
 */
export function readReply(
  context: ReadingContext,
  answered: Answered,
  written: readonly OrderLine[],
): ReplyReading {
  return withDescribedGoals(context, written, (lines) => readNamed(context, answered, lines));
}

function readNamed(
  context: ReadingContext,
  { asked, above, given }: Answered,
  written: readonly OrderLine[],
): ReplyReading {
  const named = withUnitsBeside(context, given, written);
  const { lines, withdrawn: taken } = withoutWithdrawals(context, given, named);
  const whole = lines.map((line) => withUnitAbove(context, line, above.get(line.number)));
  const completed = lines.filter((line, at) => whole[at] !== line);
  const alone = withLinesOf(completed, readTurning(context, whole));
  const isRead = ({ number }: OrderLine) => alone.readings.some((each) => each.number === number);
  const answers = lines
    .filter((line) => asked.length > 0 && !isRead(line))
    .flatMap((line) => answerIn(context, asked, line));
  const numbers = new Set(answers.map(({ number }) => number));
  const others = lines.filter(({ number }) => !numbers.has(number));
  const { read: turned, changed, withdrawn } = withChanges(context, given, others, alone);
  const sure = withPlaces(context, given, others, withSure(context, others, turned));
  const behind = withCoastsBehind(context, others, withCarried(context, given, sure));
  const coasted = withCoastChanged(context, given, others, behind);
  const helped = withHelpedBefore(given, coasted, (text) => readOne(context, { number: 1, text }));
  const read = withoutClashes(context, others, helped);
  const all = [...read.readings, ...answers].toSorted((a, b) => a.number - b.number);
  const ordered = [...given, ...all.map(({ order }) => order)].flatMap(orderedUnit);
  const { readings, complaints } = chosenLater({
    readings: all,
    complaints: read.complaints
      .filter(({ number }) => !numbers.has(number))
      .map((each) => asDepending(context, ofLastUnit(context, ordered, each))),
  });
  const isWaived = readings.some(({ order }) => order.kind === "waive");
  const spared = isWaived
    ? buildsGivenUp(context, given, written)
    : removalsSpared(context, given, written);
  const newly = askedBack(context, { readings: read.readings, complaints });
  return {
    readings: readings.map((each) => ({ ...each, text: textOf(written, named, each) })),
    complaints: complaints.filter(
      (each) => !isOfTold(context, readings, each) && !isOfSpared(spared, each),
    ),
    asked: [...stillAsked(asked, newly, readings), ...newly],
    answers: readings.length > 0 && read.readings.every(({ number }) => changed.has(number)),
    withdrawn: [
      ...[...taken, ...spared].filter(({ order }) => !isGivenAgain(readings, order)),
      ...withdrawn,
    ],
  };
}

/** The questions about units that have no order since, and are not asked about anew. */
function stillAsked(
  asked: readonly AskedBack[],
  newly: readonly AskedBack[],
  readings: readonly Reading[],
): readonly AskedBack[] {
  const settled = new Set([
    ...readings
      .filter(({ illegal }) => illegal === null)
      .flatMap(({ order }) => orderedUnit(order)),
    ...newly.flat().flatMap(orderedUnit),
  ]);
  return asked.filter((question) => !question.flatMap(orderedUnit).some((at) => settled.has(at)));
}

/** `Keep Albania`: a hold belongs to another phase, and here takes a removal back. */
function isOfSpared(spared: readonly TakenBack[], { number, complaint }: LineComplaint): boolean {
  return complaint.kind === "other-phase" && spared.some(({ line }) => line.number === number);
}

/** The lines with the orders that they point at, of those given before or beside them. */
function withUnitsBeside(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  const { board, phase } = context;
  return lines.map((line, at) => {
    const named = withOrdersNamed(context, given, line);
    const above = lines.slice(0, at).filter((each) => placesIn(board, each.text).length > 0);
    // Whom a unit follows stands above it, or was ordered before.
    const orders = above.flatMap((each) => readCanonical(board, phase.kind, each.text) ?? []);
    const text = withFollowers(context, above.length === 0 ? given : orders, named.text);
    return text === named.text ? named : { ...named, text };
  });
}

/** The text as its writer knows it. */
function textOf(written: readonly OrderLine[], named: readonly OrderLine[], reading: Reading) {
  const at = named.findIndex((line) => line.number === reading.number);
  return named[at]?.text === reading.text ? (written[at]?.text ?? reading.text) : reading.text;
}

/** `The northern boat to that gulf next to Sweden`, where one fleet alone has no order: it is meant. */
function ofLastUnit(
  context: ReadingContext,
  ordered: readonly ProvinceId[],
  told: LineComplaint,
): LineComplaint {
  const { text, complaint } = told;
  if (complaint.kind !== "not-an-order" || complaint.unit !== null) return told;
  const sentence = text.slice(text.slice(0, complaint.from).search(/[^.!?]*$/), complaint.to);
  const [type, other] = typesNamed(sentence);
  const left = context.position.units.filter(
    ({ power, at }) => power === context.power && !ordered.includes(provinceOf(at)),
  );
  const [unit, another] = left;
  if (unit === undefined || another !== undefined || other !== undefined || unit.type !== type)
    return told;
  return { ...told, complaint: withHelp(context, complaint, unit.at) };
}

/**
 * `Das ist ja die Höhe! Dann weicht die Flotte nach Albanien`: in prose, no other way of a unit that goes
 * somewhere is meant.
 */
function isOfTold(
  { board }: ReadingContext,
  readings: readonly Reading[],
  { number, text, complaint }: OrdersReading["complaints"][number],
): boolean {
  if (complaint.kind !== "no-possible-meaning" || isPlain(board, text)) return false;
  const told = readings
    .filter((each) => each.number === number && each.illegal === null)
    .flatMap(({ order }) => orderedUnit(order));
  return complaint.meanings.flatMap(orderedUnit).every((at) => told.includes(at));
}

/** Has the unit of an order that is taken back another one? */
function isGivenAgain(readings: readonly Reading[], order: WrittenOrder): boolean {
  const units = readings.flatMap((each) => (each.illegal === null ? orderedUnit(each.order) : []));
  return orderedUnit(order).some((at) => units.includes(at));
}

/** The reading, with the lines that are not understood by themselves as what they change in the orders that stand. */
function withChanges(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
  read: OrdersReading,
): {
  readonly read: OrdersReading;
  /** The numbers of the lines that change something. */
  readonly changed: ReadonlySet<number>;
  readonly withdrawn: readonly TakenBack[];
} {
  const changed = new Set<number>();
  const withdrawn: TakenBack[] = [];
  if (given.length === 0 || isStory(lines)) return { read, changed, withdrawn };
  let { readings, complaints } = read;
  for (const line of lines) {
    const isOfLine = (each: { readonly number: number }) => isSameLine(each, line);
    const ofLine = readings.filter(isOfLine);
    const isClear = !complaints.some(isOfLine) && ofLine.every(({ illegal }) => illegal === null);
    const change = isClear ? null : changeIn(context, given, line);
    if (change === null || losesOrders(ofLine, change.readings)) continue;
    const told = change.readings.map((each) => ({ ...each, text: line.text }));
    readings = [...readings.filter((each) => !isOfLine(each)), ...told];
    complaints = complaints.filter((each) => !isOfLine(each));
    changed.add(line.number);
    withdrawn.push(...change.withdrawn.map((order) => ({ line, order })));
  }
  const sorted = readings.toSorted((a, b) => a.number - b.number);
  return { read: { readings: sorted, complaints }, changed, withdrawn };
}

/** Was an order for another unit understood before? */
function losesOrders(before: readonly Reading[], now: readonly Reading[]): boolean {
  const units = now.flatMap(({ order }) => orderedUnit(order));
  return before.some(
    ({ order, illegal }) =>
      illegal === null && !orderedUnit(order).every((at) => units.includes(at)),
  );
}

/** The line below the unit above it, where that makes an order and it names no unit of the writer's itself. */
function withUnitAbove(
  context: ReadingContext,
  line: OrderLine,
  unit: string | undefined,
): OrderLine {
  if (unit === undefined || beginsWithUnit(context, line.text)) return line;
  const whole = { ...line, text: `${unit} ${line.text.trim()}` };
  return readOne(context, whole) === null ? line : whole;
}

function beginsWithUnit({ board, position, power }: ReadingContext, text: string): boolean {
  const [first, another] = placesIn(board, text);
  const isOwn = position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === first,
  );
  return unitFirst.test(text) || (isOwn && another !== undefined && !helping.test(text));
}

const unitFirst = /^\W*(?:the |my )?(?:army|fleet|[af])\b/i;
const helping = /^\W*(?:s|c|supports?|supporting|helps?|convoys?|convoying)\b/i;

/** The readings of these lines with what was written. */
function withLinesOf(lines: readonly OrderLine[], read: OrdersReading): OrdersReading {
  const texts = new Map(lines.map(({ number, text }) => [number, text]));
  const readings = read.readings.map((each) => ({
    ...each,
    text: texts.get(each.number) ?? each.text,
  }));
  return { ...read, readings };
}

/** The one order that a line is, if it is possible. */
function readOne(context: ReadingContext, line: OrderLine): Reading | null {
  const { readings, complaints } = readOrders(context, [line]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0 && reading?.guessed === false;
  return isSure && reading.illegal === null ? reading : null;
}

/** The orders that these words choose of those that were asked about, as canonical text. */
export function choicesSaid(
  context: ReadingContext,
  asked: readonly AskedBack[],
  words: string,
): readonly string[] {
  const chosen = answerIn(context, asked, { number: 1, text: words });
  return chosen.map(({ meant, order }) => printOrder(meant ?? order));
}

/** The orders that a line chooses, as far as they are possible. */
function answerIn(
  context: ReadingContext,
  asked: readonly AskedBack[],
  { number, text }: OrderLine,
): readonly Reading[] {
  // `Rome follows` is no answer to where Venice shall go.
  if (follows(text)) return [];
  const chosen = chosenIn(context.board, asked, withoutAsSaid(text), (order) => {
    const reading = readOne(context, { number, text: order });
    return reading === null ? null : printOrder(reading.order);
  });
  return chosen.flatMap((order) => {
    const reading = readOne(context, { number, text: order });
    return reading === null ? [] : [{ ...reading, text }];
  });
}
