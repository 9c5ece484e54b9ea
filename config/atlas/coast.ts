/** The land of the earth as rings in degrees, from Natural Earth (public domain) by way of `world-atlas`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Point } from "./facts.js";

type Ring = readonly Point[];

/** All shores, lakes and inland seas included: what lies in an odd number of rings is land. */
export function landRings(detail: "10m" | "50m"): readonly Ring[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`);
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(atlas, atlas.objects.land);
  return features.flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return geometry.coordinates as unknown as Ring[];
    if (geometry.type === "MultiPolygon") return geometry.coordinates.flat() as unknown as Ring[];
    return [];
  });
}
