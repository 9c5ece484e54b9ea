/** The lines of a letter: plain ASCII in 72 columns, but for those that programs read, which are never wrapped. */

const columns = 72;

/** An order or a unit of a power, what it has at the end of a year, its player, a line of the header. */
const whole = /^(?:[\w-]+: .*\.(?: {2,}\(\*.*\*\))?| {5}[\w-]+: +\S+|::.*)$/;

/** The lines that do not fit. */
export function misfits(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => !/^[ -~]*$/.test(line) || / $/.test(line) || isTooLong(line));
}

function isTooLong(line: string): boolean {
  return line.length > columns && !whole.test(line);
}
