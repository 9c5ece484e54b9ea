/**
 * The words of questions, for each intent in five languages: patterns over plain words (small letters, no marks,
 * no signs). A pattern names what is asked, not how: whether a sentence asks at all is read elsewhere.
 */
import { askedOfHouse, saidOfHouse } from "./house-phrases.js";
import type { Intent } from "./intents.js";

/** Any of these, as whole words. */
function any(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join("|")})\\b`);
}

const turn =
  "turns?|phases?|rounds?|seasons?|year|moves?|game|spring|fall|autumn|winter|it|this one";
const orders = "orders?|moves?|mails?|e ?mails?|turn|submission|message";
const befehle = "befehle?|zuge?|zug|orders?|mail|anweisungen|nachricht";

/** What a sentence that asks may be about. */
export const asked: Readonly<Record<Intent, RegExp>> = {
  ...askedOfHouse,
  begin: any(
    "when (?:does|do|will|is|are) (?!i\\b).*(?:start|starts|begin|begins|starting|kick off)",
    "^(?:has|did) .*(?:started?|begun|begin)|started yet|how many (?:players|people|seats|more|are still)",
    "wann .*(?:beginnt|startet|anfangt|fangt|losgeht|los)|quand .*(?:commence\\w*|debute)|cuando .*(?:empieza|comienza|empezamos)|quando .*(?:inizia|comincia|iniziamo)",
  ),
  late: any(
    "(?:is|has|have|are|did) (?!i\\b|my\\b|you\\b|it\\b|the judge)(?:[a-z]+ )(?:already |all )?(?:done|finished|ready|in|submitted|ordered|moved|sent (?:in )?(?:his|her|their|any|orders|moves))(?: yet| already)?$|(?:which|how many) .*(?:late|missing|still (?:has|have|need|needs) to|yet to|hand in|outstanding)\\b|who .*(?:late|missing|left|hasnt|havent|has not|have not|hasn t|haven t|didnt|not (?:sent|submitted|ordered|moved)|waiting|holding|outstanding|yet to|still|slow|(?:has|have) (?:already )?(?:sent|submitted|ordered|moved))",
    "waiting (?:for|on)|(?:has|have|did) (?:every(?:one|body)|all(?: the)?|the others) .*|are all .*in|is every(?:one|body) .*|whose orders|(?:are|is) (?:orders|anyone|anybody) .*(?:missing|late)|how many .*(?:orders|players) .*(?:in|missing|sent|submitted)",
    "wer .*(?:fehlt|spat|nicht|noch|abgegeben|geschickt|eingereicht)|(?:auf wen|worauf) warte\\w*|haben (?:schon |alle|die anderen).*|fehlt noch",
    "qui .*(?:retard|manque\\w*|pas|envoye|rendu)|qui attend\\w*|attend\\w* (?:on|nous) qui|tout le monde a .*|ordres? manqu\\w+",
    "quien\\w* .*(?:falta\\w*|retras\\w*|tarde|no ha\\w*|enviado)|a quien esper\\w*|han .*todos",
    "chi .*(?:manca\\w*|ritardo|non ha\\w*|inviato)|chi (?:stiamo )?aspett\\w*|hanno .*tutti",
  ),
  standings: any(
    "who .*(?:winning|win|wins|ahead|leading|in the lead|won|first|strongest|biggest)|scores?|standings?|leaderboard|(?:how many|what|which) (?!.*\\b(?:need|to win)\\b).*(?:cent(?:er|re)s|dots|scs)|how (?:am i|are we|is everyone) doing",
    "wer .*(?:gewinnt|fuhrt|vorn|gewonnen)|wie steht s?|spielstand|punktestand|stand der|wie viele .*(?:zentren|versorgungszentren)|wieviele .*zentren|welche .*zentren",
    "qui .*(?:gagne|en tete|premier)|combien de .*centres|quels? .*centres|quien .*(?:gana\\w*|delante)|cuantos .*centros|puntuacion|chi .*(?:vince\\w*|testa)|quanti .*centri|punteggio|classifica",
  ),
  gm: any(
    "(?:who|how|can|may|where|need|want|like|is there) .*(?:gm|game master|gamemaster|referee|host|moderator|organi[sz]er|admin|in charge|human|real person|somebody responsible)",
    "(?:wer|wie|kann|gibt) .*(?:spielleiter\\w*|spielleitung|mensch\\w*|gm)|(?:qui|comment|puis) .*(?:maitre d\\w* jeu|arbitre|organisateur|gm)|(?:quien|como|puedo) .*(?:arbitro|director|organizador|master|gm)|(?:chi|come|posso) .*(?:arbitro|organizzatore|master|gm)",
  ),
  received: any(
    `you (?:get|got|have|received?) (?:it|that|this|them|those|all|my|everything)|(?:did|didnt|have|has|do) (?:you|u|ya|the judge|it) (?!want|need|like|understand|know|prefer).*(?:${orders}|it|them|those|that|stuff)`,
    `is (?:this|it) (?:thing )?(?:working|on)\\b|are you (?:there|alive|working)|(?:is )?any(?:one|body) (?:there|home)|can you (?:hear|read) me|(?:got|get|received?|see|seen) my (?:${orders}|stuff)|my (?:last |latest )?(?:${orders}) (?:ok|okay|in(?! by)|arrive\\w*|received|there|fine|correct|right|valid|come|came|go|went|gone|make|made|get|got|reach\\w*|been|counted|accepted|recorded|saved|registered|complete)`,
    `(?:what are|what were|which are|show|list|see|check|confirm|repeat|tell|remind|remember|are|is|were|was|got) .*\\b(?:my|our) (?:\\w+ )?(?:orders|moves|order)`,
    "(?:what|which) (?:orders|moves) (?:do you have|did i|have i|are (?:in|there|recorded))|what did i (?:order|send|write|submit)|am i (?:done|ready|good|set|all set|ok|okay)",
    `(?:hast|habt|haben|hat|sind|ist|kam|kamen|waren|wurden) .*(?:${befehle}) .*(?:bekommen|erhalten|angekommen|da|drin|eingegangen|gekriegt|richtig|gespeichert|registriert|ok|okay|gelesen|gultig)`,
    `(?:hast|habt) (?:du|ihr) .*(?:${befehle})|welche (?:befehle|zuge|orders) (?:habe|hab|hatte|sind) .*|(?:wie lauten|was sind|welche|zeig\\w*|wiederhol\\w*) .*meine (?:befehle|zuge|orders)|was habe ich (?:befohlen|geschickt)|bin ich fertig`,
    "(?:as tu|avez vous|tu as|vous avez|est ce que) .*(?:recu|eu) .*|(?:mes|les) ordres .*(?:recus?|arrives?|bien|enregistres|pris|valides)|(?:quels|montre\\w*|rappel\\w*) .*mes ordres",
    "(?:has|habeis|han|ha|recibi\\w+|llegaron|te llegaron) .*(?:ordenes|mensaje|correo)|(?:cuales|muestra\\w*|que) .*mis ordenes",
    "(?:hai|avete|ha|sono) .*(?:ordini|mail|messaggio).*|(?:quali|mostra\\w*|che) .*miei ordini|ricevuto (?:i|la|il) .*",
  ),
  change: any(
    "(?:can|could|may|able|possible|late|allowed|how|want|need|time|still|if i) .*(?:change|changing|alter|modify|edit|correct|fix|replace|update|resend (?:my|them)|redo|revise|amend|undo|take back|cancel|retract|switch|new orders|different orders|(?<!you )send (?:my|them|it|new|other) .*again|other orders)",
    "(?:kann|konnen|darf|konnte|wie|moglich|spat|noch) .*(?:andern|anpassen|korrigieren|umandern|verandern|neu schicken|neue befehle|ersetzen|zurucknehmen|widerrufen|nachbessern|uberarbeiten)",
    "(?:peux|puis|peut|possible|comment|encore|tard) .*(?:changer|modifier|corriger|remplacer|annuler|renvoyer)",
    "(?:puedo|podria|puede|como|posible|todavia|aun|tarde) .*(?:cambiar|modificar|corregir|anular|cancelar|reemplazar)",
    "(?:posso|potrei|puo|come|ancora|possibile|tardi) .*(?:cambiare|modificare|correggere|annullare|sostituire|rimandare)",
  ),
  away: any(
    "(?:if|when|what|how|because|since|while) .*(?:holidays?|vacation|away|out of town|travel\\w*)|(?:urlaub|verreist|ferien|vacances|absent\\w*|vacaciones|vacanza|ferie)",
  ),
  "more-time": any(
    "(?:more|extra|additional|bit longer|little longer) (?:time|days?|hours?|weeks?)|extend\\w*|extension|postpone\\w*|(?:turn|phase|deadline|moves?) .*delayed|(?:delay|push|move) .*(?:deadline|turn|phase)|deadline .*(?:later|moved|pushed|delayed|extended|longer)|another (?:day|week|hour|couple|few|24|48)",
    "verlanger\\w*|mehr zeit|aufschub|fristverlangerung|langer zeit|(?:einen|noch ein\\w*) tag (?:mehr|langer)|verschieb\\w*",
    "plus de temps|prolong\\w*|report\\w*|repouss\\w*|(?:un )?jour de plus|mas tiempo|prorrog\\w*|aplaz\\w*|un dia mas|ampliar|piu tempo|prorog\\w*|rinvi\\w*|un giorno in piu|rimandare",
  ),
  deadline: any(
    "have to (?:send|be in)|deadlines?|dead line|due|time limit|cut ?off|time (?:left|remaining|is left)|how (?:long|much time|many (?:hours|days)) .*(?:have|got|left|until|till|before|is|do|remain\\w*)|how long|(?:until|till|by|before) when|what time|which day|what day|when at the latest",
    `when .*(?:${turn}|orders?|results?|deadline|adjudicat\\w*|process\\w*|submit\\w*|send|hear|next)|when (?:do|does|must|should|are|is|will) (?:i|we|they|you) .*|(?:what|which) (?:turn|phase|season|year|round)`,
    "abgabe\\w*|frist\\w*|einsendeschluss|zugabgabe|abgabetermin|termin|bis wann|wann .*|wie ?lange?|wie ?viel zeit|zeit (?:habe|hab|noch|bleibt)|welche (?:phase|runde|saison)|welches jahr",
    "date limite|echeance|delai|limite|(?:jusqu (?:a|au)|avant|pour) quand|quand .*|combien de temps|quelle heure|(?:quel|quelle) (?:tour|phase|saison|annee|jour)",
    "fecha limite|plazo|limite|hasta cuando|cuando .*|cuanto tiempo|que hora|que (?:turno|fase)|vencimiento|scadenza|scade|termine|entro quando|fino a quando|quando .*|quanto tempo|che ora|che (?:turno|fase)",
  ),
  leave: any(
    "(?:how|can|could|may|what if|possible|want|wish|like|need|have|think\\w*) .*(?:leave|quit|resign|drop out|stop playing|withdraw|get out|bail|give up|abandon|unsubscribe|step down|retire)",
    "(?:wie|kann|konnte|mochte|will|muss) .*(?:aussteigen|aufhoren|austreten|aufgeben|verlassen|ausscheiden|zurucktreten|abmelden)",
    "(?:comment|puis|peux|peut|voudrais|veux|dois) .*(?:quitter|abandonner|arreter|retirer|partir|demissionner)",
    "(?:como|puedo|quiero|quisiera) .*(?:dejar|dejo|abandon\\w*|salir|salgo|salirme|retir\\w*|renunci\\w*|irme)|(?:come|posso|voglio|vorrei) .*(?:lasci\\w*|abbandon\\w*|uscire|esco|ritir\\w*|smettere)",
  ),
  draw: any(
    "draws?|tie|stalemate|unentschieden|remis|patt|match nul|partie nulle|nulle?|empat\\w*|tablas|patta|pareggi\\w*",
  ),
  wait: any(
    "(?:set|use|mean\\w*|how|does|is) .*wait|wait flag|(?:process\\w*|run|adjudicat\\w*) .*(?:early|before the deadline)",
  ),
  reminders: any(
    "reminders?|remind (?:me|us) (?:before|of the deadline|in time|when the deadline|the day before|about the deadline).*|erinnerung\\w*|erinner\\w* (?:mich|uns|alle|die)|rappels?|recordatorios?|promemoria",
  ),
  language: any(
    "(?:speak|write|understand|read|use|in|know|language|available) .*(?:german|french|spanish|italian|dutch|english|other languages?|my language)|(?:change|set|which|what|another) .*languages?|what languages?",
    "(?:deutsch|franzosisch|englisch|italienisch|spanisch)|(?:en|parle\\w*) (?:francais|anglais|allemand)|(?:en|habla\\w*) (?:espanol|ingles)|(?:in|parl\\w*) (?:italiano|inglese)",
  ),
  why: any(
    "why (?!do you (?:write|send|mail))|how come|what went wrong|warum|wieso|weshalb|pourquoi|por que|perche",
  ),
  possible: any(
    "where (?:can|could|may|might|should) (?!i (?:read|find|see|get|look|write|send|ask)).*|what (?:can|could|may) (?:my|the|a|an|i do with|army|fleet|it|this|that|that unit|he|she) .*|(?:possible|legal|available|valid|allowed|potential) (?:moves?|orders?|destinations?|retreats?|options?)|(?:what|which) .*(?:options?|possibilit\\w+|choices|destinations?)",
    "(?:what|which) (?:moves?|places?|provinces?|spaces?|territor\\w+|regions?|squares?|countries) .*(?:can|could|may|are|next|border\\w*|adjacent|reach\\w*)|(?:can|could|may|is) .*(?:go|move|get(?! in on)|reach|attack|support|convoy|retreat|sail|walk|march) (?:to|into|from|in|a|the|on|there|anywhere|over)\\b.*|(?:adjacent|neighbou?r\\w*|next|connected) to|border\\w*|can .*(?:reach|support|attack|convoy) .*|how far",
    "(?:wohin|wo) (?:\\w+ ){0,3}(?:kann|konnen|konnte|darf|hin)|was kann .*(?:armee|flotte|einheit|machen|tun)|(?:welche|mogliche\\w*) .*(?:zuge|zugmoglichkeiten|optionen|moglichkeiten|felder|provinzen|nachbar\\w*)|kann .*(?:ziehen|gehen|fahren|unterstutzen|erreichen|angreifen|nach)|grenzt",
    "ou .*(?:peut|peuvent|puis|aller)|que peut .*|(?:quels|quelles) .*(?:mouvements|deplacements|options|coups|possibilites|provinces)|(?:peut|peuvent|puis) .*(?:aller|bouger|attaquer|soutenir|rejoindre|atteindre)",
    "(?:adonde|donde) .*(?:puede|pueden|puedo|ir)|que puede .*|que .*(?:movimientos|opciones|posibilidades)|(?:puede|puedo|pueden) .*(?:ir|mover\\w*|atacar|apoyar|llegar)",
    "dove .*(?:puo|possono|posso|andare)|(?:cosa|che) puo .*|(?:quali|che) .*(?:mosse|opzioni|possibilita)|(?:puo|posso|possono) .*(?:andare|muover\\w*|attaccare|appoggiare|raggiungere)",
  ),
  happened: any(
    "(?:what|whats) .*(?:happened|happen|going on|result|results|outcome|news|i miss)|results?|outcome|(?:last|previous) (?:turn|phase|round|season|moves?|year|orders)|recap|history|what (?:the |every|any)?(?:others?|one|body|people|rest) (?:did|ordered|played|have done)|what did (?:everyone|everybody|the others|they|he|she|[a-z]+) (?:do|order|play)|how did .*(?:go|end|turn out)|did (?:my|i|we|they|the|[a-z]+) .*(?:succeed|work|win|bounce|fail|lose|take|survive|make it|get in|get to|get into|retreat|build|move|attack)",
    "was .*(?:passiert|geschehen|geschah|neues|gelaufen|los)|ergebnis\\w*|auswertung|letzte\\w* (?:zug|runde|phase|zuge)|qu (?:est|s est) .*passe|que s est .*|resultats?|(?:dernier|precedent) tour|tour (?:dernier|precedent)|que (?:paso|ha pasado|sucedio)|resultados?|ultimo turno|(?:cosa|che) .*(?:successo|accaduto)|risultat\\w+",
  ),
  units: any(
    "(?:what|whats|which|where|wheres|how many|list|show|tell|see|know|remind|remember|do i (?:still )?(?:have|own|control)|have i|got|find) .*(?:units?|army|armies|fleets?(?! in)|pieces?|troops?|forces?|boats|ships|position|pos|guys|soldiers)|(?:what|how much) .*(?:do i|have i|i) (?:have(?! to)|got|own|control)|where (?:am i|are we|is every(?:one|body)|s every(?:one|body))|current (?:position|situation|state)|(?:my|the) (?:position|situation)",
    "(?:welche|was|wo|wie ?viele?|zeig\\w*|nenn\\w*|sind|habe|hab|wissen) .*(?:einheiten|armeen?|flotten?|truppen|figuren|stellung|position)|wo (?:stehe|steh|bin|stehen) .*|was habe ich|aktuelle (?:stellung|position|lage)",
    "(?:quel\\w*|ou|combien|montre\\w*|donne\\w*|liste) .*(?:unites?|armees?|flottes?|troupes|pieces|position)|ou (?:suis|en suis) je|qu est ce que j ai|(?:que|cual\\w*|donde|cuant\\w+|muestra\\w*|dime) .*(?:unidades|ejercitos?|flotas?|tropas|piezas|posicion)|donde estoy|que tengo|(?:che|quali|dove|quant\\w+|mostra\\w*|dimmi|cosa) .*(?:unita|armat[ae]|flott[ae]|truppe|esercit[oi]|pezzi|posizion\\w+)|dove sono|cosa ho",
  ),
  password: any(
    "passwords?|pass ?word|passwort|kennwort|mot de passe|contrasena|clave|parola d ordine",
  ),
  press: any(
    "would .*(?:tell|telling|inform\\w*) .*|(?:how|can|could|may|is|are|allowed|where) .*(?:talk|write (?!a?n? ?(?:orders?|moves?|support|convoy|hold))|messages?|contact|chat|speak|communicat\\w*|negotiat\\w*|press|tell (?!(?:the |my |an? )?(?:fleets?|army|armies|units?)\\b)(?:them|him|her|the|[a-z]+) )|(?:send|write|forward) .*(?:message|letter|note|mail) to",
    "(?:wie|kann|konnen|darf|wo) .*(?:nachricht\\w*|kontakt\\w*|anschreiben|schreibe? (?:ich|man) (?:an|den|dem|einem)|reden|sprechen|verhandeln|presse?)",
    "(?:comment|puis|peux|peut|ou) .*(?:ecrire (?:a|au|aux)|parler|contacter|messages?|communiquer|negocier)|(?:como|puedo|donde) .*(?:hablar|hablo|escribir a|escribo a|mensajes?|contactar|negociar)|(?:come|posso|dove) .*(?:parlare|parlo|scrivere a|scrivo a|messaggi\\w*|contattare|negoziare)",
  ),
  retreats: any("retreat\\w*|ruckzug\\w*|zuruckziehen|retraites?|retirada\\w*|ritirat\\w*"),
  builds: any(
    "builds?|building|waive|(?:remove|removing|disband\\w*) .*|new (?:units?|army|fleet)|aufbau\\w*|bauen|baue|neue einheit\\w*|construi\\w*|construcci\\w+|costrui\\w*",
  ),
  rules: any(
    "rules?|rulebook|how (?:do|does|to) .*(?:the game|diplomacy)|how many .*(?:cent(?:er|re)s|dots|scs) .*(?:need|win|victory)|(?:can|may|could) (?:armies|an army|fleets|a fleet|two|2|several|units) .*(?:cross|sea|same|land|share|swap)|regeln?|regelwerk|spielregeln?|regles?|reglement|reglas?|reglamento|regol[ae]|regolamento",
  ),
  map: any(
    "where (?:is|are|s|lies?) (?!my\\b|our\\b|the (?:deadline|gm|results?)|every)[a-z ]{3,30}$|map|maps|pic|pics|picture|image|board|karte|landkarte|spielbrett|spielplan|bild|carte|plateau|mapa|tablero|mappa|cartina|tabellone",
  ),
  orders: any(
    "how .*(?:tell (?:the |my |an? )?(?:fleets?|army|armies|units?)|orders?|ordering|moves?|move|supports?|convoys?|hold|attack|format|write|enter|submit|send|play|work with you|type)|(?:what|which) (?:format|syntax|way|commands?)|(?:order|right|correct) (?:format|syntax)|format|syntax|example (?:orders?|moves?)|commands",
    "wie .*(?:befehl\\w*|befehle|zug|ziehe|ziehen|zuge|unterstutz\\w*|konvoi\\w*|schreib\\w*|abgeb\\w*|gebe|geb|eingeb\\w*|spiel\\w*|angreif\\w*)|comment .*(?:ordres?|jouer|joue|bouger|deplac\\w*|soutenir|convoyer|ecrire|envoyer|donner|attaquer)|como .*(?:orden\\w*|mover|muevo|apoy\\w*|jug\\w*|jueg\\w*|escrib\\w*|envi\\w*|atac\\w*)|come .*(?:ordin\\w*|muov\\w*|appoggi\\w*|gioc\\w*|scriv\\w*|invi\\w*|attacc\\w*)",
  ),
  join: any(
    "(?:how|can|could|may|is|are|any|where) .*(?:join|joining|play|sign up|enter|take part|participate|seats?|spots?|openings?|slots?|room|places? (?:free|left|open)|vacanc\\w*)",
    "(?:is|are|s) (?:the |seat of |there )?(?:[a-z]+ )(?:seat )?(?:still |already )?(?:free|taken|available|vacant|unclaimed)$",
    "mitspielen|mitmachen|teilnehmen|beitreten|einsteigen|platz frei|plat?ze frei|freie\\w* platz\\w*|rejoindre|participer|inscri\\w*|places? libres?|unirme|participar|apuntarme|inscribir\\w*|plazas?|partecip\\w*|unirmi|iscriv\\w*|post[oi] liber[oi]",
  ),
  games: any(
    "(?:what|which|any|list|show|are there) .*games?|games .*(?:available|running|open|there)|welche (?:spiele|partien)|spiele gibt|quelles parties|parties .*(?:ouvertes|disponibles)|que (?:partidas|juegos)|(?:quali|che) (?:partite|giochi)",
  ),
  players: any(
    "who (?!are you).*|whos|players|opponents|neighbou?rs|names of|wer .*|mitspieler|gegner|qui .*|joueurs|adversaires|quien\\w* .*|jugadores|rivales|chi .*|giocatori|avversari",
  ),
  duty: any(
    "what (?:do|should|must|shall|am|can) i .*|what i (?:am|m|should|have|need|must|ought) .*|is it my (?:turn|move|go)|my turn|what now|what (?:s|is) next|whats next|what next|do i (?:have|need) to|am i (?:up|late|next)|do you need (?:anything|something)|was (?:muss|soll|mache|tue) ich.*|bin ich .*(?:dran|reihe)|was (?:nun|jetzt)|(?:que|qu) (?:dois je|est ce que je dois).*|a moi de|et maintenant|que (?:debo|tengo que|hago).*|(?:cosa|che) (?:devo|faccio).*",
  ),
  help: any(
    "help|understand|confus\\w*|explain|new (?:to|here|at)|first (?:time|game)|beginner|newbie|noob|how (?:does|do) (?:this|it|that|these|you) .*|what (?:is|s) (?:this|that|going on)|what can (?:you|i) do|who are you|what are you|are you (?:a )?(?:bot|human|robot|real|machine|person|computer|ai)|hilfe|verstehe?|anfanger|funktioniert|wie geht|keine ahnung|wer bist du|bist du|aide|comprends|debutant|comment ca|qui es tu|ayuda|entiendo|principiante|como funciona|quien eres|aiuto|capisco|principiante|come funziona|chi sei",
  ),
};

const i = "(?:i|im|ill|id|i m|i am|i ll|i will|i have|ive|i d|we)";

/** What needs no question: whoever says it wants to know how it is done. */
export const said: Partial<Readonly<Record<Intent, RegExp>>> = {
  begin: any(
    "(?:postpone|delay|push back|put off|move|change|shift) (?:the |our )?(?:start|beginning|kick ?off)(?: of the game| date| time)?(?: .*)?",
    "(?:start|beginn|spielstart|spielbeginn) .*verschieb\\w*|(?:reporter|repousser|retarder) (?:le )?debut.*|(?:aplazar|retrasar) (?:el )?(?:inicio|comienzo).*|(?:rimandare|posticipare) .*inizio.*",
  ),
  change: any(
    "(?:ignore|disregard|forget|scrap|cancel) (?:all )?(?:of )?my (?:last|previous|earlier|first|other) (?:e ?mails?|mails?|messages?|orders|moves|order)",
  ),
  reminders: any(
    "(?:send|mail|give) (?:\\w+ )?(?:a |out |another )?reminders?(?: .*)?|remind (?:every\\w+|all|them|late|the others) .*",
  ),
  press: any(
    `${i} .*(?:like|want|wanna|need|have) .*(?:send|write) .*(?:message|letter|note|press|something) (?:to|for) .*`,
    `${i} .*(?:like|want|wanna|need|have) .*(?:talk|speak|chat|negotiate|discuss|team up) .*(?:to|with) (?!(?:the )?(?:gm|game master|a human|someone|somebody|you)).*`,
    "ich (?:mochte|will|wurde|muss) .*mit .*(?:reden|sprechen|verhandeln)|ich (?:mochte|will|wurde) .*(?:schreiben|nachricht)|je (?:veux|voudrais|souhaite) .*(?:parler|ecrire|negocier|message) .*|quiero .*(?:hablar|escribir|negociar) .*|vorrei .*(?:parlare|scrivere|negoziare) .*|ik wil .*(?:praten|schrijven|onderhandelen|bericht) .*",
  ),
  ...saidOfHouse,
  away: any(
    `${i} .*(?:be away|be gone|travel(?:l?ing)? (?:un)?till?|be travel\\w*|on (?:a |my )?(?:holidays?|vacation|trip)|out of town|go(?:ing)? away|without internet|no internet|am away|m away|away (?:from|until|till|next|this|for|the))`,
    "(?:ich|wir) .*(?:urlaub|verreist|nicht da|unterwegs|ferien|kein internet|abwesend)|(?:je|nous) .*(?:vacances|absent\\w*|pas la|en voyage)|(?:estoy|estare|voy|me voy|estaremos) .*(?:vacaciones|de viaje|fuera)|(?:sono|saro|vado|saremo) .*(?:vacanza|ferie|viaggio|via|assente)",
  ),
  "more-time": any(
    "(?:move|shift|push|put|postpone|change) (?:the |this |our )?deadline .*",
    "(?:please|pls|could|can|may|need|want|like|request\\w*|ask\\w*|give|grant|get|have|hoping) .*(?:extend\\w*|extension|more time|extra (?:time|days?|hours?)|more (?:days?|hours?)|another (?:day|week|24|48|few|couple)|postpone\\w*|bit longer|little longer|a delay)",
    "(?:bitte|kann|konnen|brauche|brauchen|mochte|hatte) .*(?:verlanger\\w*|mehr zeit|aufschub|verschieb\\w*|langer|noch einen tag|tag mehr)|(?:besoin|peut|pourr\\w*|puis|peux|voudrais|faudrait) .*(?:plus de temps|prolong\\w*|report\\w*|repouss\\w*|jour de plus)|(?:necesito|podemos|puedo|podria\\w*|quisiera) .*(?:mas tiempo|prorrog\\w*|aplaz\\w*|dia mas|ampliar)|(?:bisogno|posso|possiamo|potremmo|vorrei|serve) .*(?:piu tempo|prorog\\w*|rinvi\\w*|giorno in piu|rimand\\w*)",
  ),
  leave: any(
    "(?:not|no longer|lost) interest(?:ed)?(?: .*)?|cancel my (?:participation|registration|seat|place|game|membership)(?: .*)?|(?:delete|remove|close) my (?:account|registration|name)(?: .*)?",
    `(?:can|could|would|please|pls) .*(?:boot|kick|remove|take|drop) me (?:from|out of|off) .*|${i} (?:am |m )?out(?: of (?:the|this) game)?\\b(?! of (?:office|town)).*|${i} .*(?:want|need|have|like|going|decided|must|gotta|wanna|rather|wish|ll|will|should|cant|cannot|can t|think|afraid|sorry|out) .*(?:leave the game|leave this game|leave|quit|quitting|resign|drop out|stop playing|stop|withdraw|give up|bail|play any ?more|play any longer|continue|keep playing|go on|carry on)`,
    "ich .*(?:mochte|will|muss|kann|werde|hore) .*(?:aussteigen|aufhoren|austreten|aufgeben|ausscheiden|abmelden|nicht mehr (?:mit)?spielen|weiterspielen|nicht mehr weiter)|ich hore auf|je .*(?:veux|voudrais|dois|vais|peux plus|souhaite) .*(?:quitter|abandonner|arreter|me retirer|continuer)|(?:quiero|tengo que|debo|voy a|ya no puedo) .*(?:dejar|abandonar|salir|retirarme|seguir|jugar)|(?:voglio|devo|vorrei|non posso piu) .*(?:lasciare|abbandonare|uscire|ritirarmi|smettere|continuare)",
  ),
  draw: any(
    "(?:propose|offer|suggest|want|like|vote for|accept|agree|ask\\w*) .*(?:draw|tie)|(?:schlage|mochte|biete|will|stimme) .*(?:unentschieden|remis)|(?:propose|voudrais|veux|vote) .*(?:nul|nulle)|(?:propongo|quiero|voto) .*(?:empate|tablas)|(?:propongo|vorrei|voto) .*(?:patta|pareggio)",
  ),
  wait: any(
    "rather .*(?:wait\\w*|not process\\w*) .*|(?:please|pls|dont|don t|do not|could you|can you) .*(?:wait (?:for|until|till)|process\\w* (?:yet|early|before|until)|hold off)|bitte .*(?:warte\\w*|nicht (?:vor|auswerten))|(?:attend\\w*|n execute\\w*) .*(?:date limite|echeance)|esper\\w* .*(?:plazo|fecha)|aspett\\w* .*(?:scadenza|termine)",
  ),
  language: any(
    "parle\\w* (?:vous|tu) (?:francais|anglais|allemand)|(?:sprichst du|sprechen sie) (?:deutsch|englisch)|hablas? (?:espanol|ingles)|parli (?:italiano|inglese)",
  ),
  join: any(
    `${i} .*(?:like|want|wanna|love|wish|up for|interested|keen|ready|happy|looking|willing) .*(?:join|play|sign up|enter (?:a|the|this|your|one|another) (?:\\w+ )?game|take part|participate|a game|in a seat|get in|in on)`,
    "(?:get|let me|be) in on (?:a|the|this|your|next)? ?games?|count me in|sign me up|i m in|im in|add me|put me in|let me (?:in|play|join)|looking for a game|(?:ich|wir) .*(?:mitspielen|mitmachen|teilnehmen|beitreten|einsteigen|spielen)|bin dabei|je .*(?:jouer|rejoindre|participer|inscrire)|(?:quiero|quisiera|me gustaria) .*(?:jugar|unirme|participar|apuntarme)|(?:voglio|vorrei|mi piacerebbe) .*(?:giocare|partecipare|unirmi|iscrivermi)",
  ),
  gm: any(
    "(?:need|want|like|must|have) .*(?:talk|speak|write|contact|ask) .*(?:gm|game master|gamemaster|human|referee|moderator|organi[sz]er)",
  ),
  help: any(
    `${i} .*(?:dont|don t|do not|didnt|cant) (?:understand|get (?:it|this)|know (?:how|what)).*|(?:im|i m|i am|so|totally|completely|bit|very) (?:lost|confused|stuck|new)|please help|help me|need (?:some )?help|no (?:idea|clue) .*|(?:this is )?my first (?:game|time)`,
    "ich verstehe .*nicht|keine ahnung|brauche hilfe|hilfe|bin neu|mein erstes|je (?:ne )?comprends (?:pas|rien).*|besoin d aide|aide moi|je suis nouve\\w+|no entiendo.*|necesito ayuda|ayuda|soy nuev[oa]|non capisco.*|ho bisogno di aiuto|aiuto|sono nuov[oa]",
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
