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
import { holdsBlocks } from "../apart.js";
import { numbered } from "../readings.js";
import { writerOf } from "../writer.js";

/** Whoever writes more than this says in full what they mean. */
const longest = 600;

/** The text with each such sentence as the order that it chooses, on its own line; it is quoted as it was written. */
export async function withChoicesSaid(session: Session, text: string): Promise<string> {
  const writer = text.length > longest || holdsBlocks(text) ? null : writerOf(session);
  if (writer === null) return text;
  const { context } = writer;
  const { asked } = submissionOf(writer.speaker.game.game, writer.power);
  if (asked.length === 0) return text;
  const chosenIn: Choosing = (words) => {
    const orders = choicesSaid(context, asked, words.trim());
    return { words, orders: orders.length > 0 && isOrder(context, words) ? [] : orders };
  };
  // A yes to what a letter asks is for that.
  const isBrief = sentencesOf(text).length === 1 && consentSaid(text, false) === true;
  const saysYes = isBrief || chooses(chosenIn(text));
  if (saysYes && (await lookAwaited(session)) !== null) return text;
  const sentences = text
    .split(/(?<=\n)/)
    .flatMap((line) => (line.startsWith(">") ? [line] : sentencesOf(line)));
  // Whatever names a place before it is what a choice speaks of.
  const first = sentences.findIndex((each) => placesIn(context.board, each).length > 0);
  const open = first < 0 ? sentences.length : first + 1;
  return sentences
    .map((each, at) =>
      at < open && !isMark(each, sentences[at + 1])
        ? withOrders(session, partedAt(context, each, chosenIn))
        : each,
    )
    .join("")
    .replace(/^\n/, "");
}

/** `My orders: 1. A War - Gal 2. A Mos - Ukr`: the number of what follows chooses nothing. */
function isMark(sentence: string, next: string | undefined): boolean {
  return next !== undefined && /(?<![\p{L}\d])\d[.)][^\S\n]+$/u.test(sentence);
}

/** Part of a mail, and the orders that it chooses. */
interface Part {
  readonly words: string;
  readonly orders: readonly string[];
}

type Choosing = (words: string) => Part;

function chooses({ orders }: Part): boolean {
  return orders.length > 0;
}

/** The parts of a sentence, with what they choose in their place. */
function withOrders(session: Session, parts: readonly Part[]): string {
  const chosen = parts.map(({ words, orders }) => {
    const line = orders.join(", ");
    if (line === "") return words;
    session.orders.spoken.set(line, { line: words.trim(), guesses: [] });
    return `\n${line}\n`;
  });
  return chosen.join("");
}

/** `Picardy then, and the others hold`: what chooses, and what stands beside it. */
function partedAt(context: ReadingContext, sentence: string, chosenIn: Choosing): readonly Part[] {
  const whole = chosenIn(sentence);
  if (chooses(whole)) return [whole];
  for (const { 0: joint, index } of sentence.matchAll(joints)) {
    const sides = [sentence.slice(0, index), sentence.slice(index + joint.length)];
    const parts = sides.map(chosenIn);
    const isRead = (part: Part) => chooses(part) || mayStandBeside(context, part.words);
    if (parts.some(chooses) && parts.every(isRead)) return parts;
  }
  return [whole];
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
