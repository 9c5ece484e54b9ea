/**
 * What the world learns of a phase. Only legal orders are published (DATC 4.E.1), and where orders are the
 * only language nothing else may speak through them: not who gave none, not in which order they came.
 */
import type { OrderResult, PhaseResult } from "../../rules/index.js";
import type { ProxyResult } from "../model/event.js";
import type { PhaseRecord } from "../model/history.js";
import { unorderedForm } from "../model/secrecy.js";
import type { Settings } from "../model/settings.js";
import { proxyResults } from "../orders/proxies.js";

/** The result with its legal orders alone; in a game of silence, as if every one had been given. */
export function publishedResult(result: PhaseResult, settings: Settings): PhaseResult {
  const legal = result.results.filter(({ words }) => !words.includes("illegal"));
  if (unorderedForm(settings) === "shown") return { ...result, results: legal };
  const results = legal
    .filter(({ reason }) => reason.kind !== "waived")
    .sort((orderResult, other) => (placeOf(orderResult) < placeOf(other) ? -1 : 1))
    .map((order, index) => ({ ...asOrdered(order), source: index }));
  return { ...result, results };
}

function placeOf({ power, unit }: OrderResult): string {
  return `${power} ${unit?.at ?? ""}`;
}

/** What the rules made a unit do, told as they tell it of an order. */
function asOrdered(result: OrderResult): OrderResult {
  if (result.reason.kind === "civil-disorder") return { ...result, reason: { kind: "removed" } };
  if (result.reason.kind !== "disbanded-without-order") return result;
  return { ...result, reason: { kind: "disbanded-by-order" } };
}

/** Who left which unit to whom. Where only legal orders are published, nobody else can say so of a unit. */
export function publishedProxies(
  proxies: readonly ProxyResult[],
  settings: Settings,
): readonly ProxyResult[] {
  if (unorderedForm(settings) === "shown") return proxies;
  return proxies.filter(({ by, unit }) => unit.power === by);
}

/** A phase of the past, as it was published. */
export interface PublishedRecord extends PhaseRecord {
  readonly proxies: readonly ProxyResult[];
}

/**
 * A phase of the past as everybody saw it then, whatever the settings are today: nobody's sheet, and none
 * of the people.
 */
export function publishedRecord(record: PhaseRecord): PublishedRecord {
  const { settings, submissions } = record.before;
  const before = { ...record.before, members: [], submissions: {}, pending: {}, postal: [] };
  const proxies = proxyResults(record.before, Object.keys(submissions).toSorted());
  return {
    ...record,
    before,
    orders: [],
    result: publishedResult(record.result, settings),
    proxies: publishedProxies(proxies, settings),
  };
}
