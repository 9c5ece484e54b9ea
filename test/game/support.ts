/** Games for tests of the game: seven players at the start of a standard game, changed as a test needs. */

import { type Command, decide, type Game, type Zone } from "../../src/game/index.js";
import { createGame, startWhenFull } from "../../src/game/life/create.js";
import type { Decision } from "../../src/game/model/decision.js";
import { type Instant, instant } from "../../src/util/index.js";
import { standardBoard } from "../support/boards/boards.js";

export const board = standardBoard();

export function at(text: string): Instant {
  return instant(Date.parse(text));
}

/** Monday; the first deadline of the default clock is Thursday, March 5, 23:30. */
export const began = at("2026-03-02T23:30:00Z");

/** A game of seven that has just begun; member 1 is the GM, 2 to 8 play Austria to Turkey. */
export function begun(change: Partial<Game["settings"]> = {}): Game {
  const gm = { address: "george@example.net", passwordHash: null };
  const { game } = createGame("paris", board, gm, 1901, began);
  const seated = board.powers.reduce((power, { id }, index) => {
    const address = `${id.toLowerCase()}@example.net`;
    const joined = done(
      power,
      index + 2,
      {
        kind: "join",
        role: "player",
        passwordHash: null,
        power: null,
      },
      began,
      address,
    );
    return done(joined, index + 2, { kind: "set-preference", preferences: [[id]] });
  }, game);
  const settings = { ...seated.settings, zone: "UTC" as Zone, ...change };
  return startWhenFull({ ...seated, settings }, board, began).game;
}

/** What comes of a command of this member (or of a stranger at an address). */
export function asked(
  game: Game,
  id: number,
  command: Command,
  now: Instant = began,
  address: string | null = null,
): Decision {
  const actor =
    address === null ? ({ kind: "member", id } as const) : ({ kind: "stranger", address } as const);
  return decide(board, game, actor, command, now);
}

/** The game after a command that must be accepted. */
export function done(
  game: Game,
  id: number,
  command: Command,
  now: Instant = began,
  address: string | null = null,
): Game {
  const decision = asked(game, id, command, now, address);
  if (decision.kind === "refused") throw new Error(JSON.stringify(decision.refusal));
  return decision.game;
}

/** The member who plays this power. */
export function player(game: Game, power: string): number {
  const found = game.members.find((member) => member.power === power);
  if (found === undefined) throw new Error(`Nobody plays ${power}.`);
  return found.id;
}

/** Orders that leave all units of a power where they are. */
export function holds(game: Game, power: string): Command {
  const orders = game.position.units
    .filter((unit) => unit.power === power)
    .map(({ type, at: place }) => ({
      order: { kind: "hold", unit: { type, at: place, power: null } } as const,
      text: `${type} ${place} H`,
    }));
  return { kind: "orders", orders, power, set: "usual" };
}

/** When a phase that is ready ends; undefined for one that is not. */
export function earlyEnd({ timing }: Game): Instant | undefined {
  return timing?.stage.kind === "ready" ? timing.stage.ends : undefined;
}

/** The same powers ordered to hold. */
export function ordered(game: Game, powers: readonly string[], now: Instant = began): Game {
  return powers.reduce((one, power) => done(one, player(one, power), holds(one, power), now), game);
}
