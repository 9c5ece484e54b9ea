/**
 * Pausing a game and going on: the GM does it, the players vote for it. What players vote for always
 * ends, and a phase can be paused by votes only so long; what a GM pauses is for the GM alone to resume for a while.
 */
import { after, dayMs, type Instant, instant, present } from "../../util/index.js";
import { livingPlayers, votesNeeded } from "../ends/majority.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  ownPower,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Game } from "../model/game.js";
import { changeSubmission, submissionOf } from "../orders/submissions.js";
import { latestDeadline } from "../time/deadline.js";
import { pauseGame, resumeGame, votesFrom } from "../time/pause.js";
import { runningTiming } from "../time/stages.js";

/** A vote that names no end is for a week. */
const usualPauseMs = 7 * dayMs;

export const pauseHandlers = {
  pause: { roles: ["gm", "player"], statuses: ["active", "paused"], decide: pause },
  resume: { roles: ["gm", "player"], statuses: ["paused"], decide: resume },
  "no-pause": { roles: ["player"], statuses: ["active"], decide: (request) => vote(request, null) },
  "no-resume": {
    roles: ["player"],
    statuses: ["paused"],
    decide: (request) => wish(request, false),
  },
} satisfies Partial<Handlers>;

function pause(request: Request<"pause">): Decision {
  const { until } = request.command;
  if (until !== null && until <= request.now) {
    return refuse({ kind: "deadline-past", at: until, now: request.now });
  }
  if (asker(request).role === "player") return voteToPause(request);
  const latest = latestDeadline(request.now);
  if (until !== null && until > latest) {
    return refuse({ kind: "deadline-too-far", at: until, latest });
  }
  if (request.game.status === "paused") return moveEnd(request, until);
  const { game, event } = pauseGame(request.game, request.now, until, "gm");
  return accept(game, event);
}

/** The GM takes the pause over: it ends when the GM says so. */
function moveEnd({ game }: Request<"pause">, until: Instant | null): Decision {
  const pause = present(game.pause, "The pause of a paused game");
  const changed = { ...game, pause: { ...pause, until, by: "gm" as const } };
  return accept(changed, { kind: "pause-moved", before: pause.until, after: until });
}

function voteToPause(request: Request<"pause">): Decision {
  const { game, now, command } = request;
  if (game.status !== "active") {
    return refuse({ kind: "wrong-status", status: game.status, needed: ["active"] });
  }
  const timing = runningTiming(game);
  const left = Math.max(0, game.settings.maxPause * dayMs - timing.paused);
  const until = command.until ?? after(now, Math.min(usualPauseMs, left));
  if (until <= now || until - now > left) return refuse({ kind: "paused-enough", left });
  return vote(request, until);
}

/** Two thirds of the players pause the game, for as long as all of these want. */
function vote(request: Request<"pause"> | Request<"no-pause">, until: Instant | null): Decision {
  const power = ownPower(request);
  const voters = livingPlayers(request.game, request.board);
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "out-of-game", power: power ?? "" });
  }
  const voted = changeSubmission(request.game, power, { pause: until });
  // A vote for a time that is past no longer counts.
  const ends = voters
    .flatMap((each) => submissionOf(voted, each).pause ?? [])
    .filter((end) => end > request.now);
  const needed = votesNeeded(voters.length);
  const event = { kind: "pause-voted", power, until, votes: ends.length, needed } as const;
  if (ends.length < needed) return accept(voted, event);
  const paused = pauseGame(voted, request.now, instant(Math.min(...ends)), "players");
  return accept(paused.game, event, paused.event);
}

function resume(request: Request<"resume">): Decision {
  if (asker(request).role === "player") return wish(request, true);
  const { game, event } = resumeGame(request.game, request.board, request.now, "gm");
  return accept(game, event);
}

/** Two thirds of the players end a pause, as soon as it is theirs to end. */
function wish(request: Request<"resume"> | Request<"no-resume">, wanted: boolean): Decision {
  const pause = present(request.game.pause, "The pause of a paused game");
  const power = ownPower(request);
  const voters = livingPlayers(request.game, request.board);
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "out-of-game", power: power ?? "" });
  }
  const from = votesFrom(pause);
  if (request.now < from) return refuse({ kind: "gms-pause", from });
  const others = pause.votes.filter((each) => each !== power && voters.includes(each));
  const votes = wanted ? [...others, power] : others;
  const needed = votesNeeded(voters.length);
  const event = { kind: "resume-voted", power, wanted, votes: votes.length, needed } as const;
  const voted: Game = { ...request.game, pause: { ...pause, votes } };
  if (votes.length < needed) return accept(voted, event);
  const resumed = resumeGame(voted, request.board, request.now, "players");
  return accept(resumed.game, event, resumed.event);
}
