/**
 * Games, phases and press as stored documents. Nothing is believed because it is stored: every document is
 * checked when it is read. Games and phases are read once before they are written, too: a game that nobody
 * could load again would be lost.
 */
import type { z } from "zod";
import type { Game, PhaseRecord } from "../../game/index.js";
import { type SentPress, UnreadableGame } from "../../judge/ports/index.js";
import { type DocumentKind, upgraded, upgrades } from "../upgrades/index.js";
import { game as gameSchema } from "./game-schema.js";
import { phaseRecord } from "./phase-schema.js";
import { sentPress } from "./press-schema.js";

/** The schema of the documents that this release writes. */
export const currentSchema = upgrades.length + 1;

/** A document and the schema it was written in. */
interface StoredDocument {
  readonly schema: number;
  readonly document: string;
}

/** A stored document is not what it should be. The message names the document and its fields. */
export class DocumentError extends UnreadableGame {
  override readonly name = "DocumentError";

  constructor({ game, what }: DocumentName, faults: readonly string[]) {
    super(game, `The stored ${what} cannot be read: ${faults.join("; ")}.`);
  }
}

/** What a document is, of which game, and what is said of it when it cannot be read. */
interface DocumentName {
  readonly kind: DocumentKind;
  readonly game: string;
  readonly what: string;
}

export function encodeGame(game: Game): StoredDocument {
  const stored = encode(game);
  decodeGame(game.name, stored);
  return stored;
}

export function decodeGame(name: string, stored: StoredDocument): Game {
  const document = { kind: "game", game: name, what: `game "${name}"` } as const;
  const game = decode(document, gameSchema, stored);
  if (game.name !== name) throw new DocumentError(document, [`it is the game "${game.name}"`]);
  return game;
}

export function encodePhase(game: string, record: PhaseRecord): StoredDocument {
  const stored = encode(record);
  decodePhase(game, record.turn, stored);
  return stored;
}

export function decodePhase(game: string, turn: number, stored: StoredDocument): PhaseRecord {
  const document = { kind: "phase", game, what: `turn ${turn} of game "${game}"` } as const;
  const record = decode(document, phaseRecord, stored);
  if (record.turn !== turn) throw new DocumentError(document, [`it is turn ${record.turn}`]);
  return record;
}

/** When a message was sent stands beside its document. */
type PressDocument = Omit<SentPress, "at">;

export function encodePress(message: PressDocument): StoredDocument {
  return encode(message);
}

export function decodePress(game: string, id: number, stored: StoredDocument): PressDocument {
  const document = { kind: "press", game, what: `message ${id} of game "${game}"` } as const;
  return decode(document, sentPress, stored);
}

function encode(value: Game | PhaseRecord | PressDocument): StoredDocument {
  return { schema: currentSchema, document: JSON.stringify(value) };
}

function decode<T>(name: DocumentName, schema: z.ZodType<T>, stored: StoredDocument): T {
  if (stored.schema > currentSchema) {
    throw new DocumentError(name, [`a newer release wrote it (schema ${stored.schema})`]);
  }
  const reading = schema.safeParse(inTodaysForm(name, stored));
  if (!reading.success) throw new DocumentError(name, reading.error.issues.map(printIssue));
  return reading.data;
}

/** An upgrade of a damaged document may stumble over anything. */
function inTodaysForm(name: DocumentName, { schema, document }: StoredDocument): unknown {
  const parsed = parse(name, document);
  try {
    return upgraded(upgrades, name.kind, parsed, schema);
  } catch (error) {
    throw new DocumentError(name, [`it cannot be brought up to date (${String(error)})`]);
  }
}

function parse(name: DocumentName, document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    throw new DocumentError(name, ["it is not JSON"]);
  }
}

function printIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join(".");
  return field === "" ? issue.message : `${field}: ${issue.message}`;
}
