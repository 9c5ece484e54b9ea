/** Whatever the comparison with other judges claims names the cases that show it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const readme = readFileSync(new URL("../../config/README.md", import.meta.url), "utf8");
const section = readme.slice(readme.indexOf("## Beside other judges"));
const rows = [...section.matchAll(/^\|(.+)\|$/gm)]
  .map(([, row]) => row!.split("|").map((cell) => cell.trim()))
  .filter(([first = ""]) => first !== "feature" && !first.startsWith("---"));

describe("what is claimed names a file of cases", () => {
  it.each(rows.map((row) => [row[0]!, row] as const))("%s", (_, row) => {
    const [claim, shownBy = ""] = row.length > 2 ? row.slice(-2) : ["yes", row[1]];
    if (claim === "no") return expect(shownBy).toBe("");
    const [, file = "nothing"] = /^`(.+)`$/.exec(shownBy) ?? [];
    expect(existsSync(new URL(`../${file}`, import.meta.url)), `${claim}: ${file}`).toBe(true);
  });
});

it("there is something to compare", () => expect(rows.length).toBeGreaterThan(50));
