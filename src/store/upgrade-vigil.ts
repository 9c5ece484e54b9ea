/** Documents of games from before masters could process by hand, let players in, and were missed when away. */

import { filled, isDocument } from "./upgrade-document.js";

const newSettings = { manualProcess: false, escalationDays: 2, approval: false, comment: "" };
const newTiming = { held: null };

/** A game's document in which phases are processed by the clock, and nothing has waited for a master yet. */
export function withVigils(document: unknown): unknown {
  if (!isDocument(document)) return document;
  const { settings, timing, rest } = document;
  return {
    access: { allowed: [], denied: [] },
    candidates: [],
    vigil: null,
    ...document,
    settings: filled(settings, newSettings),
    timing: filled(timing, newTiming),
    rest: isDocument(rest) ? { ...rest, timing: filled(rest.timing, newTiming) } : rest,
  };
}
