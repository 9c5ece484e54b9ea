/** `Sorry, I misspoke. I meant eight in the evening, not nine`, from a GM whose hour waits for a yes, or was just set. */
import { type BodyItem, hourInstead, ownsMistake } from "../../../language/index.js";
import { askMeant } from "../../session/grave.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";

/** The items without the sentences that name another hour: what was asked about is asked with that hour. */
export async function withoutHourCorrected(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  const sentences = sentencesOfItems(items.filter(({ kind }) => kind !== "consent"));
  if (!sentences.some((each) => hourInstead(each, someHour) !== null)) return items;
  const asked = await hourAsked(session, speaker);
  if (asked === null) return items;
  const found = sentences.flatMap((line) => {
    const hour = hourInstead(line, asked.hour);
    return hour === null || hour === asked.hour ? [] : [{ line, hour }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return items;
  const commands = asked.lines.map((each) => each.replace(asked.hour, only.hour));
  if (asked.hash !== null) await session.tx.confirmations.take(asked.hash, session.now);
  askMeant(session, only.line, commands);
  const gone = [only.line, ...sentences.filter(ownsMistake)];
  return items.flatMap((item) => withoutSentences(item, gone));
}

const someHour = "00:00";

/** The lines with one hour that wait for an answer, or else the hour that was set last. */
async function hourAsked(
  { tx, now }: Session,
  { game: { game }, member }: Speaker,
): Promise<{
  readonly lines: readonly string[];
  readonly hour: string;
  readonly hash: string | null;
} | null> {
  const waiting = await tx.confirmations.ofMember(game.name, member, now);
  for (const { asked, hash } of [...waiting].reverse()) {
    const text = asked.kind === "lines" ? asked.text : "";
    const [hour, another] = text.match(clock) ?? [];
    if (!/^SET\b/m.test(text) || hour === undefined || another !== undefined) continue;
    return { lines: text.split("\n").filter((each) => each.trim() !== ""), hour, hash };
  }
  const [latest] = await tx.gmLog.latest(game.name, 1);
  const [, hour] = setTo.exec(latest?.sentence.replace(/\s+/g, " ") ?? "") ?? [];
  return hour === undefined ? null : { lines: [`SET due at ${hour}`], hour, hash: null };
}

const clock = /(?<![\d:])\d{1,2}:\d\d(?![\d:])/g;
const setTo = /(?:it is now CLOCK |every day at )(\d{1,2}:\d\d)/;
