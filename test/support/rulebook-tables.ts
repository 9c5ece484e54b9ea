/** The tables of config/README.md that the rulebooks themselves determine. */
import {
  type Choice,
  optionKeys,
  optionName,
  type Preset,
  presetNames,
  presets,
  rulebookOptions,
} from "../../src/rules/index.js";

/** Every preset's choice for every option. */
export function choiceTable(): string {
  const rows = optionKeys.map((option) => [
    `\`${optionName(option)}\``,
    ...presetNames.map((name) => (presets[name] as Preset)[option].value),
  ]);
  return table([["option", ...presetNames], ...rows]);
}

/** Where every choice comes from that is not simply the DATC's preference. */
export function sourceTable(): string {
  const rows = presetNames.flatMap((name) =>
    optionKeys
      .map((option) => ({ option, choice: (presets[name] as Preset)[option] as Choice }))
      .filter(({ option, choice }) => !isPreference(choice, option))
      .map(({ option, choice }) => [
        name,
        `\`${optionName(option)}\``,
        choice.value,
        choice.source,
      ]),
  );
  return table([["rulebook", "option", "choice", "source"], ...rows]);
}

function isPreference({ source }: Choice, option: keyof typeof rulebookOptions): boolean {
  return (
    source === `DATC preference, ${rulebookOptions[option].issue}` || source === "no such rule"
  );
}

function table(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [head, `|${"---|".repeat(rows[0]!.length)}`, ...body].join("\n");
}
