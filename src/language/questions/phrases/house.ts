/**
 * The words of questions about the judge itself and how it does things. They are tried first, since most name a
 * deadline, orders or a game besides.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type HouseIntent = Extract<
  Intent,
  | "missed"
  | "zone"
  | "address"
  | "letters"
  | "secrecy"
  | "gm-work"
  | "trial"
  | "terms"
  | "invite"
  | "successor"
  | "unseen"
  | "watch"
  | "host"
  | "length"
  | "price"
  | "login"
  | "messages"
  | "illness"
  | "no-mail"
  | "pause"
  | "peek"
  | "wrong"
  | "settings"
  | "status"
  | "undo"
>;

/** What the glossary and the rules explain. */
const term =
  "gm|nmr|dias|gunboat|press|grace(?: period)?|convoys?|convoying|supports?|supporting|supply cent(?:er|re)s?|cent(?:er|re)s?|scs?|bounc(?:es?|ed|ing)|standoffs?|stand offs?|civil disorder|anarchy|observers?|standby|disband\\w*|phases?|adjudicat\\w*|dislodged?|waive|hold|home cent\\w*|coasts?|split coasts?|powers?|[sfw]\\d{4}[mrba]|signing on|broadcast|wait|stands?|cut|void|invalid|succeeds?|fails?|disrupted|given";

const unseen = any(
  "(?:(?:don t|do not|dont|rather not) (?:want|have|like)|without) (?:the |any )?(?:other )?(?:players|others|them|any ?(?:one|body)|every ?(?:one|body)) (?:to (?:know|see|notice|find out|be told|learn)|knowing|seeing|noticing|being told|finding out)\\b(?! (?:who|what|which|when|how|why|whose)\\b).*|(?:watch|observe|follow|look on) (?:\\w+ ){0,3}(?:secretly|in secret|unseen|unnoticed|anonymously)\\b.*|(?:secretly|in secret|anonymously) (?:watch|observe|follow)\\b.*",
  "heimlich (?:zuschauen|zusehen|mitlesen|beobachten)\\b.*|ohne dass .*(?:wissen|weiss|merken|merkt|erfahren|erfahrt)\\b.*|(?:veux pas|sans) que .*(?:sache\\w*|voient|apprenne\\w*)\\b.*|(?:no quiero|sin) que .*(?:sepan?|vean|enteren)\\b.*|(?:non voglio|senza) che .*(?:sappia\\w*|vedano|sapere)\\b.*",
);

const comers =
  "(?:let|admit|accept) (?:them|him|her|those|these people|my friends?) in\\b.*|(?:keep|reserve|save|hold) (?:\\w+ ){0,3}(?:seats?|places?|spots?|slots?) (?:free )?for (?!me\\b|us\\b|you\\b)[a-z]+\\b.*";

/** `Your mails are so long. Is there a short version?` */
const shorter =
  "(?:mails?|letters?|e ?mails?|answers?|messages|replies) (?:are|r|is|get|got) (?:\\w+ ){0,3}(?:long|lengthy|wordy)\\b.*|(?:short|shorter|brief|briefer|condensed|compact) (?:version|form|mails?|letters?|e ?mails?|answers?|replies)\\b.*|(?:kurzere?|kurze) (?:mails?|briefe|fassung|antworten|nachrichten)\\b.*|kurzfassung\\b.*|(?:mails?|briefe) (?:sind|ist) (?:\\w+ ){0,2}lang\\b.*|(?:mails?|courriels|lettres?|reponses?) (?:\\w+ )?(?:trop longs?|trop longues?|plus courte?s?)\\b.*|(?:correos?|cartas?|mails?|respuestas?) (?:\\w+ )?(?:mas (?:cort|breve)\\w*|demasiado larg\\w*)\\b.*|(?:mail|lettere|risposte) (?:\\w+ )?(?:piu (?:cort|brev)\\w*|troppo lungh\\w*)\\b.*";

/** What a sentence that asks may be about. */
export const askedOfHouse: Readonly<Record<HouseIntent, RegExp>> = {
  missed: any(
    "(?:an? |the |my |some|their )?(?:orders?|mails?|moves?) (?:that )?(?:comes?|arrives?|gets?|reach\\w*) (?:in )?(?:\\w+ ){0,3}(?:late|past|after|minutes?)\\b.*",
    "(?:do|will|would|can|could) (?:i|we) (?:\\w+ )?(?:get |be )(?:kicked|thrown|booted|removed|dropped|replaced|banned)\\b.*|(?:my|the) (?:units|guys|men|armies|troops|people) (?:just |simply |only )?(?:stand|sit|hang|wait|stay|hold|do nothing)\\w*(?: around| there| still)?(?: (?:if|when) .*)?$",
    "(?:if|when|once|should) (?:\\w+ ){1,3}(?:misses|missed|miss|forgets|skips) (?:\\w+ ){0,3}(?:deadlines?|turns?|phases?|orders)\\b.*",
    "was (?:passiert|geschieht|ist) wenn .*(?:nicht|nichts|spat|vergess|verpass|versaum)\\w*.*|(?:que|qu) (?:se passe t il|arrive t il|est ce qui se passe) si .*(?:rien|pas|retard|oubli)\\w*.*|que (?:pasa|ocurre|sucede) si .*(?:no|nada|tarde|olvid)\\w*.*|(?:cosa|che) (?:succede|accade) se .*(?:non|niente|nulla|tardi|dimentic)\\w*.*",
    "(?:what|how|remind|tell|explain|know) .*(?:when|if) (?:somebody|someone|a player|anyone|anybody|one|players|people|they|he|she) (?:is|are|comes?|sends?|gets?) (?:\\w+ )?(?:late|nothing|no orders)\\b.*",
    "(?<!tell\\w* .*)(?:i|we|im|ill|i m|i ll) (?:\\w+ )?(?:be|am|running|m) (?:\\w+ ){0,3}late\\b.*|(?:might|may|could) be (?:\\w+ ){0,3}late\\b.*",
    "(?:what|and) .*(?:happens?|if) .*(?:miss|missed|late|too late|forget|forgot|nmr|(?:dont|don t|do not|doesnt|doesn t|cant|can t|cannot|never|no one|nobody) (?:\\w+ )?(?:send|submit|order|answer|reply|make|in time))\\b(?!.*password)",
    "(?:have|need) to (?:\\w+ )?(?:send|give|write|submit|order).* (?:every|each|all)\\b.*",
    "(?:bin|ware) ich .*(?:raus|draussen|rausgeflogen|ausgeschieden)\\b.*|(?:am i|have i been) (?:\\w+ ){0,2}(?:out|kicked(?: out)?|thrown out|removed|dropped|eliminated)\\b.*|(?:suis je|je suis) .*(?:exclue?|elimine\\w*|dehors)\\b.*|estoy .*(?:fuera|eliminad[oa])\\b.*|sono (?:\\w+ )?(?:fuori|eliminat[oa])\\b.*",
    "(?:units?|armies|fleets?) (?:without|with no) orders?",
    "what (?:do|does|happens to) .*unit.* without",
    "was (?:passiert|geschieht|ist) .*wenn .*(?:verpass\\w*|vergess\\w*|spat|nicht|kein\\w*)",
    "que se passe t il si .*|que pasa si .*(?:no|olvid\\w*|tarde).*",
    "(?:cosa|che) succede se .*(?:non|dimentic\\w*|ritardo).*",
  ),
  zone: any(
    "(?:why|what|warum|was|pourquoi|que|wat|waarom) .*(?:utc|gmt)\\b",
    "what time (?:is|s|would) (?:that|it|this|the deadline)(?: be)? (?:in|for|here)\\b.*",
    "time ?zones?|which (?:time|clock) (?:is|are|do)|(?:my|local|our) time (?:or|instead)",
    "is that (?:utc|gmt|my time|local)|zeitzone|welcher zeit|fuseau|huso horario|zona horaria",
    "fuso orario",
    "(?:hour|time|clock|when) (?:\\w+ )?(?:of|on|in|by|for) (?:my|our) (?:clock|own time|time|country|town|place|watch|city)\\b.*|(?:another|different|other|wrong) (?:time|zone|clock) (?:zone )?(?:than|as|from) (?:mine|ours|my|our)\\b.*|in (?:german|french|italian|spanish|dutch|british|english|uk|us|american|my|our|local) (?:time|hours)\\b.*",
    "(?:in|nach|auf) (?:deutscher|meiner|unserer|hiesiger|mitteleuropaischer|osterreichischer|schweizer) (?:zeit|uhr\\w*)\\b.*|(?:a|en) (?:l )?heure (?:francaise|de paris|locale|d ici|belge|suisse)\\b.*|hora (?:espanola|de espana|local|de aqui)\\b.*|ora (?:italiana|locale|nostra|di qui)\\b.*|nederlandse tijd\\b.*",
  ),
  address: any(
    "(?:change|new|other|another|different|update|switch|move|wrong) (?:\\w+ ){0,2}(?:e ?mail )?address",
    "(?:change|new|other|another|different|update|switch) (?:my )?(?:e ?mail|mailbox|account)(?: address)?",
    "(?:neue|andere|andern|wechsel\\w*) .*(?:adresse|mailadresse|e ?mail)",
    "(?:nouvelle|changer|changement) .*adresse|(?:nueva|cambiar) .*(?:direccion|correo)",
    "(?:nuovo|cambiare) .*(?:indirizzo|mail)",
  ),
  letters: any(
    shorter,
    "without (?:the |all the |those |these )?(?:html|pictures?|images?|maps?|attachments?|calendars?)\\b.*",
    "html|attachments?|plain text|text (?:mails?|only|version)",
    "(?:fewer|less|so many(?! times)|too many(?! times)|one copy|both copies|cc list|digest) ?(?:mails?|e ?mails?|messages|letters)?",
    "(?:by|as) (?:sms|text message|whatsapp)|anhange?|nur text|weniger mails|zu viele mails",
    "pieces jointes|trop de mails|adjuntos|allegati",
    "(?:resend|send again|did not get|have not got|havent got|never got|not had) .*(?:your|any|a|the) (?:mails?|letters?|e ?mails?)",
    "(?:trouble|problems?) (?:getting|receiving) .*|(?:in|into|as) (?:my |the )?(?:spam|junk)\\b.*|(?:spam|junk) (?:folder|filter|box)\\b.*",
  ),
  secrecy: any(
    `(?:whether|if|will|does|do|can|could|would) (?:the )?(?:${power}|he|she|they|the others?|others|any\\w+|every\\w+|the gm|other players?|my \\w+) (?:also |already |then )?(?:learns?|knows?|sees?|hears?|finds? out|notices?|is told|are told|be told)(?: of| about| that)? .*(?:my|our)\\b.*`,
    "(?:who|(?:can|could|does|do|will|is|are) (?!(?:you|u|i|we)\\b)).*(?:see|sees|read|reads|know|learn|look at|visible|shown) .*(?:my|our|each others?|others?|peoples?) (?:orders|moves|mails?|address|messages?|press|name)",
    `(?:can|could|does|do|will|would|did) (?:the )?(?:other \\w+|others|other players|gm|any ?(?:one|body)|every ?(?:one|body)|they|he|she|people|my \\w+|${power}) (?:also |already |actually )?(?:see|read|know|view|notice|find out)(?: about)? (?:that(?! (?:i m|i am|im|we are|we re) (?:watch|observ|follow|spectat))|this|it|them|these|those|what (?:i|we)|which)\\b.*`,
    "(?:are|is) (?:my|our|the) (?:orders|moves|address|press|messages?|mails?) .*(?:secret|private|public|safe|hidden|visible|confidential)",
    "wer (?:sieht|liest|kann) .*meine .*|qui (?:voit|lit|peut) .*mes .*",
    "quien .*(?:ve|lee) .*mis .*|chi (?:vede|legge) .*miei .*",
  ),
  "gm-work": any(
    "(?:what|how) .*(?:as (?:a |the )?(?:gm|game master|master))",
    "what (?:can|does|should|may|must|has|is|do|would) (?:a|the) (?:gm|game ?master|master|referee|host) (?:\\w+ )?(?:have to |need to |supposed to |expected to |to )?do\\b.*|what (?:a|the) (?:gm|game ?master|master|referee|host) (?:has to|must|does|can|could|should|needs to|is supposed to|is expected to) do\\b.*|(?:tasks|duties|job|work) of (?:a|the) (?:gm|game ?master|master|referee)\\b.*|gm commands",
    "was kann ich als (?:spielleiter|gm).*",
  ),
  trial: any(
    "(?:know|check|see|tell|sure|find out) (?:if |whether |that )?(?:my|the|our) (?:orders|moves) (?:are|is|would be|will be) (?:right|ok|okay|correct|valid|legal|good|possible|fine)\\b.*before\\b.*",
    "what (?:would|will|d|might|could|happens|happen) .*\\bif (?!.*\\b(?:two|both|equal\\w*|same)\\b).*(?:move\\w*|order\\w*|attack\\w*|support\\w*|go|goes|went|hold\\w*|convoy\\w*|retreat\\w*|come\\w*|enter\\w*).*",
    "(?:how strong|strong enough|would (?:my|that|this|it) .*(?:work|succeed|bounce|fail))",
    "(?:would|is|were|was) (?:it|that|this) (?:be )?(?:allowed|possible|legal|valid|ok|okay|permitted) (?:if|that|for|when) .*(?:support\\w*|convoy\\w*|carr(?:y|ies|ying|ied)|ferr(?:y|ies|ying)|shipp\\w*)\\b.*",
    "(?:test|try out|try|simulate|sandbox|check) .*(?:orders|moves|attack|before sending)",
    `\\bif (?:${power}|he|she|they|someone|somebody|anyone|i|we|an? \\w+|my \\w+|the \\w+|both|two|nobody|[a-z]+ and [a-z]+)\\b.*(?:attack\\w*|move\\w*|support\\w*|help\\w*|back(?:s|ed)? me|go(?:es)?|come\\w*|order\\w*|hold\\w*|enter\\w*|cut\\w*|bounce\\w*)\\b.* (?:do|does|will|would|can|could|am|is|are|who|what) (?:i|we|my|it|he|she|they|that|this|the|both|wins?|happens?|loses?|survives?)\\b.*`,
    "what (?:is|are|s|would be) (?:the )?(?:chances?|odds|probability|likelihood)\\b.*|how (?:likely|probable) .*",
    "what if .*(?:move\\w*|order\\w*|attack\\w*|support\\w*)",
  ),
  terms: any(
    `(?:what|how) (?:does|do|did|is|would) (?:it|that|this) mean (?:when|if|that)\\b.*\\b(?:${term}|bounced|cut|stood off)\\b.*`,
    `(?:what|how) (?:an? |the )?(?:${term}) (?:means?|is|are|stands? for)\\b.*|(?:what is|what s|whats|what are|explain|was ist|qu est ce qu) (?:an? |the |eine? |une? )?(?:army|armies|fleets?|armee|flotte)$`,
    "(?:what is|what s|whats|what are|what does|explain|what do) (?:an? )?[af] (?!is\\b|for\\b|in\\b)[a-z]{3}\\b.*|(?:abbreviations?|short names?|abkurzung\\w*|abreviation\\w*|abreviatur\\w*|abbreviazion\\w*)\\b.*",
    `(?:what is|what s|whats|what are|what does|what do|explain|define|meaning of|was ist|was bedeutet|was heisst|qu est ce (?:que|qu) (?:c est )?|que signifie|que veut dire|que es|que significa|cos e|cosa significa) ?(?:mean by )?(?:an? |the |ein |eine |un |une |una |der |die |das |le |la )?(?:${term})(?: mean\\w*| stand for| is| are)?(?: anyway| again| here| lol| exactly)?$`,
    `(?:explain|tell me|know|understand) how (?:the )?(?:${term}) works?\\b.*`,
    `(?:what|how) .*\\b(?:do|does) .*(?:${term}) (?:mean|work|works|stand for)\\b.*`,
    `what s an? .*(?:${term}) and .*|difference between .*`,
  ),
  invite: any(
    comers,
    "(?:get|bring|add|have|sign|enrol\\w*) (?:\\w+ )?(?:my|some|our|a|the|these|those) (?:\\w+ )?(?:friends?|brother|sister|colleagues?|people|players|others|mates?|family|wife|husband|cousins?|buddies|guys|neighbou?rs?) (?:\\w+ )?(?:in|into|on board|to (?:join|play)|signed up|up|here)\\b.*",
    "(?:invite|(?<!\\b(?:got|received|get|had|have) (?:your |an? |the |this |that )?)invitation|invit(?!ation)\\w+|einlad\\w*|einzuladen|lade .*ein|ask a friend|bring (?:a|my|some) friends?|my friends? (?!.*\\b(?:says?|said|told|tells|thinks|asked|invited) .*\\b(?:i|me)\\b).*(?:join|play|come in|sign up))",
  ),
  successor: any(
    "(?:kick|throw|boot|remove|eject|expel|ban|get rid of|drop) (?:out )?(?:some ?(?:one|body)|any ?(?:one|body)|an? (?:\\w+ )?player|players?|people|them|him|her)\\b.*",
    "(?:take over|takes over|replace|substitute|stand in|play for me|sub for|fill in|ubernehmen|vertret\\w*|ersetzen|remplac\\w*|reprendre|sustitu\\w*|sostitu\\w*) ?(?:for )?(?:me|my (?:seat|position|power|country|place|game)|my|mich|meinen platz|moi|ma place)?",
  ),
  unseen,
  watch: any(
    "(?:see|look at|know|find out) (?:how|what) (?:a|the|such a|one) game (?:looks?|works?|goes|is)(?: like)?\\b.*before\\b.*",
    "(?:may|can|could|might|like|want|wanna|wish|love) (?:i |we |to )(?:also |just |only )?(?:get|have|receive|see|read|be sent) (?:\\w+ )?(?:the )?(?:results?|reports?)(?: too| as well| also)?(?: .*)?$(?<!\\b(?:last|previous|my|our)\\b.*)",
    "(?:will|do|does|can|could) .*(?:know|see|told|notice|learn|realise|realize) .*(?:i m|i am|im|me|we are) (?:watching|observing|spectating|following|there)\\b.*",
    "(?:trial|demo|sample game|test game|practice game)\\b.*(?:look at|try|see|watch|first|before)\\b.*",
    "(?:watch|observe|spectate|follow|(?<!\\bas an? )(?:spectator|observer)|zuschau\\w*|zusehen|beobacht\\w*|regarder|observ\\w+|espectador|spettatore|guardare) ?(?:a|the|this|your|of)? ?(?:games?|spiel\\w*|partie|partida|partita)?",
  ),
  host: any(
    "(?:we|we re|we are|there are|with|wir sind|nous sommes|somos|siamo) .*(?:friends|of us|colleagues|family|club|school|classmates|familie|famille|familia|famiglia|verein\\w*|freunde\\w*|leute\\w*|kollegen|amis|amies|collegues|amigos|amigas|colegas|amici|colleghi) .*(?:play|game|start|spiel\\w*|jouer|partie|jugar|partida|giocare|partita)\\b.*",
    "(?:set up|setup|create|start|open|host|organi[sz]e|run|begin|make) .*(?:a|my|our|own|new|another|private) .*game",
    "(?:spiel|partie) .*(?:erstell\\w*|anlegen|eroffn\\w*|starten|leiten)",
    "(?:spiel|partie) .*(?:machen|beginnen|aufmachen)",
    "(?:creer|organiser|lancer|commencer|demarrer|ouvrir|monter) .*partie|(?:crear|organizar|empezar|iniciar|abrir|montar) .*partida",
    "(?:creare|organizzare|iniziare|cominciare|aprire) .*partita",
  ),
  length: any(
    "when (?:does|will|is) (?:the |this |our |a )?(?:[a-z0-9-]+ )?(?:game|match)\\b.* (?:end|be over|over|finish|finished|done)\\b.*|wann (?:endet|ist) (?:das spiel|die partie)\\b.*(?:zu ende|vorbei|aus|ende)?.*|quand (?:finit|finira|se termine|se terminera) .*partie\\b.*|cuando (?:termina|acaba|terminara) .*partida\\b.*|quando (?:finisce|termina|finira) .*partita\\b.*",
    "how long (?:do|does|did|will|would) (?:an? |one|it|they|these|each|such a)(?: ?games?| of them| one)? (?:usually |normally |typically )?(?:last|take|run|go on)\\b.*",
    "how long (?:does|do|will|is|are|would) (?:a|the|this|an average|your|it|one|most|these)? ?(?:games?|whole thing|it)\\b.*",
    "how many (?:turns|years|rounds|phases|weeks|months) .*(?:game|last|take|play)",
    "wie lange? (?:dauert|geht) .*(?:spiel|partie)|combien de temps dure .*|cuanto dura .*",
    "quanto dura .*",
  ),
  price: any(
    "(?:need|have|must|should) (?:\\w+ )?(?:to )?(?:buy|purchase|own|order) (?:anything|something|a (?:board|copy|set|game)|the (?:board|game))\\b.*|need (?:a|the|my own) (?:board|board game|game board|copy|set)(?: at home| for (?:this|it|that)| to play)?$|(?:muss|mussen) (?:ich|wir|man) .*kaufen\\b.*|(?:faut il|dois je) .*acheter\\b.*|(?:tengo|hay) que comprar\\b.*|(?:devo|bisogna) comprare\\b.*",
    "(?:is|s|are) (?:it|this|that|they|everything|the games?|playing|your games?) (?:all |really |completely |totally )?(?:for )?(?:free|gratis)(?: of charge| to play| to use| to join)?$",
    "(?:do|does|will|must|have) .*(?:pay|costs?|charge|fees?)\\b",
    "(?:how much|what) .*(?:costs?|pay|fees?|charge|price)\\b|(?:free of charge|for free)",
    "(?:kostet|kosten|kostenlos|gratis|bezahlen|gebuhren?|umsonst)|(?:coute|gratuit|payer|payant)",
    "(?:cuesta|gratis|pagar|gratuito)|(?:quanto|cosa|mi|ci|e) (?:\\w+ )?costa|costa (?:qualcosa|niente|nulla|soldi|denaro|molto)|(?:gratis|gratuito|pagare)|(?:kost|betalen)",
  ),
  login: any(
    "(?:play|works?|possible|use|join|take part|mitspielen|mitmachen|jouer|jugar|giocare|spielen)\\b.*(?:on|from|with|by|over|via|am|vom|mit dem|sur|depuis|desde|con|dal|col) (?:my |a |the |mon |mi |il )?(?:phone|smart ?phone|mobile|cell ?phone|tablet|ipad|iphone|handy|telefon|telephone|portable|telefono|movil|cellulare)\\b.*|(?:vom|am|mit dem) (?:handy|smartphone|tablet|telefon)\\b.*",
    "log ?(?:in|on)|sign in|(?<!\\b(?:old|other|previous|former|last|new) (?:\\w+ )?)accounts?(?! (?:was|is|has been|got|s) (?:\\w+ )?(?:closed|gone|deleted|hacked|blocked|cancelled|shut|full|dead))|user ?names?|web ?site|an app|einloggen|anmelden|connecter",
    "connexion|iniciar sesion|accedere|inloggen",
  ),
  messages: any(
    "(?:did|has|have|is there) .*(?:wr[io]te|written|sent|mail(?:ed)?|messages?|answer(?:ed)?|reply|replied) .*(?:to |for )?(?:me|us)",
    "(?:any|new) (?:messages|press|mail) (?:for me|yet|so far|from .*)|my (?:messages|press) (?:yet|so far|from .*)",
    "hat (?:mir|uns) .*geschrieben|m a ecrit|me ha escrito|mi ha scritto",
  ),
  illness: any(
    "(?:hospital|sick|(?:am|m|is|s|are|was|been|be|very|so|seriously|fallen|fell|feel|feeling|really|quite|taken) ill|ill (?:in bed|with|at home)|died|passed away|funeral|accident|krankenhaus|krank|verstorben|hopital|malade|decede|enferm[oa]|fallecido|ospedale|malat[oa]|ziekenhuis|ziek|injured|surgery|operation|broke (?:his|her|their|an?) (?:arm|leg|hand|wrist))",
  ),
  "no-mail": any(
    "(?:check|see|know|tell me|find out) (?:whether|if) i (?:still |will |am |m )*(?:get|getting|receive|receiving|on) (?:any|anything|mails?|e ?mails?|letters?|something|a list|your list|some list)\\b.*",
    "(?:make|get|have) (?:it|this|that|these|them|you) (?:to )?stop\\b.*|how (?:do|can|could) i (?:stop|end|block|prevent) (?:it|this|that|these|them|getting|receiving)\\b.*",
    "(?:got|get|getting|received?|sent me|reached me) .*(?:by mistake|in error|by accident|wrongly|erroneously)\\b.*|wrong (?:person|address|recipient|number)\\b.*|(?:versehentlich|irrtumlich) .*(?:mail|nachricht|bekommen|erhalten)|falsche adresse|par erreur|por error|per errore",
    "(?:stop|end|unsubscribe|get rid of|off|fewer) .*(?:mails?|e ?mails?|letters|messages|list|subscription|notifications)",
    "unsubscribe|abbestellen|desabonner|desinscrire|darme de baja|disiscriver\\w*|uitschrijven",
  ),
  pause: any(
    "(?:pause|suspend|freeze|halt|stop|hold) (?:everything|it all|all of it)\\b.*",
    "(?:pause|suspend|freeze|halt|interrupt|break in) .*(?:game|play|clock|all)|a (?:pause|break)",
    "pausieren|une pause|una pausa|pauzeren",
    "(?:put|place) .*(?:game|clock) .*on (?:hold|ice)|(?:hold|halt|stop) (?:the|this|our) (?:game|clock)\\b.*",
  ),
  peek: any(
    "(?:see|look at|view|read|know|show|what are|what have) .*(?:everybody s|everyone s|the others|other players?|other peoples|their|his|her|all|[a-z]+ s) (?:orders|moves)",
    `what (?:has|have|had) ${power} (?:already |really )?(?:order\\w*|submitted|sent|written|entered|done|planned)`,
    `what (?:did|does|is|will|do) ${power} (?:order\\w*|submit\\w*|send|write|do|doing|plan\\w*|play|playing) (?:this (?:turn|phase|round|time|season)|so far|now|next)`,
    `what (?:every ?(?:one|body)|the others?|they|he|she|${power}|(?:the )?(?:other )?players|people|all of them) (?:has|have|had|is|are) (?:already |all |been )?(?:order\\w*|submitted|sent(?: in)?|written|entered)`,
    "what (?:orders|moves) (?:has|have|did|does) (?!i\\b)(?:[a-z]+ )?(?:give|given|send|sent|submit|submitted|order|enter|entered).*",
  ),
  settings: any(
    "(?:what|which|show|list|tell|see|know|everything|all|anything|overview) .*(?:can|could|may|might) (?:\\w+ )?(?:be (?:changed|set|adjusted|configured|tuned)|change|set|adjust|configure)\\b(?! my| (?:an |the )?orders?).*",
    "(?:what|which|show|list|tell|see|know|how|send) .*(?:settings|set ?up|game options|house rules|configur\\w*|rules (?:of|in|for) (?:this|the|our) game)",
    "how (?:fast|slow|quick|often|quickly) (?:is|does|do|are) (?!.*\\b(?:judge|reply|answer)\\b).*",
    "how long (?:do|does|are|is|will) (?:the |a |each |every |our |your )?(?:turns?|phases?|rounds?|seasons?)\\b.*(?:last|take|be|long)|is (?:this|it) (?:an? )?(?:gunboat|no press|full press|anonymous)",
    "wie ist .*(?:eingestellt|konfiguriert)|(?:welche|was sind) .*einstellungen|wie lange? (?:dauert|dauern) (?:eine?|die|jede) (?:runden?|phasen?|zuge?)",
    "quels? .*(?:reglages|parametres)|combien de temps dure(?:nt)? (?:les|un|chaque) (?:tours?|phases?)",
    "(?:que|cuales son) .*(?:ajustes|configuracion)|cuanto duran? (?:los|cada|un) (?:turnos?|fases?)",
    "(?:quali|che) .*impostazioni|quanto dura(?:no)? (?:i|ogni|un) (?:turn[io]|fas[ie])",
  ),
  status: any(
    "(?:resend|send|mail|get) (?:\\w+ )?(?:everything|it all|all (?:of )?(?:it|that|the (?:mails|letters)|your (?:mails|letters)))(?: \\w+){0,12} again\\b.*|(?:send|mail|get) (?:me )?(?:everything|all of it|it all) again\\b.*",
    "(?:resend|send .*again|get .*again|missed|deleted|lost|another copy|copy of) .*(?:start|first|welcome|last|opening|initial|current) (?:letter|mail|e ?mail|message|position)",
    "how (?:\\w+ )?(?:things|everything|it|the game) stands?",
    "how (?:is|s|are|was) (?:the |your |that |this )?(?:[a-z0-9-]+ )?(?:game|things|match) (?:going|doing|coming along|looking|developing)\\b.*",
    "(?:what is|whats|what s|show me|tell me|send me) the (?:status|state|current state|situation)(?: of .*)?",
    "how do(?:es)? (?:things|it|the game) stand",
    "wie (?:sieht|steht) .*(?:lage|aus|spiel|partie)|stand der dinge|ou en est .*",
    "comment va la partie|como va la partida|a che punto .*|hoe staat .*(?:ervoor|spel)",
  ),
  undo: any(
    "(?:go|get|turn|step|roll|move|put|take|set) (?:us |it |the game |everything |all )?back to (?:the (?:last|previous)|spring|fall|autumn|winter|[sfw]\\d{4}|before)\\b.*",
    "(?:be|get) (?:undone|reversed|rolled back|taken back)|(?:processed|adjudicated|run) too (?:early|soon)",
    "(?:undo|redo|re ?do|replay|repeat|roll ?back|take back|revert|reverse|go back) .*(?:turn|phase|season|adjudication|processing|year)",
    "letzte\\w* (?:zug|runde|phase) .*(?:zuruck\\w*|ruckgangig)",
  ),
  wrong: any(
    "(?:(?:is|are|must be|was|were|got|you re|youre|s) (?:\\w+ )?(?:wrong|incorrect|mistaken|a mistake|an error|a bug|impossible)|made a mistake|isnt right|isn t right|is not right|is not correct|not correct)\\b",
    "(?:falsch|fehlerhaft|fehler gemacht)|(?:est faux|une erreur|est fausse)|(?:esta mal|un error)",
    "(?:e sbagliat[oa]|un errore)|(?:klopt niet|is fout|verkeerd)",
  ),
};

/** What needs no question: whoever says it wants to know how it is done. */
export const saidOfHouse: Partial<Readonly<Record<HouseIntent, RegExp>>> = {
  letters: any(
    shorter,
    "(?:please |pls |can you |could you )*(?:don t|dont|do not|stop|no longer|no more|never|quit|without|skip|leave out|drop) (?:send(?:ing)? |attach(?:ing)? |add(?:ing)? |mail(?:ing)? )?(?:me )?(?:the |those |these |any |your |more |all |all the )?(?:\\w+ )?(?:calendars?|ics|json|attachments?|attached files?|files|pictures?|images?|maps?|html)\\b.*",
    "(?:i (?:don t|dont|do not) (?:need|want|like)) (?:the |those |these |any |your |more |all |all the )?(?:\\w+ )?(?:calendars?|ics|json|attachments?|attached files?|files|pictures?|images?|html)\\b.*",
    "(?:keine|ohne|bitte keine) (?:\\w+ )?(?:kalender\\w*|anhange?|bilder|html|json)\\b.*|(?:pas|plus|sans) (?:de |d |les )?(?:\\w+ )?(?:calendriers?|pieces jointes|images|html)\\b.*|(?:sin|no me \\w+) (?:\\w+ )?(?:calendarios?|adjuntos|imagenes|html)\\b.*|(?:senza|niente) (?:\\w+ )?(?:calendari\\w*|allegati|immagini|html)\\b.*",
    "(?:i d like|i would like|i d prefer|i would prefer|i d rather|i want|i only want|i prefer|please|just|only|can you|could you|can i|could i|may i) .*(?:text (?:mails? )?only|only text|plain text|no html|without (?:the )?(?:html|pictures?|images?|maps?)|no (?:pictures?|images?)|no attachments?|without attachments?|fewer mails|fewer e ?mails|one copy|stop (?:sending|mailing|e ?mailing|writing)(?! (?:me|us|to me)\\b))",
  ),
  address: any(
    "(?:my|our|the) (?:new |other |private |work )?(?:e ?mail|address|mail|account|mailbox)(?: address)? .*(?:will be|is now|changes? to|from (?:now|tomorrow|monday|next)|use|reach|instead)\\b.*|(?:write|mail|send|reach|contact|use|e ?mail) (?:\\w+ ){0,5}(?:at|to|address) \\w+ \\w+.*(?:from now|in future|in the future|from tomorrow|instead|from next|as of|starting).*|(?:from now on|from tomorrow|as of \\w+|starting \\w+|in future),? .*(?:reach|write|mail|contact|use|address|e ?mail)\\b.*",
    "(?:meine|unter meiner) (?:neue\\w* )?(?:mail|e ?mail|adresse|mailadresse|e ?mail ?adresse)\\b.*(?:ist|lautet|ab|wird|ab sofort|erreich\\w*).*|(?:ab|von) .*(?:neue\\w*|andere\\w*) (?:mail|e ?mail|adresse|mailadresse).*|mon (?:nouvelle )?adresse .*(?:sera|est|devient).*|ma nouvelle adresse.*|mi (?:nueva )?(?:direccion|correo) .*(?:sera|es).*|mi nuev[oa] (?:direccion|correo).*|(?:il )?mio (?:nuovo )?(?:indirizzo|mail) .*(?:sara|e|diventa).*|(?:il )?mio nuovo indirizzo.*",
    "my (?:letters?|mails?|e ?mails?|orders|messages) (?:(?:will|shall|are going to|now) (?:\\w+ ){0,2})?(?:come|reach you|arrive|be sent) from .*|you(?: ?ll| will| can)? (?:\\w+ )?(?:reach|find|get) me (?:\\w+ ){0,2}(?:at|under) \\w+ \\w+.*",
    "my (?:e ?mail|e ?mail address|address|mail address) (?:will|has|is going to|is about to|is)\\b.*(?:change\\w*|new)",
    "i (?:have|ve got|got|will have|am getting) (?:a )?(?:new|different|another) (?:e ?mail|address|mail address|account)",
    "meine (?:mail|e ?mail)?(?:adresse)? .*andert sich|mon adresse .*change\\w*",
  ),
  successor: any(
    "(?:take|fill|have) (?:his|her|their|the (?:free|empty|open)) (?:place|seat|position|spot|country|power)\\b.*",
    "(?<!\\b(?:i|we|army|fleet|unit) )(?:is|are) (?:leaving (?:us|the game|this game)|quitting(?: on us| the game)?|dropping out|stepping down|packing it in)\\b.*",
    "(?:hasn t|has not|haven t|have not|didn t|did not|never) (?:\\w+ )?(?:written|answered|replied|moved|ordered|responded|sent (?:anything|any\\w*|orders|moves)|reacted|been (?:here|seen|around|active)|shown up|write|answer|reply|respond) (?:for|since|in|to any\\w*|at all|any ?more)\\b.*",
    `(?:${power}|he|she|they|(?:that|this|one) player) (?:can t|cannot|cant|can not|won t|wont|will not|doesn t want to|does not want to|is unable to|isn t able to|no longer wants to|wants to|has to|isn t going to|is not going to) (?:go on|continue|carry on|play(?: on| any ?more| after all)?|stop|quit|leave|drop out)\\b.*`,
    "(?:isn t|is not|isnt|won t|wont|will not|no longer) (?:going to )?(?:play|join)(?:ing)? after all\\b.*|(?:take|kick|throw|put) (?:him|her|them) (?:out|off)\\b.*",
    "(?:kick|boot|throw|eject|remove|replace|drop) (?:him|her|them|that player|this player)(?: out)?(?: (?:please|now|then|from the game|and .*))*$",
    "(?<!\\b(?:it|fleet|army|unit|boat|could) )(?:has|have|is) (?:dropped out|quit|gone|disappeared|vanished|stopped (?:playing|answering|writing)|left the game)",
    "(?:is|are|has|have|does|doesn|isn|hasn) (?:not|t|never|still not|no longer) (?:been )?(?:respond\\w*|answer\\w*|repl\\w+|react\\w*|playing|moving|sending (?:\\w+ )?orders)(?: .*)?",
    "(?:find|need|get|look for|search for) (?:me |us |yourselves )?(?:another|a new|a different) (?:one|person|player|(?:austr|ital|russ)ian|german|turk|english\\w*|french\\w*|austria|england|france|germany|italy|russia|turkey)\\b.*",
    "(?:find|need|get) (?:me |us )?(?:some(?:body|one)|a new player|a replacement)\\b.*(?:seat|place|power|him|her|them|position)",
    "(?:find|need|get|looking for) (?:\\w+ )?(?:an? |new )?(?:replacement|substitute|new player|standby)(?: .*)?",
  ),
  "no-mail": any(
    "^(?:hi |hello |please |pls |kindly |and )*(?:unsubscribe|unsubscribe me|sign me off|take me off)(?: me)?(?: please| from (?:all|any|your|the|this|these|everything)\\b.*)*$",
    "(?:take|remove|strike|delete|get) (?:me|my address|my name) (?:off|from) (?:whatever|whichever|any|this|that|all) (?:\\w+ )?(?:mailing )?lists?\\b(?! of players).*",
    "(?:got|get|getting|received?) (?:your|this|these|the) (?:\\w+ )?(?:e ?mails?|mails?|letters?|messages?) (?:by mistake|in error|by accident|wrongly)\\b.*|(?:you have|you ve|you got|this is|i am|i m|im) the wrong (?:person|address|recipient|guy|man|woman)\\b.*|(?:versehentlich|irrtumlich) .*(?:bekommen|erhalten|geschickt)",
    "^(?:please |pls |just )*(?:stop|quit) (?:sending|mailing|e ?mailing|emailing|writing|bothering|spamming|messaging)(?: (?:me|to|us|this|that|it|these|those|stuff|crap|things?|anything|any ?more|please|all|now))*$",
    "(?:enough|done with|finished|finished with|tired of|stop) (?:of )?(?:watching|observing|following)\\b.*",
    "(?!.*\\b(?:between|among|players|unsigned|anonymous|private|secret)\\b)(?:no more|stop (?:sending|mailing|the|these|all)(?: me)?|(?<!\\b(?:get|have|got) )enough|don t send|dont send|do not send|not want|no longer want|remove me from|take me off) (?:\\w+ ){0,3}(?:mails?|e ?mails?|letters?|messages|updates|results)\\b.*",
    "(?!.*\\b(?:untereinander|zwischen|spieler\\w*|gunboat|niemand|entre|joueurs|jugadores|giocatori|tra)\\b)(?:keine|nicht mehr) (?!anonym|privat|geheim)(?:\\w+ )?(?:mails?|e ?mails?|nachrichten|briefe).*(?:mehr|bitte)?|(?:plus|arretez) .*(?:de mails?|de messages|d e ?mails?|d envoyer).*|(?:no (?:quiero|me envies|me manden) mas) .*(?:correos|mensajes|mails?).*|(?:basta|niente piu|non voglio piu) .*(?:mail|messaggi|email).*",
  ),
  pause: any(
    "(?:pause|suspend|freeze|halt|hold|stop|interrupt) (?:the |this |our |my )?(?:game|clock|play)\\b(?! called).*",
    "(?:put|place) (?:the |this |our )?(?:game|clock|everything) on (?:hold|ice|pause).*",
    "(?:spiel|partie) .*(?:pausieren|anhalten|unterbrechen).*|(?:suspendre|interrompre) la partie.*",
  ),
  watch: any(
    "(?:only|just) (?:(?:send|give|mail) (?:me )?)?(?:the )?results\\b.* (?:no|without|not) (?:\\w+ )?(?:chat\\w*|press|talk|messages|letters)\\b.*",
    "(?:only|just|rather|simply|merely|like to|want to|love to|wish to|prefer to) (?:watch|look on|look|spectate|read along|follow along|observe|lurk)\\b(?! (?:at|for|into|up)\\b).*",
    "(?:add|put|include|keep|sign) me .*(?:results|mailing|copied|cc|informed|updates?|spectators?|observers?|watchers?)\\b.*|(?:copy|cc) me (?:in|on)\\b.*",
    "i .*(?:like|love|want|wanna|wish) .*(?:watch|observe|spectate|follow) .*",
    "ich .*(?:zuschauen|zusehen|beobachten|mitlesen)|j (?:aimerais|voudrais) .*(?:suivre|observer|regarder|assister).*(?:partie|jeu)|je (?:voudrais|veux|souhaite) .*(?:suivre|observer|regarder|assister).*(?:partie|jeu)",
    "(?:quiero|quisiera|me gustaria) .*(?:ver|mirar|seguir|observar) .*(?:partida|juego)|(?:voglio|vorrei|mi piacerebbe) .*(?:guardare|seguire|osservare|assistere) .*(?:partita|gioco)",
  ),
  host: any(
    "(?:we|we re|we are|there are|wir sind|nous sommes|somos|siamo) (?:\\w+ ){0,6}(?:friends|of us|colleagues|family|club|school|classmates|freunde\\w*|leute\\w*|kollegen|familie|verein|amis|amies|collegues|famille|amigos|amigas|familia|amici|colleghi|famiglia)\\b.* (?:want|like|love|wish|wollen|mochten|wurden|voulons|voudrions|aimerions|queremos|vogliamo|vorremmo)\\w* .*(?:play|game|start|spiel\\w*|jouer|partie|jugar|partida|giocare|partita)\\b.*",
    "(?:j aimerais|je voudrais|je veux|nous (?:voulons|voudrions|aimerions)|veut|voudrait) (?:\\w+ )?(?:ouvrir|creer|organiser|lancer|demarrer|monter) .*partie\\b.*|(?:ich|wir) (?:\\w+ )?(?:mocht\\w*|will|wollen|wurd\\w*) .*(?:spiel|partie) (?:\\w+ ){0,2}(?:aufmachen|grunden|aufsetzen|organisieren)\\b.*|(?:quiero|quisiera|me gustaria|queremos) (?:crear|abrir|organizar|empezar|montar) .*partida\\b.*|(?:vorrei|voglio|vorremmo) (?:aprire|creare|organizzare|iniziare) .*partita\\b.*",
    "i .*(?:like|want|wanna|love|wish|planning|plan) .*(?:set up|create|start|open|host|organi[sz]e|run|make) .*(?:game)",
    "ich .*(?:mochte|will|wurde) .*(?:spiel|partie) .*(?:erstell\\w*|anlegen|eroffn\\w*|starten|leiten)",
  ),
  illness: any(
    "(?:ich|mich|bin|habe|liege) .*(?:grippe|fieber|im bett|krank\\w*|erkaltet|covid|corona)\\b.*|(?:j ai|je suis|ai) .*(?:grippe|fievre|malade|covid|alite\\w*)\\b.*|(?:tengo|estoy) .*(?:gripe|fiebre|enferm[oa]|covid)\\b.*|(?:ho|sono) .*(?:febbre|influenza|malat[oa]|covid)\\b.*",
    "(?:i|im|i m|i am|he|she|my (?:\\w+ ){1,3}|ive|i ve|have|had|has|is|am|was|off|taken|going|go|gone|went|been)(?: \\w+){0,4} (?:to |in |into |at )(?:the )?(?:hospital|emergency room|intensive care)\\b.*",
    "(?:i|ive|i ve|i have|i m|im|i am|he|she|they|have|has|had|is|got|broke) (?:\\w+ ){0,3}(?:covid|the flu|a fever|(?:an )?accident|(?:a )?(?:surgery|stroke|operation)|very sick|really sick|seriously ill|very ill|laid up|broken (?:my|his|her|an?) \\w+)\\b.*",
    "(?:liege|bin|muss) (?:\\w+ ){0,3}(?:im krankenhaus|ins krankenhaus|krank)\\b.*|je suis (?:\\w+ )?(?:malade|hospitalise\\w*|a l hopital)\\b.*|estoy (?:\\w+ )?(?:enferm[oa]|en el hospital)\\b.*|sono (?:\\w+ )?(?:malat[oa]|in ospedale)\\b.*",
  ),
  unseen,
  invite: any(
    comers,
    "(?:my|a|some) friends? .*\\b(?:would|d|wants?|wanna|like) .*(?:join|play|take part)",
  ),
};
