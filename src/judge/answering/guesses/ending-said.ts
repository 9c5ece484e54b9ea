/** An end that a GM describes is one wish, however many of its sentences could each be taken for an end of its own. */
import type { Command } from "../../../game/index.js";
import type { Statement } from "../../../language/index.js";
import { askMeant } from "../../session/grave.js";
import { askOfPowers } from "../../session/named-powers.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { ask, speaksAsGm } from "../../session/statements.js";
import { endSaid } from "./of-ends.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** Puts a command to the game; the end of one is kept as the mail describes it. */
export function putCommand(session: Session, { command }: Of<"command">, line: string): void {
  if (command.kind === "resume" && tellsNotPaused(session, line)) return;
  if (!endsAsSaid(session, command, line)) ask(session, command, line);
}

/** `We can go on now`, in a game that does. */
export function tellsNotPaused(session: Session, line: string): boolean {
  const { sender } = session;
  const { speaker } = sender;
  if (speaker === null || speaker.game.game.status !== "active" || !speaksAsGm(session))
    return false;
  answerPlainly(session, line, "not-paused");
  return true;
}

/** `DECLARE DRAW FRANCE, RUSSIA`; an end that waits already is declared once. */
export function declare(session: Session, { words, isSolo }: Of<"declare">, line: string): void {
  if (!isDeclared(session))
    askOfPowers(session, words, line, (powers) => ({ kind: "declare", powers, isSolo }));
}

function isDeclared({ grave }: Session): boolean {
  return !grave.isConfirmed && grave.waiting.some((each) => /^declare\b/i.test(each));
}

/**
 * `England and France share it. Please close the game.`: keeps that end, and true, where the command would end
 * the game otherwise.
 */
function endsAsSaid(session: Session, command: Command, line: string): boolean {
  const { grave, sender } = session;
  const { speaker } = sender;
  if (speaker === null || !ending.has(command.kind) || grave.isConfirmed) return false;
  if (!isGm(speaker)) return false;
  if (speaker.game.game.status !== "active" && speaker.game.game.status !== "paused") return false;
  if (isDeclared(session)) return true;
  // `A draw of everybody without Turkey` is no draw of all.
  if (command.kind === "declare" && command.powers.length > 0) return false;
  const said = endSaid(session, speaker);
  const isOfAll = command.kind === "declare" && said?.command === "DECLARE DRAW";
  if (said === null || isOfAll || (command.kind === "pause" && /\bpaus/i.test(line))) return false;
  askMeant(session, said.line, [said.command]);
  return true;
}

/** `Stop the game` would pause it; and a draw of all may be one of some. */
const ending: ReadonlySet<Command["kind"]> = new Set<Command["kind"]>([
  "pause",
  "terminate",
  "declare",
]);
