/** The faults of a variant's files as lines that a keeper understands. */
import type { Fault } from "../map/index.js";
import { unreachable } from "../util/index.js";

/** One line: `map: provinces.PAR.army: there is no GAZ`. */
export function printVariantFault(fault: Fault): string {
  return `${fault.place}: ${say(fault)}`;
}

function say(fault: Fault): string {
  switch (fault.kind) {
    case "malformed":
      return `must be ${fault.expected}`;
    case "unknown-key":
      return `there is no such key as ${fault.key}`;
    case "bad-id":
      return `${fault.id} is no identifier (three capital letters for a province, two for a coast)`;
    case "dangling":
      return `there is no ${fault.id} on this map`;
    case "one-way":
      return `${unitName(fault.unit)} can go from ${fault.from} to ${fault.to}, but not back`;
    case "coastless":
      return `${fault.to} is split, so say which coast: ${fault.coasts.join(" or ")}`;
    case "wrong-terrain":
      return `${unitName(fault.unit)} cannot stand in ${fault.to}`;
    case "repeated":
      return `${fault.id} is listed twice`;
    case "no-border":
      return `${fault.from} and ${fault.to} do not border each other`;
    case "own-border":
      return `${fault.id} cannot border itself`;
    case "isolated":
      return "no unit can ever come here";
    case "not-a-center":
      return `${fault.province} is not marked as a supply center`;
    case "two-owners":
      return `${fault.province} belongs to two powers`;
    case "no-homes":
      return "has no home centers, so it could never build";
    case "bad-unit":
      return `"${fault.unit}" is no unit that can stand there (as in: A PAR, F SPA/SC)`;
    case "two-units":
      return `two units begin in ${fault.province}`;
    case "bad-phase":
      return `"${fault.phase}" is no phase (as in: S1901M)`;
    case "bad-victory":
      return `${fault.victory} centers for victory, but the map has ${fault.centers}`;
    case "collision":
      return `"${fault.spelling}" can mean ${fault.meanings.join(" or ")}`;
    default:
      return unreachable(fault);
  }
}

function unitName(type: "A" | "F"): string {
  return type === "A" ? "an army" : "a fleet";
}
