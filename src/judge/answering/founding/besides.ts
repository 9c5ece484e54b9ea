/**
 * What somebody who makes a game says of it besides its settings: who is to play what, and that they play, too. What is
 * neither set nor answered is told as unread, sentence by sentence.
 */
import {
  asksForIt,
  asksHow,
  gameNameSaid,
  isWanting,
  playsToo,
  powersIn,
  readQuestion,
  speaksOfOffice,
  speaksOfSeats,
  wantsNoPublic,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import { defaultVariant } from "../../context.js";
import {
  answerPlainlyOnce,
  dropComplaints,
  dropTalk,
  withoutTalk,
} from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { isSigned } from "../entering/own-name.js";
import { settingsUnread } from "./clauses-unread.js";
import { ofNewGames } from "./hosting.js";
import { type SetUpSentence, setUpSentences } from "./set-up-said.js";

/** Answers what a set-up in prose says besides; the rest is told as unread. */
export function tellBesides(session: Session): void {
  const { grave, sender } = session;
  if (grave.isConfirmed) return;
  const isKept = grave.waiting.some((each) => each.startsWith("CREATE "));
  if (!isKept && sender.speaker?.game.version !== null) return;
  const sentences = setUpSentences(session);
  const set = sentences.filter(({ commands }) => commands.length > 0);
  dropComplaints(
    session,
    set.map(({ sentence }) => sentence),
  );
  const first = sentences.findIndex((each) => isDone(session, each));
  const open = sentences.filter(
    (each, at) => !isDone(session, each) && !(isKept && isAround(each, at, first, sentences)),
  );
  const left = open.filter(({ sentence }) => !tellsOfPlayers(session, sentence.trim()));
  if (!isKept) {
    withoutTold(session, open);
    return;
  }
  withoutTalk(session);
  const unread = [
    ...left.map(({ sentence }) => sentence.trim()),
    ...sentences.flatMap((each) => settingsUnread(each.sentence)),
  ];
  for (const first of unread)
    session.reply.skipped.push({
      ...({ kind: "talk", lines: 1, first } as const),
      ...(ofGame.test(first) && { isIdle: false }),
    });
}

/** What speaks of the game is no small talk. */
const ofGame = regex("iu")`
  (?<!\p{L})(?:
    games?|turns?|spiel\p{L}*|partie|z\u00fcge?n?|runden?|tours?|partida|turnos?|partita|turni
    |spel|beurt\p{L}*|rond\p{L}*
  )(?!\p{L})
`;

/** Is it set, shown, answered, or what makes the game? */
function isDone(session: Session, { sentence, commands, isSaid }: SetUpSentence): boolean {
  if (commands.length > 0 || isSaid === true || isSigned(session.mail, sentence)) return true;
  const said = flat(sentence);
  const isShown = session.reply.items.some(
    (item) => "line" in item && item.line.replace(/\s+/g, " ").includes(said),
  );
  if (isShown || addressesIn(sentence).length > 0) return true;
  if (tellsOfPlay(session, said)) return false;
  const intent = readQuestion(said)?.intent;
  return (
    gameNameSaid(said) !== null ||
    // What to do about it, the letter says.
    (intent !== undefined && (ofNewGames.has(intent) || intent === "duty")) ||
    speaksOfOffice(said) ||
    playsToo(said) === false ||
    asksForIt(said)
  );
}

/** `Dear Sir, our book club has decided to try this`, above what makes the game; and the name below it. */
function isAround(
  { sentence }: SetUpSentence,
  at: number,
  first: number,
  { length }: readonly SetUpSentence[],
): boolean {
  if (at === length - 1 && signature.test(sentence.trim())) return true;
  return at < first && !isWanting(sentence) && !/[\d?]/.test(sentence);
}

const signature = /^(?:\p{Lu}[\p{L}.'\u2019-]*\s?){1,3}$/u;

/**
 * Answers how powers come to players, that a GM plays none, or what press no game has; false where a sentence speaks of
 * nothing such.
 */
export function tellsOfPlayers(session: Session, sentence: string): boolean {
  if (wantsNoPublic(sentence)) {
    answerPlainlyOnce(session, sentence, "no-broadcasts");
    return true;
  }
  const isOfSelf = tellsOfPlay(session, sentence);
  if (!isOfSelf && !speaksOfSeats(sentence)) return false;
  answerPlainlyOnce(session, sentence, isOfSelf ? "gm-plays-not" : "seats-given");
  return true;
}

/** `I'm playing, too`, `..., and I'd like to play Germany`. */
function tellsOfPlay({ context: { boards } }: Session, sentence: string): boolean {
  if (asksHow(sentence)) return false;
  const plays = playsToo(sentence);
  if (plays !== null) return plays;
  if (speaksOfSeats(sentence)) return false;
  const [clause = ""] = sentence.split(/,\s+(?:and|und|et|y|e|en)\s+/i).slice(-1);
  const intent = readQuestion(clause)?.intent ?? null;
  if (intent === "preference" || intent === "assign") return true;
  const board = boards.get(defaultVariant);
  return intent === "join" && board !== undefined && powersIn(board, clause).length > 0;
}

/** What was answered is no talk that was left. */
function withoutTold(session: Session, open: readonly SetUpSentence[]): void {
  const answered = session.reply.items.flatMap((item) =>
    item.kind === "answer" ? [item.line] : [],
  );
  const told = open
    .map(({ sentence }) => sentence.trim())
    .filter((each) => answered.includes(each));
  dropTalk(session, (words) => told.some((line) => line.includes(words.trim())));
}
