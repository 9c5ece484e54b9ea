/**
 * Limits on what is read of a mail, each with the attack that it stops. Numbers are far above what
 * people write: a whole game year fits into every one of them many times over.
 */
export const limits = {
  /** Characters of a mail's text. Beyond: skipped. Stops megabytes of text from costing seconds. */
  text: 100_000,
  /** Lines of a mail. Beyond: skipped. Stops letters with a hundred thousand complaints. */
  lines: 2_000,
  /** Orders, commands and complaints of a mail. Beyond: skipped. Stops letters that answer each of a thousand lines. */
  items: 600,
  /** Questions of a mail. Beyond: read as orders. Each may look through the whole mail for the names that it means. */
  questions: 60,
  /**
   * Characters of a mail's lines that look like no orders. Beyond: no questions are looked for. 90 kB of talk cost
   * seconds; the longest letters that people wrote have 4,000.
   */
  talk: 8_000,
  /**
   * Characters of a line that is read. A full order set in one line has 900. Earley parsing costs more
   * than linear time on long lines, and names are searched for at every place.
   */
  line: 1_000,
  /** Characters of a line that is quoted back. Stops the judge from amplifying one long line. */
  quote: 200,
  /** Characters of the first of the lines that were skipped, to show which these are. */
  first: 60,
  /** Units, words and parentheses of a condition. Bounds how deep they nest. */
  conditionParts: 100,
  /** Characters of one press message: a mail to seven players must not become seven large ones. */
  press: 30_000,
  /** Lines that an attribution (`On ... wrote:`) may be wrapped over. Bounds the looking ahead. */
  attribution: 3,
  /** Characters of an attribution: the patterns of email-reply-parser backtrack on longer text. */
  attributionLength: 300,
  /** Letters of the judge that a mail is compared with. Each comparison costs a millisecond or two. */
  letters: 8,
  /** Quotations of a mail that are compared with letters. More: they end where marks or the mail end. */
  letterSearches: 8,
  /** Places of a letter at which a line is looked for. Press of one word, again and again, has thousands. */
  letterPlaces: 50,
  /** Words that a quotation shares with a letter, in its order. Fewer: anybody could have written them. */
  letterWords: 12,
  /** Words of a line that can show by itself that a letter goes on there. */
  letterLine: 6,
  /** Lines after `Cheers,` that can be a signature. More are somebody's orders, and are read. */
  signature: 12,
} as const;
