/** Words that take back what waits for an answer, or a vote: `forget it, I'm staying`, `never mind the draw`. */

import {
  absenceTakenBack,
  type BodyItem,
  behindPlainNo,
  consentSaid,
  declinesOffer,
  meantNoOrder,
  needsNobody,
  placesIn,
  questionOrText,
  readBody,
  sentencesOf,
  takesBackWish,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import { awaitedAnswer, lookAsked, lookAwaited } from "../../identity/codes.js";
import { askMeant, isAsking } from "../../session/grave.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { messagesIn } from "../../session/texts/press-blocks.js";
import { carryOutStatement } from "../dispatch.js";
import { linesIn, questionsWaiting } from "../orders/kept-mail.js";
import { offersToTakeBack } from "../wishes/offers.js";

/**
 * Takes back what the item says is not wanted any more, and gives what it orders or asks besides; null where it says
 * nothing of the kind.
 */
export async function leftOfTakenBack(
  session: Session,
  item: BodyItem,
  isAlone: boolean,
): Promise<readonly BodyItem[] | null> {
  if (await takesBackDone(session, item)) return [];
  if (await takesBackVote(session, item, isAlone)) return [];
  if (!(await takesBackAsked(session, item))) return null;
  await carryOutStatement(session, { kind: "decline" }, item.line);
  const board = session.sender.speaker?.game.board;
  // `Forget what I said about leaving, I stay. Trieste holds.`
  return sentencesOf(item.line)
    .filter((each) => !takesBackWish(each) && !declinesOffer(each))
    .filter((each) => board !== undefined && placesIn(board, each).length > 0)
    .map((each) => questionOrText(item.number, each.trim()));
}

/** `Please undo that`, in answer to a letter that tells what was done, and what takes it back. */
async function takesBackDone(session: Session, { line }: BodyItem): Promise<boolean> {
  const [letter = ""] = session.thread.letters;
  if (/^\W*\p{Lu}{3}/u.test(line) || !sentencesOf(line).some(takesBackWish)) return false;
  const said = letter.replace(/\s+/g, " ");
  const [, moved] = movedFrom.exec(said) ?? [];
  if (moved !== undefined && speaksAsGm(session)) {
    askMeant(session, line, [`SET DEADLINE ${moved}`]);
    return true;
  }
  const [, command] = takenBackBy.exec(said) ?? [];
  if (command === undefined) return false;
  for (const item of readBody(command, []).items)
    if (item.kind === "statement") await carryOutStatement(session, item.statement, line);
  return true;
}

const movedFrom = /The deadline was \p{L}+ (\p{L}+ \d+ \d{4} \d+:\d+ [\w/+-]+); it is now/u;

/** What stands below each letter while somebody waits, tells of no wish of the mail before. */
const takenBackBy = /(?<!is set for you[:;] (?:SET )?)\b((?:SET )?NO [A-Z]{4,}) takes that back/;

/** `Forget it, I'm staying`, in answer to a letter that asks. */
async function takesBackAsked(session: Session, item: BodyItem): Promise<boolean> {
  const { kind, line } = item;
  const isCommand = kind === "statement" && item.said === undefined;
  if (isCommand || kind === "consent") return false;
  const sentences = sentencesOf(line);
  if (absenceTakenBack(line)) return (await linesAwaited(session)).startsWith("SET ABSENCE");
  if (sentences.some(needsNobody)) return /^REPLACE\b/m.test(await linesAwaited(session));
  const back = sentences.filter((each) => takesBackWish(each) || declinesOffer(each));
  if (back.length === 0 || (await speaksOfOthers(session, back.join(" ")))) return false;
  return (await awaitedAnswer(session)) !== null;
}

/** `That was not an order!`, whatever letter the mail answers: what may be one waits no more. */
export async function dropOrdersNotMeant(session: Session): Promise<void> {
  const said = sentencesOf(session.mail.text).filter(meantNoOrder);
  const lines = said.length === 0 ? null : linesIn(await questionsWaiting(session), true);
  if (lines === null || messagesIn(lines.asked.text) !== "") return;
  session.thread.asked = await session.tx.confirmations.take(lines.hash, session.now);
  await carryOutStatement(session, { kind: "decline" }, said.join(" "));
  const text = said.reduce((left, each) => left.replace(each, ""), session.mail.text);
  session.mail = { ...session.mail, text };
}

/** `No, I only want to be reminded`: what was asked is dropped, whatever becomes of the rest. */
export async function dropRefused(session: Session): Promise<void> {
  const { sender, thread } = session;
  const own = ownText(session);
  const rest = behindPlainNo(flat(own));
  if (rest === null || isAsking(session) || thread.change !== null) return;
  const asked = await lookAsked(session);
  const board = sender.speaker?.game.board;
  if (asked === null || board === undefined || consentSaid(rest, false) === true) return;
  // Whoever puts a mail right wrote it.
  if (asked.kind === "mail" && placesIn(board, own).length > 0) return;
  await carryOutStatement(session, { kind: "decline" }, own);
}

/** `Forget what I said about Trieste, it goes to Albania`, where nothing of Trieste waits. */
async function speaksOfOthers(session: Session, said: string): Promise<boolean> {
  const board = session.sender.speaker?.game.board;
  const places = board === undefined ? [] : placesIn(board, said);
  if (board === undefined || places.length === 0) return false;
  const waiting = placesIn(board, await linesAwaited(session));
  return !places.some((place) => waiting.includes(place));
}

/** The commands about which the letter asks that this mail answers; empty for none. */
async function linesAwaited(session: Session): Promise<string> {
  const asked = await lookAwaited(session);
  return asked?.kind === "lines" ? asked.text : "";
}

/** `Never mind the draw`, or no more than `nah, forget it`, where no letter asks anything. */
async function takesBackVote(session: Session, item: BodyItem, isAlone: boolean): Promise<boolean> {
  const { kind, line } = item;
  if (kind === "statement" || kind === "complaint") return false;
  const goesOn = sentencesOf(line).some((each) => playsOn.test(each) && !playsOnNot.test(each));
  if (!goesOn && !takesBackWish(line)) return false;
  const isBrief = isAlone && line.trim().split(/\s+/).length <= brief;
  if (!goesOn && !isBrief && !ofVotes.test(line)) return false;
  return (await lookAwaited(session)) === null && offersToTakeBack(session, line);
}

/** `I'd rather play on`, from somebody whose vote would end the game. */
const playsOn = regex("iu")`
  (?<!\p{L})(?:
    (?:rather|prefer to|let['\u2019]?s|let us|want to|like to|going to) (?:
      play on|go on playing|keep (?:on )?playing|continue
    )
    |weiter(?:zu)?spielen|spielen? (?:\p{L}+ ){0,2}weiter|continuer (?:\u00e0 jouer|la partie|le jeu)
    |continuons|seguir jugando|sigamos jugando|continuar (?:la partida|jugando)
    |continuare (?:a giocare|la partita)|continuiamo|door ?spelen|speel (?:\p{L}+ )?door|verder ?spelen
  )(?!\p{L})
`;
const playsOnNot = regex("iu")`
  \?|(?<!\p{L})(?:if|unless|but|not|wenn|falls|nicht|aber|si|pas|mais|no|pero|se|non|ma|als|niet|maar
    |\p{L}+n['\u2019]t|can|may|could)(?!\p{L})
`;

const brief = 7;
const ofVotes = regex("iu")`
  \b(?:
    draws?|vot\p{L}+|concession|remis|unentschieden|stimme|nulle|tablas|empate|voto|patta|pareggio
    |stem
  )(?!\p{L})
`;
