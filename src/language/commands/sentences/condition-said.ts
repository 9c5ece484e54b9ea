/**
 * What a sentence makes its wish depend on, in the languages of GMs: `unless somebody objects`, `falls Bob
 * nichts schickt`.
 */
import { regex, wrapped } from "../../../util/index.js";

/** A longer sentence is a story. */
const longest = 300;

/** Words of courtesy that ask for no condition to be watched. */
const courtesy = wrapped`
  (?:
    (?:it(?:['\u2019]?s| is)|that(?:['\u2019]?s| is)) (?:
      possible|ok|okay|fine|alright|all right|not too (?:late|much)
    )
    |possible
    |(?:you|u|ya) (?:
      can|could|would|will|like|want|please|don['\u2019]t mind|do not mind|think|agree
    )
    |(?:they|people|players|everybody|everyone) (?:so )?(?:wish|want|like|prefer|choose)|need be
    |needed|necessary|not(?=,| too)|so|only|(?:es )?(?:irgend )?(?:möglich|geht|nötig)
    |(?:du|sie|ihr)(?: \p{L}+)? (?:kannst|könnt|können|magst|wollt|willst)
    |das (?:geht|ok(?:ay)? ist|möglich ist)|tu (?:peux|veux)|vous (?:pouvez|voulez)
    |(?:es )?posible|puedes|puede|possibile|puoi|può|mogelijk|(?:het|dat) kan
  )(?!\p{L})
`;

/** Whose doing is waited for. */
const subject = wrapped`
  (?:
    every|all(?!\p{L})|any ?(?:one|body)|some ?(?:one|body)|no ?(?:one|body)|he(?!\p{L})
    |she(?!\p{L})|they(?!\p{L})|both
    |(?:the )?\p{L}+ (?:
      has|have|is back|are back|gets back|comes? back|returns?|sends?|writes?|answers?|agrees?
      |orders?
    )(?!\p{L})
  )
`;
const sujet =
  "(?:l['\u2019]|la |le |les |il |elle |ils |personne|tou[st]|quelqu|on |nous |une? |aucun)";
const sujeto =
  "(?:el |la |los |nadie|todos|alguien|no |ningun|hay |il |l['\u2019]|i |gli |nessuno|tutti|qualcuno|non )";

const conditions = [
  `if (?!${courtesy})`,
  wrapped`
    unless |except if |provided(?: that)? |providing(?: that)? |in case |(?:as|so) long as |
    assuming(?: that)? |on (?:the )?condition (?:that )?|supposing `,
  wrapped`
    (?:when|once|as soon as|the moment|only after) (?!
      (?:you|i|we|it|the (?:deadline|turn|game|time))(?!\p{L})
    )(?=${subject})
  `,
  `(?:wenn|falls) (?!${courtesy})`,
  "sofern |vorausgesetzt,? |es sei denn,? |au\u00dfer wenn |ausser wenn |solange |sobald |im falle? ",
  "sauf si |\u00e0 moins qu|a moins qu|pourvu qu|\u00e0 condition |d\u00e8s qu|au cas o\u00f9 |tant qu",
  `s['\u2019](?=il(?! (?:te|vous) pla)|ils|elle)|si (?!${courtesy})(?=${sujet}|${sujeto})`,
  wrapped`
    a menos que |salvo que |siempre que |en caso de |a meno che |purché |nel caso |finché |tenzij |
    mits |zodra |indien `,
  `se (?=${sujeto})`,
  "als (?=[^,]{3,60}(?:niets?|geen|nog)(?!\\p{L}))",
];
/** `even if`, `as if`, `not until` make nothing depend on it. */
const condition = regex("iu")`
  (?<![\p{L}'\u2019])(?<!
    \b(?:even|as|what|see|know|ask|wonder|auch|selbst|als|même|aun|anche|incluso) )(?:only )?
    (?:${conditions.join("|")})
`;

/** A wish without what it depends on. */
interface Conditional {
  /** What is left of the sentence; empty where nobody knows where the condition ends. */
  readonly wish: string;
}

/** The wish of a sentence that makes it depend on something; null where it does not. */
export function conditionalSaid(sentence: string): Conditional | null {
  if (sentence.length > longest) return null;
  const found = condition.exec(sentence);
  if (found === null) return null;
  const [before, behind] = [sentence.slice(0, found.index), sentence.slice(found.index)];
  const isLast = /\p{L}{3}[^.?!]*\p{L}{2}/u.test(before.replace(opening, ""));
  const rest = /(?:,|\bthen\b|\bdann\b)\s+(.*)$/su.exec(behind)?.[1] ?? "";
  const end = /[.?!]*\s*$/.exec(sentence)?.[0] ?? "";
  const wish = isLast
    ? before.replace(
        /[\s,;:-]+(?:(?:but|and|aber|mais|pero|ma|maar|only|nur|solo|alleen)\s*)*$/i,
        "",
      ) + end
    : rest;
  return { wish: wish.replace(/^(?:then|dann|alors|so|entonces|allora|dan)\s+/i, "").trim() };
}

/** What people say before they come to it. */
const opening =
  /^\W*(?:(?:and|but|also|then|so|please|hi|hello|ok|okay|well|und|aber|bitte|et|mais|y|pero|e|ma)[\s,]+)*/i;
