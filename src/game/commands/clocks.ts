/** Time: deadlines, the clock of each phase kind, more time, processing at once. */
import { printPhase } from "../../rules/index.js";
import { after, hourMs, type Instant, present } from "../../util/index.js";
import { extendedDeadline, latestDeadline, moveDeadline, takenDays } from "../deadline.js";
import {
  accept,
  asker,
  type Case,
  type Decision,
  type Handler,
  ownPower,
  refuse,
} from "../decision.js";
import type { Game } from "../game.js";
import { votesNeeded } from "../majority.js";
import { playerOf } from "../members.js";
import { printClock } from "../settings.js";
import { changeSheet, duePowers, sheetOf } from "../sheets.js";

const running = ["forming", "active", "paused"] as const;

export const clockHandlers: {
  readonly "set-deadline": Handler<"set-deadline">;
  readonly "set-grace": Handler<"set-grace">;
  readonly extend: Handler<"extend">;
  readonly "set-clock": Handler<"set-clock">;
  readonly process: Handler<"process">;
} = {
  "set-deadline": { roles: ["master"], statuses: ["active"], decide: setDeadline },
  "set-grace": { roles: ["master"], statuses: ["active"], decide: setGrace },
  extend: { roles: ["master", "player"], statuses: ["active"], decide: extend },
  "set-clock": { roles: ["master"], statuses: running, decide: setClock },
  process: { roles: ["master"], statuses: ["active"], decide: processNow },
};

function setDeadline(one: Case<"set-deadline">): Decision {
  const timing = present(one.game.timing, "The timing of an active game");
  const { at } = one.command;
  if (at <= one.now) return refuse({ kind: "deadline-past", at, now: one.now });
  const latest = latestDeadline(one.now);
  if (at > latest) return refuse({ kind: "deadline-too-far", at, latest });
  return accept(
    { ...one.game, timing: moveDeadline(timing, at, one.now) },
    { kind: "deadline-set", before: timing.deadline, after: at, why: "master" },
  );
}

/** The grace period may end at once, but not before the deadline. */
function setGrace(one: Case<"set-grace">): Decision {
  const timing = present(one.game.timing, "The timing of an active game");
  const { at } = one.command;
  const { deadline } = timing;
  if (at < deadline) return refuse({ kind: "grace-too-short", at, deadline });
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

/** The master extends a phase; players vote for it. Neither beyond what the game allows in all. */
function extend(one: Case<"extend">): Decision {
  const { ms } = one.command;
  const timing = present(one.game.timing, "The timing of an active game");
  const left = one.game.settings.maxExtension * hourMs - timing.extended;
  if (ms !== null && ms > left) return refuse({ kind: "extended-enough", left: Math.max(0, left) });
  if (asker(one).role === "player") return voteToExtend(one);
  if (ms === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  return extendBy(one.game, after(timing.deadline, ms), ms, one, "master");
}

/** The deadline at another instant, and the votes for it forgotten: one vote extends a phase once. */
function extendBy(
  game: Game,
  deadline: Instant,
  ms: number,
  { now }: Pick<Case<"extend">, "now">,
  why: "master" | "vote",
): Decision {
  const timing = present(game.timing, "The timing of an active game");
  if (deadline <= now) return refuse({ kind: "deadline-past", at: deadline, now });
  const moved = { ...moveDeadline(timing, deadline, now), extended: timing.extended + ms };
  const sheets = Object.fromEntries(
    Object.entries(game.sheets).map(([power, sheet]) => [power, { ...sheet, extend: null }]),
  );
  return accept(
    { ...game, timing: moved, sheets },
    { kind: "deadline-set", before: timing.deadline, after: deadline, why },
  );
}

/**
 * Two thirds of the players with something to order can give themselves more time: as much as all of
 * these voted for. The deadline stays where the clock lets deadlines fall.
 */
function voteToExtend(one: Case<"extend">): Decision {
  const power = ownPower(one);
  const { ms } = one.command;
  const voters = duePowers(one.game, one.board).filter((each) => playerOf(one.game, each));
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "no-orders-due", power: power ?? "" });
  }
  const voted = changeSheet(one.game, power, { extend: ms });
  const spans = voters.flatMap((each) => sheetOf(voted, each).extend ?? []);
  const needed = votesNeeded(voters.length);
  const event = { kind: "extension-voted", power, ms, votes: spans.length, needed } as const;
  if (spans.length < needed) return accept(voted, event);
  const agreed = Math.min(...spans);
  const { deadline } = present(voted.timing, "The timing of an active game");
  const taken = takenDays(voted, voters);
  const at = extendedDeadline(voted.settings, voted.phase, deadline, agreed, taken);
  const extended = extendBy(voted, at, agreed, one, "vote");
  return extended.kind === "refused"
    ? extended
    : { ...extended, events: [event, ...extended.events] };
}
