/**
 * `The northern boat to that gulf next to Sweden`: of the places that such words fit, those where the unit can go. One
 * is meant, several are asked about.
 */
import { provinceOf } from "../../../../map/index.js";
import type { WrittenOrder } from "../../../../rules/index.js";
import { type DescribedPlace, placesDescribed } from "../../../names/described-places.js";
import type { OrderLine } from "../../../text/lines.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../../contract.js";

interface Goal {
  readonly line: OrderLine;
  /** The moves that the words can be; the first of them stands in the line. */
  readonly moves: readonly Reading[];
}

/** A reading, and the orders that each of its questions leaves to choose from. */
interface Replied extends OrdersReading {
  readonly asked: readonly (readonly WrittenOrder[])[];
}

/** What the lines say, where places that are only described have their names. */
export function withDescribedGoals<T extends Replied>(
  context: ReadingContext,
  written: readonly OrderLine[],
  read: (lines: readonly OrderLine[]) => T,
): T {
  const goals: Goal[] = [];
  const lines = written.map((line) => {
    let { text } = line;
    // Each name that is found may tell where the next place is.
    for (let unknown = 0; ; ) {
      const place = placesDescribed(context.board, text)[unknown];
      if (place === undefined) break;
      const ways = waysTo(context, { ...line, text }, place, read);
      const [first] = ways;
      if (first === undefined) unknown += 1;
      else {
        ({ text } = first);
        goals.push({ line, moves: ways.map(({ move }) => move) });
      }
    }
    return text === line.text ? line : { ...line, text };
  });
  if (goals.length === 0) return read(written);
  return asked(written, read(lines), goals);
}

/** The moves that the words can be, each with the text in which it is named. */
function waysTo(
  { board }: ReadingContext,
  line: OrderLine,
  { from, to, places }: DescribedPlace,
  read: (lines: readonly OrderLine[]) => OrdersReading,
): readonly { readonly move: Reading; readonly text: string }[] {
  return places.flatMap((at) => {
    const text = `${line.text.slice(0, from)}${board.province(at)!.name}${line.text.slice(to)}`;
    const { readings } = read([{ ...line, text: sentenceAt(text, from) }]);
    const move = readings.find(
      ({ order, illegal }) =>
        illegal === null && order.kind === "move" && provinceOf(order.to) === at,
    );
    return move === undefined ? [] : [{ move, text }];
  });
}

/** The sentence that holds this place of a text. */
function sentenceAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^.!?;]*$/u);
  const [sentence = ""] = /^[^.!?;]*/u.exec(text.slice(start)) ?? [];
  return sentence;
}

/** The reading, with a question in the place of each move that can be several. */
function asked<T extends Replied>(
  written: readonly OrderLine[],
  read: T,
  goals: readonly Goal[],
): T {
  const goalOf = (each: Reading) =>
    goals.find(
      ({ line, moves: [first] }) =>
        line.number === each.number &&
        first!.order.kind === "move" &&
        each.order.kind === "move" &&
        first!.order.unit.at === each.order.unit.at &&
        first!.order.to === each.order.to,
    );
  const readings: Reading[] = [];
  const complaints: LineComplaint[] = [];
  const choices: (readonly WrittenOrder[])[] = [];
  for (const each of read.readings) {
    const goal = goalOf(each);
    const { text } = written.find(({ number }) => number === each.number) ?? each;
    if (goal === undefined) readings.push({ ...each, text });
    else if (goal.moves.length === 1) readings.push({ ...each, text, guessed: true });
    else {
      const meanings = goal.moves.map(({ order }) => order);
      const complaint = { kind: "ambiguous-order", meanings, from: 0, to: text.length } as const;
      choices.push(meanings);
      complaints.push({ number: each.number, text, complaint });
    }
  }
  return {
    ...read,
    readings,
    complaints: [...read.complaints, ...complaints],
    asked: [...read.asked, ...choices],
  };
}
