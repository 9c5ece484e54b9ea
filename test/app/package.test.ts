/** The package that `npm pack` makes: all that the program needs and nothing else, and it runs from there. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-package-"));
const packed = join(directory, "package");

beforeAll(() => {
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", directory];
  const [{ filename }] = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
  execFileSync("tar", ["-xzf", join(directory, filename), "-C", directory]);
  linkProductionPackages();
});
afterAll(() => rmSync(directory, { recursive: true }));

/** What `npm install --omit=dev` would bring, and nothing that only the tests have. */
function linkProductionPackages(): void {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    // What lies within a package comes along with it.
    const isOwn = path.startsWith("node_modules/") && path.lastIndexOf("node_modules/") === 0;
    if (!isOwn || dev === true || !existsSync(`${root}${path}`)) continue;
    mkdirSync(dirname(join(packed, path)), { recursive: true });
    symlinkSync(`${root}${path}`, join(packed, path));
  }
}

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

// One sign beyond Latin-1, and V8 keeps the whole file with two bytes for each letter.
test("is written in Latin-1, whatever the sources are written in", () => {
  const folder = join(packed, "dist/app");
  const programs = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const beyond = programs.filter((name) =>
    /[^\0-\u00ff]/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(programs).toContain("main.js");
  expect(beyond).toEqual([]);
});

test("plays the demonstration and helps, called as npm links it, from an empty folder", () => {
  const empty = mkdtempSync(join(directory, "empty-"));
  const ems = join(directory, "ems");
  symlinkSync(join(packed, "dist/app/main.js"), ems);
  chmodSync(join(packed, "dist/app/main.js"), 0o755);
  const call = (...args: string[]) =>
    spawnSync(ems, args, {
      cwd: empty,
      input: "",
      encoding: "utf8",
      env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, TMPDIR: directory },
    });
  const demo = call("demo", "--port", "0", "--exit");
  expect(demo.stderr).toBe("");
  expect(demo.stdout).toContain("DEMO:first - F1901B Results");
  expect(demo.stdout).toMatch(/The judge has stopped\.\n$/);
  expect(demo.status).toBe(0);
  expect(call("--help").stdout).toContain("quickstart");
  const quickstart = call("quickstart");
  expect(quickstart.stdout + quickstart.stderr).toContain("No answer came");
  const check = call("check", "mail", "--config", "judge.yaml");
  expect(check.stderr).toContain("judge.yaml");
  expect(check.status).toBe(78);
  expect(readdirSync(empty)).toEqual([]);
});

test("the changelog begins with this version", () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  const changelog = readFileSync(`${root}CHANGELOG.md`, "utf8");
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
});
