/** Items of a mail that were taken for questions or commands, and change orders that stand: `sorry meant norway`. */
import { isUnderWay, memberById, submissionOf } from "../../../game/index.js";
import { type BodyItem, changeIn, wantsFormer } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { readingContext } from "./readings.js";

/** The item, as a line of orders where it surely changes some of the writer's own. */
export function changesFirst({ sender: { speaker } }: Session, item: BodyItem): BodyItem {
  if (speaker === null || !(mayChange(item) || holdsAll(item))) return item;
  const { number, line } = item;
  if (line.includes("?") && !requesting.test(line)) return item;
  const { board, game } = speaker.game;
  const power = memberById(game, speaker.member)?.power ?? null;
  if (power === null || !isUnderWay(game)) return item;
  if (holdsAll(item)) return game.phase.kind === "M" ? { kind: "text", number, line } : item;
  const given = submissionOf(game, power).orders.map(({ order }) => order);
  if (given.length === 0) return item;
  if (wantsFormer(line)) return { kind: "text", number, line };
  if (item.kind === "statement") return item;
  const change = changeIn(readingContext({ board, game }, power), given, { number, text: line });
  return change === null ? item : { kind: "text", number, line };
}

/** `Hold everything`, from who orders units: a pause would have an end, or speak of the game. */
function holdsAll(item: BodyItem): boolean {
  return item.kind === "statement" && item.form === "pause" && ofAllUnits.test(item.line);
}

const ofAllUnits =
  /^\W*(?:(?:please|pls|just|ok|okay|so|i|we|i['\u2019]?ll),? )*hold (?:everything|everyone|everybody|it all|them all|all)(?: (?:please|pls|thanks|for now|where (?:it|they) (?:is|are)|(?:for )?(?:this|the) (?:turn|phase|season|time|spring|fall)))*\W*$/iu;

/** `Cancel Paris to Burgundy` may decline something, too. */
function mayChange(item: BodyItem): boolean {
  if (item.kind === "consent") return !item.consent.sure;
  const isUndoing = item.kind === "statement" && item.statement.kind === "rollback";
  return isUndoing || item.kind === "question" || item.kind === "complaint";
}

/** `Could you make it Denmark?` */
const requesting =
  /^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:can|could|would|will) (?:you|u)(?!\p{L})|^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:k\u00f6nn(?:t)?est (?:du|ihr)|k\u00f6nn(?:t)?en sie|kannst du|pou(?:rriez|vez)[- ]vous|peux-tu|pourrais-tu|puoi|potresti|puedes|podr\u00edas?|kun(?: je|t u)|zou(?: je|dt u))(?!\p{L})/iu;
