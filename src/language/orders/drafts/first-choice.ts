/**
 * `A fleet in London if it is free, otherwise Edinburgh`: where a unit can be built or retreat is known, so the
 * first of two places that can have it is the one that is meant.
 */

import type { Board, ProvinceId, UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { blank } from "../prose/markup.js";

/** The text with the one place that counts, each letter where it was. */
export function withFirstChoice(
  board: Board,
  text: string,
  canHave: (type: UnitType, at: ProvinceId) => boolean,
): string {
  const wished = text.replace(ifPossible, blank);
  const [, before = "", behind = "", end = ""] = choosing.exec(wished) ?? [];
  if (behind === "") return wished;
  const first = lastPlace(board, before);
  const second = lastPlace(board, behind);
  const type = typesIn(behind)[0];
  const said = second === null ? behind : behind.slice(0, type?.at ?? second.from);
  const strange = (said.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !idle.test(word));
  if (first === null || strange) return wished;
  const alone = before + blank(behind) + end;
  if (second === null) return isFree.test(behind) && !isDenied.test(behind) ? alone : wished;
  const wanted = typesIn(before).at(-1);
  const can = (at: ProvinceId, named: Named | undefined) =>
    (named === undefined ? both : [named.type]).some((each) => canHave(each, at));
  if (first.at === second.at || can(first.at, wanted) || !can(second.at, type ?? wanted))
    return alone;
  if (type === undefined)
    return (
      before.slice(0, first.from) +
      blank(before.slice(first.from) + said) +
      behind.slice(second.from) +
      end
    );
  const from = wanted?.at ?? first.from;
  return before.slice(0, from) + blank(before.slice(from) + said) + behind.slice(type.at) + end;
}

/** `If Budapest is free go there, otherwise disband`: the place out of the condition, which the board settles. */
export function withPlaceAhead(board: Board, text: string): string {
  const found = ahead.exec(text);
  if (found === null) return text;
  const { 0: all, groups: { lead = "", place = "", free = "", more = "" } = {} } = found;
  if (lastPlace(board, place)?.from !== 0 || isDenied.test(free)) return text;
  const goes = all.length - lead.length - place.length - more.length;
  const behind = more === "" ? "" : `,${" ".repeat(goes - 1)}${more}`;
  return blank(lead) + place + behind + text.slice(all.length);
}

const ahead = regex("iu")`
  ^(?<lead>
    \W*(?:(?:ok|so|also|alors|dann|bon|bueno|allora)[ ,]+)?
    (?:if|wenn|falls|sofern|si|se|als|indien)[ ](?:the[ ])?
  )
  (?<place>\p{L}[\p{L}. ]{2,24}?)[ ]
  (?<free>
    (?:(?:is|ist|est|está|è|noch|still|toujours|encore|todavía|ancora|nog)[ ])*
    (?:
      free|available|open|vacant|empty|possible|frei|leer|möglich|geht|offen|libre|vide|ouverte?
      |posible|liber[oa]|possibile|vrij|mogelijk|kan
    )(?:[ ](?:ist|bleibt|is))?
  )[ ,]+
  (?:(?:then|dann|so|alors|entonces|allora|dan|eben|halt)[ ,]+)?
  (?:
    (?:(?:i|it|she|he|they|we|ich|sie|er|wir|elle|il|on)[ ])?
    (?:
      (?:
        ['\u2019]?ll|will|would|should|please|(?:gehe?n?|geht|zieh\p{L}*)(?:[ ](?:ich|sie|er|wir))?
        |soll|bitte|möchte
      )[ ]
    )*
    (?:go(?:es)?|move|head|retreat)?[ ]?(?:over[ ])?
    (?:there|dahin|dorthin|dort|hin|allez-y|vas-y|daar(?:heen)?|erheen)
    (?:[ ](?:zurück|hin|then|please|pls|svp|bitte))*
    |(?:j['\u2019]|elle[ ]|il[ ]|on[ ]|qu['\u2019](?:elle|il)[ ])y[ ](?:vais|va|aille)|y[ ]aller
    |voy[ ](?:allí|ahí)|que[ ]vaya[ ](?:allí|ahí)|ci[ ](?:vado|va)|ga[ ]ik[ ]daar(?:heen)?
  )(?!\p{L})(?=
    \s*(?:[.;,!]|$|(?:otherwise|else|if|or|sonst|wenn|sinon|si|altrimenti|se|anders)(?!\p{L}))
  )
  \s*(?:[,;.]\s*)?(?<more>
    (?:otherwise|else|if[ ]not|or|sonst|wenn[ ]nicht|sinon|si[ ]no|altrimenti|se[ ]no|anders)(?!\p{L})
  )?
`;

/** `If possible, Budapest`, `am liebsten Budapest`: whether it is, the judge knows. */
const ifPossible = regex("iu")`
  ^\W*(?:
    (?:preferably|ideally|am liebsten|möglichst|vorzugsweise|de préférence|idéalement
    |preferiblemente|preferibilmente|possibilmente|bij voorkeur|liefst)[ ,]+(?=\p{L})
  )
  |^\W*(?:if|wherever|wenn|falls|sofern|si|se|als|zo)(?!\p{L})(?:[ ]\p{L}+){0,2}?[ ]
  (?:
    possible|available|free|can|m\u00f6glich|geht|frei|libre|puede|posible|possibile|pu\u00f2|liber[oa]
    |kan|mogelijk|vrij
  )
  (?!\p{L})[ ,:]+(?=\p{L})
`;

const choosing = regex("iu")`
  ^(.{4,90}?)(
    (?:\s*[,;(.\u2013\u2014-]\s*|\s+)(?:(?:but|or|and|und|oder|et|ou|y|o|e|en|of)[ ,]+)?(?:
      if|should|as long as|otherwise|else|failing|alternatively|wenn|falls|sonst|andernfalls
      |ansonsten|sinon|si|s['\u2019]il|autrement|altrimenti|se|anders|als
    )(?!\p{L})[^;!?]{2,80}?
  )([.!\s]*)$
`;

/** The words of which nothing depends but whether the first place is free. */
const idle = regex("u")`
  ^(?:
    or|and|but|then|else|otherwise|alternatively|failing|that|this|it|there|one|in|at|if|when
    |should|as|long|is|are|be|isn|not|t|s|can|cannot|could|may|will|won|do|does|doesn|work|works
    |no|room|still|already|for|any|reason|please|a|an|the|my|place|port|space|spot|free|available
    |open|vacant|empty|possible|impossible|allowed|taken|occupied|full|blocked|legal|put|make|go
    |und|oder|wenn|falls|sonst|eine|ein|une|un|una|een|thats|its|isnt|andernfalls|ansonsten|das|es
    |da|dort|nach|ins|im|zu|die|der|den|vers|verso|hacia|naar|nicht|kein|frei|belegt|besetzt
    |m\u00f6glich|geht|ist|dann|bitte|eben|halt|lieber|et|ou|si|sinon|autrement|ce|c|est|n|pas
    |libre|possible|occup\u00e9e?|alors|\u00e0|au|l\u00e0|y|o|no|est\u00e1|ocupad[oa]|entonces|e
    |se|altrimenti|non|\u00e8|liber[oa]|occupat[oa]|possibile|allora|a|en|of|als|anders|dan|vrij
    |bezet|het|niet|mogelijk|il|de|la|le|ad
    |dat|dit|esto|eso|cela|puede|pueda|posible|kan|gaat|klappt|ginge|pu\u00f2|peut
  )$
`;

const isFree = regex("iu")`
  (?<!\p{L})(?:
    free|available|open|vacant|empty|possible|allowed|room|frei|m\u00f6glich|geht|libre|possible
    |est\u00e1|puede|posible|liber[oa]|possibile|vrij|mogelijk|kan|gaat|klappt
  )(?!\p{L})
`;

/** `..., ou sur Paris si ce n'est pas possible`: said of the place before. */
const isDenied =
  /(?<!\p{L})(?:not|\p{L}+n['\u2019]t|cannot|nicht|keine?|pas|no|non|niet|geen|impossible)(?!\p{L})/iu;

interface Mention {
  readonly at: ProvinceId;
  readonly from: number;
}

/** The place with which the text ends, if it does: of up to three words, and a coast behind them. */
function lastPlace(board: Board, said: string): Mention | null {
  const text = said.replace(coastBehind, "");
  const starts = [...text.matchAll(/(?<!\p{L})\p{L}/gu)].map(({ index }) => index).slice(-3);
  for (const from of starts.toReversed()) {
    const [at, another] = placesIn(board, text.slice(from));
    if (at !== undefined) return another === undefined ? { at, from } : null;
  }
  return null;
}

const coastBehind = regex("iu")`
  [ ,(]+(?:(?:on|at|in|auf|an|der|die|the|sur|la|le|en|el|sulla|sul|op|aan|de)[ ])*
  (?:
    (?:north|south|east|west|nord|sud|est|ouest|ovest|noord|zuid)(?:ern)?[ ]?(?:coast|kust)
    |(?:nord|s\u00fcd|ost|west)k\u00fcste|c\u00f4te[ ](?:nord|sud|est|ouest)
    |cost?a[ ](?:norte|sur|nord|sud|este?|oeste|ovest)
    |[ns]c
  )\)?\s*$
`;

interface Named {
  readonly type: UnitType;
  readonly at: number;
}

const both = ["A", "F"] as const;

function typesIn(text: string): readonly Named[] {
  return [...text.matchAll(kinds)].map(({ index: at, groups }) => {
    return { type: groups?.sea === undefined ? "A" : "F", at };
  });
}

const kinds = regex("giu")`
  (?<!\p{L})(?:
    (?<sea>fleets?|f|boats?|ships?|flotten?|flottes?|flotas?|flott[ae]|armat[ae]|vloot|frotas?)
    |(?:
      army|armies|a(?= \p{Lu})|armeen?|arm\u00e9es?|ej\u00e9rcitos?|esercit[oi]|leger
      |ex\u00e9rcitos?
    )
  )(?!\p{L})
`;
