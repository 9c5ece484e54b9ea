/**
 * What a GM asks about the running of the game that no command says: read by what a sentence is about, in six
 * languages.
 */
import { PrefilteredRegExp, regex, wrapped } from "../../../util/index.js";
import { type DateExpression, readDate } from "../../dates/read-date.js";
import { amountsIn } from "../amounts.js";
import { canYou } from "../can-you.js";
import { timesInEnglish } from "../english.js";
import { missesLetters } from "../letters-missed.js";
import { deadlineStays } from "./deadline-stays.js";
import { askedOfPlayers, type OfPlayers } from "./of-players.js";

export type RunningAsked =
  | "other-address"
  | "letters-arrived"
  | "letters-again"
  | "set-up-now"
  | "gm-alone"
  | "poll-answers"
  | "nudge-later"
  | "reminder-sent"
  | "orders-seen"
  | "has-sent"
  | "spared"
  | "waits-for"
  | "only-missing"
  | "deadline-stays"
  | OfPlayers;

/** What is read has `and` for the French and Spanish `en`, too, and `one` for `un`. */
const any = (...patterns: readonly string[]) => {
  const words = patterns
    .join("|")
    .replace(/\ben (?=[\w(])/g, "(?:en|and) ")
    .replace("un'", "(?:un|one)'");
  return new PrefilteredRegExp(`(?<![a-z])(?:${words})(?![a-z])`);
};

/** All of these patterns are found in what is read so, and none of `but`. */
interface Kind {
  readonly kind: RunningAsked;
  readonly has: readonly RegExp[];
  readonly but?: RegExp;
  readonly isAsked?: true;
}

const everybody = wrapped`
  all|every(?:one|body)|any(?:one|body)|they|them|the (?:players|others|seven)|alle[nr]?|spielern?
  |tous|tout le monde|joueurs|todos|jugadores|tutti|giocatori|iedereen|allemaal|spelers
`;
const nothingSent = wrapped`
  has(?:n't| not)|have(?:n't| not)|missing|incomplete|slow|nothing in
  |noch (?:nicht|nichts|fehl\w*|keine?)|fehl\w*
  |n'(?:a|ont|ait|aurait)(?: toujours| encore)? (?:pas|rien)|manqu\w*|no (?:ha|han|haya|hayan)
  |falt\w*|non (?:ha|hanno|abbia)|manc\w*|nog (?:niet|niets|geen)|ontbre\w*
`;

const reminders = any(
  "remind\\w*|nudg\\w*|pok(?:e|ing)|prod|push|shove|kick|chase",
  "erinner\\w*|mahn\\w*|stups\\w*|anstups\\w*|anschubs\\w*",
  "rappel\\w*|relanc\\w*|coup de pouce|piqure",
  "recorda\\w*|recuerd\\w*|recordatorio|toque|empujon\\w*",
  "ricord\\w*|sollecit\\w*|spint\\w*|promemoria",
  "herinner\\w*|porretje|duwtje|seintje",
);

const kinds: readonly Kind[] = [
  {
    kind: "other-address",
    has: [
      any(
        wrapped`
          (?:other|another|different|new|second|private|separate) (?:e-?mail |mail )?
            (?:address|account|mailbox)
          |new (?:e-?mail|mail)(?! (?:player|game|turn))
          |(?:e-?mail-?|mail-?)adresse .*(?:geandert|gewechselt)
          |(?:chang\w+|switch\w+) (?:(?:his|her|their|the) )?(?:(?:e-?mail|mail)(?: address)?|address)
        `,
        "(?:andere[nrms]?|neue[nrms]?|zweite[nrms]?) (?:e-?mail-?|mail-?)?(?:adresse|konto|postfach)",
        "(?:autre|nouvelle) (?:adresse|boite)|autre compte",
        "(?:otra|nueva) (?:direccion|cuenta)|(?:otro|one|nuevo) correo",
        "(?:altro|nuovo) indirizzo|un'altra (?:casella|mail)",
        "(?:ander|nieuw) (?:e-?mail|mail)?adres",
      ),
    ],
    but: any(
      "my|mine|mein\\w*|mon|mio|mijn|mi(?= (?:otra|nueva|direccion))|i(?:'m| am)? (?:moved|writ\\w*)",
    ),
  },
  {
    kind: "letters-arrived",
    isAsked: true,
    has: [
      any(
        wrapped`
          mails?|e-?mails?|letters?|messages?|theirs|\w*briefe?|\w*mails|post|lettres?|courriers?|cartas?
          |correos?|letter[ae]|brie(?:f|ven)|(?:start|begin)\w*
        `,
      ),
      any(
        "work(?:s|ing)?|funktionier\\w*|klapp\\w*|march\\w*|funciona\\w*|funziona\\w*|werk(?:t|en)",
        "bounc\\w*|c[ao]me back|arriv\\w*|got|get|received?|go through|went through|through to",
        "angekommen|zugestellt|zuruckge\\w*|unzustellbar\\w*|erhalten|bekommen",
        "recu\\w*|revenue?s?|rejet\\w*",
        "lleg\\w*|rebot\\w*|recibi\\w*|devuelt\\w*",
        "ricevut\\w*|tornat\\w*|respint\\w*",
        "aangekomen|teruggekomen|ontvangen",
      ),
      any(
        wrapped`
          bounc\w*|c[ao]me back|arriv\w*|theirs|work(?:s|ing)?|funktionier\w*|klapp\w*|march\w*
          |funciona\w*|funziona\w*|werk(?:t|en)|starting|start|first|erste\w*|premiere?|primer|primo|eerste
          |zuruckge\w*|\w*brief\w*|angekommen
          |revenu\w*|debut|depart|inicio|rebot\w*|iniziali?|inizio|tornat\w*|begin\w*|teruggekomen
        `,
      ),
      any(everybody, "bounc\\w*|zuruckge\\w*|rebot\\w*|tornat\\w*|revenu\\w*|teruggekomen"),
    ],
    but: any("my|mine|orders?|moves?|befehle?|zuge?|ordres|ordenes|ordini|orders"),
  },
  {
    kind: "set-up-now",
    isAsked: true,
    has: [
      any(
        wrapped`
          what(?:'s| is| are|'re| have| do)? ?
            (?:we|it|the (?:present|current) (?:\w+ ){0,2}settings?)
            (?: got| have| on| at| set to| set at| using)?
          |how (?:is it|are (?:we|things)) set
        `,
        "was (?:haben|gilt)(?: wir)?|wie ist es (?:\\w+ )?eingestellt",
        "qu'est-ce qu'on a|qu'avons-nous|on a quoi|on est a (?:quoi|combien)|c'est regle",
        "que tenemos|como (?:lo )?tenemos|como esta puesto",
        "(?:che )?cosa abbiamo|(?:a quanto|come) siamo",
        "wat hebben we|hoe staat het",
      ),
      any(
        wrapped`
          now|at the moment|at present|currently|so far|jetzt|gerade|momentan|derzeit|zurzeit
          |im moment|bisher|maintenant|actuellement|en ce moment|ahora|actualmente|adesso|ora
          |attualmente|al momento|nu|momenteel|op dit moment
        `,
      ),
    ],
    but: any("units?|centers?|centres?|einheiten|unites?|unidades|unita|eenheden|missing"),
  },
  {
    kind: "gm-alone",
    isAsked: true,
    has: [
      any(
        wrapped`
          agree\w*|consent\w*|approv\w*|say-so|sign off|einverstanden|zustimm\w*|mitreden|d'accord
          |l'accord|accord|de acuerdo|acuerdo|d'accordo|l'accordo|accordo|akkoord|toestemming
          |instemm\w*
        `,
      ),
      any(everybody, "just (?:say|set|do|decide)"),
    ],
  },
  {
    kind: "poll-answers",
    isAsked: true,
    has: [
      any(
        wrapped`
          vote|poll|question|survey|answer(?:ed|s)?|repl(?:y|ies|ied)|umfrage|frage|abstimmung
          |antworte\w*|geantwortet|sondage|repondu\w*|reponses?|encuesta|respondido|respuestas?
          |sondaggio|rispost\w*|peiling|geantwoord|antwoorden
        `,
      ),
      any(
        wrapped`
          how many|anyone|anybody|who|anywhere|so far|come (?:of|out)|wie ?viele|wer|jemand|schon
          |combien|qui|quelqu'un|cuantos|quienes|alguien|quanti|qualcuno|hoeveel|wie|iemand
        `,
      ),
    ],
    but: any("orders?|befehle?|ordres|ordenes|ordini"),
  },
  {
    kind: "nudge-later",
    has: [reminders, any(nothingSent)],
  },
  {
    // `Please send them a reminder tomorrow evening`
    kind: "nudge-later",
    has: [
      reminders,
      any("tomorrow|\\w+day (?:in the (?:morning|afternoon|evening)|night|at noon|at \\d+)"),
    ],
    but: any(
      "deadline|due|before|that|dass|que|qu'\\w+|che|dat|frist|abgabe|echeance|plazo|scadenza|termijn|until|by",
    ),
  },
  {
    // `Did that reminder go out?`
    kind: "reminder-sent",
    isAsked: true,
    has: [
      reminders,
      any(
        wrapped`
          (?:did|was|were|has|have|is|are)(?= .*(?:remind|nudg|pok|prod|chase))
          |(?:remind|nudg)\w* .*(?:gone|sent|went|out)
        `,
        "wurden?|ist|sind|hast|haben|raus|verschickt|rausgegangen",
        "(?:est|sont|a|ont|as|avez)(?:-| |t-)+(?:il|elle|ils|elles|on|tu|vous|bien)|parti|envoye|est-ce que",
        "(?:se )?(?:ha|han|has|envio|mando|salio|envie)|enviado|mandado",
        "(?:e|ha|hai|sono|hanno|avete)|partito|mandato|inviato|stato",
        "is|zijn|heb|hebt|heeft|verstuurd|verzonden|weg|uit",
      ),
    ],
    but: any(
      wrapped`
        can|could|will|would|should|may|please|when|how|who|which|kann\w*|konn\w*|wurdest|soll\w*
        |bitte|wann|wie|wer|peux|pouvez|pourr\w*|quand|comment|qui|pued\w*|podr\w*|cuando|como
        |quien\w*|puoi|potr\w*|quando|chi|kun|kan|zou|wil|wanneer|hoe|before|until|hours|days
      `,
    ),
  },
  {
    kind: "orders-seen",
    isAsked: true,
    has: [
      any(
        wrapped`
          (?:can|could|may|way|able|allowed|do|possible)\b.{0,60}(?:look at|see|read|view|check)
          |(?:kann|darf|konnte) ich .*(?:sehen|einsehen|lesen|anschauen)
          |(?:puis-je|je peux|peut-on) .*(?:voir|lire)|(?:puedo|podria) .*(?:ver|leer|mirar)
          |(?:posso|potrei) .*(?:vedere|leggere|guardare)
          |(?:kan|mag) ik .*(?:zien|lezen|inzien|bekijken)
        `,
      ),
      any(
        wrapped`
          what (?:they|everybody|everyone|the players|people)(?: have|'ve| has)? ordered
          |was (?:sie|die (?:spieler|anderen)|alle) (?:befohlen|geschickt) haben
          |(?:actual |real |their |everyone's |players' |all |the |people's )+(?:orders|moves)
          |(?:die|ihre) (?:befehle|zuge)|(?:les|leurs) ordres|(?:las|sus) ordenes
          |(?:gli|i loro) ordini|(?:de|hun) (?:orders|bevelen|zetten)
        `,
      ),
    ],
    but: any(
      "last|previous|old|past|spring|fall|autumn|my orders|letzte\\w*|dernier\\w*|ultim\\w*|vorige",
    ),
  },
  {
    kind: "has-sent",
    isAsked: true,
    has: [
      any(
        wrapped`
          (?:has|have|did|is|are) .{0,40}(?:got|sent|send|in|given|entered|written)(?: \w+){0,2} (?:
            anything|something|orders?|moves?|hers|his|theirs|any|a (?:full |complete )?set
          )
          |(?:anything|orders) (?:in )?from
          |has .{2,30} (?:ordered|submitted)(?: yet| already| so far)?\W*$
        `,
        wrapped`
          (?:hat|haben) .{0,40}(?:schon |bereits )?(?:etwas|was|befehle?|zuge) .{0,20}
            (?:geschickt|abgegeben|eingereicht|geliefert)
        `,
        "(?:a|ont)(?:-t-(?:il|elle))? .{0,40}envoye",
        "(?:ha|han) .{0,20}(?:mandado|enviado) (?:algo|ordenes|\\w+)",
        "(?:ha|hanno) (?:gia )?(?:mandato|inviato)",
        "heeft .{0,40}(?:iets|orders|zetten) .{0,20}(?:gestuurd|ingestuurd|ingeleverd)",
      ),
    ],
  },
  {
    // `I'm only after names, don't tell me what's in the orders`
    kind: "spared",
    has: [
      any(
        wrapped`
          (?:don't|do not|needn't|no need to) (?:tell|show|give|send) me
          |(?:sag|zeig|schick)\w* mir .*nicht|ne (?:me|m').* pas
          |no me (?:digas?|ensenes?|muestres?)|non (?:dirmi|mostrarmi)
          |(?:zeg|toon|stuur) me .*niet
        `,
      ),
    ],
  },
];

/** `Please wait for them`, `wacht nog even op Itali\u00eb`: for somebody else, and until no day that is named. */
const awaits = any(
  wrapped`
    (?:wait|hold (?:on|it|the turn|everything|off)) (?:\w+ ){0,3}?(?:for|on|until|till)
    |wart\w* (?:\w+ ){0,4}?(?:auf|bis)|attend\w*|patient\w*|esper\w*|aguard\w*|aspett\w*
    |wacht\w* (?:\w+ ){0,4}?(?:op|tot|until)
  `,
);
const waitsNot = any(
  wrapped`
    me|us|mich|uns|moi|nous|mi|ci|mij|(?:do|does|did|need|won|can|should)n't|not|no|never|nobody|nicht|kein\w*
    |niemand|pas|plus|sans|sin|nunca|nadie|non|senza|nessuno|niet|geen|i|we|ich|wir|j'attends|je|ik|wij
    |how|why|who|what|wie|warum|qui|quien|chi|waiting list|wartelist\w*
    |always|immer|toujours|siempre|sempre|altijd|from now on
    |(?:for|on|until|till) (?:the|each|every) (?:deadline|end)
  `,
  "(?:until|till|by) (?:next |the |on )?(?:\\w+day|today|tomorrow|\\d|noon|midnight|at)",
  "\\w+day|espero|aspetto|attends-nous|attendent|warten|attendons|esperamos|aspettiamo|wachten",
);

/** Does a sentence ask to wait for somebody whose orders are missing? */
function isAwaiting(sentence: string, plain: string): boolean {
  if (sentence.includes("?") && !canYou.test(sentence)) return false;
  const [clause = ""] = plain.split(/[,;:] /);
  return sentence.length <= longestWait && awaits.test(clause) && !waitsNot.test(clause);
}

const longestWait = 120;

/** `If it's only Italy who is missing, please ...` */
const onlyMissing = regex()`
  ^\W*(?:(?:and|so|please|bitte|then) )*(?:if|when|in case|wenn|falls|si|s'il|se|als|indien)\b[^.?!]*\b(?:
    only|just|nur|bloss|seulement|juste|seule?|que|solo|sol[ao]|soltanto|alleen
  )\b[^.?!]{0,40}\b(?:missing|left|late|fehl\w*|manqu\w*|falt\w*|manc\w*|ontbre\w*)\b
`;

/** What a sentence asks of these kinds: `What have we got now, and must they all agree?` */
export function runningAsked(sentence: string): readonly RunningAsked[] {
  const plain = timesInEnglish(sentence);
  const ofPlayers = askedOfPlayers(plain);
  if (ofPlayers !== null) return [ofPlayers];
  if (isAwaiting(sentence, plain)) return ["waits-for"];
  if (onlyMissing.test(plain)) return ["only-missing"];
  if (missesLetters(plain)) return ["letters-again"];
  if (deadlineStays(plain)) return ["deadline-stays"];
  return kinds
    .filter(
      ({ has, but, isAsked }) =>
        (isAsked === undefined || sentence.includes("?")) &&
        has.every((each) => each.test(plain)) &&
        !(but?.test(plain) ?? false),
    )
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "nudge-later" || namesEvening(sentence));
}

/** A day on which the reminder is to go out, and not one before each deadline. */
function namesEvening(sentence: string): boolean {
  const { weekdays, dates } = amountsIn(sentence);
  return weekdays.some(({ recurs }) => !recurs) || dates.length > 0;
}

/** The day and hour that such a sentence names, as a date is written; an evening is at seven. */
export function momentNamed(sentence: string): string | null {
  const { dates, hours } = amountsIn(sentence);
  const [day, other] = dates;
  if (day === undefined || other !== undefined) return null;
  const minute = hours[0]?.minute ?? partOf(timesInEnglish(sentence));
  return `${day.date} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

function partOf(plain: string): number {
  if (/morning/.test(plain)) return 9 * 60;
  if (/afternoon/.test(plain)) return 15 * 60;
  return /noon/.test(plain) ? 12 * 60 : 19 * 60;
}

/** The first and the last day of a range; null where none is named. */
export function rangeNamed(
  sentence: string,
): { readonly first: DateExpression; readonly last: DateExpression } | null {
  const [first, last, other] = amountsIn(sentence).dates;
  if (first?.isFrom !== true || last?.isUntil !== true || other !== undefined) return null;
  const [from, to] = [readDate(first.date), readDate(last.date)];
  return from.kind === "date" && to.kind === "date" ? { first: from.date, last: to.date } : null;
}

/** Is it somebody whose word the GM gives for it: `it really is her`? */
export function vouches(sentence: string): boolean {
  return surely.test(timesInEnglish(sentence));
}

const surely = any(
  wrapped`
    really|genuine\w*|legit\w*|for real|it(?:'s| is) (?:her|him|them)|trust me|confirm\w*|rang
    |phoned?|called me|spoke\w*|told me|mentioned
  `,
  "wirklich|echt|tatsachlich|angerufen|telefon\\w*|gesprochen|bestatigt",
  "vraiment|bien (?:elle|lui)|telephone\\w*|appele\\w*|parle",
  "de verdad|confirmad\\w*|realmente|hablado|llamado|seguro",
  "davvero|proprio|confermat\\w*|sentit\\w*|parlato",
  "gesproken|gebeld|bevestigd",
);

/** `Could the whole thing stand still in that time?`: a rest for all, whether or not the days are named with it. */
export function standsStill(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  return rests.test(plain) && !denied.test(plain);
}

const rests = any(
  wrapped`
    (?:stand|stay|sit|keep|be|lie) still|stand ?still|(?:on|in) (?:hold|ice)|freez\w*|frozen
    |paus(?:e|ed|es|ing)|suspend\w*
    |stop(?:ped)?(?= (?:the )?(?:game|everything|all|clock|for|in|during|while|from))
    |(?<!the )rest(?= from|$| in| during| while| for| over| through)|nothing (?:should |to )?(?:be )?due
    |nothing (?:should|shall|is to|will|must|may|has to) (?:happen|move|go on|run)
  `,
  wrapped`
    still ?(?:steh\w*|lieg\w*|leg\w*)|stehen bleiben|ruhen|ruht|pausier\w*|anhalten|aussetzen
    |unterbrech\w*|einfrier\w*|auf eis
  `,
  "en suspens|en pause|suspend\\w*|interromp\\w*|arreter|mettre .*pause|geler",
  "parad[oa]|parar|pausa|suspend\\w*|congel\\w*|quiet[oa]|detener\\w*",
  "ferm[oaie]|fermare|pausa|sospes[oa]|sospend\\w*|congelar\\w*|bloccat[oa]",
  "stil ?(?:staan|liggen|leggen|zetten)|stil|pauze|pauzeren|bevriez\\w*|onderbrek\\w*",
);
const denied = regex()`
  \b(?:
    don't|do not|no need|needn't|not (?:stop|stand|pause|freeze)|won't
    |nicht (?:anhalten|pausieren|unterbrechen|stehen|ruhen)|ne .* pas
    |no (?:hace falta|quiero|paus|par)|non (?:serve|voglio|ferm|sosp)|hoeft niet
    |niet (?:stil|pauz)
  )
`;

/** Are the days of it named elsewhere? */
export function pointsToDays(sentence: string): boolean {
  return meanwhile.test(timesInEnglish(sentence));
}

const meanwhile = any(
  wrapped`
    (?:for|during|in|over|on|between|through) (?:that|this|these|those) (?:
      time|period|days?|dates|break|weeks?|while
    )
    |meanwhile|in between
    |while (?:i'm|i am|we're|we are|i'll be) (?:away|gone|off|there|out|abroad)
    |until i(?:'m| am) back
  `,
  "(?:in|wahrend) (?:dieser|der|diesen|den) (?:zeit|days|weeks?)|so ?lange|wahrenddessen|derweil",
  "pendant (?:ce temps|cette periode|mon absence|ces days)|entre-temps",
  "mientras|(?:en|durante) (?:ese|este) tiempo|(?:en|durante|in)? ?(?:esos|estos) days|en mi ausencia",
  "nel frattempo|in quei? (?:periodo|days)|durante (?:quel|la mia) \\w+|finche sono",
  "in die (?:tijd|periode|days)|zolang|tijdens|ondertussen|intussen",
);
