/** Sentences of players about what is theirs: orders, address, zone, name, messages. */
import { wrapped } from "../../../util/index.js";
import { type Sentence, says } from "./sentence.js";

const named = wrapped`
  ["\u201c\u201e\u00ab]?([\p{L}'-]+(?: (?!instead\b|in\b|from\b|for\b)[\p{L}'-]+)?)
    ["\u201d\u201c\u00bb]?
`;
const here = wrapped`
  (?: instead(?: of [\p{L}'-]+)?)?(?:,? and (?:hide|keep|leave) [^.?!]*)?
    (?: (?:in|for) (?:the|this|our) game)?(?: from now on)?
`;

/** Whoever has had enough is asked whether they mean it. */
const leaving: Sentence = [
  says(
    wrapped`
      (?:
        (?:
          sorry|sry|soz|guys|folks|all|everyone|actually|nvm|never ?mind|ok|well|but|hey|hi|judge
          |yeah|unfortunately|i(?:'m| am) (?:so |very )?sorry|i regret
        )[,! ]+
      )*(?:i(?:'m| am)|im|count me|i want|i wanna be) out(?: of (?:this|here|it|the game))?(?:
        [,! ]+(?:sorry|sry|guys|folks|everyone|bye|cya|thanks|for real|lol)
      )*
    `,
    wrapped`
      (?:
        (?:
          sorry|sry|soz|guys|folks|all|everyone|actually|nvm|never ?mind|ok|well|but|hey|hi|judge
          |unfortunately|i(?:'m| am) (?:so |very )?sorry
        )[,! ]+
      )*(?:i )?(?:can(?:'|no)?t|cannot|won'?t|will not) (?:play|continue|go on|carry on|do this)(?: (?:
        any ?more|any longer|on|with this|this any ?more|the game any ?more
      ))(?:[,! ]+(?:sorry|sry|guys|folks|everyone|bye|cya|thanks))*
    `,
  ),
  "RESIGN",
];

export const seatSentences: readonly Sentence[] = [
  leaving,
  [
    says(
      wrapped`
        (?:
          my (?:new )?(?:e-?mail )?address (?:is(?: now)?|has changed to|will be)
          |change my (?:e-?mail )?address to
        ) (\S+@[^\s.]+\.\S+)
      `,
    ),
    "SET ADDRESS $1",
  ],
  [
    says(
      "(?:use|show|give|send)(?: me)?(?: all)?(?: my| the)? (?:times|deadlines) in (?!gmt|utc)(.+?) time",
      "my time ?zone is (?:that of |the one of |the same as )?(.+)",
    ),
    "SET ZONE $1$2",
  ],
  [
    says(
      wrapped`
        (?:you (?:can|may) )?call me (?!
          back\b|later\b|tomorrow\b|when\b|if\b|at\b|on\b|an?\b|the\b|names\b
        )${named}${here}
      `,
      `(?:set|change) my name to ${named}${here}`,
      wrapped`
        (?:show|list|put) me as (?!
          yes\b|no\b|in\b|out\b|for\b|against\b|away\b|absent\b|late\b|abstain
        )${named}${here}
      `,
      `(?:make|shorten) my name(?: to)?(?: (?:just|simply|only|plain))*(?: to)? ${named}${here}`,
    ),
    "SET NAME $1$2$3$4",
  ],
  [says("(?:send|show|mail|give)(?: me)?(?: the| a)? (?:map|board|picture)(?: again)?"), "MAP"],
  [
    says(
      wrapped`
        (?:press|message|nachricht|mensaje|messaggio) (?:an|für|a|à|au|aux|pour|para|per) (?:
          den |die |das |l'|la |le |les )?([^\s,]+(?:(?:, ?| und | et | y | e )[^\s,]+){0,6})
      `,
    ),
    "PRESS TO $1",
  ],
];
