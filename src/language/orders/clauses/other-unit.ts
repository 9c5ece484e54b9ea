/** `Das war die falsche Flotte`, `I meant my other army`: what was ordered is meant for another own unit. */
import { regex, wrapped } from "../../../util/index.js";

const unit = wrapped`
  (?:
    army|armies|fleets?|units?|boats?|ships?|pieces?|troops?|ones?|guys?|armeen?|flotten?|einheit(?:en)?|heere?
    |schiffe?|arm\u00e9es?|flottes?|unit\u00e9s?|bateaux?|ej\u00e9rcitos?|flotas?|unidad(?:es)?|barcos?
    |armat[ae]|esercit[oi]|flott[ae]|unit\u00e0|nav[ei]|legers?|vloot|vloten|eenhe(?:id|den)
  )
`;

const other = regex("iu")`
  (?<!\p{L})(?:
    (?:the|my) other
    |(?:die|den|der|das|meine?[nrs]?) ander(?:e[nrs]?)
    |(?:(?:l|d)['\u2019]|(?:mon|ma) )autre
    |(?:l['\u2019]|(?:la mia|il mio) )altr[oa]
    |(?:la|el|mi) otr[oa]
    |(?:de|het|mijn) andere?
  )(?:\s${unit})?(?!\p{L})(?! (?:players?|powers?|orders?|moves?|mails?|letters?|day|way|thing|spieler|m\u00e4chte))
`;

/** The order went to a unit that was not meant. */
const wrong = regex("iu")`
  (?<!\p{L})(?:
    (?:wrong|incorrect) ${unit}
    |falsche[nrs]? ${unit}
    |(?:mauvaise?|fausse) ${unit}
    |tromp\p{L}* (?:d['\u2019]|de )${unit}
    |sbagli\p{L}+ (?:(?:l['\u2019]|un['\u2019])|(?:la|il|di) )?${unit}|${unit} sbagliat[oa]
    |equivo\p{L}+ (?:(?:de|con)(?: la| el)? )?${unit}|${unit} (?:equivocad[oa]|que no era)
    |verkeerde ${unit}
  )(?!\p{L})
`;

/** Two units were taken for one another. */
const mixed = regex("iu")`
  (?<!\p{L})(?:
    (?:mix\p{L}*|muddl\p{L}*|got) up [^.;!?]{0,12}${unit}|(?:confused|swapped|mixed|got) [^.;!?]{0,12}${unit}(?: up)?
    |${unit} (?:\p{L}+ ){0,2}verwechselt|(?:confondu|interverti|m\u00e9lang\u00e9) [^.;!?]{0,8}${unit}
    |(?:confuso|scambiato|confundido) [^.;!?]{0,8}${unit}|${unit} (?:\p{L}+ ){0,2}(?:verward|verwisseld)
  )(?!\p{L})
`;

/** That the other one is meant, and not only spoken of. */
const meaning = regex("iu")`
  (?<!\p{L})(?:
    meant?|intend\p{L}*|mistake|sorry|w?h?oops\p{L}*|instead
    |(?:not|nicht|pas|non|no|niet) [^.;:!?]{1,30}?[, ]+(?:but |sondern |mais |sino |ma |maar )?(?=${other.source})
    |mein\p{L}*|gemeint|verzeihung|entschuldigung|hoppla|irrtum|stattdessen
    |(?:voulais|pensais|parlais|songeais)(?! pas)|d\u00e9sol\u00e9e?|oups|pardon|trompée?|erreur|plut\u00f4t
    |(?:intende|vole|parla|pensa)vo|scusa\p{L}*|sbagliat[oa]|errore|invece
    |(?:quer\u00eda|refer\u00eda|pensaba)|perd\u00f3n|equivo\p{L}+|error|sino
    |bedoel\p{L}*|vergis\p{L}*|vergissing|fout
  )(?!\p{L})
`;

const helping = regex("iu")`
  (?<!\p{L})(?:
    support\p{L}*|help\p{L}*|convoy\p{L}*|unterst\u00fctz\p{L}*|hilf\p{L}*|helfen|sout[ei]\p{L}*|aide\p{L}*|appu\p{L}*
    |convoi\p{L}*|appogg\p{L}*|sost\p{L}*|aiut\p{L}*|apoy\p{L}*|ayud\p{L}*|steun\p{L}*|ondersteun\p{L}*
  )(?!\p{L})
`;

/** What such words say. */
export interface OtherUnit {
  /** Said even where no place tells which order is spoken of. */
  readonly isSure: boolean;
  /** The order is one that helps another unit. */
  readonly isHelp: boolean;
}

/** What a sentence says of the unit that an order was meant for; null where it says nothing of that. */
export function otherUnitSaid(sentence: string): OtherUnit | null {
  if (sentence.includes("?")) return null;
  const isWrong = wrong.test(sentence) || mixed.test(sentence);
  if (!isWrong && !other.test(sentence)) return null;
  return { isSure: isWrong || meaning.test(sentence), isHelp: helping.test(sentence) };
}
