/** Items of a mail that were taken for questions or commands, and change orders that stand: `sorry meant norway`. */
import { isUnderWay, memberById, submissionOf } from "../../../game/index.js";
import { type BodyItem, changeIn, wantsFormer } from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { readingContext } from "./readings.js";

/** The item, as a line of orders where it surely changes some of the writer's own. */
export function changesFirst({ sender: { speaker } }: Session, item: BodyItem): BodyItem {
  if (speaker === null) return item;
  const { number, line } = item;
  const { board, game } = speaker.game;
  const power = memberById(game, speaker.member)?.power ?? null;
  if (power === null) return item.kind === "text" && wantsFormer(line) ? undoing(item) : item;
  if (!isUnderWay(game) || !(mayChange(item) || holdsAll(item))) return item;
  if (line.includes("?") && !requesting.test(line)) return item;
  if (holdsAll(item)) return game.phase.kind === "M" ? { kind: "text", number, line } : item;
  const { orders, former } = submissionOf(game, power);
  const given = orders.map(({ order }) => order);
  if (wantsFormer(line) && (given.length > 0 || former !== null))
    return { kind: "text", number, line };
  if (item.kind === "statement" || given.length === 0) return item;
  const change = changeIn(readingContext({ board, game }, power), given, { number, text: line });
  return change === null ? item : { kind: "text", number, line };
}

/** Who orders no units is told what can be taken back. */
function undoing({ number, line }: BodyItem): BodyItem {
  const complaint = {
    kind: "not-offered",
    command: "UNDO",
    why: "undoing",
    from: 0,
    to: line.length,
  } as const;
  return { kind: "complaint", number, line, complaint };
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
  const isUndoing =
    item.kind === "statement" && (item.statement.kind === "rollback" || item.said !== undefined);
  return isUndoing || item.kind === "question" || item.kind === "complaint";
}

/** `Could you make it Denmark?` */
const requesting =
  /^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:can|could|would|will) (?:you|u)(?!\p{L})|^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:k\u00f6nn(?:t)?est (?:du|ihr)|k\u00f6nn(?:t)?en sie|kannst du|pou(?:rriez|vez)[- ]vous|peux-tu|pourrais-tu|puoi|potresti|puedes|podr\u00edas?|kun(?: je|t u)|zou(?: je|dt u))(?!\p{L})/iu;
