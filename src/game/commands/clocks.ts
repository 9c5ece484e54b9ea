/** Time: deadlines, the clock of each phase kind, more time, processing at once. */
import { printPhase } from "../../rules/index.js";
import { after, hourMs, type Instant } from "../../util/index.js";
import { votesNeeded } from "../ends/majority.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  notEnded,
  ownPower,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { printClock } from "../model/settings.js";
import { changeSubmission, duePowers, submissionOf } from "../orders/submissions.js";
import { extendedDeadline, latestDeadline, takenDays } from "../time/deadline.js";
import { call, moveAsAsked, moveGrace, runningTiming } from "../time/stages.js";

export const clockHandlers = {
  "set-deadline": { roles: ["gm"], statuses: ["active"], decide: setDeadline },
  "set-grace": { roles: ["gm"], statuses: ["active"], decide: setGrace },
  extend: { roles: ["gm", "player"], statuses: ["active"], decide: extend },
  "set-clock": { roles: ["gm"], statuses: notEnded, decide: setClock },
  process: { roles: ["gm"], statuses: ["active"], decide: processNow },
} satisfies Partial<Handlers>;

function setDeadline(request: Request<"set-deadline">): Decision {
  const timing = runningTiming(request.game);
  const { at } = request.command;
  if (at <= request.now) return refuse({ kind: "deadline-past", at, now: request.now });
  const latest = latestDeadline(request.now);
  if (at > latest) return refuse({ kind: "deadline-too-far", at, latest });
  return accept(
    { ...request.game, timing: moveAsAsked(timing, at, request.now) },
    { kind: "deadline-set", before: timing.deadline, after: at, why: "gm" },
  );
}

/** The grace period may end at once, but not before the deadline. */
function setGrace(request: Request<"set-grace">): Decision {
  const timing = runningTiming(request.game);
  const { at } = request.command;
  const { deadline } = timing;
  if (at < deadline) return refuse({ kind: "grace-too-short", at, deadline });
  const latest = latestDeadline(request.now);
  if (at > latest) return refuse({ kind: "deadline-too-far", at, latest });
  return accept(
    { ...request.game, timing: moveGrace(timing, at, request.now) },
    { kind: "grace-set", before: timing.graceEnds, after: at },
  );
}

/** The new clock counts from the next phase on; the current deadline stays until it is set. */
function setClock(request: Request<"set-clock">): Decision {
  const { clock: kind, change } = request.command;
  const before = request.game.settings.clocks[kind];
  const after = { ...before, ...change };
  const clocks = { ...request.game.settings.clocks, [kind]: after };
  return accept(
    { ...request.game, settings: { ...request.game.settings, clocks } },
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
function processNow(request: Request<"process">): Decision {
  const current = printPhase(request.game.phase);
  const { phase } = request.command;
  if (phase !== null && phase !== current) return refuse({ kind: "wrong-phase", phase, current });
  const { game, now } = request;
  return accept(
    { ...game, timing: call(runningTiming(game), now) },
    { kind: "process-asked", phase: request.game.phase },
  );
}

/** The GM extends a phase; players vote for it. Neither beyond what the game allows in all. */
function extend(request: Request<"extend">): Decision {
  const { ms } = request.command;
  const timing = runningTiming(request.game);
  const left = request.game.settings.maxExtension * hourMs - timing.extended;
  if (ms !== null && ms > left) return refuse({ kind: "extended-enough", left: Math.max(0, left) });
  if (asker(request).role === "player") return voteToExtend(request);
  if (ms === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  return extendBy(request.game, after(timing.deadline, ms), ms, request, "gm");
}

/** The deadline at another instant, and the votes for it forgotten: one vote extends a phase once. */
function extendBy(
  game: Game,
  deadline: Instant,
  ms: number,
  { now }: Pick<Request<"extend">, "now">,
  why: "gm" | "vote",
): Decision {
  const timing = runningTiming(game);
  if (deadline <= now) return refuse({ kind: "deadline-past", at: deadline, now });
  const moved = { ...moveAsAsked(timing, deadline, now), extended: timing.extended + ms };
  const submissions = Object.fromEntries(
    Object.entries(game.submissions).map(([power, submission]) => [
      power,
      { ...submission, extend: null },
    ]),
  );
  return accept(
    { ...game, timing: moved, submissions },
    { kind: "deadline-set", before: timing.deadline, after: deadline, why },
  );
}

/**
 * Two thirds of the players with something to order can give themselves more time: as much as all of
 * these voted for. The deadline stays where the clock lets deadlines fall.
 */
function voteToExtend(request: Request<"extend">): Decision {
  const power = ownPower(request);
  const { ms } = request.command;
  const voters = duePowers(request.game, request.board).filter((each) =>
    playerOf(request.game, each),
  );
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "no-orders-due", power: power ?? "" });
  }
  const voted = changeSubmission(request.game, power, { extend: ms });
  const spans = voters.flatMap((each) => submissionOf(voted, each).extend ?? []);
  const needed = votesNeeded(voters.length);
  const event = { kind: "extension-voted", power, ms, votes: spans.length, needed } as const;
  if (spans.length < needed) return accept(voted, event);
  const agreed = Math.min(...spans);
  const { deadline } = runningTiming(voted);
  const taken = takenDays(voted, voters);
  const at = extendedDeadline(voted.settings, voted.phase, deadline, agreed, taken);
  const extended = extendBy(voted, at, agreed, request, "vote");
  return extended.kind === "refused"
    ? extended
    : { ...extended, events: [event, ...extended.events] };
}
