/**
 * A pause for days that another sentence of the mail names: `I'm away from the 10th to the 15th. Please pause
 * us for those days.`
 */
import { wrapped } from "../../util/index.js";
import { amountsIn, rangeOf } from "./amounts.js";
import { timesInEnglish } from "./english.js";
import { partsOf } from "./parts.js";
import { any, conditional, skipsDays, without } from "./topics.js";

/** `Please pause the game for those days`: whose days another sentence names. */
export function pausesThen(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  const stops = partsOf(sentence).groups.some((group) => {
    const [topic] = group.topics;
    return topic === "pause" || (topic === "deadline" && without.test(group.plain));
  });
  return stops && thatTime.test(plain) && !conditional.test(plain);
}

/** `I'm travelling from the 10th to the 15th` */
export function namesDays(sentence: string): boolean {
  return !sentence.includes("?") && rangeOf(amountsIn(sentence)) !== null;
}

const thatTime = any(
  skipsDays,
  wrapped`
    (?:for|in|on|during|over|through|into) (?:that|this|these|those) (?:
      time|days?|period|weeks?|dates|stretch
    )
    |meanwhile|in the meantime|(?:while|when|until) i'?a?m (?:away|gone|off|back)
  `,
  wrapped`
    (?:in|wahrend|fur|uber) (?:dieser?|diese[nr]?|der|den|die) (?:zeit\w*|days?|woche\w*)
    |(?:so ?lange|wahrenddessen|inzwischen|derweil)
  `,
  wrapped`
    (?:pendant|durant|pour|sur|dans) (?:
      ce temps|ces (?:days|dates)|cette (?:periode|absence)|mon absence
    )
    |entre[- ]temps|d'ici la
  `,
  "(?:durante|en|por|para) (?:es[aeo]s?|est[aeo]s?) (?:tiempo|days?|periodo|weeks?|fechas)|mientras tanto",
  "(?:in|durante|per) (?:quei|quel|quest[oi]) (?:days?|periodo|tempo)|nel frattempo",
  "(?:in|gedurende|tijdens) (?:die|deze) (?:tijd|days?|periode)|ondertussen|intussen|zolang",
);
