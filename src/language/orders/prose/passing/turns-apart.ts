/** `York to London actually nah York to Edinburgh`: what takes back an order begins a sentence of its own. */
import { regex } from "../../../../util/index.js";
import type { ReadingContext } from "../../contract.js";

const turn = regex("giu")`
  (?<=\p{L})\s+(?=(?:
    actually|wait|nah|no wait|oh wait|sorry|scratch that|warte|quatsch|attends|pardon|anzi|aspetta|espera|mejor|wacht
  )(?:[, ]+(?:actually|nah|no|wait|sorry|doch|lieber|nein|non|plut\u00f4t)){0,3}[, ]+\p{L})
`;

/** The line with such words behind a full stop. */
export function withTurnsApart(_: ReadingContext, line: string): string {
  return line.replace(turn, ". ");
}
