/**
 * Whom the header of a message names. Where a game allows it the list of readers is forged, never the
 * writer; and what goes to the master alone, or comes from him, always tells the truth.
 */
import type { PressTarget } from "./command.js";
import type { Case } from "./decision.js";
import type { Member } from "./game.js";
import type { Refusal } from "./refusal.js";

interface Header {
  /** Null for the truth. */
  readonly shown: PressTarget | null;
  readonly refusal: Refusal | null;
}

export function headerOf({ game, command }: Case<"press">, from: Member): Header {
  const { fakePress } = game.settings;
  const { to, shown } = command;
  const isForged = shown !== null && shown !== "truth" && !isSame(shown, to);
  if (fakePress === "none") return isForged ? refused("no-fake-press") : truth;
  if (from.role === "master" || isToMaster(to)) {
    return isForged ? refused("no-fake-with-master") : truth;
  }
  const usual = fakePress === "allowed" ? to : everybody;
  const named = shown === "truth" ? to : (shown ?? usual);
  if (fakePress === "always" && named.kind !== "all") return refused("only-fake-broadcasts");
  return isSame(named, to) ? truth : { shown: named, refusal: null };
}

const everybody: PressTarget = { kind: "all" };

const truth: Header = { shown: null, refusal: null };

function refused(kind: "no-fake-press" | "no-fake-with-master" | "only-fake-broadcasts"): Header {
  return { shown: null, refusal: { kind } };
}

/** Does nobody but the master read this? */
export function isToMaster(to: PressTarget): boolean {
  return to.kind === "some" && to.master && to.powers.length === 0 && !to.observers;
}

function isSame(one: PressTarget, other: PressTarget): boolean {
  if (one.kind === "all" || other.kind === "all") return one.kind === other.kind;
  const { master, observers, powers } = one;
  return (
    master === other.master &&
    observers === other.observers &&
    powers.length === other.powers.length &&
    powers.every((power) => other.powers.includes(power))
  );
}
