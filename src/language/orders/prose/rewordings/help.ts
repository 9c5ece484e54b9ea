/**
 * Supports and convoys as people tell them: `London lands in Belgium, ferry: North Sea`, `keeps Belgium safe by
 * supporting it`.
 */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

/** Where support comes from, in each language: the verb, the way of the other unit, and the word before the helper. */
const supportFrom: readonly (readonly [verb: string, way: string, from: string, by: string])[] = [
  ["support|back|help", "to|into", "from|out of", "with"],
  ["unterst\u00fctze?n?|decke?n?", "nach|in(?: die| den)?", "aus|von", "mit"],
  ["soutiens|soutenir|soutenez|appuie", "vers|en|\u00e0|au", "depuis", "avec"],
  ["apoya|apoyo|apoyar", "a|hacia", "desde", "con"],
  ["appoggia|appoggio|sostieni|supporta", "in|a|verso", "da", "con"],
  ["steun|ondersteun", "naar", "vanuit", "met"],
];

/** What may go on behind the helper. */
const behind = wrapped`
  (?:and|rather|instead|please|und|statt|anstatt|bitte|et|plut\u00f4t|y|en vez|e|invece|en|in plaats)
`;

export const help: readonly Rewording[] = [
  // `support Paris to Burgundy from Marseilles`
  ...supportFrom.map(([verb, way, from, by]) =>
    rewording(
      wrapped`
        (?<=\b(?:${verb}) (?:(?:the|la|a) )?NAME (?:${way}) (?:(?:the|die|la) )?NAME) (?:${from})
        (?=[ ]NAME(?:\s*(?:[.;,!]|$)|\s${behind}\s))
      `,
      () => ` ${by}`,
    ),
  ),
  // `..., rather than running off to Spain`
  rewording(
    wrapped`
      (?<=\bwith NAME),? (?:rather than|instead of) \p{L}+ing(?: off)? (?:to|into|for) (?:the )?NAME
        (?=\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `con ayuda de... bueno, nadie`
  rewording(
    wrapped`
      ,? (?:with|mit|con|avec|met) (?:(?:the|der|la|el|l['\u2019]|de) ?)?
        (?:help|support|aid|hilfe|unterst\u00fctzung|ayuda|apoyo|aiuto|appoggio|aide|soutien|hulp|steun)[ ]
        (?:of|from|by|von|de|di|da|van)[\s.,\u2026-]+(?:\p{L}{1,6}[\s.,\u2026]+){0,2}
        (?:nobody|no one|niemande?[mn]?|nadie|nessuno|personne)(?=\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `Can I support Venice with mine in Trieste?`
  rewording(
    "\\b(with|by|using|from) (?:mine|my one|my own|the one) (?:in|at)(?= NAME\\s*(?:[.;,!?]|$|and ))",
    (_, by) => by,
  ),
  // `Munich is supported from Berlin`
  rewording(
    "(?<=\\b(?:supported|backed|covered|helped)) from(?= NAME\\s*(?:[.;,!]|$|and ))",
    " by",
  ),
  // `Budapest gets help from Vienna into Galicia`
  rewording(
    wrapped`
      (?:gets?|has|receives?|will (?:get|have)) (?:some )?(?:help|support|backing|assistance)[ ]
        (?:from|by) (NAME) (?:into|to|on) (NAME)(?=\s*(?:[.;,!]|and |$))
    `,
    (_, helper, goal) => `goes to ${goal} with help from ${helper}`,
  ),
  // `Marsiglia resta ferma e appoggia Parigi`: who supports stays.
  rewording(
    wrapped`
      (?<=NAME,? )(?:(?:should|shall|will|can|soll|doit|deve|debe|moet) )?(?:
        (?:just |simply |einfach |simplement |gewoon )?(?:
          stays?(?: put| where it is)?|remains?|holds?|bleibt(?: stehen)?|reste(?: sur place)?
          |se queda(?: quiet[ao])?|resta(?: ferm[ao])?|rimane(?: ferm[ao])?|blijft(?: staan)?
        )
      )(?: (?:instead|there|then|rather|stattdessen|lieber|plut\u00f4t|invece|liever))?,? (?:and|und|et|y|e|en) (?=
        (?:
          supports?|covers?|backs|helps|unterst\u00fctzt|deckt|soutient|appuie|couvre|apoya|cubre|appoggia|supporta
          |copre|steunt|ondersteunt|dekt
        )(?!\p{L})
      )
    `,
    blank,
  ),
  // `supports the landing in Norway`
  rewording(
    wrapped`
      (?<=\b(?:supports?|helps?|backs?|assists?|aids?|covers?) )(?:with )?(?:the|my|our) (?:
        landing|invasion|assault|attack|advance|move|march|crossing|offensive
      )s? (?:in|on|at|to|into|upon|against|of) (?=(?:the )?NAME\s*(?:[.;,!]|$))
    `,
    "the attack on ",
  ),
  // `supports Austria's move from Budapest to Rumania`
  rewording(
    wrapped`
      \b(supports?|supporting|helps?|backs?|backing|assists?) (?:the )?
        (?!(?:my|our|it|the|his|her)\b)\p{L}{4,}(?:['\u2019]s?)? (?:
          (?:move|attack|advance|army|fleet) )?from (NAME) (to|into) (?=(?:the )?\p{L}{3})
    `,
    (_, verb, unit, to) => `${verb} ${unit} ${to} `,
  ),
  // `Support Budapest to Rumania from Serbia and Bulgaria`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:please )?(?:support|back|help) (
        (?:(?:a|f|army|fleet) )?NAME(?: ?-+>? ?| to | into )NAME
      ) (?:with|from|using) (
        (?:both )?(?:(?:a|f|army|fleet) )?(?:in )?NAME and (?:(?:a|f|army|fleet) )?NAME
      )(?=\s*(?:[.;!]|$))
    `,
    (_, order, helpers) => `${helpers} support ${order}`,
  ),
  // `Turkey plays A Bul - Rum and I support that with A Ser`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:as|since|because) )?(?:the )?\p{L}{4,} (?:
        plays?|moves?|orders?|goes|does|sends?|tries
      ) (?:with )?((?:(?:a|f|army|fleet) )?NAME(?: ?-+>? ?| to | into )NAME)
        (?:[,;.]? (?:and |so )?| )(?:i|we)(?:['\u2019]ll| will| shall)? (?:
          support|back|help|assist
        ) (?:that|it|this|him|her|them)(?: move)? (?:with|from|by) (
          (?:my |the )?(?:(?:a|f|army|fleet) )?(?:in )?NAME
        )(?=\s*(?:[.;!]|$))
    `,
    (_, order, helper) => `${helper} supports ${order}`,
  ),
  // `Tunis to Syria: ION and EAS convoy`
  rewording(
    wrapped`
      :(?=
        \s+(?:(?:f|fleet) )?NAME(?:(?:,| and|, and) (?:(?:f|fleet) )?NAME){1,4} (?:convoy|carry|ferry)
          (?:ing)?\s*(?:[.;!]|$)
      )
    `,
    ",",
  ),
  // `A Wal boards F Eng for Brest`
  rewording(
    wrapped`
      \b(?:boards?|embarks?(?: on| aboard)?|(?:goes|jumps|hops|climbs|steps) aboard) (?!
        (?:with|on|in|for|to|ship|a)\b
      )((?:the |my )?(?:(?:f|fleet) )?NAME(?: fleet)?)(?: and (?:sails|goes|lands|travels))? (?:
        for|to|in|bound for|headed for
      ) (?=(?:the )?\p{L}{3})(NAME)(?=\s*(?:[.;,!]|$| and ))
    `,
    (_, fleet, goal) => `to ${goal} convoyed by ${fleet}`,
  ),
  // `Bulgaria and Serbia each support the other`
  rewording(
    "\\b(?:each|both) (support|help|back|cover|assist)s? the other(?: one)?(?=\\s*(?:[.;,!]|$))",
    (_, verb) => `${verb} each other`,
  ),
  // `A Lon - Hol c/o F Nth`
  rewording(
    "(?<=\\p{L}),? (?:c/o(?= (?:the )?(?:f |fleet )?\\p{L}{3})|courtesy(?: of)?(?= (?:f|fleet) ))",
    " convoyed by",
  ),
  // `Support from Venice for Tyrolia's move on Trieste`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:support|help|backing) (?:from|by) (NAME) for (NAME)['\u2019]s? (?:
        move|attack|advance|march|assault
      ) (?:on|to|into|against) (?=(?:the )?\p{L}{3})
    `,
    (_, helper, unit) => `${helper} supports ${unit} to `,
  ),
  // `Ukraine and Rumania gang up on Sevastopol. Rumania goes, Ukraine supports`
  rewording(
    wrapped`
      (?<=
        (?:
          \b(?:gang up|team up|join forces|combine|converge|march|attack|go|move|strike|fall)
            (?: together)?(?: (?:on|upon|against|at|for))?
          |\band (?:the )?\p{L}{3,15} on
        ) (?:the )?\p{L}{3,15}(?: \p{L}{3,10})?
      )\s*[.,!(\u2013\u2014-]+\s*(?=
        NAME (?:goes|leads|attacks|moves|marches|does the \p{L}+)\s*(?:[,;]|and )[^.;!?]{3,40}
          (?:supports?|helps?|backs|pushes|does the)
      )
    `,
    (words) => ": ".padStart(words.length),
  ),
  // `I support my army in Brest with both fleets, MAO and the Channel`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:i(?:['\u2019]m| am)? )?support(?:ing)? ([^.;:!?,]{3,50}?) with (?:both )?
        (?:(?:my )?(?:ships|fleets|armies|units|boats)[,:]? )?(NAME) and (NAME)(?=\s*(?:[.;,!]|$))
    `,
    (_, unit, one, other) => `${one} and ${other} support ${unit}`,
  ),
  // `by way of the Tyrrhenian, whose fleet convoys`
  rewording(
    wrapped`
      \b(?:by way of|via|through|over|across) (NAME),? (?:
        whose (?:fleet|ship|boat|navy)|where (?:the|my) (?:fleet|ship|boat)
      ) (?:convoys|carries|ferries|transports|takes)(?: (?:it|him|her|them))?(?=\s*(?:[.;,!)]|$))
    `,
    (_, sea) => `convoyed by ${sea}`,
  ),
  // `London lands in Belgium, ferry: North Sea`
  rewording(
    "[,;(]\\s*(?:the )?(?:ferry|carriers?|convoyers?|transport)\\s*:\\s*(?=(?:f |fleet )?\\p{L}{3})",
    " convoyed by ",
  ),
  // `Serbia into Greece with Albania backing it up`, `with Albania behind it`
  rewording(
    wrapped`
      \bwith ((?:the |my )?NAME(?: fleet| army)?) (?:
        backing|helping|covering|(?:right |close |just )?behind
      ) (?:it|him|her|them)(?: up)?(?=\s*(?:[.;,!]|$| and | while ))
    `,
    (_, helper) => `supported by ${helper}`,
  ),
  // `and Burgundy does exactly that`
  rewording(
    "(?<=NAME )(?:does|will do|is doing|shall do) (?:exactly|just|precisely) that(?=\\s*(?:[.;,!]|$))",
    "goes there",
  ),
  // `keeps Belgium safe by supporting it`, `covers the North Sea fleet with a support`
  rewording(
    wrapped`
      \b(?:keeps?|props?|covers?|backs?|shields?|guards?|protects?|secures?|defends?)
        ( (?:the )?NAME(?: fleet| army)?)(?: (?:safe|alive|standing|secure|in place|upright|up))?(?: by (?:
          supporting|helping|backing
        ) (?:it|him|her|them)(?: there)?
          | with (?:a|its|his|some|full) support)(?=\s*(?:[.;,!]|$| and | while ))
    `,
    (_, unit) => `supports${unit}`,
  ),
  // `London -> Denmark (convoy, F North Sea)`
  rewording(
    wrapped`
      \(\s*(?:by |via )?convoy(?:ed)?\s*(?:[:,]|by|with|via)\s*
        (?=(?:the |f |fleet )*\p{L}{3}[^()]{0,30}\))
    `,
    " via",
  ),
  // `Wales crosses to Picardy - the Channel fleet convoys it`
  rewording(
    wrapped`
      (?<=(?:\b(?:to|into|holds?|takes|attacks|enters)\b|[->])[^.;:!?]{2,40}) [-\u2013\u2014] (?=
        (?:the |my )?(?!and )\p{L}{3,15}(?: (?!and )\p{L}{3,15}){0,2} (?:
          (?:convoys|carries|ferries|transports|supports|helps|backs|assists|covers) (?:
            it|him|her|them|that|this
          )(?:[ .;,!]|$)
          |(?:will )?sees? to it that )
      )
    `,
    ",",
  ),
  // `supports Picardy's attack, which means Picardy goes to Belgium`
  rewording(",\\s+which (?:of course |obviously |naturally )?means(?: that)? (?=\\p{L})", ", "),
  // `Edinburgh gets a lift from the North Sea fleet and lands in Denmark`
  rewording(
    wrapped`
      \b(?:gets?|takes?|hitches|hitch|has|have) (?:a |its |their )?(?:lift|ride|passage) (?:from|with|on|aboard) (
        NAME
      ) and (?:lands?|disembarks?|gets? off|get off|goes ashore|go ashore|steps ashore) (?:in|at|on) (NAME)
        (?=\s*(?:[.;,!]|$))
    `,
    (_, fleet, goal) => `to ${goal} convoyed by ${fleet}`,
  ),
  // `Bohemia and Tyrolia go for Vienna together, that is, Bohemia walks in`
  rewording(
    wrapped`
      \b(?:together|jointly)(?:
        ,? (?:that is|i\. ?e\.|meaning|in other words)[,:]?|\s+[-\u2013\u2014](?=\s)
      )
    `,
    ":",
  ),
  // `and has the support of the Baltic fleet`
  rewording(
    wrapped`
      \b(?:and )?(?:has|have|gets?|enjoys?|will have|with) (?:the )?(?:full )?
        (?:support|help|backing) of (?=(?:the |my )?NAME(?: fleet| army)?\s*(?:[.;,!]|$))
    `,
    "supported by ",
  ),
  // `and the fleet takes it there`
  rewording(
    wrapped`
      \b(?:takes?|carries|carry|brings?|ferries|ferry|ships?|transports?|sails?) (?:it|him|her|them) (?:
        there|across|over
      )(?: there)?(?=\s*(?:[.;,!]|$))
    `,
    "convoys it",
  ),
  // `the Berlin army goes to Munich and the other one backs it`
  rewording(
    wrapped`
      \b(army|fleet)((?!s)[^.;!?]{5,60}?\band )the other one(?= (?:
        backs|supports?|helps?|goes|moves|holds|stays|convoys
      )(?!\p{L}))
    `,
    (_, type, between) => `${type}${between}the other ${type}`,
  ),
  // `supports Burgundy, who is staying put`
  rewording(
    "(?<=,\\s)(who|which) is(?= (?:staying|holding|standing|sitting|remaining|waiting)(?!\\p{L}))",
    (_, who) => who,
  ),
  // `ship my army from Yorkshire across the North Sea to Norway`
  rewording(
    wrapped`
      \b(?:ship|ferry|carry|transport|take|bring|convoy|move|send|get|sail)(?: (?:the|my))?
        (?: (?:army|troops|men|soldiers))?(?: (?:of|in|from|at|over from))? (NAME)(?: army)?,? (?:
          across|over|via|through|by way of
        ) (NAME),? (?:in)?to (NAME)(?=\s*(?:[.;,!]|$| and ))
    `,
    (_, unit, sea, goal) => `${unit} to ${goal} convoyed by ${sea}`,
  ),
  // `the army in Apulia shall be carried to Tunis by the fleet`
  rewording(
    wrapped`
      (?<=\p{L}) (?:
        (?:shall|should|will|must|can|may|is|to|has|needs|wants|gets?) (?:to )?(?:be )?
      )(?:be )?(?:carried|shipped|ferried|transported|taken|brought|convoyed|sailed)
        (?: (?:over|across|out))? (?:in)?to (NAME) by (?=(?:the |my )?\p{L})
    `,
    (_, goal) => ` to ${goal} convoyed by `,
  ),
  // `my fleet brings the army in Apulia over to Greece`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)((?:my|the) (?:NAME )?(?:fleet|ship|boat|navy)(?: in NAME)?) (?:
        shall |should |will |can )?(?:
          takes?|carr(?:y|ies)|brings?|ferr(?:y|ies)|ships?|transports?
        )(?: (?:the|my) army (?:in|from|of|at))? (NAME)(?: (?:over|across))? to (NAME)
        (?=\s*(?:[.;,!]|$| and ))
    `,
    (_, fleet, unit, goal) => `${fleet} convoys ${unit} to ${goal}`,
  ),
  // `Gascony and Burgundy hold (support each other)`
  rewording(
    wrapped`
      (?<=NAME(?: and| &|,)? NAME)(?: both)? (?:hold|stay)(?: hands| put)?,? (?:and )?
        \(?support(?:ing)? (?:each other|one another)\)?
    `,
    " support each other",
  ),
];
