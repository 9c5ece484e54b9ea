/**
 * `The other fleet in the Norwegian Sea supports that`, `l'autre armée, à Marseille`, `l'armata a Trieste`: where an
 * own unit stands says which is meant. That it is the other one says nothing then, and what leads to its place is no
 * way there.
 */
import type { Board, ProvinceId, UnitType } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import { typesNamed } from "../../../names/unit-types.js";
import { blank } from "../markup.js";

interface Unit {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

const army = "army|armee|arm\u00e9e|ej\u00e9rcito|armata|esercito|leger";
const fleet = "fleet|flotte|flota|flotta|vloot";
const any =
  "unit|one|boat|ship|piece|einheit|unit\u00e9|unidad|unit\u00e0|eenheid|pezzo|pieza|bateau";

/** What leads to where a unit stands; `to` and its like lead to where it goes. */
const where = wrapped`
  (?:
    in|at|on|off|of|from|near|the|im|der|den|dem|vor|bei|aus|von|vom|\u00e0|en|au|dans|de|du|des|d|la|le|el|los|a|di|del
    |dell|della|nel|nell|nello|nella|ad|da|dal|dall|dalla|l|i|het|op|bij|uit|van
  )
`;

const other = regex("giu")`
  (?<!\p{L})(?<word>other|andere[nrsm]?|autre|altr[oa]|otr[oa]|second|zweiten?|deuxi\u00e8me|second[oae])
  (?<noun>[ ](?:${army}|${fleet}|${any}))?(?!\p{L})(?<way>,?(?:[ ]${where}(?!\p{L})){0,3}[ '\u2019])(?=\p{L})
`;

const armata = regex("giu")`
  (?<!\p{L})(?<noun>${army}|${fleet})(?<way>,?[ ](?:a|\u00e0)[ ])(?=\p{L})
`;

/** The text without such words. */
export function withUnitsStanding(board: Board, own: readonly Unit[], text: string): string {
  return [other, armata].reduce((left, shape) => withoutWay(board, own, left, shape), text);
}

/** A verb behind the place; `je laisse la flotte à Brest` ends with it. */
const doing = /^,?\s+(?!(?:and|or|und|oder|et|ou|ed?|o|y|en|of)\s)\p{L}/iu;

function withoutWay(board: Board, own: readonly Unit[], text: string, shape: RegExp): string {
  let left = text;
  for (const { 0: said, index, groups } of text.matchAll(shape)) {
    const { word = "", noun = "", way = "" } = groups!;
    const from = index + said.length;
    const [place] = mentionsIn(board, text.slice(from));
    const types = typesNamed(noun);
    const isOwn = own.some(({ at, type }) => at === place?.at && types.includes(type));
    if (place?.from !== 0 || !isOwn) continue;
    const end = from + place.to;
    const isSubject = doing.test(text.slice(end));
    const lead = isSubject ? blank(way) : way;
    // The second comma of `, at Marseilles,`
    const behind = way.startsWith(",") ? left.slice(end).replace(/^,/, " ") : left.slice(end);
    left = `${left.slice(0, index)}${blank(word)}${noun}${lead}${left.slice(from, end)}${behind}`;
  }
  return left;
}
