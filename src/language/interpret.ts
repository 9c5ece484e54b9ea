/**
 * From a tree to everything that it can mean in a phase: each name has its candidates, each combination
 * is a meaning. Whether a meaning is possible is not asked here.
 */
import { type Board, type LocationId, type PowerId, provinceOf } from "../map/index.js";
import type { PhaseKind, UnitMention, WrittenOrder } from "../rules/index.js";
import type { Place } from "./complaint.js";
import type { Token } from "./lexer-token.js";
import type {
  Leaf,
  LineNode,
  OrderNode,
  PermitNode,
  PlaceNode,
  StepsNode,
  UnitNode,
} from "./order-tree.js";
import { lineLimits } from "./orders-limits.js";

/** One thing that an order can mean. */
export interface Meaning {
  readonly order: WrittenOrder;
  /** A name is misspelt, or several meanings were to choose from. */
  readonly guessed: boolean;
  /** The first misspelt name, as a place of the line. */
  readonly slip: Place | null;
}

type Slip = Place | null;

/** What an order that is written can mean; nothing where it belongs to another phase. */
export interface Draft {
  /** The power that the line or its heading names. */
  readonly power: PowerId | null;
  readonly meanings: readonly Meaning[];
  /** The phase that such an order belongs to, where it is not this one. */
  readonly elsewhere: PhaseKind | null;
  /** All units that have no other order are meant: `all others hold`. */
  readonly others: boolean;
  /** A unit without a verb. */
  readonly bare: boolean;
}

/** What drafts are read for. */
export interface Setting {
  readonly board: Board;
  readonly kind: PhaseKind;
  /** Units to build, less than 0 for units to remove: what a unit without a verb means in winter. */
  readonly due: number;
}

/** The orders of a tree in turn. */
export function interpret(
  setting: Setting,
  tokens: readonly Token[],
  { nation, orders }: LineNode,
): readonly Draft[] {
  const power = nation === null ? null : (tokens[nation]!.powers[0] ?? null);
  return orders.flatMap((order) => {
    const { forms: plain, phase } = formsOf(setting, tokens, order);
    const { permit } = order;
    const forms = permit === undefined ? plain : withPermit(setting, tokens, plain, permit);
    const elsewhere = phase === null || phase.includes(setting.kind) ? null : phase[0]!;
    const draft = {
      power,
      meanings: elsewhere === null ? forms : [],
      elsewhere,
      others: order.kind === "others",
      bare: order.kind === "bare",
    };
    return Array.from({ length: repeats(tokens, order) }, () => draft);
  });
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** `waive 2` is two orders. */
function repeats(tokens: readonly Token[], order: OrderNode): number {
  if (order.kind !== "waive" || order.count === null) return 1;
  const { text } = tokens[order.count]!;
  const count = numbers[text] ?? Number(text);
  return Math.max(1, Math.min(count, lineLimits.waivers));
}

const othersPhase = { hold: "M", remove: "R", waive: "A" } as const;

interface Forms {
  readonly forms: readonly Meaning[];
  /** The phases that the order can belong to; null for any. */
  readonly phase: readonly PhaseKind[] | null;
}

function formsOf(setting: Setting, tokens: readonly Token[], order: OrderNode): Forms {
  const units = (node: UnitNode) => mentions(setting.board, tokens, node);
  switch (order.kind) {
    case "others":
      return { forms: [], phase: [othersPhase[order.verb]] };
    case "waive":
      return { forms: [meant({ kind: "waive" }, null)], phase: ["A"] };
    case "bare":
      return { forms: bare(setting, units(order.unit), order.sign), phase: ["M", "A"] };
    case "hold":
      return { forms: withUnit("hold", units(order.unit)), phase: ["M"] };
    case "build":
      return { forms: withUnit("build", units(order.unit)), phase: ["A"] };
    case "remove": {
      const kind = setting.kind === "R" ? "disband" : "remove";
      return { forms: withUnit(kind, units(order.unit)), phase: ["A", "R"] };
    }
    case "convert":
      return { forms: conversions(setting, tokens, units(order.unit), order.to), phase: ["A"] };
    case "removal":
      return { forms: withUnit("remove", units(order.unit)), phase: ["A"] };
    case "retreat":
      return { forms: retreats(setting, tokens, order), phase: ["R"] };
    case "move":
      return setting.kind === "R"
        ? { forms: retreats(setting, tokens, order), phase: ["R"] }
        : { forms: moves(setting, tokens, order), phase: ["M"] };
    case "support":
    case "convoy":
      return { forms: helps(setting, tokens, order), phase: ["M"] };
  }
}

/** Orders with the leave that stands behind them. */
function withPermit(
  { board }: Setting,
  tokens: readonly Token[],
  forms: readonly Meaning[],
  { canal, of: node, steps }: PermitNode,
): readonly Meaning[] {
  const id = board.canalNames.get(tokens[canal]!.text)!;
  const fleets = combine(mentions(board, tokens, node), ways(board, tokens, steps));
  return combine(forms, fleets).map(([form, [{ unit, slip }, { to, slip: other }]]) => {
    const order = { ...form.order, permit: { canal: id, of: unit, to } } as WrittenOrder;
    return meant(order, form.slip ?? slip ?? other);
  });
}

/** A unit becomes the other kind where it stands, or on the coast that is named. */
function conversions(
  { board }: Setting,
  tokens: readonly Token[],
  units: readonly UnitForm[],
  to: PlaceNode | null,
): readonly Meaning[] {
  if (to === null) {
    return units.map(({ unit, slip }) => meant({ kind: "convert", unit, to: unit.at }, slip));
  }
  return combine(units, spots(board, tokens, to)).map(([{ unit, slip }, { at, slip: other }]) =>
    meant({ kind: "convert", unit, to: at }, slip ?? other),
  );
}

function meant(order: WrittenOrder, slip: Slip): Meaning {
  return { order, guessed: slip !== null, slip };
}

interface UnitForm {
  readonly unit: UnitMention;
  readonly slip: Slip;
}

function withUnit(
  kind: "hold" | "build" | "remove" | "disband",
  units: readonly UnitForm[],
): readonly Meaning[] {
  return units.map(({ unit, slip }) => meant({ kind, unit }, slip));
}

/** A unit without a verb holds; in winter it is what the power owes or is owed. */
function bare(
  { kind, due }: Setting,
  units: readonly UnitForm[],
  sign: "plus" | "minus" | null,
): readonly Meaning[] {
  if (kind === "M") return withUnit("hold", units);
  // A minus before a build is the mark of a list: `- A Par`.
  const removes = sign !== "plus" && due < 0;
  return withUnit(removes ? "remove" : "build", units);
}

function retreats(
  { board }: Setting,
  tokens: readonly Token[],
  { unit: node, steps }: { readonly unit: UnitNode; readonly steps: StepsNode },
): readonly Meaning[] {
  if (steps.places.length > 1 || steps.via) return [];
  return combine(mentions(board, tokens, node), spots(board, tokens, steps.places[0]!)).map(
    ([{ unit, slip }, to]) => meant({ kind: "retreat", unit, to: to.at }, slip ?? to.slip),
  );
}

interface Way {
  readonly to: LocationId;
  readonly route: readonly LocationId[];
  readonly via: boolean;
  readonly slip: Slip;
  readonly railway?: string;
}

function moves(
  { board }: Setting,
  tokens: readonly Token[],
  { unit: node, steps }: { readonly unit: UnitNode; readonly steps: StepsNode },
): readonly Meaning[] {
  return combine(mentions(board, tokens, node), ways(board, tokens, steps)).map(
    ([{ unit, slip }, { slip: other, via: viaConvoy, ...way }]) =>
      meant({ kind: "move", unit, ...way, viaConvoy }, slip ?? other),
  );
}

/** Supports and convoys. A route within them says nothing that the army's own order does not say. */
function helps(
  { board }: Setting,
  tokens: readonly Token[],
  order: Extract<OrderNode, { readonly kind: "support" | "convoy" }>,
): readonly Meaning[] {
  const pairs = combine(mentions(board, tokens, order.unit), mentions(board, tokens, order.of));
  if (order.kind === "support" && order.steps === null) {
    return pairs.map(([{ unit, slip }, of]) =>
      meant({ kind: "support", unit, of: of.unit, to: null }, slip ?? of.slip),
    );
  }
  const { kind } = order;
  return combine(pairs, ways(board, tokens, order.steps!)).map(([[{ unit, slip }, of], way]) =>
    meant({ kind, unit, of: of.unit, to: way.to }, slip ?? of.slip ?? way.slip),
  );
}

/** Destinations with their routes, which lead over water. */
function ways(board: Board, tokens: readonly Token[], steps: StepsNode): readonly Way[] {
  const { places, via } = steps;
  const railway =
    steps.railway === null ? undefined : board.railwayNames.get(tokens[steps.railway]!.text);
  const stops = places.slice(0, -1).map((stop) => spots(board, tokens, stop).filter(isSea(board)));
  let routes: Way[] = spots(board, tokens, places.at(-1)!).map(({ at, slip }) => ({
    to: at,
    route: [],
    via: via || stops.length > 0,
    slip,
    ...(railway === undefined ? {} : { railway }),
  }));
  for (const stop of stops) {
    routes = combine(routes, stop).map(([way, { at, slip }]) => ({
      ...way,
      route: [...way.route, at],
      slip: way.slip ?? slip,
    }));
  }
  return routes;
}

interface Spot {
  readonly at: LocationId;
  readonly slip: Slip;
}

function isSea(board: Board): (spot: Spot) => boolean {
  return ({ at }) => board.tables.convoys[board.locationNumber(provinceOf(at))] === 1;
}

function mentions(board: Board, tokens: readonly Token[], node: UnitNode): readonly UnitForm[] {
  const type = node.type === null ? null : unitType(tokens[node.type]!);
  const power = node.nation === null ? null : (tokens[node.nation]!.powers[0] ?? null);
  return spots(board, tokens, node.place).map(({ at, slip }) => ({
    unit: { type, at, power },
    slip,
  }));
}

function unitType(token: Token): "A" | "F" {
  return token.roles.includes("army") ? "A" : "F";
}

function spots(board: Board, tokens: readonly Token[], node: PlaceNode): readonly Spot[] {
  const { places, guessed, start, end } = tokens[node.name]!;
  const slip = guessed ? { from: start, to: end } : null;
  const coast = coastOf(tokens, node.coast);
  return places.map(({ at }) => ({
    at: coast === null ? at : onCoast(board, at, coast),
    slip,
  }));
}

function coastOf(tokens: readonly Token[], leaf: Leaf | null): string | null {
  return leaf === null ? null : tokens[leaf]!.coast;
}

/** The coast of a province, also by another name for it: Bulgaria has no north coast but is given one. */
function onCoast(board: Board, province: LocationId, coast: string): LocationId {
  const location = `${province}/${coast}`;
  if (board.locationNumber(location) >= 0) return location;
  return board.names.get(`${province} ${coast}`.toLowerCase())?.[0] ?? location;
}

/**
 * All pairs; none where there would be more than a line may have, for leaving some out could leave out
 * the one that is meant.
 */
function combine<A, B>(left: readonly A[], right: readonly B[]): readonly (readonly [A, B])[] {
  if (left.length * right.length > lineLimits.combinations) return [];
  return left.flatMap((a) => right.map((b) => [a, b] as const));
}
