/** `And the army?`, `what about Liverpool?`: what the player's own unit is ordered, and where it can go. */
import {
  type BodyItem,
  mentionsIn,
  orderedUnit,
  typesNamed,
  unitAskedAfter,
} from "../../../../language/index.js";
import { type Board, provinceOf } from "../../../../map/index.js";
import { unitStandsText } from "../../../../report/index.js";
import { printOrder } from "../../../../rules/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import { ownText } from "../../../session/texts/own-text.js";
import { sentencesOfItems, withoutSentences } from "../../../session/texts/sentences-left.js";
import { withType } from "../own-orders.js";
import { unitsNamed } from "../supposed/unit-spoken-of.js";
import { type Writer, writerOf } from "../writer.js";

/** The items without the sentences that only ask after a unit. */
export function withoutUnitsAskedAfter(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const writer = writerOf(session);
  if (writer?.context.phase.kind !== "M") return items;
  // `Can Liverpool go to Wales? And London?` asks the same of another.
  const asksOnce = ownText(session).split("?").length <= 2;
  if (!asksOnce) return items;
  const gone = sentencesOfItems(items.filter(({ kind }) => kind !== "statement")).filter((line) => {
    const text = unitTold(session, writer, line);
    if (text !== null) answerLine(session, line, text);
    return text !== null;
  });
  return gone.length === 0 ? items : items.flatMap((item) => withoutSentences(item, gone));
}

function unitTold(session: Session, writer: Writer, line: string): string | null {
  const words = unitAskedAfter(line);
  const { speaker, context, given } = writer;
  if (words === null || !onlyNames(context.board, words)) return null;
  const [place, another] = unitsNamed(speaker, words);
  const { units } = context.position;
  const unit = units.find(({ at }) => provinceOf(at) === place);
  if (unit === undefined || another !== undefined) return null;
  const order = given.find((each) => orderedUnit(each)[0] === place);
  const told = order === undefined ? null : printOrder(withType(order, units));
  return unitStandsText(...stageFor(session, speaker), unit, told);
}

/** A place, the kind of a unit, or both: `is Smyrna safe` asks more. */
function onlyNames(board: Board, words: string): boolean {
  const [name] = mentionsIn(board, words);
  const rest = name === undefined ? words : `${words.slice(0, name.from)} ${words.slice(name.to)}`;
  const others = rest.match(/\p{L}+/gu) ?? [];
  const isType = others.length === 1 && typesNamed(rest).length === 1;
  return isType || (name !== undefined && others.length === 0);
}
