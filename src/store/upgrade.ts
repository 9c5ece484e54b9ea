/** How documents that older releases wrote become what this one reads. */

import { withDigests } from "./upgrade-digest.js";
import { withFigures } from "./upgrade-figures.js";
import { withoutGaps } from "./upgrade-gaps.js";
import { withPauses } from "./upgrade-pause.js";
import { withSecrecy } from "./upgrade-secrecy.js";
import { withTime } from "./upgrade-time.js";
import { withVigils } from "./upgrade-vigil.js";

/** From one schema to the next, for each kind of document. */
export interface Upgrade {
  readonly game: (document: unknown) => unknown;
  readonly phase: (document: unknown) => unknown;
}

/** `upgrades[0]` makes schema 2 of schema 1, and so on. Released ones are never changed. */
export const upgrades: readonly Upgrade[] = [
  { game: withTime, phase: inGame(withTime) },
  { game: withSecrecy, phase: inGame(withSecrecy) },
  { game: withPending, phase: inGame(withPending) },
  { game: withDigests, phase: inGame(withDigests) },
  { game: withProxies, phase: inGame(withProxies) },
  { game: withPauses, phase: inGame(withPauses) },
  { game: withPressRules, phase: inGame(withPressRules) },
  { game: withMasters, phase: inGame(withMasters) },
];

/** Orders for later phases. */
function withPending(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  return { ...document, pending: {} };
}

/** What a power says of units that others order. */
function withProxies(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  const { sheets } = document as { readonly sheets?: unknown };
  if (typeof sheets !== "object" || sheets === null) return document;
  const noted = Object.entries(sheets).map(([power, sheet]) => [power, { proxies: [], ...sheet }]);
  return { ...document, sheets: Object.fromEntries(noted) };
}

/** Press that is forged, or reaches neighbors only. */
function withPressRules(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  const { settings } = document as { readonly settings?: object };
  return { ...document, settings: { fakePress: "none", touchPress: false, ...settings } };
}

/** Masters who let players in and are missed, figures of players; and what earlier steps forgot. */
function withMasters(document: unknown): unknown {
  return withFigures(withVigils(withoutGaps(document)));
}

/** A phase holds the game as it was before it. */
function inGame(upgrade: (game: unknown) => unknown) {
  return (document: unknown): unknown => {
    if (typeof document !== "object" || document === null) return document;
    return { ...document, before: upgrade((document as { readonly before?: unknown }).before) };
  };
}

/** The document in the schema that `steps` lead to. */
export function upgraded(
  kind: keyof Upgrade,
  document: unknown,
  schema: number,
  steps: readonly Upgrade[] = upgrades,
): unknown {
  return steps.slice(schema - 1).reduce((older, step) => step[kind](older), document);
}
