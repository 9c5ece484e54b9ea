/**
 * The notation of the case files for commands and mails: a value in one line, its kind first, without
 * what is null. `{kind: "sign-on", prefix: "F", game: "paris", variant: null}` is `sign-on prefix=F game=paris`.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { LineStatement } from "../../src/language/commands/families.js";

/** A value in the notation of the case files. */
export function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(" ")}]`;
  if (typeof value === "object" && value !== null) return `{${compactFields(value)}}`;
  if (typeof value === "string" && /^[^\s"=[\]{}]+$/.test(value)) return value;
  return JSON.stringify(value);
}

/** The same without the braces. */
export function compactFields(value: object): string {
  const fields = Object.entries(value).filter(([key, part]) => key !== "kind" && part !== null);
  const parts = fields.map(([key, part]) => `${key}=${compact(part)}`);
  return [...("kind" in value ? [String(value.kind)] : []), ...parts].join(" ");
}

/** A statement; the game's own command as that command. */
export function compactStatement(statement: LineStatement): string {
  return compactFields(statement.kind === "command" ? statement.command : statement);
}

/** A complaint, with the part of the line that it points at instead of two numbers. */
export function compactComplaint(
  { from, to, ...rest }: { readonly kind: string; readonly from: number; readonly to: number },
  line: string,
): string {
  return `complaint ${compactFields(rest)} at ${JSON.stringify(line.slice(from, to))}`;
}

/** The case files of a folder under test/cases. */
export function caseFiles(folder: string): readonly { name: string; text: string }[] {
  const url = new URL(`../cases/${folder}/`, import.meta.url);
  return readdirSync(url).map((name) => ({ name, text: readFileSync(new URL(name, url), "utf8") }));
}
