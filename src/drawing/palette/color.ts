/** Colors as `#rrggbb`: mixing, contrast, and the nearest of two inks. */

export type Color = string;

export type Channels = readonly [red: number, green: number, blue: number];

/** Between 0 and 255. */
export function channelsOf(color: Color): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function colorOf([red, green, blue]: Channels): Color {
  const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, "0");
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** The color with so much of another in it. */
export function mix(color: Color, other: Color, share: number): Color {
  const [from, to] = [channelsOf(color), channelsOf(other)];
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return colorOf([channel(0), channel(1), channel(2)]);
}

/** How well one can be read on the other: 1 for not at all, 21 for black on white (WCAG 2.2). */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The part of light that a channel stands for. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
