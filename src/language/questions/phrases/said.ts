/** The words of what needs no question mark: sentences that want to know all the same, and questions of a word or two. */
import type { Intent } from "../intents.js";
import { saidAtTable } from "./among-players.js";
import { any } from "./any.js";
import { saidByComers } from "./comers.js";
import { saidInCommon } from "./common-questions.js";
import { saidOfCourse } from "./going.js";
import { saidOfHouse } from "./house.js";
import { saidByManagers } from "./managing.js";
import { saidByNewcomers } from "./newcomers.js";
import { power } from "./powers.js";
import { saidWhenSeated } from "./seated.js";

const i = "(?:i|im|ill|id|i m|i am|i ll|i will|i have|ive|i d|we)";

/** `Stop Turkey`, `give up Serbia`: what has an object is no end of one's own play. */
const alone =
  "(?! (?!(?:now|here|please|playing|after|at|with|from|for|on|and|but|because|since|as|so|if|due|there|i|we|sorry|too|thanks?|altogether|completely|soon|today|tomorrow|this|it|the (?:game|seat)|my (?:seat|place|power|country|game|position))\\b)\\w)";

/** What needs no question: whoever says it wants to know how it is done. */
export const said: Partial<Readonly<Record<Intent, RegExp>>> = {
  begin: any(
    "^(?:(?:please|ok|okay|so|now|right|then|well|great|good) )*(?:let s |lets |we can |you can |you may |let us )?(?:begin|start|kick off|get going|get started|get this going|get it going|roll)(?: (?:the game|it|this|now|please|then|us off|things))*$",
    "(?:postpone|delay|push back|put off|move|change|shift) (?:the |our )?(?:start|beginning|kick ?off)(?: of the game| date| time)?(?: .*)?",
    "(?:start|beginn|spielstart|spielbeginn) .*verschieb\\w*",
    "(?:reporter|repousser|retarder) (?:le )?debut.*",
    "(?:aplazar|retrasar) (?:el )?(?:inicio|comienzo).*|(?:rimandare|posticipare) .*inizio.*",
  ),
  change: any(
    "(?:have |ve )?changed my mind$",
    "(?:ignore|disregard|forget|scrap) (?:all|everything|all of it|what\\w*|anything|every \\w+) (?:that |which )?(?:i (?:have |ve )?(?:sent|wrote|written|said|ordered)|(?:has )?c[ao]me (?:\\w+ )?from (?:me|my)|you (?:have |ve )?(?:got|had|received) from me|from me)\\b.*",
    "(?:ignore|disregard|forget|scrap|cancel) (?:all )?(?:of )?my (?:last|previous|earlier|first|other) (?:e ?mails?|mails?|messages?|orders|moves|order)",
  ),
  late: any(
    "^(?:(?:ok|okay|so|well|hi|hello|now|i think|i see) )*(?:every ?(?:one|body)|all(?: the)? (?:orders|players|moves)) (?:is|are|s|has|have) (?:now |already |finally |all )?(?:in|ordered|submitted|sent|ready|done)\\b.*",
  ),
  reminders: any(
    "(?:no|without|stop|turn off|switch off|(?:don t|dont|do not) (?:need|want|send|like)) (?:\\w+ ){0,3}remind(?:ers?|ing me)\\b.*|remind(?:ers?| mails?)\\b.* (?:off|annoy\\w*|not needed|unnecessary|nervous)\\b.*",
    "erinnerung\\w*\\b.*(?:brauche?|will|mochte|bitte|keine|nicht|abstell\\w*|ausschalt\\w*|abbestell\\w*)\\b.*|(?:keine|ohne) (?:\\w+ )?erinnerung\\w*\\b.*|(?:pas|plus) (?:besoin )?(?:de |des |d )?(?:\\w+ )?rappels?\\b.*|(?:no|sin) (?:\\w+ ){0,2}recordatorios?\\b.*|(?:niente|senza|non voglio) (?:\\w+ )?promemoria\\b.*",
    "(?:give|send) (?:them|him|her|those|these|the|all|every\\w+|whoever|late)\\b.* (?:gentle |friendly |little |quick |kind )*(?:nudge|prod|poke|reminder|kick|push)\\b.*",
    "(?:send|mail|give) (?:\\w+ )?(?:a |out |another )?reminders?(?: .*)?",
    `(?:remind|nudge|prod|poke|chase(?: up)?|ping) (?:every\\w+|all|them|him|her|late|the|those|whoever|anyone|people|players|${power})\\b.*`,
  ),
  press: any(
    `${i} .*(?:like|want|wanna|need|have) .*(?:send|write) .*(?:message|letter|note|press|something) (?:to|for) .*`,
    `${i} .*(?:like|want|wanna|need|have) to (?:write|send something|say something|send a word) to .*(?:how|remember|forgot\\w*|know|where)\\b.*`,
    `${i} .*(?:like|want|wanna|need|have) .*(?:talk|speak|chat|negotiate|discuss|team up) .*(?:to|with) (?!(?:the )?(?:gm|game master|a human|someone|somebody|you)).*`,
    "ich (?:mochte|will|wurde|muss) .*mit .*(?:reden|sprechen|verhandeln)",
    "ich (?:mochte|will|wurde) .*(?:schreiben|nachricht)",
    "je (?:veux|voudrais|souhaite) .*(?:parler|ecrire|negocier|message) .*",
    "quiero .*(?:hablar|escribir|negociar) .*|vorrei .*(?:parlare|scrivere|negoziare) .*",
    "ik wil .*(?:praten|schrijven|onderhandelen|bericht) .*",
  ),
  ...saidOfHouse,
  ...saidWhenSeated,
  ...saidByComers,
  ...saidByManagers,
  ...saidByNewcomers,
  ...saidInCommon,
  ...saidOfCourse,
  ...saidAtTable,
  happened: any(
    "(?:delet\\w*|lost|erased|threw away|thrown away|mislaid|binned) (?:\\w+ ){0,4}(?:results?|last letter)\\b.*",
    "(?:geloscht|verloren|verlegt) .*(?:ergebniss?e?)\\b.*|(?:ergebniss?e?|auswertung) .*(?:geloscht|verloren|verlegt)\\b.*|(?:efface|supprime|perdu|egare) (?:\\w+ ){0,4}resultats?\\b.*|(?:borrado|perdido) (?:\\w+ ){0,4}resultados?\\b.*|(?:cancellato|perso) (?:\\w+ ){0,4}risultati\\b.*",
  ),
  missed: any(
    "(?:if|when|once|should) (?:\\w+ ){1,3}(?:misses|missed|forgets|skips) (?:\\w+ ){0,3}(?:deadlines?|turns?|phases?)\\b.*",
  ),
  away: any(
    `(?:from|between|on) (?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|the \\d|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w* (?:\\w+ ){0,3}(?:un)?(?:till?|to|and|through) .*\\b${i} (?:\\w+ ){0,2}(?:be )?(?:at|in|on|with|away|busy|gone|off|out|travell?ing|visiting|attending)\\b.*`,
    "(?:no|without) (?:computer|internet|laptop|phone|e ?mail|mail)s?\\b.*(?:wedding|holiday|trip|camp|hospital|vacation|travel\\w*)\\b.*|(?:wedding|holiday|trip|camp|hospital|vacation|travel\\w*)\\b.*(?:no|without) (?:computer|internet|laptop|phone|e ?mail|mail)s?\\b.*",
    `(?!.*\\b(?:school|work|practi[cs]e|training|class(?:es)?|lessons?|lectures?|office|gym)\\b.* till? \\d)${i} (?:\\w+ ){0,2}(?:at|in|on|with|visiting|staying|camping|travelling) .*\\b(?:un)?till? (?:the )?(?:\\d|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|end)\\w*.*`,
    "(?:un)?till? (?:the )?(?:\\d|mon|tues|wednes|thurs|fri|satur|sun|next|end)\\w*(?: \\w+){0,3} no (?:phone|internet|wifi|wi fi|signal|reception|computer|mail)\\b.*",
    `(?:${i} )?(?:will |ll |m |am |gonna |going to )*(?:be |not be )?(?:gonna |at (?:a |the |my )?(?:camp|conference|festival|wedding|funeral|hospital|the sea|the mountains|sea)|in (?:the )?(?:hospital|mountains)|on (?:a |an |my |our )?(?:\\w+ )?(?:trip|holidays?|vacation|journey|cruise|tour|honeymoon|leave|exchange)|abroad|afk|camping|skiing|hiking|sailing)\\b.*(?:until|untill|till?|till|next|this|for|from|the whole|all|over|back|no phone|no internet|no wifi|no signal|\\d).*`,
    "(?:no|without|wont have|won t have|will not have|dont have|don t have) (?:any )?(?:phone|internet|wifi|wi fi|signal|reception|access|computer|laptop)\\b.*(?:until|till?|next|this|for|from|all|over|on|the)\\b.*|(?:wont|won t|will not|cant|can t|cannot|not be able to|unable to|not able to) (?:\\w+ ){0,3}(?:play|move|write|answer|send|reply|order|be (?:here|there|around|online|available|reachable|in)|read mails?|respond|check)\\b.*(?:until|till?|before|next week|this week|for (?:a|two|three|four|\\d)|(?:un)?till|from|between|over|on (?:the|mon|tues|wednes|thurs|fri|satur|sun)).*",
    `${i} .*\\b(?:away|gone|off|out) (?:on |over |during )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the \\d|\\d|christmas|easter|new year|half term)\\w*.*`,
    `${i} .*(?:be away|be gone|travel(?:l?ing)? (?:un)?till?|be travel\\w*|out of (?:the )?office|unavailable|not available|offline (?:un)?till?|on (?:a |my )?(?:\\w+ )?(?:holidays?|vacation|trip|leave)|out of town|go(?:ing)? away|without internet|no internet|am away|m away|away (?:from|until|till|next|this|for|the))`,
    "(?:ich|wir) .*(?:urlaub|verreist|nicht da|unterwegs|ferien|kein internet|abwesend|(?:dienst|geschafts|klassen|kreuz|rund)(?:reise|fahrt)|auf reisen|im krankenhaus|auf montage|auf (?:einem|einer) (?:seminar|tagung|messe|lehrgang))",
    "(?:je|nous) .*(?:vacances|absent\\w*|pas la|en voyage|sans (?:ordinateur|ordi|internet|connexion|reseau))",
    "(?:estoy|estare|voy|me voy|estaremos) .*(?:vacaciones|de viaje|fuera|sin (?:ordenador|internet|conexion))",
    "(?:sono|saro|vado|saremo) .*(?:vacanza|ferie|viaggio|via|assente|senza (?:computer|internet|connessione))",
  ),
  "more-time": any(
    "(?:take back|undo|revert|reverse|restore|reset|put back|cancel) (?:\\w+ ){0,5}(?:deadlines?|due date|extension|extra (?:time|day|hours))\\b.*",
    "(?:make|have|keep|let) (?:it|this|that|the (?:turn|phase|deadline|round)) (?:\\w+ ){1,2}(?:hours?|days?|weeks?) longer\\b.*",
    "(?:can|could|may) (?:we|i|they|everyone|everybody) (?:please )?(?:have|get|take) (?:un)?till? .*",
    "(?:give|grant|allow) (?:us|me|them|everyone|everybody) (?:please )?(?:un)?till? .*",
    "(?:move|shift|push|put|postpone|change) (?:the |this |our )?deadline .*",
    "(?:please|pls|could|can|may|need|want|like|request\\w*|ask\\w*|give|grant|get|have|hoping) .*(?:extend\\w*|extension|(?<!\\bno )more time|extra (?:time|days?|hours?)|more (?:days?|hours?)|another (?:day|week|24|48|few|couple)|postpone\\w*|bit longer|little longer|a delay)",
    "(?:bitte|kann|konnen|brauche|brauchen|mochte|hatte) .*(?:verlanger\\w*|mehr zeit|aufschub|verschieb\\w*|langer|noch einen tag|tag mehr)",
    "(?:besoin|peut|pourr\\w*|puis|peux|voudrais|faudrait) .*(?:plus de temps|prolong\\w*|report\\w*|repouss\\w*|jour de plus)",
    "(?:necesito|podemos|puedo|podria\\w*|quisiera) .*(?:mas tiempo|prorrog\\w*|aplaz\\w*|dia mas|ampliar)",
    "(?:bisogno|posso|possiamo|potremmo|vorrei|serve) .*(?:piu tempo|prorog\\w*|rinvi\\w*|giorno in piu|rimand\\w*)",
  ),
  leave: any(
    "(?:am|m|been|was|were) (?:\\w+ )?(?:thinking|considering) (?:of |about |whether to )?(?:stop\\w*|quit\\w*|leav\\w*|resign\\w*|giv\\w+ up|drop\\w* out)\\b.*",
    "no (?:puedo|podre|quiero) (?:seguir|continuar)\\b.*|(?:ne )?(?:peux|veux|pourrai) (?:pas|plus) (?:continuer|jouer|poursuivre)\\b.*|non (?:posso|voglio|riesco) (?:piu )?(?:continuare|andare avanti|proseguire)\\b.*|(?:kann|mochte|will|werde) (?:leider )?nicht (?:mehr )?(?:weiter ?(?:spielen|machen)|weiter)\\b.*",
    "(?:this|it|the game|diplomacy|that|this game) (?:really )?(?:is not|isn t|isnt|is no|s not|is definitely not|is just not)(?: really| quite| exactly)? (?:for me|my (?:thing|cup of tea|kind of game|game|cup)|fun any ?more)\\b.*|not (?:really )?my (?:thing|cup of tea|kind of game)\\b.*|(?:nichts|nicht das richtige) fur mich\\b.*|(?:ce n est|c est) pas (?:vraiment )?(?:pour moi|mon truc)\\b.*|no es (?:lo mio|para mi)\\b.*|non (?:fa|e) per me\\b.*",
    "(?:i |we )(?:can t|cant|cannot|can not|won t|wont|will not|am not able to|m not able to) (?:\\w+ ){0,3}(?:play|join|take part|participate|make it)(?! (?:before|until|till|as|with|by|in time))\\b.*",
    "changed my mind about (?:playing|joining|entering|participating|taking part|(?:the|this|your) game)$",
    "no longer (?:interested|have (?:the )?time|(?:want|wish|able) to (?:play|join|take part|participate|continue|go on|be (?:in|part)))\\b.*",
    "i (?:have|need|ve got) to (?:cancel|pull out|back out|drop out)\\b.*",
    "ich (?:kann|mochte|will|werde) (?:\\w+ ){0,4}nicht (?:\\w+ ){0,2}(?:mitspielen|mitmachen|teilnehmen|dabei sein)|ich muss (?:\\w+ ){0,3}absagen",
    "je (?:ne )?(?:peux|pourrai|veux|vais) (?:\\w+ )?(?:pas|plus) (?:\\w+ )?(?:jouer|participer)|je (?:dois annuler|me desiste)",
    "no (?:puedo|podre|voy a poder|quiero) (?:\\w+ )?(?:jugar|participar)|non (?:posso|potro|voglio) (?:piu )?(?:giocare|partecipare)",
    "(?:can|could|may) i (?:just )?(?:drop|bail|quit)$",
    "^(?:(?:ok|okay|sorry|well|right|so|guys|guess|guess what|i think|honestly|alright|lol|ugh) )*(?:i (?:quit|resign)|(?:i )?give up|(?:i m|im) (?:quitting|out|done (?:here|with this(?: game)?)))\\b(?! (?:on|trying|the|my|a|an|[a-z]+ (?:center|centre|unit|army|fleet))\\b).*",
    "(?:doch )?nicht (?:mehr )?(?:mitspielen|mitmachen|teilnehmen)",
    "(?:take|count|leave|cut) me out(?! of the (?:cc|loop)).*",
    "(?:take|strike|cross|remove|delete) me (?:off|from) (?:the |your )?(?:list|roster|players|game)\\b.*",
    "(?:retirez|retire|enlevez|enleve|desinscrivez|desinscris|rayez) moi.*|(?:streich\\w*|nehmt|nimm|tragt|melde\\w*) (?:mich|uns) .*(?:liste|aus|ab|raus)",
    "(?:togliermi|cancellarmi|toglietemi|levarmi|eliminarmi|depennarmi) (?:\\w+ )?(?:dall\\w*|da|di|via)\\b.*|(?:quitarme|borrarme|sacarme|darme de baja|eliminarme)\\b.*|me (?:retirer|enlever|desinscrire|rayer|supprimer|sortir)\\b(?: (?:de|du|des|s|svp)\\b.*)?$|(?:konn\\w+|kann|bitte) (?:\\w+ ){0,3}(?:mich|uns) (?:bitte |wieder )*(?:von der liste|aus der (?:liste|partie)|aus dem spiel|abmelden|austragen|streichen)\\b.*|(?:kunnen|kan|kunt|wil\\w*) (?:\\w+ ){0,2}(?:me|mij) (?:\\w+ )?(?:van de lijst|uit het spel|afmelden|uitschrijven)\\b.*|(?:tirar me|retirar me|tirem me|retirem me|apagar me)\\b.*",
    "(?:borrame|quitame|dadme de baja|sacame).*|(?:toglietemi|toglimi|cancellami|cancellatemi).*|(?:haal|schrijf) (?:me|mij) .*(?:lijst|uit|af)",
    "(?:not|no longer|lost) interest(?:ed)?(?: .*)?",
    "cancel my (?:participation|registration|seat|place|game|membership)(?: .*)?",
    "(?:delete|remove|close) my (?:account|registration|name)(?: .*)?",
    "(?:can|could|would|please|pls) .*(?:boot|kick|remove|take|drop) me (?:from|out of|off) .*",
    `${i} (?:really |just )?want out\\b.*`,
    `${i} (?:am |m )?out(?: of (?:the|this) game)?\\b(?! of (?:the )?(?:office|town)).*`,
    `${i} .*(?:want|need|have|like|going|decided|must|gotta|wanna|rather|wish|ll|will|should|cant|cannot|can t|think|afraid|sorry|out) .*(?:leave the game|leave this game|(?<!annual |sick |parental |maternity |on )leave(?! (?:every|all|the (?:rest|others?)|my|him|her|them|it (?:alone|there|at)|that|alone|[a-z]+ (?:alone|where|empty|open|be)\\b))|quit|quitting|resign|drop out|stop playing|(?:stop|withdraw|give up|bail)${alone}|play any ?more|play any longer)`,
    `${i} .*(?:cant|cannot|can t|couldn t|dont|don t|doesn t|not|never|wont|won t|no longer|unable|hardly) .*(?:play (?:after all|this|in (?:it|this))|continue|keep playing|go on|carry on)\\b.*`,
    "ich .*(?:mochte|will|muss|kann|werde|hore) .*(?:aussteigen|aufhoren|austreten|aufgeben|ausscheiden|abmelden|nicht mehr (?:mit)?spielen|nicht (?:mehr )?weiter)",
    "ich hore auf",
    "je .*(?:veux|voudrais|dois|vais|peux plus|souhaite) .*(?:quitter|abandonner|arreter|me retirer)",
    "(?:quiero|tengo que|debo|voy a) .*(?:dejar|abandonar|salir|retirarme)|ya no puedo .*(?:seguir|jugar)",
    "(?:voglio|devo|vorrei|non posso piu) .*(?:lasciare|abbandonare|uscire|ritirarmi|smettere)",
  ),
  draw: any(
    "(?:against|not (?:in favou?r of|for|agree(?:ing)? to)|opposed? to|reject|decline|refuse) (?:a |the |any |this |that )?(?:draw|tie)\\b.*",
    "(?:game|it|this|that|we) (?:to )?(?:be|is|should be|should end|ends?|end|could be|could end|finish(?:es)?) (?:in |as |with )?(?:a )?(?:draw|drawn|tie|tied)\\b.*",
    "(?:agreed?|voted|settled|decided|settling|agreeing) (?:\\w+ )?(?:on|to|for|in favou?r of) (?:a |the |this )?(?:\\w+ )?(?:draw|tie)\\b.*",
    "(?:agree|vote|ready|happy|like|want|ok|fine) .*(?:to |with )(?:end|ending|stop|finish|call) (?:it|the game|this|this game)\\b.*|call it (?:a day|quits).*",
    "(?:propose|offer|suggest|want|like|vote for|voting for|accept|agree|ask\\w*|happy|fine|ok|okay|content|ready|settle|go|open|in favou?r|up for|support|let s|lets|take|call it|time for) .*(?:draw|tie)\\b.*",
    "(?:schlage|mochte|biete|will|stimme) .*(?:unentschieden|remis)",
    "(?:propose|voudrais|veux|vote) .*(?:nul|nulle)|(?:propongo|quiero|voto) .*(?:empate|tablas)",
    "(?:propongo|vorrei|voto) .*(?:patta|pareggio)",
  ),
  wait: any(
    "(?:put|turn|switch|set|keep) (?:my |the |a )?wait(?: flag)? (?:on|up|in)\\b.*|^(?:my |the |and )*wait(?: flag)? on\\b.*|(?:set|put|raise) (?:my |the |a )?wait flag\\b.*",
    "rather .*(?:wait\\w*|not process\\w*|(?:didn t|didnt|did not) (?:process|run|adjudicate|start)) .*",
    "(?:please|pls|(?:dont|don t|do not)(?! (?:want|need|have)\\b)|could you|can you) .*(?:wait (?:for|until|till)|process\\w* (?:yet|early|before|until)|hold off)",
    "bitte (?!.*\\bdas (?:\\w+ )?warten\\b).*(?:warte\\w*|nicht (?:vor|auswerten))",
    "(?:attend\\w*|n execute\\w*) .*(?:date limite|echeance)|esper\\w* .*(?:plazo|fecha)",
    "aspett\\w* .*(?:scadenza|termine)",
  ),
  language: any(
    "(?:ich (?:kann|spreche|verstehe)|i (?:only |just )?(?:speak|understand|know|write)|je (?:ne )?(?:parle|comprends)|(?:yo )?(?:solo |solamente )?hablo|(?:io )?parlo) (?:\\w+ ){0,2}(?:deutsch|german|francais|french|espanol|spanish|italiano|italian|dutch|nederlands)\\b.*",
    "parle\\w* (?:vous|tu) (?:francais|anglais|allemand)",
    "(?:sprichst du|sprechen sie) (?:deutsch|englisch)|hablas? (?:espanol|ingles)",
    "parli (?:italiano|inglese)",
  ),
  gm: any(
    "(?:is|was|are|being|been|gets?|got|very|really) (?:\\w+ )?(?:rude|nasty|abusive|aggressive|offensive|insulting) (?:to|towards|about|in|with)\\b.*",
    "(?:insult\\w*|harass\\w*|abus(?:es|ive|ing|ed)|threaten\\w*|bull(?:y|ies|ying|ied)|swear(?:s|ing)? at|offensive|offend\\w*|very rude|racist|sexist|beleidig\\w*|bedroh\\w*|insult\\w*|menac\\w*|amenaz\\w*|minacci\\w*)\\b.*",
    "complain\\w* about .*(?:player|opponent|neighbou?r|somebody|someone)\\b.*",
    "(?:need|want|like|must|have) .*(?:talk|speak|write|contact|ask) .*(?:gm|game master|gamemaster|human|referee|moderator|organi[sz]er|(?:a |the )?person|somebody (?:real|responsible|in charge))(?! (?:who|that) (?:is|plays) [a-z]+$)\\b.*",
  ),
  help: any(
    `${i} .*(?:dont|don t|do not|didnt|cant) (?:understand|get (?:it|this)|know (?:how|what)).*`,
    "(?:im|i m|i am|so|totally|completely|bit|very) (?:lost|confused|stuck|new)|please help",
    "help me|need (?:some )?help|no (?:idea|clue) .*|(?:this is )?my first (?:game|time)",
    "ich verstehe .*nicht|keine ahnung|brauche hilfe|hilfe|bin neu|mein erstes",
    "je (?:ne )?comprends (?:pas|rien).*|besoin d aide|aide moi|je suis nouve\\w+|no entiendo.*",
    "necesito ayuda|ayuda|soy nuev[oa]|non capisco.*|ho bisogno di aiuto|aiuto|sono nuov[oa]",
  ),
};

/** A question of one or two words: `deadline?`, `my units`. */
export const short: Partial<Readonly<Record<Intent, RegExp>>> = {
  deadline:
    /^(?:the |next )?(?:deadlines?|due date|abgabe|abgabetermin|frist|date limite|echeance|delai|plazo|fecha limite|scadenza)$/,
  units:
    /^(?:my |meine |mes |mis |le mie )?(?:units|position|einheiten|stellung|unites|unidades|unita|posizione)$/,
  received:
    /^(?:my |meine |mes |mis |i miei )?(?:current )?(?:orders|moves|befehle|zuge|ordres|ordenes|ordini)$/,
  map: /^(?:the )?(?:map|karte|carte|mapa|mappa)$/,
  rules: /^(?:the |spiel)?(?:rules|regeln|les regles|regles|las reglas|reglas|le regole|regole)$/,
  players: /^(?:the )?(?:players|spieler|mitspieler|joueurs|jugadores|giocatori)$/,
  happened: /^(?:the |last )?(?:results|news|ergebnisse|ergebnis|resultats|resultados|risultati)$/,
  wait: /^(?:bitte )?(?:warten?|wartet|attendre|attendez|attends|esperar|espera|aspettare|aspetta|wachten)$/,
  leave:
    /^(?:ich gebe auf|aufgeben|aufgabe|j abandonne|abandonner|abandon|me rindo|rendirse|abandonar|mi arrendo|abbandonare)$/,
  draw: /^(?:unentschieden|remis|match nul|nulle|empate|tablas|patta|pareggio)$/,
  reminders:
    /^(?:send )?remind(?:er|ers)?(?: (?:me|us|all|late|every(?:one|body)|(?:the )?(?:others|players|late players)|[a-z]+))?$/,
  language: /^(?:set )?(?:sprache|language|langue|idioma|lingua|taal)(?: [a-z]+)?$/,
  standings: /^(?:the )?(?:score|scores|spielstand|score actuel|puntuacion|punteggio)$/,
  help: /^(?:hilfe|aide|ayuda|aiuto|au secours|aidez moi|aide moi|hulp)$/,
};
