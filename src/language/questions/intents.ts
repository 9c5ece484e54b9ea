/** What people ask in plain words, whatever their language. Holds names alone: their words stand beside, the answers in templates. */

export const intents = [
  "begin",
  "late",
  "standings",
  "gm",
  "received",
  "change",
  "away",
  "more-time",
  "deadline",
  "leave",
  "draw",
  "wait",
  "reminders",
  "language",
  "why",
  "possible",
  "happened",
  "units",
  "password",
  "press",
  "retreats",
  "builds",
  "rules",
  "map",
  "orders",
  "join",
  "games",
  "players",
  "duty",
  "help",
] as const;

/** What a question is about. Where two would fit, the first of the list is meant. */
export type Intent = (typeof intents)[number];
