/**
 * How people ask that something be said to somebody: what may stand before the verb, the verbs, and what stands between
 * a verb and the name. All who read such sentences take the words from here; whom they name is looked up in `readers`.
 */
import { regex, wrapped } from "../../../../util/index.js";

const polite = [
  wrapped`
    oye|oiga|porfa|xfa|vale|bueno|pues|venga|dai|allora|alors|tiens|mdr|ptdr|jaja|jajaja|jajajaja
    |holaa|holaaa|nog|hoor|hey|hi|hello|yo|oi|omg|alright|right|anyway|wait|ay+|ey|dude|bro|bruh
    |um+|hm+|lmao|lol|haha|psst+|hiya|heya|yoo+|kindly|possibly|hallo|bonjour|salut|hola|ciao|ok|okay|k|oh|ah
    |well|yes|yeah|yep|no|sure|so|and|but|then|also|plus|btw|fyi|n|by the way|just|please|pls|plz
    |p\.?s\.?|p\.?p\.?s\.?|n\.?b\.?|now|dear|my dear|cher|chère|lieber?
    |sehr geehrter|estimado|caro|cara|beste|bitte|und|dann|ja|et|y|e|en|graag
  `,
  wrapped`
    (?:one|two|a|another)(?: (?:last|more|final|other|further|small|little|quick))? (?:
      things?|questions?|requests?|favou?rs?
    )
    |finally|lastly|(?:eine )?letzte (?:bitte|sache)|noch (?:etwas|eine bitte|eins)
    |une (?:dernière|autre) (?:chose|demande)|una (?:última|otra) cosa
    |un['\u2019](?:ultima|altra) cosa|nog (?:één|een) ding
  `,
  "judge|ems|juge|rechter|computer|robot|monsieur le juge|mister|mr|herr|sir|madam|richter|juez|giudice",
  wrapped`
    (?:can|could|would|will|might|cld|wld|cud|can't|couldn't) (?:
      you|u|ya|some(?:one|body)|any(?:one|body)
    )
    |do (?:you|u) mind|mind|how about|(?:would|could) it be possible to|is it possible to|maybe
    |perhaps
  `,
  wrapped`
    (?:
      i wonder|i was wondering|might i ask|may i ask
      |i should be (?:most )?(?:grateful|obliged|glad)|it would be (?:kind|nice|good|great)
      |i(?:['\u2019]?d| would) be (?:grateful|obliged|glad)
    ) (?:if|whether) you (?:could|would|might)
    |if (?:you|u) (?:could|would|can|will)|(?:may|might|could|can) i trouble you to
    |would you be so (?:kind|good) to|be so (?:kind|good) (?:as to|and)
  `,
  wrapped`
    (?:i['\u2019]?d|(?:i|we) (?:would|should)|we['\u2019]?d) (?:like|love) (?:you )?to
    |(?:i )?(?:want|wanna|wanted|wish) (?:you )?to|(?:i )?need you to
    |(?:may|might|can) i (?:therefore )?ask you to|(?:i )?(?:beg|ask|request) you to
    |you (?:can|may|could|should)|u(?= (?:tell|ask|let|say))|go
  `,
  wrapped`
    buonasera|buongiorno|salve|mi fai (?:la cortesia|il favore|il piacere) di|mi faccia la cortesia di|hazme el favor de
    |(?:fais|faites)-moi le plaisir de|tu mir den gefallen und|(?:kannst|könntest|würdest) du
    |(?:könnt|könntet|würdet) ihr
    |(?:können|könnten|würden) sie|ich (?:möchte|bitte sie|bitte dich)
    |sei(?:en sie)? so (?:nett|gut|lieb|freundlich) und
  `,
  wrapped`
    (?:peux|pourrais)-tu|(?:pouvez|pourriez|voulez)-vous|tu peux|vous pouvez|veuillez
    |merci (?:au (?:mj|meneur(?: de jeu)?|maître(?: de jeu)?) )?de(?: bien vouloir)?
    |prière de|auriez-vous (?:l['\u2019]amabilité|la gentillesse) de|je voudrais
    |il faut|il faudrait|est-ce que (?:tu peux|vous pouvez)
    |(?:puedes|podrías|puede|podría|podéis|podríais|pueden|podrían)
    |quisiera|(?:puoi|potresti|può|potrebbe|potete|potreste)|vorrei|(?:kun|kunt|zou|wil) (?:je|u)
  `,
  "s'il (?:te|vous) pla\u00eet|svp|stp|por favor|per favore|alsjeblieft|alstublieft",
  "secretly|privately|quietly|discreetly|confidentially|separately|in (?:secret|private|confidence)",
].join("|");

/**
 * `btw`, `and could you please`, `would you mind`: what stands before the verb and changes nothing about what
 * it wants.
 */
export const lead = `^[^\\p{L}\\p{N}_]*(?:(?:${polite})[ ,!:-]+)*(?:do )?`;

/** `Sag bitte`, `dis donc`: what stands between the verb and the name. */
export const softener = wrapped`
  (?:
    \s+(?:
      please|pls|plz|kindly|also|just|then|bitte|mal|doch|noch|auch|donc|aussi|juste
      |s'il (?:te|vous) plaît|por favor|per favore|even|alsjeblieft|alstublieft|maar
    )
  )*
`;

/** `PRESS TO FRANCE`, `BROADCAST`: the words below such a heading are left as they are. */
export const opensMessage =
  /^\W*(?:(?:gr[ae]y |white |fake )?(?:press|broadcast|postal|statement)|diary)\b/im;

/** Whoever is spoken to or speaks is told nothing by the judge. */
export const others = "(?!(?:me|us|you|u|mir|uns|moi|nous|dir|mi|ci)\\b)";

const passing = wrapped`
  (?:
    pass(?:ing)?|send(?:ing)?|forward(?:ing)?|relay(?:ing)?|giv(?:e|ing)|hand(?:ing)?
    |convey(?:ing)?|transmit(?:ting)?|communicat(?:e|ing)|deliver(?:ing)?|bring(?:ing)?
    |get(?:ting)?|leav(?:e|ing)|drop(?:ping)?|slip(?:ping)?|shoot(?:ing)?|sneak(?:ing)?
  )(?: (?:on|over|along))?(?: this| it| that| them
    | (?:a|an|the|this|the following|my|one|another)(?: (?:\p{L}+ )?(?:
      message|note|letter|word|line|text|dm|pm|mail|email|answer|reply|greeting
    )s?)?
    | the following| these (?:words|lines)| word)?
    (?: on| over| along| through| across| a?round| out)? (?:to|for)
`;

/** `Transmettez ceci à`, `inoltri questo messaggio a`. */
const passingAbroad = wrapped`
  (?:
    (?:haz|haga|hágan?|hazle|hágale|hazles|háganle|hacer(?:le)?)(?: llegar| saber)
      (?: (?:esto|este mensaje|lo siguiente))?(?: a|(?= al ))
    |(?:fai|fate|faccia|fare|far|fagli|falle)(?: avere| arrivare| sapere)(?: (?:
      questo|questo messaggio|quanto segue|(?:(?:queste|due|un paio di) )+righe
    ))?(?: a|(?= a(?:l|lla|gli|i) | all[\u2019']))
    |(?:geef|geeft|stuur|zend|breng)(?: (?:dit|dat|het|het volgende|dit bericht))?(?: even)?
      (?: door| over)? (?:aan|naar)
    |(?:(?:dit|dat|het|het volgende|dit bericht) )?(?:even )?
      (?:doorgeven|doorsturen|overbrengen|sturen) (?:aan|naar)
    |(?:
      transmettre|transmets|transmettez|(?:faire|fais|faites) (?:suivre|passer)|envoyer|envoie
      |envoyez|adresser|adressez
    )(?: (?:ceci|cela|ça|ce (?:message|mot)|le (?:message|mot) suivant|ce qui suit))? (?:à|aux?)
    |(?:
      weiterleiten|leite|leiten sie|schick|schicken sie|sende|senden sie|übermittle
      |übermitteln sie
    )(?: (?:bitte|das|dies|folgendes|diese nachricht|die folgende nachricht))* an
    |(?:
      dale|entrega|entregue|transmite|transmita|transmitir|envía|envíe|enviar|manda|mande|mandar
      |reenvía|reenvíe
    )(?:le)?(?: (?:esto|este mensaje|lo siguiente))?(?: a|(?= al ))
    |(?:
      trasmetti|trasmetta|trasmettere|invia|invii|inviare|manda|mandi|inoltra|inoltri|inoltrare
      |gira|giri|girare
    )(?: (?:questo|questo messaggio|quanto segue))?(?: a|(?= a(?:l|lla|gli|i) | all[\u2019']))
  )
`;

/** `Tell`, `whisper to`, `pass a word to`, `dites à`: what stands behind the name is the message. */
export const telling = wrapped`
  (?:
    announc(?:e|ing) to|(?:let it be|mak(?:e|ing) it) known to|tel(?:l(?:ing)?)?|inform(?:ing)?
    |let(?:ting)?(?= [^.:!?]{2,80} (?:know|hear|understand)\b)|notify(?:ing)?
    |writ(?:e|ing)(?: to)?|messag(?:e|ing)|msg|dm|pm|text(?:ing)?|ping(?:ing)?
    |(?:e-?)?mail(?:ing)?|whisper(?:ing)?(?: to)?|mention(?:ing)? to|explain(?:ing)? to
    |erkläre?(?: sie)?(?! (?:bitte |mal )?(?:mir|uns)(?!\p{L}))|explique[rz]? (?:à|(?=aux? ))
    |expl[ií](?:ca|que)(?:les?)?(?: a|(?= al? ))
    |spieg(?:a|hi|are)(?: a|(?= a(?:l|lla|gli|i) | all[\u2019']))
    |leg (?:het |even )*(?:aan)?(?= [^.:!?]{2,40} uit(?!\p{L}))|report(?:ing)? to
    |signal(?:ling)?(?: to)?|${passing}|say(?:ing)?(?: (?:it|this|that))? to
    |repl(?:y|ying)(?: back)? to|respond(?:ing)? to|answer(?:ing)?
    |(?:drop|send|shoot|give|slip|sneak)(?= [^:.?!]{3,40} an? (?:
      (?:short|quick|private|friendly|little|kind|secret) )?(?:line|note|message|word|text|dm)\b)
    |(?:give|send|pass|hand|show|gib|geben sie|schick|schicke|schicken sie|geef|stuur)(?= [^.:!?]{2,60} (?:
      this|these (?:words|lines)|the following|dies|folgendes|dit|het volgende
    )[^.:!?]{0,30}:)
    |(?:send|schick|schicke)(?= (?:him|her|them|everybody|everyone|ihm|ihr|ihnen|\p{Lu}\p{L}+):)
    |(?:gib|gibst du|geben sie|geben)(?= [^.:!?]{2,60} bescheid\b)
    |geef(?= [^.:!?]{2,40} door(?!\p{L}))|(?:lass|lassen sie|lasst)(?= [^.:!?]{2,60} wissen\b)
    |antworte|antworten sie|réponds à|répondez à|répondre à|responde a|responda a|rispondi a
    |antwoord(?: aan)?|sag|sage|sagen sie|sagen|schreib|schreibe|schreiben sie|schreiben|richte
    |richten sie|teile|teilen sie|informiere|informieren sie|préviens|prévenez|avertis|avertissez
    |informez|(?:merci d['\u2019])?(?:informer|avertir)|prévenir|avisa a|avise a|avvisa|avverti|informa(?: a)?
    |dis(?: bien)? à|dire à|faire savoir à
    |fais savoir à|faites savoir à|dites(?: bien)? à|dis(?= au[x ])|dites(?= au[x ])
    |dire(?= au[x ])|(?:écris|écrivez|écrire)(?: (?:en privé|discrètement))? (?:à|(?=aux? ))
    |(?:
      diles?|decirles?|decid(?:les?)?|dígan?les?|diga
      |(?:escríbe|escríba|escribe|escriba)(?:les?)?(?: en privado)?
    )(?: de mi parte)?(?: a|(?= al ))
    |(?:di|dire|dica|dite|scrivi|scriva|scrivete|scrivere)(?: (?:da parte mia|per favore))?
      (?: a|(?= a(?:l|lla|gli|i)?[ \u2019']| all['\u2019]))
    |di'|dì|dille|digli|fai sapere|riferisci|zeg(?: tegen| aan)?|${passingAbroad}
  )
`;

/** `Ask`, `remind`, `thank`: whole, these are clear to their reader; without the verb they are not. */
export const asking = wrapped`
  (?:
    ask(?:ing)?(?! a?round(?!\p{L}))|frag|frage|fragt|fragen sie|demande[rz]?(?: (?:à|aux?))?
    |preg(?:untar?|unte|úntan?|únte)(?:les?)?(?: a|(?= al ))
    |(?:chiedi|chiedere)(?: a|(?= a(?:l|lla|gli|i)?[ \u2019']| all['\u2019]))
    |vraag(?: aan)?
  )
`;
/** Words that begin what somebody is asked: `Ask Italy why he left`. */
export const questionWords = wrapped`
  if|whether|what(?:['\u2019]s)?|when|where|why|how|which|who(?:se|m|['\u2019]s)?|ob|was|wann
  |wo(?:hin|her|mit|rum|zu)?|warum|weshalb|wieso|wie|wer|wen|wem|welche\p{L}*|si|pourquoi|comment
  |quand|où|ce qu[ei]|quel\p{L}*|combien|qui|quoi|(?:por )?qué|q|cuá\p{L}+|cuando|dónde|cómo
  |quién\p{L}*|se|perch[eéè]|(?:che )?cosa|quando|dove|quant[aeio]|quali?|chi|of|waar\p{L}*|wat
  |wanneer|hoe(?:veel)?|welke?
`;
export const urging = wrapped`
  (?:
    remercie[rz]?|ringrazi[a]?|d(?:ale|ele|[aá]le)s? las gracias a|bedank(?! je| u)
    |dank[e]?(?= (?:den |dem |der )?\p{Lu}[^.!?]{2,30} (?:von mir|für)(?!\p{L}))|remind(?:ing)?
    |warn(?:ing)?|advis(?:e|ing)|urg(?:e|ing)|beg(?:ging)?|thank(?:ing)?|congratulat(?:e|ing)
    |assur(?:e|ing)|promis(?:e|ing)|welcom(?:e|ing)
    |bid(?:ding)?(?= [^.!?]{2,40} (?:welcome|farewell|good))|suggest(?:ing)?(?= to)|wish(?:ing)?
    |wünsche?n?(?: sie)?|souhaite[rz]?(?: à)?|desea(?: a)?|augura(?: a)?|wens|\u017cycz
    |warne?n?(?: sie)?
  )
`;

/** `My kind regards`, `our love`: what is passed on as it is. */
export const compliments = wrapped`
  (?:my|our) (?:\p{L}+ ){0,2}(?:
    regards|love|compliments|greetings|thanks|apologies|respects|wishes|best
  )
`;

/** `My regards to the Tsar`, `say sorry to Austria`: said as it is. */
export const greeting = wrapped`
  (?:
    grüß(?:e|en sie)?(?! (?:aus|von|vom)(?!\p{L}))|saluda(?: a)?|saluta|salue[rz]?
    |(?:give|send)(?= [^.:!?]{2,50} ${compliments}(?!\p{L}))
    |greet(?:ings)?(?! from(?!\p{L}))(?: to)?
    |(?:give|send|pass(?: on)?|convey|extend|forward)(?: (?:my|our) (?:\p{L}+ ){1,3})to
    |say (?:sorry|hi|hello|thanks|thank you|thx|goodbye|bye|congrats|congratulations) to
  )
`;

/** `I'd like the Russian to know that ...`, `see to it that France and Germany both learn ...` */
export const knowing = wrapped`
  (?:know|learn|hear|understand|be (?:told|informed|aware|notified|warned|reminded))
    (?: (?:please |also ))?(?: (?:that|of|about))?
`;

/** `Dis-lui que`, `dile que`, `digli che`: with the one who is told as a word of its own. */
export function unfused(line: string): string {
  const spelled = line.replace(chatLink, "$1 que ");
  return fusions.reduce((left, [fused, apart]) => left.replace(fused, apart), spelled);
}

/** `Dile a rusia q ...`: a phone's spelling of what joins the words. */
const chatLink = regex("iu")`
  ^(
    .{0,30}?(?<!\p{L})(?:
      d[i\u00ed]\p{L}{0,4}|d[i\u00ed]ga\p{L}{0,4}|decir\p{L}{0,3}|avisa\p{L}*|av\u00edsa\p{L}*
      |escr[i\u00ed]b\p{L}*|manda\p{L}*|m\u00e1nda\p{L}*|dis|dites|dire|\u00e9cri\p{L}*
      |pr\u00e9vien\p{L}*|scriv\p{L}*|dig?li|dille|dirgli|dirle
    )(?!\p{L})(?:(?! (?:que|q|k|ke|qe) )[^.:;!?]){0,60}?
  ) (?:q|k|ke|qe)(?= )\s*
`;

/** A phone's spelling, put back into words that are quoted. */
export function fused(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(dis|r\u00e9ponds|dites|r\u00e9pondez|demandez?) \u00e0 (lui|leur)(?!\p{L})/giu,
      "$1-$2",
    )
    .replace(/(?<!\p{L})(?:dile|pregunta) a lui(?!\p{L})/giu, "dile")
    .replace(/(?<!\p{L})di a lui(?!\p{L})/giu, "digli");
}

const fusions: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(dis|r\u00e9ponds|dites|r\u00e9pondez|demande|demandez)[- ](lui|leur)(?!\p{L})/giu,
    "$1 \u00e0 $2",
  ],
  [
    regex("giu")`
      (?<!\p{L})(?:d[i\u00ed]le|d[i\u00ed]gale|resp\u00f3ndele|cont\u00e9stale)
        (?=(?:,? (?:por favor|de mi parte),?)?(?::| que(?!\p{L})))
    `,
    "dile a lui",
  ],
  [/(?<!\p{L})preg\u00fantale(?= si(?!\p{L}))/giu, "pregunta a lui"],
  [/(?<!\p{L})chied(?:igli|ile)(?= (?:se|quando)(?!\p{L}))/giu, "chiedi a lui"],
  [
    regex("giu")`
      (?<!\p{L})(?:
        digli|dille|scrivigli|scrivile|rispondigli|rispondile|(?:gli|le) (?:dica|scriva|risponda|riferisca)
      )(?=
        (?:,? (?:per favore|da parte mia),?)?(?::| che(?!\p{L}))
      )
    `,
    "di a lui",
  ],
  // `Digli di sì`, `dis-lui oui`: a yes or a no is all that is said.
  [/(?<!\p{L})(?:digli|dille)(?: pure)?(?: di| che)? (?=(?:s[iì]|no)(?![\p{L}]))/giu, "di a lui "],
  [/(?<!\p{L})d[ií]le(?: que)? (?=(?:s[ií]|no)(?=[\s,.!'’]*(?:$|[,.!])))/giu, "dile a lui "],
];

const him = "(?:him|her|them|em|ihm|ihr|ihnen|lui|leur|hem|haar|hen)(?!\\p{L})";

/** `... 😂 tell him nobody broke anything`: who he is stands before it. */
export const tellsHim = regex("iu")`
  (?<!
    (?<!\p{L})(?:
      to|i|we|you|u|not|don['\u2019]t|dont|never|please|pls|can|could|will|would|just|so|and|und
      |et|ich|zu
    )
  )\s+(?=
    (?:(?:so|please|pls|just|can (?:you|u)|could you|bitte) )*(?:
      (?:tell|remind|warn|sag|antworte|dis|dis à|zeg) ${him}|(?:dis|réponds)-(?:lui|leur)
      |(?:dile|digli|dille|scrivigli|scrivile)(?: que| che|:| di s[iì]| s[iì])
    )
  )
`;

/** `Et \u00e0 la Turquie, dis simplement bonjour`: the name stands before the verb. */
export const namedFirst = regex("isu")`
  ^\W*(?:(?:and|und|et|y|e|en|also|then|oh)[ ,]+)*(?:
    (?:to|à|aux?|a|al|alla|an|ai|aan|tegen)\s+|all['\u2019]|à l['\u2019]
  )?(?<who>(?:(?:the|den|dem|der|la|le|les|el|los|il) |l['\u2019])?\p{L}{3,}),?\s+
    (?:(?:just|please|simply|bitte)\s+)*(?:
      tell|say|dis|dites|réponds|sag|sage|richte|schreib|dile|dis|di|dica|digli|dille|zeg
    )(?!\p{L})(?:[- ]${him})?(?!\s+(?:me|us|mir|uns|moi|nous|mi|ci)(?!\p{L}))(?:
      \s+(?:
        just|simply|only|simplement|juste|seulement|einfach|nur|bitte|simplemente|plutôt|aussi
        |auch|lieber|también|mejor|anche|piuttosto|ook|liever|also|solo|sólo|semplicemente|gewoon
        |alleen|maar
      )(?!\p{L})
    )*\s*(?:(?:that|que|che|dass|dat)\s+|qu['\u2019]|:\s*)?(?<what>\S.*)$
`;

const opening = new RegExp(
  `${lead}(?:${telling}|${asking}|${urging}|${greeting})(?=[\\s\u2019'])${softener}\\s*${others}`,
  "isu",
);

/** Does this begin with a verb of telling, whoever is told? */
export function opensTelling(line: string): boolean {
  return opening.test(unfused(line)) || namedFirst.test(line);
}
