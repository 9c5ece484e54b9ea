/**
 * What a player or an observer asks or wishes, and nothing was made of: the reply shows it and offers to pass it on to
 * the GM, who is a human. Nothing is passed on before a CONFIRM.
 */
import { hasEnded, memberById, toGm } from "../../game/index.js";
import {
  asksHow,
  complains,
  daysSaid,
  deniedIn,
  type Intent,
  indirectlyAsked,
  isDoubtful,
  isIdleQuestion,
  isWanting,
  looksLikeOrder,
  namesNoEnd,
  placesIn,
  pointsOnly,
  powersIn,
  type Question,
  saysWhatNot,
  sentencesOf,
  takesSide,
  wishesWell,
} from "../../language/index.js";
import type { Board } from "../../map/index.js";
import type { ReplyItem, SkippedText } from "../../report/index.js";
import { flat, regex } from "../../util/index.js";
import { wishReadMax } from "../limits.js";
import { isAsking } from "../session/grave.js";
import {
  answerPlainly,
  cutTalk,
  dropItems,
  dropTalk,
  isBlank,
  noteTalk,
  withoutTalk,
} from "../session/outcomes.js";
import type { Session, Speaker } from "../session/session.js";
import { isGm, powerOf, roleOf } from "../session/speaker.js";
import { speaksAsGm, unprovedSeat } from "../session/statements.js";
import { leansToTalk, wantsSomething } from "../session/texts/mail-parts.js";
import { ownText } from "../session/texts/own-text.js";
import { ofAbsence } from "./messages/for-the-judge.js";
import { asksToSend } from "./messages/kept-message.js";
import { needsNoWait } from "./wishes/absence-offered.js";
import { isOwnWishForTime, ofOthersWishes } from "./wishes/wanted-time.js";

/** Offers to pass on what a player wishes and only a GM can grant, or say. True if it was offered. */
export function offerWish(session: Session, question: Question, line: string): boolean {
  const { intent, about } = question;
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed) return false;
  // Of days without an end, the judge asks until when; who can still play needs nothing.
  const isOpen = intent === "away" && (namesNoEnd(about) || needsNoWait(session, about));
  const isOwn =
    ofAbsence.has(intent) && !isOpen && isOwnWishForTime(about) && !asksOfTime(question);
  const isSeeking = intent !== "more-time" && isForGm(session, question);
  if (intent !== "conduct" && !isSeeking && !isOwn) return false;
  if (!plays(speaker) || grave.waiting.some((each) => each.startsWith("PRESS TO GM"))) return false;
  const hasMore = reply.items.some(({ kind }) => kind === "reading") || grave.waiting.length > 0;
  const text = hasMore ? about : ownText(session);
  if (!asksToSend(session, speaker, { to: toGm, text, line, mayBe: "wish" })) return false;
  if (hasMore) return true;
  withoutTalk(session);
  return true;
}

/** `Is there any way somebody else could be Turkey?`, of one's own seat. */
const seeking: ReadonlySet<Intent> = new Set<Intent>(["successor", "handover"]);

/** `Hold over Christmas? Say 20 Dec to 3 Jan`: no vote stops the game on a later day, but the GM can. */
function namesBreak(session: Session, { about }: Question): boolean {
  const texts = [about, ownText(session).slice(0, wishReadMax)];
  return !asksHow(about) && texts.some((each) => daysSaid(each) !== null);
}

/** Is the wish for the GM, with no answer beside it? */
export function isForGm(session: Session, question: Question): boolean {
  const { speaker } = session.sender;
  const { intent, about } = question;
  if (intent === "more-time") return !asksOfTime(question);
  if (speaker === null) return false;
  if (intent === "pause") return namesBreak(session, question);
  if (intent === "begin") return speaker.game.game.status === "forming" && anotherDay.test(about);
  if (isOfAnother(speaker, question)) return true;
  if (!seeking.has(intent)) return false;
  if (asksHow(about) || !about.includes("?") || !anybody.test(about)) return false;
  const own = powerOf(speaker);
  return powersIn(speaker.game.board, about).every((power) => power === own);
}

/** `Can one ask for more time?` wants to know, and wishes for none yet. */
function asksOfTime({ intent, about }: Question): boolean {
  return intent === "more-time" && impersonal.test(about);
}

const impersonal = regex("iu")`
  (?<!\p{L})(?:
    (?:can|may|could) (?:one|you|people|players|i|we) (?:ask|apply|request|vote)
    |is (?:there (?:a|any) way|it possible) to
    |kann man|k\u00f6nnen spieler|ist es m\u00f6glich|peut-on|est-il possible|est-ce qu['\u2019]on peut|se puede
    |es posible|si pu\u00f2|\u00e8 possibile|kan (?:je|men)|is het mogelijk
  )(?!\p{L})[^?]*\?
`;

/** `I would rather we began on the 16th` */
const anotherDay = regex("iu")`
  (?<!\p{L})(?:
    rather|prefer|better|later|earlier|sooner|only next|lieber|besser|sp\u00e4ter|fr\u00fcher|erst
    |pr\u00e9f\u00e9r\p{L}*|plut\u00f4t
    |plus (?:tard|t\u00f4t)|prefer\p{L}*|meglio|dopo|prima|mejor|m\u00e1s (?:tarde|pronto)|antes|liever|eerder
  )(?!\p{L})
`;

/** `Could Russia be replaced?`, `please throw Turkey out`, of a seat that is not the writer's. */
function isOfAnother(speaker: Speaker, { intent, about }: Question): boolean {
  if (roleOf(speaker) !== "player" || asksHow(about)) return false;
  if (!seeking.has(intent) && !(intent === "leave" && expelling.test(about))) return false;
  const own = powerOf(speaker);
  // `Kick the Russian out of Budapest`
  if (placesIn(speaker.game.board, about).length > 0) return false;
  const named = powersIn(speaker.game.board, about);
  return named.length > 0 && !named.some((power) => power === own);
}

const expelling = regex("iu")`
  (?<!\p{L})(?:
    kick\p{L}*|throw\p{L}*|boot|remove|expel|eject|ban|replace|get rid of|wirf|werf\p{L}*|schmei\u00df\p{L}*
    |entfern\p{L}*|ersetz\p{L}*|vir(?:e|er|ez)|exclu\p{L}*|remplac\p{L}*|ech(?:a|ar|en|ad)|expuls\p{L}*|sustitu\p{L}*
    |caccia\p{L}*|butta\p{L}*|escl[au]\p{L}*|sostitu\p{L}*|gooi\p{L}*|zet|vervang\p{L}*
  )(?!\p{L})
`;

/** Whoever has somebody in mind can send them here. */
const anybody = regex("iu")`
  (?<!\p{L})(?:
    (?:some|any)(?:body|one)|another (?:player|person)|a (?:replacement|substitute)|jemand\p{L}*
    |wer ander\p{L}*|ersatz\p{L}*|quelqu['\u2019]un|un rempla\p{L}+|alguien|otra persona|qualcuno
    |qualcun altro|iemand
  )(?!\p{L})
`;

function plays(speaker: Speaker): boolean {
  return !hasEnded(speaker.game.game) && roleOf(speaker) === "player";
}

/** `People keep asking for more time.` */
export function isWishOfOthers(intent: Intent, about: string): boolean {
  return intent === "more-time" && !about.includes("?") && ofOthersWishes.test(about);
}

/** Offers to pass on what a player complains of; a complaint is no order that was not understood. */
export function offerComplaint(session: Session): void {
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  if (speaker === null || grave.isConfirmed || !plays(speaker)) return;
  if (isAsking(session)) return;
  const words = ownText(session);
  const prose = words.split("\n").filter((each) => !looksLikeOrder(each));
  const told = sentencesOf(flat(prose.join(" ")))
    .filter(complains)
    .map(flat);
  const [line] = told;
  if (line === undefined) return;
  const isAll = !reply.items.some(({ kind }) => others.has(kind));
  const text = isAll ? words : told.join(" ");
  if (!asksToSend(session, speaker, { to: toGm, text, line, mayBe: "wish" })) return;
  const isOfIt = (said: string) => {
    const bare = flat(said).replace(/[\s.!?]+$/, "");
    return told.some((each) => bare.includes(each) || each.includes(bare));
  };
  dropItems(session, (item) => item.kind === "complaint" && isOfIt(item.line));
  dropTalk(session, isOfIt);
}

/** What a mail says beside its complaint. */
const others: ReadonlySet<ReplyItem["kind"]> = new Set(["reading", "answer", "done"] as const);

/** A player's question that may well be another is not answered: whether the GM is to have it is asked at the end. */
export function leavesToGm(session: Session, question: Question): boolean {
  const { speaker } = session.sender;
  const { about } = question;
  if (speaker === null || unprovedSeat(session) !== null || speaksAsGm(session)) return false;
  if (!about.includes("?")) return false;
  if (!isDoubtful(question, placesIn(speaker.game.board, about).length > 0)) return false;
  noteTalk(session, about);
  return true;
}

/** Offers it for all that is left, once; the lines that would go to the GM are told as unread no more. */
export function offerToGm(session: Session): void {
  const { sender, reply, grave } = session;
  const { speaker } = sender;
  // Lines that were confirmed are commands; a mail whose sender was asked for proof is read as it came.
  if (speaker === null || grave.isConfirmed || reply.question !== null) return;
  if (grave.waiting.some((each) => each.startsWith("PRESS TO GM"))) return;
  // `C'est possible ?`, from somebody whom the same mail has let in.
  if (memberById(speaker.game.before, speaker.member) === undefined) return;
  const unread = reply.skipped.filter(isTalk);
  const wanted = unread.flatMap((talk) => {
    const text = partWanted(session, speaker, talk.first);
    return text === null ? [] : [{ talk, text }];
  });
  if (wanted.length === 0) return;
  // A yes is said of what is asked, and not of what might be passed on besides.
  if (isGm(speaker) || grave.waiting.length > 0) {
    tellNotUnderstood(session, wanted);
    return;
  }
  const line = [...new Set(wanted.map(({ text }) => text))].join("\n");
  // A short mail that asks and no more goes whole, with what it tells of the matter.
  const whole = ownText(session);
  const isBrief = whole.length < Math.max(line.length * 2, wholeMax);
  const isAll = isBlank(session) && isBrief;
  const text = isAll ? whole : line;
  if (!asksToSend(session, speaker, { to: toGm, text, line, mayBe: "request" })) return;
  // What may go to the GM needs no second word.
  dropItems(session, (item) => item.kind === "complaint" && flat(text).includes(flat(item.line)));
  withoutTalkOf(session, isAll ? unread.map((talk) => ({ talk, text: talk.first })) : wanted);
}

const wholeMax = 200;

interface Wanted {
  readonly talk: UnreadTalk;
  readonly text: string;
}

/** What of a text that nothing was made of asks or wishes for something: its questions, or all of it. */
function partWanted(session: Session, { game: { board } }: Speaker, first: string): string | null {
  const { items } = session.reply;
  if (takesSide(first)) return first;
  const meant = sentencesOf(first).map((each) => each.trim());
  const wanted = meant.filter(
    (each) => !isIdleQuestion(each) && deniedIn(each) !== "deed" && wantsSomething(session, each),
  );
  if (wanted.join(" ").split(/\s+/).length >= fewestBeside) return wanted.join(" ");
  const questions = meant.filter(
    (each) =>
      asksSomething(board, each, items) &&
      !isAnsweredIn(items, each) &&
      (each.includes("?") || !leansToTalk(session, each)),
  );
  if (questions.length > 0) return questions.map(behindOrders).join(" ");
  // Beside orders people say all kinds of things; and what names two places may be an order, to be written anew.
  if (first.includes("?") || items.some(({ kind }) => kind === "reading")) return null;
  const words = first.trim().split(/\s+/).length;
  const isAlone =
    session.grave.waiting.length === 0 && !items.some(({ kind }) => answering.has(kind));
  const isWish = isAlone
    ? words >= fewestWords &&
      meant.some((each) => isWanting(each) && !wishesWell(each)) &&
      !saysWhatNot(first) &&
      (first.includes("?") || !leansToTalk(session, first))
    : words >= fewestBeside && requests.test(first) && session.grave.waiting.length === 0;
  return isWish && placesIn(board, first).length < 2 ? first : null;
}

/** `The ship goes to Brest, the army to Gascony, or should Paris help it?`: what asks, behind what may be orders. */
function behindOrders(sentence: string): string {
  const at = sentence.search(alternative);
  return at > 0 && sentence.slice(0, at).split(/\s+/).length > fewestBeside
    ? sentence.slice(at)
    : sentence;
}

const alternative = regex("iu")`
  (?<=,\s)(?:or|oder|ou|o|of)\s+(?:
    should|shall|could|can|must|soll|kann|muss|dois|faut|peut|debo|debe|deve|dovrei|moet|kan
  )(?=[^,?]*\?\s*$)
`;

/** `Is that allowed?` points to what stands elsewhere; in few words people ask for the board, or for nothing. */
function asksSomething(board: Board, sentence: string, items: readonly ReplyItem[]): boolean {
  if (isIdleQuestion(sentence) || pointsOnly(sentence)) return false;
  const words = sentence.split(/\s+/).length;
  const least = items.some(({ kind }) => answering.has(kind)) ? fewestBeside + 1 : fewestWords;
  if (!sentence.includes("?")) return words >= least && indirectlyAsked(sentence) !== null;
  const isOfBoard = placesIn(board, sentence).length + powersIn(board, sentence).length > 0;
  return words >= (isOfBoard ? fewestAsking : least);
}

function isAnsweredIn(items: readonly ReplyItem[], sentence: string): boolean {
  return items.some(
    (item) =>
      (item.kind === "answer" || item.kind === "refused") &&
      flat(item.line).includes(flat(sentence)),
  );
}

/** What is told of these words is told; what stands beside them stays unread. */
function withoutTalkOf(session: Session, told: readonly Wanted[]): void {
  cutTalk(session, (words, each) => {
    const text = told.find(({ talk }) => talk === each)?.text;
    if (text === undefined) return words;
    return sentencesOf(words)
      .map((one) => one.trim())
      .filter((one) => one !== "" && !text.includes(one))
      .join(" ");
  });
}

/** Whoever runs the game has nobody to ask: they are told that it was not understood. */
function tellNotUnderstood(session: Session, wanted: readonly Wanted[]): void {
  const { reply, grave } = session;
  const asked = wanted.filter(({ text }) => text.includes("?"));
  const isAsking = speaksAsGm(session) && grave.waiting.length > 0;
  if (asked.length === 0 || isAsking || reply.items.length === 0) return;
  answerPlainly(session, asked.map(({ text }) => text).join(" "), "not-understood");
  withoutTalkOf(session, asked);
}

/** Beside what was done, a sentence tells why. */
const answering: ReadonlySet<ReplyItem["kind"]> = new Set(["answer", "text", "done"] as const);

/** In fewer words people only greet, beside what they ask: `so I am France, right?` */
const [fewestWords, fewestBeside, fewestAsking] = [5, 6, 4] as const;

/** Beside an answer, only what clearly asks for something more. */
const requests = regex("iu")`
  \b(?:
    please(?! (?:be|bear|forgive|excuse)\b)|pls|could you|can you|would you|bitte
    |s'il (?:vous|te) plaît|por favor|per favore|alstublieft|graag
  )(?!\p{L})
`;

type UnreadTalk = SkippedText & { readonly kind: "talk"; readonly first: string };

function isTalk(text: SkippedText): text is UnreadTalk {
  return text.kind === "talk" && text.first !== undefined;
}
