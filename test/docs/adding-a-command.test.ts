/**
 * The recipe "Adding a command" in src/README.md is true: the files that it names are there, a command is declared in
 * one family, and the command that it takes as its example is named in no other file.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formNames } from "../../src/language/index.js";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const readme = read("src/README.md");
const recipe = readme.slice(
  readme.indexOf("## Adding a command"),
  readme.indexOf("## Changing what is stored"),
);

const familiesFolder = "src/language/commands/families/";
const families = readdirSync(new URL(familiesFolder, root)).map((file) => {
  const text = read(familiesFolder + file);
  const table = text.slice(text.indexOf("export const forms = {"), text.indexOf("satisfies Forms"));
  const declared = [...table.matchAll(/^ {2}"?([a-z-]+)"?: \{/gm)].map(([, form]) => form!);
  return { file, text, declared };
});

describe("the recipe for a command", () => {
  const named = [...recipe.matchAll(/`([\w./-]+(?:\/|\.(?:ts|ne|txt)))`/g)].map(
    ([, path]) => path!,
  );
  const folders = ["src/", "", "templates/"];

  it("names places", () => expect(named.length).toBeGreaterThan(6));
  it.each(named)("names what is there: %s", (path) => {
    expect(folders.some((folder) => existsSync(new URL(folder + path, root)))).toBe(true);
  });

  const [, example = "", home = "", forms = ""] =
    /form `([a-z-]+)`, say, is named in\s+`(\S+)` and in `(\S+)`/.exec(recipe) ?? [];

  it("has an example that is named where it says, and nowhere else", () => {
    const files = ["src", "templates", "grammar"].flatMap(filesIn);
    const naming = files.filter((file) =>
      new RegExp(`(?<![\\w-])${example}(?![\\w-])`).test(read(file)),
    );
    expect(formNames).toContain(example);
    expect(naming.filter((file) => file !== "src/README.md").toSorted()).toEqual([
      `src/${home}`,
      forms,
    ]);
  });
});

function filesIn(folder: string): readonly string[] {
  const all = readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("generated"))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.pathname.length));
}

describe("the families of commands", () => {
  it("declare every form once", () => {
    expect(families.flatMap(({ declared }) => declared).toSorted()).toEqual(formNames.toSorted());
  });

  const grammar = read("grammar/commands.ne");
  it.each(families.filter(({ text }) => text.includes("export function")))(
    "are called by the grammar: $file",
    ({ file, text }) => {
      const [, name] =
        new RegExp(
          `import \\* as (\\w+) from "\\.\\./commands/families/${file.replace(".ts", ".js")}"`,
        ).exec(grammar) ?? [];
      const built = [...text.matchAll(/^export function (\w+)\(/gm)].map(([, builder]) => builder!);
      const uncalled = built.filter((builder) => !grammar.includes(`${name}.${builder}`));
      expect(uncalled).toEqual([]);
    },
  );
});
