/** What only the keeper is told: that something of the judge itself needs a human. */
import { composeKeeperNotice, type KeeperMatter } from "../../report/index.js";
import type { Context } from "../context.js";
import type { NewLetter, Tx } from "../ports/store.js";
import { letterTo, post } from "./new-letter.js";

/** A letter to the keeper, by whatever way it goes. */
export function keeperLetter(
  { catalogue, judge }: Pick<Context, "catalogue" | "judge">,
  cause: string,
  matter: KeeperMatter,
): NewLetter {
  return letterTo(composeKeeperNotice(catalogue, judge, matter), {
    to: judge.keeper,
    kind: "keeper",
    dedupeKey: `keeper:${cause}`,
    replyTo: judge.address,
  });
}

/** Writes to the keeper, once for each cause. */
export function tellKeeper(
  context: Context,
  tx: Tx,
  cause: string,
  matter: KeeperMatter,
): Promise<void> {
  return post(context, tx, [keeperLetter(context, cause, matter)]);
}
