/**
 * What each statement of a mail does. Most are the game's own commands and go to it as they are; the others have a
 * handler, which looks their words up on the game's board or answers them.
 */
import type { CommandKind } from "../../game/index.js";
import {
  type Intent,
  isWanting,
  type Question,
  refusesToPlay,
  type Statement,
  speaksForOthers,
  wantsOnePower,
  wishIn,
} from "../../language/index.js";
import { tellsNamed } from "../identity/named-comer.js";
import { strangersQuestion } from "../identity/strangers-words.js";
import { questionsPerMailMax } from "../limits.js";
import { gameSpokenOf } from "../session/mentioned-game.js";
import { refuseLine, unlessStopped } from "../session/outcomes.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { isStranger, isUnknown, speaksAsGm } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { entryMeant, hasEntered } from "./entering/entry-wishes.js";
import { tellsNothingAsked } from "./entering/nothing-asked.js";
import { keptForOutsider } from "./entering/outsiders.js";
import { tellsOfBoard } from "./facts/board-questions.js";
import { tellsFreeSeat } from "./facts/former-seat.js";
import { tellsResults } from "./facts/results-asked.js";
import { leavesToGm, offerWish } from "./for-the-gm.js";
import { isOfThemselves, settlesRights } from "./forgetting.js";
import { keepsNewGame, ofNewGames } from "./founding/hosting.js";
import { tellsOfJoining } from "./gm/joining.js";
import { askedAsGm, keptForGm } from "./gm/offers.js";
import { tellsRunning } from "./gm/resuming.js";
import { isForAnotherGame } from "./gm/settings.js";
import { putCommand } from "./guesses/ending-said.js";
import { accessHandlers } from "./handlers/access.js";
import { entryHandlers } from "./handlers/entry.js";
import { gmHandlers } from "./handlers/gm.js";
import type { Handler, Handlers, Kind } from "./handlers/handler.js";
import { invitationHandlers } from "./handlers/invitations.js";
import { orderHandlers } from "./handlers/orders.js";
import { tellsWhether } from "./handlers/possible.js";
import { pressHandlers } from "./handlers/press.js";
import { questionHandlers } from "./handlers/questions.js";
import { seatHandlers } from "./handlers/seat.js";
import { setUpHandlers } from "./handlers/set-up.js";
import { standbyHandlers } from "./handlers/standby-list.js";
import { timeHandlers } from "./handlers/time.js";
import { voteHandlers } from "./handlers/votes.js";
import { asksToRemind } from "./messages/reminders.js";
import { tellsOnlooker } from "./onlookers.js";
import { flushOrders } from "./orders/give-orders.js";
import { tellsNoted } from "./orders/noted-so.js";
import { tellsTactic } from "./orders/supposed/tactics.js";
import { tellsOfUnits } from "./orders/unit-questions.js";
import { answerInWords } from "./plain-questions.js";
import { commandMeant, hasFreeSeat, meantByStranger } from "./question-commands.js";
import { isTableTalk, wishesToPlay } from "./table-talk.js";
import { offerOf } from "./wishes/offers.js";

/** Carries out one statement. `line` is what is quoted back: secrets are masked in it. */
export async function carryOutStatement(
  session: Session,
  statement: Statement,
  line: string,
): Promise<void> {
  if (settlesOrders(statement)) flushOrders(session);
  if (session.sender.isRejected && !identifying.has(statement.kind) && !isPublic(statement)) return;
  if (identifying.has(statement.kind)) session.sender.isRejected = false;
  if (asking.has(statement.kind) && session.counts.questions++ >= questionsPerMailMax) {
    return refuseLine(session, line, { kind: "too-many-questions", limit: questionsPerMailMax });
  }
  const carryOut = async () => {
    await (handlers[statement.kind] as Handler<Kind>)(session, statement, line);
  };
  // Whether somebody leaves is asked of who reads mail at the seat's address, and needs no other proof.
  const isAskedOfSeat = statement.kind === "resign";
  await unlessStopped(session, line, () =>
    isAskedOfSeat ? asTheirOwn(session, carryOut) : carryOut(),
  );
}

/** Answers a question in plain words. */
export async function answerQuestion(
  session: Session,
  asked: Question,
  line: string,
): Promise<void> {
  const question = ofWriter(session, strangersQuestion(session, asked));
  // `I don't need to play`, beside what its writer would like instead.
  if (question.about !== asked.about) return answerQuestion(session, question, question.about);
  if (await settlesRights(session, question, line)) return;
  if (await tellsNothingAsked(session)) return;
  if (question.intent === "join" && isToldOfOthers(question.about)) return;
  if (await keepsNewGame(session, question, line)) return;
  if (await tellsNamed(session, question, line)) return;
  const wishes = await entryMeant(session, question);
  for (const wish of wishes) await carryOutStatement(session, wish, line);
  if (wishes.some(({ kind }) => kind === "join") && speaksForOthers(question.about))
    await answerInWords(session, { ...question, intent: "one-address" }, line);
  if (wishes.length > 0) return;
  if (hasEntered(session, question.intent)) return;
  if (asksForOnePower(session, question)) {
    await answerInWords(session, { ...question, intent: "assign" }, line);
    return tellOpenings(session, line);
  }
  // A GM who wishes for another game is shown what it would be; whom they want there, or as what, says nothing of this one.
  if (ofOtherGames.has(question.intent) && isForAnotherGame(session)) return;
  if (await keptForOutsider(session, question, line)) {
    // What is shown for a yes needs no list beside it.
    const isList = session.grave.waiting.length === 0 && (await hasFreeSeat(session));
    return isList ? tellOpenings(session, line) : undefined;
  }
  await asTheirOwn(session, () => answerMember(session, question, line));
}

const ofOtherGames: ReadonlySet<Intent> = new Set<Intent>([...ofNewGames, "co-gm"]);

/** `Delete everything` means the orders of whoever plays, unless they name themselves or their data. */
function ofWriter(session: Session, asked: Question): Question {
  const isOfOrders = asked.intent === "forget-me" && !isOfThemselves(session, asked);
  return isOfOrders ? { ...asked, intent: "change" } : asked;
}

/** `I'd join, but only as Turkey`: nobody is promised a power before the game begins. */
function asksForOnePower(session: Session, { intent }: Question): boolean {
  const isEntering = intent === "join" || intent === "preference";
  return isStranger(session) && isEntering && wantsOnePower(ownText(session));
}

/** `Somebody used my address to join`, `I don't want to play`: told, and no wish for a seat. */
function isToldOfOthers(about: string): boolean {
  const isStory = /\b(?:some(?:body|one)|used my|without my)\b/i.test(about);
  return refusesToPlay(about) || (isStory && !about.includes("?"));
}

/** The free seats, once in a reply. */
async function tellOpenings(session: Session, line: string): Promise<void> {
  if (!session.reply.said.has("OPENINGS"))
    await carryOutStatement(session, { kind: "openings" }, line);
}

/** `Could you send me a map of friday?`, `how does friday stand?`, from nobody's seat: about the game that is named. */
async function ofGameMentioned(
  session: Session,
  meant: Statement | null,
  { intent, about }: Question,
): Promise<Statement | null> {
  if (session.sender.speaker !== null || !ofGames.has(intent)) return meant;
  const open = await gameSpokenOf(session, about);
  if (open === null) return meant;
  const game = open.game.name;
  return intent === "map" ? { kind: "map", game, phase: null } : { kind: "status", game };
}

const ofGames: ReadonlySet<Intent> = new Set<Intent>([
  ...(["map", "status", "everybody", "standings", "units", "position"] as const),
]);

/** `Mein Mann ist gerade auf Montage`: somebody without a seat who tells where they are, or that they are back, asks nothing. */
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
  const hasWished = reply.items.some(({ kind }) => kind === "done") || grave.waiting.length > 0;
  return hasWished && wishIn(question) === null;
}

/** How the game and its players are getting on. */
const ofCourse: ReadonlySet<Intent> = new Set<Intent>([
  ...(["absences", "going-on", "missed", "late", "in-time", "everybody", "back", "wrong"] as const),
]);

/** `Don't say it was me`, beside no word of any vote, is about a message. */
function isSecretOfNoVote(session: Session, { intent, about }: Question): boolean {
  return intent === "votes-seen" && !about.includes("?") && !ofVotes.test(ownText(session));
}

const ofVotes =
  /\b(?:draws?(?! (?:lots|straws|names)\b)|drawn|vot\p{L}+|votes?|tie|conced\p{L}*|remis|unentschieden|stimm\p{L}+|nulle?|tablas|empate|patta|pareggio|gelijkspel|stem\p{L}*)(?!\p{L})/iu;

/** What somebody asks who has perhaps a seat: answered, or shown as what it would come to. */
async function answerMember(session: Session, asked: Question, line: string): Promise<void> {
  if (isTableTalk(session, asked) || isSecretOfNoVote(session, asked)) {
    session.reply.skipped.push({ kind: "talk", lines: 1, first: asked.about });
    return;
  }
  const question = askedAsGm(session, asked);
  const { about } = question;
  if (await tellsFreeSeat(session, question, line)) return;
  if (await tellsOnlooker(session, question, line)) return;
  if (asksToRemind(session, question, line)) return;
  if (tellsOfUnits(session, about, line)) return;
  if (tellsNoted(session, about, line) || tellsTactic(session, about, line)) return;
  if (tellsOfBoard(session, question, line)) return;
  if (tellsWhether(session, about, line)) return;
  if (await tellsResults(session, question, line)) return;
  if (tellsRunning(session, about, line) || keptForGm(session, question, line)) return;
  if (tellsOfJoining(session, question, line)) return;
  if (
    isOfComer(session, question) ||
    isOfNobodysOrders(session, question) ||
    isStrangersTale(session, question) ||
    isReason(session, question)
  ) {
    session.reply.skipped.push({ kind: "talk", lines: 1, first: question.about });
    return;
  }
  const offer = offerOf(session, question, line);
  if (offer === "kept") return;
  // What asks nobody before it is done, or somebody else, waits until the mail is proved.
  const isAskedOfSeat = offer?.every(({ kind }) => kind === "resign");
  if (offer !== null && session.sender.asker !== null && !isAskedOfSeat)
    return refuseLine(session, line, { kind: "sign-on-first" });
  if (offer !== null) {
    for (const statement of offer) await carryOutStatement(session, statement, line);
    return;
  }
  if (leavesToGm(session, question)) return;
  const meant =
    (await meantByStranger(session, question)) ??
    (await ofGameMentioned(session, commandMeant(session, question), question));
  if (meant?.kind === "openings") return tellOpenings(session, line);
  if (meant !== null) return carryOutStatement(session, meant, line);
  if (session.sender.isRejected) return;
  if (session.counts.questions++ >= questionsPerMailMax) {
    return refuseLine(session, line, { kind: "too-many-questions", limit: questionsPerMailMax });
  }
  if (question.intent === "more-time" && offerWish(session, question, line)) return;
  await answerInWords(session, question, line);
  offerWish(session, question, line);
}

/** Does this statement say for whom the mail speaks, and nothing else? */
export function isIdentifying(statement: Statement): boolean {
  return identifying.has(statement.kind);
}

const identifying: ReadonlySet<Kind> = new Set([
  "create",
  "sign-on",
  "join",
  "act",
  "observe",
  "standby",
]);

/** A question that anybody may ask, and everybody gets an answer to. */
function isPublic(statement: Statement): boolean {
  return statement.kind === "help" || (statement.kind === "list" && statement.game === null);
}

/** What is answered with pages, and changes nothing. */
const asking: ReadonlySet<Kind> = new Set([
  "help",
  "list",
  "status",
  "summary",
  "log",
  "history",
  "why",
  "possible",
  "map",
  "blank-map",
  "standings",
  "info-player",
  "version",
]);

/** Orders written before these are for the game and the phase as they were then. */
function settlesOrders(statement: Statement): boolean {
  if (statement.kind === "command") return settlingCommands.has(statement.command.kind);
  return identifying.has(statement.kind) || settling.has(statement.kind);
}

const settlingCommands: ReadonlySet<CommandKind> = new Set<CommandKind>(["clear", "process"]);

const settling: ReadonlySet<Kind> = new Set<Kind>([
  "try",
  "become",
  "preview",
  "edit",
  "rollback",
  "roll-forward",
  "reopen",
  "resign",
  "confirm",
]);

/** Total over the statements: one without a handler does not compile. */
const handlers: Handlers = {
  command: putCommand,
  ...entryHandlers,
  ...questionHandlers,
  ...orderHandlers,
  ...voteHandlers,
  ...pressHandlers,
  ...seatHandlers,
  ...standbyHandlers,
  ...invitationHandlers,
  ...timeHandlers,
  ...setUpHandlers,
  ...gmHandlers,
  ...accessHandlers,
};
