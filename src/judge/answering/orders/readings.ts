/** Lines read as orders, given to their taker, and what became of each, for the reply. */
import { type Game, type Refusal, rulebookFor, type UnusedOrder } from "../../../game/index.js";
import {
  type LineComplaint,
  type OrderLine,
  type OrdersReading,
  type Reading,
  type ReadingContext,
  readOrders,
} from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { type IllegalReason, printOrder } from "../../../rules/index.js";

/** What became of a power's legal orders. */
export type Given =
  | { readonly kind: "accepted"; readonly unused: readonly UnusedOrder[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** What orders of a power are read against, now; of no power where anybody's may be meant. */
export function readingContext(
  { board, game }: { readonly board: Board; readonly game: Game },
  power: PowerId | null,
): ReadingContext {
  const { phase, position, settings } = game;
  return { board, rulebook: rulebookFor(settings), phase, position, power };
}

/** Texts as the lines of one mail. */
export function numbered(texts: readonly string[]): readonly OrderLine[] {
  return texts.map((text, at) => ({ number: at + 1, text }));
}

/** Reads lines as orders, gives each power's legal ones to `give`, and says what became of each line. */
export function readLines(
  context: ReadingContext,
  lines: readonly OrderLine[],
  give: (power: PowerId, legal: readonly Reading[]) => Given,
): readonly ReplyItem[] {
  return tellReadings(readOrders(context, lines), give);
}

/** Gives each power's legal orders to `give`, and says what became of each line. */
export function tellReadings(
  { readings, complaints }: OrdersReading,
  give: (power: PowerId, legal: readonly Reading[]) => Given,
): readonly ReplyItem[] {
  const refused: ReplyItem[] = [];
  const reasons = new Map<Reading["order"], IllegalReason>();
  for (const [power, legal] of byPower(readings)) {
    const given = give(power, legal);
    if (given.kind === "refused") {
      refused.push({ kind: "refused", line: legal[0]!.text, refusal: given.refusal });
    } else for (const { order, reason } of given.unused) reasons.set(order, reason);
  }
  const items: readonly LineItem[] = [
    ...readings.map((reading) => readingItem(reading, reasons.get(reading.order) ?? null)),
    ...complaints.map(complaintItem),
  ];
  return [...items.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)), ...refused];
}

type LineItem = Extract<ReplyItem, { number: number | null }>;

function readingItem(reading: Reading, unused: IllegalReason | null): LineItem {
  const { text, number, order, meant, guessed, illegal } = reading;
  const readAs = printOrder(meant ?? order);
  const item = { kind: "reading", line: text, number, readAs, guessed } as const;
  // Read as one that its writer corrects; what the game finds twice may be a mistake.
  const isCorrected = illegal?.kind === "double-order";
  return { ...item, illegal: illegal ?? unused, ...(isCorrected && { corrected: true }) };
}

function complaintItem({ text, number, complaint }: LineComplaint): LineItem {
  return { kind: "complaint", line: text, number, complaint: { ...complaint } };
}

function byPower(readings: readonly Reading[]): ReadonlyMap<PowerId, readonly Reading[]> {
  const sorted = new Map<PowerId, Reading[]>();
  for (const reading of readings) {
    if (reading.illegal !== null) continue;
    sorted.set(reading.power, [...(sorted.get(reading.power) ?? []), reading]);
  }
  return sorted;
}
