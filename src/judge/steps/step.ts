/** The judge with one hand, for whoever must know what comes next: the most urgent thing, one after the other. */
import { type Instant, instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { kindsOfWork } from "./work.js";

type Step =
  | { readonly kind: "worked" }
  /** Nothing to do before `until` (or before the next mail, if null). */
  | { readonly kind: "idle"; readonly until: Instant | null };

/** Does the next thing that is due. */
export async function step(context: Context): Promise<Step> {
  // With one connection letters leave in the order in which they were written.
  const kinds = kindsOfWork(context, 1).filter(({ hands }) => hands > 0);
  for (const { next } of kinds) if (await next()) return { kind: "worked" };
  const times: Instant[] = [];
  for (const { dueAt } of kinds) {
    const at = await dueAt();
    if (at !== null) times.push(at);
  }
  return { kind: "idle", until: times.length === 0 ? null : instant(Math.min(...times)) };
}
