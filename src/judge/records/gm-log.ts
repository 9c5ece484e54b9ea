/**
 * What GMs do is written down for their players to read: as it was told to all, without secrets, and
 * in the transaction that did it. A mail that changes nothing but was answered with secrets counts too.
 */
import { type Event, eventFor, type Game, memberById, tellsOfHabits } from "../../game/index.js";
import { gmLogSentence } from "../../report/index.js";
import { printPhase } from "../../rules/index.js";
import type { Context } from "../context.js";
import type { GmLogEntry, Tx } from "../ports/store.js";
import type { Caused, News } from "./news.js";
import { sceneOf } from "./scenes.js";

/** Writes down what the GMs of a game did in it. */
export async function writeGmLog(
  context: Context,
  tx: Tx,
  { before, game, events }: Omit<News, "cause">,
): Promise<void> {
  const gmLog = events.flatMap((caused) => gmLogEntryOf(context, { before, game }, caused) ?? []);
  await tx.gmLog.add(game.name, gmLog);
}

function gmLogEntryOf(
  context: Context,
  { before, game }: Pick<News, "before" | "game">,
  { event, by }: Caused,
): GmLogEntry | null {
  const who = by === null ? undefined : (memberById(before, by) ?? memberById(game, by));
  if (who?.role !== "gm") return null;
  return gmLogEntry(context, { before, game, event, by: who.address });
}

/** An event as the log tells it; null where it says nothing. */
export function gmLogEntry(
  context: Context,
  { before, game, event, by }: { before: Game; game: Game; event: Event; by: string },
): GmLogEntry | null {
  // As a stranger may see it: what is written down cannot be unsaid when secrecy is set later.
  const scene = sceneOf(context, game, null);
  const sentence = gmLogSentence(context.catalogue, scene, eventFor(event, game, null));
  if (sentence === null) return null;
  const phase = printPhase(before.phase);
  return { at: scene.now, phase, gm: by, sentence, discreet: tellsOfHabits(event) };
}
