/** Everything that can be proved of a drawing: that it is the drawing of its board. */
import type { Board } from "../../map/index.js";
import type { DrawingFault } from "../sheet/fault.js";
import { outlineOf, shapesOf } from "../sheet/rings.js";
import type { Sheet } from "../sheet/sheet.js";
import { signFaults } from "./anchors.js";
import { borderFaults } from "./borders.js";
import { coastFaults } from "./coasts.js";
import { crossingFaults } from "./crossings.js";
import { shapeFaults } from "./shapes.js";

export function checkDrawing(board: Board, sheet: Sheet): readonly DrawingFault[] {
  const shapes = shapesOf(sheet);
  const outlines = new Map([...shapes].map(([area, rings]) => [area, rings.map(outlineOf)]));
  return [
    ...shapeFaults(board, sheet, shapes),
    ...crossingFaults(sheet),
    ...borderFaults(board, sheet),
    ...coastFaults(board, sheet, shapes),
    ...signFaults(board, sheet, outlines),
  ];
}
