/**
 * The keys of a request. Tools add keys of their own, which mean nothing here; but a key that was meant to be one of
 * ours would be passed over in silence, and the phase adjudicated on another board or by other rules.
 */
import { nearest } from "../../files/index.js";

const known = [
  ...["variant", "rules", "options", "phase"],
  ...["units", "centers", "dislodged", "contested", "orders"],
];
const keys: ReadonlySet<string> = new Set(["id", ...known]);

/** What other programs call the names of boards and rulebooks. */
const synonyms: Readonly<Record<string, "variant" | "rules">> = {
  rulebook: "rules",
  ruleset: "rules",
  edition: "rules",
  map: "variant",
  board: "variant",
};

type Json = Readonly<Record<string, unknown>>;

/** A key that was meant to be another, which is not there, with that one; null if there is none. */
export function mistakenKey(
  input: Json,
  used: { readonly variant: string; readonly rules: string },
): { readonly written: string; readonly meant: string } | null {
  for (const written of Object.keys(input)) {
    if (keys.has(written)) continue;
    const meant = keyMeant(written, input[written], used);
    if (meant !== null && (input[meant] ?? null) === null) return { written, meant };
  }
  return null;
}

/** A name that says what holds anyway does no harm, and what is no name is something else. */
function keyMeant(
  written: string,
  value: unknown,
  used: { readonly variant: string; readonly rules: string },
): string | null {
  const synonym = synonyms[written];
  if (synonym === undefined) return nearest(written, known);
  return typeof value === "string" && value !== used[synonym] ? synonym : null;
}
