/**
 * What HISTORY asks for: the whole of a game, or the phases between two edges. Like command-tree.ts, this is
 * called by grammar/commands.ne with slices of the line.
 */
import type { Built } from "./command-tree.js";
import {
  beginsWithPhase,
  hasWord,
  lower,
  type Reject,
  type Slice,
  slice,
} from "./command-words.js";
import { readDate } from "./dates.js";
import type { HistoryEdge, Statement } from "./statement.js";

type BadDate = Extract<Built, { kind: "bad-date" }>;

export function wholeHistory(game: Slice | null): Statement {
  return {
    kind: "history",
    game: lower(game),
    of: "game",
    since: null,
    until: null,
    lines: null,
  };
}

/** The first wrong date is complained of. */
export function history(
  of: "results" | "press",
  game: Slice | null,
  since: HistoryEdge | BadDate | null,
  until: HistoryEdge | BadDate | null,
  lines: Slice | null,
): Built {
  if (since?.kind === "bad-date") return since;
  if (until?.kind === "bad-date") return until;
  const most = lines === null ? null : Number(lines.text);
  return { kind: "history", game: lower(game), of, since, until, lines: most };
}

export function atPhase(phase: string): HistoryEdge {
  return { kind: "phase", phase };
}

export function inYear(year: Slice): HistoryEdge {
  return { kind: "year", year: Number(year.text) };
}

export function onDate(words: Slice): HistoryEdge | BadDate {
  const reading = readDate(words.text);
  if (reading.kind === "date") return { kind: "date", when: reading.date };
  const { problem, from, to } = reading;
  return { kind: "bad-date", problem, from: words.from + from, to: words.from + to };
}

/** Words of a date: no phase, no year of the game, and nothing that comes behind it. */
export function dateWords(parts: unknown, from?: number, reject?: Reject) {
  const words = slice(parts, from);
  const isOther = /^\d{1,4}$/.test(words.text) || beginsWithPhase(words.text);
  return isOther || hasWord(words, ["to", "until", "lines"]) ? reject : words;
}
