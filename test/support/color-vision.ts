/**
 * How colors look to people who see fewer of them, and how far apart two colors look: Machado, Oliveira and
 * Fernandes 2009 (severity 1), distances in Oklab (Ottosson 2020), times 100.
 */
import { type Channels, type Color, channelsOf, linear } from "../../src/drawing/palette/color.js";

type Matrix = readonly [Channels, Channels, Channels];

export const visions: Readonly<Record<string, Matrix>> = {
  "full vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function applied(matrix: Matrix, [x, y, z]: Channels): Channels {
  const row = ([a, b, c]: Channels) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function seen(color: Color, vision: Matrix): Channels {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  const [r, g, b] = applied(vision, [red, green, blue]).map((part) =>
    Math.max(0, Math.min(1, part)),
  );
  return oklab([r!, g!, b!]);
}

function oklab(light: Channels): Channels {
  const cones = applied(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return applied(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Channels,
  );
}

/** How different two colors look: about 2 can just be told apart side by side. */
export function colorDistance(a: Color, b: Color, vision: Matrix): number {
  const [first, second] = [seen(a, vision), seen(b, vision)];
  return 100 * Math.hypot(...first.map((part, index) => part - second[index]!));
}
