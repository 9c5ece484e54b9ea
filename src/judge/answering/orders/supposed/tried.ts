/** What comes of it if units of others go to a place, tried with the asker's own orders; nobody else's are known. */
import { rulebookFor } from "../../../../game/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { noneReachesText, reaching, type Tried, triedText } from "../../../../report/index.js";
import {
  adjudicate,
  destinations,
  type OrderResult,
  type PlacedUnit,
  type PowerOrder,
} from "../../../../rules/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { ownOrders } from "../own-orders.js";

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
  /** Whether the asker goes there, too, if no order of theirs does. */
  readonly goesOneself: boolean;
}

/** What comes of it, with what support these have and without. */
export function triedOut(session: Session, asked: Trial): string {
  const { speaker, place, movers } = asked;
  const { board, game } = speaker.game;
  const [catalogue, scene] = stageFor(session, speaker);
  const near = reaching(board, game.position, place);
  const going = movers.flatMap(({ power, from }) => {
    const those = near.filter((unit) => unit.power === power);
    return those.find(({ at }) => from === null || provinceOf(at) === from) ?? [];
  });
  const [first] = movers;
  if (going.length === 0 || first === undefined)
    return noneReachesText(catalogue, scene, place, first?.power ?? null);
  const alone = trial(asked, going, []);
  const supporters = near.filter(
    (unit) =>
      !going.includes(unit) &&
      going.some(({ power }) => power === unit.power) &&
      destinations(board, game.position, unit).direct.some((at) => provinceOf(at) === place),
  );
  const isEnough = supporters.length === 0 || alone.outcome === "in";
  const trials = isEnough ? [alone] : [alone, trial(asked, going, supporters)];
  return triedText(catalogue, scene, place, trials, ownOrders(speaker).length > 0);
}

function trial(
  asked: Trial,
  movers: readonly PlacedUnit[],
  supporters: readonly PlacedUnit[],
): Tried {
  const { place, speaker } = asked;
  const { board, game } = speaker.game;
  const moves = movers.map((unit) => moveOf(asked, unit));
  const supports = supporters.flatMap((unit) => supportOf(unit, moves[0]!));
  const { results } = adjudicate(board, rulebookFor(game.settings), game.phase, game.position, [
    ...ownWith(asked),
    ...moves,
    ...supports,
  ]);
  const power = powerOf(speaker);
  const goes = ({ order }: OrderResult) => order.kind === "move" && provinceOf(order.to) === place;
  const theirs = results.filter(
    ({ unit }) => unit !== null && movers.some(({ at }) => at === unit.at),
  );
  const own = results.filter((each) => each.power === power && goes(each));
  const lost = results.filter((each) => each.power === power && each.dislodged !== null);
  const isIn = [...theirs].some(hasCome);
  const outcome = isIn ? "in" : own.some((each) => !hasCome(each)) ? "bounce" : "out";
  const told = [...theirs.slice(0, 1), ...own.filter(hasCome), ...lost];
  return { movers, supporters, told, outcome };
}

function hasCome({ words }: OrderResult): boolean {
  return words.includes("succeeds");
}

/** The asker's orders; and a move there of a unit that can go, where the question says so and none is ordered to. */
function ownWith(asked: Trial): readonly PowerOrder[] {
  const { speaker, place, goesOneself } = asked;
  const { board, game } = speaker.game;
  const orders = ownOrders(speaker);
  const power = powerOf(speaker);
  const isThere = game.position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === place,
  );
  const goes = orders.some(({ order }) => order.kind === "move" && provinceOf(order.to) === place);
  if (isThere || goes || !goesOneself) return orders;
  const unit = reaching(board, game.position, place).find((each) => each.power === power);
  if (unit === undefined) return orders;
  const others = orders.filter(({ order }) => order.kind === "waive" || order.unit.at !== unit.at);
  return [...others, moveOf(asked, unit)];
}

function moveOf({ speaker, place }: Trial, unit: PlacedUnit): PowerOrder {
  const { board, game } = speaker.game;
  const { direct } = destinations(board, game.position, unit);
  const to = direct.find((at) => provinceOf(at) === place) ?? place;
  return { power: unit.power, order: { kind: "move", unit, to, viaConvoy: false, route: [] } };
}

function supportOf(unit: PlacedUnit, { order }: PowerOrder): readonly PowerOrder[] {
  if (order.kind !== "move") return [];
  const { unit: of, to } = order;
  return [{ power: unit.power, order: { kind: "support", unit, of, to } }];
}
