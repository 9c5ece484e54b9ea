/**
 * `I was wondering whether my fleet could get as far as Norway`: questions that are told, and what they ask.
 * And which ask how far a unit can come, in however many moves.
 */
import { regex, wrapped } from "../../../util/index.js";

const leads = wrapped`
  ^\W*(?:(?:\p{L}+ ){0,2}\p{L}+[,!] )?(?:i['\u2019]?m [^,;.?!]{3,40} (?:and|but) (?=i))?(?:
    (?:
      and|also|so|but|well|then|besides|in addition|und|auch|außerdem|ferner|zudem|et|aussi|puis|y
      |también|además|e|anche|inoltre|en|ook|verder
    )[ ,]+
  )*
`;

const frame = regex("iu")`
  ${leads}(?:
    ${[
      wrapped`
      (?:i|we)(?:['\u2019]m| am|['\u2019]d| would| should| was| were| do)?
        (?: also| just| only| still| really)* (?:
          wonder(?:ing)?|consider(?:ing)?|asking myself|thinking about|like to know|love to know
          |don['\u2019]?t know|unsure|not sure|curious
        )(?: also)? (?:if|whether)
      |(?:just |also |still )*(?:wondering|not (?:quite |really |too )?sure|unsure|curious
      |no idea)(?: about it)? (?:if|whether)
      |is it (?:really )?(?:true|right|correct)(?: that)?
      |(?:does )?any(?:body|one)(?: here)? know (?:if|whether)
    `,
      wrapped`
      (?:ich|wir) (?:auch |noch |gerade )*(?:
        überlege|frage|wüsste|wüßte|möchte|weiß|bin|überlegen|fragen
      )(?: (?:mich|mir|uns|gerade|auch|noch|gern\p{L}*|wissen|nicht|unsicher|sicher))*,? ob
      |(?:frage|überlege) ich(?: (?:mich|mir|auch|gerade|noch))*,? ob
      |(?:bin (?:mir )?)?(?:nicht (?:ganz )?sicher|unsicher),? ob
      |(?:stimmt es|ist es wahr),? dass|wei(?:ß|ss) (?:jemand|einer|irgendwer)(?: hier)?,? ob
    `,
      wrapped`
      je (?:me demande|réfléchis|voudrais savoir|ne sais pas|me demandais)(?: aussi| encore)?
        (?: pour savoir)?,? (?:si|s['\u2019](?=ils?))
      |(?:je ne suis )?pas (?:tr\u00e8s |bien )?s\u00fbre?,? si
      |(?:est-ce que )?quelqu['\u2019]un sait,? si
      |j['\u2019]aimerais (?:aussi )?savoir,? si|j['\u2019]hésite,? si
      |(?:est-ce |c['\u2019]est |est-il )(?:bien )?vrai qu(?:e|['\u2019])
    `,
      wrapped`
      (?:
        estoy (?:considerando|pensando)|me (?:pregunto|preguntaba)|quisiera saber|quería saber
        |me gustaría saber|no sé|\u00bf?alguien sabe
      )(?: también)?,? si
    `,
      wrapped`
      (?:
        sto (?:pensando|valutando)|mi (?:chiedo|chiedevo|domando)|vorrei sapere|volevo sapere
        |non so|qualcuno sa
      )(?: anche)?,? se
    `,
      wrapped`
      (?:
        ik vraag (?:me|mij) (?:ook )?af|ik vroeg (?:me|mij) af|vraag ik me af
        |ik (?:zou (?:ook )?(?:graag )?willen|wil graag) weten|ik weet niet|ik overweeg|weet iemand
      ),? of
    `,
    ].join("|")}
  ) (?=\S)
`;

/** What a sentence asks that tells its question, as a question; null for any other. */
export function indirectlyAsked(sentence: string): string | null {
  const [told] = frame.exec(sentence) ?? [];
  return told === undefined ? null : `${sentence.slice(told.length).replace(/[\s.?!]+$/, "")}?`;
}

const reaching = regex("iu")`
  (?<!\p{L})(?:
    reach(?:es|ing)?
    |(?:get|gets|getting|go|going|come|make it|sail|march) (?:
      all the way |as far as |over |up |down )?(?:to|into)
    |(?:get|go|come|sail|march) as far as|kommt?|kommen|gelang(?:t|en)|erreich(?:t|en)
    |schaff(?:t|en)|arriver?|atteindre|atteint|rejoindre|aller|lleg(?:ar|a|ue)|alcanz(?:ar|a)
    |arriv(?:are|a|i)|raggiung(?:ere|e)|komen|komt|bereik(?:t|en)|raken|raakt
  )(?!\p{L})
`;

/** However long it takes, or within what time. */
const inTime = regex("iu")`
  (?<!\p{L})(?:
    any (?:possible )?way|some way|somehow|at all
    |this (?:coming |first )?(?:year|spring|fall|autumn)|already|by (?:next|the) \p{L}+|ever
    |how (?:long|many (?:moves|turns))|irgendwie|\u00fcberhaupt|irgendwann|dieses jahr|schon
    |noch (?:dieses|heuer)|d\u00e8s|d\u00e9j\u00e0|cette ann\u00e9e
    |(?:d['\u2019]une|de quelque) (?:mani\u00e8re|fa\u00e7on)|ya|este a\u00f1o|de alg\u00fan modo
    |de alguna (?:manera|forma)|gi\u00e0|quest['\u2019]anno|in qualche modo|al|dit jaar
    |op de een of andere manier|ooit
  )(?!\p{L})
`;

const unit = regex("iu")`
  (?<!\p{L})(?:
    arm(?:y|ies)|fleets?|units?|boats?|ships?|armee|flotte|einheit|arm\u00e9e|unit\u00e9
    |ej\u00e9rcito|flota|unidad|armata|flotta|unit\u00e0|leger|vloot
  )(?!\p{L})
`;

/** `Does St Petersburg have any way of getting to Norway this year?`, `ob meine Flotte schon nach Portugal kommt` */
export function asksHowFar(sentence: string): boolean {
  if (!reaching.test(sentence)) return false;
  if (indirectlyAsked(sentence) !== null) return unit.test(sentence) || inTime.test(sentence);
  return sentence.includes("?") && inTime.test(sentence) && !of.test(sentence);
}

/** Of mails, results and people, and of what is supposed. */
const of = regex("iu")`
  (?<!\p{L})(?:
    (?:if|wenn|falls|si|se|als)(?! (?:so|yes|ja|oui|s\u00ed|s\u00ec)(?!\p{L}))|orders?|mails?
    |letters?|messages?|results?|deadline|befehle?|nachrichten?|ergebnisse?|frist|ordres?|lettres?
    |r\u00e9sultats?|\u00f3rdenes|cartas?|resultados?|ordini|lettere|risultati|zetten|uitslag
    |brie(?:f|ven)|you|du|sie|vous|tu|usted
  )(?!\p{L})
`;
