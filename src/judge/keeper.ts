/** What only the keeper is told: that something of the judge itself needs a human. */
import { composeKeeperNotice, type KeeperMatter } from "../report/index.js";
import type { Desk } from "./desk.js";
import type { NewLetter, Tx } from "./store.js";

/** A letter to the keeper, however it is to go. */
export function keeperLetter(
  { catalogue, judge }: Pick<Desk, "catalogue" | "judge">,
  matter: KeeperMatter,
): Omit<NewLetter, "dedupeKey" | "kind"> {
  return {
    ...composeKeeperNotice(catalogue, judge, matter),
    to: judge.keeper,
    attachments: [],
    inReplyTo: null,
    references: [],
    replyTo: judge.address,
    game: null,
    isReply: false,
  };
}

/** Writes to the keeper, once for each cause. */
export async function tellKeeper(
  desk: Desk,
  tx: Tx,
  cause: string,
  matter: KeeperMatter,
): Promise<void> {
  const letter = { ...keeperLetter(desk, matter), dedupeKey: `keeper:${cause}`, kind: "keeper" };
  await tx.outbox.add([letter], desk.judge.address, desk.clock.now());
}
