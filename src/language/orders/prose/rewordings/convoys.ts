/**
 * Convoys as people tell them who know no word for them: `Constantinople goes to Sevastopol and the Black Sea boat
 * takes them`, `across to Tunis upon the fleet in the Ionian`.
 */
import { wrapped } from "../../../../util/index.js";
import { type Rewording, rewording } from "./rewording.js";

const ship =
  "(?:fleets?|boats?|ships?|flotte|schiff|bateau|navire|flota|barco|flotta|nave|vloot|schip)";
const article = wrapped`
  (?:
    (?:the|my|our|die|das|meine?|la|le|l['\u2019]|ma|mon|el|mi|il|lo|de|het|mijn) ?
  )?
`;
/** `in the`, `der im`: what may stand between the fleet and where it is. */
const inside = wrapped`
  (?:
    (?:in|at|from|of|on|im|in der|in de|aus|dans|de|du|en|del|della|nel|nella|nello|sul|op)
      (?: (?:the|der|dem|den|la|le|l['\u2019]|les|el|de|het) ?)?[ ]?
  )
`;
/** The fleet, by where it is. */
const fleet = `${article}(?:${ship} ${inside}${article})?(NAME)(?: ${ship})?`;

const carries = wrapped`
  (?:
    (?:(?:can|could|should|will|shall|must|to|is to) )?(?:
      takes?|carr(?:y|ies)|ferr(?:y|ies)|transports?|brings?|ships?|convoys?|gives? a lift to
    ) (?:them|him|it|her|that (?:one|army)|the (?:army|men|lads|troops|guys))
      (?: (?:there|over|across|along))?
    |(?:bringt|trägt|fährt|setzt|nimmt|transportiert|befördert)[ ](?:
        sie|es|ihn|das heer|die armee
      )(?: (?:hin|rüber|hinüber|dorthin|über|mit))?
    |(?:l['\u2019]y |l['\u2019]|les? |la )(?:y )?(?:transporte|emmène|convoie|conduit|fait passer)
    |l[oae]s? (?:lleva|transporta|convoya|porta|trasporta|convoglia)(?: (?:allí|hasta allí|lì|là))?
    |(?:brengt|vervoert|zet|neemt|draagt) (?:ze|hem|het|haar|dat leger)
      (?: (?:over|erheen|daarheen|mee|er naartoe))?
  )
`;

const by = wrapped`
  (?:
    from|of|by|through|over|der|des|von(?: der)?|durch(?: die)?|über(?: die)?|de|du|par|della|dello
    |del|dalla|dallo|dal|da|por|van|door
  )
`;

export const convoys: readonly Rewording[] = [
  // `the North Sea carries it over from Yorkshire`, of an army that was just sent
  rewording(
    wrapped`
      \b(?:carr(?:y|ies)|convoys?|ferr(?:y|ies)|ships?|takes?|transports?|brings?) (it|him|her|that army)
        (?: (?:over|across|there))? from (?:the )?NAME(?=\s*(?:[.;,!]|$))
    `,
    (_, it) => `convoys ${it}`,
  ),
  // `York va en Norvège avec le convoi de la mer du Nord`, `York nach Norwegen mit Konvoi der Nordsee`
  rewording(
    wrapped`
      (?<=\p{L}{3}),? (?:
        (?:with|by|using|via|mit|per|im|avec|en|con|in|met)[ ](?:(?:the|a|dem|einem|le|un|il|el|de|het)[ ])?
          (?:convoy|konvoi|geleitzug|convoi|convoglio|convooi|konvooi)
        |convoy\u00e9e?s?|transport\u00e9e?s?|trasportat[oa]|convogliat[oa]|convoyad[oa]|transportad[oa]
      ) ${by} ${article}(?:${ship} ${inside}${article})?(NAME)(?: ${ship})?(?=\s*(?:[.;,!?)]|$|(?:and|und|et|y|e|en) ))
    `,
    (_, at) => ` convoyed by ${at}`,
  ),
  // `convoie mon armée en Norvège`, of whatever fleet can
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:et|und|e|y) )(?:(?:la|die|ma|meine|mi) (?:flotte|flota|flotta) )?(?:
        convoie[rz]?|convoyez|transporte[rz]?|konvoier(?:e|t)|transportier(?:e|t)|convoglia|trasporta|convoya
        |transporta
      ) (?:(mon armée|l['\u2019]armée|(?:meine|die) armee|(?:la )?mia armata|l['\u2019]armata|(?:mi|el) ejército)
        |(NAME)) (?:en|vers|à|au|nach|in|a) (?=(?:the |la |le )?\p{L}{3})
    `,
    (_, army, at) => `convoy ${army === undefined ? at : "my army"} to `,
  ),
  // `... goes to Sevastopol, and the Black Sea boat takes them there`
  rewording(
    wrapped`
      (?<=\b(?:to|into|nach|\u00e0|a|en|in|naar|over to) NAME)
        (?:,? (?:and|while|und|et|y|e|en|wobei)|,) ${fleet},? ${carries}(?=\s*(?:[.;,!?)]|$))
    `,
    (_, at) => ` convoyed by ${at}`,
  ),
  // `across to Tunis upon the fleet in the Ionian`
  rewording(
    wrapped`
      (?<=\b(?:to|into) NAME),? (?:upon|aboard|on board(?: of)?|on|using)[ ]
        ${article}${ship} ${inside}${article}(NAME)
    `,
    (_, at) => ` convoyed by ${at}`,
  ),
  // `carry the army from Apulia, and they are to land in Tunis`
  rewording(
    wrapped`
      \b(?:carr(?:y|ies)|ferr(?:y|ies)|takes?|transports?) (
        (?:the )?(?:army|men|troops) (?:from|in|at) (?:the )?NAME
      ),? (?:and|who) (?:they |it |he )?(?:(?:are|is|should|can|will) )?(?:to )?
        (?:lands?|goes|go|disembarks?|gets? off) (?:in|at) (?:the )?(NAME)
    `,
    (_, army, goal) => `convoys ${army} to ${goal}`,
  ),
];
