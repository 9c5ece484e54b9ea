/**
 * Boards with the changes that some cases of the DATC ask for:
 *
 *     convoys DEN SWE      fleets convoy from these coasts
 *     fleets BER DEN       fleets can go from one to the other
 *     difficult NAF TUN    the border for armies is difficult to pass
 */

import { compileBoards } from "../../../src/map/compile.js";
import { type Board, readVariant } from "../../../src/map/index.js";
import type { ProvinceSource } from "../../../src/map/variant.js";
import { variantFiles } from "./boards.js";

const known = new Map<string, Board>();

/** The board of a variant with changes, compiled once. */
export function changedBoard(name: string, changes: readonly string[]): Board {
  const key = [name, ...changes].join(", ");
  const board = known.get(key) ?? compileChanged(name, changes);
  known.set(key, board);
  return board;
}

function compileChanged(name: string, changes: readonly string[]): Board {
  const reading = readVariant(variantFiles(name));
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.faults, null, 1));
  const { map, names } = reading.variant;
  const provinces: Record<string, ProvinceSource> = { ...map.provinces };
  for (const change of changes) {
    const [what, ...ids] = change.split(" ") as [string, ...string[]];
    for (const id of ids) {
      provinces[id] = changeProvince(
        provinces[id]!,
        what,
        ids.filter((other) => other !== id),
      );
    }
  }
  return compileBoards({ map: { ...map, provinces }, names })[0]!;
}

function changeProvince(
  province: ProvinceSource,
  what: string,
  others: readonly string[],
): ProvinceSource {
  const { army, fleet, difficult } = province;
  switch (what) {
    case "convoys":
      return { ...province, convoys: true };
    case "fleets":
      return { ...province, fleet: [...fleet, ...others] };
    case "difficult":
      return {
        ...province,
        army: army.filter((to) => !others.includes(to)),
        difficult: [...difficult, ...others],
      };
    default:
      throw new Error(`not a change of a board: ${what}`);
  }
}
