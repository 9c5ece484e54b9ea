/** A game as other programs save it is taken over: played again from its orders, and its GM and players go on by mail. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RecordedPhase, readRecordedGame } from "../support/cases/recorded-game.js";
import { openRoom } from "../support/judge/judge-room.js";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "ems-saved-"));
const at = (name: string) => join(directory, name);
const phases = readRecordedGame("turkey-1909");

beforeAll(() => {
  const lines = [
    "judge: { address: judge@example.net, keeper: keeper@example.net }",
    "mail: { source: smtp }",
    "database: ems.sqlite",
  ];
  writeFileSync(at("judge.yaml"), lines.join("\n"));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** An order as the `diplomacy` package writes it. */
function written(phase: string, order: string): string {
  if (phase.endsWith("R")) return order.replace(" - ", " R ").replace(/ DISBAND$/, " D");
  return order.replace(/^BUILD (.*)$/, "$1 B").replace(/^REMOVE (.*)$/, "$1 D");
}

function savedPhase({ name, units, centers, orders }: RecordedPhase) {
  const given = [...orders].map(([power, list]) => [power, list.map((one) => written(name, one))]);
  return {
    name,
    state: {
      name,
      units: Object.fromEntries(units),
      centers: Object.fromEntries(centers),
      retreats: {},
      note: "",
    },
    orders: Object.fromEntries(given),
    results: {},
    messages: [],
  };
}

type Saved = ReturnType<typeof savedPhase>;

async function take(name: string, saved: readonly Saved[], ...options: readonly string[]) {
  writeFileSync(
    at("saved.json"),
    JSON.stringify({ id: "x", map: "standard", rules: [], phases: saved }),
  );
  const as = ["--as", name, "--gm", "george@example.net", ...options];
  const args = [program, "import", "--config", at("judge.yaml"), ...as, at("saved.json")];
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, args).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, text: stdout + stderr };
}

test("a game that is over comes with its whole past", async () => {
  const { code, text } = await take("bosporus", phases.map(savedPhase), "--rules", "2000");
  expect(text).toContain(`bosporus is here, with ${phases.length - 1} phases`);
  expect(text).not.toMatch(/Not understood|RESUME/);
  expect(code).toBe(0);
});

test("a running game rests, until its GM has players again and lets it go on", async () => {
  const { text } = await take("halfway", phases.slice(0, 5).map(savedPhase), "--rules", "2000");
  const login = /GAME halfway AS GM PASSWORD \w+/.exec(text)?.[0];
  expect(text).toContain("RESUME by the GM");
  const room = await openRoom(new Date().toISOString(), at("ems.sqlite"));
  await room.mail("anna@example.net", "SIGNON Fhalfway secret");
  await room.mail("george@example.net", `${login}\nRESUME\nHISTORY`);
  await room.settle();
  const seated = room.letters.find(({ to }) => to === "anna@example.net");
  expect(seated?.text).toContain("France");
  expect(room.letters.map(({ text: letter }) => letter).join("\n")).toMatch(
    /F NTH C A YOR - NWY|North Sea CONVOY/,
  );
  const game = await room.context.store.transaction((tx) => tx.games.load("halfway"));
  expect(game?.game.status).toBe("active");
  await room.close();
});

test("a game that took another course is not taken over, and it is said where", async () => {
  const [first, second, ...rest] = phases.slice(0, 4).map(savedPhase);
  const units = { ...second!.state.units, FRANCE: ["A PIC", "A SPA", "F ENG"] };
  const changed = { ...second!, state: { ...second!.state, units } };
  const { code, text } = await take("other", [first!, changed, ...rest]);
  expect(code).toBe(1);
  expect(text).toContain("In F1901M the game stands otherwise by the rules 2025");
  expect(text).toContain("here FRANCE A BUR; in the file FRANCE A PIC");
});

test.each<[string, (saved: Saved) => object, RegExp]>([
  [
    "a place that is none",
    (saved) => ({ ...saved, state: { ...saved.state, units: { FRANCE: ["A XXX"] } } }),
    /S1901M: units\.FRANCE: A XXX: there is no province XXX/,
  ],
  ["a phase that is none", (saved) => ({ ...saved, name: "May" }), /"May" is no phase/],
  [
    "dislodged units at the beginning",
    (saved) => ({ ...saved, state: { ...saved.state, units: { FRANCE: ["*A PAR"] } } }),
    /cannot begin with dislodged units/,
  ],
])("%s is told in a sentence", async (_, change, sentence) => {
  const { code, text } = await take("bad", [change(savedPhase(phases[0]!)) as Saved]);
  expect(code).toBe(1);
  expect(text).toMatch(sentence);
  expect(text).not.toContain("    at ");
});
