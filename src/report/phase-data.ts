/**
 * Results as data for programs, under the names that `ems adjudicate` uses. What a letter carries holds
 * no more than its text: illegal orders are not published (DATC 4.E.1).
 */
import type { GameView, PhaseRecord } from "../game/index.js";
import { type Board, type PowerId, provinceOf, type Unit } from "../map/index.js";
import {
  type OrderResult,
  type PhaseResult,
  type Position,
  printOrder,
  printPhase,
  printUnit,
} from "../rules/index.js";
import { present } from "../util/index.js";
import type { Catalogue } from "./catalogue.js";
import { explain } from "./explain.js";
import { publishedResults } from "./results.js";
import type { Attachment, Scene } from "./scene.js";

/** An order with what became of it. */
export function orderData(catalogue: Catalogue, board: Board, result: OrderResult) {
  return {
    power: result.power,
    unit: result.unit === null ? null : printUnit(result.unit),
    order: printOrder(result.order),
    result: result.words,
    why: explain(catalogue, board, result),
  };
}

/** The position after a phase; the destroyed are listed among the dislodged, with nowhere to go. */
export function positionData(board: Board, { position, destroyed }: PhaseResult) {
  const gone = destroyed.map(({ power, unit, from }) => ({ power, ...unit, from, retreats: [] }));
  return unitsData(board, { ...position, dislodged: [...position.dislodged, ...gone] });
}

function unitsData(board: Board, { units, owners, contested, dislodged }: Position) {
  const owned = Object.entries(owners).map(([center, power]) => ({ power, center }));
  return {
    units: byPower(board, units, printUnit),
    centers: byPower(board, owned, ({ center }) => center),
    contested,
    dislodged: byPower(board, dislodged, dislodgedData),
  };
}

function dislodgedData(one: Unit & { from: string; retreats: readonly string[] }) {
  return { unit: printUnit(one), from: provinceOf(one.from), retreats: one.retreats };
}

/** A list for each power that has anything, in the board's order. */
function byPower<T extends { readonly power: PowerId }, U>(
  board: Board,
  items: readonly T[],
  print: (item: T) => U,
): Readonly<Record<PowerId, readonly U[]>> {
  const found = new Map<PowerId, U[]>();
  for (const item of items) {
    const list = found.get(item.power);
    if (list === undefined) found.set(item.power, [print(item)]);
    else list.push(print(item));
  }
  const lists: Record<PowerId, readonly U[]> = {};
  for (const { id } of board.powers) {
    const list = found.get(id);
    if (list !== undefined) lists[id] = list;
  }
  return lists;
}

/** A phase that was played: what its result letter says. */
type Played = Pick<PhaseRecord, "phase" | "turn" | "result">;

function playedData(catalogue: Catalogue, board: Board, { phase, turn, result }: Played) {
  return {
    phase: printPhase(phase),
    turn,
    orders: publishedResults(result).map((one) => orderData(catalogue, board, one)),
    ...positionData(board, result),
  };
}

function gameData({ name, variant, settings: { rules, options } }: GameView) {
  return { game: name, variant, rules, options };
}

/** `paris-S1901M.json`: what goes with the letter about a phase's results. */
export function resultAttachment(
  catalogue: Catalogue,
  board: Board,
  view: GameView,
  played: Played & {
    readonly next: { readonly phase: PhaseRecord["phase"]; readonly deadline: number } | null;
  },
): Attachment {
  const { next } = played;
  const id = `${view.name}-${printPhase(played.phase)}`;
  return json(id, {
    id,
    ...gameData(view),
    ...playedData(catalogue, board, played),
    next:
      next === null
        ? null
        : { phase: printPhase(next.phase), deadline: new Date(next.deadline).toISOString() },
  });
}

/** `paris.json`: a whole game, from the position in which it began. */
export function historyAttachment(
  catalogue: Catalogue,
  { board, view: seen }: Scene,
  records: readonly PhaseRecord[],
): Attachment {
  const view = present(seen, "The view of the game");
  const start = records[0]?.before.position ?? view.position;
  return json(view.name, {
    ...gameData(view),
    start: unitsData(board, start),
    phases: records.map((record) => playedData(catalogue, board, record)),
    ending: view.ending,
  });
}

function json(name: string, data: object): Attachment {
  return { name: `${name}.json`, type: "application/json", text: `${JSON.stringify(data)}\n` };
}
