/** Clauses in which one unit helps another, or a fleet carries an army. */
import { type Tokens, token } from "../token.js";
import type { Clause } from "./clauses.js";
import { can, isBare, isPlace, only, type Slot, word } from "./slots.js";

/** A support: to a unit, its attack, or what was named before. */
export function helping(clause: Clause): Tokens | null {
  const { slots, kind, it } = clause;
  const goal = slots.length === 3 ? slots.at(-1)! : null;
  const two = slots.slice(0, 2);
  if (goal !== null && (!isPlace(goal) || !can("g")(goal))) return null;
  const helper = helperOf({ ...clause, slots: two });
  if (helper === null) return null;
  const helped = two.find((slot) => slot !== helper);
  const support = [...helper.tokens, word("support", clause)];
  // `das Schwarze Meer gibt Unterstützung`: what was ordered before
  if (helped === undefined && it === null) return kind === "aid" ? support : null;
  if (helped === undefined) return [...support, token(["reference"], { ...it!, text: "it" })];
  if (!isHelped(clause, helped) || it !== null) return null;
  return [...support, ...helped.tokens, ...wayTo(clause, goal)];
}

function isHelped({ kind, isNoun }: Clause, slot: Slot): boolean {
  if (isBare(slot) || can("p")(slot)) return true;
  return (kind === "aid" && can("d")(slot)) || (isNoun && can("o")(slot));
}

function wayTo(clause: Clause, goal: Slot | null): Tokens {
  return goal === null ? [] : [word("arrow", clause), ...goal.tokens];
}

function helperOf(clause: Clause): Slot | null {
  const { slots, kind, isPassive, isOwn, isVerbFirst } = clause;
  const [first, second] = slots;
  const named = only(slots, can(isPassive ? "b" : "w"));
  if (named !== null) return named;
  if (kind === "gets") return only(slots, can("o", "b"));
  if ((isOwn || isVerbFirst) && isFrom(clause, second)) return second;
  if (isPassive || isOwn || first === undefined) return null;
  if (kind === "aid" && second !== undefined && can("d")(second) && can("o")(first)) return first;
  if (kind === "aid" && second !== undefined && can("d")(first))
    return isBare(second) || can("b")(second) ? second : null;
  return isBare(first) && !(isVerbFirst && second !== undefined) ? first : null;
}

/** `Ich unterstütze München von Berlin aus`: behind the unit that is helped, where the help comes from. */
function isFrom(
  { slots: [first], isNoun, isPassive }: Clause,
  slot: Slot | undefined,
): slot is Slot {
  if (first === undefined || slot === undefined || isNoun || isPassive) return false;
  return isBare(first) && isPlace(slot) && can("o")(slot);
}

/** `Lleva Liverpool a Gales` */
function sent(clause: Clause): Tokens | null {
  const [unit, goal] = clause.slots as [Slot, Slot];
  if (!isBare(unit) || !isPlace(goal) || !can("g")(goal)) return null;
  return [...unit.tokens, word("arrow", clause), ...goal.tokens];
}

/** A convoy; where the army is the subject, its move as well. */
export function carrying(clause: Clause): Tokens | null {
  const { slots, kind, isPassive, isOwn, it } = clause;
  if (slots.length === 2 && clause.isVerbFirst && it === null) return sent(clause);
  const goal = slots.findLast((slot) => isPlace(slot) && can("g")(slot));
  const [one, other] = slots.filter((slot) => slot !== goal);
  if (slots.length !== 3 || goal === undefined || one === undefined || it !== null) return null;
  const isCarried = isPassive || kind === "board";
  const first = isOwn || isCarried || !isBare(one) ? null : one;
  const carrier =
    only([one, other!], can(isPassive ? "b" : "w", "b")) ?? (kind === "board" ? other! : first);
  const army = carrier === one ? other! : one;
  if (carrier === null || (!isBare(army) && !can("p", "o")(army))) return null;
  const way = [word("arrow", clause), ...goal.tokens];
  return isCarried
    ? [...army.tokens, ...way, word("ferried-by", clause), ...carrier.tokens]
    : [...carrier.tokens, word("convoy", clause), ...army.tokens, ...way];
}
