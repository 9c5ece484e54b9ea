/**
 * What masters do is written down for their players to read: as it was told to all, without secrets, and
 * in the transaction that did it. A mail that changes nothing but was answered with secrets counts too.
 */
import { type Event, eventFor, type Game, memberById, tellsOfHabits } from "../game/index.js";
import { deedSentence } from "../report/index.js";
import { printPhase } from "../rules/index.js";
import type { Desk } from "./desk.js";
import { type Caused, sceneOf } from "./letters.js";
import type { Occasion, OpenGame } from "./occasion.js";
import type { Deed } from "./store.js";

/** Writes down what this mail's master did in a game. */
export async function keepDeeds(occasion: Occasion, open: OpenGame): Promise<void> {
  const deeds = open.caused.flatMap((caused) => deedOf(occasion, open, caused) ?? []);
  await occasion.tx.deeds.add(open.game.name, deeds);
}

function deedOf(
  { desk }: Occasion,
  { before, game }: OpenGame,
  { event, by }: Caused,
): Deed | null {
  const who = by === null ? undefined : (memberById(before, by) ?? memberById(game, by));
  if (who?.role !== "master") return null;
  return deedIn(desk, { before, game, event, by: who.address });
}

/** An event as the log tells it; null where it says nothing. */
export function deedIn(
  desk: Desk,
  { before, game, event, by }: { before: Game; game: Game; event: Event; by: string },
): Deed | null {
  // As a stranger may see it: what is written down cannot be unsaid when secrecy is set later.
  const scene = sceneOf(desk, game, null);
  const sentence = deedSentence(desk.catalogue, scene, eventFor(event, game, null));
  if (sentence === null) return null;
  const phase = printPhase(before.phase);
  return { at: scene.now, phase, master: by, sentence, discreet: tellsOfHabits(event) };
}
