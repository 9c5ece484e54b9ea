/**
 * Fields that came into the documents without a step of their own, between two schemas: documents that were
 * written before them and after the step that adds them lack them. What is there stays as it is.
 */

type Document = Readonly<Record<string, unknown>>;

const settings = {
  holidays: [],
  maxAbsence: 15,
  maxExtension: 336,
  missed: { kind: "hold" },
  protectFirstTurn: false,
  openVotes: false,
  standingVotes: false,
  scoring: "none",
  manualStart: false,
  formingDays: 60,
};

const member = { misses: 0, timesLate: 0, phasesDue: 0, excuses: 0, standby: false };

const sheet = { extend: null, drawSize: null };

const timing = { noticed: null, notices: 0, stalled: false, excused: false };

/** A game's document with all fields that its releases forgot, as if nobody had used them. */
export function withoutGaps(document: unknown): unknown {
  if (!isDocument(document)) return document;
  const { sheets, members } = document;
  return {
    forming: null,
    invitation: null,
    former: {},
    departed: [],
    years: yearsOf(document),
    ...document,
    settings: filled(document.settings, settings),
    members: Array.isArray(members) ? members.map((one) => filled(one, member)) : members,
    sheets: isDocument(sheets) ? eachFilled(sheets, sheet) : sheets,
    timing: filled(document.timing, timing),
  };
}

/** A rulebook's count of years begins with this position. */
function yearsOf({ position, status }: Document): unknown {
  return status !== "forming" && isDocument(position) ? [position.owners] : [];
}

function filled(value: unknown, missing: Document): unknown {
  return isDocument(value) ? { ...missing, ...value } : value;
}

function eachFilled(all: Document, missing: Document): Document {
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, filled(one, missing)]));
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
