/** What orders are read for, and what a reading is: the contract of `readOrders`. */
import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import type {
  IllegalReason,
  Order,
  Phase,
  Position,
  Rulebook,
  WrittenOrder,
} from "../../rules/index.js";
import type { OrderComplaint } from "./complaint.js";

export interface ReadingContext {
  readonly board: Board;
  readonly rulebook: Rulebook;
  readonly phase: Phase;
  readonly position: Position;
  /** Whose orders they are; null for a GM, who writes those of several powers. */
  readonly power: PowerId | null;
  /** Orders that stand: `the rest stays` leaves them to their units, and `all support Serbia` means its move. */
  readonly standing?: readonly WrittenOrder[];
  /** Units that the mail asks to be moved in a question of its own: they are not `the rest`. */
  readonly requested?: readonly ProvinceId[];
}

/** An order that was understood. */
export interface Reading {
  readonly number: number;
  /** The line as written. */
  readonly text: string;
  readonly power: PowerId;
  readonly order: WrittenOrder;
  /** It was misspelt, or one of several meanings was chosen: the reply says how it was read. */
  readonly guessed: boolean;
  /** The order that it is under the rulebook, with its units' types and coasts; null for an illegal one. */
  readonly meant: Order | null;
  /** Why it is illegal, or null for a legal order. */
  readonly illegal: IllegalReason | null;
}

export interface LineComplaint {
  readonly number: number;
  readonly text: string;
  readonly complaint: OrderComplaint;
}

export interface OrdersReading {
  readonly readings: readonly Reading[];
  readonly complaints: readonly LineComplaint[];
}
