/** From degrees to the plane of a sheet: a conformal cone, scaled so that the sheet is 1,000 units wide. */
import { geoConicConformal } from "d3-geo";
import type { Facts, Point } from "./facts.js";

export type Transform = (point: Point) => Point;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Degrees to sheet. */
  readonly project: Transform;
}

const sheetWidth = 1000;

export function sheetOf({ projection, frame }: Facts): Sheet {
  const cone = geoConicConformal()
    .parallels([...projection.parallels])
    .rotate([-projection.meridian, 0])
    .scale(1000)
    .translate([0, 0]);
  const raw = (point: Point): Point => cone([point[0], point[1]]) as Point;
  const [left, right] = [raw(frame.west)[0], raw(frame.east)[0]];
  const [top, bottom] = [raw(frame.north)[1], raw(frame.south)[1]];
  const scale = sheetWidth / (right - left);
  const project = (point: Point): Point => {
    const [x, y] = raw(point);
    return [(x - left) * scale, (y - top) * scale];
  };
  return { width: sheetWidth, height: Math.round((bottom - top) * scale), project };
}
