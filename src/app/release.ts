/** What the package says of itself; it lies above the compiled program. */
import { readFileSync } from "node:fs";

export const { version: release } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { readonly version: string };
