/** From a parsed `drawing.yaml` of unknown content to a sheet, or to what is wrong with its form. */
import * as z from "zod";
import type { Board } from "../../map/index.js";
import { colorNames } from "../palette/palette.js";
import type { DrawingFault } from "./fault.js";
import type { Point } from "./geometry.js";
import { plainSheet } from "./plain.js";
import type { Border, Places, Sheet } from "./sheet.js";

type SheetReading =
  | { readonly kind: "sheet"; readonly sheet: Sheet }
  | { readonly kind: "faulty"; readonly faults: readonly DrawingFault[] };

const point = z.tuple([z.number(), z.number()]).readonly();
const exceptions = z
  .array(
    z.strictObject({
      between: z.tuple([z.string(), z.string()]).readonly(),
      why: z.string().min(1),
      line: z.array(point).min(2).optional(),
    }),
  )
  .default([]);
const places = z.strictObject({
  unit: point,
  dislodged: point,
  label: point,
  center: point.optional(),
  coasts: z.record(z.string(), point).optional(),
});

/** Two areas and steps in tenths of a unit, the first from the corner of the sheet: `PAR BUR 120,30 -4,5`. */
const borderLine = /^\S+ \S+(?: -?\d+,-?\d+){2,}$/;

/** A name of the palette, or `#rrggbb`. */
const colorForm = new RegExp(`^(#[0-9a-f]{6}|${Object.keys(colorNames).join("|")})$`);

const sheetForm = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  straits: exceptions,
  closed: exceptions,
  rivers: exceptions,
  canals: z.record(z.string(), z.array(point).min(2)).default({}),
  water: z.array(z.string()).default([]),
  colors: z.record(z.string(), z.string().regex(colorForm)).default({}),
  places: z.record(z.string(), places),
  borders: z.array(z.string().regex(borderLine)),
});

const plainForm = z.strictObject({ points: z.record(z.string(), point) });

/** A drawing that has only points becomes a plain sheet. */
export function readSheet(value: unknown, board: Board): SheetReading {
  const plain = plainForm.safeParse(value);
  if (plain.success) return { kind: "sheet", sheet: plainSheet(board, plain.data.points) };
  const parsed = sheetForm.safeParse(value);
  if (!parsed.success) return { kind: "faulty", faults: parsed.error.issues.map(malformed) };
  const { borders, places, ...rest } = parsed.data;
  return {
    kind: "sheet",
    sheet: {
      ...rest,
      places: places as Readonly<Record<string, Places>>,
      borders: borders.map(readBorder),
    },
  };
}

function malformed({ path, message }: z.core.$ZodIssue): DrawingFault {
  return { kind: "malformed", place: path.join("."), expected: message };
}

function readBorder(text: string): Border {
  const [left, right, ...steps] = text.split(" ") as [string, string, ...string[]];
  let [x, y] = [0, 0];
  const points = steps.map((step): Point => {
    const [dx, dy] = step.split(",").map(Number) as [number, number];
    [x, y] = [x + dx, y + dy];
    return [x / 10, y / 10];
  });
  return { left, right, points };
}
