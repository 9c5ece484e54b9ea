/**
 * `A fleet in London if it is free, otherwise Edinburgh`: where a unit can be built or retreat is known, so the
 * first of two places that can have it is the one that is meant.
 */

import type { Board, ProvinceId, UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import {
  type Mention,
  mentionsIn,
  placesIn,
  powersIn,
  withoutPlaces,
} from "../../names/mentions.js";
import { blank } from "../prose/markup.js";

/** The text with the one place that counts, each letter where it was. */
export function withFirstChoice(board: Board, text: string, canHave: CanHave): string {
  const wished = text.replace(ifPossible, blank);
  return [...wished.matchAll(fallback)].reduce(
    (left, { 0: words, index }) => withChosen(board, left, index, index + words.length, canHave),
    wished,
  );
}

type CanHave = (type: UnitType, at: ProvinceId) => boolean;

/** The text with the choice that is told between two places of it. */
function withChosen(
  board: Board,
  text: string,
  from: number,
  to: number,
  canHave: CanHave,
): string {
  const [before, behind, end] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const choice = choiceIn(board, before, behind);
  if (choice === null) return text;
  const { first, second, isLast, isPreferred } = choice;
  const alone = before + blank(behind) + end;
  if (second === null) return isFree.test(behind) && !isDenied.test(behind) ? alone : text;
  const type = typesIn(behind)[0];
  const wanted = typesIn(before.slice(0, first.from)).at(-1);
  const can = (at: ProvinceId, named: Named | undefined) =>
    (named === undefined ? both : [named.type]).some((each) => canHave(each, at));
  const isFirst = isPreferred ? !can(second.at, type ?? wanted) : can(first.at, wanted);
  if (isFirst || !can(second.at, type ?? wanted)) return alone;
  const kept =
    wanted === undefined || type !== undefined ? "" : before.slice(wanted.at, first.from);
  const goal = behind.slice(type?.at ?? second.from, type === undefined ? second.to : undefined);
  const start = wanted?.at ?? first.from;
  const rest = before.slice(first.to);
  // Where nothing stands between them, the second place takes that of the first.
  if (isLast && type === undefined)
    return `${before.slice(0, first.from)}${goal}`.padEnd(from) + blank(behind) + end;
  const left = before.slice(0, start) + blank(before.slice(start, first.to));
  const joint = isLast ? " " : ", ";
  const instead = `${joint}${kept}${goal}`.padEnd(behind.length).slice(0, behind.length);
  return left + (isLast ? blank(rest) : rest) + instead + end;
}

interface Choice {
  readonly first: Mention;
  readonly second: Mention | null;
  /** Nothing else is named between the first and what turns to the second. */
  readonly isLast: boolean;
  /** `Unless Budapest is free, then there`: the second is wanted more. */
  readonly isPreferred: boolean;
}

/** The two places between which such words choose; null where they may hang on anything but what is free. */
function choiceIn(board: Board, before: string, behind: string): Choice | null {
  const above = mentionsIn(board, before);
  const named = mentionsIn(board, behind);
  const last = above.at(-1);
  const again = above.findLast(({ at }) => named.some((each) => each.at === at));
  const first = again ?? (last !== undefined && endsWith(before, last) ? last : undefined);
  const [second = null, another] = named.filter(({ at }) => at !== first?.at);
  if (first === undefined || (another !== undefined && another.at !== second?.at)) return null;
  const isDoubted = second !== null && ofItself.test(behind.slice(0, second.from));
  const isOpen = isFree.test(behind) && !isDenied.test(behind);
  const isPreferred = isDoubted && isOpen === preferring.test(behind);
  if (isDoubted && !isPreferred) return null;
  const spoken = withoutPlaces(behind, named).replace(kinds, blank);
  const isLast = first === last;
  return isOfWhatCan(board, spoken) ? { first, second, isLast, isPreferred } : null;
}

/** Is the place the last that is said, but for its coast and a word of courtesy? */
function endsWith(before: string, { to }: Mention): boolean {
  const rest = before.slice(to).replace(coastBehind, "");
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => courteous.test(word));
}

const courteous = regex("iu")`
  ^(?:
    please|pls|plz|thanks|thx|then|bitte|danke|dann|zur\u00fcck|svp|s|il|vous|te|pla\u00eet|plait|merci
    |por|favor|gracias|per|favore|grazie|alstublieft|graag|aub|terug
  )$
`;

/** Does all hang on what can be done there, and nothing on what others do, or on how many builds there are? */
function isOfWhatCan(board: Board, said: string): boolean {
  const strange = (said.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !idle.test(word));
  if (strange.length === 0) return true;
  const isOfOthers = ofOthers.test(said) || powersIn(board, said).length > 0;
  return possibility.test(said) && !isOfOthers && strange.length <= mostStrange;
}

const mostStrange = 9;

/** What says whether something can be. */
const possibility = regex("iu")`
  (?<!\p{L})(?:
    free|available|open|vacant|empty|(?:im)?possible|allowed|(?:il)?legal|(?:in)?valid|permitted
    |taken|occupied|full|blocked|used?|works?|working|done|fails?|problems?|room|choice|plan b
    |backup|fallback|can(?:not|['\u2019]?t)|frei|verf\u00fcgbar|leer|(?:un)?m\u00f6glich|geht|ginge
    |klappt|klappen|erlaubt|besetzt|belegt|funktioniert|hinhaut|wahl|notfalls|ersatzweise|libre|marche
    |passe|permis|occup\u00e9e?|peux|peut|choix|puede|posible|vale|funciona|ocupad[oa]|opci\u00f3n
    |pu\u00f2|puo|libero|funziona|possibile|occupat[oa]|scelta|vrij|kan|mag|lukt|gaat|mogelijk
    |bezet|keus|keuze
  )(?!\p{L})
`;

/** What others do, or how many there are. */
const ofOthers = regex("iu")`
  (?<!\p{L})(?:
    he|she|they|someone|somebody|anyone|nobody|everyone|er|ils|elles|ellos|loro|zij|hij|jemand
    |only|two|both|second (?:build|one)|builds|nur|zwei|seulement|deux|solo|s\u00f3lo|dos|due
    |alleen|twee|another|one more|more left|left over|noch (?:etwas|was|mehr|platz|eine?[rn]?)|encore
    |de plus|otr[oa]|altr[oa]|ancora|nog (?:een|iets|wat)|attack\p{L}*|stab\p{L}*|comes?|moves?|trust|next
    |if i (?:get|have)
  )(?!\p{L})
`;

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

/** Words behind a place that turn to another one, up to the end of their sentence. */
const fallback = regex("giu")`
  (?<=\p{L}.*?)(?:\s*[,;(.!\u2013\u2014-]\s*|\s+)(?:(?:but|or|and|und|oder|et|ou|y|o|e|en|of)[ ,]+)?(?:
    (?:
      if|should|as long as|otherwise|else|failing|alternatively|unless|wenn|falls|sonst|andernfalls
      |ansonsten|es sei denn|notfalls|ersatzweise|sinon|si|s['\u2019]il|autrement|sauf si|\u00e0 moins que
      |\u00e0 d\u00e9faut|altrimenti|se|a meno che|in alternativa|a menos que|en su defecto|anders|tenzij
      |als(?! (?:eine |'?ne )?(?:armee|flotte))
    )(?!\p{L})
    |(?<=\s(?:or|oder|ou|o|of) )(?:\p{L}[\p{L}.]*\s+){1,4}?(?:if|should|in case|wenn|falls|si|se|als)(?!\p{L})
    |(?:(?:my|the|as(?: a)?) )?(?:second choice|back-?up|fallback|plan b|alternative)
    |(?:meine |als )?zweite wahl|(?:mon )?(?:deuxi\u00e8me|second) choix|(?:mi )?segunda opci\u00f3n
    |(?:la mia )?seconda scelta|(?:mijn )?tweede keus
  )(?:[^.;!?]|(?<=\bst)\.){2,140}(?=[.;!]|$)
`;

/** `Venice, unless Budapest is free`, `Portugal, if Spain is not free`: the place of the condition is wanted first. */
const ofItself = regex("iu")`
  ^\W*(?:(?:but|or|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar) )?(?:
    unless|if|should|wenn|falls|es sei denn|sauf si|si|\u00e0 moins que|se|a meno che|a menos que|als|tenzij
  ) (?:the |in |en |\u00e0 |a )?$
`;
const preferring =
  /(?<!\p{L})(?:unless|es sei denn|sauf si|\u00e0 moins que|a meno che|a menos que|tenzij)(?!\p{L})/iu;

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

/** The place with which the text ends, if it does: of up to three words, and a coast behind them. */
function lastPlace(board: Board, said: string): Pick<Mention, "at" | "from"> | null {
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
