/** A player's own line, shown again, with a mark under the place that is meant. */
import { toAscii } from "../engine/ascii.js";
import { columns } from "../engine/fill.js";
import { quoteMax } from "../limits.js";

/** The line as one line of ASCII. */
export function quote(line: string): string {
  const ascii = toAscii(line.replace(/\s+/g, " ").trim());
  return ascii.length > quoteMax ? `${ascii.slice(0, quoteMax)} ...` : ascii;
}

/** A player's text, indented so that it cannot pass for the judge's own words. */
export function setOff(text: string, indent: number): string {
  return toAscii(text)
    .split("\n")
    .map((line) => " ".repeat(indent) + line.trimEnd())
    .join("\n");
}

/** `^^^^^` to stand under a quote that was printed behind `indent` columns; "" where it cannot. */
export function caret(line: string, place: unknown, indent: number): string {
  if (!isPlace(place) || quote(line) !== line || indent + line.length > columns) return "";
  if (place.to > line.length || place.to <= place.from) return "";
  return " ".repeat(indent + place.from) + "^".repeat(place.to - place.from);
}

/** The part of a line at a place, if the place is known. */
export function partAt(line: string, place: unknown): string {
  return isPlace(place) ? quote(line.slice(place.from, place.to)) : "";
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
