/** How powers, members, recipients and messages are called, as far as the reader may know them. */
import type { Person, PowerView, PressEvent, PressTarget, PublicMember } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { toAscii } from "../engine/ascii.js";
import type { Saying, Stage } from "./say.js";

/** `Anna`, `anna@example.net`, or `Anna <anna@example.net>`, as far as it may be known; else nothing. */
export function personName({ name, address }: Person): string {
  if (address === null) return name ?? "";
  return name === null ? toAscii(address) : `${name} <${toAscii(address)}>`;
}

/** `France`, `the GM`; without a power, the person, where that may be known. */
export function who({ words, names }: Stage, publicMember: PublicMember): string {
  if (publicMember.power !== null) return names.power(publicMember.power);
  if (publicMember.role === "gm") return words.say("the-gm");
  const unknown = publicMember.role === "observer" ? "an-observer" : "a-player";
  return personName(publicMember) || words.say(unknown);
}

/** The power that something is about. */
export const powerSaying: Saying<{ readonly power: PowerId }> = {
  power: ({ power }, { names }) => names.power(power),
};

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

/** `Germany, Italy and the GM`, `everybody`, or `everybody but Austria`. */
export function recipientList(stage: Stage, to: PressTarget): string {
  const { words, names, scene } = stage;
  if (to.kind === "all") return words.say("everybody");
  const others = scene.board.powers.map(({ id }) => id).filter((id) => !to.powers.includes(id));
  const areFew = others.length > 0 && others.length < to.powers.length;
  if (to.gm && to.observers && areFew) {
    return words.say("everybody-but", { powers: powerList(stage, others) });
  }
  const all = to.powers.map(names.power);
  if (to.gm) all.push(words.say("the-gm"));
  if (to.observers) all.push(words.say("the-observers"));
  return words.and(all);
}

/** `E`, `M` for a GM, `O` for an observer: how nJudge's subjects name somebody. */
export function memberLetter(stage: Stage, publicMember: PublicMember): string {
  const { power, role } = publicMember;
  if (power !== null) return powerLetter(stage, power);
  if (role === "player") return who(stage, publicMember);
  return role === "gm" ? "M" : "O";
}

function powerLetter({ scene }: Stage, power: PowerId): string {
  return scene.board.power(power)?.letter ?? power;
}

/** `FGM`: the recipients of a message in one word. */
export function recipientLetters(stage: Stage, to: PressTarget): string {
  if (to.kind === "all") return "";
  const letters = to.powers.map((power) => powerLetter(stage, power));
  return [...letters, to.gm ? "M" : "", to.observers ? "O" : ""].join("");
}

/** Wishes from first to last; equals are joined by `=`. */
export function preferenceList(
  { names }: Stage,
  preferences: readonly (readonly PowerId[])[],
): string {
  return preferences.map((equals) => equals.map(names.power).join(" = ")).join(", ");
}

/** What a message is called in lists: `Broadcast from France`, `Press from France to Italy`. */
export function pressTitle(stage: Stage, event: PressEvent): string {
  const title = usualTitle(stage, event);
  if (event.shown === null) return title;
  const shown = recipientList(stage, event.shown);
  return stage.words.say("press-shown", { title, shown });
}

function usualTitle(stage: Stage, { from, to }: PressEvent): string {
  const { words } = stage;
  if (to.kind === "all") {
    return from === null
      ? words.say("broadcast")
      : words.say("broadcast-from", { from: who(stage, from) });
  }
  const named = recipientList(stage, to);
  return from === null
    ? words.say("press-to", { to: named })
    : words.say("press-from", { from: who(stage, from), to: named });
}
