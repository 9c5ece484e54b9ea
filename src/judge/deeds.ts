/**
 * What masters do is written down for their players to read: as it was told to all, without secrets, and
 * in the transaction that did it. A mail that changes nothing but was answered with secrets counts too.
 */
import { eventFor, memberById, tellsOfHabits, viewFor } from "../game/index.js";
import { deedSentence } from "../report/index.js";
import { printPhase } from "../rules/index.js";
import type { Caused } from "./letters.js";
import type { Occasion, OpenGame } from "./occasion.js";
import type { Deed } from "./store.js";

/** Writes down what this mail's master did in a game. */
export async function keepDeeds(occasion: Occasion, open: OpenGame): Promise<void> {
  const deeds = open.caused.flatMap((caused) => deedOf(occasion, open, caused) ?? []);
  await occasion.tx.deeds.add(open.game.name, deeds);
}

function deedOf({ desk, now }: Occasion, open: OpenGame, { event, by }: Caused): Deed | null {
  const { before, game, board } = open;
  const who = by === null ? undefined : (memberById(before, by) ?? memberById(game, by));
  if (who?.role !== "master") return null;
  // As a stranger may see it: what is written down cannot be unsaid when secrecy is set later.
  const scene = { judge: desk.judge, board, now, view: viewFor(game, board, null) };
  const sentence = deedSentence(desk.catalogue, scene, eventFor(event, game, null));
  if (sentence === null) return null;
  const discreet = tellsOfHabits(event);
  return { at: now, phase: printPhase(before.phase), master: who.address, sentence, discreet };
}
