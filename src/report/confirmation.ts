/** The letter that asks whether somebody really wants what was asked in his name. */
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
      isNewAddress: matter.kind === "new-address",
      isStandby: matter.kind === "standby" && matter.wish !== null,
      isNoStandby: matter.kind === "standby" && matter.wish === null,
      address: "address" in matter ? toAscii(matter.address) : "",
      power: "power" in matter ? stage.names.power(matter.power) : "",
    }),
  );
}
