/** How a sentence stands beside the command that it means. */

/** Each with the command that it means; `$1` is what the sentence names. */
export type Sentence = readonly [pattern: RegExp, command: string];

/** The whole of a sentence, in one of these ways. */
export function says(...ways: readonly string[]): RegExp {
  return new RegExp(`^(?:${ways.join("|")})$`, "iu");
}

/** `the game`, for which nobody has another word. */
export const game = "(?:(?:the |this |our |my )?(?:game|clock)|everything)";

/** An address as it stands among words. */
export const address = "[^\\s@]{1,64}@[^\\s@,;]+";
