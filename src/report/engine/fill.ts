/**
 * Filling text to the width of a letter. Prose is refilled, so that templates may break their lines
 * anywhere. A line that begins with a blank, `>` or `::` keeps its place and only breaks where it is
 * too long; so does one that begins with `|`, which is taken off.
 */

/** The width of every letter. */
export const columns = 72;

/** Keeps the lines of a block apart although they look like prose, its empty lines too. */
export function verbatim(block: string): string {
  if (block === "") return "";
  return block
    .split("\n")
    .map((line) => `|${line}`)
    .join("\n");
}

/** The text in lines of at most 72 columns. Several empty lines become one, but for those with a `|`. */
export function fill(text: string): string {
  const lines: string[] = [];
  let prose: string[] = [];
  const add = (broken: readonly string[]) => {
    for (const line of broken) lines.push(line);
  };
  const flush = () => {
    if (prose.length > 0) add(breakLine(prose.join(" "), ""));
    prose = [];
  };
  for (const line of text.split("\n")) {
    if (isProse(line)) {
      prose.push(line.trim());
    } else {
      flush();
      if (line === "" && lines.at(-1) === "") continue;
      add(breakLine(line.replace(/^\|/, "").trimEnd(), hanging(line)));
    }
  }
  flush();
  return `${lines.join("\n").replace(/^\n+|\n+$/g, "")}\n`;
}

function isProse(line: string): boolean {
  return line.trim() !== "" && !/^( |>|::|\|)/.test(line);
}

/** What stands before the continuation of a line that is too long. */
function hanging(line: string): string {
  const quote = /^\|?((> ?)+)/.exec(line);
  if (quote !== null) return quote[1]!.slice(0, columns / 2);
  const blanks = /^\|? */.exec(line)![0].replace("|", "    ");
  return blanks.slice(0, columns / 2);
}

/** One line as several: at blanks where there are any, else anywhere. Linear in the line's length. */
export function breakLine(line: string, indent: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  let prefix = "";
  while (line.length - start > columns - prefix.length) {
    const room = columns - prefix.length;
    const blank = line.lastIndexOf(" ", start + room);
    const opening = start === 0 ? indent.length : start;
    const isUseful = blank > opening && line.slice(start, blank).trim() !== "";
    const end = isUseful ? blank : start + room;
    lines.push((prefix + line.slice(start, end)).trimEnd());
    start = end;
    while (line[start] === " ") start++;
    prefix = indent;
  }
  if (start < line.length || lines.length === 0) lines.push(prefix + line.slice(start));
  return lines;
}
