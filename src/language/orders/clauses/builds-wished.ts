/**
 * New units that somebody wishes for in a phase of moves: `Ich will eine Flotte in Kiel`. Of homes of theirs alone
 * this is no way into them, but a build, for the phase that has builds.
 */
import { regex, wrapped } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";

const wish = wrapped`
  (?:
    ich[ ](?:h\u00e4tte|m\u00f6chte|will|w\u00fcnsche|nehme|brauche)(?:[ ](?:mir|gerne?|dann|bitte|lieber|noch))*
    |(?:j['\u2019]aimerais|je[ ](?:voudrais|veux|souhaite|prends)|il[ ]me[ ]faut)(?:[ ](?:bien|avoir))*
    |(?:vorrei|voglio|mi[ ]serv(?:e|ono)|prendo)
    |ik[ ](?:wil|had|neem)(?:[ ](?:graag|dan|nog))*
  )
`;
const unit = wrapped`
  (?:eine?n?|noch[ ]eine?|une?|una?|een|nog[ ]een|un['\u2019])[ ]?
  (?:armee|heer|flotte|arm\u00e9e|armata|esercito|flotta|leger|vloot)
`;
const within = "(?:in|\u00e0|au|a|ad|te)[ ]";

const wished = regex("giu")`
  (?<=^\W*|[.!;:]\s+)${wish}[ ](?<units>(?=${unit})[^.!;?\n]{6,160})(?=[.!;]|$)
`;
const oneUnit = new RegExp(`^${unit}[ ]${within}\\p{L}`, "iu");
const between = /,\s+(?:(?:und|et|e|en)\s+)?|\s(?:und|et|e|en)\s/iu;
const courtesy = /\s(?:haben|bauen|hebben|bitte|svp|per favore|graag)$/iu;

/** The line, with such wishes as builds. */
export function withBuildsWished({ board, power }: ReadingContext, line: string): string {
  return line.replace(wished, (words, said: string) => {
    const homes = board.powers.find(({ id }) => id === power)?.homes ?? [];
    const units = said.trim().replace(courtesy, "");
    const places = mentionsIn(board, units);
    const areHomes = places.length > 0 && places.every(({ at }) => homes.includes(at));
    const areUnits = units.split(between).every((each) => oneUnit.test(each));
    return areHomes && areUnits ? `${builds(words)} ${units}`.padStart(words.length) : words;
  });
}

/** The verb in the language of the wish. */
function builds(wishing: string): string {
  if (/^i[ck]/i.test(wishing)) return "build";
  return /^[ji][el'\u2019]?/i.test(wishing) ? "construis" : "costruisco";
}
