/** What is said of settings and sets none now: what holds later, what was told, and that all is to stay as it is. */
import { regex, wrapped } from "../../util/index.js";

/**
 * `When 1902 begins, I'd like two days`, `ten days, only for the first turn`: no setting holds from then, or
 * for so long.
 */
export function setsLater(sentence: string): boolean {
  return later.test(sentence);
}

const year = wrapped`
  (?:
    (?:the |dem |der |den |l['\u2019]|la |el |il |de )?(?:
      start|beginning|end|year|spring|fall|autumn|winter|frühjahr|frühling|herbst|jahr|année|an
      |printemps|automne|año|primavera|otoño|anno|autunno|jaar|voorjaar|herfst
    )(?: (?:of|de|del|di|van))? ){0,2}(?:
      19\d\d|next year|nächste[mns]? jahr|(?:l['\u2019])?(?:année|an) prochaine?
      |(?:(?:el )?año que viene)|(?:(?:el )?próximo año)|(?:l['\u2019])?anno prossimo
      |prossimo anno|volgend jaar
    )
`;
/** `From 1902 on`. */
const fromThen = regex("iu")`
  (?<!\p{L})(?:
    when|once|as soon as|from|as of|starting (?:in|with|from)|beginning (?:in|with)|after|until
    |till|ab|von|nach|à partir de|dès|après|desde|a partir de|dal|dall['\u2019]
    |a partire (?:dal|dall['\u2019])|vanaf
  ) ?(?<=[\s'\u2019])${year}(?: on(?:wards)?| an)?(?!\p{L})
`;

const thisOnly = regex("iu")`
  \b(?:only|just) (?:for |in |on )?(?:(?:the )?(?:first|next|current|present)|this|that)(?: one)? (?:
    one|turn|phase|move|round|season|time|deadline
  )\b
  |\b(?:for |in )?(?:the |this )(?:first |next |one )?(?:turn|phase|round|deadline) (?:only|alone)
    \b
  |\b(?:nur|bloß|lediglich) (?:für (?:die(?:se)?|den|diesen) |(?:die|in der) )?
    (?:(?:erste|nächste)[nr]? )?(?:runde|phase|zug|frist|züge)\b
  |\b(?:seulement|uniquement|juste) (?:pour )?(?:ce|cette|le|la) (?:premi[eè]re? |prochaine? )?
    (?:tour|phase|échéance)\b
  |\b(?:pour|à) (?:ce|cette|le|la) (?:premi[eè]re? |prochaine? )?(?:tour|phase) (?:seulement|uniquement)
    \b
  |\b(?:solo|sólo|soltanto) (?:para |per )?(?:
    este|esta|questo|questa|el primer|la primera|il primo|la prima
  ) (?:turno|fase)\b
  |\b(?:first|opening) (?:turn|phase|move|round|season)\b[^.]{0,80}\b
    (?:only|then|after that|afterwards)\b
`;

const later = new RegExp(`${fromThen.source}|${thisOnly.source}`, "iu");

/** `From 1902 I'd like four days a turn`: what is to hold from a turn on, and not only for one. */
export function beginsLater(sentence: string): boolean {
  return fromThen.test(sentence);
}

/** Such a sentence without the words that put it off: what would be set if it were to hold from now on. */
export function setForGood(sentence: string): string {
  return sentence.replace(later, " ");
}

/**
 * `In my last note I told them that the turn ends on Tuesday`, `his orders came in two minutes late`: what somebody
 * told or did sets nothing.
 */
export function tellsOfSetting(sentence: string): boolean {
  return told.test(sentence) || cameLate.test(sentence);
}

const cameLate = regex("iu")`
  (?<!\p{L})(?:
    (?:came|arrived|got|was|were|sent|mailed|reached|has been|have been)\s(?:[^.;!?]{0,40}?\s)?(?:too )?late
    |(?:kam|kamen|war|waren|trafen?)\s[^.;!?]{0,40}?zu sp\u00e4t|(?:arriv\u00e9|envoy\u00e9)\p{L}*\s[^.;!?]{0,40}?retard
    |(?:lleg|envi)(?:\u00f3|aron)\s[^.;!?]{0,40}?tarde|arrivat\p{L}*\s[^.;!?]{0,40}?ritardo
    |(?:kwam|kwamen|was|waren)\s[^.;!?]{0,40}?te laat
  )(?!\p{L})
`;

const told = regex("iu")`
  \b(?:i|we|he|she|they|somebody|someone|you)(?:['\u2019]ve| have| has| had)? (?:\p{L}+ )?
    (?:told|wrote|written|said|announced|promised|mentioned)\b
  |\b(?:ich|wir) (?:habe|haben|hatte|hatten)\b[^.]*\b
    (?:gesagt|geschrieben|angekündigt|versprochen)\b
  |\b(?:j['\u2019]ai|nous avons) (?:dit|écrit|annoncé|promis)\b
  |\b(?:he|hemos) (?:dicho|escrito|anunciado)\b|\b(?:ho|abbiamo) (?:detto|scritto|annunciato)\b
`;

/** `No, forget 8`, `scratch that`: what the same mail set above this is not meant any more. */
export function takesBackAbove(line: string): boolean {
  return takenBack.test(line);
}

const takenBack = regex("iu")`
  ^\W*(?:
    (?:
      no|nein|non|wait|hang on|hm+|oh|oops|sorry|actually|but|ok|okay|well|ach|moment|attends
      |espera|aspetta
    )[\s,.!:]+
  ){0,4}(?:
    forget (?:that|it|this|about (?:that|it)|what i (?:just )?(?:said|wrote)|the (?!rest|others?|remain)\p{L}+|\d)
    |(?:forget|scratch|scrap|strike|ignore|cancel|disregard|undo) (?:all (?:of )?)?
      (?:that|this|it|what i (?:just )?(?:said|wrote))
    |on second thoughts?|i(?:['\u2019]ve| have)? changed my mind
    |vergiss (?:es|alles(?! (?:andere|\u00fcbrige))|das(?! andere)|die(?! anderen)|den)
    |(?:oublie[sz]?|laisse[sz]?) (?:ça|cela|tomber)|olv[ií]d[ae]l?o?(?: eso)?
    |lascia (?:stare|perdere)|vergeet (?:dat|het(?! andere)|alles(?! andere)|maar(?! de rest))
  )(?!\p{L})
`;

/** `Don't move anything`, `Einstellen müssen Sie noch nichts`: nothing is to be set, whatever else the mail says. */
export function leavesAllAsIs(mail: string): boolean {
  return asItIs.test(mail);
}

const asItIs = regex("iu")`
  \b(?:don['\u2019]?t|do not|no need to|needn['\u2019]?t|without) (?:\p{L}+ )?
    (?:move|chang|set|touch|alter|shift)\p{L}* (?:
      anything|a thing|any of (?:it|this|that)|(?:any|the) (?:settings?|deadlines?|set-up)
    )(?! to\b)
  |\b(?:nothing|not a thing) (?:is |needs |has )?(?:to be |to )?(?:set|changed|moved|set up)\b
  |\b(?:einstellen|ändern|umstellen|verschieben|verstellen)\b[^.]{0,30}\b(?:nichts|nicht)\b
  |\bnichts (?:\p{L}+ )?(?:einstellen|ändern|umstellen|verschieben|verstellen)\b
  |\bne (?:changez|change|réglez|règle|touchez|touche|déplacez) (?:\p{L}+ )?(?:rien|à rien)\b
  |\bno (?:cambies?|cambie|toques?|toque|muevas?|mueva) nada\b
  |\bnon (?:cambi\p{L}*|tocc\p{L}*|spost\p{L}*|impost\p{L}*) (?:ancora )?niente\b
`;
