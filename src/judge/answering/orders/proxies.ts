/** Lines about who orders a unit, and for how long: proxies, orders for foreign units, perpetual orders. */
import { type Game, type ProxyCommand, rulebookFor } from "../../../game/index.js";
import {
  type OrderLine,
  readOrders,
  readProxy,
  withoutPerpetual,
} from "../../../language/index.js";
import { type Board, type PowerId, provinceOf } from "../../../map/index.js";
import type { ReplyItem } from "../../../report/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { actorOf, carryOut } from "../../session/games.js";
import type { OpenGame, Session } from "../../session/session.js";
import { readingContext } from "./readings.js";

/** A line that is no order of the writer's own, and what it asks of the game. */
export interface ProxyLine {
  readonly line: OrderLine;
  readonly command: ProxyCommand;
}

/** Parts proxies, and orders for units that others may have left to the writer, from the other lines. */
export function partProxies(
  { game, board }: Pick<OpenGame, "game" | "board">,
  power: PowerId | null,
  lines: readonly OrderLine[],
): { readonly rest: readonly OrderLine[]; readonly proxies: readonly ProxyLine[] } {
  const { proxyOrders } = rulebookFor(game.settings);
  const isOffered = power !== null && proxyOrders !== "forbidden";
  const proxies = lines.flatMap((line): readonly ProxyLine[] => {
    const proxy = readProxy(board, line.text);
    if (proxy !== null) return [{ line, command: { kind: "proxy", ...proxy, text: line.text } }];
    return isOffered ? foreignOrders(game, board, power, line) : [];
  });
  const taken = new Set(proxies.map(({ line }) => line));
  return { rest: lines.filter((line) => !taken.has(line)), proxies };
}

/** After the orders of the mail: `all others hold` means no unit that is left to somebody. */
export function takeProxies(session: Session, open: OpenGame, proxies: readonly ProxyLine[]): void {
  for (const { line, command } of proxies) {
    carryOut(session, open, actorOf(session), command, line.text);
  }
}

/** The orders of a line that are illegal only because their units are another power's. */
function foreignOrders(
  game: Game,
  board: Board,
  power: PowerId,
  line: OrderLine,
): readonly ProxyLine[] {
  const context = readingContext({ board, game }, power);
  const { readings } = readOrders(context, [line]);
  const owners = readings.map(({ order, illegal }) =>
    illegal?.kind === "foreign-unit" ? ownerOf(game, order) : null,
  );
  const [owner] = owners;
  if (owner === undefined || owner === null || owners.some((other) => other !== owner)) return [];
  const own = readOrders({ ...context, power: owner }, [line]).readings;
  if (own.length !== readings.length || own.some(({ illegal }) => illegal !== null)) return [];
  const orders = own.map(({ order, text }) => ({ order, text }));
  return [{ line, command: { kind: "foreign-orders", orders } }];
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

/** Keeps the orders that repeat, as far as they were legal. */
export function keepPerpetual(
  session: Session,
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
    carryOut(session, open, actorOf(session), { kind: "pend", phase: null, lines: [line] }, line);
  }
}
