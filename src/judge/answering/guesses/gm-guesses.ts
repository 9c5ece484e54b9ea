/**
 * What a GM's prose most likely wants where no sentence of it was read as a command: each guess is shown as the command
 * that it comes to, and CONFIRM carries it out.
 */

import { hasEnded } from "../../../game/index.js";
import {
  beginSaid,
  deniedIn,
  dropsEntryWord,
  entryWordWanted,
  holdsOff,
  isWanting,
  letsRun,
  processSaid,
  sentencesOf,
  sparesDays,
  wantsBack,
} from "../../../language/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { flat } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import { cutTalk, dropItems, noteTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { tellsNotPaused } from "./ending-said.js";
import { goingBack } from "./going-back.js";
import type { Guess } from "./guess.js";
import { drawn, won } from "./of-ends.js";
import {
  ejecting,
  givingPowers,
  lettingIn,
  ousting,
  replacedBy,
  searching,
  seating,
  seatsAllNamed,
  takingOver,
  withComer,
} from "./of-seats.js";
import {
  daysOff,
  deadlineBack,
  extending,
  gracing,
  laterDeadline,
  pausing,
  reminding,
  settingBack,
} from "./of-time.js";
import { daysSpared, resuming } from "./out-of-time.js";
import { recommenting } from "./recommenting.js";

/** Keeps what these lines most likely want, until it is confirmed; false where they want nothing that is known. */
export async function keptGuesses(session: Session, lines: readonly string[]): Promise<boolean> {
  const { grave } = session;
  const speaker = writingGm(session);
  if (speaker === null) return false;
  const said = lines.flatMap(sentencesOf);
  if (said.some(holdsOff)) return false;
  // `Russia may be late. No need to extend`: beside what is not wanted, only what is wanted counts.
  const isDenied = sentencesOf(ownText(session)).some(
    (each) => deniedIn(each) === "deed" && !sparesDays(each),
  );
  const sentences = isDenied ? said.filter(isWanting) : said;
  const running = sentences.find(letsRun);
  if (running !== undefined && tellsNotPaused(session, running.trim())) {
    withoutOther(session, running, true);
    return true;
  }
  const guesses = (await guessesOf(session, speaker, sentences)).filter(
    ({ command }) => !grave.waiting.some((each) => isAlike(each, command)),
  );
  for (const line of new Set(guesses.map((each) => each.line))) {
    const ofLine = guesses.filter((each) => each.line === line);
    withoutOther(session, line);
    if (
      ofLine.some(({ command }) =>
        /^(?:PAUSE|RESUME|EXTEND|ROLLBACK|SET (?:DEADLINE|ABSENCE))\b/.test(command),
      )
    )
      withoutReasons(session);
    keep(session, line, ofLine);
  }
  return guesses.length > 0;
}

/** What is shown as a command is neither answered nor told as unread. */
function withoutOther(session: Session, line: string, isAnswered = false): void {
  if (!isAnswered) dropItems(session, (item) => item.kind === "answer" && isPart(item.line, line));
  cutTalk(session, (words) => {
    if (isPart(words, line)) return "";
    if (!isPart(line, words)) return words;
    return sentencesOf(words)
      .filter((each) => !isPart(each, line))
      .join(" ");
  });
}

/** `Two of my players have gone to sea. Hold everything`: why a GM wants time asks nothing. */
function withoutReasons(session: Session): void {
  const isReason = (item: ReplyItem) =>
    item.kind === "answer" && !item.line.includes("?") && !isWanting(item.line);
  for (const item of session.reply.items.filter(isReason))
    if (item.kind === "answer") noteTalk(session, item.line);
  dropItems(session, isReason);
}

function isPart(part: string, whole: string): boolean {
  return flat(whole).includes(flat(part));
}

/** `SET DEADLINE` waits already, whatever its date. */
function isAlike(waiting: string, command: string): boolean {
  const kind = /^(?:SET DEADLINE|EXTEND|REOPEN|ROLLBACK|DECLARE|REPLACE)\b/.exec(command)?.[0];
  // Orders that are put in for a player free no seat.
  const isPutIn = kind === "REPLACE" && waiting.startsWith("BECOME ");
  return waiting === command || isPutIn || (kind !== undefined && waiting.startsWith(kind));
}

function keep(session: Session, line: string, guesses: readonly Guess[]): void {
  const { at = null } = guesses.at(-1) ?? {};
  const said = guesses.map(({ command }) => command);
  const { speaker } = session.sender;
  const commands = speaker === null ? said : withComer(session, speaker, said);
  askMeant(session, line, commands, { at });
}

/** What these sentences most likely want of the game as it stands. */
export async function guessesOf(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const { game } = speaker.game;
  if (hasEnded(game)) return goingOn(sentences);
  if (game.status === "forming")
    return [
      ...lettingIn(speaker, sentences),
      ...givingPowers(speaker, sentences),
      ...ejecting(speaker, sentences),
      ...recommenting(speaker, sentences),
      ...opening(speaker, sentences),
      ...closing(sentences),
      ...starting(speaker, sentences),
    ];
  if (game.status === "paused") return resuming(session, speaker, sentences);
  if (game.status !== "active") return [];
  const moved = laterDeadline(session, speaker, sentences);
  const later = moved.length > 0 ? moved : await deadlineBack(session, speaker, sentences);
  return [
    ...drawn(session, speaker, sentences),
    ...won(speaker, sentences),
    ...recommenting(speaker, sentences),
    ...(await seating(session, speaker, sentences)),
    ...takingOver(speaker, sentences),
    ...replacedBy(session, speaker, sentences),
    ...daysSpared(session, speaker, sentences),
    ...(await goingBack(session, speaker, sentences)),
    ...processing(sentences),
    ...searching(speaker, sentences),
    ...ousting(speaker, sentences),
    ...daysOff(sentences),
    ...reminding(session, sentences),
    ...gracing(sentences),
    // A deadline behind the pause is as good, and none can be set in it.
    ...(later.length > 0 ? [] : pausing(session, speaker, sentences)),
    ...(later.length > 0 ? later : extending(session, sentences)),
    ...(later.length > 0 ? [] : await settingBack(session, speaker, sentences)),
  ];
}

/** `We drop the word, anybody may join`, of a game that has one. */
function opening({ game: { game } }: Speaker, sentences: readonly string[]): readonly Guess[] {
  const line = game.invitation === null ? undefined : sentences.find(dropsEntryWord);
  return line === undefined ? [] : [{ line, command: "SET NO INVITATION" }];
}

/** `Everyone who wants to join has to say "bismarck" first.` */
function closing(sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) => {
    const word = entryWordWanted(line);
    return word === null ? [] : [{ line, command: `SET INVITATION ${word}` }];
  });
}

/** `When that's done you can start.` */
function starting(speaker: Speaker, sentences: readonly string[]): readonly Guess[] {
  const line = sentences.find(beginSaid);
  return line === undefined || !seatsAllNamed(speaker, sentences)
    ? []
    : [{ line, command: "START" }];
}

/** `Ihr könnt jetzt auswerten, es sind alle durch.` */
function processing(sentences: readonly string[]): readonly Guess[] {
  const line = sentences.find(processSaid);
  return line === undefined ? [] : [{ line, command: "PROCESS" }];
}

/** `No! Wrong one, it has to go on.` */
function goingOn(sentences: readonly string[]): readonly Guess[] {
  const line = sentences.filter(wantsBack).join(" ");
  return line === "" ? [] : [{ line, command: "REOPEN" }];
}
