/**
 * Results as JSON for programs, under the names that `ems adjudicate` uses. It is made as text at once:
 * of tens of thousands of phases a second, objects for `JSON.stringify` would be half the cost.
 */
import { type Board, type PowerId, provinceOf, type Unit } from "../../map/index.js";
import {
  type DislodgedUnit,
  type OrderResult,
  type PhaseResult,
  type Position,
  printOrder,
  printUnit,
  type UnitMention,
} from "../../rules/index.js";
import { jsonString } from "../../util/index.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { explain } from "../catalogue/explain.js";

/** Orders with what became of them, as a list. */
export function ordersJson(
  catalogue: Catalogue,
  board: Board,
  results: readonly OrderResult[],
): string {
  let list = "";
  for (const result of results) {
    if (list !== "") list += ",";
    list += orderJson(catalogue, board, result);
  }
  return `[${list}]`;
}

/** An order that the rules supplied, such as the hold of a unit without one, was not ordered. */
function orderJson(catalogue: Catalogue, board: Board, result: OrderResult): string {
  const { power, order, words, source } = result;
  const why = jsonString(explain(catalogue, board, result));
  return [
    `{"power":"${power}","unit":${unitJson(result)},"order":"${printOrder(order)}",`,
    `"ordered":${source !== null},"result":${listJson(words)},"why":${why}}`,
  ].join("");
}

/** The unit that an order is for, or was meant for; a waiver has none. */
function unitJson({ unit, order }: OrderResult): string {
  if (unit !== null) return unitText(unit);
  return order.kind === "waive" ? "null" : unitText(order.unit);
}

/** The position after a phase, as members of an object; the destroyed are dislodged, with nowhere to go. */
export function resultJson(board: Board, { position, destroyed }: PhaseResult): string {
  const gone = destroyed.map(({ power, unit, from }) => ({ power, ...unit, from, retreats: [] }));
  const dislodged = gone.length === 0 ? position.dislodged : [...position.dislodged, ...gone];
  return positionJson(board, { ...position, dislodged });
}

/** A position, as members of an object. */
export function positionJson(board: Board, position: Position): string {
  const units = byPower(board, position.units, unitText);
  const centers = byPower(board, ownedCenters(board, position), centerText);
  const contested = listJson(position.contested);
  const dislodged = byPower(board, position.dislodged, dislodgedText);
  return `"units":${units},"centers":${centers},"contested":${contested},"dislodged":${dislodged}`;
}

interface OwnedCenter {
  readonly power: PowerId;
  readonly center: string;
}

function ownedCenters(board: Board, { owners }: Position): readonly OwnedCenter[] {
  const owned: OwnedCenter[] = [];
  for (const { id, isCenter } of board.provinces) {
    const power = isCenter ? owners[id] : undefined;
    if (power !== undefined) owned.push({ power, center: id });
  }
  return owned;
}

function unitText(unit: Unit | UnitMention): string {
  return `"${printUnit(unit)}"`;
}

function centerText({ center }: OwnedCenter): string {
  return `"${center}"`;
}

function dislodgedText(unit: DislodgedUnit): string {
  const { from, retreats } = unit;
  return `{"unit":${unitText(unit)},"from":"${provinceOf(from)}","retreats":${listJson(retreats)}}`;
}

/** Ids and words, which need no escapes. */
function listJson(ids: readonly string[]): string {
  if (ids.length === 0) return "[]";
  return ids.length === 1 ? `["${ids[0]}"]` : `["${ids.join('","')}"]`;
}

/** A list for each power that has anything, in the board's order. */
function byPower<T extends { readonly power: PowerId }>(
  board: Board,
  items: readonly T[],
  print: (item: T) => string,
): string {
  const lists = board.powers.map(() => "");
  for (const item of items) {
    const number = board.powerNumber(item.power);
    const before = lists[number]!;
    lists[number] = before === "" ? print(item) : `${before},${print(item)}`;
  }
  let members = "";
  for (const [number, list] of lists.entries()) {
    if (list === "") continue;
    if (members !== "") members += ",";
    members += `"${board.powers[number]!.id}":[${list}]`;
  }
  return `{${members}}`;
}
