/**
 * What players have done in all games of a judge: how often they won, and how far they can be relied on. Read
 * from the games themselves, so that a rollback takes its results back. Games that keep who plays them, or how,
 * are left out until they are over, or for good.
 */

import type { Board } from "../../map/index.js";
import { centersOf, scoresOf } from "../../rules/index.js";
import { survivors, winners } from "../ends/ending.js";
import type { Departed, Game, Member } from "../model/game.js";
import { membersIn } from "../model/members.js";
import type { PlayerRecord } from "../model/player-record.js";
import { hidesAbsence, hidesPlayers } from "../model/secrecy.js";

type Figures = Omit<PlayerRecord, "address">;

const none: Figures = {
  finished: 0,
  wins: 0,
  draws: 0,
  survivals: 0,
  points: 0,
  resigned: 0,
  vacated: 0,
  takenOver: 0,
  phasesDue: 0,
  timesLate: 0,
  phasesMissed: 0,
};

/** The careers of all who have played, best first. */
export function playerRecordsIn(
  games: readonly Game[],
  boardOf: (game: Game) => Board,
): readonly PlayerRecord[] {
  const all = new Map<string, Figures>();
  const add = (address: string, more: Partial<Figures>): void => {
    all.set(address, sum(all.get(address) ?? none, more));
  };
  for (const game of games.filter(isTold)) {
    for (const player of membersIn(game, "player")) {
      add(player.address, reliability(player));
      if (game.status === "finished") add(player.address, outcome(game, player, boardOf(game)));
    }
    for (const player of game.departed) {
      const resigned = player.how === "resigned" ? 1 : 0;
      const vacated = player.how === "vacated" ? 1 : 0;
      add(player.address, { ...reliability(player), resigned, vacated });
    }
  }
  return [...all].map(([address, figures]) => ({ address, ...figures })).toSorted(best);
}

/** Figures that change while a game runs would tell who plays in it, and who is late. */
function isTold(game: Game): boolean {
  return !hidesPlayers(game) && !hidesAbsence(game);
}

function reliability({ phasesDue, timesLate, phasesMissed, tookOver }: Member | Departed) {
  return { phasesDue, timesLate, phasesMissed, takenOver: tookOver ? 1 : 0 };
}

function outcome(game: Game, { power }: Member, board: Board): Partial<Figures> {
  const { ending, settings } = game;
  if (power === null || ending === null) return {};
  const sharing = winners(ending);
  const powers = board.powers.map(({ id }) => id);
  const centers = Object.fromEntries(
    powers.map((id) => [id, centersOf(board, game.position, id).length]),
  );
  const isIn = sharing.includes(power);
  const isWin = isIn && sharing.length === 1;
  return {
    finished: 1,
    wins: isWin ? 1 : 0,
    draws: isIn && !isWin ? 1 : 0,
    survivals: !isIn && survivors(game, board).includes(power) ? 1 : 0,
    points: scoresOf(settings.scoring, powers, sharing, centers)[power] ?? 0,
  };
}

function sum(before: Figures, more: Partial<Figures>): Figures {
  const keys = Object.keys(none) as (keyof Figures)[];
  const added = keys.map((key) => [key, before[key] + (more[key] ?? 0)] as const);
  return { ...none, ...Object.fromEntries(added) };
}

function best(playerRecord: PlayerRecord, other: PlayerRecord): number {
  return (
    other.points - playerRecord.points ||
    other.wins - playerRecord.wins ||
    other.draws - playerRecord.draws ||
    (playerRecord.address < other.address ? -1 : 1)
  );
}
