/**
 * What the grammar finds in a line: trees whose leaves are the numbers of tokens. They say which word
 * plays which part, not what a name means; lines of the same shape share them.
 */

/** The number of a token in its line. */
export type Leaf = number;

export interface PlaceNode {
  readonly name: Leaf;
  readonly coast: Leaf | null;
}

export interface UnitNode {
  readonly nation: Leaf | null;
  readonly type: Leaf | null;
  readonly place: PlaceNode;
}

/** Where a unit goes: the last place; those before it are a convoy's route. */
export interface StepsNode {
  readonly places: readonly PlaceNode[];
  /** By convoy, in so many words or by its route. */
  readonly via: boolean;
  /** By this railway. */
  readonly railway: Leaf | null;
}

/** Leave for a fleet to pass a canal, behind an order. */
export interface PermitNode {
  readonly canal: Leaf;
  readonly of: UnitNode;
  readonly steps: StepsNode;
}

export type OrderNode = {
  readonly permit?: PermitNode;
  /** Said in passing of a unit that helps: `supported by Kiel`. */
  readonly aside?: true;
} /** `At` is where it is said to stay. */ & (
  | { readonly kind: "hold"; readonly unit: UnitNode; readonly at?: PlaceNode }
  /** A unit and nothing more: what it means depends on the phase. */
  | { readonly kind: "bare"; readonly unit: UnitNode; readonly sign: "plus" | "minus" | null }
  | { readonly kind: "move"; readonly unit: UnitNode; readonly steps: StepsNode }
  | {
      readonly kind: "support";
      readonly unit: UnitNode;
      readonly of: UnitNode;
      readonly steps: StepsNode | null;
    }
  | {
      readonly kind: "convoy";
      readonly unit: UnitNode;
      readonly of: UnitNode;
      readonly steps: StepsNode;
    }
  | { readonly kind: "retreat"; readonly unit: UnitNode; readonly steps: StepsNode }
  | { readonly kind: "build"; readonly unit: UnitNode }
  | { readonly kind: "remove"; readonly unit: UnitNode }
  /** By the letter R, which in a retreat phase may be a retreat that ends too early. */
  | { readonly kind: "removal"; readonly unit: UnitNode }
  | { readonly kind: "convert"; readonly unit: UnitNode; readonly to: PlaceNode | null }
  | { readonly kind: "waive"; readonly count: Leaf | null }
  /** `All others hold`, `waive the rest`. */
  | OthersNode
);

type OthersVerb = "hold" | "remove" | "waive";

/** All that have no order, of one type perhaps, but for some. */
interface OthersNode {
  readonly kind: "others";
  readonly verb: OthersVerb;
  readonly type: Leaf | null;
  readonly spared: readonly UnitNode[];
}

/** A whole line: whose orders follow, and the orders. */
export interface LineNode {
  readonly nation: Leaf | null;
  readonly orders: readonly OrderNode[];
}

export function place(name: Leaf, coast: Leaf | null = null): PlaceNode {
  return { name, coast };
}

export function unit(at: PlaceNode, type: Leaf | null, nation: Leaf | null): UnitNode {
  return { nation, type, place: at };
}

export function steps(places: readonly PlaceNode[], via: boolean): StepsNode {
  return { places, via, railway: null };
}

export function railed(to: PlaceNode, railway: Leaf): StepsNode {
  return { places: [to], via: false, railway };
}

/** A way with its route given apart: `to Norway via North Sea`. */
export function routed(way: readonly PlaceNode[], route: readonly PlaceNode[]): StepsNode {
  return { places: [...way.slice(0, -1), ...route, ...way.slice(-1)], via: true, railway: null };
}

export function line(nation: Leaf | null, orders: readonly OrderNode[]): LineNode {
  return { nation, orders };
}

/** One order for each of several units. */
export function each(kind: "hold" | "build" | "remove", units: readonly UnitNode[]): OrderNode[] {
  return units.map((unitNode) => ({ kind, unit: unitNode }));
}

/** An order, and the supports of those who are said to help it. */
export function backed(
  order: Extract<OrderNode, { readonly kind: "hold" | "move" }>,
  by: readonly UnitNode[],
): OrderNode[] {
  const steps = order.kind === "move" ? order.steps : null;
  return [order, ...aside(helping("support", by, order.unit, steps))];
}

/** A move, and the convoys of the fleets that it is said to go by. */
export function ferried(unitNode: UnitNode, to: PlaceNode, by: readonly UnitNode[]): OrderNode[] {
  const way = steps([to], true);
  const help = aside(helping("convoy", by, unitNode, steps([to], false)));
  return [{ kind: "move", unit: unitNode, steps: way }, ...help];
}

/** Helps said of their object: `Denmark is supported by Kiel`. */
export function helped(of: UnitNode, by: readonly UnitNode[]): OrderNode[] {
  return helping("support", by, of, null);
}

function aside(orders: readonly OrderNode[]): OrderNode[] {
  return orders.map((order) => ({ ...order, aside: true }));
}

/** Several units that support or convoy the same. */
export function helping(
  kind: "support" | "convoy",
  units: readonly UnitNode[],
  of: UnitNode,
  way: StepsNode | null,
): OrderNode[] {
  return units.map((who) => ({ kind, unit: who, of, steps: way }) as OrderNode);
}

/** `The North Sea and Norway support each other` */
export function mutually(one: UnitNode, next: UnitNode): OrderNode[] {
  return [...helping("support", [one], next, null), ...helping("support", [next], one, null)];
}

export function rest(
  verb: OthersVerb,
  type: Leaf | null,
  spared: readonly UnitNode[] = [],
): OthersNode {
  return { kind: "others", verb, type, spared };
}
