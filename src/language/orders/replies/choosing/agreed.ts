/** `Ok then do that`, `gut, so mache ich es`, `alors j'y vais`: the order that was asked about is given. */
import { regex, wrapped } from "../../../../util/index.js";

/** Do these few words agree to something, and say no more? */
export function agrees(words: string): boolean {
  return words.length <= longest && agreeing.test(words.trim());
}

/** `Do both, please`: everything that was asked about. */
export function agreesToAll(words: string): boolean {
  return words.length <= longest && agreeingToAll.test(words.trim());
}

const longest = 80;

const before = wrapped`
  (?:
    ah|oh|ok|okay|kk?|al+right|all right|right|great|good|perfect|nice|cool|super|excellent|brilliant|lovely|fine
    |wonderful|thanks|thank you|thx|cheers|yes|yeah|yep|sure|then|so|well|in that case|please|pls|and|gut|danke|prima
    |toll|ja|dann|also|schön|bitte|alors|d['\u2019]accord|bien|parfait|merci|oui|très bien|entonces|vale|perfecto
    |gracias|s[iíì]|por favor|pues|allora|bene|va bene|perfetto|grazie|per favore|dan|goed|bedankt|dank je|mooi
  )
`;

/** As a wish, or as what the writer says that they do. */
const deed = wrapped`
  (?:
    (?:let(?:['\u2019]?s| us)|i(?:['\u2019]?ll| will| want to|['\u2019]d like to)|we(?:['\u2019]?ll| will)
      |go ahead and|can you|could you)?\s?
    (?:do|order|enter|play|take|use|note|submit|go with|go for|put|write|make)\s(?:that|it|this|so)
    |let\s(?:it|them|him|her)\sdo\s(?:that|it|so)
    |(?:let(?:['\u2019]?s| us)\s|i(?:['\u2019]?ll| will)\s)?(?:go|move|(?:send|move|put|bring)\s(?:it|them|him|her))
      \sthere
    |schick(?:en?)?\s(?:wir\s)?(?:sie|ihn|die|den)\s(?:da|dort)hin|envoie(?:z|ons)?[-\s](?:l[ae]s?)(?:[-\s]y|\slà)
    |go\s(?:ahead|for it)|i(?:['\u2019]ll|\swill)|that(?:['\u2019]?s| is)\s(?:my order|what i want)
    |(?:mach(?:en?|t)?|nimm|nehmen?|trag(?:en?)?|notier(?:en?)?)
      (?:\s(?:wir|ich|sie|mal|doch))?\s(?:das|es|so)
    |(?:das|so|es)\s(?:mach|mache|nehm|nehme|machen|nehmen|will|möchte)\s(?:ich|wir)(?:['\u2019]?s|\ses|\sdas)?
    |(?:ich\s)?(?:gehe?|fahre?|ziehe?|geht|fährt|zieht|gehen\swir)\s(?:da|dort)hin
    |(?:fa(?:ites|is|isons)|note[zs]?|mette[zs]|mets|prene[zs]|prends)[-\s](?:le|ça|cela|comme ça)
    |je\s(?:fais|prends|joue|note)\s(?:ça|cela)|je\sle\sfais|on\sfait\sça|j['\u2019]y\svais|on\sy\sva|allons-y
    |hazlo|hágalo|ha(?:z|ga)\seso|lo\shago|hago\seso|hagámoslo|hagamos\seso|anótalo|ponlo|voy\s(?:allí|ahí)
    |fallo|lo\sfaccio|faccio\s(?:così|questo|quello)|facciamolo|facciamo\scosì|fai\scosì|segnalo|(?:ci\s)?vado\slì
    |(?:doe|noteer|neem)\s(?:dat|het|die)|dat\sdoe\sik|doen\swe|ik\sga\sdaarheen
  )
`;
const behind = wrapped`
  (?:
    down|in|ein|auf|up|then|please|pls|for me|as my orders?|as an order|so|mal|bitte|dann|comme ça|alors|donc
    |s['\u2019]il (?:te|vous) plaît|svp|stp|entonces|por favor|allora|per favore|dan|maar|even|alstublieft|graag|thanks
    |thank you|danke|merci|gracias|grazie
  )
`;

/** No more than this, beside an order that was asked about, wants it: `yes please`. */
const plainYes = wrapped`
  (?:yes|yep|yeah|ja|oui|s[iíì])[,\s]+(?:please|pls|bitte|gern|gerne|s['\u2019]il (?:te|vous) plaît|por favor
    |grazie|per favore|graag)
`;

const agreeing = regex("iu")`
  ^\W{0,3}(?:(?:(?:${before})[\s,.!]+){0,5}(?:${deed})(?:[\s,]+(?:${behind})){0,4}|${plainYes})\W{0,5}$
`;
const all = wrapped`
  (?:
    (?:let(?:['\u2019]?s| us)\s|i(?:['\u2019]?ll| will)\s)?(?:do|order|enter|play|take)\s(?:
      both|all|them all|all of (?:them|it))
    |(?:mach(?:en?|t)?|nimm|nehmen?)(?:\s(?:wir|ich|sie))?\s(?:beide?s?|alles?)
    |fai(?:tes|s|sons)\s(?:les\s(?:deux|trois)|tout)|ha(?:z|ga|gamos)\s(?:las|los)\s(?:dos|tres)|ha(?:z|ga)\stodo
    |fai\s(?:tutt[ie]\s(?:e|i|e\si)?\s?(?:due|tre)|entramb[ie]|tutto)|doe\s(?:ze\s)?(?:alle(?:bei|twee|maal)?|alles)
    |both|beide?s?|les\sdeux|las\sdos|entramb[ie]|allebei
  )
`;
const agreeingToAll = regex("iu")`
  ^\W{0,3}(?:(?:${before})[\s,.!]+){0,5}(?:${all})(?:[\s,]+(?:${behind})){0,4}\W{0,5}$
`;
