/** The words in which statements are put to the game that a mail speaks in. */
import type { Command, Refusal } from "../game/index.js";
import { actorOf, carryOut, type Occasion, refuseLine, type Speaker } from "./occasion.js";

/** The seat this mail speaks for; notes a refusal where it speaks for none. */
export function speakerOf(occasion: Occasion, line: string): Speaker | null {
  if (occasion.speaker === null) refuseLine(occasion, line, whyNobodySpeaks(occasion));
  return occasion.speaker;
}

/** Why a mail that speaks for no seat does not. */
export function whyNobodySpeaks({ candidate, staleGame }: Occasion): Refusal {
  if (candidate !== null) return { kind: "await-approval" };
  return staleGame === null ? { kind: "sign-on-first" } : { kind: "stale-letter", game: staleGame };
}

/** Puts a command to the speaker's game. True if it was accepted. */
export function ask(occasion: Occasion, command: Command, line: string): boolean {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return false;
  return carryOut(occasion, speaker.game, actorOf(occasion), command, line);
}
