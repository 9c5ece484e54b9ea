/** `As I told you on Monday`, in six languages: what stays so stays as it was ordered, and not where it stands. */
import { regex, wrapped } from "../../util/index.js";

const few = "[^.;!?,]{0,30}";

export const asSaid = wrapped`
  (?:
    (?:exactly |just |so |genau )?(?:
      ${[
        wrapped`
    (?:as|like|how) (?:i|we)(?:(?:['\u2019]ve| have| had| just| already) ?)* ?(?:
      said|told|wrote|written|sent|ordered|gave|given|mentioned
    )(?!\p{L})${few}
  `,
        wrapped`
    wie (?:ich |wir |am |im |vom |oben |gestern |schon |bereits |es )+${few}(?:
      gesagt|geschrieben|geschickt|gesendet|gemeldet|angegeben|mitgeteilt|befohlen|schrieb|sagte
      |schickte
    )(?: (?:hab\p{L}*|hatte))?
  `,
        `comme (?:je|j['\\u2019]|on)${few}(?:dit|\u00e9crit|envoy\u00e9|ordonn\u00e9|indiqu\u00e9)(?!\\p{L})${few}`,
        wrapped`
    como (?:te |les |os |ya )*(?:dije|escribí|mandé|ordené|puse|he dicho|he escrito)(?!\p{L})
      ${few}
  `,
        `come (?:ti |vi |gi\u00e0 |ho |avevo )*(?:detto|scritto|mandato|ordinato)(?!\\p{L})${few}`,
        `zoals (?:ik|we|wij) ${few}(?:zei|schreef|stuurde|gezegd|geschreven|gestuurd)(?!\\p{L})${few}`,
      ].join("|")}
    )
  )
`;

const saidBefore = wrapped`
  (?:
    (?:as|like|what) (?:\p{L}+ ){0,3}(?:said|stated|mentioned|told you|wrote|noted)
    |i(?:['\u2019]ve| have)? (?:already |just )?(?:said|told you|wrote)(?: so| that| it)?
    |wie (?:\p{L}+ ){0,3}(?:gesagt|geschrieben|erw\u00e4hnt|gemeldet|schrieb|sagte)
    |(?:das )?(?:hab|habe|hatte) ich (?:\p{L}+ ){0,3}(?:gesagt|geschrieben)|(?:das )?sagte ich
    |comme (?:[\p{L}'\u2019]+ ){0,4}(?:dit|\u00e9crit|disais|indiqu\u00e9)
    |je (?:vous |te )?(?:l['\u2019]ai|l['\u2019]avais) (?:d\u00e9j\u00e0 )?(?:dit|\u00e9crit)
    |como (?:\p{L}+ ){0,3}(?:dije|dicho|escrito|escrib\u00ed|dec\u00eda|digo)
    |(?:ya )?(?:te |os |se )?lo (?:he )?(?:dije|dicho|escrito)
    |come (?:\p{L}+ ){0,3}(?:detto|scritto|dicevo)|(?:gliel|te l|l)['\u2019]ho (?:gi\u00e0 )?(?:detto|scritto)
    |zoals (?:\p{L}+ ){0,3}(?:gezegd|geschreven|zei|schreef|gemeld)
    |(?:dat )?(?:heb ik|zei ik) (?:al )?(?:gezegd)?
  )(?: already| before| earlier| above| hab(?:e|en)?| schon| bereits| ja| d\u00e9j\u00e0| gi\u00e0| al){0,2}
`;

/** Set off by commas, or all of the sentence. */
export const saidApart = regex("giu")`
  (?:
    (?<=^\W*|[.;!]\s+)${saidBefore}\s*(?:[,;:]\s*|(?=[.!]|$))
    |[,;]\s*${saidBefore}(?=\s*(?:[,;.!]|$))
  )
`;

/** The sentence without a remark that it was said before, which says nothing more. */
export function withoutAsSaid(sentence: string): string {
  return sentence.replace(saidApart, "");
}
