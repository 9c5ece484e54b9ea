/**
 * `Brest no change`, `Paris bleibt dabei`, `leave the two fleets as they are`: units that have an order keep that one;
 * another holds, but what stays `as I told you`, and was never understood, has no order.
 */

import { type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { asSaid, withoutAsSaid } from "../../text/as-said.js";
import type { OrderLine } from "../../text/lines.js";
import type { ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { says } from "../prose/kinds.js";
import { readOrders } from "../reading.js";
import { namesOrder } from "./changes.js";

/** The lines without what leaves standing orders as they are; the very lines where nothing does. */
export function withoutKept(
  context: ReadingContext,
  lines: readonly OrderLine[],
  isAsked = false,
): readonly OrderLine[] {
  const { standing = [], phase, power } = context;
  const ordered = standing.flatMap(orderedUnit);
  if (standing.length === 0 && (phase.kind !== "M" || power === null)) return lines;
  const isKept = (name: string, clause: string) => {
    const units = unitsMeant(context, name);
    return (
      units.some((at) => ordered.includes(at)) ||
      (units.length > 0 && phase.kind === "M" && said.test(clause))
    );
  };
  const isRest = (name: string, clause: string) =>
    others.test(name.trim()) &&
    (standing.length > 0 || said.test(clause) || /\bsame\b/i.test(clause));
  const without = (text: string) => {
    // `Venice to Trieste, as I said` orders, and `the London one, as I said` answers what was asked.
    const bare = withoutAsSaid(text);
    const orders = () => readOrders(context, [{ number: 1, text: bare }]).readings.length > 0;
    if (bare !== text && (isAsked || orders())) return bare;
    const left = patterns.reduce(
      (rest, pattern) =>
        rest.replace(pattern, (clause, name: string) =>
          isKept(name, clause) || isRest(name, clause) ? "" : clause,
        ),
      text,
    );
    return left === text ? text : left.replace(leftOpen, "").trimEnd().replace(leftBehind, "");
  };
  if (lines.every(({ text }) => without(text) === text)) return lines;
  return lines
    .map((line) => ({ ...line, text: without(line.text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** `The Sweden order stands, the rest hold`: the line with the order that is meant, which is none of the rest. */
export function withOrdersNamed(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
): OrderLine {
  if (!theRest.test(line.text)) return line;
  const text = line.text.replace(orderStands, (clause: string, name: string) => {
    const [order, another] = given.filter((each) => namesOrder(context, given, each, name));
    return order === undefined || another !== undefined ? clause : printOrder(order);
  });
  return text === line.text ? line : { ...line, text };
}

const theRest = regex("iu")`
  (?<!\p{L})(?:rest|others?|everything else|everybody else|all else|anderen|\u00fcbrigen|alles andere|autres|altr[ei]
  |resto|dem\u00e1s)(?!\p{L})
`;
const orderStands = regex("giu")`
  (?<=^\W*|[,;.!?]\s*)(?:(?:only|just|but)\s)?(?:the\s|my\s|der\s|die\s)?(\p{L}[\p{L}. ]{2,24}?)[ -]
  (?:order|move|attack|one|bit|thing|befehl|zug|angriff)\s
  (?:stands?|stays?|remains?|is\s(?:fine|ok|okay|good)|bleibt|steht)(?=\s*(?:[,;.!]|$|(?:and|but|und|aber)\s))
`;

/** The joints of a clause that was taken out: `Liverpool to Wales, and . Thanks`. */
const joints = "(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)";
const leftOpen = new RegExp(
  `^[\\s.,;]+|[\\s,;]+${joints}\\s*(?=[.;!]|$)|(?<=[.;,])\\s*[.;,](?=\\s|$)`,
  "giu",
);
const leftBehind = /(?:\s+[.!]+|[\s,;]+)$/u;

/** The writer's units that the words name: by their places, or all of a type. */
function unitsMeant(
  { board, position, power }: ReadingContext,
  name: string,
): readonly ProvinceId[] {
  const places = placesIn(board, name);
  if (places.length > 0) return places;
  const types: readonly UnitType[] = [
    ...(says(name, "army") ? (["A"] as const) : []),
    ...(says(name, "fleet") ? (["F"] as const) : []),
  ];
  return position.units
    .filter((unit) => unit.power === power && types.includes(unit.type))
    .map(({ at }) => provinceOf(at));
}

const article = wrapped`
  (?:and |but |und |aber |et |mais |y |pero |e |ma |en |maar )?(?:
    (?:all|both|alle|beide[nr]?|todas?|todos|tous|toutes|tutt[ie]|entramb[ie]|ambos|allebei)
      (?: of)? )?(?:
        (?:
          the|my|die|der|den|das|meine?n?|les?|la|l['\u2019]|mes|mon|ma|el|los|las|mis?|il|gli|i
          |lo|de|het|mijn
        ) )?
`;
const others = regex("iu")`
  ^(?:
    it|them|these|those|that|things
    |${article}(?:
      (?:it |them )?all|everything|alles|tout|todo|tutto
      |(?:other |remaining |rest(?:lichen)? |anderen? |übrigen? |autres? |otr[ao]s |altr[ei] )?
        (?:orders|moves|befehle|züge|ordres|órdenes|ordini)
      |(?:
        rest|others?|other (?:units|ones)|everything else|all else|anderen|übrigen|restlichen
        |alles andere|reste|autres|resto|otr[ao]s|demás|altr[ei]|anderen?|overigen?
      )(?: (?:two|three|four|one|zwei|beiden|drei|deux|trois|dos|tres|due|tre|twee|drie))?
      |(?:other|anderen|autres|otr[ao]s|altr[ei]) (?:
        two|three|four|ones?|units|armies|fleets|beiden|einheiten|armeen|flotten|unités|armées
        |flottes|unidades|ejércitos|flotas|unità|armate|flotte
      )
      |(?:two|three|four|zwei|beiden|drei|deux|trois|dos|tres|due|tre) (?:
        others|anderen|autres|otr[ao]s|altr[ei]
      )
    )
  )$
`;

const name = wrapped`
  (
    (?:
      [af]\.? |army |fleet |armee |flotte |the |my |die |der |das |la |le |les |l['\u2019]|el |
      los |las |il |de )*\p{L}(?:[\p{L} ]|(?<!\p{L}{4})\.){1,32}?
  )
`;
const before = wrapped`
  (?:
    no changes?|unchanged|untouched|(?:the )?same(?: as (?:before|ordered))?
    |as (?:before|ordered|is|planned)|like (?:before|i said|(?:it|they) (?:is|are|was|were))
    |(?:as|how|the way) (?:it|they|things) (?:is|was|are|were|stands?|stood)
    |(?:as|how|the way) (?:you (?:have|had)|i (?:had|have|gave|sent)) (?:it|them)(?: down)?
    |as (?:submitted|previously stated|stated|agreed)|alone|unverändert|dabei
    |(?:so )?wie (?:
      gehabt|zuvor|vorher|bisher|angegeben|geschrieben
      |(?:sie|es|er) (?:ist|sind|war|waren|steht|stehen)
    )
    |so|inchangée?s?|pas de changement
    |comme (?:avant|prévu|dit|convenu|ça|(?:elles?|ils?|c['\u2019]) ?(?:est|sont|étai(?:t|ent)))
    |tels? quels?|telles? quelles?|sin cambios?|igual que antes|como (?:antes|están?|estaba)
    |senza cambiamenti|come (?:prima|sono|era(?:no)?|stanno)|ongewijzigd
    |zoals (?:eerder|(?:ze|het) (?:zijn|is|was|waren))|${asSaid}
  )
`;
const said = new RegExp(`(?<!\\p{L})${asSaid}`, "iu");
const verb = wrapped`
  (?:
    (?:
      (?:
        can|may|should|shall|must|will|können|kann|sollen|soll|peuvent|peut|doivent|pueden|possono
      ) )?(?:
        (?:is |are )?to (?:carry on|continue|remain|stay|stand)|carry on|is|are|stays?|remains?
        |goes|go|bleibt|bleiben|reste|restent|rester|queda|quedan|quedar|resta|restano|restare
        |blijft|blijven
      ) )?
`;
const courtesy = wrapped`
  (?:
    (?:
      please|kindly|actually|no|ok|okay|so|just|well|sorry|bitte|aber|doch|et|mais|por favor
      |per favore|alsjeblieft
    ),? )*
`;
const ends = wrapped`
  (?=
    ,?\s*(?:
      [.;,!]|$| please| bitte| svp| stp| then| now| for now| s['\u2019]il| por favor| per favore
      | bleiben| stehen| lassen
    )
  )(?:,? (?:bleiben|stehen|lassen|please|bitte|svp|stp|por favor|per favore))*
`;
const begins = "(?<=^\\W*|[,;.?!]\\s*|\\s(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar) )";

const patterns = [
  new RegExp(`${begins}${name}[:,]?\\s+${verb}${before}${ends}`, "giu"),
  regex("giu")`
    ${begins}${courtesy}(?:
      keep|leave|lass(?:t|en sie)?|laisse[rz]?(?: donc)?|garde[rz]?|deja|mantén|lascia(?:te)?
      |tieni|laat
    ) (?:bitte )?${name} (?:bitte |all |just |exactly |erst ?mal |maar )?${before}${ends}
  `,
  // `Ukraine stays with the fleet` that it supports
  regex("giu")`
    ${begins}${courtesy}${name}[:,]?\s+(?:
      stays?|sticks?|remains?|bleibt|bleiben|reste|restent|resta|rimane|(?:se )?queda|blijft
    ) (?:with|by|bei|avec|con|bij) (?:
      it|him|her|that|this|[\p{L} ]{0,16}?(?:fleet|army|flotte|armee|armée|flotta|armata|flota|ejército|vloot|leger)
    )${ends}
  `,
  // `Keep the rest`, of which no name tells that they stay where they are
  regex("giu")`
    ${begins}${courtesy}(?:
      keep|leave|behalte?|lass(?:t|en sie)?|laisse[rz]?|garde[rz]?|deja|mantén|lascia(?:te)?|tieni
      |laat|houd
    ) (?:bitte )?(
      (?:all )?(?:the|my|die|den|le|les|el|los|las|il|gli|de) (?:
        rest|others?|other (?:two|three|four|ones|units)|anderen(?: beiden)?|übrigen|reste|autres
        |resto|otr[ao]s|demás|altr[ei]|overigen?
      )
    )${ends}
  `,
  // `Don't touch the fleets`, `no need to change the other two`
  regex("giu")`
    ${begins}${courtesy}(?:
      (?:do not|don['\u2019]t|no need to|i (?:do not|don['\u2019]t) want to|not to) (?:
        touch|change|alter|move around
      )
      |ne (?:touche[rz]?|change[rz]?) (?:pas|rien) (?:à|aux?)|no (?:toques|cambies)
      |non (?:toccare|cambiare)
    ) ${name}${ends}
  `,
];
