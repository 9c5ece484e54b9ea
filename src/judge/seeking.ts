/**
 * Looking for somebody to play a power that has lost its player: those on the standby list are asked one
 * after another, each in a letter of his own, and each has a day to answer. Whoever comes first has the seat.
 */
import {
  careersIn,
  type Event,
  type Game,
  nextStandby,
  type Standby,
  seeksPlayer,
  standbyAnswerMs,
  unansweredMax,
} from "../game/index.js";
import { composeSeatOffer, composeStandbyEnd, type LetterText } from "../report/index.js";
import { after, dayMs, hourMs, type Instant } from "../util/index.js";
import { withTag } from "./address.js";
import { helloAddress, isUnreachable } from "./addresses.js";
import { hashOfCode } from "./codes.js";
import type { Desk } from "./desk.js";
import { boardOf, loadGame, readableGames, tellUnreadable } from "./games.js";
import { sceneOf, strangersScene } from "./letters.js";
import { type Search, type Tx, UnreadableGame } from "./store.js";

/** An offer can be taken for so long, if nobody else was faster. */
const offerLifeMs = 7 * dayMs;

/** Begins to look for players of the powers that have just lost theirs. */
export async function openSearches(
  desk: Desk,
  tx: Tx,
  game: Game,
  events: readonly Event[],
): Promise<void> {
  const board = boardOf(desk, game);
  const now = desk.clock.now();
  // Those who stand by in the game itself come first.
  const isOwn = game.members.some(({ standby }) => standby);
  const dueAt = isOwn ? after(now, standbyAnswerMs) : now;
  for (const event of events) {
    if (event.kind !== "opening" || event.power === null) continue;
    const { power } = event;
    if (!seeksPlayer(game, board, power)) continue;
    await tx.searches.save({ game: game.name, power, asked: [], waitingFor: null, dueAt });
  }
}

/** Somebody said no: the next is asked at once. */
export async function askNext(
  tx: Tx,
  { game, power, address }: Pick<Search, "game" | "power"> & { readonly address: string },
  now: Instant,
): Promise<void> {
  const search = await tx.searches.find(game, power);
  if (search?.waitingFor !== address) return;
  await tx.standbys.noteAnswer(address);
  await tx.searches.save({ ...search, waitingFor: null, dueAt: now });
}

/** Goes on with the search that has been due longest. True if there was one. */
export async function seekPlayers(desk: Desk): Promise<boolean> {
  const now = desk.clock.now();
  const search = await desk.store.transaction((tx) => tx.searches.due(now));
  if (search === null) return false;
  try {
    await desk.store.transaction((tx) => seek(desk, tx, search, now));
  } catch (error) {
    desk.log.error("seeking failed", { game: search.game, error: String(error) });
    await desk.store.transaction(async (tx) => {
      await tx.searches.save({ ...search, dueAt: after(now, hourMs) });
      if (error instanceof UnreadableGame) await tellUnreadable(desk, tx, error);
    });
  }
  return true;
}

async function seek(desk: Desk, tx: Tx, search: Search, now: Instant): Promise<void> {
  const { game: name, power, waitingFor, asked } = search;
  const stored = await loadGame(desk, tx, name);
  if (stored === null || !seeksPlayer(stored.game, stored.board, power)) {
    if (waitingFor !== null) await tx.standbys.noteAnswer(waitingFor);
    return tx.searches.remove(name, power);
  }
  if (waitingFor !== null) await noteSilence(desk, tx, waitingFor, now);
  const list = await reachable(tx, await tx.standbys.all());
  const games = await readableGames(desk, tx);
  const careers = careersIn(games, (game) => boardOf(desk, game));
  const next = nextStandby(list, { game: stored.game, asked, careers }, games, now);
  if (next.kind === "ask") return offer(desk, tx, stored.game, search, next.standby.address);
  const dueAt = next.kind === "later" ? next.at : null;
  return tx.searches.save({ ...search, waitingFor: null, dueAt });
}

/** Those whose letters do not come back. */
async function reachable(tx: Tx, list: readonly Standby[]): Promise<readonly Standby[]> {
  const found: Standby[] = [];
  for (const standby of list) {
    if (!isUnreachable(await tx.addresses.of(standby.address))) found.push(standby);
  }
  return found;
}

/** Who never answers is taken off the list, and told so. */
async function noteSilence(desk: Desk, tx: Tx, address: string, now: Instant): Promise<void> {
  const times = await tx.standbys.noteSilence(address);
  if (times < unansweredMax) return;
  await tx.standbys.remove(address);
  const letter = composeStandbyEnd(desk.catalogue, strangersScene(desk), times);
  await write(desk, tx, letter, {
    to: address,
    key: `standby-end:${address}:${now}`,
    replyTo: await helloAddress(desk, tx, address),
  });
}

/** Asks one of the list. What the letter tells of the game, every stranger may know. */
async function offer(
  desk: Desk,
  tx: Tx,
  game: Game,
  search: Search,
  address: string,
): Promise<void> {
  const now = desk.clock.now();
  const { power } = search;
  const answerBy = after(now, standbyAnswerMs);
  const code = desk.secrets.mark(desk.secrets.makeKey(), address);
  const hash = hashOfCode(desk, code);
  const what = { kind: "takeover", game: game.name, power, address } as const;
  await tx.confirmations.add(hash, what, after(now, offerLifeMs));
  await tx.standbys.noteAsked(address, now);
  const asked = [...search.asked, address];
  await tx.searches.save({ ...search, asked, waitingFor: address, dueAt: answerBy });
  const letter = composeSeatOffer(desk.catalogue, sceneOf(desk, game, null), { power, answerBy });
  const replyTo = withTag(desk.judge.address, `confirm.${code}`);
  await write(desk, tx, letter, { to: address, key: `offer:${hash}`, replyTo });
}

function write(
  desk: Desk,
  tx: Tx,
  { subject, text }: LetterText,
  { to, key, replyTo }: { readonly to: string; readonly key: string; readonly replyTo: string },
): Promise<void> {
  const letter = {
    dedupeKey: key,
    kind: "standby",
    to,
    subject,
    text,
    attachments: [],
    inReplyTo: null,
    references: [],
    replyTo,
    game: null,
    isReply: false,
  };
  return tx.outbox.add([letter], desk.judge.address, desk.clock.now());
}
