/** Leaving units to other powers, and ordering units that others may have left. */
import type { Case, Decision, Handler } from "../decision.js";
import { ownPower, refuse } from "../decision.js";
import { takeProxy } from "../proxies.js";

export const proxyHandlers: {
  readonly proxy: Handler<"proxy">;
  readonly "foreign-orders": Handler<"foreign-orders">;
} = {
  proxy: { roles: ["player"], statuses: ["active", "paused"], decide },
  "foreign-orders": { roles: ["player"], statuses: ["active", "paused"], decide },
};

function decide(one: Case<"proxy"> | Case<"foreign-orders">): Decision {
  const power = ownPower(one);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  return takeProxy(one.game, power, one.command);
}
