/**
 * The words of questions about the rules of play: what happens when units meet, where each kind can go, and how
 * support, convoys and supply centers work. Whoever asks where a unit of theirs can go asks about the board instead.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";

type PlayIntent = Extract<
  Intent,
  | "in-time"
  | "right-here"
  | "past-results"
  | "retreat-meeting"
  | "meeting"
  | "swap"
  | "terrain"
  | "supporting"
  | "convoying"
  | "own-attack"
  | "capture"
  | "rules"
  | "same-again"
>;

const units =
  "(?:units?|army|armies|fleets?|pieces?|troops|players|powers|countries|people|neighbou?rs)";
const place =
  "(?:place|province|space|territory|spot|region|square|field|area|land|country|sea|zone|cent(?:er|re))";
const several = "(?:two|2|both|several|three|more than one|different)";
const foreign =
  "(?:an ?other|other|others|some ?(?:one|body) else|any ?(?:one|body) else|a different|a foreign|foreign|enemy|allied|(?:an|my) ally)(?: s)?";
const einheit = "(?:einheit|armee|flotte|heer)\\w*";

/** What a sentence that asks may be about. */
export const askedOfPlay: Readonly<Record<PlayIntent, RegExp>> = {
  "same-again": any(
    "(?:the )?same (?:orders|moves|thing|stuff|things|ones?)? ?(?:again )?(?:as|like|from) (?:the )?(?:last|previous|first|spring|fall|autumn|before|earlier)(?: (?:time|turn|phase|round|season|year|move|spring|fall|autumn))?\\b.*|(?:repeat|reuse|re use|copy|keep) (?:my |the )?(?:orders|moves) (?:of|from) (?:the )?(?:last|previous|spring|fall|autumn)\\b.*",
    "(?:die )?(?:selben|gleichen|dieselben) (?:befehle|zuge) wie (?:letzte\\w*|im|vorher|beim)\\b.*|(?:les )?memes (?:ordres|coups) (?:que|qu) .*(?:dernier\\w*|printemps|automne|avant)\\b.*|las mismas ordenes (?:que|de) .*|gli stessi ordini (?:di|della|dell) .*",
  ),
  "in-time": any(
    "(?:am|was|is|are|were) (?:i|we|this|that|it|they|these|mine) (?:\\w+ )?(?:too late|still in time|in time|late)(?: (?:now|already|with (?:this|these|them|my orders|it)|for (?:this|that|it|the (?:turn|phase))|or))*$|(?:is|was) (?:it|there) (?:still )?(?:possible|time|any time|not too late)(?: left)?(?: (?:now|to (?:order|send (?:them|orders|mine))))?$|can (?:i|they|it|these) still (?:count|make it|get in)(?: in time)?$",
    "(?:bin ich|ist es|war ich|komme ich) (?:\\w+ )?(?:zu spat|rechtzeitig)\\b.*|(?:geht|klappt|reicht) (?:das|es) (?:jetzt )?noch$|(?:est ce|c est|suis je|je suis) (?:\\w+ )?(?:trop tard|encore possible|en retard|a temps|encore temps)\\b.*|(?:llego|estoy|es|voy) (?:\\w+ )?(?:a tiempo|tarde|demasiado tarde)$|(?:sono|e|faccio) (?:\\w+ )?(?:in tempo|troppo tardi|in ritardo)$|(?:kan|mag|lukt) (?:het|dat|dit) nog(?: (?:net|wel|steeds))?$|ben ik (?:\\w+ )?(?:te laat|op tijd)\\b.*|(?:ainda (?:vou|estou|da)|e) (?:\\w+ )?(?:a tempo|tarde demais|tempo)$|czy (?:jeszcze )?(?:zdaze|zdazylem|mozna)$",
  ),
  "right-here": any(
    "(?:do|should|can|may|must|shall|am) i (?:\\w+ ){0,2}(?:write|send|mail|answer|reply|type|text|put|post)(?:ing)?(?: (?:you|it|this|them|that|back|stuff|my (?:orders|moves)|orders|moves))? (?:just )?(?:here|to this (?:address|mail|letter|email)|like this)(?: (?:or|then|now|yes))*$",
    "(?:schreibe?|schicke?|muss|soll|kann) ich (?:\\w+ ){0,4}(?:hier|hierher|hierhin)(?: (?:schreiben|schicken|antworten|rein))*$|(?:j ecris|est ce que j ecris|dois je ecrire|je reponds) (?:\\w+ ){0,3}ici$|(?:escribo|tengo que escribir|lo mando) (?:\\w+ ){0,3}aqui$|(?:scrivo|devo scrivere|mando) (?:\\w+ ){0,3}qui$|(?:schrijf|stuur|moet) ik (?:\\w+ ){0,4}hier(?:heen)?(?: \\w+)?$",
  ),
  "past-results": any(
    "(?:results?|moves|orders|letter|report|ergebniss?e?\\w*|resultats?|resultados?|risultat\\w+|uitslag\\w*|wynik\\w*) (?:\\w+ ){0,4}(?:(?:spring|fall|autumn|winter|fruhjahr\\w*|herbst\\w*|printemps|automne|hiver|primavera|otono|invierno|autunno|inverno|voorjaar|najaar|herfst|[sfw]) ?)?(?:of |de |del |di )?19\\d\\d\\w?\\b.*",
    "(?:see|know|find out|check|remember|look up) who (?!play|is play|has written|wrote|sent)(?:\\w+ )?(?:broke|moved|went|got|attacked|took|captured|supported|stabbed|marched|sailed|bounced|dislodged|built|lost|invaded|retreated|convoyed)\\b.*",
  ),
  "retreat-meeting": any(
    "(?:retreat\\w*|fall back|flee|ruckzug\\w*|zuruckzieh\\w*|zuruck|recul\\w*|retraite\\w*|replier?\\w*|retir\\w*|ritir\\w*|terugtrek\\w*) .*(?:same|one|gleiche\\w*|selbe\\w*|denselben|dasselbe|meme|mism[oa]|stess[oa]|zelfde) (?:\\w+ )?(?:places?|provinces?|space|spot|square|region|area|territory|ort|feld|provinz|platz|endroit|lieu|case|lugar|sitio|provincia|posto|luogo|plek|plaats|provincie)\\b.*",
    "(?:same|gleiche\\w*|selbe\\w*|dieselbe\\w*|denselben|dasselbe|meme|mism[oa]|stess[oa]|zelfde) (?:\\w+ ){0,6}(?:retreat\\w*|ruckzug\\w*|zuruckzieh\\w*|recul\\w*|retir\\w*|ritir\\w*|terugtrek\\w*)\\b.*",
  ),
  meeting: any(
    `${several} (?:\\w+ ){0,3}${units}\\b.* (?:the |a |one )?same (?:\\w+ )?${place}\\b.*|same ${place}\\b.*(?:who|what|which)\\b.*`,
    "what happens (?:if|when) .* and (?:i|we|he|she|they) (?:\\w+ ){0,2}(?:move|go|attack|march|sail)\\b.*",
    `(?:who|which(?: one)?) (?:wins|prevails|gets (?:it|in)) (?:if|when) .*(?:${units}|moves?|goe?s?|attacks?)\\b.*|(?:if|when) .*(?:${units}|moves?|attack|go)\\b.* who (?:wins|prevails|gets (?:it|in))\\b.*`,
    `(?:equal(?:ly)?|same) (?:strength|strong|force)\\b.*|(?:what|explain|how) .*stand ?offs?\\b.*`,
    `(?:zwei|beide|mehrere) (?:\\w+ )?(?:${einheit}|spieler|machte|lander)\\b.* (?:selbe\\w*|dasselbe|dieselbe\\w*|denselben|gleiche\\w*)\\b.*|gleich stark\\b.*|wer gewinnt wenn .*(?:${einheit}|zieh\\w*|geh\\w*)\\b.*|(?:was ist|erklar\\w*) .*patt(?:situation)?\\b.*`,
    "deux (?:unites|armees|flottes|joueurs|pays|puissances) .*meme (?:endroit|province|lieu|case|territoire|region|place|pays|zone)\\b.*|(?:forces? egales?|meme force)\\b.*|qui (?:gagne|l emporte) (?:si|quand) .*(?:unites|armees|flottes).*|(?:unites|armees|flottes) .*qui (?:gagne|l emporte)\\b.*",
    "dos (?:unidades|ejercitos|flotas|jugadores|paises|potencias) .*mism[oa] (?:sitio|lugar|provincia|territorio|region|casilla|zona|pais)\\b.*|(?:misma|igual) fuerza\\b.*|(?:unidades|ejercitos|flotas) .*quien gana\\b.*",
    "due (?:unita|armate|flotte|eserciti|giocatori|potenze|paesi) .*stess[oa] (?:posto|luogo|provincia|territorio|regione|casella|zona|paese)\\b.*|(?:stessa|pari|uguale) forza\\b.*|(?:unita|armate|flotte) .*chi vince\\b.*",
  ),
  swap: any(
    "(?:units?|army|armies|fleets?|pieces?) (?:\\w+ ){0,4}(?:swap|exchange|switch|trade|change)(?: (?:their|the))? (?:places|positions|provinces|spots)\\b.*",
    `${einheit} .*(?:tauschen|wechseln)\\b.*|(?:unites|armees|flottes) .*(?:echanger|permuter|intervertir)\\b.*|(?:unidades|ejercitos|flotas) .*intercambi\\w*\\b.*|(?:unita|armate|flotte) .*scambi\\w*\\b.*`,
  ),
  terrain: any(
    "(?:fleets?|ships?|boats?) .*(?:inland|landlocked|interior|(?:on|onto|over) (?:dry )?land)\\b.*|(?:army|armies|troops|soldiers) .*(?:in|into|on|onto|across|over|cross|through|enter) (?:the )?(?:open )?(?:seas?|water|oceans?)(?: (?:spaces?|zones?|areas?))?$",
    "why .*(?:countries|powers|players|some|country|they|everybody) .*(?:fleets?|armies) .*(?:some|others?|not|no|only|more|while)\\b.*|difference between (?:an? |the )?(?:army|armies|fleets?) and .*",
    "(?:flotte\\w*|schiff\\w*) .*(?:landesinner\\w*|binnenland|an land|auf land)\\b.*|(?:armee\\w*|heer\\w*) .*(?:ins|im|aufs|ubers|auf das|uber das) (?:offene )?(?:meer|wasser)\\b.*|unterschied zwischen (?:einer |der )?(?:armee|flotte).*",
    "flottes? .*(?:interieur|a terre|sur terre)\\b.*|armees? .*(?:en mer|sur (?:la )?mer|dans la mer|sur l eau)\\b.*|difference entre (?:une )?(?:armee|flotte).*",
    "flotas? .*(?:tierra|interior)\\b.*|ejercitos? .*(?:en el mar|al mar|por (?:el )?mar|agua)\\b.*|flott[ae] .*(?:entroterra|terraferma|a terra|sulla terra)\\b.*|(?:armat[ae]|esercit[oi]) .*(?:in mare|sul mare|nel mare|sull acqua)\\b.*",
  ),
  supporting: any(
    "(?:can|could|may) (?:the |an? |my |our )?(?:army|armies|fleets?)(?: (?:also|ever|even))? (?:help|support|back)\\b.*(?:army|armies|fleets?|each other|one another)\\b.*",
    "supports? (?:myself|itself|themselves|oneself|yourself|my own units?|its own|your own units?)\\b.*",
    `(?:can|could|may|do|does|must|need|have|is) (?:\\w+ ){0,6}support(?:s|ing)? ${foreign}(?: (?:players?|powers?|countr\\w+))?(?: s)?(?: (?:units?|army|armies|fleets?))?\\b.*`,
    "(?:permission|agreement|consent|agree|notice\\w*|notified|told|informed|ask (?:him|her|them|first)|know) .*supports?(?:ing)?\\b.*|(?:support|supporting) .*(?:permission|agreement|consent|agree|notified|informed|without asking)\\b.*",
    "(?:what|when|how|who|is|can|does|will) .*(?:cuts?|cutting|breaks?) (?:a |the |my |his |their )?supports?\\b.*|support (?:is |gets? |be |being )?(?:cut|broken)\\b.*|attacked .*(?:give|still|able to|can) (?:\\w+ ){0,2}support\\b.*|how (?:does|do|can|is) (?:a |the |one )?supports? (?:work|function|count|given)\\b.*",
    `(?:mich|sich|meine eigene\\w*) selbst unterstutz\\w*|(?:fremde\\w*|andere\\w*|gegnerische\\w*) (?:${einheit}|spieler|macht\\w*) .*unterstutz\\w*|(?:erlaubnis|zustimmung|fragen|absprache|erfahrt|merkt|weiss) .*unterstutz\\w*|wie (?:funktioniert|geht) .*unterstutz\\w*|unterstutzung .*(?:abgeschnitten|unterbrochen|gebrochen|gekappt)\\b.*`,
    "souten\\w* (?:moi|soi|lui|elle) meme\\b.*|me soutenir\\b.*|souten\\w* (?:une |l |les |des )?(?:unite|armee|flotte)s? (?:etrangere|d un autre|des autres|d une autre|adverse|alliee)\\w*.*|(?:permission|autorisation|accord|prevenu|averti|sait|savoir) .*souten\\w*.*|comment (?:fonctionne|marche) .*soutien\\b.*|soutien .*(?:coupe|rompu)\\b.*",
    "apoyarme\\b.*|apoyar (?:a )?(?:una |un |las |los )?(?:unidad|unidades|ejercitos?|flotas?) (?:de otr\\w*|ajen\\w*|extranjer\\w*|enemig\\w*)\\b.*|como funciona .*apoyo\\b.*|cort\\w* .*apoyo\\b.*|appoggiar(?:mi|si) da sol\\w*\\b.*|come funziona .*(?:appoggio|supporto)\\b.*|appoggio .*(?:tagliat|interrott)\\w*\\b.*",
  ),
  convoying: any(
    "how (?:does|do) (?:a |an |the )?convoy(?:s|ing)? (?:work|function)\\b.*|explain (?:\\w+ )?convoy\\w*\\b.*",
    `fleets? (?:on|in|at|along) (?:a |the |its )?(?:coasts?|harbou?rs?|ports?|coastal \\w+)\\b.*convoy\\b.*|coastal fleets?\\b.*convoy\\b.*|convoy (?:a |an |the )?${foreign} .*|${foreign}(?: \\w+)? fleets? .*convoy\\b.*`,
    "convoy (?:\\w+ ){0,2}(?:fleets|two armies|several armies|more than one army)\\b.*|convoy(?:ing)? (?:\\w+ )?(?:is |gets? )?(?:attacked|dislodged|disrupted|broken)\\b.*",
    "wie (?:funktioniert|geht) .*(?:konvoi|geleit\\w*|convoy)\\b.*|(?:darf|kann|konnen|durfen) (?:sie|die|meine flotte|eine flotte|flotten|die flotte) .*armee\\w* .*(?:bringen|transportieren|ubersetzen|geleiten|befordern|konvoyieren)\\b.*",
    "comment (?:fonctionne|marche) .*convoi\\b.*|flottes? .*(?:cote|port) .*(?:convoyer|transporter)\\b.*|como funciona .*convoy\\b.*|flotas? .*(?:costa|puerto|costera) .*(?:convoy\\w*|transportar)\\b.*|come funziona .*convoglio\\b.*|flott[ae] .*(?:costa|porto) .*(?:convogliare|trasportare)\\b.*",
  ),
  "own-attack": any(
    "(?:attack|dislodge|throw out|push out|drive out|displace|defeat|destroy) (?:my|one s|your|its|their) own\\b.*|dislodge (?:myself|yourself|oneself)\\b.*",
    `eigene\\w* ${einheit} .*(?:angreifen|vertreiben|schlagen|verdrangen)\\b.*|(?:attaquer|deloger) (?:ma|mes|sa|ses) propres? (?:unite|armee|flotte)s?\\b.*|(?:atacar|desalojar) (?:a )?(?:mi|mis) propi[oa]s?\\b.*|(?:attaccare|sloggiare) (?:le |la )?(?:mia|mie) (?:propri[ae] )?(?:unita|armat[ae]|flott[ae])\\b.*`,
  ),
  capture: any(
    "when (?:does|do|will|is|are) (?:a |the |an? new )?(?:supply )?(?:cent(?:er|re)s?|dots?|scs?) (?:\\w+ ){0,3}(?:mine|ours|count\\w*|belong\\w*|change hands|taken|captured|owned)\\b.*",
    "(?:have to|must|need to|should) (?:i )?(?:stay|remain|keep (?:a|my) unit|leave (?:a|my) unit|stand|sit) .*(?:cent(?:er|re)s?|dots?|to (?:keep|own|hold) it)\\b.*|(?:own|keep|get|gain|lose) .*(?:pass(?:ing)?|mov(?:e|ing)|walk(?:ing)?|march(?:ing)?) (?:straight )?(?:through|on|away|out)\\b.*(?:cent(?:er|re)|spring|fall|it|there)\\b.*",
    "(?:lose|keep) (?:a |the |my )?(?:supply )?cent(?:er|re)s? (?:if|when) i .*|how do(?:es)? (?:i|one|you|we) (?:get|take|capture|conquer|gain|own|win) (?:a |an |more |new |another |other )*(?:supply )?(?:cent(?:er|re)s?|dots|scs)\\b.*",
    "wann (?:gehort|gehoren|zahlt) .*(?:zentr\\w*|versorgungszentr\\w*)\\b.*|(?:muss|musse\\w*) .*zentrum .*(?:bleiben|stehen)\\b.*|wie (?:bekomme|erobere|kriege|bekommt) (?:ich|man) .*zentr\\w*\\b.*|(?:quand|comment) .*centres? .*(?:a moi|m appartien\\w*|gagne|prend)\\w*\\b.*|(?:dois je|faut il) rester .*centre\\b.*|cuando .*centro .*(?:mio|pertenece)\\b.*|quando .*centro .*(?:mio|appartiene)\\b.*",
  ),
  rules: any(
    "(?:how|what) (?:do|does|must|can|has) (?:one|i|you|we|a player|somebody|someone) (?:\\w+ )?(?:to )?win(?: (?:the|a|this) game| at all)?$|(?:where|how) .*(?:read|learn|find) .*rules\\b.*",
    "(?:kann|konnen|darf|durfen) .*(?:armee|armeen|flotte\\w*|einheit\\w*) .*(?:meer|see|wasser|land|gleich\\w*|tauschen)\\b.*|(?:peut|peuvent) .*(?:armee|armees|flotte\\w*|unite\\w*)?.*(?:traverser|la mer|mer|terre|echanger)\\b.*|(?:puede|pueden) .*(?:ejercito\\w*|flota\\w*|unidad\\w*)?.*(?:cruzar|mar|tierra)\\b.*|(?:puo|possono) .*(?:armat\\w*|flott\\w*|unita)?.*(?:attraversare|mare|terra)\\b.*",
    "(?:equal(?:ly)?|same) (?:strength|strong)|(?:two|2|both|several) (?:units|armies|fleets|players|powers) .*(?:attack\\w*|move|go|enter|meet|clash|fight)\\b.*",
    "same (?:place|province|space|territory|spot|region|square|field|area)",
    "(?<!\\b(?:i|we) (?:already |do |well )?know .{0,10})(?:rules?|rulebook)|how (?:do|does|to) .*(?:the game|diplomacy)",
    "how many .*(?:cent(?:er|re)s|dots|scs) .*(?:need|win|victory)|combien de .*centres .*(?:gagner|victoire).*",
    "(?:can|may|could) (?:armies|an army|fleets|a fleet|two|2|several|units) .*(?:cross|sea|same|land|share|swap)",
    "(?<!\\b(?:kenne|kenn|connais|conozco|conosco|ken) .{0,10})(?:regeln?|regelwerk|spielregeln?|regles?|reglement|reglas?|reglamento|regol[ae]|regolamento)",
  ),
};
