/**
 * Builds that a mail tells over several sentences: kept for the winter where it is not winter yet, put together
 * where it is. Sentence by sentence `Or no, Edinburgh. Yes, Edinburgh please.` would be anything else.
 */

import { isUnderWay } from "../../../../game/index.js";
import {
  aheadSaid,
  type BodyItem,
  type Builder,
  builderIn,
  buildsAhead,
  buildsTold,
  sentencesOf,
} from "../../../../language/index.js";
import { type Phase, printPhase } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ask } from "../../../session/statements.js";
import { areKept, nextOf, pend } from "../pending.js";
import { numbered, readingContext } from "../readings.js";

type Told = NonNullable<ReturnType<typeof buildsTold>>;

/** The items without the sentences that tell builds, which are kept; in winter with these sentences as one. */
export function withBuildsTogether(
  session: Session,
  items: readonly BodyItem[],
  text: string,
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || !isUnderWay(speaker.game.game)) return items;
  const power = powerOf(speaker);
  const builder = power === null ? null : builderIn(readingContext(speaker.game, power));
  if (builder === null) return items;
  return paragraphsOf(text).reduce((left, paragraph) => {
    const told = buildsTold(builder, paragraph);
    return told === null || wasWanted(builder, told) || isReadElsewhere(session, builder, told)
      ? left
      : taken(session, builder, left, told);
  }, items);
}

/** The paragraphs of a mail, each on one line. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((lines) => lines.split("\n").filter((line) => !/^\s*>/.test(line)))
    .map((lines) => lines.map((line) => line.trim()).reduce(joined, ""))
    .filter((line) => line !== "");
}

/** A short line that nothing ends is a sentence, as in a chat. */
function joined(above: string, line: string): string {
  const last = above.slice(above.lastIndexOf("\n") + 1);
  const isSentence = last.length < shortLine && /[\p{L}\p{N})(]$/u.test(last);
  return above === "" ? line : `${above}${isSentence ? "." : ""}\n${line}`;
}

const shortLine = 50;

/** `But I wanted an army in Rome!`, once the winter is over: told of what was built, and ordered for no other. */
function wasWanted({ isWinter }: Builder, { sentences: [first = ""] }: Told): boolean {
  return !isWinter && wanting.test(first);
}

const wanting = regex("iu")`
  ^\W*(?:(?:but|aber|doch|mais|pero|ma|maar)[ ,]+)?(?:
    i (?:had )?(?:wanted|asked for|ordered)|ich (?:wollte|hatte)|je voulais|j['\u2019]avais
    |(?:yo )?(?:quer\u00eda|hab\u00eda)|(?:io )?(?:volevo|avevo)|ik (?:wilde|had)
  )(?!\p{L})[^?]*!
`;

/**
 * One sentence of builds in winter, or of a season that it names, is read where it stands: but `a Mosca` is no
 * army there.
 */
function isReadElsewhere(
  { sender: { speaker } }: Session,
  { board, power, isWinter }: Builder,
  { sentences: [first = "", another] }: Told,
): boolean {
  if (another !== undefined || speaker === null) return false;
  const { phase, position } = speaker.game.game;
  return (
    isWinter ||
    (aheadSaid(first) !== null && !/(?:armat|flott|nav)[ae] ad? /i.test(first)) ||
    buildsAhead({ board, phase, position, power }, first.trim()) !== null
  );
}

/** The items without these sentences, where each of them is among what the writer says to the judge. */
function taken(
  session: Session,
  { isWinter }: Builder,
  items: readonly BodyItem[],
  { sentences, builds }: Told,
): readonly BodyItem[] {
  const said = sentences.map(squeezed);
  const isSaid = (sentence: string) => said.includes(squeezed(sentence));
  const holders = items.filter((item) => mayHold(item) && sentencesOf(item.line).some(isSaid));
  const held = holders.flatMap(({ line }) => sentencesOf(line).filter(isSaid).map(squeezed));
  const [first] = holders;
  if (first === undefined || said.some((each) => !held.includes(each))) return items;
  const { number } = first;
  const line = sentences.map((each) => each.trim()).join(" ");
  const winter = nextOf(session.sender.speaker!.game.game.phase, "W");
  if (!isWinter && winter === null) return items;
  if (winter !== null && !isWinter) keep(session, winter, builds, line);
  const left = items.flatMap((item) => {
    if (!holders.includes(item)) return [item];
    const rest = sentencesOf(item.line).filter((each) => !isSaid(each));
    const words = rest.join("").trim();
    return /[\p{L}\p{N}]/u.test(words)
      ? [{ kind: "text", number: item.number, line: words } as const]
      : [];
  });
  return isWinter ? [...left, { kind: "text", number, line }] : left;
}

/** Keeps the builds, in the place of those that were told before, unless they are to be added. */
function keep(session: Session, phase: Phase, builds: readonly string[], line: string): void {
  const { game } = session.sender.speaker!.game;
  const power = powerOf(session.sender.speaker!);
  const before = power === null ? [] : (game.pending[power] ?? []);
  const told = before.find((section) => {
    const isOfPhase = section.phase !== null && printPhase(section.phase) === printPhase(phase);
    return isOfPhase && section.lines.every((each) => /^BUILD [AF] /.test(each));
  });
  const isNew = told !== undefined && !areKept(told.lines, builds);
  if (isNew && !adding.test(line)) ask(session, { kind: "clear-pending", phase }, line);
  pend(session, { kind: "phase", phase: printPhase(phase), lines: numbered(builds) }, line);
}

/** `And another army in Warsaw` */
const adding = regex("iu")`
  ^\W*(?:
    and|also|plus|another|in addition|und|au\u00dferdem|dazu|noch|et|aussi|encore|y|tambi\u00e9n|e
    |anche|en|ook
  )(?!\p{L})
`;

function mayHold({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "question" || kind === "consent" || kind === "complaint";
}

function squeezed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!]+$/, "");
}
