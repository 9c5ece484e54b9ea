/** Items of a mail that were taken for questions or commands, and change orders that stand: `sorry meant norway`. */

import { isUnderWay, submissionOf } from "../../../game/index.js";
import {
  type BodyItem,
  changeIn,
  isRequest,
  isSureOrder,
  type OrderLine,
  ordersByPlaces,
  type ReadingContext,
  readQuestion,
  readReply,
  wantsFormer,
  withdrawnBy,
  withoutTurn,
} from "../../../language/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { isCheckOfOrders } from "./noted-so.js";
import { ordersGiven } from "./own-orders.js";
import { readingContext } from "./readings.js";

/** The item, as a line of orders where it surely changes some of the writer's own. */
export function changesFirst({ sender: { speaker } }: Session, item: BodyItem): BodyItem {
  if (speaker === null) return item;
  const { number, line } = item;
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null) return item.kind === "text" && wantsFormer(line) ? undoing(item) : item;
  if (!isUnderWay(game) || !(mayChange(item) || holdsAll(item))) return item;
  if (line.includes("?") && !isRequest(line)) return item;
  if (holdsAll(item)) return game.phase.kind === "M" ? { kind: "text", number, line } : item;
  const { orders, former } = submissionOf(game, power);
  const given = orders.map(({ order }) => order);
  if (wantsFormer(line) && (given.length > 0 || former !== null))
    return { kind: "text", number, line };
  const context = readingContext({ board, game }, power);
  // `Alors en Belgique`, of the one unit that retreats, asks nothing; `Cancel Wales, it goes to York` says what for.
  const isOrder =
    (item.kind === "question" || asksWhatToUndo(item)) && isOrderSaid(context, given, line);
  if (isOrder) return { kind: "text", number, line };
  if (withdrawnBy(context, given, line).length > 0) return { kind: "text", number, line };
  if (item.kind === "statement" || given.length === 0) return item;
  const change = changeIn(context, given, { number, text: line });
  return change === null ? item : { kind: "text", number, line };
}

function asksWhatToUndo(item: BodyItem): boolean {
  const complaint = item.kind === "complaint" ? item.complaint : null;
  return complaint?.kind === "not-offered" && complaint.why === "undoing";
}

/** `Pour Budapest, oubliez la Serbie : je la voudrais en Roumanie` asks nothing either. */
function isOrderSaid(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: string,
): boolean {
  if (isSureOrder(context, line)) return true;
  return !line.includes("?") && ordersByPlaces(context, given, line) !== null;
}

/**
 * `Euh non, la Bourgogne attaque Munich, et si l'Allemagne ne revient pas, ça passe ?`: what changes orders, and the
 * question that goes on from it.
 */
export function changesApart(session: Session, item: BodyItem): readonly BodyItem[] {
  const { speaker } = session.sender;
  const { kind, number, line } = item;
  if (speaker === null || (kind !== "question" && kind !== "text") || !line.includes("?"))
    return [item];
  if (isCheckOfOrders(session, line)) return [item];
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || !isUnderWay(game)) return [item];
  const context = readingContext({ board, game }, power);
  const given = ordersGiven(game, power);
  for (const { index, 0: joint } of line.matchAll(goingOn)) {
    const [first, rest] = [line.slice(0, index).trim(), line.slice(index + joint.length).trim()];
    const isTurned = withoutTurn(first) !== first && !first.includes("?");
    if (!isTurned || !changesSurely(context, given, { number, text: first })) continue;
    const question = readQuestion(rest) ?? { intent: "trial" as const, about: rest };
    return [
      { kind: "text", number, line: first },
      { kind: "question", number, line: rest, question },
    ];
  }
  return [item];
}

function changesSurely(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
): boolean {
  const { readings, complaints } = readReply(context, { asked: [], above: new Map(), given }, [
    line,
  ]);
  const isSure = readings.every(({ illegal, guessed }) => illegal === null && !guessed);
  return readings.length > 0 && complaints.length === 0 && isSure;
}

const goingOn = regex("giu")`
  [,;:.!]?\s+(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar)\s+(?=
    (?:
      if|what|does|do|will|would|can|is|are|who|how|why|wenn|falls|was|geht|klappt|wer|wie|si
      |est-ce|\u00e7a|qu|que|quoi|comment|se|come|chi|cosa|als|wat|wie
    )(?!\p{L})
  )
  |[,;.!]\s+(?=
    (?:does|do|will|would|can|is|are|what|who|how|if|wenn|si|est-ce|\u00e7a|geht|klappt)(?!\p{L})
  )
`;

/** Whoever orders no units is told what can be taken back. */
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

const ofAllUnits = regex("iu")`
  ^\W*(?:(?:please|pls|just|ok|okay|so|i|we|i['\u2019]?ll),? )*hold (?:
    everything|everyone|everybody|it all|them all|all
  )(?: (?:
    please|pls|thanks|for now|where (?:it|they) (?:is|are)
    |(?:for )?(?:this|the) (?:turn|phase|season|time|spring|fall)
  ))*\W*$
`;

/** `Cancel Paris to Burgundy` may decline something, too. */
function mayChange(item: BodyItem): boolean {
  if (item.kind === "consent") return !item.consent.sure;
  const isUndoing =
    item.kind === "statement" && (item.statement.kind === "rollback" || item.said !== undefined);
  return isUndoing || item.kind === "question" || item.kind === "complaint";
}
