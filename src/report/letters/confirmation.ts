/** Letters to people who have no seat: whether they really want what was asked, or that they get none. */
import type { Event } from "../../game/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import type { LetterText } from "../engine/letter-text.js";
import { letter } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";

/** What a letter asks somebody to confirm. */
export type ConfirmationMatter =
  | { readonly kind: "resignation" }
  /** Asked at the old address, before letters go to the new one. */
  | { readonly kind: "old-address"; readonly address: string }
  /** Asked at the old address where the GM wishes for the new one. */
  | { readonly kind: "lost-address"; readonly address: string }
  | { readonly kind: "new-address"; readonly address: string }
  | { readonly kind: "takeover"; readonly power: string }
  /** To be on the list of those who would take over a power, or not to be (null). */
  | { readonly kind: "standby"; readonly wish: object | null };

/** A candidate whom the GM did not let in, or who waited in vain. */
type TurnedAway = Extract<Event, { readonly kind: "candidate-denied" | "candidate-lapsed" }>;

export const confirmationSayings: Sayings<
  | { readonly kind: "confirmation"; readonly matter: ConfirmationMatter }
  | { readonly kind: "turned-away"; readonly event: TurnedAway }
> = {
  confirmation: {
    isResignation: ({ matter }) => matter.kind === "resignation",
    isOldAddress: ({ matter }) => matter.kind === "old-address",
    isLostAddress: ({ matter }) => matter.kind === "lost-address",
    isNewAddress: ({ matter }) => matter.kind === "new-address",
    isStandby: ({ matter }) => matter.kind === "standby" && matter.wish !== null,
    isNoStandby: ({ matter }) => matter.kind === "standby" && matter.wish === null,
    address: ({ matter }) => ("address" in matter ? toAscii(matter.address) : ""),
    power: ({ matter }, { names }) => ("power" in matter ? names.power(matter.power) : ""),
  },
  "turned-away": {
    power: ({ event }, { names }) => {
      const { power } = event.candidate;
      return power === null ? "" : names.power(power);
    },
    isDenied: ({ event }) => event.kind === "candidate-denied",
    isTooLate: ({ event }) => event.kind === "candidate-lapsed" && event.why === "too-late",
  },
};

export function composeConfirmation(
  catalogue: Catalogue,
  scene: Scene,
  matter: ConfirmationMatter,
): LetterText {
  const subject = { kind: "confirmation", matter } as const;
  return letter(catalogue, stageOf(catalogue, scene), confirmationSayings, subject);
}

/** To somebody whom the GM has not let in. */
export function composeTurnedAway(
  catalogue: Catalogue,
  scene: Scene,
  event: TurnedAway,
): LetterText {
  const subject = { kind: "turned-away", event } as const;
  return letter(catalogue, stageOf(catalogue, scene), confirmationSayings, subject);
}
