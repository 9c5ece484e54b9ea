/** Statements about time: dates in words become instants and days, by the clocks of who writes. */
import type { DateExpression } from "../language/index.js";
import { hourMs } from "../util/index.js";
import { dayFor, instantFor } from "./dates.js";
import type { Handlers, Of } from "./handler.js";
import type { Occasion } from "./occasion.js";
import { ask, speakerOf } from "./speaking.js";

export const timeHandlers: Handlers<
  | "set-clock"
  | "set-deadline"
  | "set-grace"
  | "extend"
  | "set-absence"
  | "set-no-absence"
  | "process"
  | "pause"
  | "no-pause"
  | "resume"
  | "no-resume"
> = {
  "set-clock": (occasion, { clock, change }, line) =>
    ask(occasion, { kind: "set-clock", clock, change }, line),
  "set-deadline": (occasion, { when }, line) => setInstant(occasion, "set-deadline", when, line),
  "set-grace": (occasion, { when }, line) => setInstant(occasion, "set-grace", when, line),
  extend: (occasion, { hours }, line) =>
    ask(occasion, { kind: "extend", ms: hours === null ? null : hours * hourMs }, line),
  "set-absence": setAbsence,
  "set-no-absence": setNoAbsence,
  process: (occasion, { phase }, line) => ask(occasion, { kind: "process", phase }, line),
  pause,
  "no-pause": (occasion, _, line) => ask(occasion, { kind: "no-pause" }, line),
  resume: (occasion, _, line) => ask(occasion, { kind: "resume" }, line),
  "no-resume": (occasion, _, line) => ask(occasion, { kind: "no-resume" }, line),
};

/** A date in words becomes an instant. */
function setInstant(
  occasion: Occasion,
  kind: "set-deadline" | "set-grace",
  when: DateExpression,
  line: string,
): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const at = instantFor(occasion, speaker, when, line);
  if (at !== null) ask(occasion, { kind, at }, line);
}

function setAbsence(occasion: Occasion, one: Of<"set-absence">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const from = dayFor(occasion, speaker, one.first, line);
  const to = one.last === null ? from : dayFor(occasion, speaker, one.last, line);
  if (from !== null && to !== null) {
    ask(occasion, { kind: "set-absence", days: { from, to } }, line);
  }
}

function setNoAbsence(occasion: Occasion, { when }: Of<"set-no-absence">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const day = when === null ? null : dayFor(occasion, speaker, when, line);
  if (when === null || day !== null) ask(occasion, { kind: "set-no-absence", day }, line);
}

function pause(occasion: Occasion, { until }: Of<"pause">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const at = until === null ? null : instantFor(occasion, speaker, until, line);
  if (until === null || at !== null) ask(occasion, { kind: "pause", until: at }, line);
}
