/** Leaving units to other powers, and ordering units that others may have left. */
import type { Decision, Handlers, Request } from "../model/decision.js";
import { ownPower, refuse } from "../model/decision.js";
import { takeProxy } from "../orders/proxies.js";

export const proxyHandlers = {
  proxy: { roles: ["player"], statuses: ["active", "paused"], decide },
  "foreign-orders": { roles: ["player"], statuses: ["active", "paused"], decide },
} satisfies Partial<Handlers>;

function decide(request: Request<"proxy"> | Request<"foreign-orders">): Decision {
  const power = ownPower(request);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  return takeProxy(request.game, power, request.command);
}
