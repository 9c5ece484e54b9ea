/** What is wanted rather than something else, which then is not wanted: `rather to Edinburgh than to Yorkshire`. */
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const unit =
  "(?:the |my |die |meine |l['\u2019]|la |ma )?(?:NAME|army|fleet|boat)(?: (?:army|fleet))?";

export const comparisons: readonly Rewording[] = [
  // `I would rather the army went to Edinburgh than to Yorkshire`, `lieber nach Burgund als ins Ruhrgebiet`
  rewording(
    "(?<=(?<!\\p{L})(?:rather|sooner|prefer|better|lieber|eher|besser|plut\u00f4t|pr\u00e9f\\p{L}{2,9}|mieux|prefier\\p{L}{1,3}|mejor|preferi\\p{L}{2,5}|meglio|piuttosto|liever|beter)(?!\\p{L})[^.;:!?]{3,80}),? (?:(?:rather|eher|plut\u00f4t|piuttosto|m\u00e1s bien) )?(?:than (?:(?:to|into|in|at) )?|als (?:nach|ins?|in die|auf) |qu['\u2019](?:\u00e0|au|en|dans) |que (?:a|hacia|en) |che (?:a|in|nel|verso) |dan (?:naar|in) )(?:the |la |le |l['\u2019])?NAME(?=\\s*(?:[.;!,]|$))",
    blank,
  ),
  // `nach Burgund statt nach Ruhr`
  rewording(
    "(?<=\\p{L}),? (?:(?:an)?statt|anstelle von) (?:nach |ins? |in die )NAME(?=\\s*(?:[.;!,]|$))",
    blank,
  ),
  // `Mir w\u00e4re lieber, M\u00fcnchen geht nach Tirol`, `it would be better if Munich went to Tyrolia`
  rewording(
    `(?<=^\\W*|[.;!]\\s+)(?:mir (?:ist|w\u00e4re) (?:es )?(?:doch )?lieber|(?:es )?w\u00e4re (?:doch |mir )?(?:besser|lieber)|ich h\u00e4tte lieber|mi sembra meglio che|(?:es|ser\u00eda) mejor que|il vaut mieux que|(?:i think )?it (?:is|would be) better (?:if|that)),?(?: dass| wenn)?(?= ${unit} )`,
    blank,
  ),
];
