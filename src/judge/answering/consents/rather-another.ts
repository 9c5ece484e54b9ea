/**
 * `No, sorry, Gascony rather`, in answer to whether an order is meant: no to that one, and another in its
 * place. The place that is named is where the unit goes, where it can; else the words are read like any others.
 */
import {
  type BodyItem,
  behindNo,
  changesOf,
  isDenied,
  mentionsIn,
  placesIn,
  readOrders,
} from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { lookAsked } from "../../identity/codes.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { numbered, readingContext } from "../orders/readings.js";

/**
 * The items, where a no to an order that was asked about names another place: what is meant, and no answer;
 * null where none does.
 */
export async function withAnother(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[] | null> {
  const { speaker } = session.sender;
  if (speaker === null || !items.some(({ line }) => behindNo(line) !== line)) return null;
  const asked = await lookAsked(session);
  if (asked?.kind !== "lines") return null;
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return null;
  const context = readingContext(speaker.game, power);
  const offered = readOrders(context, numbered(asked.text.split("\n"))).readings;
  if (offered.length === 0) return null;
  const known = placesIn(board, asked.text);
  const given = offered.map(({ order }) => order);
  let isAnother = false;
  const meant = items.map((item) => {
    if (item.kind !== "consent" && item.kind !== "text" && item.kind !== "question") return item;
    const { number, line } = item;
    const text = behindNo(line);
    // `Sorry, forget about Burgundy`
    const named = mentionsIn(board, text).filter(({ from }) => !isDenied(text.slice(0, from)));
    const [place, more] = [...new Set(named.map(({ at }) => at))].filter(
      (each) => !known.includes(each),
    );
    if (text === line || place === undefined || text.includes("?")) return item;
    isAnother = true;
    const changes = changesOf(context, given, [{ number, text }]);
    const orders = changes?.map(({ order }) => printOrder(order)).join(", ");
    const [only, second] = given;
    const goes = only?.kind === "move" || only?.kind === "retreat" ? only : null;
    const isOne = goes !== null && second === undefined && more === undefined;
    // Where it is closed the reply says why.
    const to = isOne ? `${goes.unit.at} - ${place}` : line;
    return { kind: "text", number, line: orders ?? to } as const;
  });
  return isAnother ? meant : null;
}
