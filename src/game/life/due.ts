/** What the clock brings to a game next, and when: the only place that says so. */
import { after, hourMs, type Instant, instant } from "../../util/index.js";
import type { Game, Timing } from "../model/game.js";
import { candidatesDue } from "../seats/candidates.js";
import { afterNotice } from "../time/late-orders.js";
import { pauseDue } from "../time/pause.js";
import { isHeld } from "../time/readiness.js";
import { escalationDue } from "./escalation.js";
import { formingDue } from "./recruitment.js";

/** What the clock will bring next, and when. */
export interface Due {
  readonly at: Instant;
  readonly what:
    | "reminder"
    | "deadline"
    | "grace"
    | "notice"
    | "turn"
    | "resume"
    | "pause"
    | "forming"
    | "start"
    | "candidates"
    | "escalation";
}

/** What is due next for this game; null if it is over. */
export function nextDue(game: Game): Due | null {
  const escalation = escalationDue(game);
  const candidates = candidatesDue(game);
  const coming: readonly (Due | null)[] = [
    dueByStatus(game),
    candidates === null ? null : { at: candidates, what: "candidates" },
    escalation === null ? null : { at: escalation, what: "escalation" },
  ];
  return coming.reduce((first, due) => {
    return first === null || (due !== null && due.at < first.at) ? due : first;
  });
}

function dueByStatus(game: Game): Due | null {
  const { timing, pause: rest } = game;
  if (game.status === "forming") {
    const { startsAt } = game.settings;
    const at = formingDue(game);
    if (startsAt !== null && (at === null || startsAt <= at))
      return { at: startsAt, what: "start" };
    return at === null ? null : { at, what: "forming" };
  }
  if (rest !== null) return pauseDue(rest);
  if (game.status !== "active" || timing === null || isHeld(game)) return null;
  const end: Due =
    timing.early !== null
      ? { at: timing.early, what: "turn" }
      : timing.lateNoticed
        ? afterNotice(timing)
        : { at: timing.deadline, what: "deadline" };
  const reminder = reminderAt(game, timing);
  return reminder !== null && reminder < end.at ? { at: reminder, what: "reminder" } : end;
}

/**
 * The next reminder. What would have come before the phase began, or before the last one, is not made up
 * for: a player who was told of the deadline since then needs no second letter.
 */
function reminderAt({ settings }: Game, timing: Timing): Instant | null {
  if (timing.lateNoticed) return null;
  const since = timing.reminded ?? timing.began;
  const leads = settings.reminderHours.filter((hours) => hours > 0);
  const times = leads.map((hours) => after(timing.deadline, -hours * hourMs));
  const coming = times.filter((at) => at > since);
  return coming.length === 0 ? null : instant(Math.min(...coming));
}
