/**
 * A game with all its past as one JSON document, to move to another judge. Checked as strictly as what is
 * stored: it comes from outside.
 */
import { z } from "zod";
import type { Game, PhaseRecord } from "../../game/index.js";
import type { GmLogEntry, SentPress } from "../../judge/ports/index.js";
import { type Instant, instant } from "../../util/index.js";
import { currentSchema, decodeGame, decodePhase, decodePress } from "./codec.js";

/** What the file says of itself, so that nobody takes another for it. */
const format = "ems-game";

/** Everything that is known of one game. */
export interface GameFile {
  readonly exportedAt: Instant;
  readonly game: Game;
  readonly phases: readonly PhaseRecord[];
  readonly press: readonly SentPress[];
  readonly gmLog: readonly GmLogEntry[];
}

const gmLogEntry = z.strictObject({
  at: z.int().transform(instant),
  phase: z.string(),
  gm: z.string(),
  sentence: z.string(),
  discreet: z.boolean(),
});

const file = z.object({
  format: z.literal(format),
  schema: z.int().min(1),
  exportedAt: z.int().transform(instant),
  game: z.looseObject({ name: z.string() }),
  phases: z.array(z.looseObject({ turn: z.int() })),
  press: z.array(z.looseObject({ at: z.int() })),
  gmLog: z.array(gmLogEntry),
});

export function printGameFile(content: GameFile): string {
  return `${JSON.stringify({ format, schema: currentSchema, ...content }, null, 1)}\n`;
}

/** Throws a sentence that says what is wrong with the file. */
export function readGameFile(text: string): GameFile {
  const reading = file.safeParse(parsed(text));
  if (!reading.success) {
    const [issue] = reading.error.issues;
    throw new Error(
      `It is no game that ems export wrote: ${issue?.path.join(".")}: ${issue?.message}`,
    );
  }
  const { schema, exportedAt, game, phases, press, gmLog } = reading.data;
  const stored = (value: unknown) => ({ schema, document: JSON.stringify(value) });
  return {
    exportedAt,
    game: decodeGame(game.name, stored(game)),
    phases: phases.map((phase) => decodePhase(game.name, phase.turn, stored(phase))),
    press: press.map(({ at, ...message }, index) => ({
      at: instant(at),
      ...decodePress(game.name, index + 1, stored(message)),
    })),
    gmLog,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`It is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
