/** What was said: each game's apart, in order, whole, and never taken for something else. */
import type { SentPress, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game, phaseRecord } from "../samples.js";
import type { ContractCase } from "./contract.js";

function message(text: string, more: Partial<SentPress["event"]> = {}): SentPress {
  return {
    at: instant(1000),
    phase: { season: "S", year: 1901, kind: "M" },
    event: {
      kind: "press",
      from: { id: 2, role: "player", power: "FRANCE", name: null, address: "france@example.net" },
      color: "white",
      to: { kind: "some", powers: ["ITALY"], gm: true, observers: false },
      shown: { kind: "all" },
      recipients: [1, 6],
      text,
      ...more,
    },
  };
}

async function say(tx: Tx, ...messages: readonly SentPress[]): Promise<void> {
  await tx.games.create(game("paris"), null);
  await tx.press.add("paris", messages);
}

const sent = [message("Hello"), message("Grey?", { from: null, color: "grey", shown: null })];

export const pressCases: readonly ContractCase[] = [
  {
    title: "messages come back as they were sent, those of one game only",
    work: async (tx) => {
      await say(tx, ...sent);
      await tx.games.create(game("rome"), null);
      await tx.press.add("rome", [message("Other")]);
      await tx.press.add("paris", []);
      return tx.press.of("paris");
    },
    gives: sent,
  },
  {
    title: "a message loses what a database cannot hold",
    work: async (tx) => {
      await say(tx, message("\0Hello \ud800"));
      return (await tx.press.of("paris")).map(({ event }) => event.text);
    },
    gives: ["Hello \ufffd"],
  },
  {
    title: "a rollback takes no words back",
    work: async (tx) => {
      await say(tx, message("Before"));
      await tx.games.addPhase("paris", phaseRecord("paris", 1));
      await tx.games.undoPhases("paris", 1);
      return tx.press.of("paris");
    },
    gives: [message("Before")],
  },
  {
    title: "a spoilt message names its game",
    work: async (tx) => {
      await say(tx, message("Hello", { recipients: [0] }));
      return tx.press.of("paris");
    },
    refuses: /^The stored message 1 of game "paris" cannot be read: event\.recipients\.0: /,
  },
];
