/** Games of the time before phases had stages, in every state that a phase could be in. */
import { describe, expect, test } from "vitest";
import { decodeGame, decodePhase } from "../../../src/store/schema/codec.js";
import { game, phaseRecord } from "../samples.js";

type Document = Record<string, unknown>;

const schedule = {
  began: 1000,
  deadline: 2000,
  graceEnds: 3000,
  excused: true,
  extended: 500,
  paused: 700,
};

/** As games have it today, which know the deadline before the extension. */
const today = { ...schedule, former: 1500 };

/** What a phase ran by: all fourteen fields, in a phase that has just begun. */
const begun = {
  ...schedule,
  early: null,
  processing: false,
  reminded: null,
  lateNoticed: false,
  noticed: null,
  notices: 0,
  stalled: false,
  held: null,
};

const late = { lateNoticed: true, noticed: 2100, notices: 1 };
const isLate = { kind: "late", noticed: 2100, notices: 1 };

/** A document of schema 3 with this timing, of a game that its GM processes by hand or not. */
function older(timing: object | null, byHand = false, paused: object | null = null): Document {
  const { settings, ...document } = JSON.parse(JSON.stringify(game("paris"))) as Document;
  const pause = { by: "gm", since: 1500, until: null, votes: [], reminders: 0, timing: paused };
  return {
    ...document,
    settings: { ...(settings as Document), manualProcess: byHand },
    timing,
    pause: paused === null ? null : pause,
  };
}

function read(document: Document) {
  return decodeGame("paris", { schema: 3, document: JSON.stringify(document) });
}

describe("an older game has its stage", () => {
  test.each([
    ["just begun", {}, { kind: "open", told: 1000 }],
    ["reminded", { reminded: 1800 }, { kind: "open", told: 1800 }],
    [
      "with a deadline that was moved when late",
      { reminded: 1800, notices: 2, noticed: 1700 },
      { kind: "open", told: 1800 },
    ],
    ["ready", { early: 1500 }, { kind: "ready", ends: 1500, before: { kind: "open", told: 1000 } }],
    ["late", late, isLate],
    [
      "late, and ready then",
      { ...late, early: 2500 },
      { kind: "ready", ends: 2500, before: isLate },
    ],
    [
      "stalled",
      { ...late, notices: 4, stalled: true },
      { kind: "stalled", noticed: 2100, notices: 4 },
    ],
    ["called", { early: 1700, processing: true }, { kind: "called", at: 1700 }],
    ["called while late", { ...late, early: 2700, processing: true }, { kind: "called", at: 2700 }],
    ["once held, and free again", { ...late, held: 3000 }, isLate],
  ] as const)("%s", (_, change, stage) => {
    expect(read(older({ ...begun, ...change })).timing).toEqual({ ...today, stage });
  });

  test.each([
    ["when ready", { early: 1500, held: 1500 }, { kind: "open", told: 1000 }],
    ["when the time for late orders was over", { ...late, held: 3000 }, isLate],
  ] as const)("held %s", (_, change, before) => {
    const { timing } = read(older({ ...begun, ...change }, true));
    expect(timing?.stage).toEqual({ kind: "held", since: change.held, before });
  });

  test("and none while nothing runs", () => {
    expect(read(older(null)).timing).toBeNull();
  });
});

test("an older pause keeps the schedule alone", () => {
  const { timing, pause } = read(older(null, false, { ...begun, ...late }));
  expect([timing, pause?.schedule]).toEqual([null, today]);
});

test("the game in an older phase has its stage too", () => {
  const record = JSON.parse(JSON.stringify(phaseRecord("paris", 3))) as Document;
  const { before } = record;
  const written = {
    ...record,
    before: { ...(before as Document), ...older({ ...begun, ...late }) },
  };
  const read = decodePhase("paris", 3, { schema: 3, document: JSON.stringify(written) });
  expect(read.before.timing?.stage).toEqual(isLate);
});
