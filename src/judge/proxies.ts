/** Lines about who orders a unit, and for how long: proxies, orders for foreign units, perpetual orders. */
import { type Game, rulebookFor } from "../game/index.js";
import { type OrderLine, readOrders, readProxy, withoutPerpetual } from "../language/index.js";
import { type Board, type PowerId, provinceOf } from "../map/index.js";
import type { ReplyItem } from "../report/index.js";
import type { WrittenOrder } from "../rules/index.js";
import { actorOf, carryOut, type Occasion, type OpenGame } from "./occasion.js";

/** Takes proxies, and orders for units that others may have left to the writer; returns the other lines. */
export function takeProxies(
  occasion: Occasion,
  open: OpenGame,
  power: PowerId | null,
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  const rest = lines.filter((line) => !takeProxy(occasion, open, line));
  const { game, board } = open;
  if (power === null || rulebookFor(game.settings).proxyOrders === "forbidden") return rest;
  const foreign = rest.flatMap((line) => foreignOrders(game, board, power, line));
  for (const { line, orders } of foreign) {
    carryOut(occasion, open, actorOf(occasion), { kind: "foreign-orders", orders }, line.text);
  }
  const taken = new Set(foreign.map(({ line }) => line));
  return rest.filter((line) => !taken.has(line));
}

/** True if the line is a proxy, allowed or not. */
function takeProxy(occasion: Occasion, open: OpenGame, { text }: OrderLine): boolean {
  const proxy = readProxy(open.board, text);
  if (proxy === null) return false;
  carryOut(occasion, open, actorOf(occasion), { kind: "proxy", ...proxy, text }, text);
  return true;
}

/** The orders of a line that are illegal only because their units are another power's. */
function foreignOrders(game: Game, board: Board, power: PowerId, line: OrderLine) {
  const { phase, position, settings } = game;
  const context = { board, rulebook: rulebookFor(settings), phase, position };
  const { readings } = readOrders({ ...context, power }, [line]);
  const owners = readings.map(({ order, illegal }) =>
    illegal?.kind === "foreign-unit" ? ownerOf(game, order) : null,
  );
  const [owner] = owners;
  if (owner === undefined || owner === null || owners.some((one) => one !== owner)) return [];
  const own = readOrders({ ...context, power: owner }, [line]).readings;
  if (own.length !== readings.length || own.some(({ illegal }) => illegal !== null)) return [];
  return [{ line, orders: own.map(({ order, text }) => ({ order, text })) }];
}

function ownerOf({ position }: Game, order: WrittenOrder): PowerId | null {
  if (order.kind === "waive") return null;
  const at = provinceOf(order.unit.at);
  return position.units.find((unit) => provinceOf(unit.at) === at)?.power ?? null;
}

/** The lines without PERPETUAL, and the numbers of those that had it. */
export function withoutPerpetuals(lines: readonly OrderLine[]): {
  readonly lines: readonly OrderLine[];
  readonly perpetual: ReadonlySet<number>;
} {
  const perpetual = new Set<number>();
  const plain = lines.map((line) => {
    const text = withoutPerpetual(line.text);
    if (text === null) return line;
    perpetual.add(line.number);
    return { ...line, text };
  });
  return { lines: plain, perpetual };
}

/** Keeps the orders that are to be repeated, as far as they were legal. */
export function keepPerpetual(
  occasion: Occasion,
  open: OpenGame,
  items: readonly ReplyItem[],
  perpetual: ReadonlySet<number>,
): void {
  for (const number of perpetual) {
    const ofLine = items.filter((item) => "number" in item && item.number === number);
    const isLegal = ofLine.every((item) => item.kind === "reading" && item.illegal === null);
    const [first] = ofLine;
    if (first === undefined || !isLegal || !("line" in first)) continue;
    const { line } = first;
    carryOut(occasion, open, actorOf(occasion), { kind: "pend", phase: null, lines: [line] }, line);
  }
}
