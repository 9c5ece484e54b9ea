/** Talk beside orders, which wants no answer: `Good luck to you all, this will be a great game`. */
import { type Board, spelling } from "../../../map/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { placesIn } from "../../names/mentions.js";

/** What belongs to orders in whatever sentence it stands, or says something of them. */
const telling: ReadonlySet<Role> = new Set<Role>([
  ...(["unitword", "hold", "support", "backing", "supported", "convoy", "ferried-by"] as const),
  ...(["ferrying", "build", "remove", "retreat", "waive", "convert", "doubt"] as const),
]);

/** `Foo to Bar` may be an order with names that nobody knows; people who talk use more words. */
const orderLength = 4;

/**
 * Is a line that was no order talk: no place, no unit, and no word of an order but what every sentence has? What
 * doubts or takes back may be about the orders beside it; where there are none, it is talk too.
 */
export function isTalk(board: Board, text: string, isBesideOrders = true): boolean {
  if (/[-=]>|\p{L}\s*-\s+\p{L}|\b(?:same|ditto)\b/iu.test(text)) return false;
  if (placesIn(board, text).length > 0) return false;
  const words = text.split(/[^\p{L}\p{M}']+/u).filter(({ length }) => length > 1);
  const roles = words.flatMap((word) => orderWords.get(spelling(word)) ?? []);
  if (roles.some((role) => telling.has(role) && (isBesideOrders || role !== "doubt"))) return false;
  return words.length > 0 && (words.length > orderLength || !roles.includes("arrow"));
}
