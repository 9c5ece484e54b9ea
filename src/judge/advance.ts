/**
 * Step 3, advance: what the clock brings to the game that is due longest, in one transaction. Nothing
 * is turned while a mail that came before the due time waits, or before the mailbox has been read.
 */
import { advance, type Event, excuseOutage, type Game, membersIn, nextDue } from "../game/index.js";
import { after, dayMs, hourMs, type Instant, instant, present } from "../util/index.js";
import { keepPress } from "./archive.js";
import type { Desk } from "./desk.js";
import { type LoadedGame, loadGame, saveGame, tellUnreadable } from "./games.js";
import { tellKeeper } from "./keeper.js";
import { tellMembers } from "./letters.js";
import { pendingLetters, usePendingOrders } from "./pending.js";
import { openSearches } from "./seeking.js";
import { type Tx, UnreadableGame } from "./store.js";

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
    await desk.store.transaction((tx) => putOff(desk, tx, name, now, error));
  }
  return true;
}

async function advanceGame(desk: Desk, tx: Tx, name: string, now: Instant): Promise<void> {
  const stored = present(await loadGame(desk, tx, name), `The due game ${name}`);
  const { board } = stored;
  const unreadable = await tx.games.unreadableSince(name);
  if (unreadable !== null) return excuse(desk, tx, stored, unreadable, now);
  const { game: advanced, events, records } = advance(stored.game, board, now);
  const begins = records.length > 0 && advanced.status === "active";
  const opened = begins
    ? usePendingOrders(advanced, board, now)
    : { game: advanced, told: [], caused: [] };
  const { game } = opened;
  const cause = `advance:${name}:${stored.version}`;
  for (const record of records) await tx.games.addPhase(name, record);
  await saveGame(tx, game, stored.version);
  await keepPress(
    tx,
    stored.game,
    events.map((event) => ({ event })),
    now,
  );
  await tellMembers(desk, tx, {
    cause,
    before: stored.game,
    game,
    events: events.map((event) => ({ event, by: null })),
  });
  await openSearches(desk, tx, game, events);
  const begun = { cause: `${cause}:begun`, before: advanced, game, events: opened.caused };
  await tellMembers(desk, tx, begun);
  await tellKeeperOfSilence(desk, tx, game, events, cause);
  const letters = await pendingLetters(desk, tx, game, opened.told, cause);
  await tx.outbox.add(letters, desk.judge.address, now);
  desk.log.info("game advanced", { game: name, events: events.map((event) => event.kind) });
}

/** A game that was damaged and is well again: nobody could order meanwhile, so there is more time. */
async function excuse(
  desk: Desk,
  tx: Tx,
  { game, version }: LoadedGame,
  since: Instant,
  now: Instant,
): Promise<void> {
  await tx.games.noteReadable(game.name);
  // It was due when it was found damaged: the deadline lies before that instant, by a moment.
  const begun = instant((nextDue(game)?.at ?? since) - 1);
  const excused = excuseOutage(game, instant(Math.min(begun, since)), now);
  await saveGame(tx, excused.game, version);
  await tellMembers(desk, tx, {
    cause: `readable:${game.name}:${now}`,
    before: game,
    game: excused.game,
    events: excused.events.map((event) => ({ event, by: null })),
  });
}

/** When the players are told that their masters do nothing, the keeper is too. */
async function tellKeeperOfSilence(
  desk: Desk,
  tx: Tx,
  game: Game,
  events: readonly Event[],
  cause: string,
): Promise<void> {
  for (const event of events) {
    if (event.kind !== "master-silent" || event.audience !== "everybody") continue;
    const masters = membersIn(game, "master").map(({ address }) => address);
    const now = desk.clock.now();
    const days = Math.round((now - event.since) / dayMs);
    const left = Math.round((event.releasedAt - now) / dayMs);
    const { name } = game;
    await tellKeeper(desk, tx, cause, { kind: "master-silent", game: name, masters, days, left });
  }
}

/** A game that cannot be advanced must not hold up the others: it is tried again later. */
async function putOff(
  desk: Desk,
  tx: Tx,
  name: string,
  now: Instant,
  error: unknown,
): Promise<void> {
  await tx.games.putOff(name, after(now, hourMs));
  if (error instanceof UnreadableGame) {
    await tx.games.noteUnreadable(name, now);
    return tellUnreadable(desk, tx, error);
  }
  const day = Math.floor(now / dayMs);
  await tellKeeper(desk, tx, `advance:${name}:${day}`, { kind: "game-stuck", game: name });
}

/** Has every mail been read and answered that came before `dueAt`? */
async function isReadPast(tx: Tx, dueAt: Instant): Promise<boolean> {
  const readUntil = await tx.mailbox.readUntil();
  if (readUntil === null || readUntil < dueAt) return false;
  const oldest = await tx.inbox.oldest();
  return oldest === null || oldest.receivedAt > dueAt;
}
