/**
 * Sentences with a verb of telling and somebody's name that ask for no message: what must not be told (`Tell Italy
 * nothing of this`), and what their writer has told or will ask themselves (`I have to ask Italy first`).
 */

import { sentencesOf } from "../../../language/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { readersIn } from "./readers/readers.js";

/** Does this sentence only say whom nothing is to be told, or not yet? */
export function forbidsTelling(speaker: Speaker, sentence: string): boolean {
  return namesReader(speaker, forbidding, sentence);
}

/** `Ask the others for their orders`, from a GM: a reminder, as the judge words it. */
export function asksForOrders(sentence: string): boolean {
  return forOrders.test(sentence);
}

const forOrders = regex("iu")`
  ^(?!\W*(?:did|have|has|hast|hat|as-tu|avez|ho|hai|shall|should|may|i|ich|je|yo|io|ik)(?!\p{L}))
    [^"\u201c\u201e\u00ab:]{0,40}(?<!\p{L})(?:
    (?:ask|chase|bug|pester|hassle|press|bother) (?:\p{L}+ ){1,5}(?:for|about) (?:their|his|her|the|some|missing)
      (?: missing| outstanding)? (?:orders|moves)
    |(?:remind|nudge|prod|poke|chase|ping)(?: up)? (?:\p{L}+,? ){1,5}(?:about|of|for|to send(?: in)?)[ ]
      (?:(?:its|his|her|their|the|missing|late|overdue|outstanding) ){1,2}(?:orders|moves|turn)
    |(?:give|send|drop) (?:\p{L}+,? ){1,4}an? (?:\p{L}+ ){0,2}(?:nudge|reminder|poke|prod|ping)
      (?:(?: (?:about|of|for|to send(?: in)?)(?: \p{L}+){0,2} (?:orders|moves|turn))?(?=\W*$))
    |(?:remind|nudge|prod|poke|chase|ping)(?: up)? (?:all|anyone|anybody|every(?:one|body)|those|(?:the )?players)
      (?: (?:of them|who is|who are|still)){0,2} (?:missing|late|outstanding|overdue)
    |(?:remind|nudge|prod|poke|chase|ping)(?: up)? (?:\p{L}+ ){1,4}(?:who(?:ever)?|that)
      (?:['\u2019]s| is| are| has| have|haven['\u2019]t|hasn['\u2019]t|didn['\u2019]t| did)?\s?
      (?:haven['\u2019]t|hasn['\u2019]t|didn['\u2019]t|not|late|missing|yet to|still)
    |(?:reminders?|nudge) to (?:\p{L}+ ){1,4}(?:who|that|whose|without|with no)
    |(?:every(?:one|body)|all|players) (?:without|with no) (?:orders|moves) (?:get|have|receive)
    |(?:alle|die|jeden)[^.?!]{0,30} erinner\p{L}*,? (?:die|der|deren) (?:\p{L}+ ){0,3}(?:kein\p{L}*|nicht\p{L}*
    |fehl\p{L}*)
    |erinner\p{L}* (?:bitte )?(?:alle|die|jeden),? (?:die|der|deren) (?:\p{L}+ ){0,3}(?:kein\p{L}*|nicht\p{L}*
    |fehl\p{L}*)
    |erinner\p{L}* (?:\p{L}+,? ){1,6}an (?:ihre|seine|die|ihren|seinen|den) (?:fehlenden? )?
      (?:befehle?|z\u00fcge?|orders?)
    |rappel\p{L}*(?:-l(?:eur|ui))? (?:\u00e0|aux?) (?:\p{L}['\u2019\p{L}]* ){1,5}(?:qu['\u2019](?:il
        |elle)s? (?:doi|n)\p{L}+
      |d['\u2019]envoyer|de (?:donner|rendre)) (?:\p{L}+ ){0,2}(?:leurs|ses) ordres
    |(?:rappel|relanc)\p{L}* (?:\p{L}+ ){0,2}ceux qui n['\u2019]ont
    |(?:frag\p{L}*|bitte[nt]?) (?:\p{L}+ ){1,5}(?:nach|um) (?:ihre\p{L}*|den|die|seine\p{L}*) (?:fehlenden )?
      (?:befehle?n?|z\u00fcgen?|orders?)
    |(?:demande|r\u00e9clame)\p{L}{0,2}(?:-leur)? (?:(?:\u00e0|aux) (?:\p{L}+ ){1,3})?(?:leurs|les|ses) ordres
    |p[i\u00ed]d[ea]\p{L}* (?:a (?:\p{L}+ ){1,3})?(?:sus|las) \u00f3rdenes
    |chied[ia]\p{L}* (?:(?:agli|ai|a) (?:\p{L}+ ){0,2})?(?:i loro|gli|i suoi) ordini
    |vraag (?:\p{L}+ ){1,4}om (?:hun|de|zijn|haar) (?:orders|zetten)
  )(?!\p{L})
`;

/** Does its writer tell or ask somebody without the judge? */
export function tellsThemselves(speaker: Speaker, sentence: string): boolean {
  return !isLong(sentence) && namesReader(speaker, themselves, sentence);
}

function namesReader(speaker: Speaker, patterns: readonly RegExp[], sentence: string): boolean {
  return patterns.some((pattern) => {
    const { who = "", rest } = pattern.exec(sentence.trim())?.groups ?? {};
    if (rest !== undefined || who === "") return rest !== undefined;
    return anybody.test(who) || readersIn(speaker, who) !== null;
  });
}

/** Nobody at all, or somebody spoken of. */
const anybody = regex("iu")`
  (?<!\p{L})(?:
    any(?:one|body)|niemand\p{L}*|personne|nadie|nessuno|him|her|them|ihm|ihr|ihnen|hem|haar|hun
  )(?!\p{L})
`;

function isLong(sentence: string): boolean {
  return sentence.length > longest;
}

const longest = 240;

/** `Tell Italy that I shall not move` forbids nothing. */
const noClause = "(?!(?:that|dass|da\u00df|que|che|dat)(?!\\p{L}))";
const who = `(?<who>[\\p{L}&'\u2019]{2,20}(?: ${noClause}[\\p{L}&'\u2019]{1,20}){0,2})(?![\\p{L}'\u2019])`;
const begins = wrapped`
  ^\W*(?:
    (?:
      and|but|so|also|please|pls|plz|just|no|nope|ok|okay|wait|well|for now|und|aber|bitte|nein|et
      |mais|non|surtout|s['\u2019]il (?:te|vous) plaît|y|pero|por favor|e|ma|per favore|en|maar
    )[ ,!]+
  )*
`;
const the = wrapped`
  (?:
    the |den |dem |der |die |la |le |les |el |los |il |l['\u2019]|all['\u2019]|alla |al |ai |à |
    aux? |a |de |het ){0,2}
`;

/** All those who are not named: `the others`, `sonst niemand`. */
const theRest = wrapped`
  (?<rest>
    (?:(?:all|any) (?:of )?)?(?:the )?(?:rest|others|other players)|(?:nobody|no one|anyone|anybody) else
    |(?:(?:all )?(?:die|den) |alle )?(?:anderen|\u00fcbrigen|restlichen)(?: spielern?)?|sonst (?:niemand|keiner)
    |(?:(?:\u00e0 )?tous )?(?:les|aux) autres(?: joueurs)?|personne d['\u2019]autre
    |(?:a )?los (?:dem\u00e1s|otros)(?: jugadores)?|(?:a )?nadie m\u00e1s
    |(?:a ?)?gli altri(?: giocatori)?|nessun altro|de (?:anderen|andere spelers|rest)|niemand anders?
  )(?!\p{L})
`;

const forbidding = [
  // `Don't bug the rest`, `the others needn't read it`, `sonst muss das niemand wissen`
  wrapped`
    ${begins}(?:don['\u2019]?t|do not|never|no need to|you needn['\u2019]?t) (?:
      bug|bother|nudge|pester|disturb|hassle|trouble|chase|ping|involve|tell|remind|write to|worry
    ) ${theRest}(?! (?:it|that|this|who|how|what|whether)(?!\p{L}))
  `,
  wrapped`
    ${begins}${theRest} (?:
      (?:do(?:es)?n['\u2019]?t|do(?:es)? not|need(?:s|n['\u2019]?t)?|should(?:n['\u2019]?t)?|must(?:n['\u2019]?t)?|has
      |have|is)
      (?: (?:need|have|not|to|really|even|ever))* (?:
        read|know|see|hear|learn|be (?:told|bothered|involved)|get|find out|notice
      )
      |(?:m\u00fcss|muss|soll|brauch|d\u00fcrf|darf|geht)\p{L}*(?: (?:das|es|davon|ja|aber|auch|den grund))*
        (?: (?:nicht|nichts|kein\p{L}*))?(?: (?:davon|an|zu))*(?: (?:wissen|lesen|erfahren|sehen|h\u00f6ren
        |mitbekommen)|\s*[.!]*$)
      |n['\u2019]ont pas (?:besoin|\u00e0)|ne doi(?:t|vent) (?:pas|rien)|ne sont pas concern\u00e9s
      |no (?:les?|se lo|tienen?|deben?|necesitan?|hace falta|hay que)
      |non (?:dev[eo]no?|hanno bisogno|serve|c['\u2019]entrano)|hoe(?:ft|ven) (?:het|dit|dat|er)? ?(?:niets?|niet)
    )
  `,
  // `Don't tell Russia`, `please do not write anything to Russia yet`
  wrapped`
    ${begins}(?:
      you (?:must|should|need|may)(?: not|n['\u2019]?t)|don['\u2019]?t|do not|never|no need to
      |better not|rather not
    ) (?:ever |yet |even |please )?(?:
      tell|ask|inform|notify|warn|message|write|say|send|show|forward|mention|talk|speak|reply
      |answer|let|remind
    )(?: (?:
      it|this|that|them|those|anything|any of (?:it|this)|a word|a thing|more
      |(?:this|that|the|my) (?:mail|message|letter|one)
    ))*(?: (?:to|with))? ${the}${who}
  `,
  // `Tell Italy nothing of this`, `ask Italy nothing more`
  wrapped`
    ${begins}(?:tell|ask|write|give|show|send)(?: to)? ${the}${who} (?:
      nothing|not a word|no word|not a thing|none of (?:it|this|that)
    )(?= (?:
      of|about|yet|more|else|for|at all|until|till|before|please|unless|regarding|whatsoever|now
    )(?!\p{L})
      |\s*(?:[.,;!]|$))
  `,
  `${begins}(?:nothing|not a word|no word)(?: (?:of|about) (?:it|this|that))? to ${the}${who}`,
  wrapped`
    ${begins}(?:sage?n?|frage?n?|schreibe?n?|verrate?n?|erzähle?n?|gib)(?: sie)?
      (?: (?:es|das|davon|bitte|aber|bloß|bloss|ja))* ${the}${who}(?: (?:
        es|das|davon|bitte|aber|bloß|bloss|ja|noch|jetzt|erst|auch|lieber|besser|vorerst
      ))* (?:nichts|nicht|kein\p{L}*)(?= (?:
        davon|darüber|mehr|weiter\p{L}*|von|über|bitte|noch|wort|vorerst|bescheid|dass|daß
      )(?!\p{L})
        |\s*(?:[.,;!]|$))
  `,
  wrapped`
    ${begins}(?:il ne faut |vous ne devez |tu ne dois )?(?:ne |n['\u2019])?(?:
      le |la |les |lui |leur |l['\u2019]|en |y |ne |pas |rien )*(?:
        dis|dites|dire|demande[rz]?|préven\p{L}+|préviens|écri\p{L}+|parle[rz]?|envoie|envoyez
        |montre[rz]?
      )(?: (?:surtout|encore|donc))* (?:pas|rien|plus|jamais|à personne)(?: (?:
        ça|cela|encore|un mot|de tout ça|de ça|de cela|du tout
      ))* ${the}${who}
  `,
  // `Ne lui dis rien de ...`, `no le digas que ...`, `non dirgli niente di ...`
  wrapped`
    ${begins}(?<rest>
      (?:ne |n['\u2019])?(?:lui|leur) (?:en )?(?:dis|dites|dire|\u00e9cri\p{L}*|parle[rz]?) (?:surtout |encore )?
        (?:pas|rien|jamais)
      |no (?:se )?les? (?:digas?|dig\u00e1is|cuentes?|escrib[ae]s?|menciones?)
      |non (?:gli|le) (?:dire|scrivere|raccontare|parlare)|non (?:dirgli|dirle|scrivergli|raccontargli|parlargli)
    )(?!\p{L})
  `,
  wrapped`
    ${begins}no (?:se |le |les |lo |la )*(?:
      digas|diga|digáis|preguntes|pregunte|cuentes|cuente|escribas|escriba|avises|avise|mandes
      |envíes|hables
    )(?: (?:nada|eso|esto|todavía|aún|más))* (?:a|al|con) ${the}${who}
  `,
  wrapped`
    ${begins}non (?:gli |le |lo |la )*(?:
      dire|dirlo|dica|dite|chiedere|chieda|scrivere|raccontare|mandare|parlare
    )(?: (?:niente|nulla|ancora|mai|questo|più))* (?:a|al|alla|all['\u2019]|ai|con) ?${the}${who}
  `,
  wrapped`
    ${begins}(?:zeg|vertel|vraag|schrijf)(?: (?:het|er|maar|nog|aan|tegen)){0,3} ${the}${who}
      (?: (?:het|er|maar|nog)){0,3} (?:niets|niks|niet)
  `,
].map((each) => new RegExp(each, "iu"));

const already =
  "(?:first |also |just |already |probably |still |maybe |rather |quickly |myself |simply |then )*";

const themselves = [
  // `I'll ask Turkey`, `I have to ask Italy first`, `we have told Russia that ...`
  wrapped`
    ${begins}(?:
      let me (?=[^.?!]*\bfirst\b)
      |(?:i|we)(?: (?:think|guess) (?:i|we))?(?:
        ['\u2019]?ll| will| shall| must| should| might| may| could| have (?:got )?to| need to
        | ought to| gotta|['\u2019]ve got to| had to| am going to|['\u2019]?m (?:going to|gonna)
        | are going to|['\u2019]?re (?:going to|gonna)
        | (?:want|would like|intend|plan|mean) to(?=[^.?!]*\bfirst\b)
        |['\u2019]d like to(?=[^.?!]*\bfirst\b)
      )
    ) ${already}(?:
      tell|ask|inform|write|message|speak|talk|consult|check|discuss (?:it|this|that)|hear|wait
    )(?: (?:to|with|from|for|back to))? ${the}${who}
  `,
  wrapped`
    ${begins}(?:i|we)(?:['\u2019]?ve| have| had| should have)? ${already}(?:
      told|asked|informed|wrote|written|messaged|spoken|spoke|talked|consulted|heard
    )(?: (?:to|with|from|back to))? ${the}${who}
  `,
  `${begins}(?:i|we)(?:['\u2019]ll| will| shall| must| have to| should) ${already}let ${the}${who} know`,
  wrapped`
    ${begins}(?:ich|wir) (?:werden?|muss|müssen|sollten?|habe|haben)(?: (?:
      jetzt|erst|noch|zuerst|vorher|mal|auch|schon|bereits|wohl|nur|es|das|mit|dazu
    ))* ${the}${who}(?: (?:erst|noch|zuerst|vorher|mal|auch|schon|bereits|nur|es|das|dazu))* (?:
      fragen|gefragt|sagen|gesagt|schreiben|geschrieben|sprechen|gesprochen|reden|anschreiben
      |abwarten|hören|informieren|informiert
    )
  `,
  wrapped`
    ${begins}(?:ich|wir) (?:möchten?|wollen|will)(?: (?:jetzt|mal|auch|noch))* (?:erst|zuerst|vorher)
      (?: (?:noch|einmal|mal|mit))* ${the}${who}(?: noch)? (?:
        fragen|sprechen|schreiben|reden|hören
      )
  `,
  wrapped`
    ${begins}(?:ich|wir) (?:frage|fragen|spreche|rede|schreibe|sage)(?: (?:
      erst|noch|mal|morgen|gleich|jetzt|vorher|zuerst|selbst|selber|es|das|mit
    ))* ${the}${who}
  `,
  wrapped`
    ${begins}(?:il faut (?:d['\u2019]abord )?que )?(?:je|j['\u2019]|nous)(?: ?(?:
      dois|devons|vais|allons|ai|avons|voudrais(?=[^.?!]*d['\u2019]abord)
      |veux(?=[^.?!]*d['\u2019]abord)
    ))?(?: (?:d['\u2019]abord|déjà|encore|aussi|en|lui|leur|le|même))* ?(?:
      demander(?:ai)?|demandé|demande(?=[^.?!]*d['\u2019]abord)|dire|dirai|dit|parler(?:ai)?|parlé
      |écrire|écrirai|écrit|consulter(?:ai)?|voir|attendre
    )(?: (?:d['\u2019]abord|déjà|encore|en|ça|cela))* (?:avec |à |aux? |de )?${the}${who}
  `,
  wrapped`
    ${begins}(?:yo )?(?:(?:primero|antes|ya) )*(?:
      debo|tengo que|voy a|he de|necesito|quiero(?=[^.?!]*\b(?:primero|antes)\b)
      |quisiera(?=[^.?!]*\b(?:primero|antes)\b)|(?:le )?he
    )(?: (?:primero|antes|ya))* (?:
      preguntar|preguntado|decir|dicho|consultar|hablar|hablado|escribir|escrito|esperar
    )(?:le|les|lo)?(?: (?:primero|antes))* (?:a|al|con) ${the}${who}
  `,
  wrapped`
    ${begins}(?:ya )?(?:le|les) (?:preguntaré|diré|escribiré|he preguntado|he dicho|dije|pregunté)
      (?: (?:primero|antes|mañana))* (?:a|al) ${the}${who}
  `,
  wrapped`
    ${begins}(?:io )?(?:prima |adesso )?(?:
      devo|dobbiamo|vado a|voglio(?=[^.?!]*\bprima\b)|vorrei(?=[^.?!]*\bprima\b)|ho
    )(?: (?:prima|già|ancora))* (?:
      chiedere|chiesto|dire|detto|parlare|parlato|scrivere|scritto|sentire|consultare|aspettare
    )(?: (?:prima|già))* (?:a|al|alla|all['\u2019]|con|la|l['\u2019]|il)? ?${the}${who}
  `,
  wrapped`
    ${begins}(?:prima )?(?:chiederò|dirò|scriverò|parlerò)(?: (?:prima|domani))* (?:
      a|al|alla|all['\u2019]|con
    ) ?${the}${who}
  `,
  wrapped`
    ${begins}ik (?:moet|ga|zal|wil(?=[^.?!]*\beerst\b)|heb)(?: (?:eerst|nog|even|met|al))* ${the}
      ${who}(?: (?:eerst|nog|even))* (?:
        vragen|gevraagd|zeggen|gezegd|overleggen|schrijven|geschreven|spreken
      )
  `,
  `${begins}ik (?:vraag|zeg|schrijf)(?: (?:eerst|nog|even|het|tegen|aan))* ${the}${who}`,
].map((each) => new RegExp(each, "iu"));

/** The words without the sentences that only say whom nothing is to be told. */
export function withoutForbidden(speaker: Speaker, words: string): string {
  return words
    .split("\n")
    .map((line) =>
      sentencesOf(line)
        .filter((each) => !forbidsTelling(speaker, each))
        .join(""),
    )
    .join("\n");
}
