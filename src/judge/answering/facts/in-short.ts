/** `Has anything happened in paris since Friday?`, from somebody who plays no power there: the last turn in short. */
import {
  type Intent,
  phasesSaid,
  placesIn,
  powersIn,
  type Question,
} from "../../../language/index.js";
import { sceneOf } from "../../records/scenes.js";
import { gameSpokenOf } from "../../session/mentioned-game.js";
import { answerLine, answerPlainly, noteTold } from "../../session/outcomes.js";
import type { OpenGame, Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { isStranger } from "../../session/statements.js";
import { namesGameAlone } from "../../session/texts/game-as-place.js";
import { lastTurnText, tellsLastTurn } from "./last-turn.js";
import { tellsResults } from "./results-asked.js";

/** Tells it; false where a player asks, or something else is asked. */
export async function tellsInShort(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  if (!ofNews.has(intent) || phasesSaid(about) !== null) return false;
  const { speaker } = session.sender;
  if (speaker === null) {
    const open = isStranger(session) ? await gameSpokenOf(session, about) : null;
    return open !== null && tellsStranger(session, open, about, line);
  }
  const role = roleOf(speaker);
  const { board, game } = speaker.game;
  const isOfGame = namesGameAlone(speaker, about);
  const isOpen = placesIn(board, about).length + powersIn(board, about).length === 0;
  if (intent === "summary" && powersIn(board, about).length > 0)
    return tellsResults(session, { intent: "happened", about }, line);
  if (!(isOfGame || (role === "observer" && isOpen)) || game.status === "forming") return false;
  noteTold(session, "COURSE");
  return tellsLastTurn(session, { intent: "summary", about }, line);
}

const ofNews: ReadonlySet<Intent> = new Set<Intent>(["happened", "summary", "past-results"]);

/** What everybody may know of it. */
async function tellsStranger(
  session: Session,
  { game }: OpenGame,
  about: string,
  line: string,
): Promise<boolean> {
  if (game.status === "forming") return false;
  const records = await session.tx.games.phases(game.name);
  const { catalogue } = session.context;
  const scene = sceneOf(session.context, game, null);
  const text = lastTurnText(catalogue, scene, records, { about, member: undefined });
  if (text === null) answerPlainly(session, line, "not-played", { game });
  else answerLine(session, line, text);
  noteTold(session, "COURSE");
  return true;
}
