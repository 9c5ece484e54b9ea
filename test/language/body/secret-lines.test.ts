/** How a line begins tells whether it can hold a secret: a reading of the whole line finds no other. */
import { expect, it } from "vitest";
import { shownAs, withoutSecrets } from "../../../src/language/body/secret-lines.js";
import { mask } from "../../../src/language/body/secrets/mask.js";
import { readSetting } from "../../../src/language/body/setting-lines.js";
import { readCommand } from "../../../src/language/commands/read-command.js";
import { readLine } from "../../../src/language/text/lines.js";
import { writtenLines } from "../../support/written-lines.js";

const likely = writtenLines.filter((line) =>
  /pass|\bpw\b|join|game|create|observe|watch|sign|log|set|invit|private|\?|with/i.test(line),
);

/** As the line may be shown, whatever it begins with. */
function shown(raw: string): string {
  const line = readLine(raw);
  const reading = readCommand(line) ?? readSetting(line);
  const text = reading === null ? raw : shownAs(line.raw, reading);
  return text.includes(mask) ? text : raw;
}

it("no line that people wrote shows a secret", () => {
  const secretive = likely.filter((raw) => shown(raw) !== raw);
  expect(secretive.length).toBeGreaterThan(50);
  expect(secretive.map((raw) => withoutSecrets(raw))).toEqual(secretive.map(shown));
});
