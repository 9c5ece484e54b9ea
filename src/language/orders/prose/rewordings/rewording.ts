/** What is said in a roundabout way, and what is put in its place; of the same length. */
export type Rewording = readonly [shape: RegExp, put: (...words: string[]) => string];
