/** What people ask or wish of the running of a game that has one plain answer: read by what a sentence is about. */
import { wrapped } from "../../../util/index.js";
import { timesInEnglish } from "../english.js";
import { any } from "../topics.js";
import { type LettersAsked, lettersAsked } from "./letters-asked.js";
import { factAsked, type SureFact } from "./sure-facts.js";

export type PlainlyAsked =
  | LettersAsked
  | SureFact
  | "end-game"
  | "last-written"
  | "mail-seen"
  | "votes-needed"
  | "settings-now"
  | "idle-anyway"
  | "grey-press"
  | "newcomer-told"
  | "grant-ahead"
  | "confirms"
  | "sending-worked"
  | "end-declared"
  | "gm-told"
  | "vote-counted"
  | "web-page";

/** All of these patterns are found in a sentence, and none of `but`. */
interface Kind {
  readonly kind: PlainlyAsked;
  /** Who may mean it so; everybody where it is left out. */
  readonly from?: "gm" | "player";
  readonly isAsked?: true;
  readonly has: readonly RegExp[];
  readonly but?: RegExp;
}

const how = any(
  "how|what (?:do|must|should|would)|wie|was (?:muss|mussen|tun)|comment|como|come|hoe",
);
const when = any("when|how long ago|wann|quand|cuando|quando|wanneer");

const kinds: readonly Kind[] = [
  {
    // `Is there a way to see the map in the browser?`
    kind: "web-page",
    has: [
      any(
        wrapped`
          web ?(?:site|page)s?|website\w*|webseite\w*|internetseite\w*|homepage|browser|navigateur|site (?:web|internet)
          |page (?:web|internet)|navegador|(?:pagina|sitio) web|sito(?: web)?|pagina (?:web|internet)|webpagina|webstek
          |url|online|(?:en|and) (?:ligne|linea|internet)|im netz|im internet|sur internet|su internet|op internet
        `,
      ),
      any(
        wrapped`
          see|seen|look|view|watch|check|show|find|follow|is there|are there|does it have|got|gibt|sehen|anschauen
            |ansehen
          |angucken|anzeigen|schauen|finde\w*|voi[rt]|regarder|consulter|a-t-il|a t-il|il (?:y|and) a|existe|trouver
          |ver|mirar|hay|encontrar|vedere|guardare|c'e|esiste|trovare|zien|bekijken|is er|staat|vinden
        `,
      ),
      any(
        wrapped`
          map|board|game|position|it|results?|turns?|page|site|karte|brett|spiel|partie|stand|carte|plateau|mapa
          |tablero|partida|mappa|partita|kaart|bord|spel|url|\w*seite|website|webpage|homepage|sito
        `,
      ),
    ],
    but: any(
      wrapped`
        log ?in|log on|password|account|sign|register|passwort|konto|mot de passe|be online|i am|i'm|rules?|regeln
        |regles|reglas|regole
      `,
    ),
  },
  {
    kind: "end-game",
    from: "gm",
    isAsked: true,
    has: [
      how,
      any(
        wrapped`
          end|finish|stop|close|wind up|beend\w*|abbrech\w*|aufhor\w*|schliess\w*|termin\w*|arret\w*|finir|clore
          |acab\w*|finaliz\w*|chiud\w*|finire|beeindig\w*|stoppen
        `,
      ),
      any(
        "game|partie|spiel|partida|partita|spel|(?<=la )terminer|(?<=l')arreter|it|es|sie|das ganze",
      ),
      any(
        wrapped`
          without|early|before|nobody|no winner|draw|ohne|niemand|vorzeitig|unentschieden|sans|avant|nul(?:le)?|sin
          |antes|senza|prima|pari|patta|zonder|vroegtijdig
        `,
      ),
    ],
  },
  {
    kind: "last-written",
    from: "gm",
    isAsked: true,
    has: [
      when,
      any(
        wrapped`
          last|latest|most recently|zuletzt|letztes? mal|das letzte mal|pour la derniere fois|derniere(?:ment)?
          |por ultima vez|ultim\w*|per l'ultima volta|voor het laatst|laatste
        `,
      ),
      any(
        wrapped`
          writ\w*|wrote|mail\w*|hear\w*|contact\w*|touch|sent?|sign of life|geschrieben|gemeldet|gehort|gemailt
          |schrieb|meldete|ecrit|envoye|donne signe|nouvelles|escri\w*|mando|scritt\w*|sentit\w*|geschreven|gehoord
        `,
      ),
    ],
    but: any("moved|ordered|built|changed|i|ich|je|j'\\w+|yo|io|ik"),
  },
  {
    // `Can you show me exactly what he sent you and when?`
    kind: "mail-seen",
    from: "gm",
    isAsked: true,
    has: [
      any(
        wrapped`
          show|see|send|forward|look|check|tell|give|zeig\w*|seh\w*|schick\w*|montr\w*|voir|envoy\w*|ense\w*|mostr\w*
          |ver|veder\w*|laat|zien|toon
        `,
      ),
      any(
        wrapped`
          what (?:exactly )?(?:he|she|they|it|\w+) (?:actually |really |exactly )?(?:sent|wrote|mailed
          |ordered)(?: you| in)?
          |(?:original|exact|actual|raw) (?:mail|e-mail|message|text|words|wording|orders?)
          |(?:his|her|their|\w+'s) (?:original |own )?(?:mail|e-mail)
          |was (?:er|sie|\w+) (?:genau |wirklich |dir |ihnen ){0,3}(?:geschickt|geschrieben|befohlen)
          |(?:original|genaue\w*) ?(?:mail|text|wortlaut|nachricht)|wortlaut
          |ce qu'(?:il|elle|ils|elles) (?:vous |t'|t )?(?:a|ont|avait) (?:exactement )?(?:envoye|ecrit)|(?:son
          |le) (?:mail|message|courriel) (?:exact|original)
          |lo que (?:te |le )?(?:ha )?(?:mando|envio|escribio|mandado|enviado|escrito)|cosa (?:ti 
          |vi )?ha (?:mandato|scritto|inviato)
          |wat (?:hij|zij|ze) (?:\w+ )?(?:stuurde|schreef|gestuurd|geschreven)
        `,
      ),
    ],
    but: any("my|mein\\w*|mon|what i|press"),
  },
  {
    kind: "votes-needed",
    isAsked: true,
    has: [
      any(
        "how many|wie ?viele|combien|cuantos?|quanti|hoeveel|who (?:all )?(?:has|have) to|must (?:all|every\\w+)",
      ),
      any("votes?|voters?|stimmen?|voix|votos?|voti|stemmen|agree|zustimm\\w*|d'accord"),
      any(
        wrapped`
          take|takes|need\w*|necessary|require\w*|enough|braucht?\w*|notig\w*|reich\w*|faut|faudra\w*|necessaires?
          |suffi\w*|hacen falta|necesit\w*|servono|serve|bisogn\w*|nodig|must|have to|has to|mussen
        `,
      ),
    ],
  },
  {
    // `What do the others need to do for it?`
    kind: "votes-needed",
    isAsked: true,
    has: [
      any("what|how|was|wie|que|comment|como|cosa|come|wat|hoe"),
      any("others?|everyone|everybody|they|anderen|alle|autres|otros|demas|altri|anderen|rest"),
      any(
        wrapped`
          (?:need|have|got|supposed) to (?:\w+ )?(?:do|vote|send|write|agree)|must (?:do|send|write)|machen|tun
          |doivent|faire|tienen que|deben|hacer|devono|fare|moeten|doen
        `,
      ),
    ],
    but: any("i|you|me|orders?|builds?|retreats?|befehle|ordres|ordenes|ordini"),
  },
  {
    // `Can that still be done now, or only from the next phase on?`
    kind: "settings-now",
    from: "gm",
    isAsked: true,
    has: [
      any(
        wrapped`
          now|yet|still|at once|immediately|jetzt|noch|sofort|gleich|maintenant|encore|tout de suite|ahora|ya
          |adesso|subito|nu
        `,
      ),
      any(
        wrapped`
          next (?:phase|turn|round|season)|nachste[nr]? (?:phase|runde|zug|saison)
          |(?:phase|tour|saison) (?:prochaine?|suivante?)|prochaine? (?:phase|tour|saison)
          |(?:proxim|siguient)\w* (?:fase|turno)|(?:fase|turno) (?:siguiente|successiv\w+)|prossim\w* (?:fase|turno)
          |volgende (?:fase|beurt)|phase after|later
        `,
      ),
      any("or|oder|ou|o|of"),
      any(
        wrapped`
          only|apply|applies|hold|holds|take effect|count|possible|work|works|erst|gelten|gilt|geht|moglich|seulement
          |s'applique\w*|valable\w*|prend effet|possible|solo|vale|valen|pas|geldt
        `,
      ),
    ],
    but: any("builds?|retreats?|orders?|befehle?|ordres"),
  },
  {
    kind: "idle-anyway",
    from: "gm",
    has: [
      any(
        wrapped`
          units? (?:\w+ ){0,3}(?:without|with no|that (?:have|has|get|gets) no) (?:an )?orders?
          |(?:unordered|orderless) units?|einheiten? (?:\w+ ){0,2}(?:ohne|die keine) befehle?|unites? sans ordres?
          |unidades? sin ordenes|unita senza ordini|eenheden zonder (?:orders?|bevel\w*)
        `,
      ),
      any(
        wrapped`
          should|shall|are to|is to|must|just|simply|sollen?|einfach|doivent|devraient|restent|debe\w*|dev\w*
          |moeten|blijven
        `,
      ),
      any(
        "hold|holds|stay|stand|stehen|halten|rest\\w*|ten\\w*|qued\\w*|mant\\w*|ferm\\w*|blijven|houden",
      ),
    ],
    but: any("not|never|nicht|kein\\w*|pas|disband\\w*|removed?|civil"),
  },
  {
    kind: "grey-press",
    from: "gm",
    has: [
      any(
        wrapped`
          anonym\w*|unsigned|gr[ea]y|graue?\w*|ohne (?:absender|namen|unterschrift)|grise?|sans signature|gris
          |grigi\w*
        `,
      ),
      any(
        wrapped`
          press\w*|messages?|letters?|mails?|nachrichten|briefe?|lettres?|mensajes?|cartas?|messaggi\w*|lettere
          |berichten
        `,
      ),
      any(
        wrapped`
          allow\w*|permit\w*|let|enable|open|too|as well|also|also|may|erlaub\w*|zulass\w*|lass\w* .*zu|auch|durfen
          |autoris\w*|permet\w*|permett\w*|aussi|permit\w*|tambien|consent\w*|anche|sta\w* .*toe|toestaan|ook
        `,
      ),
    ],
    but: any(
      wrapped`
        only|no|not|never|how|is|are|does|do|what|which|who|nur|kein\w*|nicht|keine|wie|was|pas|seulement|comment|sin
        |solo|non|geen|niet|no longer|any ?more|disallow|forbid|verbiet\w*|observers? (?:may|can|write)
      `,
    ),
  },
  {
    kind: "fewer-letters",
    from: "player",
    has: [
      any(
        "just|only|nothing (?:but|except)|nur|bloss|lediglich|seulement|uniquement|que|solo|soltanto|alleen",
      ),
      any(
        "results?|ergebnisse?n?|auswertung\\w*|resultats?|resultados?|risultati|uitslag\\w*|resultaten",
      ),
      any(
        wrapped`
          get|receive|send me|have|want|be sent|bekomm\w*|erhalt\w*|schick\w*|kriegen|recevoir|recois|envoy\w*
          |recibir|mand\w*|env\w*|ricever\w*|ontvang\w*|krijg\w*
        `,
      ),
      any("i|me|my|ich|mir|je|me|moi|yo|io|mi|ik|mij"),
    ],
    but: any(
      "not|nicht|pas|no|non|niet|fall|spring|last|winter|watch\\w*|where|why|when|also|auch|aussi|tambien|anche|ook",
    ),
  },
  {
    kind: "newcomer-told",
    from: "gm",
    has: [
      any("him|her|them|the new (?:player|one)|ihm|ihr|ihnen|lui|leur|le|gli|hem|haar|hun"),
      any(
        wrapped`
          send|give|mail|show|forward|let|tell|schick\w*|send\w*|gib|geb\w*|teil\w*|envoy\w*|transmet\w*
          |mand\w*|envi\w*|invi\w*|stuur\w*
        `,
      ),
      any(
        wrapped`
          (?:current |present )?(?:position|map|board|state of (?:play|the game)|rules|deadline)|stellung|karte|frist
          |spielstand|positions?|carte|echeance|date limite|posicion|mapa|plazo|posizione|mappa|scadenza|stand|kaart
        `,
      ),
    ],
    but: any("orders|press|history|befehle|ordres"),
  },
  {
    // `If somebody asks for an extension, you can give them a day`
    kind: "grant-ahead",
    from: "gm",
    has: [
      any("if|when(?:ever)?|should|wenn|falls|si|quand|cuando|se|quando|als|wanneer"),
      any(
        wrapped`
          (?:some|any)(?:body|one)|a player|people|players?|they|jemand|ein spieler|spieler|quelqu'un|un joueur
          |alguien|un jugador|qualcuno|un giocatore|iemand|een speler
        `,
      ),
      any(
        wrapped`
          ask\w*|want\w*|need\w*|request\w*|bittet|bitten|braucht?|brauchen|demande\w*|veut|besoin|pid\w*
          |necesit\w*|chied\w*|vuole|vraagt
        `,
      ),
      any(
        wrapped`
          extension|(?:more|extra|additional) (?:time|days?|hours?)|postpone\w*|verlangerung|mehr zeit|aufschub
          |prolongation|delai|plus de temps|prorroga|mas tiempo|proroga|piu tempo|uitstel|meer tijd
        `,
      ),
      any(
        "you|du|sie|ihr|vous|tu|usted|puedes?|puoi|lei|je|u|jij|give|grant|gib|geb\\w*|donne\\w*|dale|dai|geef",
      ),
    ],
    but: any("how|wie|comment|what|was"),
  },
  {
    kind: "confirms",
    from: "gm",
    has: [
      any(
        wrapped`
          (?:please |kindly )?(?:(?:can|could|would|will) you )?(?:please )?confirm
            (?: (?:it|this|that|these|them|those|to me|all))*(?: (?:when|once|after|if) (?:(?:it|they|all
            |that)(?:'s| is| are)? )?(?:done|changed|set)|please)?
          |let me know (?:when|once) (?:(?:it|they|all|that|everything)(?:'s| is| are)? )?(?:done|changed|set)
          |(?:bitte )?(?:kannst du|konnen sie|konntest du|konnten sie)? ?(?:bitte )?(?:das 
          |es )?bestatig\w*(?: (?:sie|du|das|es|mir|kurz|bitte|wenn es (?:erledigt|fertig) ist))*
          |(?:merci de|pouvez-vous|pourriez-vous|peux-tu)(?: me| le)? confirmer(?: (?:que c'est fait
          |quand c'est fait|cela|svp))?
          |(?:puedes|podrias|podria) confirmar\w*(?: (?:cuando|que) (?:este|esta) hecho)?
          |(?:puoi|potresti|puo) confermar\w*(?: quando (?:e|sara) fatto)?
          |(?:kun je|kunt u) (?:dat |het )?bevestigen
        `,
      ),
    ],
  },
  {
    // `Sag Österreich: ... Geht das?`
    kind: "sending-worked",
    from: "player",
    isAsked: true,
    has: [
      new RegExp(
        wrapped`
          ^\W*(?:(?:and|und|et|y|e|en|so|,) ?)?(?:
            (?:is|was|would|will) (?:that|this|it) (?:be )?(?:ok|okay|possible|all right|alright|fine
              |allowed)(?: (?:with|for) you)?
            |(?:can|could) (?:you|that|this|it) (?:do (?:that|this|it)|be done)(?: for me)?
            |did (?:that|this|it) (?:work|go through|go out|get sent)|(?:does|will) (?:that|this|it) work
            |(?:geht|klappt|ging) das(?: so)?|(?:ist|ware) das (?:moglich|ok|okay|in ordnung)|hat das geklappt
            |(?:c'est|ce serait|est-ce) possible|ca (?:marche|va)|(?:es|seria) posible|se puede|(?:e
              |sarebbe) possibile|si puo
            |(?:kan|lukt) dat(?: zo)?|is dat (?:mogelijk|goed)
          )\W*$
        `,
        "i",
      ),
    ],
  },
  {
    // `All agreed on a draw. Can you declare it?`
    kind: "end-declared",
    from: "gm",
    has: [
      new RegExp(
        wrapped`
          ^\W*(?:(?:so|and|then|also|dann|bitte|und|alors|et)[ ,]+)*(?:
            (?:please )?(?:can|could|will|would) you (?:please |just |kindly )?(?:declare|call|enter|record
              |announce|register|make|do)
              (?: (?:it|that|this|a draw|the draw|the result|the end|as such|official|then|now|for us|please))+
            |(?:kannst du|konnen sie|konntest du|konnten sie|bitte) ?(?:bitte )?(?:es|das|dies)(?: bitte| so)?
              (?:eintragen|erklaren|verkunden|festhalten|machen)
            |(?:peux-tu|pouvez-vous|pourriez-vous) (?:le|la|l'|declarer|enregistrer|annoncer|ca| )+
          )\W*$
        `,
        "i",
      ),
    ],
  },
  {
    kind: "gm-told",
    from: "player",
    has: [
      any(
        wrapped`
          let (?:\w+ ){1,3}know|tell|inform|note (?:it|that|this)(?: down)?|make a note|pass (?:it|that|this) on
          |sag\w*|bescheid|informier\w*|notier\w*|weiter\w*|dis|dites|dire|previen\w*|preven\w*|inform\w*|not(?:er|ez)
          |avis\w*|di(?:le|ga\w*)|anot\w*|avvis\w*|annot\w*|segna\w*|laat .*weten|noteer
        `,
      ),
    ],
    but: any(
      wrapped`
        (?:know|tell|inform|say|\w+) that (?!down)\w+ \w+|dass|que|che|dat|every\w*|all|alle\w*|tous|todos
        |tutti|iedereen|others?|players?
      `,
    ),
  },
  {
    kind: "vote-counted",
    from: "player",
    has: [
      any(
        wrapped`
          (?:count|put|mark|note|take) (?:me|that|it) (?:down )?(?:as|for|in)(?: (?:a|it|one|the))? ?(?:yes|aye
          |favou?r|vote|in favou?r|for)?
          |(?:zahl\w*|notier\w*|trag\w*) (?:mich|das|es) .*(?:ja|dafur|stimme)
          |compt\w*(?:-moi| moi| cela)? (?:\w+ ){0,3}(?:oui|pour)|(?:notez|note)(?:-moi| cela)? .*(?:oui|pour)
          |(?:cuenta|apunta)\w* .*(?:si|favor)|(?:conta|segna)\w* .*(?:si|favore)
        `,
      ),
    ],
  },
];

/** What a sentence of a GM, or of a player, asks of these kinds; null for anything else. */
export function plainlyAsked(sentence: string, from: "gm" | "player"): PlainlyAsked | null {
  if (sentence.length > longest) return null;
  const plain = timesInEnglish(sentence);
  const found = kinds.find(
    (each) =>
      (each.from ?? from) === from &&
      (each.isAsked === undefined || sentence.includes("?")) &&
      each.has.every((pattern) => pattern.test(plain)) &&
      !(each.but?.test(plain) ?? false),
  );
  const ofAll = factAsked(sentence);
  if (ofAll !== null && forGms.has(ofAll)) return ofAll;
  if (found !== undefined || from === "gm") return found?.kind ?? null;
  return ofAll ?? lettersAsked(sentence);
}

const longest = 250;
/** A GM asks these no otherwise than a player. */
const forGms: ReadonlySet<PlainlyAsked> = new Set<PlainlyAsked>([
  "rules-for-others",
  "shared-address",
]);
