/** `Yes or no?`, or a mere `No?`, which ask nothing by themselves. */
import { regex } from "../../../util/index.js";

/** `Yes or no?`, of what stands above. */
export function isBareChoice(sentence: string): boolean {
  return choice.test(sentence);
}

const choice = regex("iu")`
  ^\W*(?:(?:so|just|please|simply|a|bitte|also|einfach) )*(?:
    yes or no|yea or nay|ja oder nein|oui ou non|s[i\u00ed] o no|s\u00ec o no|ja of nee
  )\W*$
  |^\W*(?:yes|no|nope|ja|nein|oui|non|s[i\u00ed\u00ec]|nee)\s?\?+\W*$
`;
