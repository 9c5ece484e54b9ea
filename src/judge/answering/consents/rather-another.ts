/**
 * `No, sorry, Gascony rather`, `yes for Vienna, but the fleet stays`, in answer to whether orders are meant: those that
 * are, and others in the place of the rest.
 */
import {
  type BodyItem,
  behindNo,
  behindYes,
  changesOf,
  consentSaid,
  isDenied,
  mentionsIn,
  namesOrder,
  orderedUnit,
  placesIn,
  readOrders,
  sentencesOf,
} from "../../../language/index.js";
import type { ProvinceId } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { lookAsked, takeAsked } from "../../identity/codes.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { asText } from "../../session/texts/sentences-left.js";
import { numbered, readingContext } from "../orders/readings.js";
import { keeping } from "./amended-words.js";

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
  const offered = await ordersOffered(session);
  if (offered === null) return null;
  const read = (readIn: typeof agreedIn) =>
    items.map((item) => (answering.has(item.kind) ? readIn(offered, item) : null));
  const agreed = read(agreedIn);
  const isAgreed = agreed.some((each) => each !== null);
  if (isAgreed) await takeAsked(session);
  const meant = isAgreed ? agreed : read(anotherIn);
  if (meant.every((each) => each === null)) return null;
  return items.flatMap((item, at) => meant[at] ?? [item]);
}

const answering: ReadonlySet<BodyItem["kind"]> = new Set(["consent", "text", "question"] as const);

/** The orders of which the letter asks that is answered, and their place; null where it asks of none. */
async function ordersOffered(session: Session): Promise<Offered | null> {
  const { speaker } = session.sender;
  const asked = speaker === null ? null : await lookAsked(session);
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || asked?.kind !== "lines") return null;
  if (speaker.game.game.status !== "active") return null;
  const context = readingContext(speaker.game, power);
  const { readings } = readOrders(context, numbered(asked.text.split("\n")));
  const given = readings.map(({ order }) => order);
  const known = placesIn(context.board, given.map(printOrder).join("\n"));
  return given.length === 0 ? null : { context, given, known };
}

/** `Yes for Vienna, but the fleet stays`: the orders that are meant so, and what else is said; null for all or none. */
function agreedIn({ context, given, known }: Offered, item: BodyItem): readonly BodyItem[] | null {
  const { board } = context;
  const [first = ""] = sentencesOf(item.line);
  const isOnly = keeping.test(first);
  const rest = isOnly ? "" : behindYes(item.line);
  if (rest === null || rest.includes("?")) return null;
  const said = isOnly ? first : item.line;
  const agreeing = rest === "" ? said : said.slice(0, said.lastIndexOf(rest));
  const isYes = agreeing
    .split(/[,.;:!]|\s\p{L}+\s*$/u)
    .some((each) => consentSaid(each, false) === true);
  if (!isYes && !isOnly) return null;
  const isOf = (order: WrittenOrder, words: string) =>
    namesOrder(context, given, order, words) ||
    orderedUnit(order).some((at) => placesIn(board, words).includes(at));
  const named = given.filter((order) => isOf(order, agreeing));
  const changes = rest === "" ? [] : changesOf(context, given, [{ ...item, text: rest }]);
  const changed = (changes ?? []).flatMap(({ order }) => orderedUnit(order));
  const left = (named.length > 0 ? named : given).filter((order) =>
    changes === null ? !isOf(order, rest) : !orderedUnit(order).some((at) => changed.includes(at)),
  );
  if (left.length === given.length && (changes ?? []).length === 0) return null;
  const meant = [...left, ...(changes ?? []).map(({ order }) => order)].map(printOrder);
  if (meant.length === 0) return null;
  const isBrief = rest.trim().split(/\s+/).length <= 4;
  // `But not the fleet`
  const isNone = isBrief && placesIn(board, rest).every((each) => known.includes(each));
  const isMore = changes === null && !isNone;
  return [meant.join(", "), ...(isMore ? [rest] : [])].map((line) =>
    asText({ number: item.number, line }),
  );
}

/** `No, Gascony rather`: the place that is named is where the unit goes, where it can; else it is read as it is. */
function anotherIn({ context, given, known }: Offered, item: BodyItem): readonly BodyItem[] | null {
  const { board } = context;
  const { number, line } = item;
  const text = behindNo(line);
  if (text === line || text.includes("?")) return null;
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
