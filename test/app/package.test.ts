/** The package that `npm pack` makes: all that the program needs and nothing else, and it runs from there. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-package-"));
const packed = join(directory, "package");

beforeAll(() => {
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", directory];
  const [{ filename }] = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
  execFileSync("tar", ["-xzf", join(directory, filename), "-C", directory]);
  symlinkSync(`${root}node_modules`, join(packed, "node_modules"));
});
afterAll(() => rmSync(directory, { recursive: true }));

const run = (args: readonly string[], input = "") =>
  execFileSync(process.execPath, [join(packed, "dist/app/main.js"), ...args], {
    input,
    encoding: "utf8",
    cwd: directory,
  });

const files = () =>
  execFileSync("find", [".", "-type", "f", "-not", "-path", "./node_modules/*"], {
    cwd: packed,
    encoding: "utf8",
  });

test("has what a keeper needs, and neither tests nor sources", () => {
  for (const file of ["config/judge.example.yaml", "config/README.md", "LICENSE", "CHANGELOG.md"])
    expect(files()).toContain(`./${file}\n`);
  expect(files()).not.toMatch(/\.test\.|\.\/src\/|\.\/test\/|config\/atlas|\/bench\//);
});

test("runs: its version, a variant, an adjudication", () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  expect(run(["--version"])).toBe(`${version}\n`);
  expect(run(["check", "variant", "standard"])).toContain("standard: no faults");
  const line =
    '{"id":"a","phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":"a par - bur"}}';
  expect(JSON.parse(run(["adjudicate"], `${line}\n`)).units).toEqual({ FRANCE: ["A BUR"] });
});

test("the changelog begins with this version", () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  const changelog = readFileSync(`${root}CHANGELOG.md`, "utf8");
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
});
