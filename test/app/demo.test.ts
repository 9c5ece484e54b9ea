/**
 * `ems demo` as a newcomer sees it: the first year is played, the judge stays up, the command that it
 * prints for going on by hand works as printed, and Ctrl-C ends it cleanly.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../support/judge/world.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const run = promisify(execFile);

describe("ems demo", () => {
  let demo: ChildProcess;
  let shown = "";

  beforeAll(async () => {
    demo = spawn(process.execPath, [program, "demo", "--port", "0"], { stdio: "pipe" });
    for (const stream of [demo.stdout, demo.stderr]) {
      stream?.on("data", (data: Buffer) => {
        shown += data.toString();
      });
    }
    await until("the first year", () => shown.includes("stays up until you press Ctrl-C"));
  });

  afterAll(() => {
    demo.kill("SIGKILL");
  });

  it("shows a year of Diplomacy: results, a dislodgement, a retreat, builds", () => {
    for (const phase of ["S1901M", "F1901M", "F1901R", "F1901B"]) {
      expect(shown).toMatch(
        new RegExp(`writes to frances@example.net: DEMO:first - ${phase} Results`),
      );
    }
    expect(shown).toContain("France: Army Burgundy HOLD.  (*dislodged*)");
    expect(shown).toContain("Builds a fleet in Brest.");
    expect(shown).not.toMatch(/"level":(40|50)/);
  });

  it("goes on by hand with the command that it prints", async () => {
    const command = /\n( +printf [\s\S]*?--upload-file -)\n/.exec(shown)![1]!;
    await run("bash", ["-c", command]);
    await until("the answer", () => shown.includes("France: Army Paris -> Picardy."));
  });

  it("ends cleanly on Ctrl-C", async () => {
    const ended = new Promise((resolve) => demo.once("exit", resolve));
    demo.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(shown).toContain("The judge has stopped.");
  });
});
