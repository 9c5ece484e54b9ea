/** The lines of a letter: signs that can be seen, in 72 columns, but for those that programs read, which are never wrapped. */

const columns = 72;

/** An order or a unit of a power, what it has at the end of a year, its player, a line of the header. */
const whole = /^(?:[\w-]+: .*\.(?: {2,}\(\*.*\*\))?| {5}[\w-]+: +\S+|::.*)$/;

/** What is ASCII and no letter of it, halves of signs, and what turns the direction of writing. */
const hidden =
  /[\p{Cc}\p{Surrogate}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** The lines that do not fit. */
export function misfits(text: string): readonly string[] {
  return text.split("\n").filter((line) => hidden.test(line) || / $/.test(line) || isTooLong(line));
}

function isTooLong(line: string): boolean {
  return line.length > columns && !whole.test(line);
}
