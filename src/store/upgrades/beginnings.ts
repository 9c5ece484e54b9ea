/**
 * Schema 3: a game may have a time at which it starts, a first deadline, and no page. Some documents of older
 * schemas have these already, and keep what they say.
 */
import type { Upgrade } from "./upgrade.js";

export const beginnings: Upgrade = {
  game: ({ settings, ...document }) => ({
    ...document,
    settings: { startsAt: null, firstDeadline: null, page: true, ...(settings as object) },
  }),
};
