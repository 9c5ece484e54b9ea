/** `The deadline this Thursday should stay as it is`: nothing is to be set. */
import { wrapped } from "../../../util/index.js";
import { any } from "../topics.js";

/** Does a sentence, in plain words with its times in English, want the deadline left where it is? */
export function deadlineStays(plain: string): boolean {
  return deadline.test(plain) && stays.test(plain) && !otherwise.test(plain);
}

const deadline = any(
  "deadlines?|frist|abgabe\\w*|termin|echeance|date limite|delai|plazo|fecha limite|scadenza|termine|termijn",
);
const stays = any(
  wrapped`
          (?:stay|stays|remain|remains|keep|leave|is|be left|be kept) .*(?:as|where|what|when) (?:it|they) (?:is|are)
          |(?:stay|stays|remain|remains|be left|leave .*|keep .*) (?:unchanged|the same|untouched|alone|as planned)
          |(?:stays|remains)(?= (?:on )?(?:\w+day|the \d))
          |bleib\w* .*(?:wie|so|unverandert|bestehen|dabei)|unverandert|bleibt(?= .*day)
          |rest\w* .*(?:comme|inchange\w*|telle?)|inchange\w*|ne change pas|(?:queda\w*|sigue) (?:como|igual)
          |rest\w* (?:com|invariat)\w*|invariat\w*|blijft .*(?:zo|zoals|staan)|ongewijzigd
        `,
);
const otherwise = any(
  "if|unless|falls|wenn|si(?! possible)|as long as|only|from now on|move\\w*|change(?! pas)|until|but|aber|mais",
);
