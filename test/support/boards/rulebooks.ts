/** Rulebooks by name, for tests: an unknown name or option fails at once. */
import { type Rulebook, resolveRulebook } from "../../../src/rules/index.js";
import type { PresetName } from "../../../src/rules/model/presets.js";

export function rulebookOf(
  name: PresetName,
  options: Readonly<Record<string, string>> = {},
): Rulebook {
  const resolution = resolveRulebook(name, options);
  if (resolution.kind === "problem") throw new Error(JSON.stringify(resolution.problem));
  return resolution.rulebook;
}
