/** Documents of games from before votes for a pause, pauses that keep what they stopped, and final statements. */

type Document = Readonly<Record<string, unknown>>;

/** A game's document in which nobody has voted; a pause that goes on was its master's. */
export function withPauses(document: unknown): unknown {
  if (!isDocument(document)) return document;
  return {
    ...document,
    settings: withField(document.settings, { maxPause: 14 }),
    sheets: eachWith(document.sheets, { pause: null }),
    timing: withField(document.timing, { paused: 0 }),
    rest: restOf(document.rest),
    endedAt: null,
    statements: [],
  };
}

/** Nobody knows since when it goes on; the deadline that it stopped is the nearest to that. */
function restOf(rest: unknown): unknown {
  if (!isDocument(rest)) return rest;
  const { until, deadline } = rest;
  const since = typeof deadline === "number" ? deadline : 0;
  const timing = typeof deadline === "number" ? timingUntil(deadline) : null;
  return { by: "master", since, until, timing, votes: [], reminders: 0 };
}

function timingUntil(deadline: number): Document {
  return {
    began: deadline,
    deadline,
    graceEnds: deadline,
    early: null,
    processing: false,
    reminded: null,
    lateNoticed: false,
    noticed: null,
    notices: 0,
    stalled: false,
    excused: false,
    extended: 0,
    paused: 0,
  };
}

function withField(value: unknown, added: Document): unknown {
  return isDocument(value) ? { ...added, ...value } : value;
}

function eachWith(all: unknown, added: Document): unknown {
  if (!isDocument(all)) return all;
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, withField(one, added)]));
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
