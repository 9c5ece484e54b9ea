/** Every complaint of cases/pains.md is answered by a test that is there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const table = readFileSync(new URL("../cases/pains.md", import.meta.url), "utf8");
const rows = [...table.matchAll(/^\|(.+)\|$/gm)]
  .map(([, row]) => row!.split(" | ").map((cell) => cell.trim()))
  .filter(([first = ""]) => !/^(?:complaint or wish|defect|-+)/.test(first));

describe("what others complained of", () => {
  it.each(rows.map((row) => [row[0]!, row.at(-1)!] as const))("%s", (_, shownBy) => {
    const [, file = "nothing", words = "nothing"] = /^`(.+?)`: (.+)$/.exec(shownBy) ?? [];
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path), file).toBe(true);
    const text = readFileSync(path, "utf8").replace(/\s+/g, " ");
    expect(text.includes(words), `"${words}" in ${file}`).toBe(true);
  });
});

it("there is something to answer", () => expect(rows.length).toBeGreaterThan(60));
