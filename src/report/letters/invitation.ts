/** The letter that invites somebody to a game, and what is said to those who invite and those who want none. */
import { isQuiet } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import type { LetterText } from "../engine/letter-text.js";
import { answer, letter } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";

/** Who invites; without a name where the game or they keep it. */
interface Inviter {
  readonly isGm: boolean;
  readonly name: string;
}

interface Invitation {
  readonly by: Inviter;
  /** The power that is offered; null for any. */
  readonly power: PowerId | null;
  /** Only who knows the word of the game may join. */
  readonly isPrivate: boolean;
}

type InvitationAnswer =
  | { readonly kind: "invited"; readonly addresses: readonly string[] }
  | { readonly kind: "invitations"; readonly on: boolean };

export const invitationSayings: Sayings<Invitation & { readonly kind: "invitation" }> = {
  invitation: {
    byGm: ({ by }) => by.isGm,
    name: ({ by }) => toAscii(by.name),
    isPrivate: ({ isPrivate }) => isPrivate,
    isSecret: ({ power }, { scene: { view } }) =>
      power !== null && view !== null && isQuiet(view.settings),
    power: ({ power }, { names }) => (power === null ? "" : names.power(power)),
  },
};

export const invitedSayings: Sayings<InvitationAnswer> = {
  invited: { addresses: ({ addresses }, { words }) => words.and(addresses.map(toAscii)) },
  invitations: { isOn: ({ on }) => on },
};

/** To somebody who has no seat in the game and perhaps has never heard of this judge. */
export function composeInvitation(
  catalogue: Catalogue,
  scene: Scene,
  invitation: Invitation,
): LetterText {
  const subject = { kind: "invitation", ...invitation } as const;
  return letter(catalogue, stageOf(catalogue, scene), invitationSayings, subject);
}

/** INVITE: whom the judge has written to. */
export function invitedText(
  catalogue: Catalogue,
  scene: Scene,
  addresses: readonly string[],
): string {
  const subject = { kind: "invited", addresses } as const;
  return answer(catalogue, stageOf(catalogue, scene), invitedSayings, subject);
}

/** NO INVITATIONS. */
export function invitationsText(catalogue: Catalogue, scene: Scene, on: boolean): string {
  const subject = { kind: "invitations", on } as const;
  return answer(catalogue, stageOf(catalogue, scene), invitedSayings, subject);
}
