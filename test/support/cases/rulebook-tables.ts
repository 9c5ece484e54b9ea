/** The tables of config/README.md that the rulebooks themselves determine. */

import {
  optionKeys,
  optionNames,
  type RulebookOption,
  rulebookOptions,
} from "../../../src/rules/index.js";
import { type Preset, presetNames, presets } from "../../../src/rules/model/presets.js";

/** The option as players write it. */
export const nameOf = (option: RulebookOption): string => optionNames[optionKeys.indexOf(option)]!;

/** Every preset's choice for every option. */
export function choiceTable(): string {
  const rows = optionKeys.map((option) => [
    `\`${nameOf(option)}\``,
    ...presetNames.map((name) => (presets[name] as Preset)[option].value),
  ]);
  return table([["option", ...presetNames], ...rows]);
}

/** Where every choice comes from that is not simply the DATC's preference. */
export function sourceTable(): string {
  const rows = presetNames.flatMap((name) =>
    optionKeys
      .map((option) => ({ option, choice: (presets[name] as Preset)[option] }))
      .filter(({ option, choice }) => !isPreference(choice, option))
      .map(({ option, choice }) => [name, `\`${nameOf(option)}\``, choice.value, choice.source]),
  );
  return table([["rulebook", "option", "choice", "source"], ...rows]);
}

function isPreference({ source }: Preset[RulebookOption], option: RulebookOption): boolean {
  return (
    source === `DATC preference, ${rulebookOptions[option].issue}` || source === "no such rule"
  );
}

function table(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [head, `|${"---|".repeat(rows[0]!.length)}`, ...body].join("\n");
}
