/** What is stored is what comes back, and what is not a game is never taken for one. */
import { describe, expect, test } from "vitest";
import {
  currentSchema,
  DocumentError,
  decodeGame,
  decodePhase,
  encodeGame,
  encodePhase,
} from "../../src/store/codec.js";
import { type Upgrade, upgraded } from "../../src/store/upgrade.js";
import { instant } from "../../src/util/index.js";
import { game, phaseRecord } from "./samples.js";

type Document = Record<string, unknown>;

/** The error of reading the sample game after a change of its document. */
function complaintAbout(change: (document: Document) => void): string {
  const { schema, document } = encodeGame(game("paris"));
  const changed = JSON.parse(document) as Document;
  change(changed);
  try {
    decodeGame("paris", { schema, document: JSON.stringify(changed) });
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    return (error as Error).message;
  }
  return "it was read";
}

/** Puts a value at a path of a document. */
function set(document: Document, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop()!;
  const parent = steps.reduce((under, step) => under[step] as Document, document);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

describe("round trip", () => {
  test.each([
    ["with everything", game("paris")],
    ["forming", game("paris", { status: "forming", timing: null, members: [], sheets: {} })],
    ["won", game("paris", { ending: { kind: "solo", power: "FRANCE" } })],
    ["drawn", game("paris", { ending: { kind: "draw", powers: ["FRANCE"] } })],
    ["conceded", game("paris", { ending: { kind: "concession", power: "ITALY" } })],
    ["terminated", game("paris", { ending: { kind: "terminated" } })],
  ])("a game %s", (_, value) => {
    expect(decodeGame("paris", encodeGame(value))).toEqual(value);
  });

  test("a phase", () => {
    const record = phaseRecord("paris", 3);
    expect(decodePhase("paris", 3, encodePhase("paris", record))).toEqual(record);
  });
});

describe("a spoilt game names itself and the field", () => {
  test.each([
    ["status", "sleeping", 'status: Invalid option: expected one of "forming"'],
    ["members.1.address", 5, "members.1.address: Invalid input: expected string"],
    ["members.0.passwordHash", undefined, "members.0.passwordHash: Invalid input"],
    ["settings.clocks.move.nextHours", null, "settings.clocks.move.nextHours: Invalid input"],
    ["settings.zone", "", "settings.zone: Invalid input"],
    ["sheets.FRANCE.orders.1.order.to", 7, "sheets.FRANCE.orders.1.order.to: Invalid input"],
    ["sheets.FRANCE.orders.1.order.kind", "fly", "sheets.FRANCE.orders.1.order.kind: Invalid"],
    ["timing.deadline", "tomorrow", "timing.deadline: Invalid input: expected number"],
    ["timing.deadline", 1.5, "timing.deadline: Invalid input: expected int"],
    ["position.units.0.type", "T", "position.units.0.type: Invalid option"],
    ["turn", 0, "turn: Too small"],
    ["surplus", 1, 'Unrecognized key: "surplus"'],
    ["name", "rome", 'it is the game "rome"'],
  ])("%s: %j", (path, value, complaint) => {
    const message = complaintAbout((document) => set(document, path, value));
    expect(message).toContain(`The stored game "paris" cannot be read: ${complaint}`);
  });

  test("every spoilt field is named", () => {
    const message = complaintAbout((document) => {
      set(document, "turn", "four");
      set(document, "seed", null);
    });
    expect(message).toMatch(/turn: .*; seed: /);
  });
});

test("what is no JSON says so", () => {
  const { schema, document } = encodeGame(game("paris"));
  const torn = { schema, document: document.slice(0, -1) };
  expect(() => decodeGame("paris", torn)).toThrow(
    'The stored game "paris" cannot be read: it is not JSON.',
  );
});

test("a spoilt phase names its turn", () => {
  const { schema, document } = encodePhase("paris", phaseRecord("paris", 3));
  const spoilt = { schema, document: document.replace('"retreat-collision"', "7") };
  expect(() => decodePhase("paris", 3, spoilt)).toThrow(
    'The stored turn 3 of game "paris" cannot be read: result.results.0.reason: Invalid input.',
  );
  expect(() => decodePhase("paris", 4, { schema, document })).toThrow("it is turn 3");
});

test("a document of a newer release is not guessed at", () => {
  const { document } = encodeGame(game("paris"));
  expect(() => decodeGame("paris", { schema: currentSchema + 1, document })).toThrow(
    `a newer release wrote it (schema ${currentSchema + 1})`,
  );
});

test("a game that could not be read again is not written", () => {
  expect(() => encodeGame(game("paris", { turn: Number.NaN }))).toThrow("turn: Invalid input");
  const { timing } = game("paris");
  const endless = { ...timing!, deadline: instant(Number.POSITIVE_INFINITY) };
  expect(() => encodeGame(game("paris", { timing: endless }))).toThrow("timing.deadline");
});

describe("older documents take every step to the present", () => {
  const append = (step: string) => (document: unknown) => `${document}${step}`;
  const steps: readonly Upgrade[] = [
    { game: append(" 2"), phase: append(" two") },
    { game: append(" 3"), phase: append(" three") },
  ];

  test.each([
    ["game", 1, "game 2 3"],
    ["game", 2, "game 3"],
    ["game", 3, "game"],
    ["phase", 1, "phase two three"],
  ] as const)("a %s of schema %i", (kind, schema, expected) => {
    expect(upgraded(kind, kind, schema, steps)).toBe(expected);
  });
});

test("a game from before press and secrecy could be chosen stays as it was", () => {
  const document = JSON.parse(encodeGame(game("paris")).document) as Document;
  const added = "partialPress observerPress minorPress latePress mustOrder postalPress";
  const fields = [...added.split(" "), "gunboat", "reveal", "quiet", "unordered"];
  for (const field of fields) set(document, `settings.${field}`, undefined);
  set(document, "postal", undefined);
  set(document, "settings.press", "none");
  const read = decodeGame("paris", { schema: 2, document: JSON.stringify(document) });
  expect(read.postal).toEqual([]);
  expect(read.settings).toMatchObject({ quiet: false, unordered: "shown", gunboat: false });
});

test("a game that an older release paused is its master's to end, and keeps its deadline", () => {
  const document = JSON.parse(encodeGame(game("paris")).document) as Document;
  set(document, "settings.maxPause", undefined);
  set(document, "timing.paused", undefined);
  for (const power of Object.keys(document.sheets as Document)) {
    set(document, `sheets.${power}.pause`, undefined);
  }
  set(document, "rest", { until: 5000, deadline: 2000 });
  set(document, "endedAt", undefined);
  set(document, "statements", undefined);
  for (const index of [0, 1]) {
    set(document, `members.${index}.phasesMissed`, undefined);
    set(document, `members.${index}.tookOver`, undefined);
  }
  set(document, "departed.0.phasesMissed", undefined);
  set(document, "departed.0.tookOver", undefined);
  for (const name of ["minOnTime", "minGames", "maxLeft", "lateCount"]) {
    set(document, `settings.${name}`, undefined);
  }
  const read = decodeGame("paris", { schema: 6, document: JSON.stringify(document) });
  expect(read.rest).toMatchObject({ by: "master", until: 5000, timing: { deadline: 2000 } });
  expect(read.settings).toMatchObject({ maxPause: 14, minOnTime: 0, maxLeft: 100 });
  expect(read.departed[0]).toMatchObject({ phasesMissed: 0, tookOver: false });
});

test("a game from before press could be forged, or kept to neighbors, stays as it was", () => {
  const document = JSON.parse(encodeGame(game("paris")).document) as Document;
  for (const field of ["fakePress", "touchPress"]) set(document, `settings.${field}`, undefined);
  const read = decodeGame("paris", { schema: 7, document: JSON.stringify(document) });
  expect(read.settings).toMatchObject({ fakePress: "none", touchPress: false });
});

test("a game from before masters were missed runs by the clock", () => {
  const document = JSON.parse(encodeGame(game("paris")).document) as Document;
  const settings = ["manualProcess", "escalationDays", "approval", "comment"];
  const added = ["timing.held", "vigil", "access", "candidates"];
  for (const field of added) set(document, field, undefined);
  for (const field of settings) set(document, `settings.${field}`, undefined);
  const read = decodeGame("paris", { schema: 8, document: JSON.stringify(document) });
  expect(read).toMatchObject({ vigil: null, timing: { held: null } });
  expect(read).toMatchObject({ candidates: [], access: { allowed: [], denied: [] } });
  expect(read.settings).toMatchObject({ manualProcess: false, escalationDays: 2 });
});
