/** The judge with one hand, for whoever must know what comes next: the most urgent thing, one after the other. */
import { type Instant, instant } from "../../util/index.js";
import type { Context } from "../context.js";
import { type Done, idle } from "./done.js";
import { kindsOfWork } from "./work.js";

/** Does the next thing that is due. */
export async function step(context: Context): Promise<Done> {
  // With one connection letters leave in the order in which they were written.
  const kinds = kindsOfWork(context, 1).filter(({ hands }) => hands > 0);
  const times: Instant[] = [];
  for (const { next } of kinds) {
    const done = await next();
    if (done.kind === "worked") return done;
    if (done.until !== null) times.push(done.until);
  }
  return idle(times.length === 0 ? null : instant(Math.min(...times)));
}
