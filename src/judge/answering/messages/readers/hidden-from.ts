/**
 * From whom a message is to be kept: `everyone gang up on France, and dont tell France`. Nobody named so ever
 * gets it.
 */

import type { PressTarget } from "../../../../game/index.js";
import type { PowerId } from "../../../../map/index.js";
import { wrapped } from "../../../../util/index.js";
import { powersMeant } from "../../../session/people.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { leavingOut, watching } from "./readers.js";

/** A power, or all who only watch. */
export type Kept = PowerId | "observers";

/** Words without what is said of secrecy, and those who must not learn of them. */
interface Hidden {
  readonly text: string;
  readonly from: readonly Kept[];
}

export function hiddenIn(speaker: Speaker, words: string): Hidden {
  let [text, from]: [string, readonly Kept[]] = [words, []];
  for (const pattern of patterns) {
    text = text.replace(pattern, (clause: string, ...rest) => {
      const { who = "" } = rest.at(-1) as { readonly who?: string };
      const kept = keptFrom(speaker, who);
      from = [...from, ...kept];
      return kept.length === 0 ? clause : "";
    });
  }
  return from.length === 0 ? { text: words, from } : { text: tidied(text), from };
}

function keptFrom({ game: { game, board } }: Speaker, who: string): readonly Kept[] {
  if (watchers.test(who) || players.test(who)) return ["observers"];
  return powersMeant(board, game, who);
}

function tidied(text: string): string {
  return text
    .replace(/^[\s,;.!-]+(?:(?:but|and|so|aber|und|mais|et|pero|y|ma|e)\s+)?/iu, "")
    .replace(
      /(?:[\s,;-]+(?:and|but|n|und|aber|et|mais|y|pero|ma|e))*[\s,;-]+$|[\s,;]+(?:and|but|n|und|aber|et|mais)$/u,
      "",
    )
    .replace(/([.!?])\s*[.!]+$/u, "$1");
}

/** The readers but for these; null where nobody is left. */
export function withoutReaders(
  speaker: Speaker,
  to: PressTarget,
  from: readonly Kept[],
): PressTarget | null {
  const { game } = speaker.game;
  if (from.length === 0) return to;
  const own = powerOf(speaker);
  const all = game.members.flatMap(({ power }) => power ?? []);
  const meant = to.kind === "all" ? all.filter((each) => each !== own) : to.powers;
  const powers = meant.filter((power) => !from.includes(power));
  const gm = to.kind === "some" && to.gm;
  return powers.length === 0 && !gm ? null : { kind: "some", powers, gm, observers: false };
}

const who =
  "(?<who>[\\p{L}&'\u2019]{2,20}(?: (?:and|or|und|oder|et|ou|y|o|e|en)? ?[\\p{L}'\u2019]{3,20}){0,3}?)";
const article = "(?:the |den |dem |der |die |la |le |los |el |il |l['\u2019]|de |het )?";
const not = wrapped`
  (?:
    don['\u2019]?t|do not|never|dont you|must not|mustn['\u2019]?t|should not|shouldn['\u2019]?t
    |may not|can['\u2019]?t|cannot|cant|is not to|isn['\u2019]?t to|are not to|needn['\u2019]?t
    |(?:does|do)(?: not|n['\u2019]?t) (?:have|need) to
    |isn['\u2019]?t (?:supposed|meant|allowed) to
  )
`;
const it = wrapped`
  (?: (?:
    it|this|that|any of (?:it|this)|anything|about (?:it|this|that|us)|of (?:it|this|that)|a thing
    |a word|our deal|this (?:mail|message|letter)
  ))*
`;
const end = wrapped`
  (?: (?:please|pls|plz|though|lol|haha|tho|ok|okay|bitte|svp))*(?=
    \s*(?:[.!?,;)]|$|\b(?:but|and|so|just|tell|aber|und|mais|et|pero|y|ma)\b)
  )
`;
const before = wrapped`
  (?:
    (?:^|[\s,;(-]+)(?:
      (?:and|n|but|so|also|just|please|pls|plz|und|aber|bitte|et|mais|y|pero|e|ma|en|maar)[ ,]+
    )*
  )
`;

const watchers = new RegExp(`^${watching}$`, "iu");
const playing = "(?:players?|(?:mit)?spielern?|joueurs|jugadores|giocatori|spelers)";
const players = new RegExp(`(?<!\\p{L})${playing}$`, "iu");
const only =
  "(?:only|just|strictly|nur|seulement|uniquement|solo|s\u00f3lo|solamente|soltanto|alleen)";
/** `Between us players` */
const amongPlayers = wrapped`
  (?:
    for|to|between|among|amongst|f\u00fcr|an|unter|zwischen|pour|\u00e0|aux|entre|para|per|ai|tra|fra
    |voor|aan|onder|tussen
  ) (?:(?:the|us|all|die|den|uns|les|nous|los|nosotros|i|noi|de|ons) ){0,2}${playing}
`;
const thisIs =
  "(?:(?:this|it|that|das|dies|c|ceci|esto|questo|dit)(?: |['\u2019])(?:is|s|ist|est|es|\u00e8) )?";

/** `I attack nobody, except Germany` says nothing of readers. */
const ofNobody = wrapped`
  (?:nobody|no one|none|any(?:one|body)?|niemand\p{L}*|keine[nmrs]?|personne|aucun\p{L}*|nadie|ning\u00fan\p{L}*
  |nessun\p{L}*|geen)
`;
const but = `(?:except(?:ing)?|bar|excluding|${leavingOut})`;
const toThem = "(?: (?:for|to|an|f\u00fcr|\u00e0|aux?|pour|a|al|para|per|aan|voor))?";
const joined =
  "(?:(?:and|but|though|und|aber|et|mais|y|pero|e|ma|en|maar|just|only|nur|solo|alleen),? )*";

const patterns = [
  // `Tell everyone I'm honest. Except Germany.`
  wrapped`
    (?<!(?<!\p{L})${ofNobody}(?!\p{L})[^.!?]{0,40})[,;.!?("\u201d\u201c\u00bb\u2013-]\s*${joined}${but}${toThem}
      [ ]${article}${who}[.!)\s]*$
  `,
  // `Tell everybody "well played". Not Germany though.`
  wrapped`
    ["\u201d\u201c\u00bb][,.!]?\s*${joined}(?:not|nicht|pas|no|non|niet)${toThem} ${article}${who}
      (?: (?:though|please|pls|bitte|aber))?[.!)\s]*$
  `,
  // `Only between players, not to the observers`
  wrapped`
    ${before}(?:${thisIs}(?:${only} )?${amongPlayers}(?: ${only})?[ ,;\u2013-]+(?:
      but |aber |mais |pero |ma |maar )?)?
      (?:definitely |certainly |please )?(?:not|never|nicht|pas|no|non|niet)
      (?: (?:to|for|with|an|f\u00fcr|\u00e0|aux?|pour|a|al|ai|agli|para|per|aan|voor))?
      (?: (?:the|any|our|die|den|les|los|las|gli|i|de))? (?<who>${watching})${end}
  `,
  `${before}${thisIs}${only} (?<who>${amongPlayers})${end}`,
  `${before}${thisIs}(?<who>${amongPlayers}) ${only}${end}`,
  wrapped`
    ${before}(?:i )?${not} (?:
      tell|show|let|inform|warn|say(?:${it})? to|mention(?:${it})? to|forward(?:${it})? to
      |send(?:${it})? to|(?:breathe|say|mention|leak|reveal|whisper|utter|give)(?: \p{L}+){1,4} to
      |want
    )(?: it to| this to)? ${article}${who}(?: (?:to )?
        (?:know|see|hear|read|learn|find out|notice|get wind))?${it}${end}
  `,
  wrapped`
    ${before}${article}${who} ${not} (?:ever )?(?:
      know|see|hear|learn|find out|read|notice|get wind|be told|get
    )${it}${end}
  `,
  wrapped`
    ${before}without ${article}${who} (?:
      knowing|noticing|hearing|seeing|finding out|reading|learning|getting wind|being told
      |overhearing
    )${it}${end}
  `,
  `${before}behind ${article}${who}['\u2019]?s? back${end}`,
  `${before}(?:keep|hide)(?:${it})?(?: (?:a )?(?:secret|hidden|away|quiet))? from ${article}${who}${end}`,
  `${before}(?:not a word|nothing|no word) to ${article}${who}${end}`,
  wrapped`
    ${before}(?:sag|sage|sagen sie|verrate|verraten sie)(?: (?:das|es|aber|bitte|davon))* ${article}
      ${who} (?:bitte )?(?:nichts|nicht)(?: davon)?${end}
  `,
  wrapped`
    ${before}(?:aber )?${article}${who} (?:darf|soll|dürfen|sollen)
      (?: (?:das|es|davon|aber|bitte))* (?:nicht|nichts)(?: davon)? (?:
        wissen|erfahren|sehen|lesen|hören
      )${end}
  `,
  wrapped`
    ${before}ne (?:le |la |l['\u2019])?(?:dis|dites|montre|montrez)(?:-le)? (?:pas|rien) (?:à|aux?) ${article}
      ${who}${end}
  `,
  wrapped`
    ${before}${article}${who} ne doi(?:t|vent) (?:pas|rien) (?:(?:le|la|en) )?
      (?:savoir|lire|voir|apprendre)${end}
  `,
  wrapped`
    ${before}(?:
      no (?:se )?lo (?:digas|diga) a|non (?:lo )?(?:dire|dirlo|dica) a
      |zeg (?:het |er )?niet?s? (?:tegen|aan)
    ) ?${article}${who}${end}
  `,
  wrapped`
    ${before}ohne dass ${article}${who} (?:das |es |etwas |was |davon )*(?:
      mitkriegt|mitbekommt|erfährt|merkt|weiß|sieht|hört|liest
    )${end}
  `,
  wrapped`
    ${before}(?:sans que |que )${article}${who} (?:
      ne |n['\u2019]|le |l['\u2019]|en |s['\u2019]en )*(?:
        sachent?|apprennent?|apprenne|voient?|lisent?|aperçoive|remarque
      )(?: rien)?${end}
  `,
  wrapped`
    ${before}(?:
      sin que (?:lo )?(?:sepa |se entere )?|(?:que|q) no (?:lo sepan? |se enteren? )
      |que (?=[^.!?]{2,40} no (?:se|lo) )
    )${article}${who}(?: no)?(?: (?:se|lo|nada))* ?(?:enteren?|sepan?|vean?|lean?|oigan?)?
      (?: de nada)?${end}
  `,
  wrapped`
    ${before}(?:senza che |che (?=[^.!?]{2,40} non (?:lo|ne|se|venga) ))${article}${who}(?: non)?
      (?: (?:lo|ne|se ne))* (?:sappiano?|sappia nulla|venga a saperlo|accorga|veda|legga)
      (?: nulla| niente)?${end}
  `,
  wrapped`
    ${before}zonder dat ${article}${who} (?:het |dit |er iets van )*
      (?:weet|merkt|hoort|ziet|leest|te weten komt)${end}
  `,
].map((each) => new RegExp(each, "giu"));
