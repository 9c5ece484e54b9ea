/**
 * Reads the orders of a mail: every line to its meanings, every power's meanings together to those that
 * can be meant, and what is left to readings and complaints. An order that is understood and impossible
 * is a reading that says why; one that is not understood, or in two ways, is a complaint.
 */
import type { Board } from "../../map/index.js";
import type { Position, WrittenOrder } from "../../rules/index.js";
import { isPlain } from "../lexer/plain.js";
import type { OrderLine } from "../text/lines.js";
import { isTooLong, lineLimits, withoutEndless } from "../text/order-limits.js";
import { rememberingOf } from "../text/remembering.js";
import { sentencesOf } from "../text/sentences.js";
import { readCanonical } from "./canonical.js";
import { withBuildsWished } from "./clauses/builds-wished.js";
import type { OrderComplaint } from "./complaint.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "./contract.js";
import { correct, withoutCorrections } from "./corrections.js";
import { withFirstPossible } from "./drafts/first-possible.js";
import { withGoalsCorrected } from "./drafts/goals-corrected.js";
import { meaningsOf } from "./drafts/line.js";
import { dueOf } from "./gather.js";
import { withTurnsApart } from "./prose/passing/turns-apart.js";
import { withUnitsBack } from "./prose/passing/units-back.js";
import { withoutWantedFirst } from "./prose/passing/wanted-first.js";
import { withoutRetellings } from "./prose/retold.js";
import { withExceptionsApart } from "./sets/all-but.js";
import { withAllHelping } from "./sets/all-helping.js";
import { withArmiesBoarded } from "./sets/boarded.js";
import { withWaysChanged } from "./sets/changed-ways.js";
import { withBareConvoys, withConvoysNamed } from "./sets/convoys-named.js";
import { withCountedChoice } from "./sets/counted-choice.js";
import { withFleetsCalled } from "./sets/fleets-called.js";
import { withGoalsAnnounced } from "./sets/goals/announced.js";
import { withGoalsFirst } from "./sets/goals/first.js";
import { withHelpedGoals } from "./sets/goals/helped.js";
import { withGoalsListed } from "./sets/goals/listed.js";
import { withUnitsInTurn } from "./sets/in-turn.js";
import { withKindsCounted } from "./sets/kinds-counted.js";
import { withKindsGoing, withoutKindsBehind } from "./sets/kinds-going.js";
import { withNamesInARow } from "./sets/names-in-a-row.js";
import { withNumbersNamed, withoutLetters } from "./sets/numbered.js";
import { withBothNamed, withoutBothGoing } from "./sets/one-of-both.js";
import { withSentTogether } from "./sets/sent-together.js";
import { withTopicsFirst } from "./sets/topics-first.js";
import { withoutTwoWays } from "./sets/two-ways.js";
import { readingOf } from "./settled/decide.js";
import { byNumber, settle } from "./settled/settle.js";
import { withChosen } from "./told/chosen.js";
import { withToldBuilds } from "./told/winter.js";

/** Reads lines as orders, in their order. */
export function readOrders(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  return readPlain(context, lines) ?? readBefore(context, lines);
}

/** Many a reader of a mail looks at the same lines: they are read once for each position. */
function readBefore(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const { rulebook, phase, position, power, standing, requested } = context;
  const corrected = (each: readonly OrderLine[]) => readCorrected(context, each);
  const read = (each: readonly OrderLine[]) => {
    const named = withAllHelping(context, each, corrected);
    return named === each
      ? corrected(each)
      : asWritten(each, { lines: named, read: corrected(named) });
  };
  return remembered(
    position,
    JSON.stringify([rulebook, phase, power, standing, requested, lines]),
    () => withToldBuilds(context, lines, read(lines), read),
  );
}

const remembered = rememberingOf<Position, OrdersReading>(lineLimits.kept);

/** The lines as they stand; where that leaves anything in doubt, in other words, if these say more. */
function readCorrected(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const meant = otherwiseFalse.reduce((left, reworded) => reworded(context, left), lines);
  let best = { lines: meant, read: readLines(context, meant) };
  // What is too long is refused unread.
  if (lines.some(({ text }) => isTooLong(text))) return best.read;
  for (const reworded of inOtherWords) {
    if (doubtsOf(best.read) === 0) break;
    const others = reworded(context, best.lines);
    if (others.every((line, at) => line === best.lines[at])) continue;
    const read = readLines(context, others);
    if (saysMore(read, best.read)) best = { lines: others, read };
  }
  return best.lines === lines ? best.read : asWritten(lines, best);
}

/** The readings and complaints of reworded lines, with the text that their writer knows. */
function asWritten(
  lines: readonly OrderLine[],
  { lines: reworded, read }: { readonly lines: readonly OrderLine[]; readonly read: OrdersReading },
): OrdersReading {
  const changed = new Map(
    lines.flatMap((line, at) => (line === reworded[at] ? [] : [[line.number, line.text]])),
  );
  const readings = read.readings.map((each) => ({
    ...each,
    text: changed.get(each.number) ?? each.text,
  }));
  const complaints = read.complaints.map((each): LineComplaint => {
    const text = changed.get(each.number);
    if (text === undefined) return each;
    const { from, to } = each.complaint;
    const at = text.lastIndexOf(each.text.slice(from, to));
    const place = at < 0 ? { from: 0, to: text.length } : { from: at, to: at + to - from };
    return { ...each, text, complaint: { ...each.complaint, ...place } };
  });
  return { readings, complaints };
}

/** What would be read as another order than is meant. */
const otherwiseFalse: readonly Reworded[] = [
  ofMoves(withGoalsCorrected),
  ofMoves(lineByLine((context, line) => withFirstPossible(line, readingAlone(context)))),
  ofMoves(lineByLine(withBuildsWished)),
  ofMoves(lineByLine(withoutWantedFirst)),
  ofMoves(lineByLine(withUnitsBack)),
  ofMoves(lineByLine(withBareConvoys)),
  ofMoves(lineByLine(withArmiesBoarded)),
  ofMoves(lineByLine(withBothNamed)),
  ofMoves(lineByLine(withNamesInARow)),
  lineByLine((context, line) => (context.power === null ? line : withChosen(context, line))),
];

/** Roundabout ways to name a unit, or several, each brought to plain words where the board says who is meant. */
const inOtherWords: readonly Reworded[] = [
  lineByLine((_, line) => withExceptionsApart(line)),
  ofMoves(lineByLine(withTurnsApart)),
  ofMoves(bySentence(withWaysChanged)),
  ofMoves(bySentence(withHelpedGoals)),
  ofMoves(bySentence(withTopicsFirst)),
  ofMoves(lineByLine(withGoalsFirst)),
  ofMoves(bySentence(withGoalsListed)),
  ofMoves(withSentTogether),
  ofMoves(lineByLine(withKindsGoing)),
  ofMoves(lineByLine(withoutKindsBehind)),
  ofMoves(lineByLine(withFleetsCalled)),
  ofMoves(lineByLine(withConvoysNamed)),
  ofMoves(lineByLine(withGoalsAnnounced)),
  ofMoves(withUnitsInTurn),
  bySentence(withKindsCounted),
];

/** Reads a sentence as if it were a mail of its own. */
function readingAlone(context: ReadingContext): (text: string) => OrdersReading {
  return (text) => readLines(context, [{ number: 1, text }]);
}

type Reworded = (context: ReadingContext, lines: readonly OrderLine[]) => readonly OrderLine[];

function lineByLine(reworded: (context: ReadingContext, line: string) => string): Reworded {
  return (context, lines) => lines.map((line) => withText(line, reworded(context, line.text)));
}

function bySentence(reworded: (context: ReadingContext, sentence: string) => string): Reworded {
  return lineByLine((context, line) =>
    sentencesOf(line)
      .map((sentence) => reworded(context, sentence))
      .join(""),
  );
}

/** Only where somebody's units move. */
function ofMoves(reworded: Reworded): Reworded {
  return (context, lines) =>
    context.phase.kind === "M" && context.power !== null ? reworded(context, lines) : lines;
}

function withText(line: OrderLine, text: string): OrderLine {
  return text === line.text ? line : { ...line, text };
}

/** Does one reading leave less in doubt than another, or as much and understand more? */
function saysMore(one: OrdersReading, other: OrdersReading): boolean {
  const fewer = doubtsOf(other) - doubtsOf(one);
  return fewer > 0 || (fewer === 0 && one.readings.length > other.readings.length);
}

function doubtsOf({ readings, complaints }: OrdersReading): number {
  return complaints.length + readings.filter(({ illegal }) => illegal !== null).length;
}

function readLines(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading {
  const due = dueOf(context, context.power);
  const verb = due === 0 ? null : due > 0 ? "build" : "remove";
  const { read, beyond } = withinLimits(
    context,
    withoutRetellings(context.board, withoutLetters(withNumbersNamed(lines.map(bounded)))),
  );
  const { plain, correcting, retracted } = withoutCorrections(context.board, read, verb);
  const { readings, complaints } = correct(
    context.board,
    settle(context, plain),
    correcting,
    retracted,
  );
  const counted = withCountedChoice(context, read, { readings, complaints });
  const clear = withoutBothGoing(withoutTwoWays(context, counted));
  return { ...clear, complaints: [...clear.complaints, ...beyond].sort(byNumber) };
}

/** What is too long is refused as it is. */
function bounded(line: OrderLine): OrderLine {
  return isTooLong(line.text) ? line : withText(line, withoutEndless(line.text));
}

/** The lines as far as a mail may talk: plain orders are read wherever they stand. */
function withinLimits(
  { board }: ReadingContext,
  lines: readonly OrderLine[],
): { readonly read: readonly OrderLine[]; readonly beyond: readonly LineComplaint[] } {
  let talk = 0;
  const [read, beyond]: [OrderLine[], LineComplaint[]] = [[], []];
  for (const line of lines) {
    // What is too long is refused at sight.
    const isTalk = !isTooLong(line.text) && !isPlain(board, line.text);
    if (isTalk) talk += line.text.length;
    if (!isTalk || talk <= lineLimits.talk) read.push(line);
    else beyond.push({ ...line, complaint: tooMuchTalk(line.text) });
  }
  return { read, beyond };
}

function tooMuchTalk({ length: to }: string): OrderComplaint {
  return { kind: "too-much-talk", limit: lineLimits.talk, from: 0, to };
}

/** Orders that are all in canonical text: nothing about them can be in doubt. */
function readPlain(context: ReadingContext, lines: readonly OrderLine[]): OrdersReading | null {
  const { board, phase, power } = context;
  if (power === null) return null;
  const readings: Reading[] = [];
  for (const line of lines) {
    const order = readCanonical(board, phase.kind, line.text);
    if (order === null) return null;
    const reading = readingOf(context, line, power, { order, guessed: false });
    // `F ION - TYR`: a name may begin like the one that was meant.
    if (reading.illegal !== null) return null;
    readings.push(reading);
  }
  return { readings, complaints: [] };
}

/** Everything that a text can mean on a board, whatever the position: for tools and tests. */
export function parseOrder(board: Board, text: string): readonly WrittenOrder[] {
  return meaningsOf(board, text).map(({ order }) => order);
}
