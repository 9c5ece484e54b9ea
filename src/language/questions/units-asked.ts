/** Of whom a question about units speaks. */
import { regex } from "../../util/index.js";

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    my|mine|our|ours|i|we|mein\p{L}*|unser\p{L}*|ich|wir|mes|mon|ma|miens?|miennes?|je|j['\u2019]\p{L}+
    |mis?|m[i\u00ed][oa]s?|yo|miei|mie|mio|mia|io|mijn|onze|ik
  )(?!\p{L})
`;

const which = regex("iu")`
  (?<!\p{L})(?:
    which|who|what units?|any|welche\p{L}*|wer|laquelle|lesquelles|lequel|lesquels|quelles?|qui
    |cu\u00e1l(?:es)?|cual(?:es)?|quien|qui\u00e9n|quali|quale|chi|welke|wie
  )(?!\p{L})
`;

/** Does a sentence speak of whoever writes it, or of what is theirs? */
export function asksOfSelf(sentence: string): boolean {
  return ofSelf.test(sentence);
}

/** `Which units ...?`, `wer von denen ...?` */
export function asksWhich(sentence: string): boolean {
  return which.test(sentence);
}

/** `Which of my armies can get to Greece or Rumania?` */
export function asksWhichUnit(sentence: string): boolean {
  return which.test(sentence) && ofSelf.test(sentence);
}
