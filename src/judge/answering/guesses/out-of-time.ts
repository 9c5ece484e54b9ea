/** A game that rests and goes on again, and days on which a GM's players cannot write. */

import { daysSaid, sparesDays, sparesNamedDays, unpauseSaid } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { dayMeant } from "../../session/dates.js";
import type { Session, Speaker } from "../../session/session.js";
import type { Guess } from "./guess.js";
import { laterDeadline, namesOtherPhase } from "./of-time.js";

/** `Everybody is back, the break can end. Give them until Saturday.` */
export function resuming(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const line = sentences.find(unpauseSaid);
  const later = laterDeadline(session, speaker, sentences);
  if (session.grave.waiting.includes("RESUME")) return later;
  if (line === undefined) return [];
  // One question for both: no deadline can be set while the game rests.
  const lines = [...new Set([line, ...later.map((each) => each.line)])].join(" ");
  return [{ line, command: "RESUME" }, ...later].map((guess) => ({ ...guess, line: lines }));
}

const past = regex("iu")`
  \b(?:
    was|were|had|began|started|ended|war|waren|hatte\p{L}*|était|étaient|avons|estaba\p{L}*|fue
    |era|erano|werd|waren
  )(?!\p{L})
`;

/** `We started on 5 November` names no days that are to be free. */
function isPast(line: string): boolean {
  return past.test(line);
}

/** `Omar is travelling from 1 to 4 December. Nothing should be due on these days, please.` */
export function daysSpared(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const { items } = session.reply;
  if (items.some((item) => item.kind === "done" && item.event.kind === "deadline-set")) return [];
  const spared = sentences.find(sparesDays);
  const others = sentences.filter((line) => line !== spared);
  // `In that week`: the days are those of another sentence, where one names any.
  const naming = others.some((line) => daysSaid(line) !== null) ? others : sentences;
  const found = naming.flatMap((line) => {
    const isOfDays =
      sparesNamedDays(line) || (spared !== undefined && !isPast(line) && !namesOtherPhase(line));
    const days = isOfDays ? daysSaid(line) : null;
    const from = days === null ? null : dayMeant(session, speaker, days.first);
    const to = days === null ? null : dayMeant(session, speaker, days.last, from);
    if (from === null || to === null) return [];
    const lines = spared === undefined || spared === line ? line : `${line} ${spared}`;
    return [{ line: lines, command: `SET ABSENCE ${from}${to === from ? "" : ` TO ${to}`}` }];
  });
  // Whoever only tells why the deadline moves wants it moved.
  return found.length > 0 && laterDeadline(session, speaker, sentences).length > 0 ? [] : found;
}
