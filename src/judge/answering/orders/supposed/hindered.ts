/** `YOR - NWY. Could Russia still stop me?`: what others can do against the orders that stand above the question. */
import { asksHindrance, asksToHinder, placesIn, powersIn } from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { attackersText, outOfReachText, ownWayText, reaching } from "../../../../report/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { ordersInMind } from "../own-orders.js";
import type { Tell } from "./board-facts.js";
import { triedOut } from "./tried.js";

/** Answers it once these orders are noted; null where it asks something else, or nothing stands above. */
export function hinderedTold(
  session: Session,
  speaker: Speaker,
  sentence: string,
  before: string,
): Tell | null {
  const { board, game } = speaker.game;
  const named = placesIn(board, before);
  if (game.phase.kind !== "M" || named.length === 0) return null;
  if (placesIn(board, sentence).length > 0) return null;
  if (asksToHinder(sentence)) return ownHindrance(session, speaker, named.at(-1)!);
  if (!asksHindrance(sentence)) return null;
  return (line) => {
    const asker = askingSpeaker(session) ?? speaker;
    const place = goalAmong(asker, named) ?? named.at(-1)!;
    const own = powerOf(asker);
    const movers = powersIn(board, sentence)
      .filter((power) => power !== own)
      .map((power) => ({ power, from: null }));
    const stage = stageFor(session, asker);
    // Whoever is there already need not go there.
    const isHeld = game.position.units.some(
      ({ power, at }) => power !== own && provinceOf(at) === place,
    );
    const text =
      movers.length === 0 || isHeld
        ? attackersText(...stage, [place])
        : triedOut(session, { speaker: asker, place, movers, goesOneself: false });
    answerLine(session, line, text);
  };
}

/** `And could I prevent it?`: with which units the asker can go there, too. */
function ownHindrance(session: Session, speaker: Speaker, place: ProvinceId): Tell {
  const { board, game } = speaker.game;
  const own = reaching(board, game.position, place).filter(
    ({ power }) => power === powerOf(speaker),
  );
  const stage = stageFor(session, speaker);
  const text =
    own.length === 0 ? outOfReachText(...stage, [place]) : ownWayText(...stage, place, own);
  return (line) => answerLine(session, line, text);
}

/** Where the asker goes, or helps somebody to go; the last of these places where that is so. */
function goalAmong(speaker: Speaker, named: readonly ProvinceId[]): ProvinceId | undefined {
  const goals = ordersInMind(speaker).flatMap(({ order }) =>
    (order.kind === "move" || order.kind === "support") && order.to !== null
      ? [provinceOf(order.to)]
      : [],
  );
  return named.findLast((place) => goals.includes(place));
}
