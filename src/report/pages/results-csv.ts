/** All published orders of a game with their results, as a table for spreadsheets (RFC 4180). */
import type { PublishedRecord } from "../../game/index.js";
import { printOrder, printPhase } from "../../rules/index.js";
import { publishedResults } from "../blocks/results.js";

const columns = ["turn", "phase", "power", "order", "result"];

export function resultsCsv(records: readonly PublishedRecord[]): string {
  const rows = records.flatMap(({ turn, phase, result }) =>
    publishedResults(result).map(({ power, order, words }) => [
      String(turn),
      printPhase(phase),
      power,
      printOrder(order),
      words.join(" "),
    ]),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
