/** `And what if he supports it?`: of the place that the asker attacks, whose holder all helps that can. */
import {
  isSupposing,
  placesIn,
  powersIn,
  type Situation,
  walksTo,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { cannotSupposeText, supposedText } from "../../../../report/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import { ordersInMind } from "../own-orders.js";
import { resultsOf, situationOf, triedDeeds } from "../trials/trials.js";
import type { Tell } from "./board-facts.js";
import { wordsRepeated } from "./unit-spoken-of.js";

/** Null where the words name a place, suppose no help, or where nobody stands in the asker's way. */
export function supportTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const { board, game } = speaker.game;
  if (game.phase.kind !== "M" || !isSupposing(text) || !helping.test(text)) return null;
  if (placesIn(board, text).length > 0) return null;
  const at = situationOf(speaker);
  const powers = powersIn(board, text);
  const moves = ordersInMind(speaker).flatMap(({ order }) =>
    order.kind === "move" ? [order] : [],
  );
  const goals = [
    ...moves.map(({ to }) => provinceOf(to)).toReversed(),
    ...placesIn(board, wordsRepeated(session)).toReversed(),
  ];
  const isOther = ({ power }: PlacedUnit) =>
    power !== at.own && (powers.length === 0 || powers.includes(power));
  const holder = goals
    .flatMap((place) => at.position.units.filter((each) => provinceOf(each.at) === place))
    .find(isOther);
  return holder === undefined
    ? null
    : (line) => answerLine(session, line, triedText(session, speaker, holder));
}

function triedText(session: Session, speaker: Speaker, holder: PlacedUnit): string {
  const at = situationOf(speaker);
  const stage = stageFor(session, speaker);
  const place = provinceOf(holder.at);
  const others = at.position.units.filter((unit) => unit !== holder && walksTo(at, unit, place));
  const helpers = others.filter(({ power }) => power === holder.power);
  if (helpers.length === 0) return cannotSupposeText(...stage, [holder.power], place);
  const tried = triedDeeds(speaker, at, [
    ...ownAttack(at, others, place),
    { kind: "hold", unit: holder },
    ...helpers.map((unit) => ({ kind: "support", unit, of: holder, to: null }) as const),
  ]);
  const results = resultsOf(tried, at.own);
  const yes = results.some(
    ({ power, order, words }) =>
      power === at.own && order.kind === "move" && words.includes("succeeds"),
  );
  return supposedText(...stage, { yes, results, before: [], usesOwn: tried.usesOwn });
}

/** The asker's move there: the one that is ordered, or else one that can be. */
function ownAttack(at: Situation, others: readonly PlacedUnit[], to: ProvinceId) {
  const own = others.filter(({ power }) => power === at.own);
  const unit = own.find((each) => at.ordered(each) === to) ?? own[0];
  return unit === undefined ? [] : [{ kind: "move", unit, to } as const];
}

const helping = regex("iu")`
  (?<!\p{L})(?:
    support|helps?|help|back(?:s|ed)(?! (?:off|out|down))|unterst\u00fctz|hilf|helf|deck|souti|souten|appui|appuy|aide
    |appogg|aiut|sost|apoy|ayud|steun|ondersteun
  )
`;
