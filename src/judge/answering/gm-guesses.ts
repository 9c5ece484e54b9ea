/**
 * What a GM's prose most likely wants where no sentence of it was read as a command: each guess is shown as the command
 * that it comes to, and CONFIRM carries it out.
 */
import { hasEnded, playerOf } from "../../game/index.js";
import {
  dayOffsSaid,
  deadlineSaid,
  powersIn,
  readDate,
  remindedBefore,
  sentencesOf,
  verdictsIn,
  wantsBack,
} from "../../language/index.js";
import type { Board, PowerId } from "../../map/index.js";
import type { ReplyItem } from "../../report/index.js";
import type { Instant } from "../../util/index.js";
import { dateOf, deadlineMeant } from "../session/dates.js";
import { askFirst } from "../session/grave.js";
import { isNamed, powersMeant } from "../session/people.js";
import type { Session, Speaker } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { settingLines } from "./hosting.js";

/** A sentence, and the command that it comes to. */
interface Guess {
  readonly line: string;
  readonly command: string;
  /** When that would be. */
  readonly at?: Instant;
}

/** Keeps what these lines most likely want, until it is confirmed; false where they want nothing that is known. */
export async function keptGuesses(session: Session, lines: readonly string[]): Promise<boolean> {
  const { sender, grave } = session;
  const { speaker } = sender;
  if (speaker === null || !speaksAsGm(session) || grave.isConfirmed) return false;
  const sentences = lines.flatMap(sentencesOf);
  const guesses = (await guessesOf(session, speaker, sentences)).filter(
    ({ command }) => !grave.waiting.some((each) => isAlike(each, command)),
  );
  for (const line of new Set(guesses.map((each) => each.line))) {
    const ofLine = guesses.filter((each) => each.line === line);
    withoutOther(session, line);
    keep(session, line, ofLine);
  }
  return guesses.length > 0;
}

/** What is shown as a command is neither answered nor told as unread. */
function withoutOther({ reply }: Session, line: string): void {
  const isAnswer = (item: ReplyItem) => item.kind === "answer" && isPart(item.line, line);
  reply.items.splice(0, Infinity, ...reply.items.filter((item) => !isAnswer(item)));
  const left = reply.skipped.flatMap((text) => {
    if (text.kind === "talk" && text.first !== undefined && isPart(text.first, line)) return [];
    if (text.kind !== "talk" || text.first === undefined || !isPart(line, text.first))
      return [text];
    const others = sentencesOf(text.first).filter((each) => !isPart(each, line));
    return others.length === 0 ? [] : [{ ...text, first: others.join(" ") }];
  });
  reply.skipped.splice(0, Infinity, ...left);
}

function isPart(part: string, whole: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, " ").trim();
  return flat(whole).includes(flat(part));
}

/** `SET DEADLINE` waits already, whatever its date. */
function isAlike(waiting: string, command: string): boolean {
  const kind = /^(?:SET DEADLINE|EXTEND|REOPEN|DECLARE|REPLACE)\b/.exec(command)?.[0];
  return waiting === command || (kind !== undefined && waiting.startsWith(kind));
}

function keep(session: Session, line: string, guesses: readonly Guess[]): void {
  const { at = null } = guesses.at(-1) ?? {};
  const commands = guesses.map(({ command }) => command);
  askFirst(session, line, commands, { kind: "meant", command: commands.join(", "), at });
}

async function guessesOf(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const { game } = speaker.game;
  if (hasEnded(game)) return goingOn(sentences);
  if (game.status === "forming")
    return [...lettingIn(speaker, sentences), ...givingPowers(speaker, sentences)];
  if (game.status !== "active") return [];
  return [
    ...drawn(session, speaker, sentences),
    ...(await seating(session, speaker, sentences)),
    ...searching(speaker, sentences),
    ...daysOff(sentences),
    ...reminding(session, sentences),
    ...laterDeadline(session, speaker, sentences),
  ];
}

/** `No! Wrong one, it has to go on.` */
function goingOn(sentences: readonly string[]): readonly Guess[] {
  const line = sentences.filter(wantsBack).join(" ");
  return line === "" ? [] : [{ line, command: "REOPEN" }];
}

/** The last date that is named counts, where no other sentence has set one. */
function laterDeadline(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const { items } = session.reply;
  if (items.some((item) => item.kind === "done" && item.event.kind === "deadline-set")) return [];
  const line = sentences.findLast((each) => deadlineSaid(each) !== null);
  const read = readDate(line === undefined ? "" : (deadlineSaid(line) ?? ""));
  const at = read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
  if (line === undefined || at === null) return [];
  const lasting = standing.test(line) ? settingLines(line) : [];
  return [
    ...lasting.map((command) => ({ line, command, at })),
    { line, command: `SET DEADLINE ${dateOf(speaker, at)}`, at },
  ];
}

/** `9 pm Eastern, starting with this Friday's`. */
const standing =
  /\b(?:starting (?:with|from)|from (?:this|next) \p{L}+ on|ab (?:diesem|dem)|à partir d[eu])(?!\p{L})/iu;

/** `Hélène, gladly! Luc rather not.` */
function lettingIn({ game: { game } }: Speaker, sentences: readonly string[]): readonly Guess[] {
  const namedIn = (words: string) =>
    game.candidates.filter((each) => isNamed(each, words)).map(({ address }) => address);
  return sentences.flatMap((line) =>
    verdictsIn(line, namedIn).map(({ of, yes }) => ({
      line,
      command: `${yes ? "APPROVE" : "DENY"} ${of}`,
    })),
  );
}

/** `Anna is to have France, it's her birthday`: a player, and one power. */
function givingPowers(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const players = game.members.filter(({ role }) => role === "player");
  return sentences.flatMap((line) => {
    const [power, another] = powersIn(board, line);
    const [player, other] = players.filter((each) => isNamed(each, line));
    if (line.includes("?") || !giving.test(line) || power === undefined || player === undefined)
      return [];
    if (another !== undefined || other !== undefined) return [];
    return [{ line, command: `SET POWER ${player.address} ${nameOf(board, power)}` }];
  });
}

const giving =
  /\b(?:gets?|gives?|given|is to (?:have|play|get|be)|(?:should|shall|must|will|may|can) (?:have|play|get|be)|plays?|soll|bekomm\p{L}*|krieg\p{L}*|spielt|gib|aura|prend\p{L}*|jouera?|reçoi\p{L}*|donne\p{L}*|tendrá|juega|jugará|dale|llevará|avrà|prende|gioca|giocherà|dai|krijgt|speelt|geef|dostanie|zagra|gra)(?!\p{L})/iu;

function nameOf(board: Board, power: PowerId): string {
  return board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
}

const isDraw =
  /\b(?:draw|tie|remis|unentschieden|nulle|empate|tablas|patta|pareggio|gelijkspel|remise)\b/i;
const counts =
  /\b(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie)\b/gi;
const figures = [
  "two zwei deux dos due twee",
  "three drei trois tres tre drie",
  "four vier quatre cuatro quattro",
  "five",
];

/** `Make it a draw, would you?` asks nothing. */
const tag = /,? (?:would|will|could|can) (?:you|ye)(?: please)?\?\s*$/i;

/** `Emil, Fanny and Gerd share it. Please close the game as a draw between those three.` */
function drawn(session: Session, speaker: Speaker, sentences: readonly string[]): readonly Guess[] {
  const line = sentences.find((each) => isDraw.test(each) && !each.replace(tag, "").includes("?"));
  const { board, game } = speaker.game;
  if (line === undefined) return [];
  const named = powersMeant(board, game, line);
  const count = (line.match(counts) ?? [])
    .map((word) => figures.findIndex((each) => each.split(" ").includes(word.toLowerCase())) + 2)
    .at(-1);
  const meant =
    named.length > 1
      ? named
      : count === undefined
        ? []
        : inTheirOrder(speaker, session.mail.text).slice(0, count);
  if (meant.length < 2 || (count !== undefined && meant.length !== count)) return [];
  const names = meant.map((power) => nameOf(board, power));
  return [{ line, command: `DECLARE DRAW ${names.join(", ")}` }];
}

/** The powers that a text names, itself or by their players, as they are named one after the other. */
function inTheirOrder({ game: { board, game } }: Speaker, text: string): readonly PowerId[] {
  const words = text.split(/[\s,;.:!?()]+/).slice(0, wordsMost);
  return [...new Set(words.flatMap((word) => powersMeant(board, game, word)))];
}

const wordsMost = 150;

/** `Tom has been waiting for weeks, so let him have Italy`: somebody who waits for a seat, and one that is free. */
async function seating(
  { tx }: Session,
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const free = board.powers.filter(({ id }) => playerOf(game, id) === undefined);
  if (free.length === 0) return [];
  const waiting = [...game.candidates, ...(await tx.standbys.all())];
  return sentences.flatMap((line) => {
    const [power, another] = free.filter(({ id }) => powersMeant(board, game, line).includes(id));
    const named = waiting.filter((each) => isNamed(each, line));
    const [comer, other] = named;
    if (power === undefined || another !== undefined) return [];
    if (comer === undefined || other !== undefined || line.includes("?")) return [];
    return [{ line, command: `REPLACE ${power.name.toUpperCase()} BY ${comer.address}` }];
  });
}

/** `Busca a otra persona para Italia`: the power whose player is to be replaced, by nobody who is named. */
function searching(
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  return sentences.flatMap((line) => {
    const [power, another] = powersMeant(board, game, line);
    if (!searchesFor.test(line) || power === undefined || another !== undefined) return [];
    if (line.includes("@")) return [];
    return [{ line, command: `REPLACE ${nameOf(board, power)}` }];
  });
}

const searchesFor =
  /\b(?:find|seek|look for|search for|get|need|such\p{L}*|find\p{L}*|brauch\p{L}*|cherch\p{L}*|trouv\p{L}*|busc\p{L}*|busque\p{L}*|encuentr\p{L}*|cerc\p{L}*|trov\p{L}*|zoek\p{L}*|znajd\p{L}*|poszuka\p{L}*)(?!\p{L})[^.?!]{0,50}?(?<!\p{L})(?:(?:some|any)(?:body|one) (?:else|new)|another (?:player|person)|a new player|replacement|ander\p{L}+|neuen? spieler\p{L}*|jemand\p{L}*|ersatz|quelqu['\u2019]un|autre (?:joueur|personne)|remplaçant\p{L}*|otr[oa] (?:persona|jugador\p{L}*)|alguien|sustitut\p{L}*|altr[oa] (?:persona|giocat\p{L}*)|un['\u2019]altra persona|qualcun\p{L}*|sostitut\p{L}*|iemand|andere speler|vervang\p{L}*|kogoś|inn\p{L}+ (?:gracza|osoby)|nowego gracza|zastęp\p{L}+)(?!\p{L})/iu;

/** `Nothing is to be due on Christmas Eve and on New Year's Day.` */
function daysOff(sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) =>
    dayOffsSaid(line).map((days) => ({ line, command: `SET ABSENCE ${days}` })),
  );
}

/** `The reminder comes too late. Could it go out a whole day before the deadline?` */
function reminding({ mail }: Session, sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) => {
    const hours = remindedBefore(line, mail.text);
    return hours === null ? [] : [{ line, command: `SET REMINDER ${hours} HOURS` }];
  });
}
