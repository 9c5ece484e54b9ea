/** HISTORY: the whole of a game, or the phases between two edges. */
import type { DateExpression } from "../../dates/read-date.js";
import { type BadDate, dateIn } from "../dates.js";
import type { Forms } from "../form.js";
import { beginsWithPhase, hasWord, nameOrNone, type Reject, type Slice, slice } from "../words.js";

export const forms = {
  history: { starts: "history", takesThanks: true },
} as const satisfies Forms;

/** Where a part of a game's history begins or ends: a phase (`S1902M`), a year of the game, or a date. */
export type HistoryEdge =
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "date"; readonly when: DateExpression };

export interface HistoryStatement {
  readonly kind: "history";
  /** The game's name in lower case; null for the game that the mail is about. */
  readonly game: string | null;
  /** The results, the whole game with a file of it, or what was said. */
  readonly of: "results" | "game" | "press";
  readonly since: HistoryEdge | null;
  readonly until: HistoryEdge | null;
  /** The phases from the first of these to the last are left out. */
  readonly without?: { readonly first: string; readonly last: string | null };
  /** Beside the results, what was said to all. */
  readonly broad?: boolean;
  /** No more lines than these. */
  readonly lines: number | null;
}

export function wholeHistory(game: Slice | null): HistoryStatement {
  const everything = { since: null, until: null, lines: null };
  return { kind: "history", game: nameOrNone(game), of: "game", ...everything };
}

/** All phases but those from the first to the last of these; or from the first on. */
export function historyWithout(
  game: Slice | null,
  first: string,
  last: string | null,
  broad: boolean,
): HistoryStatement {
  const rest = { of: "results", since: null, until: null, lines: null } as const;
  return { kind: "history", game: nameOrNone(game), ...rest, without: { first, last }, broad };
}

/** The first wrong date is complained of. */
export function history(
  of: "results" | "press",
  game: Slice | null,
  since: HistoryEdge | BadDate | null,
  until: HistoryEdge | BadDate | null,
  lines: Slice | null,
): HistoryStatement | BadDate {
  if (since?.kind === "bad-date") return since;
  if (until?.kind === "bad-date") return until;
  const most = lines === null ? null : Number(lines.text);
  return { kind: "history", game: nameOrNone(game), of, since, until, lines: most };
}

export function atPhase(phase: string): HistoryEdge {
  return { kind: "phase", phase };
}

export function inYear(year: Slice): HistoryEdge {
  return { kind: "year", year: Number(year.text) };
}

export function onDate(words: Slice): HistoryEdge | BadDate {
  const read = dateIn(words);
  return read.kind === "date" ? { kind: "date", when: read.date } : read;
}

/** Words of a date: no phase, no year of the game, and nothing that comes behind it. */
export function dateWords(parts: unknown, from?: number, reject?: Reject) {
  const words = slice(parts, from);
  const isOther = /^\d{1,4}$/.test(words.text) || beginsWithPhase(words.text);
  return isOther || hasWord(words, ["to", "until", "lines"]) ? reject : words;
}
