/**
 * A sheet: what is drawn of a board before anybody moves. Every stretch of border is one line with an area
 * on either side, so that shapes cannot overlap and the borders can be held against the board's.
 */
import type { PowerId, ProvinceId } from "../../map/index.js";
import type { Line, Point } from "./geometry.js";

/** A province, or land and water that nobody enters, by a name in small letters. */
export type AreaId = string;

/** What lies beyond the edge of the sheet. */
export const beyond: AreaId = "edge";

export interface Border {
  /** The areas on either side, seen along the line. */
  readonly left: AreaId;
  readonly right: AreaId;
  readonly points: Line;
}

/** Where the signs of a province stand. */
export interface Places {
  readonly unit: Point;
  readonly dislodged: Point;
  readonly label: Point;
  /** The supply center, where there is one. */
  readonly center?: Point;
  /** Where a fleet stands on each coast of a split province. */
  readonly coasts?: Readonly<Record<string, Point>>;
}

/** Where drawing and board differ, and why that is right. */
export interface Exception {
  readonly between: readonly [ProvinceId, ProvinceId];
  readonly why: string;
  /** Where to draw the crossing of a strait. */
  readonly line?: Line | undefined;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly borders: readonly Border[];
  readonly places: Readonly<Record<ProvinceId, Places>>;
  /** What is drawn as water beside the seas: lakes, and provinces that are land and sea in one. */
  readonly water: readonly AreaId[];
  /** Borders across water: the provinces do not touch. */
  readonly straits: readonly Exception[];
  /** Provinces that touch and have no border. */
  readonly closed: readonly Exception[];
  /** Borders on land along which fleets go. */
  readonly rivers: readonly Exception[];
  /** The canals of the board. */
  readonly canals: Readonly<Record<string, Line>>;
  /** The powers' colors, where these are not taken in order. */
  readonly colors: Readonly<Record<PowerId, string>>;
}
