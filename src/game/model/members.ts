/** Who is in a game: lookups and changes of its members. */
import type { Board, PowerId } from "../../map/index.js";
import type { Departed, Game, Member, MemberId, PublicMember, Role } from "./game.js";

export function memberById(game: Game, id: MemberId): Member | undefined {
  return game.members.find((member) => member.id === id);
}

/** What events say of a member. */
export function publicMember(member: Member): PublicMember {
  const { id, role, power, name, address } = member;
  return { id, role, power, name, address };
}

/** Members in this role, in the order in which they came. */
export function membersIn(game: Game, role: Role): readonly Member[] {
  return game.members.filter((member) => member.role === role);
}

/** Who plays this power; undefined if nobody does. */
export function playerOf(game: Game, power: PowerId): Member | undefined {
  return game.members.find((member) => member.role === "player" && member.power === power);
}

/** Players still to come before a forming game can start. */
export function seatsLeft(game: Game, board: Board): number {
  return board.powers.length - membersIn(game, "player").length;
}

/** What a new member has not said yet. */
const untold = {
  name: null,
  preferences: [],
  tokenVersion: 1,
  zone: null,
  absences: [],
  misses: 0,
  timesLate: 0,
  phasesDue: 0,
  phasesMissed: 0,
  tookOver: false,
  excuses: 0,
  standby: false,
  digest: null,
  without: [],
} as const;

/** The game with one more member, and that member. */
export function addMember(
  game: Game,
  member: Pick<Member, "role" | "power" | "address" | "passwordHash">,
): { readonly game: Game; readonly member: Member } {
  const added: Member = { ...member, id: game.nextMember, ...untold };
  const members = [...game.members, added];
  return { game: { ...game, members, nextMember: game.nextMember + 1 }, member: added };
}

/** The game with one member replaced by its changed self. */
export function changeMember(game: Game, id: MemberId, change: Partial<Member>): Game {
  const members = game.members.map((member) =>
    member.id === id ? { ...member, ...change } : member,
  );
  return { ...game, members };
}

export function removeMember(game: Game, id: MemberId): Game {
  return { ...game, members: game.members.filter((member) => member.id !== id) };
}

/** The game without a player who leaves it while it runs, which is remembered. */
export function departPlayer(game: Game, player: Member, how: Departed["how"]): Game {
  const { address, timesLate, phasesDue, phasesMissed, tookOver } = player;
  const figures = { address, timesLate, phasesDue, phasesMissed, tookOver };
  const departed = [...game.departed, { ...figures, how }];
  return { ...removeMember(game, player.id), departed };
}
