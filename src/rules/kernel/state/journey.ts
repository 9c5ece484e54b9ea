/** Journeys by railway as the kernel's turn holds them. */
import type { Line } from "../../../map/index.js";

/** The way of an army by railway. */
export interface Journey {
  /** The provinces that it passes, up to its destination. */
  readonly stations: readonly number[];
  /** Those where it must stop when it enters them: centers on the line that its power does not own. */
  readonly captures: readonly number[];
}

/** The part of a journey that leads to one station. */
export interface Leg {
  readonly train: number;
  /** The station, and the one before it. */
  readonly station: number;
  /** The number of the leg before, or NONE. */
  readonly before: number;
  readonly isLast: boolean;
  readonly mustStop: boolean;
}

/** The most legs that all journeys of a turn can have: one train at a time uses a railway. */
export function legsOf(railways: readonly Line[]): number {
  return railways.reduce((sum, { stations }) => sum + stations.length - 1, 0);
}
