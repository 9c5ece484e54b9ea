/**
 * From a tree to everything that it can mean in a phase: each name has its candidates, each combination
 * is a meaning. Whether a meaning is possible is not asked here.
 */

import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { Phase, PhaseKind, WrittenOrder } from "../../rules/index.js";
import { is, type Token } from "../lexer/token.js";
import { lineLimits } from "../text/order-limits.js";
import type { Said } from "./clauses/said.js";
import type { OwnUnit } from "./clauses/situation.js";
import { type Group, groupOf, numbers } from "./groups.js";
import { combine, firstSlip, mentions, type Slip, spots, type UnitForm, ways } from "./places.js";
import type { LineNode, OrderNode, PermitNode, PlaceNode, StepsNode, UnitNode } from "./tree.js";

/** One thing that an order can mean. */
export interface Meaning {
  readonly order: WrittenOrder;
  /** A name is misspelt, or several meanings were to choose from. */
  readonly guessed: boolean;
  /** The first misspelt name, as a place of the line. */
  readonly slip: Slip;
}

/**
 * How it was said: as an order, in passing, or so that only a gist of it was understood (`drafts/gist.ts`). The
 * last two count only for units of the writer's that have no order of their own.
 */
type Manner = "order" | "aside" | "gist";

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
  /** Which units `others` are; null for all that are left. */
  readonly group: Group | null;
  readonly manner: Manner;
  /** The verb of `others`. */
  readonly verb: "hold" | "remove" | "waive" | null;
  /** A sign says what a unit without a verb is: `+ A Par`. */
  readonly signed: boolean;
  /** Meanings for the case that none of the others is possible. */
  readonly spare: readonly Meaning[];
  /** Units that are to stay in winter: `keep Tri, disband the others`. */
  readonly kept: readonly ProvinceId[];
}

/** What drafts are read for. */
export interface Setting {
  readonly board: Board;
  readonly kind: PhaseKind;
  /** Units to build, less than 0 for units to remove: what a unit without a verb means in winter. */
  readonly due: number;
  /** Whose orders they are, where that is known. */
  readonly power: PowerId | null;
  /** The writer's units that can have orders: what the position tells of those that are not named. */
  readonly own: readonly OwnUnit[];
  /** The last order above: `this` and `same` point at it. */
  readonly said: Said | null;
  /** How many words of the mail may still be guessed at. */
  readonly guesses?: { left: number };
  /** The phase of the game: `this spring` speaks of it, or of another. */
  readonly phase?: Phase;
  /** Is it an order that the writer's units can carry out? Unset without a position. */
  readonly can?: (order: WrittenOrder) => boolean;
}

/** For texts that stand for themselves, without a position. */
export function settingAlone(board: Board, kind: PhaseKind, due: number): Setting {
  return { board, kind, due, power: null, own: [], said: null };
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
    const kept = keptIn(setting, tokens, order);
    const others = order.kind === "others" && kept.length === 0 ? order : null;
    const draft: Draft = {
      power,
      meanings: elsewhere === null ? forms : [],
      elsewhere,
      others: others !== null,
      bare: order.kind === "bare",
      manner: order.aside === true ? "aside" : "order",
      group: others === null ? null : groupOf(tokens, others),
      verb: others === null ? null : others.verb,
      signed: order.kind === "bare" && order.sign !== null,
      spare: [],
      kept,
    };
    return Array.from({ length: repeats(setting, tokens, order) }, () => draft);
  });
}

/** In winter a unit that holds is one that stays, and so are `the others`, or `all fleets`. */
function keptIn(
  { kind, own }: Setting,
  tokens: readonly Token[],
  order: OrderNode,
): readonly ProvinceId[] {
  if (kind !== "A") return [];
  if (order.kind === "hold") return tokens[order.unit.place.name]!.places.map(({ at }) => at);
  if (order.kind !== "others" || order.verb !== "hold") return [];
  const { type, spared } = groupOf(tokens, order);
  return own
    .filter((unit) => (type === null || unit.type === type) && !spared.includes(unit.at))
    .map(({ at }) => at);
}

/** `waive 2` is two orders, `no builds` as many as are due. */
function repeats({ due }: Setting, tokens: readonly Token[], order: OrderNode): number {
  if (order.kind !== "waive") return 1;
  const isAll = tokens.some((word) => is(word, "waive") && none.test(word.text));
  if (order.count === null) return isAll ? Math.max(1, due) : 1;
  const { text } = tokens[order.count]!;
  const count = numbers[text] ?? Number(text);
  return Math.max(1, Math.min(count, lineLimits.waivers));
}

/** Words of a waiver that leave nothing to build. */
const none = /\b(?:builds|units|nothing|none|anything)\b/;

const othersPhase = { hold: ["M"], remove: ["R", "A"], waive: ["A"] } as const;

interface Forms {
  readonly forms: readonly Meaning[];
  /** The phases that the order can belong to; null for any. */
  readonly phase: readonly PhaseKind[] | null;
}

function formsOf(setting: Setting, tokens: readonly Token[], order: OrderNode): Forms {
  const units = (node: UnitNode) => mentions(setting.board, tokens, node);
  switch (order.kind) {
    case "others":
      return { forms: [], phase: othersPhase[order.verb] };
    case "waive":
      return { forms: [meant({ kind: "waive" }, null)], phase: ["A"] };
    case "bare":
      return { forms: bare(setting, units(order.unit), order.sign), phase: ["M", "A"] };
    case "hold":
      return { forms: holds(setting, tokens, order, units(order.unit)), phase: ["M"] };
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
    return meant(order, firstSlip(form.slip, slip, other));
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
    meant({ kind: "convert", unit, to: at }, firstSlip(slip, other)),
  );
}

function meant(order: WrittenOrder, slip: Slip): Meaning {
  return { order, guessed: slip !== null, slip };
}

function withUnit(
  kind: "hold" | "build" | "remove" | "disband",
  units: readonly UnitForm[],
): readonly Meaning[] {
  return units.map(({ unit, slip }) => meant({ kind, unit }, slip));
}

/** `A Bur stays in Burgundy`: in its own place only. */
function holds(
  { board }: Setting,
  tokens: readonly Token[],
  { at }: Extract<OrderNode, { readonly kind: "hold" }>,
  units: readonly UnitForm[],
): readonly Meaning[] {
  if (at === undefined) return withUnit("hold", units);
  const stays = spots(board, tokens, at).map((spot) => provinceOf(spot.at));
  return withUnit(
    "hold",
    units.filter(({ unit }) => stays.includes(provinceOf(unit.at))),
  );
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
    ([{ unit, slip }, to]) => meant({ kind: "retreat", unit, to: to.at }, firstSlip(slip, to.slip)),
  );
}

function moves(
  { board, own }: Setting,
  tokens: readonly Token[],
  { unit: node, steps }: { readonly unit: UnitNode; readonly steps: StepsNode },
): readonly Meaning[] {
  // A fleet is not convoyed: `Nwy - Nwg - Nth` may be its plan for two turns.
  const isFleet = ({ unit }: UnitForm) =>
    own.some(({ type, at }) => type === "F" && at === provinceOf(unit.at));
  const units = mentions(board, tokens, node);
  const movers = steps.places.length > 1 ? units.filter((form) => !isFleet(form)) : units;
  return combine(movers, ways(board, tokens, steps)).map(
    ([{ unit, slip }, { slip: other, via: viaConvoy, ...way }]) =>
      meant({ kind: "move", unit, ...way, viaConvoy }, firstSlip(slip, other)),
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
      meant({ kind: "support", unit, of: of.unit, to: null }, firstSlip(slip, of.slip)),
    );
  }
  const { kind } = order;
  return combine(pairs, ways(board, tokens, order.steps!)).map(([[{ unit, slip }, of], way]) =>
    meant({ kind, unit, of: of.unit, to: way.to }, firstSlip(slip, of.slip, way.slip)),
  );
}
