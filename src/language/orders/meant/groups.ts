/**
 * What the words of a text say of orders, as it was learned from `grammar/mails`: one group of words for each order.
 * It is a guess, and knows neither the position nor the rules.
 */
import type { ProvinceId } from "../../../map/index.js";
import { once } from "../../../util/index.js";
import { learned } from "../../generated/roles.js";
import { namesAnyUnit } from "../../names/unit-types.js";
import { featuresOf } from "../../roles/features.js";
import { labels, type Role, roles } from "../../roles/role.js";
import { labelled, unpacked } from "../../tagging/model.js";
import { type Word, wordsOf } from "../../tagging/words.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits, wordsIn } from "../spoken/units.js";
import { knownOf } from "./known.js";

/** Words of one role. */
export interface Said {
  readonly role: Role;
  readonly text: string;
  /** What they name. */
  readonly place: ProvinceId | null;
  readonly from: number;
  /** From 0 to 1: how sure it is that they say this. */
  readonly sureness: number;
}

/** What is said of one order, in the order of the text. */
export type Group = readonly [Said, ...Said[]];

interface Labelled extends Said {
  readonly to: number;
  readonly begins: boolean;
}

const model = once(() => unpacked(learned));

/** The orders of a text, each as what is said of it. */
export function groupsIn(context: ReadingContext, text: string): readonly Group[] {
  const words = wordsOf(context.board, text);
  if (words.length === 0) return [];
  const likely = labelled(model(), words, featuresOf(words), knownOf(context, text, words)).of;
  const groups: [Said, ...Said[]][] = [];
  let last: Labelled | null = null;
  for (const [at, word] of words.entries()) {
    const said = saidBy(text, word, likely.subarray(at * labels.length));
    const group = groups.at(-1);
    if (said === null) last = null;
    else if (last !== null && group !== undefined && goesOn(last, said)) {
      const { to } = said;
      const sureness = Math.max(last.sureness, said.sureness);
      last = { ...(last as Labelled), to, text: text.slice((last as Labelled).from, to), sureness };
      group.splice(-1, 1, last);
    } else {
      last = said;
      const isNext = said.begins || (group !== undefined && isAnother(context, text, group, said));
      if (group === undefined || isNext) groups.push([said]);
      else group.push(said);
    }
  }
  return groups.flatMap((group) => inTwo(context, group));
}

/** Do words of the text from here to there say anything of an order? */
export function speakOfOrder(
  context: ReadingContext,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  // `The Alps stay quiet` names nothing on the board.
  const isNamed = (group: Group) =>
    group.some(({ place, text }) => place !== null || namesAnyUnit(text));
  return groupsIn(context, text)
    .filter(isNamed)
    .flat()
    .some((said) => said.from < to && said.from + said.text.length > from);
}

/** `A BER - KIE`, `A KIE - DEN` below it: a second place to go to, where an own unit stands that goes on from there. */
function inTwo(context: ReadingContext, group: Group): readonly Group[] {
  const own = ownUnits(context).map(({ at }) => at);
  const at = group.findIndex(
    ({ role, place }, index) =>
      role === "target" &&
      place !== null &&
      own.includes(place) &&
      group[index + 1]?.role === "target" &&
      group.slice(0, index).some((each) => each.role !== "unit"),
  );
  const [first, next, ...rest] = [group.slice(0, at), group[at], ...group.slice(at + 1)] as const;
  if (at < 1 || next === undefined) return [group];
  return [first as unknown as Group, ...inTwo(context, [{ ...next, role: "unit" }, ...rest])];
}

/** What a word says, by how likely each label is. */
function saidBy(text: string, { from, to, place }: Word, likely: Float64Array): Labelled | null {
  let [best, most, begins] = [null as Role | null, likely[0]!, false];
  for (const [role, inside, first] of byRole) {
    const sum = likely[inside]! + likely[first]!;
    if (sum > most) [best, most, begins] = [role, sum, likely[first]! > likely[inside]!];
  }
  if (best === null) return null;
  return { role: best, begins, place, from, to, text: text.slice(from, to), sureness: most };
}

/** Each role with its two labels: within an order, and as its first word. */
const byRole = (Object.keys(roles) as Role[]).map((role) => {
  const numberOf = (isFirst: boolean) =>
    labels.findIndex((label) => label?.role === role && label.begins === isFirst);
  return [role, numberOf(false), numberOf(true)] as const;
});

/** Are they words of one name or saying? */
function goesOn(last: Labelled, { role, begins, place }: Labelled): boolean {
  return last.role === role && !begins && last.place === null && place === null;
}

/** No order has two units of its own; and behind words for another unit stands what that one does. */
function isAnother(context: ReadingContext, text: string, group: Group, { role, from }: Said) {
  const has = (other: Role) => group.some((each) => each.role === other);
  // `It carries the army, and the other one supports`
  if (role === "support" || role === "convoy")
    return has(role === "support" ? "convoy" : "support");
  const last = group.at(-1)!;
  const between = text.slice(last.from + last.text.length, from);
  if (role === "target" && last.role === "condition") return has("target");
  if (role === "target" && has("target") && /[.!?;]\s/.test(between)) return true;
  const isLeft = last.role === "target" || (role === "target" && /[,.;!?\n]/.test(between));
  if (role === "hold" || role === "target")
    return isLeft && wordsIn(context, [], between).some(({ type }) => type !== null);
  return role === "unit" && has("unit") && group.length > 1;
}

/** Does the group surely name who does what, by a place or by words that name a unit, and nothing else? */
export function saysAll(group: Group, namesUnit: (words: string) => boolean): boolean {
  const [unit, goal, another] = [...group].sort((one, other) => rankOf(one) - rankOf(other));
  // `It` may be another one.
  const isNamed = unit?.role === "unit" && (unit.place !== null || namesUnit(unit.text));
  const isWhole = isNamed && another === undefined;
  const isGoal = goal?.role === "hold" || (goal?.role === "target" && goal.place !== null);
  return isWhole && isGoal && unit.sureness >= likely && goal.sureness >= fairly;
}

/** Does it surely name who supports which unit, and where that one goes if it does, and nothing else? */
export function saysWholeSupport(group: Group): boolean {
  const roles = group
    .map(({ role }) => role)
    .sort()
    .join(" ");
  const isWhole = roles === "aim helped support unit" || roles === "helped support unit";
  const isNamed = group.every(({ role, place }) => role === "support" || place !== null);
  return isWhole && isNamed && group.every(({ sureness }) => sureness >= sure);
}

function rankOf({ role }: Said): number {
  return role === "unit" ? 0 : 1;
}

/** Where the board says that a unit can do what is said, less will do: least for the unit, of which there are few. */
const [sure, fairly, likely] = [0.9, 0.85, 0.6] as const;
