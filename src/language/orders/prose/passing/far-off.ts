/**
 * `Ruhr should go to Burgundy eventually`, `I want Munich there by the end of the year`: where a unit is to be one day
 * is no order for this turn by itself.
 */
import { regex } from "../../../../util/index.js";

/** Is that all that the sentence says? What stands beside it in a clause of its own may be an order. */
export function isFarOff(sentence: string): boolean {
  const clauses = sentence.split(
    /[,;:\u2013\u2014]|\s(?:and|but|und|aber|et|mais|y|pero|ma|en|maar)\s/iu,
  );
  const others = clauses.filter((clause) => !farOff.test(clause));
  return (
    others.length < clauses.length &&
    !now.test(sentence) &&
    others.every((clause) => (clause.match(/\p{L}+/gu) ?? []).length < 3)
  );
}

const farOff = regex("iu")`
  (?<!\p{L})(?:
    eventually|some ?day|one day|sooner or later|at some point|in the long (?:run|term)|long[- ]term|one of these days
    |(?:in|within|over) (?:the next )?(?:two|three|2|3|a few|few|a couple of) (?:turns|moves|seasons|years)
    |(?:by|before|at|until) (?:the )?(?:end of (?:the|this|next) year|year['\u2019]?s end|year is (?:out|over))
    |irgendwann|langfristig|fr\u00fcher oder sp\u00e4ter|eines tages|auf (?:lange|l\u00e4ngere) sicht|auf dauer
    |(?:am|bis(?: zum)?) (?:ende (?:des|dieses) jahres|jahresende)|in (?:ein paar|zwei|drei) (?:z\u00fcgen|runden|jahren)
    |un jour|\u00e0 (?:long )?terme|t\u00f4t ou tard|(?:\u00e0|d['\u2019]ici) la fin de l['\u2019]ann\u00e9e
    |dans (?:deux|trois|quelques) (?:tours|ans|saisons)
    |alg\u00fan d\u00eda|a la larga|tarde o temprano|a largo plazo|(?:para|a) (?:fin|finales|el final) (?:de|del) a\u00f1o
    |un giorno|prima o poi|alla lunga|a lungo termine|(?:entro|per|alla) (?:la )?fine (?:dell['\u2019]|di quest['\u2019])anno
    |entro l['\u2019]anno|ooit|op (?:lange )?termijn|vroeg of laat|(?:tegen|aan) het einde? van het jaar
  )(?!\p{L})
`;
const now = regex("iu")`
  (?<!\p{L})(?:
    now|this (?:turn|season|move|time)|already|jetzt|nun|diese[nrs]? (?:zug|runde|mal)|maintenant|ce tour|ahora
    |este turno|adesso|ora|questo turno|nu|deze beurt
  )(?!\p{L})
`;
