/** The words by which people take back what they have just written, in their languages. */
import { regex, wrapped } from "../../../util/index.js";

/** Sighs before such words: `oh, damn`. */
const sighs = wrapped`
  hm+|uh+|um+|er+m?|euh+|äh+m?|bah|oh|ah|argh|ugh|d'?oh|damn|dang|ach|well|ok(?:ay)?|nah|nope
  |yikes|gosh|silly me
  |(?:
    dear(?: me)?|my(?: my| goodness| word)?|goodness(?: me| gracious)?|(?:good )?heavens|blimey
    |crikey|drat|bother
  )(?=[,:;.!-])
  |(?:or|oder|ou|o|of|but|aber|mais|pero|ma|maar)(?=,? (?:no|nein|non|nee)(?!\p{L}))
  |please|oups|zut|mist|(?:nein|non|nee|não|no|wait)(?=[,:;.!-])
`;

/** Excuses: behind them stands a correction, or `Russia` and an order like any other. */
const excuses = [
  "(?:er+m?|h+m+|uh+m*|um+)(?=[.!\\u2026])|(?:äh+m?|euh+)(?=[,.!\\u2026])",
  wrapped`
    sorry|w?h?oops(?:ie)?|my apologies|apologies
    |i (?:made (?:a mistake|an error|a typo)|mistyped|got (?:it|that) wrong)|forgive me|excuse me
    |pardon(?: me)?
  `,
  "entschuldigung|entschuldige|verzeihung|tut mir leid|d\u00e9sol\u00e9e?|excuse[zr]?(?:-moi)?",
  wrapped`
    je me suis trompée?|me (?:he )?equivoc(?:ado|ué)|enganei-me|me enganei
    |ik heb me vergist|(?:da )?habe ich mich (?:vertan|geirrt|vertippt|verschrieben)
    |ich habe? mich (?:vertan|geirrt|vertippt|verschrieben)
  `,
  // `Falsche Stadt, ich meinte Berlin`
  wrapped`
    (?:(?:that|it) was )?(?:the )?wrong (?:way(?: round)?|one|place|unit|turn|city|town|province|coast|kind|type)
    |(?:das war )?(?:der |die |das )?falsche[rs]? (?:stadt|ort|provinz|k\u00fcste|art|sorte|typ|einheit)
    |(?:je me suis|me suis) tromp\u00e9e? (?:de|d') ?(?:ville|province|case|lieu|c\u00f4te|type|unit\u00e9)
    |(?:ho|mi sono) sbagliat[oa](?: (?:la )?(?:citt\u00e0|provincia|casella|costa|tipo|unit\u00e0))?
    |me equivoqu\u00e9 de (?:ciudad|sitio|lugar|provincia|costa|tipo|unidad)
    |verkeerde (?:stad|plek|plaats|provincie|kust|soort|eenheid)
  `,
  wrapped`
    scusa(?:te|mi|temi)?|mi scuso|perdón|perdonad?|lo siento|disculpad?|desculpe?|perdão|excuses
    |oups
  `,
];

/** Only words that begin no order like any other stand here: `invece` and `enfin` could. */
const corrections = [
  "actually|(?:scratch|strike|scrap) (?:that|this|it)|no,? wait|wait,? no|wait|(?:hold|hang) on(?=[,:;.!-])",
  wrapped`
    n(?:o|on|ein|ee|ão),? (?:
      pardon|sorry|perdón|scusa|desculpe|entschuldigung|verzeihung|excuse[zr]?(?:-moi)?
    )
    |sorry,? no|no,? no|better(?=:| (?:a|f|army|fleet) )
  `,
  wrapped`
    (?:corrections?|amendment|change) (?:to|of|for) (?:the |my |that )?
      (?:above|last|previous|earlier|orders?|line|one)[a-z ]{0,20}
  `,
  // `Kleine Änderung:`, `une dernière correction :`
  wrapped`
    (?:
      (?:
        just|only|one|an?|another|the|small|minor|little|tiny|quick|last|slight|final|noch|nur
        |eine|kleine|kurze|letzte|encore|juste|une?|petite?|léger|légère|derni[eè]re?|solo|una
        |pequeñ[oa]|piccol[oa]|últim[oa]|ultim[oa]|nog|even|een
      ) )*(?:
        change|correction|modification|amendment|adjustment|tweak|änderung|korrektur|berichtigung
        |nachtrag|changement|rectification|cambio|corrección|modificación|modifica|correzione
        |rettifica|wijziging|correctie|aanpassing
      )s?(?: (?:though|tho|noch|dazu))?(?= ?[,:])
  `,
  wrapped`
    corrections?|corrected(?: order)?|on (?:second|further) thoughts?|second thoughts?(?=[,:])
    |on reflection|come to think of it
  `,
  wrapped`
    thinking (?:about it )?again|let me (?:change|correct|fix|rephrase|redo) (?:that|this|it)
    |i take (?:that|it) back
  `,
  wrapped`
    (?:(?:i(?:'d| would) like to|let me|i want to|i need to|i have to|i must|please) )?
      (?:correct|change|amend|revise|update|fix) (?:my|the|that|an?) (?:orders?|moves?)
      (?: for (?:the |my )?\p{L}{3,15})?(?=[,:])
  `,
  "changes? of (?:plans?|heart|mind)|make that|(?:that(?:'s| is| was) )?wrong|my (?:mistake|bad)|typo",
  wrapped`
    edit(?:ed)?|update[ds]?|amend(?:ed|ment)?|revised|revision|erratum|errata
    |(?:i(?: have|'ve)? )?chang(?:ed?|ing) my mind
  `,
  wrapped`
    n(?:e)?v(?:er)? ?m(?:ind)?(?! (?:a|f|army|fleet) \p{L}{3})
    |forget (?:it|that)(?! (?:last|first|second|third|one|line|order))
  `,
  "(?:mieux|beter|mejor|meglio)(?=:)",
  "(?:i )?meant?(?: to (?:say|write|order))?(?= )|i meant?|or rather|rather|no(?=[,:;.!-])",
  wrapped`
    (?:that|it|this) (?:should|must|ought to) (?:be|read|say)
    |should (?:be|read)(?! (?:
      no|nothing|fine|okay|ok|easy|enough|all|good|safe|fun|interesting|simple|clear|obvious|it
      |quite|pretty|a|about
    )(?!\p{L}))
    |(?:by which )?i mean
    |(?:my )?(?:new|latest|last|final) (?:orders?|change|decision|version)
      (?=[,:]| for (?:the |my )?\p{L}{3,15}:)
  `,
  wrapped`
    (?:forget|scrap|cancel|scratch|ignore|disregard) (?:about )?(?:all )?
      (?:what|everything|anything) i(?: have|'ve)? (?:
        said|wrote|written|sent|ordered|told you|mailed
      )(?: (?:before|earlier|above|just now|last time|yesterday|this morning|today|tonight))?
      (?:\s*\([^()]{0,60}\))?(?=[,:;.!-])
    |(?:forget|cancel) (?:about )?\p{L}{3,15}(?=[,:;.!-])
  `,
  wrapped`
    (?:please )?replace (?:my|the|all) [^:.;!]{3,60} (?:with|by) (?:this|these|the following)
      (?: ones?| set| orders?)?(?=:)
  `,
  wrapped`
    (?:please )?(?:
      forget|scrap|cancel|scratch|strike|ignore|disregard|delete|discard|withdraw|replace|void
    ) (?:all )?(?:of )?(?:(?:my|the|that|this) ){1,2}(?:
      earlier|previous|old|last|other|first|second|third|original
    ) (?:orders?|moves?|sets?|mails?|messages?|ones?|lines?)(?=[,:;.!-])
  `,
  "(?:my |the )?(?:new|latest) ones?(?=[,:])",
  "(?:it['\u2019]?s |exactly )?(?:the )?other way (?:a)?round(?=[,:;.!-])",
  wrapped`
    (?:please )?(?:change|correct|amend|update|fix|replace) (?:the |my )?
      (?:order for |orders for )?\p{L}{3,15}(?: please)?(?=:)
  `,
  wrapped`
    (?:please )?(?:forget|scrap|cancel|ignore|disregard) (?:about )?(?:the|my|that) [^.;:!]{3,40} (?:that )?i
      (?: have|'ve)? (?:sent|ordered|wrote|written|gave|given)(?: (?:
        before|earlier|you|yesterday|today|last time|this morning
      )){0,2}(?=[.;:!])
  `,
  wrapped`
    doch (?:nicht|lieber)|(?:ne|nee|n\u00f6),? (?:warte(?: mal)?|moment|halt|quatsch)|nein|halt(?=[,:;.!-])
    |moment(?: mal)?|stopp?(?=[,:;.!-])|warte(?: mal)?
    |korrektur|berichtigung
  `,
  wrapped`
    änderung|ich meinte?|gemeint (?:war|ist)|vielmehr|quatsch|irrtum|mein fehler|planänderung
    |(?:(?:ich )?hab(?:e)?(?:'s| es)? (?:ich )?mir|ich habe? es mir) anders überlegt
    |(?:besser|lieber)(?=[,:;.!-])
  `,
  wrapped`
    je change d'(?:avis|idée)|j'ai changé d'(?:avis|idée)|en fait|non(?=[,:;.!-])|attende?z
    |attends|(?:enfin|euh),? non|rectification|rectificatif|je (?:voulais dire|me corrige|corrige)|plutôt
  `,
  "oublie[zr]? (?:\u00e7a|cela)|changement(?: de plan)?|\u00e0 la r\u00e9flexion|erreur(?=[,:;.!-])",
  wrapped`
    anzi(?:,? no)?|aspetta(?:te)?|correzione|rettifica|volevo dire|intendevo|ripensandoci
    |errata corrige|mi correggo|(?:ho cambiato|cambio) idea
  `,
  wrapped`
    corrección|rectificación|rectifico|quise decir|quería decir|mejor dicho|más bien|espera
    |cambio de planes?|(?:he cambiado|cambio|cambié) de (?:idea|opinión)|me corrijo|en realidad
  `,
  wrapped`
    correção|quis dizer|queria dizer|aliás|na verdade|ou melhor|não(?=[,:;.!-])|digo(?=[,:;.!-])
  `,
  wrapped`
    (?:oder|ou|of|o|ou) (?:
      besser|lieber|nein|doch|plutôt|mieux|non|nee|liever|beter|meglio|mejor|no|melhor
    )
    |(?:finalement(?: non)?|endgültig|meglio|mejor|uiteindelijk|finalmente)(?![^,:]*,)
  `,
  wrapped`
    (?:
      (?:bitte )?(?:alles|das) (?:von )?(?:vorhin|vorher|eben|oben|bisher(?:ige)?) (?:bitte )?
        (?:vergessen|streichen|ignorieren)
      |(?:vergiss|vergesst|vergessen sie) (?:bitte )?(?:alles|das)
        (?: (?:von )?(?:vorhin|vorher|eben|oben))?
      |oubliez? (?:tout |ce )(?:ce )?qui précède|dimenticat[ei] tutto
      |olvid(?:a|ad|en) (?:todo )?lo (?:anterior|dicho)
    )(?=[,:;.!-])
  `,
  wrapped`
    nee(?: wacht)?|wacht(?: even)?|correctie|wijziging|rectificatie|ik bedoel(?:de)?
    |toch (?:niet|liever)|bij nader inzien|foutje|mijn fout
  `,
];

const gap = "[ ,.:;!*_=\\u2026-]+";
const sigh = `(?:(?:${sighs}|${excuses.join("|")})(?!\\p{L})${gap})`;
const correction = `(?:${corrections.join("|")})(?!\\p{L})`;
/** `wait no do bre mao instead`, `actually let's go with Ruhr` */
const choice = wrapped`
  (?:
    (?:(?:it|that)(?:'s| is) )?(?:let'?s |please |just |i'?ll |we'?ll )*
      (?:do|use|try|go with|go for|have) )?
`;
const begin = wrapped`
  ${sigh}{0,3}${correction}(?:
    ${gap}(?:${correction}|${excuses.join("|")}|nah|nope|oh)(?!\p{L})
  ){0,2}
`;

/** A line that begins otherwise begins with no correction and no excuse, and is none: asked first, for few do. */
export const turnAt = regex("iu")`
  ^[\s*_=#!-]*(?:
    \*|(?:never mind|forget it|${sighs}|${excuses.join("|")}|${corrections.join("|")})(?!\p{L})
  )
`;
/** One such word or excuse, and what parts it from what follows. */
export const leadingTurn = new RegExp(
  `^[\\s*_=#!-]*(?:${sighs}|${excuses.join("|")}|${corrections.join("|")})(?!\\p{L})(?:${gap}|$)`,
  "iu",
);
/** A line begins with words of correction. */
export const correctionAt = new RegExp(`^[\\s*_=#!-]*${begin}${gap}${choice}(?=\\p{L})`, "iu");
/** A line begins with an excuse, and perhaps corrects. */
export const excuseAt = new RegExp(
  `^\\s*\\*(?=\\p{L}[^*]*$)|^\\s*${sigh}{0,4}(?:${excuses.join("|")})(?!\\p{L})${gap}(?=\\p{L})`,
  "iu",
);
/** Such words are all that stands on a line. */
export const correctionAlone = new RegExp(`^[\\s*_=#!-]*(?:${begin})\\W*$`, "iu");
/** What units do, in the languages of players. */
const deeds = [
  wrapped`
    h|s|holds?|supports?|moves?|goes|takes?|attacks?|stays?|stands?|remains?|retreats?|sails?
    |marche?s?|convoys?|disbands?
  `,
  wrapped`
    hält|haelt|steht|bleibt|nach|zieht|geht|greift|unterstützt|tient|reste|soutient|va|attaque
    |resta|tiene|attacca|appoggia|muove|mantiene|apoya|ataca|mueve|se queda|mantém|apoia|fica
    |houdt|blijft|steunt|naar|gaat
  `,
].join("|");
/** The sign of a question, but within brackets. */
const asked = "(?<!\\([^()]{0,100})\\?";
/** Behind an order on its line: what follows corrects it. */
export const correctionWithin = new RegExp(
  [
    // `A Bur - Mun sorry A Bur - Ruh`
    wrapped`
      (?<=[->]\s?\p{L}{3,15})\s+
        (?=(?:${begin}|(?:${excuses.join("|")})(?!\p{L}))${gap}(?:a|f|army|fleet)\s\p{L}{3})
    `,
    // `rom to ven no wait rom to tus`
    wrapped`
      (?<=(?:-+>? ?| (?:to|into|nach|naar) )\p{L}[\p{L}. ]{1,15})\s+(?=
        (?:(?:hm+|oh|ah|argh|ach)[ ,.]+)?(?:
          no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|strike that
          |nein,? (?:doch|halt|warte)|ach nee|nee,? wacht|non,? attends|no,? espera|no,? aspetta
          |anzi no
        )(?!\p{L})${gap}\p{L}[\p{L}.]{2,15}(?: \p{L}{3,10})?(?: ?-+>? ?| (?:to|into|${deeds}) )
          \p{L}
      )
    `,
    // `ruhr bel lol wait no kiel hol`: a unit and its goal, and no more
    wrapped`
      \s+(?=
        (?:lol|haha+|oh|ah|ugh)?,? ?(?:
          no,? wait|wait,? no|actually,? no|nah,? wait|scratch that|sorry,? no
        )(?!\p{L})${gap}\p{L}{3,15} \p{L}{3,15}\s*$
      )
    `,
    // `I had A Bur - Mun but scratch that, A Bur - Ruh`
    "\\s(?:but )?(?=(?:scratch that|make (?:that|it)),? (?:a|f|army|fleet) \\p{L}[\\p{L}. /()]{1,20}\\s?-)",
    // `A Bur - Mun; *A Bur - Ruh`
    "[.!;]\\s+(?=\\*\\s?(?:a|f|army|fleet) \\p{L}{3})",
    // `Bur - Mun. Erm. Bur - Ruh`
    "[.!\\u2026]\\s+(?=(?:er+m?|h+m+|uh+m*|um+)[.!\\u2026]+\\s+\\p{L})",
    "[.!;]\\s+(?=[^.!?;]{3,60}(?<!\\p{L})instead\\s*(?:[.!;]|$))",
    `(?:[.!\\u2026]|${asked})\\s+(?=${begin}${gap}[^.!?]{1,30}[.!?]?\\s*$)`,
    wrapped`
      (?:[.,;!:\u2013\u2014]|${asked}|-{1,3})\s*(?=
        ${begin}[ ,:;.!]*(?:\p{L}+ ){0,6}(?:\p{L}*\s?-|(?:to|into|${deeds})(?!\p{L}))
      )
    `,
    wrapped`
      (?:[.,;!:\u2013\u2014]|-{1,3})\s*(?=
        (?:${excuses.join("|")})(?!\p{L})${gap}(?:a|f|army|fleet) \p{L}{3}
      )
    `,
    // `Tunis to the Ionian, sorry, Tunis to Tyrrhenian`: the same unit again
    wrapped`
      [.,;!\u2013\u2014]\s*(?=
        (?:${excuses.join("|")})(?!\p{L})${gap}(?:the |my )?(\p{L}{3,})(?: \p{L}+)? (?:to|into|${deeds})
          (?!\p{L})
      )(?<=(?:^|[.;!?,]\s*|\s)\1(?!\p{L})[^.;!?]{2,60})
    `,
  ].join("|"),
  "iu",
);
/** A line that is not understood and has such a word takes back what it names. */
export const takesBackSomehow = regex("iu")`
  \b(?:
    change|correct|replac|instead|rather|mistake|wrong|amend|revis|i meant|forget|never mind|scrap
    |scratch|cancel|ignor|disregard|overrul|overrid|supersed|swap|undo|\u00e4nder|korrig|ersetz
    |stattdessen|corrig|correg|modifi|remplac|cambi|rettific|rectific|sostitu|sustitu|substitu
    |invece|plut\u00f4t|wijzig|vervang|liever
  )
`;

/**
 * A handful of words: counted, since `\W` matches letters like `ü`, and one pattern for all would try every way
 * to part them.
 */
export function isBrief(text: string): boolean {
  const words = text.match(/[\p{L}']+/gu)?.length ?? 0;
  return words > 0 && words <= 6;
}
/** Behind an excuse, a unit: `Sorry, F Nwg not F Eng`. */
export const typed = /(?<!\p{L})(?:a|f|army|fleet) \p{L}{3}/iu;

/** `A Bur - Ruh (this is the right one)`: it takes the place of what stands above it, if anything does. */
export const marked = regex("i")`
  (?<=\S\s+)(?:[([*<-]+ ?)(?:
    (?:this|that) (?:one )?(?:is |counts)(?:the |my )?(?:right|correct|real|final|valid|new)?
      [^()[\]]{0,20}
    |use this(?: one)?|correct(?:ed|ion)|changed|updated?|revised|edit(?:ed)?|new(?: order)?
    |(?:this|that) one(?:,? (?:and )?not [^()[\]]{2,25})?
  )[)\]!*.> ]*$
`;

/** What was written above is not meant. */
export const retracting = regex("i")`
  ^\W*(?:please |pls )?(?:
    ignore|disregard|forget|scrap|cancel|discard|delete|strike
    |scratch(?= (?:all|the above|everything))
  )\s+(?:
    (?:all )?(?:of )?(?:the )?(?:above|that|this|it|all that|everything above)
    |(?:the|my) (?:
      orders? above|above orders?|(?:previous|earlier|last|first) (?:ones?|orders?|lines?)
    )
  )\W*$
`;
/** Nor what was written above such words, where what follows them is for all units. */
export const retractingAll = regex("iu")`
  ^\W*(?:(?:ok(?:ay)?|sorry|wait|no|please|pls|just|well|actually),? )*
    (?:ignore|disregard|forget|scrap|cancel|scratch)\s+(?:about )?(?:
      (?:all|everything|what|anything) i(?: have|['\u2019]ve)? (?:said|wrote|written|sent|ordered)
        (?: (?:before|earlier|above|just now|so far))?
      |(?:all )?(?:the|that|this|it)(?: all)?(?: above)?|everything(?: above)?
      |(?:the|my) (?:previous|earlier|last|old|other) (?:orders|moves|mail|message|set)
    )\s*[,:;.!\u2013-]+\s*(?=
      (?:all|everyone|everybody|everything|every|i hold|hold (?:all|every))(?!\p{L})
    )
`;
/** `I'm not sending anything yet`, `these are not my orders`: nor is what was written before such words. */
export const withdrawing = regex("iu")`
  (?<!\p{L})(?:
    alles zur(?:\u00fc|ue)ck|kommando zur(?:\u00fc|ue)ck|(?:on )?annul(?:e|ez|ons) tout
    |tout annul(?:er|\u00e9)|tutto annullato|annullo tutto|todo anulado|anulo todo|alles terug
    |(?:scrap|cancel|forget|ignore) (?:all of (?:it|that|this)|the whole lot|the lot|everything)
  )(?=\s*(?:[.,;!]|$))
  |(?<!\p{L})i (?:hereby |want to |have to |must )?(?:withdraw|retract|revoke|rescind|take back) (?:
    all|everything|every (?:order|move)|my (?:orders|moves)|what
  )(?!\p{L})[^:.;!?]{0,60}(?::[^.;!?]{0,200})?
  |(?<!\p{L})(?:
    i(?:['\u2019]m| am) not (?:sending|submitting|ordering|entering|giving)
    |i (?:won['\u2019]t|will not|do not|don['\u2019]t|do not want to|don['\u2019]t want to) (?:
      send|submit|order|enter|give
    )
  ) (?:you )?(?:anything|any(?: real)? (?:orders|moves)|(?:my )?orders)(?=
    \s+(?:yet|today|now|until|till|before|unless|this|for)(?!\p{L})|\s*(?:[.!,;]|$)
  )
  |(?<!\p{L})(?:these|those|this) (?:are|is) not (?:my|real|actual|an?) orders?(?!\p{L})
  |(?<!\p{L})(?:do not|don['\u2019]t) (?:enter|process|record|count) (?:
    this|these|any of (?:this|these)|them
  )(?=\s+(?:yet|now|until|before)(?!\p{L})|\s*(?:[.!]|$))
`;
/** `PS: strike 1 and 3`, of lines that have numbers. */
export const striking = regex("i")`
  ^\W*(?:(?:p\.? ?s|sorry|oops|please|no|actually|but|and)[,:.]{0,2} )*(?:
    strike|scrap|cancel|delete|forget|ignore|disregard|drop|scratch|not
  )(?: about)?(?: (?:orders?|lines?|numbers?|nos?\.?|moves?|items?))? ?#?
    (\d{1,2}(?:(?:,? and |,? & |, ?|,? or )#?\d{1,2})*)(?: please| again| after all)?\W*$
`;
export const ordinals = ["first", "second", "third", "fourth", "fifth"];
/** `PS scratch that second one` */
export const strikingOne = regex("i")`
  ^\W*(?:(?:p\.? ?s|sorry|oops|please|no|wait|actually|but|and)[,:.]{0,2} )*(?:
    strike|scrap|cancel|delete|forget|ignore|disregard|drop|scratch
  )(?: about)? (?:(?:the|that|my) )+(${ordinals.join("|")}) (?:one|order|line|move)
    (?: please| again| after all)?\W*$
`;
/** Only the line just above is not meant, or as many as are said: `Actually, ignore the last two lines`. */
export const retractingOne = regex("i")`
  ^\W*(?:(?:no|sorry|oops|please|pls|actually|wait|ok(?:ay)?|well|but),? )*(?:
    ignore|disregard|forget|scrap|cancel|discard|delete|strike|scratch|replaces|instead of|not
  )\s+(?:about )?(?:the |my |that |those |these )*(?:
    ${[
      "(?:line|order|one) above|above (?:line|order|one)|(?:last|previous) (?:line|order|one)",
      "(?:two|three|four|[2-4]) (?:(?:lines|orders|ones) above|above (?:lines|orders))",
      "(?:last|previous) (?:two|three|four|[2-4]) (?:lines|orders|ones)",
    ].join("|")}
  )(?: (?:please|again|after all))?\W*$
  |^\W*hold (?:that thought|(?:that|this) (?:one|order))(?: (?:as well|too))?
    (?:,? (?:till|until|for)\b[^.!?]{0,40})?\W*$
`;

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** How many lines such words speak of. */
export function countOf(text: string): number {
  const [said = ""] = /\b(?:two|three|four|[2-4])\b/i.exec(text) ?? [];
  return counts[said.toLowerCase()] ?? (Number(said) || 1);
}
