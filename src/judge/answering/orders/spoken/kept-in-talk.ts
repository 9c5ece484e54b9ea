/** Words of a unit that the mail orders elsewhere, which order nothing: `all right, I keep the fleet`. */
import { type BodyItem, keepsInTalk, sentencesOf } from "../../../../language/index.js";
import { noteTalk } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ownText } from "../../../session/texts/own-text.js";
import { readingContext } from "../readings.js";

/** The items without such sentences, which are only talk. */
export function withoutKeptInTalk(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || speaker.game.game.phase.kind !== "M") return items;
  const context = readingContext(speaker.game, power);
  const text = ownText(session);
  return items.flatMap((item): readonly BodyItem[] => {
    if (item.kind !== "text") return [item];
    const sentences = sentencesOf(item.line);
    const talk = sentences.filter((each) => keepsInTalk(context, each, text));
    if (talk.length === 0) return [item];
    for (const each of talk) noteTalk(session, each.trim());
    const line = sentences.filter((each) => !talk.includes(each)).join("");
    return /\p{L}/u.test(line) ? [{ ...item, line }] : [];
  });
}
