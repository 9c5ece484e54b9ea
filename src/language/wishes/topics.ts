/**
 * What a clause of a GM is about, and what is to become of it: by words of six languages, in whatever order
 * they stand.
 */
import { PrefilteredRegExp, regex, wrapped } from "../../util/index.js";
import { timesInEnglish } from "./english.js";

export type Topic =
  | "reminder"
  | "grace"
  | "pause"
  | "resume"
  | "early"
  | "start"
  | "deadline"
  | "invite"
  | "withdraw"
  | "tell"
  | "pace"
  | "other";

export const any = (...patterns: readonly string[]) =>
  new PrefilteredRegExp(`(?<![a-z])(?:${patterns.join("|")})(?![a-z])`);

/** `Can we skip those days?`, `kunnen we die dagen overslaan?` */
export const skipsDays = wrapped`
  (?:
    (?:skip\w*|leav\w* out|jump\w*|saut\w*|neutralis\w*|salt\w*|omit\w*)(?: over)? (?:
      those|these|that|this|ces|cette|cet|es[oae]s?|est[oae]s?|quei|quest[aio]|quella
    ) (?:days?|time|weeks?|period\w*)
    |(?:die|diese[nr]?|deze) (?:days?|zeit|tijd|weeks?) (?:\w+ )?(?:
      aus(?:zu)?(?:lass|spar)\w*|uberspring\w*|frei ?halten|overslaan|overgeslagen
    )
  )
`;

/** In the order in which one goes before another where a clause has words of several. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  // How fast a game runs is read as a set-up is.
  [
    "pace",
    any(
      "(?:once|one (?:turn|move|phase)|twice|two (?:turns|moves)) (?:an? |per |every |each )?week(?:ly)?",
      wrapped`
        per (?:turn|phase|move)|(?:for|gets?|get) (?:each|every) (?:turn|phase|move)
        |every (?:one|two|three|four|five|\d+) (?:days|hours)
      `,
      wrapped`
        (?:
          retreats?|builds?|ruckzuge?|aufbau\w*|retraites?|constructions|retiradas|construcciones
          |ritirate|costruzioni|terugtochten|adjustments|ajustements|ajustes|anpassungen
        )
      `,
      "(?:pro|par|por|per) (?:woche|zug|runde|semaine|tour|semana|turno|settimana|weeks?|beurt|ronde)",
      "daily|weekly",
    ),
  ],
  // What of a game needs no amount is read elsewhere.
  [
    "other",
    any(
      "draws?|remis|unentschieden|nulle|tablas|empates?|pareggi\\w*|patta|gelijkspel",
      "vot(?:e|es|ing|i|os?)|abstimm\\w*|stimmen|stemm\\w*",
      "passwords?|passwor[dt]|losung|mot de passe|contrasena|parola|wachtwoord",
      "replac\\w*|ersetz\\w*|remplac\\w*|sustitu\\w*|sostitu\\w*|vervang\\w*|takes? over|ubernimm\\w*",
    ),
  ],
  [
    "reminder",
    any(
      "remind\\w*|nudg\\w*|pok(?:e|ed|ing)|shove|prod",
      "erinner\\w*|mahn\\w*|stups\\w*",
      "rappel\\w*|relanc\\w*",
      "recorda\\w*|recuerd\\w*",
      "ricord\\w*|promemoria|sollecit\\w*",
      "herinner\\w*",
      wrapped`
        (?:avis|avvis|preven|previen|warn|waarschuw)(?=
          .{0,120}\b(?:antes|prima|avant|before|ahead|earlier|vorher|davor|vooraf|van tevoren)\b
        )\w*
      `,
    ),
  ],
  [
    "grace",
    any(
      wrapped`
        (?:
          nicht (?:\w+ )?(?:rechtzeitig|punktlich)|not (?:\w+ ){0,2}(?:in|on) time
          |pas (?:\w+ )?a (?:temps|l'heure)|no (?:\w+ ){0,3}a tiempo|non (?:\w+ ){0,3}in tempo
          |niet (?:\w+ )?op tijd
        )
      `,
      wrapped`
        grace|leeway|latecomers?|late (?:people|folks?|players?|orders?|ones?|comers?)
        |(?:is|are|be|who's|anyone's|somebody's|someone's|everyone's) late
        |miss(?:es)? (?:the|a) deadline|overdue
      `,
      // `If somebody forgets, wait three days`
      wrapped`
        (?:some(?:one|body)|any(?:one|body)|a player|players|people|who(?:ever)?|they) (?:\w+ )?forgets?
        |(?:jemand|einer|wer|man) (?:\w+ )?(?:vergisst|verpasst)
        |(?:quelqu'un|on|un joueur|qui) (?:\w+ )?(?:oublie|rate)
        |(?:alguien|quien|uno) (?:se )?olvid[ae]|(?:qualcuno|chi|uno) (?:si )?dimentic[ah]\w*
        |(?:iemand|wie) (?:\w+ )?vergeet
        |(?:some(?:one|body)|any(?:one|body)|a player|whoever) (?:does(?:n't| not) (?:send|order|write|move)
        |sends nothing)
        |(?:jemand|wer) (?:\w+ )?nichts (?:schickt|abgibt|sendet)
      `,
      "nachfrist|gnadenfrist|schonfrist|verspat\\w*|zu spat|nachzugler\\w*",
      "sursis|retardataires?|en retard",
      "gracia|se retras\\w*|tarde|rezagad\\w*",
      "grazia|ritard\\w*|tolleranza",
      "respijt|te laat|uitstel",
    ),
  ],
  [
    "resume",
    any(
      wrapped`
        resum\w*|unpaus\w*
        |(?:get|let|be|is|have|start|starts) (?:\w+ ){0,3}?(?:going|running) again|running again
        |(?:carry|go|goes) on (?:again|now)
        |(?<!\b(?:press|messages?|chat|letters?|maps?|html|talking|digests?|reminders?) (?:\w+ )?)back on
      `,
      wrapped`
        (?:geht|gehts|ginge) (?:es )?(?:\w+ )?weiter|weiter ?(?:geh\w*|spiel\w*|mach\w*)
        |wieder (?:auf(?! \w)|los|weiter|an)\w*|fortsetz\w*
      `,
      "reprend\\w*(?! (?:\\w+ )?(?:place|poste|pays|siege|flambeau|suite|relais|seat))|reprise|on repart",
      "reanud\\w*|retom\\w*(?! su )|seguimos ya",
      "riprend\\w*(?! il suo)|ripart\\w*",
      "hervat\\w*|verder(?:gaan| spelen)?",
    ),
  ],
  [
    "pause",
    any(
      wrapped`
        paus(?:e|ed|es|ing)|(?<=(?:game|everything|everybody|all|it) )waits?(?= until (?:i|we)\b)
        |(?:weihnachts|neujahrs|oster|sommer|winter|ferien)pause|on hold|on ice
        |hold (?:everything|the game)|freez\w*|frozen|break|stop\w* the clocks?
        |(?<!the )rest(?= from| until| over| in| during| for| through|$)|suspend\w*|time out
        |(?:hold|stop)(?: it| things| playing| play)?(?= (?:over|during|for) (?:christmas|xmas|easter|new year|the \w+))
        |nothing (?:should|shall|is to|will|must|may|has to) (?:happen|move|go on|run)
      `,
      wrapped`
        pausier\w*|anhalt\w*|halte?(?= .*an$)|halt(?:en)? .* an|unterbrech\w*|unterbrich|ruhen
        |ruht|stillleg\w*|einfrier\w*|aussetzen|(?:soll|darf|muss|wird) (?:\w+ ){0,6}?nichts passieren
      `,
      "interromp\\w*|suspen\\w*|treve|arret\\w*",
      "interrump\\w*|descanso|par(?:ar|amos|en|a)(?= la| el| hasta)",
      "pausa|sospend\\w*|interruzione|ferm(?:a|o|iamo|are)",
      "pauz\\w*|stilzetten|onderbrek\\w*|stop de",
      "no (?:play|playing)(?! (?:for|to|with|of)\\b)|(?:nobody|no one) plays|kein spiel|nicht gespielt|niet gespeeld",
      skipsDays,
    ),
  ],
  [
    "early",
    any(
      wrapped`
        early|ahead of time|(?:runs?|running|ran|goes|go|went) ahead
        |(?:even|also) (?:if|when) (?:every\w*|all)|prematur\w*
      `,
      "vorzeitig|verfruht|(?:auch|selbst) wenn alle|fruher",
      wrapped`
        meme si tou\w*|en avance|avant l'heure|anticip\w*|antes de tiempo
        |aunque (?:ya )?(?:esten )?tod[oa]s|prima del tempo|anche se (?:\w+ ){0,2}tutti
      `,
      wrapped`
        before (?:the|its|each|every) (?:deadlines?|time)|vor (?:der |dem )?(?:frist|deadline|termin|abgabeschluss)
        |avant (?:l'echeance|la date limite|le delai)|antes (?:del plazo|de la fecha limite)
        |prima (?:della scadenza|del termine)|voor de (?:deadline|termijn)
      `,
      "ook al (?:is|zijn)|ook niet als iedereen|vroegtijdig|vroege?(?= verwerk\\w*)|vervroeg\\w*",
    ),
  ],
  [
    "withdraw",
    any(
      wrapped`
        withdraw\w*|uninvit\w*|cancel (?:\w+ )?invitation|zuruckzieh\w*|zieh .* zuruck|ausladen
        |retir\w* .*invit\w*|annul\w* .*invit\w*|ritir\w* .*invit\w*|intrek\w*
      `,
    ),
  ],
  ["invite", any("invit\\w*|ask in|lad(?:e|et|en)?|einlad\\w*|uitnodig\\w*|nodig")],
  [
    "deadline",
    any(
      "deadlines?|due|turns?|rounds?|phase|finish|orders? (?:are|is|by|on)|we(?:'ll| will)? play",
      "process\\w*|adjudicat\\w*",
      "frist\\w*|abgabe\\w*|abgeben|abgegeben|termine?|runden?|zuge?|schluss|auswert\\w*|ausgewertet",
      "echeances?|date limite|tours?|delais?|on joue|joue(?:r|ra|rons)?|les ordres",
      "plazos?|fechas?|turnos?|jugamos|jugar",
      "scadenz\\w*|termin[ei]|turn[oi]|si gioca|giochiamo",
      "beurt\\w*|rond\\w*|inlever\\w*|deadline|zetten",
    ),
  ],
  [
    "start",
    any(
      wrapped`
        start|(?<=from )(?:start|beginn)ing|begin|begins|kick off|get going|open
        |(?<=(?:rather|prefer|like it|better) (?:if )?(?:we|it|the game) )(?:began|started)
      `,
      "anfangen|fang(?:t|en)?|los ?geh\\w*|beginn\\w*|starten",
      "commenc\\w*|demarr\\w*",
      "emp(?:ez|iec|iez)\\w*|comenz\\w*|comienc\\w*",
      "inizi\\w*|cominci\\w*",
    ),
  ],
  [
    "tell",
    any(
      wrapped`
        tell|let (?:\w+ ){1,4}know|inform|announce|explain
        |(?<!let's )say(?! (?:(?:next )?\w+day|until|by|on|till|today|tomorrow|one|two|three|four|\d+)\b)
        |pass (?:it|that|this) on|drop|write
        |ask|give (?:\w+ ){1,3}(?:my|a) (?:hello|regards)
      `,
      "sag\\w*(?! wir)|schreib\\w*|bescheid|informier\\w*|erklar\\w*|frag\\w*|richte\\w*|teil\\w* .*mit",
      "dis|dites|preven\\w*|previens|ecri\\w*|avert\\w*|expliqu\\w*|demand\\w*|informe\\w*",
      "di(?:le|les|selo)|avisa\\w*|expli(?:ca|que)\\w*|escrib\\w*|pregunt\\w*|diga\\w*",
      "dil?lo|ditelo|dillo|avvis\\w*|spiega\\w*|scriv\\w*|avverti\\w*|chied\\w*",
      "zeg|vertel\\w*|laat (?:\\w+ ){1,4}weten|schrijf|vraag",
    ),
  ],
];

/** The topics of a clause in plain words, that which goes first before the others. */
export function topicsOf(plain: string): readonly Topic[] {
  return topics.flatMap(([topic, words]) => (words.test(plain) ? [topic] : []));
}

/** Is somebody to be reminded? */
export function wishesReminder(sentence: string): boolean {
  return topicsOf(timesInEnglish(sentence))[0] === "reminder";
}

/** What lengthens or moves the present deadline, rather than all of them. */
export const moves = any(
  wrapped`
    give|gives|gets?|put|set|bring(?= (?:it|that|this|the|things|everything|our|all)\b)|extend\w*|move\w*|push\w*
    |postpone\w*|delay\w*|shift\w*|slip\w*
    |chang(?:e|es|ed|ing)|runs? until|(?:have|has|needs?) (?:time )?until|stays open|open until|make it
    |let's (?:say|make it|have|take|do)|(?:no|not) later than|at the latest|soon enough
  `,
  "(?:frist|deadline|abgabe|termin)(?: (?:bitte|wieder|doch|zuruck|back|please)){0,3} (?:auf|to|op)",
  "(?:lieber|plutot|mejor|meglio|piuttosto|liever) (?:[a-z]{1,3} )?(?:next )?\\w+day",
  "wander\\w*|rutsch\\w*|ruck(?:t|en)|sagen wir|spatestens",
  "verlanger\\w*|verschieb\\w*|verleg\\w*|geb\\w*|gib|setz\\w*|leg(?:e|t|en)?|stell\\w*",
  "passe(?:r|ra)?|disons|au plus tard",
  "prolong\\w*|repouss\\w*|donn\\w*|laiss\\w*|decal\\w*|report\\w*|mets|mettez|mettre",
  wrapped`
    alarg\w*|aplaz\w*|ampl\w*|dam\w*|dal[ae]s?|danos|dadles?|prorrog\w*|mover|movemos|movamos|mueve\w*|pasa\w*
    |pon(?:er|lo|ga)?|pasemos|digamos|cambi\w*|a mas tardar
  `,
  "allung\\w*|prolung\\w*|spost\\w*|rinvi\\w*|diamo|dagli|concedi\\w*|proroga\\w*|mett\\w*",
  "passa|diciamo|facciamo|al piu tardi",
  "uiterlijk|laten we|verleng\\w*|verschui\\w*|verzet\\w*|schui\\w*|geef|zet(?:ten)?(?= (?:op|naar|tot|per))",
);
/** What adds to it. */
export const more = any(
  "more|another|extra|additional|longer|further|extend\\w*",
  "mehr|weitere?|zusatzlich\\w*|langer|noch|verlanger\\w*",
  "de plus|supplementaires?|encore(?! (?:passer|changer|mettre|faire|possible))|prolong\\w*|en plus",
  "mas|adicional\\w*|prorrog\\w*|alarg\\w*",
  "altr[eioa]|in piu|ancora|prolung\\w*|allung\\w*",
  "meer|langer|extra|verleng\\w*",
);
/** `Put the deadline off by two days`: later than it is, and not how long all of them are. */
export function putsOff(plain: string): boolean {
  return later.test(plain) && ![earlier, toSpan, putOff, hangs].some((each) => each.test(plain));
}

/** `Bring the deadline forward by a day` */
export function bringsForward(plain: string): boolean {
  return sooner.test(plain) && ![toSpan, putOff].some((each) => each.test(plain));
}

const sooner = any(
  wrapped`
    (?:bring|mov|pull|put|shift|push|draw)\w* .*(?:forwards?|earlier|sooner|up)|(?:a|one) day (?:earlier|sooner)
    |(?:zieh|verleg|leg|hol|schieb|mach)\w* .*(?:vor|fruher|nach vorne)|vor(?:zu)?(?:zieh|verleg|hol)\w*
    |avanc(?:e|er|ez|ons)|anticip(?:a|are|iamo|ate|ar|amos)|adelant(?:a|ar|amos|emos|ad|e)
    |vervroeg\w*|(?:zet|haal|schuif)\w* .*naar voren
  `,
);
const later = any(
  wrapped`
    (?:push\w*|shift\w*|slid\w*|slips?|postpon\w*|delay\w*|defer\w*)
    |(?:put|mov\w*|set|bump\w*|knock\w*) .*(?:back|off|out|later|by)
  `,
  "(?:ver|hinaus|hinaus(?:zu)?|auf)?schieb\\w*|verleg\\w*|(?:nach )?hinten|spater",
  "repouss\\w*|decal\\w*|report(?:e|es|er|ez|ons)|recul\\w*|retard\\w*|differ(?:e|er|ez|ons)",
  "mover|muev\\w*|movamos|movemos|corre(?:r|mos)?|retras\\w*|aplaz\\w*|aplac\\w*|pospon\\w*|posterg\\w*",
  "spost\\w*|rinvi\\w*|rimand\\w*|posticip\\w*|slitt\\w*|ritard(?:a|are|iamo|ate)",
  "(?:op|ver|door)?schui\\w*|verzet\\w*|uit ?(?:te ?)?stel\\w*|stel\\w*(?= .*uit)|later",
);
const earlier = any(
  wrapped`
    forwards?|earlier|sooner|up|shorter|less|fruher|vor(?:zieh\w*|verleg\w*|holen)?|kurzer|weniger
    |avanc\w*|plus tot|moins|raccourc\w*|adelant\w*|antes|menos|anticip\w*|prima|meno
    |vervroeg\w*|eerder|minder|korter|naar voren
  `,
);
/** `Put it off by two days if Turkey has sent nothing` */
const hangs = regex()`
  \b(?:
    if(?! (?:you|that|it|possible)\b)|only when|unless|falls|sofern|wenn(?! (?:es )?(?:geht|moglich))
    |si(?! (?:possible|c'est possible|tu peux|vous pouvez|puedes|es posible))|se(?! (?:possibile|puoi|si puo))
    |indien|tenzij|als(?! (?:het|dat) (?:kan|mogelijk))
  )\b
`;
/** What was done already. */
const putOff = /\b(?:was|were|been|wurden?|worden|werd|ete|fue|sido|stat[oa])\b/;
const toSpan =
  /\b(?:to|auf|op|naar|a|at) (?:one|two|three|four|five|six|seven|\d+) (?:hours|days|weeks)\b/;

/** What holds from now on. */
export const lasting = any(
  wrapped`
    always|every|from now on|from (?:the )?next (?:turn|phase|round) on|only|in (?:the )?future
    |any ?more|after that
  `,
  "immer|kunftig|ab sofort|ab jetzt|nur noch|von nun an|jeweils|zukunftig",
  "toujours|desormais|a partir de maintenant|dorenavant|a l'avenir",
  "siempre|a partir de ahora|de ahora en adelante|en adelante",
  "sempre|d'ora in poi|da ora|in futuro",
  "altijd|voortaan|vanaf nu|steeds",
);
/** What is to be no more, or not at all. */
export const without = any(
  "no|not|none|nothing|never|without|free|off|(?:do|does|did|should|must|need)n't|(?:is|are)n't on|any ?more",
  "kein\\w*|nicht|nichts|nie|frei|ohne",
  "pas|aucun\\w*|rien|jamais|sans",
  "ningun\\w*|nada|nunca|sin",
  "niente|nessun\\w*|mai|senza|non",
  "geen|niets|niet|nooit|zonder",
);
/** What a wish depends on, where a clause begins with it or holds it. */
export const conditional = regex()`
  ^\W*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|or|oder) )*
    (?:if|wenn|falls|sofern|si|se|als|cuando|quand|when|once)
    (?! (?:every\w*|all\w*|tou\w*|alle)\b)(?![a-z])
  |(?<![a-z])(?:
    only (?:if|when)|nur (?:wenn|falls)|seulement si|solo s[ie]|alleen als|unless|in case|provided
    |whether|es sei denn|a moins|a menos|salvo que|a meno|tenzij|mits
  )(?![a-z])
`;
/** Why something is wished. */
export const reason = regex()`
  ^\W*(?:and |but |und |aber |et |mais |y |pero |e |ma )?(?:
    because|since|as (?:half|some|most|several|we|i|he|she|they|many|a )|so that|so nobody
    |so no one|so (?:the|they|we|he|she|everybody|everyone|that)|for (?:personal|family)
    |there(?:'s| is| has|'ve)|i won't say|no need to|weil|denn|damit|wegen|parce|car |puisque
    |da (?!(?:machen|nehmen|legen|setzen|spielen|pausieren|wollen|sollen?|brauchen) )
    |pour que|comme |porque|ya que|para que|perche|dato che|siccome|cosi|omdat|want|zodat|vanwege
    |thanks?|danke|merci(?! d[e'])|gracias|grazie|bedankt
  )
`;
/** `Tell them all`, `sag das bitte allen`, `prévenez tout le monde`: with no words of its own. */
export const tellsAll = regex()`
  ^\W*(?:(?:and|und|et|y|e|en|please|bitte|also|auch|then|could you|can you|just) )*(?:
    (?:
      (?:tell|inform|notify|warn)(?: (?:it|this|that))?(?: to)? (?:
        them|every(?:body|one)|all
        |(?:all )?(?:(?:the|my|our) )?(?:other )?(?:others|players|table|rest|lot|seven|three|people)
      )
      |let (?:
        them|every(?:body|one)|(?:all )?(?:(?:the|my|our) )?(?:other )?(?:others|players|table|rest|people)
      )(?: all)? know
      |pass (?:it|that|this) on(?: to (?:them|every\w*|all))?
    )(?: (?:all|of them|about (?:it|this|that)|that|this|so|please|both|too|as well|seven|accordingly))*
      (?:,? so (?:nobody|no one|they|that|every(?:one|body))(?![a-z])[^.]*)?
      (?:
        (?: that)? (?:i|we|you)(?: have|'ve)? (?:did|done|moved|changed|extended|postponed|put off) (?:so|it
        |that|this)
        |(?: that)? (?:it|this|that|the deadline)(?:'s| is| was| has been) (?:done|moved|changed|extended
        |postponed|put off)
        | (?:of|about) (?:it|this|that|the (?:change|move|delay|extension|new deadline|new date))
      )?
    |(?:sage?|gib|geben sie|sagen sie|schreib\w*|informier\w*|teile?)
      (?: (?:das|es|bitte|auch|doch|mal|du|sie))*(?: (?:
        den|die|allen|alle|ihnen|dreien|beiden|anderen|spielern|mitspielern|leuten|jedem|ubrigen
      ))+(?: (?:das|es|bitte|auch|bescheid|mit|weiter|davon|daruber))*
      (?:,? damit (?:niemand|keiner|sie|alle)(?![a-z])[^.]*)?
      (?:,? dass (?:ich|wir) (?:das|es) (?:so )?(?:gemacht|getan|geandert|verschoben|verlangert) (?:habe|haben))?
    |(?:merci d['e] ?(?:en )?|veuillez (?:en )?)?(?:previen\w*|preven\w*|avert\w*|avis\w*|inform\w*|dis|dites)
      (?:[ -](?:le|leur|les|en))*(?: (?:a |aux )?(?:tout le monde|tous|toutes|(?:les )?(?:autres|joueurs)))?
      (?:,? (?:pour que|afin que) (?:personne|tous|tout le monde)(?![a-z])[^.]*)?
    |(?:peux|pourrais|pouvez|pourriez)[ -](?:tu|vous)(?: aussi)?(?: (?:le|les))? (?:prevenir|avertir|informer|dire)
      (?: (?:a |aux )?(?:tout le monde|tous|toutes|(?:les )?(?:autres|joueurs)))
    |(?:kannst|konntest|konnen|konnt|magst|wurdest) (?:du|sie|ihr)(?: (?:das|es|bitte|auch|doch|mal|dann))*
      (?: (?:den|die|allen|alle|ihnen|anderen|andern|spielern|mitspielern|leuten))+(?: (?:das|es|bitte|auch|noch))*
      (?: (?:ausrichten|mitteilen|sagen|schreiben|weitersagen|informieren|bescheid (?:geben|sagen)))
    |(?:puedes|podrias|puede) (?:avisar|decir(?:lo|les|selo)?|informar) a (?:todos|los (?:demas|jugadores))
    |(?:puoi|potresti|puo) (?:avvisare|informare|dir(?:lo|glielo)?) (?:a |gli |i )?(?:tutti|altri|giocatori)
    |(?:avisa\w*|di(?:le|les|selo|ga\w*)?|informa\w*)(?: (?:lo|les|a))* (?:
      todos|los (?:demas|jugadores)|todo el mundo
    )
    |(?:dillo|ditelo|avvisa\w*|informa\w*|diglielo)(?: (?:a|gli|i))* ?(?:tutti|altri|giocatori)?
    |(?:allen|alle|ihnen|die (?:anderen|spieler))(?: bitte)?
      (?: (?:sagen|mitteilen|schreiben|informieren|bescheid (?:geben|sagen)))
    |(?:kun|kan|wil)(?:t| je| u)+ (?:dat |het |dit )?(?:aan )?(?:iedereen|allemaal|de anderen|ze)
      (?: (?:dat|het|dit|ook|even))*(?: laten)? (?:weten|zeggen|melden|doorgeven)
    |(?:zeg|vertel|laat|meld)(?: (?:het|dat|dit|aan))* (?:iedereen|allemaal|de anderen|de spelers)
      (?: weten)?
  )(?: (?:s'il (?:vous|te) plait|bitte|please|por favor|per favore|alsjeblieft|svp))*
    (?:,? (?:(?:who|die|qui)\b|(?:with|and) (?:my |best |kind |warm )+(?:wishes|regards)|mit|avec mes)[^.]*)?[\s.!]*$
`;
/** `And tell everybody why, please.` */
export const tellsReason = regex()`
  \b(?:
    tell|inform|explain|say|let|sag\w*|schreib\w*|erklar\w*|dis|dites|expli\w+|di(?:le|les|ga\w*)
    |dillo|ditelo|spieg\w*|zeg|vertel|leg
  )\b.*\b(?:
    every(?:one|body)|all|them|others|players|people|table|alle[nr]?|ihnen|spielern?|mitspielern?
    |tous|tout le monde|leur|joueurs|todos|jugadores|tutti|giocatori|iedereen|spelers
  )\b.{0,12}\b(?:
    why|the reasons?|warum|wieso|weshalb|(?:den|die) gr[uo]nde?|pourquoi|la raison|por que
    |el motivo|la razon|perche|il motivo|waarom|de reden
  )\b(?:
    ,? (?:
      it|we|you|that|this|is|did|do|so|please|bitte|svp|s'il vous plait|s'il te plait|por favor
      |per favore|alsjeblieft|uit|too|ist|das
    )
  )*[\s.!,?]*$
`;
/** `A day is too long, six hours will do` */
export const tooMuch = regex()`
  \b(?:
    too (?:long|much|generous|short|little)|zu (?:lang|viel|kurz|grosszugig)|trop|demasiad\w*
    |tropp\w*|te (?:lang|veel|kort)
  )\b
`;
/** `Monday is a holiday, so no deadline on that day` */
export function keepsFree(plain: string, day: string): boolean {
  if (day === "today" && noneDue.test(plain)) return true;
  return without.test(plain) && (holiday.test(plain) || thatDay.test(plain));
}

/** `Deadlines must not fall on a Sunday`: that day is not wanted. */
export const mustNotFall = any(
  wrapped`
    (?:must|should|may|shall|can|could|do|does|will|would|ought) ?(?:n't|not|never)(?: ever| to)? (?:
      fall|be|land|end|come|run out
    )
    |never (?:fall|be|land|end)s?
  `,
  "(?:darf|durfen|soll\\w*|sollten|konnen|kann) (?:nie|nicht|niemals) .*(?:fallen|liegen|enden|sein)",
  "ne (?:doi(?:t|vent)|devrai\\w*|peu\\w*) (?:pas|jamais) (?:tomber|etre|finir)",
  "(?:no|nunca) (?:debe\\w*|puede\\w*|deberia\\w*) (?:caer|ser|vencer)",
  "non (?:dev\\w*|puo|possono|dovrebb\\w*) (?:cadere|essere|scadere)",
  "(?:mag|mogen|moet\\w*|kunnen) (?:niet|nooit) .*(?:vallen|liggen|zijn)",
);

const holiday = any(
  wrapped`
    (?:bank |public |national )?holidays?|feiertag\\w*|feries?|festivos?|feriados?|fiesta|festiv[oa]|festa
    |feestdag\\w*|vrije dag
  `,
);
const thatDay = any(
  wrapped`
    (?:on )?that day|an (?:dem|diesem) (?:tag|days?)|ce (?:jour|days?)(?:-la)?|es[ea] (?:dia|days?)
    |quel (?:giorno|days?)|die (?:dag|days?)
  `,
);

/** Who does not read their mail. */
export const away = regex()`
  \b(?:
    away|absent|on (?:holiday|vacation|leave)|off line|offline|abwesend|verreist|unterwegs|im urlaub
    |en (?:vacances|voyage|conge)|de (?:vacaciones|viaje)|ausente|in (?:vacanza|viaggio|ferie)|assente
    |afwezig|op (?:vakantie|reis)
  )\b
`;
/** `The day before each deadline` */
export const dayBefore = regex()`
  \b(?:
    (?:the|an?|am|den|le|el|il|de) (?:days?|tage?|jour|dia|giorno|dag) (?:
      before|ahead|davor|vorher|zuvor|vor|d'avant|avant|antes|anterior|prima|precedente|ervoor|voor\w*
      |van tevoren
    )
    |la veille|la vispera
  )\b
`;
/** `The deadline is Thursday at nine` */
export const stands = regex()`
  \b(?:deadline|frist|abgabe|echeance|plazo|scadenza|termijn)\b.*\b(?:
    is|remains|stays|ist|bleibt|reste|es|est|sigue|resta|blijft
  )\b
`;
export const nextPhase = regex()`
  \b(?:the )?next (?:turn|round|phase)(?! on)\b
  |\b(?:nachste[nr]?|prochaine?|proxim[oa]|prossim[oa]|volgende) (?:
    runde|zug|phase|tour|turno|ronda|fase|beurt|ronde
  )\b
`;
/** `No deadline today, please` */
const noneDue = any(
  wrapped`
    no deadlines?|nothing (?:is |should be )?due|keine? (?:frist|abgabe|deadline|abgabeschluss)
    |pas (?:de |d')(?:echeance|date limite|deadline|delai)|sin (?:plazo|fecha limite)
    |(?:niente|nessuna) scadenza|geen deadline
  `,
);
/** `Start only when all are there`: nothing begins before that anyway. */
export const onceFull = regex("g")`
  (?:(?:only|erst|nur|seulement|solo|pas|alleen|pas) )?(?:
    when|once|as soon as|wenn|sobald|quand|lorsque|des que|cuando|en cuanto|quando|als|zodra
  ) (?:
    every(?:one|body)|all|the seats|we(?:'re| are)|alle|tout le monde|tous|todos|todo el mundo|ci sono tutti
    |tutti|siamo|iedereen|estemos|estan
  )\b
`;
/** `I told them that ...`, `it was due on Tuesday`: what was said or done already. */
export const toldBefore = regex()`
  \b(?:i|we)(?:'ve| have| had)? (?:told|said|wrote|written|promised|announced)\b
  |\bich (?:sagte|habe?|hatte)\b.*\b(?:gesagt|geschrieben)\b|\bich sagte\b|\bj'(?:ai|avais) (?:dit|ecrit)\b
  |\b(?:was|were|had been) (?:late|due)\b
`;
/** `One turn a week` */
export const weekly = regex()`
  \b(?:
      once|one (?:turn|move|phase|tour|coup|turno|mossa|jugada|zug|runde|beurt|ronde|zet)|einmal|une fois
      |una vez|una volta|eens
    ) (?:in )?(?:one|every|the|per|pro|par|por|a la|alla|a|die|der) (?:weeks?|woche|semana|settimana)\b
  |\b(?:once|one (?:turn|move|phase)) an? week\b|\bweekly\b|\bwochentlich\b
`;
export const atOnce = regex()`
  \b(?:
    now|right away|again|today|jetzt|sofort|gleich|maintenant|tout de suite|ahora|ya|adesso|subito
    |nu
  )\b
`;
/** `Take the Sundays out`: what is to be no day of deadlines any more. */
export const removes = any(
  "remove|drop|skip|exclude|take (?:\\w+ ){0,3}(?:out|off)|leave (?:\\w+ ){0,3}out|cut out",
  "streich\\w*|(?:raus|heraus|weg)(?:nehm|lass)\\w*|nimm .*raus|lass .*weg|enlev\\w*|supprim\\w*|retir\\w*",
  "quita\\w*|elimina\\w*|togli\\w*|toglier\\w*|schrap\\w*|haal .*(?:weg|eruit)",
);

/** `Not on Friday but on Saturday` */
export const rather =
  /\b(?:but|instead|rather|sondern|lieber|mais|plutot|sino|ma|piuttosto|maar|liever)\b/;

/** `No deadlines on Sunday any more` */
export const noMore =
  /\b(?:any ?more|no more|ever|mehr|nie|plus|jamais|mas|nunca|piu|mai|meer|nooit)\b/;

/** `Des \u00e9ch\u00e9ances le dimanche`: every week. */
export const ofAll = /\b(?:deadlines|fristen|echeances|plazos|scadenze|all (?:turns|phases))\b/;

/** `Remind Russia that two days are left`: words for somebody. */
export const remindsThat = any(
  "(?:remind|tell)\\w* .{2,60}? that",
  "erinner\\w* .{2,60}? dass",
  "rappel\\w* .{2,60}? qu(?:e|'\\w+)",
  "recuerd\\w* .{2,60}? que|recordar\\w* .{2,60}? que",
  "ricord\\w* .{2,60}? che",
  "herinner\\w* .{2,60}? dat",
);

/** `Give him until tomorrow`, `geben Sie ihm bis morgen Zeit` */
export const gives = any(
  "give|gives|grant|allow|let (?:him|her|them)|(?:have|has|get|gets) (?:time )?until",
  "gib|gebt|geben|lass|lasst|lassen|donne\\w*|laisse\\w*|accord\\w*",
  "dale|dales|dadle|dadles|dele|deles|dagli|dalle|date|datele|lasci\\w*|geef|gun",
);

/** `The deadline tonight is too early, push it back two days` */
export const movedBy = regex()`
  \b(?:
    (?:mov|push|postpon|shift|extend|put|delay|verschieb|verlang|verleg|repouss|recul|decal|prolong|aplaz|mueve|prorrog
    |alarg|rinvi|spost|posticip|verschuif|verleng)\w*\b.{0,40}\b
  )(?:back|off|out|forward|on|by|um|for|of|de|di|en|con|met|another) (?:een? )?(?:
    one|two|three|four|five|six|seven|\d+|a
  ) (?:more |extra |full |whole )?(?:hours?|days?|weeks?)\b
`;

/** `Pause for a week` */
export const lasts = regex()`
  \b(?:for|fur|pour|pendant|durante|por|per|voor|gedurende)\b|\b(?:hours|days|weeks)(?: lang| long)?\W*$
  |\b(?:hours?|days?|weeks?)[- ](?:pause|break)\b|\b(?:paus\w*|break|pauze) (?:of|von|de|di|van)\b
`;

/** `Easter Sunday` is no Sunday of every week, and in each year another day. */
export const feast = regex("iu")`
  ^(?!.*(?:\d|(?<!\p{L})(?:until|till?|bis|jusqu|hasta|fino|tot)(?!\p{L}))).*(?<!\p{L})(?:
    easter|good friday|whit|pentecost|thanksgiving
    |oster(?:n|sonntags?|montags?|samstags?|tagen?|feiertagen?)|karfreitag|pfingst\p{L}+
    |p\u00e2ques|pentec\u00f4te|pascua|semana santa|pentecost\u00e9s|pasqua|pasquetta|pentecoste
    |pasen|paas(?:zondag|maandag|dagen)|goede vrijdag|pinksteren
  )(?!\p{L})
`;
