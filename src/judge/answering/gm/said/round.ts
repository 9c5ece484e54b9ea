/**
 * What a GM wants put to all: a question, thanks, a day to remember. It is one message in the judge's words
 * around the GM's own, shown before it is sent; the answers go to the GM.
 */
import {
  type BodyItem,
  dayToRemember,
  powersIn,
  type Round,
  roundIn,
  saysOfPoll,
} from "../../../../language/index.js";
import { type AnsweredInWords, questionText } from "../../../../report/index.js";
import { capital, wallTime } from "../../../../util/index.js";
import { weekdays } from "../../../session/said-times.js";
import type { Session, Speaker } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import { writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import {
  inOrder,
  sentencesOfItems,
  withoutSentences,
} from "../../../session/texts/sentences-left.js";
import { asksToSend } from "../../messages/kept-message.js";
import { askedOf } from "../../messages/words/reworded.js";

/** A sentence of the mail, and what it wants put to all. */
interface Asked {
  readonly line: string;
  readonly round: Round;
}

/** The items without the sentences that want something put to all: that is shown, and a YES sends it. */
export function withoutRound(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const speaker = writingGm(session);
  if (speaker === null || headed.test(ownText(session))) return items;
  const written = sentencesOfItems(items.filter(({ kind }) => kind !== "consent"));
  const sentences = inOrder(written, ownText(session));
  const asked = sentences.flatMap((line) => {
    const round = roundOf(speaker, line);
    return round === null ? [] : [{ line, round }];
  });
  const reminder = sentences.find((each) => dayToRemember(each) !== null);
  if (asked.length === 0 && reminder === undefined) return items;
  const reason = reasonOf(asked, sentences);
  const day = reminder === undefined ? null : dayToRemember(reminder);
  const text = [
    thanksOf(session, speaker, asked, reason),
    pollOf(session, speaker, asked),
    day === null ? "" : dayWords(session, speaker, day),
  ];
  const lines = [
    ...new Set([...asked.map((each) => each.line), ...(reminder === undefined ? [] : [reminder])]),
  ];
  const isPoll = asked.some(({ round }) => round.kind === "poll");
  const beside = isPoll ? sentences.filter(saysOfPoll) : [];
  const said = text.filter((each) => each !== "").join(" ");
  const line = lines.join(" ");
  const message = { to: { kind: "all" }, text: said, line, mayBe: "message" } as const;
  if (!asksToSend(session, speaker, message)) return items;
  const gone = [...lines, ...beside, reason ?? ""];
  return items.flatMap((item) => withoutSentences(item, gone));
}

/** `Thank them all. Not a single late mail!`: why, in the next sentence. */
function reasonOf(asked: readonly Asked[], sentences: readonly string[]): string | null {
  const thanks = asked.find(({ round }) => round.kind === "thanks");
  if (thanks === undefined || thanks.round.text !== "") return null;
  const why = sentences[sentences.indexOf(thanks.line) + 1];
  return why !== undefined && isReason(why) ? why : null;
}

function thanksOf(
  session: Session,
  speaker: Speaker,
  asked: readonly Asked[],
  reason: string | null,
): string {
  const thanks = asked.find(({ round }) => round.kind === "thanks");
  if (thanks === undefined) return "";
  return say(session, speaker, "thanks-words", withEnd(reason ?? thanks.round.text));
}

function pollOf(session: Session, speaker: Speaker, asked: readonly Asked[]): string {
  const questions = asked.flatMap(({ round }) => (round.kind === "poll" ? questionIn(round) : []));
  return questions.length === 0 ? "" : say(session, speaker, "poll-words", questions.join(" "));
}

/** `whether they'd mind a pause`, said to them. */
function questionIn({ text }: Round): string {
  const said = text.replace(/^(what|how) you (?=think|feel|say|reckon|prefer|want)/i, "$1 do you ");
  return askedOf(said) ?? `${capital(said)}?`;
}

/** Words for all stand below such a line: they are what it says they are. */
const headed = /:[ \t]*\n[ \t]*\n|["\u201c\u201e\u00ab]/u;

/** `Ask them whether ...`, behind the name of one of them, asks only those. */
function roundOf({ game: { board } }: Speaker, sentence: string): Round | null {
  const round = roundIn(sentence);
  const isOfSome = round?.isOfThem === true && powersIn(board, sentence).length > 0;
  return isOfSome ? null : round;
}

/** `Not a single late mail, that's rare`: why all are thanked. */
function isReason(sentence: string): boolean {
  return (
    !sentence.includes("?") && dayToRemember(sentence) === null && /\p{L}{3} \p{L}/u.test(sentence)
  );
}

function withEnd(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The deadline, where it is on that day. */
function dayWords(session: Session, speaker: Speaker, day: number): string {
  const { settings, timing } = speaker.game.game;
  const due = timing === null ? null : wallTime(timing.deadline, settings.zone);
  const isDue =
    due !== null && new Date(Date.UTC(due.year, due.month - 1, due.day)).getUTCDay() === day;
  return isDue
    ? say(session, speaker, "deadline-words", "")
    : say(session, speaker, "day-words", weekdays[day] ?? "");
}

function say(session: Session, speaker: Speaker, kind: AnsweredInWords, text: string): string {
  return questionText(...stageFor(session, speaker), kind, { games: text === "" ? [] : [text] });
}
