/** What is told apart from a mail before the rest of it is read: questions that stand between its orders. */

/** What is asked so, with its answer to be given when the orders of the mail are noted. */
export interface Asked {
  readonly line: string;
  readonly tell: () => void;
}

/** A text without such questions, and what answers them. */
export interface Apart {
  readonly text: string;
  readonly asked: readonly Asked[];
}

/** Does a text hold words for others, or a trial, which are read line by line as they stand? */
export function isReadByLine(text: string): boolean {
  return blocks.test(text);
}

/** Does it hold words for others, a trial, or orders for another phase? */
export function holdsBlocks(text: string): boolean {
  return ofOthers.test(text);
}

const ofOthers = /^\s*(?:PRESS|BROADCAST|PHASE|TRY)\b/im;
const blocks = /^\s*(?:(?:END)?(?:PRESS|BROADCAST|TRY))\b/im;
