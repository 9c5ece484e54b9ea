/** Sentences about games that their writer is not in yet, and about who else should be. */
import { wrapped } from "../../../util/index.js";
import { address, power, type Sentence, says } from "./sentence.js";

const name = "[\"'\u201c\u201e\u00ab]?([\\w-]+)[\"'\u201d\u201c\u00bb]?";
const create =
  "(?:create|set ?up|start|open|make|host|run|organi[sz]e|begin|launch|play)(?:ing)?(?: up)?";

/** `I'd take over if somebody leaves`: the writer stands by, for a game or for any. */
const of = wrapped`
  (?: (?:of|in|from|for) (?:the )?(?:game )?(?!your\b|this\b|that\b|it\b|any\b|an?\b|the\b)
      ([\w-]+)(?: game)?)?
`;
const standing: Sentence = [
  says(
    wrapped`
      (?:[^,;]{3,80}, (?:so|and) )?(?:if|when|should|as soon as) (?:
        any(?:one|body)|some(?:one|body)|a player|a seat|a place|a spot|a power|one
      ) (?:\p{L}+ ){0,2}?(?:
        drops? out|quits?|leaves?|resigns?|opens? up|opens?|free|vacant|available|frees up
      )(?: (?:of|from|in) (?:a|any|some|one of (?:the|your)) (?:running )?games?| somewhere
        | anywhere)?${of},? (?:(?:then|please|do|just|kindly) )*(?:
          i|let me know|tell me|think of me|remember me|keep me in mind|bear me in mind|call me
          |count me in|write to me
        )\b[^.?!]*
    `,
    wrapped`
      (?:i(?:'d| would|'ll| will| can| could) |let me )(?:gladly |happily )?
        (?:take over|step in|fill in|stand in|jump in)${of}(?:,? (?:if|when|should) .*)
    `,
    wrapped`
      (?:if not,? )?(?:i(?:'d| would| will|'ll)?|let me) (?:
        (?:don't|wouldn't|do not|would not) mind |gladly |happily |be (?:glad|happy) to )+(?:
          sit(?:ting)?|wait(?:ing)?|be(?:ing)?|tak(?:e|ing) a (?:seat|place)
        ) on the (?:bench|sidelines?|substitutes'? bench|reserve bench)(?: (?:there|here))?
        (?:,? (?:and|if|until|till|then) .*)?
    `,
    wrapped`
      (?:put|add) me (?:on|to) (?:the |your )?list (?:for|of) (?:
        that|this|it|those|substitutes|replacements|stand-?bys|reserves
      )(?:,? (?:will|would|can|could) you)?(?: please)?
    `,
    `(?:put|add) me (?:on|to) (?:the |your )?(?:stand-?by|waiting|wait|reserve|replacement) ?list${of}`,
    wrapped`
      i(?:'d| would|'ll| can| could)? (?:gladly )?(?:be|act as|play as|serve as) a (?:
        substitute|replacement|stand-?by|reserve
      )(?: player)?${of}
    `,
    wrapped`
      (?:can|could|may) i (?:please )?(?:be (?:put|placed|added)|get|go|be) (?:on|onto|to) (?:a|the|your) (?:
        stand-?by|waiting|wait|reserve|replacement
      ) ?list${of}(?:,? (?:in case|if|for when|when) .*)?
    `,
    "(?:wenn|falls) (?:jemand|ein spieler|ein platz) .*(?:aussteigt|ausfällt|frei wird|aufhört).*",
    "si (?:quelqu'un|une place) .*(?:abandonne|quitte|se libère|part)\\b.*",
    wrapped`
      si (?:alguien|un jugador) .*(?:abandona|se va|lo deja)\b.*
      |se (?:qualcuno|un giocatore) .*(?:abbandona|lascia|esce)\b.*
    `,
  ),
  "STANDBY $1$2$3$4$5",
];

const why =
  "(?:[^;.?!]{3,120}[,:] (?:so |and |therefore |also |donc |quindi |así que |dus )?)?(?:please |bitte )?";
const leavingList: Sentence = [
  says(
    wrapped`
      ${why}(?:take|remove|strike|cross|get) (?:me|my name) (?:off|from|out of) (?:the |your |that |this )?
        (?:stand-?by|waiting|wait|reserve|replacement) ?list(?: again| please| now)*
    `,
    wrapped`
      (?:i(?:'m| am) on (?:the|your|that) (?:waiting |stand-?by )?list,? (?:and|but) (?:(?:i'd|(?:i )?would) (?:
        like|prefer) to (?:leave|get off|come off|be taken off) (?:it|the list))
      |(?:i'd|i would) (?:like|prefer) to (?:leave|get off|come off|be taken off) (?:the|your|that) (?:
        waiting|stand-?by) list)(?: again| please)*
    `,
    wrapped`
      ${why}(?:streich\p{L}*|nimm|nehmt|nehmen sie|lösch\p{L}*|entfern\p{L}*|hol\p{L}*) mich (?:
        bitte |wieder |doch )*(?:von|aus) (?:der|eurer|deiner|dieser|ihrer) warteliste(?: wieder| bitte)*
      |(?:ich (?:möchte|will) )?(?:bitte )?(?:wieder )?von der warteliste(?: herunter| runter| gestrichen werden)?
    `,
    wrapped`
      ${why}(?:retire[rz]?|enlève|enlevez|ôte[rz]?|raye[rz]?|efface[rz]?)-moi de (?:
        la|votre|cette|ta) liste d'attente(?: svp| s'il vous plaît)?
    `,
    wrapped`
      ${why}(?:quít[ae]\p{L}*|bórr[ae]\p{L}*|sác[ae]\p{L}*) de (?:la|esa|esta|tu) lista de espera
        (?:,? por favor)?
    `,
    wrapped`
      ${why}(?:toglimi|toglietemi|cancellami|cancellatemi|mi tolga) dalla (?:tua |vostra )?lista d(?:'|i )attesa
        (?:,? per favore)?
    `,
    `${why}haal me (?:weer |alsjeblieft |aub )*van de wachtlijst(?: af)?`,
  ),
  "NO STANDBY",
];

export const entrySentences: readonly Sentence[] = [
  standing,
  [
    says(
      wrapped`
        (?:sign|put|write|count|book) me (?:up|down|in) (?:for|in|to|on) (?:the )?(?:game )?
          (?:(?:called|named|by the name of) )?["'\u201c\u201e\u00ab]?(?!(?:
            an?|the|any(?:thing|where)?|this|that|these|it|your|our|my|his|her|their|next|new|coming|upcoming|following
            |first|second|one|two|another|other|some(?:thing|where)?|whatever|whichever|every(?:thing)?|all|more|games?
            |diplomacy|play\w*|either|both|free|open|seat|here|there|later|now|draws?|tie|remis|concession|vote
          )\b)([\w-]+)["'\u201d\u201c\u00bb]?(?: game)?
      `,
    ),
    "JOIN $1",
  ],
  [
    says(
      wrapped`
        (?:sign|put|write|count|book) me (?:up|down|in) (?:for|in|to|on) (?:an?|any|the|your|some|one of the|whatever)\s
          (?:(?:next|new|coming|upcoming|first|other|open|free|available|running|suitable|beginners?'?) ){0,2}
          (?:games?|one|seat|spot|slot|match)(?: (?:please|that|you|which|with|when|if) .*)?
      `,
    ),
    "OPENINGS",
  ],
  leavingList,
  [
    says(
      wrapped`
        (?:(?:can|could|may) i |i(?:'d| would|'ll| will| can| could)? )(?:
          (?:like|love|be (?:happy|glad|willing)|want) to |gladly |happily |please )*
          (?:take over|step in for|fill in for|stand in for|pick up) ${power} (?:in|of) (?:the )?
          (?:game )?(?!fall\b|spring\b|winter\b|autumn\b|this\b|that\b|the\b|case\b)([\w-]+)
          (?: game)?
      `,
    ),
    "JOIN $2 AS $1",
  ],
  [says("(?:watch|observe|follow|spectate)(?: the)? game ([\\w-]+)"), "OBSERVE $1"],
  [says("(?:join|play in)(?: the)? game ([\\w-]+)"), "JOIN $1"],
  [
    says(
      wrapped`
        join (?:(?:an?|any|the|some|your|this|one|another)\s)?
          (?:new |next |open |free |office |first |other )?(?:games?|one|us|in|diplomacy)(?: (?:
            here|please|too|now|with you|of yours|of diplomacy
          ))?
      `,
    ),
    "OPENINGS",
  ],
  [
    says(
      wrapped`
        ${create} (?:me |us |up )?(?:an? |the )?(?:\w+ ){0,3}game(?: of diplomacy)?,?
          [ ](?:called|named|by the name(?: of)?) ${name}
          [,;]? (?:(?:with|and|using|for us|for my friends)[,;]? ){0,2}(?:the |a |its )?password
          (?::| is| of| shall be| should be)?
          ["'\u201c\u201e\u00ab ]{1,2}([^\s"'\u201d\u201c\u00bb.,;]+)["'\u201d\u201c\u00bb]?
      `,
    ),
    "CREATE $1 PASSWORD $2",
  ],
  [
    says(
      wrapped`
        (?:ein(?:e|en)? )?(?:\w+ ){0,2}(?:spiel|partie|partie diplomacy) (?:
          namens|mit (?:dem )?namen
        ) ${name},? (?:(?:mit|und),? )?(?:(?:dem|das) )?(?:passwort|kennwort)(?::| ist)?
          ["'\u201c\u201e\u00ab ]{1,2}([^\s"'\u201d\u201c\u00bb.,;]+)["'\u201d\u201c\u00bb]?
          (?: (?:erstellen|anlegen|eröffnen|starten|aufmachen|leiten|gründen))?
      `,
    ),
    "CREATE $1 PASSWORD $2",
  ],
  [
    says(
      wrapped`
        ${create} (?:me |us |up )?(?:an? |the )?(?:\w+ ){0,3}game(?: of diplomacy)?,? (?:
          called|named|by the name(?: of)?|with the name(?: of)?|under the name(?: of)?
          |and call it|whose name is
        ) ${name}(?: (?:just |only )?(?:for|with|on|among|between) .*)?
      `,
    ),
    "CREATE $1",
  ],
  [
    says(
      wrapped`
        (?:create|set ?up|start|open|make) ["'\u201c\u201e\u00ab]([\w-]+)["'\u201d\u201c\u00bb]
          (?: (?:for|with|as) [^:;]*)?
      `,
    ),
    "CREATE $1",
  ],
  [
    says(
      wrapped`
        (?:ein(?:e|en)? )?(?:\w+ ){0,2}(?:spiel|partie|partie diplomacy) (?:
          namens|mit (?:dem )?namen
        ) ${name}(?: .*)? (?:erstellen|anlegen|eröffnen|starten|aufmachen|leiten)
      `,
    ),
    "CREATE $1",
  ],
  [
    says(`(?:créer|lancer|ouvrir|organiser) (?:une )?(?:\\w+ )?partie (?:appelée|nommée) ${name}`),
    "CREATE $1",
  ],
  [
    says(
      wrapped`
        (?:send|mail|write|give) (?:out |an? |the )*invit(?:ation|ations|e|es) (?:mails? )?
          (?:to|for) ([^@]*@.*)
      `,
      `(?:send|mail|give) (${address}) an invit(?:ation|e)`,
      wrapped`
        (?!
          .*\b(?:gm|game ?master|co-?gm|watch\p{L}*|observ\p{L}*|spectat\p{L}*|address|e-?mail)\b
        )(?:add|include|sign up|write to|contact|get|bring(?: in)?) (?:
          my (?:good )?(?:
            friends?|brother|sister|colleagues?|neighbou?r|wife|husband|cousin|son|daughter
          )
          |a friend|friends|\p{Lu}\p{L}+
        )[^@]{0,60}?(${address})(?: too| as well| to the game)?
      `,
      wrapped`
        ask ([^@]*@.*?) (?:
          to join|if they want to (?:join|play)
          |(?:whether|if) (?:they|she|he) (?:wants?|would like|feels? like) (?:
            to (?:join|play|come|take part)|in|joining|playing
          )
        )(?: .*)?
      `,
    ),
    "INVITE $1$2$3$4",
  ],
  [
    says(
      "invite ([^@]*@.*)",
      wrapped`
        (?:lade?|ladet|laden sie) (?:bitte )?([^@]*@.*?)(?: bitte)?
          (?: (?:zum spiel|zur partie|in (?:das|unser) spiel|dazu))? ein
      `,
      "invitez? (?:aussi )?([^@]*@.*)|invita a ([^@]*@.*)|(?:nodig|nodigt) (?:ook )?([^@]*@.*?) uit",
      "add (?!.*\\b(?:gm|game ?master|observers?|as)\\b)([^@]*@.*)",
    ),
    "INVITE $1$2$3$4$5$6",
    "gm",
  ],
];
