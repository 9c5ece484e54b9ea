/** The unit that an order is for, by the province where it stands. */
import { type ProvinceId, provinceOf } from "../../map/index.js";
import type { WrittenOrder } from "../../rules/index.js";

/** The province of the unit that an order is for; none for a waiver. */
export function orderedUnit(order: WrittenOrder): readonly ProvinceId[] {
  return order.kind === "waive" ? [] : [provinceOf(order.unit.at)];
}
