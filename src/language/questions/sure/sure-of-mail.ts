/** What is surely said of mail and results, and of how all play together, whatever was learned of words like these. */
import { regex, wrapped } from "../../../util/index.js";
import type { Intent } from "../intents.js";
import { ahead, hardness, otherGames } from "./of-the-game.js";

/** When something was sent, and kind words behind it. */
const tail = wrapped`
  (?: (?:
    now|already|too|all|btw|by the way|as well|early|again|yesterday|today|(?:this|on|last) \w+|an hour ago|to you|in
    |off
    |so (?:we|you) can go on|schon|bereits|alle|jetzt|gestern|heute|abend|morgen|vorhin|am \w+|hier|deja|ce \w+
    |aujourd hui|(?:lun|mar|mercre|jeu|vendre|same)di|ya|ayer|hoy|el \w+|gia|ieri|oggi|stamattina|sera|al|gisteren
    |vandaag|vanmorgen
  ))*
  (?: (?:
    good luck|thanks|thank you|thx|cheers|have fun|see you|enjoy|bye|lol|haha|hope|let s|danke|viel (?:gluck|spass
    |erfolg)
    |gruss|grusse|merci|bonne chance|gracias|suerte|buena suerte|saludos|grazie|buona fortuna|in bocca al lupo|ciao
    |bedankt|succes|groetjes
  )(?: \w+){0,5})?
`;

const results = wrapped`
  (?:results?|ergebniss?e?|resultate?|auswertung|resultats?|resultados?|risultat[oi]|uitslag(?:en)?|resultaten)
`;

export const ofMail: readonly (readonly [Intent, RegExp])[] = [
  // `My orders are in, good luck all`
  [
    "received",
    regex()`
      ^${ahead}(?:
        (?:all )?(?:of )?my (?:orders|moves)(?: for (?:this|the) (?:turn|phase|season|round|spring|fall|autumn|winter))?
          (?: are|re| have been| were| should be| must be| got)? (?:(?:now|already|all|finally|safely) )*
          (?:in|sent|submitted|done|mailed|there|with you|complete)
        |(?:orders|moves) (?:are )?(?:sent|submitted|mailed|in)
        |(?:i|we)(?: ve| have)? (?:(?:already|just|now) )*(?:sent|submitted|mailed|given|sent in|sent you
        |handed in) (?:you )?
          (?:all )?(?:of )?(?:my|the) (?:orders|moves)
        |meine (?:befehle|zuge|orders) (?:sind|waren|mussten|sollten|habe ich|hab ich|hast du|haben sie) (?:(?:schon
        |bereits
          |alle|jetzt|nun|ja|doch|gestern|langst) )*(?:drin|da|bei dir|bei ihnen|raus|unterwegs|abgegeben|abgeschickt
          |geschickt|verschickt|eingereicht|gesendet|drin sein|da sein)
        |(?:ich )?habe? (?:ich )?(?:(?:dir|ihnen|schon|gestern|heute|bereits|alle) )*(?:meine|die) (?:befehle|zuge
        |orders)
          [ ](?:(?:schon|gestern|bereits|alle|heute|am|abend|morgen|fruh|vorhin) )*(?:geschickt|abgegeben|abgeschickt
          |verschickt
          |eingereicht|gesendet|gemailt)
        |mes (?:ordres|coups) (?:sont|ont ete) (?:(?:deja|bien|tous|maintenant) )*(?:partis|envoyes|donnes|passes|la
        |chez vous
          |transmis|prets)
        |j ai (?:(?:deja|bien|vous|tous) )*(?:envoye|donne|transmis|passe) (?:tous )?(?:mes|les) (?:ordres|coups)
        |(?:mis|las) ordenes (?:(?:ya|estan|han sido|todas) )+(?:enviadas|mandadas|puestas|dadas|ahi|listas)
        |(?:ya )?(?:te |le |os )?(?:he enviado|he mandado|envie|mande|he dado|di) (?:ya )?(?:todas )?(?:mis
        |las) (?:ordenes
          |jugadas)
        |(?:i miei|gli) ordini (?:(?:sono|stati|gia|tutti) )+(?:inviati|mandati|dati|partiti|dentro|arrivati|spediti)
        |(?:ti |vi |le )?ho (?:gia )?(?:inviato|mandato|dato|spedito) (?:tutti )?(?:i miei|gli) ordini
        |mijn (?:orders|zetten|bevelen) (?:(?:zijn|staan|al|er|nu|allemaal) )+(?:binnen|verstuurd|ingestuurd|erin|in
        |doorgegeven
          |weg|onderweg)
        |(?:ik )?heb (?:ik )?(?:(?:al|je|u|gisteren) )*(?:mijn|de) (?:orders|zetten) (?:(?:al|gisteren|vanmorgen
        |nu) )*(?:gestuurd
          |verstuurd|ingestuurd|doorgegeven|gemaild)
      )${tail}$
    `,
  ],
  // `I mailed you on Tuesday. Did you get it?`
  [
    "received",
    regex()`
      \b(?:orders?|moves?|mails?|e mails?|messages?|befehle?|zuge|nachricht\w*|ordres?|courriels?|ordenes|correos?
      |ordini|mosse|bevelen|zetten) (?:\w+ ){0,3}(?:lost|verloren ?gegangen|verlorengegangen|perdus?|perdido|persi|perse
      |zoek|kwijt)\b(?!.*\b(?:if|when|wenn|si|se|als)\b)
      |^(?:(?:and|so|und|et|y|e|en) )?(?:
        (?:did|have) you (?:\w+ )?(?:get|got|receive|received) (?:it|them|that|my (?:last |first )?(?:mails?|emails?
        |letters?|orders?|moves?))
        |(?:haben sie|hast du|habt ihr) (?:sie|es|die|das|meine \w+) (?:\w+ )?(?:bekommen|erhalten|gekriegt)
        |(?:avez vous|as tu|l avez vous|les avez vous) (?:bien )?recue?s?
        |(?:lo|la|los|las) (?:ha|has|han|habeis) recibido|(?:l avete|l hai|li avete|le avete|li ha) ricevut[oaie]
        |(?:heb je|heeft u|hebben jullie) (?:het|hem|ze|die|mijn \w+) (?:\w+ )?(?:ontvangen|gekregen)
      )$
    `,
  ],
  // `I wrote to Turkey on Sunday. Has it reached her?`
  [
    "sent-on",
    regex()`
      ^(?:(?:and|so|but|und|et|y|e|en) |.*\b(?:wrote|sent|note|letter|message|mailed) (?:\w+ ){0,8})?(?:
        (?:has|did) (?:it|that|this|my \w+) (?:\w+ )?(?:reach(?:ed)?|g[eo]t (?:through )?to|arrived? with)
          (?: (?:him|her|them))
        |(?:has|did) (?:s?he|they) (?:\w+ )?(?:receive[d]?|read|seen|see|g[eo]t|gotten) (?:it|that|my (?:\w+ )?(?:letter
          |message|note|mail|email|offer|proposal)s?)
        |(?:hat|haben) (?:er|sie) (?:es|das|ihn|sie|mein\w* \w+) (?:\w+ )?(?:bekommen|erhalten|gekriegt|gelesen)
        |(?:est ce qu )?(?:ils?|elles?) l (?:a|ont) (?:\w+ )?(?:recue?|lue?)|l (?:a|ont) t? ?(?:il|elle|ils
          |elles) (?:\w+ )?(?:recue?|lue?)
        |(?:lo|la) (?:ha|han) (?:recibido|leido)|(?:le|les) ha llegado|le llego|l (?:ha|hanno) (?:ricevut|lett)[oa]
        |(?:gli|le) e arrivat[oa]|(?:heeft|hebben) (?:hij|zij|ze) (?:het|hem|dat|mijn \w+) (?:\w+ )?
          (?:ontvangen|gekregen|gelezen)
      )\b
    `,
  ],
  // `I did not get the results`, `puoi rimandarmi i risultati?`
  [
    "past-results",
    regex()`
      ^(?=.*\b${results}\b)(?!.*\b(?:always|only|just|immer|nur|toujours|seulement|siempre|solo|sempre|altijd|alleen
      |if|when
      |wenn|falls|si|cuando|se|quando|als|wanneer|wann|quand|coming|kommen sehen|venir)\b).*\b(?:
        (?:not|never|didn t|haven t|n t|no) (?:\w+ ){0,2}(?:get|got|gotten|received?|see|seen|had|have|reach(?:ed)?
        |arrived?|come)
        |(?:lost|deleted|missed) (?:the|my|your)|(?:send|mail|show|give|resend|forward) (?:\w+ ){0,8}(?:again
        |once more)|resend
        |(?:nicht|nie|keine?|kein) (?:\w+ ){0,3}(?:bekommen|erhalten|gekriegt|gekommen|angekommen|da|gesehen)
        |(?:verloren|geloscht|verpasst)|(?:nochmal|noch mal|noch einmal|erneut) (?:\w+ ){0,3}(?:schick\w*|send\w*
        |geb\w*|zeig\w*)
        |(?:pas|jamais|rien) (?:\w+ ){0,2}(?:recu|eu|vu)|renvoyer|renvoyez|renvoie|(?:perdu|efface|supprime)
        |(?:no|nunca) (?:\w+ ){0,3}(?:recibido|recibi|llegado|llego|llegaron|visto)|reenvi\w+|(?:perdido|borrado)
        |(?:non|mai) (?:\w+ ){0,3}(?:ricevut\w+|arrivat\w+|avut\w+|vist\w+)|rimanda\w*|reinvia\w*|(?:perso|cancellato)
        |(?:niet|geen|nooit) (?:\w+ ){0,3}(?:gekregen|ontvangen|gezien|binnen)|(?:kwijt|verwijderd|gewist)
        |opnieuw (?:\w+ )?stur\w+
      )\b
    `,
  ],
  // `I accidentally deleted your mail, could you resend it?`
  [
    "status",
    regex()`
      ^(?=.*\b(?:your|deine?|ihre?|votre|ta|tu|su|vostra|tua|je|jouw|uw|the|last|latest|letzte|derni\w+|ultim\w+
      |laatste) (?:\w+ )?(?:
          e ?mails?|mails?|letters?|brief|nachricht|courriel|message|correo|carta|email|lettera|mailtje|brief
        )\b)(?!.*\b(?:to|an|a) (?:austria|england|france|germany|italy|russia|turkey)\b).*\b(?:
        (?:deleted|lost|erased|binned)\b.*\b(?:again|resend|re send|another copy|once more)
        |(?:could|can|would|please) (?:\w+ ){0,3}(?:resend|re send|send (?:\w+ ){1,5}(?:again|once more))
        |(?:geloscht|verloren|weg)\b.*\b(?:nochmal|noch mal|noch einmal|erneut)
        |(?:supprime|efface|perdu)\b.*\b(?:renvo\w+|encore une fois|a nouveau)
        |(?:borrado|borre|perdido|eliminado)\b.*\b(?:reenvi\w+|otra vez|de nuevo)
        |(?:cancellat\w+|pers[oa]|eliminat\w+)\b.*\b(?:rimanda\w*|reinvia\w*|di nuovo|un altra volta)
        |(?:verwijderd|gewist|kwijt)\b.*\b(?:opnieuw|nog eens|nog een keer)
      )
    `,
  ],
  // `That can't be right, I had more support than him`
  [
    "wrong",
    regex()`
      ^(?:(?:hi|hey|hm+|wait|no|but|sorry|i (?:think|believe|guess|fear)|ich (?:glaube|denke)|je (?:crois|pense)
      |creo que
        |credo che|ik denk dat|aber|mais|pero|ma|maar|nein|non|nee|das|da) )*(?:
        (?:
          (?:that|this|it) (?:can t|cannot|cant|can not|couldn t) (?:\w+ )?be (?:right|correct|true)
          |(?:das )?kann (?:doch |ja |so )*nicht (?:sein|stimmen|richtig sein)|ce n est pas possible
          |(?:eso )?no puede ser(?: (?:correcto|cierto|asi))?|non (?:e possibile|puo essere(?: (?:giusto|corretto
          |vero))?)
          |dat kan niet (?:kloppen|waar zijn)
        )(?:$| (?:i|my|we|ich|mein\w*|je|j|mon|ma|mes|yo|mi|mis|tenia|io|il mio|la mia|avevo|ik|mijn|because|weil
        |denn|car|porque
          |perche|want|with|mit)\b)
        |(?:there (?:is|s|must be|seems to be)|you (?:have )?made|found) (?:an? |some )?(?:mistake|error|bug) (?:in
        |with|on) (?:the|your)
          [ ](?:\w+ )?(?:results?|adjudication|map|report|turn)
        |(?:the|your|that|this) (?:\w+ )?(?:results?|adjudication|outcome) (?:\w+ )?(?:is|are|was|looks?|seems?
        |must be) (?:\w+ )?(?:wrong
          |not right|incorrect|not correct|odd|strange|weird|a mistake)
        |(?:the|your|that|this) (?:\w+ )?(?:results?|adjudication|outcome) (?:cannot|can t|cant|couldn t) be (?:right
        |correct|true)
        |(?:das )?(?:ergebnis|resultat|die auswertung|auswertung) (?:der \w+ \w+ |letzte runde )?(?:ist falsch
        |stimmt nicht
          |kann nicht (?:stimmen|sein|richtig sein))
        |(?:il y a|c est|vous avez fait) une erreur(?: dans (?:les|le|la|vos)? ?(?:resultats?|carte|tour))
        |(?:les|le|vos) resultats? (?:\w+ )?(?:est|sont|semble\w*) (?:faux|incorrects?|bizarres?)
        |(?:hay|es) un error en (?:los|el|tus) (?:resultados?|mapa)|(?:el|los) resultados? (?:\w+ )?(?:esta|estan
        |es) (?:mal
          |equivocados?|erroneos?)
        |c e un errore (?:nei|nel|nella) (?:risultati|risultato|mappa)|(?:il|i) risultat[oi] (?:\w+ )?(?:e
        |sono) (?:sbagliat[oi]
          |errat[oi])
        |er (?:zit|is) een fout in de (?:uitslag|kaart|resultaten)|de uitslag (?:klopt niet|is fout|kan niet kloppen)
      )\b
    `,
  ],
  // `Do you also run Machiavelli?`
  ["boards", otherGames],
  // `Is it hard to learn?`
  ["effort", hardness],
  // `Wie lange noch?`
  [
    "deadline",
    regex()`
      ^(?:(?:and|so|btw|und|et|y|e|en) )*(?:
        (?:what time|when)(?: is| s| was)? (?:the |our |my )?(?:next )?(?:deadline|cut ?off)(?: \w+){0,4}
        |how (?:long|much time)(?: (?:left|still|more|to go|have (?:i|we) got|do (?:i|we) have|is left|is there))+
        |(?:wie ?lange?|wie ?viel zeit) (?:(?:habe?n?|ich|wir|ist|geht|es|bleibt|mir|uns|eigentlich
        |denn) )*noch(?: zeit)?
        |combien de temps(?: (?:encore|reste t il|il reste|reste|me reste t il|nous reste t il))+
        |(?:cuanto|cuanto tiempo) (?:me |nos )?(?:queda|falta)|(?:quanto|quanto tempo) (?:mi |ci )?(?:resta|rimane
        |manca)
        |hoe ?(?:lang|veel tijd) (?:(?:heb|hebben|ik|we|is|er) )*nog(?: (?:over|tijd))?
      )$
      |^(?=.*\b(?:deadlines?|dates?|times?|termine?n?|fristen?|uhrzeit\w*|zeiten|echeances?|heures?|delais?|plazos?
      |fechas?|horas?
        |scadenz[ae]|date|ore|termijn\w*|datums?|tijden)\b).*\b(?:
        which (?:\w+ )?(?:is|s|counts|one|applies)(?: (?:is|it|s|counts|right|correct|the right one|valid|true))*
        |welche[rs]? (?:\w+ )?(?:stimmt|gilt|ist (?:jetzt |denn |der |die )*richtige?)|(?:laquelle|lequel) (?:est
        |compte)
        |cual (?:vale|es|cuenta)|quale (?:vale|e|conta)|welke (?:klopt|geldt|is)
      )\b
    `,
  ],
  // `Comment \u00e7a marche ?`
  [
    "about",
    regex()`
      ^${ahead}(?:
        how (?:do|does) (?:this|it|that|all this|the whole thing|this thing) (?:all )?work(?: here)?
        |wie (?:funktioniert|geht|lauft) (?:das|es|so was|das ganze)(?: (?:hier|denn|ab|eigentlich|alles))*
        |comment (?:ca|cela) (?:marche|fonctionne|se passe)(?: ici)?|como (?:funciona|va)(?: (?:esto|eso))?
        |come (?:funziona|si gioca)(?: (?:qui|questo))?|hoe (?:werkt|gaat) (?:dit|het|dat)(?: (?:hier|precies))*
      )$
    `,
  ],
  // `I haven't heard anything for days`
  [
    "going-on",
    regex()`
      ^(?!.*\b(?:from (?!you\b)\w+|von (?!dir\b|ihnen\b|euch\b)\w+|austria|england|france|germany|italy|russia|turkey
      |him|her|them
        |osterreich|frankreich|deutschland|italien|russland|turkei|orders?|befehle?)\b).*\b(?:
        (?:haven t|have not|hasn t|didn t|not|nothing|no (?:e ?)?mails?|no news) (?:\w+ ){0,5}(?:for|in
        |since) (?:days|weeks|a week
          |a while|ages|over a week|(?:\d+|two|three|several) (?:days|weeks))
        |seit (?:\w+ )?(?:tagen|wochen|einer woche) (?:\w+ ){0,3}(?:nichts|keine mails?)
        |(?:nichts|keine mails?) (?:\w+ ){0,3}seit (?:\w+ )?(?:tagen|wochen)
        |(?:rien|pas de (?:mails?|nouvelles)) (?:\w+ ){0,3}depuis|(?:nada|ningun correo) (?:\w+ ){0,3}desde hace
        |(?:niente|nulla|nessuna mail) (?:\w+ ){0,3}da (?:giorni|una settimana|settimane)
        |(?:niets|geen mails?) (?:\w+ ){0,4}(?:dagen|weken)|al (?:dagen|weken) (?:\w+ )?niets
        |(?:is|are) (?:the game|this game|we|things) still (?:going|on|running|alive)
        |ob (?:alles|das spiel|es) (?:noch )?(?:lauft|weitergeht)
      )\b
    `,
  ],
  // `Did I miss anything?`
  [
    "happened",
    regex()`
      \b(?:
        (?:did|have) i (?:missed|miss) (?:anything|something|much|a lot)$|(?:hab|habe) ich (?:was|etwas|viel) verpasst$
        |(?:ai je|j ai) (?:rate|loupe|manque) quelque chose$|me (?:he perdido|perdi) algo$|mi sono pers[oa] qualcosa$
        |heb ik (?:iets|wat) gemist$
      )
    `,
  ],
  // `Why is nobody talking to me`
  [
    "heard",
    regex()`
      \b(?:
        (?:nobody|no one|none of them|not (?:one|a single) \w+) (?:is |has |ever |even )*(?:talk\w*|writ\w*|wrote
        |speak\w*|answer\w*|repl\w*)
          [ ](?:to me|me|with me|to us)
        |niemand (?:schreibt|redet|spricht|antwortet) (?:\w+ )?(?:mir|mich)|(?:schreibt
        |antwortet) mir (?:\w+ )?(?:keiner|niemand)
        |keiner (?:schreibt|redet|antwortet) (?:mir|mit mir)|warum (?:schreibt|redet|spricht) (?:mir 
        |mit mir )?(?:niemand|keiner)
        |personne ne (?:m|me) (?:ecrit|parle|repond)|nadie me (?:escribe|habla|contesta|responde)
        |nessuno mi (?:scrive|parla|risponde)|niemand (?:schrijft|antwoordt) (?:mij|me)|niemand praat (?:met
        |tegen) (?:mij|me)
      )(?: (?:any ?more|at all|lately|these days|here|mehr|piu|meer))?$
    `,
  ],
  // `How does everyone else cope?`
  [
    "minds",
    regex()`
      ^${ahead}(?:
        how (?:do|does|are|is) (?:the others?|the other players|every\w+(?: else)?|they
        |other people) (?:all )?(?:cope|coping|manage
          |managing|feel\w*|find(?:ing)? (?:it|this|the time)|like it|liking it|enjoy\w*|do it)\b.*
        |wie (?:kommen|schaffen|machen|finden|halten) (?:die anderen|alle|andere)\b.*(?:klar|zurecht|das|es|so|aus
        |durch)
        |comment (?:font|vont|s en sortent) les autres\b.*|como (?:lo llevan|hacen|se las arreglan) los (?:demas|otros)
        |come (?:fanno|se la cavano) gli altri|hoe (?:doen|redden|vinden) (?:de )?anderen (?:dat|het|zich)\b.*
      )$
    `,
  ],
  // `Everyone moves at the same time or what`
  [
    "at-once",
    regex()`
      ^(?!.*\b(?:units?|armies|fleets?|my|mine|einheit\w*|armee\w*|flotte\w*|meine?\w*|unites?|mes|unidad\w*|mis
      |unita|miei
        |eenheden|mijn|two|zwei|deux|dos|due|twee|place|against|attack\w*|gegen|contre|contra|contro|tegen
        |same (?:space|province)|writ\w*|wrote|messages?|letters?|mails?|press|schreib\w*|nachricht\w*|ecri\w*
        |escrib\w*|mensajes?|scriv\w*|messaggi\w*|schrijv\w*|berichten)\b).*\b(?:
        (?:every\w*|all|players?|we|they|people|moves?|orders?|turns?|it|things) (?:\w+ ){0,4}(?:at the same time
          |simultaneous\w*|in turns?|one after (?:the other|another)|at once|taking turns)
        |(?:take|taking) turns|(?:simultaneous|sequential) (?:moves?|turns?|movement)|who (?:goes|moves|starts
        |begins) first
        |(?:alle|wir|man|spieler|zuge?|zieht|ziehen) (?:\w+ ){0,4}(?:gleichzeitig|nacheinander|reihum|der reihe nach
        |zur selben
          [ ]zeit)|wer (?:fangt|beginnt|zieht|ist) (?:zuerst|an|als erste\w*)
        |(?:tous|tout le monde|on|joueurs|joue|jouent) (?:\w+ ){0,4}(?:en meme temps|simultanement|a tour de role
          |chacun (?:son|a son) tour|l un apres l autre)|(?<!parties? )qui (?:commence|joue en premier)
        |(?:todos|jugadores|se|movemos|mueven|juegan) (?:\w+ ){0,4}(?:a la vez|al mismo tiempo|simultaneamente
        |por turnos
          |uno (?:detras de|tras) otro)|quien (?:empieza|mueve primero)
        |(?:tutti|giocatori|si|muoviamo|muovono|gioca|giocano) (?:\w+ ){0,4}(?:insieme|contemporaneamente
        |nello stesso momento
          |a turno|uno (?:dopo|alla volta) l altro)|(?<!partita )chi (?:comincia|inizia|muove per primo)
        |(?:iedereen|allemaal|spelers|we|zetten) (?:\w+ ){0,4}(?:tegelijk\w*|om de beurt|na elkaar)|wie (?:begint
        |mag eerst)
      )\b
    `,
  ],
];
