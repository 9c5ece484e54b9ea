/** What a mail was read into: its items, and the lines that were not read. */
import type { CommandComplaint } from "../commands/complaint.js";
import type { FormName, LineStatement, Statement } from "../commands/families.js";
import type { Said } from "../commands/sentences/sentence.js";
import type { Question } from "../questions/read-question.js";
import type { Consent } from "./consents/consent.js";

/** A line of the mail, as it may be quoted back: passwords are masked in it. */
interface Quoted {
  /** The line's number in the mail, from 1. */
  readonly number: number;
  readonly line: string;
}

export type BodyItem =
  | ({
      readonly kind: "statement";
      readonly statement: Statement;
      readonly form: FormName;
      /** Where a sentence was taken for it. */
      readonly said?: Said;
    } & Quoted)
  /** Yes or no, to whatever the judge has asked. */
  | ({
      readonly kind: "consent";
      readonly consent: Consent;
      /** What is wrong with the line where nothing was asked. */
      readonly complaint: CommandComplaint | null;
    } & Quoted)
  /** A question in plain words. */
  | ({ readonly kind: "question"; readonly question: Question } & Quoted)
  /** No command: an order, or nothing. */
  | ({ readonly kind: "text" } & Quoted)
  | ({ readonly kind: "complaint"; readonly complaint: CommandComplaint } & Quoted);

/** A line, before those for later are gathered below their PHASE. */
export type LineItem =
  | Exclude<BodyItem, { kind: "statement" }>
  | ({
      readonly kind: "statement";
      readonly statement: LineStatement;
      /** How the line begins. */
      readonly form: FormName;
      readonly said?: Said;
    } & Quoted);

export const skipKinds = [
  "quote",
  "edited-quote",
  "encrypted",
  "signature",
  "greeting",
  "farewell",
  "disclaimer",
  "after-sign-off",
  "conditional-orders",
  "unsent-press",
  "unopened-trial",
  "too-many-lines",
] as const;

export type SkipKind = (typeof skipKinds)[number];

/** Lines that were not read, and how the first of them begins. */
export interface Skipped {
  readonly kind: SkipKind;
  readonly lines: number;
  readonly first: string;
  /** Nothing that a judge could use stands in them: a name, kind words, the letter that is answered. */
  readonly isIdle: boolean;
}

export interface Body {
  readonly items: readonly BodyItem[];
  readonly skipped: readonly Skipped[];
}
