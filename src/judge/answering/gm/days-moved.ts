/** `If a deadline falls on a Saturday, move it to Monday`: a rule for every week is a setting, and no condition. */
import { type BodyItem, daysMovedSaid, setUpsSaid } from "../../../language/index.js";
import { askMeantOfAll } from "../../session/grave.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { settingLines } from "../founding/hosting.js";

/** The items without such rules: each is shown as the setting that it comes to, where no other sentence sets that. */
export function withoutDaysMoved(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  if (writingGm(session) === null) return items;
  const sentences = sentencesOfItems(items.filter(({ kind }) => kind !== "consent"));
  const rules = sentences.filter((each) => daysMovedSaid(each) !== null);
  if (rules.length === 0) return items;
  const days = sentences.filter((each) => !rules.includes(each) && setsDays(each));
  const [said = ""] = rules.flatMap((each) => daysMovedSaid(each) || []);
  if (said === "" && days.length === 0) return items;
  const gone = [...days, ...rules];
  const commands = said === "" ? days.flatMap(settingLines).slice(0, 1) : [`SET ${said}`];
  askMeantOfAll(session, gone.join(" "), commands);
  return items.flatMap((item) => withoutSentences(item, gone));
}

/** `No deadlines on weekends please` */
function setsDays(sentence: string): boolean {
  const said = setUpsSaid(sentence).flatMap(({ parts }) => parts);
  return said.some((part) => part.kind === "clock" && part.change.days !== undefined);
}
