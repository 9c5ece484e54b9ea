/**
 * Step 3, advance: what the clock brings to the game that is due longest, in one transaction. Nothing
 * is turned while a mail that came before the due time waits, or before the mailbox has been read.
 */
import {
  advance,
  type Event,
  excuseOutage,
  type Game,
  membersIn,
  nextDue,
} from "../../game/index.js";
import { after, dayMs, hourMs, type Instant, instant, present } from "../../util/index.js";
import { pendingLetters, usePendingOrders } from "../answering/orders/pending.js";
import type { Context } from "../context.js";
import { tellMembers } from "../letters/letters.js";
import { DatabaseOutage, type Tx, UnreadableGame } from "../ports/store.js";
import { type LoadedGame, loadGame, saveGame, tellUnreadable } from "../records/games.js";
import { tellKeeper } from "../records/keeper.js";
import { post } from "../records/new-letter.js";
import { keepPress } from "../records/press.js";
import { openSearches } from "../records/searches.js";
import { type Done, idle, isDue, worked } from "./done.js";

/** A game that could not be advanced, and why. */
interface Failed {
  readonly kind: "failed";
  readonly game: string;
  readonly error: unknown;
}

/** Advances one game. */
export async function advanceDue(context: Context): Promise<Done> {
  const now = context.clock.now();
  const first = await tryToAdvance(context, now);
  if (first.kind !== "failed") return first;
  // A database that was gone for a moment, or a save that another judge forestalled, is not the game's fault.
  const second = await tryToAdvance(context, now);
  if (second.kind !== "failed") return second;
  if (second.error instanceof DatabaseOutage) throw second.error;
  await context.store.transaction((tx) => putOff(context, tx, second, now));
  return worked;
}

async function tryToAdvance(context: Context, now: Instant): Promise<Done | Failed> {
  let name: string | null = null;
  try {
    // Choosing and turning are one: whoever chose a game has it until it is turned.
    return await context.store.transaction(async (tx) => {
      const next = await tx.games.nextDue();
      const due = isDue(next, now) ? await tx.games.due(now) : null;
      if (due === null) return idle(next);
      if (!(await isReadPast(tx, due.dueAt))) return idle(next, true);
      name = due.name;
      await advanceGame(context, tx, name, now);
      return worked;
    });
  } catch (error) {
    if (name === null) throw error;
    const game: string = name;
    context.log.error("advancing failed", { game, error: String(error) });
    return { kind: "failed", game, error };
  }
}

async function advanceGame(context: Context, tx: Tx, name: string, now: Instant): Promise<void> {
  const stored = present(await loadGame(context, tx, name), `The due game ${name}`);
  const { board } = stored;
  const unreadable = await tx.games.unreadableSince(name);
  if (unreadable !== null) return excuse(context, tx, stored, unreadable, now);
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
  await tellMembers(context, tx, {
    cause,
    before: stored.game,
    game,
    events: events.map((event) => ({ event, by: null })),
  });
  await openSearches(context, tx, game, events);
  const begun = { cause: `${cause}:begun`, before: advanced, game, events: opened.caused };
  await tellMembers(context, tx, begun);
  await tellKeeperOfSilence(context, tx, game, events, cause);
  await post(context, tx, await pendingLetters(context, tx, game, opened.told, cause));
  context.log.info("game advanced", { game: name, events: events.map((event) => event.kind) });
}

/** A game that was damaged and is well again: nobody could order meanwhile, so there is more time. */
async function excuse(
  context: Context,
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
  await tellMembers(context, tx, {
    cause: `readable:${game.name}:${now}`,
    before: game,
    game: excused.game,
    events: excused.events.map((event) => ({ event, by: null })),
  });
}

/** When the players are told that their GMs do nothing, the keeper is too. */
async function tellKeeperOfSilence(
  context: Context,
  tx: Tx,
  game: Game,
  events: readonly Event[],
  cause: string,
): Promise<void> {
  for (const event of events) {
    if (event.kind !== "gm-silent" || event.audience !== "everybody") continue;
    const gms = membersIn(game, "gm").map(({ address }) => address);
    const now = context.clock.now();
    const days = Math.round((now - event.since) / dayMs);
    const left = Math.round((event.releasedAt - now) / dayMs);
    const { name } = game;
    await tellKeeper(context, tx, cause, { kind: "gm-silent", game: name, gms, days, left });
  }
}

/** A game that cannot be advanced must not hold up the others: it is tried again later. */
async function putOff(
  context: Context,
  tx: Tx,
  { game, error }: Failed,
  now: Instant,
): Promise<void> {
  await tx.games.putOff(game, after(now, hourMs));
  if (error instanceof UnreadableGame) {
    await tx.games.noteUnreadable(game, now);
    return tellUnreadable(context, tx, error);
  }
  const day = Math.floor(now / dayMs);
  await tellKeeper(context, tx, `advance:${game}:${day}`, { kind: "game-stuck", game });
}

/** Has every mail been read and answered that came before `dueAt`? */
async function isReadPast(tx: Tx, dueAt: Instant): Promise<boolean> {
  const readUntil = await tx.mailbox.readUntil();
  if (readUntil === null || readUntil < dueAt) return false;
  const oldest = await tx.inbox.oldest();
  return oldest === null || oldest.receivedAt > dueAt;
}
