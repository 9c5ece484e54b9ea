/**
 * Orders that nobody gave, tried on the board of now: those that are supposed, beside the asker's own; nobody
 * else's are known.
 */
import { rulebookFor } from "../../../../game/index.js";
import {
  type Deed,
  ofOneself,
  placesIn,
  reachedAt,
  type Situation,
  walksTo,
} from "../../../../language/index.js";
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
import { ordersInMind } from "../own-orders.js";

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
  const given = ordersInMind(speaker);
  const ordered = ({ at }: PlacedUnit): ProvinceId | null => {
    const move = given.find(({ order }) => order.kind === "move" && order.unit.at === at);
    return move?.order.kind === "move" ? provinceOf(move.order.to) : null;
  };
  return { board, position: game.position, own, ordered };
}

/** What comes of the asker's own orders alone, and these in print. */
export function triedOrders(speaker: Speaker, at: Situation) {
  const { result } = triedDeeds(speaker, at, []);
  return { result, orders: ordersInMind(speaker).map(({ order }) => printOrder(order)) };
}

/** What comes of these deeds. */
export function triedDeeds(speaker: Speaker, at: Situation, told: readonly Deed[]): Tried {
  const { game } = speaker.game;
  // Orders that are kept count for the board of now alone.
  const given = at.position === game.position ? ordersInMind(speaker) : [];
  const left = told.filter((deed) => isLeftToAnother(deed, given));
  const helpsLeft = (deed: Deed) =>
    deed.kind === "support" && left.some(({ unit }) => unit.at === deed.of.at);
  const deeds = told.filter((deed) => !left.includes(deed) && !helpsLeft(deed));
  const supposed = deeds.map(orderOf);
  const isFree = ({ order }: PowerOrder) =>
    order.kind === "waive" ||
    !deeds.some(({ unit }) => provinceOf(unit.at) === provinceOf(order.unit.at));
  const own = given.filter(isFree);
  const rulebook = rulebookFor(game.settings);
  const result = adjudicate(at.board, rulebook, game.phase, at.position, [...supposed, ...own]);
  return { result, supposed, usesOwn: own.length > 0 };
}

/** Nobody said which unit goes there, and an order sends another one. */
function isLeftToAnother(deed: Deed, given: readonly PowerOrder[]): boolean {
  if (deed.kind !== "move" || deed.isAssumed === undefined) return false;
  const sent = given.flatMap(({ order }) =>
    order.kind === "move" && provinceOf(order.to) === provinceOf(deed.to) ? [order.unit.at] : [],
  );
  return sent.length > 0 && !sent.includes(deed.unit.at);
}

/** `Can I stop him with Paris and Marseilles?`: the asker's units that reach the place go there, as one attack. */
export function withOwnDefence(
  at: Situation,
  asks: string,
  deeds: readonly Deed[],
): readonly Deed[] {
  const goal = deeds.find((deed) => deed.kind === "move" && deed.unit.power !== at.own);
  const isOwn = deeds.some(({ unit }) => unit.power === at.own);
  if (goal?.kind !== "move" || isOwn || !ofOneself(asks)) return deeds;
  const place = provinceOf(goal.to);
  const able = at.position.units.filter(
    (unit) => unit.power === at.own && provinceOf(unit.at) !== place && walksTo(at, unit, place),
  );
  const named = placesIn(at.board, asks);
  const meant = able.filter((unit) => named.includes(provinceOf(unit.at)));
  const [mover, ...helpers] = meant.length > 0 ? meant : able;
  if (mover === undefined) return deeds;
  const to = reachedAt(at, mover, place)!;
  const supports = helpers.map((unit) => ({ kind: "support", unit, of: mover, to }) as const);
  return [...deeds, { kind: "move", unit: mover, to }, ...supports];
}

/** Of these orders, given beside the asker's others: those in whose way another one stands. */
export function hinderedByOwn(
  speaker: Speaker,
  orders: readonly PowerOrder[],
): readonly OrderResult[] {
  const { board, game } = speaker.game;
  if (game.phase.kind !== "M") return [];
  const places = new Set(orders.flatMap(unitPlaces));
  const others = ordersInMind(speaker).filter(
    (each) => !unitPlaces(each).some((at) => places.has(at)),
  );
  const given = [...orders, ...others];
  const ordered = new Set(given.flatMap(unitPlaces));
  const rulebook = rulebookFor(game.settings);
  const { results } = adjudicate(board, rulebook, game.phase, game.position, given);
  return results.filter((result) => {
    const by = hinderer(result);
    const ends = [result.unit, by].map((unit) => (unit === null ? null : provinceOf(unit.at)));
    const isOwn = by !== null && by.power === result.power && result.source !== null;
    return (
      isOwn &&
      ends.every((at) => ordered.has(at!)) &&
      ends.some((at) => at !== null && places.has(at))
    );
  });
}

function unitPlaces({ order }: PowerOrder): readonly ProvinceId[] {
  return order.kind === "waive" ? [] : [provinceOf(order.unit.at)];
}

/** The unit because of which a move failed. */
function hinderer({ reason }: OrderResult): PlacedUnit | null {
  if (reason.kind === "own-unit") return reason.unit;
  const isStopped =
    reason.kind === "held-off" || reason.kind === "head-to-head" || reason.kind === "prevented";
  return isStopped ? reason.by.unit : null;
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

/** What was supposed, the asker's moves to the same places and what helps them, and what else was lost. */
export function resultsOf(
  { result: { results }, supposed }: Tried,
  own: PowerId | null,
  isOfAll = false,
): readonly OrderResult[] {
  const isSupposed = ({ source }: OrderResult) => source !== null && source < supposed.length;
  const goals = new Set(
    results
      .filter(isSupposed)
      .flatMap(({ order }) => (order.kind === "move" ? goalsOf(order) : [])),
  );
  const isOwn = ({ power, order, source }: OrderResult) =>
    source !== null && power === own && (isOfAll || goalsOf(order).some((each) => goals.has(each)));
  return results.filter((each) => each.dislodged !== null || isSupposed(each) || isOwn(each));
}

/** Where an order goes to, or helps somebody to go or to stay. */
function goalsOf(order: OrderResult["order"]): readonly ProvinceId[] {
  if ("to" in order && order.to !== null) return [provinceOf(order.to)];
  return order.kind === "support" ? [provinceOf(order.of.at)] : [];
}

/** An attack on a place: whose, beside which deeds, and with how many units at most. */
interface Attack {
  readonly powers: readonly PowerId[];
  readonly place: ProvinceId;
  readonly deeds: readonly Deed[];
  readonly most: number;
}

/**
 * The weakest attack that does what is asked, of one of the powers where one alone can; else the strongest of
 * them all; null where none reaches the place.
 */
export function attackOn(
  speaker: Speaker,
  at: Situation,
  { powers, place, deeds, most }: Attack,
  does: (tried: Tried) => boolean,
): Tried | null {
  const able = at.position.units.filter(
    (unit) =>
      powers.includes(unit.power) &&
      provinceOf(unit.at) !== place &&
      !deeds.some((deed) => deed.unit.at === unit.at) &&
      // An army that needs a convoy to get there is left out.
      walksTo(at, unit, place),
  );
  const sides = powers.map((power) => able.filter((unit) => unit.power === power));
  let strongest: Tried | null = null;
  for (const side of powers.length > 1 ? [...sides, able] : sides) {
    for (let count = 0; count < Math.min(side.length, most); count += 1) {
      for (const unit of side) {
        const to = reachedAt(at, unit, place)!;
        const helpers = side.filter((each) => each !== unit).slice(0, count);
        const supports = helpers.map(
          (each) => ({ kind: "support", unit: each, of: unit, to }) as const,
        );
        const move = { kind: "move", unit, to } as const;
        const tried = triedDeeds(speaker, at, [...deeds, move, ...supports]);
        if (does(tried)) return tried;
        if (unit === side[0]) strongest = tried;
      }
    }
  }
  return strongest;
}
