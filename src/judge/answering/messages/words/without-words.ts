/** A mail without words that were taken out of it: its other lines, also those that it quotes, keep their numbers. */

/** The words are found though a program has wrapped them otherwise. A mail is long: no pattern is made of its words. */
export function withoutWords(mail: string, taken: string): string {
  const words = taken.trim().split(/\s+/);
  const [first = ""] = words;
  for (let at = mail.indexOf(first); at >= 0; at = mail.indexOf(first, at + 1)) {
    const end = endOf(mail, at, words);
    if (end === null) continue;
    const from = at - markBefore(mail, at);
    return mail.slice(0, from) + blank(mail.slice(from, end)) + mail.slice(end);
  }
  return mail;
}

/** How long the mark is that the words have in a list, `3) tell Italy ...`: it goes with them. */
function markBefore(mail: string, at: number): number {
  const before = mail.slice(Math.max(0, at - 8), at);
  return /(?<=^|\s)\(?[1-9a-h][.)][ \t]+$/u.exec(before)?.[0].length ?? 0;
}

/** Where the words end that begin here, with nothing but blanks between them; null where others stand here. */
function endOf(mail: string, start: number, words: readonly string[]): number | null {
  let at = start;
  for (const [index, word] of words.entries()) {
    const next = index === 0 ? at : blanksEnd(mail, at);
    if ((index > 0 && next === at) || !mail.startsWith(word, next)) return null;
    at = next + word.length;
  }
  return at;
}

function blanksEnd(mail: string, start: number): number {
  let at = start;
  while (at < mail.length && /\s/.test(mail[at]!)) at += 1;
  return at;
}

function blank(cut: string): string {
  return cut.replace(/[^\n]/g, "");
}
