/**
 * What a letter consists of, for transcripts: blocks that stand in many letters, each under its name (the
 * header, the orders, the position), and between them what this letter was written for.
 */

export interface Block {
  /** What stands there in many letters; null for what this letter was written for. */
  readonly name: string | null;
  readonly lines: readonly string[];
}

interface Kind {
  readonly name: string;
  /** How its first paragraph begins. */
  readonly starts: RegExp;
  /** How the paragraphs begin that belong to it too. */
  readonly goesOn?: RegExp;
}

/** A power's paragraph in a table: `Austria:   A BUD, A VIE`. */
const power = /^(?:[A-Z]\w+ )?[A-Z]\w+: +\S/;

const kinds: readonly Kind[] = [
  { name: "header", starts: /^:: Judge/ },
  { name: "footer", starts: /^To order or to ask/ },
  { name: "problems", starts: /^\d+ lines? of your mail could not/ },
  { name: "skipped", starts: /^Not read: / },
  { name: "orders", starts: /^(?:Movement|Retreat|Adjustment) orders for/, goesOn: power },
  {
    name: "results",
    starts: /^(?:Movement|Retreat|Adjustment) results for/,
    goesOn: /^(?:[A-Z]\w+: |The following units were|The \w+ (?:Army|Fleet) in )/,
  },
  {
    name: "state",
    starts:
      /^(?:One of your units|Some of your units|Your orders are|You may still|You still have to order|WAIT is set|You vote )/,
  },
  {
    name: "outlook",
    starts:
      /^(?:Deadline: |The deadline of |The game is paused|The game begins when|All seats are|The game is over\.$|All orders are in|You have nothing to order in this)/,
  },
  { name: "next", starts: /^The (?:next phase of|deadline for)/ },
  { name: "position", starts: /^Position:$/, goesOn: /^(?:[A-Z]\w+: |Units with a \*)/ },
  {
    name: "standing",
    starts: /^The position, with supply centers:$/,
    goesOn: /^(?: {2}[A-Z]|Units with a \*)/,
  },
  {
    name: "units",
    starts: /^(?:Status of the \w+ phase|Starting position|This is how the game stands:)/,
    goesOn: power,
  },
  { name: "centers", starts: /^Ownership of/, goesOn: power },
  { name: "years", starts: /^Supply centers at the end/, goesOn: /^ {8,}\d{4}/ },
  { name: "players", starts: /^(?:Players:|The following players)/, goesOn: /^ {5}[A-Z]/ },
  { name: "settings", starts: /^Settings:/, goesOn: /^ {2}SET / },
  {
    name: "example",
    starts: /^How to order:/,
    goesOn: /^(?: {2}(?:[AF] |BUILD |PRESS TO)|Full names)/,
  },
  {
    name: "question",
    starts: /^If you want that, answer/,
    goesOn: /^(?: {2}CONFIRM$|If you do not, do nothing)/,
  },
  {
    name: "set-up",
    starts: /^This is the set-up of game/,
    goesOn: /^(?: {2}Board and rules: |To change a line, answer)/,
  },
  { name: "advice", starts: /^JOIN and a name gives/ },
  {
    name: "closing",
    starts: /^(?:End of message\.|Was it a good game\?)/,
    goesOn: /^ {2}(?:PRESS TO|BROADCAST|STATEMENT)/,
  },
];

/** A table or list of so many lines is a block, also where no kind is known. */
const tableLines = 3;

/** The blocks of a letter's text, one after another. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { readonly name: string | null; readonly lines: string[] }[] = [];
  let open: Kind | undefined;
  for (const paragraph of text.trimEnd().split(/\n{2,}/)) {
    const lines = unwrapped(paragraph);
    const kind = kinds.find(({ starts }) => starts.test(paragraph));
    if (kind === undefined && open?.goesOn?.test(paragraph)) {
      blocks.at(-1)!.lines.push(...lines);
      continue;
    }
    open = kind;
    blocks.push({ name: kind?.name ?? nameOfTable(lines), lines });
  }
  return blocks;
}

function nameOfTable(lines: readonly string[]): string | null {
  const [first = ""] = lines;
  if (lines.length < tableLines || /^[> ]/.test(first)) return null;
  return first.split(" ").slice(0, 3).join(" ");
}

/** A letter's columns, as in `report`. */
const columns = 72;

/** The lines as they were before they were filled; an answer stands behind the line that it answers. */
export function unwrapped(paragraph: string): string[] {
  const lines = paragraph.split("\n");
  if (isList(lines)) return lines;
  const whole: string[] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before !== undefined && continues(before, line)) {
      whole.push(`${whole.pop()} ${line.trim()}`);
    } else if (before?.startsWith("> ") && /^ {2}[^ ^]/.test(line)) {
      whole.push(`${whole.pop()} => ${line.trim()}`);
    } else whole.push(line);
  });
  return whole;
}

/** Does every line begin with the same word? */
function isList(lines: readonly string[]): boolean {
  const words = lines.map((line) => /^ *([A-Za-z]+\b:?)/.exec(line)?.[1]);
  return lines.length > 1 && words.every((word) => word !== undefined && word === words[0]);
}

/** Stands the next line below the one before only because its first word had no room there? */
function continues(before: string, line: string): boolean {
  if ([before, line].some((one) => /^>|^ *\^|\S {2,}\S/.test(one))) return false;
  const [word = ""] = line.trim().split(" ");
  if (before.length > columns) return false;
  return indentOf(line) >= indentOf(before) && before.length + 1 + word.length > columns;
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}
