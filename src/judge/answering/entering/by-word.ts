/**
 * Somebody who comes into a game for which one has to know a word, and says so in prose: `I was invited to harbor,
 * the word is kettle`. They name the game, or nearly, or answer a letter about it; a word that is right names it,
 * too. Whoever says none is asked for it.
 */
import type { Game } from "../../../game/index.js";
import {
  type BodyItem,
  entrySaid,
  entryWord,
  mask,
  mayNameGame,
  putsOffEntry,
  refusesToPlay,
  type Statement,
  sentencesOf,
  takesSeat,
} from "../../../language/index.js";
import { openGame } from "../../session/games.js";
import { gameNamedIn, gameSpokenOf } from "../../session/mentioned-game.js";
import type { OpenGame, Session } from "../../session/session.js";
import { isStranger } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSentences } from "../../session/texts/sentences-left.js";
import { gamesMost } from "./game-of-host.js";
import { gameOffered } from "./seats-offered.js";

/** The items with what asks for a seat in such a game, and tells its word, as a JOIN. */
export async function withEntryByWord(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const { sender, grave, thread } = session;
  if (sender.isRejected || sender.candidate !== null || grave.isConfirmed) return items;
  if (thread.recalled !== null || items.some(isOther)) return items;
  const text = ownText(session);
  if (putsOffEntry(text) || refusesToPlay(text)) return items;
  const sentences = sentencesOf(text.replace(/\s+/g, " ")).map((each) => each.trim());
  if (sentences.some((each) => entrySaid(each) === "watch")) return items;
  const games = await gamesMeant(session, text);
  const said = wordSaid(session, games, sentences);
  const open = said?.open ?? (isStranger(session) ? games.named : null);
  const entry = sentences.find((each) => entrySaid(each) === "play" || takesSeat(each));
  const given = said ?? wordIn(sentences);
  if (given === null && items.some(({ kind }) => kind === "statement")) return items;
  if (open === null || (entry === undefined && given === null)) return items;
  const { name: game } = open.game;
  const invitation = given?.word ?? null;
  const join = { kind: "join", game, power: null, password: null, invitation } as const;
  return joining(session, items, join, [entry ?? "", given?.sentence ?? ""], said !== null);
}

/** A command as it is written, but for a JOIN without the word; what a sentence may mean is none. */
function isOther(item: BodyItem): boolean {
  if (item.kind !== "statement" || item.said !== undefined) return false;
  return item.statement.kind !== "join" || item.statement.invitation !== null;
}

/** The one game that a mail names, or nearly, or answers; and all that a word may open. */
interface GamesMeant {
  readonly named: OpenGame | null;
  readonly all: readonly OpenGame[];
}

async function gamesMeant(session: Session, text: string): Promise<GamesMeant> {
  const isOutside = isStranger(session);
  const open = isOutside
    ? ((await gameSpokenOf(session, text)) ?? (await gameOffered(session)))
    : await gameNamedIn(session, text);
  if (open !== null) return isPrivate(open.game) ? { named: open, all: [open] } : none;
  const { games } = await session.tx.games.listed(gamesMost);
  const all: OpenGame[] = [];
  for (const game of games.filter(isPrivate)) {
    const listed = await openGame(session, game.name);
    if (listed !== null) all.push(listed);
  }
  const near = all.filter(({ game }) => nearlyNames(`${session.mail.subject}. ${text}`, game.name));
  const [named = null, another] = near;
  return { named: another === undefined ? named : null, all: isOutside ? all : near };
}

const none: GamesMeant = { named: null, all: [] };

function isPrivate({ status, invitation }: Pick<Game, "status" | "invitation">): boolean {
  return status === "forming" && invitation !== null;
}

/** `The club game in Leeds`, of a game that is called leedsclub. */
function nearlyNames(text: string, name: string): boolean {
  return sentencesOf(text.toLowerCase()).some((sentence) => {
    const words = new Set(sentence.match(/[a-z0-9]+/g) ?? []);
    return [...words].some((word) => {
      const rest = name.replace("-", "");
      const other = rest.startsWith(word) ? rest.slice(word.length) : "";
      const isName = (part: string) => part.length >= nameLeast && mayNameGame(part);
      const isPart = other.length >= partLeast && word.length >= partLeast && words.has(other);
      return isPart && (isName(word) || isName(other));
    });
  });
}

const nameLeast = 4;
const partLeast = 3;

interface WordSaid {
  readonly word: string;
  readonly sentence: string;
}

/** What a mail says is the word. */
function wordIn(sentences: readonly string[]): WordSaid | null {
  for (const sentence of sentences) {
    const word = entryWord(sentence);
    if (word !== null) return { word, sentence };
  }
  return null;
}

/**
 * The word that is right, with the game that it opens: what is said to be it; where a letter has asked for it,
 * what a mail ends with; and where none is said, what stands apart.
 */
function wordSaid(
  { passwords, thread }: Session,
  { all }: GamesMeant,
  sentences: readonly string[],
): (WordSaid & { readonly open: OpenGame }) | null {
  if (all.length === 0) return null;
  const isAsked = thread.letters.some((each) => asksForWord.test(each));
  const last = sentences.find(
    (each) => (isAsked || speaksOfWord.test(each)) && lastWord.test(each),
  );
  const [, word = ""] = lastWord.exec(last ?? "") ?? [];
  const ends = last === undefined ? null : { word, sentence: last };
  const said = [wordIn(sentences), ends].filter((each) => each !== null);
  const tried = said.length > 0 ? said : sentences.flatMap(wordApart).slice(-apartMost);
  const hashes = all.map(({ game }) => game.invitation);
  for (const each of tried) {
    const open = all[passwords.find(each.word, hashes)];
    if (open !== undefined) return { ...each, open };
  }
  return null;
}

/** `I'm in! stapler`, `Count me in (stapler)`, `JOIN office please - stapler`: it may be the word. */
function wordApart(sentence: string): readonly WordSaid[] {
  const [, word = ""] = apart.exec(sentence) ?? [];
  return word === "" ? [] : [{ word, sentence }];
}

const apart =
  /(?:^|[-\u2013\u2014(:,] ?)["'\u201c\u201e\u00ab]?([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})["'\u201d\u00bb.!)]*$/u;
/** A name below a mail may stand apart, too; more would be guesses. */
const apartMost = 2;

const asksForWord = /add\s+the\s+word:\s+JOIN|tells\s+you\s+the\s+word/;
const speaksOfWord =
  /(?<!\p{L})(?:pass ?word|word|code|wort|passwort|mot|palabra|parola|woord)(?!\p{L})/iu;
const lastWord = /([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})["'\u201c\u201d\u00bb.!)]*$/u;

/**
 * The JOIN in the place of what says it. Whoever is let in may wish for powers besides; whoever is not has said
 * enough.
 */
function joining(
  session: Session,
  items: readonly BodyItem[],
  statement: Extract<Statement, { kind: "join" }>,
  read: readonly string[],
  isLetIn: boolean,
): readonly BodyItem[] {
  const word = statement.invitation;
  if (word !== null) session.isSecretive = true;
  const line = read
    .filter((each, at) => each !== "" && read.indexOf(each) === at)
    .join(" ")
    .split(word ?? mask)
    .join(mask);
  const number = items[0]?.number ?? 1;
  const told = isLetIn ? ofFreeSeats : ofSeats;
  const taken = { kind: "statement", number, line, statement, form: "join" } as const;
  const left = items
    .flatMap((item) => withoutSentences(item, read))
    .filter((item) => item.kind !== "statement" && !isRead(item, line, read))
    .filter((item) => item.kind !== "question" || !told.has(item.question.intent));
  // What a player orders besides is for the game that they are in.
  return isStranger(session) ? [taken, ...left] : [...left, taken];
}

/** The same sentence, as it is shown: without its word, or with the next. */
function isRead({ line }: BodyItem, shown: string, read: readonly string[]): boolean {
  return shown.includes(line.trim()) || read.some((each) => each !== "" && line.includes(each));
}

const ofFreeSeats: ReadonlySet<string> = new Set(["join", "vacancy"]);
const ofSeats: ReadonlySet<string> = new Set(["join", "preference", "vacancy", "possible"]);
