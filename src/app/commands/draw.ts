/** `ems draw VARIANT FILE`: the board of a variant as a picture, with the units that a game begins with. */
import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { Command } from "commander";
import {
  baseMapOf,
  type Composition,
  drawingOf,
  englishCaptions,
  partsOf,
  readSheet,
  type Scene,
  smallSheet,
} from "../../drawing/index.js";
import type { Board } from "../../map/index.js";
import { createRasterizer } from "../../raster/index.js";
import { startingPosition } from "../../rules/index.js";
import { fail } from "../failure.js";
import { font } from "../pictures.js";
import { openVariants, type Variants } from "../variants.js";

export function drawCommand(): Command {
  return new Command("draw")
    .description("draw a variant's board, as the makers of variants need it")
    .argument("<variant>", "a variant of the program, or of your own with --variants")
    .argument("<file>", "where the picture goes: its name ends in .svg or .png")
    .option("--variants <folder>", "variants of your own, beside the program's")
    .option("--small", "with larger signs, as a phone needs them")
    .action(draw);
}

interface Options {
  readonly small?: true;
  readonly variants?: string;
}

async function draw(variant: string, file: string, { small, variants }: Options): Promise<void> {
  const form = extname(file).toLowerCase();
  const width = small ? 400 : 1000;
  const drawn = drawingAtStart(openVariants(variants ?? null), variant, small === true);
  if (form !== ".svg" && form !== ".png") {
    fail(`${file} must end in .svg or .png, so that it is clear what to draw.`);
  } else if (drawn.kind === "none") fail(drawn.why);
  else if (form === ".svg") writeFileSync(file, drawingOf(drawn.source));
  else writeFileSync(file, await createRasterizer(font)(partsOf(drawn.source), width));
}

type Drawn =
  | { readonly kind: "source"; readonly source: Composition }
  | { readonly kind: "none"; readonly why: string };

function drawingAtStart(variants: Variants, variant: string, isSmall: boolean): Drawn {
  const none = (why: string): Drawn => ({ kind: "none", why });
  const board = variants.board(variant);
  if (board === null)
    return none(`There is no variant ${variant}; these are here: ${variants.names.join(", ")}.`);
  const drawing = variants.drawing(variant);
  if (drawing === undefined) return none(`The variant ${variant} has no drawing.yaml.`);
  const reading = readSheet(drawing, board);
  if (reading.kind === "faulty") {
    return none(`The drawing of ${variant} is faulty: run  ems check variant ${variant}`);
  }
  const sheet = isSmall ? smallSheet(reading.sheet) : reading.sheet;
  const [base, scene] = [baseMapOf(board, sheet), sceneAtStart(board)];
  return { kind: "source", source: { base, scene, captions: englishCaptions } };
}

function sceneAtStart(board: Board): Scene {
  const { units, owners } = startingPosition(board);
  return {
    title: board.name,
    phase: board.start.phase,
    powers: board.powers.map(({ id, name, letter, homes }) => ({ id, name, letter, homes })),
    owners,
    units,
    dislodged: [],
    orders: [],
    ice: [],
  };
}
