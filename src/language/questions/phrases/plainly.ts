/** What people of all languages ask and say in passing, in everyday words. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type Words = Partial<Readonly<Record<Intent, RegExp>>>;

const orders = "(?:orders?|moves?|befehle?|zuge?|ordres?|ordenes|ordini|zetten|rozkaz\\w*|order)";

/** What a sentence that asks may be about. */
export const askedPlainly: Words = {
  trial: any(
    "(?:o )?que (?:acontece|aconteceria|sucederia|pasaria|ocurriria)\\b.* se?i? .*|(?:che )?cosa (?:succederebbe|accadrebbe)\\b.* se .*|wat (?:zou er gebeuren|gebeurt er)\\b.* als .*|was (?:wurde (?:passieren|geschehen)|geschahe|ware)\\b.* wenn .*|(?:que|qu est ce qui) se passerait\\b.* si .*",
  ),
  received: any(
    "(?:did|have|has|are|were) (?:mine|ours)\\b(?: \\w+){0,2} (?:arrive\\w*|come|came|in|get|got|reach\\w*|make it|made it|there|through|complete|ok|okay)\\b.*",
    "(?:sind|ist|kamen) (?:die )?meine?n?\\b(?: \\w+){0,3} (?:angekommen|da|durch|an)\\b.*|(?:les miens|les miennes)\\b.*(?:arriv\\w*|recu\\w*|bien)\\b.*|(?:las|los) mi[ao]s\\b.*(?:lleg\\w*|recib\\w*|bien)\\b.*|(?:le mie|i miei)\\b.*(?:arriv\\w*|ricevut\\w*)\\b.*|(?:zijn|is) (?:de|die van) mij\\w*\\b.*(?:aangekomen|binnen|goed)\\b.*|(?:as minhas|os meus)\\b.*(?:cheg\\w*|receb\\w*)\\b.*",
  ),
  complete: any(
    "(?:is|was|are|would|should|must) (?:that|this|it|these|those) (?:be )?(?:all|everything|it|the lot|complete)(?: of (?:them|it|mine))?(?: (?:then|now|for now|i need\\w*|right|or not))*$|(?:that|this|it) (?:should be|must be|is|s|was|ought to be) (?:all|everything|the lot|complete)\\b(?: (?:of (?:them|it)|then|now|right|isn t it|or))*$|(?:have|did) i (?:forgotten|forget|missed|miss|left out|leave out) (?:any ?(?:thing|one|body)|something|one|a unit)\\b.*",
    "(?:das|dies) (?:musste|sollte|durfte|muss|ist|war|ware) (?:\\w+ )?(?:alles?|komplett|vollstandig)\\b(?: (?:sein|gewesen))?(?: (?:oder|nicht|nicht wahr|gell|ja))*$|(?:ist|war) das (?:\\w+ )?(?:alles|komplett|vollstandig)\\b.*|(?:habe?|hab) ich (?:\\w+ )?(?:etwas|was|jemanden|eine?) vergessen\\b.*|fehlt (?:noch |da )?(?:etwas|was|eine?r?)$",
    "(?:c est|ce sera|ca doit etre|est ce) (?:bien )?tout\\b(?: (?:non|n est ce pas|je crois))*$|(?:ai je|j ai) oublie (?:quelque chose|une unite|rien)\\b.*|(?:es|seria|esto es|eso es|ya esta) (?:ya )?todo(?: (?:no|verdad))*$|(?:me )?(?:he olvidado|olvido|falta) (?:algo|alguna?)\\b.*|(?:e|questo e|dovrebbe essere|sarebbe) tutto(?: (?:no|vero|giusto))*$|ho dimenticato (?:qualcosa|niente)\\b.*|(?:dat|dit) (?:is|was|moet|zou) (?:\\w+ )?alles\\b(?: (?:zijn|toch|of niet))*$|(?:ben ik|heb ik) (?:\\w+ )?(?:iets|wat) vergeten\\b.*",
  ),
  processing: any(
    "(?:run|runs|go|goes|process\\w*|happen|happens|end|ends|resolve|resolves) (?:\\w+ )?(?:early|earlier|sooner|before)\\b.*(?:if|when|once|as soon as) (?:all|every ?(?:body|one)|the)\\b.*",
    "(?:lauft|geht|wird|endet|kommt) .*(?:fruher|eher|vorher|gleich|sofort)\\b.*(?:wenn|sobald) (?:alle|schon alle|jeder)\\b.*|(?:tourne|passe|avance|joue|se joue|termine) .*(?:avant|plus tot)\\b.*(?:tous|toutes|tout le monde)\\b.*|(?:corre|se (?:procesa|ejecuta|juega|resuelve|cierra)|sigue|avanza|termina|acaba) (?:\\w+ )?antes\\b.*(?:todas|todos)\\b.*|(?:va avanti|si gioca|parte|elabora\\w*|finisce|termina) .*prima\\b.*(?:tutti|tutte)\\b.*|(?:loopt|gaat|draait|eindigt) .*(?:eerder|vroeger)\\b.*(?:iedereen|alle)\\b.*",
  ),
  late: any(
    "(?:a )?quien(?:es)? (?:\\w+ ){0,2}(?:esperamos|espera\\w*|esperando|falta\\w*)\\b.*|qui (?:est ce qu on|attend on|attendons nous|on)\\b ?(?:\\w+ )?(?:attend)?\\b.*|(?:chi )?(?:stiamo |si )?aspett\\w+ (?:ancora )?chi\\b.*|chi (?:stiamo|si sta|si) (?:ancora )?aspett\\w*\\b.*|auf wen (?:\\w+ ){0,2}wart\\w*\\b.*|op wie (?:\\w+ ){0,2}wacht\\w*\\b.*|(?:por|de) quem (?:\\w+ ){0,3}espera\\w*\\b.*|na kogo (?:\\w+ )?czekamy\\b.*",
    `who(?: s| is| are|se)? (?:\\w+ ){0,2}(?:missing|late|outstanding|lacking|to come)\\b.*|who(?:m)? (?:are we|is everyone|am i) (?:\\w+ )?waiting (?:for|on)\\b.*|who (?:hasn t|has not|haven t|have not) (?:\\w+ )?(?:sent|ordered|written|answered|moved|submitted|given)\\b.*`,
    `(?:wer|von wem) (?:\\w+ ){0,3}(?:fehlt|fehlen|noch nicht|aussteh\\w*)\\b.*|qui (?:\\w+ )?(?:manque|n a pas (?:encore )?(?:envoye|donne|ordonne))\\b.*|quien(?:es)? (?:\\w+ )?(?:falta\\w*|no ha\\w* (?:enviado|mandado|dado))\\b.*|chi (?:\\w+ )?(?:manca|non ha (?:ancora )?(?:mandato|inviato|dato))\\b.*`,
    `wie (?:\\w+ )?(?:moet|moeten|heeft|hebben) (?:\\w+ ){0,3}(?:nog|niet)\\b.*|kto (?:\\w+ ){0,2}(?:nie (?:przyslal\\w*|wyslal\\w*|dal|napisal\\w*)|brakuje)\\b.*|(?:od )?kogo (?:\\w+ )?brakuje\\b.*|vem (?:\\w+ )?(?:saknas|har inte)\\b.*`,
  ),
  undo: any(
    "(?:beurt|ronde|zet|fase|voorjaar|najaar) (?:\\w+ ){0,3}(?:terugdraai\\w*|overdoen|opnieuw|ongedaan|over te doen)\\b.*|terugdraai\\w*\\b.*",
    "(?:tour|phase|printemps|automne) (?:\\w+ ){0,3}(?:rejouer|refaire|annuler)\\b.*|(?:rejouer|refaire) (?:le |la |ce |cette )?(?:dernier\\w* )?(?:tour|phase|printemps|automne)\\b.*|revenir (?:\\w+ ){0,2}(?:en arriere|au tour|a la phase)\\b.*",
    "(?:repetir|rehacer|deshacer|retroceder|volver (?:a jugar|atras)) ?(?:\\w+ ){0,2}(?:turno|fase|primavera|otono)?\\b.*|(?:rifare|rigiocare|annullare|tornare indietro) ?(?:\\w+ ){0,2}(?:turno|fase|primavera|autunno)?\\b.*",
    "(?:cofnac|cofnij\\w*|powtorzyc|powtorzmy|wrocic do) (?:\\w+ ){0,2}(?:tur\\w*|faz\\w*|wiosn\\w*|jesien\\w*)\\b.*|(?:runde|zug|phase|fruhjahr|herbst) (?:\\w+ ){0,3}(?:zuruckdrehen|zurucknehmen|wiederholen|noch ?mal)\\b.*",
  ),
  ahead: any(
    `(?:send|give|submit|enter|hand in|mail|leave|write|do) (?:in |you )?(?:my |the |our )?(?:(?:fall|autumn|spring|winter|next) )?(?:(?:turn s|season s) )?(?:orders|moves) (?:\\w+ ){0,5}(?:already|now|today|early|ahead|beforehand|before (?:i|that))\\b.*`,
    `(?:my|the|our) (?:fall|autumn|spring|winter|next (?:turn|season|phase)(?: s)?) (?:orders|moves) (?:\\w+ ){0,5}(?:already|now|today|early|too|as well)\\b.*`,
    `(?:schon|bereits) (?:jetzt|heute) (?:\\w+ ){0,4}${orders}\\b.*(?:herbst|fruhjahr|winter|nachste\\w*)\\b.*|${orders} (?:\\w+ ){0,4}(?:herbst|fruhjahr|nachste\\w*) (?:\\w+ ){0,4}(?:schon|bereits|jetzt)\\b.*`,
    `${orders} (?:\\w+ ){0,4}(?:automne|printemps|prochain\\w*) (?:\\w+ ){0,4}(?:des maintenant|deja|maintenant)\\b.*|${orders} (?:\\w+ ){0,4}(?:otono|primavera|proximo\\w*) (?:\\w+ ){0,4}(?:ya|ahora)\\b.*|${orders} (?:\\w+ ){0,4}(?:autunno|primavera|prossim\\w*) (?:\\w+ ){0,4}(?:gia|adesso|ora)\\b.*`,
  ),
  watch: any(
    "(?:suivre|regarder|observer) (?:\\w+ ){0,4}(?:sans (?:y )?(?:jouer|participer)|en spectat\\w*)\\b.*|(?:la|les|cette partie) suivre sans\\b.*",
    "(?:watch|follow|look on|see|read) (?:\\w+ ){0,5}without (?:playing|taking part|having to play)\\b.*|(?:zuschauen|mitlesen|verfolgen|zusehen) (?:\\w+ ){0,4}ohne\\b.*|ohne (?:selbst )?(?:mit ?)?(?:zu ?spielen|mitzuspielen) (?:\\w+ ){0,4}(?:zuschauen|mitlesen|verfolgen|zusehen|dabei)\\b.*",
    "(?:seguir|ver|mirar|observar)(?:la|lo)? (?:\\w+ ){0,4}sin (?:jugar|participar)\\b.*|(?:seguire|guardare|osservare|seguirla|vedere) (?:\\w+ ){0,4}senza (?:giocare|partecipare)\\b.*|(?:meekijken|toekijken|volgen) (?:\\w+ ){0,4}(?:zonder)?\\b.*",
  ),
  successor: any(
    "(?:what|would|will|do|does|did|are|is) (?:\\w+ ){0,6}?(?:becomes? of|happens? (?:to|with)|happened to|done with|count|counts|stay|remain|stand|lost|gone|used) (?:\\w+ ){0,2}(?:orders|moves) (?:\\w+ ){0,3}(?:has|have|had|sent|gave|in|of|left|from)\\b.*|(?:orders|moves) (?:of|from) (?:a|the|somebody|someone|that) (?:\\w+ )?(?:player|power|seat)? ?(?:who|that|i|we) .*(?:left|resigned?|replaced?|out|ejected?|gone)\\b.*",
    "was (?:passiert|wird|geschieht) (?:\\w+ ){0,3}(?:mit|aus) (?:seinen|ihren|den|deren) (?:befehlen|zugen)\\b.*|que (?:deviennent|deviendraient|se passe t il avec) (?:ses|leurs|les) ordres\\b.*|que (?:pasa|pasaria|ocurre) con (?:sus|las) ordenes\\b.*|(?:che|cosa) (?:succede|ne e|ne sarebbe|accade) (?:\\w+ )?(?:dei|ai|con i) (?:suoi|loro)? ?ordini\\b.*|wat gebeurt er met (?:zijn|haar|hun|de) (?:orders|zetten|bevelen)\\b.*",
  ),
  "whole-history": any(
    "(?:das )?ganze (?:spiel|partie|geschichte) (?:\\w+ ){0,4}(?:nachlesen|lesen|anschauen|ansehen|durchgehen)\\b.*|(?:toda|tutta|toute) la (?:partida|partita|partie) (?:\\w+ ){0,4}(?:leer|releer|ver|leggere|rileggere|vedere|lire|relire|revoir)\\b.*",
  ),
  zone: any(
    "what (?:is|s|would be|time is) (?:\\d{1,2}(?: ?\\d\\d)?(?: ?[ap]m)?|noon|midnight|(?:the|your|our|that) (?:deadline|time|hour))(?: \\w+){0,4} (?:for me|for us|over here|here|in my|where i|in [a-z]+|at my end)\\b.*",
    "(?:a )?(?:que|cual) hora (?:\\w+ ){0,3}(?:de )?(?:aqui|aca|local)\\b.*|(?:quelle|a quelle) heure (?:\\w+ ){0,3}(?:d ici|ici|chez (?:moi|nous))\\b.*|(?:wie ?viel uhr|welche (?:uhr)?zeit|um wie ?viel uhr|wann) (?:\\w+ ){0,4}(?:bei (?:mir|uns)|hier|ortszeit)\\b.*|(?:a )?che ora (?:\\w+ ){0,4}(?:da (?:me|noi)|qui)\\b.*|hoe laat (?:\\w+ ){0,4}(?:bij (?:mij|ons)|hier)\\b.*|(?:what time|when) (?:\\w+ ){0,6}(?:over here|here|where i (?:am|live)|for me|in my (?:time|zone|city|country))\\b.*",
    "is (?:it|that|the deadline) (?:at )?\\w+ (?:o clock )?or (?:at )?\\w+(?: o clock)? (?:in the (?:evening|morning|afternoon)|at night|pm|am|on \\w+day|o clock)\\b.*|which of the two times\\b.*|(?:ist (?:es|das)|gilt) (?:um )?\\d+ oder \\d+ uhr\\b.*|(?:c est|est ce) (?:a )?\\d+ ?h?(?:eures)? ou (?:a )?\\d+ ?h?(?:eures)?\\b.*|(?:es )?a las \\w+ o a las \\w+\\b.*|alle \\d+ o alle \\d+\\b.*",
    `(?:letters?|mails?|times?|deadlines?|hours?|clock)\\b.* (?:over here|where i (?:am|live)|in my (?:own )?(?:time|zone|time zone)|(?:in )?my (?:local )?time|local time)\\b.*|what (?:is|s|would) (?:that|it|this)(?: be)? (?:in|for) (?!my\\b|the\\b|a\\b|an\\b|general|short|plain|english|practice|me\\b)\\w+(?: \\w+)?$`,
    "(?:zeiten|uhrzeit\\w*|frist\\w*)\\b.* (?:meiner zeit|ortszeit|hiesiger zeit|bei mir)\\b.*|heure (?:locale|d ici|de chez moi)\\b.*|hora (?:local|de aqui)\\b.*|ora (?:locale|di qui)\\b.*",
  ),
  why: any(
    "(?:was|were) (?:supposed|meant|ordered|going) to (?:be|go|get|move|arrive|attack|take|land|support|convoy)\\b.*(?:isn t|is not|wasn t|was not|aren t|didn t|did not|hasn t|has not|still|stayed|why|but)\\b.*|(?:should|ought to) (?:have (?:been|gone|moved|arrived|got\\w*)|be) (?:\\w+ ){0,4}(?:in|to|at)\\b.*(?:isn t|is not|wasn t|didn t|hasn t|but|still)\\b.*",
    "(?:sollte|mussten?) (?:\\w+ ){0,6}(?:sein|stehen|gehen|ziehen)\\b.*(?:nicht|aber|noch immer)\\b.*|(?:devait|aurait du) (?:\\w+ ){0,2}(?:etre|aller|arriver)\\b.*(?:pas|mais|toujours)\\b.*|(?:debia|tenia que|deberia) (?:estar|ir|haber)\\b.*(?:no|pero|sigue)\\b.*|(?:doveva|dovrebbe) (?:essere|andare|arrivare)\\b.*(?:non|ma|ancora)\\b.*",
  ),
  convoying: any(
    "(?:can|could|will|does|may) (?:the |my |a |one |an |his |her )?(?:\\w+ ){1,4}(?:take|carry|bring|ferry|ship|transport|convoy) (?:my |the |an |a )?army\\b.*(?:or does it|or do (?:i|we|you)|how many|two fleets|another fleet|one fleet|enough)\\b.*|(?:two|one|how many|more) (?:fleets?|ships?|boats?) (?:\\w+ ){0,6}(?:needed|enough|necessary|required|convoy|for that)\\b.*",
    "(?:attack\\w*|hits?|bounces?|dislodge\\w*) (?:the |my |a |that )?(?:convoying )?(?:fleet|ship|boat)\\b.* (?:while|during|when|convoy)\\b.*|(?:fleet|ship|boat) (?:that |which )?(?:is |gets? |was )?(?:convoying|carrying|doing (?:it|that))\\b.*(?:attack|hit|dislodge|push)\\w*\\b.*",
  ),
  supporting: any(
    "(?:does|do|will|would|is) (?:my|the|his|her|a|that) support (?:still |then |even |really )*(?:count|hold|stand|work|valid|cut|good|broken)\\b.*|supports? (?:\\w+ ){0,8}(?:attack|attacked|attacks) (?:\\w+ ){0,12}(?:still|count|cut|valid)\\b.*",
    "(?:gilt|zahlt) (?:\\w+ ){0,3}(?:unterstutzung|support)\\b.*|(?:mon|le|son) soutien (?:\\w+ ){0,3}(?:compte|vaut|tient|valable)\\b.*|(?:mi|el|su) apoyo (?:\\w+ ){0,3}(?:cuenta|vale|sirve)\\b.*|(?:il mio|il|suo) (?:appoggio|supporto) (?:\\w+ ){0,3}(?:conta|vale|regge)\\b.*",
  ),
  possible: any(
    "what (?:would|should|could|do) (?:you|one|anybody|an expert|a good player) (?:\\w+ )?(?:do|play|order|move|advise|recommend|suggest|try)(?: (?:here|now|next|then|with (?:my|these|them|it)|in my (?:shoes|place|position|situation|seat)|if you were me)\\b.*)?$",
    "was wurdest? du (?:\\w+ ){0,5}(?:tun|machen|spielen|raten|ziehen)\\b.*|(?:que|qu est ce que tu) ferais(?: tu)?(?: a ma place)?\\b.*|que harias(?: tu)?(?: en mi lugar)?\\b.*|(?:cosa|che) faresti\\b.*|wat zou (?:je|jij|u) (?:\\w+ ){0,3}doen\\b.*|co (?:bys|byscie) (?:\\w+ )?(?:zrobil\\w*|zagral\\w*)\\b.*",
  ),
  "build-count": any(
    "cuant[oa]s? (?:unidades |piezas )?(?:construy\\w+|puede\\w* construir|construir\\w*)\\b.*|combien (?:\\w+ ){0,3}(?:constru\\w+|batis\\w*)\\b.*|wie ?viele? (?:\\w+ ){0,3}(?:bau\\w+|aufbau\\w*)\\b.*|quant[ei] (?:\\w+ ){0,2}(?:costruis\\w*|costruir\\w*|ne costru\\w*)\\b.*|hoeveel (?:\\w+ ){0,3}(?:bouw\\w*)\\b.*",
  ),
  "more-time": any(
    "(?:have|get|take|need|give|grant|want|use|with) (?:\\w+ ){0,4}?(?:an?|one|two|three|four|five|another|a few|a couple(?: of)?|some|\\d+) (?:\\w+ )?(?:hours?|days?|weeks?|evenings?|nights?) (?:more|longer|extra|on top|grace|off)\\b.*|(?:noch )?(?:einen|zwei|drei|ein paar|paar) (?:tage?|stunden) (?:mehr|langer|zusatzlich|dazu)\\b.*|(?:un|deux|trois|quelques) (?:jours?|heures?) (?:de plus|supplementaires?)\\b.*|(?:un|dos|tres|unos|unas) (?:dias?|horas?) mas\\b.*|(?:un|due|tre|qualche) (?:giorn[oi]|or[ae]) in piu\\b.*|(?:een|twee|drie|paar) (?:dag|dagen|uur) (?:meer|langer|extra)\\b.*|(?:um|dois|tres|mais) (?:dias?|horas?) (?:a )?mais\\b.*",
    "(?:next |this |the )?(?:turn|deadline|phase|round|season)\\b.* (?:be |come |end |a bit |a little |little )*later\\b.*|(?:en|nagra) (?:dag|dagar) (?:till|extra|mer)\\b.*|(?:ekstra|flere) dag\\w*\\b.*|langre tid\\b.*",
    `(?:nachste|diese)\\w* (?:runde|phase|zug|frist) (?:\\w+ ){0,3}(?:spater|langer)\\b.*|(?:prochain|ce) tour (?:\\w+ ){0,3}plus tard\\b.*`,
  ),
  players: any("kto (?:gra|prowadzi)\\b.*|vem (?:spelar|ar)\\b.*"),
};

const i = "(?:i|im|ive|ill|id|i m|i ve|i ll|i d|we)";
const anyDay =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the weekend|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)";
const giveUp =
  "(?:give up|hand over|hand back|give back|let go of|part with|abandon|leave|drop|quit)";
const mustGo =
  "(?:have to|ve got to|must|need to|want to|wish to|ll|will|would like to|am going to|going to|gonna|decided to|forced to|am afraid i|can only)";

const whole =
  "(?:the )?(?:whole|entire|full|complete) (?:game|thing|story|history|match|lot|course|partie|partida|partita)|(?:das )?ganze (?:spiel|partie|geschichte)|(?:toute )?(?:la |l )?(?:partie|histoire) (?:entiere|complete)|(?:toda )?la partida(?: entera)?|(?:tutta )?la partita(?: intera)?|het hele spel|all (?:the )?(?:turns|phases|seasons|years)";

/** What needs no question. */
export const saidPlainly: Words = {
  "more-time": any(
    `(?:any|is there (?:a|any|some)|no|a) chance (?:of|for|to|that|we|i|you|at) (?:\\w+ ){0,6}(?:${anyDay}|later|longer|more time|tonight|(?:\\w+ )?(?:more )?(?:days?|hours?))\\b.*`,
    `(?:could|can|may|might|would|possible|hoping|ok|okay|fine|please|pls|make it|do) (?:\\w+ ){0,6}${anyDay}(?: (?:night|evening|morning|noon|afternoon))?(?: \\w+){0,2} instead\\b.*`,
    `(?:konnen|konnten|kann|konnte|ginge|geht|ware|durfen|durfte) (?:\\w+ ){0,5}(?:bis |am |erst |auf |lieber )+${anyDay}\\b.*|(?:pourrait on|peut on|possible|pourrions nous|on pourrait) (?:\\w+ ){0,5}(?:jusqu a|plutot|a) ${anyDay}\\b.*|(?:podriamos|podemos|se puede|posible|podria ser) (?:\\w+ ){0,5}(?:hasta|para)(?: el)? ${anyDay}\\b.*|(?:potremmo|possiamo|si puo|possibile|si potrebbe) (?:\\w+ ){0,5}(?:fino a|a)(?: \\w+)? ?${anyDay}\\b.*|(?:kunnen|kan|mag|zou) (?:\\w+ ){0,5}(?:tot|pas) ${anyDay}\\b.*`,
  ),
  watch: any(
    "(?:seulement|juste|simplement|rien que|uniquement) (?:(?:la|le|les|vous|y) )?(?:suivre|regarder|observer|assister)\\b.*|(?:la|le|les) suivre (?:\\w+ ){0,2}(?:de loin|a distance|en spectat\\w*)\\b.*|(?:nur|bloss|einfach) (?:\\w+ ){0,3}(?:zuschauen|zusehen|mitlesen|verfolgen|beobachten)\\b.*",
    "(?:solo|solamente|unicamente|soltanto|apenas|somente) (?:\\w+ )?(?:seguirl[ao]|verl[ao]|mirar|mirarl[ao]|observar\\w*|seguir|seguire|guardare|guardarl[ao]|osservare|osservarl[ao]|assistir|acompanhar|ver)\\b.*|(?:alleen|enkel) (?:\\w+ ){0,3}(?:meekijken|toekijken|volgen|meelezen)\\b.*",
  ),
  vacancy: any(
    "(?:if|when|whenever|should|in case) (?:any|some|a|an|another)(?: ?one| ?body| ?player)?\\b.*(?:drops? out|leaves?|quits?|resigns?|gives? up|stops?|vanish\\w*|disappears?|vacant|opens? up|free|available)\\b.*(?:think of|remember|keep .*in mind|call|call on|count on|ask|tell|write to|mail|ping|let) (?:me|us)\\b.*",
    "(?:think of|remember|keep|bear) me (?:in mind )?(?:if|when|whenever|should|as soon as|in case) (?:any|some|a|an|another)\\w*\\b.*(?:drops? out|leaves?|quits?|resigns?|gives? up|stops?|vanish\\w*|vacant|opens? up|free|available)\\b.*",
    "(?:denk\\w*|meld\\w*|sag\\w*) (?:\\w+ ){0,3}(?:mich|mir|an mich)\\b.*(?:aussteigt|aufhort|frei wird|ausfallt|aufgibt)\\b.*|(?:pense[rz]?|pensez) a moi\\b.*(?:abandonne|quitte|libere|part)\\w*\\b.*|(?:acuerd\\w*|avis\\w*|pens\\w*)(?:me| de mi| en mi)\\b.*(?:abandon\\w*|deja|libre|se va)\\b.*|(?:pensa\\w*|ricord\\w*|avvis\\w*)(?:temi|mi| a me| di me)\\b.*(?:abbandon\\w*|lasci\\w*|liber\\w*|esce)\\b.*|(?:denk|meld) (?:\\w+ ){0,2}(?:aan mij|me|mij)\\b.*(?:stopt|afhaakt|vrijkomt|opgeeft)\\b.*",
  ),
  join: any(
    "(?:i |we |me )?(?:want|wanna|d like|would like|d love|would love|like) in (?:on|to|at)? ?(?!the (?:list|draw|vote)|a draw)[a-z0-9-]{2,16}\\b.*|(?:squeeze|deal|cut) me in(?:to| on)? (?!the (?:list|draw|vote))[a-z0-9-]{2,16}\\b.*",
  ),
  preference: any(
    `any(?:thing|one)?(?: (?:power|country|side|nation|seat|one))? (?:is|s|would be|will be|works|ll be)? ?(?:ok|okay|fine|good|great|alright|welcome)?(?: (?:with|for|by) me)?(?: (?:just|but|only|as long as it is|as long as it s))* (?:not|isn t|except|but) (?:the )?${power}\\b.*`,
  ),
  leave: any(
    `${i} (?:\\w+ ){0,4}?${mustGo} (?:\\w+ ){0,2}(?:${giveUp} (?:the |my )?${power}|(?:give|hand|put) (?:the |my )?${power} (?:up|over|back|away|in other hands|into other hands))\\b(?! (?:on|to the left|alone|out of)\\b).*`,
    `${i} (?:\\w+ ){0,4}?${mustGo} (?:bow out|step down|step back|hand in my (?:resignation|notice)|pass (?:on )?my (?:seat|country|power|place)|(?:give up|hand over|hand back|give back|let go of) my (?:seat|country|power|place|position|nation))\\b.*`,
    `ich (?:muss|mochte|werde|will) (?:\\w+ ){0,3}${power} (?:\\w+ ){0,3}(?:abgeben|aufgeben|abtreten|hergeben)\\b.*|je (?:dois|vais|souhaite|voudrais) (?:\\w+ ){0,2}(?:abandonner|laisser|rendre|ceder|quitter) (?:l |la )?${power}\\b.*|(?:tengo que|debo|voy a|quiero) (?:\\w+ ){0,2}(?:dejar|abandonar|ceder|entregar) (?:a )?${power}\\b.*|(?:devo|voglio|vorrei) (?:\\w+ ){0,2}(?:lasciare|abbandonare|cedere) (?:l |la )?${power}\\b.*|ik (?:moet|wil|ga) (?:\\w+ ){0,3}${power} (?:\\w+ ){0,3}(?:opgeven|afstaan|overdragen|neerleggen)\\b.*`,
  ),
  wait: any(
    "(?:don t|dont|do not|never|not to|no need to|please not|rather not) (?:\\w+ )?(?:run|process|adjudicate|close|end|resolve|finish|play|execute|start)(?: (?:the|this|it|my|our))?(?: (?:turn|phase|season|round|game|moves|orders))? (?:\\w+ ){0,2}?(?:early|earlier|before|ahead of (?:time|the deadline)|until|till|yet|prematurely|too (?:soon|early|quickly|fast))\\b.*",
    "(?:keep|leave|hold) (?:the |this )?(?:turn|phase|season|round) (?:\\w+ )?(?:open|back|going)\\b.*|(?:hold|wait) (?:off|back)? ?(?:with )?(?:processing|adjudicating|adjudication|the turn|the phase)\\b.*|(?:use|take|want|need|give me) (?:up )?(?:all|the whole|the full) (?:of )?(?:the )?time (?:until|till|up to) (?:the )?deadline\\b.*",
    "(?:bitte )?(?:nicht|keinesfalls|auf keinen fall) (?:\\w+ ){0,2}(?:vorzeitig|vor (?:der frist|fristende|dem termin|ablauf)|fruher|zu fruh|gleich|schon)(?: \\w+){0,2} (?:auswerten|ausfuhren|abrechnen|weitermachen|werten)\\b.*|(?:n |ne )?(?:lance|lancez|execute\\w*|joue[rz]?|traite[rz]?|resou\\w+|passe[rz]?) pas (?:\\w+ ){0,3}(?:avant|trop tot|en avance|plus tot)\\b.*",
    "no (?:proces\\w+|ejecut\\w+|cierr\\w+|juegu\\w+|resuelv\\w+|corr\\w+) (?:\\w+ ){0,3}(?:antes|todavia|aun)\\b.*|non (?:esegu\\w+|elabor\\w+|chiud\\w+|gioc\\w+|process\\w+|far\\w* partire) (?:\\w+ ){0,3}(?:prima|in anticipo|ancora|subito)\\b.*|(?:voer|verwerk|draai|sluit|speel) (?:\\w+ ){0,3}niet (?:\\w+ ){0,2}(?:eerder|vroeger|voor|meteen)\\b.*|nao (?:proces\\w+|execut\\w+|fech\\w+) (?:\\w+ ){0,3}antes\\b.*",
  ),
  "votes-seen": any(
    "(?:don t|dont|do not|never|please not|not to|without|must not|mustn t|nobody (?:must|should|may|needs to)|no one (?:must|should|may|needs to)|no need to) (?:\\w+ ){0,2}(?:tell|tells|telling|say|let|mention|reveal|show)\\b(?: \\w+){0,5} (?:(?:it|that it) (?:was|is|s|came from) (?:\\w+ )?me|i (?:voted|agreed)|how i voted|my vote|who (?:it was|voted))\\b.*",
    "(?:keep|leave) (?:my (?:vote|name)|that|this|it) (?:a )?(?:secret|quiet|between us|out of it|to yourself)\\b.*",
    "(?:sag|sagt|sagen sie|verrat\\w*) (?:\\w+ ){0,4}(?:nicht|niemand\\w*)\\b.*(?:ich (?:es )?war|meine stimme|von mir)\\b.*|(?:ne )?(?:dis|dites|revele\\w*) (?:\\w+ ){0,3}pas\\b.*(?:c est moi|c etait moi|mon vote|j ai vote)\\b.*|no (?:digas|diga|le digas|cuentes|se lo digas)\\b.*(?:he sido yo|fui yo|mi voto|he votado)\\b.*|non (?:dire|dica|dite|dirlo)\\b.*(?:sono stat[oa] io|il mio voto|ho votato)\\b.*|(?:zeg|vertel) (?:\\w+ ){0,4}niet\\b.*(?:ik het was|mijn stem|ik was)\\b.*",
  ),
  host: any(
    "(?:queria|quero|queriamos|gostaria(?:mos)? de|gostava(?:mos)? de|pretendo|vou) (?:\\w+ )?(?:abrir|criar|organizar|comecar|lancar|iniciar) .*(?:partida|jogo)\\b.*|(?:ik|wij|we) (?:\\w+ )?(?:wil|willen|zou|zouden) (?:\\w+ ){0,2}(?:een )?(?:nieuw |eigen )?(?:spel|partij)\\b.*(?:openen|beginnen|starten|opzetten|organiseren|leiden)\\b.*",
  ),
  wrong: any(
    "(?:there|this|that|it) (?:must|has to|can only|is bound to|seems to|might|may) (?:be|have been) (?:\\w+ )?(?:mistake|error|bug|slip|misunderstanding|wrong)\\b.*|(?:that|this|it) (?:can t|cannot|can not|couldn t|surely isn t|surely is not) be (?:right|correct|true|so)\\b.*|some ?thing (?:is|s|has gone|went|must have gone) (?:\\w+ )?(?:wrong|amiss|funny|odd)\\b.*|(?:you|your program|the judge) (?:got|have got|have|must have got|made) (?:it|that|this|something) wrong\\b.*",
    "(?:da|das|hier) (?:muss|kann nur|ist|stimmt) (?:\\w+ ){0,3}(?:fehler|irrtum|nicht|etwas nicht)\\b.*|(?:il doit y avoir|il y a) (?:\\w+ )?(?:une )?(?:erreur|faute)\\b.*|(?:debe haber|tiene que haber|hay) (?:\\w+ )?(?:un )?(?:error|fallo)\\b.*|(?:dev esserci|deve esserci|c e) (?:\\w+ )?(?:un )?(?:errore|sbaglio)\\b.*|(?:er moet|dit moet|daar moet) (?:\\w+ ){0,3}(?:fout|vergissing)\\b.*",
  ),
  digest: any(
    "(?:everything|all(?: of (?:it|them|that|this))?|them all|it all|(?:the |your |these |those |all (?:the |your )?)?(?:mails?|e ?mails?|letters?|messages?|press|broadcasts?)) (?:\\w+ ){0,4}(?:at once|in one (?:go|mail|letter|e ?mail|piece)|once (?:a|per|each|every) (?:day|evening|morning|night)|together|bundled|collected|gathered|only once|one (?:mail|letter|e ?mail) a day)\\b.*",
    "(?:bundle|collect|gather|batch|combine|save|group|put)(?: up)? (?:\\w+ ){0,5}(?:mails?|e ?mails?|letters?|messages?|press|them|it all|everything)\\b(?! to).*(?:day|evening|morning|one|once|together)\\b.*|(?:one|a single) (?:mail|letter|e ?mail|digest) (?:a|per|each|every) (?:day|evening|morning|night)\\b.*|(?:daily|evening|morning|nightly) (?:digest|summary mail|bundle|round ?up|collection)\\b.*",
    "(?:alles|(?:alle |die |eure |deine )?(?:mails?|briefe|nachrichten|post)) (?:\\w+ ){0,5}(?:auf einmal|in einem (?:rutsch|brief)|in einer (?:mail|e ?mail|nachricht)|einmal (?:am|pro) tag|gesammelt|gebundelt|zusammen|nur einmal)\\b.*|(?:sammel|sammle|bundel|bundle)\\w* .*(?:tag|abend|mail|morgen)\\w*\\b.*|(?:eine|nur eine) (?:mail|sammelmail|nachricht) (?:am|pro) (?:tag|abend)\\b.*",
    "(?:tout|(?:tous )?(?:les |vos |tes )?(?:mails?|messages?|lettres?|courriers?)) (?:\\w+ ){0,5}(?:d un (?:seul )?coup|en une (?:seule )?fois|une (?:seule )?fois par jour|en un seul (?:mail|message|courrier)|ensemble|regroupe\\w*|groupe\\w*)\\b.*|(?:regroup|rassembl)\\w* .*(?:jour|soir|mail|message)\\w*\\b.*|un seul (?:mail|message|courrier) par (?:jour|soir)\\b.*",
    "(?:todo|(?:todos )?(?:los |tus )?(?:correos|mensajes|mails?|cartas)) (?:\\w+ ){0,5}(?:de una (?:sola )?vez|una (?:sola )?vez al dia|junt[oa]s?|en un (?:solo )?(?:correo|mensaje|mail))\\b.*|(?:agrup|junt|reun)\\w* .*(?:dia|noche|correo|mensaje)\\w*\\b.*|un solo (?:correo|mensaje|mail) (?:al|por) dia\\b.*",
    "(?:tutto|(?:tutti )?(?:i |le )?(?:messaggi|mail|email|lettere)) (?:\\w+ ){0,5}(?:insieme|in una (?:sola )?volta|una (?:sola )?volta(?: sola)?|una volta al giorno|in un(?:a)? (?:unic[oa]|sol[oa]) (?:mail|messaggio))\\b.*|(?:raggrupp|raccogli|riun)\\w* .*(?:giorno|sera|mail|messagg)\\w*\\b.*|un(?:a)? sol[oa] (?:mail|messaggio|email) al giorno\\b.*",
    "(?:alles|(?:alle |de )?(?:mails?|berichten|brieven|post)) (?:\\w+ ){0,5}(?:in een keer|een keer per dag|eenmaal per dag|samen|gebundeld|tegelijk)\\b.*|bundel\\w* .*(?:dag|avond|mail|bericht)\\w*\\b.*|(?:tudo|(?:todas )?as mensagens|os e ?mails) (?:\\w+ ){0,5}(?:de uma (?:so )?vez|uma vez por dia|junt[oa]s?)\\b.*|(?:wszystko|wszystkie \\w+) (?:\\w+ ){0,5}(?:raz dziennie|naraz|w jednym \\w+)\\b.*",
  ),
  "whole-history": any(
    `(?:read|see|get|look at|look through|go through|relive|re ?read|follow|send|have|show|lesen|nachlesen|anschauen|sehen|relire|revoir|lire|voir|releer|leer|ver|rileggere|leggere|vedere|nalezen|lezen|teruglezen) (?:\\w+ ){0,3}(?:${whole})\\b.*(?:again|start|beginning|first|over|once more|end|anfang|beginn|nochmal|noch einmal|debut|principio|inizio|begin|nouveau|nuevo|capo)\\b.*`,
    `(?:record|log|archive|transcript|history|minutes|protokoll|aufzeichnung|archiv|historique|archives|historial|registro|archivo|storico|archivio|verslag|archief) (?:of|von|vom|des|de|del|du|della|van) (?:\\w+ )?(?:${whole})\\b.*`,
    `(?:all|every) (?:the )?(?:turns?|phases?|seasons?|results|years?|moves) (?:\\w+ ){0,3}(?:from|since) (?:the )?(?:very )?(?:start|beginning|first)\\b.*|from (?:the )?(?:very )?(?:start|beginning|spring (?:of )?1901) to (?:the )?(?:end|finish)\\b.*`,
  ),
  reminders: any(
    `^(?:please |pls |and |also )*(?:remind|nudge|prod|poke|chase) (?:them|him|her|those|every ?(?:one|body)|all)\\b.*|(?:erinnere?|erinnern sie) (?:sie|ihn|alle|die|bitte)\\b.*|rappelle[rz]? ?(?:leur|le leur|a tous)\\b.*|recuerda(?:les|selo)\\b.*|ricorda(?:glielo|gli|lo)\\b.*|herinner (?:ze|hen|hun)\\b.*|przypomnij (?:im|jej|mu|wszystkim)\\b.*`,
  ),
  zone: any(
    "(?:letters?|mails?|times?|deadlines?|hours?)\\b.* (?:use|using|show|showing|give|giving|tell|telling|have|had|be in|were in|are in|with) (?:\\w+ )?(?:my|our) (?:own |local )?(?:time|clock|zone|time ?zone|hours?)\\b.*",
    "(?:deine|eure|ihre|die) (?:briefe|mails|zeiten)\\b.* (?:meine|meiner|hiesige\\w*) (?:zeit|uhrzeit|ortszeit)\\b.*|(?:vos|tes|les) (?:lettres|mails|heures)\\b.* (?:mon|notre) (?:heure|fuseau)\\b.*|(?:tus|las|sus) (?:cartas|correos|horas)\\b.* mi (?:hora|zona)\\b.*|(?:le|gli) (?:lettere|mail|orari)\\b.* (?:mia|mio) (?:ora|fuso)\\b.*",
    "i (?:now )?(?:live|moved|have moved|ve moved) (?:to |in )(?:\\w+ ){1,2}(?:now|and)\\b.*(?:time|hours?|zone|clock)\\b.*",
  ),
  draw: any(
    "(?:thought better of|changed my mind (?:about|on)|regret|no longer (?:want|agree (?:to|with)|support|vote for)|am (?:now )?against) (?:\\w+ ){0,3}(?:draw|tie)\\b.*",
    "(?:take|strike|remove|scratch) (?:me|my (?:vote|name|yes)) (?:off|from|out of) (?:\\w+ ){0,2}(?:draw|tie|vote)\\b.*|(?:doch (?:kein|gegen das) (?:remis|unentschieden)|(?:remis|unentschieden) (?:doch )?lieber nicht)\\b.*|(?:finalement|non plus) pas de (?:nulle|match nul)\\b.*|(?:al final|mejor) no (?:quiero )?(?:tablas|empate)\\b.*|(?:alla fine|meglio) niente (?:patta|pareggio)\\b.*",
  ),
  handover: any(
    "my (?:\\w+ )?(?:wife|husband|partner|brother|sister|son|daughter|friend|mate|flatmate|roommate|colleague|cousin|father|mother|dad|mum|mom)\\b.* (?:would like|wants?|d like|is happy|is ready|could|can|will|wishes) (?:to )?(?:\\w+ )?take (?:\\w+ ){1,3}over\\b.*",
    "mein\\w* (?:frau|mann|freund\\w*|bruder|schwester|sohn|tochter|kolleg\\w+)\\b.* (?:wurde|mochte|will|kann) (?:\\w+ ){0,5}ubernehmen\\b.*|(?:mon|ma) (?:femme|mari|ami\\w*|frere|soeur|fils|fille|collegue)\\b.* (?:aimerait|voudrait|veut|peut) (?:\\w+ ){0,2}reprendre\\b.*|mi (?:mujer|marido|herman[oa]|amig[oa]|hij[oa])\\b.* (?:quiere|querria|puede) (?:\\w+ ){0,3}(?:seguir|tomar|hacerse cargo)\\b.*|mi[oa] (?:moglie|marito|fratello|sorella|amic[oa]|figli[oa])\\b.* (?:vorrebbe|vuole|puo) (?:\\w+ )?prendere\\b.*",
  ),
  why: any(
    `(?:my|the) (?:army|fleet|unit)\\b.* (?:was|were) (?:supposed|meant|ordered|going) to (?:be|go|get|move|arrive|attack|take|land) (?:in|to|at|into|on)\\b.*(?:isn t|is not|wasn t|was not|didn t|did not|hasn t|has not|still|stayed)\\b.*`,
  ),
};
