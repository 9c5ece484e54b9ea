/** The ground of a picture: seas, land, owners' tints, borders, and supply centers. */
import type { ProvinceId } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import type { Line } from "../sheet/geometry.js";
import { outlineOf } from "../sheet/rings.js";
import { type AreaId, type Border, beyond } from "../sheet/sheet.js";
import { moveTo, pathOf, through } from "./path.js";
import { letterOf, numberOf, type Stage } from "./stage.js";
import { element, group } from "./svg.js";

export function groundOf(stage: Stage): string {
  const areas = [...stage.shapes.keys()];
  const [seas, lands] = [areas.filter(stage.isSea), areas.filter((area) => !stage.isSea(area))];
  return [
    ...seas.map((area) => areaOf(stage, area)),
    ...bordersOf(stage, "depth"),
    ...bordersOf(stage, "glow"),
    ...lands.map((area) => areaOf(stage, area)),
    ...bordersOf(stage, "border"),
    ...bordersOf(stage, "shore"),
    ...ways(stage),
  ].join("");
}

function areaOf(stage: Stage, area: AreaId): string {
  const d = stage.shapes
    .get(area)!
    .map((ring) => pathOf(outlineOf(ring), true))
    .join("");
  const name = stage.sheet.places[area] === undefined ? undefined : area;
  const shape = { d, "fill-rule": "evenodd", "data-province": name };
  const base = element("path", { ...shape, class: groundClass(stage, area) });
  const hatching = hatchingOf(stage, area);
  return hatching === null ? base : base + element("path", { d, fill: `url(#${hatching})` });
}

function groundClass(stage: Stage, area: AreaId): string {
  if (stage.scene.ice.includes(area)) return "ice";
  const owner = stage.scene.owners[area];
  if (owner !== undefined) return `t${numberOf(stage, owner)}`;
  const province = stage.board.province(area);
  if (stage.isSea(area)) return province?.terrain === "coastal" ? "shoal" : "sea";
  return province === undefined ? "waste" : "land";
}

function hatchingOf(stage: Stage, area: AreaId): string | null {
  const owner = stage.scene.owners[area];
  const hatching = owner === undefined ? "plain" : stage.palette.get(owner)?.hatching;
  return hatching === undefined || hatching === "plain" ? null : `ems-${hatching}`;
}

type BorderKind = "depth" | "shore" | "border" | "glow";

function bordersOf(stage: Stage, kind: BorderKind): readonly string[] {
  const wanted = kind === "glow" ? "shore" : kind;
  const lines = stage.sheet.borders.filter((border) => kindOf(stage, border) === wanted);
  if (lines.length === 0) return [];
  const d = lines.map(({ points }) => pathOf(points, false)).join("");
  return [element("path", { d, class: kind })];
}

function kindOf(stage: Stage, { left, right }: Border): BorderKind | null {
  if (left === beyond || right === beyond) return null;
  const [seaLeft, seaRight] = [stage.isSea(left), stage.isSea(right)];
  if (seaLeft !== seaRight) return "shore";
  return seaLeft ? "depth" : "border";
}

/** Ways beside the borders: dotted across straits, blue on rivers and canals, with ties on railways. */
function ways({ sheet, board }: Stage): readonly string[] {
  const pairs = new Set(sheet.rivers.flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  const rivers = sheet.borders.filter(({ left, right }) => pairs.has(`${left} ${right}`));
  const straits = sheet.straits.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const rails = board.railways.map(({ stations }) =>
    through(
      stations.flatMap((station) => (sheet.places[station] ? [sheet.places[station].unit] : [])),
    ),
  );
  return [
    ...rivers.map(({ points }) => stroke(points, "river")),
    ...Object.values(sheet.canals).map((line) => stroke(line, "canal")),
    ...straits.map((line) => stroke(line, "strait")),
    ...rails.flatMap((line) => [stroke(line, "ties"), stroke(line, "rail")]),
  ];
}

function stroke(line: Line, className: string): string {
  return element("path", { d: pathOf(line, false), class: className });
}

/** A ring for a center that nobody owns, else a disk with its owner's letter; homes have a second rim. */
export function centersOf(stage: Stage): string {
  const homes = new Set(stage.scene.powers.flatMap((power) => power.homes));
  const centers = Object.entries(stage.sheet.places).flatMap(([id, { center }]) =>
    center === undefined
      ? []
      : [element("g", { transform: moveTo(center) }, ...centerSigns(stage, id, homes.has(id)))],
  );
  return group("centers", ...centers);
}

function centerSigns(stage: Stage, id: ProvinceId, isHome: boolean): readonly string[] {
  const owner = stage.scene.owners[id];
  const rim = isHome ? [element("circle", { r: 6.4, class: "rim" })] : [];
  if (owner === undefined) {
    return [
      ...rim,
      element("circle", { r: 4.4, class: "free" }),
      element("circle", { r: 1.6, class: "dot" }),
    ];
  }
  const power = numberOf(stage, owner);
  return [
    ...rim,
    element("circle", { r: 5, class: `p${power}` }),
    element(
      "text",
      { class: `i${power}`, "font-size": 8, "text-anchor": "middle", y: 2.8 },
      escapeMarkup(letterOf(stage, owner)),
    ),
  ];
}
