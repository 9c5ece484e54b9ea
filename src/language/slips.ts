/** How far a misspelt word may be from the right one, so that a guess is still one that people would make. */

/** How many slips a word of this length may have and still be meant. Three letters can be anything. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0.5;
  return word.length < 7 ? 1 : 2;
}
