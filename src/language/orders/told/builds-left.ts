/**
 * `Forget Venice, just the fleet`, `lascia stare Venezia, costruisco solo la flotta`: of builds that were noted, those
 * that are not wanted any more. No kind behind such words is for the place before them.
 */
import { provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";

/** The builds that a sentence takes back, where it says nothing else; none for any other. */
export function buildsDropped(
  { board, phase }: ReadingContext,
  given: readonly WrittenOrder[],
  sentence: string,
): readonly WrittenOrder[] {
  if (phase.kind !== "A") return [];
  const { dropped, kind, kept } =
    shapes.map((shape) => shape.exec(sentence)?.groups).find(Boolean) ?? {};
  if (dropped === undefined && kind === undefined) return [];
  const builds = given.flatMap((order) => (order.kind === "build" ? [order] : []));
  const isAt = (words: string | undefined) => (order: (typeof builds)[number]) =>
    placesIn(board, words ?? "").includes(provinceOf(order.unit.at));
  const off = builds.filter(isAt(dropped));
  if (dropped !== undefined && off.length !== 1) return [];
  if (kind === undefined) return off;
  const [type, otherType] = typesNamed(kind);
  const [left, another] = builds.filter(
    (order) =>
      !off.includes(order) &&
      (type === undefined || otherType !== undefined || order.unit.type === type) &&
      (kept === undefined || isAt(kept)(order)),
  );
  return left === undefined || another !== undefined ? [] : builds.filter((each) => each !== left);
}

const name = "(?:the |la |le )?\\p{L}[\\p{L}.]{2,14}(?: \\p{L}{3,10})?";
const talk = wrapped`
  ^\W*(?:(?:ok(?:ay)?|no|sorry|so|well|hm+|actually|on second thoughts?|ach|doch|also|bon|alors|finalement|en fait|bueno
    |va bene|anzi|allora|nee|toch)[, .]+)*
`;
const drop = wrapped`
  (?:
    (?:please )?(?:forget|drop|scrap|skip|cancel|leave out|never mind|no longer|no|not|no build in)
      (?: about)?(?: the| my)?(?: army| fleet| build)?(?: in| at)?
    |(?:vergiss|streiche?|lass)(?: die| den)?(?: armee| flotte| bau)?(?: in)?
    |(?:doch )?keine[n]? (?:armee|flotte|bau) in|nicht(?: in)?
    |(?:laisse[zr]? tomber|oublie[zr]?|annule[zr]?|pas d(?:['\u2019]|e )(?:arm\u00e9e|flotte) (?:\u00e0|en)|pas)
      (?: l['\u2019]arm\u00e9e de| la flotte de)?
    |(?:olvida|deja|cancela|anula|no)(?: lo de| el ej\u00e9rcito de| la flota de| en)?
    |(?:lascia (?:stare|perdere)|dimentica|annulla|niente)(?: l['\u2019]armata (?:a|di)| la flotta (?:a|di))?
    |(?:vergeet|schrap|geen (?:leger|vloot) in|niet)(?: het leger in| de vloot in)?
  ) (?<dropped>${name}?)(?: (?:army|fleet|build|bau|maar|zitten|sein|doch nicht|after all|this time|weg))*
`;
const only =
  "(?:just|only|nur|blo\u00df|seulement|uniquement|rien que|solo|solamente|soltanto|alleen|enkel)";
const article = "(?:the |my |die |meine |la |ma |mi |il |l['\u2019]|de |mijn |het |el )";
const keep = wrapped`
  (?:(?:this (?:year|time)|dieses jahr|diesmal|cette ann\u00e9e|este a\u00f1o|quest['\u2019]anno|dit jaar),? )?
  (?:
    (?:i(?:['\u2019]ll| will| want to|['\u2019]d like to)? |we(?:['\u2019]ll)? )?(?:(?:build|want|keep|take) )?${only}
      (?: (?:build|want|keep|need))?
    |(?:ich |wir )?(?:baue|will|behalte|m\u00f6chte|nehme) ${only}
    |(?:je )?(?:ne )?(?:construis|garde|veux) (?:que|${only})|(?:costruisco|tengo|voglio|construyo|quiero) ${only}
    |(?:ik )?(?:bouw|wil|hou) ${only}
  ) ${article}(?<kind>army|fleet|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|flotta|leger|vloot)
  (?: (?:in|at|\u00e0|en|a|di|de) (?<kept>${name}))?
`;
const end = wrapped`
  (?:,? (?:this (?:year|time|winter)|please|pls|then|instead|bitte|diesmal|dieses jahr|svp|cette (?:fois|ann\u00e9e)
    |esta vez|este a\u00f1o|questa volta|quest['\u2019]anno|deze keer|dit jaar|dan|allora))*[\s.!]*$
`;

const shapes = [
  regex("iu")`${talk}${drop}[\s,;.:\u2013\u2014-]+(?:and |und |et |y |e |en )?${keep}${end}`,
  regex("iu")`${talk}${keep}${end}`,
  regex("iu")`${talk}${drop}${end}`,
];
