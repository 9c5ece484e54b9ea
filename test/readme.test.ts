/** What the READMEs say is true: examples run, every dependency is explained, every folder is listed. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readBody } from "../src/language/index.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");
const readme = read("README.md");
const pack = JSON.parse(read("package.json"));

/** The text of every fenced block with this language. */
function blocks(text: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...text.matchAll(fence)].map((match) => match[1]!);
}

describe("README.md", () => {
  it("explains every library", () => {
    const libraries = [...Object.keys(pack.dependencies), ...Object.keys(pack.devDependencies)]
      .filter((name) => !name.startsWith("@types/"))
      .map((name) => name.replace(/^@[^/]+\//, ""));
    const table = readme.slice(readme.indexOf("### Why these libraries"));
    expect(libraries.filter((name) => !new RegExp(`\\b${name}\\b`).test(table))).toEqual([]);
  });

  it("names only scripts that exist", () => {
    const scripts = [...readme.matchAll(/npm run ([a-z]+)/g)].map((match) => match[1]!);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((name) => !(name in pack.scripts))).toEqual([]);
  });

  it("names only files that exist", () => {
    const files = [
      ...readme.matchAll(/`((?:src|test|config|docs|grammar|templates|\.ci)[\w./-]*)`/g),
    ];
    expect(files.map((match) => match[1]!).filter((file) => !existsSync(`${root}${file}`))).toEqual(
      [],
    );
  });

  it("shows pictures that are here, and small", () => {
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1]!);
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      expect(readFileSync(`${root}${picture}`).length, picture).toBeLessThan(100_000);
    }
  });

  it("lists the commands that `ems help` lists", () => {
    const help = spawnSync(process.execPath, ["dist/app/main.js", "--help"], {
      cwd: root,
      encoding: "utf8",
    });
    const commands = [...help.stdout.matchAll(/^ {2}(\w+)/gm)].map((match) => match[1]!);
    expect(commands).toContain("adjudicate");
    const listed = commands.filter((name) => name !== "help");
    expect(listed.filter((name) => !readme.includes(`\`ems ${name}`))).toEqual([]);
  });

  it("adjudicates its example", () => {
    const example = blocks(readme, "sh").find((block) => block.includes("npx ems adjudicate"))!;
    const command = example.replace("npx ems", "node dist/app/main.js");
    const run = spawnSync("bash", ["-c", command], { cwd: root, encoding: "utf8" });
    expect(JSON.parse(run.stdout).units).toEqual({
      FRANCE: ["A BUR", "A MAR"],
      GERMANY: ["A MUN"],
    });
  });

  it("shows commands that the judge reads", () => {
    const shown = blocks(readme, "").filter((block) => /^[A-Z?]{3,}/.test(block));
    expect(shown.length).toBeGreaterThan(2);
    for (const block of shown) {
      // The explanation stands in a second column.
      const lines = block.split("\n").map((line) => line.replace(/ {3,}.*$/, ""));
      const mail = lines.flatMap((line) => line.split(/, (?=RESUME)/)).join("\n");
      const body = readBody(mail);
      expect(body.items.filter((item) => item.kind !== "statement")).toEqual([]);
      expect(body.skipped).toEqual([]);
    }
  });
});

describe("src/README.md", () => {
  it("lists every folder of the program", () => {
    const folders = readdirSync(`${root}src`, { withFileTypes: true }).filter((dirent) =>
      dirent.isDirectory(),
    );
    const text = read("src/README.md");
    expect(
      folders.map(({ name }) => name).filter((name) => !text.includes(`| \`${name}\` |`)),
    ).toEqual([]);
  });

  it("names only files that exist", () => {
    const rows = [...read("src/README.md").matchAll(/^\| `(\w+)` \|.*\| (.*) \|$/gm)];
    const files = rows.flatMap(([, folder, starts]) =>
      [...starts!.matchAll(/`([\w./-]+)`/g)].map((match) => `src/${folder}/${match[1]}`),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  });

  it("lists every room of the readers of a mail, and names only files that exist", () => {
    const [, section = ""] = read("src/README.md").split("## Reading a mail");
    const [text = ""] = section.split(/^## /m);
    for (const folder of ["judge/answering", "language"]) {
      const [, rows = ""] = text.split(`| \`${folder}/\` |`);
      const [table = ""] = rows.split("\n\n");
      const listed = [...table.matchAll(/^\| `([\w/]+)` \|/gm)].map((match) => match[1]);
      const rooms = readdirSync(`${root}src/${folder}`, { withFileTypes: true, recursive: true })
        .filter((dirent) => dirent.isDirectory())
        .map(({ parentPath, name }) => `${parentPath}/${name}`.split(`/src/${folder}/`)[1]);
      expect(listed).toEqual(rooms.sort());
    }
    const files = [...text.matchAll(/`((?:judge|language)\/[\w/-]+\.ts)`/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(`${root}src/${file}`))).toEqual([]);
  });

  it.each([
    "One mail, from the mailbox to the letter",
    "One deadline, from the clock to the letters",
  ])("walks through at most twenty files, each of them once: %s", (title) => {
    const [, walk = ""] = read("src/README.md").split(`### ${title}`);
    const [section = ""] = walk.split(/^##/m);
    const files = [...section.matchAll(/`([\w/-]+\.ts)`/g)].map((match) => match[1]);
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(20);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !existsSync(`${root}src/${file}`))).toEqual([]);
  });
});

describe("the repository", () => {
  it("has nothing at its top but what the design lists", () => {
    const top = readdirSync(root).filter(
      (name) => !name.startsWith(".") && !/^(node_modules|dist)$/.test(name),
    );
    expect(top.sort()).toEqual(
      [
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "config",
        "docs",
        "grammar",
        "package-lock.json",
        "package.json",
        "src",
        "templates",
        "test",
        "tsconfig.json",
      ].sort(),
    );
  });
});
