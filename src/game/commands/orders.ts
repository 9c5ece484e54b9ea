/** Orders: giving them, taking them back, waiting for the deadline. */
import { accept, type Case, type Decision, type Handler, ownPower, refuse } from "../decision.js";
import { addOrders } from "../order-sets.js";
import { notedAt } from "../proxies.js";
import { changeSheet, duePowers, sheetOf, subject } from "../sheets.js";

export const orderHandlers: {
  readonly orders: Handler<"orders">;
  readonly clear: Handler<"clear">;
  readonly "set-wait": Handler<"set-wait">;
} = {
  orders: { roles: ["player", "master"], statuses: ["active", "paused"], decide: takeOrders },
  clear: { roles: ["player"], statuses: ["active", "paused"], decide: clearOrders },
  "set-wait": { roles: ["player"], statuses: ["active", "paused"], decide: setWait },
};

/** Only the master orders for others; the language has already refused foreign units to players. */
function takeOrders(one: Case<"orders">): Decision {
  const { power, set } = one.command;
  if (one.member?.role === "player" && one.member.power !== power) {
    return refuse({ kind: "not-your-role", needed: ["master"] });
  }
  if (!duePowers(one.game, one.board).includes(power)) {
    return refuse({ kind: "no-orders-due", power });
  }
  const { orders, taken, unused } = addOrders(one.game, one.board, power, one.command.orders, set);
  const ordered = new Set(orders.map(({ order }) => subject(order)));
  const proxies = sheetOf(one.game, power).proxies.filter(
    (note) => note.kind === "order" || !ordered.has(notedAt(note)),
  );
  return accept(changeSheet(one.game, power, { orders, proxies }), {
    kind: "orders-taken",
    power,
    taken,
    unused,
  });
}

function clearOrders(one: Case<"clear">): Decision {
  const power = ownPower(one);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  return accept(changeSheet(one.game, power, { orders: [], proxies: [] }), {
    kind: "orders-cleared",
    power,
  });
}

function setWait(one: Case<"set-wait">): Decision {
  const power = ownPower(one);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  const { wait } = one.command;
  return accept(changeSheet(one.game, power, { wait }), { kind: "wait-set", power, wait });
}
