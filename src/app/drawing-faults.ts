/** The faults of a variant's drawing as lines that a keeper understands. */
import type { DrawingFault } from "../drawing/index.js";
import { unreachable } from "../util/index.js";

/** One line: `drawing: BEL and NTH border each other, but not in the drawing`. */
export function printDrawingFault(fault: DrawingFault): string {
  return `drawing: ${say(fault)}`;
}

function say(fault: DrawingFault): string {
  switch (fault.kind) {
    case "malformed":
      return `${fault.place}: ${fault.expected}`;
    case "not-drawn":
      return `${fault.province} is not drawn`;
    case "not-on-board":
      return `there is no ${fault.area} on this map`;
    case "border-missing":
      return `${fault.a} and ${fault.b} border each other, but not in the drawing`;
    case "border-too-many":
      return `${fault.a} and ${fault.b} touch, but do not border each other`;
    case "coast-missing":
      return `no shore leads a fleet from ${fault.from} to ${fault.to}`;
    case "coast-too-many":
      return `a shore leads from ${fault.from} to ${fault.to}, where no fleet can go`;
    case "coast-unclear":
      return `a shore of ${fault.province} (${fault.to.join(", ")}) belongs to none of its coasts`;
    case "needless":
      return `the exception of ${fault.a} and ${fault.b} is not needed`;
    case "gap":
      return `the borders of ${fault.area} do not close`;
    case "too-small":
      return `${fault.province} is too small to be seen`;
    case "outside":
      return `the ${fault.sign} of ${fault.province} lies outside it, or too near its border`;
    case "sign-missing":
      return `${fault.province} has no place for its ${fault.sign}`;
    case "overlap":
      return `${fault.a} lies on ${fault.b}`;
    default:
      return unreachable(fault);
  }
}
