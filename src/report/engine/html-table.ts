/** Lines in columns as an HTML table. Columns are parted where all lines have a blank, and some line a wide gap. */

/** Where a column begins, and where it ends. */
type Column = readonly [from: number, to: number];

/** The lines as a table, or null where they stand in no columns. */
export function tableOf(lines: readonly string[], htmlOf: (text: string) => string): string | null {
  if (lines.length < 2) return null;
  const columns = columnsOf(lines);
  if (columns.length < 2) return null;
  const rows = joined(
    lines.map((line) => columns.map(([from, to]) => line.slice(from, to).trim())),
  );
  const areNumbers = columns.map((_, column) =>
    rows.every((row) => /^[\d.,]*$/.test(row[column]!)),
  );
  const printed = rows.map((row) => {
    const cells = row.map(
      (text, column) => `<td${areNumbers[column] ? ' class="n"' : ""}>${htmlOf(text)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table>\n${printed.join("\n")}\n</table>`;
}

function columnsOf(lines: readonly string[]): readonly Column[] {
  const width = Math.max(...lines.map((line) => line.length));
  const isGap = Array.from({ length: width }, (_, at) => parts(lines, at));
  const columns: Column[] = [];
  for (let from = 0; from < width; from++) {
    if (isGap[from] || !(from === 0 || isGap[from - 1])) continue;
    const end = isGap.indexOf(true, from);
    columns.push([from, end < 0 ? width : end]);
  }
  return columns;
}

/** Is there a blank in every line here, and in some line that goes on more than one? */
function parts(lines: readonly string[], at: number): boolean {
  const isBlank = (line: string, place: number) => (line[place] ?? " ") === " ";
  if (!lines.every((line) => isBlank(line, at))) return false;
  return lines.some(
    (line) => line.length > at && (isBlank(line, at + 1) || at === 0 || isBlank(line, at - 1)),
  );
}

/** A row without a beginning goes on with the row before. */
function joined(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [];
  for (const row of rows) {
    const before = all.at(-1);
    const filled = row.filter((cell) => cell !== "").length;
    if (
      row[0] === "" &&
      before !== undefined &&
      filled === 1 &&
      before[0] !== "" &&
      row.at(-1) !== ""
    ) {
      all[all.length - 1] = before.map((cell, at) =>
        row[at] === "" ? cell : `${cell} ${row[at]}`,
      );
    } else all.push(row);
  }
  return all;
}
