/**
 * Orders as lines and signs. What became of an order is told twice, by color and by form: what worked is drawn
 * through, what failed is broken and has a bar across, what did not count is gray and dashed.
 */
import type { Point } from "../sheet/geometry.js";
import { along, bow, heading, moveTo, pathOf, shortened, through, type Way } from "./path.js";
import type { DrawnOrder, OrderResult } from "./scene.js";
import { type Stage, standing } from "./stage.js";
import { element } from "./svg.js";
import {
  conversion,
  cross,
  dislodgedPlace,
  ghost,
  isDislodged,
  placed,
  reach,
} from "./unit-signs.js";
import { helpedWay, wayOf } from "./ways.js";

/** How an order is drawn: as the classes of the style sheet say. */
export type Outcome = "done" | "failed" | "void" | "away";

const failures: ReadonlySet<OrderResult> = new Set(["fails", "cut", "disrupted", "invalid"]);

export function outcomeOf(order: DrawnOrder): Outcome {
  if (order.results.includes("illegal")) return "void";
  if (order.results.some((result) => failures.has(result))) return "failed";
  return order.kind === "retreat" ? "away" : "done";
}

/** Lines of orders, which lie under the units. */
export function orderLines(stage: Stage): readonly string[] {
  const { orders } = stage.scene;
  const moves = orders.filter(({ kind }) => kind === "move" || kind === "retreat");
  const others = orders.filter((order) => !moves.includes(order));
  return [...others, ...moves].map((order) => described(order, lineOf(stage, order)));
}

/** Signs on units, which lie over them. */
export function orderSigns(stage: Stage): readonly string[] {
  return stage.scene.orders.map((order) => described(order, signOf(stage, order)));
}

function described(order: DrawnOrder, drawn: string): string {
  if (drawn === "") return "";
  const target = "to" in order ? order.to : undefined;
  const data = { "data-order": order.kind, "data-from": order.unit.at, "data-to": target };
  return element("g", { ...data, "data-outcome": outcomeOf(order) }, drawn);
}

function lineOf(stage: Stage, order: DrawnOrder): string {
  const outcome = outcomeOf(order);
  switch (order.kind) {
    case "move":
    case "retreat": {
      const way = wayOf(stage, order);
      return way === null
        ? ""
        : arrow(way, outcome, order.kind === "move" && order.through.length > 0);
    }
    case "support":
      return support(stage, order, outcome);
    case "convoy":
      return convoy(stage, order, outcome);
    case "hold":
      return ring(standing(stage, order.unit.at), outcome);
    default:
      return "";
  }
}

function signOf(stage: Stage, order: DrawnOrder): string {
  const { unit } = order;
  const outcome = outcomeOf(order);
  switch (order.kind) {
    case "build":
      return ghost(stage, unit, outcome);
    case "convert":
      return conversion(stage, unit, order.into, outcome);
    case "remove":
    case "disband": {
      const isOut = isDislodged(stage.scene, unit);
      return cross(isOut ? dislodgedPlace(stage, unit) : standing(stage, unit.at), outcome);
    }
    default:
      return order.results.includes("destroyed") ? cross(standing(stage, unit.at), "failed") : "";
  }
}

const dashes: Readonly<Record<Outcome, string | undefined>> = {
  done: undefined,
  failed: "7 4",
  void: "2 4",
  away: "11 3",
};

/** A line with a head; over water or rails a second, lighter line runs inside it. */
function arrow(way: Way, outcome: Outcome, isCarried: boolean): string {
  const shaft = pathOf(shortened(way, 0, 6), false);
  const [x, y] = way.at(-1)!;
  const [dx, dy] = heading(way);
  const corner = (back: number, side: number) =>
    `${x - dx * back - dy * side},${y - dy * back + dx * side}`;
  const points = [`${x},${y}`, corner(11, 5), corner(8, 0), corner(11, -5)]
    .map(shortNumbers)
    .join(" ");
  return [
    element("path", { d: shaft, class: "halo" }),
    ...(isCarried ? carried(shaft, outcome) : []),
    element("path", { d: shaft, class: outcome, "stroke-dasharray": dashes[outcome] }),
    element("polygon", { points, class: `head-${outcome}` }),
    outcome === "failed" ? bar(along(way, 0.72), heading(way)) : "",
  ].join("");
}

/** The chain under the arrow of a unit that others carry. */
function carried(shaft: string, outcome: Outcome): readonly string[] {
  return [element("path", { d: shaft, class: `${outcome} chain`, "stroke-dasharray": "5 5" })];
}

function shortNumbers(pair: string): string {
  return pair
    .split(",")
    .map((value) => Number(value).toFixed(1))
    .join(",");
}

/** Across a line that led nowhere. */
function bar([x, y]: Point, [dx, dy]: Point): string {
  const d = pathOf(
    [
      [x - dy * 6, y + dx * 6],
      [x + dy * 6, y - dx * 6],
    ],
    false,
  );
  return (
    element("path", { d, class: "halo" }) +
    element("path", { d, class: "failed", "stroke-width": 3 })
  );
}

type Support = Extract<DrawnOrder, { readonly kind: "support" }>;

/** A dotted curve to the middle of the supported move, or to the unit that holds, with a ball at its end. */
function support(stage: Stage, order: Support, outcome: Outcome): string {
  const from = standing(stage, order.unit.at);
  const target = supported(stage, order);
  if (from === null || target === null) return "";
  const way = shortened(bow(from, target.at, 0.1), reach, target.gap);
  return dotted(way, outcome, 0.5);
}

function supported(
  stage: Stage,
  { of, to }: Support,
): { readonly at: Point; readonly gap: number } | null {
  if (to === undefined) {
    const at = standing(stage, of);
    return at === null ? null : { at, gap: reach + 3 };
  }
  const way = helpedWay(stage, of, to);
  return way === null ? null : { at: along(way, 0.5), gap: 0 };
}

/** With a ball at its end; what failed has its bar after this share of the way. */
function dotted(way: Way, outcome: Outcome, barAfter: number): string {
  const d = pathOf(way, false);
  const [x, y] = way.at(-1)!;
  const ball = outcome === "done" ? `head-${outcome}` : `${outcome} open`;
  return [
    element("path", { d, class: "halo" }),
    element("path", {
      d,
      class: outcome,
      "stroke-dasharray": "0.1 5.2",
      "stroke-linecap": "round",
      "stroke-width": 3,
    }),
    element("circle", { cx: x, cy: y, r: 3.4, class: ball }),
    outcome === "failed" ? bar(along(way, barAfter), heading(way)) : "",
  ].join("");
}

type Convoy = Extract<DrawnOrder, { readonly kind: "convoy" }>;

/** A broken ring around the fleet, and the way that it offers unless the army goes by it. */
function convoy(stage: Stage, order: Convoy, outcome: Outcome): string {
  const at = standing(stage, order.unit.at);
  if (at === null) return "";
  const rings = placed(
    at,
    element("circle", { r: 13.8, class: "halo" }),
    element("circle", { r: 13.8, class: outcome, "stroke-dasharray": "5.4 3.27" }),
    outcome === "failed"
      ? element("path", { d: "M10,-10l8,-8", class: "failed", "stroke-width": 3 })
      : "",
  );
  return isUsed(stage, order) ? rings : offered(stage, order, at, outcome) + rings;
}

function isUsed(stage: Stage, { unit, of }: Convoy): boolean {
  return stage.scene.orders.some(
    (move) => move.kind === "move" && move.unit.at === of && move.through.includes(unit.at),
  );
}

/** The way that the army was to go, through the fleet. */
function offered(stage: Stage, order: Convoy, at: Point, outcome: Outcome): string {
  const [from, to] = [standing(stage, order.of), standing(stage, order.to)];
  if (from === null || to === null) return "";
  return dotted(shortened(through([from, at, to]), reach, 3), outcome, 0.8);
}

/** Around a unit that stays. */
function ring(at: Point | null, outcome: Outcome): string {
  if (at === null) return "";
  return element(
    "g",
    { transform: moveTo(at) },
    element("circle", { r: 13.4, class: "halo" }),
    element("circle", { r: 13.4, class: outcome, "stroke-dasharray": dashes[outcome] }),
  );
}
