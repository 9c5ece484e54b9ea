/**
 * Reads the orders of a mail: every line to its meanings, every power's meanings together to those that
 * can be meant, and what is left to readings and complaints. An order that is understood and impossible
 * is a reading that says why; one that is not understood, or in two ways, is a complaint.
 */
import {
  type Board,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
} from "../../map/index.js";
import { legality, type Position, type WrittenOrder } from "../../rules/index.js";
import { isPlain } from "../lexer/plain.js";
import type { OrderLine } from "../text/lines.js";
import { isTooLong, lineLimits, withoutEndless } from "../text/order-limits.js";
import { rememberingOf } from "../text/remembering.js";
import { readCanonical } from "./canonical.js";
import type { OrderComplaint } from "./complaint.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "./contract.js";
import { correct, withoutCorrections } from "./corrections.js";
import { meaningsOf } from "./drafts/line.js";
import { eliminate } from "./elimination.js";
import { dueOf, gather, type Pending, placesOf } from "./gather.js";
import { isOwnUnit, isPossible, notAnOrder, severalMeanings, unknownName } from "./help.js";
import type { Meaning } from "./interpret.js";
import type { Slip } from "./places.js";
import { withoutRetellings } from "./prose/retold.js";
import { withExceptionsApart } from "./sets/all-but.js";
import { withUnitsCalled } from "./sets/fleets-called.js";
import { withHelpedMoves } from "./sets/helped-moves.js";
import { withNumbersNamed, withoutLetters } from "./sets/numbered.js";
import { isWaiver, othersOf, withAllButKept, withoutSpareWaivers } from "./sets/others.js";
import { withoutLists } from "./sets/position-lists.js";
import { withoutTwoWays } from "./sets/two-ways.js";
import { withToldBuilds } from "./told/winter.js";

/** Reads lines as orders, in their order. */
export function readOrders(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  return readPlain(context, lines) ?? readBefore(context, lines);
}

/** Many a reader of a mail looks at the same lines: they are read once for each position. */
function readBefore(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const { rulebook, phase, position, power, standing } = context;
  const read = (each: readonly OrderLine[]) => readCorrected(context, each);
  return remembered(position, JSON.stringify([rulebook, phase, power, standing, lines]), () =>
    withToldBuilds(context, lines, read(lines), read),
  );
}

const remembered = rememberingOf<Position, OrdersReading>(lineLimits.kept);

/** The lines as they stand; where that leaves anything in doubt, in other words, if these say more. */
function readCorrected(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const read = readLines(context, lines);
  // What is too long is refused unread.
  if (doubtsOf(read) === 0 || lines.some(({ text }) => isTooLong(text))) return read;
  const other = withUnitsCalled(context, withExceptionsApart(lines));
  if (other.every((line, at) => line === lines[at])) return read;
  const again = readLines(context, other);
  if (doubtsOf(again) >= doubtsOf(read)) return read;
  const written = (each: Reading) => lines.find(({ number }) => number === each.number) ?? each;
  const readings = again.readings.map((each) => ({ ...each, text: written(each).text }));
  return { ...again, readings };
}

function doubtsOf({ readings, complaints }: OrdersReading): number {
  return complaints.length + readings.filter(({ illegal }) => illegal !== null).length;
}

function readLines(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const due = dueOf(context, context.power);
  const verb = due === 0 ? null : due > 0 ? "build" : "remove";
  const { read, beyond } = withinLimits(
    context,
    withoutRetellings(context.board, withoutLetters(withNumbersNamed(lines.map(bounded)))),
  );
  const { plain, correcting, retracted } = withoutCorrections(context.board, read, verb);
  const { readings, complaints } = correct(
    context.board,
    readAny(context, plain),
    correcting,
    retracted,
  );
  const clear = withoutTwoWays(context, { readings, complaints });
  return { ...clear, complaints: [...clear.complaints, ...beyond].sort(byNumber) };
}

/** What is too long is refused as it is. */
function bounded(line: OrderLine): OrderLine {
  if (isTooLong(line.text)) return line;
  const text = withoutEndless(line.text);
  return text === line.text ? line : { ...line, text };
}

/** The lines as far as a mail may talk: plain orders are read wherever they stand. */
function withinLimits(
  { board }: ReadingContext,
  lines: readonly OrderLine[],
): { readonly read: readonly OrderLine[]; readonly beyond: readonly LineComplaint[] } {
  let talk = 0;
  const [read, beyond]: [OrderLine[], LineComplaint[]] = [[], []];
  for (const line of lines) {
    // What is too long is refused at sight.
    const isTalk = !isTooLong(line.text) && !isPlain(board, line.text);
    if (isTalk) talk += line.text.length;
    if (!isTalk || talk <= lineLimits.talk) read.push(line);
    else beyond.push({ ...line, complaint: tooMuchTalk(line.text) });
  }
  return { read, beyond };
}

function tooMuchTalk({ length: to }: string): OrderComplaint {
  return { kind: "too-much-talk", limit: lineLimits.talk, from: 0, to };
}

/** Orders that are all in canonical text: nothing about them can be in doubt. */
function readPlain(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading | null {
  const { board, phase, power } = context;
  if (power === null) return null;
  const readings: Reading[] = [];
  for (const line of lines) {
    const order = readCanonical(board, phase.kind, line.text);
    if (order === null) return null;
    const reading = readingOf(context, line, power, { order, guessed: false });
    // `F ION - TYR`: a name may begin like the one that was meant.
    if (reading.illegal !== null) return null;
    readings.push(reading);
  }
  return { readings, complaints: [] };
}

function readAny(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const gathered = gather(context, lines);
  const listed = withoutLists(context, gathered.pending);
  const { asked } = listed;
  const { orders, doubtful } = withoutAsides(context, withAllButKept(context, listed.orders));
  const complaints = [...gathered.complaints, ...asked, ...doubtful, ...keptForNothing(orders)];
  const readings: Reading[] = [];
  for (const order of eliminateByPower(context, orders)) {
    const decided = decide(context, order);
    if ("complaint" in decided) {
      complaints.push(decided);
      for (const place of placesOf(order)) gathered.unread.add(place);
    } else readings.push(decided);
  }
  for (const place of [...unsettled(orders, readings), ...misplaced(readings)]) {
    gathered.unread.add(place);
  }
  const others = orders.filter(({ draft }) => draft.others);
  for (const order of others) {
    const left = othersOf(context, order, readings, gathered);
    const isUnclear = left.length > (order.draft.group?.most ?? left.length);
    if (isUnclear || (isWaiver(context, order) && complaints.length > 0)) {
      complaints.push({ ...order.line, complaint: notAnOrder(order.span) });
    } else readings.push(...left);
  }
  return {
    readings: withoutSpareWaivers(context, readings.sort(byNumber)),
    complaints: complaints.sort(byNumber),
  };
}

/** A hold in winter, where no other units are removed or built: it belongs to another phase. */
function keptForNothing(orders: readonly Pending[]): readonly LineComplaint[] {
  const adjusts = ({ draft, meanings }: Pending) =>
    draft.verb === "remove" ||
    meanings.some(({ order: { kind } }) => kind === "remove" || kind === "build");
  if (orders.some(adjusts)) return [];
  return orders
    .filter(({ draft }) => draft.kept.length > 0)
    .map(({ line, span }) => ({
      ...line,
      complaint: { kind: "other-phase", phase: "M", ...span },
    }));
}

/** The places of orders for units that are not the writer's: one of their own may have been meant. */
function misplaced(readings: readonly Reading[]): readonly ProvinceId[] {
  return readings.flatMap(({ illegal, order }) => {
    const isForeign = illegal?.kind === "foreign-unit" || illegal?.kind === "no-unit";
    return isForeign && order.kind === "move" ? [provinceOf(order.to)] : [];
  });
}

/** The units of orders that are asked back. */
function unsettled(
  orders: readonly Pending[],
  readings: readonly Reading[],
): readonly ProvinceId[] {
  const settled = new Set(readings.map(({ number }) => number));
  return orders.filter(({ line }) => !settled.has(line.number)).flatMap(placesOf);
}

/** Everything that a text can mean on a board, whatever the position: for tools and tests. */
export function parseOrder(board: Board, text: string): readonly WrittenOrder[] {
  return meaningsOf(board, text).map(({ order }) => order);
}

function byNumber(a: { readonly number: number }, b: { readonly number: number }): number {
  return a.number - b.number;
}

function eliminateByPower(
  context: ReadingContext,
  pending: readonly Pending[],
): readonly Pending[] {
  const said = pending.filter(({ draft }) => !draft.others && draft.kept.length === 0);
  const orders = withHelpedMoves(context, said).map((order) => orSpare(context, order));
  const powers = new Set(orders.map(({ power }) => power));
  return [...powers].flatMap((power) =>
    eliminate(
      orders.filter((order) => order.power === power).map((order) => withTypes(context, order)),
      context.rulebook.interpretation,
      (order) => isPossible(context, power, order),
    ),
  );
}

/**
 * Without what is said in passing of other powers' units, or of units that have an order of their own; a mere
 * gist is asked back then.
 */
function withoutAsides(
  context: ReadingContext,
  all: readonly Pending[],
): { readonly orders: readonly Pending[]; readonly doubtful: readonly LineComplaint[] } {
  if (all.every(({ draft }) => draft.manner === "order")) return { orders: all, doubtful: [] };
  const ordered = new Set(all.filter(({ draft }) => draft.manner === "order").flatMap(placesOf));
  const counts = (order: Pending) => {
    const isOwn = order.meanings.some((meaning) => isOwnUnit(context, order.power, meaning.order));
    const isAlone = isOwn && !placesOf(order).some((at) => ordered.has(at));
    return order.draft.manner === "order" || isAlone;
  };
  const doubtful = all.filter((order) => order.draft.manner === "gist" && !counts(order));
  return {
    orders: all.filter(counts),
    doubtful: doubtful.map(({ line, span }) => ({ ...line, complaint: notAnOrder(span) })),
  };
}

/** Where no meaning is possible, the own unit whose name only begins so may be meant: `F Tyr - Nap`. */
function orSpare(context: ReadingContext, order: Pending): Pending {
  const can = ({ order: meant }: Meaning) =>
    isPossible(context, order.power, meant) && isOfItsType(context, meant);
  const { spare } = order.draft;
  if (spare.length === 0 || order.meanings.some(can)) return order;
  const possible = spare.filter(can).map((meaning) => ({ ...meaning, guessed: true }));
  return possible.length === 0 ? order : { ...order, meanings: possible };
}

/** `A Brg - Mnch`: of guesses those that name a unit with its type go before those that mistake it. */
function withTypes(context: ReadingContext, order: Pending): Pending {
  const can = ({ order: meant }: Meaning) => isPossible(context, order.power, meant);
  const areGuesses = order.meanings.every(({ slip }) => slip !== null);
  if (order.meanings.length < 2 || !areGuesses || !order.meanings.some(can)) return order;
  const typed = order.meanings.filter(
    (meaning) => can(meaning) && isOfItsType(context, meaning.order),
  );
  if (typed.length === 0 || typed.length === order.meanings.length) return order;
  return { ...order, meanings: typed.map((meaning) => ({ ...meaning, guessed: true })) };
}

/** `F Tyr H`, where the army is in Tyrolia and the fleet in the Tyrrhenian Sea. */
function isOfItsType({ position }: ReadingContext, order: WrittenOrder): boolean {
  if (order.kind === "waive" || order.kind === "build" || order.unit.type === null) return true;
  const { type, at } = order.unit;
  return [...position.units, ...position.dislodged].some(
    (unit) => provinceOf(unit.at) === provinceOf(at) && unit.type === type,
  );
}

/** A reading where one meaning is left, a complaint otherwise. */
function decide(context: ReadingContext, pending: Pending): Reading | LineComplaint {
  const { line, power, meanings, span } = pending;
  const [meaning, another] = meanings;
  if (meaning === undefined) {
    return { ...line, complaint: notAnOrder(span) };
  }
  if (another !== undefined)
    return { ...line, complaint: severalMeanings(context, power, meanings, span) };
  const reading = readingOf(context, line, power, meaning);
  if (reading.illegal === null && leadsOverEmptySea(context, meaning)) {
    return { ...line, complaint: severalMeanings(context, power, meanings, span) };
  }
  if (meaning.slip?.isWild) {
    return { ...line, complaint: unknownName(context.board, line.text, meaning.slip) };
  }
  // A guess that makes no possible order is more likely none, at a short word or without a unit of the writer's.
  const isDoubtful = reading.illegal !== null && meaning.guessed;
  if (isDoubtful && (isShort(meaning.slip) || !isOwnUnit(context, power, meaning.order))) {
    return { ...line, complaint: unknownName(context.board, line.text, meaning.slip ?? span) };
  }
  return reading;
}

/** Many names are near a word of four letters. */
function isShort(slip: Slip): boolean {
  return slip !== null && slip.to - slip.from < 5;
}

/** `A Lvp - Iri - Wal`: by land it can go, but its way leads over a sea without a fleet, or one that is far away. */
function leadsOverEmptySea({ board, position }: ReadingContext, { order }: Meaning): boolean {
  if (order.kind !== "move") return false;
  const isEmpty = (sea: ProvinceId) =>
    !position.units.some(({ type, at }) => type === "F" && provinceOf(at) === sea);
  const [first] = order.route;
  const isNear = board.neighbours("A", order.unit.at).includes(order.to);
  const isFar = isNear && first !== undefined && !touch(board, first, order.unit.at);
  return isFar || order.route.some(isEmpty);
}

/** Can a fleet at sea carry an army from there? */
function touch(board: Board, sea: ProvinceId, from: LocationId): boolean {
  return board.neighbours("F", sea).some((coast) => provinceOf(coast) === provinceOf(from));
}

/** An order as it was read, and what it is under the rulebook. */
function readingOf(
  { board, rulebook, phase, position }: ReadingContext,
  { number, text }: OrderLine,
  power: PowerId,
  { order, guessed }: Pick<Meaning, "order" | "guessed">,
): Reading {
  const judged = legality(board, rulebook, phase, position, { power, order });
  const illegal = judged.kind === "illegal" ? judged.reason : null;
  const meant = judged.kind === "legal" ? judged.order : null;
  return { number, text, power, order, guessed, meant, illegal };
}
