/** What the clock brings to a game next, and when: the only place that says so. */
import { after, hourMs, type Instant, instant } from "../../util/index.js";
import type { Game } from "../model/game.js";
import type { Timing } from "../model/timing.js";
import { candidatesDue } from "../seats/candidates.js";
import { afterNotice } from "../time/late-orders.js";
import { pauseDue } from "../time/pause.js";
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
  if (game.status !== "active" || timing === null) return null;
  return dueByStage(game, timing);
}

function dueByStage(game: Game, timing: Timing): Due | null {
  const { stage } = timing;
  switch (stage.kind) {
    case "open":
      return reminderDue(game, timing, stage.told) ?? { at: timing.deadline, what: "deadline" };
    case "late":
    case "stalled":
      return afterNotice(timing, stage);
    case "ready":
      return { at: stage.ends, what: "turn" };
    case "held":
      return null;
    case "called":
      return { at: stage.at, what: "turn" };
  }
}

/**
 * The next reminder before the deadline. What would have come before the players were last told of it is not
 * made up for: they need no second letter.
 */
function reminderDue({ settings }: Game, { deadline }: Timing, told: Instant): Due | null {
  const leads = settings.reminderHours.filter((hours) => hours > 0);
  const times = leads.map((hours) => after(deadline, -hours * hourMs));
  const coming = times.filter((at) => at > told);
  return coming.length === 0 ? null : { at: instant(Math.min(...coming)), what: "reminder" };
}
