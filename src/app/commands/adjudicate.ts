/** `ems adjudicate`: JSON Lines in, one line out for each, for any phase of any variant. */
import { createInterface } from "node:readline";
import { Command } from "commander";
import { listVariants } from "../../files/index.js";
import type { Board } from "../../map/index.js";
import { type Rulebook, resolveRulebook } from "../../rules/index.js";
import { answerRequest } from "../adjudicate/answer.js";
import { BadRequest, idIn, type Library, parseLine, readRequest } from "../adjudicate/request.js";
import { loadSentences } from "../sentences.js";
import { home, loadBoard } from "../variants.js";

export function adjudicateCommand(): Command {
  return new Command("adjudicate")
    .description("adjudicate phases: JSON Lines from standard input, one answer a line")
    .option("--variant <name>", "where a line names none", "standard")
    .option("--rules <name>", "the rulebook where a line names none", "2025")
    .action(adjudicateLines);
}

/** Lines are written in pieces of about this size: a write for each would cost more than the answer. */
const chunkCharacters = 1 << 16;

async function adjudicateLines(options: {
  readonly variant: string;
  readonly rules: string;
}): Promise<void> {
  const catalogue = loadSentences();
  const library = openLibrary();
  let pending = "";
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    pending += `${answerLine(line)}\n`;
    if (pending.length >= chunkCharacters) {
      await write(pending);
      pending = "";
    }
  }
  await write(pending);

  function answerLine(line: string): string {
    try {
      return answerRequest(catalogue, readRequest(parseLine(line), library, options));
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      process.exitCode = 1;
      return JSON.stringify({ id: idIn(line), error: error.message });
    }
  }
}

/** Writes, and waits where the reader is slower than we are. */
async function write(text: string): Promise<void> {
  if (text === "" || process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
}

/** Boards and rulebooks by name, each made once. */
function openLibrary(): Library {
  const boards = new Map<string, Board>();
  const rulebooks = new Map<string, Rulebook>();
  return {
    board: (name) => remember(boards, name, () => boardNamed(name)),
    rulebook: (name, options) =>
      remember(rulebooks, JSON.stringify([name, options]), () => rulebookNamed(name, options)),
  };
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

function boardNamed(name: string): Board {
  const board = loadBoard(name.toLowerCase());
  if (board !== null) return board;
  const known = listVariants(`${home}config`);
  throw new BadRequest(`variant: there is no variant ${name} (${known.join(", ")})`);
}

function rulebookNamed(name: string, options: Readonly<Record<string, string>>): Rulebook {
  const resolution = resolveRulebook(name, options);
  if (resolution.kind === "rulebook") return resolution.rulebook;
  const { problem } = resolution;
  const known = problem.known.join(", ");
  switch (problem.kind) {
    case "unknown-rulebook":
      throw new BadRequest(`rules: there is no rulebook ${problem.name} (${known})`);
    case "unknown-option":
      throw new BadRequest(`options: there is no option ${problem.option} (${known})`);
    case "unknown-value":
      throw new BadRequest(`options.${problem.option}: must be one of ${known}`);
  }
}
