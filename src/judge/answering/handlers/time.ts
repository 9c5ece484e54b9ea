/** Statements about time: dates in words become instants and days, by the writer's clock. */
import type { Command } from "../../../game/index.js";
import type { DateExpression } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { dayFor, deadlineFor, instantFor, pauseEndFor } from "../../session/dates.js";
import { isDeadlineMet } from "../../session/deadline-met.js";
import { askOfPower } from "../../session/named-powers.js";
import { refuseLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { ask, speakerOrRefuse, speaksAsGm } from "../../session/statements.js";
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
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const read = kind === "set-deadline" ? deadlineFor : instantFor;
  const at = read(session, speaker, when, line);
  if (at === null || (kind === "set-deadline" && isDeadlineMet(session, at, line, line))) return;
  ask(session, { kind, at }, line);
}

function pause(session: Session, { until }: Of<"pause">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const at = pauseEndFor(session, speaker, until, line);
  if (at !== null) ask(session, { kind: "pause", until: at }, line);
}

function setAbsence(
  session: Session,
  { first, last, whose }: Of<"set-absence">,
  line: string,
): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const from = dayFor(session, speaker, first, line);
  const to = last === null ? from : dayFor(session, speaker, last, line, from);
  if (from === null || to === null) return;
  const days = { from, to };
  if (whose === null) ask(session, { kind: "set-absence", days }, line);
  else askAsGm(session, whose, line, (power) => ({ kind: "set-absence", days, power }));
}

function setNoAbsence(session: Session, { when, whose }: Of<"set-no-absence">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const day = when === null ? null : dayFor(session, speaker, when, line);
  if (when !== null && day === null) return;
  if (whose === null) ask(session, { kind: "set-no-absence", day }, line);
  else askAsGm(session, whose, line, (power) => ({ kind: "set-no-absence", day, power }));
}

/** Of somebody else's absence only a GM speaks. */
function askAsGm(
  session: Session,
  whose: string,
  line: string,
  command: (power: PowerId) => Command,
): void {
  if (speaksAsGm(session)) askOfPower(session, whose, line, command);
  else refuseLine(session, line, { kind: "not-your-role", needed: ["gm"] });
}
