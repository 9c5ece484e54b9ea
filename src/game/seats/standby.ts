/**
 * Players who would take over a power that lost its player, in any game: what they want, and who is asked
 * next. The list belongs to no game; what it is asked for is decided here, from games and the list alone.
 */
import type { Board, PowerId } from "../../map/index.js";
import { after, dayMs, type Instant, instant } from "../../util/index.js";
import { survivors } from "../ends/ending.js";
import { type Game, isUnderWay } from "../model/game.js";
import { membersIn, playerOf } from "../model/members.js";
import type { PlayerRecord } from "../model/player-record.js";
import { mayPlay } from "./access.js";
import { whyNotAllowed } from "./admission.js";
import { whyGmsCannotPlay } from "./former-gms.js";

/** Games with press, games without, or both. */
export const standbyPresses = ["any", "press", "none"] as const;
type StandbyPress = (typeof standbyPresses)[number];

/** What somebody on the list wants to play. */
export interface StandbyWish {
  /** None for any. */
  readonly variants: readonly string[];
  readonly press: StandbyPress;
  /** How many running games they will play in at once, including the new one; null for any number. */
  readonly atMost: number | null;
}

export interface Standby extends StandbyWish {
  readonly address: string;
  readonly since: Instant;
  /** When they were last asked; null if never. */
  readonly askedAt: Instant | null;
  /** How often in a row they did not answer. */
  readonly unanswered: number;
}

/** So long somebody has to answer before the next is asked. */
export const standbyAnswerMs = dayMs;

/** A player who has not answered so often in a row no longer reads our letters. */
export const unansweredMax = 3;

/** Does this game look for a new player of this power? */
export function seeksPlayer(game: Game, board: Board, power: PowerId): boolean {
  const { settings, invitation } = game;
  const isOpen = settings.listed && invitation === null;
  return (
    isOpen &&
    isUnderWay(game) &&
    playerOf(game, power) === undefined &&
    survivors(game, board).includes(power)
  );
}

/** A search for a player: in which game, and who was asked already. */
export interface StandbySearch {
  readonly game: Game;
  readonly asked: readonly string[];
  /** What those on the list did in all games, where the game asks for it. */
  readonly playerRecords: readonly PlayerRecord[];
  /** In how many running games those play who do not want any number of them, by address. */
  readonly playing: ReadonlyMap<string, number>;
}

type NextStandby =
  | { readonly kind: "ask"; readonly standby: Standby }
  /** Those who are left are being asked for other seats until then. */
  | { readonly kind: "later"; readonly at: Instant }
  | { readonly kind: "nobody" };

/** Who is asked next: of those whom the game suits, the one who was asked longest ago. */
export function nextStandby(
  list: readonly Standby[],
  { game, asked, playerRecords, playing }: StandbySearch,
  now: Instant,
): NextStandby {
  const suited = list.filter(
    (standby) =>
      !asked.includes(standby.address) &&
      suits(standby, game) &&
      hasTime(standby, playing) &&
      mayJoin(standby, game, playerRecords),
  );
  const freeAt = suited.map(({ askedAt }) =>
    askedAt === null ? now : after(askedAt, standbyAnswerMs),
  );
  const free = suited.filter((_, index) => (freeAt[index] ?? now) <= now);
  const [standby] = free.toSorted((standby, other) => waitsSince(standby) - waitsSince(other));
  if (standby !== undefined) return { kind: "ask", standby };
  return suited.length === 0
    ? { kind: "nobody" }
    : { kind: "later", at: instant(Math.min(...freeAt)) };
}

function waitsSince({ askedAt, since }: Standby): Instant {
  return askedAt ?? since;
}

/** A member of a game, present or past, is no newcomer to it. */
function suits({ address, variants, press }: Standby, game: Game): boolean {
  const isInside =
    membersIn(game, "player").some((player) => player.address === address) ||
    whyGmsCannotPlay(game, address) !== null;
  const hasLeft = game.departed.some((departed) => departed.address === address);
  const isVariant = variants.length === 0 || variants.includes(game.variant);
  const isPress = press === "any" || (press === "none") === (game.settings.press === "none");
  return !isInside && !hasLeft && isVariant && isPress && mayPlay(game.access, address);
}

function hasTime({ address, atMost }: Standby, playing: ReadonlyMap<string, number>): boolean {
  return atMost === null || (playing.get(address) ?? 0) < atMost;
}

function mayJoin(
  { address }: Standby,
  { settings }: Game,
  playerRecords: readonly PlayerRecord[],
): boolean {
  const playerRecord = playerRecords.find((record) => record.address === address) ?? null;
  return whyNotAllowed(settings, playerRecord) === null;
}

/** The place of this address in the line, from 1; null if it is not in it. */
export function placeInLine(list: readonly Standby[], address: string): number | null {
  const line = list.toSorted((standby, other) => waitsSince(standby) - waitsSince(other));
  const place = line.findIndex((standby) => standby.address === address);
  return place < 0 ? null : place + 1;
}
