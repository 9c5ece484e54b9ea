/**
 * Who asks in plain words to play or to watch, and names a game that there is, gets what JOIN or OBSERVE would give.
 * Whoever names none is told of the games.
 */
import {
  entryWord,
  isOwnWish,
  powersIn,
  type Question,
  type Statement,
} from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { openGame } from "../session/games.js";
import type { OpenGame, Session } from "../session/session.js";
import { seatOfSender } from "./unproved-mail.js";

/** The commands that such a wish means, in their order; none where it is another question. */
export async function entryMeant(
  session: Session,
  { intent, about }: Question,
): Promise<readonly Statement[]> {
  const { speaker, candidate, isRejected } = session.sender;
  const current = (speaker ?? candidate)?.game;
  if (isRejected || !isOwnWish(about)) return [];
  if (current !== undefined) {
    return intent === "preference" ? wishesFor(current.board, about) : [];
  }
  if (intent !== "join" && intent !== "watch" && intent !== "preference") return [];
  const open = await gameIn(session, about);
  if (open === null) return intent === "preference" ? wishesOfKnown(session, about) : [];
  const { name: game, status } = open.game;
  if (intent === "watch") return [{ kind: "observe", game, password: null }];
  const powers = powersIn(open.board, about);
  const power = status === "forming" ? null : (powers[0] ?? null);
  const join = { kind: "join", game, power, password: null, invitation: entryWord(about) } as const;
  return status === "forming" ? [join, ...wishesFor(open.board, about)] : [join];
}

/** A wish without proof, from somebody who has a seat: it is kept, and asked about. */
async function wishesOfKnown(session: Session, about: string): Promise<readonly Statement[]> {
  const seat = await seatOfSender(session);
  return seat?.game.game.status === "forming" ? wishesFor(seat.game.board, about) : [];
}

function wishesFor(board: Board, about: string): readonly Statement[] {
  const wishes = powersIn(board, about).map((power) => ({ words: [power], isEqual: false }));
  return wishes.length === 0 ? [] : [{ kind: "set-preference", wishes }];
}

/** The only game that a sentence names; null where it names none or several. */
async function gameIn(session: Session, about: string): Promise<OpenGame | null> {
  const words = new Set(about.toLowerCase().match(/[a-z][a-z0-9-]{1,15}(?![\w-])/g) ?? []);
  const named: OpenGame[] = [];
  for (const word of words) {
    const open = everyday.has(word) ? null : await openGame(session, word);
    if (open !== null) named.push(open);
  }
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Words of such sentences in which nobody means a game of that name. */
const everyday: ReadonlySet<string> = new Set(
  "diplomacy game games join play the please your any for would like spiel spielen partie jouer partida jugar partita giocare".split(
    " ",
  ),
);
