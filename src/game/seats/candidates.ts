/**
 * Those who wait for a GM to let them in: how long, and when their request has become void. A candidate who is
 * let in is seated like anybody who joins (newcomer.ts).
 */
import { after, dayMs, type Instant } from "../../util/index.js";
import type { Event, PublicCandidate } from "../model/event.js";
import { type Candidate, type Game, hasEnded, type MemberId } from "../model/game.js";
import { playerOf } from "../model/members.js";

interface Changed {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** Longer nobody waits for an answer. */
const patienceMs = 14 * dayMs;

/** What events say of a candidate. */
export function publicCandidate({ id, address, power }: Candidate): PublicCandidate {
  return { id, address, power };
}

/** When a candidate who is not answered waits no longer. */
export function candidacyEnds({ since }: Candidate): Instant {
  return after(since, patienceMs);
}

/** When the next candidate has waited long enough. */
export function candidatesDue({ candidates }: Game): Instant | null {
  const [first] = candidates;
  return first === undefined ? null : candidacyEnds(first);
}

export function candidateById(game: Game, id: MemberId | null): Candidate | undefined {
  return game.candidates.find((candidate) => candidate.id === id);
}

export function changeCandidate(game: Game, id: MemberId, change: Partial<Candidate>): Game {
  const candidates = game.candidates.map((candidate) =>
    candidate.id === id ? { ...candidate, ...change } : candidate,
  );
  return { ...game, candidates };
}

export function removeCandidate(game: Game, id: MemberId): Game {
  return { ...game, candidates: game.candidates.filter((candidate) => candidate.id !== id) };
}

/** Turns away those whom nobody has answered in time. */
export function lapseCandidates(game: Game, now: Instant): Changed {
  return lapse(game, "unanswered", (candidate) => candidacyEnds(candidate) <= now);
}

/** Turns all of them away: no GM is there to answer. */
export function lapseAllCandidates(game: Game): Changed {
  return lapse(game, "unanswered", () => true);
}

/** Turns away those whose seat is gone: the game has begun or is over, or the power has a player. */
export function settleCandidates(game: Game): Changed {
  if (game.candidates.length === 0) return { game, events: [] };
  return lapse(game, "too-late", ({ power }) => {
    if (hasEnded(game)) return true;
    if (power === null) return game.status !== "forming";
    return game.status === "forming" || playerOf(game, power) !== undefined;
  });
}

function lapse(
  game: Game,
  why: "unanswered" | "too-late",
  isVoid: (candidate: Candidate) => boolean,
): Changed {
  const gone = game.candidates.filter(isVoid);
  if (gone.length === 0) return { game, events: [] };
  return {
    game: { ...game, candidates: game.candidates.filter((candidate) => !isVoid(candidate)) },
    events: gone.map((candidate) => ({
      kind: "candidate-lapsed",
      candidate: publicCandidate(candidate),
      why,
    })),
  };
}
