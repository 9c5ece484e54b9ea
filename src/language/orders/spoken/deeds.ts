/**
 * What units do, as it is found word by word: the state of a sentence that is read, and the orders that are
 * possible.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import type { ReadingContext } from "../contract.js";
import { readOrders } from "../reading.js";
import type { Item } from "./items.js";
import { type Own, ownUnits } from "./units.js";

/** An order, in notation. */
export interface SpokenOrder {
  readonly unit: ProvinceId;
  /** Null for a unit that stays. */
  readonly goal: ProvinceId | null;
  readonly text: string;
  readonly isLater: boolean;
}

/** What is known while the words are read. */
export interface State {
  readonly context: ReadingContext;
  readonly deeds: SpokenOrder[];
  readonly ways: Map<ProvinceId, ProvinceId>;
  /** The units that are meant now, and whether what they do is said. */
  units: readonly Own[] | null;
  isDone: boolean;
  /** They are named by their kind alone. */
  isKind: boolean;
  isDenied: boolean;
  /** What was said before its unit. */
  ahead: ProvinceId | "stay" | null;
  isIt: boolean;
  /** A pronoun took its unit from what was said before. */
  pointsBack: boolean;
  isOther: boolean;
  /** Units are named by where they will be, and with their kind: such words name no goal. */
  isThere: boolean;
  isNamedThere: boolean;
  isLater: boolean;
  goesOn: boolean;
  /** `And` stands behind the unit. */
  isJoined: boolean;
  topic: ProvinceId | null;
  before: Item | null;
}

/** What is for the next turn, from where the unit will be by all that was said. */
export function asItStands(state: State, deed: SpokenOrder): SpokenOrder {
  const unit = ownUnits(state.context).find(({ at }) => at === deed.unit);
  const text = deed.isLater && unit !== undefined ? orderOf(state, unit, deed.goal, true) : null;
  return text === null ? deed : { ...deed, text };
}

/** Has the unit an order for the turn that is spoken of? */
export function hasDeed({ deeds, isLater }: State, at: ProvinceId): boolean {
  return deeds.some((deed) => deed.unit === at && deed.isLater === isLater);
}

/** Is it one of the units that are meant? */
export function isAmong({ units }: State, unit: Own): boolean {
  return units?.some(({ at, type }) => at === unit.at && type === unit.type) ?? false;
}

/** `Picardy to Belgium`, where the army of Paris goes to Picardy: the unit that will be there. */
export function laterUnit(state: State, place: ProvinceId): Own | null {
  const from = [...state.ways].find(([, to]) => provinceOf(to) === place)?.[0];
  const unit = ownUnits(state.context).find(({ at }) => at === from);
  return unit ?? null;
}

/** The units as they are named for this turn; those that move are named for the next one by where they go. */
export function unitsAt({ context, ways, isThere }: State, place: ProvinceId): readonly Own[] {
  return ownUnits(context).filter(({ at }) => (isThere ? (ways.get(at) ?? at) : at) === place);
}

/** Notes what the one unit does that can do it. */
export function deed(state: State, goal: ProvinceId | null, saysLater: boolean): boolean {
  const { units, ways } = state;
  const found = (units ?? []).flatMap((unit) => {
    const isLater = saysLater || state.isThere;
    if (!isLater && hasDeedNow(state, unit.at)) return [];
    // Where the order of this turn may change yet, a unit is named by where it is.
    const text =
      orderOf(state, unit, goal, isLater) ??
      (isLater && !hasDeedNow(state, unit.at) ? orderOf(state, unit, goal, false) : null);
    return text === null ? [] : [{ unit: unit.at, goal, text, isLater }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return false;
  state.deeds.push(only);
  if (!only.isLater && goal !== null) ways.set(only.unit, goal);
  if (!only.isLater && goal === null) ways.delete(only.unit);
  Object.assign(state, { isDone: true, isDenied: false, goesOn: false, topic: only.unit });
  return true;
}

function hasDeedNow({ deeds }: State, at: ProvinceId): boolean {
  return deeds.some(({ unit, isLater }) => unit === at && !isLater);
}

/** The order as it is printed, if it is possible; for the next turn, from where the unit will be then. */
export function orderOf(
  { context, ways }: Pick<State, "context" | "ways">,
  { type, at }: Own,
  goal: ProvinceId | null,
  isLater: boolean,
): string | null {
  const from = isLater ? (ways.get(at) ?? at) : at;
  const text = goal === null ? `${type} ${from} H` : `${type} ${from} - ${goal}`;
  const position = isLater ? moved(context, ways) : context.position;
  const { readings, complaints } = readOrders({ ...context, position }, [{ number: 1, text }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0 && reading?.illegal === null;
  return isSure ? printOrder(reading.meant ?? reading.order) : null;
}

/** The board as it would be if all of the writer's units got where they go. */
function moved(
  { position, power }: ReadingContext,
  ways: ReadonlyMap<ProvinceId, ProvinceId>,
): ReadingContext["position"] {
  const units = position.units.map((unit) => {
    const to = unit.power === power ? ways.get(provinceOf(unit.at)) : undefined;
    return to === undefined ? unit : { ...unit, at: to };
  });
  return { ...position, units };
}
