/** Letters to candidates who were turned away: they have no seat and no reply address. */
import type { Event, Game } from "../../game/index.js";
import { composeTurnedAway } from "../../report/index.js";
import type { Context } from "../context.js";
import type { NewLetter } from "../ports/store.js";
import { letterTo } from "../records/new-letter.js";
import type { News } from "../records/news.js";
import { sceneOf } from "../records/scenes.js";

type Refused = Extract<Event, { kind: "candidate-denied" | "candidate-lapsed" }>;

/** Letters to those who were turned away. */
export function lettersToCandidates(
  context: Context,
  { game, events, cause }: News,
): readonly NewLetter[] {
  return events.flatMap(({ event }) =>
    event.kind === "candidate-denied" || event.kind === "candidate-lapsed"
      ? turnedAway(context, game, event, cause)
      : [],
  );
}

function turnedAway(
  context: Context,
  game: Game,
  event: Refused,
  cause: string,
): readonly NewLetter[] {
  const { address, id } = event.candidate;
  if (address === null) return [];
  const text = composeTurnedAway(context.catalogue, sceneOf(context, game, null), event);
  const about = { to: address, kind: event.kind, dedupeKey: `${cause}:candidate:${id}` };
  return [letterTo(text, { ...about, replyTo: context.judge.address, game: game.name })];
}
