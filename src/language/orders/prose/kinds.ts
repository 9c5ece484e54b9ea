/** The words of a remark, and what each can be to an order: a name, a doubt, a word of orders, or none of these. */
import { type Board, spelling } from "../../../map/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { namesOf } from "../../names/names.js";

const deeds = [
  "hold",
  "support",
  "convoy",
  "retreat",
  "remove",
  "build",
  "waive",
  "others",
] as const;

/** Words that say what a unit does: such a comment is more than one. */
export function isDeed(words: readonly string[]): boolean {
  return words.some((word) => is({ roles: orderWords.get(word) ?? [] }, ...deeds));
}

export function wordsOf(text: string): readonly string[] {
  return text
    .replace(/['\u2019]s(?!\p{L})/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .map(spelling);
}

/** Does one of its words have this part in orders? A single letter may be anything. */
export function says(text: string, role: Role): boolean {
  return wordsOf(text).some(
    (word) => word.length > 1 && (orderWords.get(word) ?? []).includes(role),
  );
}

export type Kind = "doubt" | "name" | "strange" | "word";

/** A verb of going is an order's word only beside a place: not in `// stab!`, `(go, go)`. */
export function kindsOf(board: Board, words: readonly string[]): readonly Kind[] {
  const kinds = words.map((word) => kindOf(board, word));
  if (kinds.includes("name")) return kinds;
  return kinds.map((kind, at) => (isGoing(words[at]!) ? "strange" : kind));
}

export function isGoing(word: string): boolean {
  return orderWords.get(word)?.every((role) => role === "arrow") ?? false;
}

export function kindOf(board: Board, word: string): Kind {
  const names = namesOf(board);
  const roles = orderWords.get(word);
  if (names.exact(word).length > 0 || names.beginsCoast(word)) return "name";
  if (roles === undefined) return names.nation(word).length > 0 ? "word" : "strange";
  if (is({ roles }, "doubt")) return "doubt";
  return roles.every((role) => ["unknown", "reason", "reference"].includes(role))
    ? "strange"
    : "word";
}
