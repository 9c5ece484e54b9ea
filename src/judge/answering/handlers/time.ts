/** Statements about time: dates in words become instants and days, by the writer's clock. */
import type { DateExpression } from "../../../language/index.js";
import { dayFor, deadlineFor, instantFor, pauseEndFor } from "../../session/dates.js";
import type { Session } from "../../session/session.js";
import { ask, speakerOf } from "../../session/statements.js";
import type { Handlers, Of } from "./handler.js";

export const timeHandlers = {
  "set-deadline": setDeadline,
  "set-grace": (session, { when }, line) => setInstant(session, "set-grace", when, line),
  "set-absence": setAbsence,
  "set-no-absence": setNoAbsence,
  pause,
} satisfies Partial<Handlers>;

/** The deadline of this phase; before the game begins, of its first. */
function setDeadline(session: Session, { when }: Of<"set-deadline">, line: string): void {
  const { speaker } = session.sender;
  if (speaker?.game.game.status !== "forming") {
    setInstant(session, "set-deadline", when, line);
    return;
  }
  const at = instantFor(session, speaker, when, line);
  if (at === null) return;
  ask(session, { kind: "set-settings", change: { firstDeadline: at } }, line);
}

/** A date in words becomes an instant. */
function setInstant(
  session: Session,
  kind: "set-deadline" | "set-grace",
  when: DateExpression,
  line: string,
): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const read = kind === "set-deadline" ? deadlineFor : instantFor;
  const at = read(session, speaker, when, line);
  if (at === null) return;
  ask(session, { kind, at }, line);
}

function pause(session: Session, { until }: Of<"pause">, line: string): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const at = pauseEndFor(session, speaker, until, line);
  if (at !== null) ask(session, { kind: "pause", until: at }, line);
}

function setAbsence(session: Session, { first, last }: Of<"set-absence">, line: string): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const from = dayFor(session, speaker, first, line);
  const to = last === null ? from : dayFor(session, speaker, last, line, from);
  if (from !== null && to !== null) {
    ask(session, { kind: "set-absence", days: { from, to } }, line);
  }
}

function setNoAbsence(session: Session, { when }: Of<"set-no-absence">, line: string): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const day = dayFor(session, speaker, when, line);
  if (day !== null) ask(session, { kind: "set-no-absence", day }, line);
}
