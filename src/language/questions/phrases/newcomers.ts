/**
 * The words of questions that newcomers ask before they play, and of GMs who want what no setting does. They are tried
 * before those of running games, since most name players, orders or a game besides.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";

type NewcomerIntent = Extract<
  Intent,
  "bots" | "privacy" | "how-many" | "effort" | "co-gm" | "position"
>;

const human =
  "(?:real|actual|living|human) (?:people|persons|players|humans|opponents)|humans?|bots?|computers?|robots?|ai|machines?";
const mine =
  "(?:my|our) (?:e ?mail address(?:es)?|mail address|address|personal \\w+|data|real name)";

/** What a sentence that asks may be about. */
export const askedByNewcomers: Readonly<Record<NewcomerIntent, RegExp>> = {
  bots: any(
    `(?:play|playing|players?|opponents?|others|against|they|every(?:one|body)|any(?:one|body)) .*(?:${human})`,
    `(?:are|is) there (?:also |any )?(?:${human}).*`,
    "(?:spiele?|spielt|spielen|gegner|mitspieler) .*(?:echte\\w* (?:menschen|leute|spieler)|menschen|bots?|computer|ki)",
    "(?:joue\\w*|joueurs|adversaires) .*(?:vrai\\w* (?:gens|personnes|joueurs)|humains?|bots?|robots?|ordinateur|ia)",
    "(?:jueg\\w*|jug\\w*|rivales) .*(?:personas (?:reales|de verdad)|humanos?|bots?|maquina|ordenador)",
    "(?:gioc\\w*|avversari) .*(?:persone (?:vere|reali)|umani|bot|computer)",
  ),
  privacy: any(
    "(?:les autres|les joueurs|on|tout le monde) (?:voi\\w+|lise\\w*|connai\\w*) .*(?:nom|adresse|prenom|pseudo)\\b.*|(?:die anderen|alle|jeder|man) .*(?:meinen? (?:name\\w*|adresse))\\b.*|what (?:does|do|can|will) (?:a |the |other )?(?:strangers?|outsiders?|others?|people|visitors?) (?:\\w+ )?see\\b.*",
    `(?:do|does|will|what|who|whom|can|could|is|are|with|how|see|sees|share\\w*|sell\\w*|store\\w*|keep|keeps|use|uses) .*${mine}(?! (?:be )?(?:chang\\w*|new)).*`,
    `${mine} (?:\\w+ )?(?:safe|shared|sold|stored|kept|visible|public|shown|private|secret|published|deleted)`,
    "(?:sell|share|give away|pass on|hand out|publish|misuse) .*(?:addresses|e ?mails?|data|information)\\b.*",
    "gdpr|data protection|privacy|dsgvo|datenschutz|confidentialite|proteccion de datos|privacidad|riservatezza",
    "(?:wer|was|wird|werden|sieht|sehen|kann|konnen) .*(?:meine? (?:e ?mail ?|mail ?)?adresse|meine daten)(?! (?:andern|wechseln)).*",
    "(?:qui|que|est ce que|voit|voient) .*(?:mon adresse|mes donnees)",
    "(?:quien|que|pueden?|se) .*(?:ve|ven|ver|haceis|hacen|guarda\\w*) .*(?:mi (?:direccion|correo)|mis datos)",
    "(?:chi|cosa|possono|viene) .*(?:vede\\w*|fate|usat\\w*|vedono) .*(?:mio indirizzo|miei dati)",
  ),
  "how-many": any(
    "(?<!\\bif .*)(?:start|begin) with (?:only |just )?(?:two|three|four|five|six|[2-6])(?: players| people| of us)?\\b.*",
    "(?:play|game|diplomacy|go|work|works|possible)\\b.* (?:with|by|for|as) (?:just |only )?(?:two|three|four|five|six|[2-6])(?: of us| players| people| friends)?$|(?:1 ?v ?1|one on one|two player|2 player)\\b.*|(?:do|does|must) (?:we|you|it|i) (?:really |always )?(?:need|have|be|take) (?:to be )?(?:all )?(?:seven|7)\\b.*",
    "how many (?!more|other|.*\\b(?:so far|now|already|yet|joined)\\b)(?:people|players|friends|persons|of us)\\b.*(?:needs?|needed|required?|takes?|plays?|must|enough|minimum|maximum)\\b.*",
    "how many (?:people |players )?(?:can|do|must) (?:we|you|i) (?:be|need|have)\\b(?!.*\\b(?:so far|now|already|yet|joined)\\b).*",
    "(?:can|could) (?:we|you|one|it) (?:be )?play(?:ed)? (?:it |this |diplomacy )?with (?:only |just )?(?:less|fewer|two|three|four|five|six|[2-6])\\b.*",
    "(?:only|just) (?:two|three|four|five|six|[2-6])(?: of us| players| people)?\\b.*(?:play|enough|possible|game)",
    "wie ?viele (?:leute|spieler|personen|mitspieler) .*(?:brauch\\w*|benotig\\w*|notig|muss\\w*)|zu wievielt",
    "combien de (?:joueurs|personnes|gens) .*(?:faut|besoin|necessaires?|pour)|combien faut il etre",
    "cuant[oa]s (?:jugadores|personas) .*(?:necesit\\w*|faltan? para|hacen falta|para)",
    "quant[ei] (?:giocatori|persone) .*(?:serv\\w*|necessari\\w*|vogliono)|in quanti .*",
  ),
  effort: any(
    "(?:ist|ware) das (?:ein spiel |etwas |was )fur (?:mich|leute|jemanden)\\b.*|muss (?:man|ich) .*(?:taglich|jeden tag)\\b.*|(?:faut il|dois je|doit on) .*(?:tous les jours|chaque jour)\\b.*|(?:hay que|tengo que) .*(?:cada dia|todos los dias)\\b.*|(?:devo|bisogna|si deve) .*(?:ogni giorno|tutti i giorni)\\b.*|(?:is|would|could) (?:this|it|that) (?:be )?(?:something |a game |suitable |right |good )?for (?:me|us|somebody|someone|people) (?:who|with|like)\\b.*|(?:have|need) to (?:\\w+ ){1,4}(?:daily|every (?:single )?day|each day)\\b.*|se puede jugar asi\\b.*|(?:can|could) (?:i|one|you) (?:still )?play like (?:this|that)\\b.*",
    "(?<!\\b(?:not|never|won t|cannot|can t) (?:\\w+ )?)(?:be|sit|stay) (?:online|present|available|at (?:my|the|a) (?:computer|desk|phone)|around) (?:at|on|for|all|every|during|the whole)\\b.*",
    "how (?:quickly|fast|soon|often|regularly|promptly) (?:do|must|should|will|would|have) (?:i|we|you|one|players|people) .*(?:react|answer|respond|reply|play|write|send|order|be there|move|check)\\b.*",
    "(?:\\w+ )?(?:minutes?|hours?) (?:a|per|each|every) (?:day|week|turn)\\b.*",
    "how (?:much time|long|many (?:hours|minutes)) .*(?:a day|per day|each day|every day|per week|a week|each week|daily|weekly|per turn|(?:should|must) i (?:plan|expect|spend))\\b.*",
    "(?:do|does|must|should|have) (?:i|we|one|you) (?:have to |need to |to )?(?:answer|reply|play|write|respond) (?:\\w+ )?(?:the same day|the very same day|at once|immediately|straight ?away|right away|every day|daily)\\b.*|(?:hay que|tengo que|debo) (?:\\w+ )?(?:contestar|responder|jugar) (?:el mismo dia|enseguida|cada dia)\\b.*|(?:faut il|dois je|doit on) (?:\\w+ )?(?:repondre|jouer) (?:le meme jour|tout de suite|chaque jour)\\b.*|(?:muss|mussen) (?:ich|man|wir) (?:\\w+ ){0,2}(?:am selben tag|am gleichen tag|sofort|taglich) (?:antworten|spielen|ziehen)\\b.*|(?:devo|bisogna|si deve) (?:rispondere|giocare) (?:lo stesso giorno|subito|ogni giorno)\\b.*|moet (?:ik|je|men) (?:\\w+ )?(?:dezelfde dag|meteen|elke dag) (?:antwoorden|spelen)\\b.*",
    "time commitment|how time consuming|(?:much|lots?|a lot) of time|how often (?:do|must|should|will|would) (?:i|we|you|one)\\b.*",
    "(?:wie ?viel) zeit .*(?:tag|woche|kostet|brauch\\w*|investier\\w*)|wie oft muss .*|zeitaufwand\\w*",
    "combien de temps .*(?:par (?:jour|semaine)|faut il y passer)|tous les combien .*",
    "cuanto tiempo .*(?:al dia|por (?:dia|semana)|hay que dedicar)|cada cuanto .*",
    "quanto tempo .*(?:al giorno|a settimana|ci vuole|richiede)|ogni quanto .*",
  ),
  "co-gm": any(
    "(?:hand|pass|give|transfer|turn) (?:over )?(?:the|this|my) game (?:over |on )*to (?:somebody|someone|another|a (?:new|different|friend)|my|one of)\\b.*",
    "(?:can|could|may|would|will|should|shall|let) (?!i\\b|you\\b|we\\b)(?:my )?[a-z]+ (?:\\w+ ){0,2}(?:run|manage|look after|host|gm|take care of|mind) (?:(?:the|this|my|our) game|(?!my\\b|the\\b|our\\b|his\\b|her\\b)[a-z0-9-]+(?: (?:for|while|until|till|instead|now|please)\\b.*)?$)(?:\\b.*)?",
    "(?:play|take part|be a player|join) (?:in |too in )?my own game\\b.*|(?:can|may|could|does) (?:a|the) (?:gm|game master) (?:also |himself |themselves )?(?:play|take part|be a player|join)\\b.*",
    "(?:second|another|co|assistant|deputy|new) ?(?:gm|game master)",
    "(?:do|share|split|divide|take over|help (?:me |us )?with) (?:\\w+ )?(?:work|job|duties|office|role|part) of (?:the |a )?(?:gm|game master|referee)\\b.* (?:with|beside|for|instead of) (?:me|us)\\b.*",
    "(?:who|some ?(?:one|body)|any ?(?:one|body)) (?:else )?(?:could|can|would|may|should|will|decides?|acts?|takes?) .*(?:in my (?:place|stead|absence)|instead of me|for me|on my behalf|while i)\\b.*",
    "(?:make|appoint|hand|pass|give|transfer|name) .*(?:gm|game master)(?: \\w+)?",
    "(?:somebody|someone|anyone|anybody|who) .*(?:take over|run|lead) (?:as (?:the )?(?:gm|game master)|(?:the|this|my) game)",
    "(?:mach\\w*|ernenn\\w*) .*(?:zum|zur) (?:gm|spielleiter\\w*)|spielleitung (?:abgeben|ubergeben|ubernehmen)",
    "(?:nommer|ceder|transferer) .*(?:maitre d\\w* jeu|gm)|(?:nombrar|ceder) .*(?:director|gm)|(?:nominare|cedere) .*(?:master|gm)",
  ),
  position: any(
    "(?:fix|correct|mend|edit|repair|change|adjust) (?:the |this |that |his |her |their )?(?:board|position|placement|(?:supply )?cent(?:er|re)s?)(?! of the)\\b.*",
    "(?:korrigier\\w*|andern?) .*(?:stellung|brett)|(?:corriger|modifier) (?:la position|le plateau)|corregir (?:la posicion|el tablero)|correggere (?:la posizione|la mappa)",
  ),
};

/** What needs no question: whoever says it wants to know how it is done. */
export const saidByNewcomers: Partial<Readonly<Record<NewcomerIntent, RegExp>>> = {
  privacy: any(
    "(?:que )?(?:les autres|les joueurs|tout le monde) (?:voi\\w+|lise\\w*) .*(?:mon (?:nom|adresse)|pas mon)\\b.*|(?:i (?:don t|dont|do not) want|without) (?:my|our) (?:e ?mail )?(?:address|name)(?:es|s)? (?:shown|seen|visible|published|given)\\b.*",
  ),
  "co-gm": any(
    "(?:like|want|love|prefer|need) [a-z]+ to (?:look after|run|manage|take over|take care of|mind|watch over) (?:the game|my game|this game|our game|it|[a-z0-9-]+)\\b(?! (?:my|as)).*",
    "(?:make|appoint) [a-z]+ (?:the |a |my |our )?(?:new |second |co )*(?:gm|game master)",
    "(?:too busy|no time|no longer|cant|can t|don t want|dont want) .*(?:to )?(?:run|running|gm|host|hosting)(?: (?:it|this|the game))?\\b(?! (?:before|early|until|when)).*",
    "i .*(?:want|need|like|have|going) .*(?:step down|stop|resign|retire) .*(?:gm|game master|running|hosting)",
  ),
  position: any(
    "(?:army|fleet|unit) .*(?:should|must|ought to|belongs?|has to) (?:be |stand |go back |have been )?(?:in|at|on|to)\\b.* (?:not|instead|rather)\\b.*",
    "(?:should|must|ought to) (?:still |really )?(?:own|have|control|belong)\\b.* cent(?:er|re)s?",
  ),
};
