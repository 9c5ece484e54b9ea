/** Orders: giving them, taking them back, waiting for the deadline. */
import {
  accept,
  type Decision,
  type Handlers,
  ownPower,
  type Request,
  refuse,
} from "../model/decision.js";
import { addOrders } from "../orders/order-sets.js";
import { notedAt } from "../orders/proxies.js";
import { changeSubmission, duePowers, subject, submissionOf } from "../orders/submissions.js";

export const orderHandlers = {
  orders: { roles: ["player", "gm"], statuses: ["active", "paused"], decide: takeOrders },
  clear: { roles: ["player"], statuses: ["active", "paused"], decide: clearOrders },
  "set-wait": { roles: ["player"], statuses: ["active", "paused"], decide: setWait },
} satisfies Partial<Handlers>;

/** Only the GM orders for others; the language has already refused foreign units to players. */
function takeOrders(request: Request<"orders">): Decision {
  const { power, set } = request.command;
  if (request.member?.role === "player" && request.member.power !== power) {
    return refuse({ kind: "not-your-role", needed: ["gm"] });
  }
  if (!duePowers(request.game, request.board).includes(power)) {
    return refuse({ kind: "no-orders-due", power });
  }
  const { orders, taken, unused } = addOrders(
    request.game,
    request.board,
    power,
    request.command.orders,
    set,
  );
  const ordered = new Set(orders.map(({ order }) => subject(order)));
  const proxies = submissionOf(request.game, power).proxies.filter(
    (note) => note.kind === "order" || !ordered.has(notedAt(note)),
  );
  return accept(changeSubmission(request.game, power, { orders, proxies }), {
    kind: "orders-taken",
    power,
    taken,
    unused,
  });
}

function clearOrders(request: Request<"clear">): Decision {
  const power = ownPower(request);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  const { orders, former } = submissionOf(request.game, power);
  const kept = orders.length === 0 ? former : orders;
  return accept(changeSubmission(request.game, power, { orders: [], proxies: [], former: kept }), {
    kind: "orders-cleared",
    power,
  });
}

function setWait(request: Request<"set-wait">): Decision {
  const power = ownPower(request);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  const { wait } = request.command;
  return accept(changeSubmission(request.game, power, { wait }), { kind: "wait-set", power, wait });
}
