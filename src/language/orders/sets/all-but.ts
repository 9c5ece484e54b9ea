/** `Tout reste en place sauf Brest, qui va en Manche`: the others hold, and what is said of Brest is its order. */
import { regex, wrapped } from "../../../util/index.js";
import { leavesOrders } from "./others.js";

/** The line, with what is said of the one unit as its own order. */
export function withExceptionsApart(line: string): string {
  return line.replace(
    allBut,
    (_, start: string, told: string, related: string | undefined, mark: string, unit: string) => {
      const verb = leavesOrders.test(told) ? "stay" : "hold";
      return `${start}All other units ${verb}; ${related ?? unit}${mark?.endsWith(":") ? " -" : ""}`;
    },
  );
}

const all = wrapped`
  (?:everything|everyone|everybody|all(?: (?:of )?(?:my|the|our))?(?: units| armies| fleets| orders| moves)?
    |alles|alle(?: meine)?(?: einheiten| befehle| z\u00fcge)?|tout|tou(?:te)?s(?: (?:mes|les) (?:unit\u00e9s
    |ordres))?|tutt[oie]
    (?: (?:le )?(?:mie )?unit\u00e0| gli ordini)?|tod[oa]s?(?: (?:mis|las) unidades| (?:mis|las) \u00f3rdenes)?
    |iedereen
    |alle(?: mijn)? (?:eenheden|orders|bevelen))
`;
const where = wrapped`
  (?: (?:put|still|home|at home|firm|stehen|liegen|en place|sur place|immobiles?|bon|ferm[oiae]|quiet[oa]s?
    |staan|where (?:it is|they are)|wo (?:es|sie|er) (?:ist|sind|steht|stehen)|o\u00f9 (?:elle|il)s? \w+
    |dov['\u2019]?[e\u00e8]|dove (?:sono|\u00e8)|donde est\u00e1n?|waar (?:het|hij|ze|zij) \w+))?
`;
const stay = wrapped`
  (?:holds?|stays?|stands?|remains?|bleib(?:t|en)|h\u00e4lt|halten|steh(?:t|en)|reste(?:nt)?|tien(?:t|nent)
    |resta(?:no)?|rimane|rimangono|tiene|tengono|(?:se )?quedan?|(?:se )?mantienen?|blijft|blijven)
`;
const still = "(?:ferm[oiae]|quiet[oa]s?|immobiles?|still)";
const nobodyMoves = wrapped`
  (?:(?:nobody|no ?one|nothing|none of (?:my|the) units) moves?
    |(?:niemand|keiner|nichts) (?:bewegt|r\u00fchrt) sich|(?:rien|personne) ne bouge
    |(?:nessuno|niente|nulla) si muove|(?:nadie|nada) se mueve|(?:niemand|niets) beweegt)
`;
const except = wrapped`
  (?:except(?: for)?|but(?: for)?|save(?: for)?|apart from|only|au\u00dfer|ausser|bis auf|nur|sauf|except\u00e9e?
    |\u00e0 part|seule?|tranne|eccetto|a parte|salvo|menos|excepto|s\u00f3lo|solo|behalve|alleen)
`;
const relative = wrapped`
  (?:\s*:|,? (?:qui|que|che|die|das|der|dat|which|who|that))
`;
const words = "[\\p{L}'\u2019-]+(?: [\\p{L}'\u2019-]+){0,4}?";
const allBut = regex("iu")`
  ((?:^|[.;!?]\s+)(?:\p{L}+,? )??)((?:${all} (?:${stay}${where}|${still})|${stay} ${all}${where}|${nobodyMoves}))
  ,? ${except} (?:(${words})(${relative})|(\p{L}+))(?=\s)
`;
