/** Time: deadlines, the clock of each phase kind, pausing and resuming, processing at once. */
import { printPhase } from "../../rules/index.js";
import { present } from "../../util/index.js";
import { latestDeadline, moveDeadline, timingOf } from "../deadline.js";
import { accept, type Case, type Decision, type Handler, refuse } from "../decision.js";
import { printClock } from "../settings.js";

const running = ["forming", "active", "paused"] as const;

export const clockHandlers: {
  readonly "set-deadline": Handler<"set-deadline">;
  readonly "set-grace": Handler<"set-grace">;
  readonly "set-clock": Handler<"set-clock">;
  readonly process: Handler<"process">;
  readonly pause: Handler<"pause">;
  readonly resume: Handler<"resume">;
} = {
  "set-deadline": { roles: ["master"], statuses: ["active"], decide: setDeadline },
  "set-grace": { roles: ["master"], statuses: ["active"], decide: setGrace },
  "set-clock": { roles: ["master"], statuses: running, decide: setClock },
  process: { roles: ["master"], statuses: ["active"], decide: processNow },
  pause: {
    roles: ["master"],
    statuses: ["active"],
    decide: (one) => accept({ ...one.game, status: "paused", timing: null }, { kind: "paused" }),
  },
  resume: { roles: ["master"], statuses: ["paused"], decide: resume },
};

function setDeadline(one: Case<"set-deadline">): Decision {
  const timing = present(one.game.timing, "The timing of an active game");
  const { at } = one.command;
  if (at <= one.now) return refuse({ kind: "deadline-past", at, now: one.now });
  const latest = latestDeadline(one.now);
  if (at > latest) return refuse({ kind: "deadline-too-far", at, latest });
  return accept(
    { ...one.game, timing: moveDeadline(timing, at) },
    { kind: "deadline-set", before: timing.deadline, after: at },
  );
}

/** The grace period may end at once, but not before the deadline. */
function setGrace(one: Case<"set-grace">): Decision {
  const timing = present(one.game.timing, "The timing of an active game");
  const { at } = one.command;
  const earliest = timing.deadline;
  if (at < earliest) return refuse({ kind: "deadline-past", at, now: earliest });
  const latest = latestDeadline(one.now);
  if (at > latest) return refuse({ kind: "deadline-too-far", at, latest });
  return accept(
    { ...one.game, timing: { ...timing, graceEnds: at } },
    { kind: "grace-set", before: timing.graceEnds, after: at },
  );
}

/** The new clock counts from the next phase on; the current deadline stays until it is set. */
function setClock(one: Case<"set-clock">): Decision {
  const { clock: kind, change } = one.command;
  const before = one.game.settings.clocks[kind];
  const after = { ...before, ...change };
  const clocks = { ...one.game.settings.clocks, [kind]: after };
  return accept(
    { ...one.game, settings: { ...one.game.settings, clocks } },
    {
      kind: "setting-changed",
      name: kind.toUpperCase(),
      before: printClock(before),
      after: printClock(after),
    },
  );
}

/**
 * The phase guard (`PROCESS S1901M`) protects the next phase from a mail that came too late. The phase
 * itself is turned by `advance`, the only path that does.
 */
function processNow(one: Case<"process">): Decision {
  const current = printPhase(one.game.phase);
  const { phase } = one.command;
  if (phase !== null && phase !== current) return refuse({ kind: "wrong-phase", phase, current });
  const timing = present(one.game.timing, "The timing of an active game");
  return accept(
    { ...one.game, timing: { ...timing, early: one.now, processing: true } },
    { kind: "process-asked", phase: one.game.phase },
  );
}

function resume(one: Case<"resume">): Decision {
  const timing = timingOf(one.game.settings, one.game.phase, one.now);
  return accept(
    { ...one.game, status: "active", timing },
    { kind: "resumed", deadline: timing.deadline },
  );
}
