/** Scenes as fast-check draws and shrinks them. */
import fc from "fast-check";
import type { Board } from "../../../src/map/index.js";
import type { Position } from "../../../src/rules/index.js";
import { standardBoard } from "./boards.js";
import { chooserOf, makeScene, type Scene } from "./positions.js";

/** Scenes of three units up to about `size`; planted convoys can make it a few more. */
export function scenesUpTo(size: number, board: Board = standardBoard()): fc.Arbitrary<Scene> {
  const numbers = fc.array(fc.nat(9999), { minLength: 90, maxLength: 90 });
  return fc
    .tuple(numbers, fc.integer({ min: 3, max: size }))
    .map(([list, units]) => makeScene(board, chooserOf(list), units));
}

/** The position of a scene, as before a movement phase. */
export function positionOf({ units }: Scene): Position {
  return { units, dislodged: [], owners: {}, contested: [] };
}
