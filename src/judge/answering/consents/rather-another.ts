/**
 * `No, sorry, Gascony rather`, `alors la Gascogne, tant pis`, in answer to whether orders are meant: others in their
 * place.
 */
import {
  type BodyItem,
  behindNo,
  changesOf,
  choosingWords,
  follows,
  isDenied,
  mentionsIn,
  placesIn,
  readOrders,
} from "../../../language/index.js";
import type { ProvinceId } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { lookAsked } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { asText } from "../../session/texts/sentences-left.js";
import { numbered, readingContext } from "../orders/readings.js";

interface Offered {
  readonly context: ReturnType<typeof readingContext>;
  readonly given: readonly WrittenOrder[];
  readonly known: readonly ProvinceId[];
}

/**
 * The items, where an answer to whether orders are meant names other places, or some of them: what is meant, and no
 * answer; null where none does.
 */
export async function withAnother(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[] | null> {
  const offered = ordersOffered(session, await lookAsked(session));
  if (offered === null) return null;
  const meant = items.map((item) => (answering.has(item.kind) ? anotherIn(offered, item) : null));
  if (meant.every((each) => each === null)) return null;
  return items.flatMap((item, at) => meant[at] ?? [item]);
}

const answering: ReadonlySet<BodyItem["kind"]> = new Set(["consent", "text", "question"] as const);

/** The orders of which a letter asks, and their places; null where it asks of none. */
export function ordersOffered(session: Session, asked: Asked | null): Offered | null {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || asked?.kind !== "lines") return null;
  if (speaker.game.game.status !== "active") return null;
  const context = readingContext(speaker.game, power);
  const { readings } = readOrders(context, numbered(asked.text.split("\n")));
  const given = readings.map(({ order }) => order);
  const known = placesIn(context.board, given.map(printOrder).join("\n"));
  return given.length === 0 ? null : { context, given, known };
}

/** `No, Gascony rather`: the place that is named is where the unit goes, where it can; else it is read as it is. */
function anotherIn({ context, given, known }: Offered, item: BodyItem): readonly BodyItem[] | null {
  const { board } = context;
  const { number, line } = item;
  const text = behindNo(line);
  if (text.includes("?")) return null;
  if (text === line) {
    const chosen = placeAlone(context, given, line);
    return chosen === null ? null : [asText({ number, line: chosen })];
  }
  // `Sorry, forget about Burgundy`
  const named = mentionsIn(board, text).filter(({ from }) => !isDenied(text.slice(0, from)));
  const [place, more] = [...new Set(named.map(({ at }) => at))].filter(
    (each) => !known.includes(each),
  );
  if (place === undefined) return null;
  const changes = changesOf(context, given, [{ number, text }]);
  const orders = changes?.map(({ order }) => printOrder(order)).join(", ");
  const [only, second] = given;
  const goes = only?.kind === "move" || only?.kind === "retreat" ? only : null;
  const isOne = goes !== null && second === undefined && more === undefined;
  // Where it is closed the reply says why.
  const to = isOne ? `${goes.unit.at} - ${place}` : line;
  return [asText({ number, line: orders ?? to })];
}

/** Another way of the one unit, where the answer is no order by itself, and a place is all that it names. */
function placeAlone(
  context: Offered["context"],
  given: readonly WrittenOrder[],
  line: string,
): string | null {
  const [only, second] = given;
  const isLong = line.length > longest;
  if (only?.kind !== "move" || second !== undefined || isLong || follows(line)) return null;
  const orders = line.split(/[,;.!]/).flatMap((clause) => {
    const place = choosingWords(clause);
    if (place === "" || isDenied(`${clause} `)) return [];
    const order = `${only.unit.at} - ${place}`;
    const { readings, complaints } = readOrders(context, numbered([order]));
    const isSure = complaints.length === 0 && readings.every(({ illegal }) => illegal === null);
    return isSure ? readings.map((each) => printOrder(each.meant ?? each.order)) : [];
  });
  const [order, other] = new Set(orders);
  return order === undefined || other !== undefined ? null : order;
}

/** An answer that names a place and no more is no longer. */
const longest = 60;
