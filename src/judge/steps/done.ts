/** What a hand that looked for work has to say. */
import type { Instant } from "../../util/index.js";

/** Something was done; or there is nothing to do before `until`, or, where that is null, before something changes. */
export type Done =
  | { readonly kind: "worked" }
  | { readonly kind: "idle"; readonly until: Instant | null };

export const worked: Done = { kind: "worked" };

export function idle(until: Instant | null): Done {
  return { kind: "idle", until };
}
