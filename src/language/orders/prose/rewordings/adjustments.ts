/** Builds and removals as people tell them: `an army it is, in Paris`, `Serbia is what I give up`. */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const counts: readonly (readonly [RegExp, string])[] = [
  [/^(?:two|zwei|deux|dos|due|twee|dois|duas)$/i, "2"],
  [/^(?:three|drei|trois|tres|tre|drie|tr\u00eas)$/i, "3"],
  [/^(?:four|vier|quatre|cuatro|quattro|quatro)$/i, "4"],
];
const armies = "armies|armeen|arm\u00e9es|armate|eserciti|ej\u00e9rcitos|legers|ex\u00e9rcitos";
const fleets = "fleets|flotten|flottes|flotte|flotas|vloten|frotas";

const kinds = "army|fleet|armee|flotte|arm\u00e9e|armata|flotta|ej\u00e9rcito|flota|leger|vloot";

/** Kinds of units of one gender, and how the one that was named last is meant once more. */
const kindsAgain: readonly (readonly [string, string])[] = [
  [
    "armee|flotte|armée|flota|armata|flotta|frota",
    wrapped`
      noch eine|(?:eine )?(?:weitere|zweite)|une (?:autre|deuxième)|encore une|otra
        |un['\u2019]? ?altra|outra
    `,
  ],
  [
    "heer|schiff|bateau|navire|ejército|barco|esercito|exército",
    "noch eins?|(?:ein )?(?:weiteres|zweites)|un (?:autre|deuxième)|encore un|otro|un altro|outro",
  ],
  ["army|fleet|boat|ship|leger|vloot|schip", "nog een|another(?: one)?|one more|a second(?: one)?"],
];

/** `I'd rather keep the fleet, so ...`: what stays, before what goes. */
const keepsFirst = wrapped`
  (?:
    (?:i|we)(?: would|['\u2019]?d)?(?: rather| sooner| prefer to| like to| want to| much rather)+ keep
      [^.;!?,]{3,40}?,? (?:so|then|therefore)
    |(?:am liebsten |eigentlich |lieber )?(?:würde?|möchte|will) ich (?:gerne? |lieber |am liebsten )?
      [^.;!?,]{3,40}? behalten,? (?:also|deshalb|daher|drum|dann)
    |ich (?:würde|möchte|will) (?:gerne? |lieber |am liebsten )[^.;!?,]{3,40}? behalten,?
      (?:also|deshalb|daher|drum|dann)
    |je (?:préf[èé]re(?:rais)?|voudrais|veux|souhaite) (?:bien )?garder [^.;!?,]{3,40}?,? (?:donc|alors|du coup)
    |pref(?:iero|eriría|erisco|erirei) (?:quedarme con|conservar|guardar|tenere)
      [^.;!?,]{3,40}?,? (?:así que|entonces|quindi|allora)
  )
`;

/** One of several, by its kind or its place. */
const someUnit = wrapped`
  (?:the |my |die |meine |la |ma |le |l['\u2019])?
    (?:army|fleet|armee|flotte|arm\u00e9e|armata|flotta|vloot|leger|NAME)(?: (?:in|at|aus|in der|de|en|\u00e0) NAME)?
`;

/** The kind of both builds, ahead of their places. */
function kindAhead(_: string, places: string, ofLand?: string): string {
  return `${ofLand ? "armies" : "fleets"} in ${places}`;
}

export const adjustments: readonly Rewording[] = [
  // `Keine Flotte, lieber zwei Armeen`
  rewording(
    wrapped`
      (?<=^\W*|[.;!]\s+)(?:no|not an?|keine?n?|pas de|pas d['\u2019]une|niente|nessuna|ninguna|geen) (?:
        fleets?|army|armies|flotten?|armeen?|flottes?|arm\u00e9es?|flotas?|ej\u00e9rcitos?|flott[ae]|armat[ae]
        |vloot|vloten|legers?
      ),? (?:(?:but|sondern|mais|ma|sino|maar) )?(?:(?:rather|lieber|doch|plut\u00f4t|meglio|piuttosto|mejor
      |liever) )?(?=
        (?:an?|two|three|eine?n?|zwei|drei|une?|deux|trois|una?|dos|due|tres?|een|twee|drie) (?:
          fleets?|army|armies|flotten?|armeen?|flottes?|arm\u00e9es?|flotas?|ej\u00e9rcitos?|flott[ae]|armat[ae]
          |vloot|vloten|legers?
        )(?!\p{L}))
    `,
    blank,
  ),
  // `am liebsten würde ich die Flotte behalten, also nehmt die Armee in Serbien`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)${keepsFirst} (?:
        (?:please |bitte )?(?:
          lose|take|nehmt|nimm|nehmen sie|streicht|prenez|prends|quita|quitad|togliete|togli
        )(?: bitte| also)? (
          (?:the |die |la |le |l['\u2019]|el |my |meine )?
            (?:army|armies|fleets?|armeen?|flotten?|armées?|flottes?|NAME)[^.;!?]{0,40}
        )
        |(?=\p{L}))
    `,
    (_, gone) => (gone === undefined ? "" : `remove ${gone}`),
  ),
  // `No, keep Tyrolia, the fleet instead`, `Tirol behalten, lieber die Flotte`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:no|nein|non|nee|nah)[,;]? )?(?:rather |lieber |plut\u00f4t )?(?:
        (?:keep|spare|behalte[nt]?|garde[rz]?|conserve[rz]?|tieni|houd) [^.;!?,]{3,30}|[^.;!?,]{3,30} behalten
      ),? (?:
        (?:and |und |et )?(?:rather|lieber|plut\u00f4t|besser|take) (${someUnit})(?: instead| rather)?
        |(?:and |but )?(${someUnit})(?: instead| rather| stattdessen| lieber| plut\u00f4t| invece)
      )(?=\s*(?:[.;,!]|please|$))
    `,
    (_, gone, other) => `remove ${gone ?? other}`,
  ),
  // `Je suppose que je dois retirer la flotte`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:je (?:suppose|crois|pense|crains) (?:que |qu['\u2019]))?
        (?:je (?:dois|vais devoir|suis obligée? de)|il faut(?: que je)?|on doit)(?: bien| donc)? (?=
          (?:retirer|supprimer|enlever|dissoudre|démonter|retire|supprime|enlève)(?!\p{L})
        )
    `,
    blank,
  ),
  // `I build two armies: Munich and Berlin`, `Je construis deux armées : Munich et Berlin`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:
        (?:
          (?:i|we|ich|wir|je|j['\u2019]|nous|yo|ik|wij|eu)(?:['\u2019]ll| will| would like to)? ?
        )?(?:
          build|place|raise|want|baue|bauen|errichte|errichten|construis|construisons|ajoute
          |construyo|construimos|costruisco|costruiamo|bouw|bouwen|construo|construímos
        ) )?(\p{L}{3,6}|[234]) (?:
          new |neue |nouvelles |nuove |nuevos |nuevas |nieuwe |novos |novas )?
        (?:(${armies})|(${fleets}))\s*:(?=\s*\p{L})
    `,
    (words, count, ofLand) => {
      const number = /\d/.test(count) ? count : counts.find(([word]) => word.test(count))?.[1];
      return number === undefined ? words : `${number} ${ofLand ? "armies" : "fleets"}:`;
    },
  ),
  // `two armies`, `2 armies and a fleet south`, and no word of where
  rewording(
    wrapped`
      ^(\W*)(an?|one|[123]|two|three|eine|zwei|drei|deux|trois|due|tre|dos|tres)[ ]
        (army|fleet|(?:${armies})|(?:${fleets}))
        (?:(?:,| and| und| et| e| y) (?:an?|one|[123]|two|eine|zwei|une|deux|una|due|dos) \p{L}{4,8}
          (?: north| south)?)?(?: please| pls| bitte)?\W*$
    `,
    (_, lead = "", count = "", kind = "") =>
      `${lead}${counts.find(([word]) => word.test(count))?.[1] ?? count} ${kind}`,
  ),
  // `ich verzichte auf Griechenland`
  rewording(
    wrapped`
      (?<=^\W*|[.;!,]\s+)(?:ich |wir )?(?:verzichten?|opfern?|geben?)(?![^.;!]*(?:bau|einheit|zweit|rest|recht))
        [ ](?:auf )?(?:meine? |die )?((?:armee |flotte )?(?:in )?NAME(?:(?:,| und) NAME)?)
        (?: auf| her| ab)?(?=\s*(?:[.;!]|$))
    `,
    (_, units) => `remove ${units}`,
  ),
  // `Berlin bau ich als Armee`, `Kiel as a fleet`
  rewording(
    wrapped`
      (?<=\p{L}{3})(?: (?:baue?|build|werde|soll|will be)(?: ich| wir)?)? (?:als|as|comme|como|come) (?:
        (?:an?|(?:ei)?ne?|une?|una?) |un['\u2019] ?
      )?(${kinds})(?: (?:gebaut )?(?:werden)?)?(?=\s*(?:[.;,!)]|$|(?:und|and|et|y|e) ))
    `,
    (_, kind) => ` ${kind}`,
  ),
  // `I build in Kiel and Berlin, both armies`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:i|we|ich|wir|je|nous|ik|wij)(?:['\u2019]ll| will| would like to)? ?)?(?:(?:
        builds?|build|baue|bauen|construis|construisons|construyo|costruisco|bouw|bouwen) ?)?(?:(?:
          in|at|\u00e0|en|a)\s)?(NAME,? (?:and|und|et|y|e|en)(?: in| \u00e0| en| a)? NAME)(?: please| bitte| svp)?,?\s
        (?:both(?: as)?|beides|beide(?: als)?|(?:toutes |tous )?les deux(?: en)?|(?:las|los) dos|entramb[ie]|allebei)\s
        (?:(${armies})|(${fleets}))(?!\p{L})
    `,
    kindAhead,
  ),
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:builds? )?in\s(NAME,? and NAME)(?: please)?,?\s(?:(armies)|fleets) both(?!\p{L})
    `,
    kindAhead,
  ),
  // `une armée à Paris, une flotte à Brest et une autre à Marseille`
  ...kindsAgain.map(([these, again]) =>
    rewording(
      wrapped`
        (?<!\p{L})(
          (${these}) (?:(?!(?<!\p{L})(?:${these})(?!\p{L}))[^.;!?]){3,60}?
            (?:,| und|, und| et| y| e| en| and)
        ) (?:${again}) (?=(?:in|à|a|en|em|bei|zu|at) )
      `,
      (_, before, kind) => `${before} ${kind} `,
    ),
  ),
  // `one of each in Kiel and Berlin`: which is which is asked.
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:
        (?:
          i(?:['\u2019]ll| will|['\u2019]d| would)?|we|please|build|have|take|want|like|get
          |let['\u2019]?s|just
        ) )*one of each(?:,|:| please)?(?: one)? (?:in|at|for) (NAME) and (?:one (?:in|at) )?
        (NAME)(?=\s*(?:[.;,!]|$| please))
    `,
    (_, one, other) => `build ${one}, build ${other}`,
  ),
  // `Builds - Paris (A), Brest (F)`
  rewording(
    wrapped`
      ^(\W*(?:builds?|removals?|removes?|disbands?|disbandments|adjustments?))\s+[-\u2013\u2014]
        \s+(?=\p{L})
    `,
    (_, title) => `${title}: `,
  ),
  // `the other centre stays empty`
  rewording(
    wrapped`
      (?:the|my) (other|second|third|last|remaining) (?:
        cent(?:er|re)|home cent(?:er|re)|build|one|slot|spot
      ) (?:stays|remains|is left|will stay|will be left|is) (?:empty|open|vacant|unused|unbuilt)
        (?=\s*(?:[.;,!]|$))
    `,
    (_, which) => `save the ${which} build`,
  ),
  // `All go home except Warsaw, Rumania and Sweden`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:
        all(?: of)?(?: (?:my|the) (?:units|armies|fleets|others))?|every(?:thing|one|body| unit)
      ) (?:(?:must|will|shall|has to|have to|can|may) )?(?:
        go(?:es)? home|go(?:es)?|disbands?|(?:is|are|gets?|be) (?:removed|disbanded|scrapped)
        |comes? off|leaves?
      ) (?:except|but|save|bar|apart from|other than)(?: for)?(?= )
    `,
    "remove all but",
  ),
  // `Two armies and a fleet: the armies at Warsaw and Moscow, the fleet at Sevastopol`
  rewording(
    wrapped`
      ^\W*(?:(?:i(?:['\u2019]ll| will)?|we) )?(?:(?:build|want|take|raise) )?
        (?:one|two|three|an?|\d) (?:arm(?:y|ies)|fleets?)(?:,? and|,) (?:one|two|three|an?|\d) (?:
          arm(?:y|ies)|fleets?
        )(?: (?:if you )?please| then| this (?:time|year|winter))?\s*:
        (?=\s*(?:(?:the|my|an?|one) )?(?:arm(?:y|ies)|fleets?) )
    `,
    blank,
  ),
  // `Can I have a fleet in Smyrna, please?`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:can|could|may|might) (?:i|we) (?:(?:please|pls|plz|just) )?
        (have|get|build|place|put|raise)(?= (?:an?|one|two|my|the|another) (?:new )?
            (?:army|fleet|armies|fleets|boat|ship|f|a) )([^.;!?]{3,60})(\??)
    `,
    (words, verb, units, sign) =>
      /^(?:have|get)$/i.test(verb) || /\b(?:please|pls|plz)\b/i.test(words)
        ? `build${units}${sign === "" ? "" : "."}`
        : words,
  ),
  // `i want a fleet in brest pls`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:so|and|then|ok|also|next) )?(?:i|we)(?:['\u2019]d)? (?:
        want|need|would like|like|fancy|choose|take|get|order
      )(?: to (?:have|get))? (?:an?|another|one more|a new) (?:new )?(army|fleet|boat|ship) (?=
        (?:in|at) NAME(?:[,.!]| please| pls| plz| too| as well| now| then)*\s*(?:[.;!,]|$|and )
      )
    `,
    (_, type) => `build ${/^(?:boat|ship)$/i.test(type) ? "fleet" : type} `,
  ),
  // `Serbia stays, the others go`
  rewording(
    wrapped`
      (?<=(?:stays?|kept|keep \p{L}+|remains?|holds?)[,;]? (?:and |but )?)(?:all )?(?:the )?
        (?:others?|rest|other (?:two|three|ones?|units?))
        (?: (?:must|have to|has to|can|may|will))? (?:
          goe?s?|leaves?|dies?|are (?:out|gone)|disappears?
        )(?=\s*(?:[.;!,]|$))
    `,
    "disband others",
  ),
  // `A fleet it is, in Brest`
  rewording(
    "\\b((?:army|fleet) )((?:it (?:is|will be|shall be)|then)(?: again| then)?,? )(?=(?:in|for|at) \\p{L})",
    (_, type, it) => type + blank(it),
  ),
  // `Smyrna is all I keep`
  rewording(
    wrapped`
      (?<=\p{L}) (?:is|are) (?:all|the only (?:ones?|units?)|the (?:ones?|units?))(?: that)? (?:i|we)
        (?:['\u2019]ll| will)?(?= keep(?:ing)?\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `Vienna gets reinforced with an army`, `Brest should be a fleet`
  rewording(
    wrapped`
      \b(?:
        gets? (?:reinforced|strengthened|rewarded|supplied) (?:with|by)
        |(?:should|shall|must|can|could|may|ought to|is to) (?:be|become|get)
      )(?= an? (?:new )?(?:army|fleet))
    `,
    "gets",
  ),
  // `I'd like another fleet. Naples please.`
  rewording(
    "(?<=\\b(?:a|an|another|one|new|extra) (?:army|fleet))[.!;:] (?=NAME,?(?: please| pls)?\\s*[.!]?$)",
    " in ",
  ),
  // `Both of my builds are fleets, one goes to Smyrna and the other to Ankara`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:both|all)(?: of)?(?: my| the| our)? (?:builds|new units) (?:are|will be) (
        fleets|armies
      )[,:;] one (?:goes )?(?:to|in|at|for) (NAME),? (?:and )?(?:the other|one) (?:goes )?
        (?:to|in|at|for) (NAME)(?=\s*(?:[.;!]|$))
    `,
    (_, type, one, other) => `${type} in ${one} and ${other}`,
  ),
  // `bye bye Sevastopol`
  rewording("(?<=^\\W*|[.;!?,]\\s+|\\band )bye[ -]bye,?(?= \\p{L})", "goodbye"),
  // `I just took Sweden, so build an army there`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:since |as |because )?(?:i|we)(?:['\u2019]ve| have)?
        (?: just| now| finally| only)? (?:
          took|taken|captured|conquered|got|won|grabbed|hold|own|have|occupied
        ) (NAME)(?: now| last (?:turn|fall|autumn))?,? (?:so|and|then|hence|therefore) (?:
          (?:please|i|we|let's|now|i['\u2019]ll|i will|want to|would like to) ){0,3}
        (?:(?:build|place|put|raise|make|get) )?(?:me )?(?:an?|one|my|the) (?:new )?(army|fleet) (?:right )?there
    `,
    (_, place, type) => `build ${type} ${place}`,
  ),
  // `It's the fleet, obviously`
  rewording(
    wrapped`
      (
        (?<=^\W*|[.;!?]\s+)(?:then |so |well,? )?(?:it|that)(?:
          ['\u2019]s| is|['\u2019]ll be| will be| must be| has to be
        ) )((?:the|my) (?:fleet|army|boat|ship)(?: (?:in|at) NAME)?)(
          (?:
            ,? (?:
              obviously|clearly|naturally|of course|then|i (?:think|guess|suppose)|this time
              |that (?:goes|must go|has to go)
            )
          )*(?:
            , (?:what|why|how|who) (?:would|should|could|can|do|need|needs|am) (?:i|we|me)?
              [^.;!?]*\??
          )?
        )(?=\s*(?:[.;!]|$))
    `,
    (_, lead, unit, rest) => `${blank(lead)}${unit}${blank(rest)}`,
  ),
  // `Trieste is free, so an army there`
  rewording(
    wrapped`
      (?:there(?:['\u2019]s| is) )?(?:only )?(NAME) (?:is )?(?:free|open|left|empty|vacant)
        [^.;:!?]{0,15},? so (?:(?:an?|one|my) )?(army|fleet) there
    `,
    (_, place, type) => `${type} ${place}`,
  ),
  // `New fleet, to be laid down at Edinburgh`
  rewording(
    wrapped`
      (?<=\b(?:army|fleet|boat|ship|unit)(?!\p{L})[^.;:!?]{0,25}?),? (?:which is )?to be (?:
        laid down|built|raised|launched|stationed|based|recruited|placed|put
      )(?= (?:in|at|for) )
    `,
    blank,
  ),
  // `fleets everywhere! LON LVP EDI`
  rewording("(?<=\\b(?:armies|fleets)) everywhere\\s*[!.:,]+(?=\\s+\\p{L})", ":"),
  // `Silesia is one, the Baltic the other`
  rewording(
    wrapped`
      (NAME) is (?:the )?(?:one|first),? (?:and )?(?:the )?(NAME) (?:is )?the (?:other|second)
        (?: one)?(?=\s*(?:[.;!]|$))
    `,
    (_, one, other) => `${one} and ${other}`,
  ),
  // `I'm not going to build anything`
  rewording(
    wrapped`
      \b(?:i(?:['\u2019]m| am)|we(?:['\u2019]re| are)) not (?:going|planning|about) to (?:build|raise|construct)
        (?: anything| any (?:units?|thing)| any)?(?=[^\p{L}]*(?:$|[.;!,]| this | for ))
    `,
    "no builds",
  ),
  // `Build a fleet in Brest. Paris can stay empty`
  rewording(
    wrapped`
      (?<=[.;!?,]\s+)(?:(?:and|but|und|et|y|e|en) )?(?:
        NAME (?:(?:can|may|should|will) )?(?:stays?|remains?) (?:empty|free|open|vacant)
        |nothing (?:in|at) NAME|leave NAME (?:empty|free)|NAME bleibt (?:leer|frei)
        |NAME reste (?:vide|libre)|NAME (?:se )?queda vac[i\u00ed][oa]|NAME resta vuot[oa]|NAME blijft leeg
      )(?=\s*(?:[.;!,]|$))
    `,
    blank,
  ),
  // `I do not wish to build this winter`, `don't need to build anything`
  rewording(
    wrapped`
      (?:\b(?:i|we)(?:['\u2019]d| would)? |(?<=^\W*|[.;!?]\s+))(?:
        (?:do not|don['\u2019]?t) (?:wish|want|care|like|need|intend|have) to
        |(?:prefer|rather) not(?: to)?|won['\u2019]?t|will not|shall not
      ) (?:build|raise|construct)(?: anything| any units?)?
        (?=[^\p{L}]*(?:$|[.;!,]| (?:this|for|now|today|at) ))
    `,
    "no builds",
  ),
  // `Non, le contraire : flotte à Marseille, armée à Brest`
  rewording(
    wrapped`
      ^\W*(?:(?:no|non|nein|nee|ach|oh|wait|sorry|pardon|perdón|scusa|but|mais|aber)[,!. ]+)*(?:
        (?:c['\u2019]est|it['\u2019]s|just|exactly|genau|tout) )?
        (?:(?:the|le|l['\u2019]|il|lo|al|das|im) ?)?(?:
          opposite|contrary|reverse|other way a?round|gegenteil|umgekehrt|anders ?(?:he)?rum
          |contraire|inverse|contrario|revés
        )\s*:(?=\s*\p{L})
    `,
    blank,
  ),
  // `None this year`, `none, I keep my money`
  rewording(
    wrapped`
      (?<=^\W*)(?:none|nothing|keine[rns]?|nichts|aucune?|rien|nessun[oa]?|niente|ningun[oa]?|nada|geen|niets)(?:
        [ ](?:this (?:year|winter|time)|dieses jahr|diesmal|cette (?:année|fois)|este año|quest['\u2019]anno|dit jaar)
        |(?: for me)?,? (?:i(?:['\u2019]ll)?|we(?:['\u2019]ll)?) (?:keep|save) (?:my|our|the) (?:money|builds?|cash)
      )(?=\W*$)
    `,
    "no builds",
  ),
  // `Lieber gar nichts bauen`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:
        (?:
          ach|ich|dann|bitte|doch|lieber|möchte|will|werde|dieses jahr|diesmal|je|préfère|veux|quiero
          |prefiero|mejor|preferisco|voglio|meglio
        ) )*(?:
          (?:gar )?nichts (?:auf)?bauen|baue (?:gar )?nichts|ne (?:rien construire|construis rien)
          |no (?:construir|construyo) nada|non (?:costruire|costruisco) (?:niente|nulla)
        )(?=\s*(?:[.;!]|$))
    `,
    "no builds",
  ),
  // `My factories deliver a fleet`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:my|our|the) (?:
        factories|shipyards?|yards?|docks?|dockyards?|arsenals?|barracks|mills|foundries
        |recruiters|builders
      ) (?:deliver|produce|turn out|supply|send|raise|build|provide|launch|lay down)(?:s|es)?(?= )
    `,
    "build",
  ),
  // `As for the Adriatic fleet, disband it`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:and )?as (?:for|to|regards) ((?:the |my )?NAME(?: fleet| army)?), (
        disband|remove|scrap|drop
      ) (?:it|that one|him|her)(?=\s*(?:[.;!]|$))
    `,
    (_, unit, verb) => `${verb} ${unit}`,
  ),
  // `is the unit which I hereby surrender`, `is what I give up`, `F StP/sc is what I build`
  rewording(
    wrapped`
      \b(?:is|are) (?:what|the (?:one|ones|unit|units|army|fleet)(?: which| that| who)?) (?:i|we) (?:
        (?:hereby|now|will|shall|have to|must|choose to) )*(
          surrender|remove|disband|scrap|lose|give up|sacrifice|take down|take off|drop|let go
          |part with|build|raise
        )s?(?=\s*(?:[.;,!]|$))
    `,
    (_, verb) => (/^(?:build|raise)/i.test(verb) ? "built" : "removed"),
  ),
  // `My sacrifice for this year is the fleet in Naples`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)my (?:sacrifice|removal|victim|loss|disbandment)
        (?: (?:for|of|this|the|year|winter|time|turn|round)){0,4} (?:is|will be|shall be)(?= )
    `,
    "remove",
  ),
  // `I'd rather lose the fleet in Bothnia than an army, so remove that`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)i(?:['\u2019]d| would) (?:rather|sooner) (?:lose|give up|part with|scrap) (
        [^.;!?,]{3,40}?
      )( than (?:an?|any|the|my) [^.;!?,]{3,30}?,? (?:so|hence) (?:please )?
          (?:remove|disband|scrap|drop) (?:that|that one|it|the former|this))(?=\s*(?:[.;!]|$))
    `,
    (_, unit) => `remove ${unit}`,
  ),
  // `Two new units please: an army in Paris and a fleet in Brest`
  rewording(
    wrapped`
      ^\W*(?:(?:my|our|the|please) )?(?:one|two|three|four|\d) new (?:units?|ones?|pieces?)
        (?:,? (?:please|thanks|for me))?\s*:
    `,
    "new units:",
  ),
  // `I'll keep the second build in my pocket`
  rewording(
    wrapped`
      \b(?:keep|save|stash|leave|bank|hold)s? (the|my) (second|third|other|last|remaining) (?:
        build|one|unit|cent(?:er|re)
      ) (?:
        in (?:my |the )?(?:\p{L}+ )?(?:pocket|bank|hand|reserve|drawer)|up my sleeve
        |for (?:later|a rainy day|next (?:year|winter|time))
      )
    `,
    (_, article, which) => `save ${article} ${which} build`,
  ),
  // `My one build is a fleet, and Naples is where I want it`
  rewording(
    "(?<=\\b(?:army|fleet)),? and (?=\\p{L}[\\p{L}. ]{2,20} is where (?:i want|it goes|it belongs))",
    " in ",
  ),
  rewording(
    "(?<=\\p{L}) is where (?:i want (?:it|him|her)|it (?:goes|belongs|will be))(?=\\s*(?:[.;,!]|$))",
    blank,
  ),
  // `The second one to go is Ukraine`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\band )(?:the|my) (?:first|second|other|next|last|third) (?:(?:one|unit) )?
        (?:to go|to leave|removal|victim) is(?= )
    `,
    "remove",
  ),
  // `The two armies up north, Tyrolia and Piedmont, are disbanded`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(
        (?:the|my|both)(?: (?:two|three|both|my|other|last))? (?:armies|fleets|units)(?: (?:
          up|down|out|in|at|on|over|the|my|our|north|south|east|west|there|here|front|home
        )){0,4},
      ) (NAME(?:, NAME)? and NAME), (?=
        (?:are|is|hold|stay|go|get|will|both|all|disband|retreat)(?!\p{L})
      )
    `,
    (_, head, units) => `${blank(head)} ${units}  `,
  ),
  // `Two boats: one at London, one at Liverpool`
  rewording(
    wrapped`
      \b(?:two|2|both) (?:new )?(boats|fleets|armies|ships)(?: for (?:the |my )?[^.;:!?,]{2,30})?
        (?:,? please)?\s*[:,-]\s*one (?:in|at|for) (NAME),?(?: and)? (?:one|the other|another)
        (?: (?:in|at|for))? (NAME)(?=\s*(?:[.;!]|$))
    `,
    (_, type, one, other) => `${type} in ${one} and ${other}`,
  ),
  // `den anderen Aufbau möchte ich mir sparen`, `et je garde l'autre pour plus tard`
  rewording(
    wrapped`
      (?:auf )?(?:den|einen|die|meinen?) (?:anderen?|zweiten?|dritten?|letzten?|übrigen?) (?:
        (?:auf|neu)?bau(?:ten)?|einheit
      ) (?:
        (?:möchte|will|werde|würde|kann) ich (?:mir )?(?:
          sparen|aufheben|verfallen lassen|auslassen|weglassen|aufsparen
        )
        |(?:spare|hebe|lasse|brauche|nehme|nutze|verzichte) ich (?:mir )?
          (?:auf|aus|weg|nicht|verfallen|für später)?
      )(?=\s*(?:[.;,!]|$))
    `,
    "waive",
  ),
  rewording(
    wrapped`
      (?:
        (?:je|nous) (?:
          (?:garde|réserve|économise|laisse|saute)(?:ons)?|ne (?:prends|fais|veux|construis) pas
        ) (?:l['\u2019]autre|la (?:deuxième|seconde|dernière|troisième))(?: construction| unité)?
        |(?:me )?(?:guardo|reservo|ahorro|dejo) (?:el|la) (?:otr[ao]|segund[ao]|últim[ao])
          (?: construcción| unidad)?
        |(?:mi )?(?:tengo|conservo|risparmio|lascio|salto) (?:
          l['\u2019](?:altr|ultim)[ao]|il secondo|la seconda
        )(?: costruzione| unità)?
        |de (?:andere|tweede|laatste)(?: bouw| eenheid)? (?:bewaar|spaar|houd) ik
      )(?: (?:
        pour plus tard|pour l['\u2019]an prochain|para (?:luego|después|más tarde)
        |para el año que viene|per dopo|per l['\u2019]anno prossimo|da parte|voor later|op
      ))?(?=\s*(?:[.;,!]|$))
    `,
    "waive",
  ),
];
