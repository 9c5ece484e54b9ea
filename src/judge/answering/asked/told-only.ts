/** What people only tell in words that sound like a question or a wish: it asks for nothing, and is talk. */

import {
  asksToDoIt,
  asksWhatOfIt,
  complains,
  deniedIn,
  type Intent,
  isWanting,
  pointsOnly,
  type Question,
  sentencesOf,
  wishIn,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { isUnknown, speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { saidWhere } from "../../session/texts/said-where.js";
import { sentenceAbove } from "../../session/texts/sentence-above.js";
import { hasEntered } from "../entering/entry-wishes.js";
import { asksOnceMore } from "../messages/words/courtesies.js";
import { wishesToPlay } from "./table-talk.js";

/** Does it only tell of its writer, of somebody whom a GM brings, or why something is wished? */
export function isOnlyTold(session: Session, question: Question): boolean {
  return (
    isOfComer(session, question) ||
    isOfNobodysOrders(session, question) ||
    isStrangersTale(session, question) ||
    isReason(session, question) ||
    isUnwantedDraw(question)
  );
}

/**
 * `Does Burgundy help Marseilles? Is that possible?`: whether it is has been told of the words before it. And what
 * waits for a yes need not be asked for again.
 */
export function isOfAnswered(session: Session, { intent, about }: Question): boolean {
  const { mail, reply, grave } = session;
  // `Je participe avec plaisir. Comment ça marche ?`: all of it, and no seat alone.
  if (intent === "about" && hasEntered(session, "join")) return false;
  const isDone = reply.items.some(({ kind }) => kind === "done");
  const isAgain = asksToDoIt(about) || asksOnceMore(about);
  if ((grave.waiting.length > 0 || isDone) && isAgain) return true;
  // `He is ill, can you give him a few days? Let's say until Monday`
  const hasTime = grave.waiting.some((each) => /^(?:SET DEADLINE|EXTEND) /.test(each));
  if (intent === "more-time" && hasTime) return true;
  // `I'd like to run a game. What do you need from me?`
  if (intent === "duty" && reply.told.has("HOSTING")) return true;
  const isOfThat = asksWhatOfIt(about) || (ofThat.has(intent) && pointsOnly(about));
  if (!isOfThat) return false;
  const above = sentenceAbove(session, about);
  // What may be done about a complaint, the offer to pass it on says.
  const around = sentencesOf(flat(ownText(session))).find((each) => each.includes(flat(about)));
  if ([above, around ?? about].some(complains)) return true;
  const before = flat(mail.text.slice(0, Math.max(0, saidWhere(mail, about)))).trim();
  return reply.items.some(
    (item) => item.kind === "answer" && before !== "" && before.endsWith(flat(item.line).trim()),
  );
}

const ofThat: ReadonlySet<Intent> = new Set<Intent>(["legal", "normal", "wrong"]);

/** `Nobody here is asking for a draw` asks for no page on draws. */
function isUnwantedDraw(question: Question): boolean {
  const isDenied = question.intent === "draw" && deniedIn(question.about) === "deed";
  return isDenied && wishIn(question) === null;
}

/**
 * `Mein Mann ist gerade auf Montage`: somebody without a seat who tells where they are, or that they are back,
 * asks nothing.
 */
function isStrangersTale(session: Session, { intent, about }: Question): boolean {
  return isUnknown(session) && !about.includes("?") && tales.has(intent);
}

/** `My brother plays in vienna` hands no seat over. */
const tales: ReadonlySet<Intent> = new Set<Intent>(["away", "back", "handover"]);

/** `He'd like to have Italy`, of somebody whom a GM brings: no wish of the GM's own. */
function isOfComer(session: Session, { intent, about }: Question): boolean {
  return speaksAsGm(session) && wishesToPlay.has(intent) && !about.includes("?");
}

/** `He never writes`, of somebody in a game without orders as yet. */
function isOfNobodysOrders(session: Session, { intent, about }: Question): boolean {
  if (!speaksAsGm(session) || intent !== "orders" || about.includes("?")) return false;
  return session.sender.speaker?.game.game.status === "forming" && !isWanting(about);
}

/** `Could I have two days more? I am on a business trip`: why somebody wishes what the mail has brought already. */
function isReason(session: Session, question: Question): boolean {
  const { reply, grave } = session;
  const { intent, about } = question;
  // `Still silence. Lena has Turkey from now on.`: what a GM tells beside a wish says why.
  const isTold = speaksAsGm(session) && ofCourse.has(intent) && !isWanting(about);
  if (about.includes("?") || !(intent === "away" || isTold)) return false;
  // A message to others is no wish that this is the reason of.
  const hasDone = reply.items.some((item) => item.kind === "done" && item.event.kind !== "press");
  const hasWished = hasDone || grave.waiting.some((each) => !isMessage(each));
  return hasWished && wishIn(question) === null;
}

function isMessage(command: string): boolean {
  return /^(?:PRESS|BROADCAST)(?:\s|$)/.test(command);
}

/** How the game and its players are getting on. */
const ofCourse: ReadonlySet<Intent> = new Set<Intent>([
  "conduct",
  ...(["absences", "going-on", "missed", "late", "in-time", "everybody", "back", "wrong"] as const),
]);

/** `Don't say it was me`, beside no word of any vote, is about a message. */
export function isSecretOfNoVote(session: Session, { intent, about }: Question): boolean {
  return intent === "votes-seen" && !about.includes("?") && !ofVotes.test(ownText(session));
}

const ofVotes = regex("iu")`
  \b(?:
    draws?(?! (?:lots|straws|names)\b)|drawn|vot\p{L}+|votes?|tie|conced\p{L}*|remis|unentschieden
    |stimm\p{L}+|nulle?|tablas|empate|patta|pareggio|gelijkspel|stem\p{L}*
  )(?!\p{L})
`;
