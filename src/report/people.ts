/** How powers, members and recipients are called, as far as the reader may know them. */
import type { Face, PowerView, PressTarget } from "../game/index.js";
import type { PowerId } from "../map/index.js";
import { toAscii } from "./ascii.js";
import type { Stage } from "./say.js";

/** `France`, `the game master`; before the start, the address where it may be known. */
export function who({ words, names }: Stage, face: Face): string {
  if (face.power !== null) return names.power(face.power);
  if (face.role === "master") return words.say("the-master");
  if (face.address !== null) return toAscii(face.address);
  return words.say(face.role === "observer" ? "an-observer" : "a-player");
}

/** `France and Italy`. */
export function powerList({ words, names }: Stage, powers: readonly PowerId[]): string {
  return words.and(powers.map(names.power));
}

/** `Italy 3 times and France 1 time`: how often their players were late, where that may be told. */
export function latenessList({ words, names }: Stage, powers: readonly PowerView[]): string {
  const late = powers.flatMap(({ power, timesLate }) => {
    if (timesLate === null || timesLate === 0) return [];
    return [`${names.power(power)} ${words.count(timesLate, "one-time", "many-times")}`];
  });
  return words.and(late);
}

/** The powers of a draw: `[]` stands for all survivors, null for no draw. */
export function drawList(stage: Stage, powers: readonly PowerId[] | null): string {
  if (powers === null) return stage.words.say("nobody");
  if (powers.length === 0) return stage.words.say("all-survivors");
  return powerList(stage, powers);
}

/** `Germany, Italy and the game master`, `everybody`, or `everybody but Austria`. */
export function recipientList(stage: Stage, to: PressTarget): string {
  const { words, names, scene } = stage;
  if (to.kind === "all") return words.say("everybody");
  const others = scene.board.powers.map(({ id }) => id).filter((id) => !to.powers.includes(id));
  const areFew = others.length > 0 && others.length < to.powers.length;
  if (to.master && to.observers && areFew) {
    return words.say("everybody-but", { powers: powerList(stage, others) });
  }
  const all = to.powers.map(names.power);
  if (to.master) all.push(words.say("the-master"));
  if (to.observers) all.push(words.say("the-observers"));
  return words.and(all);
}

/** Wishes from first to last; equals are joined by `=`. */
export function preferenceList(
  { names }: Stage,
  preferences: readonly (readonly PowerId[])[],
): string {
  return preferences.map((equals) => equals.map(names.power).join(" = ")).join(", ");
}
