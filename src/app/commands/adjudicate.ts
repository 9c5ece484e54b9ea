/** `ems adjudicate`: JSON Lines in, one line out for each, for any phase of any variant. */
import { once } from "node:events";
import { Command } from "commander";
import { wholeLines } from "../adjudicate/chunks.js";
import type { Defaults } from "../adjudicate/request-lines.js";
import { openAnswering } from "../adjudicate/threads.js";

export function adjudicateCommand(): Command {
  return new Command("adjudicate")
    .description("adjudicate phases: JSON Lines from standard input, one answer a line")
    .option("--variant <name>", "where a line names none", "standard")
    .option("--variants <folder>", "variants of your own, beside the program's")
    .option("--rules <name>", "the rulebook where a line names none", "2025")
    .action(adjudicateLines);
}

/** Answers as fast as the lines come; the answers stand in the order of the lines. */
async function adjudicateLines(defaults: Defaults): Promise<void> {
  const answering = openAnswering(defaults);
  const underway: Promise<void>[] = [];
  let written: Promise<void> = Promise.resolve();
  for await (const lines of wholeLines(process.stdin)) {
    written = Promise.all([answering.answer(lines), written]).then(([{ text, failed }]) => {
      if (failed) process.exitCode = 1;
      return write(text);
    });
    underway.push(written);
    if (underway.length >= answering.width) await underway.shift();
  }
  await written;
  await answering.close();
}

/** Writes, and waits where the reader is slower than we are. */
async function write(text: Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}
