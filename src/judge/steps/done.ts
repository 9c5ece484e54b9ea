/** What a hand that looked for work has to say. */
import type { Instant } from "../../util/index.js";

/** Something was done, or there is nothing to do. */
export type Done = { readonly kind: "worked" } | Idle;

export interface Idle {
  readonly kind: "idle";
  /** There is nothing before this instant; where it is null, before something changes. */
  readonly until: Instant | null;
  /** What is due must not be done before the mailbox has been read. */
  readonly awaitsMailbox: boolean;
}

export const worked: Done = { kind: "worked" };

export function idle(until: Instant | null, awaitsMailbox = false): Idle {
  return { kind: "idle", until, awaitsMailbox };
}

/** Is the next thing of its kind due? Hands ask this first: most looks find nothing, and then it is all they ask. */
export function isDue(next: Instant | null, now: Instant): boolean {
  return next !== null && next <= now;
}
