/** The style sheet inside a picture: one set of colors for paper, one for dark pages. */
import type { PowerId } from "../../map/index.js";
import type { Color } from "../palette/color.js";
import type { PowerColors } from "../palette/palette.js";

/** Only below this class, so that several pictures on a page and the page itself do not meet. */
export const rootClass = "ems-map";

/** The one font that is shipped, then what every system has. */
const fontFamily = "Source Sans 3";

type PaletteEntries = readonly (readonly [PowerId, PowerColors])[];

const day: Readonly<Record<string, string>> = {
  ".paper": "fill:#fbf6e9",
  ".sea": "fill:#d3e3ec",
  ".shoal": "fill:#dfeadb",
  ".land": "fill:#f1e7d0",
  ".waste": "fill:#dcd4c3",
  ".ice": "fill:#f4f9fc",
  ".glow": "fill:none;stroke:#bcd5e2;stroke-width:5;stroke-linejoin:bevel",
  ".shore": "fill:none;stroke:#6d8594;stroke-width:.9;stroke-linejoin:round",
  ".border": "fill:none;stroke:#8a7c66;stroke-width:.8;stroke-linejoin:round",
  ".depth": "fill:none;stroke:#a9c3d1;stroke-width:.8;stroke-linecap:round",
  ".hatching": "fill:none;stroke:#2b2620;stroke-opacity:.38;stroke-width:1.1",
  ".frame": "fill:none;stroke:#6d8594;stroke-width:1.2",
  ".strait":
    "fill:none;stroke:#8a7c66;stroke-width:1.6;stroke-dasharray:1 3.2;stroke-linecap:round",
  ".rail": "fill:none;stroke:#5b5346;stroke-width:1.6",
  ".ties": "fill:none;stroke:#5b5346;stroke-width:5;stroke-dasharray:1.2 5",
  ".canal": "fill:none;stroke:#3d7ea6;stroke-width:2.6;stroke-linecap:round",
  ".river": "fill:none;stroke:#3d7ea6;stroke-width:1.7;stroke-opacity:.75",
  text: `font-family:'${fontFamily}',system-ui,sans-serif;font-weight:600`,
  ".label":
    "font-size:11px;fill:#50483b;text-anchor:middle;letter-spacing:.4px;stroke:#fbf6e9;" +
    "stroke-opacity:.55;stroke-width:2.4px;paint-order:stroke;stroke-linejoin:round",
  ".water": "fill:#5d8195",
  ".heading": "font-size:22px;fill:#2b2620",
  ".subheading": "font-size:16px;fill:#6a6152",
  ".caption": "font-size:14px;fill:#3c362d",
  ".free": "fill:#fffdf6;stroke:#50483b;stroke-width:1.3",
  ".dot": "fill:#50483b",
  ".edge": "stroke:#fffdf6;stroke-width:1.4;stroke-linejoin:round",
  ".rim": "fill:none;stroke:#2b2620;stroke-width:.7",
  ".halo":
    "fill:none;stroke:#fffdf6;stroke-opacity:.85;stroke-width:5;stroke-linecap:round;stroke-linejoin:round",
  ".done": "fill:none;stroke:#1f2a33;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
  ".failed": "fill:none;stroke:#c21d1d;stroke-width:2.2;stroke-linejoin:round",
  ".void": "fill:none;stroke:#7b766d;stroke-width:1.8;stroke-linejoin:round",
  ".away": "fill:none;stroke:#7a2b8f;stroke-width:2.2;stroke-linejoin:round",
  ".chain": "stroke-width:6;stroke-opacity:.35",
  ".open": "fill:#fffdf6;stroke-width:1.6",
  ".burst": "fill:#ffc02e;stroke:#b3261e;stroke-width:1",
  ".head-done": "fill:#1f2a33",
  ".head-failed": "fill:#c21d1d",
  ".head-void": "fill:#7b766d",
  ".head-away": "fill:#7a2b8f",
};

/** What changes where the reader's screen is dark. */
const night: Readonly<Record<string, string>> = {
  ".paper": "fill:#1e2022",
  ".sea": "fill:#22303a",
  ".shoal": "fill:#2e3f3a",
  ".land": "fill:#3a3731",
  ".waste": "fill:#2b2a28",
  ".ice": "fill:#45535c",
  ".glow": "stroke:#2b3f4c",
  ".shore": "stroke:#7d95a3",
  ".border": "stroke:#77705f",
  ".depth": "stroke:#3d5360",
  ".label": "fill:#e6dfd0;stroke:#1e2022",
  ".water": "fill:#8fb0c2",
  ".heading": "fill:#efe9dc",
  ".subheading": "fill:#b3aa99",
  ".caption": "fill:#d9d0bd",
  ".halo": "stroke:#1e2022",
  ".done": "stroke:#f3efe6",
  ".head-done": "fill:#f3efe6",
  ".failed": "stroke:#ff6a5e",
  ".head-failed": "fill:#ff6a5e",
  ".void": "stroke:#a39d92",
  ".head-void": "fill:#a39d92",
  ".away": "stroke:#d58be8",
  ".head-away": "fill:#d58be8",
  ".rail": "stroke:#b3aa99",
  ".ties": "stroke:#b3aa99",
};

/** What is drawn on paper, each as `#rrggbb`. */
export function colorsOn(palette: PaletteEntries): readonly Color[] {
  const powers = palette.flatMap(([, { tint, strong, ink }]) => [tint, strong, ink]);
  const others = Object.values(day).flatMap((rule) => rule.match(/#[\da-f]{6}/g) ?? []);
  return [...new Set([...others, ...powers])];
}

export function styleSheet(palette: PaletteEntries): string {
  const powers = palette.map(([, colors], index) => [
    `.t${index}{fill:${colors.tint}}`,
    `.p${index}{fill:${colors.strong}}`,
    `.i${index}{fill:${colors.ink}}`,
  ]);
  const powersByNight = palette.map(([, colors], index) => `.t${index}{fill:${colors.darkTint}}`);
  const rules = [...rulesOf(day), ...powers.flat()];
  const dark = [...rulesOf(night), ...powersByNight];
  return `${scoped(rules)}@media (prefers-color-scheme:dark){${scoped(dark)}}`;
}

function rulesOf(table: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(table).map(([selector, declarations]) => `${selector}{${declarations}}`);
}

function scoped(rules: readonly string[]): string {
  return rules.map((rule) => `.${rootClass} ${rule}`).join("");
}
