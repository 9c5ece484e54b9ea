/**
 * What comes of an order anyway: `unless Germany bounces me`, `if nobody stops me`, `otherwise it just stays`, `and if
 * that fails, so be it`; and that its writer will write again: `unless Russia answers, in which case I send another
 * mail`. Nothing depends on any of it: an order is tried, and stands until another takes its place.
 */
import { regex, wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";

const hinder = {
  en: "stop|bounc|block|hinder|prevent|keep|beat|repel|contest|interfere",
  de: "aufh\u00e4l|hinder|blockier|stopp|abwehr|st\u00f6r|bounc|dagegen|dazwischen|blockt|raus",
};

/** Somebody is in the way, or nobody is. */
const hindered = wrapped`
  (?:unless|if|as long as|provided(?: that)?|assuming) (?:(?:the |that )?\p{L}{3,}(?: else)?|no ?(?:body
  |one)(?: else)?)
    (?: (?:does(?:n['\u2019]t| not)|is(?:n['\u2019]t| not)|will|won['\u2019]t|decides to|tries to|wants to
    |manages to))?
    [ ](?:${hinder.en})\p{L}{0,5}(?: (?:with|back|out|off|up|in))?
    (?: (?:me|us|it|them|that|this|(?:in )?the way|my way|there|again)){1,3}
  |(?:wenn|falls|sofern|solange|au\u00dfer|es sei denn,?)(?: mich| mir| sie| ihn)?
    (?: (?:der |die |das )?(?:keiner|niemand|jemand|\p{L}{4,}))(?: (?:mich|mir|uns|das|da|sie|ihn|wieder|noch
    |nicht)){0,3}
    [ ](?:${hinder.de})\p{L}{0,5}(?: (?:mich|kommt|hat|hast|wird))?
  |(?:si|sauf si|tant que|\u00e0 moins que|pourvu que) (?:personne|(?:l['\u2019]|la |le |les )?\p{L}{4,})(?: ne
  | n['\u2019])?
    [ ]?(?:m['\u2019](?:en )?|me |nous |l['\u2019]|le |la |s['\u2019]y )(?:
      emp\u00each|arr\u00eat|bloqu|g\u00ean|repouss|contr|oppos
    )\p{L}{0,5}(?: pas)?
  |(?:si|salvo que|a menos que|mientras) (?:nadie|(?:la |el )?\p{L}{4,})(?: no)? (?:me (?:lo )?|nos |lo |la )(?:
      imp(?:id|id)|par|bloque|fren|deten|deti|rechaz|estorb
    )\p{L}{0,5}
  |(?:se|sempre che|a meno che|finch\u00e9) (?:nessuno|(?:la |il |l['\u2019])?\p{L}{4,})(?: non)? (?:
      mi |ci |lo |la |me lo |me l['\u2019])(?:ferm|blocc|imped|ostacol|respin|contrast)\p{L}{0,7}
  |(?:als|mits|zolang|tenzij) (?:niemand|(?:de )?\p{L}{4,})(?: (?:me|mij|ons|het|dat|niet)){1,3} (?:
      tegen|stop|blok|verhinder|bounc|afsla)\p{L}{0,9}
`;

/** That nothing else comes of it. */
const soBeIt = wrapped`
  so be it|tough(?: luck)?|too bad|never mind|oh well|whatever|that['\u2019]?s (?:life|fine|ok(?:ay)?|that|how it is)
  |i (?:don['\u2019]?t|do not) (?:mind|care)|(?:it )?doesn['\u2019]?t matter|no (?:problem|matter|harm done|big deal)
  |fine(?: by me)?|nothing happens|bad luck|(?:then )?(?:the |my |our )?(?:fleet|army|unit|boat|one) (?:just 
  |simply )?(?:stays|holds|remains)(?: put| there| where it is)?|(?:hard|no) luck
  |(?:it|that|this|he|she|they)(?:['\u2019]ll| will)? (?:just |simply |only )?(?:
    fails?|bounces?|(?:stays?|remains?|holds?|sits?)(?: (?:put|there|here|in place|at home|where (?:it|he|she) is
    |still))?
    |does(?:n['\u2019]t| not) (?:move|work|happen)
  )
  |(?:dann )?(?:ist|w\u00e4re) (?:es |das )?(?:auch |halt |eben )?(?:egal|nicht schlimm|so|okay?|gut)
  |(?:halt|eben|dann halt|dann eben) nicht|pech(?: gehabt)?|egal|macht nichts|passiert (?:halt |eben )?nichts
  |bleib(?:t|en) (?:sie|er|es|die|der|das) (?:(?:halt|eben|einfach|dort|da) ?){0,2}(?:stehen|liegen|wo (?:sie|er
  |es) (?:ist|steht))?
  |(?:geht|klappt) (?:es |das )?(?:halt |eben |einfach )?(?:nicht|schief)
  |tant pis(?: pour (?:moi|nous))?|(?:c['\u2019]est )?pas grave|peu importe
  |(?:elle|il) (?:reste|ne bouge pas)(?: (?:sur place|l\u00e0))?|\u00e7a rate|rien ne se passe
  |pazienza|amen|(?:non )?fa niente|non importa|(?:resta|rimane) (?:l\u00ec|ferm[ao]|dov['\u2019]\u00e8)
  |(?:pues )?nada|da igual|mala suerte|no pasa nada|qu\u00e9 se le va a hacer|se queda(?: (?:ah\u00ed
  |donde est\u00e1|quiet[ao]))?
  |jammer(?: dan)?|pech|maakt niet uit|dan niet|(?:blijft|blijven) (?:hij|ze|die|het) (?:gewoon )?(?:staan|liggen)?
`;

const otherwise = wrapped`
  otherwise|else|or else|(?:and |but )?if (?:not|it (?:fails|bounces|does(?:n['\u2019]t| not)(?: work)?)|(?:that
  |this) (?:
    fails|bounces|does(?:n['\u2019]t| not)(?: work)?))
  |sonst|ansonsten|(?:und |aber )?(?:wenn|falls) (?:nicht|(?:es|das) (?:nicht (?:klappt|geht)|schiefgeht|scheitert))
  |(?:et |mais )?(?:sinon|si \u00e7a (?:rate|\u00e9choue|ne (?:marche|passe) pas))
  |(?:e |ma )?(?:se no|altrimenti|se (?:non (?:va|riesce|funziona)|fallisce))
  |(?:y |pero )?(?:si no(?: (?:sale|funciona))?|si falla|de lo contrario)
  |(?:en |maar )?(?:anders|zo niet|als het (?:niet lukt|mislukt))
`;

/** The sender will write once more. */
const iWill = wrapped`
  (?:i|we)(?:['\u2019]ll| will| may| might| would| can|['\u2019]d)(?: (?:probably|just|maybe|then|of course))? (?:
    write|mail|email|get back|be in touch|let you know|tell you|come back
    |send (?:you )?(?:something|another|a|an|new|other|different|word)
    |(?:change|revise|reconsider|update|rethink) (?:it|that|this|my|mine|things|the)
  )
`;
const again = wrapped`
  ${iWill}
  |(?:schreibe?|melde?|schicke?|sende|\u00e4ndere?|sag)(?: ich)?(?:(?: (?:mich|es|das|dir|euch|ihnen|noch|dann|ich
  |was))*)
    [ ]?(?:noch ?mal|nochmals|neu|anderes|andere|wieder|bescheid|um|vielleicht|noch ?was|eventuell|eine mail
    |\u00e4ndern)
  |je (?:vous |te |t['\u2019]|l['\u2019])?(?:(?:en|le) )?(?:
    (?:r|re)?(?:\u00e9cri|envo|enverr)\p{L}*|(?:re)?change\p{L}*|pr\u00e9vien\p{L}*|dirai|fais signe|modifi\p{L}*)
  |(?:vi |ti |le )?(?:mando|scrivo|riscrivo|invio|faccio sapere|cambio|far\u00f2 sapere|scriver\u00f2|mander\u00f2
  |cambier\u00f2)
  |(?:os |te |le |lo )?(?:mando|escribo|env\u00edo|aviso|cambio|escribir\u00e9|mandar\u00e9|avisar\u00e9
  |cambiar\u00e9)
  |(?:stuur|schrijf|mail|verander|laat) ik
`;

const answering = wrapped`
  writes?|answers?|repl(?:y|ies)|responds?|gets? back|says?|hear|tells?|objects?|complains?|agrees?|change my mind
  |schreib|antworte|meld|h\u00f6re?|sagt|\u00fcberlege|beschwer|will
  |\u00e9cri|r\u00e9pond|dit|change d['\u2019]avis|nouvelles|manifeste|veut
  |scriv|rispond|dice|dica|cambio idea|notizie
  |escrib|respond|contest|dice|diga|cambio de (?:idea|opini\u00f3n)|noticias
  |schrijf|antwoord|zegt|hoor|bedenk
`;

const whenever = wrapped`
  (?:unless|if|when|should|in case|as soon as|wenn|falls|sobald|sollte|es sei denn|au\u00dfer|sauf si|si
  |\u00e0 moins que|d\u00e8s que
  |se|a meno che|salvo che|appena|salvo que|a menos que|en cuanto|als|tenzij|zodra)(?!\p{L})
`;

const then = wrapped`
  (?:,?[ ](?:in (?:which|that) case|then|auquel cas|alors|dann|in dem fall|nel qual caso|in tal caso|allora
  |en cuyo caso
  |en ese caso|entonces|in dat geval|dan))
`;

const ends = "(?=\\s*(?:[.;!\\n)]|$))";

const outcomes: readonly RegExp[] = [
  // `..., in which case I'll send you something new`
  regex("giu")`
    (?:[,;\u2013\u2014-]?\s+(?:(?:and|but|und|aber|et|mais|e|ma|y|pero|en|maar) )?|(?<=^|[.!?]\s)[^\p{L}]{0,3})
    ${whenever}(?=[^.;:!?\n>]{0,80}(?<!\p{L})(?:${answering}))[^.;:!?\n>]{3,90}?
    (?:(?:${then},?|,)[ ](?:${again})|[ ](?:${iWill}))(?!\p{L})
    (?:(?!\s(?:and|und|et|y|e|en)\s)[^.;!?\n]){0,60}${ends}
  `,
  // `unless I hear from Russia`
  regex("giu")`
    ,?\s+(?:
      unless i hear (?:(?:back|more|something|anything|otherwise) )?from (?:the )?\p{L}{3,}
      |(?:es sei denn,?|au\u00dfer) ich h\u00f6re (?:noch )?(?:was |etwas )?(?:von|aus) \p{L}{3,}
      |sauf si j['\u2019]ai des nouvelles (?:de (?:la |l['\u2019])?|du |des )\p{L}{3,}
      |a meno che (?:la |l['\u2019]|il )?\p{L}{3,} non (?:mi )?(?:scriva|risponda|si faccia (?:viva|vivo|sentire))
      |salvo que (?:la |el )?\p{L}{3,} me (?:escriba|conteste|responda|diga algo)
      |tenzij ik (?:nog )?(?:iets|wat) van \p{L}{3,} hoor
    )(?: (?:first|before(?: then)?|before the deadline|vorher|noch|avant|prima|antes|eerst)){0,2}${ends}
  `,
  // `, otherwise it just stays where it is right?`
  regex("giu")`
    (?:[,;\u2013\u2014-]|\s\()?\s*(?<![\p{L}])(?:${otherwise}),?[ ](?:${soBeIt})
    (?:,? (?:right|ok(?:ay)?|oder|ne|non|no|toch|correct|i (?:guess|suppose|assume|know|think)))?(?=\s*(?:[.;!?\n)]
    |$))\??
  `,
  // `unless Germany bounces me, whatever`
  regex("giu")`
    ,?\s+(?:${hindered})(?:,? (?:of course|obviously|whatever|nat\u00fcrlich|bien s\u00fbr|ovviamente|claro
    |natuurlijk))?
    (?=\s*(?:[.;!,\n)]|$|(?:and|und|et|y|e|en)\s))
  `,
];

/** `Even if Russia doesn't like it`, `come what may`: said, and no condition. */
const concessions: readonly RegExp[] = [
  regex("giu")`
    ,?\s+(?:
      even (?:if|though)|although|no matter (?:what|how|who)|(?:auch|selbst) wenn|obwohl|m\u00eame si|bien que|quoique
      |aunque|a pesar de que|anche se|sebbene|ook al|hoewel
    )\s(?!\p{L}+\s*[.;!\n])[^.,;:!?>\n]{3,80}(?=\s*(?:[.,;!\n)]|$))
  `,
  regex("giu")`
    ,?\s(?:
      come what may|whatever happens|no matter what|komme,? was (?:da )?wolle|egal was (?:kommt|passiert)
      |quoi qu['\u2019]il arrive|co\u00fbte que co\u00fbte|pase lo que pase|qualunque cosa (?:succeda|accada)
      |wat er ook gebeurt
    )(?=\s*(?:[.,;!\n)]|$)|\s(?:and|und|et|y|e|en)\s)
  `,
];

/** The text without such words. */
export function withoutOutcomes(text: string): string {
  return [...outcomes, ...concessions].reduce((left, shape) => left.replace(shape, blank), text);
}
