/** Dates as commands write them, or the place of one that cannot be meant. */
import { type DateExpression, type DateProblem, readDate } from "../dates/read-date.js";
import type { Place } from "../text/lines.js";
import type { Slice } from "./words.js";

export interface BadDate extends Place {
  readonly kind: "bad-date";
  readonly problem: DateProblem;
}

/** A date, or the complaint about it, which points into the line. */
type DateRead = { readonly kind: "date"; readonly date: DateExpression } | BadDate;

export function dateIn(words: Slice): DateRead {
  const reading = readDate(words.text);
  if (reading.kind === "date") return reading;
  const { problem, from, to } = reading;
  return { kind: "bad-date", problem, from: words.from + from, to: words.from + to };
}
