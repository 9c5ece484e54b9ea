/**
 * `Y a Turquía que voy a Grecia`, `und England: ...`: words for somebody else that take their verb from a
 * request before them.
 */

import { looksLikeOrder, mayBeOrder, powersIn } from "../../../../language/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { addresseesIn, readersIn } from "../readers/readers.js";
import { sameWithVerb } from "../readers/same-for.js";
import { opensTelling, questionWords } from "../words/speech.js";

const and =
  "(?:(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar|also|n|&|quanto|quant|en cuanto|as for|as)\\s+)*";
/** `The first one to Turkey: ...` */
const counted = wrapped`
  (?:
    (?:(?:the|le|la|il|el|das|die|der|de|un|une|l['\u2019]) ?)?(?:
      first|second|third|other|last|1st|2nd|erste|zweite|andere|premi(?:er|ère)|deuxième|seconde?
      |autre|primo|secondo|altro|primero|segundo|otro|eerste|tweede|1|2
    )[.)]?(?: (?:one|message|msg|nachricht|messaggio|mensaje|bericht(?:je)?))?,?\s+
  )?(?:(?:goes|is|ist|est|es|è|geht|gaat|va) )?
`;
const preposition = wrapped`
  (?:
    to |for |für |para |per |pour |voor |an |à |aux? |a |al |alla |all['\u2019]|ai |aan |tegen |
    zu |zum |zur |dem |den |der )
`;
const article =
  "(?:the |la |le |les |l['\u2019]|el |los |il |lo |gli |de |mr\\.? |mrs\\.? |herrn? |frau )";
const manner = wrapped`
  (?:
    ,? (?:
      in private|in confidence|please|pls|instead|rather|stattdessen|lieber|dagegen|bitte|plutôt
      |aussi|en revanche|mejor|en cambio|también|porfa|por favor|invece|piuttosto|per favore|solo
      |soltanto|liever|juist
    )
  )
`;
const elliptic = regex("isu")`
  ^\W*${and}${counted}(?<to>${preposition}?${article}?)(?<who>\p{L}{3,}(?: \p{L}{2,}){0,3}?)
    ${manner}*,?\s*(?<link>
      que|q|k|ke|che|dass|daß|dat|that|qu['\u2019]|:|[-\u2013\u2014](?=\s)
      |(?<=,)(?= (?:er|sie|he|she|they|il|elle|él|ella|lui|lei|hij|ze|zij) )
      |(?<question>(?:${questionWords})(?!\p{L})|s['\u2019](?=ils?\s))
    )(?<gap>\s+|(?<=['\u2019]))(?<what>\S.*)$
`;

/** `und Italien fragen, ob er bleibt`: the verb of one request for two ends in the infinitive. */
const infinitive = regex("isu")`
  ^\W*${and}${preposition}?${article}?(?<who>\p{L}{3,}(?: \p{L}{2,}){0,2}?)${manner}*(?: (?:noch|auch|ook|nog))?[ ](?:
      (?<asked>fragen|vragen)|sagen|ausrichten|mitteilen|schreiben|zeggen|vertellen|schrijven|laten weten|wissen lassen
    )(?<what>(?:,?[ ](?:dass|da\u00df|dat|ob|of|${questionWords})(?!\p{L})|:)[ ]?\S.*)$
`;
/** `Kannst du ...`, `zou je ...` */
const modal =
  /(?<!\p{L})(?:kannst|könntest|würdest|könnten|würden|kun|kunt|kan|zou|wil|wilt)(?!\p{L})/iu;

/** Words that share the `kannst du` of the request before them, as a request of their own; null for any others. */
function withSharedModal(speaker: Speaker, said: string, before: string | null): string | null {
  if (!modal.test(before ?? "")) return null;
  const { who = "", asked, what = "" } = infinitive.exec(said)?.groups ?? {};
  if (who === "" || addresseesIn(speaker, who) === null) return null;
  return `${asked === undefined ? "tell" : "ask"} ${who}${what}`;
}

/**
 * The words with the verb of the request before them, or where the sentence above asks whether somebody can be written
 * to; null for any others.
 */
export function withVerb(
  speaker: Speaker,
  said: string,
  before: string | null,
  above: { readonly said: string } | undefined,
): string | null {
  return withOwnVerb(speaker, said, before) ?? withVerbOfAsked(speaker, said, above?.said ?? "");
}

/** The words with a verb of telling; null where they are no such words, or may be orders under a heading. */
export function withOwnVerb(speaker: Speaker, said: string, before: string | null): string | null {
  const shared = withSharedModal(speaker, said, before);
  if (shared !== null) return shared;
  const same = before === null ? null : sameWithVerb(speaker, said);
  if (same !== null) return same;
  const found = elliptic.exec(said)?.groups ?? {};
  const { to = "", who = "", question, gap = "", what = "" } = found;
  const link = found.link?.replace(/^[-\u2013\u2014]/u, ":") ?? "";
  if (who === "" || (to === "" && link !== ":" && !/^(?:\W|(?:and|und|y|et|e|en)\s)/iu.test(said)))
    return null;
  if (opensTelling(said.replace(/^[^\p{L}]+/u, ""))) return null;
  if (question !== undefined && !asksSomebody.test(before ?? "")) return null;
  // `All'Italia piuttosto: ...` needs no request before it.
  const isQuoted = /^["\u201c\u201e\u00ab]/u.test(what);
  if (before === null && (link !== ":" || to === "")) return null;
  // `Francia y Rusia: ...` names both.
  const [last = ""] = /\p{L}+$/u.exec((before ?? "").trimEnd()) ?? [];
  if (last !== "" && link === ":" && readersIn(speaker, last) !== null) return null;
  if (addresseesIn(speaker, `${to}${who}`) === null) return null;
  if (found.link !== link && (to.length < shortest || looksLikeOrder(said))) return null;
  const isOrder = to === "" ? mayBeOrder : looksLikeOrder;
  if (link === ":" && !isQuoted && isOrder(what)) return null;
  const verb = question === undefined ? "tell" : "ask";
  const joined =
    link === "" ? "," : link === ":" ? link : ` ${/^[qk]e?$/iu.test(link) ? "que" : link}`;
  return `${verb} ${who}${joined}${gap}${what}`;
}

/** `To `, and not the `A ` of an army. */
const shortest = 3;

const asksSomebody = /(?<!\p{L})(?:ask|frag|demand|pregunt|preg\u00fant|chied|vra(?:ag|gen))/iu;

/** `Can I write to Austria? I want to say that ...`: the words are for whoever the question names. */
function withVerbOfAsked(speaker: Speaker, said: string, above: string): string | null {
  if (!asksToWrite.test(above) || powersIn(speaker.game.board, above).length !== 1) return null;
  const found = wantsToSay.find(([opening]) => opening.test(said));
  return found === undefined ? null : said.replace(found[0], `${found[1]} `);
}

const asksToWrite = regex("iu")`
  (?<!\p{L})(?:
    writ(?:e|ing)|messag(?:e|ing)|mail(?:ing)?|contact|reach|talk|speak|send|schreib\p{L}*|nachricht\p{L}*
      |kontaktier\p{L}*
    |\u00e9cri\p{L}*|envoyer|contacter|escrib\p{L}*|mensajes?|enviar|scriv\p{L}*|messaggi\p{L}*|mandare
    |schrijv\p{L}*|berichten?|sturen
  )(?!\p{L})[^?]*\?\s*$
`;
const wantsToSay: readonly (readonly [opening: RegExp, request: string])[] = [
  [
    /^\W*(?:(?:so|and|because) )?i(?:['\u2019]d| would)? (?:just )?(?:want(?:ed)?|like|need|wish|have) to say that /iu,
    "let him know that",
  ],
  [
    /^\W*(?:ich (?:m\u00f6chte|will|wollte|w\u00fcrde)) (?:(?:gerne?|nur|bloss|blo\u00df) )*sagen,? (?=dass)/iu,
    "sag ihm,",
  ],
  [/^\W*je (?:veux|voudrais|souhaite|voulais) (?:juste )?dire (?=qu)/iu, "dis-lui"],
  [/^\W*(?:quiero|quisiera|quer\u00eda|me gustar\u00eda) (?:solo )?decir (?=que)/iu, "dile"],
  [/^\W*(?:voglio|vorrei|volevo) (?:solo )?dire (?=che)/iu, "digli"],
  [/^\W*ik (?:wil|wilde|zou) (?:(?:graag|alleen) )*zeggen (?=dat)/iu, "zeg hem"],
];
