/** Points, lines and rings in the plane: what the sheet, its check and the picture compute with. */

/** To the right, and down. */
export type Point = readonly [x: number, y: number];

export type Line = readonly Point[];

export function lengthOf(line: Line): number {
  return line.reduce(
    (sum, point, index) => sum + distance(point, line[Math.max(0, index - 1)]!),
    0,
  );
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function isSamePoint([ax, ay]: Point, [bx, by]: Point): boolean {
  return ax === bx && ay === by;
}

/** The area inside a ring: positive where it runs clockwise on paper. */
export function signedArea(ring: Line): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Whether a point lies in an odd number of rings. */
export function isInside([x, y]: Point, rings: readonly Line[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, last = ring.length - 1; i < ring.length; last = i++) {
      const [[ax, ay], [bx, by]] = [ring[i]!, ring[last]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}

/** With every second point, and both ends: for lines that are drawn small or pale. */
export function thinned(line: Line): Line {
  return line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
}

/** How far a point is from a line. */
export function distanceToLine(point: Point, line: Line): number {
  return line
    .slice(1)
    .reduce(
      (nearest, end, index) => Math.min(nearest, distanceToStretch(point, line[index]!, end)),
      Number.POSITIVE_INFINITY,
    );
}

function distanceToStretch([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - clamped * dx, y - ay - clamped * dy);
}
