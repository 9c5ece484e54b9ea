/** A player's own line, shown again, with a mark under the place that is meant. */
import { flat } from "../../util/index.js";
import { plainText } from "../engine/ascii.js";
import { columns, wholeBefore } from "../engine/fill.js";
import { quoteMax } from "../limits.js";

/** The line without what surrounds it, and not too long. */
export function quote(line: string): string {
  const plain = plainText(flat(line));
  if (plain.length <= quoteMax) return plain;
  const at = wholeBefore(plain, quoteMax);
  const cut = plain.slice(0, at);
  const isWithin = /\S/.test(plain.charAt(at));
  return `${(isWithin && /\s\S*$/.test(cut) ? cut.replace(/\s\S*$/, "") : cut).trimEnd()} ...`;
}

/** A player's text, indented so that it cannot pass for the judge's own words. */
export function setOff(text: string, indent: number): string {
  return plainText(text)
    .split("\n")
    .map((line) => " ".repeat(indent) + line.trimEnd())
    .join("\n");
}

/** `^^^^^` to stand under a quote that was printed behind `indent` columns; "" where it cannot. */
export function caret(line: string, place: unknown, indent: number): string {
  // Only letters of one width have a place to point at.
  if (
    !isPlace(place) ||
    !/^[\x20-\x7e]*$/.test(line) ||
    quote(line) !== line ||
    indent + line.length > columns
  )
    return "";
  if (place.to > line.length || place.to <= place.from) return "";
  return " ".repeat(indent + place.from) + "^".repeat(place.to - place.from);
}

/** The part of a line at a place, if the place is known: whole words. */
export function partAt(line: string, place: unknown): string {
  if (!isPlace(place)) return "";
  const [before = ""] = /[\p{L}\p{N}]*$/u.exec(line.slice(0, place.from)) ?? [];
  const [behind = ""] = /^[\p{L}\p{N}]*/u.exec(line.slice(place.to)) ?? [];
  const part = line.slice(place.from, place.to);
  const from = /^[\p{L}\p{N}]/u.test(part) ? place.from - before.length : place.from;
  const to = /[\p{L}\p{N}]$/u.test(part) ? place.to + behind.length : place.to;
  return quote(line.slice(from, to));
}

function isPlace(place: unknown): place is { readonly from: number; readonly to: number } {
  if (typeof place !== "object" || place === null) return false;
  return (
    "from" in place &&
    "to" in place &&
    typeof place.from === "number" &&
    typeof place.to === "number"
  );
}
