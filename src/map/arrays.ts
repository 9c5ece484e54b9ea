/**
 * The board as flat arrays of small integers, in the numbering of `Board.locations`: what adjudication
 * reads. An army's location is the number of its province.
 */

/** For every location the list `items[starts[n]] .. items[starts[n + 1] - 1]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly items: Uint16Array;
}

/** What a step over a border is, in `armySteps` and `fleetSteps`; 0 where there is none. */
export const OPEN = 1;
/** Over a border that is difficult to pass: no support reaches across. */
export const DIFFICULT = 2;
/** Through a canal: no retreat and no support goes there. */
export const CANAL = 3;

/** A railway in numbers. */
export interface Line {
  readonly powers: readonly number[];
  readonly stations: readonly number[];
}

/** A canal in numbers: the keeper's province, and the locations that it joins. */
export interface Passage {
  readonly keeper: number;
  readonly between: readonly number[];
}

export interface Tables {
  readonly provinceCount: number;
  readonly locationCount: number;
  /** The province of each location. */
  readonly provinceOf: Uint16Array;
  /** OPEN or CANAL at `from * locationCount + to` where a fleet can go in one step. */
  readonly fleetSteps: Uint8Array;
  /** 1 at `from * locationCount + province` where a fleet could go to any coast of the province. */
  readonly fleetTouches: Uint8Array;
  /** OPEN or DIFFICULT at `from * locationCount + to` where an army can go over land. */
  readonly armySteps: Uint8Array;
  /** Difficult borders among them. */
  readonly armyNeighbours: Lists;
  readonly fleetNeighbours: Lists;
  /** Provinces from which a fleet can convoy, by province that they touch. */
  readonly waters: Lists;
  /** 1 for a province in which a fleet can convoy. */
  readonly convoys: Uint8Array;
  /** 1 for a coastal province: where a convoy can begin and end. */
  readonly shores: Uint8Array;
  readonly centers: Uint8Array;
  readonly railways: readonly Line[];
  readonly canals: readonly Passage[];
}

/** Packs one array for each location into two flat ones. */
export function packLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [index, items] of lists.entries()) starts[index + 1] = starts[index]! + items.length;
  return { starts, items: Uint16Array.from(lists.flat()) };
}

/** One list as an array: for questions outside the hot path. */
export function listOf(lists: Lists, index: number): readonly number[] {
  return [...lists.items.subarray(lists.starts[index], lists.starts[index + 1])];
}
