/** The handbooks are true: what they tell happens so, and what they teach to write is read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openVariants } from "../../src/app/variants.js";
import { readBody } from "../../src/language/index.js";
import { parseReadingCases, readingOf } from "../support/cases/reading-cases.js";
import { fenced, follow, stepsOf } from "../support/docs/handbook.js";
import { openRoom } from "../support/judge/judge-room.js";

const read = (name: string) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), "utf8");

/** Where an order stands that the players' handbook teaches, by what it is for. */
const scenes = [
  {
    of: /retreat|disband/,
    scene: "@phase F1901R\n@power FRANCE\n@dislodged FRANCE A BUR from MUN: PAR PIC",
  },
  {
    of: /build/,
    scene: "@phase F1901A\n@power FRANCE\n@units FRANCE F BRE\n@owners FRANCE PAR MAR BRE",
  },
  {
    of: /remove/,
    scene: "@phase F1901A\n@power FRANCE\n@units FRANCE F BRE, A PAR\n@owners FRANCE PAR",
  },
  {
    of: /^/,
    scene: "@phase S1901M\n@power FRANCE\n@units FRANCE A PAR, A MAR, A BUR, A YOR, F NTH, F MAO",
  },
];

const standard = openVariants().board("standard")!;

describe.each(["players", "game-masters"])("docs/%s.md", (name) => {
  const text = read(name);

  it("tells what happens", async () => {
    const room = await openRoom("2026-11-23T09:00:00Z");
    const steps = stepsOf(text);
    expect(steps.filter(({ kind }) => kind === "letter").length).toBeGreaterThan(4);
    expect(await follow(room, steps)).toBeNull();
    await room.close();
  });

  it.each(fenced(text, ""))("shows commands that the judge reads: %s", (block) => {
    // The explanation stands in a second column.
    const mail = block.replace(/ {3,}.*$/gm, "");
    const body = readBody(mail);
    expect(body.items.filter(({ kind }) => kind === "complaint")).toEqual([]);
    expect(body.items.filter(({ kind }) => kind === "statement")).not.toEqual([]);
    expect(body.skipped).toEqual([]);
  });
});

describe("docs/players.md", () => {
  const text = read("players");
  const table = text.slice(text.indexOf("## Orders"), text.indexOf("**If you change"));
  const rows = [...table.matchAll(/^\| to ([^|]+) \| `([^`]+)` \| `([^`]+)` \|$/gm)];

  it("has orders to show", () => expect(rows.length).toBeGreaterThan(8));

  it.each(rows.map(([, what = "", ...forms]) => ({ what, forms })))(
    "shows two ways to $what",
    ({ what, forms }) => {
      const scene = scenes.find(({ of }) => of.test(what))!.scene;
      const [short, long] = forms.map((form) => readingIn(scene, form));
      expect(short).toMatch(/^[AFBRDW]\w* ?[^?!~]*$/);
      expect(long).toBe(short);
    },
  );

  it("names every place of the board", () => {
    const named = [...text.matchAll(/`([A-Z]{3})` ([\w. -]+?) \|/g)].map(
      ([, id, name]) => `${id} ${name}`,
    );
    const places = standard.provinces.map(({ id, name }) => `${id} ${name}`);
    expect(named.toSorted()).toEqual(places.toSorted());
  });
});

/** What is read of a line that France sends in a phase of this kind. */
function readingIn(scene: string, line: string): string {
  const [found] = parseReadingCases("players.md", `${scene}\n${line} => as the other`);
  return readingOf(found!);
}
