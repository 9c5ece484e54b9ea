/** `ems adjudicate` as a stream: answers while it is asked, in order, however much it is asked. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));

function line(id: number): string {
  if (id % 1000 === 7) return `{"id":${id},"phase":"X1901M"}`;
  const power = id % 2 === 0 ? "FRANCE" : "ITALY";
  // What the judge does not know makes the lines long: they come in many pieces, 40 MB of them.
  const remark = "x".repeat((id % 1000) * 15);
  return JSON.stringify({ id, phase: "S1901M", units: { [power]: ["A PAR"] }, remark });
}

it("keeps the order of more lines than one thread answers", () => {
  const ids = Array.from({ length: 6000 }, (_, id) => id);
  const run = spawnSync(process.execPath, [program, "adjudicate"], {
    input: ids.map(line).join("\n"),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const answers = run.stdout
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(answers.map(({ id }) => id)).toEqual(ids);
  for (const { id, error, units } of answers) {
    if (id % 1000 === 7) expect(error).toMatch(/"X1901M" is no phase/);
    else expect(units).toEqual({ [id % 2 === 0 ? "FRANCE" : "ITALY"]: ["A PAR"] });
  }
  expect(run.status).toBe(1);
});

it("answers a line before the next one is asked", async () => {
  const run = spawn(process.execPath, [program, "adjudicate"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: run.stdout })[Symbol.asyncIterator]();
  for (const id of [1, 2, 3]) {
    run.stdin.write(`${line(id)}\n`);
    const { value } = await answers.next();
    expect(JSON.parse(value)).toMatchObject({ id });
  }
  run.stdin.end();
  expect((await once(run, "close"))[0]).toBe(0);
});

it("stops without a word when nobody reads any more", async () => {
  const run = spawn(process.execPath, [program, "adjudicate"], { stdio: ["pipe", "pipe", "pipe"] });
  run.stdout.destroy();
  const said: string[] = [];
  run.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  run.stdin.on("error", () => {});
  run.stdin.write(`${line(1)}\n`);
  await once(run, "close");
  expect(said.join("")).toBe("");
});
