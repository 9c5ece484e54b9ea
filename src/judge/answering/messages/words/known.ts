/** Sentences that say what somebody is to know, in whatever order: `I'd like the Russian to know that ...` */
import { regex, wrapped } from "../../../../util/index.js";
import { knowing, lead, others } from "./speech.js";

const who = "(?<who>[\\p{L}@ ,&'\u2019]{3,60}?)";

/** `Could everyone be told that I shall be slow?`, `please have Italy informed that ...` */
export const toBeTold = regex("isu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}?(?:
    can|could|would|may|might|should|let|have|please have|i(?:['\u2019]d| would) like|i want
  )\s+${others}${who}\s+(?:(?:to )?(?:please |kindly )?be )?
    (?:told|informed|notified|warned|reminded)\s+(?!(?:me|us)(?!\p{L}))(?:please\s+)?
    (?:that\s+|of\s+)?(?<what>\S.*)$
`;

/** `I want everyone to know the names of the others`: what a game keeps secret is a setting, and no message. */
const secrets = wrapped`
  (?:(?:the|each other(?:['\u2019]s)?|one another(?:['\u2019]s)?|their|all|everybody['\u2019]s|everyone['\u2019]s)\s)?
  (?:names?|identit\p{L}+|votes|players)(?!\p{L})|who(?:['\u2019]s|\s(?:is|are|plays))\s(?:who|which|what|playing)
`;

/**
 * `I'd like the Russian to know that I support him`, `make sure Italy hears that ...`, `France should know that
 * ...`
 */
export const toKnow = regex("isu")`
  ${lead}(?:
    (?:(?:i|we)(?:['\u2019]?d| would| do)? )?(?:like|want|wish|love|prefer|need)|arrange for
    |arrange that|make (?:it )?(?:sure|certain|known)(?: that)?|see(?: to it)?(?: that)?
    |ensure(?: that)?|have|please have
  )\s+${others}${who}\s+(?:(?:to|should|shall|must|may|can)\s+)?(?:both |all |please |also )?(?:
    ${knowing}|(?:knows|learns|hears)(?: (?:that|of|about))?
  )\s+(?!${secrets})(?<what>\S.*)$
`;

/** `Ich möchte, dass England erfährt, dass ich ...`, `je voudrais que l'Italie sache que ...` */
export const toLearn = regex("isu")`
  ^\W*(?:
    (?:ich|wir) (?:m\u00f6chten?|will|wollen|w\u00fcnschen?|h\u00e4tten? gern)(?: gerne?)?,?\s+(?:dass
      |da\u00df)\s+(?:(?:die|der|das|den)\s+)?
      ${who}\s+(?:bescheid\s+)?(?:erf\u00e4hrt|erfahren|wei\u00df|weiss|wissen|h\u00f6rt),?\s+(?:dass|da\u00df)
    |(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|aimerais) qu(?:e\s+|['\u2019])(?:(?:la|le|les)\s+
      |l['\u2019])?
      ${who.replace("who", "lui")}\s+(?:sache|sachent|apprenne)\s+que
    |(?:quiero|quisiera|querr\u00eda|me gustar\u00eda) que\s+(?:(?:la|el
      |los)\s+)?${who.replace("who", "ella")}\s+sepan?\s+que
    |(?:voglio|vorrei|vorremmo) che\s+(?:(?:la|il|i)\s+|l['\u2019])?${who.replace("who", "lei")}\s+(?:sappia
      |sappiano)\s+che
    |(?:ik|we) (?:wil|willen|zou)(?: graag)? dat\s+${who.replace("who", "hem")}\s+(?:weet|weten|hoort)\s+dat
  )\s+(?<what>\S.*)$
`;

/** `Everyone needs to know that Russia lied to me`: perhaps it is told to the judge. */
export const shouldKnow = regex("isu")`
  ^\W*${others}${who}\s+(?:
    needs? to|should|must|has to|have to|ought to|deserves? to|muss|müssen|sollte|sollten|doit
    |devrait|doivent|peut|debe|deben|puede|deve|può|mag|moet|darf
  )\s+(?:also |all |please |bitte |ruhig |auch |gerne? |folgendes |gerust |ook |best )*(?:
    know|hear|wissen|erfahren|savoir|saber|sapere|weten|horen
  )\s*(?:,?\s*(?:that|dass|daß|que|che|dat)\s+|:\s*)(?<what>\S.*)$
`;

/** `I find the turns too short, please tell the GM.` */
export const toldBehind = regex("isu")`
  ^(?<what>[^?]{12,}?)[,;.\u2013-]\s+(?:
    (?:please|pls|could you|can you|bitte|und|and|et|pouvez-vous|merci de|por favor|per favore)\s+
  )*(?:
    tell(?: (?:it|this|that) to)?|let|inform|pass (?:it|this|that) on to|dites[- ]le|dis[- ]le
    |le dire|sag(?:en sie)? (?:das|es)(?: bitte)?|d[ií](?:ga)?selo|ditelo|diglielo
  )\s+(?<who>(?:(?:à|au|to|dem|der|al|a|the|our)\s+)*(?:l['\u2019])?[\p{L} ]{2,24}?)
    (?:\s+know|\s+(?:that|this|so))?(?:
      ,?\s+(?:please|s['\u2019]il (?:te|vous) pla[iî]t|svp|bitte|por favor|per favore)
    )?[.!]*$
`;

/** `Gustav and the Austrian player`, and not `everybody the club is closed`. */
export function namesList(who: string): boolean {
  if (/(?:^|\s)(?:and|und|et|y|e)\s*$/i.test(who)) return false;
  const each = who.split(/\s*[,&]\s*|\s+(?:and|und|et|y|e|but|except|außer|sauf|tranne)\s+/i);
  return each.every((name) => name.trim().split(/\s+/).length <= longestName);
}

/** `everyone apart from Dmitri` */
const longestName = 4;
