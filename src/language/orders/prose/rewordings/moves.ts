/** Moves and holds as people tell them: `Berlin goes to where Kiel was`, `Portugal puts to sea: Mid-Atlantic`. */
import { wrapped } from "../../../../util/index.js";
import { movingNothing } from "../../../text/moving-nothing.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const trying = wrapped`
  (?:(?:must|should|shall|will|to|can|may|is to|has to) )?(?:
    (?:again )?(?:try|tries|attempts?|is going|wants?|keeps? trying) (?:again |once more )?to )?
`;
const keepingOut = "(?:keeps?|holds?|stops?|prevents?|hinders?|shuts?|locks?)(?: the| those)?";
/** `Please keep Ankara out of the Black Sea`: nobody but a unit keeps others out by going there. */
const noUnit = wrapped`
  (?<!
    (?<!\p{L})(?:
      please|pls|kindly|just|now|so|and|but|or|we|i|you|they|he|she|it|lets|us|to|then|not|must
      |should|shall|will|can|may
    )
  )
`;

/** The word that leads to a goal, in the language of `where`. */
function thither(where: string): string {
  if (/^where$/i.test(where)) return "to";
  return /wo$/i.test(where) ? "nach" : /^waar$/i.test(where) ? "naar" : "a";
}

export const moves: readonly Rewording[] = [
  // `so until then just hold everything`
  rewording(
    wrapped`
      (?<=^\W*|[.;!,]\s+)(?:so )?(?:until|till) then(?:,| just| please| simply)*
        (?= (?:hold|leave|keep|everything|all) )
    `,
    blank,
  ),
  // `I'd rather not move anything this turn`, where nothing else is said of units
  rewording(
    wrapped`
      (?<=^\W*|[.;!]\s+)${movingNothing}(?=
        (?: (?:\p{L}+ ){0,3}(?:turn|round|time|season|now|runde|zug|mal|tour(?:-ci)?|turno|vez|beurt|ronde))?
          \s*(?:[.;,!]|$))
    `,
    "all units hold",
  ),
  // `Spain with Marseilles, Mid-Atlantic with the boat`
  rewording(
    wrapped`
      (?<=^\W*|[.;,!]\s+|\b(?:and|und|et|y|e|en) )(?!(?:
        support|help|back|take|go|going|move|attack|convoy|hold|stay|do|be|play|start|begin|continue|and|then|not|work
        |i|we|he|she|they|you|it|that|this|same|fine|ok|okay|good|happy|stuck|done|along
      )(?!\p{L}))((?:the )?\p{L}[\p{L}-]{2,14}(?: \p{L}{3,9})?) (?:with|mit|avec|con|met) (
        (?:the|my|der|meiner|la|ma|mi|de|mijn) (?:(?:other|anderen?|autre|otra|altra) )?(?:
          fleet|boat|ship|navy|army|flotte|armee|arm\u00e9e|flota|flotta|armata|vloot)
      )( \((?:by|per|in|en|par|mit dem|met de|con la|con el|avec le) (?:boat|ship|sea|convoy)[^()]{0,20}\))?
        (?=\s*(?:[.;,!]|$|(?:and|und|et|y|e|en) ))
    `,
    (_, place, unit, boat) => `${unit} to ${place}${boat === undefined ? "" : " by boat"}`,
  ),
  // `Gascony taking its place`, `la Gascogne qui prend sa place`, `and Gascony behind it`
  rewording(
    wrapped`
      (?<=\p{L}),? (?:qui prend|prenant|taking|qui occupe|occupant|filling) (?:sa|its|his|her|their)[ ]
        (?:place|spot)(?=\s*(?:[.;,!]|$|(?:and|et) ))
    `,
    " follows",
  ),
  // `the boat into Spain behind it (south coast)`
  rewording(
    wrapped`
      (?<=\b(?:in)?to \p{L}{3,12}(?: \p{L}{4,12})?) (?:right |just |in )?behind (?:it|him|her|them|that)
        (?=[ ,]+\(?(?:north|south|east|[nse]c\b))
    `,
    blank,
  ),
  rewording(
    wrapped`
      (?<=(?:,|\band) )(NAME)(?:,? (?:fills?|moves?|comes?|steps?|slips?|slides?|goes?|closes?)(?: (?:in|up|on))?)?
        (?:,? (?:right|just|close|straight|in))?(?: in)? behind(?: (?:it|him|her|them))?(?=\s*(?:[.;,!]|$|and ))
    `,
    (_, at) => `${at} follows`,
  ),
  // `hol mir Holland mit Kiel`, `get me Holland with Kiel`; `hol` alone is Holland
  rewording(
    wrapped`
      (?<=^\W*|[.;!,]\s+|\b(?:and|und|then|dann|please|bitte|mit NAME|ich|NAME) )(?:
        hole?|nimm|nehme|schnappe?|kralle?|greife?|get|grab|fetch|snatch
      )( ich| wir)? (?:mir|uns|dir|me|us)(?=
        [ ](?:NAME (?:with|mit)|mit|die |der |NAME\s*(?:[.;,!]|$))|\s*(?:[.;,!]|$)
      )
    `,
    (_, who = "") => `nehme${who}`,
  ),
  rewording("(?<=^\\W*|[.;!,]\\s+|\\b(?:und|dann|bitte) )hol(?= NAME mit )", "nimm"),
  // `Berlin goes to where Kiel was`, `Berlin goes where Kiel stood`
  rewording(
    wrapped`
      \b((?:in)?to |(?:goes|go|moves?|steps?|marches|sails|walks|follows) )
        ((?:the (?:place|spot) )?where )(?!(?:that|it|this|he|she)\b)(NAME)( (?:
          is|was|stands|stood|has been|had been|used to (?:be|stand)|comes from|came from
        )(?: (?:now|before|standing|until now))?)(?=\s*(?:[.;,!)]|$))
    `,
    (_, verb, where, place, was) =>
      `${verb}${/to $/i.test(verb) ? blank(where) : "to".padEnd(where.length)}${place}${blank(was)}`,
  ),
  // `and follow up with the one in Constantinople`, `fill in behind with Smyrna`
  rewording(
    wrapped`
      \b(?:(?:follow|close|move|come|step|push|fill)(?:ing|s)? (?:it )?(?:up|in|on|behind|along)
        |backfill(?:ing|s)?|fill(?:ing|s)? (?:the gap|in behind|the hole))(?: (?:it|there|behind))?
        [ ](?:with|from|using) (?:the )?
        (?:(?:one|army|fleet|unit|other one) (?:in|from|at) )?(NAME)(?<!\.)
    `,
    (_, place) => `${place} follows`,
  ),
  // `Livland nicht nach Warschau geht, sondern nach Preu\u00dfen`
  rewording(
    wrapped`
      (?<=(?<!\p{L})NAME) (?:nicht (?:nach|in|ins) NAME(?: (?:geht|zieht|f\u00e4hrt|gehen|ziehen|fahren))?,? sondern
        |niet naar NAME(?: (?:gaat|gaan))?,? maar)(?= (?:nach|in|ins|naar) )
    `,
    blank,
  ),
  // `it's Norway that the army should go to`
  rewording(
    wrapped`
      \bit(?:['\u2019]s| is) (NAME) (?:that|where|which) ((?:the|my) (?:army|fleet|boat|ship)|NAME)[ ]
        (?:should|must|shall|will|is to|has to|needs to|goes|is going)(?: go| move| sail)?(?: to)?(?=\s*(?:[.;,!]|$
        |and ))
    `,
    (_, place, unit) => `${unit} to ${place}`,
  ),
  // `the army just goes edi`
  rewording(
    wrapped`
      (?<=(?<!\p{L})(?:army|fleet|boat|ship)(?: (?:just|then|simply))? )(goes|moves|heads|sails) (?!
        (?:too|out|now|off|all|far|not|any|for|his|her|its|via|old|mad|big|bad|way|and|but|yet|etc|lol|pls|plz|thx)
      (?!\p{L}))(?=\p{L}{3}(?: i guess| i think| then| pls| please)?\s*(?:[.;,!]|$|and ))
    `,
    (_, verb) => `${verb} to `,
  ),
  // `le reste ne bouge pas de ce que j'ai dit`: their orders stay, and they do not
  rewording(
    wrapped`
      (?<=(?<!\p{L})(?:le reste|les autres|tout le reste
      |les deux autres)(?: de mes \p{L}+)?) ne bouge(?:nt)? pas (?:d'un iota )?
        (?:de|par rapport à|depuis) (?:ce que|mon|ma|mes|l['\u2019]|tout à l)[^.;!?,]*
    `,
    " ne change pas",
  ),
  // `Vienna can keep an eye on Galicia (i.e. go there)`
  rewording(
    wrapped`
      (?<=(?<!\p{L})NAME(?: army| fleet)?) (?:(?:can|could|should|will|must|may|might) )?(?:(?:just|also) )?
        (?:keeps? an eye on|keeps? watch (?:on|over)|watch(?:es)?|guards?|looks? after|takes? care of|sees? to
        |covers?)[ ]
        (?:the )?(NAME),? \(? *(?:(?:i\.? ?e\.?|that is|meaning|so|by)[, ]+)?(?:it )?
        (?:go|goes|going|move|moves|moving|sail|sails|sailing)(?: in| over)? there\)?(?=\s*(?:[.;,!]|$|and ))
    `,
    (_, place) => ` to ${place}`,
  ),
  // `Vienna bounces Italy in Trieste`, `Vienna might as well bounce Italy at Tyrolia`
  rewording(
    wrapped`
      \b(?:(?:might|may|could|can|should|will) (?:(?:just )?as well )?)?(?:bounces?|blocks?) (?!in\b|at\b)
        (?:the )?\p{L}{4,10}(?: out)? (?:in|at|from|of) (?=NAME\s*(?:[.;,!]|$))
    `,
    "to ",
  ),
  // `Liverpool gives Wales another go`
  rewording(
    wrapped`
      (?<=\p{L} )(gives?|giving) (NAME) ((?:another|one more|a second|a new|a) (?:
        go|try|shot|stab|crack|bash|attempt|chance
      ))
    `,
    (_, verb = "", place, again = "") => `${"to".padEnd(verb.length)} ${place} ${blank(again)}`,
  ),
  // `Moscow where Warsaw was`, `Esmirna se mueve adonde estaba Constantinopla`
  rewording(
    wrapped`
      (?<=\p{L}),? (?:(?:in)?to |là |da)?(where|où|dorthin,? wo|dahin,? wo|wo|a?donde|dove|waar) (?!
        (?:
          that|it|this|he|she|they|es|sie|er|elle|il|elles|ils|ella|ellos|lei|lui|het|hij|zij|ze
          |esta|están?|è|sta|stanno
        )(?!\p{L}) ?
      )(
        (?:
          stood|was|is|(?:se (?:trouvait|tenait)|était|est)
          |(?:bisher |jetzt |vorher )?(?:steht|stand|war)|est(?:aba|á)|stava|era|sta|stond|staat
        ) )?(NAME)( (?:
          is|was|stands|stood|used to (?:be|stand)|war|stand|steht|était|est|está|estaba|stava|era
          |stond|staat
        )(?: (?:now|before|jetzt|vorher))?)?(?=\s*(?:[,.;!]|$|and |und |et |y |e |en ))
    `,
    (words, where = "", before = "", place, behind = "") =>
      before || behind ? ` ${thither(where)}${blank(before)} ${place}${blank(behind)}` : words!,
  ),
  // `Kiel soll von Berlin aus besetzt werden`
  rewording("(?<=(?<!\\p{L})von (?:(?:der|dem|meiner) )?NAME) aus(?= |\\s*(?:[.;,!]|$))", blank),
  // `the sea is to be entered by the fleet from Kiel`
  rewording("(?<=(?<!\\p{L})by (?:the |my )?(?:army|fleet|boat|ship|unit)) from(?= NAME)", " in"),
  // `Smyrna to follow it into Constantinople`
  rewording(
    wrapped`
      (?<=\p{L}),? (?:(?:is |will |shall |must |should |can )?(?:to )?follows?|following) (?:
        it|him|her|them|that one|suit|behind|after
      )(?: (?:up|in|on|straight|right))?(?= (?:in)?to (?:the )?NAME)
    `,
    (words) => ` goes${" ".repeat(words!.length - 5)}`,
  ),
  // `I think Galicia had better go to Vienna`
  rewording(
    wrapped`
      ((?<=^\W*|[.;!?]\s+)i (?:think|guess|suppose|reckon)(?: that)? )?
        ((?<!\p{L})NAME(?: army| fleet)?)( (?:had|['\u2019]d) (?:better|best))(?= (?!
          not |go(?! (?:to|into|back|home|up|down|over) )
        )\p{L})
    `,
    (_, opening = "", unit, modal) => blank(opening) + unit + blank(modal),
  ),
  // `Budapest can look after itself`
  rewording(
    wrapped`
      (?<=\p{L}) (?:(?:can|must|will|should|may|has to|is to|had better) )?
        (?:looks? after|takes? care of|fends? for|minds?|sees? to) (?:itself|himself|herself)
        (?: for now| alone| this (?:time|turn))?(?: \((?:i\. ?e\.,? ?)?(?:holds?|stays?)\))?
        (?=\s*(?:[.;,!]|$|and ))
    `,
    " holds",
  ),
  // `la flotte reste \u00e0 Brest`
  rewording(
    wrapped`
      (?<=(?<!\p{L})(?:rest(?:e|ent|era)|demeure|resta|rimane|queda|permanece)) (?:à|a|en|au)(?= (?!
        (?:
          guardia|garde|réserve|reserva|riserva|place|position|posición|posizione|poste|casa|quai
          |défense|difesa|defensa|alerte|attente|attesa|arrière|retrait|la|sa|son|su
        )(?!\p{L})
      )NAME)
    `,
    " in",
  ),
  // `die Flotte bleibt im Hafen`
  rewording(
    wrapped`
      (?<=\p{L}) (?:im hafen|in (?:port|harbou?r)|au port|en (?:el )?puerto|in porto|in de haven)
        (?= bleib|\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `The only one to move is Prussia, to Livonia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:the|my) only (?:one|unit|army|fleet)
        (?: to (?:move|go)| that (?:moves|goes)| (?:moving|going))? is (NAME),(?= (?:in)?to )
    `,
    (_, unit) => unit,
  ),
  // `No change for the rest, they hold`, `As for the others: they hold`
  rewording(
    wrapped`
      (?:(?:no changes?|nothing new|nothing changes|as) (?:for|with|in|to) )?(
        (?:all (?:of )?)?(?:
          the rest|the others|(?:my|the) (?:other|remaining) (?:units|armies|fleets|ones)
          |everyone else|everything else
        )
      ),?(?: (?:no change|nothing new|unchanged|as (?:ever|always|before))\s*,)?[,:]?\s+(?:
        (?:they|it|these|those)(?: all| both| just| will| shall)*|all|both|will all|shall all
      )(?= (?:holds?|stays?|stands?|sits?|remains?|waits?)(?!\p{L}))
    `,
    (_, others) => others,
  ),
  // `the army in Bohemia to Tyrolia, and that in Galicia to Ukraine`
  rewording(
    "(?<=\\b(?:army|fleet)\\b[^.;:!?]{5,60},? and )that(?= (?:in|at|from) NAME (?:(?:is )?(?:in)?to) )",
    blank,
  ),
  // `Everything holds except the Barents fleet: it goes to Norway`
  rewording(
    wrapped`
      (?<=\b(?:except|but)(?: for)? [^.;:!?]{3,30}): (?:it|she|he|that one|this one)(?= (?:
        goes|comes|moves|sails|marches|attacks|supports|takes|heads|returns
      ))
    `,
    ",who",
  ),
  // `the Ionian takes itself off to the Tyrrhenian`
  rewording(
    wrapped`
      \b(?:takes?|gets?|brings?|hauls?|drags?|betakes?|moves?) (?:
        itself|himself|herself|themselves
      )(?: (?:off|over|down|up|back|across|along))?(?= (?:in)?to )
    `,
    "goes",
  ),
  // `rest defend: Con S Bul, Bul H`
  rewording(
    wrapped`
      (?<=^\W*|[.;,!]\s+)(?:and )?(?:the )?(?:rest|others?) (?:
        defends?|holds?|stays?|stands?(?: firm)?|on defen[cs]e
      )\s*:(?=\s*(?:(?:a|f) )?\p{L}{3,} (?:s|h|supports?|holds?) )
    `,
    ";",
  ),
  // `Portugal puts to sea, destination Mid-Atlantic`, `Trieste out to sea: Adriatic`
  rewording(
    wrapped`
      \b(?:puts?|takes?|goes|heads?|sails?|out)(?: out)? to (?:the )?sea\s*[,:(\u2013\u2014-]\s*(?:
        (?:destination|namely|to be precise|to|for|into|in|i\.e\.)[,:]?\s+
      )?(?:the )?(?=\p{L}{3})
    `,
    "goes to ",
  ),
  // `Paris to defend by staying`
  rewording(
    wrapped`
      \bdefends?(?: itself| himself| herself)? by (?:staying|holding|standing)
        (?: put| there| where it is| still)?
    `,
    "hold",
  ),
  // `I landed in Galicia, now we go on: A Gal - Bud`
  rewording(
    wrapped`
      (?<=\p{L}),\s+(?:(?:and|und|et|y|e|en) )?
        (?:now|jetzt|nun|maintenant|ahora|adesso|ora|nu|agora)(?!\p{L})[^,.;:!?]{0,40}:\s+
        (?=(?:a|f|army|fleet) \p{L}{3})
    `,
    ";",
  ),
  // `Naples puts to sea: Ionian`
  rewording(
    "\\bputs? (?:out )?to sea(?:[,:]| for| into| in| to){0,2} (?:the )?(?=\\p{L}{3})",
    "goes to ",
  ),
  // `to St Petersburg (north coast, obviously, the only one it can reach)`
  rewording(
    "\\(((?:north|south|east|west)(?:ern)? coast|[nsew]c),[^()]{3,80}\\)",
    (_, coast) => `(${coast})`,
  ),
  // `F Por - Spa (sth cst)`
  rewording("\\(?\\b([ns])(?:th|outh|orth)?\\.? ?cst\\.?\\)?", (_, side) => `(${side}c)`),
  // `my fleet out of St Petersburg into the Gulf of Bothnia`
  rewording(
    "(?<=\\b(?:fleet|army|boat|ship|navy|troops)) out of (?!the way)(?=NAME (?:in)?to )",
    " from ",
  ),
  // `it's Marseilles that goes to Burgundy and Paris that goes to Gascony`
  rewording(
    wrapped`
      \b(it(?:['\u2019]s| is)|and) (NAME) (?:that|who|which)(?= (?:
        goes|moves|attacks|supports|holds|stays|takes|convoys|should go|is to go
      )(?!\p{L}))
    `,
    (_, lead, unit) => `${/^and$/i.test(lead) ? lead : blank(lead)} ${unit}`,
  ),
  // `Galicia, sigh.`
  rewording(
    wrapped`
      (?:
        (?<=\p{L}),\s+(?:oh )?(?:
          sigh|alas|sob|sniff|boo(?: hoo)?|argh|ugh|grr+|oh well|sadly|hooray|hurrah|yay|phew
        )
        |\*(?:sigh|\p{Ll}{3,}s(?: \p{Ll}{2,}){0,3})\*
      )(?=\s*(?:[.;!]|$|make |\p{Lu}))
    `,
    ",",
  ),
  // `fleet down south into black sea`: where it goes says which.
  rewording(
    wrapped`
      (?<=(?:^|[,;.]|\band|\bn|&)\s*(?:(?:the|my) )?(?:army|fleet|boat|ship)) (?:
        (?:that is|that's|which is|down|up|over|out|in|on|at) )?(?:the )?
        (?:north|south|east|west|top|bottom|left|right)(?= (?:
          (?:goes|moves|sails|heads|move|go) )?(?:(?:in)?to|towards) )
    `,
    blank,
  ),
  // `Vienna tries to keep the Russian out of Galicia once more`: who goes there keeps others out
  rewording(
    wrapped`
      (?<=(?<!\p{L})NAME(?: army| fleet)?)${noUnit} ${trying}${keepingOut} NAME
        (?: ?(?:army|fleet|player|guy))?s? (?:
          out|away|from (?:getting|coming|going|moving|walking|entering)
        )(?: (?:of|from|to|into))*(?= (?:the )?NAME)
    `,
    " to",
  ),
  // `Vienna should block Galicia against Russia`, `Sevastopol tries to bounce Turkey in the Black Sea`
  rewording(
    wrapped`
      (?<=(?<!\p{L})NAME(?: army| fleet)?) (?=
        (?:must|should|shall|will|to|can|may|might|is|has|again|try|tries|attempts?|wants?|keeps?|throws?|kicks?) )
        (?:m(?:ight|ay) (?:just )?as well )?${trying}(?:
          blocks?|contests?|den(?:y|ies)|bounces? (?:NAME|him|her|them|it) (?:in|at)
          |bounces? (?:in|at|into)|arranges? a bounce in
          |(?:throw|kick|drive|chase|push|boot)(?:e?s)? (?:the )?(?:\p{L}{4,10}|him|her|them|it) (?:back )?out of
        )(?= (?:the )?NAME(?: (?:against|from|for) NAME)?\s*
            (?:[.;,!]|$| (?:and|again|once)(?!\p{L})))
    `,
    " to",
  ),
  // `... to Galicia against Russia`
  rewording(
    "(?<= to {2,}(?:the )?NAME) (?:against|from) (?:the )?NAME(?=\\s*(?:[.;,!]|$| and ))",
    blank,
  ),
];
