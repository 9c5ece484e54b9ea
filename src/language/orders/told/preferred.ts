/** What is wanted rather than what stands: `plutôt une flotte à Marseille qu'à Brest`, `two armies and no fleet`. */

import type { UnitType } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";

/** The words with what is not wanted behind what is: `une flotte à Marseille, not Brest`. */
export function withPreference(text: string, denying = ", not"): string {
  return text.replace(rather, (words, wanted: string, denied: string) =>
    /\d|->/.test(words) ? words : `${wanted}${denying} ${denied}`,
  );
}

const better = "rather|plut\u00f4t|mejor|piuttosto|meglio|lieber|besser|liever|beter";

/** `Rather an army in Paris`, `lieber eine Armee`: wanted, of builds, in the place of one that is not named. */
export const wantsRather = regex("iu")`
  ^\W*(?:\p{L}+,?\s+){0,4}?(?:
    ${better}|(?:prefer|prefiero|preferisco|pr\u00e9f\u00e8re)
  )(?!\p{L})
  |(?<!\p{L})(?:instead|stattdessen|\u00e0 la place|en su lugar|invece|in plaats daarvan)[\s.!]*$
`;

const rather = regex("iu")`
  (?<!\p{L})(?:
    ${better}|prefiero|preferisco|je pr\u00e9f\u00e8re|(?:i['\u2019]d|i would) (?:rather|sooner)(?: have)?|prefer
  )\s+([^\s,.;!?][^,.;!?]{2,59}?),?\s+(?:qu['\u2019]|que |che |als |dan |than |(?<=prefer [^,.;!?]{0,70})to )
    (?:(?:\u00e0|a|en|in|au|at) )?([^,.;!?]{3,30}?)(?=[\s.!]*$)
`;

/** `Two armies and no fleet`, of as many builds that stand: each stays where it is, and is of that type. */
export function allOfType(given: readonly WrittenOrder[], text: string): string | null {
  const [, count = "", armies, fleets] = typed.exec(text) ?? [];
  const number = counts.findIndex((words) => words.test(count)) + 1;
  const type: UnitType | null = armies !== undefined ? "A" : fleets !== undefined ? "F" : null;
  const places = given.flatMap((order) => (order.kind === "build" ? [order.unit.at] : []));
  if (type === null || places.length < 1 || places.length !== given.length) return null;
  if (number !== places.length) return null;
  return places.map((at) => `build ${type} ${at}`).join(", ");
}

const counts = [
  /^(?:an?|one|1|eine?|une?|una|un|een)$/iu,
  /^(?:two|2|both|zwei|deux|dos|due|twee)$/iu,
  /^(?:three|3|all|drei|trois|tres|tre|drie)$/iu,
];

const no = "(?:no|not|keine?n?|kein|pas (?:de|d['\\u2019]une?)?|sin|nessuna?|niente|geen|nada de)";
const land = wrapped`
  (?:
    army|armies|armeen?|arm\u00e9es?|ej\u00e9rcitos?|esercit[oi]|armat[ae](?= di terra)|legers?
    |ex\u00e9rcitos?
  )
`;
const sea = "(?:fleets?|boats?|ships?|flotten?|flottes?|flotas?|flott[ae]|vloten|vloot|frotas?)";
const typed = regex("iu")`
  ^(?:
    (?:i|we)(?:['\u2019]ll| will| want| would like)?(?: to)?(?: have| take| build| get)? |
    (?:ich )?(?:nehme|will|m\u00f6chte) |quiero |voglio |je veux |make (?:it|them|that) )?
    (\p{L}+|\d) (?:new |neue |nouvelles |nuevos |nuevas |nuovi |nuove )?(?:(${land})|(${sea}))(?:
      ,? (?:please|then|instead|after all|bitte|lieber|svp|por favor)
    )*(?:,? ?(?:and |und |et |y |e |en )?${no} (?:an? |eine? |une? |una? )?(?:${land}|${sea}))?$
`;

/** Between what is wanted and what it takes the place of: `a fleet in Kiel instead of Berlin`. */
export const insteadOf = regex("iu")`
  (?<!\p{L})(?:
    instead of|in(?:stead)? place of|rather than|(?:an)?statt|anstelle(?: von)?|au lieu d[eu]?|\u00e0 la place d[eu]?
    |plut\u00f4t qu[e']?|en (?:vez|lugar) de(?:l)?|in(?:vece| luogo) d(?:i|el\p{L}*)|al posto d(?:i|el\p{L}*)
    |piuttosto che|in plaats van
  )(?!\p{L})
`;
