/** The set-up of a game in sentences: clocks, days, zone, start, press and secrecy, several on a line. */
import type { SetUpPart } from "../../setup/part.js";
import type { Forms } from "../form.js";

/** Where a word of it stands first behind SET; it is read as a sentence wherever it begins. */
export const forms = {
  "set-up": { starts: "set_deadlines|set_days|set_next|set_start|set_starts|set_time|set_times" },
} as const satisfies Forms;

export interface SetUpStatement {
  readonly kind: "set-up";
  readonly parts: readonly SetUpPart[];
}
