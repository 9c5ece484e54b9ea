/** From the names that players and files write to a rulebook, or to what is wrong with them. */
import { defaultPreset, type Preset, type PresetName, presetNames, presets } from "./presets.js";
import {
  findOption,
  findValue,
  optionKeys,
  optionNames,
  optionValues,
  type Rulebook,
  type RulebookOption,
} from "./rulebook.js";

/** Why there is no such rulebook. */
type RulebookProblem =
  | { readonly kind: "unknown-rulebook"; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: "unknown-option"; readonly option: string; readonly known: readonly string[] }
  | {
      readonly kind: "unknown-value";
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    };

type RulebookResolution =
  | { readonly kind: "rulebook"; readonly rulebook: Rulebook }
  | { readonly kind: "problem"; readonly problem: RulebookProblem };

/** A preset with single options overridden: `resolveRulebook("2025", { paradox: "all-hold" })`. */
export function resolveRulebook(
  name: string,
  overrides: Readonly<Record<string, string>> = {},
): RulebookResolution {
  const preset = presetNames.find((known) => known === name.trim().toLowerCase());
  if (preset === undefined) {
    return {
      kind: "problem",
      problem: { kind: "unknown-rulebook", name, known: presetNames },
    };
  }
  let rulebook = rulebookOf(preset);
  for (const [option, value] of Object.entries(overrides)) {
    const changed = overrideOption(rulebook, option, value);
    if (changed.kind === "problem") return changed;
    rulebook = changed.rulebook;
  }
  return { kind: "rulebook", rulebook };
}

/** One option of a rulebook changed, as `SET OPTION paradox all-hold` asks. */
function overrideOption(rulebook: Rulebook, option: string, value: string): RulebookResolution {
  const key = findOption(option);
  if (key === null) {
    return { kind: "problem", problem: { kind: "unknown-option", option, known: optionNames } };
  }
  const known = findValue(key, value);
  if (known === null) {
    return {
      kind: "problem",
      problem: { kind: "unknown-value", option, value, known: optionValues(key) },
    };
  }
  return { kind: "rulebook", rulebook: { ...rulebook, [key]: known } };
}

/** The rulebook that a preset stands for. */
function rulebookOf(name: PresetName): Rulebook {
  const preset: Preset = presets[name];
  const values = optionKeys.map((option: RulebookOption) => [option, preset[option].value]);
  return { name, ...Object.fromEntries(values) } as Rulebook;
}

/** What is played when nothing is said. */
export const defaultRulebook: Rulebook = rulebookOf(defaultPreset);
