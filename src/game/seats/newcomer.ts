/** Seats for new players: in a game that is forming, or at a vacant power of one that runs. */
import type { Board, PowerId } from "../../map/index.js";
import { dayMs, type Instant } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Game, Member } from "../model/game.js";
import { addMember, changeMember, membersIn, removeMember } from "../model/members.js";
import { isQuiet } from "../model/secrecy.js";
import { changeSubmission, duePowers } from "../orders/submissions.js";
import { extendedDeadline, takenDays } from "../time/deadline.js";
import { moveDeadline } from "../time/stages.js";

/** What is known of somebody who comes. */
export type Newcomer = Pick<Member, "address" | "passwordHash" | "preferences">;

interface Seated {
  readonly game: Game;
  readonly member: Member;
}

/** A seat in a game that is forming. */
export function takeSeat(game: Game, { address, passwordHash, preferences }: Newcomer): Seated {
  const free = withoutWatching(game, address);
  const added = addMember(free, { role: "player", power: null, address, passwordHash });
  const member = { ...added.member, preferences };
  return { game: changeMember(added.game, member.id, { preferences }), member };
}

/**
 * A vacant power of a running game: a new player waits for the deadline unless they say otherwise, and gets time
 * where there is little left. A player who lost the seat could come back again and again to gain time.
 */
export function takePower(
  game: Game,
  board: Board,
  power: PowerId,
  { address, passwordHash }: Newcomer,
  now: Instant,
): Seated & { readonly isReturning: boolean; readonly events: readonly Event[] } {
  const isReturning = game.former[power] === address;
  const free = withoutWatching(game, address);
  const added = addMember(free, { role: "player", power, address, passwordHash });
  const seated = { ...added.game, former: without(game.former, power) };
  const { member } = added;
  if (isReturning) return { game: seated, member, isReturning, events: [] };
  const counted = changeMember(seated, member.id, { tookOver: true });
  const given = giveTime(changeSubmission(counted, power, { wait: true }), board, now);
  return { ...given, member, isReturning };
}

/** A new player needs a day to look around, once the deadline is nearer than that. */
const newcomersMs = dayMs;

/** Where nobody may learn that a new player has come, the deadline stays: moved by nobody, it would tell. */
function giveTime(
  game: Game,
  board: Board,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const { timing, settings, phase } = game;
  const isNear = timing !== null && timing.deadline - now < newcomersMs;
  if (!isNear || isQuiet(settings)) return { game, events: [] };
  const taken = takenDays(game, duePowers(game, board));
  const after = extendedDeadline(settings, phase, now, newcomersMs, taken);
  return {
    game: { ...game, timing: moveDeadline(timing, after, now) },
    events: [{ kind: "deadline-set", before: timing.deadline, after, why: "newcomer" }],
  };
}

/** Who watched or stood by, and takes a seat, gets all letters as a player. */
function withoutWatching(game: Game, address: string): Game {
  const watching = membersIn(game, "observer").find((member) => member.address === address);
  return watching === undefined ? game : removeMember(game, watching.id);
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));
}
