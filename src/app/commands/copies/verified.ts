/**
 * Looks through a whole database as this release would read it, on a copy: the file itself is not touched,
 * and a judge that runs on it goes on.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UnreadableGame } from "../../../judge/ports/index.js";
import { printPhase } from "../../../rules/index.js";
import { copyDatabase, damageOf, openStore } from "../../../store/index.js";
import { agrees } from "../../agreement.js";
import { openVariants, type Variants } from "../../variants.js";

interface Verified {
  /** A line for each game that is right. */
  readonly games: readonly string[];
  readonly faults: readonly string[];
}

/** What is in a database, and what is wrong with it; `own` is the folder of the keeper's variants. */
export async function verified(database: string, own: string | null): Promise<Verified> {
  const directory = mkdtempSync(join(tmpdir(), "ems-verify-"));
  const copy = join(directory, "copy.sqlite");
  try {
    await copyDatabase(database, copy);
    const damage = damageOf(copy);
    return damage.length > 0
      ? { games: [], faults: damage }
      : await lookThrough(copy, openVariants(own));
  } catch (error) {
    return {
      games: [],
      faults: [`${database}: ${error instanceof Error ? error.message : error}`],
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function lookThrough(database: string, variants: Variants): Promise<Verified> {
  const store = await openStore(database);
  const games: string[] = [];
  const faults: string[] = [];
  try {
    const { games: readable, unreadable } = await store.transaction((tx) => tx.games.list());
    faults.push(...unreadable.map(({ message }) => message));
    for (const { name } of readable) {
      try {
        const records = await store.transaction(async (tx) => {
          await tx.press.of(name);
          return tx.games.phases(name);
        });
        const different = records.filter((record) => !agrees(variants, record));
        if (different.length === 0) games.push(`${name}: ${records.length} phases, as published`);
        for (const { phase } of different)
          faults.push(`${name}: ${printPhase(phase)} would now end differently; see  ems replay`);
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        faults.push(error.message);
      }
    }
  } finally {
    await store.close();
  }
  return { games, faults };
}
