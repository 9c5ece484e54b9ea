/** The log of what GMs did: it grows, each game's apart, and outlives a rollback of its game. */
import type { Tx } from "../../../src/judge/ports/index.js";
import type { GmLogEntry } from "../../../src/judge/ports/store.js";
import { instant } from "../../../src/util/index.js";
import { game, phaseRecord } from "../samples.js";
import type { Case } from "./contract.js";

function entry(sentence: string, discreet = false): GmLogEntry {
  const at = instant(1000);
  return { at, phase: "S1901M", gm: "master@example.net", sentence, discreet };
}

async function createGames(tx: Tx): Promise<void> {
  await tx.games.create(game("paris"), null);
  await tx.games.create(game("rome"), null);
}

export const gmLogCases: readonly Case[] = [
  {
    title: "the last entries are told, oldest first, of one game only",
    work: async (tx) => {
      await createGames(tx);
      await tx.gmLog.add("paris", [entry("one"), entry("two", true)]);
      await tx.gmLog.add("rome", [entry("other")]);
      await tx.gmLog.add("paris", []);
      await tx.gmLog.add("paris", [entry("three")]);
      return tx.gmLog.latest("paris", 2);
    },
    gives: [entry("two", true), entry("three")],
  },
  {
    title: "a rollback takes nothing out of the log",
    work: async (tx) => {
      await createGames(tx);
      await tx.games.addPhase("paris", phaseRecord("paris", 1));
      await tx.gmLog.add("paris", [entry("before")]);
      await tx.games.undoPhases("paris", 1);
      return tx.gmLog.latest("paris", 9);
    },
    gives: [entry("before")],
  },
];
