/** The variant makers' handbook is true: its example is made as it says, step by step, and played on. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openVariants } from "../../src/app/variants.js";
import { fenced, follow, stepsOf } from "../support/docs/handbook.js";
import { root, runShell } from "../support/docs/run-ems.js";
import { openRoom } from "../support/judge/judge-room.js";

const handbook = readFileSync(`${root}docs/variants.md`, "utf8");
const folder = mkdtempSync(join(tmpdir(), "ems-variant-"));

/** The handbook's files, each named by its first line, are written where it says. */
const files = fenced(handbook, "yaml").map((text) => {
  const path = join(folder, /^# (\S+)\n/.exec(text)![1]!);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
});

const [checked, tried] = fenced(handbook, "sh") as [string, string];

describe("docs/variants.md", () => {
  it("makes four files", () => expect(files).toHaveLength(4));

  it("checks and draws the board", () => {
    expect(runShell(checked, folder)).toEqual({
      status: 0,
      out: "variants/channel: no faults\n",
    });
    expect(readFileSync(join(folder, "channel.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it("tries the rules", () => {
    const run = runShell(tried, folder);
    expect(JSON.parse(run.out).units).toEqual({
      NORTH: ["A MID", "F BAY"],
      SOUTH: ["A DEN", "F COV"],
    });
  });

  it("begins a game", async () => {
    const boards = openVariants(join(folder, "variants")).boards();
    const room = await openRoom("2026-11-23T09:00:00Z", ":memory:", (context) => {
      return { ...context, boards };
    });
    expect(await follow(room, stepsOf(handbook))).toBeNull();
    await room.close();
  });
});
