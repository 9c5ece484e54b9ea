/** Standing by: for the powers of one game, or for a free power of any game. */
import type { StandbyWish } from "../../../game/index.js";
import { alone, type Forms } from "../form.js";
import { gameName, powerWords, type Slice } from "../words.js";

export const forms = {
  "standby-list": {
    starts: `stand~by|no stand~by|stand~by off|stand~by variant|stand~by variants|stand~by press|
      stand~by no press|stand~by at most`,
    guards: { standby: alone, "no standby": alone },
  },
  "standby-status": { starts: "stand~by status" },
  standby: { starts: "stand~by|no stand~by" },
} as const satisfies Forms;

export type StandbyStatement =
  | { readonly kind: "standby"; readonly on: boolean; readonly game: string }
  /** Would take over a power in any game; null to be asked no longer. */
  | { readonly kind: "standby-list"; readonly wish: StandbyWish | null }
  | { readonly kind: "standby-status" };

export function standby(game: Slice, on: boolean): StandbyStatement {
  return { kind: "standby", game: gameName(game), on };
}

/** All that is said of a wish; what is not said does not matter to its writer. */
export function standbyList(parts: readonly Partial<StandbyWish>[]): StandbyStatement {
  const any: StandbyWish = { variants: [], press: "any", atMost: null };
  return { kind: "standby-list", wish: Object.assign({}, any, ...parts) };
}

export function noStandbyList(): StandbyStatement {
  return { kind: "standby-list", wish: null };
}

export function standbyStatus(): StandbyStatement {
  return { kind: "standby-status" };
}

export function standbyVariants(variants: Slice): Partial<StandbyWish> {
  return { variants: powerWords(variants.text.toLowerCase()) };
}
