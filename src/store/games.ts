/** Games, one versioned document each, and their past, which only grows or is rolled back. */
import type { Game, PhaseRecord } from "../game/index.js";
import { type GamesTable, type StoredGame, UnreadableGame } from "../judge/index.js";
import { assert, type Instant, instant } from "../util/index.js";
import { decodeGame, decodePhase, encodeGame, encodePhase } from "./codec.js";
import type { Trx } from "./database.js";

/** The game was saved by somebody else since it was loaded. */
export class StaleGameError extends Error {
  override readonly name = "StaleGameError";
  readonly game: string;

  constructor(game: string, version: number) {
    super(`The game ${game} is no longer at version ${version}, so nothing was saved.`);
    this.game = game;
  }
}

export function gamesTable(trx: Trx): GamesTable {
  return {
    load: (name) => load(trx, name),
    create: (game, dueAt) => create(trx, game, dueAt),
    save: (game, version, dueAt) => save(trx, game, version, dueAt),
    putOff: (name, dueAt) => putOff(trx, name, dueAt),
    unreadableSince: (name) => unreadableSince(trx, name),
    noteUnreadable: (name, at) => noteUnreadable(trx, name, at),
    noteReadable: (name) => noteReadable(trx, name),
    due: (now) => due(trx, now),
    nextDue: () => nextDue(trx),
    list: () => list(trx),
    addPhase: (name, record) => addPhase(trx, name, record),
    phases: (name) => phases(trx, name),
    undoPhases: (name, fromTurn) => undoPhases(trx, name, fromTurn),
    undone: (name) => phases(trx, name, "undone"),
    redoPhases: (name, toTurn) => redoPhases(trx, name, toTurn),
  };
}

async function load(trx: Trx, name: string): Promise<StoredGame | null> {
  const row = await trx.selectFrom("games").selectAll().where("name", "=", name).executeTakeFirst();
  return row === undefined ? null : { game: decodeGame(name, row), version: row.version };
}

async function create(trx: Trx, game: Game, dueAt: Instant | null): Promise<void> {
  const row = await trx
    .insertInto("games")
    .values({ name: game.name, version: 1, due_at: dueAt, ...encodeGame(game) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  assert(row !== undefined, `There is a game named ${game.name} already.`);
}

async function save(trx: Trx, game: Game, version: number, dueAt: Instant | null): Promise<void> {
  const row = await trx
    .updateTable("games")
    .set({ version: version + 1, due_at: dueAt, ...encodeGame(game) })
    .where("name", "=", game.name)
    .where("version", "=", version)
    .returning("name")
    .executeTakeFirst();
  if (row === undefined) throw new StaleGameError(game.name, version);
}

async function putOff(trx: Trx, name: string, dueAt: Instant): Promise<void> {
  await trx.updateTable("games").set({ due_at: dueAt }).where("name", "=", name).execute();
}

/** Among the other instants; no game's name has a colon. */
function unreadableName(game: string): string {
  return `unreadable:${game}`;
}

async function unreadableSince(trx: Trx, game: string): Promise<Instant | null> {
  const row = await trx
    .selectFrom("instants")
    .select("at")
    .where("name", "=", unreadableName(game))
    .executeTakeFirst();
  return row === undefined ? null : instant(row.at);
}

async function noteUnreadable(trx: Trx, game: string, at: Instant): Promise<void> {
  await trx
    .insertInto("instants")
    .values({ name: unreadableName(game), at })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

async function noteReadable(trx: Trx, game: string): Promise<void> {
  await trx.deleteFrom("instants").where("name", "=", unreadableName(game)).execute();
}

async function due(trx: Trx, now: Instant): Promise<Awaited<ReturnType<GamesTable["due"]>>> {
  const next = await earliest(trx);
  return next !== null && next.dueAt <= now ? next : null;
}

async function nextDue(trx: Trx): Promise<Instant | null> {
  return (await earliest(trx))?.dueAt ?? null;
}

async function earliest(trx: Trx): Promise<{ name: string; dueAt: Instant } | null> {
  const row = await trx
    .selectFrom("games")
    .select(["name", "due_at"])
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .orderBy("name")
    .limit(1)
    .$narrowType<{ due_at: number }>()
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name, dueAt: instant(row.due_at) };
}

async function list(trx: Trx): ReturnType<GamesTable["list"]> {
  const rows = await trx.selectFrom("games").selectAll().orderBy("name").execute();
  const games: Game[] = [];
  const unreadable: UnreadableGame[] = [];
  for (const row of rows) {
    try {
      games.push(decodeGame(row.name, row));
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      unreadable.push(error);
    }
  }
  return { games, unreadable };
}

/** A phase played anew makes what was rolled back another story. */
async function addPhase(trx: Trx, name: string, record: PhaseRecord): Promise<void> {
  await trx.deleteFrom("undone").where("game", "=", name).execute();
  await trx
    .insertInto("history")
    .values({ game: name, turn: record.turn, ...encodePhase(name, record) })
    .execute();
}

async function phases(
  trx: Trx,
  name: string,
  table: "history" | "undone" = "history",
): Promise<readonly PhaseRecord[]> {
  const rows = await trx
    .selectFrom(table)
    .selectAll()
    .where("game", "=", name)
    .orderBy("turn")
    .execute();
  return rows.map((row) => decodePhase(name, row.turn, row));
}

async function undoPhases(trx: Trx, name: string, fromTurn: number): Promise<void> {
  const dropped = trx.deleteFrom("history").where("game", "=", name).where("turn", ">=", fromTurn);
  const rows = await dropped.returningAll().execute();
  if (rows.length > 0) await trx.insertInto("undone").values(rows).execute();
}

async function redoPhases(trx: Trx, name: string, toTurn: number): Promise<void> {
  const restored = trx.deleteFrom("undone").where("game", "=", name).where("turn", "<", toTurn);
  const rows = await restored.returningAll().execute();
  if (rows.length > 0) await trx.insertInto("history").values(rows).execute();
}
