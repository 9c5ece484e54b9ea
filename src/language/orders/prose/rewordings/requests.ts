/** Courteous requests, which ask for nothing but what is ordered: `Could you put my Ruhr army into Belgium?` */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

/** `Would you move Burgundy to Munich?` asks for advice, but not with one of these words. */
const courteous = /(?<!\p{L})(?:please|pls|plz|kindly|my|our|for me|thanks)(?!\p{L})/iu;

export const requests: readonly Rewording[] = [
  // `Would you be so kind as to bring Spain to Gascony`
  rewording(
    wrapped`
      (?<=\b(?:would|could|will|can) you )(?:please )?(?:
        be so (?:kind|good|nice|very kind) (?:as )?(?:to|and)|have the kindness to
      )(?= )
    `,
    "please",
  ),
  // `Be so good as to send Smyrna to Armenia`, `I beg you to ...`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:
        (?:please |kindly )?be so (?:kind|good|nice) (?:as )?(?:to|and)
        |(?:i|we)(?:['\u2019]d| would)? (?:humbly |kindly |hereby )?
          (?:beg|ask|request|instruct|invite|urge|like) you (?:please |kindly )?to
        |(?:be|you would be) a dear and|do me (?:a|the) (?:favou?r|kindness)(?: of|,? and)
      )(?= \p{L})
    `,
    "please",
  ),
  // `May I kindly ask you to bring Spain to Gascony`
  rewording(
    wrapped`
      \b(?:may|might|can|could) (?:i|we) (?:
        (?:please|kindly|humbly|just|therefore|then|now|thus|accordingly) )*
        (?:ask|trouble|beg|request|bother|get|invite|implore)(?: of)? you (?:please |kindly )?to
        (?= \p{L})
    `,
    "could you please",
  ),
  // `Please change my Brest order to English Channel`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:
        please |pls |can you |could you |i(?:['\u2019]d| would) like to |i want to |let me )*
        (?:change|switch|amend|correct|alter|turn) (?:my |the )?(?:
          orders? (?:for|of) (?:the |my )?(NAME)|(NAME) (?:orders?|move)
        )(?: (?:please|pls))? (?:in)?to(?= (?:the )?\p{Lu}?\p{L}{2})
    `,
    (_, one = "", other = "") => `${one || other} to`,
  ),
  // `back to Belgium with the army that was driven out of Burgundy`
  rewording(
    wrapped`
      (?<=\b(?:with|for) (?:the|my) (?:army|fleet|unit|one|boat|ship|troops|men)) (?:(?:that|which|who) )?
        (?:(?:was|were|got|has been|have been|i had) )?(?:just )?(?:
          dislodged|(?:driven|thrown|kicked|pushed|forced|chased|turned) out
        )(?: by [^.;:!?,]{3,25}?)? (?:of|from|at|in) (?=(?:the )?NAME)
    `,
    " from ",
  ),
  // `fall back to Belgium, or to the Ruhr if Belgium is not possible`: nobody else can take it from whoever retreats.
  rewording(
    wrapped`
      (?<=
        (?<!\p{L})(?:
          falls? back|retreats?|withdraws?|retires?|se replie|me replie|zieht sich|ziehe mich
          |zurück(?:ziehen|weichen|gehen)|ausweichen
        )(?!\p{L})[^.;:!?]{3,100}
      ),? (?:or(?: else)?|oder|ou) (?:in)?(?:to |nach |sur |vers |en |à )?
        (?:the |la |le |l['\u2019])?NAME,? (?:if|falls|wenn|si) (?:
          (?:NAME|it|that|this|das|es|c['\u2019]est) ?
        )?(?:
          (?:is|['\u2019]s) not (?:possible|free|available|allowed|open)
          |isn['\u2019]?t (?:possible|free|available|allowed|open)
          |(?:is|['\u2019]s) (?:taken|occupied|closed|blocked)|cannot be done
          |can['\u2019]t be done|does not work|doesn['\u2019]?t work|not
          |nicht (?:geht|möglich ist|frei ist)|(?:est )?impossible|n['\u2019]est pas possible
          |(?:est )?prise?
        )(?=\s*(?:[.;!?]|$))
    `,
    blank,
  ),
  // `..., with the Norwegian Sea supporting`
  rewording(
    wrapped`
      (?<=\p{L}),? with (?:the |my )?(NAME(?: (?:army|fleet))?) (
        (?:supporting|helping|convoying)(?: (?:it|them|this|that|him|her))?
      )(?=\s*(?:[.;!?]|$))
    `,
    (_, helper, deed) => `, ${helper} ${deed}`,
  ),
  // `Kiel to Denmark and pls put in a good word for me`: a wish of another kind is a sentence of its own.
  rewording(
    wrapped`
      (?<=\p{L})(?:,? (?:and|und|et|y|e|en)|,| &) (?=
        (?:please|pls|plz|kindly|bitte|svp) (?:
          put (?:in )?a good word|wish (?:me|us) |cross your fingers|forgive |excuse |bear with )
      )
    `,
    ";",
  ),
  // `my orders r kie-den ber-kie`
  rewording("\\b((?:my|our) (?:orders|moves)) (?:r|are)(?= NAME ?-)", (_, orders) => `${orders}:`),
  // `Because Austria is busy, I think Munich should go to Tyrolia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:since|because|seeing that|given that|now that) (?:
        (?!\b(?:if|unless|not)\b)[^;:.!?]
      ){4,80}?,? (?=
        i think (?:that )?(?:the |my )?NAME(?: army| fleet)? (?:should|must|ought to|had better) (?:
          go|move|march|sail
        ) (?:in)?to )
    `,
    blank,
  ),
  // `Bitte lassen Sie die Flotte nach D\u00e4nemark fahren`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)((?:bitte )?(?:lassen sie|lass(?:t)?)(?: bitte)? )
        ([^.;:!?]{3,40}? nach NAME)( (?:fahren|gehen|ziehen|marschieren|segeln|laufen|rücken))
        (?!\p{L})
    `,
    (_, lead, order, verb) => blank(lead) + order + blank(verb),
  ),
  // `que la flota se quede en Brest`
  rewording("(?<!\\p{L})se quede(?=n?(?!\\p{L}))", "se queda"),
  // `Vorrei che Parigi andasse in Borgogna`
  rewording(
    wrapped`
      (?<!\p{L})((?:vorrei|voglio|desidero|vorremmo|preferi(?:rei|sco)) che )
        ((?:la |il |l['\u2019])?NAME) (andasse|vada)(?!\p{L})
    `,
    (_, wish, unit, verb) => `${blank(wish)}${unit} ${"va".padEnd(verb.length)}`,
  ),
  // `Ik wil graag dat Parijs naar Bourgondi\u00eb gaat`
  rewording(
    wrapped`
      (?<!\p{L})((?:ik|wij|we) (?:wil(?:len)?|zou(?:den)?)(?: graag)?(?: willen)? dat )
        ((?:de |het |mijn )?\p{L}[\p{L} ]{2,25} naar NAME) (gaat|trekt|vaart)(?!\p{L})
    `,
    (_, wish, order, verb) => `${blank(wish)}${order} ${blank(verb)}`,
  ),
  // `I should be much obliged if the army at Paris were to march upon Burgundy`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(
        i(?:['\u2019]d| would| should) be (?:much |most |very |greatly |so )?
          (?:grateful|obliged|happy|glad|pleased|thankful|delighted) if )([^.;!?,]{3,40}?)
        ( (?:were to|would|could))(?= (?:go|move|march|sail|proceed|advance|hold|stay|support) )
    `,
    (_, wish, unit, were) => `${blank(wish)}${unit}${" will".padEnd(were.length)}`,
  ),
  // `the fleet at Brest keeps its station`
  rewording(
    "\\bkeeps? (?:its|his|her|their) (?:station|post|place|position|ground)(?!\\p{L})",
    "holds",
  ),
  // `I would rather Marseilles went to Piedmont`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(
        i(?:['\u2019]d| would| should) (?:much |far )?
          (?:rather|sooner|prefer it if|prefer that|like it if) )
        ((?:the |my )?(?:NAME|army|fleet)(?: (?:army|fleet))?)
        ( (?:went|moved|sailed|marched|headed))(?= )
    `,
    (_, wish, unit, went) => `${blank(wish)}${unit}${" goes".padEnd(went.length)}`,
  ),
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(
        i(?:['\u2019]d| would| should) (?:much |far )?
          (?:rather|sooner|prefer it if|prefer that|like it if) )
        ((?:the |my )?(?:NAME|army|fleet)(?: (?:army|fleet))?)( (?:held|stayed))(?!\p{L})
    `,
    (_, wish, unit, held) => `${blank(wish)}${unit}${" holds".padEnd(held.length)}`,
  ),
  // `Could you put my Ruhr army into Belgium?`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(
        (?:could|can|would|will) (?:you|u) (?:
          (?:please|pls|kindly|just|maybe|perhaps|possibly) ){0,2}
      )(?=
        (?:
          put|move|send|march|let|order|take|bring|shift|get|push|sail|keep|hold|disband|remove
          |build
        ) (?:
          (?:the |my |our |an? )?NAME (?:army|fleet|(?:(?:back|over|up|down|out) )?(?:in)?to)
          |(?:the |my |our |an? )?(?:army|fleet)
        )(?!\p{L})
      )([^.;!?]{4,160})(\??)
    `,
    (words, asked, order, sign) =>
      sign === "" || courteous.test(words)
        ? `${blank(asked)}${order}${sign === "" ? "" : "."}`
        : words,
  ),
  // `I would be grateful if Trieste could be marched to Budapest`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(
        i(?:['\u2019]d| would) (?:
          be (?:very |most |so |really )?(?:grateful|obliged|happy|glad|pleased|thankful)
          |appreciate it|like it
        ) if )([^.;!?]{3,60}?)( (?:could be|were to be|would be|might be|were|was))
        (?= \p{L}+(?:ed|t|n)\b)
    `,
    (_, wish, unit, were) => `${blank(wish)}${unit} is${blank(were.slice(3))}`,
  ),
];
