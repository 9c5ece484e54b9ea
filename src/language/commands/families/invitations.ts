/** Invitations to a game, and asking for none. */
import type { Forms } from "../form.js";
import type { Slice } from "../words.js";

export const forms = {
  invite: { starts: "invite", takesThanks: true },
  "no-invitations": { starts: "no invitations|invitations off|invitations on" },
} as const satisfies Forms;

export type InvitationStatement =
  /** Writes to these addresses of the sender's game. */
  | { readonly kind: "invite"; readonly addresses: readonly string[] }
  /** Whether the sender wants invitations at all. */
  | { readonly kind: "invitations"; readonly on: boolean };

/** `INVITE anna@example.net, Ben <ben@example.org> to the game`: whatever stands around the addresses. */
export function invite(whom: Slice): InvitationStatement {
  const words = whom.text.split(/[\s,;<>()]+/).filter((word) => word.includes("@"));
  const addresses = words.map((word) => word.replace(/^mailto:|[.:!?]+$/gi, "").toLowerCase());
  return { kind: "invite", addresses: [...new Set(addresses)] };
}

export function invitations(on: boolean): InvitationStatement {
  return { kind: "invitations", on };
}
