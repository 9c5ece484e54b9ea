/**
 * The keys of a request. Tools add keys of their own, which mean nothing here; but a key that was meant to be one of
 * ours would be passed over in silence, and the phase adjudicated without its orders or by other rules.
 */
import { nearest } from "../../util/index.js";

const known = [
  ...["variant", "rules", "options", "phase"],
  ...["units", "centers", "dislodged", "contested", "orders"],
];
const keys: ReadonlySet<string> = new Set(["id", ...known]);

/** What the rules are called elsewhere. */
const rulebookKeys: ReadonlySet<string> = new Set(["rulebook", "ruleset"]);

type Json = Readonly<Record<string, unknown>>;

/** A key that was meant to be another, which is not there, with that one; null if there is none. */
export function mistakenKey(
  input: Json,
  rulebook: string,
): { readonly written: string; readonly meant: string } | null {
  for (const written of Object.keys(input)) {
    if (keys.has(written)) continue;
    const meant = keyMeant(written, input[written], rulebook);
    if (meant !== null && (input[meant] ?? null) === null) return { written, meant };
  }
  return null;
}

/** To name the rulebook that holds anyway does no harm, and what is no name is something else. */
function keyMeant(written: string, value: unknown, rulebook: string): string | null {
  if (!rulebookKeys.has(written)) return nearest(written, known);
  return typeof value === "string" && value !== rulebook ? "rules" : null;
}
