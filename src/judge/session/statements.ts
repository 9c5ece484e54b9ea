/** The words in which statements are put to the game that a mail speaks in. */
import type { Command, Refusal } from "../../game/index.js";
import { actorOf, carryOut } from "./games.js";
import { keepsUntilConfirmed } from "./grave.js";
import { refuseLine } from "./outcomes.js";
import type { Session, Speaker } from "./session.js";
import { isGm } from "./speaker.js";

/** The seat this mail speaks for; refuses the line where it speaks for none. */
export function speakerOrRefuse(session: Session, line: string): Speaker | null {
  if (session.sender.speaker === null) refuseLine(session, line, whyNobodySpeaks(session));
  return session.sender.speaker;
}

/** Has the sender no seat, and asked for none? */
export function isStranger({ sender: { speaker, candidate, asker } }: Session): boolean {
  return ![speaker, candidate, asker].some(Boolean);
}

/** A stranger, whose mail does not even go on what the judge wrote to a seat. */
export function isUnknown(session: Session): boolean {
  const { seat, hinted, unseated } = session.sender;
  return isStranger(session) && ![seat, hinted, unseated].some(Boolean);
}

/** The seat of the sender's address, while nothing proves that the mail is theirs. */
export function unprovedSeat({ sender: { speaker, asker } }: Session): Speaker | null {
  return speaker === null || speaker === asker ? asker : null;
}

/** Whoever asks; what was ordered counts for nobody whose mail proves nothing. */
export function askingSpeaker(session: Session): Speaker | null {
  const { speaker } = session.sender;
  if (speaker === null || unprovedSeat(session) === null) return speaker;
  const { game } = speaker.game;
  return { ...speaker, game: { ...speaker.game, game: { ...game, submissions: {} } } };
}

/** Does the mail speak for a GM of its game? */
export function speaksAsGm({ sender: { speaker } }: Session): boolean {
  return isGm(speaker);
}

/**
 * The GM whose own sentences the mail holds; null for everybody else, and where a YES carries out lines that
 * were shown.
 */
export function writingGm(session: Session): Speaker | null {
  return speaksAsGm(session) && !session.grave.isConfirmed ? session.sender.speaker : null;
}

/** Does it, or would it if its sender proved that it is theirs? */
export function maySpeakAsGm({ sender: { speaker, asker } }: Session): boolean {
  return isGm(speaker ?? asker);
}

/** Why a mail that speaks for no seat does not. */
export function whyNobodySpeaks({ sender: { candidate, unseated, hinted } }: Session): Refusal {
  if (candidate !== null) return { kind: "await-approval" };
  if (unseated !== null) return unseated;
  return hinted === null
    ? { kind: "sign-on-first" }
    : { kind: "plain-address", game: hinted.game.game.name };
}

/** Puts a command to the speaker's game. True if it was accepted; what is grave may wait for a CONFIRM. */
export function ask(
  session: Session,
  command: Command,
  line: string,
  { namesPhase } = { namesPhase: false },
): boolean {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null || keepsUntilConfirmed(session, speaker, command, line, namesPhase))
    return false;
  return carryOut(session, speaker.game, actorOf(session), command, line);
}

/** Does the work as if the mail spoke for this seat, which it does not prove: afterwards it speaks for nobody again. */
export async function speakingFor<T>(
  { sender }: Session,
  seat: Speaker,
  work: () => Promise<T>,
): Promise<T> {
  sender.speaker = seat;
  try {
    return await work();
  } finally {
    sender.speaker = null;
  }
}
