/** What is stored is what comes back, and what is not a game is never taken for one. */
import { describe, expect, test } from "vitest";
import {
  currentSchema,
  DocumentError,
  decodeGame,
  decodePhase,
  encodeGame,
  encodePhase,
} from "../../../src/store/schema/codec.js";
import { instant } from "../../../src/util/index.js";
import { game, phaseRecord } from "../samples.js";

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
    ["forming", game("paris", { status: "forming", timing: null, members: [], submissions: {} })],
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
    [
      "submissions.FRANCE.orders.1.order.to",
      7,
      "submissions.FRANCE.orders.1.order.to: Invalid input",
    ],
    [
      "submissions.FRANCE.orders.1.order.kind",
      "fly",
      "submissions.FRANCE.orders.1.order.kind: Invalid",
    ],
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
