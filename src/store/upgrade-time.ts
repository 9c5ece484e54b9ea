/** Documents of games from before there were absences, extensions and pauses with an end. */

type Document = Readonly<Record<string, unknown>>;

const newMember = {
  zone: null,
  absences: [],
  misses: 0,
  timesLate: 0,
  phasesDue: 0,
  excuses: 0,
  standby: false,
};

const newTiming = { noticed: null, notices: 0, stalled: false, excused: false, extended: 0 };

/** A game's document with the fields that time and its limits need, as if nobody had used them. */
export function withTime(document: unknown): unknown {
  if (!isDocument(document)) return document;
  return {
    ...document,
    settings: settingsWithTime(document.settings),
    members: mapped(document.members, (member) => ({ ...newMember, ...member })),
    sheets: eachOf(document.sheets, (sheet) => ({ extend: null, drawSize: null, ...sheet })),
    timing: timingWithExtension(document.timing),
    rest: restOf(document),
    // Nobody knows since when an older game forms: it is left in peace.
    forming: null,
    invitation: null,
    former: {},
    departed: [],
    years: yearsOf(document),
  };
}

function settingsWithTime(settings: unknown): unknown {
  if (!isDocument(settings)) return settings;
  const { reminderHours } = settings;
  const reminders = typeof reminderHours === "number" && reminderHours > 0 ? [reminderHours] : [];
  return {
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
    ...settings,
    reminderHours: Array.isArray(reminderHours) ? reminderHours : reminders,
  };
}

function timingWithExtension(timing: unknown): unknown {
  if (!isDocument(timing)) return timing;
  const { reminded, deadline } = timing;
  // Whoever was reminded is not reminded of the same deadline again.
  return { ...newTiming, ...timing, reminded: reminded === true ? deadline : null };
}

/** What the deadline of a paused game was is not known any more. */
function restOf({ status }: Document): unknown {
  return status === "paused" ? { until: null, deadline: null } : null;
}

/** The years before are forgotten, so a rulebook's count of them begins with this position. */
function yearsOf({ position, status }: Document): unknown {
  return status !== "forming" && isDocument(position) ? [position.owners] : [];
}

function mapped(list: unknown, change: (one: Document) => unknown): unknown {
  return Array.isArray(list) ? list.map((one) => (isDocument(one) ? change(one) : one)) : list;
}

function eachOf(all: unknown, change: (one: Document) => unknown): unknown {
  if (!isDocument(all)) return all;
  const entries = Object.entries(all);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, isDocument(one) ? change(one) : one]),
  );
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
