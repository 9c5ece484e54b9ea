/** The last resort: a mail that nothing could be made of is answered by what its words tell of. */
import {
  askedOfAbove,
  type BodyItem,
  deniedIn,
  entrySaid,
  formsOfTopic,
  introducesOneself,
  isBareChoice,
  isIdleQuestion,
  isSmallTalk,
  isSurely,
  isWanting,
  likelyQuestion,
  placesIn,
  type Question,
  sentencesOf,
  typesNamed,
} from "../../language/index.js";
import { questionText, type ReplyItem, unsureText } from "../../report/index.js";
import { flat, regex } from "../../util/index.js";
import { strangersScene } from "../records/scenes.js";
import { gameMentioned } from "../session/mentioned-game.js";
import {
  answerLine,
  answerPlainly,
  answerPlainlyOnce,
  isBlank,
  withoutTalk,
} from "../session/outcomes.js";
import { addressesIn, powersMeant } from "../session/people.js";
import type { Session } from "../session/session.js";
import { stageFor } from "../session/speaker.js";
import { isUnknown, speaksAsGm, writingGm } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { answerQuestion } from "./asked/answer-question.js";
import { answerInWords, namesOfGames } from "./asked/plain-questions.js";
import { commandMeant } from "./asked/question-commands.js";
import { isSigned } from "./entering/own-name.js";
import { offerAnotherGame } from "./gm/another-game.js";
import { keptSettings } from "./gm/settings.js";
import { keptGuesses } from "./guesses/gm-guesses.js";
import { introduce, noteStrangersQuestions } from "./introducing.js";
import { keptTold } from "./messages/likely-message.js";
import { answersRemarks } from "./remarks.js";

/** Where nothing in the mail was of any use, its words may still tell what their writer wants to know. */
export async function answerLikely(session: Session, items: readonly BodyItem[]): Promise<void> {
  const { sender, reply } = session;
  const said = items.filter(({ line }) => !isSigned(session.mail, line));
  const lines = said.flatMap((item) => (isProse(item) ? [item.line] : []));
  if (!sender.isRejected && offerAnotherGame(session)) return withoutTalk(session);
  if (!sender.isRejected && answersRemarks(session, lines)) return;
  const left = linesLeft(session, said);
  const isTold = !sender.isRejected && speaksAsGm(session) && keptWords(session, left);
  const isGuessed = !sender.isRejected && !isTold && (await keptGuesses(session, left));
  if (reply.isUseful && !isGuessed) {
    noteStrangersQuestions(session, lines);
    // Beside an answer, `the club meets every two weeks` wants nothing set.
    keptSettings(
      session,
      sender.speaker?.game.version === null || items.some(setsUp)
        ? lines
        : lines.flatMap(sentencesOf).filter(isWished),
    );
    return answerLeftOver(session);
  }
  if (isGuessed) keptSettings(session, sentencesLeft(session, lines).filter(isWished));
  if (isGuessed || isTold) return answerLeftOver(session);
  if (sender.isRejected || !reply.items.every(isNoOrder)) return;
  if (namesPlaces(session, lines.join(" "))) return;
  if (isParting(session)) return noteParting(session);
  if (keptSettings(session, lines)) return;
  const questions = await questionsOf(session, lines);
  if (questions.length === 0) {
    if (tellsHowToSet(session, lines)) return;
    return introduce(session, lines);
  }
  const unsure = mayBeOtherwise(session, questions);
  const sure = questions.filter((each) => !unsure.includes(each));
  const [perhaps] = unsure.filter(({ about }) => isWanting(about));
  if (sure.length === 0 && perhaps === undefined) return;
  reply.items.length = 0;
  withoutTalk(session);
  for (const question of sure) await answerQuestion(session, question, question.about);
  if (sure.length === 0 && perhaps !== undefined) await answerPerhaps(session, perhaps);
}

/** What of these lines is for the players goes to them, and is no wish about the game. */
function keptWords(session: Session, lines: readonly string[]): boolean {
  const sentences = lines.flatMap(sentencesOf);
  return session.grave.waiting.length === 0 && keptTold(session, sentences);
}

/** The sentences that no question of the reply shows: a list of wishes may hold guesses and settings. */
function sentencesLeft({ reply }: Session, lines: readonly string[]): readonly string[] {
  const asked = reply.items.flatMap((item) => (item.kind === "refused" ? [flat(item.line)] : []));
  const sentences = lines.flatMap(sentencesOf).map((each) => each.trim());
  return sentences.filter(
    (each) => !asked.some((line) => line.includes(flat(each).replace(/^\d+[.)]\s*/, ""))),
  );
}

/** `No, forget 8. Ten in the evening` is no answer to anything. */
function isProse(item: BodyItem): boolean {
  return item.kind === "text" || (item.kind === "consent" && !item.consent.sure);
}

/** Lines of which nothing was made, or no more than an answer; what a program wrapped is one line. */
function linesLeft(session: Session, items: readonly BodyItem[]): readonly string[] {
  const unread = session.reply.skipped.flatMap((text) =>
    text.kind === "talk" ? (text.first ?? []) : [],
  );
  const others = items.flatMap((item) =>
    isProse(item) || item.kind === "question" ? [item.line] : [],
  );
  const written = ownText(session).replace(/\s+/g, " ");
  const wanted = [...new Set([...others, ...unread])].sort(
    (one, other) => written.indexOf(one) - written.indexOf(other),
  );
  return [wanted.join(" ")];
}

/** A GM's wish that was not understood is answered with how such a thing is said. */
function tellsHowToSet(session: Session, lines: readonly string[]): boolean {
  const { reply, grave } = session;
  if (writingGm(session) === null || grave.waiting.length > 0) return false;
  if (reply.isUseful || reply.items.length > 0) return false;
  const wishes = lines.flatMap(sentencesOf).filter((each) => isWished(each) && !each.includes("?"));
  const line = wishes.find((each) => formsOfTopic(each).length > 0)?.trim();
  if (line === undefined) return false;
  withoutTalk(session);
  answerPlainly(session, line, "how-to-set", { games: formsOfTopic(line) });
  return true;
}

const ought = regex("iu")`
  (?<!\p{L})(?:
    should|shall|must|soll\p{L}*|muss|müssen|doi(?:t|vent)|devr\p{L}*|debe\p{L}*|deve|devono
    |dovr\p{L}*|moet\p{L}*
  )(?!\p{L})
`;

/** `Make it 9 pm Eastern` wants something too. */
function isWished(sentence: string): boolean {
  return (
    isWanting(sentence) || ordering.test(sentence) || rather.test(sentence) || ought.test(sentence)
  );
}

const rather = regex("iu")`
  (?<!\p{L})(?:
    (?:i|we)(?:['\u2019]d| would) (?:much )?(?:rather|prefer)|ich h\u00e4tte lieber
    |je pr\u00e9f(?:\u00e8re|\u00e9rerais)|prefiero|preferir\u00eda|preferisco|preferirei
    |ik heb liever
  )(?!\p{L})
`;

const ordering = regex("iu")`
  ^[\W\d]*(?:(?:so|and|but|ok|okay|then|und|et|y|e|en)\W+)*(?:
    make|set|use|let['\u2019]?s|let us|change|move|switch|keep|from (?:now|here) on
    |in (?:the )?future|künftig|désormais|mach|setz|stell|ab sofort|mets|mettez|à partir|pon
    |cambia|metti|doe|maak|zet|drop|remove|scrap|abolish|ban|forbid|streich|schaff|verbiet|supprim
    |enlev|interdi|quit|elimin|suprim|proh[i\u00ed]b|togli|viet|schrap|verbied
  )\p{L}*(?!\p{L})
`;

function setsUp(item: BodyItem): boolean {
  return item.kind === "statement" && item.statement.kind === "set-up";
}

/** `Thank you for the quick answer. No more questions for now, talk to you after the deadline!` */
function isParting(session: Session): boolean {
  const text = ownText(session);
  if (isOnlyTalk(session, text)) return true;
  if (text.length >= shortest || isWanting(text) || !parting.test(text)) return false;
  if (isUnknown(session) && sentencesOf(text).some((each) => entrySaid(each) !== null))
    return false;
  if (isUnknown(session) && introducesOneself(text)) return false;
  // Above their thanks GMs say in many words what is to hold.
  return !speaksAsGm(session) || sentencesOf(text).every(isKind);
}

/**
 * `Coucou tout le monde`, `my knees are playing up again`: a player's words that speak of no place and no unit, and
 * wish nothing.
 */
function isOnlyTalk(session: Session, text: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || speaksAsGm(session)) return false;
  if (text.trim() === "" || text.length >= shortest) return false;
  if (placesIn(speaker.game.board, text).length > 0 || typesNamed(text).length === 1) return false;
  const sentences = sentencesOf(text.replace(/\s+/g, " ")).map((each) => each.trim());
  return sentences.every(
    (each) =>
      deniedIn(each) === "deed" ||
      (each.includes("?") && isIdleQuestion(each)) ||
      (isSmallTalk(each) && !isWanting(each)),
  );
}

/** Thanks, or a few words that hold no wish: `Make them 12 hours` is one. */
function isKind(sentence: string): boolean {
  if (parting.test(sentence)) return true;
  const isShort = sentence.trim().split(/\s+/).length <= fewestWords;
  return isShort && isSmallTalk(sentence) && !isWanting(sentence) && !/\d/.test(sentence);
}

const fewestWords = 5;

/** A longer mail says more. */
const shortest = 300;

const parting = regex("iu")`
  \b(?:
    thanks?|thank you|thx|cheers|much appreciated|talk to you|see you|looking forward|that's me
    |danke|dank|bis (?:dann|bald|später)|freue mich|merci|à bientôt|au plaisir|gracias
    |hasta (?:luego|pronto)|grazie|a presto|bedankt
  )(?!\p{L})
`;

/** Kind words want no answer but a kind word. */
function noteParting(session: Session): void {
  const { items, skipped } = session.reply;
  items.length = 0;
  withoutTalk(session);
  skipped.push({ kind: "farewell", lines: 1, isIdle: true });
}

/** Whoever has seats and proved none is told how to be understood. */
export async function tellOwnGames(session: Session): Promise<void> {
  const { context, orders, reply, sender } = session;
  const [lost] = orders.unseated;
  if (sender.speaker !== null || sender.candidate !== null || sender.isRejected) return;
  if (lost === undefined || !isBlank(session)) return;
  const games = await namesOfGames(session);
  if (games.length === 0) return;
  const scene = strangersScene(context);
  const text = questionText(context.catalogue, scene, "lost-member", { games });
  withoutTalk(session);
  reply.items.push({ kind: "answer", line: lost, text, pointsBelow: false });
}

/** What is left of a mail that was answered otherwise: only what asks with a question mark. */
async function answerLeftOver(session: Session): Promise<void> {
  const { skipped } = session.reply;
  const left = skipped.flatMap((text) => (text.kind === "talk" ? (text.first ?? []) : []));
  for (const line of left.filter((each) => each.includes("?")).slice(0, most)) {
    const asked = sentencesOf(line).filter((each) => each.includes("?") && !isBareChoice(each));
    if (asked.length === 0) continue;
    const [above = null] = session.orders.given.size > 0 ? asked.map(askedOfAbove) : [];
    const isChecking = above !== null && asked.every((each) => askedOfAbove(each) !== null);
    const question = namesPlaces(session, line) ? null : likelyQuestion(asked);
    if (question === null && !isChecking) continue;
    const at = skipped.findIndex((text) => text.kind === "talk" && text.first === line);
    // An answer before may have told this line otherwise.
    const [unread] = at < 0 ? [] : skipped.splice(at, 1);
    if (isChecking) answerPlainlyOnce(session, line, above);
    if (question === null || isChecking) continue;
    const said = saidSoFar(session);
    await answerQuestion(session, question, line);
    // What is neither answered nor asked back is told as unread.
    if (unread !== undefined && saidSoFar(session) === said) skipped.push(unread);
  }
}

/** How much the reply says, and asks. */
function saidSoFar({ reply, grave }: Session): number {
  return reply.items.length + reply.skipped.length + reply.told.size + grave.waiting.length;
}

/** What the words ask; or else whom a GM's addresses are to be invited for, or which game a stranger asks about. */
async function questionsOf(
  session: Session,
  lines: readonly string[],
): Promise<readonly Question[]> {
  const about = lines.join(" ");
  const named = addressesIn(about).length > 0 && speaksAsGm(session);
  const found = named ? [] : questionsIn(lines);
  if (found.length > 0 || lines.length === 0) return found;
  if (named) return [{ intent: replacesOne(session, about) ? "successor" : "invite", about }];
  const { speaker, seat, asker } = session.sender;
  const hasSeat = [speaker, seat, asker].some(Boolean);
  const game = hasSeat ? null : await gameMentioned(session, about);
  return game?.game.status === "forming" ? [{ intent: "join", about }] : [];
}

/** `From now on Claire plays France, claire@seine.test`: one power of a game that runs, and who is to have it. */
function replacesOne({ sender: { speaker } }: Session, about: string): boolean {
  if (speaker?.game.game.status !== "active") return false;
  const { board, game } = speaker.game;
  return powersMeant(board, game, about).length === 1;
}

/** Two places: `Further to my orders, Berlin should go to Kiel` is an order that was not read, and is asked back. */
function namesPlaces({ sender: { speaker } }: Session, text: string): boolean {
  return speaker !== null && placesIn(speaker.game.board, text).length > 1;
}

/** What each line may ask; or else what all of them ask together, since sentences are wrapped anywhere. */
function questionsIn(lines: readonly string[]): readonly Question[] {
  const each = lines.flatMap((line) => likelyQuestion([line]) ?? []);
  const asked = new Set(each.map(({ intent }) => intent));
  if (asked.size > 1) return each.filter((one) => each.find(isSame(one)) === one).slice(0, most);
  const all = lines.length === 0 ? null : likelyQuestion(lines);
  return all === null ? each.slice(0, 1) : [all];
}

/** Many topics are a story. */
const most = 3;

function isSame(one: Question): (other: Question) => boolean {
  return (other) => other.intent === one.intent;
}

/** The complaint of a line that is no order, or that names nothing on the board. */
export function isNoOrder(item: ReplyItem): item is Extract<ReplyItem, { kind: "complaint" }> {
  return item.kind === "complaint" && noOrder.has(item.complaint.kind);
}

const noOrder: ReadonlySet<string> = new Set(["not-an-order", "unknown-name"]);

/** Those questions that may well be others. Strangers and GMs are answered by the likeliest. */
function mayBeOtherwise(session: Session, questions: readonly Question[]): readonly Question[] {
  if (session.sender.speaker === null || speaksAsGm(session)) return [];
  return questions.filter((each) => !isSurely(each));
}

/**
 * Answers as one does who is not sure of it, with what to do if it is something else. Nothing is done, and no
 * page is sent.
 */
async function answerPerhaps(session: Session, question: Question): Promise<void> {
  const { reply, sender } = session;
  const { speaker } = sender;
  if (speaker === null) return;
  const before = reply.items.length;
  if (commandMeant(session, question) === null)
    await answerInWords(session, question, question.about);
  const [item] = reply.items.splice(before);
  const perhaps = item?.kind === "answer" ? item.text : null;
  answerLine(session, question.about, unsureText(...stageFor(session, speaker), perhaps));
}
