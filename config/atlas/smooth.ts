/** Lines that ran along cells become curves: averaged along their way, then freed of points that say nothing. */
import type { Point } from "./facts.js";

/** The line with each point replaced by the weighted mean of its surroundings; its ends stay. */
export function smoothed(
  points: readonly Point[],
  spread: number,
  isClosed: boolean,
): readonly Point[] {
  const weights = bell(Math.min(spread, points.length / (isClosed ? 8 : 3)));
  const ring = isClosed ? points.slice(0, -1) : points;
  const at = isClosed
    ? (index: number) => cyclic(ring, index)
    : (index: number) => mirrored(ring, index);
  const result = ring.map((_, index) => mean(weights, (offset) => at(index + offset)));
  return isClosed ? [...result, result[0]!] : [points[0]!, ...result.slice(1, -1), points.at(-1)!];
}

function bell(spread: number): readonly number[] {
  const reach = Math.ceil(spread * 2.5);
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * spread ** 2 || 1)),
  );
  const total = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / total);
}

function mean(weights: readonly number[], at: (offset: number) => Point): Point {
  const reach = (weights.length - 1) / 2;
  let [x, y] = [0, 0];
  weights.forEach((weight, index) => {
    const point = at(index - reach);
    x += weight * point[0];
    y += weight * point[1];
  });
  return [x, y];
}

function cyclic(ring: readonly Point[], index: number): Point {
  return ring[((index % ring.length) + ring.length) % ring.length]!;
}

/** Beyond its ends the line goes on as its own mirror image, so that the ends do not move. */
function mirrored(line: readonly Point[], index: number): Point {
  const last = line.length - 1;
  if (index >= 0 && index <= last) return line[index]!;
  const end = index < 0 ? line[0]! : line[last]!;
  const inner = line[Math.max(0, Math.min(last, index < 0 ? -index : 2 * last - index))]!;
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
}

/** Leaves out points that lie closer than `tolerance` to the line without them (Douglas and Peucker). */
export function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0]!, points.at(-1)!];
  let [farthest, distance] = [0, -1];
  points.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
