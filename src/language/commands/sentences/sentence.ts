/** How a sentence stands beside the command that it means. */
import { PrefilteredRegExp, wrapped } from "../../../util/index.js";

/**
 * Each with the command that it means; `$1` is what the sentence names. Some mean it only where a GM says them; a
 * guess may be meant otherwise even then, and is only offered.
 */
export type Sentence = readonly [pattern: RegExp, command: string, manner?: Manner];

type Manner = "gm" | "guess";

/** The command that a sentence means, in its own words. */
export interface Said {
  readonly command: string;
  /** Null where it means so, whoever says it. */
  readonly manner: Manner | null;
}

/** The whole of a sentence, in one of these ways. */
export function says(...ways: readonly string[]): RegExp {
  return new PrefilteredRegExp(`^(?:${ways.join("|")})$`, "iu");
}

/** `the game`, for which nobody has another word. */
export const game = "(?:(?:the |this |our |my )?(?:game|clock)|everything)";

/**
 * Whatever may be a power's name, with its article; the board knows which are. Who is `him`, another sentence
 * tells.
 */
export const power = wrapped`
  (?:l'|la |le |die |der |il |los )?(
    (?!
      (?:him|her|them|they|she|you|one|ihn|ihm|ihr|sie|lui|elle|leur|ella|loro|hem|haar)(?!\p{L})
    )[\p{L}]{3,}(?: \p{L}+)??
  )
`;

/** An address as it stands among words. */
export const address = "[^\\s@(]{1,64}@[^\\s@,;()]+";
