/** `Actually make that three days`, from a GM who has just given two: the deadline moves by the difference, and no setting. */
import { type BodyItem, spanSaid } from "../../../language/index.js";
import { after, dayMs, hourMs } from "../../../util/index.js";
import { lookAwaited } from "../../identity/codes.js";
import { dateOf } from "../../session/dates.js";
import { askMeant } from "../../session/grave.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";

/** The items without the sentence that says how long it is to be instead. */
export async function withoutSpanCorrected(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  const item = items.find(({ line }) => spanInstead(line) !== null);
  const span = item === undefined ? null : spanInstead(item.line);
  if (item === undefined || span === null) return items;
  const command = commandFor(speaker, span, await asksToExtend(session));
  if (command === null) return items;
  askMeant(session, item.line, [command]);
  return items.filter((each) => each !== item);
}

/** Does the letter that is answered ask about more time? */
async function asksToExtend(session: Session): Promise<boolean> {
  const asked = await lookAwaited(session);
  return asked?.kind === "lines" && /^EXTEND\b/i.test(asked.text);
}

function commandFor(speaker: Speaker, span: string, isAsked: boolean): string | null {
  if (isAsked) return `EXTEND ${span}`;
  const { timing, status } = speaker.game.game;
  const deadline = timing?.deadline ?? null;
  if (status !== "active" || timing === null || deadline === null || timing.extended <= 0)
    return null;
  const hours = Math.round((msIn(span) - timing.extended) / hourMs);
  if (hours === 0) return null;
  if (hours > 0) return `EXTEND ${hours} HOURS`;
  return `SET DEADLINE ${dateOf(speaker, after(deadline, hours * hourMs))}`;
}

function msIn(span: string): number {
  const [count = "0", unit = ""] = span.split(" ");
  return Number(count) * (unit.startsWith("HOUR") ? hourMs : dayMs);
}

/** The span that is to hold in the place of another; null where it may be one of each phase. */
function spanInstead(line: string): string | null {
  const said = line.replace(/\s+/g, " ").trim();
  if (said.length > longest || said.includes("?") || ofEachPhase.test(said)) return null;
  const [, count = ""] = bare.exec(said) ?? [];
  if (count !== "") return spanSaid(`${count} days`);
  return instead.test(said) ? spanSaid(said.replace(ratherThan, "")) : null;
}

const longest = 90;
const ofEachPhase =
  /\b(?:per|each|every|always|from now on|(?:phases?|turns|seasons|movement|retreats?|builds?|reminder|grace)|pro|jede\p{L}*|chaque|par|cada|por|ogni)(?!\p{L})/iu;
const ratherThan = /,? (?:rather than|instead of|not|and not|statt|au lieu de) .*$/i;
const corrects =
  "(?:actually|sorry|oops|no|hm+|well|wait|on second thoughts?|or|rather|better|come to think of it|doch|nein|lieber|besser|non|plutôt|finalement|mejor|meglio)";
const bare = new RegExp(
  `^(?:${corrects}[,. ]+)*(?:better|make (?:it|that)|rather|(?:i|we) (?:mean|meant)|say|lieber|besser|plutôt|mejor|meglio) (\\p{L}+|\\d{1,2})[.!]*$`,
  "iu",
);
const instead = new RegExp(
  `^(?:${corrects}[,. ]+)*(?:(?:please )?(?:make|let['\\u2019]s make|let us make) (?:it|that|this)\\b|(?:i|we) (?:mean|meant)\\b|(?:let['\\u2019]?s|let us) say\\b|mach (?:lieber |bitte )?(?:\\p{L}+ )?draus|(?:lieber|besser|plutôt|mejor|meglio)\\b)|^(?:${corrects}[,. ]+)+(?:\\p{L}+|\\d{1,2}) (?:days?|hours?|weeks?|tage?|stunden|jours?|heures|d[ií]as?|giorni?)\\b(?: (?:please|would be better|is better|instead|rather|bitte))*|(?:would be|is|are) better\\b`,
  "iu",
);
