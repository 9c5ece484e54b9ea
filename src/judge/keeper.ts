/** What only the keeper is told: that something of the judge itself needs a human. */
import { composeKeeperNotice, type KeeperMatter } from "../report/index.js";
import type { Desk } from "./desk.js";
import type { Tx } from "./store.js";

/** Writes to the keeper, once for each cause. */
export async function tellKeeper(
  desk: Desk,
  tx: Tx,
  cause: string,
  matter: KeeperMatter,
): Promise<void> {
  const { judge } = desk;
  const { subject, text } = composeKeeperNotice(desk.catalogue, judge, matter);
  const letter = {
    dedupeKey: `keeper:${cause}`,
    kind: "keeper",
    to: judge.keeper,
    subject,
    text,
    attachments: [],
    inReplyTo: null,
    references: [],
    replyTo: judge.address,
    game: null,
    isReply: false,
  };
  await tx.outbox.add([letter], judge.address, desk.clock.now());
}
