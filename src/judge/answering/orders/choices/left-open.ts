/**
 * `Can Paris go to Burgundy?`, and in the next mail `then do that`; `where can Paris go?`, and then `Picardy, please`.
 * What a player asks of their own units stays open to be chosen, as an order that was asked back about does.
 */
import { submissionOf, withAsked } from "../../../../game/index.js";
import {
  isOwnUnit,
  looseBuilds,
  orderAsked,
  orderedUnit,
  parseOrder,
  placesIn,
  type Reading,
  readOrders,
  waysOf,
} from "../../../../language/index.js";
import { type LocationId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  destinations,
  type PlacedUnit,
  printOrder,
  type WrittenOrder,
} from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { readingAsked } from "../supposed/possible-order.js";
import { ownUnits, unitsNamed, withUnitNamed } from "../supposed/unit-spoken-of.js";
import { type Writer, writerOf } from "../writer.js";

/** Notes what the questions that this mail was answered leave open. */
export function leaveOpen(session: Session): void {
  const writer = writerOf(session);
  if (writer === null) return;
  const questions = session.reply.items.flatMap((item) =>
    item.kind === "answer" && asks(item.line) ? [item.line] : [],
  );
  const open = questions.flatMap((question) => openedBy(session, writer, question));
  if (open.length === 0) return;
  const { power, speaker } = writer;
  const units = open.flat().flatMap(orderedUnit);
  const before = submissionOf(speaker.game.game, power).asked.filter(
    (choices) => !choices.flatMap(orderedUnit).some((at) => units.includes(at)),
  );
  speaker.game.game = withAsked(speaker.game.game, power, [...before, ...open]);
}

/** What is answered may be a remark or a wish as well. */
function asks(line: string): boolean {
  return line.includes("?") || asking.test(line);
}

const asking = regex("iu")`
  ^\W*(?:
    can|could|may|might|would|should|where|what|which|how|is|are|kann|k\u00f6nnte|wo(?:hin)?|was|welche\p{L}*|darf
    |soll\p{L}*|o\u00f9|est-ce|peut|puis-je|quel\p{L}*|d\u00f3nde|ad\u00f3nde|puede|qu\u00e9|dove|pu\u00f2|posso
    |che|waar|kan|mag|wat|welke
  )(?!\p{L})
`;

type Choices = readonly WrittenOrder[];

/** The order that is asked about, which stands alone, and everywhere else that its unit could go. */
function openedBy(session: Session, writer: Writer, question: string): readonly Choices[] {
  const { speaker, context } = writer;
  const marked = question.includes("?") ? question : `${question}?`;
  const text = orderAsked(withUnitNamed(session, speaker, marked));
  const reading = text === null ? null : readingAsked(speaker, question, text);
  const asked = reading === null ? [] : possibleIn(writer, reading);
  const unit = unitAsked(writer, question, reading === null ? [] : orderedUnit(reading.order));
  if (context.phase.kind === "A" && asked.length === 0) return buildsOpened(writer, question);
  if (unit === null || context.phase.kind === "A") return asked.length === 0 ? [] : [asked];
  const ways = waysOf(context, unit, reachOf(writer, unit));
  if (asked.length > 0) return [asked, ways];
  const [goal, another] = placesIn(context.board, question).filter(
    (place) => place !== provinceOf(unit.at),
  );
  const named = ways.filter((way) => "to" in way && provinceOf(way.to!) === goal);
  return named.length === 1 && another === undefined ? [named, ways] : [ways];
}

/** `Would an army in Paris be better?` */
function buildsOpened(writer: Writer, question: string): readonly Choices[] {
  return looseBuilds(writer.context, null, question)
    .builds.flatMap((text) => readOrders(writer.context, [{ number: 1, text }]).readings)
    .map((reading) => possibleIn(writer, reading))
    .filter(({ length }) => length > 0);
}

/** The order, where it is one that the writer can give. */
function possibleIn({ context, power }: Writer, { order, meant, illegal }: Reading): Choices {
  if (illegal !== null || !isOwnUnit(context, power, order)) return [];
  const all = parseOrder(context.board, printOrder(meant ?? order));
  return all.filter(({ kind }) => kind === order.kind);
}

/** The one unit of the writer's that is asked about; of somebody who has but one, that. */
function unitAsked(
  { speaker }: Writer,
  question: string,
  ordered: readonly ProvinceId[],
): PlacedUnit | null {
  const own = ownUnits(speaker);
  const named = ordered.length > 0 ? ordered : unitsNamed(speaker, question);
  const meant = own.filter(({ at }) => named.includes(provinceOf(at)));
  const [unit = null, another] = named.length === 0 ? own : meant;
  return another === undefined ? unit : null;
}

/** Where it can move or retreat to, but for convoys. */
function reachOf({ context }: Writer, unit: PlacedUnit): readonly LocationId[] {
  const { board, phase, position } = context;
  if (phase.kind !== "R") return destinations(board, position, unit).direct;
  return position.dislodged.find(({ at }) => at === unit.at)?.retreats ?? [];
}
