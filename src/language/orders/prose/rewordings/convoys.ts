/**
 * Convoys as people tell them who know no word for them: `Constantinople goes to Sevastopol and the Black Sea boat
 * takes them`, `across to Tunis upon the fleet in the Ionian`.
 */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
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

const lifted = wrapped`
  (?:gets?|hitches|hitch|catch(?:es)?|takes?|thumbs?|bums?|has|is given|receives)[ ]
    an? (?:free |boat |quick )?(?:lift|ride|passage|trip|crossing|boat trip)
`;
const lifting = "(?:from|with|by|on|aboard|on board|off|courtesy of|thanks to|in|care of)";

const by = wrapped`
  (?:
    from|of|by|through|over|der|des|von(?: der)?|durch(?: die)?|über(?: die)?|de|du|par|della|dello
    |del|dalla|dallo|dal|da|por|van|door
  )
`;

/** Who is carried, by no name. */
const men = wrapped`
  (?:
    (?:the|my|our|die|das|meine|unsere|la|ma|mon|mes|mia|il|mi|el|het|mijn|de) |l['\u2019]
  )(?:
    army|guys?|man|men|boys|lads|troops|soldiers|armee|truppen?|leute|jungs|arm\u00e9e|troupes?|gars|hommes
    |armata|esercito|truppe|ej\u00e9rcito|tropas|leger|troepen
  )
`;
const thither = wrapped`
  (?:(?:over|across|back|r\u00fcber|hin\u00fcber) )*(?:to|into|nach|en|vers|in|\u00e0|au|verso|hacia|a|naar)
`;
/** Where something is told or begun. */
const start = "(?<=^\\W*|[.;!?,]\\s+|\\b(?:and|then|please|und|dann|bitte|et|e|y|en) )";

export const convoys: readonly Rewording[] = [
  // `the North Sea carries my men to Belgium`, `la mer du Nord emmène l'armée en Norvège`
  rewording(
    wrapped`
      ${start}${fleet} (?:
        carries|ships|ferries|transports|takes|brings|convoys|bringt|f\u00e4hrt|tr\u00e4gt|transportiert|nimmt
        |schafft|bef\u00f6rdert|(?:em|a)?m\u00e8ne|transporte|convoie|conduit|lleva|transporta|traslada|porta
        |trasporta|brengt|vervoert
      ) ${men} ${thither} (?=${article}NAME)(?!NAME (?:to|nach|en|vers|\u00e0|a|naar) )
    `,
    (_, at) => `${at} convoys the army to `,
  ),
  // `York gets a lift to Norway from the North Sea`, `hitches a ride with the North Sea to Norway`
  rewording(
    wrapped`
      ${lifted} (?:over |across )?((?:in)?to ${article}NAME) ${lifting} ${fleet}(?=\s*(?:[.;,!)]|$|and ))
    `,
    (_, way, at) => `${way} convoyed by ${at}`,
  ),
  rewording(
    wrapped`
      ${lifted} ${lifting} ${fleet} (?:over |across )?((?:in)?to ${article}NAME)(?=\s*(?:[.;,!)]|$|and ))
    `,
    (_, at, way) => `${way} convoyed by ${at}`,
  ),
  // `convoy my guys to Norway`, `ship the army over to Belgium`
  rewording(
    wrapped`
      ${start}(?:convoy|ship|ferry|transport|boat|sail) ${men} (?:(?:over|across|back) )*(?:in)?to[ ]
        (?=${article}NAME)
    `,
    "convoy my army to ",
  ),
  // `Yorkshire gets shipped by the North Sea to Norway`
  rewording(
    wrapped`
      (?:(?:is|are|gets?|will be|to be|being) )+(?:convoyed|shipped|ferried|carried|transported|taken|brought)
        (?: over| across)? by ${fleet} (?:over |across )?to ${article}(NAME)
    `,
    (_, at, goal) => `to ${goal} convoyed by ${at}`,
  ),
  // `a convoy from York to Norway via the North Sea`, `nimm die Armee aus York mit der Nordsee nach Norwegen mit`
  rewording(
    wrapped`
      ${start}(?:an? |the )?convoy (?:from|of|for) ${article}(NAME) to ${article}(NAME)[ ]
        (?:via|over|through|by|with|using|across) ${fleet}
    `,
    (_, from, goal, at) => `${at} convoys ${from} to ${goal}`,
  ),
  rewording(
    wrapped`
      ${start}(?:nimm|bring|transportiere?|setz|schaff|take|carry|get|put|load)[ ]
        (?:${men} ${inside})?${article}(NAME) (?:with|on|onto|aboard|by|mit|auf) ${fleet}
        (?: (?:to|nach)| and (?:drop|land|bring|take|carry) (?:it|them|him)(?: off| over)? (?:to|in|at))[ ]
        ${article}(NAME)(?: (?:mit|\u00fcber|r\u00fcber))?(?=\s*(?:[.;,!]|$))
    `,
    (_, from, at, goal) => `${at} convoys ${from} to ${goal}`,
  ),
  // `put the army on the North Sea boat and drop it in Belgium`
  rewording(
    wrapped`
      ${start}(?:put|load|get|take) ${men} (?:on|onto|aboard) ${fleet} and[ ]
        (?:drop|land|bring|take|carry) (?:it|them|him)(?: off| over)? (?:to|in|at) (?=${article}NAME)
    `,
    (_, at) => `${at} convoys the army to `,
  ),
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
  // `Apulia to Tunis, the fleet carries it there`
  rewording(
    `(?<=[,;.] |\\b(?:and|und|et|y|e|en) )(${article}${ship}),? ${carries}(?=\\s*(?:[.;,!?)]|$|and ))`,
    (_, at) => `${at} convoys`,
  ),
  // `... goes to Sevastopol, and the Black Sea boat takes them there`
  rewording(
    wrapped`
      (?<=\b(?:to|into|nach|\u00e0|a|en|in|naar|over to) NAME)
        (?:,? (?:and|while|und|et|y|e|en|wobei)|,) ${fleet},? ${carries}(?=\s*(?:[.;,!?)]|$))
    `,
    (_, at) => ` convoyed by ${at}`,
  ),
  // `convoyed to Norway by the fleet`: by whichever can
  rewording(
    wrapped`
      (?<=\b(?:convoy|ferr|transport|carr|ship|taken|brought)\p{L}* (?:over |across )?(?:in)?to (?:the )?NAME)
        (?: (?:by|with|via|on|aboard|over)| on board) (?:the|my|our|a) ${ship}(?=\s*(?:[.;,!?)]|$|and ))
    `,
    blank,
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
