/**
 * Supports and convoys of a power's own units that its other orders make useless: a mistake, more often than not, that
 * nobody sees in a list of legal orders. They stay as they were given.
 */
import type { SubmissionView } from "../../game/index.js";
import { provinceOf } from "../../map/index.js";
import type { PlacedUnit, WrittenOrder } from "../../rules/index.js";
import type { Stage } from "../words/say.js";
import { orderPrinter } from "./orders.js";

/** A sentence for each of them. */
export function idleHelp(stage: Stage, { orders, power }: SubmissionView): readonly string[] {
  const { words, names, scene } = stage;
  const printer = orderPrinter(words, names, scene.view?.position.units ?? []);
  return orders.flatMap(({ order }) => {
    if (order.kind !== "support" && order.kind !== "convoy") return [];
    const helped = printer.unitAt(order.of.at);
    if (helped?.power !== power) return [];
    const its = orders.find((each) => isFor(each.order, helped))?.order;
    if (its === undefined || isHelped(order, its)) return [];
    const unit = names.unit(printer.unitAt(order.unit.at) ?? order.unit);
    const of = names.unit(helped);
    if (order.to === null) return words.say("idle-support-hold", { unit, of });
    const goes = its.kind === "move" ? "elsewhere" : "nowhere";
    return words.say(`idle-${order.kind}-${goes}`, { unit, of, to: names.thePlace(order.to) });
  });
}

type Help = Extract<WrittenOrder, { readonly kind: "support" | "convoy" }>;

function isFor(order: WrittenOrder, { at }: PlacedUnit): boolean {
  return "unit" in order && provinceOf(order.unit.at) === provinceOf(at);
}

/** Whoever does not move is helped to stay, and whoever moves, to where they go. */
function isHelped(help: Help, its: WrittenOrder): boolean {
  if (its.kind !== "move") return help.to === null;
  return help.to !== null && provinceOf(help.to) === provinceOf(its.to);
}
