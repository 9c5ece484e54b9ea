/** Games, one versioned document each. Their past is history-table.ts. */
import { type Selectable, sql } from "kysely";
import type { Game } from "../../game/index.js";
import {
  type GamesTable,
  type ReadGames,
  type StoredGame,
  UnreadableGame,
} from "../../judge/ports/index.js";
import { assert, type Instant, instant } from "../../util/index.js";
import { instantOrNull, type Tables } from "../database/columns.js";
import { locked, skippingLocked } from "../database/locks.js";
import type { Trx } from "../database/trx.js";
import { decodeGame, encodeGame } from "../schema/codec.js";
import { nextDue } from "./agenda.js";
import { fileMembers, filingOf } from "./filing.js";
import { addPhase, phases, redoPhases, undoPhases } from "./history-table.js";

// The partial index's own words (migrations/).
const isOpen = sql<boolean>`open = 1`;

/** The game was saved by somebody else since it was loaded. */
class StaleGameError extends Error {
  override readonly name = "StaleGameError";

  constructor(game: string, version: number) {
    super(`The game ${game} is no longer at version ${version}, so nothing was saved.`);
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
    nextDue: () => nextDue(trx, "games"),
    list: () => list(trx),
    figures: () => figures(trx),
    after: (name, most) => namesAfter(trx, name, most),
    ongoingWith: (address) => gamesOf(trx, "seats", address),
    playedBy: (address) => gamesOf(trx, "careers", address),
    countPlaying: (address) => countPlaying(trx, address),
    listed: (most) => listed(trx, most),
    open: (most) => open(trx, most),
    dueUntil: (at) => namesDue(trx, "<=", at),
    dueAfter: (at) => namesDue(trx, ">", at),
    addPhase: (name, record) => addPhase(trx, name, record),
    phases: (name) => phases(trx, "history", name),
    undoPhases: (name, fromTurn) => undoPhases(trx, name, fromTurn),
    undone: (name) => phases(trx, "undone", name),
    redoPhases: (name, toTurn) => redoPhases(trx, name, toTurn),
  };
}

async function load(trx: Trx, name: string): Promise<StoredGame | null> {
  const row = await trx
    .selectFrom("games")
    .selectAll()
    .where("name", "=", name)
    .modifyEnd(locked(trx))
    .executeTakeFirst();
  return row === undefined ? null : { game: decodeGame(name, row), version: row.version };
}

async function create(trx: Trx, game: Game, dueAt: Instant | null): Promise<void> {
  const row = await trx
    .insertInto("games")
    .values({
      name: game.name,
      version: 1,
      due_at: dueAt,
      ...encodeGame(game),
      ...filingOf(game, 1),
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  assert(row !== undefined, `There is a game named ${game.name} already.`);
  await fileMembers(trx, game);
}

async function save(trx: Trx, game: Game, version: number, dueAt: Instant | null): Promise<void> {
  const row = await trx
    .updateTable("games")
    .set({
      version: version + 1,
      due_at: dueAt,
      ...encodeGame(game),
      ...filingOf(game, version + 1),
    })
    .where("name", "=", game.name)
    .where("version", "=", version)
    .returning("name")
    .executeTakeFirst();
  if (row === undefined) throw new StaleGameError(game.name, version);
  await fileMembers(trx, game);
}

async function putOff(trx: Trx, name: string, dueAt: Instant): Promise<void> {
  await trx.updateTable("games").set({ due_at: dueAt }).where("name", "=", name).execute();
}

async function unreadableSince(trx: Trx, name: string): Promise<Instant | null> {
  const row = await trx
    .selectFrom("games")
    .select("unreadable_since")
    .where("name", "=", name)
    .executeTakeFirst();
  return instantOrNull(row?.unreadable_since);
}

async function noteUnreadable(trx: Trx, name: string, at: Instant): Promise<void> {
  await trx
    .updateTable("games")
    .set({ unreadable_since: at })
    .where("name", "=", name)
    .where("unreadable_since", "is", null)
    .execute();
}

async function noteReadable(trx: Trx, name: string): Promise<void> {
  await trx
    .updateTable("games")
    .set({ unreadable_since: null })
    .where("name", "=", name)
    .where("unreadable_since", "is not", null)
    .execute();
}

async function due(trx: Trx, now: Instant): ReturnType<GamesTable["due"]> {
  const row = await trx
    .selectFrom("games")
    .select(["name", "due_at"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("name")
    .limit(1)
    .modifyEnd(skippingLocked(trx))
    .$narrowType<{ due_at: number }>()
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name, dueAt: instant(row.due_at) };
}

async function list(trx: Trx): Promise<ReadGames> {
  return decoded(await trx.selectFrom("games").selectAll().orderBy("name").execute());
}

async function figures(trx: Trx): ReturnType<GamesTable["figures"]> {
  const counts = await trx
    .selectFrom("games")
    .select(["status", ({ fn }) => fn.countAll().as("games")])
    .where("status", "is not", null)
    .groupBy("status")
    .orderBy("status")
    .$narrowType<{ status: string }>()
    .execute();
  const damaged = await trx
    .selectFrom("games")
    .select("name")
    .where((game) =>
      game.or([game("unreadable_since", "is not", null), game("document", "not like", "{%}")]),
    )
    .execute();
  // They could not be filed, or a release without files has saved them.
  const unfiled = await trx
    .selectFrom("games")
    .selectAll()
    .whereRef("filed", "<>", "version")
    .execute();
  const names = [...damaged, ...decoded(unfiled).unreadable.map(({ game }) => ({ name: game }))];
  return {
    byStatus: Object.fromEntries(counts.map(({ status, games }) => [status, Number(games)])),
    damaged: [...new Set(names.map(({ name }) => name))].sort(),
  };
}

async function namesAfter(trx: Trx, name: string | null, most: number): Promise<ReadGames> {
  const games = trx.selectFrom("games").selectAll().orderBy("name").limit(most);
  return decoded(await (name === null ? games : games.where("name", ">", name)).execute());
}

/** The games that a table names beside the address. */
async function gamesOf(trx: Trx, table: "seats" | "careers", address: string): Promise<ReadGames> {
  const rows = await trx
    .selectFrom("games")
    .selectAll()
    .where("name", "in", (named) =>
      named.selectFrom(table).select("game").where("address", "=", address),
    )
    .orderBy("name")
    .execute();
  return decoded(rows);
}

async function countPlaying(trx: Trx, address: string): Promise<number> {
  const { games } = await trx
    .selectFrom("careers")
    .select(({ fn }) => fn.countAll().as("games"))
    .where("address", "=", address)
    .where("plays", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(games);
}

async function listed(trx: Trx, most: number): ReturnType<GamesTable["listed"]> {
  const games = trx.selectFrom("games").where("listing", "is not", null);
  const found = await games
    .selectAll()
    .orderBy("listing")
    .orderBy("name")
    .limit(most + 1)
    .execute();
  if (found.length <= most) return { ...decoded(found), more: 0 };
  const { all } = await games.select(({ fn }) => fn.countAll().as("all")).executeTakeFirstOrThrow();
  return { ...decoded(found.slice(0, most)), more: Number(all) - most };
}

async function open(trx: Trx, most: number): Promise<ReadGames> {
  const games = trx.selectFrom("games").selectAll().where(isOpen);
  return decoded(await games.orderBy("name").limit(most).execute());
}

async function namesDue(trx: Trx, when: "<=" | ">", at: Instant): Promise<readonly string[]> {
  const games = trx.selectFrom("games").select("name").where("due_at", when, at);
  return (await games.orderBy("due_at").orderBy("name").execute()).map(({ name }) => name);
}

function decoded(rows: readonly Selectable<Tables["games"]>[]): ReadGames {
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
