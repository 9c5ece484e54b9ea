/**
 * How a phase gets from one stage to the next, by the picture in `model/timing.ts`. Only these functions make a
 * stage of another, and only they move a deadline. They never decide when: whoever calls them does.
 */
import { after, type Instant, instant, present } from "../../util/index.js";
import type { Game } from "../model/game.js";
import type { Awaiting, Schedule, Stage, Timing } from "../model/timing.js";

/** What the phase of a running game runs by. */
export function runningTiming(game: Pick<Game, "timing">): Timing {
  return present(game.timing, "The timing of an active game");
}

/** A phase whose players hear of its deadline at `told`, because it begins or because the deadline was moved. */
export function openPhase(schedule: Schedule, told: Instant): Timing {
  return { ...schedule, stage: { kind: "open", told } };
}

/** What a phase runs by, without the stage it has reached. */
export function scheduleOf({ stage: _, ...schedule }: Timing): Schedule {
  return schedule;
}

/** Where the phase stands but for being ready or held; null once the GM has called for processing. */
function awaitingOf(stage: Stage): Awaiting | null {
  if (stage.kind === "called") return null;
  return stage.kind === "ready" || stage.kind === "held" ? stage.before : stage;
}

/** When the phase ends as it stands now, if nobody is waited for beyond it. */
export function endOf({ stage, deadline, graceEnds }: Timing): Instant {
  switch (stage.kind) {
    case "open":
      return deadline;
    case "late":
    case "stalled":
      return graceEnds;
    case "ready":
      return stage.ends;
    case "held":
      return stage.since;
    case "called":
      return stage.at;
  }
}

/** What the players have to keep, ready or not: the deadline, or the end of the grace period. */
export function promisedEnd(timing: Timing): Instant {
  const stage = awaitingOf(timing.stage) ?? timing.stage;
  return endOf({ ...timing, stage });
}

/** Does the phase end by the clock, and not when somebody orders or says a word? */
export function hasLimit({ stage }: Timing): boolean {
  const waits = awaitingOf(stage)?.kind;
  return stage.kind !== "held" && (waits === "open" || waits === "late");
}

/** Whoever has not ordered has been reminded of the deadline. */
export function reminded(timing: Timing, now: Instant): Timing {
  return timing.stage.kind === "open" ? openPhase(timing, now) : timing;
}

/** The late have been told so, at the deadline or once more. */
export function tellLate(timing: Timing, now: Instant): Timing {
  const { stage } = timing;
  const kind = stage.kind === "stalled" ? "stalled" : "late";
  return { ...timing, stage: { kind, noticed: now, notices: noticesIn(stage) + 1 } };
}

/** The grace period has passed, and everybody has been told that the game waits all the same. */
export function stall(timing: Timing, now: Instant): Timing {
  const notices = noticesIn(timing.stage) + 1;
  return { ...timing, stage: { kind: "stalled", noticed: now, notices } };
}

function noticesIn(stage: Stage): number {
  return stage.kind === "late" || stage.kind === "stalled" ? stage.notices : 0;
}

/** All are ready, so that the phase ends then. */
export function getReady(timing: Timing, ends: Instant): Timing {
  const before = awaitingOf(timing.stage);
  return before === null ? timing : { ...timing, stage: { kind: "ready", ends, before } };
}

/**
 * Somebody is waited for again. Reminders whose time came while all were ready are not made up for: whoever
 * takes orders back is told the deadline.
 */
export function awaitAgain(timing: Timing, now: Instant): Timing {
  const { stage } = timing;
  if (stage.kind !== "ready" && stage.kind !== "held") return timing;
  const { before } = stage;
  return before.kind === "open" ? openPhase(timing, now) : { ...timing, stage: before };
}

/** Nothing but the GM's word is missing. */
export function hold(timing: Timing, now: Instant): Timing {
  const before = awaitingOf(timing.stage);
  return before === null ? timing : { ...timing, stage: { kind: "held", since: now, before } };
}

/** The GM's word: the phase is processed now. */
export function call(timing: Timing, now: Instant): Timing {
  return { ...timing, stage: { kind: "called", at: now } };
}

/**
 * The timing with another deadline, moved at `now`. A later deadline pushes the grace period; an earlier
 * one does not pull it. Reminders and late notices begin anew, but none is sent for what is past: the
 * letter about the change has told the deadline. When a phase that is ready ends is found anew, too: never
 * after the deadline that was told.
 */
export function moveDeadline(timing: Timing, deadline: Instant, now: Instant): Timing {
  const grace = Math.max(0, timing.graceEnds - timing.deadline);
  const graceEnds = instant(Math.max(timing.graceEnds, after(deadline, grace)));
  const moved = { ...timing, deadline, graceEnds, former: null };
  return timing.stage.kind === "called" ? moved : openPhase(moved, now);
}

/** The same where somebody wanted it so, and may want it back where it was. */
export function moveAsAsked(timing: Timing, deadline: Instant, now: Instant): Timing {
  return { ...moveDeadline(timing, deadline, now), former: timing.deadline };
}

/** The grace period with another end. A game that waits without limit has one again, if that is still to come. */
export function moveGrace(timing: Timing, graceEnds: Instant, now: Instant): Timing {
  const { stage } = timing;
  const moved = { ...timing, graceEnds };
  const before = awaitingOf(stage);
  if (before?.kind !== "stalled" || graceEnds <= now) return moved;
  const late = { ...before, kind: "late" } as const;
  return { ...moved, stage: "before" in stage ? { ...stage, before: late } : late };
}

/**
 * The end of the phase fell into a time without mail, and is put off until then. Where only the end of a phase
 * that was ready fell into that time, the deadline stays; else what the players have to keep is as much later,
 * and nobody is told of it once more at once, since the letter about the outage does.
 */
export function putOff(timing: Timing, until: Instant, now: Instant): Timing {
  const before = awaitingOf(timing.stage);
  if (before === null) return timing;
  const end = promisedEnd(timing);
  if (until <= end) return getReady(timing, until);
  const graceEnds = after(timing.graceEnds, until - end);
  if (before.kind === "open") return openPhase({ ...timing, deadline: until, graceEnds }, now);
  return { ...timing, graceEnds, stage: { ...before, noticed: now } };
}
