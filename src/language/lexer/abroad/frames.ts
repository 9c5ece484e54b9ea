/**
 * What a clause orders, by its verb and by what stands in its slots: who goes where, who helps whom. The order of words
 * is the language's matter; where two readings are left, or a slot without a part in it, the clause orders nothing.
 */
import type { Tokens } from "../token.js";
import type { Clause } from "./clauses.js";
import { carrying, helping } from "./helping.js";
import { can, isBare, isPlace, only, type Slot, whereTheyStand, word } from "./slots.js";

/** The tokens of the order that the clause gives, or null where it gives none for certain. */
export function orderOf(clause: Clause): Tokens | null {
  const { slots, kind, it, isDenied } = clause;
  if (slots.length > 3) return null;
  if (kind === "waive") return slots.length === 0 && it === null ? [word("waive", clause)] : null;
  if (isDenied) return null;
  const frame = frames[kind];
  return frame === undefined ? null : frame(clause);
}

const frames: Readonly<Partial<Record<Clause["kind"], (clause: Clause) => Tokens | null>>> = {
  go: moving,
  moved: moving,
  off: moving,
  take: taking,
  taken: taking,
  strike: taking,
  goal: taking,
  help: helping,
  aid: helping,
  gets: helping,
  helped: helping,
  carry: carrying,
  carried: carrying,
  board: carrying,
  leave: moving,
  stay: alone,
  kept: alone,
  remove: alone,
  removed: alone,
  build: building,
};

function moving(clause: Clause): Tokens | null {
  const { slots, it } = clause;
  if (it !== null) return null;
  if (slots.length === 3) return withHelper(clause, moving) ?? sailing(clause);
  const [, second] = slots;
  const isInto = clause.isInto && second !== undefined && isPlace(second) && isBare(second);
  const goal = isInto ? second : goalOf(slots, /^land/.test(clause.verb.text));
  const unit = slots.find((slot) => slot !== goal);
  if (slots.length !== 2 || goal === null || unit === undefined) return null;
  if (!isBare(unit) && !can("w", "o", "p")(unit)) return null;
  return [...unit.tokens, word("arrow", clause), ...goal.tokens];
}

/** Where it goes; who lands does so where they are then. */
function goalOf(slots: readonly Slot[], isLanding: boolean): Slot | null {
  const letters = isLanding ? ["g", "l"] : ["g"];
  return only(slots, (slot) => isPlace(slot) && can(...letters)(slot));
}

/** `Mit Hilfe von Böhmen zieht Schlesien nach Galizien`, `attacco Trieste da Vienna con l'appoggio dell'Albania` */
function withHelper(clause: Clause, frame: (clause: Clause) => Tokens | null): Tokens | null {
  const helper = only(clause.slots, (slot) => slot.by === "b");
  const rest = clause.slots.filter((slot) => slot !== helper);
  const order = helper === null || rest.length !== 2 ? null : frame({ ...clause, slots: rest });
  return order === null ? null : [...order, word("backing", clause), ...helper!.tokens];
}

/** `Rom fährt mit der Flotte im Tyrrhenischen Meer nach Tunis`, `York va a Noruega en la flota del mar del Norte` */
function sailing(clause: Clause): Tokens | null {
  const { slots, isOwn } = clause;
  const fleet = only(slots, (slot) => slot.what === "unit" && can("w", "l", "g")(slot));
  const goal = goalOf(slots, false);
  const army = only(slots, isBare);
  if (isOwn || fleet === null || goal === null || army === null) return null;
  return [
    ...army.tokens,
    word("arrow", clause),
    ...goal.tokens,
    word("ferried-by", clause),
    ...fleet.tokens,
  ];
}

function taking(clause: Clause): Tokens | null {
  const { slots, it, kind, isPassive, isOwn } = clause;
  const [first, second] = slots;
  if (slots.length === 3 && !isPassive) return withHelper(clause, taking);
  // `Ich nehme Holland`: nobody says with what.
  const isAlone = slots.length === 1 && isOwn && !isPassive && it === null;
  if (isAlone && isPlace(first!) && isBare(first!))
    return [word("arrow", clause), ...first!.tokens];
  if (it !== null || slots.length !== 2) return null;
  const mover = takerOf(clause);
  const goal = mover === first ? second! : first!;
  if (mover === null || !isPlace(goal)) return null;
  const takesGoal = kind === "strike" || !isBare(mover) || isPassive;
  if (!isBare(goal) && !can("p")(goal) && !(takesGoal && can("g")(goal))) return null;
  return [...mover.tokens, word("arrow", clause), ...goal.tokens];
}

function takerOf({ slots, kind, isPassive, isOwn, isVerbFirst }: Clause): Slot | null {
  const [first, second] = slots as [Slot, Slot];
  const named = only(slots, can(isPassive ? "b" : "w"));
  if (named !== null) return named;
  if (kind === "goal") return can("o", "w")(second) || second.what === "unit" ? second : null;
  if (isPassive || isOwn || slots.every((slot) => !isBare(slot)))
    return only(slots, (slot) => can("o")(slot) && !can("g")(slot));
  // `Attaccare Trieste da Vienna`
  if (isVerbFirst) return isBare(first) && can("o")(second) && !can("g")(second) ? second : null;
  return isBare(first) ? first : null;
}

/** One unit, and what it does alone; the verb stays on its side. */
function alone(clause: Clause): Tokens | null {
  const { kind, isOwn, isVerbFirst, it } = clause;
  const slots = whereTheyStand(clause.slots);
  const [unit] = slots;
  if (slots.length !== 1 || unit === undefined || it !== null) return null;
  if (!isBare(unit) && !(isOwn && can("w")(unit)) && !can("p")(unit)) return null;
  const verb = word(kind === "stay" || kind === "kept" ? "hold" : "remove", clause);
  return isVerbFirst ? [verb, ...unit.tokens] : [...unit.tokens, verb];
}

function building(clause: Clause): Tokens | null {
  const built = clause.it === null ? builtOf(clause.slots) : null;
  return built === null ? null : [word("build", clause), ...built];
}

/** The one unit that is built: its type and place may stand apart. */
export function builtOf(slots: readonly Slot[]): Tokens | null {
  const [first] = slots;
  if (slots.length === 1) return first!.what === "unit" ? first!.tokens : null;
  const type = only(slots, (slot) => slot.what === "type" && isBare(slot));
  const place = only(slots, (slot) => isPlace(slot) && (isBare(slot) || can("l", "g")(slot)));
  const isUnit = slots.length === 2 && type !== null && place !== null;
  return isUnit ? [...type.tokens, ...place.tokens] : null;
}

/** `, couverte par Budapest`, `, transporté par la flotte`, `, quieto`: what belongs to the unit before. */
export function tailOf(clause: Clause): Tokens | null {
  const [by] = clause.slots;
  if (clause.kind === "stay" && by === undefined) return [word("hold", clause)];
  if (clause.slots.length !== 1 || by === undefined || !can("b", "o")(by)) return null;
  // `épaulé`, which without its accent is a verb
  const isDone = clause.isVerbFirst && can("b")(by);
  const kind = clause.kind;
  if (kind === "gets" || kind === "helped" || (kind === "help" && isDone))
    return [word("backing", clause), ...by.tokens];
  return kind === "carried" || (kind === "carry" && isDone)
    ? [word("ferried-by", clause), ...by.tokens]
    : null;
}
