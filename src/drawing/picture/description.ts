/**
 * A picture in words, for those who do not see it: who owns what, where the units are, and every order with its
 * result, in the canonical form of orders. No sentence: the captions are handed in.
 */
import type { DrawnOrder, Piece, Scene, ScenePower } from "./scene.js";

/** The words of a legend. */
export interface Captions {
  readonly move: string;
  readonly support: string;
  readonly convoy: string;
  readonly hold: string;
  readonly retreat: string;
  readonly build: string;
  readonly disband: string;
  readonly convert: string;
  readonly failed: string;
  readonly void: string;
  readonly dislodged: string;
}

export const englishCaptions: Captions = {
  move: "move",
  support: "support",
  convoy: "convoy",
  hold: "hold",
  retreat: "retreat",
  build: "build",
  disband: "disband",
  convert: "convert",
  failed: "failed",
  void: "illegal",
  dislodged: "dislodged",
};

export function descriptionOf(scene: Scene, centers: readonly string[]): string {
  return scene.powers.flatMap((power) => powerLine(scene, power, centers)).join("\n");
}

function powerLine(
  scene: Scene,
  { id, name }: ScenePower,
  centers: readonly string[],
): readonly string[] {
  const owned = centers.filter((center) => scene.owners[center] === id);
  const mine = <T extends { readonly power: string }>(list: readonly T[]) =>
    list.filter(({ power }) => power === id);
  const orders = scene.orders.filter(({ unit }) => unit.power === id);
  const units = orders.length > 0 ? orders.map(orderText) : mine(scene.units).map(pieceText);
  const dislodged = mine(scene.dislodged).map((unit) => `(${pieceText(unit)})`);
  if (owned.length + units.length + dislodged.length === 0) return [];
  return [`${name} ${owned.length}: ${owned.join(" ")}. ${[...units, ...dislodged].join("; ")}.`];
}

function pieceText({ type, at }: Piece): string {
  return `${type} ${at}`;
}

function orderText(order: DrawnOrder): string {
  const results = order.results.length === 0 ? "" : `, ${order.results.join(", ")}`;
  return `${meaning(order)}${results}`;
}

function meaning(order: DrawnOrder): string {
  const unit = pieceText(order.unit);
  switch (order.kind) {
    case "hold":
      return `${unit} H`;
    case "move":
      return `${unit} - ${[...order.through, order.to].join(" - ")}`;
    case "retreat":
      return `${unit} - ${order.to}`;
    case "support":
      return `${unit} S ${order.to === undefined ? order.of : `${order.of} - ${order.to}`}`;
    case "convoy":
      return `${unit} C ${order.of} - ${order.to}`;
    case "build":
      return `BUILD ${unit}`;
    case "remove":
      return `REMOVE ${unit}`;
    case "disband":
      return `${unit} DISBAND`;
    case "convert":
      return `CONVERT ${unit} - ${order.into}`;
  }
}
