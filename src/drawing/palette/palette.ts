/**
 * The colors of the powers. They differ in lightness as well as in hue, so that the color-blind can tell them
 * apart (a test computes it); where there are more powers than colors, hatchings tell them apart, and a letter
 * on every unit and center always does.
 */
import type { PowerId } from "../../map/index.js";
import { type Color, contrast, mix } from "./color.js";

export interface PowerColors {
  /** Units and owned centers. */
  readonly strong: Color;
  /** Letters on them. */
  readonly ink: Color;
  /** Provinces, by day and in dark mode. */
  readonly tint: Color;
  readonly darkTint: Color;
  readonly hatching: Hatching;
}

/** Chosen by computing: the least distance between two of them, for four kinds of eyes, is as large as it gets. */
export const colorNames = {
  red: "#d04502",
  blue: "#1c3cbe",
  sky: "#6bb8fd",
  gray: "#453e4b",
  green: "#13846a",
  purple: "#ab5fec",
  yellow: "#fec607",
  brown: "#7f1f04",
  pink: "#fe8d9c",
} as const satisfies Readonly<Record<string, Color>>;

const strongColors: readonly Color[] = Object.values(colorNames);

const hatchings = ["plain", "stripes", "dots", "checks"] as const;

export type Hatching = (typeof hatchings)[number];

const light = { ink: "#ffffff", paper: "#fbf6e9" };
const dark = { ink: "#1d1b18", paper: "#26282b" };

/** Colors for each power: those that the drawing names, else by their order. */
export function paletteOf(
  powers: readonly PowerId[],
  named: Readonly<Record<PowerId, string>>,
): ReadonlyMap<PowerId, PowerColors> {
  return new Map(
    powers.map((power, index) => {
      const name = named[power];
      if (name !== undefined) return [power, shades(colorNamed(name), "plain")];
      const round = Math.floor(index / strongColors.length) % hatchings.length;
      return [power, shades(strongColors[index % strongColors.length]!, hatchings[round]!)];
    }),
  );
}

/** A color by its name, or as `#rrggbb`. */
function colorNamed(name: string): Color {
  return name in colorNames ? colorNames[name as keyof typeof colorNames] : name;
}

function shades(strong: Color, hatching: Hatching): PowerColors {
  const isDark = contrast(strong, light.ink) >= contrast(strong, dark.ink);
  return {
    strong,
    ink: isDark ? light.ink : dark.ink,
    tint: mix(strong, light.paper, 0.5),
    darkTint: mix(mix(strong, light.ink, 0.2), dark.paper, 0.45),
    hatching,
  };
}
