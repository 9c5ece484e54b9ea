/**
 * A mail that answers a message is a message, for those who had the other: unless it holds orders or commands, which
 * are for the judge. What may be both goes to nobody.
 */

import type { PressTarget } from "../../../../game/index.js";
import {
  type Body,
  type Intent,
  isOwnWish,
  isSurely,
  isWanting,
  passedOn,
  type Question,
  readBody,
  sentencesOf,
} from "../../../../language/index.js";
import { answeredPressText } from "../../../../report/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import { refuseLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, stageFor } from "../../../session/speaker.js";
import { ask } from "../../../session/statements.js";
import {
  bewilders,
  isForJudgeAlone,
  learnedTurnAt,
  tellsNobody,
} from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { correctsOrders } from "../changes-orders.js";
import { bargains, maySpeakToJudge, plain, speaksToJudge, weighIn } from "../for-the-judge.js";
import { greetsMany, opensLetter } from "../greetings.js";
import {
  allSentAtOnce,
  asksToSend,
  isConfidential,
  isOneReader,
  wantsUnsigned,
} from "../kept-message.js";
import { isAllTalk, isTalkOf, ordersIn, tellsBuilds } from "../ordering/orders-in.js";
import { mayTellUnits, tellsOfUnits } from "../ordering/units-told.js";
import { confidedTo } from "../readers/confided.js";
import { hiddenIn } from "../readers/hidden-from.js";
import { otherReadersQuoted } from "../readers/quoted-readers.js";
import { readersIn } from "../readers/readers.js";
import { wordsForOthers } from "../readers/same-for.js";
import { speaksOfReaders } from "../told/asked-of-judge.js";
import { turnsBack } from "../told/tellings.js";
import { toldIn } from "../told-message.js";
import { nameAhead } from "../words/called.js";
import { tellsEachAlone } from "../words/each-alone.js";
import { requestedIn } from "../words/requested.js";
import { withoutContacts } from "../words/signed.js";
import { opensTelling } from "../words/speech.js";
import { turnsToJudgeAt } from "../words/turns-to-judge.js";
import {
  agreedUpTo,
  asksJudgeToo,
  asksToTell,
  hasWords,
  headsAnother,
  toldTo,
} from "./answer-parts.js";
import { agreesBeside, asksToPart, besideOrders } from "./beside-orders.js";
import { calledFirst, greetedAmong, isForMore, meantIn } from "./whom-answered.js";

/**
 * Sends the mail's words to those who had the message that it answers. False where it is for the judge, or what is left
 * of it: from a line on that greets the judge, nobody else reads it.
 */
export function passOn(session: Session): boolean {
  const { mail, thread, sender } = session;
  const { readers } = thread;
  const { speaker } = sender;
  if (readers === null || speaker === null) return false;
  const text = ownText(session);
  const turn = turnsToJudgeAt(text);
  // Whoever calls somebody by name, agrees or confides something speaks to them first.
  const speaksFirst =
    nameAhead(text) !== null || opensLetter(text) || opensTelling(text) || isConfidential(text);
  const agreed = agreedUpTo(text, turn);
  const isSaidToThem =
    speaksFirst ||
    (isOneReader(readers) && sentencesOf(text).some((each) => isSaidTo(speaker, readers, each)));
  if (!isSaidToThem && agreed <= 0 && isForJudgeAlone(session)) {
    thread.isForJudge = agreesBeside(text) || ordersIn(speaker, readBody(text)) === 0;
    return false;
  }
  const turned = agreed > 0 ? agreed : turn;
  const at = turned < 0 ? learnedTurnAt(session) : turned;
  if (at < 0) return passOnWhole(session, speaker, readers);
  session.mail = { ...mail, text: text.slice(0, at).trim() };
  const isPassedOn = passOnWhole(session, speaker, readers);
  const left = isPassedOn ? "" : `${session.mail.text}\n\n`;
  session.mail = { ...mail, text: `${left}${text.slice(at)}` };
  return false;
}

/** `Could you write that in English?`: it speaks to the readers, and asks nothing that only the judge can answer. */
function isSaidTo(speaker: Speaker, readers: PressTarget, sentence: string): boolean {
  const { judge, player } = weighIn(speaker, readers, sentence);
  const isToTell = passedOn(sentence) !== null || toldIn(speaker, { line: sentence }) !== null;
  return player >= plain && player > judge && !isToTell;
}

function passOnWhole(session: Session, speaker: Speaker, answered: PressTarget): boolean {
  const isParted = asksToTell(session, speaker, answered);
  const { mail } = session;
  if (isParted && !hasWords.test(ownText(session))) return false;
  const pasted = otherReadersQuoted(speaker, answered, mail.text);
  const [readers, isPasted] = [pasted ?? answered, pasted !== null];
  const { letters } = session.thread;
  const body = readBody(mail.text, letters);
  const text = withoutContacts(toldTo(speaker, readers, ownText(session)));
  if (text === "" || body.items.some(({ kind }) => kind === "statement")) return false;
  const isLetter = opensLetter(text) || isConfidential(text);
  if (!isLetter && (isBack(speaker, text) || asksForOrders(session, speaker, text))) {
    session.thread.isForJudge = true;
    return false;
  }
  const orders = ordersIn(speaker, body);
  // Whoever tells an ally of moves may be lying.
  const mayOrder = orders > 0 || sentencesOf(text).some((each) => tellsOfUnits(speaker, each));
  const doubt = { isParted, mayOrder };
  if (
    correctsOrders(speaker, text) ||
    (!isLetter && (isForJudge(body) || asksOfOwnOrders(body, text))) ||
    headsAnother(speaker, text, orders > 0)
  ) {
    session.thread.isForJudge = true;
    return false;
  }
  // `..., and also change Trieste to Albania`, beside what the judge is to tell.
  if (isParted && mayOrder && !bargains(text)) return false;
  if (orders === 0 && !isLetter && asksJudgeToo(session, speaker, readers, text, doubt))
    return false;
  const weighed = session.thread.wasAsked ? ({ kind: "all" } as const) : readers;
  const asksJudge =
    !mayOrder &&
    !isParted &&
    (speaksToJudge(speaker, weighed, ownText(session)) ||
      (readers.kind === "all" && asksNobodyElse(session, speaker, text)));
  if (asksJudge && !isLetter) {
    session.thread.isForJudge = true;
    return false;
  }
  return sendsOrAsks(session, speaker, readers, { body, text, isDoubted: isPasted || isParted });
}

/** `Don't do anything else yet`, behind what was told. */
function isBack(speaker: Speaker, text: string): boolean {
  return sentencesOf(inOneLine(text)).every((each) => turnsBack(speaker, each.trim()));
}

/** `Thank you. I should like a new army in Budapest, please. And when is spring due?`: nothing of it is for others. */
function asksForOrders(session: Session, speaker: Speaker, text: string): boolean {
  const isOrder = (line: string) =>
    isWanting(line) && !isTalkOf(line) && ordersIn(speaker, readBody(line)) > 0;
  if (tellsBuilds(speaker, text)) return true;
  return tellsNobody(session) && sentencesOf(inOneLine(text)).some((each) => isOrder(each.trim()));
}

/** What the message is, and may it be for others, or only a part of the mail? */
interface Answer {
  readonly body: Body;
  readonly text: string;
  readonly isDoubted: boolean;
}

/** Sends such an answer, or asks about it; false where all of it is orders. */
function sendsOrAsks(
  session: Session,
  speaker: Speaker,
  readers: PressTarget,
  { body, text, isDoubted }: Answer,
): boolean {
  const orders = ordersIn(speaker, body);
  const isTalk = orders > 0 && isAllTalk(speaker, body);
  if (orders > 0 && orders === body.items.length && !isTalk) {
    session.thread.isForJudge = agreesBeside(text);
    return false;
  }
  if (orders > 0 && !isTalk) {
    const beside = besideOrders(session, speaker, body);
    const isForJudgeToo =
      tellsNobody(session) || (beside !== null && speaksToJudge(speaker, readers, beside));
    if (isForJudgeToo) {
      session.thread.isForJudge = true;
      return false;
    }
    if (asksToPart(session, speaker, readers, body)) return true;
    refuseLine(session, "", { kind: "press-or-orders" });
  } else if (speaker.game.game.settings.gunboat) {
    refuseLine(session, "", { kind: "unclosed-press" });
  } else if (isTalk || mayTellUnits(speaker, text)) {
    const line = body.items[0]?.line ?? "";
    const to = meantIn(speaker, readers, text);
    if (asksToSend(session, speaker, { to, text, line, mayBe: "orders" })) return true;
  } else if (isDoubted || leavesDoubt(session, speaker, readers, text)) {
    const line = body.items[0]?.line ?? "";
    const to = meantIn(speaker, readers, text);
    const mayBe = session.thread.mayAnswerJudge ? "either" : "message";
    if (asksToSend(session, speaker, { to, text, line, mayBe })) return true;
  } else if (
    sendsAnswer(session, speaker, readers, body.items[0]?.line ?? text.split("\n", 1)[0]!, text)
  )
    return true;
  session.reply.items.push({ kind: "returned-press", text });
  return true;
}

/** May some of the words be for somebody else, or none of the writer's? */
function leavesDoubt(
  session: Session,
  speaker: Speaker,
  readers: PressTarget,
  text: string,
): boolean {
  return (
    session.thread.quotesLoosely ||
    session.thread.mayAnswerJudge ||
    wantsUnsigned(session) ||
    (readers.kind === "all" && !isGm(speaker) && !speaksToAll(speaker, ownText(session))) ||
    greetedAmong(speaker, readers, text) !== null ||
    hiddenIn(speaker, text).from.length > 0 ||
    wordsForOthers(speaker, text) !== null ||
    maySpeakToJudge(speaker, readers, ownText(session)) ||
    confidedTo(speaker, text) !== null ||
    isForMore(readers, text) ||
    speaksOfReaders(speaker, readers, text) ||
    (!isOneReader(readers) && callsOne.test(text)) ||
    sentencesOf(text).some((each) => requestedIn(each) !== null) ||
    (isConfidential(text) && !isOneReader(readers))
  );
}

/** `Huh? What is this?` */
function asksNobodyElse(session: Session, speaker: Speaker, text: string): boolean {
  const isToNobody = calledFirst(speaker, text) === null && !speaksToAll(speaker, text);
  return isToNobody && bewilders(session) && !bargains(text);
}

/** An answer to words for everybody goes to them all where it says that it does; else it may be for one. */
function speaksToAll(speaker: Speaker, text: string): boolean {
  return greetsMany(text) || readersIn(speaker, text)?.kind === "all" || toMany.test(text);
}

const toMany = regex("iu")`
  (?<!\p{L})(?:
    you (?:all|lot|guys)|y['\u2019]all|ihr|euch|eure?[mnrs]?|vosotr[oa]s|os|ustedes
    |voi|vi|vostr\p{L}+|jullie|glhf|good luck|good game
  )(?!\p{L})
`;

/** `Lorenzo, I am willing to listen`, in an answer to a message for all: perhaps it is for him alone. */
const callsOne = regex("u")`
  (?:^|[.!?]\s+)(?!
    (?:
      Well|Thanks|Sorry|Okay|Sure|Yes|No|Hello|Hi|Hallo|Danke|Merci|Gracias|Grazie|Nein|Gut|Bon
      |Bueno|Allora|Everyone|Everybody|Friends|All|Folks|Guys|Ragazzi|Amigos|Leute
    )(?!\p{L})
  )\p{Lu}\p{Ll}{2,12}, (?:[iI]|you|we|ich|du|wir|je|tu|vous|yo|t\u00fa|io|ik|jij)(?!\p{L})
`;

/** Sends the words to those who had the message, where the game takes them. */
function sendsAnswer(
  session: Session,
  speaker: Speaker,
  to: PressTarget,
  line: string,
  text: string,
): boolean {
  if (tellsEachAlone(line) && allSentAtOnce(session, [{ to, text, line, mayBe: "message" }]))
    return true;
  if (!ask(session, { kind: "press", to, shown: null, color: null, text }, line)) return false;
  const told = answeredPressText(...stageFor(session, speaker), true);
  session.reply.items.push({ kind: "text", text: told });
  return true;
}

/** `Could you send me all of this once a day?`: what only the judge can do, said below a message of somebody else's. */
export function isForJudge({ items }: Body): boolean {
  return items.some(
    (item) => item.kind === "question" && (isOfLetters(item.question) || resigns(item.question)),
  );
}

/** `Bothnia stays where it is. What have you noted for me?`, without a word to anybody else. */
function asksOfOwnOrders({ items }: Body, text: string): boolean {
  return (
    !bargains(text) &&
    items.some(
      ({ kind, ...item }) =>
        kind === "question" &&
        "question" in item &&
        item.question.intent === "received" &&
        isSurely(item.question),
    )
  );
}

/** `Word of honour!` asks for no password. */
function isOfLetters({ intent, about }: Question): boolean {
  return ofLetters.has(intent) && (about.includes("?") || about.split(/\s+/).length > 2);
}

/** `Sorry, I have to drop out`: the others learn of it when it is done. */
function resigns({ intent, about }: Question): boolean {
  return intent === "leave" && !about.includes("?") && isOwnWish(about, intent);
}

const ofLetters: ReadonlySet<Intent> = new Set<Intent>([
  ...(["digest", "letters", "no-mail", "zone", "address", "password", "login"] as const),
  ...(["forget-me", "copies", "home-letters", "reminders"] as const),
]);
