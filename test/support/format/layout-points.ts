/**
 * What programs that read nJudge's letters look for, as points of a file: `movement some ^France: ...`.
 * A point names letters, says how many of them show it, and gives a regular expression for them.
 */
import { readFileSync } from "node:fs";
import { casePath } from "../golden.js";

interface PrintedLetter {
  readonly subject: string;
  readonly text: string;
}

interface Point {
  readonly letters: string;
  readonly share: string;
  readonly shape: RegExp;
  readonly line: string;
}

/** What each word of a point's first column stands for, looked for in a whole letter. */
const kinds: Readonly<Record<string, RegExp>> = {
  letters: /^Subject: /,
  results: /^Subject: \S+ - \S+ Results$/m,
  movement: /^Subject: \S+ - \S+M Results$/m,
  retreats: /^Subject: \S+ - \S+R Results$/m,
  winters: /^Subject: \S+ - \S+B Results$/m,
  start: /^Subject: \S+ - \S+ Game Starting$/m,
  orders: /^\w+ orders for /m,
  status: /^Status of the /m,
  history: /^Date: /m,
};

const shorthand: Readonly<Record<string, string>> = {
  DATE: "(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \\d\\d \\d{4} \\d\\d:\\d\\d:\\d\\d [+-]\\d{4}",
  PHASE: "([SF]\\d{4}[MR]|F\\d{4}B)",
  UNIT: "(Army|Fleet) [A-Z][A-Za-z-]*( [A-Z][a-z]+)*( \\((south|north|east) coast\\))?",
};

/** The points that these letters break, each as its line in the file. */
export function brokenPoints(name: string, letters: readonly PrintedLetter[]): readonly string[] {
  const whole = letters.map(({ subject, text }) => `Subject: ${subject}\n\n${text}`);
  return readPoints(name)
    .filter((point) => !holds(point, whole))
    .map(({ line }) => line);
}

function readPoints(name: string): readonly Point[] {
  const lines = readFileSync(casePath(name), "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map(readPoint);
}

function readPoint(line: string): Point {
  const found = /^(\w+) +(all|some|none) +(.+)$/.exec(line);
  if (found === null) throw new Error(`No point: ${line}`);
  const [, letters = "", share = "", shape = ""] = found;
  const full = shape.replace(/\b(?:DATE|PHASE|UNIT)\b/g, (word) => shorthand[word] ?? word);
  return { letters, share, shape: new RegExp(full, "m"), line };
}

/** A point about letters that do not occur holds for nobody, so it is broken. */
function holds({ letters, share, shape }: Point, whole: readonly string[]): boolean {
  const kind = kinds[letters];
  if (kind === undefined) throw new Error(`No kind of letter: ${letters}`);
  const meant = whole.filter((letter) => kind.test(letter));
  const showing = meant.filter((letter) => shape.test(letter));
  if (share === "none") return meant.length > 0 && showing.length === 0;
  return showing.length > 0 && (share === "some" || showing.length === meant.length);
}
