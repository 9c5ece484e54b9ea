/** `That I agree and that I stay` is said without the second `that`. */
import { regex } from "../../../../util/index.js";

/** The words with the clauses behind the first as their writer would say them. */
export function clausesJoined(text: string): string {
  return text.replace(furtherThat, "$1$2");
}

/** But not where `that` is the subject: `and that is all I want`. */
const furtherThat = regex("giu")`
  ((?<=\p{L}),? (?:and |but )|(?<=\p{L}), )that (?!
    (?:
      is|was|will|would|has|had|may|might|can|could|should|does|did|makes?|means?|goes|seems?|of|way
      |one|too
    )(?!\p{L})
  )
  |((?<=\p{L}),? (?:et |y |e |pero |ma |mais ))(?:que |che |qu['\u2019])(?=\p{Ll})
`;
