/** What a game does about powers whose orders do not come: the policies, and how they are written. */

export type NmrPolicy =
  /** The phase is played without them: units hold. */
  | { readonly kind: "hold" }
  /** The game waits without limit, for the player or for another one. */
  | { readonly kind: "wait" }
  /** So many times in a game the player gets the phase's time once more; then as `hold`. */
  | { readonly kind: "excuse"; readonly times: number }
  /** The seat is free at once, and the power in civil disorder until somebody takes it. */
  | { readonly kind: "civil-disorder" }
  /** The seat is free when so many phases in a row were missed. */
  | { readonly kind: "replace"; readonly after: number };

/** As it is set: `EXCUSE 2`. */
export function printNmrPolicy(missed: NmrPolicy): string {
  switch (missed.kind) {
    case "excuse":
      return `EXCUSE ${missed.times}`;
    case "replace":
      return `REPLACE ${missed.after}`;
    case "civil-disorder":
      return "CD";
    default:
      return missed.kind.toUpperCase();
  }
}
