/**
 * The words of those who want to play: what this is, which games there are, a seat in one, and which power they like
 * best.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type ComerIntent = Extract<
  Intent,
  "about" | "announced" | "which-power" | "preference" | "join" | "games"
>;

const i = "(?:i|im|ill|id|i m|i am|i ll|i will|i have|ive|i d|we)";

/** What people want to do with a power, and not as it. */
const speaks =
  "(?:talk|speak|write|negotiate|ally|attack|reden|sprechen|verhandeln|schreiben|angreifen|parler|ecrire|negocier|attaquer|hablar|escribir|negociar|atacar|parlare|scrivere|negoziare|attaccare|praten|schrijven|aanvallen)";
const wanted =
  "(?:rather|prefer|like|love|want|wanna|wish|hope|lieber|liebsten|gern|gerne|mochte|prefere\\w*|aimerais|voudrais|veux|prefiero|quiero|gustaria|preferisco|vorrei|liever|graag)";
const taken =
  "(?:to|be|being|play|playing|have|get|take|taking|lead|run|control|end up|start|as|with|please|actually|really|very much|most|best|the|jouer|prendre|avoir|etre|l|la|le|mit|als|jugar|tener|ser|con|giocare|essere|avere|spielen|spelen|met)";

const announced = any(
  "(?:tell|let|notify|inform|write|mail|e ?mail|ping|message|warn)\\b.* (?:when|if|once|as soon as|whenever) (?:some|any|a)(?: ?one| ?body)?(?: new| else)?(?: player)? (?:joins|signs up|comes in|enters|has joined|leaves)\\b.*",
  "(?:tell|let|notify|inform|write|mail|e ?mail|ping|message|warn|remind|told|notified|informed|know|hear)\\b.* (?:when|if|once|as soon as|whenever|of|about) (?:(?:a|an|another|any|some|other) |(?:the|your) (?=next|new))(?:next |new |fresh |other )*games?\\b(?! (?:i|ends?|is over|goes|stands))(?: .*)?$",
  "(?:wenn|sobald) (?:ein|eine|das nachste|die nachste) (?:neues? |neue )?(?:spiel|partie) .*|(?:quand|lorsque|des qu) .*(?:nouvelle|prochaine) partie.*|cuando .*(?:nueva|proxima) partida.*|quando .*(?:nuova|prossima) partita.*",
);

/** What a sentence that asks may be about. */
export const askedByComers: Readonly<Record<ComerIntent, RegExp>> = {
  about: any(
    "(?:is|are) (?:this|it|that|you) (?:\\w+ )?(?:an? )?(?:real|actual|true|fake|scam|spam|joke|virus|advert\\w*)\\b.*",
    "(?:is|are|do|does|can|for|welcome\\w*|open|suitable|ok|good) .*(?:for |to |take |accept |welcome )(?:complete |total |absolute |also |even )*(?:beginners?|newcomers?|novices?|newbies)\\b(?!.*\\b(?:country|power|nation|side)\\b).*|who (?:is|s|are|stands) (?:the people )?behind (?:this|it|the judge|you|all this)\\b.*|who (?:made|built|wrote|owns|operates|pays for|programmed) (?:this|it|you|the judge)\\b.*",
    "(?:does|do|is|are) (?:any ?one|any ?body|people|somebody|someone|this|it|you|the judge|there (?:any ?one|any ?body)) (?:still |really |actually |currently )*(?:play|playing|here|around|alive|active|running|there|in (?:use|service|operation)|work|going)(?: (?:here|there|still|this|games?|diplomacy|at all|any ?more|today|these days))*$",
    "(?:what|who) (?:exactly |precisely )?(?:is|s|are) (?:all )?(?:this|that|it|you|ems dispatch|ems|this (?:place|site|service|address|thing|judge|program|club))(?: (?:here|exactly|precisely|anyway|all about|about|for|then|actually))*$",
    "what (?:do|does|can) (?:you|this|it|the judge|this (?:address|thing|place|service)) (?:actually |exactly )?do(?: here| exactly| for me)?$",
    "(?:tell|explain|say|know|learn|hear) .*(?:more about|about|what) (?:this|it|you|your games?|the game|all this|how this works)(?: is| are| works?| game| here)?$",
    "(?:was|wer) (?:ist|bist|seid) (?:das|du|dies|ihr)(?: hier| eigentlich| genau)*$|(?:qu est ce que|c est quoi)(?: c est)?(?: que)?(?: ca| cela| ce jeu)?(?: exactement)?$|que es (?:esto|este juego)(?: exactamente)?$|(?:che )?cos e (?:questo|questa cosa)(?: esattamente)?$",
  ),
  announced,
  "which-power": any(
    "(?:what|which|is|are|any|recommend\\w*|suggest\\w*|advise?|tips?|best|good|easiest|easy|hardest|strongest|weakest) .*(?:country|power|nation|side|countries|powers|nations)\\b.*(?:best|good|better|easy|easiest|easier|hard\\w*|difficult|beginner\\w*|newcomer\\w*|recommend\\w*|suggest\\w*|strong\\w*|weak\\w*|suit\\w*|fits?|for (?:me|somebody|someone|a)|start with|first (?:game|time))\\b.*|(?:best|good|easiest|easy|strongest|better|recommended) (?:country|power|nation|side|start|choice)\\b.*",
    "(?:should|would|shall|must) (?:i|you) (?:take|pick|choose|prefer|play|go for|be) (?:as (?:a|my) )?(?:\\w+ or \\w+|first|which|what).*|(?:what|which) (?:power|country|nation|side) (?:should|would|shall|do) (?:i|you) (?:take|pick|choose|recommend|suggest|play|prefer|like)\\b.*",
    "(?:welche|welches) (?:macht|land|nation) .*(?:gut|leicht|einfach\\w*|anfanger\\w*|besten|empf\\w*)\\b.*|quelle? (?:puissance|pays) .*(?:facile|debut\\w*|meilleure?|conseill\\w*)\\b.*|que (?:potencia|pais) .*(?:facil|principiante\\w*|mejor|recomiend\\w*)\\b.*|(?:quale|che) (?:potenza|nazione) .*(?:facile|principiant\\w*|migliore|consigli\\w*)\\b.*",
  ),
  preference: any(
    `(?:can|could|may|might) (?:i|we) (?:please )?(?:be|have|play|get|take|choose|pick|play as) (?:the )?${power}(?: .*)?$`,
    `(?:kann|konnte|darf) ich (?:bitte )?${power} (?:haben|spielen|bekommen|nehmen)`,
    `(?:puis je|je peux|est ce que je peux) (?:avoir|jouer|prendre) (?:l |la )?${power}`,
    `(?:puedo|podria) (?:ser|jugar con|tener) ${power}|(?:posso|potrei) (?:essere|giocare con|avere) (?:l |la )?${power}`,
  ),
  join: any(
    "(?:cerca\\w*|busca\\w*|cherch\\w*|sucht|suchen|looking for|need|needs|short of|wanted) (?:\\w+ ){0,3}(?:giocator\\w*|jugador\\w*|joueu\\w*|spieler\\w*|mitspieler\\w*|players?)\\b.*",
    "(?:free|open|vacant|empty|spare|available) (?:places?|seats?|spots?|slots?|positions?)\\b.*",
    "(?:is|are|s) (?:the )?(?:game )?(?!(?:it|this|that|the|there|my|your|our|we|you|he|she|they|everything|all)\\b)[a-z0-9-]+ (?:still |yet |already )?(?:open|joinable|taking (?:more )?(?:players|people)|looking for (?:more )?(?:players|people|someone)|recruiting)\\b.*",
    "(?:still |any |some |enough )?(?:room|space|a (?:seat|place|spot)|seats?|places?|spots?) (?:left |free |open )?for (?:me|one|another|one more|us|two|a (?:new|late|new ?comer|beginner|friend)|somebody|someone)\\b.*",
    "(?:how|can|could|may|is|are|any|where) .*(?:join|joining|play(?! (?:as )?(?:the|my|a|an)\\b (?:fleet|army))|sign up|enter|get (?:in ?to|in|on|involved)|get a (?:seat|place|spot)|become|register|take part|participate|jump in|hop on|seats?|spots?|openings?|slots?|room|places? (?:free|left|open)|vacanc\\w*)",
    "(?:can|could|may|might) i (?:please |maybe )?(?:have|get|take|be given) (?:a|one|the last|that) (?:place|seat|spot|slot)\\b.*|(?:is|are) there (?:a|any|another|some) (?:\\w+ ){0,2}games? (?:\\w+ )?(?:start|begin|open|free|soon|that|which|with|where|looking|left|i can|to join)\\w*.*",
    "(?:is|are|s) (?:the |seat of |there )?(?:[a-z]+ )(?:seat )?(?:still |already )?(?:free|taken|available|vacant|unclaimed)$",
    "mitspielen|mitmachen|teilnehmen|beitreten|einsteigen|platz frei|plat?ze frei|(?:ist|gibt es|habt ihr|hast du) (?:\\w+ )?(?:noch )?(?:\\w+ )?(?:platz|plat?ze)\\b.*",
    "freie\\w* platz\\w*|rejoindre|participer|inscri\\w*|places? libres?|unirme|participar",
    "(?:melde|registriere|schreibe|trage) ich mich .*|(?:kann|muss|soll) ich mich .*(?:anmelden|registrieren|einschreiben|eintragen)",
    "(?:how|where) (?:do|can|could|would|should|to) (?:i |we |one )?(?:sign|register|enrol\\w*|enlist|apply|get started|start)\\b.*",
    "apuntarme|inscribir\\w*|plazas?|partecip\\w*|unirmi|iscriv\\w*|post[oi] liber[oi]",
  ),
  games: any(
    "(?:what|which|any|list|show|are there) .*games?|games .*(?:available|running|open|there)",
    "welche (?:spiele|partien)|spiele gibt|quelles parties|parties .*(?:ouvertes|disponibles)",
    "que (?:partidas|juegos)|(?:quali|che) (?:partite|giochi)",
  ),
};

/** What needs no question. */
export const saidByComers: Partial<Readonly<Record<ComerIntent, RegExp>>> = {
  announced,
  preference: any(
    `(?:happy|fine|ok|okay|content|glad) with (?:anything|any|anyone|everything|whatever|all)(?: power| country)? (?:but|except) ${power}.*`,
    `(?:^|i |please |play )(?:anything|any(?: power| country)?|everything|whatever) (?:but|except|other than|apart from) ${power}.*`,
    `^(?:please |just |only |but )?(?:not|anything but|nicht|bloss nicht|nur nicht|surtout pas|pas|tout sauf|alles ausser|cualquiera menos|tutto tranne) (?:the |die |das |l |la )?${power}(?: please| bitte)?$`,
    `(?:alles|jede\\w*) ausser ${power}|(?:tout|n importe quoi) sauf (?:l |la )?${power}|cualquier\\w* (?:\\w+ )?menos ${power}|(?:tutto|qualsiasi cosa) tranne (?:l |la )?${power}`,
    `${wanted} (?:${taken} ){0,5}${power}(?! s\\b|\\w* (?:to|that|about|gets?|got|is|was|has|had)\\b|.* ${speaks}).*`,
    `(?:my|meine?|mon|ma|mi) (?:favou?rite|first|preferred|lieblings\\w*|erste wahl|premier choix|prefere\\w*|favorit\\w*|prima)(?: \\w+){0,2} (?:is|would be|ware|ist|est|serait|es|seria|e|sarebbe) (?:l |la |le )?${power}.*`,
    `^(?:preferably|ideally|if possible|vorzugsweise|de preference|preferiblemente|preferibilmente) (?:the |l |la )?${power}(?: .*)?`,
    `(?:give|assign) me ${power}(?: .*)?`,
    `^${power} would be (?:nice|great|good|fine|lovely|perfect|cool|best|ideal|my (?:first |favou?rite )?choice)\\b.*`,
    `^(?:i )?(?:call|have|claim|got) (?:dibs on )?(?:the )?${power}$|dibs on ${power}\\b.*`,
  ),
  join: any(
    "(?:would|d|ll|will|could|can) (?:gladly |happily |also |even )?(?:take|play|have|be) (?:any|whatever|whichever|any old)(?:$| (?:power|country|seat|side|one|nation|place|position|free|of them|left|is|s)\\b.*)",
    "^(?:(?:any|whatever|whichever) (?:power|country|seat|side|nation)|(?:any|whatever) is (?:fine|ok|okay|good))(?: (?:will do|is (?:fine|ok|okay|good)|works|does|left|free))*(?: for me| by me| with me)?$",
    "je m (?:inscris|incris|ajoute|joins)\\b.*|je (?:prends|prendrais|veux bien) (?:une|la) place\\b.*|(?:me apunto|me inscribo|me uno)\\b.*|(?:mi (?:iscrivo|unisco|aggiungo))\\b.*|(?:ich )?melde mich .*an\\b.*",
    "(?:would|d|i|we|and|but|also) (?:really |just |also |very much |so )*(?:love|like|want|wanna|keen|happy|glad|willing) (?:to )?(?:try|give it (?:a (?:try|go|shot)|go)|have a (?:go|try)|come in|be in|be included|come along|get involved|have a seat)\\b.*",
    "i (?:gladly |happily |hereby |would like to |d like to )?accept(?: (?:the|your|his|her|this|that))?(?: \\w+)?(?: (?:invitation|invite|offer))?(?: (?:with (?:pleasure|thanks)|gladly|happily|of course|and)\\b.*)?$|(?:ich )?nehme (?:die einladung )?(?:gern\\w* )?an\\b.*|j accepte\\b.*|acepto\\b.*|accetto\\b.*",
    "(?:to |would like to |want to )be in (?:his|her|their|your|our|the|this) (?:[a-z0-9-]+ )?game\\b.*",
    "(?:ich |wir )?(?:nehme|nehmen|mache|machen|bin|sind|komme) (?:sehr )?(?:gern\\w* )?(?:teil|mit|dabei)\\b(?! wenn| falls).*|i (?:ll|will|d|would|can) (?:gladly |happily )?take (?:it|that|that one|this one)(?: please| then| thanks)?$|(?:let s|lets) do (?:it|this)$",
    "y a t il (?:encore )?(?:une place|de la place|des places)\\b.*|je (?:prendrais|prends|jouerais) (?:volontiers |bien )?(?:l |la |une )?[a-z]+\\b.*",
    "^(?:yes|yeah|yea|yep|sure|ok|okay|please|great|cool|alright|all right|then|so|well) .*\\b(?:i d|i would|id) (?:be )?(?:glad|happy|delighted|pleased|love|like)(?: to)?$",
    "(?:put|sign|write|note|pencil|book) me (?:down|in|up)\\b(?! (?:as|for) (?:in favou?r|against|a draw|yes|no|supporting|wanting|voting|agreeing|absent|away|late)).*|(?:reserve|save|keep|hold) (?:me )?(?:a|the|one) (?:seat|place|spot|slot)\\b.*",
    "(?:trag\\w*|schreib\\w*) mich (?:\\w+ ){0,3}(?:ein|auf)|ich ware (?:\\w+ ){0,2}dabei|nehmt mich (?:\\w+ )?auf",
    "je (?:suis|serais) (?:partante?|interessee?|de la partie).*|me apunto.*|contad conmigo.*|ci sto.*|mi iscrivo.*|segnami.*",
    "(?:inscri\\w+|ajoute\\w*|compte\\w*(?! moi (?:\\w+ ){0,3}(?:oui|non|pour|contre|absent\\w*)\\b)) moi .*|(?:apuntame|inscribeme|iscrivimi|iscrivetemi|aggiungimi) .*|meld\\w* mich .*\\ban|schrijf (?:me|mij) in",
    `${i} .*(?:like|want|wanna|love|wish|up for|interested|keen|ready|happy|looking|willing) .*(?:join|play|sign up|enter (?:a|the|this|your|one|another) (?:\\w+ )?game|take part|participate|a game|in a seat|get in|in on)`,
    "(?:hop|jump|squeeze|get) (?:in|on|aboard|on board)(?: too| please)?$|(?:hop|jump|squeeze) (?:in|into|on) .*",
    "i (?:d like|would like|want|wish for|ask for|need) (?:a|one|the|another) (?:\\w+ )?(?:seat|place|spot|slot)(?: (?:in|at|with|please|too|if|for me)\\b.*|$)",
    "(?:take|have|get|grab|claim|fill|occupy|be given|accept) (?:a|an|the|one|any|that|this|your) (?:\\w+ )?(?:seat|place|spot|slot|chair|opening)\\b.*",
    "(?:dabei sein|platz nehmen|den platz|einen platz|die lucke (?:fullen|schliessen))\\b.*|(?:prendre|avoir) (?:une|la) place\\b.*|(?:una|la) plaza\\b.*|(?:un|il) posto\\b.*",
    "(?:get|let me|be) in on (?:a|the|this|your|next)? ?games?|count me in(?! (?:the|on|for|with) (?:the |a |those |your )?(?:\\w+ )?(?:draw|vote|votes|yes|no|ayes)\\b)|sign me up|(?:i m|im) in(?: too| for (?!a\\b|the\\b|my\\b|an\\b)[a-z0-9-]+)?(?: please)?$",
    "add me|put me in|let me (?:in|play|join)|looking for a game|be (?:a )?part of (?!it\\b)[a-z0-9-]+\\b.*|lust auf (?:ein\\w* )?(?:runde|partie|spiel)\\b.*",
    "(?:ich|wir) (?:\\w+ )?(?:mocht\\w*|will|wollen|wurd\\w*) .*(?:anmelden|einschreiben|eintragen|registrieren)\\b.*",
    "(?:ich|wir) .*(?:mitspielen|mitmachen|teilnehmen|beitreten|einsteigen|spielen)|bin dabei",
    "(?:je|j) .*(?:jouer|rejoindre|participer|inscrire|prendre part|faire partie|me joindre|etre de la partie|entrer dans (?:la|une|votre|cette|le) (?:partie|jeu))",
    "(?:ik|wij|we) (?:\\w+ )?(?:wil|willen|zou|zouden) (?:\\w+ ){0,3}(?:meedoen|meespelen|deelnemen)\\b.*|(?:ik|wij|we) (?:doe|doen|speel|spelen) (?:\\w+ )?mee\\b.*",
    "(?:me|myself|i) and (?:\\w+ ){1,4}(?:want|wanna|would like|d like|d love|would love) (?:to )?(?:join|play|sign up)\\b.*",
    "(?:quiero|quisiera|me gustaria) .*(?:jugar|unirme|participar|apuntarme|probar (?:en|con|una|la)|entrar en)",
    "(?:voglio|vorrei|mi piacerebbe) .*(?:giocare|partecipare|unirmi|iscrivermi|provare (?:una|con|a)|entrare)",
  ),
};
