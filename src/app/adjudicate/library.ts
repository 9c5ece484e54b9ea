/** The boards and rulebooks that lines of `ems adjudicate` name, each made once. */
import type { Board } from "../../map/index.js";
import { type Rulebook, resolveRulebook } from "../../rules/index.js";
import { KeepersFault } from "../failure.js";
import { openVariants, type Variants } from "../variants.js";
import { BadRequest, type Library } from "./request.js";

/** Boards and rulebooks by name. */
export function openLibrary(own: string | null): Library {
  const variants = openVariants(own);
  const boards = new Map<string, Board>();
  const rulebooks = new Map<string, Rulebook>();
  return {
    board: (name) => remember(boards, name, () => boardNamed(variants, name)),
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

function boardNamed(variants: Variants, name: string): Board {
  const board = boardFrom(variants, name.toLowerCase());
  if (board !== null) return board;
  throw new BadRequest(`variant: there is no variant ${name} (${variants.names.join(", ")})`);
}

function boardFrom(variants: Variants, name: string): Board | null {
  try {
    return variants.board(name);
  } catch (error) {
    throw error instanceof KeepersFault ? new BadRequest(`variant: ${error.message}`) : error;
  }
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
