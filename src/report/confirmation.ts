/** Letters to people who have no seat: whether they really want what was asked, or that they get none. */
import type { Event } from "../game/index.js";
import { toAscii } from "./ascii.js";
import type { Catalogue } from "./catalogue.js";
import { letterText } from "./letters.js";
import type { LetterText, Scene } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { stageOf } from "./stage.js";

/** What is to be confirmed. */
export type ConfirmationMatter =
  | { readonly kind: "resignation" }
  /** Asked at the old address, before letters go to the new one. */
  | { readonly kind: "old-address"; readonly address: string }
  /** The same, where the master asks for it. */
  | { readonly kind: "lost-address"; readonly address: string }
  | { readonly kind: "new-address"; readonly address: string }
  | { readonly kind: "takeover"; readonly power: string }
  /** To be on the list of those who would take over a power, or not to be (null). */
  | { readonly kind: "standby"; readonly wish: object | null };

export function composeConfirmation(
  catalogue: Catalogue,
  scene: Scene,
  matter: ConfirmationMatter,
): LetterText {
  const stage = stageOf(catalogue, scene);
  return letterText(
    catalogue.letters.confirmation({
      ...sceneWords(stage),
      isResignation: matter.kind === "resignation",
      isOldAddress: matter.kind === "old-address",
      isLostAddress: matter.kind === "lost-address",
      isNewAddress: matter.kind === "new-address",
      isStandby: matter.kind === "standby" && matter.wish !== null,
      isNoStandby: matter.kind === "standby" && matter.wish === null,
      address: "address" in matter ? toAscii(matter.address) : "",
      power: "power" in matter ? stage.names.power(matter.power) : "",
    }),
  );
}

/** To somebody whom the master has not let in. */
export function composeTurnedAway(
  catalogue: Catalogue,
  scene: Scene,
  event: Extract<Event, { readonly kind: "candidate-denied" | "candidate-lapsed" }>,
): LetterText {
  const stage = stageOf(catalogue, scene);
  const { power } = event.candidate;
  return letterText(
    catalogue.letters["turned-away"]({
      ...sceneWords(stage),
      power: power === null ? "" : stage.names.power(power),
      isDenied: event.kind === "candidate-denied",
      isTooLate: event.kind === "candidate-lapsed" && event.why === "too-late",
    }),
  );
}
