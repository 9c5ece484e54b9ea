/** What comes of it if units of others go to a place, tried with the asker's own orders; nobody else's are known. */
import { reachedAt, walksTo } from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  noneReachesText,
  reaching,
  supportTriedText,
  supposedText,
} from "../../../../report/index.js";
import type { OrderResult, PlacedUnit } from "../../../../rules/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { ordersInMind } from "../own-orders.js";
import { resultsOf, situationOf, type Tried as TriedDeeds, triedDeeds } from "./trials.js";

/** Who is to go there. */
export interface Mover {
  readonly power: PowerId;
  /** Where its unit is; null where it may be any. */
  readonly from: ProvinceId | null;
}

/** What is to be tried. */
interface Trial {
  readonly speaker: Speaker;
  readonly place: ProvinceId;
  readonly movers: readonly Mover[];
  /** Where the asker's unit may stand that goes there. */
  readonly from?: readonly ProvinceId[];
  /** Whether the asker goes there, too, if no order of theirs does. */
  readonly goesOneself: boolean;
}

/** What comes of it, with what support these have and without. */
export function triedOut(session: Session, asked: Trial): string {
  const { speaker, place, movers } = asked;
  const { board, game } = speaker.game;
  const stage = stageFor(session, speaker);
  const near = reaching(board, game.position, place);
  // Whoever is there already need not go there.
  const isHeldBy = (power: PowerId) =>
    game.position.units.some((unit) => unit.power === power && provinceOf(unit.at) === place);
  const going = movers.flatMap(({ power, from }) => {
    if (isHeldBy(power)) return [];
    const those = near.filter((unit) => unit.power === power);
    return those.find(({ at }) => from === null || provinceOf(at) === from) ?? [];
  });
  const [first] = going;
  const at = situationOf(speaker);
  const goingTo = (unit: PlacedUnit) =>
    ({ kind: "move", unit, to: reachedAt(at, unit, place) ?? place }) as const;
  const deeds = [...going, ...ownGoing(asked)].map(goingTo);
  const isOfHolder = deeds.length > 0 && movers.some(({ power }) => isHeldBy(power));
  if (first === undefined && !isOfHolder)
    return noneReachesText(...stage, place, movers[0]?.power ?? null);
  const alone = triedDeeds(speaker, at, deeds);
  const isIn = ({ result }: TriedDeeds) =>
    result.results.some((each) => going.some((unit) => hasCome(each, unit)));
  const { usesOwn } = alone;
  const results = resultsOf(alone, at.own);
  const text = supposedText(...stage, { yes: null, results, before: [], usesOwn });
  const supporters = near.filter(
    (unit) =>
      !going.includes(unit) &&
      going.some(({ power }) => power === unit.power) &&
      walksTo(at, unit, place),
  );
  if (first === undefined || supporters.length === 0 || isIn(alone)) return text;
  const { unit: of, to } = goingTo(first);
  const supports = supporters.map((unit) => ({ kind: "support", unit, of, to }) as const);
  const supported = triedDeeds(speaker, at, [...deeds, ...supports]);
  return `${text} ${supportTriedText(...stage, supporters, isIn(supported))}`;
}

function hasCome({ unit, words }: OrderResult, { at }: PlacedUnit): boolean {
  return unit?.at === at && words.includes("succeeds");
}

/** A unit of the asker's that can go there, where the question says that one goes and none is ordered to. */
function ownGoing({ speaker, place, goesOneself, from = [] }: Trial): readonly PlacedUnit[] {
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  const isThere = game.position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === place,
  );
  const goes = ordersInMind(speaker).some(
    ({ order }) => order.kind === "move" && provinceOf(order.to) === place,
  );
  if (isThere || goes || !goesOneself) return [];
  const able = reaching(board, game.position, place).filter((each) => each.power === power);
  const named = able.filter(({ at }) => from.includes(provinceOf(at)));
  return [...named, ...able].slice(0, 1);
}
