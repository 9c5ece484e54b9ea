/** What is wanted rather than something else, which then is not wanted: `rather to Edinburgh than to Yorkshire`. */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const unit =
  "(?:the |my |die |meine |l['\u2019]|la |ma )?(?:NAME|army|fleet|boat)(?: (?:army|fleet))?";

export const comparisons: readonly Rewording[] = [
  // `I would rather the army went to Edinburgh than to Yorkshire`, `lieber nach Burgund als ins Ruhrgebiet`
  rewording(
    wrapped`
      (?<=
        (?<!\p{L})(?:
          rather|sooner|prefer|better|lieber|eher|besser|plutôt|préf\p{L}{2,9}|mieux
          |prefier\p{L}{1,3}|mejor|preferi\p{L}{2,5}|meglio|piuttosto|liever|beter
        )(?!\p{L})[^.;:!?]{3,80}
      ),? (?:(?:rather|eher|plutôt|piuttosto|más bien) )?(?:
        than (?:(?:to|into|in|at) )?|als (?:nach|ins?|in die|auf) |qu['\u2019](?:à|au|en|dans) |
        que (?:a|hacia|en) |che (?:a|in|nel|verso) |dan (?:naar|in) )(?:the |la |le |l['\u2019])?NAME
        (?=\s*(?:[.;!,]|$))
    `,
    blank,
  ),
  // `nach Burgund statt nach Ruhr`
  rewording(
    "(?<=\\p{L}),? (?:(?:an)?statt|anstelle von) (?:nach |ins? |in die )NAME(?=\\s*(?:[.;!,]|$))",
    blank,
  ),
  // `Mir w\u00e4re lieber, M\u00fcnchen geht nach Tirol`, `it would be better if Munich went to Tyrolia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!]\s+)(?:
        mir (?:ist|wäre) (?:es )?(?:doch )?lieber|(?:es )?wäre (?:doch |mir )?(?:besser|lieber)
        |ich hätte lieber|mi sembra meglio che|(?:es|sería) mejor que|il vaut mieux que
        |(?:i think )?it (?:is|would be) better (?:if|that)
      ),?(?: dass| wenn)?(?= ${unit} )
    `,
    blank,
  ),
];
