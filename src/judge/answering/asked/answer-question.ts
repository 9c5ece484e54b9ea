/**
 * Who answers a question: those who know more of it than its kind, then what it wishes for, then the command that it
 * means, or else a sentence.
 */
import {
  asksForSeat,
  entrySaid,
  gameSought,
  type Intent,
  isOfOthers,
  isSurely,
  joinsIn,
  placesIn,
  pointsOnly,
  type Question,
  readQuestion,
  refusesToPlay,
  type Statement,
  sentencesOf,
  speaksForOthers,
  standsBy,
  termsAsked,
  termsIn,
  wantsFreshGame,
  wantsOnePower,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { tellsNamed } from "../../identity/named-comer.js";
import { strangersQuestion, wantsToPlay } from "../../identity/strangers-words.js";
import { askMeant, isAsking } from "../../session/grave.js";
import { gameNamedIn, gameSpokenOf } from "../../session/mentioned-game.js";
import { bringsOrders, noteTalk, refuseLine } from "../../session/outcomes.js";
import { asTheirOwn } from "../../session/seat-of-sender.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { isStranger, isUnknown, unprovedSeat } from "../../session/statements.js";
import { asMeant } from "../../session/texts/of-where.js";
import { ownText } from "../../session/texts/own-text.js";
import { sentenceAbove } from "../../session/texts/sentence-above.js";
import { carryOutStatement, mayAskMore } from "../dispatch.js";
import { entryMeant, hasEntered } from "../entering/entry-wishes.js";
import { tellsNothingAsked } from "../entering/nothing-asked.js";
import { keptForOutsider } from "../entering/outsiders.js";
import { isInvited } from "../entering/seats-offered.js";
import { tellsOfBoard } from "../facts/board-questions.js";
import { tellsBuilt } from "../facts/built-asked.js";
import { tellsCorrespondence } from "../facts/correspondence.js";
import { tellsDeadlineBelieved, tellsDeadlineMet } from "../facts/deadline-believed.js";
import { tellsFreeSeat } from "../facts/former-seat.js";
import { tellsGains } from "../facts/gains.js";
import { tellsInShort } from "../facts/in-short.js";
import { tellsLastTurn } from "../facts/last-turn.js";
import { tellsLosses } from "../facts/losses.js";
import { tellsWhoMissed } from "../facts/missed-asked.js";
import { tellsOfMoves } from "../facts/moves-asked.js";
import { tellsPhaseOver } from "../facts/phase-over.js";
import { tellsResults } from "../facts/results-asked.js";
import { isForGm, leavesToGm, offerWish } from "../for-the-gm.js";
import { keepsNewGame, ofNewGames } from "../founding/hosting.js";
import { isForAnotherGame } from "../gm/another-game.js";
import { tellsOfJoining } from "../gm/joining.js";
import { askedAsGm, keptForGm } from "../gm/offers.js";
import { tellsRunning } from "../gm/resuming.js";
import { offersSetting } from "../gm/setting-asked.js";
import { tellsWhoWaits } from "../gm/waiting-list.js";
import { tellsWhether } from "../handlers/possible.js";
import { asksToRemind } from "../messages/reminders.js";
import { tellsNoted } from "../orders/noted-so.js";
import { tellsTogether } from "../orders/supposed/possible-order.js";
import { tellsTactic } from "../orders/supposed/tactics.js";
import { tellsOfUnits } from "../orders/supposed/unit-questions.js";
import { answersBehind } from "../wishes/asked-behind.js";
import { offerOf } from "../wishes/offers.js";
import { offersPause } from "../wishes/pause-offered.js";
import { isOfMessage, isOfThemselves, settlesRights } from "./forgetting.js";
import { tellsOnlooker } from "./onlookers.js";
import { answerInWords } from "./plain-questions.js";
import { commandMeant, hasFreeSeat, meantByStranger } from "./question-commands.js";
import { wantsStandIn } from "./stand-in.js";
import { isTableTalk } from "./table-talk.js";
import { isOfAnswered, isOnlyTold, isSecretOfNoVote } from "./told-only.js";

/** Answers a question in plain words. */
export async function answerQuestion(
  session: Session,
  asked: Question,
  line: string,
): Promise<void> {
  const question = ofWriter(session, strangersQuestion(session, await ofSeatIn(session, asked)));
  // `I don't need to play`, beside what its writer would like instead.
  if (question.about !== asked.about) return answerQuestion(session, question, question.about);
  if (await settlesRights(session, question, line)) return;
  if (answersBehind(session, line)) return;
  if (await tellsNothingAsked(session)) return;
  if (question.intent === "join" && isToldOfOthers(question.about)) return;
  if (isStranger(session) && isBareRefusal(session, question)) return;
  if (await keepsNewGame(session, question, line)) return;
  if (await tellsNamed(session, question, line)) return;
  // The letter that comes with the seat says all of this.
  const isListed = session.grave.waiting.includes("STANDBY") && !question.about.includes("?");
  const isTold = isInvited(session) || isListed || session.reply.told.has("LEARNING");
  if (ofSeats.has(question.intent) && isTold) return;
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
  // A GM who wishes for another game is shown what it would be; whom they want there, or as what, says nothing
  // of this one.
  if (isForAnotherGame(session) && isOfOtherGame(session, question)) return;
  if (await keptForOutsider(session, question, line)) {
    // What is shown for a yes needs no list beside it.
    const isList = session.grave.waiting.length === 0 && (await hasFreeSeat(session));
    return isList ? tellOpenings(session, line) : undefined;
  }
  await asTheirOwn(session, () => answerMember(session, question, line));
}

function isOfOtherGame({ sender: { speaker } }: Session, { intent, about }: Question): boolean {
  const own = speaker?.game.game.name ?? "";
  if (about.toLowerCase().includes(own) && !ofNewGames.has(intent)) return false;
  return ofOtherGames.has(intent) || !about.includes("?");
}

const ofOtherGames: ReadonlySet<Intent> = new Set<Intent>([
  ...ofNewGames,
  ...(["co-gm", "join", "invite", "players"] as const),
]);
const ofSeats: ReadonlySet<Intent> = new Set<Intent>(["duty", "help"]);

/** `Room for one more in Vienna?`, from somebody without a seat: of a game, and of no place. */
async function ofSeatIn(session: Session, asked: Question): Promise<Question> {
  const { about } = asked;
  if (!isStranger(session) || (ofNewGames.has(asked.intent) && !isOfOthers(about))) return asked;
  const intent = asksForSeat(about) ? "vacancy" : entrySaid(about) === "play" ? "join" : null;
  if (intent === null || refusesToPlay(about)) return asked;
  const isNamed = gameSought(about) !== null || (await gameNamedIn(session, about)) !== null;
  return isNamed ? { ...asked, intent } : asked;
}

/** `Delete everything` means the orders of whoever plays, and `delete it` a message, unless they name themselves. */
function ofWriter(session: Session, asked: Question): Question {
  if (asked.intent === "terms") return { ...asked, intent: explaining(asked.about) };
  // `Cancellatemi per favore`: whoever has no seat leaves none.
  const erased = { ...asked, intent: "forget-me" } as const;
  if (asked.intent === "leave" && isStranger(session) && isSurely(erased)) return erased;
  if (asked.intent !== "forget-me" || isOfThemselves(session, asked)) return asked;
  return { ...asked, intent: isOfMessage(asked) ? "recall" : "change" };
}

/** `What is a retreat?`: what is explained in sentences needs no entry of the glossary. */
function explaining(about: string): Intent {
  const asked = termsAsked(about);
  const [term = "", another] = asked.length > 0 ? asked : termsIn(about);
  return (another === undefined ? explained[term] : undefined) ?? "terms";
}

const explained: Readonly<Record<string, Intent>> = {
  "supply center": "supply-center",
  support: "supporting",
  convoy: "convoying",
  retreat: "retreats",
  dislodged: "retreats",
  bounce: "meeting",
  build: "builds",
};

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

/** `I don't want to play`, with a reason, or beside what its writer wants to know. */
function isBareRefusal(session: Session, { intent, about }: Question): boolean {
  if (intent === "watch" || about.includes("?") || !refusesToPlay(about)) return false;
  return intent === "effort" || ownText(session).includes("?");
}

/** The free seats, once in a reply. */
async function tellOpenings(session: Session, line: string): Promise<void> {
  if (session.reply.told.has("OPENINGS")) return;
  await carryOutStatement(session, { kind: "openings" }, line);
  // Whoever would like to play, where nobody can, may wait for a seat.
  const text = ownText(session);
  const mayWait =
    isUnknown(session) &&
    (wantsToPlay(text) || sentencesOf(text).some((each) => standsBy(each) || joinsIn(each))) &&
    !sentencesOf(text).some(wantsFreshGame);
  if (mayWait && !isAsking(session) && !(await hasFreeSeat(session)))
    askMeant(session, line, ["STANDBY"]);
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

/** What somebody asks who has perhaps a seat: answered, or shown as what it would come to. */
async function answerMember(session: Session, asked: Question, line: string): Promise<void> {
  if (isOfAnswered(session, asked)) return;
  if (isTableTalk(session, asked) || isSecretOfNoVote(session, asked))
    return noteTalk(session, asked.about);
  const question = askedAsGm(session, ofStage(session, ofAbove(session, asMeant(session, asked))));
  if (await wantsStandIn(session, question, line)) return;
  for (const tells of knowing) if (await tells(session, question, line)) return;
  if (isOnlyTold(session, question)) return noteTalk(session, question.about);
  const offer = offerOf(session, question, line);
  if (offer === "kept") return;
  // What asks nobody before it is done, or somebody else, waits until the mail is proved.
  const isAskedOfSeat = offer?.every(({ kind }) => kind === "resign");
  if (offer !== null && unprovedSeat(session) !== null && !isAskedOfSeat)
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
  if (!mayAskMore(session, line)) return;
  if (isForGm(session, question) && offerWish(session, question, line)) return;
  await answerInWords(session, question, line);
  offerWish(session, question, line);
}

/** `Italy and Austria work together. Is that allowed?`, below no order: what is asked of what stands above. */
function ofAbove(session: Session, question: Question): Question {
  const { intent, about } = question;
  if (!pointing.has(intent) || bringsOrders(session) || !pointsOnly(about)) return question;
  const above = sentenceAbove(session, about);
  const told = above.replace(/[\s.!?]+$/, "").replace(opinion, "");
  const whole = readQuestion(`${told}, ${about.trim()}`);
  if (above === "" || above.includes("?") || whole === null || pointing.has(whole.intent))
    return question;
  return whole;
}

/** `I think that they work together`: what is thought, and no more. */
const opinion = regex("iu")`
  ^(?:
    i (?:think|believe|suspect|feel|guess|have the (?:feeling|impression))(?: that)?|it (?:seems|looks like)(?: that)?
    |ich (?:glaube|denke|vermute),?(?: dass)?|je (?:pense|crois) qu(?:e |['\u2019])|creo que|credo che|penso che
    |ik denk dat
  )[ ]
`;

const pointing: ReadonlySet<Intent> = new Set<Intent>(["legal", "normal"]);

/**
 * What happens, and whom it waits for: before a game begins, that is when it does. And in winter `what can I do?` asks
 * for builds.
 */
function ofStage({ sender: { speaker } }: Session, question: Question): Question {
  const { status, phase } = speaker?.game.game ?? {};
  // `Sign me up`, in answer to the letter that says so already.
  const isSeated = speaker !== null && roleOf(speaker) === "player";
  const { about } = question;
  if (isSeated && question.intent === "join" && !about.includes("?") && !another.test(about))
    return { ...question, intent: "vacancy" };
  if (status === "forming" && ofCourse.has(question.intent))
    return { ...question, intent: "begin" };
  // `So I got Austria?`
  if (status === "forming" && question.intent === "units") return { ...question, intent: "assign" };
  const isOfBuilds = phase?.kind === "A" && status === "active" && question.intent === "possible";
  if (!isOfBuilds || placesIn(speaker!.game.board, question.about).length > 0) return question;
  return { ...question, intent: "build-count" };
}

const another = regex("iu")`
  (?<!\p{L})(?:another|other|second|new|more|next|andere[nrs]?|weitere[nrs]?|neue[nrs]?|zweite[nrs]?|autre|nouvelle
  |otr[oa]|nuev[oa]|altr[oa]|nuov[oa]|ander[e]?|nieuwe?|tweede)(?!\p{L})
`;
const ofCourse: ReadonlySet<Intent> = new Set<Intent>(["happened", "late", "turn-run"]);

/**
 * Those who know a question by more than its kind, in their order: the first that answers it is the last to be
 * asked.
 */
const knowing: readonly ((
  session: Session,
  question: Question,
  line: string,
) => boolean | Promise<boolean>)[] = [
  tellsFreeSeat,
  offersSetting,
  tellsInShort,
  tellsOnlooker,
  asksToRemind,
  tellsDeadlineBelieved,
  tellsDeadlineMet,
  tellsPhaseOver,
  tellsBuilt,
  (session, { about }, line) => tellsOfUnits(session, about, line),
  (session, { about }, line) => tellsNoted(session, about, line),
  (session, { about }, line) => tellsTactic(session, about, line),
  tellsOfBoard,
  tellsTogether,
  (session, { about }, line) => tellsWhether(session, about, line),
  tellsOfMoves,
  tellsCorrespondence,
  tellsLosses,
  tellsWhoMissed,
  tellsGains,
  tellsLastTurn,
  tellsResults,
  (session, { about }, line) => tellsRunning(session, about, line),
  tellsWhoWaits,
  offersPause,
  keptForGm,
  tellsOfJoining,
];
