/**
 * Looking for somebody to play a power that has lost its player: those on the standby list are asked one
 * after another, each in a letter of their own, and each has a day to answer. The first to come has the seat.
 */
import {
  type Game,
  nextStandby,
  type PlayerRecord,
  type Standby,
  type StandbySearch,
  seeksPlayer,
  standbyAnswerMs,
  unansweredMax,
} from "../../game/index.js";
import { composeSeatOffer, composeStandbyEnd } from "../../report/index.js";
import { after, hourMs, type Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { storeAsked } from "../identity/codes.js";
import { helloAddress, isUnreachable } from "../letters/deliverability.js";
import { seatKey } from "../letters/seat-token.js";
import { unsubscribing } from "../letters/unsubscribe.js";
import { offerLifeMs } from "../limits.js";
import { DatabaseOutage, type Search, type Tx, UnreadableGame } from "../ports/store.js";
import { loadGame, tellUnreadable } from "../records/games.js";
import { letterTo, post } from "../records/new-letter.js";
import { playerRecordFor } from "../records/player-records.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import { type Done, idle, isDue, worked } from "./done.js";

/** Goes on with the search that has been due longest. */
export async function seekPlayers(context: Context): Promise<Done> {
  const now = context.clock.now();
  let due: Search | null = null;
  try {
    return await context.store.transaction(async (tx) => {
      const next = await tx.searches.nextDue();
      due = isDue(next, now) ? await tx.searches.due(now) : null;
      if (due === null) return idle(next);
      await seek(context, tx, due, now);
      return worked;
    });
  } catch (error) {
    if (due === null || error instanceof DatabaseOutage) throw error;
    const search: Search = due;
    context.log.error("seeking failed", { game: search.game, error: String(error) });
    await context.store.transaction(async (tx) => {
      await tx.searches.save({ ...search, dueAt: after(now, hourMs) });
      if (error instanceof UnreadableGame) await tellUnreadable(context, tx, error);
    });
    return worked;
  }
}

async function seek(context: Context, tx: Tx, search: Search, now: Instant): Promise<void> {
  const { game: name, power, waitingFor, asked } = search;
  const stored = await loadGame(context, tx, name);
  if (stored === null || !seeksPlayer(stored.game, stored.board, power)) {
    if (waitingFor !== null) await tx.standbys.noteAnswer(waitingFor);
    return tx.searches.remove(name, power);
  }
  if (waitingFor !== null) await noteSilence(context, tx, waitingFor, now);
  const list = await reachable(tx, await tx.standbys.all());
  const next = nextStandby(list, await searchIn(context, tx, stored.game, asked, list), now);
  if (next.kind === "ask") return offer(context, tx, stored.game, search, next.standby.address);
  const dueAt = next.kind === "later" ? next.at : null;
  return tx.searches.save({ ...search, waitingFor: null, dueAt });
}

/** The search, and what it may depend on of those on the list. */
async function searchIn(
  context: Context,
  tx: Tx,
  game: Game,
  asked: readonly string[],
  list: readonly Standby[],
): Promise<StandbySearch> {
  const playerRecords: PlayerRecord[] = [];
  const playing = new Map<string, number>();
  for (const { address, atMost } of list) {
    const { playerRecord } = await playerRecordFor({ context, tx }, game, address);
    if (playerRecord !== undefined) playerRecords.push(playerRecord);
    if (atMost !== null) playing.set(address, await tx.games.countPlaying(address));
  }
  return { game, asked, playerRecords, playing };
}

/** Those whose letters do not come back. */
async function reachable(tx: Tx, list: readonly Standby[]): Promise<readonly Standby[]> {
  const found: Standby[] = [];
  for (const standby of list) {
    if (!isUnreachable(await tx.addresses.of(standby.address))) found.push(standby);
  }
  return found;
}

/** Somebody who never answers is taken off the list, and told so. */
async function noteSilence(context: Context, tx: Tx, address: string, now: Instant): Promise<void> {
  const times = await tx.standbys.noteSilence(address);
  if (times < unansweredMax) return;
  await tx.standbys.remove(address);
  const text = composeStandbyEnd(context.catalogue, strangersScene(context), times);
  const letter = letterTo(text, {
    to: address,
    kind: "standby",
    dedupeKey: `standby-end:${address}:${now}`,
    replyTo: await helloAddress(context, tx, address),
  });
  await post(context, tx, [letter]);
}

/** Asks one of the list. What the letter tells of the game, every stranger may know. */
async function offer(
  context: Context,
  tx: Tx,
  game: Game,
  search: Search,
  address: string,
): Promise<void> {
  const now = context.clock.now();
  const { power } = search;
  const answerBy = after(now, standbyAnswerMs);
  const what = { kind: "takeover", game: game.name, power, address } as const;
  const { hash, replyTo } = await storeAsked(context, tx, what, address, offerLifeMs);
  await tx.standbys.noteAsked(address, now);
  const asked = [...search.asked, address];
  await tx.searches.save({ ...search, asked, waitingFor: address, dueAt: answerBy });
  const scene = sceneOf(context, game, null);
  const text = composeSeatOffer(context.catalogue, scene, { power, answerBy });
  // Any answer to the offer itself takes the power over.
  const hello = await helloAddress(context, tx, address);
  const key = await seatKey(context, tx);
  const unsubscribe = unsubscribing(context, key, { kind: "standby", address }, hello);
  const about = { to: address, kind: "standby", dedupeKey: `offer:${hash}`, replyTo, unsubscribe };
  await post(context, tx, [letterTo(text, about)]);
}
