/**
 * What the reply says last: that nothing was done where a GM asked for nothing, what was meant for another game, why a
 * mail without proof gets no more; and remarks beside an answer are no orders that were not understood.
 */

import { isComplete } from "../../game/index.js";
import {
  deniedIn,
  holdsOff,
  isExclaimed,
  isTalk,
  looksLikeOrder,
  needsNobody,
  orderComplaintKinds,
  pauseSaid,
  placeLeft,
  placesIn,
  sentencesOf,
  takesBackAbove,
  typesNamed,
  withoutSecrets,
} from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { type AnsweredInWords, questionText, type ReplyItem } from "../../report/index.js";
import { flat, regex } from "../../util/index.js";
import { mailReadMax } from "../limits.js";
import { gamesOf } from "../records/games.js";
import { sceneOf } from "../records/scenes.js";
import { openGame } from "../session/games.js";
import { askedFirst, askMeant } from "../session/grave.js";
import { gameMentioned } from "../session/mentioned-game.js";
import {
  answerPlainly,
  cutTalk,
  dropItems,
  dropTalk,
  noteTalk,
  withoutTalk,
} from "../session/outcomes.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { powerOf } from "../session/speaker.js";
import { isUnknown, speaksAsGm, writingGm } from "../session/statements.js";
import { leaningIn } from "../session/texts/mail-parts.js";
import { ownText } from "../session/texts/own-text.js";
import { tellsInvited, tellsStranger } from "./entering/strange-mails.js";
import { tellsSeatKept } from "./facts/seat-kept.js";
import { tellsNotPlayed } from "./facts/turn-believed.js";
import { isNoOrder } from "./likely-questions.js";
import { partOf } from "./orders/spoken/unread-sentences.js";

export async function closeReply(session: Session): Promise<void> {
  withoutKept(session);
  await asTheirOwn(session, async () => passOverTalk(session));
  if (session.thread.recalled !== null) return;
  remarksAsTalk(session);
  tellHeldOff(session);
  tellInQuotation(session);
  await tellOtherGame(session);
  await tellsNotPlayed(session);
  await tellsSeatKept(session);
  await tellNotProved(session);
}

/** What is shown as a command is not told as unread. */
function withoutKept(session: Session): void {
  const kept = session.reply.items.flatMap((item) =>
    item.kind === "refused" && askedFirst(item) !== null ? [flat(item.line)] : [],
  );
  dropTalk(session, (words) => kept.includes(flat(words)));
}

/** `No Belgium, then. I shall remember that.`: nothing of it is an order that was not understood. */
function passOverTalk(session: Session): void {
  const { reply, grave } = session;
  const { items, skipped } = reply;
  const board = session.sender.speaker?.game.board;
  if (board === undefined) return;
  const isNoOrderMeant = (item: ReplyItem): item is Complained => {
    if (item.kind !== "complaint" || !(item.complaint.kind in orderComplaintKinds)) return false;
    const line = sentenceOf(item, items);
    if (looksLikeOrder(line) || mayBeOwed(session, line)) return false;
    // `Edinburgh up as well`, of a unit that is its writer's
    if ("unit" in item.complaint && item.complaint.unit && placeLeft(board, line) !== null)
      return false;
    if (isExclaimed(board, line)) return true;
    const leaning = leaningIn(session, line);
    const isNamed = placesIn(board, line).length > 0;
    if (leaning === null || leaning.sureness < (isNamed ? sure : fairly)) return false;
    if (leaning.share("order", "supposition") >= fewest) return false;
    return !isNamed || line.split(/\s+/).length >= words;
  };
  const talk = items.filter(isNoOrderMeant);
  asTalk(
    session,
    talk,
    talk.map((item) => sentenceOf(item, items)),
  );
  const others = skipped.filter(({ kind }) => kind !== "talk");
  const isAll = items.length === 0 && skipped.length - others.length === talk.length;
  if (talk.length === 0 || !isAll || reply.isUseful || grave.waiting.length > 0) return;
  // Whoever only exclaims is answered kindly.
  if (talk.every((item) => "line" in item && isExclamation(board, item.line)))
    skipped.splice(0, Infinity, ...others, { kind: "farewell", lines: 1, isIdle: true });
}

/** `Oh well, Budapest then!` of somebody who has to retreat: a retreat or a build is said in few words. */
function mayBeOwed({ sender }: Session, line: string): boolean {
  const { speaker } = sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || speaker.game.game.phase.kind === "M") return false;
  const { board, game } = speaker.game;
  const namesOne = placesIn(board, line).length > 0 || typesNamed(line).length === 1;
  return namesOne && !isComplete(game, board, power);
}

function isExclamation(board: Board, line: string): boolean {
  return sentencesOf(line).every((each) => isExclaimed(board, each) || isTalk(board, each));
}

/** Tells such items as talk that says this, each line once. */
function asTalk(session: Session, talk: readonly ReplyItem[], said: readonly string[]): void {
  dropItems(session, (item) => talk.includes(item));
  const told = session.reply.skipped.flatMap((each) => ("first" in each ? [each.first ?? ""] : []));
  for (const first of said) {
    if (!told.some((each) => each.includes(first) || first.includes(each)))
      noteTalk(session, first);
  }
}

type Complained = Extract<ReplyItem, { kind: "complaint" }>;

/** The sentence that is complained of, where others of its line were read; or the line. */
function sentenceOf(item: Complained, all: readonly ReplyItem[]) {
  const part = partOf(item).trim();
  const isRead = all.some((each) => each.kind === "reading" && each.number === item.number);
  const sentences = isRead ? sentencesOf(item.line).map((each) => each.trim()) : [];
  const found = sentences.find((each) => part !== "" && each.includes(part));
  if (found !== undefined || part === "") return found ?? item.line.trim();
  // What goes on behind the sentence may have been read for itself.
  const [first = "", ...others] = sentencesOf(part).map((each) => each.trim());
  const isElsewhere = (said: string) =>
    all.some((each) => each.kind === "reading" && flat(each.line).includes(flat(said)));
  const begun = others.every(isElsewhere) ? sentences.find((each) => each.includes(first)) : null;
  return begun ?? item.line.trim();
}

/**
 * So sure must it be, and less so of what names no place; no more of the line may order anything; a place in fewer
 * words may begin an order.
 */
const [sure, fairly, fewest, words] = [0.88, 0.7, 0.1, 4] as const;

/** `Lukas has been up until midnight with this`, beside a question that was answered, orders nothing. */
function remarksAsTalk(session: Session): void {
  const { reply, sender } = session;
  const { items } = reply;
  const { speaker } = sender;
  // `Italy doesn't get a share`, beside the draw that is offered, is a remark as well.
  const isDone = items.some(({ kind }) => kind === "done");
  const isTold = isDone || items.some(isAnswer) || session.grave.waiting.length > 0;
  if (speaker === null || !isTold) return;
  const { board } = speaker.game;
  // Beside orders, what names a place may be one.
  const most = items.some(({ kind }) => kind === "reading") ? 0 : 1;
  const sentences = sentencesOf(ownText(session).replace(/\s+/g, " ").slice(0, mailReadMax));
  const isTale = ({ line }: { readonly line: string }) =>
    most > 0 &&
    sentencesOf(line.replace(/\s+/g, " ")).every((part) =>
      sentences.some((each) => past.test(each) && each.includes(part.trim())),
    );
  const isRemark = (item: ReplyItem): item is Complained => {
    if (item.kind !== "complaint") return false;
    // `Munich supported Ruhr into Burgundy, and you say it bounced`, below what tells why.
    if (isTale(item) && !looksLikeOrder(item.line)) return true;
    if (!isNoOrder(item)) return false;
    if (looksLikeOrder(item.line) || unit.test(item.line)) return false;
    if (most === 0 && item.complaint.kind !== "not-an-order") return false;
    return placesIn(board, partOf(item)).length <= most;
  };
  const talk = items.filter(isRemark);
  asTalk(
    session,
    talk,
    talk.map(({ line }) => line),
  );
}

const past = regex("iu")`
  \b(?:
    supported|bounced|attacked|moved|went|got|held|cut|dislodged|ordered|told|was|were|had
    |did(?:n['\u2019]t)?|failed|unterstützte|prallte|war|waren|hatte|wurde|kam|soutenu|rebondi
    |était|allée?|apoyó|rebotó|estaba|fue|appoggiat[oa]|rimbalzat[oa]|era|andat[oa]|steunde|botste
    |ging
  )\b(?!\s+(?:to|nach|à|a|naar)\b)
`;

/** `A Mar yodels` */
const unit = /^\W*(?:army|fleet|[af])\.?\s+\p{L}{2}/iu;

function isAnswer({ kind }: ReplyItem): boolean {
  return kind === "answer" || kind === "text";
}

/** `Don't do anything for now`, from a GM: nothing was done, and that is what they want to read. */
function tellHeldOff(session: Session): void {
  const { reply, grave } = session;
  if (writingGm(session) === null || grave.waiting.length > 0) return;
  if (reply.items.some(({ kind }) => kind === "done")) return;
  const isAlone = reply.items.length === 0;
  const rests = session.sender.speaker?.game.game.status === "paused";
  const line = sentencesOf(
    withoutSecrets(ownText(session)).replace(/\s+/g, " ").slice(0, mailReadMax),
  ).find(
    (each) =>
      holdsOff(each) ||
      (isAlone && (needsNobody(each) || takesBackAbove(each) || deniedIn(each) === "deed")) ||
      (rests && pauseSaid(each)),
  );
  if (line !== undefined) answerWith(session, line.trim(), "held-off");
}

/** `Please see my answers below in the text`: nothing that stands within a quoted letter is read. */
function tellInQuotation(session: Session): void {
  const { reply } = session;
  const isQuoting = reply.skipped.some(({ kind }) => kind === "quote" || kind === "edited-quote");
  if (!isQuoting || reply.items.some(({ kind }) => kind === "reading" || kind === "done")) return;
  const own = ownText(session).replace(/\s+/g, " ").slice(0, mailReadMax);
  const line = sentencesOf(own).find((each) => within.test(each));
  if (line !== undefined) answerWith(session, line.trim(), "in-quotation");
}

const within = regex("iu")`
  \b(?:
    (?:answers?|orders?|comments?|remarks?|repl(?:y|ies)|moves?|notes?)\b[^.?!]{0,30}\b(?:
      below|inline|in[- ]line|in the text|within|between the lines|in between|underneath
      |in (?:red|blue|green|bold|capitals)|beneath
    )
    |(?:see|look) (?:below|inline|underneath|within)
    |(?:antworten|befehle|züge|anmerkungen)\b[^.?!]{0,30}\b(?:unten|im text|darunter|dazwischen)
    |siehe unten|(?:réponses?|ordres|remarques)\b[^.?!]{0,30}(?:ci-dessous|plus bas|dans le texte)
    |voir ci-dessous|(?:respuestas?|órdenes)\b[^.?!]{0,30}\b(?:abajo|en el texto)|ver abajo
    |(?:risposte|ordini)\b[^.?!]{0,30}\b(?:sotto|nel testo)|vedi sotto
    |(?:antwoorden|orders|zetten)\b[^.?!]{0,30}\b(?:hieronder|in de tekst)|zie (?:hieronder|onder)
  )(?!\p{L})
`;

/** `It's essen that needs until Monday`, in an answer to a letter of another game that they run, too. */
async function tellOtherGame(session: Session): Promise<void> {
  const { context, tx, from, sender, reply } = session;
  const { speaker } = sender;
  if (speaker === null || !speaksAsGm(session)) return;
  const { name: own } = speaker.game.game;
  const others = (await gamesOf(context, tx, from)).filter(({ name }) => name !== own);
  if (others.length === 0 || reply.items.some((item) => item.kind === "done")) return;
  const sentences = sentencesOf(
    withoutSecrets(ownText(session)).replace(/\s+/g, " ").slice(0, mailReadMax),
  );
  for (const { name } of others) {
    const isNamed = (game: string, each: string) =>
      new RegExp(`(?<![\\w-])${game}(?![\\w-])`, "i").test(each);
    // `It was the mayo crowd that stopped, not sligo` tells which of the two is meant.
    const line = sentences.find(
      (each) => isNamed(name, each) && !isNamed(own, each) && !themselves.test(each),
    );
    if (line !== undefined) answerWith(session, line.trim(), "other-game", [name]);
  }
}

/** `I'll see to mayo myself.` */
const themselves = regex("iu")`
  \bi(?:['\u2019]ll| will| shall|['\u2019]ve| have)\b.*\bmyself\b|\bselbst\b|\bmoi-même\b
  |\byo mism[oa]\b|\bio stess[oa]\b|\bzelf\b
`;

/** A stranger who names a game: what they wanted of it nobody did, and why. */
async function tellNotProved(session: Session): Promise<void> {
  const { context, mail, reply } = session;
  if (await tellsOutOfGame(session)) return;
  if (!isUnknown(session)) return;
  for (const tells of [tellsInvited, tellsNoSeat, tellsStranger]) if (await tells(session)) return;
  const at = reply.items.findIndex(
    (item) => item.kind === "refused" && item.refusal.kind === "sign-on-first",
  );
  const open = at < 0 ? null : await gameMentioned(session, mail.text);
  const refused = reply.items[at];
  if (open === null || refused?.kind !== "refused") return;
  const text = questionText(context.catalogue, sceneOf(context, open.game, null), "not-proved");
  reply.items.splice(at, 1, { kind: "answer", line: refused.line, text, pointsBelow: false });
}

/** Who has lost their seat, and pleads or orders in its thread: that nothing counts, and how to come back. */
async function tellsOutOfGame(session: Session): Promise<boolean> {
  const { context, tx, from, mail, reply, sender } = session;
  const { unseated, speaker, candidate } = sender;
  if (speaker !== null || candidate !== null || unseated?.kind !== "stale-letter") return false;
  if (unseated.isGone !== true) return false;
  const open = await openGame(session, unseated.game);
  const isMember = open?.game.members.some(({ address }) => address === from) ?? true;
  if (open === null || isMember || (await gamesOf(context, tx, from)).length > 0) return false;
  if (reply.items.some(({ kind }) => kind === "done")) return false;
  reply.items.splice(0);
  withoutTalk(session);
  const [line = ""] = sentencesOf(ownText(session).replace(/\s+/g, " "));
  answerPlainly(session, line.trim() || mail.subject, "out-of-game", { game: open.game });
  if (open.game.status === "active" || open.game.status === "paused")
    askMeant(session, line.trim(), [`STANDBY ${open.game.name}`]);
  return true;
}

/** Orders, and words for players, from somebody who has a seat nowhere. */
async function tellsNoSeat(session: Session): Promise<boolean> {
  const { context, tx, from, mail, reply } = session;
  const isForPlayers = (item: ReplyItem) =>
    (item.kind === "refused" && item.refusal.kind === "sign-on-first") ||
    (item.kind === "complaint" && item.complaint.kind === "not-offered");
  const [first] = reply.items.filter(isForPlayers);
  if (first === undefined || !("line" in first) || (await gamesOf(context, tx, from)).length > 0)
    return false;
  if ((await gameMentioned(session, mail.text)) !== null) return false;
  dropItems(session, isForPlayers);
  answerPlainly(session, first.line, "no-seat");
  return true;
}

function answerWith(
  session: Session,
  line: string,
  kind: AnsweredInWords,
  games: readonly string[] = [],
): void {
  answerPlainly(session, line, kind, { games });
  cutTalk(session, (words) => words.replace(line, "").trim());
}
