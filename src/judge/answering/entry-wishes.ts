/**
 * Who asks in plain words to play or to watch, and names a game that there is, gets what JOIN or OBSERVE would give.
 * Whoever names none is told of the games.
 */
import { memberById } from "../../game/index.js";
import {
  entryWord,
  isButFor,
  isOwnWish,
  powersIn,
  type Question,
  type Statement,
} from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { openGame } from "../session/games.js";
import type { OpenGame, Session } from "../session/session.js";
import { gameWished } from "./hosting.js";
import { seatOfSender } from "./unproved-mail.js";

/** The commands that such a wish means, in their order; none where it is another question. */
export async function entryMeant(
  session: Session,
  { intent, about }: Question,
): Promise<readonly Statement[]> {
  const { speaker, candidate, isRejected } = session.sender;
  const current = (speaker ?? candidate)?.game;
  if (isRejected) return [];
  if (intent === "leave") return leaves(session, about) ? [{ kind: "resign" }] : [];
  if (intent === "host") return speaker === null ? gameWished(session, { intent, about }) : [];
  if (!isOwnWish(about, intent)) return [];
  if (current !== undefined) {
    return intent === "preference" ? wishesFor(current.board, about) : [];
  }
  if (intent !== "join" && intent !== "watch" && intent !== "preference") return [];
  const open = (await gameIn(session, about)) ?? (await gameIn(session, session.mail.text));
  if (open === null) return intent === "preference" ? wishesOfKnown(session, about) : [];
  const { name: game, status } = open.game;
  if (intent === "watch") return [{ kind: "observe", game, password: null }];
  const powers = powersIn(open.board, about);
  const power = status === "forming" ? null : (powers[0] ?? null);
  const join = { kind: "join", game, power, password: null, invitation: entryWord(about) } as const;
  return status === "forming" ? [join, ...wishesFor(open.board, about)] : [join];
}

/** `Sorry, I can't play after all`, before the game begins: RESIGN asks whether it is meant. */
function leaves({ sender: { speaker } }: Session, about: string): boolean {
  if (speaker === null || speaker.game.game.status !== "forming" || about.includes("?"))
    return false;
  return memberById(speaker.game.game, speaker.member)?.role === "player";
}

/** A wish without proof, from somebody who has a seat: it is kept, and asked about. */
async function wishesOfKnown(session: Session, about: string): Promise<readonly Statement[]> {
  const seat = await seatOfSender(session);
  return seat?.game.game.status === "forming" ? wishesFor(seat.game.board, about) : [];
}

function wishesFor(board: Board, about: string): readonly Statement[] {
  const named: readonly string[] = powersIn(board, about);
  if (named.length === 0) return [];
  const others = board.powers.map(({ id }) => id).filter((id) => !named.includes(id));
  const wishes = isButFor(about)
    ? [{ words: others, isEqual: true }]
    : named.map((power) => ({ words: [power], isEqual: false }));
  return [{ kind: "set-preference", wishes }];
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
