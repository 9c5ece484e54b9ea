/** The words of what players say about their own part in a game, in five languages: each is known without a question. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type SeatedIntent = Extract<
  Intent,
  "back" | "handover" | "vacancy" | "mistake" | "concede" | "go-ahead" | "sample"
>;

const kin =
  "(?:wife|husband|partner|brother|sister|son|daughter|friend|mate|flatmate|roommate|colleague|cousin|father|mother|dad|mum|mom|frau|mann|freund|freundin|bruder|schwester|sohn|tochter|kollege|femme|mari|ami|amie|frere|soeur|fils|mujer|marido|esposa|amigo|amiga|hermano|hermana|moglie|marito|amico|amica|fratello|sorella)";
const seat =
  "(?:seat|power|country|place|position|spot|nation|game|platz|macht|land|pays|puissance|place|pais|potencia|puesto|paese|potenza|posto)";

/** What is told as well as asked. */
export const saidWhenSeated: Readonly<Record<SeatedIntent, RegExp>> = {
  back: any(
    "(?:trip|holidays?|vacation|journey|absence|leave|conference|travel plans?|plans|flight) (?:is|are|was|were|has been|have been|got|fell) (?:\\w+ )?(?:cancel+ed|off|postponed|called off|through|shorter|over early|not happening)\\b.*|(?:i m|im|i am|we re|we are|i will|i ll|ill) (?:\\w+ )?(?:not|no longer) (?:going away|travell?ing|leaving|away)\\b.*",
    "(?:urlaub|reise|ausflug|dienstreise) (?:ist|wurde|fallt) (?:\\w+ )?(?:abgesagt|aus|gestrichen|verschoben|ins wasser)\\b.*|(?:voyage|vacances|depart) .*(?:annule\\w*|reporte\\w*)\\b.*|(?:viaje|vacaciones) .*(?:cancel\\w*|aplaz\\w*|suspend\\w*)\\b.*|(?:viaggio|vacanza|vacanze) .*(?:annullat\\w*|rimandat\\w*|salta\\w*)\\b.*",
    "(?<!\\b(?:until|till|til|when|once|if|before|after|as soon as|that) )(?:i m|im|i am|we re|we are) (?:now |finally |home |all )*back(?: (?:again|now|home|online|from|and|in|at|early)\\b.*)?$",
    "(?:that|where|when|if|says?) (?:that )?i (?:am|m|was|would be|will be) (?:\\w+ )?(?:away|absent|on holiday|on vacation|travel\\w+)\\b.* (?:take (?:it|that|this) (?:off|out|back)|(?:strike|delete|cancel|scrap|remove|cross) (?:it|that|this)|forget (?:it|that|about it)|no longer (?:true|holds|needed))\\b.*",
    "(?:i have|i ve|ive) (?:just |now )?(?:returned|come back|got back|recovered)\\b.*|back (?:again|online|in business|home|from (?:my |the )?(?:holiday|trip|vacation|hospital|leave)).*",
    "(?:bin|sind) (?:jetzt |nun |endlich |heute )*(?:wieder|zuruck)(?: (?:da|zuruck|zu hause|gesund|hier|online))?\\b.*",
    "(?:je suis|me (?:re)?voila|me voici) (?:de retour|revenu\\w*|rentre\\w*)\\b.*|de retour .*",
    "(?:ya )?(?:estoy|he|ya) (?:de vuelta|vuelto|regresado|regrese|volvi)\\b.*|(?:sono|eccomi) (?:di nuovo (?:qui|qua)|tornat[oa]|rientrat[oa]|di ritorno)\\b.*",
  ),
  handover: any(
    `(?:hand|pass|give|transfer)(?:ing)? (?:over )?my (?:\\w+ )?${seat} (?:over |on )?to (?:my|a|an|some\\w*|another|the)\\b.*`,
    `my (?:\\w+ )?${kin} (?:\\w+ ){0,8}(?:take over|takes over|taking over|play|plays|playing|replace|fill in|stand in|substitute|look after|handle|do|run|continue) (?:\\w+ )*?(?:for me|from me|instead|my|it|from (?:now|here|tomorrow)).*`,
    `my (?:\\w+ )?${kin} (?:\\w+ ){0,3}(?:takes?|taking) over (?:as )?${power}.*`,
    `(?:want|like|going|plan|decided|ll|will) (?:to )?(?:hand|pass|give|transfer) (?:over )?my (?:\\w+ )?${seat} (?:over |on )?to .*|(?:can|could|may) i (?:hand|pass|give|transfer) (?:over )?my (?:\\w+ )?${seat} .*`,
    `mein\\w* (?:\\w+ )?${kin} .*(?:ubernimmt|ubernehmen|spielt|spielen|weiterspielen|vertritt).*|(?:mon|ma) (?:\\w+ )?${kin} .*(?:remplac\\w*|reprend\\w*|joue\\w*|continue\\w*).*`,
    `mi (?:\\w+ )?${kin} .*(?:jug\\w*|sustitu\\w*|tomara|seguira|continua\\w*).*|(?:mio|mia) (?:\\w+ )?${kin} .*(?:gioch\\w*|sostitu\\w*|prend\\w*|continu\\w*).*`,
  ),
  vacancy: any(
    `(?:i|id|i d|ich|je|j|yo|io) (?:\\w+ ){0,5}(?:take over|reprendre|reprends|ubernehmen|ubernehme|hacerme cargo de|prendere|rilevare) (?:for |as |from |l |la |le |die |das )?${power}\\b.*`,
    "(?:waiting|standby|stand by|reserve|replacement|substitute) ?lists?\\b.*|\\blists? (?:that )?i (?:could|can|may|might) (?:go|get|be|be put|sign up) on\\b.*|(?:prendre|reprendre) (?:sa|leur|la) (?:place|suite)\\b.*|(?:seinen|ihren|den) platz ubernehmen\\b.*|(?:ocupar|tomar) su (?:lugar|puesto|plaza)\\b.*|prendere il suo posto\\b.*",
    "(?:seat|place|spot|power|country|slot|turn)s? .*(?:if|when|once|should|as soon as) (?:any|some|a|one|the)(?:one|body| player| of them| person)?\\b.*(?:leaves?|drops?|quits?|resigns?|gives? up|stops?|goes|vanish\\w*|free|opens?)\\b.*",
    "(?:(?:let|tell|inform|notify|ping|mail|write) (?:me|to me) (?:know )?|i (?:would|d|ll|will|am|m|can|could|want|like)\\b.* )(?:if|when|whenever|as soon as|in case) (?:a|an|any|some|the|another)(?:one|body)?\\b.*(?:vacant|vacanc\\w*|opens? up|free|available|drops? out|leaves?|quits?|resigns?|gives? up|stops?).*",
    "(?:if|when|whenever|should|in case) (?:any|some|a|an|another)(?: ?one| ?body)?\\b.*(?:drops?(?: out)?|leaves?|quits?|resigns?|gives? up|stops?(?: playing)?|vanish\\w*|disappears?|vacant|opens? up|free|available)\\b.*(?:take|jump|step|fill|play|happy|glad\\w*|love|like|interested|up for|there|available|join)\\b.*",
    `(?:happy|glad|willing|ready|like|love|want|available|could|can|happily|gladly|wanna) (?:to |and )?(?:\\w+ )?(?:take over|step in|fill in|jump in|stand by|substitute|be a (?:sub|substitute|standby|reserve))(?! (?:from me|for me|my))\\b.*`,
    "(?:keep|put) me (?:in mind|on (?:the|your) (?:waiting |standby |reserve )?list)\\b.*|(?:is|are) (?:there )?any (?:\\w+ )?(?:seats?|powers?|positions?|countries|country) (?:to take over|abandoned|vacant|without a player)\\b.*",
    `(?:falls|wenn|sobald) (?:jemand|ein|eine|einer|irgendwer)\\b.*(?:aussteigt|aufhort|frei|ausfallt|aufgibt|geht)\\b.*|(?:wurde|konnte|mochte|will) (?:ich )?(?:gerne? )?(?:einspringen|eine? (?:macht|platz|land) ubernehmen).*`,
    "si (?:quelqu un|une place|un joueur|une puissance)\\b.*(?:libere|libre|part|abandonne|quitte|arrete|retire)\\b.*|si (?:alguien|un jugador|queda)\\b.*(?:deja|abandona|libre|retira|va)\\b.*",
    "se (?:qualcuno|un giocatore|si libera)\\b.*(?:lascia|libera|abbandona|ritira|libero|posto|smette)\\b.*",
  ),
  mistake: any(
    "(?:i |we )(?:\\w+ )?(?:sent|gave|wrote|mailed|entered|submitted) (?:you |in )?(?:the |some )?wrong (?:orders?|moves?|ones?)\\b.*",
    "(?:i|we) (?:have |ve |think i |just |must have )*(?:made|did|wrote|sent|gave|typed|entered|ordered|put|submitted|messed|mixed|mistyped|screwed|misspelled|misspelt|mis ?ordered|confused)(?: up)?(?: (?:some|my|the|a|an|one|two))*(?: \\w+){0,2}? ?(?:mistakes?|errors?|wrong\\w*|typos?|incorrect\\w*|slips?|orders?|thing)\\b.*(?:fix|correct|change|mend|repair|help|redo|undo|again)\\b.*",
    "(?:my|one of my|an|the) (?:last |own )?(?:orders?|moves?|turn) (?:was|were|is|are|has) (?:a |an )?(?:wrong|mistake|incorrect|a typo|nonsense|error)\\b.*(?:fix|correct|change|mend|repair|please|help|can|could)\\b.*",
    "(?<!how .*)(?:fix|correct|mend|repair) (?:my|an?|one|the) (?:order|move|mistake|typo|error|slip)s?\\b.*|there (?:is|s|was) (?:a |an )?(?:mistake|typo|error|slip) in my (?:orders?|moves?|mail|last).*",
    "(?:habe|hab) (?:mich )?(?:\\w+ )*(?:vertippt|verschrieben|vertan|falsch\\w* (?:befehl|zug|geschickt|befohlen|angegeben)|(?:einen )?fehler (?:in|bei|gemacht)).*|mein (?:letzter )?(?:zug|befehl) (?:war|ist) falsch\\b.*",
    "je me suis trompe\\w*.*|j ai fait une (?:faute|erreur).*|me (?:he )?equivoc\\w*.*|cometi un error.*|(?:mi sono|ho) (?:sbagliat[oa]|confus[oa]|fatto un errore).*",
  ),
  concede: any(
    `(?:(?:want|like|ready|happy|willing|going|time|wish|have|vote|voting|prepared|decided|we|i|ll|will|should|can|could|to) )+(?:to )?(?:concede|surrender|give (?:the |this )?(?:game|win|victory|solo)|hand (?:the |this )?(?:win|victory|game|solo))\\b.*`,
    "(?<!\\bnot )(?:my |i )?vote (?:is |goes )?(?:for|to|in favou?r of) (?:a )?(?:conced\\w*|concession|surrender\\w*|(?:giv|hand)\\w* .*(?:win|victory|game|solo|it))\\b.*|(?:i m|i am|im|we are) (?:all )?(?:for|in favou?r of) conceding\\b.*",
    `(?:i|we) concede\\b.*|(?:let|give) ${power} (?:have )?(?:the )?(?:win|victory|solo|game)\\b.*|concession|how (?:do|can|does) .*(?:conced\\w*|surrender).*`,
    `(?:ich|wir) (?:mochte|will|wurde|wollen|gebe|geben|gonne|gonnen) .*(?:sieg (?:an|zu)|gewonnen|geschlagen).*|${power} (?:soll|darf) gewinnen.*`,
    `(?:je|nous) .*(?:conced\\w*|accord\\w* la victoire).*|(?:concedo|conceder|doy|reconozco) .*(?:victoria|partida).*|(?:concedo|concedere|riconosco|do) .*(?:vittoria|partita).*`,
  ),
  "go-ahead": any(
    "^(?:(?:and|please|then|ok|okay|so) )*if (?:so|yes|they are|every ?(?:one|body) (?:is|has)|all (?:are|is|orders are|have))\\b.*\\b(?:play|process|run|adjudicate|go ahead|turn)\\b.*",
    "^(?:(?:and|please|then|ok|okay|so|just) )*(?:play|process|run|adjudicate) (?:the |this )?(?:turn|phase|round|move|season)?(?: right)? ?(?:now|away|at once|immediately)\\b.*",
    "^(?:never mind |nvm |ok |okay |actually |there is |there s )*no need to wait$",
    "(?:no|not) (?:need|reason) to wait (?:for me|any (?:more|longer)|anymore|on my account).*|(?:you )?(?:don t|dont|do not|needn t|need not) (?:have to |need to )?wait (?:for me|any (?:more|longer)|anymore)\\b.*|no longer (?:want|need) to wait\\b.*",
    "^(?:(?:ok|okay|so|all right|alright|right|good|please|now|and|i m|im|i am|ready) )*(?:go ahead|carry on|proceed|go on)(?: (?:now|please|then|with (?:it|the turn|processing)))*$",
    "(?:ok|okay|answered|done|ready|reached|agreed|heard back|settled|sorted)\\b.*(?:you (?:can|may) )?(?:go ahead|proceed|carry on|process)(?: (?:now|please|then|it|the turn))*$",
    "^(?:(?:ok|okay|so|all right|alright|right|good|now) )*you (?:can|may) (?:now )?(?:go ahead|proceed|carry on|process)\\b.*",
    "(?:cancel|remove|drop|undo|take (?:back|off)|unset|lift) (?:my |the )?wait\\b.*|(?:take|turn|switch|set) (?:my |the )?wait(?: flag)? (?:off|back)\\b.*|^(?:my |the |and )*wait(?: flag)? off\\b.*|i (?:m|am) (?:done|finished|ready)\\b.*(?:process|go ahead|proceed|run it|next turn).*",
    "(?:ihr )?(?:braucht|musst|mussen|brauchen) nicht (?:mehr )?(?:auf mich )?(?:zu )?warten.*|nicht (?:langer|mehr) (?:auf mich )?warten.*|(?:kann|konnt|von mir aus) (?:jetzt |nun )?(?:weitergehen|losgehen|ausgewertet werden).*",
    "(?:ne )?m attende[zrs]? (?:surtout )?pas\\b.*|n attende[zrs]? (?:surtout )?pas apres moi\\b.*",
    "(?:pas|plus) (?:la peine |besoin )?(?:de |d )?(?:m )?attendre.*|no (?:hace falta|hay que) esperar(?:me)?.*|non (?:c e bisogno di|serve|occorre) aspettar(?:e|mi).*",
  ),
  sample: any(
    "(?:hard|difficult|easy|complicated|complex|tricky) to (?:learn|play|understand|get into)\\b.*|(?:have |ve )?never (?:\\w+ )?played\\b.*|(?:schwer|leicht|kompliziert) zu (?:lernen|verstehen|spielen)|noch nie gespielt|(?:difficile|facile) (?:a|de) (?:apprendre|jouer)|jamais joue|(?:dificil|facil) de (?:aprender|jugar)|nunca he jugado|(?:difficile|facile) da (?:imparare|giocare)|mai giocato",
    "(?:give|show|send|see|need|want|like|have|is there|get|got|provide|any) (?:\\w+ ){0,4}(?:examples?|samples?|templates?)\\b.*",
    "(?:examples?|samples?) (?:of|for) (?:an? |some )?(?:orders?|moves?|turns?|mails?|e ?mails?).*|what (?:should|do|must|would|can|could) (?:i|my|an?|the) (?:orders? |mail |answer |e ?mail |reply )?(?:write|answer|reply|look like|send|put|type)\\b.*",
    "(?:no idea|dont know|don t know|not sure|no clue|unsure|clueless|wondering) (?:about )?(?:what|how) (?:i (?:should|am supposed to|have to|must|need to) |to )(?:write|answer|reply|respond|send|type|do|put|play)\\b.*|what am i (?:supposed|meant|expected) to (?:do|write|send|answer|reply)\\b.*",
    "(?:was|wie) (?:soll|muss|sollte) ich .*(?:schreiben|antworten|schicken).*|(?:ein |hast du ein |gibt es ein )beispiel\\w*.*|weiss nicht (?:was|wie) ich .*(?:schreiben|antworten|schicken|machen).*",
    "(?:un )?exemple\\w*|que (?:dois|faut) .*(?:ecrire|repondre|envoyer).*|(?:un )?ejemplo\\w*|que (?:debo|tengo que) (?:escribir|responder|enviar).*|(?:un )?esempi[oa]?|(?:cosa|che) (?:devo|dovrei) (?:scrivere|rispondere|mandare).*",
  ),
};
