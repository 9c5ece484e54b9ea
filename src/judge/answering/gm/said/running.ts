/**
 * What a GM asks about the running of the game: each such sentence is answered by itself, or shown as the
 * command it comes to.
 */
import { latePowers, type PressTarget, submissionOf } from "../../../../game/index.js";
import {
  type BodyItem,
  dayNamed,
  daysSaid,
  momentNamed,
  pointsToDays,
  powersIn,
  type RunningAsked,
  rangeNamed,
  readDate,
  readQuestion,
  runningAsked,
  speaksOfVotes,
  standsStill,
  vouches,
} from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { dayAt, hourMs } from "../../../../util/index.js";
import { pressFor } from "../../../records/press.js";
import { dayMeant, deadlineMeant } from "../../../session/dates.js";
import { askMeantOfAll } from "../../../session/grave.js";
import { answerPlainlyOnce, noteTalk } from "../../../session/outcomes.js";
import { addressesIn } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import {
  inOrder,
  sentencesOfItems,
  withoutSentences,
} from "../../../session/texts/sentences-left.js";
import { nameOf } from "../../guesses/guess.js";
import { reminderWords } from "../../messages/reminders.js";
import { waitsForAbsent } from "../absences.js";
import { withoutSeatsAsked } from "./seats-asked.js";

/** The items without the sentences that were answered here, or are shown as days off for all. */
export async function withoutRunningAsked(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  if (speaker.game.game.status === "forming") return withoutSeatsAsked(session, items);
  const readable = items.filter(({ kind }) => kind !== "consent");
  const sentences = inOrder(sentencesOfItems(readable), ownText(session));
  const gone = [...daysOff(session, speaker, sentences)];
  const settings: string[] = [];
  for (const [at, line] of sentences.entries()) {
    const asked = gone.includes(line) ? [] : runningAsked(line);
    for (const each of asked) {
      if (each === "set-up-now") settings.push(line);
      const more = await answered(session, speaker, each, sentences, at);
      if (more !== null) gone.push(line, ...more);
    }
  }
  if (gone.length === 0) return items;
  const [number = 1] = readable.map((each) => each.number);
  const left = items.flatMap((item) => withoutSentences(item, gone));
  return left.concat(settings.map((line) => setUpAsked(line, number)));
}

/** Answered with the set-up of the game, as when it is asked for in other words. */
function setUpAsked(line: string, number: number): BodyItem {
  return { kind: "question", number, line, question: { intent: "settings", about: line } };
}

type Answer = readonly string[] | null;

/** Answers a sentence; the others that belong to it, or null where it is not what it seems. */
async function answered(
  session: Session,
  speaker: Speaker,
  kind: RunningAsked,
  sentences: readonly string[],
  at: number,
): Promise<Answer> {
  const line = sentences[at] ?? "";
  switch (kind) {
    case "other-address":
      return ofAddress(session, speaker, sentences, at);
    case "letters-arrived": {
      const back = await unreached(session, speaker);
      answerPlainlyOnce(session, line, "letters-arrived", { powers: back });
      return [];
    }
    case "letters-again":
      return lettersAgain(session, speaker, sentences, at);
    case "set-up-now":
      return [];
    case "gm-alone":
      if (speaksOfVotes(ownText(session))) return null;
      answerPlainlyOnce(session, line, "gm-alone");
      return [];
    case "poll-answers":
      return pollAnswers(session, speaker, line);
    case "nudge-later":
      return nudge(session, speaker, line);
    case "reminder-sent":
      return remindedSoFar(session, speaker, line);
    case "orders-seen":
    case "told-when":
      answerPlainlyOnce(session, line, kind);
      return [];
    case "has-sent":
      return whetherSent(session, speaker, sentences, at);
    case "waits-for":
      return whetherWaits(session, speaker, line);
    case "waits-set":
      answerPlainlyOnce(session, line, "waits-set", { powers: waiting(speaker) });
      return [];
    case "only-missing":
      return whereOthersMiss(session, speaker, line);
    case "deadline-stays":
      return whetherStays(session, speaker, line);
    case "spared":
      noteTalk(session, line, true);
      return [];
  }
}

function whetherSent(
  session: Session,
  { game: { board, game } }: Speaker,
  sentences: readonly string[],
  at: number,
): Answer {
  const line = sentences[at] ?? "";
  // `And did she send anything?`, of whom the words before are, or the letter that the mail answers.
  const before = isOfHim.test(line)
    ? [...sentences.slice(0, at).reverse(), ...session.thread.letters.slice(0, 1)]
    : [];
  const named =
    [line.split(/[,;]/, 1).join(""), ...before]
      .map((each) => powersIn(board, each))
      .find(({ length }) => length > 0) ?? [];
  if (named.length !== 1) return null;
  const late = latePowers(game, board);
  const isLate = named.some((each) => late.includes(each));
  answerPlainlyOnce(session, line, isLate ? "sent-not-all" : "sent-all", { powers: named });
  return [];
}

const isOfHim =
  /(?<!\p{L})(?:she|he|they|er|sie|elle|ils?|lui|lei|\u00e9l|ella|hij|zij)(?!\p{L})/iu;

function waiting({ game: { board, game } }: Speaker): readonly PowerId[] {
  return board.powers.map(({ id }) => id).filter((power) => submissionOf(game, power).wait);
}

/** `Please wait for Turkey`: that is so, as far as the clock has it. */
function whetherWaits(session: Session, { game: { game } }: Speaker, line: string): Answer {
  if (game.status !== "active" || game.timing === null || waitsForAbsent(session, line))
    return null;
  answerPlainlyOnce(session, line, "waits-anyway");
  return [];
}

/** `The deadline this Thursday stays as it is`: it does, where it is on the day that is named. */
function whetherStays(session: Session, speaker: Speaker, line: string): Answer {
  const { timing, status, settings } = speaker.game.game;
  const day = dayNamed(line);
  const read = readDate(day ?? "");
  const named = read.kind === "date" ? dayMeant(session, speaker, read.date) : null;
  if (status !== "active" || timing === null) return null;
  if (day !== null && named !== dayAt(timing.deadline, settings.zone)) return null;
  answerPlainlyOnce(session, line, "deadline-met");
  return [];
}

/** `If it's only Italy who is missing, give her until Friday`: where others are late, too, nothing is done. */
function whereOthersMiss(
  session: Session,
  { game: { board, game } }: Speaker,
  line: string,
): Answer {
  const named = powersIn(board, line);
  if (latePowers(game, board).every((each) => named.includes(each))) return null;
  answerPlainlyOnce(session, line, "late");
  return [];
}

/** `Our Italy writes from another address, it is really her`: what belongs to it is said around it. */
function ofAddress(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
  at: number,
): Answer {
  const around = sentences.slice(at, at + 3);
  const before = sentences[at - 1] ?? "";
  const named = powersIn(speaker.game.board, around.join(" "));
  const powers = named.length > 0 ? named : powersIn(speaker.game.board, before);
  const [address, another] = addressesIn(ownText(session));
  if (address !== undefined) {
    const [power, other] = powers;
    if (power === undefined || other !== undefined || another !== undefined) return null;
    const command = `SET ADDRESS ${address} FOR ${nameOf(speaker.game.board, power)}`;
    askMeantOfAll(session, sentences[at] ?? "", [command]);
    return [];
  }
  if (!around.some(vouches)) return null;
  const more = around.filter((each, index) => index === 0 || vouches(each) || each.includes("?"));
  answerPlainlyOnce(session, more.join(" "), "other-address", { powers });
  return more;
}

/** The powers of those whose letters came back. */
async function unreached(
  { tx }: Session,
  { game: { game } }: Speaker,
): Promise<readonly PowerId[]> {
  const powers: PowerId[] = [];
  for (const { power, address } of game.members)
    if (power !== null && (await tx.addresses.of(address)).bounces > 0) powers.push(power);
  return powers;
}

/** Who misses letters, said here or before, and whether any came back. */
async function lettersAgain(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
  at: number,
): Promise<Answer> {
  const line = sentences[at] ?? "";
  const said = [line, ...sentences.slice(0, at + 2)].map((each) =>
    powersIn(speaker.game.board, each),
  );
  const [powers = []] = said.filter(({ length }) => length > 0);
  const back = await unreached(session, speaker);
  const isBack = powers.length === 0 ? back.length > 0 : powers.some((each) => back.includes(each));
  const named = powers.length === 0 ? back : powers;
  answerPlainlyOnce(session, line, isBack ? "letters-back" : "letters-again", { powers: named });
  // `What can I do?`
  return sentences.slice(at + 1, at + 2).filter((each) => readQuestion(each)?.intent === "duty");
}

/** Who has written to the GM since a question went to all; null where none did. */
async function pollAnswers(session: Session, speaker: Speaker, line: string): Promise<Answer> {
  const letters = await pressFor(session.tx, speaker.game.game, speaker.member);
  const isAsked = ({ event }: (typeof letters)[number]) =>
    event.from?.id === speaker.member && event.to.kind === "all" && event.text.includes("?");
  const from = letters.findLastIndex(isAsked);
  if (from < 0) return null;
  const writers = letters.slice(from + 1).flatMap(({ event }) => event.from?.power ?? []);
  answerPlainlyOnce(session, line, "poll-answers", { powers: [...new Set(writers)] });
  return [];
}

/** Who was written to in this phase, or that the clock has reminded all who were late. */
async function remindedSoFar(session: Session, speaker: Speaker, line: string): Promise<Answer> {
  const { game, board } = speaker.game;
  if (game.timing === null) return null;
  const letters = await pressFor(session.tx, game, speaker.member);
  const words = reminderWords(session, speaker);
  const sent = letters.filter(
    ({ event }) => event.from?.id === speaker.member && event.text.trim() === words,
  );
  const powers = board.powers
    .map(({ id }) => id)
    .filter((id) => sent.some(({ event }) => isTo(event.to, id)));
  const due = game.timing.deadline - session.now;
  const gone = game.settings.reminderHours.find((hours) => hours * hourMs >= due);
  answerPlainlyOnce(session, line, "reminder-sent", {
    powers,
    span: gone === undefined ? "" : `${gone} hours`,
  });
  return [];
}

function isTo(to: PressTarget, power: PowerId): boolean {
  return to.kind === "all" || (to.kind === "some" && to.powers.includes(power));
}

/** A reminder goes out some hours before each deadline, and on no evening that is named. */
function nudge(session: Session, speaker: Speaker, line: string): Answer {
  const { game, board } = speaker.game;
  const read = readDate(momentNamed(line) ?? "");
  const at = read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
  const due = game.timing?.deadline ?? null;
  if (at === null || due === null) return null;
  const hours = Math.round((due - at) / hourMs);
  const late = latePowers(game, board);
  answerPlainlyOnce(session, line, "nudge-later", {
    powers: late,
    span: hours > 0 && hours < longest ? `${hours} HOURS` : "",
  });
  return [];
}

const longest = 200;

/**
 * `I'm away from the 20th to the 29th. Could it all stand still in that time?`: no deadline is to fall on these
 * days.
 */
function daysOff(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly string[] {
  const line = sentences.find(standsStill);
  if (line === undefined) return [];
  const isElsewhere = pointsToDays(line) && daysOf(session, speaker, line) === null;
  const named = isElsewhere ? sentences.find((each) => daysOf(session, speaker, each)) : line;
  // What is no question, and names its own days, is read as any other wish.
  const isRead = isElsewhere || (line.includes("?") && rangeNamed(line) !== null);
  const days = named === undefined || !isRead ? null : daysOf(session, speaker, named);
  if (named === undefined || days === null) return [];
  const gone = [...new Set([named, line])];
  askMeantOfAll(session, gone.join(" "), [`SET ABSENCE ${days}`]);
  return gone;
}

function daysOf(session: Session, speaker: Speaker, sentence: string): string | null {
  const days = daysSaid(sentence) ?? rangeNamed(sentence);
  const from = days === null ? null : dayMeant(session, speaker, days.first);
  const to = days === null ? null : dayMeant(session, speaker, days.last, from);
  const isAhead = from !== null && from > dayAt(session.now, speaker.game.game.settings.zone);
  return !isAhead || to === null || from >= to ? null : `${from} TO ${to}`;
}
