/** The lines of a mail that are no commands, read together as orders of the seat it speaks for. */
import {
  type Command,
  type Game,
  type Member,
  memberById,
  type Refusal,
  rulebookFor,
} from "../game/index.js";
import { type LineComplaint, type Reading, readOrders } from "../language/index.js";
import type { PowerId } from "../map/index.js";
import type { ReplyItem } from "../report/index.js";
import { printOrder } from "../rules/index.js";
import { actorOf, carryOut, type Occasion, refuseLine, type Speaker } from "./occasion.js";

/** Reads the lines collected so far and gives what is legal to the game. */
export function flushOrders(occasion: Occasion): void {
  const lines = occasion.orderLines.splice(0);
  const [first] = lines;
  if (first === undefined) return;
  const { speaker } = occasion;
  if (speaker === null) {
    if (!occasion.isRejected) refuseLine(occasion, first.text, { kind: "sign-on-first" });
    return;
  }
  readFor(occasion, speaker, lines);
}

function readFor(
  occasion: Occasion,
  speaker: Speaker,
  lines: readonly { readonly number: number; readonly text: string }[],
): void {
  const { board, game } = speaker.game;
  const member = memberById(game, speaker.member);
  const refusal = whyNoOrders(game, member);
  if (refusal !== null || member === undefined) {
    refuseLine(occasion, lines[0]!.text, refusal ?? { kind: "sign-on-first" });
    return;
  }
  const rulebook = rulebookFor(game.settings);
  const { phase, position } = game;
  const context = { board, rulebook, phase, position, power: member.power };
  const { readings, complaints } = readOrders(context, lines);
  const items = [...readings.map(readingItem), ...complaints.map(complaintItem)];
  occasion.items.push(...items.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)));
  for (const [power, legal] of byPower(readings)) give(occasion, speaker, power, legal);
}

/** Why this member cannot give orders now. Who has just resigned has nothing to order any more. */
function whyNoOrders(game: Game, member: Member | undefined): Refusal | null {
  if (member === undefined) return { kind: "sign-on-first" };
  if (member.role === "observer") return { kind: "not-your-role", needed: ["player"] };
  if (game.status === "active" || game.status === "paused") return null;
  return { kind: "wrong-status", status: game.status, needed: ["active"] };
}

type LineItem = Extract<ReplyItem, { number: number | null }>;

function readingItem({ text, number, order, meant, guessed, illegal }: Reading): LineItem {
  const readAs = printOrder(meant ?? order);
  return { kind: "reading", line: text, number, readAs, guessed, illegal };
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

function give(
  occasion: Occasion,
  speaker: Speaker,
  power: PowerId,
  readings: readonly Reading[],
): void {
  const orders = readings.map(({ order, text }) => ({ order, text }));
  const command: Command = { kind: "orders", power, orders };
  carryOut(occasion, speaker.game, actorOf(occasion), command, readings[0]!.text);
}
