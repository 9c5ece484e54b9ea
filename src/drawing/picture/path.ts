/** Lines as the `d` of an SVG path, and the ways that orders take. */
import { distance, type Line, type Point } from "../sheet/geometry.js";
import { number } from "./svg.js";

/** A polygon or polyline, each step relative to the last so that it stays short. */
export function pathOf(line: Line, isClosed: boolean): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = tenths[index]!;
    return `${(x - fromX) / 10},${(y - fromY) / 10}`;
  });
  const [x, y] = tenths[0]!;
  return `M${x / 10},${y / 10}l${steps.join(" ")}${isClosed ? "z" : ""}`;
}

/** The way of an order: points close together along a straight line or a curve. */
export type Way = Line;

const stepsInCurve = 24;

/** From one point to another, bent to the right of the way by a share of its length. */
export function bow(from: Point, to: Point, bend: number): Way {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control: Point = [
    (from[0] + to[0]) / 2 - dy * bend * 2,
    (from[1] + to[1]) / 2 + dx * bend * 2,
  ];
  return sampled((share) => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
  }, stepsInCurve);
}

/** A smooth curve through all the points (Catmull and Rom). */
export function through(points: Line): Way {
  if (points.length < 3) return bow(points[0]!, points.at(-1)!, 0);
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  return points
    .slice(1)
    .flatMap((_, index) =>
      sampled(
        (share) => between(at(index - 1), at(index), at(index + 1), at(index + 2), share),
        12,
      ),
    );
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t ** 2 +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [axis(0), axis(1)];
}

function sampled(at: (share: number) => Point, steps: number): Way {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
}

/** The way without its first and last stretch of these lengths; a way that is too short keeps its middle. */
export function shortened(way: Way, start: number, end: number): Way {
  const total = wayLength(way);
  const fit = Math.min(1, (total * 0.7) / (start + end || 1));
  return cutStart([...cutStart([...way].reverse(), end * fit)].reverse(), start * fit);
}

function wayLength(way: Way): number {
  return way.slice(1).reduce((sum, point, index) => sum + distance(way[index]!, point), 0);
}

function cutStart(way: Way, length: number): Way {
  let left = length;
  for (let index = 1; index < way.length; index++) {
    const step = distance(way[index - 1]!, way[index]!);
    if (step > left)
      return [pointOn(way[index - 1]!, way[index]!, left / step), ...way.slice(index)];
    left -= step;
  }
  return way.slice(-1);
}

function pointOn(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The point at a share of the way's length. */
export function along(way: Way, share: number): Point {
  return cutStart(way, wayLength(way) * share)[0]!;
}

/** The direction in which the way ends, as a unit vector. */
export function heading(way: Way): Point {
  const [end, before] = [way.at(-1)!, way.at(-2) ?? way.at(-1)!];
  const length = distance(before, end) || 1;
  return [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
}

/** `translate` for an element that is drawn around its own middle. */
export function moveTo([x, y]: Point): string {
  return `translate(${number(x)} ${number(y)})`;
}
