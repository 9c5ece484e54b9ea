/**
 * One line of `ems adjudicate`'s input, checked: JSON to a board, a phase, a position and orders. What
 * is wrong is said in one sentence that names the place.
 */
import {
  type Board,
  coastOf,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type UnitType,
  unitTypes,
} from "../../map/index.js";
import {
  type DislodgedUnit,
  type Phase,
  type PlacedUnit,
  type Position,
  parsePhase,
  type Rulebook,
} from "../../rules/index.js";
import { mistakenKey } from "./keys.js";

/** What a line asks to adjudicate. */
export interface Request {
  readonly id: unknown;
  readonly board: Board;
  readonly rulebook: Rulebook;
  readonly phase: Phase;
  readonly position: Position;
  /** Lines of orders by power, in the order of the input. */
  readonly orders: readonly (readonly [PowerId, readonly string[]])[];
}

/** Where boards and rulebooks come from; both throw `BadRequest` for names they do not know. */
export interface Library {
  board(name: string): Board;
  rulebook(name: string, options: Readonly<Record<string, string>>): Rulebook;
}

/** The line is wrong: the message is the answer. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

type Json = Readonly<Record<string, unknown>>;

/** The request of a parsed line, with `defaults` for what it does not name. */
export function readRequest(
  input: Json,
  library: Library,
  defaults: { readonly variant: string; readonly rules: string },
): Request {
  const mistaken = mistakenKey(input, defaults.rules);
  if (mistaken !== null) {
    throw new BadRequest(`${mistaken.written}: there is no such key; it is "${mistaken.meant}"`);
  }
  const board = library.board(text(input.variant, "variant") ?? defaults.variant);
  const rules = text(input.rules, "rules") ?? defaults.rules;
  return {
    id: input.id ?? null,
    board,
    rulebook: library.rulebook(rules, readOptions(input.options)),
    phase: readPhase(input.phase),
    position: readPosition(board, input),
    orders: readOrders(board, input.orders),
  };
}

/** The `id` of a line that is no JSON, if it can be made out: its answer must be found again. */
export function idIn(line: string): unknown {
  const found =
    /"id"\s*:\s*("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?!\d))/u.exec(
      line.slice(0, idSearched),
    )?.[1];
  return found === undefined ? null : JSON.parse(found);
}

/** How much of a broken line is searched for its `id`. */
const idSearched = 1000;

/** The line as an object. */
export function parseLine(line: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new BadRequest(`not JSON: ${error instanceof Error ? error.message : error}`);
  }
  return object(value, "the line");
}

function object(value: unknown, place: string): Json {
  if (value === undefined || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Json;
  throw new BadRequest(`${place}: must be an object`);
}

function list(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new BadRequest(`${place}: must be a list`);
}

function text(value: unknown, place: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  throw new BadRequest(`${place}: must be text`);
}

function readOptions(value: unknown): Readonly<Record<string, string>> {
  const options = Object.entries(object(value, "options")).flatMap(([name, chosen]) => {
    const written = text(chosen, `options.${name}`);
    return written === null ? [] : [[name, written] as const];
  });
  return Object.fromEntries(options);
}

function readPhase(value: unknown): Phase {
  const written = text(value, "phase");
  if (written === null) throw new BadRequest("phase: is missing (as in S1901M, F1901R, W1901A)");
  const phase = parsePhase(written);
  if (phase === null) {
    throw new BadRequest(`phase: "${written}" is no phase (as in S1901M, F1901R, W1901A)`);
  }
  return phase;
}

function readPosition(board: Board, input: Json): Position {
  return {
    units: readUnits(board, input.units),
    dislodged: readDislodged(board, input.dislodged),
    owners: readOwners(board, input.centers),
    contested: list(input.contested, "contested").map((province) =>
      place(board, province, "contested"),
    ),
  };
}

function readUnits(board: Board, value: unknown): readonly PlacedUnit[] {
  const units: PlacedUnit[] = [];
  const taken = new Set<string>();
  for (const [name, listed] of Object.entries(object(value, "units"))) {
    const power = powerNamed(board, name, "units");
    for (const written of list(listed, `units.${name}`)) {
      const unit = readUnit(board, written, `units.${power}`);
      const province = provinceOf(unit.at);
      if (taken.has(province)) throw new BadRequest(`units: two units in ${province}`);
      taken.add(province);
      units.push({ power, type: unit.type, at: unit.at });
    }
  }
  return units;
}

/** The units that can stand on a board, by their canonical text: a tool's text needs no taking apart. */
const knownUnits = new WeakMap<Board, ReadonlyMap<string, Unit>>();

function unitsOf(board: Board): ReadonlyMap<string, Unit> {
  const known = knownUnits.get(board);
  if (known !== undefined) return known;
  const units = board.locations.flatMap((at) =>
    unitTypes
      .filter((type) => board.canStand(type, at))
      .map((type) => [`${type} ${at}`, { type, at }] as const),
  );
  const made = new Map<string, Unit>(units);
  knownUnits.set(board, made);
  return made;
}

const unitShape = /^\s*([AF])\s+([A-Z]{3}(?:\/[A-Z]{2})?)\s*$/i;

function readUnit(board: Board, value: unknown, where: string): Unit {
  const known = typeof value === "string" ? unitsOf(board).get(value) : undefined;
  return known ?? readWrittenUnit(board, value, where);
}

function readWrittenUnit(board: Board, value: unknown, where: string): Unit {
  const match = unitShape.exec(text(value, where) ?? "");
  if (match === null) {
    throw new BadRequest(`${where}: ${JSON.stringify(value)} is no unit (as in A PAR, F SPA/SC)`);
  }
  const type = match[1]!.toUpperCase() as UnitType;
  const at = match[2]!.toUpperCase();
  if (board.canStand(type, at)) return { type, at };
  throw new BadRequest(`${where}: ${type} ${at}: ${whyNotThere(board, type, at)}`);
}

/** Why such a unit cannot stand there. */
function whyNotThere(board: Board, type: UnitType, at: LocationId): string {
  const province = board.province(at);
  if (province === undefined) return `there is no province ${provinceOf(at)} in ${board.name}`;
  const { coasts, terrain, id } = province;
  if (type === "A") {
    return terrain === "sea" ? "an army cannot stand at sea" : `an army has no coast: A ${id}`;
  }
  if (terrain === "inland") return "a fleet cannot stand inland";
  if (coastOf(at) === null) return `a fleet there needs its coast: ${coasts.join(" or ")}`;
  if (coasts.length === 0) return `${id} is not split into coasts: F ${id}`;
  return `there is no such coast, only ${coasts.join(" and ")}`;
}

function readDislodged(board: Board, value: unknown): readonly DislodgedUnit[] {
  return Object.entries(object(value, "dislodged")).flatMap(([name, listed]) => {
    const power = powerNamed(board, name, "dislodged");
    const where = `dislodged.${power}`;
    return list(listed, where).map((written): DislodgedUnit => {
      const entry = object(written, where);
      const { type, at } = readUnit(board, entry.unit, where);
      const retreats = list(entry.retreats, `${where}.retreats`).map((to) =>
        place(board, to, `${where}.retreats`),
      );
      // Where the attacker came from only explains: the open retreats are given.
      const from =
        entry.from === undefined ? "" : provinceOf(place(board, entry.from, `${where}.from`));
      return { power, type, at, from, retreats };
    });
  });
}

function readOwners(board: Board, value: unknown): Readonly<Record<string, PowerId>> {
  // Without a prototype it is a hash table from the start, which is what so many names in any order need.
  const owners: Record<string, PowerId> = Object.create(null);
  for (const [name, listed] of Object.entries(object(value, "centers"))) {
    const power = powerNamed(board, name, "centers");
    for (const written of list(listed, `centers.${power}`)) {
      const center = readCenter(board, written, `centers.${power}`);
      const other = owners[center];
      if (other !== undefined) {
        throw new BadRequest(`centers: ${center} belongs to ${other} and ${power}`);
      }
      owners[center] = power;
    }
  }
  return owners;
}

function readCenter(board: Board, value: unknown, where: string): ProvinceId {
  const { id, isCenter } = board.province(place(board, value, where))!;
  if (isCenter) return id;
  throw new BadRequest(`${where}: ${id} is no supply center`);
}

function place(board: Board, value: unknown, where: string): LocationId {
  const written = text(value, where) ?? "";
  if (board.locationNumber(written) >= 0) return written;
  const id = written.toUpperCase();
  if (board.locationNumber(id) >= 0) return id;
  throw new BadRequest(`${where}: there is no ${JSON.stringify(value)} in ${board.name}`);
}

function powerNamed(board: Board, name: string, where: string): PowerId {
  if (board.power(name) !== undefined) return name;
  const upper = name.toUpperCase();
  if (board.power(upper) !== undefined) return upper;
  const known = board.powers.map(({ id }) => id).join(", ");
  throw new BadRequest(`${where}: there is no power ${name} in ${board.name} (${known})`);
}

function readOrders(board: Board, value: unknown): Request["orders"] {
  return Object.entries(object(value, "orders")).map(([name, written]) => {
    const power = powerNamed(board, name, "orders");
    if (typeof written === "string") return [power, written.split(/\r\n|\n|\r/)];
    if (!Array.isArray(written)) {
      throw new BadRequest(`orders.${power}: must be text or a list of lines`);
    }
    return [power, written.map((line) => text(line, `orders.${power}`) ?? "")];
  });
}
