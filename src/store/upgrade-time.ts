/** Documents of games from before there were absences, extensions and pauses with an end. */

import { type Document, entriesFilled, isDocument, listFilled } from "./upgrade-document.js";

/** The settings that came with time, but for the reminders. */
export const newSettings = {
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

const newMember = {
  zone: null,
  absences: [],
  misses: 0,
  timesLate: 0,
  phasesDue: 0,
  excuses: 0,
  standby: false,
};

export const newSheet = { extend: null, drawSize: null };

const newTiming = { noticed: null, notices: 0, stalled: false, excused: false, extended: 0 };

/** A game's document with the fields that time and its limits need, as if nobody had used them. */
export function withTime(document: unknown): unknown {
  if (!isDocument(document)) return document;
  return {
    ...document,
    settings: settingsWithTime(document.settings),
    members: listFilled(document.members, newMember),
    sheets: entriesFilled(document.sheets, newSheet),
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
    ...newSettings,
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
export function yearsOf({ position, status }: Document): unknown {
  return status !== "forming" && isDocument(position) ? [position.owners] : [];
}
