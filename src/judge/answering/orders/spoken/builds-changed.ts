/** Builds that a sentence changes in passing, with second thoughts, or under conditions that the position fulfils. */
import {
  type BodyItem,
  buildsChanged,
  sentencesOf,
  thinksAgain,
  withoutFulfilled,
} from "../../../../language/index.js";
import { ordersStayText } from "../../../../report/index.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import { type Writer, writerOf } from "../writer.js";

/** The items, with such sentences as the builds that they come to. */
export function withBuildsChanged(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const writer = writerOf(session);
  if (writer?.context.phase.kind !== "A") return items;
  let before = "";
  return items.flatMap((item): readonly BodyItem[] => {
    const asked = before;
    before = item.line;
    if (!mayHold(item)) return [item];
    const sentences = together(item.line);
    const left = sentences.map((sentence, at) =>
      readAs(session, writer, sentences[at - 1] ?? asked, sentence),
    );
    if (left.every((line, at) => line === sentences[at])) return [item];
    // What was left as it was written is one text.
    const lines: string[] = [];
    for (const [at, line] of left.entries()) {
      const isJoined = at > 0 && line === sentences[at] && left[at - 1] === sentences[at - 1];
      if (isJoined) lines.push(lines.pop()! + line);
      else lines.push(line);
    }
    return lines
      .filter((line) => /\p{L}/u.test(line))
      .map((line) => ({ kind: "text", number: item.number, line: line.trim() }) as const);
  });
}

function mayHold(item: BodyItem): boolean {
  if (item.kind === "complaint") return item.complaint.kind === "if-without-phase";
  return item.kind === "text" || (item.kind === "consent" && !item.consent.sure);
}

/** The line that is read in the place of the sentence: itself, an order, or none where all is said and done. */
function readAs(
  session: Session,
  { speaker, context, given }: Writer,
  before: string,
  sentence: string,
): string {
  const line = sentence.trim();
  const changed = buildsChanged(context, given, sentence);
  if (changed === null) {
    const said = withoutFulfilled(context, before, sentence);
    if (said !== sentence) session.orders.spoken.set(said, { line, guesses: [] });
    return said;
  }
  const { builds, guesses, sureness } = changed;
  const isRead = sureness !== "doubt" && builds.length > 0;
  const read = isRead ? builds.join(", ") : "";
  session.orders.spoken.set(isRead ? read : line, { line, guesses });
  if (builds.length === 0) {
    const text = ordersStayText(...stageFor(session, speaker), given.length > 0, []);
    session.reply.items.push({ kind: "answer", line, text, pointsBelow: given.length > 0 });
    session.reply.isUseful = true;
  }
  if (sureness === "doubt") askFirst(session, line, builds, { kind: "orders", orders: builds });
  return read;
}

/** The sentences of a line, each with the second thoughts behind it. */
function together(line: string): readonly string[] {
  const sentences: string[] = [];
  for (const each of sentencesOf(line)) {
    const isAgain = sentences.length > 0 && thinksAgain(each);
    sentences.push(isAgain ? sentences.pop()! + each : each);
  }
  return sentences;
}
