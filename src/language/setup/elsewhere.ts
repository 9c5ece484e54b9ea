/**
 * The words of a set-up in German, French, Spanish, Italian and Dutch, and in loose English, by those that are
 * read.
 */
import { PrefilteredRegExp, wrapped } from "../../util/index.js";
import { hourNamed, hourWords } from "../dates/hour-words.js";
import { hoursBehindParts } from "../dates/parts-of-day.js";
import { countsInFigures, weekdaysAbroad } from "./days-and-counts.js";
import { paceElsewhere } from "./pace-elsewhere.js";
import { rulesElsewhere } from "./rules-elsewhere.js";

/** Each with what stands for it; `$1` is what it names. */
const phrases: readonly (readonly [pattern: string, words: string])[] = [
  ...rulesElsewhere,
  [
    wrapped`
      (?:überall|partout|en todas(?: las fases)?|dappertutto|overal)
        (?: (?:auf|bitte|à|a|en|op|naar))* (\d+) (?:tagen?|jours|días|giorni|dagen)
    `,
    "$1 days for every phase",
  ],
  ["(a|one|every) (?:whole|full) (week|day)", "$1 $2"],
  ["every (?:third|3rd) day", "every 3 days"],
  [
    wrapped`
      (?:the )?results (?:(?:should|shall|must|will|are|to) )*(?:be |come |go |appear |get )?
        (?:out|published|mailed)(?= (?:(?:on|every|each|always) )*
            (?:mon|tues|wednes|thurs|fri|satur|sun)days?)
    `,
    "deadlines",
  ],
  ["((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:evening|night|morning|afternoon)s\\b", "$1s"],
  [
    wrapped`
      (?:please )?(?:don't|do not|never) (?:let (?:it|the game|things|us) )?
        (?:begin|start|kick off|launch)(?: (?:it|the game|things))? (?:
          before|earlier than|until|till
        )
    `,
    "start not before",
  ],
  [
    wrapped`
      ((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow),? (?:in the )?(?:evening|night),? (?:at )?
        (\d{1,2})(?: ?o'?clock)?(?! ?[ap]m|[:.]\d)
    `,
    "$1 $2pm",
  ],
  ["even (?:if|when|though) .{3,60}?(?=[.!]|$)", ""],
  [
    wrapped`
      (?:
        rather than|instead of|not|statt|anstatt|und nicht|plutôt qu(?:e |')|au lieu de|et non
        |en vez de|en lugar de|y no|invece (?:di|che)|e non|in plaats van|en niet
      ) ?(?:at |um |à |a las |alle(?: ore)? |om )?\d{1,2}(?:[:.h]\d\d)? ?
        (?:o'?clock|uhr|heures|h|horas|ore|uur|pm|am)?(?= *(?:[,.;]|$))
    `,
    "",
  ],
  [
    wrapped`
      (?:die |der |das |le |la |les |el |los |il |i |de |het )?(?:
        erinnerung(?:en)?|rappels?|recordatorios?|promemoria|herinnering(?:en)?
      ) (?:bitte |schon |jeweils |já |déjà |ya |già |al )?(\d+) (?:stunden|heures|horas|ore|uur) (?:
        vorher|davor|vor (?:der frist|dem termin|ablauf)|avant(?: l'échéance)?
        |antes(?: del plazo)?|prima(?: della scadenza)?|van tevoren|vooraf|ervoor
      )
    `,
    "reminder $1 hours before",
  ],
  [
    wrapped`
      (?:wer (?:mitmachen|mitspielen|rein|dabei sein|teilnehmen) (?:will|möchte),? )?
        (?:den|die|alle|jeden|ihn|sie) (?:möchte|will|würde) ich (?:
          (?:gern\p{L}*|vorher|erst|selbst|einzeln|zuerst|ansehen) )*(?:sehen und )?(?:
            frei ?geben|zulassen|genehmigen|bestätigen|absegnen|auswählen
          )
      |ich (?:möchte|will|würde) (?:jeden|alle|jede) (?:
        (?:gern\p{L}*|vorher|erst|selbst|einzeln|neuen?|spieler|bewerber) )*
        (?:frei ?geben|zulassen|genehmigen|bestätigen)
      |je (?:veux|voudrais|souhaite) (?:d'abord )?(?:approuver|valider|accepter) (?:chaque|tous les|les) (?:
        joueurs?|nouveaux|candidats?|inscriptions?
      )
      |quiero (?:aprobar|aceptar|ver) (?:antes )?a (?:cada|todos los|los) (?:jugador(?:es)?|nuevos)
      |voglio (?:approvare|accettare|vedere)(?: prima)? (?:ogni|tutti i|i) (?:giocator[ei]|nuovi)
    `,
    "approval required",
  ],
  [
    wrapped`
      (?:ein )?(?:remis|unentschieden)(?: (?:bitte|gibt es|geht|soll|darf|nur|immer|es|gilt))* (?:
        mit|zwischen|für|unter
      ) (?:allen|alle)(?:
        ,? die (?:noch )?(?:leben|übrig sind|dabei sind|im spiel sind)
        |(?: noch)? (?:lebenden|überlebenden)
      )?
      |(?:match nul|partie nulle|nulle)(?: (?:seulement|uniquement))? (?:entre|avec) tous
        (?: les (?:survivants|joueurs en vie))?
      |(?:tablas|empate)(?: (?:solo|sólo))? (?:entre|con) todos(?: los supervivientes)?
      |(?:patta|pareggio)(?: (?:solo|soltanto))? (?:tra|con) tutti
        (?: i (?:superstiti|sopravvissuti))?
      |(?:gelijkspel|remise)(?: alleen)? (?:met|tussen) (?:alle|iedereen)
        (?: (?:overlevenden|die nog leeft))?
    `,
    "draws include all survivors",
  ],
  [
    wrapped`
      (?:das |ein(?:e|en)? |le |un |el |il |een |o |um )?(?:
        (?:normale[rsn]?|standard|klassische[rsn]?|übliche[rsn]?) ?(?:karte|spielbrett|brett|plan)
        |(?:carte|plateau) (?:normale?|standard|classique|habituel\p{L}*)
        |(?:tablero|mapa) (?:normal|estándar|clásico|habitual)
        |(?:mappa|tabellone|plancia) (?:normale|standard|classic[ao])
        |(?:normale|gewone|standaard) ?(?:kaart|bord)
        |(?:tabuleiro|mapa) (?:normal|padrão|clássico|habitual)
      )
    `,
    "standard map",
  ],
  [
    wrapped`
      (?:
        für jede|für alle|pour chaque|pour toutes les|para cada|para todas las|por cada|per ogni
        |per tutte le|voor elke|voor iedere|voor alle
      ) (?:phase|fase)[ns]?
    `,
    "for every phase",
  ],
  [
    wrapped`
      (?:
        für jede[nrs]?|pour chaque|para cada|por cada|per ogni|per ciascuna?|voor elke|voor iedere
      ) (?:zug|runde|tour|turno|beurt|ronde)
    `,
    "per turn",
  ],
  ["(days?|weeks?|hours?) (?:each|apiece) for", "$1 for"],
  [
    "for (?:all )?(?:the rest|the others?|everything else|the other phases)",
    "for retreats and builds",
  ],
  [
    wrapped`
      (?:nothing|(?:that )?no (?:deadlines?|turns?|moves?)|never|not)
        (?: (?:is|are|be|ever|falls?|due))* (?:at|on|over|during) (?:a |the )?(?:
          weekends?|saturdays? (?:or|and|nor) (?:on )?(?:a )?sundays?
        )
    `,
    "not on weekends",
  ],
  ...weekdaysAbroad,
  [
    wrapped`
      ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:nie(?:mals)?|jamais|nunca|mai|nooit)
      |(?:nie(?:mals)?|jamais|nunca|mai|nooit) (?:(?:am|le|los|el|la|di|op) )?
        ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
    `,
    "never on $1$2",
  ],
  [
    wrapped`
      (?:
        ab (?:jetzt|sofort|heute|(?:dem |der )?nächsten (?:zug|runde|phase))
        |à partir (?:de maintenant|d'aujourd'hui|du prochain tour)
        |dès (?:maintenant|le prochain tour)|dorénavant|désormais|a partir de (?:ahora|hoy)
        |desde (?:ahora|hoy|el próximo turno)|da (?:adesso|ora|oggi)(?: in poi)?|d'ora in poi
        |dal prossimo turno|vanaf (?:nu|vandaag|de volgende beurt)
        |od (?:teraz|dzi\u015b|nast\u0119pnej tury)
      )
    `,
    "from now on",
  ],
  [
    wrapped`
      (?:
        passons|on passe|passez|wechseln wir|stell\p{L}* (?:bitte )?um|pasemos|pasamos|passiamo
        |we gaan
      ) (?:à|auf|zu|a|naar)
    `,
    "make it",
  ],
  [
    wrapped`
      (?:niente|nessun[ao]?|basta(?: con)?|senza)(?: più)?(?: (?:il|la|lo))? (?:
        tempo (?:extra|supplementare|in più)|recupero|proroghe?|tolleranza
      )(?: dopo (?:la scadenza|il termine))?
      |(?:keine|ohne) (?:extra-?zeit|zusatzzeit|verlängerung|zusätzliche zeit)(?: mehr)?
        (?: nach (?:der frist|dem termin|ablauf))?
      |(?:plus de|pas de|aucun|sans) (?:temps (?:supplémentaire|en plus)|rallonge|sursis)
        (?: après (?:l'échéance|la date limite))?
      |(?:nada de|sin|ningún|no más) (?:más )?tiempo (?:extra|adicional|de más)
        (?: (?:después|tras|pasado) (?:del?|el) plazo)?
      |geen (?:extra tijd|respijt|uitstel)(?: meer)?(?: na de (?:deadline|termijn))?
      |(?:bez|\u017cadnego) (?:dodatkowego|wi\u0119cej) czasu(?: po terminie)?
    `,
    "no grace",
  ],
  [
    wrapped`
      (?:avant|vor|antes de(?: las?)?|entro(?: le(?: ore)?)?|prima delle(?: ore)?|vóór|voor) (\d{1,2})
        (?: ?(?:h|uhr|heures|horas|hs|ore|uur))(?!\d)
    `,
    "at $1:00",
  ],
  ["(?:a las|alle(?: ore)?) (\\d{1,2}) ?(?:hs?|hrs?|horas|ore)(?: de(?= \\p{Lu}))?", "at $1:00"],
  [
    wrapped`
      (?:am|an) wochenenden? (?:nichts|nie|frei|keine? \p{L}+)
      |(?:nichts|nie|keine? \p{L}+) (?:am|an) wochenenden?
    `,
    "no weekends",
  ],
  ["(?:zürcher|züricher|schweizer) zeit", "Zurich time"],
  [
    wrapped`
      (?:keine|ohne) (?:nachfrist|gnadenfrist|schonfrist)(?: mehr)?
      |(?:die )?(?:nachfrist|gnadenfrist|schonfrist) (?:bitte )?
        (?:abschaffen|streichen|weglassen|aufheben|weg)
      |(?:streich\p{L}*|schaff\p{L}*) (?:bitte )?die nachfrist(?: ab)?
      |(?:pas de|sans|aucun) (?:délai (?:de grâce|supplémentaire)|grâce)
      |(?:sin|ninguna) (?:prórroga|gracia)|(?:senza|nessuna) (?:proroga|tolleranza)
      |(?:geen|zonder) (?:respijt|extra tijd|uitstel)
    `,
    "no grace",
  ],
  [
    wrapped`
      no (?:quiero|queremos) (?:que )?(?:empecemos|empezar|empiece|se empiece|comencemos|comenzar) antes de
        l?
      |(?:nicht|keinesfalls) (?:vor|früher als)(?: dem)?
      |(?:ne )?(?:commen\p{L}*|début\p{L}*) pas avant(?: le)?|pas avant(?: le)?
      |non (?:inizi\p{L}*|cominci\p{L}*) prima del?|niet (?:voor|eerder dan)
    `,
    "not before",
  ],
  [
    wrapped`
      (?:a las|alle(?: ore)?|à|um|om) (\d{1,2})(?: ?(?:h|uhr|heures|uur|horas))? (?:
        de la (?:tarde|noche)|del pomeriggio|di sera|du soir|de l'après-midi|abends|nachmittags
        |'s avonds
      )
    `,
    "at $1pm",
  ],
  [
    wrapped`
      (?:nicht am|aber nicht|pas le|no (?:el|los)|non (?:il|di|la)|niet op)(?= (?:
        Mon|Tues|Wednes|Thurs|Fri|Satur|Sun
      )day)
    `,
    "not on",
  ],
  ["(?:jeden|chaque|cada|ogni)(?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)", "every"],
  [
    "(?:vers|gegen|à|às|pelas|a las|alle(?: ore)?) (\\d{1,2}) ?h(?:eures?|oras)?(?! p[ao]r )(?: em ponto)?",
    "at $1:00",
  ],
  ["(?:sempre|toujours|siempre|immer|altijd)(?= at )", ""],
  ["(?<=:\\d\\d )(?:de|di|von|van)(?= \\p{L})", ""],
  [
    wrapped`
      (?:players?|spieler|joueurs|jugadores|giocatori|spelers) (?:
        stay|remain|be|are|bleiben|sind|restent|soient|sont|sean|son|siano|restino|zijn|blijven
      ) (?:anonym\p{L}*|anónim\p{L}*|anonim\p{L}*)
      |(?:ohne|sans|sin|senza) (?:die |les |los |i )?(?:namen|noms?|nombres|nomi)(?: (?:der|des|de los|dei) (?:
        spieler|joueurs|jugadores|giocatori
      ))?
    `,
    "anonymous",
  ],
  [
    wrapped`
      (?:keine|pas de|sin|niente) (?:
        fristen|deadlines?|abgaben?|délais?|dates? limites?|plazos?|scadenze
      ) (?:(?:am|an|le|les|el|los|di|il|la|de) )*(?:
        wochenenden?|week-?ends?|fin(?:es)? de semana|fine settimana
        |Saturday (?:und|oder|et|ni|y|e|o) (?:le |la |los )?Sunday
      )
    `,
    "not on weekends",
  ],
  [
    wrapped`
      (?:(?:ein|un|une) (?:zug|runde|phase|tour|turno) )?(?:alle|tous les|toutes les|cada|ogni) (\d+) (?:
        tage|jours|días|dias|giorni
      )
    `,
    "every $1 days",
  ],
  ["jeden (\\d+) tag", "every $1 days"],
  ["(?:iedere|elke|om de) (\\d+) dagen", "every $1 days"],
  ["(?:(?:ein|een) (?:zet|beurt|ronde) )?(?:per|iedere|elke) dag", "daily"],
  ["(?:(?:ein|een) (?:zet|beurt|ronde) )?(?:per|iedere|elke) week", "once a week"],
  ["(\\d+) (?:dagen)", "$1 days"],
  ["(\\d+) (?:uur)(?= (?:per|voor))", "$1 hours"],
  ["per (?:zet|beurt|ronde)", "per turn"],
  ["(?:altijd )?om (\\d{1,2}) uur (?:['\u2019]?s )?avonds", "at $1pm"],
  ["(?:altijd )?om (\\d{1,2})[.:](\\d\\d)(?: uur)?", "at $1:$2"],
  ["(?:altijd )?om (\\d{1,2}) uur", "at $1:00"],
  ["nederlandse tijd", "Amsterdam time"],
  ["bitte|por favor|per favore|s'il (?:vous|te) plaît|svp|alstublieft|graag", "please"],
  [
    "alle (\\d+) stunden|toutes les (\\d+) heures|cada (\\d+) horas|ogni (\\d+) ore",
    "every $1$2$3$4 hours",
  ],
  ["(\\d+) (?:tagen?|jours?|días?|dias?|giorn[oi])", "$1 days"],
  ["(\\d+) (?:stunden?|heures?|horas?|ore)", "$1 hours"],
  ...paceElsewhere,
  ["(?:pro|je|par|por|per) (?:zug|runde|phase|tour|turno|fase)", "per turn"],
  [
    "für (?:die )?(?:züge|bewegungen)|pour les (?:mouvements|ordres)|para los movimientos|per i movimenti",
    "for moves",
  ],
  ["für (?:die )?rückzüge|pour les retraites|para las retiradas|per le ritirate", "for retreats"],
  [
    wrapped`
      für (?:den |die )?(?:aufbau|aufbauten|neubauten)|pour les constructions
      |para las construcciones|per le costruzioni
    `,
    "for builds",
  ],
  [
    wrapped`
      (?:immer )?um (\d{1,2})[.:](\d\d) ?(?:uhr)?|à (\d{1,2}) ?[h:] ?(\d\d)
      |(?:a las|alle(?: ore)?) (\d{1,2})[:.](\d\d)
    `,
    "at $1$3$5:$2$4$6",
  ],
  [
    "(?:immer )?um (\\d{1,2}) ?uhr|à (\\d{1,2}) ?h(?:eures?)?|(?:a las|alle(?: ore)?) (\\d{1,2})",
    "at $1$2$3:00",
  ],
  ["(?:deutscher|deutsche|mitteleuropäischer) zeit|heure allemande|hora alemana", "Berlin time"],
  ["(?:hora|heure) (?:de |d')?(?:españa|peninsular|madrid)", "Madrid time"],
  ["heure française|heure de france", "Paris time"],
  ["ora italiana", "Rome time"],
  ["(\\p{L}+)er zeit|(?:heure|hora|ora) d[ei] (\\p{L}+)", "$1$2 time"],
  [
    wrapped`
      (?:
        ohne|keine?n?|sans|pas de|plus de|aucun|sin|no (?:quiero )?más|senza|niente|nessun
        |basta(?: con)?|geen|zonder
      ) (?:anonym\p{L}*|anónim\p{L}*|anonim\p{L}*) (?:
        post|presse|nachrichten|briefe|messages?|courrier|mensajes?|prensa|messaggi\p{L}*|stampa
        |berichten
      )
      |(?:
        sans|pas de|plus de|aucun|sin|no (?:quiero )?más|senza|niente|nessun|basta(?: con)?(?: i)?
      ) (?:messages?|courrier|lettres?|mensajes?|cartas?|prensa|messaggi\p{L}*|lettere|stampa) (?:
        anonym\p{L}*|anónim\p{L}*|anonim\p{L}*
      )
    `,
    "no anonymous press",
  ],
  [
    wrapped`
      (?:ohne|keine?n?|sans|pas de|sin|senza|niente|sem|geen|zonder) (?:jede |quaisquer )?(?:
        post|presse|nachrichten|briefe|messages|courrier|mensajes|prensa|messaggi|stampa|mensagens
        |imprensa|correio|berichten
      )(?: (?:
        untereinander|zwischen den spielern|entre (?:les |os )?(?:joueurs|jogadores)
        |entre (?:los )?jugadores|tra (?:i )?giocatori|tussen (?:de )?spelers
      ))?
    `,
    "no press",
  ],
  [
    wrapped`
      non voglio che (?:i giocatori )?(?:si )?possa(?:no)? (?:scrivere|scriversi|parlare|parlarsi)
        (?: (?:tra|fra) (?:i )?giocatori)?
      |(?:i giocatori )?non (?:si )?(?:può|possono) (?:scrivere|scriversi|parlare|parlarsi)
        (?: (?:tra|fra) (?:i )?giocatori)?
    `,
    "no press",
  ],
  [
    wrapped`
      (?:die )?(?:mit)?spieler (?:sollen|dürfen|können) (?:sich |einander |untereinander )*
        (?:nicht|nichts) (?:schreiben|reden|sprechen)
      |je ne veux pas que (?:les joueurs puissent|on puisse) (?:s'écrire|se parler)
      |les joueurs ne (?:doivent|peuvent) pas (?:s'écrire|se parler)
      |no quiero que (?:los jugadores )?(?:se )?puedan? (?:escribirse|hablarse|escribir|hablar)
        (?: entre (?:los )?jugadores)?
      |los jugadores no (?:se )?pueden (?:escribirse|hablarse|escribir|hablar)
    `,
    "no press",
  ],
  [
    wrapped`
      (?:
        (?:bitte )?(?:die )?(?:post|presse|nachrichten|briefe) (?:zwischen|unter) (?:allen|den spielern)
        |(?:le courrier|les messages|la presse) entre (?:tous|les joueurs)
        |(?:los mensajes|la prensa) entre (?:todos|los jugadores)
        |(?:i messaggi|la stampa) tra (?:tutti|i giocatori)
        |berichten tussen (?:iedereen|de spelers)
      ) (?:bitte |por favor |s'il (?:te|vous) plaît )?(?:
        erlauben|zulassen|freigeben|einschalten|autoris\p{L}*|permettre|permis|permit\p{L}*
        |permes\p{L}*|toestaan|toegestaan
      )
      |(?:erlaube\p{L}*|autoris\p{L}*|permet\p{L}*|permit\p{L}*|sta) (?:bitte )?
        (?:die |le |les |los |i |la )?(?:
          post|presse|nachrichten|courrier|messages|mensajes|prensa|messaggi|berichten
        )(?: (?:zwischen|entre|tra|tussen) (?:
          allen|den spielern|tous|les joueurs|todos|los jugadores|tutti|i giocatori|iedereen
        ))?(?: toe)?
    `,
    "full press",
  ],
  [
    wrapped`
      (?:mit |freie )?(?:nachrichten|presse|post) (?:untereinander )?(?:sind |ist )?
        (?:erlaubt|frei|möglich)
      |mit (?:nachrichten|presse)|(?:messages|presse) libres?(?: entre (?:les )?joueurs)?
      |mensajes libres(?: entre (?:los )?jugadores)?|messaggi liberi(?: tra (?:i )?giocatori)?
    `,
    "full press",
  ],
  [
    wrapped`
      nicht am wochenende|am wochenende nicht|(?:pas|sauf) le week-?end|no los fines de semana
      |non nel fine settimana
    `,
    "not on weekends",
  ],
  [
    wrapped`
      (?:nur )?werktags|(?:an )?jede[mn] werktag|chaque jour ouvr(?:é|able)|cada día laborable
      |ogni giorno (?:feriale|lavorativo)|(?:elke|iedere) werkdag|(?:seulement )?en semaine
      |los días laborables|nei giorni feriali
    `,
    "weekdays",
  ],
  [
    wrapped`
      niemand (?:weiß|soll wissen|erfährt|darf wissen),? wer (?:wer (?:ist)?|ist)
      |(?:personne ne|que personne ne) (?:sait|sache|saura) qui (?:est qui|joue (?:qui|quoi))
      |nadie sabe quién (?:es quién|juega (?:con )?qué)
      |ninguém (?:(?:deve|pode|vai|fica a|há de|sabe|saiba|saber) )*quem (?:
        é quem|joga (?:com )?(?:o )?(?:quê|que|quem)
      )
      |(?:nadie|personne ne|nessuno) (?:debe|puede|doit|peut|deve|può) (?:saber|savoir|sapere) (?:
        quién es quién|qui est qui|chi è chi
      )
      |nessuno sa chi (?:è chi|gioca (?:con )?(?:cosa|chi))|niemand weet wie (?:wie is|wat speelt)
    `,
    "gunboat",
  ],
  [
    wrapped`
      wer (?:welche macht|was|wen|welches land) spielt,? (?:bleibt|ist|sei)
        (?: (?:aber|weiterhin|auch|natürlich|immer|noch))* geheim
      |qui joue (?:quoi|qui|quelle puissance) (?:reste|restera|est)(?: \p{L}+)? secret
      |quién juega (?:con )?(?:qué|quién) (?:sigue|seguirá|es|queda)(?: siendo| en)? secreto
      |chi gioca (?:con )?(?:cosa|chi) (?:resta|rimane|è)(?: un)? segreto
      |wie wat speelt,? blijft(?: \p{L}+)? geheim
    `,
    "gunboat",
  ],
  [
    wrapped`
      (?:ein )?(?:anonymes|geheimes) spiel(?: (?:da)?raus)?|(?:une )?partie anonyme
      |(?:una )?(?:partida|partita) an[oó]nima|(?:een )?anoniem spel
    `,
    "a gunboat game",
  ],
  ["anonyme?[mn]?|geheim|anónim[ao]|anonim[ao]", "anonymous"],
  ["niemand (?:soll|darf) (?:wissen|erfahren),? wer (?:wen|was|welche macht) spielt", "gunboat"],
  [
    wrapped`
      (?:ganz )?privat|nicht öffentlich|privée?|privad[ao]|privat[ao]
      |nur für (?:meine |unsere )?freunde|entre amis|entre amigos|tra amici
    `,
    // Without the article the word behind PRIVATE would be the one that players must know.
    "a private game",
  ],
  [
    wrapped`
      (?:starte|beginne|start|begin)\p{L}* (?:das|unser) spiel (?:(?:bitte|please) )?(?:erst )?
        (?:am|um)
      |(?:losgehen|anfangen|beginnen|starten) (?:soll|wird|wollen wir|tut) (?:es |das spiel )?
        (?:dann )?am
      |(?:es|das spiel) (?:soll|wird|geht) (?:dann )?am
      |(?:commence|lance|démarre|débute)\p{L}* (?:la partie )?(?:le )?
        (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d)
      |(?:empiez|comienz|empec|arranc)\p{L}* (?:la partida )?(?:el )?
        (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d)
      |(?:inizi|cominci)\p{L}* (?:la partita )?(?:il |di )?
        (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d)
      |(?:start|begin) (?:het spel )?(?:please )?op
    `,
    "start on",
  ],
  ["(?:der |die )?abgabe(?:schluss|termin|frist)?(?: ist| immer| jeweils)*(?= at)", "deadlines"],
  [
    wrapped`
      (?:verschieb|verleg|setz)\p{L}* (?:bitte )?(?:den |unseren )?
        (?:start|beginn|spielbeginn|anfang)(?: bitte)?(?: doch)? auf(?: den)?
      |(?:repouss|recul|déplac)\p{L}* le (?:début|départ|lancement)(?: de la partie)? (?:à|au|pour)
      |(?:aplaz|retras)\p{L}* el (?:inicio|comienzo)(?: de la partida)? (?:al?|hasta el|para el)
      |(?:rimand|spost|rinvi)\p{L}* l'inizio(?: della partita)? al?
    `,
    "start on",
  ],
  [
    "(?:start|beginn|los geht es|los geht's)(?: ist)? am|(?:début|commence) le|empieza el|inizio il",
    "start on",
  ],
  [
    wrapped`
      (?:rien|nichts|nada|niente|niets|nie)(?: (?:plus|mehr|más|più|meer|fällig))?
        (?: (?:am|le|los|el|il|la|di|op|zu|aan))* (?:
          week-?ends?|wochenenden?|fin(?:es)? de semana|fine settimana
          |Saturday (?:und|oder|noch|et|ou|ni|y|e|o|né|of|en|and)
            (?: (?:am|le|los|el|il|la|di|op))* Sunday
        )
    `,
    "not on weekends",
  ],
  [
    wrapped`
      (?<=day )(?:bis(?: zum)?|au|a|al|à|até|hasta(?: el)?|fino (?:a|al)|tot(?: en met)?|t/m)
        (?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
    `,
    "to",
  ],
  ["(?:vom?|de|du|da|dal|van)(?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day to )", ""],
  [
    wrapped`
      (?:die )?(?:rückzüge|rückzug)|(?:les )?(?:retraites|replis)|(?:las )?retiradas
      |(?:le )?ritirate|(?:de )?terugtochten
    `,
    "retreats",
  ],
  [
    wrapped`
      (?:den |die |der )?(?:aufbau(?:ten|phasen?)?|neubauten|bauphasen?)
      |(?:les )?(?:constructions|ajustements)|(?:las |los )?(?:construcciones|ajustes)
      |(?:le |gli )?(?:costruzioni|aggiustamenti)|(?:de )?(?:bouwfases?|opbouw)
    `,
    "builds",
  ],
  [
    wrapped`
      (?:die |für )?züge(?= (?:und|and|\d|je|jeweils))|(?:les )?mouvements|(?:los )?movimientos
      |(?:i )?movimenti|(?:de )?zetten(?= \d)
    `,
    "moves",
  ],
  ["(?:une|eine|una|[eé][eé]n|1) (?:semaine|woche|semana|settimana|week)", "1 week"],
  ["(?:un|ein(?:en?)?|una?|[eé][eé]n|um|1) (?:jour|tag|día|giorno|dag|dia)", "1 day"],
  ["(?:par|pro|por|per) (?:mouvement|movimiento|mossa|movimento|bewegung|beweging)", "per move"],
  [
    wrapped`
      (?:toujours|immer|siempre|sempre|altijd|zawsze) (?:(?:le|am|los|el|la|di|op|w) )?
        ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
    `,
    "every $1",
  ],
  [
    wrapped`
      (?:seulement|uniquement|rien que) (?:des )?(?:messages? publics?|presse publique)
      |nur öffentliche (?:nachrichten|presse|post)
      |(?:solo|sólo|solamente|únicamente) (?:mensajes públicos|prensa pública)
      |(?:solo|soltanto|solamente) (?:messaggi pubblici|stampa pubblica)|alleen openbare berichten
    `,
    "only public messages",
  ],
  [
    wrapped`
      (?:alle|sie|die (?:mit)?spieler) (?:dürfen|können) (?:
        sich |einander |miteinander |untereinander |frei |doch |nun |jetzt |wieder )*
        (?:schreiben|reden|sprechen)(?: wie sie wollen)?
      |(?:tout le monde|les joueurs|ils) peu(?:t|vent) (?:s'écrire|se parler)
        (?: (?:librement|entre eux|autant qu'ils veulent))*
      |(?:los jugadores |todos )?(?:pueden|podrán) (?:escribirse|hablarse)
        (?: (?:libremente|entre (?:ellos|sí)|cuanto quieran))*
      |(?:i giocatori |tutti )?possono (?:scriversi|parlarsi)
        (?: (?:liberamente|tra loro|quanto vogliono))*
      |(?:de spelers|iedereen|ze) (?:mogen|mag|kunnen) (?:elkaar|met elkaar) (?:schrijven|praten)
    `,
    "full press",
  ],
  [
    wrapped`
      ich (?:entscheide|bestimme)(?: selbst)?,? wer (?:
        mitspielt|mitmacht|reinkommt|mitspielen darf
      )
      |ich (?:entscheide|sage) (?:selbst )?(?:bei jedem|zu jedem) (?:einzeln|ja oder nein|selbst)
        (?: ja oder nein)?
      |je (?:décide|choisis)(?: moi-même)? qui (?:joue|entre|participe)
      |je (?:dirai|dis) oui ou non à chacun|(?:yo )?decid(?:o|iré)(?: yo)? quién (?:juega|entra)
      |decid(?:o|erò) io chi (?:gioca|entra)
      |ik (?:beslis|bepaal)(?: zelf)? wie (?:er )?(?:meedoet|mee mag doen)
    `,
    "approval required",
  ],
  [
    wrapped`
      (?:dem |den )?(?:nächste[nmr]?|kommende[nmr]?|próximo|prossimo|aanstaande) (
        (?:mon|tues|wednes|thurs|fri|satur|sun)day
      )
    `,
    "next $1",
  ],
  [
    "((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:prochain|próximo|que viene|prossimo|aanstaande)",
    "next $1",
  ],
  [
    wrapped`
      (?:(?:die|der|les?|la|las|los|il|el|de|het) |l['\u2019])?(?:
        abgabe(?:n|termine?|fristen|frist)?|frist(?:en)?|\u00e9ch\u00e9ances?|dates? limites?|plazos?
        |fechas? l\u00edmites?|scadenz[ae]|inleverdat(?:um|a)|inlevermoment(?:en)?
      )(?: (?:ist|sind|est|sont|es|son|\u00e8|sono|is|zijn|immer|toujours|siempre|sempre|altijd))*
        (?=,? (?:(?:am|on|an|le|les|el|los|il|op|each|every) )*(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L}))
    `,
    "deadlines",
  ],
  ["dann", "then"],
  ["(?:am|le|el|los|il|op|w)(?= (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)", "on"],
  ["je(?:weils)?", "each"],
  [
    wrapped`
      und|et|y|e|en(?= (?:
        [eé][eé]n|twee|drie|vier|vijf|zes|zeven|geen|de|het|\d|op|om|niet|graag
        |(?:mon|tues|wednes|thurs|fri|satur|sun)days?
      )\b)
    `,
    "and",
  ],
];

const table = phrases.map(
  ([pattern, words]) =>
    [new PrefilteredRegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "giu"), words] as const,
);

/** `a las diez de la noche` */
const hour = new RegExp(
  `(?<!\\p{L})((?:a las|alle(?: ore)?|à|um|om|às|vers|gegen) )(${hourWords})(?!\\p{L})`,
  "giu",
);

/** `18 h, heure de Paris` */
const zoneBehind =
  /(?<=\d ?(?:h|uhr|heures?|horas?|ore)?,? )(?:heure|hora|ora) (?:d[ei] |d['\u2019])(\p{L}{3,})/giu;

/** The text with those of its words in English that a set-up may have. */
export function inEnglish(text: string): string {
  const hours = hoursBehindParts(text)
    .replace(zoneBehind, "$1 time")
    .replace(hour, (_, before: string, word: string) => `${before}${hourNamed(word)}`);
  return [...countsInFigures, ...table].reduce(
    (said, [pattern, words]) => said.replace(pattern, words),
    hours,
  );
}
