/**
 * Filling text to the width of a letter. Prose is refilled, so that templates may break their lines
 * anywhere. A line that begins with a blank or `>` keeps its place and only breaks where it is too long.
 * One that begins with `::`, or with `|`, which is taken off, stays whole however long it is: programs
 * read orders line by line.
 */

/** The width of a letter. */
export const columns = 72;

/** Keeps the lines of a block as they are, its empty lines too. */
export function verbatim(block: string): string {
  if (block === "") return "";
  return block
    .split("\n")
    .map((line) => `|${line}`)
    .join("\n");
}

/** A line that says where the map of a letter stands, in its HTML part. */
const mapLine = "<map>";

/** What a text is made of, before it is broken into lines. */
export type Part =
  | { readonly kind: "prose"; readonly text: string }
  /**
   * It keeps its place, and is never broken where nothing can hang below it. `isSoft`: an earlier filling broke
   * it off, and it goes on in the next line.
   */
  | {
      readonly kind: "line";
      readonly text: string;
      readonly hanging: string | null;
      readonly isSoft: boolean;
    }
  | { readonly kind: "gap" | "map" };

/** The parts of a text, as its lines say. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) parts.push({ kind: "prose", text: prose.join(" ") });
    prose = [];
  };
  for (const line of text.split("\n")) {
    if (isProse(line)) {
      prose.push(line.trim());
    } else {
      flush();
      parts.push(partOf(line));
    }
  }
  flush();
  return parts;
}

function partOf(line: string): Part {
  if (line === "") return { kind: "gap" };
  if (line === mapLine) return { kind: "map" };
  const kept = line.replace(/^\|/, "");
  const isSoft = kept.endsWith(" ") && kept.trim() !== "";
  return { kind: "line", text: kept.trimEnd(), hanging: hangingOf(line), isSoft };
}

/** The text in the width of a letter. Several empty lines become one, but for those with a `|`. */
export function fill(text: string): string {
  return filled(text, "");
}

/**
 * Fills a text that stands in another letter: a blank ends the lines that go on in the next one (as in
 * RFC 3676), so that programs for which lines have no width can put them together again.
 */
export function flowed(text: string): string {
  return filled(text, " ");
}

function filled(text: string, softEnd: string): string {
  const lines: string[] = [];
  const add = (broken: readonly string[], end: string) => {
    for (const [index, line] of broken.entries()) {
      lines.push(index < broken.length - 1 ? line + end : line);
    }
  };
  for (const part of partsOf(text)) {
    if (part.kind === "prose") add(breakLine(part.text, ""), softEnd);
    else if (part.kind === "line") add(linesOf(part), "");
    else if (part.kind === "gap" && lines.at(-1) !== "") lines.push("");
  }
  return `${lines.join("\n").replace(/^\n+|\n+$/g, "")}\n`;
}

function linesOf({ text, hanging }: Extract<Part, { readonly kind: "line" }>): readonly string[] {
  return hanging === null ? [text] : breakLine(text, hanging);
}

function isProse(line: string): boolean {
  return line.trim() !== "" && line !== mapLine && !/^( |>|::|\|)/.test(line);
}

/** What stands before the continuation of a line that is too long: its quote marks or blanks. */
function hangingOf(line: string): string | null {
  if (/^(::|\|)/.test(line)) return null;
  return /^(?:(?:> ?)+| *)/.exec(line)![0].slice(0, columns / 2);
}

/** A blank at which no line ends. */
const boundBlank = "\u00a0";

/** Words that stay in one line when `brokenBetween` breaks the text in which they stand. */
export function together(words: string): string {
  return words.replaceAll(" ", boundBlank);
}

/** A text in the width of a letter, broken between words, but nowhere inside what stays together. */
export function brokenBetween(text: string, indent: string): string {
  return breakLine(text, indent).join("\n").replaceAll(boundBlank, " ");
}

/** The last place up to `at` where no letter is cut in two, with its marks or the parts of its emoji. */
export function wholeBefore(line: string, at: number, after = 0): number {
  if (/^[\x20-\x7e]*$/.test(line.slice(at - 1, at + 1))) return at;
  let end = at;
  while (end > after + 1 && belongsToBefore(line, end)) end--;
  return end > after + 1 ? end : at;
}

/** The second half of a sign, a mark on it, or what is joined to it. */
function belongsToBefore(line: string, at: number): boolean {
  const next = line.slice(at, at + 2);
  return (
    /^[\udc00-\udfff]/.test(next) || /^\p{Mark}|^\u200d/u.test(next) || line[at - 1] === "\u200d"
  );
}

/** One line as several: at blanks where there are any, else anywhere. Linear in the line's length. */
function breakLine(line: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  let prefix = "";
  while (line.length - start > columns - prefix.length) {
    const room = columns - prefix.length;
    const blank = line.lastIndexOf(" ", start + room);
    const opening = start === 0 ? indent.length : start;
    const isUseful = blank > opening && line.slice(start, blank).trim() !== "";
    const end = isUseful ? blank : wholeBefore(line, start + room, start);
    lines.push((prefix + line.slice(start, end)).trimEnd());
    start = end;
    while (line[start] === " ") start++;
    prefix = indent;
  }
  if (start < line.length || lines.length === 0) lines.push(prefix + line.slice(start));
  return lines;
}
