/**
 * A pause for days that another sentence of the mail names: `I'm away from the 10th to the 15th. Please pause
 * us for those days.`, `Hold over Christmas? Say 20 Dec to 3 Jan`.
 */
import { regex, wrapped } from "../../util/index.js";
import { amountsIn, rangeOf } from "./amounts.js";
import { timesInEnglish } from "./english.js";
import { partsOf } from "./parts.js";
import { any, conditional, skipsDays, without } from "./topics.js";

/** Is this a pause for the days that the other sentence names, and are they meant for it? */
export function pausesFor(sentence: string, days: string): boolean {
  const plain = timesInEnglish(sentence);
  const stops = partsOf(sentence).groups.some((group) => {
    const [topic] = group.topics;
    return topic === "pause" || (topic === "deadline" && without.test(group.plain));
  });
  const isMeant = isOfThatTime(sentence) || isOnlyDays(days) || !namesTime(sentence);
  return stops && isMeant && !conditional.test(plain);
}

/** `Can we pause?` is said of the days beside it; `a pause of three days` names its own. */
function namesTime(sentence: string): boolean {
  const { hours, weekdays, dates, spans } = amountsIn(sentence);
  return hours.length + weekdays.length + dates.length + spans.length > 0;
}

/** `For that time`, said where the days themselves stand elsewhere. */
function isOfThatTime(sentence: string): boolean {
  return thatTime.test(timesInEnglish(sentence));
}

/** The pause with its days. */
export function withDays(sentence: string, days: string): string {
  const [pause, named] = [sentence, days].map((each) => each.trim().replace(/[.!?\s]+$/, ""));
  const range = named!.replace(hedged, "").replace(hedgedBehind, "");
  if (!isOnlyDays(days)) return `${named}, ${sentence.trim()}`;
  return `${pause}, ${fromSome.test(range) ? "" : "from "}${range}`;
}

/** `Say from 20 December to 3 January`, and nothing else. */
export function isOnlyDays(sentence: string): boolean {
  const plain = timesInEnglish(sentence).replace(hedged, "").replace(hedgedBehind, "");
  return (
    rangeOf(amountsIn(sentence)) !== null && plain.split(/\s+/).every((word) => ofRange.test(word))
  );
}

const hedged = regex("iu")`
  ^\W*(?:(?:and|so|let['\u2019]?s|i['\u2019]?d|we|could|maybe|perhaps|probably)[ ])*
    (?:(?:say|sagen wir(?: mal)?|etwa|so|vielleicht|disons|digamos|diciamo|zeg(?:gen we)?|maybe|perhaps),?[ ])?
`;
const hedgedBehind =
  /,? (?:say|or so|maybe|perhaps|i (?:guess|think|suppose)|oder so|vielleicht|peut-être)\W*$/iu;
const fromSome = /^(?:from|between|vom?|zwischen|du|de|del|dal|van)(?!\p{L})/iu;
const ofRange = regex("iu")`
  ^(?:
    from|between|to|till?|until|and|the|of|inclusive|au|al|a|tot|bis|de|den|\d{1,2}(?:st|nd|rd|th)?
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day
    |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*
  )?[.,!?]*$
`;

/** `I'm travelling from the 10th to the 15th` */
export function namesDays(sentence: string): boolean {
  return (!sentence.includes("?") || isOnlyDays(sentence)) && rangeOf(amountsIn(sentence)) !== null;
}

const thatTime = any(
  skipsDays,
  wrapped`
    (?:for|in|on|during|over|through|into) (?:that|this|these|those) (?:
      time|days?|period|weeks?|dates|stretch
    )
    |meanwhile|in the meantime|(?:while|when|until) i(?:'| )?a?m (?:away|gone|off|back)
    |until (?:ich|we) (?:wieder )?(?:da|zuruck|back|are back)|until (?:mon retour|mi vuelta|al mio ritorno)
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
