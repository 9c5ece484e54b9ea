/** The game that a mail names among other words: `Has flat42 started yet?` */
import { openGame } from "./games.js";
import type { OpenGame, Session } from "./session.js";

/** The only game that a text names, or else the whole mail; null where they name none or several. */
export async function gameMentioned(session: Session, text: string): Promise<OpenGame | null> {
  return (await onlyGameIn(session, text)) ?? (await onlyGameIn(session, session.mail.text));
}

/** Each is looked up: who writes more than these has no wish but a book. */
const wordsMost = 200;

async function onlyGameIn(session: Session, text: string): Promise<OpenGame | null> {
  const words = new Set(text.toLowerCase().match(/[a-z][a-z0-9-]{1,15}(?![\w-])/g) ?? []);
  const named: OpenGame[] = [];
  for (const word of [...words].filter((each) => !everyday.has(each)).slice(0, wordsMost)) {
    const open = await openGame(session, word);
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
