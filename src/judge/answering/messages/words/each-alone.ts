/** `Let Turkey and Austria know, separately please, that ...`: each gets a letter of their own. */
import { regex, wrapped } from "../../../../util/index.js";

/** The request without the words for that, which stand before what is told. */
export function withoutEachAlone(line: string): string {
  return line.replace(alone, "$<before>");
}

export function tellsEachAlone(line: string): boolean {
  return alone.test(line);
}

const ways = wrapped`
  (?:
    (?:each (?:one )?(?:of them )?)?(?:
      separately|individually|one by one|one at a time|(?:on|in) (?:their|his|her|its) own(?: (?:letter|mail|message))?
    )
    |in (?:two |three )?(?:separate|different) (?:letters|mails|e-?mails|messages)|each alone
    |(?:und zwar )?(?:jede[mnr]? |beiden )?(?:für sich|einzeln|getrennt(?: voneinander)?|unabhängig voneinander)
    |in (?:zwei )?getrennten (?:nachrichten|mails|briefen)
    |(?:à )?chacun(?:e)? (?:séparément|à part|de son côté)|séparément
    |(?:a cada uno )?por separado|a cada uno
    |(?:a ciascuno )?separatamente|a ciascuno
    |(?:elk |ieder )?(?:afzonderlijk|apart(?: van elkaar)?|los van elkaar)
  )
`;
const polite =
  "(?:,? (?:please|pls|bitte|s['\u2019]il (?:te|vous) plaît|stp|svp|por favor|per favore|alsjeblieft))?";
const unaware =
  "(?:,? so (?:that )?(?:neither|nobody|none|no one)(?: of them)? (?:knows?|hears?)(?: (?:about|of) the others?)?)?";

const alone = regex("iu")`
  ^(?<before>(?:(?!(?<!\p{L})(?:that|dass|daß|que|che|dat)(?!\p{L}))[^.?!:;]){3,80}?)
  [,(]?[ ](?:(?:but|and|aber|mais|pero|ma|maar)[ ])?${ways}(?!\p{L})${polite}${unaware}[,)]?
  (?=
    (?:[ ](?:to|an|know|\u00e0|a|al|alla|aan|dem|der|den)(?!\p{L})[^.?!:;]{0,40}?)?
    (?:[ ](?:that|if|whether|dass|daß|ob|que|qu|si|che|se|dat|of)(?!\p{L})|\s*:)
  )
`;
