/**
 * Template files that hold many short texts: `key: text`, continued on indented lines, with comments
 * behind `#` at the beginning of a line. This module knows nothing of what the texts are for.
 */

interface Entries {
  readonly texts: ReadonlyMap<string, string>;
  /** Lines that are no entry, and keys that stand twice. */
  readonly faults: readonly string[];
}

/** The entries of a file; `file` names it in the faults. */
export function readEntries(file: string, content: string): Entries {
  const texts = new Map<string, string>();
  const faults: string[] = [];
  let key: string | null = null;
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const entry = /^([\w./-]+):(?: +(.*))?$/.exec(line);
    if (entry !== null) {
      key = entry[1]!;
      if (texts.has(key)) faults.push(`${file}: "${key}" stands twice.`);
      texts.set(key, entry[2]?.trimEnd() ?? "");
    } else if (key !== null && line.startsWith(" ")) {
      texts.set(key, `${texts.get(key)} ${line.trim()}`.trim());
    } else {
      faults.push(`${file}, line ${index + 1}: neither "key: text" nor an indented continuation.`);
    }
  }
  return { texts, faults };
}
