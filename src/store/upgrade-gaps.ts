/**
 * Fields that came into the documents without a step of their own, between two schemas: documents that were
 * written before them and after the step that adds them lack them. What is there stays as it is.
 */

import { entriesFilled, filled, isDocument, listFilled } from "./upgrade-document.js";
import { newSettings, newSheet, yearsOf } from "./upgrade-time.js";

const member = { misses: 0, timesLate: 0, phasesDue: 0, excuses: 0, standby: false };

const timing = { noticed: null, notices: 0, stalled: false, excused: false };

/** A game's document with all fields that its releases forgot, as if nobody had used them. */
export function withoutGaps(document: unknown): unknown {
  if (!isDocument(document)) return document;
  return {
    forming: null,
    invitation: null,
    former: {},
    departed: [],
    years: yearsOf(document),
    ...document,
    settings: filled(document.settings, newSettings),
    members: listFilled(document.members, member),
    sheets: entriesFilled(document.sheets, newSheet),
    timing: filled(document.timing, timing),
  };
}
