/** The game that a mail names among other words: `Has flat42 started yet?` */
import { UnreadableGame } from "../ports/store.js";
import { openGame } from "./games.js";
import type { OpenGame, Session } from "./session.js";
import { perMail } from "./texts/per-mail.js";

/**
 * The only game that a text names, or else its mail, what that quotes, or its subject; null where they name
 * none or several.
 */
export async function gameMentioned(session: Session, text: string): Promise<OpenGame | null> {
  return (
    (await onlyGameOf(session, namesIn(text))) ??
    (await onlyGameOf(session, namesWritten(session))) ??
    (await onlyGameOf(session, namesInMail(session))) ??
    (await onlyGameOf(session, namesIn(session.mail.subject)))
  );
}

/** The only game that a text itself names. */
export function gameNamedIn(session: Session, text: string): Promise<OpenGame | null> {
  return onlyGameOf(session, namesIn(text));
}

/**
 * The game that a text or its mail names, or else that of the letter which the mail answers: `How does it
 * stand?`, from somebody who asked about paris.
 */
export async function gameSpokenOf(session: Session, text: string): Promise<OpenGame | null> {
  const mentioned = await gameMentioned(session, text);
  const { speaker, hinted } = session.sender;
  // Whose thread is that of a seat is told to answer at its address.
  if (mentioned !== null || speaker !== null || hinted !== null) return mentioned;
  const [letter = ""] = session.thread.letters;
  const said = letter.split("\n").filter((line) => quoting.test(line) || heading.test(line));
  return (
    (await onlyGameOf(session, namesIn(session.mail.subject))) ??
    onlyGameOf(session, namesIn(said.join("\n")))
  );
}

/** The only game that goes on, as everybody may know: who looks on from outside means it. */
export async function onlyGoingOn(session: Session): Promise<OpenGame | null> {
  const { games, more } = await session.tx.games.listed(listedMost);
  const going = games.filter(({ status }) => status === "active" || status === "paused");
  const [game, another] = going;
  const isOnly = game !== undefined && another === undefined && more === 0;
  return isOnly ? openGame(session, game.name) : null;
}

/** What a letter quotes of its reader's own words, and what it says of a game, but for samples of commands. */
const quoting = /^> /;
const heading = /(?<!\p{L})[Gg]ame:? +'?[A-Za-z]/u;

const listedMost = 50;

/** Each is looked up: who writes more than these has no wish but a book. */
const namesMost = 200;

/** The words of a text that may be names of games. */
function namesIn(text: string): readonly string[] {
  const words = new Set(text.toLowerCase().match(/[a-z][a-z0-9-]{1,15}(?![\w-])/g) ?? []);
  return [...words].filter((word) => !everyday.has(word)).slice(0, namesMost);
}

const namesWritten = perMail(namesIn);
const namesInMail = perMail(namesIn, ({ mail }) => mail.text.replace(signature, ""));

/** `Jean-Pierre, Paris`, below the line that parts it, tells where somebody lives; what is quoted below stays. */
const signature = /^-- ?\n(?:(?!>|.*:$).*(?:\n|$)){1,6}/m;

async function onlyGameOf(session: Session, names: readonly string[]): Promise<OpenGame | null> {
  const named: OpenGame[] = [];
  for (const name of names) {
    const open = await readableGame(session, name);
    if (open !== null) named.push(open);
  }
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** A damaged game is not mentioned: a mail that orders something in it is told so where the game is opened. */
export async function readableGame(session: Session, name: string): Promise<OpenGame | null> {
  try {
    return await openGame(session, name);
  } catch (error) {
    if (error instanceof UnreadableGame) return null;
    throw error;
  }
}

/** Words of such sentences in which nobody means a game of that name. */
const everyday: ReadonlySet<string> = new Set(
  `diplomacy game games join play the please your any for would like spiel spielen partie jouer
    partida jugar partita giocare`.split(/\s+/),
);
