/** `Good, do that. And Berlin holds`: sentences that only choose among the orders that were asked about. */
import { submissionOf } from "../../../../game/index.js";
import {
  choicesSaid,
  consentSaid,
  isTalk,
  placesIn,
  type ReadingContext,
  readOrders,
  sentencesOf,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { lookAwaited } from "../../../identity/codes.js";
import type { Session } from "../../../session/session.js";
import { numbered } from "../readings.js";
import { writerOf } from "../writer.js";

/** As long as these stand in a mail, only its orders are for the judge. */
const blocks = /^\s*(?:PRESS|BROADCAST|PHASE|TRY)\b/im;

/** Whoever writes more than this says in full what they mean. */
const longest = 600;

/** The text with each such sentence as the order that it chooses, on its own line; it is quoted as it was written. */
export async function withChoicesSaid(session: Session, text: string): Promise<string> {
  const writer = text.length > longest || blocks.test(text) ? null : writerOf(session);
  if (writer === null) return text;
  const { context } = writer;
  const { asked } = submissionOf(writer.speaker.game.game, writer.power);
  if (asked.length === 0) return text;
  const chosenBy: Choosing = (words) => {
    const chosen = choicesSaid(context, asked, words.trim());
    return chosen.length > 0 && isOrder(context, words) ? [] : chosen;
  };
  // A yes to what a letter asks is for that.
  const isBrief = sentencesOf(text).length === 1 && consentSaid(text, false) === true;
  const saysYes = isBrief || chosenBy(text).length > 0;
  if (saysYes && (await lookAwaited(session)) !== null) return text;
  const sentences = text
    .split(/(?<=\n)/)
    .flatMap((line) => (line.startsWith(">") ? [line] : sentencesOf(line)));
  // Whatever names a place before it is what a choice speaks of.
  const first = sentences.findIndex((each) => placesIn(context.board, each).length > 0);
  const open = first < 0 ? sentences.length : first + 1;
  return sentences
    .map((each, at) =>
      at < open ? withOrders(session, partedAt(context, each, chosenBy), chosenBy) : each,
    )
    .join("")
    .replace(/^\n/, "");
}

/** The parts of a sentence, with what they choose in their place. */
function withOrders(session: Session, parts: readonly string[], chosenBy: Choosing): string {
  const chosen = parts.map((words) => {
    const orders = chosenBy(words).join(", ");
    if (orders === "") return words;
    session.orders.spoken.set(orders, { line: words.trim(), guesses: [] });
    return `\n${orders}\n`;
  });
  return chosen.join("");
}

/** The orders that words choose. */
type Choosing = (words: string) => readonly string[];

/** `Picardy then, and the others hold`: what chooses, and what stands beside it. */
function partedAt(
  context: ReadingContext,
  sentence: string,
  chosenBy: Choosing,
): readonly string[] {
  const chooses = (words: string) => chosenBy(words).length > 0;
  if (chooses(sentence)) return [sentence];
  const parted = [...sentence.matchAll(joints)].map(({ 0: joint, index }) => [
    sentence.slice(0, index),
    sentence.slice(index + joint.length),
  ]);
  const isRead = (words: string) => chooses(words) || mayStandBeside(context, words);
  return parted.find((parts) => parts.some(chooses) && parts.every(isRead)) ?? [sentence];
}

const joints = /,?\s(?:and|und|et|y|e|en)\s|[,;]\s/giu;

/** Orders, `Paris goes there`, which may need what is chosen, or mere talk. */
function mayStandBeside(context: ReadingContext, words: string): boolean {
  const { board, position, power } = context;
  const [first] = placesIn(board, words);
  const isOwn = position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === first,
  );
  return isOwn || isTalk(board, words) || isOrder(context, words);
}

function isOrder(context: ReadingContext, words: string): boolean {
  return readOrders(context, numbered([words])).readings.some(({ guessed }) => !guessed);
}
