/**
 * Schema 9: a schedule holds the deadline that stood before it was moved last. Of older games only the time is known
 * that was given in all.
 */
import type { Upgrade } from "./upgrade.js";

type Schedule = { readonly deadline: number; readonly extended: number };

type Pause = { readonly schedule: Schedule | null };

export const formerDeadlines: Upgrade = {
  game: ({ timing, pause, ...document }) => ({
    ...document,
    timing: withFormer(timing as Schedule | null),
    pause: pause === null ? null : paused(pause as Pause),
  }),
};

function paused(pause: Pause): object {
  return { ...pause, schedule: withFormer(pause.schedule) };
}

function withFormer(schedule: Schedule | null): object | null {
  if (schedule === null) return null;
  const { deadline, extended } = schedule;
  return { ...schedule, former: extended > 0 ? deadline - extended : null };
}
