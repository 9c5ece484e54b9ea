/**
 * Whom the header of a message names. Where a game allows it the list of readers is forged, never the
 * writer; and what goes to the GM alone, or comes from the GM, always tells the truth.
 */
import type { PowerId } from "../../map/index.js";
import type { PressTarget } from "../model/command.js";
import type { Request } from "../model/decision.js";
import type { Member } from "../model/game.js";
import type { Refusal } from "../model/refusal.js";

interface Header {
  /** Null for the truth. */
  readonly shown: PressTarget | null;
  readonly refusal: Refusal | null;
}

export function headerOf({ game, command }: Request<"press">, from: Member): Header {
  const { fakePress } = game.settings;
  const { to, shown } = command;
  const isForged = shown !== null && shown !== "truth" && !isSame(shown, to);
  if (fakePress === "none") return isForged ? refused("no-fake-press") : truth;
  if (from.role === "gm" || isToGm(to)) {
    return isForged ? refused("no-fake-with-gm") : truth;
  }
  const usual = fakePress === "allowed" ? to : everybody;
  const named = shown === "truth" ? to : (shown ?? usual);
  if (fakePress === "always" && named.kind !== "all") return refused("only-fake-broadcasts");
  return isSame(named, to) ? truth : { shown: named, refusal: null };
}

const everybody: PressTarget = { kind: "all" };

const truth: Header = { shown: null, refusal: null };

function refused(kind: "no-fake-press" | "no-fake-with-gm" | "only-fake-broadcasts"): Header {
  return { shown: null, refusal: { kind } };
}

export const toGm = { kind: "some", powers: [], gm: true, observers: false } as const;

export function toPowers(powers: readonly PowerId[]) {
  return { kind: "some", powers, gm: false, observers: false } as const satisfies PressTarget;
}

/** Does nobody but the GM read this? */
export function isToGm(to: PressTarget): boolean {
  return to.kind === "some" && to.gm && to.powers.length === 0 && !to.observers;
}

function isSame(pressTarget: PressTarget, other: PressTarget): boolean {
  if (pressTarget.kind === "all" || other.kind === "all") return pressTarget.kind === other.kind;
  const { gm, observers, powers } = pressTarget;
  return (
    gm === other.gm &&
    observers === other.observers &&
    powers.length === other.powers.length &&
    powers.every((power) => other.powers.includes(power))
  );
}
