/** What people ask for in a long and polite sentence: `I should be very grateful if you could be so kind as to ...`. */
import { regex, wrapped } from "../../../util/index.js";

const you = "(?:you|we|one)";
const could = "(?:could|can|would|might|will|may|were to)";
const softly =
  "(?:(?:please|kindly|perhaps|maybe|possibly|just|also|then|be so (?:kind|good|nice) (?:as to|and|to)) )*";

const pleas = [
  wrapped`
    (?:
      grateful|obliged|glad|happy|pleased|thankful|delighted|great|nice|good|lovely|kind|wonderful
      |perfect|helpful|best|fair|cool|appreciate it|appreciate|love it|wonder|wondering|ask|asking
    ) (?:if|whether) ${you} ${could} ${softly}
  `,
  `${could} (?:you|i) ${softly}be so (?:kind|good|nice) (?:as to|and|to) `,
  `${could} you (?:please |kindly )?have the (?:kindness|goodness) to `,
  wrapped`
    (?:
      (?:may|might|could|can) i
      |i(?:'d| would| must| have to| want to)?(?: like to| (?:hereby|kindly))?
    ) (?:please )?(?:ask|beg|request|trouble) you (?:please |kindly )?to `,
  wrapped`
    (?:would|will|is|might) (?:it|that) (?:be )?
      (?:possible|ok|okay|alright|all right|too much trouble)(?: for ${you})? (?:
        to|if ${you}(?: could)?
      ) `,
  "if it(?:'s| is) not too much (?:trouble|to ask),? (?:could|can|would) you (?:please )?",
];
const plea = new RegExp(`(?<!\\p{L})(?:${pleas.join("|")})`, "iu");

/** `Would you mind moving the deadline`, `How about moving it`. */
const doing = regex("iu")`
  (?<!\p{L})(?:
    (?:would|do) you (?:please )?mind|(?:how|what) about
    |i(?:'d| would) (?:suggest|propose|appreciate(?: you(?:r)?)?)
    |thanks? (?:you )?(?:in advance )?for
  ) (?<stem>\p{L}+?)(?:(?<double>[ptngm])\k<double>)?ing `;

/** What stands behind such words, in the ways in which it may be meant; none where a sentence has none of them. */
export function wishesPleaded(sentence: string): readonly string[] {
  if (/[.!?]\s+\p{Lu}/u.test(sentence)) return [];
  const asked = plea.exec(sentence);
  if (asked !== null) return [behind(sentence, asked)];
  const done = doing.exec(sentence);
  if (done === null) return [];
  const { stem = "", double = "" } = done.groups ?? {};
  return [stem + double, `${stem}${double}e`].map((verb) => `${verb} ${behind(sentence, done)}`);
}

function behind(sentence: string, found: RegExpExecArray): string {
  return sentence
    .slice(found.index + found[0].length)
    .replace(/[\s.!?]+$/u, "")
    .trim();
}
