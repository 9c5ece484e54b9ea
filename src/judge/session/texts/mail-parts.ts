/** What each part of a mail is for, as far as it was learned: found once for each text that the mail holds. */
import {
  asksIfRight,
  isDoubtful,
  isSurely,
  type Leaning,
  leaningOf,
  type Occasion,
  type Part,
  type Purpose,
  partsOf,
  powersIn,
  readQuestion,
} from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { present, regex } from "../../../util/index.js";
import { defaultVariant } from "../../context.js";
import type { Mail } from "../../ports/mail.js";
import type { Session, Speaker } from "../session.js";
import { roleOf } from "../speaker.js";
import { ownText } from "./own-text.js";
import { speaksToReader } from "./spoken-to.js";

const known = new WeakMap<Mail, readonly Part[]>();

/** What these of the sender's own words are for; null where the mail does not hold them. */
export function leaningIn(session: Session, words: string): Leaning | null {
  return leaningOf(partsOfMail(session), words);
}

/** `need to drop out, can someone else have england`: is nobody spoken to but the judge? */
export function isForJudgeAlone(session: Session): boolean {
  const text = ownText(session);
  const leaning = leaningIn(session, text);
  if (leaning === null || leaning.sureness < sure) return false;
  // A yes may be one to a player's question.
  if (leaning.share("message", "relay", "answer") >= few) return false;
  // `Let us turn on Russia together` is wished of another player.
  const namesPower = powersIn(boardOf(session), text).length > 0;
  const wished = namesPower ? 0 : leaning.share("wish");
  return wished + leaning.share("order", "supposition", "question") >= some;
}

/** `Huh? Am I to do something?`, in an answer to words for everybody: is nothing of it said to a player? */
export function bewilders(session: Session): boolean {
  const leaning = leaningIn(session, ownText(session));
  if (leaning === null || leaning.sureness < perhaps) return false;
  const asks = leaning.share("question", "supposition", "wish");
  return asks >= some && tellsNobody(session);
}

/** Is no part of it surely said to a player, or to be passed on? */
export function tellsNobody(session: Session): boolean {
  const leaning = leaningIn(session, ownText(session));
  return leaning !== null && leaning.share("message", "relay", "answer") < few;
}

/** `Tell Italy that I agree`, in an answer to Germany's message: is the judge surely asked, and all else passed on? */
export function isSurelyRelayed(session: Session, words: string): boolean {
  const leaning = leaningIn(session, words);
  if (leaning === null || leaning.sureness < fairly) return false;
  return leaning.share("relay") > 0 && leaning.share("message", "relay") >= sure;
}

/** `deal, but then stay out of the channel`: is all of it said to another player? */
export function isForPlayers(session: Session): boolean {
  const leaning = leaningIn(session, ownText(session));
  if (leaning === null || leaning.sureness < fairly) return false;
  return leaning.share("message", "relay") >= sure;
}

/** `..., so stay out. Are my orders in?`, behind words for another: is it surely said to the judge again? */
export function isBackToJudge(session: Session, sentence: string): boolean {
  const leaning = leaningIn(session, sentence);
  if (leaning === null || leaning.sureness < fairly) return false;
  const isOfNothing = leaning.purpose === "question" && readQuestion(sentence) === null;
  if (isOfNothing || (leaning.purpose === "question" && asksReader(sentence))) return false;
  // `Stay in Sweden` orders no unit of the writer's, and `my army stays out, I promise you` is for a player.
  const isOrder = ofOwnUnits.test(sentence) && !speaksToReader(sentence);
  const orders = isOrder ? leaning.share("order") : 0;
  return orders + leaning.share("question", "supposition", "wish") >= sure;
}

/** `What do you want in return?`, `is that ok?`, behind words for somebody: no question that only the judge answers. */
export function asksReader(sentence: string): boolean {
  if (asksIfRight(sentence)) return true;
  if (!sentence.includes("?") || !speaksToReader(sentence)) return false;
  const asked = readQuestion(sentence);
  return asked === null || asked.intent === "minds" || !isSurely(asked);
}

/** `Deal, I stay out. Please change Munich, it holds`: where a mail to a player turns to the judge; -1 for nowhere. */
export function learnedTurnAt(session: Session): number {
  const own = ownText(session);
  const parts = partsOfMail(session).filter(({ purpose }) => purpose !== "greeting");
  const at = parts.findIndex(({ purpose }) => !toOthers.has(purpose));
  const [before, behind] = [parts.slice(0, at), parts.slice(at)];
  const isSure =
    before.some(({ purpose }) => purpose === "message") &&
    before.every(({ sureness }) => sureness >= perhaps);
  if (!isSure || behind.some((part) => !isJudges(part) || part.sureness < fairly)) return -1;
  const from = behind[0]!.from;
  return /[.!?\n]\s*$/u.test(own.slice(0, from)) ? from : -1;
}

/** Words for the reader, and what is said before and around them. */
const toOthers: ReadonlySet<Purpose> = new Set<Purpose>(["message", "relay", "talk"]);

/** What only the judge carries out or answers, and what is said beside it. */
function isJudges({ purpose, text }: Part): boolean {
  if (purpose === "talk") return true;
  if (speaksOfBoth.test(text)) return false;
  // `Which is it to be, the fleet or the army?` is asked of whoever had the letter.
  const asked = purpose === "question" ? readQuestion(text) : null;
  if (asked !== null) return isSurely(asked) && !isDoubtful(asked, true);
  return purpose === "order" || purpose === "wish";
}

/** `I go to Kiel, and you?` */
const speaksOfBoth = /(?<!\p{L})(?:i|ich|je|yo|io|ik|we|wir|nous|nosotros|noi|wij)(?!\p{L}).*\?/isu;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How much of the sender's own words between two places is for one of these, from 0 to 1. */
export function shareAt(session: Session, span: Span, ...sought: readonly Purpose[]): number {
  const found = partsAt(session, span).filter(({ part }) => sought.includes(part.purpose));
  return found.reduce((sum, { many }) => sum + many, 0);
}

/** How sure it is, on average, what they are for. */
export function surenessAt(session: Session, span: Span): number {
  return partsAt(session, span).reduce((sum, { part, many }) => sum + many * part.sureness, 0);
}

/** The parts that lie between two places, each with how much of that it is. */
function partsAt(session: Session, { from, to }: Span) {
  const found = partsOfMail(session).map((part) => {
    return { part, many: Math.max(0, Math.min(to, part.to) - Math.max(from, part.from)) };
  });
  const all = found.reduce((sum, { many }) => sum + many, 0);
  return found.map(({ part, many }) => ({ part, many: many / Math.max(1, all) }));
}

const ofOwnUnits = regex("iu")`
  (?<!\p{L})(?:
    my|mein\p{L}*|mon|ma|mes|mis?|mi[ao]|miei|mie|mijn
  )(?!\p{L})
`;

/** So many words for others may be a slip; and so many are for the judge where anything is asked of it. */
const [few, some, perhaps, fairly] = [0.08, 0.15, 0.5, 0.8] as const;

/** Do such words want an answer, or something done? */
export function wantsSomething(session: Session, words: string): boolean {
  return isFor(session, words, "question", "supposition", "wish");
}

/** Do such words wish that something be done, and ask nothing? */
export function isWish(session: Session, words: string): boolean {
  return isFor(session, words, "wish");
}

/** Are they surely for units? */
export function isSurelyOrdered(session: Session, words: string): boolean {
  return isFor(session, words, "order");
}

/** `We all waited for Turkey last time`: is it surely told, or asked, and nothing wished? */
export function isOnlyTalk(session: Session, words: string): boolean {
  return isFor(session, words, "talk", "question", "supposition", "greeting");
}

/** Are they surely for one of these, all but a few? */
function isFor(session: Session, words: string, ...purposes: readonly Part["purpose"][]): boolean {
  const leaning = leaningIn(session, words);
  return leaning !== null && leaning.sureness >= sure && leaning.share(...purposes) >= sure;
}

/** So sure must it be, of so many of the words. */
const sure = 0.9;

/** Is it surely told, greeted or thanked, and nothing asked, wished or ordered? */
export function isIdleTalk(session: Session, words: string): boolean {
  return isFor(session, words, "talk", "greeting");
}

/** Is it most likely told, or wished to others in passing, where nothing was made of it? */
export function leansToTalk(session: Session, words: string): boolean {
  const leaning = leaningIn(session, words);
  return (
    leaning !== null && leaning.sureness >= fairly && leaning.share("talk", "greeting") >= fairly
  );
}

/** The parts of the sender's own words, in their order. */
export function partsOfMail(session: Session): readonly Part[] {
  const parts = known.get(session.mail) ?? read(session);
  known.set(session.mail, parts);
  return parts;
}

function read(session: Session): readonly Part[] {
  const text = ownText(session);
  if (text.length > longest) return [];
  const occasion = { kind: kindOf(session.thread), who: whoIs(seatOf(session)) };
  return partsOf(boardOf(session), text, occasion);
}

function seatOf({ sender }: Session): Speaker | null {
  return sender.speaker ?? sender.asker ?? sender.seat ?? sender.hinted;
}

function boardOf(session: Session): Board {
  const board = seatOf(session)?.game.board ?? session.context.boards.get(defaultVariant);
  return present(board, "The standard board");
}

/** So many letters are parted: what is longer is no mail to a judge. */
const longest = 6000;

function kindOf({ readers, asked, letters }: Session["thread"]): Occasion["kind"] {
  // Whoever answers words to everybody speaks to the judge as often as to all.
  if (readers !== null && readers.kind !== "all") return "press";
  if (asked !== null) return "confirm";
  return letters.length > 0 ? "reply" : "fresh";
}

function whoIs(seat: Speaker | null): Occasion["who"] {
  if (seat === null) return "stranger";
  const role = roleOf(seat);
  if (role === "gm") return "gm";
  return role === "player" ? "player" : "watcher";
}
