/** A game that goes on again with another deadline, as a GM's sentences say both. */
import {
  type BodyItem,
  deadlineSaid,
  letsRun,
  sentencesOf,
  unpauseSaid,
} from "../../../language/index.js";
import { capital } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { tellsNotPaused } from "../guesses/ending-said.js";

/**
 * `Get going again, with the deadline on Friday`: all would be told of a deadline that the same mail moves, and no
 * deadline can be set in a pause. One question asks about both.
 */
export function resumesWithDeadline(
  { sender: { speaker } }: Session,
  items: readonly BodyItem[],
): boolean {
  if (speaker?.game.game.status !== "paused") return false;
  const sentences = items
    .filter(({ line }) => !line.includes("?"))
    .map((item) => ({ form: formOf(item), parts: sentencesOf(resumedApart(item.line)) }));
  const resumed = sentences.findIndex(
    ({ form, parts }) => form === "resume" || parts.some(unpauseSaid),
  );
  const moved = sentences.findLastIndex(
    ({ form, parts }) =>
      form === "set-deadline" || parts.some((each) => deadlineSaid(each) !== null),
  );
  if (resumed < 0 || moved < 0) return false;
  // Two commands, one after the other, can be done at once.
  const isCommand = (at: number) => ofCourse.has(sentences[at]?.form ?? null);
  return !(isCommand(resumed) && isCommand(moved) && resumed < moved);
}

/** `Let's go on, and give them till Sunday`: two sentences, where what goes on stands ahead by itself. */
export function resumedApart(line: string): string {
  return sentencesOf(line)
    .map((each) => {
      const [, ahead = "", behind = ""] = joined.exec(each) ?? [];
      const isApart = !unpauseSaid(each) && unpauseSaid(ahead) && deadlineSaid(behind) !== null;
      return isApart ? `${ahead}. ${capital(behind)}` : each;
    })
    .join("");
}

const joined = /^(.*?),?\s+(?:and|und|et|y|e|en)\s+(.*)$/isu;

/** `False alarm, let the game carry on`, of a game that rests nowhere: it is told so, and no turn is played for it. */
export function tellsRunning(session: Session, about: string, line: string): boolean {
  return letsRun(withoutName(session, about)) && tellsNotPaused(session, line);
}

/** `Paris can carry on now`, of the game of that name. */
function withoutName({ sender: { speaker } }: Session, about: string): string {
  const name = speaker?.game.game.name ?? "";
  return about
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u)
    .map((word) => (word.toLowerCase() === name ? "the game" : word))
    .join("");
}

export function isOfCourse(item: BodyItem): boolean {
  if (ofCourse.has(formOf(item))) return true;
  return item.kind === "question" && unpauseSaid(item.line);
}

const ofCourse: ReadonlySet<string | null> = new Set(["resume", "set-deadline"]);

/** The form of the command that a sentence was taken for; null for a command as it stands, and for what is none. */
function formOf(item: BodyItem): string | null {
  return item.kind === "statement" && item.said !== undefined ? item.form : null;
}
