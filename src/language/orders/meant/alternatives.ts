/** `Ruhr to Holland, if that is not possible Belgium`: what is to be done otherwise is a group of words of its own. */
import { otherwise } from "../spoken/loose-words.js";
import type { Group, Said } from "./groups.js";

/** The groups, with such goals apart from the order that they would take the place of. */
export function withAlternativesApart(text: string, groups: readonly Group[]): readonly Group[] {
  const apart: (readonly Said[])[] = [];
  for (const [index, group] of groups.entries()) {
    const whole = withoutNextCondition(text, group, groups[index + 1]);
    const at = whole.findIndex(({ role, from }, each) => {
      const before = whole[each - 1];
      return role === "target" && before !== undefined && isOtherwise(text, before, from);
    });
    const first = whole.slice(0, Math.max(0, at));
    const before = apart.at(-1) ?? [];
    // `Holland from the Ruhr, if not Belgium`
    const isGoalFirst = isOnly(before, "target") && isOnly(first, "unit");
    if (isGoalFirst) apart.splice(-1, 1, [...before, ...first], whole.slice(at));
    else if (first.some(({ role }) => role === "target")) apart.push(first, whole.slice(at));
    else apart.push(whole);
  }
  return apart as unknown as readonly Group[];
}

/** `Holland or, if that fails, Belgium`: the condition is that of what stands behind it. */
function withoutNextCondition(
  text: string,
  group: Group,
  next: Group | undefined,
): readonly Said[] {
  const last = group.at(-1)!;
  const isNext =
    group.length > 1 &&
    last.role === "condition" &&
    next !== undefined &&
    otherwise.test(text.slice(last.from, next[0].from));
  return isNext ? group.slice(0, -1) : group;
}

function isOtherwise(text: string, { from, text: { length } }: Said, to: number): boolean {
  return otherwise.test(text.slice(from + length, to));
}

function isOnly(group: readonly Said[], role: Said["role"]): boolean {
  return group.length > 0 && group.every((each) => each.role === role);
}
