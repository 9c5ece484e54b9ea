/** A game of each variant, played by mail from CREATE to the end of its first winter. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Board, PowerId } from "../../src/map/index.js";
import { actors, type PlacedUnit, printPhase, printUnit } from "../../src/rules/index.js";
import { present } from "../../src/util/index.js";
import { type JudgeRoom, openRoom } from "../support/judge/judge-room.js";

interface PlayedPhase {
  readonly phase: string;
  readonly orders: Readonly<Record<PowerId, string>>;
  /** What every power builds in its home where `orders` says nothing. */
  readonly build?: "A" | "F";
  readonly stand: readonly string[];
}

interface VariantGame {
  readonly variant: string;
  readonly phases: readonly PlayedPhase[];
  readonly next: string;
}

const games: readonly VariantGame[] = parse(
  readFileSync(new URL("../cases/games/variants.yaml", import.meta.url), "utf8"),
);

const addressOf = (power: PowerId) => `${power.toLowerCase().replace(" ", "-")}@example.net`;

/** A game in which everybody plays the power that the address names, begun. */
async function begin(room: JudgeRoom, board: Board): Promise<void> {
  await room.mail("george@example.net", `CREATE ?game secret ${board.name}\nSET PRESS NONE`);
  for (const { id } of board.powers) {
    await room.mail(addressOf(id), `SIGNON ?game pw-${id.charAt(0)}\nSET PREFERENCE ${id}`);
    await room.settle();
  }
}

async function load(room: JudgeRoom) {
  const stored = await room.context.store.transaction((tx) => tx.games.load("game"));
  return present(stored, "The game").game;
}

/** Mails the orders of all who have something to order, and lets the phase pass. */
async function play(room: JudgeRoom, board: Board, played: PlayedPhase): Promise<void> {
  const game = await load(room);
  expect(printPhase(game.phase)).toBe(played.phase);
  const usual = (homes: readonly string[]) =>
    played.build === undefined ? "all others hold" : `Build ${played.build} ${homes[0]}`;
  for (const { id, letter, homes } of board.powers) {
    const orders = played.orders[id] ?? usual(homes);
    const isDue = actors(board, game.phase, game.position).includes(id);
    if (isDue) await room.mail(addressOf(id), `SIGNON ${letter}game pw-${id.charAt(0)}\n${orders}`);
    else expect(played.orders[id]).toBeUndefined();
  }
  await room.settle();
  await room.passHours(1);
}

function lineOf(unit: PlacedUnit): string {
  return `${unit.power} ${printUnit(unit)}`;
}

describe("a game by mail", () => {
  test.each(games)("of $variant", async ({ variant, phases, next }) => {
    const room = await openRoom();
    const board = present(room.context.boards.get(variant), "The variant");
    await begin(room, board);
    expect((await load(room)).members.length).toBe(board.powers.length + 1);
    for (const played of phases) {
      await play(room, board, played);
      const { position } = await load(room);
      expect(position.units.map(lineOf), played.phase).toEqual(
        expect.arrayContaining([...played.stand]),
      );
    }
    expect(printPhase((await load(room)).phase)).toBe(next);
    const { id } = board.powers.at(-1)!;
    const results = room.letters.filter(
      ({ to, subject }) => to === addressOf(id) && subject.endsWith("Results"),
    );
    expect(results).toHaveLength(phases.length);
    expect(room.letters.filter(({ to }) => to === "keeper@example.net")).toEqual([]);
    await room.close();
  });
});
