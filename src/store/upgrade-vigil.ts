/** Documents of games from before masters could process by hand, let players in, and were missed when away. */

type Document = Readonly<Record<string, unknown>>;

const newSettings = { manualProcess: false, escalationDays: 2, approval: false, comment: "" };

/** A game's document in which phases are processed by the clock, and nothing has waited for a master yet. */
export function withVigils(document: unknown): unknown {
  if (!isDocument(document)) return document;
  const { settings, timing, rest } = document;
  return {
    access: { allowed: [], denied: [] },
    candidates: [],
    vigil: null,
    ...document,
    settings: isDocument(settings) ? { ...newSettings, ...settings } : settings,
    timing: withHeld(timing),
    rest: isDocument(rest) ? { ...rest, timing: withHeld(rest.timing) } : rest,
  };
}

function withHeld(timing: unknown): unknown {
  return isDocument(timing) ? { held: null, ...timing } : timing;
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
