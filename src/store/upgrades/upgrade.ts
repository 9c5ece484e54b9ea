/**
 * How documents that older releases wrote become what this one reads. A step only brings a document into
 * the next form; whether the last form is right, the codec checks.
 */

import { isRecord } from "../../util/index.js";

/** A document whose shape nothing vouches for yet. */
type Document = Readonly<Record<string, unknown>>;

export type DocumentKind = "game" | "phase" | "press";

/** From one schema to the next. What a kind's step does not name stays as it is. */
export interface Upgrade {
  /** Also for the game that stands in the document of a phase. */
  readonly game?: Step;
  /** For what a phase holds beside its game. */
  readonly phase?: Step;
  readonly press?: Step;
}

type Step = (document: Document) => Document;

/** The document in the schema that these steps lead to; `steps[0]` makes schema 2 of schema 1. */
export function upgraded(
  steps: readonly Upgrade[],
  kind: DocumentKind,
  document: unknown,
  schema: number,
): unknown {
  return steps.slice(schema - 1).reduce((older, step) => takeStep(step, kind, older), document);
}

function takeStep(step: Upgrade, kind: DocumentKind, document: unknown): unknown {
  // What is no document stays as it is, for the codec to refuse.
  if (!isRecord(document)) return document;
  const own = step[kind]?.(document) ?? document;
  return kind === "phase" ? { ...own, before: takeStep(step, "game", own.before) } : own;
}
