/**
 * What units can do, in a sentence or two: where they can go (briefer than the page that POSSIBLE brings), who can
 * come, whether one order could be given, and that it is taken back.
 */
import { type LocationId, type ProvinceId, provinceOf } from "../../map/index.js";
import {
  destinations,
  type IllegalReason,
  type OrderResult,
  type PlacedUnit,
  printOrder,
} from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { explainSupposed } from "../catalogue/explain.js";
import { illegalSentence } from "../reasons/illegal.js";
import { type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { reaching } from "./tactics.js";

/** Where each of these units can go. */
export function movesText(
  catalogue: Catalogue,
  scene: Scene,
  units: readonly PlacedUnit[],
): string {
  const stage = stageOf(catalogue, scene);
  return units.map((unit) => movesOf(stage, unit)).join(" ");
}

/** What one's own unit is ordered, if anything, and where it can go. */
export function unitStandsText(
  catalogue: Catalogue,
  scene: Scene,
  unit: PlacedUnit,
  order: string | null,
): string {
  const stage = stageOf(catalogue, scene);
  return `${standingOf(stage, unit, order)} ${movesOf(stage, unit)}`;
}

/** That a sentence gave no order; and of one's own unit, where that is told, what it is ordered now. */
export function notOrderedText(
  catalogue: Catalogue,
  scene: Scene,
  unit: PlacedUnit | null,
  order: string | null,
): string {
  const stage = stageOf(catalogue, scene);
  const none = stage.words.say("not-ordered");
  return unit === null ? none : `${none} ${standingOf(stage, unit, order)}`;
}

function standingOf(stage: Stage, unit: PlacedUnit, order: string | null): string {
  const { words } = stage;
  return order === null
    ? words.say("unit-unordered", { unit: named(stage, unit) })
    : words.say("unit-ordered", { unit: named(stage, unit), order });
}

/** Which of these units can go to each of these places; where a single one cannot, where it can go instead. */
export function goalsText(
  catalogue: Catalogue,
  scene: Scene,
  units: readonly PlacedUnit[],
  goals: readonly ProvinceId[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position } = viewOf(stage);
  const isMeant = ({ at }: PlacedUnit) => units.some((each) => each.at === at);
  const ways = goals.map((goal) => ({
    goal,
    able: reaching(scene.board, position, goal).filter(isMeant),
  }));
  const told = ways
    .filter(({ able }) => able.length > 0)
    .map(({ goal, able }) =>
      words.say("goal-reached", {
        place: names.place(goal),
        units: words.and(able.map((each) => named(stage, each))),
      }),
    );
  const missed = ways.filter(({ able }) => able.length === 0).map(({ goal }) => names.place(goal));
  if (missed.length === 0) return told.join(" ");
  const [unit, another] = units;
  const places = words.or(missed);
  if (unit === undefined || another !== undefined)
    return [...told, words.say("goal-missed-by-all", { places })].join(" ");
  const instead = told.length === 0 ? [movesOf(stage, unit)] : [];
  const not = words.say("goal-missed", { places, units: named(stage, unit) });
  return [...told, not, ...instead].join(" ");
}

/** Where a unit can support others, and who is there now. */
export function supportableText(catalogue: Catalogue, scene: Scene, unit: PlacedUnit): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position } = viewOf(stage);
  const places = destinations(scene.board, position, unit).direct.map(provinceOf);
  const there = position.units.filter(({ at }) => places.includes(provinceOf(at)));
  return words.say("can-support", {
    unit: named(stage, unit),
    places: words.or([...new Set(places)].map((place) => names.place(place))),
    units:
      words.and(there.map((each) => `${names.adjective(each.power)} ${names.unit(each)}`)) ||
      words.say("nobody"),
  });
}

/** Whether a unit can support one that goes to this place or stays there. */
export function helpText(
  catalogue: Catalogue,
  scene: Scene,
  unit: PlacedUnit,
  place: ProvinceId,
): string {
  const stage = stageOf(catalogue, scene);
  const { direct } = destinations(scene.board, viewOf(stage).position, unit);
  const able = direct.some((at) => provinceOf(at) === place);
  const fields = { unit: named(stage, unit), place: stage.names.place(place) };
  return able
    ? stage.words.say("can-help", fields)
    : `${stage.words.say("cannot-help", fields)} ${movesOf(stage, unit)}`;
}

/** Which of these places units of other powers could go to, and whether one could support another there. */
export function threatsText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position, you } = viewOf(stage);
  const coming = places.map((place) => ({
    place,
    units: reaching(scene.board, position, place).filter(({ power }) => power !== you.power),
  }));
  const open = coming.filter(({ units }) => units.length > 0);
  const safe = coming.filter(({ units }) => units.length === 0);
  const listed = open.map(({ place, units }) => {
    const isStrong = units.some(({ power, at }) =>
      units.some((each) => each.power === power && each.at !== at),
    );
    return words.say(isStrong ? "threat-supported" : "threat", {
      place: names.place(place),
      units: words.and(units.map((unit) => named(stage, unit))),
    });
  });
  const none = words.say("no-threat", {
    places: words.or(safe.map(({ place }) => names.place(place))),
  });
  return [
    ...listed,
    ...(safe.length > 0 ? [none] : []),
    ...(open.length > 0 ? [words.say("attack-needs")] : []),
    ...open.flatMap(({ place }) => defendersText(catalogue, scene, place) || []),
  ].join(" ");
}

/** Which of the asker's units can support their own one in a place; empty where they have none, or none can. */
export function defendersText(catalogue: Catalogue, scene: Scene, place: ProvinceId): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const { position, you } = viewOf(stage);
  const own = position.units.filter(({ power }) => power === you.power);
  const unit = own.find(({ at }) => provinceOf(at) === place);
  const able = own.filter((each) =>
    destinations(scene.board, position, each).direct.some((at) => provinceOf(at) === place),
  );
  if (unit === undefined || able.length === 0) return "";
  const orders = able.map((each) =>
    printOrder({ kind: "support", unit: each, of: unit, to: null }),
  );
  const fields = { place: names.place(place), units: words.and(able.map(names.unit)) };
  return words.say("can-defend", { ...fields, orders: words.or(orders) });
}

/** That a unit has no order, and where it could go; that all have one, where there is none. */
export function noOrderText(
  catalogue: Catalogue,
  scene: Scene,
  units: readonly PlacedUnit[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  if (units.length === 0) return words.say("all-ordered");
  const told = words.say("no-order", { units: words.and(units.map((unit) => named(stage, unit))) });
  return [told, ...units.map((unit) => movesOf(stage, unit))].join(" ");
}

function movesOf(stage: Stage, unit: PlacedUnit): string {
  const { scene, words, names } = stage;
  const { direct, byConvoy } = destinations(scene.board, viewOf(stage).position, unit);
  const near = new Set(direct.map(provinceOf));
  const list = (places: readonly LocationId[]) => words.and(places.map(names.place));
  const far = list(byConvoy.filter((at) => !near.has(provinceOf(at))));
  const fields = { unit: named(stage, unit), places: list(direct), far };
  return words.say(far === "" ? "can-go" : "can-go-or-sail", fields);
}

/** `Fleet Brest` of one's own, `French Fleet Brest` of others. */
function named({ names, scene }: Stage, unit: PlacedUnit): string {
  const isOwn = unit.power === scene.view?.you.power;
  return isOwn ? names.unit(unit) : `${names.adjective(unit.power)} ${names.unit(unit)}`;
}

/** That the judge does not say what is wise. */
export function takesNoSideText(catalogue: Catalogue, scene: Scene): string {
  return stageOf(catalogue, scene).words.say("takes-no-side");
}

/** What more is known of an order that is asked about. */
interface MayOrder {
  /** The orders of fleets of which it needs one. */
  readonly convoys: readonly string[];
  /** The order that its unit has; empty for none. */
  readonly given: string;
  /** Whether the asker believes that it is not possible. */
  readonly isDoubted: boolean;
}

/** Whether this order can be given, and why not. */
export function mayOrderText(
  catalogue: Catalogue,
  scene: Scene,
  order: string,
  illegal: IllegalReason | null,
  { convoys, given, isDoubted }: MayOrder,
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  if (illegal === null && isDoubted && convoys.length === 0 && given === "")
    return words.say("may-order-after-all", { order });
  if (illegal === null && convoys.length > 0)
    return words.say("may-convoy", { order, convoys: convoys.join(", or ") });
  if (illegal === null)
    return given === ""
      ? words.say("may-order", { order })
      : words.say("may-order-yet", { order, given });
  const why = illegalSentence({ ...stage, illegal: catalogue.illegal }, illegal);
  return words.say(isDoubted ? "may-not-indeed" : "may-not-order", { order, why });
}

/** `Cancel Paris to Burgundy`: the order stands no more. */
export function takenBackText(catalogue: Catalogue, scene: Scene, order: string): string {
  return stageOf(catalogue, scene).words.say("taken-back", { order });
}

/** What came of the wish for the orders that stood before, or for a mail to be forgotten. */
export function putBackText(
  catalogue: Catalogue,
  scene: Scene,
  outcome: "put-back" | "mail-forgotten" | "nothing-to-put-back" | "nothing-to-forget",
): string {
  return stageOf(catalogue, scene).words.say(outcome);
}

/** All orders stand as they are, and what waited to change them is dropped. */
export function ordersStayText(
  catalogue: Catalogue,
  scene: Scene,
  hasOrders: boolean,
  dropped: readonly string[],
): string {
  const { words } = stageOf(catalogue, scene);
  const text = words.say(hasOrders ? "orders-stay" : "no-orders-stay");
  const [first] = dropped;
  return first === undefined
    ? text
    : `${text} ${words.say("waits-no-longer", { text: dropped.join(" / ") })}`;
}

/**
 * Possible orders that the asker may want, and how to have them noted; with those in whose way another one of theirs
 * stands, or with the orders that these units have.
 */
export function mayOrderOfferedText(
  catalogue: Catalogue,
  scene: Scene,
  orders: readonly string[],
  hindered: readonly OrderResult[],
  given: readonly string[] = [],
): string {
  const { words } = stageOf(catalogue, scene);
  const fields = { orders: orders.join(", ") };
  const why = whyHindered(catalogue, scene, hindered);
  if (why !== "") return words.say("may-order-hindered", { ...fields, why });
  return given.length === 0
    ? words.say("may-order-offered", fields)
    : words.say("may-order-changed", { ...fields, given: given.join(", ") });
}

/** Whether one's own units are in each other's way; why, where that is not told already. */
export function togetherText(
  catalogue: Catalogue,
  scene: Scene,
  hindered: readonly OrderResult[],
  isTold: boolean,
): string {
  const { words } = stageOf(catalogue, scene);
  if (hindered.length === 0) return words.say("together-free");
  const why = isTold ? "" : ` ${whyHindered(catalogue, scene, hindered)}`;
  return `${words.say("together-hindered")}${why}`;
}

function goalOf({ order }: OrderResult): ProvinceId | null {
  return order.kind === "move" ? provinceOf(order.to) : null;
}

function whyHindered(catalogue: Catalogue, scene: Scene, hindered: readonly OrderResult[]): string {
  // Of two that go to the same place, one is enough.
  const each = new Map(hindered.map((result) => [goalOf(result), result]));
  return [...each.values()]
    .map((result) => explainSupposed(catalogue, scene.board, result))
    .join(" ");
}
