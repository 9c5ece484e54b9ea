/**
 * Pausing a game and going on: the master does it, the players vote for it. What players vote for always
 * ends, and a phase can be paused by votes only so long; what a master pauses is his for a while.
 */
import { after, dayMs, type Instant, instant, present } from "../../util/index.js";
import { latestDeadline } from "../deadline.js";
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
import { livingPlayers, votesNeeded } from "../majority.js";
import { pauseGame, resumeGame, votesFrom } from "../rest.js";
import { changeSheet, sheetOf } from "../sheets.js";

/** A vote that names no end is for a week. */
const usualPauseMs = 7 * dayMs;

export const pauseHandlers: {
  readonly pause: Handler<"pause">;
  readonly resume: Handler<"resume">;
  readonly "no-pause": Handler<"no-pause">;
  readonly "no-resume": Handler<"no-resume">;
} = {
  pause: { roles: ["master", "player"], statuses: ["active", "paused"], decide: pause },
  resume: { roles: ["master", "player"], statuses: ["paused"], decide: resume },
  "no-pause": { roles: ["player"], statuses: ["active"], decide: (one) => vote(one, null) },
  "no-resume": { roles: ["player"], statuses: ["paused"], decide: (one) => wish(one, false) },
};

function pause(one: Case<"pause">): Decision {
  const { until } = one.command;
  if (until !== null && until <= one.now) {
    return refuse({ kind: "deadline-past", at: until, now: one.now });
  }
  if (asker(one).role === "player") return voteToPause(one);
  const latest = latestDeadline(one.now);
  if (until !== null && until > latest) {
    return refuse({ kind: "deadline-too-far", at: until, latest });
  }
  if (one.game.status === "paused") return moveEnd(one, until);
  const { game, event } = pauseGame(one.game, one.now, until, "master");
  return accept(game, event);
}

/** The master makes the pause his own: it ends when he says so. */
function moveEnd({ game }: Case<"pause">, until: Instant | null): Decision {
  const rest = present(game.rest, "The rest of a paused game");
  const changed = { ...game, rest: { ...rest, until, by: "master" as const } };
  return accept(changed, { kind: "pause-moved", before: rest.until, after: until });
}

function voteToPause(one: Case<"pause">): Decision {
  const { game, now, command } = one;
  if (game.status !== "active") {
    return refuse({ kind: "wrong-status", status: game.status, needed: ["active"] });
  }
  const timing = present(game.timing, "The timing of an active game");
  const left = Math.max(0, game.settings.maxPause * dayMs - timing.paused);
  const until = command.until ?? after(now, Math.min(usualPauseMs, left));
  if (until <= now || until - now > left) return refuse({ kind: "paused-enough", left });
  return vote(one, until);
}

/** Two thirds of the players pause the game, for as long as all of these want. */
function vote(one: Case<"pause"> | Case<"no-pause">, until: Instant | null): Decision {
  const power = ownPower(one);
  const voters = livingPlayers(one.game, one.board);
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "out-of-game", power: power ?? "" });
  }
  const voted = changeSheet(one.game, power, { pause: until });
  // A vote for a time that is past is none any more.
  const ends = voters
    .flatMap((each) => sheetOf(voted, each).pause ?? [])
    .filter((end) => end > one.now);
  const needed = votesNeeded(voters.length);
  const event = { kind: "pause-voted", power, until, votes: ends.length, needed } as const;
  if (ends.length < needed) return accept(voted, event);
  const paused = pauseGame(voted, one.now, instant(Math.min(...ends)), "players");
  return accept(paused.game, event, paused.event);
}

function resume(one: Case<"resume">): Decision {
  if (asker(one).role === "player") return wish(one, true);
  const { game, event } = resumeGame(one.game, one.board, one.now, "master");
  return accept(game, event);
}

/** Two thirds of the players end a pause, as soon as it is theirs to end. */
function wish(one: Case<"resume"> | Case<"no-resume">, wanted: boolean): Decision {
  const rest = present(one.game.rest, "The rest of a paused game");
  const power = ownPower(one);
  const voters = livingPlayers(one.game, one.board);
  if (power === null || !voters.includes(power)) {
    return refuse({ kind: "out-of-game", power: power ?? "" });
  }
  const from = votesFrom(rest);
  if (one.now < from) return refuse({ kind: "masters-pause", from });
  const others = rest.votes.filter((each) => each !== power && voters.includes(each));
  const votes = wanted ? [...others, power] : others;
  const needed = votesNeeded(voters.length);
  const event = { kind: "resume-voted", power, wanted, votes: votes.length, needed } as const;
  const voted: Game = { ...one.game, rest: { ...rest, votes } };
  if (votes.length < needed) return accept(voted, event);
  const resumed = resumeGame(voted, one.board, one.now, "players");
  return accept(resumed.game, event, resumed.event);
}
