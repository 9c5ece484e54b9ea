/**
 * Scraps: pieces of an area that lie away from its points, islands too small to be seen, and lakes. Each
 * goes to the area that it touches most.
 */
import type { Area, Grid } from "./grid.js";

interface Piece {
  readonly area: number;
  readonly cells: readonly number[];
}

/** The grid in which every piece of an area has a point of it, or is an island worth drawing. */
export function withoutScraps(grid: Grid, areas: readonly Area[], smallestIsland: number): Grid {
  const cells = grid.cells.slice();
  const tidied = { ...grid, cells };
  // A scrap can touch only scraps at first, so larger ones go first and twice.
  for (let round = 0; round < 2; round++) {
    const seeds = seedCells(tidied, areas);
    const scraps = piecesOf(tidied).filter((piece) => !piece.cells.some((cell) => seeds.has(cell)));
    for (const piece of scraps.sort((a, b) => b.cells.length - a.cells.length)) {
      const heir = heirOf(tidied, areas, piece, smallestIsland * grid.fineness ** 2);
      for (const cell of piece.cells) cells[cell] = heir;
    }
  }
  return tidied;
}

/** The cells in which points of the area that owns the cell lie. */
function seedCells(grid: Grid, areas: readonly Area[]): ReadonlySet<number> {
  const seeds = areas.flatMap((area, index) =>
    area.points.flatMap(([x, y]) => {
      const [column, row] = [Math.floor(x * grid.fineness), Math.floor(y * grid.fineness)];
      const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      const cell = row * grid.width + column;
      return isInside && grid.cells[cell] === index ? [cell] : [];
    }),
  );
  return new Set(seeds);
}

/** Who gets a scrap: the neighbor of its kind with the longest border; a large island stays what it is. */
function heirOf(grid: Grid, areas: readonly Area[], piece: Piece, smallest: number): number {
  const isLand = areas[piece.area]!.isLand;
  const contacts = [...contactsOf(grid, piece)].sort((a, b) => b[1] - a[1]);
  const alike = contacts.find(([area]) => areas[area]!.isLand === isLand);
  if (alike !== undefined) return alike[0];
  if (isLand && piece.cells.length >= smallest) return piece.area;
  return contacts[0]?.[0] ?? piece.area;
}

function contactsOf(grid: Grid, piece: Piece): ReadonlyMap<number, number> {
  const contacts = new Map<number, number>();
  for (const cell of piece.cells) {
    for (const next of besides(grid, cell)) {
      const area = grid.cells[next]!;
      if (area !== piece.area) contacts.set(area, (contacts.get(area) ?? 0) + 1);
    }
  }
  return contacts;
}

/** The connected pieces of all areas. */
export function piecesOf(grid: Grid): readonly Piece[] {
  const seen = new Uint8Array(grid.cells.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0) pieces.push(flood(grid, start, seen));
  }
  return pieces;
}

function flood(grid: Grid, start: number, seen: Uint8Array): Piece {
  const area = grid.cells[start]!;
  const cells = [start];
  seen[start] = 1;
  for (let index = 0; index < cells.length; index++) {
    for (const next of besides(grid, cells[index]!)) {
      if (seen[next] === 1 || grid.cells[next] !== area) continue;
      seen[next] = 1;
      cells.push(next);
    }
  }
  return { area, cells };
}

function besides({ width, cells }: Grid, cell: number): readonly number[] {
  const column = cell % width;
  const found = [];
  if (column > 0) found.push(cell - 1);
  if (column < width - 1) found.push(cell + 1);
  if (cell >= width) found.push(cell - width);
  if (cell + width < cells.length) found.push(cell + width);
  return found;
}
