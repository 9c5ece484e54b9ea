/**
 * Whether an order could be followed if every other unit helped: the designations, coasts and borders,
 * before adjudication. What DATC chapter 4 leaves open (4.B, 4.C, 4.E.1) is the rulebook's choice.
 */
import type { IllegalReason } from "./reason.js";
import type { Order, PowerOrder } from "./order.js";

export type Legality =
  | { readonly kind: "legal"; readonly order: Order }
  | { readonly kind: "illegal"; readonly reason: IllegalReason };

export type { PowerOrder };
