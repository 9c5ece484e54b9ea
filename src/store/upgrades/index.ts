/**
 * Every change of the documents' form, in order: a file for each, named after what changed. A step that a
 * release contains is never edited.
 */
import { askedBack } from "./asked-back.js";
import { beginnings } from "./beginnings.js";
import { earlyProcessing } from "./early-processing.js";
import { formerDeadlines } from "./former-deadlines.js";
import { formerGms } from "./former-gms.js";
import { formerOrders } from "./former-orders.js";
import { names } from "./names.js";
import { stages } from "./stages.js";
import type { Upgrade } from "./upgrade.js";

export { type DocumentKind, upgraded } from "./upgrade.js";

/** `upgrades[0]` makes schema 2 of schema 1, and so on. */
export const upgrades: readonly Upgrade[] = [
  names,
  beginnings,
  stages,
  askedBack,
  formerGms,
  earlyProcessing,
  formerOrders,
  formerDeadlines,
];
