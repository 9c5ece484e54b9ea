/** What is said of one order: whether it could be given, and that it is taken back. */
import type { IllegalReason } from "../../rules/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { illegalSentence } from "../reasons/illegal.js";
import type { Scene } from "../words/scene.js";

/** Whether this order can be given, and why not. */
export function mayOrderText(
  catalogue: Catalogue,
  scene: Scene,
  order: string,
  illegal: IllegalReason | null,
  convoys: readonly string[] = [],
  given = "",
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  if (illegal === null && convoys.length > 0)
    return words.say("may-convoy", { order, convoys: convoys.join(", or ") });
  if (illegal === null)
    return given === ""
      ? words.say("may-order", { order })
      : words.say("may-order-yet", { order, given });
  const why = illegalSentence({ ...stage, illegal: catalogue.illegal }, illegal);
  return words.say("may-not-order", { order, why });
}

/** `Cancel Paris to Burgundy`: the order stands no more. */
export function takenBackText(catalogue: Catalogue, scene: Scene, order: string): string {
  return stageOf(catalogue, scene).words.say("taken-back", { order });
}

/** Whether the orders are again what they were before. */
export function putBackText(catalogue: Catalogue, scene: Scene, isBack: boolean): string {
  return stageOf(catalogue, scene).words.say(isBack ? "put-back" : "nothing-to-put-back");
}

/** All orders stand as they are, and what waited to change them is dropped. */
export function ordersStayText(
  catalogue: Catalogue,
  scene: Scene,
  hasOrders: boolean,
  dropped: readonly string[],
): string {
  const { words } = stageOf(catalogue, scene);
  const text = words.say(hasOrders ? "orders-stay" : "no-orders-stay");
  const [first] = dropped;
  return first === undefined
    ? text
    : `${text} ${words.say("waits-no-longer", { text: dropped.join(" / ") })}`;
}

/** Possible orders that the asker may want, and how to have them noted. */
export function mayOrderOfferedText(
  catalogue: Catalogue,
  scene: Scene,
  orders: readonly string[],
): string {
  return stageOf(catalogue, scene).words.say("may-order-offered", { orders: orders.join(", ") });
}
