/** How games end before somebody wins: draws and concessions that everybody left in the game accepts. */
import type { Board, PowerId } from "../../map/index.js";
import { after, dayMs, type Instant } from "../../util/index.js";
import type { EndReason, Event } from "../model/event.js";
import type { Ending, Game } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { submissionOf } from "../orders/submissions.js";
import { drawOfAll, drawOfSome } from "./draws.js";

/** Powers that still have a unit or a center, in the board's order. */
export function survivors(game: Game, board: Board): readonly PowerId[] {
  const alive = new Set<PowerId>([
    ...game.position.units.map((unit) => unit.power),
    ...game.position.dislodged.map((unit) => unit.power),
    ...Object.values(game.position.owners),
  ]);
  return board.powers.map((power) => power.id).filter((id) => alive.has(id));
}

/** The powers that share an ending; none of a terminated game. */
export function winners(ending: Ending): readonly PowerId[] {
  if (ending.kind === "terminated") return [];
  return ending.kind === "draw" ? ending.powers : [ending.power];
}

/** The ending that the votes agree on, or null. Powers without a player have no vote and block nothing. */
export function agreedEnding(game: Game, board: Board): Ending | null {
  const alive = survivors(game, board);
  const voters = alive.filter((power) => playerOf(game, power) !== undefined);
  if (voters.length === 0) return null;
  const votes = voters.map((power) => ({ power, ...submissionOf(game, power) }));
  const powers = game.settings.dias ? drawOfAll(votes, alive) : drawOfSome(votes, alive);
  return agreedDraw(powers) ?? agreedConcession(game, voters);
}

/** A draw of one is a concession. */
function agreedDraw(powers: readonly PowerId[]): Ending | null {
  const [only, second] = powers;
  if (only === undefined) return null;
  return second === undefined ? { kind: "concession", power: only } : { kind: "draw", powers };
}

/** Everybody but the winner must have conceded to the same power. */
function agreedConcession(game: Game, voters: readonly PowerId[]): Ending | null {
  for (const winner of voters) {
    const others = voters.filter((power) => power !== winner);
    if (others.length === 0) continue;
    if (others.every((power) => submissionOf(game, power).concede === winner)) {
      return { kind: "concession", power: winner };
    }
  }
  return null;
}

/** The game over at `now`; what waited for the results goes out now, since there are no more results. */
export function endGame(
  game: Game,
  ending: Ending,
  why: EndReason,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const status = ending.kind === "terminated" ? "terminated" : "finished";
  return {
    game: {
      ...game,
      status,
      ending,
      endedAt: now,
      postal: [],
      timing: null,
      forming: null,
      pause: null,
    },
    events: [...postalPress(game), { kind: "ended", ending, why }],
  };
}

/** Time enough to read what the others say of a game, and to come home. */
const statementsOpenMs = 28 * dayMs;

/** Until when the members may say something of the game; null while it goes on. */
export function statementsUntil({ endedAt }: Game): Instant | null {
  return endedAt === null ? null : after(endedAt, statementsOpenMs);
}

/** The messages that waited for the results of the phase, if there are any. */
export function postalPress({ postal }: Game): readonly Event[] {
  return postal.length === 0 ? [] : [{ kind: "postal-press", messages: postal }];
}
