/**
 * Reading one line as a command. Whatever begins like a command is one, right or wrong; every other line
 * is left alone.
 */
import nearley from "nearley";
import type { Built } from "./command-tree.js";
import type { CommandComplaint } from "./complaint.js";
import rules from "./generated/commands.js";
import { type Line, written } from "./lines.js";
import { nearestOpenings, type Opening, openingOf } from "./openings.js";
import type { LineStatement, StatementKind } from "./statement.js";

export type CommandReading =
  | { readonly kind: "statement"; readonly statement: LineStatement }
  | {
      readonly kind: "complaint";
      readonly complaint: CommandComplaint;
      /** What it was probably meant to be. */
      readonly form: StatementKind | null;
    };

const grammar = nearley.Grammar.fromCompiled(rules);

/** A bullet or a number before the command, as lists have them. */
const bullet = /^(?:[*\u2022\u00b7-]|\d{1,2}[.)]) ?(?=[a-z])/i;

/** What people say before a command, to machines too. */
const courtesy =
  /^(?:(?:please|pls|kindly|i(?:'d| would) like to|i want to|(?:can|could) you)(?:,| please)? |i (?=resign|withdraw|vote))/i;

/** Forms that one kind word may follow; in others it may be part of what is said. */
const asksPlainly: ReadonlySet<StatementKind> = new Set<StatementKind>([
  "help",
  "list",
  "status",
  "summary",
  "history",
  "log",
  "standings",
  "clear",
  "preview",
  "set-wait",
  "set-draw",
  "resign",
]);

/** The line as a command, or null if it is none. */
export function readCommand(line: Line): CommandReading | null {
  return readBehind("", line) ?? readPolite(line);
}

/** `Could you please list`: only what is right behind the courtesy, for many orders begin so too. */
function readPolite(line: Line): CommandReading | null {
  const kind = courtesy.exec(line.text)?.[0];
  if (kind === undefined) return null;
  const reading = readBehind("", { ...line, text: line.text.slice(kind.length), origins: null });
  return reading?.kind === "statement" ? reading : null;
}

/** The line as the setting that it would be behind a SET. */
export function readBehindSet(line: Line): CommandReading | null {
  return readBehind("SET ", line);
}

/** The line as it would be read behind this word; complaints point at what is written. */
function readBehind(word: "" | "SET ", line: Line): CommandReading | null {
  const start = bullet.exec(line.text)?.[0].length ?? 0;
  const text = word + line.text.slice(start);
  const opening = openingOf(text);
  const built = opening === null ? nearest(text) : begun(text, opening);
  if (built === null) return null;
  if (!("from" in built)) return { kind: "statement", statement: built };
  const at = (index: number) => start + Math.max(0, index - word.length);
  const place = written(line, at(built.from), at(built.to));
  const form = formOf(opening ?? nearestOpenings(text)[0]);
  return { kind: "complaint", complaint: { ...built, ...place }, form };
}

function formOf(opening: Opening | undefined): StatementKind | null {
  return opening?.leads.kind === "form" ? opening.leads.form : null;
}

/** A line that begins with an opening: as the grammar has it, or what is wrong with it. */
function begun(text: string, opening: Opening): LineStatement | CommandComplaint {
  const to = opening.length;
  const { leads, words } = opening;
  if (leads.kind === "left-out") {
    return { kind: "not-offered", command: words, why: leads.why, from: 0, to };
  }
  const { form } = leads;
  const plain = asksPlainly.has(form)
    ? text.replace(/,? (?:please|pls|plz|thanks|thank you)[ .!?]*$/i, "")
    : text;
  const trial = parse(plain);
  if (trial.kind === "read") return trial.built;
  const unended = plain.replace(/[ .,;:!?]+$/, "");
  const again = unended === plain ? trial : parse(unended);
  if (again.kind === "read") return again.built;
  if (again.at >= unended.length) {
    return { kind: "incomplete", form, from: unended.length, to: unended.length };
  }
  return { kind: "bad-form", form, ...wordAt(text, Math.max(again.at, to)) };
}

type Trial =
  | { readonly kind: "read"; readonly built: Built }
  /** Nothing can follow the characters before `at`, or what follows may not stand there. */
  | { readonly kind: "failed"; readonly at: number };

function parse(text: string): Trial {
  const parser = new nearley.Parser(grammar);
  try {
    parser.feed(`${text}\n`);
  } catch (error) {
    // nearley's own errors say where; any other is ours.
    if (!(error instanceof Error && "offset" in error)) throw error;
    return { kind: "failed", at: parser.current };
  }
  // The grammar gives one reading or none; tests hold it to that. Two would be none.
  const [built, second] = parser.results as readonly Built[];
  if (built !== undefined && second === undefined) return { kind: "read", built };
  return { kind: "failed", at: text.lastIndexOf(" ") + 1 };
}

/** The word around a place, or behind it where a blank stands there. */
function wordAt(text: string, at: number): { from: number; to: number } {
  const place = text[at] === " " ? at + 1 : at;
  const from = text.lastIndexOf(" ", place - 1) + 1;
  const end = text.indexOf(" ", place);
  return { from, to: end < 0 ? text.length : end };
}

/** A line that begins with nothing known, where that is near to something known. */
function nearest(text: string): CommandComplaint | null {
  const openings = nearestOpenings(text);
  const [first] = openings;
  const names = [...new Set(openings.map(({ words }) => words.toUpperCase()))];
  if (/^set(?: |$)/i.test(text)) {
    return { kind: "unknown-setting", nearest: names, ...wordAt(text, "set ".length) };
  }
  if (first === undefined) return null;
  return { kind: "unknown-command", nearest: names, from: 0, to: first.length };
}
