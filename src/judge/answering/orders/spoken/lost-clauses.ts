/** `Moi je tente la Belgique`: clauses about units that have no order, of which nothing else in the reply tells. */
import {
  asksOpenly,
  clausesWithin,
  mentionsIn,
  notAnOrder,
  orderedUnit,
  placeLeft,
  type ReadingContext,
  says,
  sentencesOf,
  tellsPast,
  withHelp,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { flat, regex } from "../../../../util/index.js";
import { complainOf, noteTalk } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { unitIn } from "../own-orders.js";
import { linesOf } from "./unread-sentences.js";

interface Known {
  readonly context: ReadingContext;
  readonly given: readonly WrittenOrder[];
}

/** Each that stands beside orders in its sentence is told as not read. */
export function tellLostClauses(session: Session, { context, given }: Known, text: string): void {
  const { board, position, power } = context;
  // What does not count says why.
  const read = session.reply.items.flatMap((item) =>
    item.kind === "reading" ? [item.readAs] : [],
  );
  const told = [...session.grave.waiting, ...read];
  const done = [...given.flatMap(orderedUnit), ...told.map(unitIn)];
  const idle = position.units
    .filter((unit) => unit.power === power)
    .map(({ at }) => provinceOf(at))
    .filter((at) => !done.includes(at));
  // What names where another unit goes is about that one.
  const named = [...given.map(printOrder), ...told].join(" ");
  for (const sentence of linesOf(text).flatMap(sentencesOf)) {
    if (asksOpenly(sentence) === null || !isRead(session, sentence)) continue;
    for (const { text: clause } of clausesWithin(sentence)) {
      const places = mentionsIn(board, clause.replace(replaced, "")).map(({ at }) => at);
      const isOfIdle =
        places.some((at) => idle.includes(at) && !named.includes(at)) &&
        !places.some((at) => done.includes(at));
      // `Convoy it to Belgium`, of which no order tells
      const isCarried = says(clause, "convoy") && places.some((at) => !named.includes(at));
      if ((isOfIdle || isCarried) && !tellsPast(clause) && !isTold(session, clause))
        tellClause(session, context, clause.trim(), isOfIdle);
    }
  }
}

/** Where one of the units goes, it is asked where to. */
function tellClause(
  session: Session,
  context: ReadingContext,
  clause: string,
  isOfIdle: boolean,
): void {
  const place = isOfIdle ? placeLeft(context.board, clause) : null;
  const complaint = notAnOrder({ from: 0, to: clause.length });
  if (place === null) noteTalk(session, clause);
  else complainOf(session, clause, null, withHelp(context, complaint, place));
}

/** `..., let it go to Armenia instead of Constantinople`: the last is no place of a unit that is spoken of. */
const replaced = regex("iu")`
  (?<!\p{L})(?:
    instead of|rather than|(?:an)?statt|anstelle|au lieu d|plut\u00f4t qu|en vez d|en lugar d|invece d|al posto d
    |in plaats van
  ).*
`;

function isRead({ reply: { items } }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  return items.some(
    (item) =>
      (item.kind === "reading" || item.kind === "refused") && flat(item.line).includes(said),
  );
}

/** Does anything but a reading tell of it? */
function isTold({ reply: { items, skipped } }: Session, clause: string): boolean {
  const said = flat(clause).trim();
  const words = [
    ...items.flatMap((item) =>
      "line" in item && item.kind !== "reading" && item.kind !== "refused" ? [item.line] : [],
    ),
    ...skipped.flatMap((each) => ("first" in each && each.first !== undefined ? [each.first] : [])),
  ];
  return words.some((each) => flat(each).includes(said));
}
