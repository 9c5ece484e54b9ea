/** The rulebook of a game, from its settings. */
import { defaultRulebook, type Rulebook, resolveRulebook } from "../rules/index.js";
import type { Settings } from "./settings.js";

/** The rulebook these settings name. They were checked when they were set, so an unknown name is ours. */
export function rulebookFor(settings: Settings): Rulebook {
  const resolution = resolveRulebook(settings.rules, settings.options);
  return resolution.kind === "rulebook" ? resolution.rulebook : defaultRulebook;
}
