/** How games end before somebody wins: draws and concessions that everybody left in the game accepts. */
import type { Board, PowerId } from "../map/index.js";
import type { Event } from "./event.js";
import type { Ending, Game } from "./game.js";
import { playerOf } from "./members.js";
import { sheetOf } from "./sheets.js";

/** Powers that still have a unit or a center, in the board's order. */
export function survivors(game: Game, board: Board): readonly PowerId[] {
  const alive = new Set<PowerId>([
    ...game.position.units.map((unit) => unit.power),
    ...game.position.dislodged.map((unit) => unit.power),
    ...Object.values(game.position.owners),
  ]);
  return board.powers.map((power) => power.id).filter((id) => alive.has(id));
}

/** The ending that the votes agree on, or null. Powers without a player have no vote and block nothing. */
export function agreedEnding(game: Game, board: Board): Ending | null {
  const alive = survivors(game, board);
  const voters = alive.filter((power) => playerOf(game, power) !== undefined);
  const [first] = voters;
  if (first === undefined) return null;
  return agreedDraw(game, alive, voters) ?? agreedConcession(game, voters);
}

function agreedDraw(
  game: Game,
  alive: readonly PowerId[],
  voters: readonly PowerId[],
): Ending | null {
  const votes = voters.map((power) => sheetOf(game, power).draw);
  const sets = votes.map((vote) => (vote === null ? null : drawSet(vote, alive)));
  const [wanted] = sets;
  if (wanted === undefined || wanted === null) return null;
  if (!sets.every((set) => set?.join() === wanted.join())) return null;
  return { kind: "draw", powers: wanted };
}

/** The powers of a draw vote in the board's order; an empty vote stands for all survivors. */
function drawSet(vote: readonly PowerId[], alive: readonly PowerId[]): readonly PowerId[] {
  return vote.length === 0 ? alive : alive.filter((power) => vote.includes(power));
}

/** Everybody but the winner must have conceded to the same power. */
function agreedConcession(game: Game, voters: readonly PowerId[]): Ending | null {
  for (const winner of voters) {
    const others = voters.filter((power) => power !== winner);
    if (others.length === 0) continue;
    if (others.every((power) => sheetOf(game, power).concede === winner)) {
      return { kind: "concession", power: winner };
    }
  }
  return null;
}

/** The game over; what waited for the results goes out now, since there are none any more. */
export function endGame(
  game: Game,
  ending: Ending,
): { readonly game: Game; readonly events: readonly Event[] } {
  const status = ending.kind === "terminated" ? "terminated" : "finished";
  return {
    game: { ...game, status, ending, postal: [], timing: null, rest: null },
    events: [...postalPress(game), { kind: "ended", ending }],
  };
}

/** The messages that waited for the results of the phase, if there are any. */
export function postalPress({ postal }: Game): readonly Event[] {
  return postal.length === 0 ? [] : [{ kind: "postal-press", messages: postal }];
}
