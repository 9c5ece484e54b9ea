/**
 * Seats that a letter offered, and the words in an answer that take one: a yes, or hardly more than the game's
 * name.
 */

import {
  type BodyItem,
  consentSaid,
  declinesOffer,
  mayWishPower,
  powersIn,
  putsOffEntry,
  questionOrText,
  readOrders,
  refusesToPlay,
  type Statement,
  sentencesOf,
  takesSeat,
  welcomesSeat,
} from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { isInvitation } from "../../identity/answered-letters.js";
import { openGame } from "../../session/games.js";
import { askMeant } from "../../session/grave.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import type { OpenGame, Session } from "../../session/session.js";
import { isStranger } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { asText, isInWords, withoutSentences } from "../../session/texts/sentences-left.js";
import { numbered, readingContext } from "../orders/readings.js";

/** Each as a letter offers it, with the name of the game: a line to write, or a row of the list of free seats. */
const offers = regex("gm")`
  \btake\s+this\s+as\s+JOIN ([a-z][a-z0-9-]{1,15})\b
  |\bJOIN ([a-z][a-z0-9-]{1,15})(?=(?:\s+AS\s+\w+)?\s+gives\s+you\s+(?:a\s+seat|that\s+power))
  |answer\s+this\s+letter\s+with\s+one\s+line:\s+JOIN ([a-z][a-z0-9-]{1,15})\b
  |^[>\s]*([a-z][a-z0-9-]{1,15})\s+begins\s+when\b
`;

/** A power of a running game that a letter offers. */
const powerOffered = (game: string) =>
  regex()`
    \b(?:
      take\s+this\s+as\s+JOIN ${game}\s+AS\s+(?=\w+\s+and)
      |(?=JOIN ${game}\s+AS\s+\w+\s+gives\s+you)JOIN ${game}\s+AS\s+
    )(\w+)
    |with\s+one\s+line:\s+JOIN ${game}\s+AS\s+(\w+)
  `;

/** The games in which the letter that the mail answers offered a seat. */
async function gamesOffered(session: Session): Promise<readonly OpenGame[]> {
  const names = session.thread.letters.flatMap((letter) =>
    [...letter.matchAll(offers)].map(([, ...found]) => found.find((name) => name !== undefined)!),
  );
  const games: OpenGame[] = [];
  for (const name of new Set(names)) {
    const open = await openGame(session, name);
    const isOpen =
      open?.game.status === "forming" || (open !== null && powerIn(session, open) !== null);
    if (open !== null && isOpen) games.push(open);
  }
  return games;
}

/** The power that was offered in a running game; null in one that has not begun. */
function powerIn({ thread }: Session, { board, game }: OpenGame): PowerId | null {
  const shape = powerOffered(game.name);
  const found = thread.letters.map((letter) => shape.exec(letter)).find((each) => each !== null);
  const [, listed, invited] = found ?? [];
  return powersIn(board, listed ?? invited ?? "")[0] ?? null;
}

/** The one game that was offered: `yeah, put me in`. */
export async function gameOffered(session: Session): Promise<OpenGame | null> {
  const [game = null, another] = await gamesOffered(session);
  return another === undefined ? game : null;
}

/** Has somebody without a seat been asked to take one? */
export function isInvited(session: Session): boolean {
  return mayEnter(session) && session.thread.letters.some(isInvitation);
}

/** Shows the seat to which somebody was invited, whatever else they write; false where they want none of it. */
export async function keptInvitation(session: Session, line: string): Promise<boolean> {
  const open = isInvited(session) ? await gameOffered(session) : null;
  const text = ownText(session);
  if (open === null || refusesToPlay(text) || putsOffEntry(text)) return false;
  if (sentencesOf(text).some((each) => declinesOffer(each) || consentSaid(each, false) === false))
    return false;
  const power = open.board.powers.find(({ id }) => id === powerIn(session, open));
  const as = power === undefined ? "" : ` AS ${power.name.toUpperCase()}`;
  askMeant(session, line, [`JOIN ${open.game.name}${as}`]);
  return true;
}

/** `Yes, please`, in answer to a letter that offered a seat in one game. */
export async function seatAccepted(session: Session): Promise<Statement | null> {
  const open = mayEnter(session) ? await gameOffered(session) : null;
  return open === null ? null : joining(session, open);
}

function mayEnter(session: Session): boolean {
  return isStranger(session) && !session.sender.isRejected;
}

function joining(session: Session, open: OpenGame) {
  const { game } = open;
  const power = game.status === "forming" ? null : powerIn(session, open);
  return { kind: "join", game: game.name, power, password: null, invitation: null } as const;
}

/**
 * `I should be delighted to play! When do we start?`: words that take the seat which the mail's thread offered. The
 * name of a game that nobody has offered asks about it.
 */
export async function withSeatTaken(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (!mayEnter(session)) return items;
  const offered = await gamesOffered(session);
  const isOther = (item: BodyItem) => isOtherCommand(item) && !approves(item, offered);
  if (items.some((item) => item.kind === "consent" || isOther(item))) return items;
  const sentences = items.flatMap(({ line }) => sentencesOf(line));
  const named = offered.filter((open) =>
    sentences.some((each) => saysOnlyName(open.game.name, each)),
  );
  const [open, another] = named.length > 0 ? named : offered;
  if (open === undefined) return withGameAsked(session, items);
  return another === undefined ? withSeat(session, open, items) : items;
}

/** `I take this as JOIN paris AS ITALY` */
function asksWhether(letter: string): boolean {
  return /\btake\s+this\s+as\s+JOIN\b/.test(letter);
}

function withSeat(
  session: Session,
  open: OpenGame,
  read: readonly BodyItem[],
): readonly BodyItem[] {
  const items = read.flatMap(questionApart);
  const isAsked = session.thread.letters.some((each) => isInvitation(each) || asksWhether(each));
  const power = powerIn(session, open);
  const ordersForIt = (sentence: string) => power !== null && orders(open, power, sentence);
  const takes = (sentence: string) =>
    takesSeat(sentence.trim()) ||
    saysOnlyName(open.game.name, sentence) ||
    wishesPower(open, sentence) ||
    (isAsked && (welcomes(sentence) || ordersForIt(sentence) || claims(open, power, sentence)));
  const at = items.findIndex(({ line }) => sentencesOf(line).some(takes));
  if (at < 0) return items;
  const item = items[at]!;
  const [line = "", ...others] = sentencesOf(item.line)
    .map((each) => each.trim())
    .filter(takes)
    .sort((one, other) => Number(takesSeat(other)) - Number(takesSeat(one)));
  // `I'll play Italy`: the power is a wish beside, and orders are still to be read.
  const done = [line, ...others].filter(
    (each) => powersIn(open.board, each).length === 0 && !ordersForIt(each),
  );
  const taken = { ...asked(item, line, joining(session, open)), form: "join" } as const;
  return [...items.slice(0, at), taken, ...withoutSentences(item, done), ...items.slice(at + 1)];
}

/** `I'm in, what do I have to do now?`: the seat, and what is asked behind it. */
function questionApart(item: BodyItem): readonly BodyItem[] {
  const { number, line } = item;
  const [, seat = "", asked = ""] = seatAndQuestion.exec(line) ?? [];
  if (!isInWords(item) || !takesSeat(seat)) return [item];
  return [asText({ number, line: seat }), questionOrText(number, asked)];
}

const seatAndQuestion = /^\s*([^?\n]{2,80}?)\s*[,;:\u2013-]+\s+([^?,;:\n]{2,120}\?)\s*$/u;

/** `Happy to!`, `Sure, I'll do it` */
function welcomes(sentence: string): boolean {
  return (
    welcomesSeat(sentence) || (!sentence.includes("?") && consentSaid(sentence, false) === true)
  );
}

/** `George says I'm Italy now!`, of the power that was offered. */
function claims({ board }: OpenGame, power: PowerId | null, sentence: string): boolean {
  const [named, another] = powersIn(board, sentence);
  return (
    named !== undefined &&
    named === power &&
    another === undefined &&
    ofWriter.test(sentence) &&
    !denied.test(sentence) &&
    !putsOffEntry(sentence)
  );
}

const ofWriter = /(?<!\p{L})(?:i|me|my|ich|mir|mich|je|j|moi|yo|me|io|mi|ik|mij)(?!\p{L})/iu;
const denied = regex("iu")`
  \?
  |(?<!\p{L})(?:
    not|\p{L}+n['\u2019]t|no|never|cannot|if|whether|nicht|kein\p{L}*|wenn|ob|pas|si|non|se|niet
    |geen|als
  )(?!\p{L})
`;

/** `Paris to Burgundy, Marseilles to Spain`: whoever orders the units that they were offered plays them. */
function orders(open: OpenGame, power: PowerId, sentence: string): boolean {
  const { readings, complaints } = readOrders(readingContext(open, power), numbered([sentence]));
  return complaints.length === 0 && readings.some(({ illegal }) => illegal === null);
}

/** `Any country is fine` may be what a GM says of somebody; from who was offered a seat it takes it. */
function isOtherCommand(item: BodyItem): boolean {
  if (item.kind !== "statement") return false;
  return item.said === undefined || !takesSeat(item.line);
}

/** `Heron is fine`, from a GM, would let somebody in who is called so; here it is the game that was offered. */
function approves(item: BodyItem, offered: readonly OpenGame[]): boolean {
  if (item.kind !== "statement" || item.statement.kind !== "answer-candidate") return false;
  const { who, admits } = item.statement;
  return admits && offered.some(({ game }) => game.name === who?.toLowerCase());
}

/** `Italy or turkey idc`, of what was offered: whoever says which power they would like takes the seat. */
function wishesPower({ board }: OpenGame, sentence: string): boolean {
  return (
    powersIn(board, sentence).length > 0 &&
    !sentence.includes("?") &&
    mayWishPower(sentence) &&
    !putsOffEntry(sentence) &&
    !refusesToPlay(sentence)
  );
}

/** `paris then`: the name of the game that was offered, and hardly more. */
export function saysOnlyName(name: string, sentence: string): boolean {
  const words: readonly string[] = sentence.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return (
    words.includes(name) &&
    words.length <= (likes.test(sentence) ? severalWords : fewWords) &&
    !/[?:]|\bn(?:ot?|icht|on|iet)\b/i.test(sentence)
  );
}

const [fewWords, severalWords] = [4, 8] as const;
const likes = regex("iu")`
  (?<!\p{L})(?:
    good|fine|great|nice|cool|perfect|sounds|works|please|pls|yes|yeah|sure|gut|passt|gern\p{L}*|super|prima|bitte|ja
    |bien|parfait|oui|va bene|perfetto|vale|perfecto|goed|graag
  )(?!\p{L})
`;

/** `lunchbreak`, and nothing else: which seats there are, or how the game stands. */
async function withGameAsked(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const [item, another] = items;
  if (item === undefined || another !== undefined || !/^\W*[\w-]+\W*$/.test(item.line))
    return items;
  const open = await gameMentioned(session, item.line);
  if (open === null || !saysOnlyName(open.game.name, item.line)) return items;
  const { name: game, status } = open.game;
  return status === "forming"
    ? [{ ...asked(item, item.line, { kind: "openings" }), form: "openings" }]
    : [{ ...asked(item, item.line, { kind: "status", game }), form: "status" }];
}

function asked({ number }: BodyItem, line: string, statement: Statement) {
  return { kind: "statement", number, line, statement } as const;
}
