/** The words of a change, without those that only turn to it: `sorry, make that`, `ich möchte lieber`. */

import type { Board } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { sentencesOf } from "../../text/sentences.js";
import { reworded } from "../prose/rewordings/rewordings.js";
import { isTalk } from "../prose/talk.js";
import { leadingTurn, takesBackSomehow } from "../prose/turns.js";

/** The words of a change, without those that turn to it: `one change though: Par - Gas`. */
export function withoutTurn(text: string): string {
  const bare = text.trim().replace(turn, "");
  const left = forgetting.test(bare) ? bare : bare.replace(leadingTurn, "");
  return left === text ? text : withoutTurn(left);
}

/** `Forget about Holland, Denmark`: what is named there is what is not meant any more. */
const forgetting = regex("iu")`
  ^(?:(?:sorry|oh|no|ok|okay|actually|please)[,.! ]+)*(?:forget|cancel) (?:about )?
    (?!(?:it|that|this|what|all|everything)(?!\p{L}))\p{L}{3,15}[,:;.!-]
`;

/** Words that turn to something else. */
export const turning = wrapped`
  but|except(?: for| that)?|save(?: for)?|apart from|à part|bis auf|menos|only|just|with|although
  |though|aber|nur|allerdings|jedoch|ausser|außer|mais|sauf|seulement|pero|salvo|excepto|solo|sólo
  |ma|però|tranne|eccetto|maar|alleen|behalve|sondern|sino|bensì
`;

const turn = regex("iu")`
  ^(?:
    ${[
      turning,
      wrapped`
      (?:cancel|scrap|forget|scratch) (?:all )?(?:of )?(?:that|this|it)(?=
        [,.;:]? (?:we|i|all|everyone|everything|everybody|just|hold)(?!\p{L})
      )
      |au(?:tant| temps) pour moi|c['\u2019]est|it['\u2019]s|es ist
      |(?:
        (?:
          (?:and |but )?(?:nothing|everything|all|it all) (?:
            changes?|else changes|stays? (?:the same|as (?:it is|before|ordered))|is the same
            |the same|same|as before|unchanged
          )
          |(?:(?:finalement|sinon) )?(?:
            rien ne change|tout (?:reste|est) (?:pareil|comme (?:avant|prévu)|inchangé)|pareil
            |idem
          )
          |(?:es )?(?:bleibt )?alles (?:bleibt )?
            (?:so|gleich|beim alten|wie (?:gehabt|vorher|zuvor))
          |todo (?:queda |sigue |está )?(?:igual|como antes)
          |(?:resta )?tutto (?:resta |rimane )?(?:uguale|come prima|invariato)
        )(?=
          ,? (?:
            but|except|only|save|apart|sauf|mais|à part|excepte|außer|ausser|nur|aber|bis auf
            |salvo|excepto|menos|pero|tranne|eccetto|ma
          )(?!\p{L})
        )
      )
      |(?:(?:it['\u2019]?s )?(?:all |everything |orders |moves )?(?:the )?)?same (?:like|as) (?:
        before|earlier|above|i (?:said|sent|wrote|ordered)
        |my (?:last|first|earlier) (?:mail|orders?)|in my (?:last|first) (?:mail|one)
      )(?=,? (?:but|except|only|just|with|although|though)(?!\p{L}))
      |hang on|wait up|hold up|my bad|jk|(?:(?:just|only) )?(?:kidding|joking)
      |(?:no|nope|nah|nein|nee|non)(?= \p{L}{3,15} (?:
        stays?|holds?|goes|moves|to|bleibt|hält|geht|nach|reste|va
      )(?!\p{L}))
      |and|also|und|auch|et|aussi|that|dass|que|che|dat|actually|instead(?! of)|rather(?! than)
      |lieber|doch|plutôt|mejor|piuttosto|liever|please|bitte|pls|per favore|por favor|svp
      |s['\u2019]il (?:te|vous) plaît
      |one (?:small |little |last )?(?:change|correction|thing)(?: though)?
      |(?:with )?(?:one|a|this) (?:change|correction)|eine (?:kleine )?Änderung
      |une (?:petite )?(?:modification|correction|chose)|un cambio|una (?:modifica|correzione)
    `,
      wrapped`
      (?:could|can|would|will) (?:you|u)
      |(?:let['\u2019]?s )?(?:make|change|switch) (?:
        it|that|this|my (?:order|retreat|move|build|removal|orders)
      )(?: (?:to|into)(?!\p{L}))?
      |qui
      |i(?:['\u2019]d| would| should) (?:much )?(?:like|rather|prefer)(?: to)?(?: have)?(?!
        .*(?<!\p{L})(?:went|moved|sailed|marched|headed|held|stayed)(?!\p{L})
      )
      |i (?:want|meant?)(?: to)?|mach(?:e|t)?|(?:ändere|aendere)(?: das| es)?(?: auf| in| zu)?
      |ich (?:will|möchte|meinte|nehme|bevorzuge)|je (?:préfère(?:rais)?|choisis|veux|voudrais)
      |j['\u2019]aime(?:rais)? mieux|pr(?:eferisco|efiero)
      |(?:non|nein|no|nee) (?=
        (?:finalement|finalmente|al final|alla fine|am ende|doch|toch)(?!\p{L})
      )
      |(?:al final|alla fine|am ende)
    `,
      wrapped`
      (?:(?:dear|hi|hello|hey|hallo|liebe[rs]?|bonjour|cher|chère|hola|ciao|beste) )?(?:
        judge|gm|sir|madam|moderator|game ?master|host|adjudicator|emsd?|richter|spielleiter|juge
        |arbitre|juez|árbitro|giudice|scheidsrechter
      )(?=[,!])
      |oh no|(?:no|nein|non|nee)(?=[,:;.!-])|sry|soz|lol
      |having (?:slept on|thought about|thought over|considered|reconsidered) (?:
        it|this|things|the matter
      )
      |meant
      |it (?:should|ought to|must) (?:be|read|say)
      |let(?:['\u2019]?s| us| me) (?:do|try|go with|go for|take|use|have)|take|nimm|prends|prenons
      |on prend|prendi|toma|neem
    `,
    ].join("|")}
  )(?!\p{L})[\s,.:;\u2013\u2014-]*
`;

/** What words say of a change. */
interface Turned {
  /** Without what turns to it, and without talk. */
  readonly text: string;
  /** Words say that something changes: a place alone may be where a unit goes now. */
  readonly isTurned: boolean;
}

/** The words of a change as they are read against the orders that stand. */
export function turned(board: Board, written: string): Turned {
  const sentences = sentencesOf(written).map((each) => each.trim());
  const told = sentences
    .map((each) => withoutTurn(reworded(withoutTurn(named(each)))).replace(relative, "$1"))
    .filter((each) => /\p{L}/u.test(each) && !unchanged.test(each) && !isTalk(board, each));
  const joined = told.map((each) => each.replace(/[\s.!;,]+$/u, "")).join(", ");
  const text = withoutTail(joined.replace(unchangedBehind, "").replace(rather, " ")).trim();
  const plain = sentences.join(" ").replace(/[\s.!;,]+$/u, "");
  return { text, isTurned: text !== withoutIdleTail(plain) };
}

/** `... except Brest, which goes to Gascony` */
const relative = regex("iu")`
  ^((?:(?:the|la|le|el|il|die|den) |l['\u2019])?\p{L}[\p{L}.]{2,14}),? (?:
    qui|which|who|that|die|das|der|que|che
  )(?= (?:
    goes|moves|holds|stays|supports|should|va|reste|tient|soutient|geht|f\u00e4hrt|zieht|bleibt
    |nach|se queda|apoya|resta|appoggia
  )(?!\p{L}))
`;

/** `I've changed my mind about Paris: it goes to Picardy`: the unit in place of the word that points at it. */
function named(text: string): string {
  const [lead = "", unit] = spokenOf.exec(text) ?? [];
  return unit !== undefined && takesBackSomehow.test(lead)
    ? `${unit} ${text.slice(lead.length)}`
    : text;
}

const spokenOf = regex("iu")`
  ^[^.:;!?]{0,80}?(?<!\p{L})(?:
    about|for|concerning|regarding|as to|on|bei|f\u00fcr|wegen|zu|pour|concernant|para|sobre|per
    |su|voor|over
  )(?: (?:the|my|der|die|den|das|meine[rn]?|la|le|les|ma|mon|l'|el|mi|il|de|het|mijn))? ?
    (\p{L}[\p{L}.]*(?: \p{L}+)?)\s*[:,;]\s*(?:
      it|he|she|that one|this one|sie|er|es|elle|il|lei|ella|ze|hij
    )(?=\s)
`;

/** Words that only say that this is meant in place of something. */
const rather = regex("giu")`
  (?<!\p{L})(?:
    doch(?: lieber)?|lieber(?: doch)?|plut\u00f4t(?! que)
    |(?<!(?:['\u2019]d|would|should) )rather(?! than)|instead(?! of)|mejor|piuttosto|liever
  )(?!\p{L})
`;

const others = wrapped`
  (?:
    (?:the |my |all )*(?:
      rest|others?|other (?:orders?|moves?|units?|ones?|two)|remaining (?:orders?|moves?|units?)
    )(?: of (?:them|it|my orders))?
    |(?:every(?:thing|one)|all) else|(?:der )?rest|alles andere|die anderen|(?:tout )?le reste
    |les autres|il resto|(?:lo )?dem\u00e1s|el resto|de rest|o resto|otherwise|ansonsten|sonst
    |sinon|por lo dem\u00e1s|per il resto|verder
  )
`;
const asBefore = wrapped`
  (?:
    (?:as|like) (?:before|it (?:is|was)|they (?:are|were)|ordered|sent|planned)|(?:the )?same
    |unchanged|unver\u00e4ndert|gleich|so|wie (?:gehabt|zuvor|vorher|bisher)|inchang\u00e9\p{L}*
    |pareil(?:le)?s?|idem|comme (?:avant|pr\u00e9vu)|igual|como antes|uguale|invariato|come prima
    |hetzelfde|zoals eerder|(?:all |very |quite )?(?:fine|good|right|correct|perfect|ok(?:ay)?)
    |(?:alles )?(?:gut|richtig|passt)|(?:tout (?:est )?|c['\u2019]est )?(?:bon|bien|parfait)|bene
    |goed
  )
`;
const stands = wrapped`
  (?:
    (?:can |may |should |shall |to |please )*(?:
      stays?|remains?|is|are|stands?|keeps?|bleibt|bleiben|reste|restent|ne changent? pas|resta
      |restano|queda|quedan|sigue|siguen|blijft|blijven|fica
    )
  )
`;

/** `The rest same`, `army as before`: what does not change. */
const unchanged = regex("iu")`
  ^(?:and |but |und |et |y |e |en )?(?:
    ${others}(?: ${stands})?(?: ${asBefore})?
    |(?:the |my )?(?:army|armies|fleets?)(?: ${stands})? ${asBefore}
  )$
  |^(?:keep|leave) ${others}(?: ${asBefore})?$
`;
/** What does not change, said behind a change. */
const unchangedBehind = new RegExp(
  String.raw`,\s+(?:and |but |und |et |y |e |en )?${others}(?: ${stands})?(?: ${asBefore})?$`,
  "iu",
);

function withoutTail(text: string): string {
  const left = withoutIdleTail(text).replace(turnedTail, "");
  return left === text ? text : withoutTail(left);
}

function withoutIdleTail(text: string): string {
  return text.trim().replace(idleTail, "");
}

const turnedTail = regex("iu")`
  [\s,]+(?:
    (?:
      actually|after all|on second thoughts?|finalement|en fait|stattdessen|invece|in realt\u00e0
      |al final|en realidad|in plaats daarvan|toch|sorry|i meant?|(?:meinte|meine|wollte) ich
      |je voulais dire|volevo dire|quer\u00eda decir|bedoelde? ik
      |before (?:you )?(?:
        carry|carrying|send|sending|process|processing|run|running|do|doing|put|putting|use|using
      ) (?:it|that|them|my mail|the mail)(?: out| in| through)?
    )(?!\p{L})[\s,.!]*
  )+$
`;
const idleTail = regex("iu")`
  [\s,]+(?:
    (?:
      please|pls|plz|thanks|thx|thank you|then|lol|haha|now|bitte|danke|dann|jetzt|svp|stp
      |s['\u2019]il (?:te|vous) pla\u00eet
      |if (?:
        i may|you please|you would|you don['\u2019]t mind
        |that['\u2019]s (?:ok|okay|possible|all right)
      )
      |merci|alors|por favor|gracias|entonces|per favore|grazie|allora|graag|dank je
      |das (?:ist|war) alles|das war['\u2019]?s|c['\u2019]est tout|voilà(?: tout)?
      |that['\u2019]?s (?:all|it)|è tutto|es(?:o)? (?:es )?todo
    )(?!\p{L})[\s,.!]*
  )+$
`;
