/**
 * Orders that nobody gave, tried on the board of now: those that are supposed, beside the asker's own; nobody
 * else's are known.
 */
import { rulebookFor } from "../../../../game/index.js";
import { type Deed, reachedAt, type Situation, walksTo } from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  adjudicate,
  type OrderResult,
  type PhaseResult,
  type PlacedUnit,
  type PowerOrder,
  printOrder,
} from "../../../../rules/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ownOrders } from "../own-orders.js";

/** A trial, and what was given in it. */
export interface Tried {
  readonly result: PhaseResult;
  readonly supposed: readonly PowerOrder[];
  readonly usesOwn: boolean;
}

/** The board as it stands, for whom it is asked. */
export function situationOf(speaker: Speaker): Situation {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const given = ownOrders(speaker);
  const ordered = ({ at }: PlacedUnit): ProvinceId | null => {
    const move = given.find(({ order }) => order.kind === "move" && order.unit.at === at);
    return move?.order.kind === "move" ? provinceOf(move.order.to) : null;
  };
  return { board, position: game.position, own, ordered };
}

/** What comes of the asker's own orders alone, and these in print. */
export function triedOrders(speaker: Speaker, at: Situation) {
  const { result } = triedDeeds(speaker, at, []);
  return { result, orders: ownOrders(speaker).map(({ order }) => printOrder(order)) };
}

/** What comes of these deeds. */
export function triedDeeds(speaker: Speaker, at: Situation, deeds: readonly Deed[]): Tried {
  const { game } = speaker.game;
  const supposed = deeds.map(orderOf);
  const isFree = ({ order }: PowerOrder) =>
    order.kind === "waive" ||
    !deeds.some(({ unit }) => provinceOf(unit.at) === provinceOf(order.unit.at));
  // Orders that are kept count for the board of now alone.
  const own = at.position === game.position ? ownOrders(speaker).filter(isFree) : [];
  const rulebook = rulebookFor(game.settings);
  const result = adjudicate(at.board, rulebook, game.phase, at.position, [...supposed, ...own]);
  return { result, supposed, usesOwn: own.length > 0 };
}

function orderOf(deed: Deed): PowerOrder {
  const { kind, unit } = deed;
  const { power } = unit;
  if (kind === "hold") return { power, order: { kind, unit } };
  if (kind === "move")
    return { power, order: { kind, unit, to: deed.to, viaConvoy: false, route: [] } };
  if (kind === "convoy" && deed.to !== null)
    return { power, order: { kind, unit, of: deed.of, to: deed.to } };
  return { power, order: { kind: "support", unit, of: deed.of, to: deed.to } };
}

/** An attack of powers on a place, as strong as they can make it, beside other deeds; null where none reaches it. */
export function strongestAttack(
  speaker: Speaker,
  at: Situation,
  powers: readonly PowerId[],
  place: ProvinceId,
  deeds: readonly Deed[],
): Tried | null {
  const units = at.position.units.filter(
    (unit) =>
      powers.includes(unit.power) &&
      provinceOf(unit.at) !== place &&
      !deeds.some((deed) => deed.unit.at === unit.at) &&
      // An army that needs a convoy to get there is left out.
      walksTo(at, unit, place),
  );
  const trials = units.map((unit) => {
    const to = reachedAt(at, unit, place)!;
    const helpers = units.filter((each) => each !== unit);
    const supports = helpers.map(
      (each) => ({ kind: "support", unit: each, of: unit, to }) as const,
    );
    return triedDeeds(speaker, at, [...deeds, { kind: "move", unit, to }, ...supports]);
  });
  return (
    trials.find(({ result }) => result.results.some((each) => isIn(each, place, powers))) ??
    trials[0] ??
    null
  );
}

function isIn(result: OrderResult, place: ProvinceId, powers: readonly PowerId[]): boolean {
  const { order, power, words } = result;
  return (
    powers.includes(power) &&
    order.kind === "move" &&
    provinceOf(order.to) === place &&
    words.includes("succeeds")
  );
}
