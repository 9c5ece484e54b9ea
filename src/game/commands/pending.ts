/** Orders for later phases: writing them down and taking them back. */
import type { PowerId } from "../../map/index.js";
import type { Phase } from "../../rules/index.js";
import {
  accept,
  type Decision,
  type Handlers,
  ownPower,
  type Request,
  refuse,
} from "../model/decision.js";
import type { PendingOrders } from "../model/game.js";
import { rulebookFor } from "../model/settings.js";
import { changePending, comparePhases, pendingOf } from "../orders/pending.js";

/** nJudge's limit: nobody plans farther ahead. */
const yearsMax = 5;

/** Characters that a power may have waiting: they are shown in every reply. */
const charactersMax = 10_000;

export const pendingHandlers = {
  pend: { roles: ["player"], statuses: ["active", "paused"], decide: pend },
  "clear-pending": { roles: ["player"], statuses: ["active", "paused"], decide: clearPending },
} satisfies Partial<Handlers>;

function pend(request: Request<"pend">): Decision {
  const { game } = request;
  const { phase } = request.command;
  const power = ownPower(request);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  if (phase === null && rulebookFor(game.settings).perpetualOrders === "forbidden") {
    return refuse({ kind: "no-perpetual-orders" });
  }
  return keep(request, power);
}

function keep(request: Request<"pend">, power: PowerId): Decision {
  const { game } = request;
  const { phase, lines } = request.command;
  if (phase !== null && comparePhases(phase, game.phase) <= 0)
    return refuse({ kind: "phase-past", phase });
  if (phase !== null && phase.year > game.phase.year + yearsMax) {
    return refuse({ kind: "phase-too-far", phase, years: yearsMax });
  }
  const sections = [...pendingOf(game, power), { phase, lines }];
  const size = sections.flatMap((section) => section.lines).join("\n").length;
  if (size > charactersMax) return refuse({ kind: "too-many-pending", limit: charactersMax });
  const event = { kind: "orders-pending", power, phase, lines } as const;
  return accept(changePending(game, power, sections), event);
}

function clearPending(request: Request<"clear-pending">): Decision {
  const { phase } = request.command;
  const power = ownPower(request);
  if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
  const pending = pendingOf(request.game, power);
  const kept = pending.filter((section) => !isMeant(section, phase));
  if (kept.length === pending.length) return refuse({ kind: "nothing-pending" });
  return accept(changePending(request.game, power, kept), {
    kind: "pending-cleared",
    power,
    phase,
  });
}

function isMeant(section: PendingOrders, wanted: Phase | "perpetual" | null): boolean {
  if (wanted === null) return true;
  if (wanted === "perpetual") return section.phase === null;
  return section.phase !== null && comparePhases(section.phase, wanted) === 0;
}
