/**
 * Players who would take over a power that lost its player, in any game: what they want, and who is asked
 * next. The list belongs to no game; what it is asked for is decided here, from games and the list alone.
 */
import type { Board, PowerId } from "../map/index.js";
import { after, dayMs, type Instant, instant } from "../util/index.js";
import { mayPlay } from "./access.js";
import type { Career } from "./careers.js";
import { survivors } from "./ending.js";
import type { Game } from "./game.js";
import { playerOf } from "./members.js";
import { whyNotAllowed } from "./requirements.js";

/** Games with press, games without, or both. */
export const standbyPresses = ["any", "press", "none"] as const;
export type StandbyPress = (typeof standbyPresses)[number];

/** What somebody on the list wants to play. */
export interface StandbyWish {
  /** None for any. */
  readonly variants: readonly string[];
  readonly press: StandbyPress;
  /** How many running games he will play in at once, the new one among them; null for any number. */
  readonly atMost: number | null;
}

export interface Standby extends StandbyWish {
  readonly address: string;
  readonly since: Instant;
  /** When he was last asked; null if never. */
  readonly askedAt: Instant | null;
  /** How often in a row he did not answer. */
  readonly unanswered: number;
}

/** So long somebody has to answer before the next is asked. */
export const standbyAnswerMs = dayMs;

/** Who has not answered so often in a row does not read our letters any more. */
export const unansweredMax = 3;

/** Does this game look for a player of this power, whoever that may be? */
export function seeksPlayer(game: Game, board: Board, power: PowerId): boolean {
  const { status, settings, invitation } = game;
  const isOpen = settings.listed && invitation === null;
  const isRunning = status === "active" || status === "paused";
  return (
    isOpen &&
    isRunning &&
    playerOf(game, power) === undefined &&
    survivors(game, board).includes(power)
  );
}

/** A search for a player: in which game, and who was asked already. */
export interface StandbySearch {
  readonly game: Game;
  readonly asked: readonly string[];
  /** What players did in all games; the game may ask for it. */
  readonly careers: readonly Career[];
}

export type NextStandby =
  | { readonly kind: "ask"; readonly standby: Standby }
  /** Those who are left are being asked for other seats until then. */
  | { readonly kind: "later"; readonly at: Instant }
  | { readonly kind: "nobody" };

/** Who is asked next: of those whom the game suits, the one who has waited longest since he was asked. */
export function nextStandby(
  list: readonly Standby[],
  { game, asked, careers }: StandbySearch,
  games: readonly Game[],
  now: Instant,
): NextStandby {
  const suited = list.filter(
    (one) =>
      !asked.includes(one.address) &&
      suits(one, game) &&
      hasTime(one, games) &&
      mayJoin(one, game, careers),
  );
  const freeAt = suited.map(({ askedAt }) =>
    askedAt === null ? now : after(askedAt, standbyAnswerMs),
  );
  const free = suited.filter((_, index) => (freeAt[index] ?? now) <= now);
  const [standby] = free.toSorted((one, other) => waitsSince(one) - waitsSince(other));
  if (standby !== undefined) return { kind: "ask", standby };
  return suited.length === 0
    ? { kind: "nobody" }
    : { kind: "later", at: instant(Math.min(...freeAt)) };
}

function waitsSince({ askedAt, since }: Standby): Instant {
  return askedAt ?? since;
}

/** Whoever plays or runs a game, or has left it, is no newcomer to it. */
function suits({ address, variants, press }: Standby, game: Game): boolean {
  const isInside = game.members.some((one) => one.role !== "observer" && one.address === address);
  const hasLeft = game.departed.some((one) => one.address === address);
  const isVariant = variants.length === 0 || variants.includes(game.variant);
  const isPress = press === "any" || (press === "none") === (game.settings.press === "none");
  return !isInside && !hasLeft && isVariant && isPress && mayPlay(game.access, address);
}

function hasTime({ address, atMost }: Standby, games: readonly Game[]): boolean {
  if (atMost === null) return true;
  const played = games.filter(
    ({ status, members }) =>
      (status === "active" || status === "paused") &&
      members.some((one) => one.role === "player" && one.address === address),
  );
  return played.length < atMost;
}

function mayJoin({ address }: Standby, { settings }: Game, careers: readonly Career[]): boolean {
  const career = careers.find((one) => one.address === address) ?? null;
  return whyNotAllowed(settings, career) === null;
}

/** The place in the line of whoever has this address, from 1; null if he is not in it. */
export function placeInLine(list: readonly Standby[], address: string): number | null {
  const line = list.toSorted((one, other) => waitsSince(one) - waitsSince(other));
  const place = line.findIndex((one) => one.address === address);
  return place < 0 ? null : place + 1;
}
