/** Questions that their words alone leave no doubt about, whatever was learned of words like these. */
import { regex, wrapped } from "../../../util/index.js";
import type { Intent } from "../intents.js";
import { asksIfRight } from "../plainly/checking.js";
import { asksStandIn } from "../plainly/stand-in-asked.js";
import { plainWords } from "../question-words.js";
import { saysNotThere } from "../times/not-there.js";
import { withdrawsDraw } from "../votes/draws.js";
import { asksOwnVotes } from "../votes/own-votes.js";
import { ahead } from "./of-the-game.js";
import { ofMail } from "./sure-of-mail.js";
import { ofOthers } from "./sure-of-others.js";
import { ofRules } from "./sure-of-rules.js";

/** What a sentence surely asks; null where its words may ask several things. */
export function surelyAsked(sentence: string): Intent | null {
  const plain = plainWords(sentence);
  if (sentence.includes("?") && stillHas.test(plain)) return "their-units";
  if (sentence.includes("?") && asksStandIn(plain)) return "successor";
  if (asksIfRight(sentence)) return "legal";
  if (asksOwnVotes(plain)) return "votes-seen";
  if (withdrawsDraw(plain)) return "draw";
  if (saysNotThere(sentence, plain)) return "away";
  return kinds.find(([, said]) => said.test(plain))?.[0] ?? null;
}

/** `Austria ha ancora un esercito a Vienna, no?` */
const stillHas = regex()`
  \b(?:
    (?:still (?:has|have)|(?:has|have) still|has got still)|(?:hat|haben) (?:(?:doch|ja|da|dort) )*noch|(?:a
    |ont) (?:encore|toujours)
    |(?:todavia|aun) (?:tiene|tienen)|(?:tiene|tienen) (?:todavia|aun)|(?:ha|hanno) ancora|(?:heeft
    |hebben) (?:toch )?nog
  ) (?:an?|one|two|eine?|einen|une?|un|una|een|su|sa|seine?|ihre?) (?:\w+ )?
  (?:army|fleet|unit|armee|flotte|einheit|armee|unite|ejercito|flota|unidad|esercito|armata|flotta|unita|leger|vloot
  |eenheid)\b
`;

const orders = wrapped`
  (?:orders?|moves?|befehle?|zuge?|ordres?|coups?|mouvements?|ordenes|orden|jugadas?|movimientos?|ordini|ordine
  |mosse|mossa
  |zetten|bevelen)
`;

/** What somebody may have won or lost. */
const something = wrapped`
  (?:anything|something|(?:any|some|a|one|more)(?: new| more)? (?:supply )?(?:cent(?:er|re)|dot|sc)s?|etwas|was
    |irgendwas|(?:ein|eine|ein neues|neue) (?:versorgungs)?zent(?:rum|ren)|quelque chose|(?:un|des) centres?
    |algo|(?:algun|un|mas) centros?|qualcosa|(?:un|dei|qualche) centr[oi]|iets|een centrum)
`;

const taking = "capture|own|get|take|conquer|keep|win|claim|control|hold|gain";

const kinds: readonly (readonly [Intent, RegExp])[] = [
  ...ofMail,
  ...ofOthers,
  ...ofRules,
  // `Bonjour, je cherche une partie pour débutants`
  [
    "join",
    regex()`
      ^${ahead}(?:
        i am looking for|i m looking for|looking for|ich suche|suche|je cherche|cherche|busco|cerco|ik zoek|zoek
        |(?:\w+ ){1,6}(?:(?:are|re) looking for|suchen|cherchons|cherchent|buscamos|cerchiamo|zoeken)
        |buscamos|cerchiamo|(?:on|nous) cherch\w+
      ) (?:an?|ein|eine|une?|una|een) (?:\w+ )?(?:game|partie|spiel|runde|partida|partita|spel)
        (?: (?:for|fur|pour|para|per|voor) (?:\w+ ){0,2}(?:beginners?|newbies|anfanger|debutante?s?|principiant[ei]s?))?
        (?: (?:en|auf|in) \w+(?: (?:if|si|wenn|se) (?:\w+ )?(?:possible|moglich|posible|possibile))?)?$
    `,
  ],
  // `Hoeveel plekken zijn er nog vrij?`
  [
    "vacancy",
    regex()`
      ^${ahead}(?:wie viele?|combien de|cuant[ao]s|quanti|hoeveel|welche|quelles|que|quali|welke) (?:
        platze|sitze|places|plazas|puestos|posti|plekken|plaatsen|plekjes
      ) (?:\w+ ){0,3}?(?:frei|libres?|liberi|vrij|reste\w*|restent|quedan|rimangono|over)\b
    `,
  ],
  // `Pouvez-vous repousser la date limite de deux jours ?`
  [
    "more-time",
    regex()`
      \b(?:repousser|reporter|prolonger|decaler|retarder|repoussez|reportez|prolongez)
        (?: (?:un peu|la|le|l|cette|ce))* (?:date limite|echeance|delai|tour)\b
    `,
  ],
  // `I vote against the pause`
  [
    "pause",
    regex()`
      \b(?:vot[eoi]\w*|stimm\w*|stem)\b.{0,40}\b(?:against|no|gegen|contre|contra|contro|tegen)\b.{0,20}
        \b(?:paus|pauz)\w*
    `,
  ],
  // `Did I gain anything?`, `I haven't won anything, have I?`
  [
    "gains",
    regex()`
      ^(?:(?:so|and|ok|but|oh|also|und|et|y|e|en) )*(?:
        (?:(?:did|have|has) (?:i|we)|(?:i|we) (?:did not|didn t|have not|haven t)) (?:(?:actually|really|even) )?
          (?:gain|gained|win|won|get|got|pick up|picked up|lose|lost) ${something}(?: else| new)?
            (?: (?:this|last) (?:year|turn|fall|autumn))?(?: (?:did|have) (?:i|we))?
        |(?:hab|habe|haben) (?:ich|wir) (?:\w+ ){0,2}${something} (?:dazu ?)?(?:gewonnen|bekommen|verloren|gekriegt)
        |(?:(?:ai je|avons nous)|est ce que (?:j ai|nous avons)) (?:gagne|pris|perdu|obtenu) ${something}
        |(?:he|hemos) (?:ganado|conseguido|perdido) ${something}
        |(?:ho|abbiamo) (?:guadagnato|preso|perso|ottenuto) ${something}
        |(?:heb|hebben) (?:ik|we|wij) (?:\w+ ){0,2}${something} (?:gewonnen|gekregen|verloren|erbij gekregen)
        |what (?:(?:did|have) (?:i|we)|i have|i ve) (?:\w+ly )?
          (?:gain|gained|win|won|get|got|pick up|picked up|lose|lost)
          (?: (?:this|last|in the) (?:year|turn|fall|autumn))
        |was (?:hab|habe|haben) (?:ich|wir) (?:(?:denn|jetzt|nun) )?
          (?:dieses|letztes|in diesem|im letzten) (?:jahr|herbst)
          (?: (?:alles|neu|dazu))?(?: (?:gewonnen|bekommen|dazubekommen|verloren|gekriegt))
        |(?:qu est ce que (?:j ai|nous avons|on a)|qu ai je|qu avons nous) (?:gagne|pris|perdu|obtenu)
          (?: (?:cette annee|ce tour|cet automne))
        |que (?:he|hemos) (?:ganado|conseguido|perdido) (?:este|el ultimo) (?:ano|turno|otono)
        |(?:che )?cosa (?:ho|abbiamo) (?:guadagnato|preso|perso|ottenuto) (?:quest anno|in questo turno|quest autunno)
        |wat (?:heb|hebben) (?:ik|we|wij) (?:dit jaar|deze beurt|dit najaar)
          (?: (?:gewonnen|gekregen|verloren|erbij gekregen))
      )$
    `,
  ],
  // `Which of my units has to go?`
  [
    "build-count",
    regex()`
      ^${ahead}(?:
        which(?: one)?(?: of)?(?: my)? units? (?:has|have|needs?|must|should|is going|will)(?: to)?
          (?: (?:go|leave|be removed|disband))
        |welche(?: von)?(?: mein\w+)? einheit(?:en)? (?:muss|mussen|soll|wird) (?:\w+ )?(?:weg|raus|gehen)
        |(?:laquelle de mes|quelle) unites? (?:doit|va) (?:partir|disparaitre|etre retiree)
        |(?:cual de mis|que) unidad(?:es)? (?:tiene que irse|sobra|se va|debe irse)
        |quale (?:delle mie )?unita (?:deve andarsene|va via|devo togliere)
        |welke(?: van mijn)? eenhe(?:id|den) moet(?:en)? (?:er )?(?:weg|van het bord)
      )$
    `,
  ],
  // `Can I write to the GM privately?`
  [
    "gm",
    regex()`
      ^${ahead}(?:can|could|may|how (?:can|do)|is it possible|is there a way|darf|kann|kannst|wie|ist es|puis je
        |peut on|est ce
        |comment|puedo|se puede|como|posso|si puo|come|kan|mag|hoe)\b(?!.*\b(?:orders?|befehle|ordres|ordenes
          |ordini|bevelen)\b)
        .*\b(?:writ|messag|mail|contact|reach|speak|talk|schreib|kontaktier|ecri|escrib|contact|scriv|schrijv
          |bereik)\w*\b.*
        \b(?:gms?|game ?master|spielleit\w*|maitre du jeu|arbitre|organisateur|arbitro|spelleid\w*)\b
      |^${ahead}(?:darf|kann|kannst|kan|mag|wie|hoe)\b.*\b(?:gms?|spielleit\w*|spelleid\w*)\b.*\b(?:schreib
        |kontaktier|schrijv|bereik)\w*
    `,
  ],
  // `Can I see what I ordered last turn?`
  [
    "past-results",
    regex()`
      \bwhat (?:(?:did|have|had) i|i(?: have| had| ve)?) (?:\w+ ){0,2}?(?:order|ordered|send|sent|write|wrote
        |submit\w*|do|did)
        (?:\w+ ){0,3}?(?:last|previous) (?:turn|phase|season|round|year|spring|fall|autumn)
      |\bwas (?:(?:hab|habe|hatte) ich|ich) (?:\w+ ){0,4}?(?:letzte|vorige)\w* (?:runde|zug|phase|saison|jahr)
      |\b(?:ce que j ai|qu ai je) (?:ordonne|envoye|joue|ecrit)\b.*\b(?:dernier|derniere|precedent|precedente)\b
      |\bque (?:he )?(?:ordene|mande|envie|ordenado|mandado|enviado)\b.*\b(?:ultim|anterior|pasad)\w*
      |\bcosa (?:ho|avevo) (?:ordinato|mandato|inviato|scritto)\b.*\b(?:scors|ultim|precedent)\w*
      |\bwat (?:heb ik|ik) (?:\w+ ){0,4}?(?:vorige|laatste) (?:beurt|ronde|fase|keer)
    `,
  ],
  // `Ik denk dat we na 1907 moeten stoppen`
  [
    "end-year",
    regex()`
      \b(?:after|na|nach|apres|despues de|tras|dopo(?: il)?|depois de) (?:the )?(?:year |jahr |annee |ano |anno 
        |jaar |el |het )?
        1[89]\d\d\b.{0,30}\b(?:stop\w*|aufhor\w*|beend\w*|schluss|arret\w*|termin\w*|acab\w*|ferm\w*|fini\w*|smett\w*
        |beeindig\w*|ophouden)\b
      |\b(?:stop\w*|aufhor\w*|beend\w*|arret\w*|termin\w*|acab\w*|fini\w*|smett\w*|beeindig\w*) (?:\w+ ){0,3}?(?:
        after|na|nach|apres|despues de|tras|dopo(?: il)?
      ) (?:the )?(?:year |jahr |annee |ano |anno |jaar |el |het )?1[89]\d\d\b
    `,
  ],
  // `What orders did the old England leave?`
  [
    "received",
    regex()`
      \b(?:
        (?:what|which) ${orders} (?:did|has|had|have) (?:(?:the|my) (?:old|former|previous|last|earlier)
          |my predecessor) (?:\w+ ){0,2}(?:leave|left|send|sent|give|given|submit\w*|enter\w*|put)\b
        |(?:did|has|have) (?:(?:the|my) (?:old|former|previous|last)|my predecessor) (?:\w+ ){0,2}(?:leave|left
          |send|sent)[ ]
          (?:any |some )?${orders}
        |welche ${orders} (?:hat|hatte) (?:(?:der|die|das) (?:alte|vorige|fruhere|letzte)
          |(?:mein )?vorganger) ?(?:\w+ )*
          (?:hinterlassen|geschickt|gegeben|abgegeben)
        |quels ${orders} (?:a laisses?|avait laisses?|a donnes?) (?:l ancien\w*|mon predecesseur)
        |que ${orders} (?:dejo|ha dejado|dio) (?:el (?:antiguo|anterior)|mi predecesor)
        |(?:quali|che) ${orders} ha (?:lasciato|dato) (?:il (?:vecchio|precedente)|il mio predecessore)
        |welke ${orders} (?:heeft|had) (?:de (?:oude|vorige)|mijn voorganger) ?(?:\w+ )*(?:achtergelaten|gestuurd
          |gegeven)
      )
    `,
  ],
  // `How many orders do I have to send in?`
  [
    "duty",
    regex()`
      \b(?:how many|wie ?viele?|combien d|combien de|cuant[oa]s|quant[ei]
      |hoeveel) (?:different |verschiedene )?${orders} (?:\w+ ){0,3}(?:
        (?:i|we|you) (?:\w+ ){0,3}(?:send|give|write|make|submit|need|enter|mail|issue|do)\b
        |(?:ich|wir|man) (?:\w+ ){0,3}(?:abgeben|schicken|geben|schreiben|machen|senden|einreichen)\b
        |(?:dois|doit|faut|devons)\b|(?:tengo|hay|debo|tenemos)\b|(?:devo|bisogna|dobbiamo)\b|(?:ik
        |we) (?:\w+ ){0,3}(?:insturen|sturen|geven|opgeven|doen)\b
      )
    `,
  ],
  // `What should I send you?`
  [
    "duty",
    regex()`
      ^(?:(?:and|so|ok|but|und|et|y|e|en) )*(?:
        what (?:exactly )?(?:should|shall|must|do|am) i (?:have to |need to |supposed to |to )?(?:send|mail|write)
          (?: (?:to )?(?:you|u|in))?
        |was (?:genau )?(?:soll|muss|sollte) ich (?:\w+ ){0,3}(?:schicken|senden|mailen)
        |que (?:dois je|faut il) (?:\w+ )?envoyer|que (?:tengo que|debo) (?:enviar|mandar)\w*
        |(?:che )?cosa (?:devo|dovrei) (?:mandar|inviar|spedir)\w*|wat moet ik (?:\w+ ){0,2}(?:sturen|mailen)
      )$
    `,
  ],
  // `What exactly did I write to England?`
  [
    "messages",
    regex()`
      ^(?:(?:and|but|so|und|et|y|e|en) )?(?:
        what (?:exactly |precisely )?(?:(?:did|have|had) )?i (?:(?:just|last|exactly|actually|already|really) )?(?:
          writ(?:e|ten)|wrote|tell|told|say|said
        )\b(?! (?:to )?you\b)
        |was (?:genau )?(?:habe|hab|hatte) ich (?:\w+ ){0,5}(?:geschrieben|gesagt|gemailt)$
        |qu est ce que j ai (?:\w+ )?(?:ecrit|dit)\b|qu ai je (?:\w+ )?(?:ecrit|dit)\b
        |que (?:\w+ )?(?:le |les )?(?:escribi|dije|he escrito|he dicho|habia escrito)\b
        |(?:che )?cosa (?:gli |le )?(?:\w+ )?ho (?:\w+ )?(?:scritto|detto)\b
        |wat heb ik (?:\w+ ){0,5}(?:geschreven|gezegd|gemaild)$
      )
    `,
  ],
  // `Would you be so kind as to send me the position again?`
  [
    "status",
    regex()`
      \b(?:
        (?:send|show|give|mail|get|see|have|resend|forward)\b (?:\w+ ){0,4}(?:position|state of (?:play|the game)
        |standings?|board)
          (?: \w+){0,2} (?:again|once more|another time|anew)$
        |(?:noch ?mal|noch einmal|erneut) (?:\w+ ){0,3}(?:stellung|position|aufstellung|lage
        |spielstand) (?:\w+ )?(?:schicken|senden|zeigen|geben|mailen)
        |(?:schick|schicken|zeig|zeigen|sende|senden) (?:\w+ ){0,5}(?:noch ?mal|noch einmal
        |erneut) (?:\w+ ){0,2}(?:stellung|position|aufstellung|lage|spielstand)
        |(?:renvoyer|renvoyez|renvoie|remontrer) (?:\w+ ){0,3}(?:position|situation|plateau)
        |(?:enviar\w*|mandar\w*|env\w+|mand\w+|mostrar\w*) (?:\w+ ){0,3}(?:posicion|situacion|tablero) (?:otra vez
        |de nuevo)
        |(?:mandar\w*|rimandar\w*|inviar\w*|mand\w+) (?:\w+ ){0,3}(?:posizione|situazione) (?:di nuovo|ancora
        |un altra volta)
        |(?:nog eens|nogmaals|opnieuw) (?:\w+ ){0,2}(?:stelling|positie|stand) (?:\w+ )?(?:sturen|mailen)
      )
    `,
  ],
  // `Please send me no maps any more`
  [
    "letters",
    regex()`
      ^(?!.*\b(?:(?:want|like|prefer) (?:the|a|my)|(?:could|can) (?:you|u) not) ).*\b(?:
        (?:send|mail|attach|include) (?:me |us )?no (?:more )?(?:maps?|pictures?)
        |(?:t|not|never|stop|without) (?:\w+ )?(?:need|want|send(?:ing)?|attach(?:ing)?|includ(?:e|ing)) (?:\w+ ){0,3}
          (?:maps?|pictures?)
        |(?:keine|ohne) (?:karten?|bilder) (?:\w+ ){0,2}(?:schicken|senden|mailen|mitschicken|brauche?n?)
        |(?:brauche?n?|schickt?|will|wollen) (?:\w+ ){0,3}keine (?:karten?|bilder)
        |(?:plus|pas besoin) de cartes?|(?:envoye[zr]|envoie) (?:\w+ )?(?:pas|plus) (?:de |la |les )?cartes?
        |no (?:me )?(?:mandes?|mandeis|envies?|envieis|envien|necesito) (?:mas |el |los )*mapas?
        |non (?:mi )?(?:mandare|mandate|inviare|inviate|serve|servono) (?:piu |la |le )*(?:mapp[ae]|cartin[ae])
        |geen kaart(?:en|jes)? (?:\w+ ){0,2}(?:sturen|mailen|nodig|meer)
      )\b
    `,
  ],
  // `I believe there is some mistake, I have received no map`
  [
    "map",
    regex()`
      \b(?:
        (?:t|not|never) (?:yet |ever )?(?:got|get|gotten|received?|seen?|saw|find|found) (?:\w+ ){0,2}(?:map|picture
        |diagram)s?
        |(?:got|get|received?|had|have|see|found|was|is) (?:no|without) (?:\w+ )?(?:map|picture|diagram)s?
        |(?:the |my )?(?:map|picture) (?:(?:is|was|has|did|does|never) )+(?:missing|not|n t|t|arrive|come|got lost|lost)
        |(?:keine?|nie eine) (?:karte|landkarte) (?:\w+ ){0,2}(?:bekommen|erhalten|gekommen|gekriegt|dabei|gesehen)
        |(?:karte|landkarte) (?:fehlt|ist nicht|kam nicht)
        |(?:pas|jamais) (?:recu|eu) (?:de |la |ma )?carte|(?:pas|sans) de carte|(?:la |ma )carte manque
        |(?:no|nunca) (?:he |me ha |me )?(?:recibido|llegado|recibi|llego) (?:ningun |el |un )?mapa|falta el mapa
        |(?:non|mai) (?:ho |mi e |e )?(?:ricevuto|arrivata|avuto) (?:nessuna |la |una )?(?:mappa|cartina|carta)
        |manca la (?:mappa|cartina)
        |(?:geen|nooit een) kaart(?:je)? (?:\w+ ){0,2}(?:gekregen|ontvangen|gezien|bij)|kaart ontbreekt
      )\b
    `,
  ],
  // `Y a-t-il des places libres ?`
  [
    "vacancy",
    regex()`
      ^(?!.*\b(?:retreat\w*|retrait\w*|ruckz\w*|retir\w*|ritir\w*|terugt\w*|army|armies|fleets?|units?|armees?
      |flottes?|builds?)\b).*\b(?:
        (?:free|open|vacant|available) (?:seats?|spots?|slots?)|(?:seats?|spots?|slots?|places?) (?:\w+ )?(?:free
        |open|vacant|available|left)
        |(?:freie[nrs]?|offene[nrs]?) (?:platze?n?|sitze?)|(?:platze?|sitze?) (?:\w+ )?frei|noch (?:ein )?(?:platze?
        |platz)\b
        |places? (?:encore )?(?:libres?|disponibles?|vacantes?)|reste (?:t il )?(?:(?:encore|des|de la
        |une) ){1,2}places?
        |(?:plazas?|sitios?|huecos?|puestos?) (?:libres?|disponibles?)|hay (?:sitio|plaza|hueco)s?\b
        |(?:is|are) there (?:\w+ ){0,2}?games? (?:that )?(?:starting|starts?|beginning|begins?|forming|coming up)
        |any (?:\w+ )?games? (?:starting|beginning|forming|coming up)
        |gibt es (?:\w+ ){0,2}?(?:neue )?(?:partien?|spiele?)\b.* (?:beginnt|beginnen|startet|starten)
        |gibt es (?:bald|demnachst|gerade) (?:eine? )?(?:neue[ns]? )(?:partien?|spiele?)
        |(?:y a t il|il y a|avez vous) (?:une |des )?(?:\w+ )?parties? qui (?:va |vont )?(?:commence\w*|debute\w*
          |demarr\w*)
        |hay (?:alguna )?partidas? que (?:empie\w+|comien\w+)|c e (?:una )?partita che (?:inizia|comincia)
        |posti? (?:ancora )?(?:liber[io]|disponibil[ie])|vrije (?:plek|plekken|plaats|plaatsen)|(?:plek|plekken
        |plaatsen?) (?:\w+ )?(?:vrij|over)
      )\b
    `,
  ],
  // `Do you have something for beginners?`
  [
    "sample",
    regex()`
      \b(?:
        (?:something|anything|tips|guides?|help|introduction|tutorials?|advice
        |instructions) (?:\w+ )?for (?:\w+ )?(?:beginners?|newbies?|newcomers?|novices?)
        |(?:etwas|was|tipps|anleitung|hilfe|einfuhrung) (?:\w+ )?fur (?:\w+ )?(?:anfanger\w*|einsteiger\w*|neulinge?)
        |(?:quelque chose|guide|conseils|aide) (?:\w+ )?pour (?:les |des |un )?debutants?
        |(?:algo|guia|consejos|ayuda) (?:\w+ )?para (?:\w+ )?(?:principiantes?|novatos?)
        |(?:qualcosa|guida|consigli|aiuto) (?:\w+ )?per (?:\w+ )?(?:principianti?|chi (?:comincia|inizia))
        |(?:iets|uitleg|tips|hulp) (?:\w+ )?voor (?:\w+ )?(?:beginners?|beginnelingen|nieuwelingen)
      )\b
    `,
  ],
  // `Do I get thrown out if I forget?`
  [
    "missed",
    regex()`
      ^(?=.*\b(?:
        game|partie|spiel|partida|partita|spel|forg[eo]t\w*|miss|late|nothing|vergess\w*|nichts?|einmal|oubli\w*
        |rien|tard|olvid\w*|nada|tarde
        |dimentic\w*|niente|nulla|ritardo|verge\w*|niets|laat
      )\b).*
      \b(?:
        (?:will|do|would|can|could|am) i (?:\w+ )?(?:be |get |getting |being )(?:kicked|thrown|booted|removed|banned
        |replaced)(?: out)?
        |(?:werde|fliege|wurde) ich (?:\w+ ){0,4}(?:rausgeworfen|rausgeschmissen|ersetzt|raus)|me echan|me expulsan
        |me van a echar
        |(?:on me|vous me|serai je|je serai) (?:\w+ ){0,2}(?:vire|exclu|exclue|remplacee?)|mi (?:buttano|cacciano
        |sbattono) (?:fuori|via)
        |(?:word|vlieg) ik (?:\w+ ){0,4}(?:eruit|uitgezet|vervangen)
      )\b
    `,
  ],
  // `Can I have two fleets in the Black Sea?`
  [
    "one-place",
    regex()`
      ^(?!.*\b(?:support|attack|convoy|help|unterst|angreif|sout|attaqu|apoy|ataca|appogg|attacc|steun|aanval))
        (?=.*\b(?:have|be|stand|stay|sit|haben|sein|stehen|avoir|etre|tener|estar|avere|stare|hebben|staan|zijn)\b).*
        \b(?:can|may|could|kann|darf|durfen|konnen|peux|puis|peut|puedo|puede|pueden|posso|possono|puo|kan|mag|mogen
        |kunnen)\b (?:\w+ ){0,4}
        (?:two|2|several|zwei|mehrere|deux|plusieurs|dos|varias?|due|piu|twee) (?:\w+ )?
        (?:fleets|armies|units|flotten|armeen|einheiten|flottes|armees|unites|flotas|ejercitos|unidades|flotte
        |armate|eserciti|unita|vloten|legers|eenheden)
        (?: \w+){0,3} (?:in|on|im|auf|an|dans|sur|au|en|nel|nella|nello|a|op) \w
    `,
  ],
  // `My brother says that two armies in the same place add up. Is that so?`
  [
    "one-place",
    regex()`
      ^(?=.*\b(?:
        add(?:s|ed)?|sums?|combined?|together|stronger|stay|stand|be|have|addier\w*|zusammen|stehen|sein|haben
        |addition\w*|cumul\w*
        |ensemble|avoir|sum\w+|juntos|tener|somm\w+|insieme|stare|avere|optell\w*|samen|staan
      )\b).*
      \b(?:two|2|zwei|deux|dos|due|twee) (?:armies|fleets|units|armeen|flotten|einheiten|armees|flottes|unites
      |ejercitos|flotas|unidades|eserciti|armate
        |flotte|unita|legers|vloten|eenheden) (?:\w+ ){0,3}(?:same|selben|gleichen|meme|mismo|misma|stesso|stessa
        |dezelfde|hetzelfde) (?:place|spot|province|space|ort|feld|provinz|platz|endroit|province|case|sitio|lugar
        |provincia|posto|luogo|plek|plaats)\b
    `,
  ],
  // `Who's in charge of Russia at the moment?`
  [
    "players",
    regex()`
      ^(?:(?:and|so|but) )*who(?: s| is) (?:\w+ )?in charge of (?!(?:this|the|it|here|running|us|everything)\b)
    `,
  ],
  // `Italia puede atacarme ya?`
  [
    "possible",
    regex()`
      \b(?:
        (?:puede|pueden|podria|podrian) (?:\w+ ){0,3}(?:atacar|invadir|amenazar)(?:me|nos)
        |(?:puo|possono|potrebbe|potrebbero) (?:\w+ ){0,3}(?:attaccar|invader|minacciar)(?:mi|ci)
        |(?:can|could|may|might|able to|kann|darf|kan|mag) (?:\w+ ){0,4}(?:
          attack (?:me|us)|mich (?:\w+ ){0,3}angreifen|mij (?:\w+ ){0,3}aanvallen
        )
        |(?:can|could|may|might|able to) (?:\w+ ){0,4}(?:take|get|reach|attack|grab|capture) (?:\w+ ){0,3}
          my (?:\w+ )?(?:city|cities|(?:home )?cent(?:er|re)s?|provinces?|homeland|units?)
        |(?:peut|peuvent|pourrait) (?:\w+ ){0,3}m attaquer
      )\b
    `,
  ],
  // `Can one army take two centers in the same turn?`
  [
    "reach",
    regex()`
      \b(?:
        (?:one|a|an|my|the|single|same) (?:army|fleet|unit) (?:\w+ ){0,5}(?:two|2|both|several) (?:\w+ ){0,4}(?:
          (?:in )?(?:one|the same|a single) (?:go|turn|move|season|phase)|at once
        )
        |(?:army|fleet|unit) (?:\w+ ){0,4}to \w+ and \w+ both
        |(?:take|get|capture) (?:two|2|both|several)(?: \w+)? in (?:one|the same|a single) (?:go|turn|move)
        |(?:eine|meine|dieselbe|einer|meiner) (?:armee|flotte|einheit) (?:\w+ ){0,4}(?:zwei|2|mehrere) (?:\w+ ){0,4}
          (?:in einem (?:zug|schritt|rutsch)|auf einmal|im selben zug|gleichzeitig)
        |(?:une|mon|ma|la meme) (?:armee|flotte|unite) (?:\w+ ){0,4}(?:deux|2|plusieurs) (?:\w+ ){0,4}
          (?:en un (?:seul )?(?:tour|coup)|au meme tour|a la fois|en meme temps)
        |(?:un|una|mi|el mismo) (?:ejercito|flota|unidad) (?:\w+ ){0,4}(?:dos|2|varios) (?:\w+ ){0,4}
          (?:en (?:un|el mismo) turno|a la vez|de una vez)
        |(?:un|una|mia?|la mia|il mio) (?:esercito|armata|flotta|unita) (?:\w+ ){0,4}(?:due|2) (?:\w+ ){0,4}
          (?:in (?:un|una|un solo) (?:turno|mossa)|nello stesso turno|insieme)
        |(?:een|mijn|hetzelfde) (?:leger|vloot|eenheid) (?:\w+ ){0,4}(?:twee|2) (?:\w+ ){0,4}
          (?:in (?:een|dezelfde) (?:beurt|zet)|tegelijk)
      )\b
    `,
  ],
  // `Do I need to do something to actually capture Portugal?`, `wann gehört mir Belgien?`
  [
    "capture",
    regex()`
      ^${ahead}(?:
        (?:do|must) i (?:(?:have|need|still|now) )*(?:to )?(?:do|order|send|write) (?:something|anything)(?: else
          | special| more| extra)? (?:to|so that i|before i) (?:\w+ )?(?:${taking})\b
        |(?:is it enough|is that enough|does it suffice) (?:if i |to )(?:\w+ ){1,4}(?:to (?:${taking})\b)
        |when (?:do|does|will|is) (?:i |it )?(?:\w+ )?(?:(?:own|mine|belong to me|count(?:s|ed)? (?:as mine|for me))\b)
        |(?:muss|soll) ich (?:\w+ ){0,3}(?:tun|machen|befehlen) (?:um|damit) (?:\w+ ){1,4}(?:bekomm|behalt|besetz
          |einnehm|gehor|erober|krieg)\w*
        |wann gehort (?:mir )?\w+(?: mir)?
        |(?:dois je|est ce que je dois|faut il) (?:\w+ ){0,2}faire (?:quelque chose|autre chose) pour (?:prendre|garder
          |capturer|avoir|conquerir)\b
        |(?:tengo que|debo|hay que) hacer algo (?:mas |especial )?para (?:capturar|conquistar|quedarme
          |conservar|tomar)\b
        |(?:devo|bisogna) fare qualcosa (?:d altro |di speciale )?per (?:conquistare|prendere|tenere|avere|catturare)\b
      )
    `,
  ],
  // `Did France really move to Burgundy?`
  [
    "happened",
    regex()`
      ^(?:(?:and|so|but|hey|und|et|y|e|en) )*(?:
        did (?:\w+ ){1,3}?(?:really|actually|in fact) (?:\w+ ){0,2}?(?:move|go|attack|take|order|support|enter|leave
        |march|sail)\b
        |(?:ist|sind|hat|haben) (?:\w+ ){1,3}?(?:wirklich|tatsachlich|echt) (?:\w+ ){0,5}(?:gezogen|gegangen
        |gefahren|angegriffen|eingenommen|marschiert)
        |(?:est ce que )?(?:\w+ ){1,2}(?:a|est) (?:t (?:il|elle) )?vraiment (?:\w+ ){0,2}(?:alle\w*|attaque\w*|pris
        |entree?|bouge)
        |(?:de verdad|realmente) (?:\w+ ){0,3}(?:fue|ataco|movio|entro|tomo|se fue)
        |(?:\w+ ){1,2}(?:e|ha) (?:davvero|veramente) (?:\w+ )?(?:andat[oa]|attaccato|mosso|preso|entrat[oa])
        |(?:is|heeft) (?:\w+ ){1,3}?(?:echt|werkelijk) (?:\w+ ){0,5}(?:gegaan|getrokken|aangevallen|genomen|gevaren)
      )
    `,
  ],
  // `If my army leaves Vienna, may it come back there next year?`
  [
    "come-back",
    regex()`
      ^(?=.*\b(?:back|return|zuruck|revenir|retourner|volver|regresar|tornare|ritornare|terug)\b)
        (?=.*\b(?:
          leaves?|left|moved? (?:away|out|off)|gone|verlass\w*|weg|quitt\w*|partie?|dej\w*|salg\w*|sal[eio]\w*
          |lasci\w*|verlaat|verlaten
        )\b).*\b(?:
          can|may|allowed|able|darf|kann|puis|peux|peut|puedo|puede|posso|puo|kan|mag
        )\b
    `,
  ],
  // `Possono buttarmi fuori da Trieste?`
  [
    "defend",
    regex()`
      \b(?:
        (?:puo|possono|potrebbero?) (?:\w+ ){0,3}(?:
          (?:buttar|cacciar|mandar|sbatter)mi (?:fuori|via)|(?:sloggiar|scacciar)mi
        )
        |(?:puede|pueden|podrian?) (?:\w+ ){0,3}(?:echar|expulsar|desalojar|sacar)me
        |(?:echarme|sacarme|buttarmi fuori|cacciarmi)\b
      )
    `,
  ],
  // `Y los dem\u00e1s ven mis \u00f3rdenes antes de que acabe el turno?`
  [
    "secrecy",
    regex()`
      \b(?:
        (?:los demas|los otros|otros) (?:jugadores )?(?:\w+ )?(?:ven|leen|pueden ver|saben)\b (?:\w+ ){0,2}ordenes
        |(?:ven|pueden ver|leen) (?:los demas|los otros|otros)\b (?:\w+ ){0,3}ordenes
        |(?:les autres|d autres) (?:joueurs )?(?:\w+ )?(?:voient|peuvent(?: ils)? voir
        |lisent)\b (?:ils )?(?:\w+ ){0,2}ordres
        |zien de (?:anderen|andere spelers) (?:\w+ ){0,2}(?:orders|zetten)
      )
    `,
  ],
];
