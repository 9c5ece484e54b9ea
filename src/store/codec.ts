/**
 * Games and phases as stored documents. Nothing is believed because it is stored: every document is
 * checked when it is read, and read once before it is written.
 */
import type { z } from "zod";
import type { Game, PhaseRecord } from "../game/index.js";
import { UnreadableGame } from "../judge/index.js";
import * as schemas from "./schema/index.js";
import { type Upgrade, upgraded, upgrades } from "./upgrade.js";

/** A document and the schema it was written in. */
export interface StoredDocument {
  readonly schema: number;
  readonly document: string;
}

/** The schema of the documents that this release writes. */
export const currentSchema = upgrades.length + 1;

/** A stored document is not what it should be. The message names the document and its fields. */
export class DocumentError extends UnreadableGame {
  override readonly name = "DocumentError";

  constructor({ game, what }: DocumentName, faults: readonly string[]) {
    super(game, `The stored ${what} cannot be read: ${faults.join("; ")}.`);
  }
}

/** The game that a document is of, and what is said of the document. */
interface DocumentName {
  readonly game: string;
  readonly what: string;
}

export function encodeGame(game: Game): StoredDocument {
  const stored = encode(game);
  decodeGame(game.name, stored);
  return stored;
}

export function decodeGame(name: string, stored: StoredDocument): Game {
  const what = { game: name, what: `game "${name}"` };
  const game = decode("game", what, schemas.game, stored);
  if (game.name !== name) throw new DocumentError(what, [`it is the game "${game.name}"`]);
  return game;
}

export function encodePhase(name: string, record: PhaseRecord): StoredDocument {
  const stored = encode(record);
  decodePhase(name, record.turn, stored);
  return stored;
}

export function decodePhase(name: string, turn: number, stored: StoredDocument): PhaseRecord {
  const what = { game: name, what: `turn ${turn} of game "${name}"` };
  const record = decode("phase", what, schemas.phaseRecord, stored);
  if (record.turn !== turn) throw new DocumentError(what, [`it is turn ${record.turn}`]);
  return record;
}

function encode(value: Game | PhaseRecord): StoredDocument {
  return { schema: currentSchema, document: JSON.stringify(value) };
}

function decode<T>(
  kind: keyof Upgrade,
  what: DocumentName,
  schema: z.ZodType<T>,
  stored: StoredDocument,
): T {
  if (stored.schema > currentSchema) {
    throw new DocumentError(what, [`a newer release wrote it (schema ${stored.schema})`]);
  }
  const reading = schema.safeParse(current(kind, what, stored));
  if (!reading.success) throw new DocumentError(what, reading.error.issues.map(printIssue));
  return reading.data;
}

/** The document in today's form; an upgrade of a damaged one may stumble over anything. */
function current(kind: keyof Upgrade, what: DocumentName, stored: StoredDocument): unknown {
  const document = parse(what, stored.document);
  try {
    return upgraded(kind, document, stored.schema);
  } catch (error) {
    throw new DocumentError(what, [`it cannot be brought up to date (${String(error)})`]);
  }
}

/** A document that has no older forms, checked. */
export function checkedDocument<T>(what: DocumentName, schema: z.ZodType<T>, document: string): T {
  const reading = schema.safeParse(parse(what, document));
  if (!reading.success) throw new DocumentError(what, reading.error.issues.map(printIssue));
  return reading.data;
}

function parse(what: DocumentName, document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    throw new DocumentError(what, ["it is not JSON"]);
  }
}

function printIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join(".");
  return field === "" ? issue.message : `${field}: ${issue.message}`;
}
