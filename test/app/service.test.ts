/** The systemd unit: systemd itself says that it is right, and how little the judge can reach. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-service-"));
const config = join(directory, "judge.yaml");
const unit = join(directory, "ems.service");

async function install(...options: string[]): Promise<{ code: number; text: string }> {
  const args = [program, "service", "install", "--config", config, "--output", unit, ...options];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    return { code: 0, text: `${stdout}${stderr}` };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
}

beforeAll(() => {
  mkdirSync(join(directory, "data"));
  const lines = [
    "judge: { address: judge@example.net, keeper: keeper@example.net }",
    "mail: { source: smtp }",
    "database: data/ems.sqlite",
  ];
  writeFileSync(config, lines.join("\n"));
});
afterAll(() => rmSync(directory, { recursive: true }));

test("a judge that would run as root is not installed", async () => {
  const { code, text } = await install("--user", "root");
  expect(code).toBe(1);
  expect(text).toContain("needs no root");
});

test("an account that is not there is told", async () => {
  const { code, text } = await install("--user", "ems-nobody-here");
  expect(code).toBe(1);
  expect(text).toContain("useradd --system --create-home ems-nobody-here");
});

test("the unit starts this program, and may write beside the database only", async () => {
  const { code, text } = await install("--user", "daemon");
  expect({ code, text }).toMatchObject({
    code: 0,
    text: expect.stringContaining("systemctl enable"),
  });
  const written = readFileSync(unit, "utf8");
  expect(written).toContain(`ExecStart=${process.execPath} ${program} start --config ${config}`);
  expect(written.match(/^ReadWritePaths=.*$/gm)).toEqual([
    `ReadWritePaths=${join(directory, "data")}`,
    `ReadWritePaths=${join(directory, "letters")}`,
  ]);
});

test("a unit that is there stays as it is", async () => {
  const { code, text } = await install("--user", "daemon");
  expect(code).toBe(1);
  expect(text).toMatch(/^No unit was written: EEXIST/);
});

const analyze = "/usr/bin/systemd-analyze";
const mustRun = process.env.EMS_TEST_ALL === "1" || process.env.CI === "true";

describe.runIf(mustRun || existsSync(analyze))("systemd", () => {
  test("finds nothing wrong", () => {
    const said = execFileSync(analyze, ["verify", "--man=no", unit], { encoding: "utf8" });
    expect(said).toBe("");
  });

  test("calls the judge's exposure small", () => {
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager", unit];
    const said = execFileSync(analyze, args, { encoding: "utf8" });
    expect(said).toMatch(/Overall exposure level for ems\.service: [01]\.\d OK/);
  });
});
