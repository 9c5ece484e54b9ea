/** What is said in a game is kept in the transaction that sends it: HISTORY PRESS tells it again. */
import { eventFor, type Game, type MemberId, mayRead, pressOf } from "../../game/index.js";
import type { Instant } from "../../util/index.js";
import type { SentPress, Tx } from "../ports/store.js";
import type { Caused } from "./news.js";

/** Keeps the messages among these events, sent in the phase in which the game was. */
export async function keepPress(
  tx: Tx,
  { name, phase }: Game,
  caused: readonly Pick<Caused, "event">[],
  at: Instant,
): Promise<void> {
  const messages = pressOf(caused.map(({ event }) => event));
  await tx.press.add(
    name,
    messages.map((event) => ({ at, phase, event })),
  );
}

/** What a member wrote and read in a game, first to last, as they may know it now. */
export async function pressFor(
  tx: Tx,
  game: Game,
  member: MemberId,
): Promise<readonly SentPress[]> {
  const sent = await tx.press.of(game.name);
  return sent.flatMap((each) => {
    const event = mayRead(each.event, member) ? eventFor(each.event, game, member) : null;
    return event?.kind === "press" ? [{ ...each, event }] : [];
  });
}
