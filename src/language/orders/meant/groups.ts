/**
 * What the words of a text say of orders, as it was learned from `grammar/mails`: one group of words for each order.
 * It is a guess, and knows neither the position nor the rules.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { once } from "../../../util/index.js";
import { learned } from "../../generated/roles.js";
import { featuresOf } from "../../roles/features.js";
import { labels, type Role, roles } from "../../roles/role.js";
import { labelled, unpacked } from "../../tagging/model.js";
import { type Word, wordsOf } from "../../tagging/words.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "./units.js";

/** Words of one role. */
export interface Said {
  readonly role: Role;
  readonly text: string;
  /** What they name. */
  readonly place: ProvinceId | null;
  readonly from: number;
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
  const likely = labelled(model(), words, featuresOf(words), seenOn(context, words)).of;
  const groups: [Said, ...Said[]][] = [];
  let last: Labelled | null = null;
  for (const [at, word] of words.entries()) {
    const said = saidBy(text, word, likely.subarray(at * labels.length));
    const group = groups.at(-1);
    if (said === null) last = null;
    else if (last !== null && group !== undefined && goesOn(last, said)) {
      const { to } = said;
      last = { ...(last as Labelled), to, text: text.slice((last as Labelled).from, to) };
      group.splice(-1, 1, last);
    } else {
      last = said;
      if (group === undefined || said.begins || isAnother(group, said)) groups.push([said]);
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
  return groupsIn(context, text)
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

/** What the position says against a label: where no unit stands, none can act or be helped. */
function seenOn({ position, power }: ReadingContext, words: readonly Word[]) {
  const [all, own] = [new Set<ProvinceId>(), new Set<ProvinceId>()];
  for (const unit of position.units) {
    all.add(provinceOf(unit.at));
    if (unit.power === power) own.add(provinceOf(unit.at));
  }
  return (at: number, label: number) => {
    const [place, role] = [words[at]!.place, labels[label]?.role];
    if (place === null) return 0;
    if (role === "unit") return own.has(place) ? favour : -against;
    return role === "helped" && !all.has(place) ? -against : 0;
  };
}

/** As logarithms of how much likelier it gets. */
const [favour, against] = [1, 4] as const;

/** What a word says, by how likely each label is. */
function saidBy(text: string, { from, to, place }: Word, likely: Float64Array): Labelled | null {
  let [best, most, begins] = [null as Role | null, likely[0]!, false];
  for (const [role, inside, first] of byRole) {
    const sum = likely[inside]! + likely[first]!;
    if (sum > most) [best, most, begins] = [role, sum, likely[first]! > likely[inside]!];
  }
  return best === null ? null : { role: best, begins, place, from, to, text: text.slice(from, to) };
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

/** No order has two units of its own. */
function isAnother(group: Group, { role }: Said): boolean {
  return role === "unit" && group.some((each) => each.role === "unit") && group.length > 1;
}
