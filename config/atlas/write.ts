/** A sheet as `drawing.yaml`: one line of text for each border, in tenths of a unit from point to point. */
import type { Point } from "../../src/drawing/sheet/geometry.js";
import type { Border, Places, Sheet } from "../../src/drawing/sheet/sheet.js";

export function printSheet(sheet: Sheet, preamble: string): string {
  const parts = [
    preamble,
    `width: ${sheet.width}\nheight: ${sheet.height}`,
    ...exceptions("straits", sheet.straits),
    ...exceptions("closed", sheet.closed),
    ...exceptions("rivers", sheet.rivers),
    ...table("canals", sheet.canals, (line) => `[${line.map(printPoint).join(", ")}]`),
    ...table("colors", sheet.colors, (color) => color),
    ...(sheet.water.length > 0 ? [`water: [${sheet.water.join(", ")}]`] : []),
    `places:\n${Object.entries(sheet.places).map(printPlaces).join("\n")}`,
    `borders:\n${sheet.borders.map(printBorder).join("\n")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function exceptions(key: string, list: Sheet["straits"]): readonly string[] {
  if (list.length === 0) return [];
  const lines = list.map(({ between, why, line }) => {
    const drawn = line === undefined ? "" : `, line: [${line.map(printPoint).join(", ")}]`;
    return `  - { between: [${between.join(", ")}], why: "${why}"${drawn} }`;
  });
  return [`${key}:\n${lines.join("\n")}`];
}

function table<T>(
  key: string,
  entries: Readonly<Record<string, T>>,
  print: (value: T) => string,
): readonly string[] {
  const lines = Object.entries(entries).map(([id, value]) => `  ${id}: ${print(value)}`);
  return lines.length === 0 ? [] : [`${key}:\n${lines.join("\n")}`];
}

function printPlaces([id, { coasts, ...places }]: readonly [string, Places]): string {
  const signs = Object.entries(places).map(([sign, point]) => `${sign}: ${printPoint(point)}`);
  const shores = Object.entries(coasts ?? {}).map(
    ([coast, point]) => `${coast}: ${printPoint(point)}`,
  );
  const all = shores.length > 0 ? [...signs, `coasts: { ${shores.join(", ")} }`] : signs;
  return `  ${id}: { ${all.join(", ")} }`;
}

function printPoint([x, y]: Point): string {
  return `[${x}, ${y}]`;
}

function printBorder({ left, right, points }: Border): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const moves = tenths.map(([x, y], index) => {
    const [fromX, fromY] = index === 0 ? [0, 0] : tenths[index - 1]!;
    return `${x - fromX},${y - fromY}`;
  });
  return `  - ${left} ${right} ${moves.join(" ")}`;
}
