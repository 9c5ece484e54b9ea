/**
 * Small questions in other words than those that were learned, which leave no doubt all the same: until when, what one
 * has ordered, who has not written, what a game's rules are. Texts are plain words in full.
 */
import { wrapped } from "../../../util/index.js";
import type { Intent } from "../intents.js";

function worded(...ways: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${ways.join("|")})(?![a-z0-9])`);
}

const opening = wrapped`
  ^(?:
    (?:
      hi|hey|hello|so|and|ok|okay|sorry|please|quick question|judge|hallo|also|und|bitte|bonjour
      |salut|et|alors|pardon|hola|y|ciao|e|scusa
    ) )*
`;

/** `When is this due again, im at school thurs till 4`, `jusqu'à quelle heure ?`, `bis wann kann ich noch ändern?` */
const untilWhen = worded(
  wrapped`
    ${opening}(?:when|until when|till when|by when|what time|which day|what day|by what time) (?:is|are|s) (?:
      this|it|that|everything|the (?:turn|deadline|phase|move|next (?:turn|deadline|move))
      |my (?:moves?|orders?|stuff)|our (?:moves|orders)|(?:moves|orders)
    ) (?:all )?due(?! (?:to|back))
  `,
  wrapped`
    ${opening}(?:when|until when|till when|by when|by what time|how late) (?:do|must|can|should) (?:you|u|i|we) (?:
      still |have to |need to |got to )?(?:need|want|have|get|send|change|submit|hand)(?: in)? (?:
        my|our|the|them|it|these
      )(?: (?:moves?|orders?|stuff))?(?: in)?
  `,
  wrapped`
    bis wann (?:genau )?(?:
      kann|konnen|muss|mussen|darf|durfen|soll|sollen|brauch\w*|habe|haben|geht|gehen|lauft
    )(?!.*(?:anmeld|absag|mitspiel|abmeld))
  `,
  wrapped`
    jusqu a (?:quand|quelle heure) (?:
      puis je|peut on|on peut|est ce qu|ai je|a t on|j ai|je peux|dois je|pour|les|la|c est
    )
    |(?:c est |est ce |il faut (?:envoyer|rendre) )?(?:pour|avant) (?:
      quand|quelle heure|quel jour
    )(?= *$| (?:la|le|les|au|cette|mes|heure|exactement|deja)\b)
  `,
  wrapped`
    (?:hasta cuando|hasta que hora|para cuando) (?:puedo|podemos|tengo|tenemos|es|son|hay)
    |entro (?:quando|che ora) (?:devo|posso|dobbiamo|possiamo|va|vanno)
    |fino a (?:quando|che ora) (?:posso|possiamo|ho)|tot wanneer (?:kan|mag|heb)
  `,
);

/** `Has George moved the deadline?`, `ist die Frist verschoben?` */
const isMoved = worded(
  wrapped`
    (?:has|have|did|was|is)\b.*\b(?:
      (?:mov|postpon|extend|chang|shift)\w* (?:\w+ ){0,2}?(?:deadline|due date)
      |(?:deadline|due date) (?:\w+ ){0,3}?(?:
        moved|postponed|extended|changed|shifted|put (?:off|back)
      )
    )(?! to\b)
  `,
  wrapped`
    (?:hat|haben|ist|wurde)\b.*\b(?:frist|deadline|termin|abgabe\w*) (?:\w+ ){0,3}?
      (?:verschoben|verlegt|verlangert|geandert)
  `,
  wrapped`
    (?:a|est|ont|ha|e|heeft|is)\b.*\b(?:
      repouss|report|decal|prolong|aplaz|movid|retras|spostat|rinviat|prorogat|verzet|uitgesteld
      |verschoven
    )\w*\b.*\b(?:echeance|delai|date limite|plazo|scadenza|termine|deadline)
  `,
);

/** `What's an army even good for?` */
const goodFor = worded(
  wrapped`
    what (?:is|are|s|can|does|do) (?:a |an |the )?(?:arm(?:y|ies)|fleets?|boats?|ships?) (?:\w+ )?
      (?:good for|do|for)(?= *$| (?:anyway|even|exactly|then|lol|though)\b)
    |whats (?:a |an |the )?(?:army|fleet|boat|ship) (?:\w+ )?(?:good )?for
  `,
  wrapped`
    wozu (?:ist|sind|dient|taugt|brauch\w*) (?:\w+ ){0,3}?(?:armeen?|flotten?)
    |a quoi (?:sert|servent) (?:\w+ )?(?:armees?|flottes?)
    |para que sirven? (?:\w+ )?(?:ejercitos?|flotas?|barcos?)
    |a (?:che )?(?:cosa )?serv(?:e|ono) (?:\w+ )?(?:armat[ae]|flott[ae]|l armata)
    |waar (?:is|zijn) (?:\w+ )?(?:legers?|vloot|vloten) goed voor
  `,
);

/** `Am I the only one who is late?` */
const amLate = worded(
  wrapped`
    (?:am i|i m|are we) (?:\w+ )?(?:the )?(?:(?:late|last|only) one|holding (?:\w+ )?up|the last)
      (?= *$| (?:late|missing|left|who|that|to|again|here)\b)
  `,
  wrapped`
    (?:bin|war) ich (?:\w+ ){0,2}?(?:der|die) (?:einzige|letzte)
    |(?:suis je|je suis|c est moi) (?:\w+ ){0,2}?(?:le|la) (?:seule?|dernier|derniere)
    |soy (?:\w+ )?(?:el|la) (?:unic[oa]|ultim[oa])
    |sono (?:\w+ )?(?:l )?(?:unic[oa]|ultim[oa]|il solo)|ben ik (?:\w+ )?(?:de )?(?:enige|laatste)
  `,
);

const daysOrHours =
  "(?:days?|hours?|tagen?|stunden?|jours?|heures?|dias?|horas?|giorni|ore|dagen|uur|uren)";
/** `And how many days is that?`, behind a deadline. */
const daysLeft = worded(
  wrapped`
    ${opening}(?:how many|wie ?viele?|combien d[e ]|combien de|cuant[oa]s|quant[ei]|hoeveel) ${daysOrHours}(?: (?:
      is|are|s|sind|ist|sont|son|sono|zijn|fait|faltan|quedan|mancano|restano|reste|restent
      |bleiben|ca|das|es|that|it|this|left|there|we|have|still|noch|encore|todavia|ancora|nog|dat
      |het|mir|uns|me|nos|ci|mi|from|until|till|bis|then|now|heute|jetzt|dahin|dann|nu|adesso
      |ahora|la|the|deadline|frist|abgabe|eso
    )){0,7}$
  `,
  `${opening}(?:and )?in ${daysOrHours}$`,
);

const recalling = wrapped`
  (?:
    remind|recall|remember|show|resend|re send|repeat|read back|ricord\w*|rimand\w*|rinvi\w*
    |mostr\w*|ripet\w*|recuerd\w*|record(?:ar\w*|ame|as)|reenvi\w*|muestr\w*|ensen\w*|repit\w*
    |rapp?el\w*|redonn\w*|renvo\w*|remontr\w*|montr\w*|redi[rts]\w*|erinner\w*|zeig\w*|nenn\w*
    |wiederhol\w*|nochmal|noch mal|herinner\w*|toon\w*|laat
  )
`;
const ordersSaid =
  "(?:orders?|moves|befehle?n?|zuge?n?|ordres|coups|ordenes|jugadas|movimientos|ordini|mosse|zetten|bevelen)";
const ofMine = "(?:my|mine|our|mein\\w*|von mir|mes|mis|mias|miei|mie|mijn)";
const handedIn = wrapped`
  (?:
    i (?:have |had |ve )?(?:just |already |last )?
      (?:sent|gave|given|told|wrote|ordered|submitted|mailed)
    |te (?:mande|envie|di|dije|puse|he (?:mandado|enviado|dado|dicho|puesto))
    |(?:ti |vi )?ho (?:dato|mandato|inviato|scritto|detto|ordinato)
    |(?:j ai|je t ai|je vous ai) (?:\w+ )?(?:donne|envoye|ecrit|dit)\w*
    |ich (?:dir|euch|ihnen)? ?(?:\w+ )?(?:geschickt|gegeben|geschrieben|gesagt)
    |ik (?:je |u )?(?:heb )?(?:gestuurd|gegeven|geschreven|opgegeven)
  )
`;
/**
 * `Puoi ricordarmi che ordini ti ho dato?`: one's orders are to be shown, in whatever words; to be reminded in
 * time is another wish.
 */
const whatOrdered = worded(
  wrapped`
    (?!
      .*(?:
        remind (?:me|us) (?:to|when|before|if)|erinner\w* mich (?:bitte )?(?:daran|vor|wenn)
        |rappelle\w* moi (?:d |de |avant|quand)|ricord\w*mi (?:di|quando|prima)
        |recuerda\w*me (?:que (?:envie|mande)|antes|cuando)
      )
    )(?=.*\b${recalling}\b)(?=
      .*\b(?:${handedIn}|${ordersSaid} ${ofMine}|${ofMine} (?:\w+ )?${ordersSaid})\b
    ).+
  `,
  wrapped`
    what (?:were|was) (?:my|our) (?:orders|moves)(?: again)?$
    |what (?:have|did) i (?:tell|told|send|sent|give|given) you (?:to do|so far|again)
  `,
  wrapped`
    (?:which|what|welche|quels?|que|cuales|che|quali|welke) ${ordersSaid} (?:
      did i|have i|hab\w* ich|ai je|j ai|te|ti|ho|heb ik|hast du von mir|tienes|hai
    ) (?:\w+ ){0,3}?(?:
      send|sent|give|given|geschickt|gegeben|abgegeben|donnes?|envoyes?|mande|envie|di|dado|dato
      |mandato|gestuurd|gegeven|mi[oa]s|mie|miei
    )
  `,
);

/** `Will the others read what I have written to France?` */
const whoReads = worded(
  wrapped`
    (?:see|read|know|seen|find out) (?:about )?what i (?:have |had |am |would )?(?:\w+ )?
      (?:writ\w+|wrote|said|say|told|tell|send\w*|sent) (?:to|only)
  `,
  wrapped`
    (?:lesen|sehen|erfahren|mitlesen)\b.*\bwas ich (?:\w+ ){0,4}(?:schreibe|geschrieben|schicke)
    |was ich (?:an )?\w+ (?:schreibe|geschrieben habe)\b.*\b(?:lesen|sehen|mitlesen)
  `,
  wrapped`
    (?:voir|lire|voient|lisent|verront|liront|voit|lit)\b.*\bce que j (?:
      ecris|ai ecrit|envoie|ai envoye
    ) a
    |(?:ver|leer|ven|leen)\b.*\blo que (?:escribo|he escrito|escribi) a
    |(?:vedere|leggere|vedono|leggono)\b.*\b(?:quello|cio) che (?:scrivo|ho scritto) a
  `,
);

/** `I'd like a tip for my opening`: what to play. */
const advice = worded(
  wrapped`
    (?:would|might|is|wouldn t|isn t|d|had)\b.*\b(?:
      wiser|better off|safer|smarter|a (?:good|bad|better) idea|unwise
    )(?= *$|\b.*\b(?:you|u|think|suppose|reckon|say|or)\b)
    |(?:do|would|don t|what do) (?:you|u|ya) (?:reckon|think|suppose|advise|recommend|suggest|say) (?:that )?
      (?:i|we|my \w+) (?:should|ought|had better|d better|do|go|play|attack)
    |what would (?:you|u) do(?= *$| (?:in|here|if you were|as|now)\b)
  `,
  wrapped`
    (?:ware|war)\b.*\b(?:kluger|besser|schlauer|sinnvoller)\b.*\b
      (?:meinst|meinen|glaubst|denkst|finden|findest|was)\b
    |was (?:wurdest du|wurden sie) (?:\w+ )?(?:tun|machen)
  `,
  wrapped`
    (?:tu|vous) (?:penses?|pensez|crois|croyez) que je (?:devrais|dois|ferais mieux)
    |(?:que|qu est ce que) (?:tu ferais|vous feriez|ferais tu|feriez vous)
    |(?:crees|cree|piensas) que (?:deberia|debo)|(?:que|tu que) harias
    |(?:pensi|credi|dici) che (?:dovrei|debba)|(?:cosa|che) faresti
    |(?:denk|vind) je dat ik (?:\w+ )?(?:moet|zou)|wat zou jij doen
  `,
  wrapped`
    (?:
      (?:good|best|better|smart|clever|great|strongest|typical|usual|standard|common) (?:\w+ )?
        (?:first|opening|starting) (?:moves?|orders?)
      |(?:first|opening) (?:moves?|orders?) (?:for|as|with) (?:
        me|my|austria|england|france|germany|italy|russia|turkey
      )
      |(?:good|best|better|strong|usual|typical) opening(?! (?:hours|times))
    )
  `,
  wrapped`
    (?:any|some|a|have|got|few) (?:good |useful )?(?:tips?|advice|hints?|suggestions?) (?:
      for|on|about|how|what|as|with|to
    ) (?:my |me |the |a |what |how )?(?:first |opening |next )?(?:
      moves?|opening|turn|orders?|play|game|start|beginners?|austria|england|france|germany|italy
      |russia|turkey|do
    )
  `,
  wrapped`
    ${opening}what (?:should|would|shall|could) (?:i|you) (?:
      play|open with|attack first
      |(?:do|move|order)(?= (?:
        first|as|with|in my (?:first|opening)|on my (?:first|opening)|in the opening
      ))
    )
  `,
  wrapped`
    (?:welche|was fur eine|eine) (?:\w+ )?eroffnung
    |(?:guter|bester|besten|guten|sinnvoller) (?:erster |ersten )?(?:zug|eroffnungszug)
    |(?:tipps?|ratschlage?|empfehlung\w*) (?:fur|zu|zur|zum)
    |was (?:wurdest du|wurden sie|soll ich|sollte ich) (?:\w+ )?
      (?:ziehen|spielen|machen|empfehlen|raten)
    |was (?:empfiehlst|rats?t) du
  `,
  wrapped`
    (?:bonne?|meilleure?) (?:ouverture|premier (?:coup|tour))
    |(?:conseils?|astuces?|suggestions?) (?:pour|sur|d ouverture)
    |(?:que|quoi) (?:me )?(?:conseille\w*|jouer|recommande\w*)
  `,
  wrapped`
    (?:buena|mejor) (?:apertura|primera jugada)|(?:algun )?consejos? (?:para|sobre)
    |(?:buona|migliore?|miglior) (?:apertura|prima mossa)|(?:qualche )?consigli\w* (?:per|su)
    |(?:goede|beste) (?:opening|eerste zet)|tips voor
  `,
);

/** `Is everything set the way I want it? What are the rules of this game right now?` */
const setUp = worded(
  wrapped`
    (?:rules|settings|set ?up|setup|options) (?:of|for|in) (?:this|our|my|the) game
      (?! of diplomacy)
    |how (?:is|was) (?:this|the|our|my) game (?:set ?up|configured)
    |(?:is|are|was|were) (?:
      everything|it all|all(?: (?:of it|the settings))?|the settings|my settings
    ) (?:\w+ )?(?:set|set up|configured)
    |settings (?:right|correct|as i (?:want|wanted|asked))
  `,
  wrapped`
    (?:welche )?(?:regeln|einstellungen) (?:
      gelten|hat|in (?:diesem|dieser|unserem|unserer)
      |(?:dieses|dieser|unseres|unserer|des|der) (?:spiels?|partie)
    )
    |wie ist (?:das|dieses|unser) spiel (?:\w+ )?eingestellt
    |ist alles (?:so )?(?:\w+ )?eingestellt
  `,
  wrapped`
    (?:regles|reglages|parametres) (?:de (?:cette|la|notre|ma) partie|en vigueur)
    |(?:reglas|ajustes|configuracion) de (?:esta|la|nuestra) partida
    |(?:regole|impostazioni) (?:di questa|della|della nostra) partita
    |(?:regels|instellingen) van (?:dit|ons|het) spel
  `,
);

/** `How long have we been playing?` */
const soFar = worded(
  wrapped`
    how long (?:have|has) (?:we|this|it|the|our|they|everybody)(?: \w+)? (?:
      been (?:playing|going|running|on)|lasted|played|taken
    )
    |how long has (?:this|the|our) game been|since when (?:have|are|is|has) (?:we|this|the)
  `,
  wrapped`
    (?:wie lange|seit wann) (?:spielen wir|lauft|geht|dauert|spielt ihr)(?!.* noch\b)(?=
      .*(?:schon|bereits|jetzt|seit wann|das spiel|die partie|$)
    )
  `,
  wrapped`
    depuis (?:quand|combien de temps) (?:est ce qu |on |joue|la|cette|dure|nous)
    |(?:desde cuando|cuanto (?:tiempo )?(?:llevamos|lleva|hace))
    |da quanto (?:tempo )?(?:giochiamo|stiamo|va avanti|dura)
    |hoe lang (?:spelen we|loopt|duurt) (?:al|dit|het)
  `,
);

/** `Did Turkey lie to me?` */
const accusing = worded(
  wrapped`
    (?:did|has|have|is|was) (?:the )?\w+ (?:really |just |actually )?
      (?:lied?|lying|stab\w*|betray\w*|cheat\w*|deceiv\w*) (?:to |on )?(?:me|us)
  `,
  wrapped`
    hat (?:mich )?(?:der |die )?\w+ (?:mich )?(?:\w+ )?(?:belogen|angelogen|betrogen|getauscht)
    |(?:l |la |le )?\w+ m a (?:t (?:il|elle) )?(?:\w+ )?(?:menti|trahi|trompe)
    |me (?:ha mentido|mintio|ha traicionado)|mi ha (?:mentito|tradito)
    |heeft \w+ (?:mij|me) (?:bedrogen|voorgelogen)
  `,
);

/** `What does the board look like at the moment?` */
const looking = worded(
  wrapped`
    (?:what|how) (?:does|do|is|are) (?:the|our) (?:board|position|map of units) (?:
      look|looking|like|stand
    )\w*
    |how do (?:things|we|they) (?:look|stand) on the board
    |(?:see|show me|tell me) (?:the|what s on the) (?:board|position)
      (?= *$| (?:please|now|right|at|as)\b)
    |what is on the board
  `,
  wrapped`
    wie (?:sieht|steht) (?:es auf dem|das|es am) (?:\w+ )?(?:spiel)?brett
    |wie sieht (?:denn )?(?:die (?:lage|stellung|position)|das (?:spiel)?brett)
    |a quoi ressemble (?:le plateau|la position)
    |(?:comment est|quelle est) (?:la position|le plateau)
    |como (?:esta|se ve|va) (?:el tablero|la posicion)|com e (?:la posizione|il tabellone)
    |hoe (?:ziet|staat) het bord
  `,
);

/** `Was ist eigentlich ein Patt?` */
const standoff = worded(
  wrapped`
    (?:
      what (?:is|s)|whats|was (?:ist|bedeutet|heisst)|c est quoi|qu est ce qu(?:e c est qu)?
      |que (?:es|significa)|cos e|che cos e|wat is
    ) (?:\w+ ){0,2}?(?:patt|patt\w+|stand ?off|rebond|rebote|rimbalzo)(?= *$
      | (?:mean|genau|bedeuten|exactly|here|hier|en diplomacy|in diplomacy|bei diplomacy)\b)
  `,
);

/** `Venice goes to Trieste, and Austria holds: who gets in?` */
const whoEnters = worded(
  wrapped`
    who (?:gets|would get|will get|does get) (?:in|it|there|through)
    |wer (?:kommt|kame) (?:da |dort )?(?:rein|hinein|durch)|qui (?:entre|passe)(?= *$)
    |quien entra(?= *$)|chi entra(?= *$)
  `,
);

/** `What is a stalemate line?` */
const term = worded(
  wrapped`
    (?:
      what (?:is|s)|whats|what does|was (?:ist|bedeutet|heisst)|c est quoi
      |qu est ce qu(?:e c est qu)?|que (?:es|significa)|cos e|che cos e|wat is
    ) (?:\w+ ){0,2}?(?:
      stalemate(?: lines?)?|nmr|dias|gunboat|civil disorder|solo|stab|standby|supply cent(?:er|re)
      |versorgungszentr\w*
    )(?= *$| (?:mean|genau|bedeuten|exactly|here|hier|en diplomacy|in diplomacy|bei diplomacy)\b)
  `,
);

/** `I'm England, right?` */
const ofPower = worded(
  wrapped`
    ^(?:\w+ ){0,3}?(?:
      i m|im|i am|am i|ich bin|bin ich|je suis|suis je|soy|sono|ik ben|ben ik|me ha tocado|me toca
      |mi e toccat[ao]|i play|i ve got|ich habe|ich spiele|je joue|juego|gioco|ik speel
    ) (?:\w+ )?(?:
      austria|england|france|germany|italy|russia|turkey|osterreich|frankreich|deutschland|italien
      |russland|turkei|autriche|angleterre|allemagne|italie|russie|turquie|inglaterra|francia
      |alemania|italia|rusia|turquia|inghilterra|germania|turchia|oostenrijk|engeland|frankrijk
      |duitsland|rusland|turkije
    )(?: (?:
      right|yes|correct|no|or|oder|ja|ne|nicht wahr|hein|non|c est (?:ca|bien ca)|verdad|vero
      |giusto|toch|he|is that right|isn t it|aren t i
    ))+$
  `,
);

/** `I've got two armies and a ship, haven't I?` */
const ofPieces = worded(
  wrapped`
    ^(?:\w+ ){0,3}?(?:i ve(?: got)?|i have|i got|i ve only got|ich habe|j ai|tengo|ho|ik heb) (?:\w+ ){0,2}?(?:
      two|three|four|2|3|4|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee
      |drie
    ) (?:
      pieces|units|guys|men|armies|fleets|ships|boats|einheiten|figuren|armeen|flotten|pieces
      |unites|armees|flottes|piezas|unidades|ejercitos|flotas|barcos|pezzi|unita|armate|flotte
      |stukken|eenheden|legers|vloten
    )\b(?: \w+){0,6}? (?:
      right|correct|haven t i|is that right|isn t it|richtig|oder|stimmt|nicht wahr|non|c est ca
      |hein|verdad|no|vero|giusto|toch|he|klopt
    )$
  `,
);

/** `What does bumping mean?`, `what did he mean by bouncing me?`: a word of the game, and that its meaning is asked. */
const words = wrapped`
  bump\w*|bounc\w*|stand ?offs?|convoys?|convoying|supports?|supporting|dislodg\w*|holds?
  |retreat\w*|abprall\w*|prall\w*|patt|konvoi\w*|geleit\w*|support|unterstutz\w*|vertrieben
  |rebond\w*|convois?|convoyer|soutien|soutenir|deloge\w*|rebot\w*|convoy\w*|apoy\w*|desaloj\w*
  |rimbalz\w*|convogli\w*|appoggi\w*|sloggia\w*|stuiter\w*|bots\w*|konvooi\w*|steun\w*|verdreven
  |stab\w*|press|gunboat|dias|nmr
`;
const meaning = wrapped`
  (?:
    what (?:does|do|did|is|s|was)|whats|meaning of|means|meant by|mean by|mean when|stands for
    |was (?:bedeutet|bedeuten|heisst|heissen|meint|meinte|ist mit)|bedeutung|veut dire
    |veulent dire|signifie\w*|c est quoi|entend\w* par|(?:que|q) (?:significa|quiere decir|es eso)
    |significado|(?:cosa|che) (?:significa|vuol dire|vuole dire|intende)
    |wat (?:betekent|betekenen|bedoelt|is een)|betekenis
  )
`;
const meansWord = worded(
  wrapped`
    ${meaning}\b(?: \w+){0,6}? (?:${words})\b(?: \w+){0,2} (?:
      mean|means|supposed to (?:be|mean)|bedeuten|heissen|genau|eigentlich
    )
  `,
  `(?:mean|means|meant|meinte?|gemeint) (?:\\w+ ){0,2}?(?:by|with|mit|when)(?: \\w+){0,3}? (?:${words})`,
  wrapped`
    (?:${words})\b(?: \w+){0,9}? (?:
      means?|bedeutet|heisst|veut dire|signifie|significa|quiere decir|vuol dire|betekent
    )
  `,
  wrapped`
    (?:
      was (?:bedeutet|heisst)|(?:que|qu est ce que) (?:veut dire|signifie)
      |(?:que|q) (?:significa|quiere decir)|(?:cosa|che) (?:significa|vuol dire)|wat betekent
    )\b(?: \w+){0,6}? (?:${words})
  `,
);

/** `Est-ce que je peux voir une carte quelque part ?` */
const mapSeen = worded(
  wrapped`
    (?:
      can|could|may|where|is there|est ce|puis je|peut on|y a t il|ou|kann|konnte|wo|gibt es|puedo
      |donde|hay|posso|dove|c e|waar|is er
    )\b.*\b(?:
      see|find|look at|get|have|view|voir|trouver|avoir|regarder|sehen|finden|ansehen|anschauen
      |bekommen|ver|encontrar|vedere|trovare|zien|vinden
    ) (?:\w+ ){0,3}?(?:map|carte|karte|mapa|mappa|kaart)
  `,
  wrapped`
    (?:gibt es|wo ist|kann ich|konnte ich) (?:\w+ ){0,4}?karte (?:\w+ ){0,2}?
      (?:sehen|ansehen|anschauen|bekommen|irgendwo)
    |gibt es (?:irgendwo )?eine karte
  `,
);

/** `May I write anonymously?` */
const unsigned = worded(
  wrapped`
    (?:can|could|may|might|possible|allowed|able) (?:\w+ ){0,5}?
      (?:write|send|mail|post|messages?|press|talk)\b.*\b(?:
        anonym\w*|without (?:my|a|giving my|saying|signing|showing) \w+
      )
    |anonymous (?:press|messages?|letters?)
  `,
  wrapped`
    (?:kann|darf|konnte) (?:\w+ ){0,5}?anonym\w*|anonym (?:schreiben|bleiben)
    |(?:puis je|peut on|peux|peut) (?:\w+ ){0,3}?(?:ecrire|envoyer)\b.*\banonym\w*
    |(?:puedo|posso) (?:\w+ ){0,4}?anonim\w*
  `,
);

/** `And can I still change things afterwards?` */
const changing = worded(
  wrapped`
    (?:can|may|could) i (?:still |also |then |always )?(?:change|alter|correct|revise) (?:
      things|it|them|those|something|anything|my (?:orders|moves)
    )(?= *$| (?:later|afterwards?|after that|again|then|until|before|still|once)\b)
  `,
);

const word =
  "(?:password|passwort|kennwort|mot de passe|mdp|contrasena|clave|password|wachtwoord|pw|pwd|passcode)";
/** `I've mislaid the password`, `ich finde mein Passwort nicht mehr` */
const lost = worded(
  wrapped`
    (?:
      forg[eo]t(?:ten)?|lost|mislaid|misplaced|deleted
      |(?:can ?t|cannot|can not|could ?n ?t|couldnt|could not|don ?t|do not|no longer) (?:\w+ )?
        (?:find|remember|recall|know|have)
    ) (?:\w+ ){0,2}?${word}
  `,
  wrapped`
    ${word} (?:\w+ ){0,4}?(?:
      vergessen|verloren|verlegt|verschlampt|nicht mehr|kwijt|vergeten|weg|is (?:lost|gone)
    )
    |(?:vergessen|verloren|vergeten|kwijt) (?:\w+ ){0,3}?${word}
    |(?:vergat|vergass|verlor|finde|weiss) (?:\w+ ){0,2}?${word} (?:\w+ )?nicht
  `,
  wrapped`
    (?:
      oublie|perdu|egare|retrouve (?:plus|pas)|rappelle (?:plus|pas)|olvid(?:e|ado)|perd(?:i|ido)
      |extravi(?:e|ado)|no (?:recuerdo|encuentro)|dimentica(?:to|ta)|perso|persa|smarrit[oa]
      |non (?:ricordo|trovo)(?: piu)?
    ) (?:\w+ ){0,2}?${word}
  `,
);

const howLong = wrapped`
  (?:
    how (?:long|much (?:more )?time|many hours)|wie (?:lange?|viel zeit|viele stunden)
    |combien (?:de temps|d heures)|cuanto tiempo|cuantas horas|quanto tempo|quante ore
    |hoe (?:lang|veel tijd|veel uur)
  )
`;
const afterDeadline = wrapped`
  (?:
    (?:after|past|beyond) the deadline
    |nach (?:dem |der )?(?:ablauf )?(?:der |des )?(?:frist|deadline|termins?|abgabe\w*)
    |apres (?:l echeance|la date limite|le delai)|(?:despues|pasado) (?:del |el )plazo
    |dopo la scadenza|na de (?:deadline|termijn)
  )
`;
const lateOnes = wrapped`
  (?:
    latecomers?|stragglers?|late (?:players?|ones|people)|(?:who|that) (?:is|are|comes?) late
    |nachzugler\w*|(?:zu )?spat\w* (?:spieler|kommt|kommen|dran)|verspatet\w*|saumige\w*
    |retardataires?|en retard|llegan? tarde|rezagad\w*|retrasad\w*|ritardatari\w*|in ritardo
    |laatkomers?|te laat
  )
`;
/** `How long do latecomers have after the deadline?` */
const graceAsked = worded(
  `${howLong}\\b.*\\b(?:${lateOnes}|${afterDeadline})`,
  wrapped`
    (?:
      how (?:long|much) (?:is|are) the|what (?:is|s) the|wie lang ist die|quel est le
      |cuanto dura (?:el|la)|quanto dura (?:il|la)|hoe lang is (?:de|het)
    ) (?:period of |time of |hours of |delai de |periodo di |periodo de )?
      (?:grace|nachfrist|gnadenfrist|gracia|tolleranza|respijt)
  `,
);

/** `Who plays which country?` */
const whoPlays = worded(
  wrapped`
    who (?:is |are )?(?:plays?|playing|has|have|controls?|runs?) (?:which|what)
      (?: (?:country|countries|power|powers|side|nation))?(?= *$| and\b| here| now| at\b| in\b)
    |(?:which|what) (?:country|power|side|nation) (?:does|do|is|are) (?:
      each|every\w*|they|all|the (?:others|players)
    )
  `,
  wrapped`
    wer (?:spielt|hat|fuhrt) (?:\w+ )?(?:welche[sn]?|was)|qui (?:joue|a|dirige) (?:quel\w*|quoi)
    |quien (?:juega|lleva|tiene) (?:con )?(?:que|cual)
    |chi (?:gioca|ha) (?:con )?(?:quale|che|cosa)|wie (?:speelt|heeft) (?:welk\w*|wat)
  `,
);

const among = wrapped`
  (?:among|between|just) (?:us|ourselves|friends)|unter (?:uns|freunden)
  |entre (?:nous|amis|nosotros|amigos)|tra (?:di )?(?:noi|amici)|onder (?:ons|vrienden)
`;
/** `Can the game stay among ourselves, with a password for instance?` */
const privateAsked = worded(
  wrapped`
    (?:
      can|could|may|is it possible|kann|konnte|darf|est ce que|peut|pouvons|pourrait|puede|podria
      |puo|potrebbe|kan|zou
    )\b.*\b(?:game|spiel|partie|partida|partita|spel|partij|it|es|elle|ella|het)\b.*\b(?:
      private|closed|privat|geschlossen|privee?|fermee|privada|cerrada|privata|chiusa|besloten
      |${among}
    )
  `,
);

/** Nothing is to be deleted. */
const ofNoErasure = wrapped`
  ^(?!
    .*\b(?:
      delet|remov|eras|forg[eo]t|losch|entfern|vergess|supprim|effac|oubli|borr|elimin|olvid
      |cancell|dimentic|rimuov|verwijder|wis
    )\w*
  ).*\b
`;

/**
 * `Welche Daten haben Sie über mich gespeichert?`, `under Article 15 GDPR`: a right that somebody claims, and
 * no wish to be forgotten.
 */
const dataHeld = worded(
  wrapped`
    ${ofNoErasure}(?:
      gdpr|dsgvo|rgpd|avg verzoek|data protection|datenschutz\w*|art(?:icle|ikel|iculo|icolo)? 15
      |subject access
    )
  `,
  wrapped`
    ${ofNoErasure}(?:
      (?:what|which|all|any|the|copy of|of my) (?:\w+ ){0,3}?(?:data|information) (?:\w+ ){0,4}?
        (?:about|on|of) (?:me|mine)
      |personenbezogen\w* daten
      |welche daten (?:\w+ ){0,5}?(?:uber mich|von mir|zu (?:mir|meiner person))
      |donnees personnelles|(?:informations?|donnees) (?:\w+ ){0,5}?(?:sur moi|me concern\w+)
      |datos (?:personales|(?:\w+ ){0,4}?(?:sobre mi|de mi persona))|dati personali
      |persoonsgegevens|gegevens (?:\w+ ){0,5}?(?:over|van) mij
    )
  `,
);

/** `Do I have to be over 18?`, `I'm 61, is that too old?`, `er ist erst fünfzehn` */
const anyAge = worded(
  wrapped`
    (?:
      am i|is (?:he|she|it|that)|are (?:we|they)|i m|not|bin ich|ist (?:er|sie|das)|suis je|est ce
      |soy|sono|ben ik
    )(?: \w+){0,2} (?:too|zu|trop|demasiado|troppo|te) (?:
      old|young|alt|jung|vieux|vieille|jeune|mayor|joven|vecchi[oa]|giovane|oud|jong
    )
  `,
  wrapped`
    (?:
      age|minimum age|age limit|mindestalter|altersgrenze|age minimum|limite d age|edad minima
      |limite de edad|eta minima|limite di eta|minimumleeftijd|leeftijdsgrens
    )(?= *$| (?:limit|restriction|requirement|for|to|is|pour|para|per|voor|fur|hier|here)\b)
  `,
  wrapped`
    (?:
      have to|must|need to|do you have to|muss (?:man|ich)|faut il|hay que|bisogna|moet (?:je|ik)
    ) (?:\w+ )?(?:be|sein|avoir|tener|avere|zijn)? ?(?:\w+ )?(?:
      over |at least |uber |mindestens |plus de |mas de |piu di |ouder dan )?(?:
        1[2-8]|21|an adult|of age|grown up|volljahrig|erwachsen|majeur|mayor de edad|maggiorenne
        |volwassen
      )
  `,
);

/** `Who's outstanding right now?`, `has Turkey ever been heard from?` */
const missing = worded(
  wrapped`
    who (?:all )?(?:is|s|are|else is) (?:still )?(?:outstanding|owing|to come)
    |who (?:still |all |else )?owes? (?:me|us|you)
    |whose (?:orders|moves) (?:are|do) (?:\w+ )?(?:outstanding|missing|owe|i|we)
  `,
  wrapped`
    been heard (?:\w+ ){0,2}?from
    |(?:has|have) (?:you|anyone|anybody) (?:ever )?heard (?:anything )?from
    |what has (?:come|arrived) in(?: so far)?
  `,
  wrapped`
    (?:hat|haben) (?:sich )?(?:\w+ ){1,2}(?:sich )?(?:uberhaupt |schon |je |mal |jemals )*
      (?:gemeldet|geschrieben|was geschickt|etwas geschickt)(?= *$)
  `,
);
/** `How many are we short?`, of a game that has not begun. */
const shortOf = worded(
  wrapped`
    how many (?:more )?(?:(?:players|people|seats|places) )?(?:(?:do|are|is|have) )?(?:i|we)?
      (?: \w+)? ?(?:still need|short|need after|need now|still missing)
  `,
  "are we (?:still )?short(?= *$| of (?:players|people))",
  "wer (?:ist|sind) (?:(?:denn|jetzt|eigentlich|alles|schon|so|bisher|bis jetzt) )*dabei",
  wrapped`
    wie viele (?:\w+ )?(?:fehlen|brauchen wir|brauche ich)(?: uns| mir| wir)?
      (?: (?:\w+ )?(?:noch|dann|jetzt))
  `,
  wrapped`
    (?:qui|lesquels) (?:est|sont|s est|se sont) (?:\w+ )?inscrits?
    |(?:quien|quienes) (?:se han|se ha|estan) (?:\w+ )?(?:apuntad\w+|inscrit\w+)
    |chi (?:si e|e|sono) (?:\w+ )?iscritt\w
  `,
);
/** `Is 6pm still 6pm after the clocks change?` */
const clocksChange = worded(
  wrapped`
    clocks? (?:\w+ )?(?:change|changes|go|goes|going|spring|move|jump)(?: (?:forward|back|ahead))?
    |daylight saving\w*|summer ?time|(\d{1,2}(?: \d\d)? ?[ap]m) (?:is|stays|remains) (?:still )?\1
  `,
  wrapped`
    zeitumstellung|sommerzeit|winterzeit|changement d heure|heure d (?:ete|hiver)|cambio de hora
    |horario de (?:verano|invierno)|cambio dell ora|ora (?:legale|solare)|zomertijd|wintertijd
  `,
);

/** The first that fits is meant. */
const kinds: readonly (readonly [RegExp, Intent])[] = [
  [dataHeld, "data-held"],
  [anyAge, "any-age"],
  [clocksChange, "summer-time"],
  [missing, "late"],
  [shortOf, "players"],
  [lost, "password"],
  [whatOrdered, "received"],
  [ofPower, "units"],
  [ofPieces, "units"],
  [meansWord, "terms"],
  [whoReads, "others-press"],
  [standoff, "meeting"],
  [whoEnters, "meeting"],
  [term, "terms"],
  [mapSeen, "map"],
  [unsigned, "signature"],
  [graceAsked, "grace-now"],
  [whoPlays, "players"],
  [privateAsked, "private-game"],
  [changing, "change"],
  [accusing, "lies"],
  [looking, "everybody"],
  [setUp, "settings"],
  [advice, "advice"],
  [soFar, "so-far"],
  [untilWhen, "deadline"],
  [isMoved, "deadline"],
  [amLate, "late"],
  [goodFor, "terrain"],
  [daysLeft, "deadline"],
];

/** What a small question asks; null for all else. */
export function factSaid(plain: string): Intent | null {
  return kinds.find(([words]) => words.test(plain))?.[1] ?? null;
}
