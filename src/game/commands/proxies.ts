/** Leaving units to other powers, and ordering units that others may have left. */
import { accept, type Case, type Decision, type Handler, ownPower, refuse } from "../decision.js";
import { mergeNotes, notedAt, unitAt } from "../proxies.js";
import { rulebookFor } from "../rules.js";
import { changeSheet, sheetOf, subject } from "../sheets.js";

export const proxyHandlers: {
  readonly proxy: Handler<"proxy">;
  readonly "foreign-orders": Handler<"foreign-orders">;
} = {
  proxy: { roles: ["player"], statuses: ["active", "paused"], decide: giveProxy },
  "foreign-orders": { roles: ["player"], statuses: ["active", "paused"], decide: orderForeign },
};

function giveProxy(one: Case<"proxy">): Decision {
  const power = ownPower(one);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  const { proxyOrders } = rulebookFor(one.game.settings);
  if (proxyOrders === "forbidden") return refuse({ kind: "no-proxy-orders" });
  const { unit: mention, to, text } = one.command;
  const unit = unitAt(one.game, mention.at);
  if (one.game.phase.kind !== "M" || unit === undefined) {
    return refuse({ kind: "no-such-unit", at: mention.at });
  }
  const note = { kind: "given", unit: mention, to, text } as const;
  const sheet = sheetOf(one.game, power);
  // A proxy for one's own unit takes the place of its order.
  const orders = sheet.orders.filter(({ order }) => subject(order) !== notedAt(note));
  const proxies = mergeNotes(sheet.proxies, [note]);
  const announced = proxyOrders === "announced" && unit.power === power;
  const event = { kind: "proxy-given", power, unit, to, announced } as const;
  return accept(changeSheet(one.game, power, { orders, proxies }), event);
}

function orderForeign(one: Case<"foreign-orders">): Decision {
  const power = ownPower(one);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  if (rulebookFor(one.game.settings).proxyOrders === "forbidden") {
    return refuse({ kind: "no-proxy-orders" });
  }
  const added = one.command.orders.map((order) => ({ kind: "order", ...order }) as const);
  const proxies = mergeNotes(sheetOf(one.game, power).proxies, added);
  const event = { kind: "foreign-orders-taken", power, count: added.length } as const;
  return accept(changeSheet(one.game, power, { proxies }), event);
}
