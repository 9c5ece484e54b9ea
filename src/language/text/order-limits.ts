/** The limits of reading orders, each with the attack or accident that it stops. */

export const lineLimits = {
  /** A line of 100 kB: it is refused before it is looked at. A whole order set has 900 characters. */
  characters: 1000,
  /**
   * A word of 300 letters, or 300 blanks: patterns that look back try each of them for each. Nothing that is
   * ordered has so many.
   */
  word: 40,
  run: 16,
  /** A wall of single letters: parsing grows faster than what is parsed. */
  tokens: 120,
  /** `a. a. a.`: a complaint for each part. No power has so many units. */
  parts: 40,
  /**
   * Characters read again to see whether a line goes on in the next one: pages of prose would be read many
   * times over.
   */
  joins: 10_000,
  /**
   * Characters of a mail's lines that are no plain orders. 15,000 of talk cost eight seconds; the longest letters that
   * people wrote with their orders in between have 4,000.
   */
  talk: 6_000,
  /**
   * Characters of the lines of a mail that are read again as something else. More are a story: each reading
   * costs its time.
   */
  again: 3_000,
  /** A grammar that finds hundreds of readings in `a a a a a a`. */
  readings: 24,
  /** Names with many candidates each: their combinations multiply. */
  combinations: 256,
  /** `waive 1000000`: more builds than any board has. */
  waivers: 34,
  /** Lines whose words are kept in memory: one reader after another looks at those of a mail. */
  kept: 256,
  /** Line shapes kept in memory. */
  shapes: 4096,
} as const;

export const nameLimits = {
  /** Two letters begin a name at least: one letter is a unit, a verb or a power. */
  shortestPrefix: 2,
  /** A word as long as a book is no name. */
  longestName: 40,
  /** Candidates further than this from the nearest are not offered. */
  margin: 0.55,
  candidates: 16,
  /** Unknown words of a line that are guessed at: a page of prose would cost a guess for each word. */
  guesses: 40,
  /** Unknown words guessed at in all lines of a mail: 90 kB of noise would hold up everybody else's. */
  guessesOfMail: 1000,
  /** Names that a complaint offers. */
  offered: 3,
  /** Of several words that are nearly a name, so much may be wrong: `Norwegan Sae`. */
  wrongShare: 0.21,
  /** Misspelt words whose candidates are kept: a dictionary of noise must not fill the memory. */
  memory: 4096,
} as const;

/** Is the line refused before it is looked at? No pattern is tried on it. */
export function isTooLong(text: string): boolean {
  return text.length > lineLimits.characters;
}

/** Are these lines too many to be read again as something else? */
export function isStory(lines: readonly { readonly text: string }[]): boolean {
  return lines.reduce((sum, { text }) => sum + text.length, 0) > lineLimits.again;
}

const endless = [
  String.raw`(?<=[\p{L}\p{M}\p{N}_]{${lineLimits.word}})[\p{L}\p{M}\p{N}_]+`,
  String.raw`(?<=\s{${lineLimits.run}})\s+`,
  // What looks back is read from its end.
  String.raw`(?<=\1{${lineLimits.run - 1}}([^\p{L}\p{N}\s]))\1+`,
].map((pattern) => new RegExp(pattern, "gu"));

/** The line without the rest of words, gaps and rulers that have no end. */
export function withoutEndless(text: string): string {
  return endless.reduce((left, pattern) => left.replace(pattern, ""), text);
}
