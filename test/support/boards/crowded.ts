/** What the fullest pictures are drawn of, for tests of what is made of them. */
import { baseMapOf, englishCaptions } from "../../../src/drawing/index.js";
import type { DrawnOrder, Piece } from "../../../src/drawing/picture/scene.js";
import { boardOf } from "./boards.js";
import { sceneOn, sheetOf } from "./sheets.js";

/** Every center is owned, with a unit in each, and every second move fails. */
export function crowded(variant: string) {
  const [board, sheet] = [boardOf(variant), sheetOf(variant)];
  const powerAt = (index: number) => board.powers[index % board.powers.length]!.id;
  const centers = board.provinces.filter(({ isCenter }) => isCenter).map(({ id }) => id);
  const owners = Object.fromEntries(centers.map((id, index) => [id, powerAt(index)]));
  const units = centers.map((at, index): Piece => ({ power: powerAt(index), type: "A", at }));
  const orders = units.map((unit, index): DrawnOrder => {
    const to = board.neighbours("A", unit.at)[0] ?? unit.at;
    return { kind: "move", unit, to, through: [], results: [index % 2 ? "fails" : "succeeds"] };
  });
  const scene = sceneOn(board, { owners, units, orders });
  return { base: baseMapOf(board, sheet), scene, captions: englishCaptions };
}
