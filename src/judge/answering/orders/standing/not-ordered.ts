/**
 * `I should have moved Vienna to Galicia`, `England wants Paris to go to Burgundy`, `Vienna will not move`: what orders
 * nothing, and is answered with what the unit is ordered now.
 */
import {
  type BodyItem,
  notOrderedIn,
  orderedUnit,
  placesIn,
  withdrawnBy,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { notOrderedText } from "../../../../report/index.js";
import { printOrder } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import {
  isProse,
  sentencesOfItems,
  withoutSentences,
} from "../../../session/texts/sentences-left.js";
import { withType } from "../own-orders.js";
import { type Writer, writerOf } from "../writer.js";

/** The items without such sentences; what takes back an order that stands is left to its reader. */
export function withoutNotOrdered(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const writer = writerOf(session);
  if (writer?.context.phase.kind !== "M") return items;
  const { context, given } = writer;
  const sentences = sentencesOfItems(items);
  const prose = items.filter((item) => isProse(item));
  const gone = sentencesOfItems(prose).filter((line) => {
    const said = notOrderedIn(context, line);
    if (said === null || withdrawnBy(context, given, line).length > 0) return false;
    const others = sentences.filter((each) => each !== line);
    // `Vienna won't go to Galicia. It holds.`
    if (others.some((each) => pointing.test(each))) return false;
    const isAlone = others.every((each) => placesIn(context.board, each).length === 0);
    answerLine(session, line, standingText(session, writer, isAlone ? said.unit : null));
    return true;
  });
  return gone.length === 0 ? items : items.flatMap((item) => withoutSentences(item, gone));
}

function standingText(
  session: Session,
  { speaker, context, given }: Writer,
  place: string | null,
): string {
  const { units } = context.position;
  const unit = units.find(({ at }) => provinceOf(at) === place) ?? null;
  const order = given.find((each) => orderedUnit(each)[0] === place);
  const told = order === undefined ? null : printOrder(withType(order, units));
  return notOrderedText(...stageFor(session, speaker), unit, told);
}

/** A sentence that goes on with the unit of the one before. */
const pointing = regex("iu")`
  ^\W*(?:(?:so|and|but|also|und|et|alors|y|e|ma|en|dus) )?(?:
    it|he|she|that one|sie|er|es|elle|il|ella|\u00e9l|lei|lui|ze|hij|instead|stattdessen|rather|statt dessen
  )(?!\p{L})
`;
