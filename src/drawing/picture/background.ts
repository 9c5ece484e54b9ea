/** The ground of a picture: seas, land, owners' tints, borders, and supply centers. */
import type { ProvinceId } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import type { AreaId } from "../sheet/sheet.js";
import { moveTo } from "./path.js";
import { letterOf, numberOf, type Stage } from "./stage.js";
import { element } from "./svg.js";

export function groundOf(stage: Stage): readonly string[] {
  const { areas, isSea, lines } = stage;
  const names = [...areas.keys()];
  const [seas, lands] = [names.filter(isSea), names.filter((area) => !isSea(area))];
  return [
    ...seas.map((area) => areaOf(stage, area)),
    lines.below,
    ...lands.map((area) => areaOf(stage, area)),
    lines.above,
  ];
}

function areaOf(stage: Stage, area: AreaId): string {
  const d = stage.areas.get(area);
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

/** A ring for a center that nobody owns, else a disk with its owner's letter; homes have a second rim. */
export function centersOf(stage: Stage): readonly string[] {
  const homes = new Set(stage.scene.powers.flatMap((power) => power.homes));
  return Object.entries(stage.sheet.places).flatMap(([id, { center }]) =>
    center === undefined
      ? []
      : [element("g", { transform: moveTo(center) }, ...centerSigns(stage, id, homes.has(id)))],
  );
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
