/**
 * `If France goes to Burgundy I'd like Munich to hold`: what is to be done only if something happens, told as
 * what it is.
 */

import type { Board } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { placesIn, powersIn } from "../names/mentions.js";
import type { LineComplaint } from "./contract.js";
import { otherwise } from "./spoken/loose-words.js";

/** The complaint, which says so where the words depend on something. */
export function asDepending(board: Board, said: LineComplaint): LineComplaint {
  const { text, complaint } = said;
  if (complaint.kind !== "not-an-order" || complaint.unit !== null) return said;
  const part = text.slice(complaint.from, complaint.to);
  const names = placesIn(board, part).length > 0 && !part.includes("?");
  const isOfOthers = powersIn(board, part).length > 0 || placesIn(board, part).length > 1;
  return names && ((isOfOthers && depending.test(part)) || part.search(otherwise) === 0)
    ? { ...said, complaint: { ...complaint, because: "depends" } }
    : said;
}

const depending = regex("iu")`
  (?<!\p{L})(?:
    if|unless|in case|provided|assuming|depending|wenn|falls|sofern|es sei denn|\u00e0 moins que
    |a menos que|a meno che|tenzij|indien
  )(?!\p{L})
  |(?:^|[,;.(]\s*)(?:si|se|als) `;
