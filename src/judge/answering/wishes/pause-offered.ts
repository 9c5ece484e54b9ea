/** `Could we pause until January 3rd?`, from a player: a vote for a break, which they agree to first. */
import { asksHow, daysSaid, type Question } from "../../../language/index.js";
import { dayAt, regex } from "../../../util/index.js";
import { askFirst } from "../../session/grave.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { daysMeant } from "./absence-offered.js";

/** Offers the vote; false where no end is named, or the break is to begin on a later day. */
export function offersPause(session: Session, { intent, about }: Question, line: string): boolean {
  const { speaker } = session.sender;
  if (intent !== "pause" || speaker === null || roleOf(speaker) !== "player") return false;
  const { status, settings } = speaker.game.game;
  if (status !== "active" || unprovedSeat(session) !== null || asksHow(about)) return false;
  const days = daysSaid(about);
  if (days === null) return false;
  const meant = daysMeant(session, speaker, days);
  if (meant?.from !== dayAt(session.mail.receivedAt, settings.zone)) return false;
  const commands = [`PAUSE UNTIL ${meant.to}`];
  askFirst(session, line, commands, { kind: "wish", wish: "pause", commands, isOfAll: false });
  return true;
}

/** `I was told the game is paused`: whether it is. */
export const asksIfPaused = regex("iu")`
  (?<!\p{L})(?:is|are we|ist|est|est\u00e1|\u00e8)\s(?:\p{L}+\s){0,4}?
    (?:paused|on hold|suspended|angehalten|pausiert|unterbrochen|en pause|suspendue?|en pausa
    |parad[oa]|sospes[oa]|in pausa|gepauzeerd)(?!\p{L})
`;
