/**
 * Conditions of orders for later: `Russian Galicia OR NOT Army Trieste` is true when such a unit stands
 * there. Reading asks the board for names, answering asks a position.
 */
import type { Board } from "../../map/index.js";
import { provinceOf } from "../../map/index.js";
import type { Position, UnitMention } from "../../rules/index.js";
import { draftLine } from "../orders/drafts/line.js";
import { settingAlone } from "../orders/interpret.js";
import { conditionsGrammar, type Leaflet, parse } from "../text/grammars.js";
import { limits } from "../text/limits.js";
import type { Place } from "../text/lines.js";

export type Condition =
  | { readonly kind: "stands"; readonly unit: UnitMention }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "and" | "or"; readonly left: Condition; readonly right: Condition };

/** What the grammar finds: leaves are the numbers of parts. */
type Tree =
  | { readonly kind: "unit"; readonly leaf: number }
  | { readonly kind: "not"; readonly of: Tree }
  | { readonly kind: "and" | "or"; readonly left: Tree; readonly right: Tree };

/** A word of the grammar, or what stands between two of them. */
interface Part extends Leaflet {
  readonly text: string;
  readonly from: number;
}

type ConditionReading =
  | { readonly kind: "condition"; readonly condition: Condition }
  /** The place of what is no unit, or of all where the words do not fit together. */
  | ({ readonly kind: "problem" } & Place);

/** Reads what stands behind an IF. A THEN at its end says nothing. */
export function readCondition(board: Board, text: string): ConditionReading {
  const whole = { kind: "problem", from: 0, to: text.length } as const;
  const parts = partsOf(text);
  if (parts.length > limits.conditionParts) return whole;
  const [tree] = parse<Tree>(conditionsGrammar, parts);
  if (tree === undefined) return whole;
  const units = new Map<number, UnitMention>();
  for (const { index, roles, text: phrase, from } of parts) {
    if (!roles.includes("unit")) continue;
    const unit = unitNamed(board, phrase);
    if (unit === null) return { kind: "problem", from, to: from + phrase.length };
    units.set(index, unit);
  }
  return { kind: "condition", condition: withUnits(tree, units) };
}

const words = /(\(|\)|\b(?:and|or|not)\b|&+|\|+|!)/i;
const rolesOf: Readonly<Record<string, string>> = { "(": "open", ")": "close", "&": "and" };

function partsOf(text: string): readonly Part[] {
  // The parentheses of a coast are none of the condition's: `Spain(sc)`.
  const plain = text
    .replace(/\(([nsew]c|(?:north|south|east|west)(?: coast)?)\)/gi, "/$1 ")
    .replace(/\bthen[ :]*$/i, "");
  const parts: Part[] = [];
  let from = 0;
  for (const piece of plain.split(words)) {
    const phrase = piece.replace(/^[\s,]+|[\s,:]+$/g, "");
    const start = from + piece.indexOf(phrase);
    if (phrase !== "") {
      parts.push({ index: parts.length, roles: [roleOf(piece)], text: phrase, from: start });
    }
    from += piece.length;
  }
  return parts;
}

function roleOf(piece: string): string {
  if (!words.test(piece)) return "unit";
  const sign = piece[0]!;
  return rolesOf[sign] ?? (sign === "|" ? "or" : sign === "!" ? "not" : piece.toLowerCase());
}

/** The unit that a phrase names: what would be ordered to hold by it. */
export function unitNamed(board: Board, phrase: string): UnitMention | null {
  const [draft, another] = draftLine(settingAlone(board, "M", 0), `${phrase} H`);
  if (draft?.kind !== "orders" || another !== undefined) return null;
  const [first, second] = draft.drafts;
  const [meaning, doubt] = first?.meanings ?? [];
  if (second !== undefined || doubt !== undefined || meaning?.order.kind !== "hold") return null;
  return meaning.order.unit;
}

function withUnits(tree: Tree, units: ReadonlyMap<number, UnitMention>): Condition {
  switch (tree.kind) {
    case "unit":
      return { kind: "stands", unit: units.get(tree.leaf)! };
    case "not":
      return { kind: "not", of: withUnits(tree.of, units) };
    case "and":
    case "or": {
      const [left, right] = [withUnits(tree.left, units), withUnits(tree.right, units)];
      return { kind: tree.kind, left, right };
    }
  }
}

/** Is it so in this position? Units that must retreat do not stand anywhere. */
export function isTrue(condition: Condition, position: Position): boolean {
  switch (condition.kind) {
    case "stands":
      return stands(condition.unit, position);
    case "not":
      return !isTrue(condition.of, position);
    case "and":
      return isTrue(condition.left, position) && isTrue(condition.right, position);
    case "or":
      return isTrue(condition.left, position) || isTrue(condition.right, position);
  }
}

/** A province without its coast stands for all its coasts. */
function stands({ type, at, power }: UnitMention, { units }: Position): boolean {
  const isWhole = at === provinceOf(at);
  return units.some(
    (unit) =>
      (isWhole ? provinceOf(unit.at) : unit.at) === at &&
      (type === null || unit.type === type) &&
      (power === null || unit.power === power),
  );
}
