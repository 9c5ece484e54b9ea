/**
 * The JSON that goes with letters: a phase's results, or a whole game. It holds no more than the text:
 * illegal orders are not published (DATC 4.E.1).
 */
import type { GameView, PublishedRecord } from "../../game/index.js";
import type { Board } from "../../map/index.js";
import { printOrder, printPhase, printUnit } from "../../rules/index.js";
import { present } from "../../util/index.js";
import { publishedResults } from "../blocks/results.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import type { Attachment, Scene } from "../words/scene.js";
import { ordersJson, positionJson, resultJson } from "./phase-json.js";

/** A phase that was played: what its result letter says. */
type Played = Pick<PublishedRecord, "phase" | "turn" | "result" | "proxies">;

/** A played phase, as members of an object. */
function playedJson(
  catalogue: Catalogue,
  board: Board,
  { phase, turn, result, proxies }: Played,
): string {
  const orders = ordersJson(catalogue, board, publishedResults(result));
  const head = members({ phase: printPhase(phase), turn });
  const left = members({ proxies: proxies.map(proxyData) });
  return `${head},"orders":${orders},${left},${resultJson(board, result)}`;
}

function proxyData({ by, unit, to }: Played["proxies"][number]) {
  return { by, power: unit.power, unit: printUnit(unit), to };
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
    readonly next: { readonly phase: PublishedRecord["phase"]; readonly deadline: number } | null;
  },
): Attachment {
  const id = `${view.name}-${printPhase(played.phase)}`;
  const { next } = played;
  const following =
    next === null
      ? null
      : { phase: printPhase(next.phase), deadline: new Date(next.deadline).toISOString() };
  return attachment(id, [
    members({ id, ...gameData(view) }),
    playedJson(catalogue, board, played),
    members({ next: following }),
  ]);
}

/** `paris-position.json`: where a game stands, with the orders that the reader may see. */
export function positionAttachment({ board, view: seen }: Scene): Attachment {
  const view = present(seen, "The view of the game");
  const orders = view.submissions.flatMap(({ power, orders: given }) =>
    given.map(({ order }) => ({ power, order: printOrder(order) })),
  );
  const deadline = view.deadline === null ? null : new Date(view.deadline).toISOString();
  const head = { ...gameData(view), phase: printPhase(view.phase), turn: view.turn, deadline };
  return attachment(`${view.name}-position`, [
    members(head),
    positionJson(board, view.position),
    members({ orders }),
  ]);
}

/** `paris-S1901M.json`: the same of a phase of the past. */
export function phaseAttachment(
  catalogue: Catalogue,
  { board, view: seen }: Scene,
  record: PublishedRecord,
): Attachment {
  const view = present(seen, "The view of the game");
  const id = `${view.name}-${printPhase(record.phase)}`;
  return attachment(id, [members({ id, ...gameData(view) }), playedJson(catalogue, board, record)]);
}

/** `paris.json`: a whole game, from the position in which it began. */
export function historyAttachment(
  catalogue: Catalogue,
  { board, view: seen }: Scene,
  records: readonly PublishedRecord[],
): Attachment {
  const view = present(seen, "The view of the game");
  const start = records[0]?.before.position ?? view.position;
  const phases = records.map((record) => `{${playedJson(catalogue, board, record)}}`);
  return attachment(view.name, [
    members(gameData(view)),
    `"start":{${positionJson(board, start)}}`,
    `"phases":[${phases.join(",")}]`,
    members({ ending: view.ending, statements: statementsData(view) }),
  ]);
}

/** What the members said when the game was over. */
function statementsData({ statements }: GameView) {
  return statements.map(({ from, text }) => ({ from: from.power ?? from.role, text }));
}

/** An object's members, without its braces. */
function members(data: object): string {
  return JSON.stringify(data).slice(1, -1);
}

function attachment(name: string, parts: readonly string[]): Attachment {
  return { name: `${name}.json`, type: "application/json", text: `{${parts.join(",")}}\n` };
}
