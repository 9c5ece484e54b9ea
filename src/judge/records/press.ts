/** What is said in a game is kept in the transaction that sends it: HISTORY PRESS tells it again. */
import { type Game, pressOf } from "../../game/index.js";
import type { Instant } from "../../util/index.js";
import type { Tx } from "../ports/store.js";
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
