/** What every part of a picture needs: the base map, the scene, and where things stand on it. */
import { coastOf, type LocationId, type PowerId, provinceOf } from "../../map/index.js";
import type { PowerColors } from "../palette/palette.js";
import type { Point } from "../sheet/geometry.js";
import type { BaseMap } from "./base-map.js";
import type { Scene } from "./scene.js";

export interface Stage extends BaseMap {
  readonly scene: Scene;
  readonly palette: ReadonlyMap<PowerId, PowerColors>;
}

/** Where a unit stands, or would; null for a place that the sheet does not have. */
export function standing(stage: Stage, at: LocationId): Point | null {
  const places = stage.sheet.places[provinceOf(at)];
  const coast = coastOf(at);
  return (coast === null ? undefined : places?.coasts?.[coast]) ?? places?.unit ?? null;
}

/** The number that a power's style classes end with. */
export function numberOf(stage: Stage, power: PowerId): number {
  return stage.scene.powers.findIndex(({ id }) => id === power);
}

export function letterOf(stage: Stage, power: PowerId): string {
  return stage.scene.powers.find(({ id }) => id === power)?.letter ?? "?";
}
