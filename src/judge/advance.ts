/**
 * Step 3, advance: what the clock brings to the game that is due longest, in one transaction. Nothing
 * is turned while a mail that came before the due time waits, or before the mailbox has been read.
 */
import { advance } from "../game/index.js";
import { after, hourMs, type Instant, present } from "../util/index.js";
import { saveGame } from "./accept.js";
import type { Desk } from "./desk.js";
import { tellKeeper } from "./keeper.js";
import { tellMembers } from "./letters.js";
import { pendingLetters, usePendingOrders } from "./pending.js";
import type { Tx } from "./store.js";

/** Advances one game. True if there was one to advance. */
export async function advanceDue(desk: Desk): Promise<boolean> {
  const now = desk.clock.now();
  const name = await desk.store.transaction(async (tx) => {
    const due = await tx.games.due(now);
    return due !== null && (await isReadPast(tx, due.dueAt)) ? due.name : null;
  });
  if (name === null) return false;
  try {
    await desk.store.transaction((tx) => advanceGame(desk, tx, name, now));
  } catch (error) {
    desk.log.error("advancing failed", { game: name, error: String(error) });
    await desk.store.transaction((tx) => putOff(desk, tx, name, now));
  }
  return true;
}

async function advanceGame(desk: Desk, tx: Tx, name: string, now: Instant): Promise<void> {
  const stored = present(await tx.games.load(name), `The due game ${name}`);
  const board = present(desk.boards.get(stored.game.variant), "The variant of a stored game");
  const { game: advanced, events, records } = advance(stored.game, board, now);
  const begins = records.length > 0 && advanced.status === "active";
  const opened = begins ? usePendingOrders(advanced, board, now) : { game: advanced, told: [] };
  const { game } = opened;
  const cause = `advance:${name}:${stored.version}`;
  for (const record of records) await tx.games.addPhase(name, record);
  await saveGame(tx, game, stored.version);
  await tellMembers(desk, tx, {
    cause,
    before: stored.game,
    game,
    events: events.map((event) => ({ event, by: null })),
  });
  const letters = await pendingLetters(desk, tx, game, opened.told, cause);
  await tx.outbox.add(letters, desk.judge.address, now);
  desk.log.info("game advanced", { game: name, events: events.map((event) => event.kind) });
}

/** A game that cannot be advanced must not hold up the others: it is tried again later. */
async function putOff(desk: Desk, tx: Tx, name: string, now: Instant): Promise<void> {
  await tx.games.putOff(name, after(now, hourMs));
  await tellKeeper(desk, tx, `advance:${name}:${now}`, { kind: "game-stuck", game: name });
}

/** Has every mail been read and answered that came before `dueAt`? */
async function isReadPast(tx: Tx, dueAt: Instant): Promise<boolean> {
  const readUntil = await tx.mailbox.readUntil();
  if (readUntil === null || readUntil < dueAt) return false;
  const oldest = await tx.inbox.oldest();
  return oldest === null || oldest.receivedAt > dueAt;
}
