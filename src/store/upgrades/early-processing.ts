/**
 * Schema 7: early processing is a setting of its own. Until then a clock whose MIN was no less than its NEXT had
 * none; where that was only some of a game's clocks, MIN alone holds now, which comes nearest.
 */
import type { Upgrade } from "./upgrade.js";

type Clocks = Readonly<Record<string, { readonly minHours: number; readonly nextHours: number }>>;

type Settings = { readonly clocks: Clocks };

export const earlyProcessing: Upgrade = {
  game: ({ settings, ...document }) => ({
    ...document,
    settings: ownSetting(settings as Settings),
  }),
};

function ownSetting(settings: Settings): object {
  const clocks = Object.entries(settings.clocks);
  const lasts = clocks.every(([, { minHours, nextHours }]) => minHours >= nextHours);
  if (!lasts) return { ...settings, earlyProcessing: true };
  const free = clocks.map(([kind, clock]) => [kind, { ...clock, minHours: 0 }]);
  return { ...settings, clocks: Object.fromEntries(free), earlyProcessing: false };
}
