/**
 * Schema 4: a phase has a stage, where its timing was fourteen fields of which some meant nothing beside others;
 * and a pause keeps the schedule alone, since the stage begins anew.
 */
import type { Upgrade } from "./upgrade.js";

type Fields = Readonly<Record<string, unknown>>;

export const stages: Upgrade = {
  game: ({ timing, pause, settings, ...document }) => ({
    ...document,
    settings,
    timing: timing === null ? null : staged(timing as Fields, (settings as Fields).manualProcess),
    pause: pause === null ? null : withSchedule(pause as Fields),
  }),
};

function withSchedule({ timing, ...pause }: Fields): Fields {
  return { ...pause, schedule: timing === null ? null : scheduleIn(timing as Fields) };
}

function staged(timing: Fields, byHand: unknown): Fields {
  return { ...scheduleIn(timing), stage: stageIn(timing, byHand) };
}

function scheduleIn({ began, deadline, graceEnds, excused, extended, paused }: Fields): Fields {
  return { began, deadline, graceEnds, excused, extended, paused };
}

function stageIn(timing: Fields, byHand: unknown): Fields {
  const { processing, early, held } = timing;
  if (processing === true) return { kind: "called", at: early };
  const before = awaitingIn(timing);
  if (held !== null && byHand === true) return { kind: "held", since: held, before };
  return early === null ? before : { kind: "ready", ends: early, before };
}

function awaitingIn(timing: Fields): Fields {
  const { lateNoticed, stalled, noticed, notices, deadline, reminded, began } = timing;
  if (lateNoticed !== true) return { kind: "open", told: reminded ?? began };
  return { kind: stalled === true ? "stalled" : "late", noticed: noticed ?? deadline, notices };
}
