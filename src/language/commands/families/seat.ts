/** One's own seat: which power one would like, secrets and addresses, digests, and leaving. */

import type { LetterPart } from "../../../game/index.js";
import type { BadClock } from "../clock.js";
import type { Forms } from "../form.js";
import { alone } from "../form.js";
import { commanded, type GameCommand } from "../game-command.js";
import { lower, type Slice, type Wish, wishList } from "../words.js";

export const forms = {
  "set-preference": {
    starts:
      "set_preference|set_preferences|set_pref|set_prefs|set_prefer|preference|preferences|prefer|pref|prefs",
  },
  "set-password": { starts: "set_password|set_pw|set_p", isSecret: true },
  "set-address": { starts: "set_address|set_ad" },
  "set-name": { starts: "set_name|set_no_name" },
  "set-zone": { starts: "set_zone|set_time_zone" },
  "set-letter-part": {
    starts: `set_json|set_no_json|set_calendar|set_calendars|set_no_calendar|set_no_calendars|set_ics|
      set_no_ics|set_html|set_no_html|set_map|set_maps|set_no_map|set_no_maps|set_picture|
      set_pictures|set_no_picture|set_no_pictures`,
  },
  "set-digest": { starts: "set_digest|set_no_digest" },
  resign: {
    starts: "resign|withdraw|step_down",
    guards: { withdraw: alone, "step down": alone },
    takesThanks: true,
  },
  confirm: { starts: "confirm|i confirm" },
  decline: { starts: "decline|i decline|pass", guards: { decline: alone, pass: alone } },
} as const satisfies Forms;

export type SeatStatement =
  /** Wishes from first to last; `*` is any power. */
  | { readonly kind: "set-preference"; readonly wishes: readonly Wish[] }
  | { readonly kind: "set-password"; readonly password: string }
  | {
      readonly kind: "set-address";
      /** Null for the address that the mail came from. */
      readonly address: string | null;
      /** Whose seat moves there, a power or the address that it has; null for the sender's own. */
      readonly whose: string | null;
    }
  | { readonly kind: "set-zone"; readonly zone: string }
  | { readonly kind: "resign" }
  /** In an answer to a letter that asked for it. */
  | { readonly kind: "confirm" }
  | { readonly kind: "decline" };

export function preference(wishes: Slice): SeatStatement {
  return { kind: "set-preference", wishes: wishList(wishes.text) };
}

export function password(secret: Slice): SeatStatement {
  return { kind: "set-password", password: secret.text };
}

export function address(mailbox: Slice | null, whose: Slice | null = null): SeatStatement {
  return { kind: "set-address", address: lower(mailbox), whose: whose?.text ?? null };
}

export function zone(place: Slice): SeatStatement {
  return { kind: "set-zone", zone: place.text.replaceAll(" ", "_") };
}

/** Null for no name. */
export function name(words: Slice | null): GameCommand {
  return commanded({ kind: "set-name", name: words?.text ?? null });
}

/** Letters come with it, or without. */
export function letterPart(part: LetterPart, isOn: boolean): GameCommand {
  return commanded({ kind: "set-letter-part", part, isOn });
}

/** At a minute of the day, at the usual one, or never (null). */
export function digest(minute: number | "usual" | null | BadClock): GameCommand | BadClock {
  if (typeof minute === "object" && minute !== null) return minute;
  return commanded({ kind: "set-digest", minute });
}

export function resign(): SeatStatement {
  return { kind: "resign" };
}

export function confirm(): SeatStatement {
  return { kind: "confirm" };
}

export function decline(): SeatStatement {
  return { kind: "decline" };
}
