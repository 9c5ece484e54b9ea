/** What people say of their orders as a whole: that all stay as they are, and that they want to hear them once more. */
import { regex, wrapped } from "../../../util/index.js";

const start = "(?<!\\p{L})";
const end = "(?!\\p{L})";
const asItWas = wrapped`
  (?:
    (?:exactly |just |so )?(?:as|like|how|the way|where|with what) (?:
      i|it|they|that|things|you|before|in|my|ordered|said|sent|agreed|planned|previously|already
      |was|is|stated
    )(?!\p{L})
    |(?:alone|unchanged|untouched|be|as is|the same)
  )
`;

const keeping = new RegExp(
  [
    wrapped`
      ${start}(?:leave|keep|let) (?:please )?(?:
        (?:it|them|that) all|all of (?:it|them|that|this)|everything
        |all(?: (?:of )?(?:my|the) (?:orders|moves))?|things|(?:all )?(?:my|the) (?:orders|moves)
      ) (?:stay |stand |remain )?${asItWas}
    `,
    wrapped`
      ${start}(?:leave|keep|let) (?:it|them|that) (?:stay |stand )?(?:(?:just|exactly) )?
        (?:as (?:it|they|is|was)|the way (?:it|they))(?: (?:is|was|are|were|stands?))?\W*$
    `,
    wrapped`
      ${start}(?:everything|all|my orders|my moves|(?:they|those) all) (?:
        can |may |should |shall |is to |are to )?(?:just )?(?:stays?|stands?|remains?) ${asItWas}
    `,
    wrapped`
      ${start}(?:keep|use|take|stick (?:to|with)|go with|stay with) (?:what|whatever) (?:i|you)
        (?:['\u2019]ve)? (?:have |had |already |first |originally )*
        (?:sent|wrote|written|said|ordered|gave|given|got|have|had)${end}
    `,
    wrapped`
      ${start}(?:keep|use|take|play|stick (?:to|with)|go with|stay with) (?:(?:just|simply) )?(?:
        (?:(?:all )?(?:the|those|my) (?:last |latest |old )?(?:orders|moves|ones|set)(?: (?:that|which))?
          [ ]i(?:['\u2019]ve)? (?:have |had |already |last |first )*(?:sent|wrote|written|gave|given|mailed|submitted)
        )${end}
        |my (?:last|latest|present|current) (?:orders|moves|set)${end}
      )
      |${start}(?:the|my) (?:orders|moves)(?:
          [ ](?:that )?i(?:['\u2019]ve)? (?:have |already |last )*(?:sent|gave|wrote|given|written)
          (?: (?:you|yesterday|earlier|today|before|last night))?
        )?
        [ ](?:still |just |simply |will )*(?:stand|count|apply)${end}
      |${start}(?:nimm|nehmt|nehmen sie|verwende\p{L}*|nutz\p{L}*|behalt\p{L}*)(?: (?:sie|bitte|einfach|dann
      |doch))* (?:
        meine (?:letzten|bisherigen|alten) (?:befehle|z\u00fcge|orders)
        |(?:die (?:letzten )?(?:befehle|z\u00fcge|orders),?|das,?) (?:die|was) ich (?:\p{L}+ ){0,3}
          (?:geschickt|gesendet|geschrieben|abgegeben|gegeben) hab\p{L}*
        |was ich (?:\p{L}+ ){0,3}(?:geschickt|geschrieben|gesendet) hab\p{L}*
      )
      |${start}(?:die|meine) (?:letzten |bisherigen )?(?:befehle|z\u00fcge),?[ ]
        (?:die ich (?:\p{L}+ ){0,2}(?:geschickt|geschrieben) habe?,? )?
        (?:gelten|bleiben|stehen)${end}
    `,
    wrapped`
      ${start}(?:garde[rz]?|utilise[rz]?|prends|prenez|conserve[rz]?) (?:(?:simplement|juste|donc) )?(?:
        mes (?:derniers|anciens) (?:ordres|coups)
        |(?:les (?:derniers )?ordres que|ce que) j['\u2019]ai (?:d\u00e9j\u00e0 )?(?:envoy|donn|\u00e9crit)\p{L}*
      )
      |${start}(?:usa|usad|use|toma|tome|mant[e\u00e9]n\p{L}*|deja) (?:
        mis \u00faltimas (?:\u00f3rdenes|jugadas)
        |(?:las (?:\u00faltimas )?\u00f3rdenes|lo) que (?:ya )?(?:he )?(?:envi|mand|escrib|escrito|di)\p{L}*
      )
      |${start}(?:usa(?:te)?|tieni|tenete|tenga|prendi|prenda|mantieni|mantenga) (?:pure )?(?:
        (?:i miei ultimi ordini|le mie ultime mosse)
        |(?:gli (?:ultimi )?ordini|quello|quelli|ci\u00f2) che ho (?:gi\u00e0 )?(?:mandat|inviat|scritt|dat)\p{L}*
      )
      |${start}(?:gebruik|neem|houd|hou)(?: (?:dan|maar|gewoon))* (?:
        mijn laatste (?:orders|bevelen|zetten)
        |(?:de (?:laatste )?orders die|wat) ik (?:al )?(?:heb )?(?:gestuurd|gegeven|geschreven)\p{L}*
      )
    `,
    wrapped`
      ${start}(?:carry|go|keep) on (?:
        with (?:what|the (?:orders|moves)|my (?:orders|moves)|those)
        |as (?:before|planned|ordered|stated|previously|you (?:have|were)|i (?:said|wrote))
      )
    `,
    wrapped`
      ${start}(?:nothing (?:new|to (?:add|change)|changes)|no changes?) (?:
        from me|from my side|on my (?:side|part|end)|for me|to my (?:orders|moves)
      )
    `,
    wrapped`
      ${start}(?:lass(?:t|en sie)?|belass\p{L}*) (?:\p{L}+ ){0,3}?alles (?:\p{L}+ ){0,3}?
        (?:wie|beim alten|stehen)
      |${start}alles (?:bitte |einfach |doch )*(?:so |beim alten )?(?:lassen|bleibt|belassen)
        (?: so)?(?:,? wie|\W*$)
      |${start}(?:(?:es )?bleibt alles|alles) (?:so )?(?:
        wie (?:gehabt|besprochen|gesagt|bisher|vorher|geschickt|geschrieben)|beim alten
      )(?!\p{L})
      |${start}mach(?:en sie)? (?:bitte |einfach |so )*(?:weiter|so) ?(?:so )?wie (?:
        bisher|gehabt|zuvor|vorher
      )
    `,
    wrapped`
      ${start}laisse[rz]? (?:donc )?tout (?:comme|tel|en l['\u2019]\u00e9tat|ainsi)
      |${start}tout (?:reste|doit rester) (?:comme|tel)|${start}on ne change rien
      |${start}(?:ne )?change[rz]? rien \u00e0 mes ordres
    `,
    wrapped`
      ${start}d[e\u00e9]j(?:a|ad|e|en|ar)(?:lo)? todo (?:como|tal|igual|as\u00ed)
      |${start}todo (?:sigue|queda|se queda) (?:igual|como)
      |${start}(?:se )?queda todo (?:igual|como)
    `,
    wrapped`
      ${start}lasci(?:a|ate|o|amo)?(?:lo)? (?:pure )?tutto (?:com['\u2019]|come|cos\u00ec)
      |${start}(?:tutto (?:resta|rimane|resti)|(?:resta|rimane|resti) tutto) (?:
        com['\u2019]|come|cos\u00ec com
      )
    `,
    wrapped`
      ${start}laat (?:maar )?(?:alles|het|ze) (?:maar )?(?:zoals|zo)
      |${start}laat maar zo(?: staan)?(?!\p{L})
      |(?:${start}alles (?:blijft|mag blijven)|^\W*(?:het )?blijft(?: alles)?) zoals
    `,
    // `Bleibt alles so`, `tout reste comme ça`
    wrapped`
      ${start}(?:(?:(?:es|dann|also) )?bleibt (?:(?:also|dann|erst ?mal|bitte|bei mir) )*alles|alles bleibt) (?:
        so|gleich|dabei|stehen
      )(?=\s*(?:[.,;!]|$))
      |^\W*(?:ich )?lasse?(?: ich)? (?:es |alles )?so(?=\s*(?:[.,;!]|$))
      |${start}tout reste comme \u00e7a|^\W*(?:je laisse|on reste) comme \u00e7a(?=\s*(?:[.,;!]|$))
      |${start}(?:(?:se )?queda todo|todo (?:se )?queda) as\u00ed|^\W*lo dejo as\u00ed(?=\s*(?:[.,;!]|$))
      |${start}(?:tutto (?:resta|rimane)|(?:resta|rimane) tutto) cos\u00ec
      |^\W*lascio (?:tutto )?cos\u00ec(?=\s*(?:[.,;!]|$))
      |${start}alles blijft zo|^\W*(?:het blijft|ik laat het|ik laat alles) zo(?=\s*(?:[.,;!]|$))
    `,
    // `... No, let us leave it.`, behind a thought that is given up.
    wrapped`
      (?:^|[,.;:!?\u2026-])\s*(?:(?:but|aber|mais|pero|ma|maar|and|und)[ ,]+)?(?:(?:
        no|nah|nope|nein|nee|non|ach|well|hm+|na|nun|bon|bof|bueno|beh|nou|oh
      )[ ,.!\u2026]+){1,3}(?:(?:
        i['\u2019]ll|let['\u2019]s|i|we|lieber|besser|better|mejor|meglio|plut\u00f4t|doch
      )[ ,]+)*(?:
        (?:leave|keep) (?:it|that|them)(?: (?:like that|as (?:it|they) (?:is|are)|at that|be))?
        |(?:lassen wir|wir lassen)(?:['\u2019]s| es| das)?(?: so| dabei| bleiben)?
        |(?:ich )?lass(?:e|en sie)? (?:es|das)(?: doch)?(?: so| dabei| bleiben| gut sein)?
        |(?:je |on )?laiss\p{L}*(?: (?:\u00e7a|cela|tout))? (?:comme \u00e7a|ainsi|tomber)
        |(?:d\u00e9jalo|dejalo|dej\u00e9moslo|lo dejo|lo dejamos)(?: (?:as\u00ed|como est\u00e1|estar))?
        |va bene cos\u00ec|lasci(?:a|o|amo) (?:stare|cos\u00ec|perdere)
        |laat (?:het )?maar(?: zo| zitten)?
      )\W*$
    `,
  ].join("|"),
  "iu",
);

/** `I leave everything where it is`, `tout reste en place`: all orders stand, or where there are none, all units. */
const inPlace = regex("iu")`
  (?<!\p{L})(?:
    (?:(?:leave|leaving|keep|keeping|let) (?:it all|them all|all of them|everything|everyone|everybody|all)
      |(?:everything|everyone|everybody|(?:they )?all) (?:can |may |should |will |just )*(?:stays?|stands?|remains?)
    ) (?:exactly |just )?(?:
      where (?:it|they|he|everything|all|everyone)(?: all)? (?:is|are|stands?)|in place|put|standing
    )
    |lass\p{L}* (?:\p{L}+ ){0,2}alles (?:\p{L}+ ){0,2}?(?:stehen|wo (?:es|alles) (?:ist|steht))
    |(?:alles|es) bleibt (?:alles )?(?:\p{L}+ )?(?:stehen|wo (?:es|alles) (?:ist|steht))
    |laiss\p{L}* tout (?:\p{L}+ )?(?:en place|sur place|l\u00e0 o\u00f9)
    |tout (?:reste|demeure) (?:en place|sur place|l\u00e0 o\u00f9|o\u00f9)
    |d[e\u00e9]j\p{L}* todo (?:donde|en su (?:sitio|lugar))|todo (?:se )?queda (?:donde|en su (?:sitio|lugar))
    |lasci\p{L}* tutto (?:dov['\u2019]|dove|fermo|al suo posto)
    |(?:tutto (?:resta|rimane)|(?:resta|rimane) tutto) (?:dov|fermo|al suo posto)
    |laat alles (?:staan|waar)|alles blijft (?:staan|waar)
  )
`;

/** Are all units to stay where they are? */
export function keepsAllInPlace(sentence: string): boolean {
  return sentence.length <= longest && inPlace.test(sentence) && !otherThings.test(sentence);
}

/** It may be about settings, hang on something, or be told of somebody else. */
const otherThings = regex("iu")`
  \?
  |(?<!\p{L})(?:
    deadlines?|settings?|rules?|seats?|press|maps?|if|unless|except|but (?:not|for)|apart from|other than
    |save(?: for)?|bar
    |he|she|they (?:said|want)|wenn|falls|au(?:\u00df|ss)er|bis auf|frist|si|sauf|\u00e0 part|except\u00e9|hormis
    |salvo|excepto|menos|tranne|eccetto|a parte|als|behalve
  )(?!\p{L})
`;

/** `Leave everything as it stood in my first letter`, `carry on as before`: no order changes. */
export function keepsAllOrders(sentence: string): boolean {
  const said = sentence.replace(exactly, " ").replace(ifAbsent, " ");
  if (said.length > longest || otherThings.test(said)) return false;
  return keeping.test(said) || inPlace.test(said);
}

/** `Lass alles so, wie ich es geschrieben habe`, `leave it exactly as it is` */
const exactly = regex("giu")`
  (?:,?\s+(?:genau\s+)?(?:so|cos\u00ec|tal)\b,?|,?\s+(?:exactly|just|precisely)\b)\s+
    (?=(?:wie|as|like|come|como|y\s+como)(?!\p{L}))
`;

/** `If I'm not back in time, use what I sent`: orders that are sent stand anyway. */
const ifAbsent = regex("giu")`
  (?:^|(?<=[\s,;]))(?:and |und |et |y |e |en )?(?:
    (?:if|in case|should) (?:i|(?:the |this )?(?:turn|deadline|phase|it|you)|nothing)
    |(?:falls|wenn|sollte) (?:ich|(?:die|der|das) \p{L}+|du|sie|nichts|bis dahin)
    |(?:si|au cas o\u00f9) (?:je|j['\u2019]|le tour|la phase|tu|vous)|si (?:no|yo|el turno|la fase)
    |se (?:non|io|il turno|la fase)|(?:als|mocht) (?:ik|de (?:beurt|fase|deadline)|je)
  )(?!\p{L})[^,;.!?]{0,40}?(?<!\p{L})(?:
    back|write|reply|answer|respond|send|make it|hear|available|online|reach|home|away|gone|falls|comes|melde?
    |schreibe?
    |zur\u00fcck|schaffe|antworte|h\u00f6r\p{L}*|f\u00e4llt|weg|r\u00e9ponds|\u00e9cris|reviens|rentr\u00e9e?
    |tombe|arrive
    |vuelvo|escribo|respondo|contesto|llego|cae|torno|rispondo|scrivo|riesco|cade|terug|antwoord|schrijf|lukt
    |hoor\p{L}*
  )(?!\p{L})[^,;.!?]{0,30}(?:[,;]|(?=[.!?]*$)|(?=[ ](?:just|then|please|use|keep|take)(?!\p{L})))
`;

/** `I was wondering whether Vienna had better stay`: a thought, and no wish by itself. */
export function muses(sentence: string): boolean {
  return musing.test(sentence);
}

const musing = regex("iu")`
  (?<!\p{L})(?:
    (?:i|we)(?: am|['\u2019]m| was| were|['\u2019]ve been| had)? (?:half )?(?:
      thinking|wondering|wonder(?:ed)?|considering|considered|toying|pondering|in two minds|thought (?:about|of)
    )
    |\u00fcberleg\p{L}*|(?:ich )?(?:wei\u00df|weiss) nicht(?: recht)?,? ob|gr\u00fcbl?e\p{L}*|schwank\p{L}*|ich dachte
    |je me demand\p{L}*|j['\u2019]h\u00e9sit\p{L}*|je (?:pensais|songeais)
    |estaba pensando|pensaba|me preguntaba|dudaba|dudo si
    |pensavo|stavo pensando|mi chiedevo|ero indecis[oa]
    |ik (?:twijfel\p{L}*|dacht|overw\p{L}+|zat te denken)
  )(?!\p{L})
`;

const longest = 200;

const reading = new RegExp(
  [
    wrapped`
      ${start}(?:read|say|play|repeat|give|list|tell) (?:
        it|that|them|those|these
        |(?:all )?(?:my|the|those|these) (?:\p{L}+ )?(?:orders|moves|instructions)|everything|all
      )(?: (?:all|all of them))? (?:back|over|out|again|once more|through)${end}
    `,
    `${start}read (?:it |them |this |that )?(?:back|out) (?:to (?:me|us)|what|all|everything|the|my)${end}`,
    wrapped`
      ${start}(?:what|whatever) (?:do )?you (?:now )?have (?:
        on file|on record|down|noted|written down|for me|there
      ) (?:for|of|from|by|right now|now)?${end}
    `,
    wrapped`
      ${start}(?:repeat|recite|list|restate|go over) (?:
        it|that|them|those|these
        |(?:all )?(?:my|the|those|these) (?:\p{L}+ )?(?:orders|moves|instructions)
      )${end}
    `,
    wrapped`
      ${start}(?:
        (?:wieder\s?hol|auf\s?zähl|vor\s?les|vor\s?lies)\p{L}*
        |(?:lies|lesen sie) [^.!?]{2,40} (?:nochmal |noch einmal )?vor
      )${end}
    `,
    wrapped`
      ${start}(?:relire|relis(?:ez)?|répéter|répète[rz]?|répétez|récapituler?z?|redire|redites)
        ${end}
    `,
    `${start}(?:rep[ei\u00ed]t\\p{L}+|rele[ea]\\p{L}*|l[e\u00e9]e(?:me|r)\\p{L}*|recapitul\\p{L}+)${end}`,
    `${start}(?:ripet\\p{L}+|rilegg\\p{L}+|riepilog\\p{L}+|elenc\\p{L}+)${end}`,
    wrapped`
      ${start}(?:
        herhaal|herhalen|terug\s?lezen|voor\s?lezen|lees [^.!?]{2,40} (?:terug|voor)|opsommen
      )${end}
    `,
  ].join("|"),
  "iu",
);

/** Somebody is asked to do it. */
const asking = regex("iu")`
  \?
  |(?<!\p{L})(?:
    please|pls|plz|kindly|could you|can you|can u|would you|will you|might i|may i
    |be so (?:kind|good)|i(?:['\u2019]d| would) (?:like|be)|bitte|kannst|k\u00f6nn\p{L}*
    |w\u00fcrd\p{L}*|s['\u2019]il (?:te|vous)|pouv\p{L}+|pourr\p{L}+|peux|por favor|pued\p{L}+
    |podr\p{L}+|per favore|puoi|pu\u00f2|potrest\p{L}+|alsjeblieft|graag|kun|kunt|zou
  )(?!\p{L})
  |^\W*(?:read|say|repeat|list)(?!\p{L})
`;
/** What is repeated is no order, or by the writer. */
const notOrders = regex("iu")`
  (?<!\p{L})(?:
    i (?:\p{L}+ )?repeat|ich wiederhole|je r\u00e9p\u00e8te|repito|ripeto|ik herhaal|rules?
    |results?|question|message|letter|mail|press|map|history|deadline|regeln|ergebnis\p{L}*|frage
    |nachricht|frist|r\u00e8gles|question|message|reglas|pregunta|mensaje|regole|domanda|messaggio
    |regels|vraag|bericht
  )(?!\p{L})
`;

/** `Might I trouble you to read those back to me?`: the writer wants to see the orders as they are noted. */
export function asksToReadBack(sentence: string): boolean {
  return (
    sentence.length <= longest &&
    reading.test(sentence) &&
    asking.test(sentence) &&
    !notOrders.test(sentence)
  );
}
