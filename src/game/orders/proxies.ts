/**
 * Proxies (DATC 4.E.5): a player lets another power order a unit. As in nJudge anybody may write so of any
 * unit, and order any; it counts where the owner wrote it, for the power named.
 */
import { type LocationId, type PowerId, provinceOf } from "../../map/index.js";
import type { PlacedUnit, PowerOrder } from "../../rules/index.js";
import type { Command } from "../model/command.js";
import { accept, type Decision, refuse } from "../model/decision.js";
import type { ProxyResult } from "../model/event.js";
import type { Game, ProxyNote } from "../model/game.js";
import { rulebookFor } from "../model/settings.js";
import { changeSubmission, subject, submissionOf } from "./submissions.js";

/** A proxy, or orders for units that others may have left to the writer. */
export type ProxyCommand = Extract<Command, { kind: "proxy" | "foreign-orders" }>;

/** What `power` writes of proxies, noted on its sheet. */
export function takeProxy(game: Game, power: PowerId, command: ProxyCommand): Decision {
  if (rulebookFor(game.settings).proxyOrders === "forbidden") {
    return refuse({ kind: "no-proxy-orders" });
  }
  return command.kind === "proxy"
    ? giveProxy(game, power, command)
    : orderForeign(game, power, command);
}

function giveProxy(
  game: Game,
  power: PowerId,
  { unit: mention, to, text }: Extract<ProxyCommand, { kind: "proxy" }>,
): Decision {
  const unit = unitAt(game, mention.at);
  if (game.phase.kind !== "M" || unit === undefined) {
    return refuse({ kind: "no-such-unit", at: mention.at });
  }
  const note = { kind: "given", unit: mention, to, text } as const;
  const submission = submissionOf(game, power);
  // A proxy for one's own unit takes the place of its order.
  const orders = submission.orders.filter(({ order }) => subject(order) !== notedAt(note));
  const proxies = mergeNotes(submission.proxies, [note]);
  const isAnnounced = rulebookFor(game.settings).proxyOrders === "announced";
  const announced = isAnnounced && unit.power === power;
  const event = { kind: "proxy-given", power, unit, to, announced } as const;
  return accept(changeSubmission(game, power, { orders, proxies }), event);
}

function orderForeign(
  game: Game,
  power: PowerId,
  command: Extract<ProxyCommand, { kind: "foreign-orders" }>,
): Decision {
  const added = command.orders.map((order) => ({ kind: "order", ...order }) as const);
  const proxies = mergeNotes(submissionOf(game, power).proxies, added);
  const event = { kind: "foreign-orders-taken", power, count: added.length } as const;
  return accept(changeSubmission(game, power, { proxies }), event);
}

/** The province of the unit that a note is about. */
export function notedAt(note: ProxyNote): string | null {
  return note.kind === "given" ? provinceOf(note.unit.at) : subject(note.order);
}

/** The unit in the province of a location, whoever's it is. */
function unitAt(game: Game, at: LocationId): PlacedUnit | undefined {
  return game.position.units.find((unit) => provinceOf(unit.at) === provinceOf(at));
}

/** The notes with new ones, each in the place of what its unit had before. */
function mergeNotes(
  before: readonly ProxyNote[],
  added: readonly ProxyNote[],
): readonly ProxyNote[] {
  const renamed = new Set(added.map(notedAt));
  return [...before.filter((note) => !renamed.has(notedAt(note))), ...added];
}

/** All that was written of proxies, with the units as they stand. */
export function proxyResults(game: Game, powers: readonly PowerId[]): readonly ProxyResult[] {
  return powers.flatMap((by) =>
    submissionOf(game, by).proxies.flatMap((note) => {
      const unit = note.kind === "given" ? unitAt(game, note.unit.at) : undefined;
      return note.kind === "given" && unit !== undefined ? [{ by, unit, to: note.to }] : [];
    }),
  );
}

/** The orders that other powers gave for units that their owner left to them. */
export function proxiedOrders(game: Game, powers: readonly PowerId[]): readonly PowerOrder[] {
  const valid = proxyResults(game, powers).filter(({ by, unit }) => unit.power === by);
  return valid.flatMap(({ by, unit, to }) =>
    submissionOf(game, to).proxies.flatMap((note) =>
      note.kind === "order" && notedAt(note) === provinceOf(unit.at)
        ? [{ power: by, order: note.order }]
        : [],
    ),
  );
}
