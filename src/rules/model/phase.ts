/** The calendar: phases as values and as the text `S1901M`. */

export const seasons = ["S", "F", "W"] as const;
/** Spring, fall, winter. */
type Season = (typeof seasons)[number];

export const phaseKinds = ["M", "R", "A"] as const;
/** Movement, retreats, adjustments. */
export type PhaseKind = (typeof phaseKinds)[number];

export interface Phase {
  readonly season: Season;
  readonly year: number;
  readonly kind: PhaseKind;
}

/** `{S, 1901, M}` gives `S1901M`. */
export function printPhase(phase: Phase): string {
  return `${phase.season}${phase.year}${phase.kind}`;
}

/** `S1901M` gives the phase; anything that is not a phase gives null. `F1901A` and nJudge's `F1901B` are `W1901A`. */
export function parsePhase(text: string): Phase | null {
  const match = /^([SFW])(\d{1,4})([MRAB])$/i.exec(text.trim());
  if (match === null) return null;
  const kind = match[3]!.toUpperCase().replace("B", "A") as PhaseKind;
  const written = match[1]!.toUpperCase() as Season;
  const season = kind === "A" && written === "F" ? "W" : written;
  if ((kind === "A") !== (season === "W")) return null;
  return { season, year: Number(match[2]), kind };
}
