/** A power's orders written by a hand drawn by chance, read, and compared with what was meant. */
import { readOrders } from "../../src/language/index.js";
import { type Board, type PowerId, provinceOf } from "../../src/map/index.js";
import {
  defaultRulebook,
  type Order,
  type Phase,
  type Position,
  printOrder,
} from "../../src/rules/index.js";
import { drawHand, write } from "./hand.js";
import type { Chance } from "./random.js";

/** Legal orders of one power in a position. */
export interface Meant {
  readonly phase: Phase;
  readonly position: Position;
  readonly power: PowerId;
  readonly orders: readonly Order[];
}

export type Verdict = "understood" | "ambiguous" | "asked" | "misread";

export interface Mail {
  readonly lines: readonly string[];
  /** The hand makes slips. */
  readonly misspells: boolean;
}

type Dress = (line: string, at: number) => string;

/** What stands before and behind orders and changes nothing. */
const dresses: readonly Dress[] = [
  (line) => line,
  (line) => line,
  (line, at) => `${at + 1}. ${line}`,
  (line) => `* ${line}`,
  (line) => `${line}.`,
  (line) => `${line}.  (*bounce*)`,
  (line) => `  ${line} `,
  (line) => `${line} (as agreed)`,
  (line) => `${line} because I must`,
  (line) => `${line} # sorry`,
  (line) => `${line}, good luck everybody!`,
  (line) => `Please ${line}`,
];

/** The lines of a mail: one for each order, or all orders on one. */
export function writeMail(board: Board, luck: Chance, meant: Meant): Mail {
  const hand = drawHand(luck, board);
  const plain = meant.orders.map((order) => write(hand, meant.position, order));
  const misspells = hand.slips > 0;
  if (luck.happens(0.15)) return { lines: [plain.join("; ")], misspells };
  if (luck.happens(0.1)) return { lines: [plain.join(" next order ")], misspells };
  if (luck.happens(0.2)) return { lines: grouped(board, luck, meant, plain), misspells };
  // In winter a bullet before a unit is a sign: + builds and - removes.
  const lines = meant.phase.kind === "A" ? plain : plain.map(luck.pick(dresses));
  return { lines, misspells };
}

/** Those that hold in one sentence, in one of the ways in which people say that. */
function grouped(
  board: Board,
  luck: Chance,
  { orders, position, power }: Meant,
  plain: readonly string[],
): readonly string[] {
  const holds = orders.filter(({ kind }) => kind === "hold");
  const others = plain.filter((_, at) => orders[at]!.kind !== "hold");
  if (holds.length < 2) return plain;
  const names = holds.map((order) => {
    const at = order.kind === "hold" ? order.unit.at : "";
    return board.province(provinceOf(at))?.name ?? at;
  });
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  const ways = [`${list} hold`, `${list} all hold`, `hold: ${names.join(", ")}`];
  // A unit whose order was not recorded would hold, too.
  const own = position.units.filter((unit) => unit.power === power).length;
  return [...others, luck.pick(own === orders.length ? [...ways, "all others hold"] : ways)];
}

/** What became of every order and line. */
export function judgeMail(
  board: Board,
  { phase, position, power, orders }: Meant,
  { lines }: Mail,
): readonly { readonly verdict: Verdict; readonly text: string }[] {
  const context = { board, rulebook: defaultRulebook, phase, position, power };
  const numbered = lines.map((text, at) => ({ number: at + 1, text }));
  const { readings, complaints } = readOrders(context, numbered);
  const wanted = orders.map(printOrder);
  return [
    ...readings.map(({ meant, order, number }) => {
      const text = printOrder(meant ?? order);
      const verdict: Verdict = wanted.includes(text) ? "understood" : "misread";
      return { verdict, text: `${text} from ${power}: ${lines[number - 1]}` };
    }),
    ...complaints.map(({ text, complaint }) => {
      const verdict: Verdict = complaint.kind === "ambiguous-order" ? "ambiguous" : "asked";
      return { verdict, text: `${power}: ${text} (${JSON.stringify(complaint)})` };
    }),
  ];
}
