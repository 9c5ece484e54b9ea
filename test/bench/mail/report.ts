/** What a measurement says: a heading, and a number a line. */

export const say = (text: string) => process.stdout.write(`${text}\n`);

export function row(what: string, value: number, unit: string): void {
  say(`  ${what.padEnd(34)} ${value.toFixed(value < 100 ? 1 : 0).padStart(8)} ${unit}`);
}
