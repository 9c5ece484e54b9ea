/** Orders that came for no seat: the reply says that they do not count, and how they would. */
import { placesIn } from "../../language/index.js";
import { gamesOf } from "../records/games.js";
import { openGame } from "../session/games.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { answerPlainly, dropItems } from "../session/outcomes.js";
import type { OpenGame, Session } from "../session/session.js";
import { namesOfGames } from "./asked/plain-questions.js";

/** Tells whoever plays several games, or writes from an address that plays none, what became of their orders. */
export async function tellLostOrders(session: Session): Promise<void> {
  const { sender, orders, reply } = session;
  const isHeard = sender.speaker !== null || sender.candidate !== null || sender.isRejected;
  if (isHeard || reply.question !== null || orders.unseated.length === 0) return;
  const own = await namesOfGames(session);
  const open = own.length === 0 ? await gameMentioned(session, session.mail.text) : null;
  const board = open === null ? await boardOfOwn(session) : open.board;
  const line = orders.unseated.find(
    (text) => board !== undefined && placesIn(board, text).length > 1,
  );
  if (line === undefined) return;
  // What was told of the line before is replaced: that it was not understood, or what a judge is.
  dropItems(session, (item) => item.kind !== "answer" || item.line.includes(line));
  if (open === null) return answerPlainly(session, line, "lost-orders", { games: own });
  // From an address that has no part in the game which the mail names.
  const { game } = open;
  answerPlainly(session, line, "elsewhere", { game, games: [game.name] });
}

async function boardOfOwn(session: Session): Promise<OpenGame["board"] | undefined> {
  const [game] = await gamesOf(session.context, session.tx, session.from);
  return game === undefined ? undefined : (await openGame(session, game.name))?.board;
}
