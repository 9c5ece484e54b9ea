/** Orders as canonical text: `A PAR S A MAR - BUR`. What prints is what reads. */
import type { Unit } from "../../map/index.js";
import type { MovementOrderOf, Order, UnitMention, WrittenOrder } from "./order.js";

/** `F STP/NC`; a unit whose type was not written prints without one. */
export function printUnit(unit: Unit | UnitMention): string {
  return unit.type === null ? unit.at : `${unit.type} ${unit.at}`;
}

/** The canonical text of an order, legal or as written. */
export function printOrder(order: Order | WrittenOrder): string {
  if (order.kind === "waive") return "WAIVE";
  const unit = printUnit(order.unit);
  switch (order.kind) {
    case "hold":
    case "move":
    case "support":
    case "convoy":
      return `${unit} ${printMovement(order)}${permitOf(order)}`;
    case "retreat":
      return `${unit} - ${order.to}`;
    case "disband":
      return `${unit} DISBAND`;
    case "build":
      return `BUILD ${unit}`;
    case "remove":
      return `REMOVE ${unit}`;
    case "convert":
      return `CONVERT ${unit} - ${order.to}`;
  }
}

type Movement = MovementOrderOf<Unit> | MovementOrderOf<UnitMention>;

function printMovement(order: Movement): string {
  switch (order.kind) {
    case "hold":
      return "H";
    case "move": {
      const stops = order.railway === undefined ? order.route : [order.railway];
      return `- ${[...stops, order.to].join(" - ")}${viaOf(order)}`;
    }
    case "support":
      return `S ${printUnit(order.of)}${order.to === null ? "" : ` - ${order.to}`}`;
    case "convoy":
      return `C ${printUnit(order.of)} - ${order.to}`;
  }
}

/** ` SC F MED - RED`: leave to pass a canal. */
function permitOf({ permit }: Movement): string {
  if (permit === undefined) return "";
  return ` ${permit.canal} ${printUnit(permit.of)} - ${permit.to}`;
}

/** A route says by itself that the army goes by convoy. */
function viaOf(order: { viaConvoy: boolean; route: readonly string[] }): string {
  return order.viaConvoy && order.route.length === 0 ? " VIA" : "";
}
