/**
 * What people say that they do, in so many words: leave the game, agree to a draw, come back, be kept from playing. It
 * stands ahead of what was learned: something comes of it, and other sentences must not unlearn it.
 */
import { regex, wrapped } from "../../util/index.js";
import type { Intent } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";
import { daysSaid } from "./times/spoken-days.js";
import { agreesToDraw, wantsNoDraw } from "./votes/draws.js";

type Deed = Extract<Intent, "leave" | "draw" | "back" | "away" | "complete">;

/** What a sentence says that its writer does; null where it asks, or says nothing of the kind. */
export function deedSaid(sentence: string): Deed | null {
  if (/[?\u00bf\uff1f]/.test(sentence)) return null;
  const plain = inFull(plainWords(sentence));
  if (isFarewell(plain)) return "leave";
  if (agreesToDraw(plain.replace(ifAllDo, "")) || wantsNoDraw(plain)) return "draw";
  if (returned.test(plain) && !conditional.test(plain)) return "back";
  if (takesBackAbsence(plain)) return "back";
  if (delayed.test(plain)) return "away";
  const isKept = prevented.test(plain) || (elsewhere.test(plain) && !denying.test(plain));
  const isAway = (isKept && withDays.test(plain)) || comingBack.test(plain);
  if (isAway && daysSaid(sentence) !== null) return "away";
  return standing.test(plain) ? "complete" : null;
}

/** `Si tout le monde la veut, sinon non`: a game is drawn on no other terms. */
const ifAllDo = regex()`
  \b(?:if|when|as long as|provided|wenn|falls|sofern|si|se|als|mits) (?:das |es |that |the )?(?:
    every(?:one|body)|all|others?|rest|alle|tout le monde|tous|(?:todos|todo el mundo)|tutti
    |iedereen
  )\b(?:.*\b(?:sinon|sonst|otherwise|si no|altrimenti|anders) (?:no|non|not|nein|nicht|niet|nee))?
    .*$
`;

/** `You may disregard my note about my absence`; `plain` as `plainWords` has it. */
export function takesBackAbsence(plain: string): boolean {
  return takingBackAbsence.test(plain) && !conditional.test(plain);
}

/** Is an absence taken back in a sentence, as it is written? */
export function absenceTakenBack(sentence: string): boolean {
  return takesBackAbsence(inFull(plainWords(sentence)));
}

/** `Italy will have to do without me`, `take me out`; without days, for then somebody is only away. */
function isFarewell(plain: string): boolean {
  if (stopping.test(plain)) return !withDays.test(plain) && !supposing.test(plain);
  if (denying.test(plain)) return false;
  if (without.test(plain)) return !withDays.test(plain);
  return removing.test(plain) && !ofLists.test(plain);
}

/** `Take me off your list`: from somebody who plays, it can only be the list of the players. */
export function asksToBeRemoved(plain: string): boolean {
  return removing.test(plain) && !denying.test(plain);
}

const without = regex()`
  \b(?:
    ${[
      wrapped`
      (?:will|ll|must|has to|have to|needs? to|gonna|going to) (?:\w+ ){0,3}?(?:
        do|make do|manage|cope|get (?:by|along)|go on|carry on|continue|play on|finish
      ) (?:\w+ ){0,2}?without me
    `,
      wrapped`
      (?:
        ohne mich (?:\w+ ){0,2}(?:
          auskommen|weiterspielen|weitermachen|weitergehen|klarkommen|spielen
        )
        |(?:muss|musst|mussen) (?:\w+ ){0,4}ohne mich|auf mich verzichten
      )
    `,
      wrapped`
      (?:
        (?:se|vous|nous|te) passer de moi
        |(?:devr\w+|doit|doivent|va|vont|faudra|faut) (?:\w+ ){0,4}sans moi
      )
    `,
      wrapped`
      (?:tendr\w+|tienen?|deber\w+) (?:que )?(?:\w+ ){0,4}sin mi
      |(?:dovr\w+|devono|deve) (?:\w+ ){0,4}(?:senza di me|a meno di me)
      |zonder mij (?:verder|door)\w*
    `,
    ].join("|")}
  )\b
`;

/** `I have to drop out`, `no voy a poder seguir` */
const stopping = regex()`
  \b(?:
    ${[
      wrapped`
      (?:i|we) (?:\w+ ){0,2}?(?:have to|must|need to|am going to|m going to|will) (?:
        drop out|quit|bow out|stop playing|leave (?:the|this) game
        |give up my (?:seat|place|power|country)
      )
    `,
      wrapped`
      (?:i|we) (?:\w+ )?(?:
        can ?t|cannot|can not|won ?t be able to|will not be able to|ll not be able to
      ) (?:go on|carry on|continue|keep (?:on )?playing|play on|play any ?more)
        (?! (?:like|as|with)\b)
    `,
      wrapped`
      ich (?:\w+ ){0,3}?(?:muss|werde) (?:\w+ ){0,3}?(?:aussteigen|aufhoren)
      |ich (?:kann|werde) (?:\w+ ){0,4}?nicht (?:mehr )?
        (?:weiterspielen|weitermachen|mitspielen konnen)
    `,
      wrapped`
      je (?:dois|vais devoir) (?:\w+ )?(?:arreter|abandonner|quitter la partie)
      |je ne (?:pourrai|peux|vais) (?:pas|plus) (?:pouvoir )?continuer
      |j arrete (?:la|ici)(?= *$| )
    `,
      wrapped`
      (?:tengo|voy a tener) que (?:dejarlo|abandonar|retirarme)
      |no (?:voy a poder|puedo|podre) (?:seguir|continuar)(?! con| asi)|lo dejo (?:aqui|ya)
    `,
      // In slang.
      wrapped`
      that s it for me (?:i m|im|i am) afraid
      |(?:diplomacy|this game|the game|it|this) (?:\w+ )?(?:isn t|is not|s not|ain t) (?:\w+ )?
        (?:my (?:thing|cup of tea)|for me)(?= *$| (?:after all|i m|im|sorry|thanks))
      |(?:i m|im|i am) (?:gone|out(?:ta)? (?:of )?here)
        (?= *$| (?:so|someone|somebody|sorry|bye|guys))
      |cba (?:any ?more|no more|with (?:this|it|that))
      |(?:i m|im|i am) (?:\w+ )?(?:done|finished|through) (?:with|w) (?:this|it|the game|playing)
        (?: game)?
      |(?:i ll|i will|i think i ll|let s) leave it (?:there|here|at that)
      |schmeiss\w* (?:\w+ ){0,2}hin|je lache l affaire|je laisse tomber|(?:c est )?fini pour moi
      |(?:(?:ya )?me salgo)(?= *$
        | (?:
          del todo|ya|de (?:la partida|esta|esto|aqui)|sorry|lo siento|perdon|suspend\w*|chicos
        ))
      |paso de (?:seguir|jugar|esto)|ya no juego|mollo (?:tutto|qui|la partita)|non gioco piu
      |lascio perdere|ik (?:haak af|kap ermee)|geen zin (?:er )?meer|zin meer in
    `,
      wrapped`
      (?:devo|dovro) (?:lasciare|abbandonare|ritirarmi)
      |non (?:posso|potro|riesco a|riusciro a) piu (?:giocare|partecipare)
      |je ne (?:pourrai|peux|vais) plus (?:pouvoir )?(?:jouer|participer)
      |ya no (?:puedo|podre) (?:jugar|participar)
      |non (?:posso|potro|riesco a|riusciro a) (?:continuare|andare avanti)(?! cosi)
      |ik (?:moet|ga) (?:ermee )?(?:stoppen|ophouden)
      |ik kan niet (?:meer )?(?:verder|doorgaan|meespelen)
    `,
    ].join("|")}
  )\b
`;
const supposing = regex()`
  \b(?:
    if|unless|when|wenn|falls|si (?!je me)|quand|cuando|se (?:non|mi)|quando|als|maybe|perhaps
    |might|vielleicht|peut etre|quizas|forse
  )\b
`;

const withDays = regex()`
  \b(?:
    until|till|til|this|next|today|tonight|tomorrow|days?|weeks?|weekend
    |for (?:a|an|now|one|two|three|some)|bis|heute|morgen|diese\w*|nachste\w*|tage?n?|wochen?
    |jusqu|demain|semaines?|jours?|hasta|manana|semanas?|dias?|fino|domani|settiman\w*|giorn\w*
    |tot|volgende|\d+\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?
    |(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi
    |samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi
    |giovedi|venerdi|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag
  )\b
`;

const removing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:take|strike|remove|cross|scratch|pull|sign|drop|cut|unregister|unenroll|withdraw) me
        (?= *$| (?:please |now |off|out|from|of))
      |(?<!not )count me out(?! (?:
        for
        |of (?!
          (?:it|the game)\b
          |this(?: one| game)?(?! (?:turn|phase|draw|vote|season|round|alliance|deal|war))
            (?= *$| )
        )
      ))
    `,
      wrapped`
      (?:
        nehmt|nimm|nehmen sie|streicht?|streichen sie|entfernt?|entferne|entfernen sie|tragt?
        |tragen sie|werft|wirf|holt|hol
      ) mich (?:bitte )?(?:\w+ ){0,5}?(?:raus|heraus|aus|liste)
    `,
      wrapped`
      (?:retire[sz]?|enleve[sz]?|supprime[sz]?|raye[sz]?|ote[sz]?|sorte[sz]|desinscri\w+|vire[sz]) moi
      |me (?:retirer|desinscrire|rayer|enlever|supprimer) (?:de|du)
    `,
      wrapped`
      (?:
        saca|saque|saquen|borra|borre|borren|quita|quite|quiten|elimina|elimine|eliminen|retira
        |retire|retiren
      )(?:d)?me
      |d[ae](?:d|n)?me de baja
    `,
      wrapped`
      (?:
        togli|toglie[trn]\w*|togliete|cancella|cancellate|rimuovi|rimuovete|elimina|eliminate|leva
        |levate
      )mi
      |mi (?:tolga|cancelli|rimuova|elimini)\b
      |(?:haal|schrap|verwijder|schrijf) (?:me|mij) (?:\w+ ){0,4}?(?:af|uit|van)
    `,
    ].join("|")}
  )\b
`;

/** Of what else somebody may be on, a list of addresses too. */
const ofLists = regex()`
  \b(?:
    lists?|mailing|listen?|verteilers?|diffusion|lista|lijst|spam|stand ?by|cc|cop(?:y|ies)
    |digests?|invit\w*|votes?|voting|draws?|data\w*|records?|absen\w*|holiday|reminders?
    |announce\w*|warteliste|nachruck\w*|daten|einladung\w*|attente|donnees|espera|datos|attesa
    |dati|wachtlijst
  )\b
`;

const denying =
  /\b(?:not|dont|don t|never|nobody|who|if|nicht|niemand|wer|wenn|ne|pas|si|no|quien|non|chi|se|niet|als)\b/;

/** `Mi ritiro, grazie a tutti`: of oneself, and of no unit that goes somewhere. */
export function givesUp(sentence: string): boolean {
  return !sentence.includes("?") && givingUp.test(sentence.trim());
}

const givingUp = regex("iu")`
  ^(?:
    mi ritiro|mi arrendo|me retiro|me rindo|je me retire|j['\u2019]abandonne|ich gebe auf
    |ich ziehe mich zurück|ich steige(?: \S+){0,3} aus|ik geef op|ik stop ermee|desisto
  )(?=
    \s*(?:[.,;!]|$)
    |\s+(?:dalla|dal|de|du|della|von|aus)\s+(?:la |el |le |der |dem )?
      (?:part\p{L}+|gioco|juego|jeu|spiel)
    |\s+(?:grazie|gracias|merci|danke|sorry|scusate|perdón|désolé)
  )
`;

const conditional = regex()`
  \b(?:
    when|once|until|till|if|as soon as|wenn|sobald|bis|quand|des que|jusqu|cuando|hasta|quando
    |appena|finche|als|zodra|tot
  )\b
`;

/** Whoever comes back on some later day is away until then. */
const notLater = wrapped`
  (?! (?:
    on|by|in|next|until|from|am|im(?! lande?\b)|ab|bis|le|el|il|dans|en(?! linea\b)|tra|fra|a
    |mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|lundi|mardi|mercredi|jeudi|vendredi|samedi
    |dimanche|demain|manana|domani|tomorrow|morgen|\d
  )\b)
`;

const returned = regex()`
  \b(?:
    ${[
      wrapped`
      (?:i m|im|i am|we re|we are) (?:(?:now|already|finally|just|home|safely|and) )*back(?= *$
        | (?:
          now|already|early|again|here|earlier|sooner|from|online
          |in (?:business|the (?:game|office))|at (?:home|work|my desk)
        )\b)
    `,
      wrapped`
      (?:ich |wir )?(?:bin|sind) (?:(?:schon|jetzt|nun|endlich|heil|gut|fruher|also|ja) )*(?:
        wieder (?:da|hier|zuruck|zuhause|zu hause|erreichbar|online|im lande?|dabei)|zuruck
      )${notLater}
    `,
      `je suis (?:(?:deja|enfin|bien|maintenant) )*(?:de retour|rentree?|revenue?)${notLater}`,
      `(?:estoy (?:ya )?de (?:vuelta|regreso)|he (?:vuelto|regresado))${notLater}`,
      `sono (?:(?:gia|ora|di nuovo) )*(?:tornat[oa]|rientrat[oa]|di ritorno)${notLater}`,
      `ik ben (?:(?:al|nu|eindelijk) )*(?:weer (?:terug|thuis|er)|terug)${notLater}`,
    ].join("|")}
  )\b
`;

/** `Meine Rückkehr verzögert sich`: until when is left to ask. */
const delayed = regex()`
  \b(?:my|our|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|mio|mia|mijn) (?:
    return|flight|journey home|way home|ruckkehr|ruckreise|ruckflug|heimreise|heimflug|retour|vol
    |regreso|vuelta|vuelo|ritorno|rientro|volo|terugkeer|terugreis|vlucht
  ) (?:\w+ ){0,3}?(?:
    delayed|postponed|later|verzoger\w*|verspat\w*|verschieb\w*|verschoben|retarde\w*|reporte\w*
    |retras\w*|aplaz\w*|ritard\w*|rimanda\w*|rinvia\w*|vertraag\w*|uitgesteld
  )\b
`;

/** `I shall not be able to attend to the game for about a week.` */
const prevented = regex()`
  \b(?:
    ${[
      wrapped`
      (?:^|(?:i|we) (?:\w+ ){0,2}?)(?:
        can ?t|cant|cannot|can not|won ?t|wont|will not|shall not|shan t|ll not|am not|m not
        |are not|am unable|m unable
      ) (?:be )?(?:able to |going to |in a position to |to )?(?:
        play|attend|take part|participate|submit
        |be (?:here|there|around|available|online|reachable)
        |get to (?:a|my|the) (?:computer|mail|e ?mail)
        |look (?:at|into) (?:the game|my mail|this|it|things)|deal with (?:this|it|the game)
        |(?:check|read) (?:my )?(?:e ?)?mails?
        |(?:
          answer|reply|respond|write|order
          |send (?:(?:my|in|you|any|the) )*(?:orders?|moves|anything)|log (?:on|in)|get online
          |get (?:a |any )?internet
        )
      )
    `,
      wrapped`
      (?:ich|wir) (?:kann|konnen|werde|werden) (?:\w+ ){0,6}?nicht (?:\w+ )?(?:
        spielen|mitspielen|teilnehmen|mitmachen|da sein|erreichbar
      )
    `,
      wrapped`
      (?:je|nous) (?:(?:ei)?ne )?(?:pourrai|peux|pourrons|pouvons|vais) (?:\w+ )?(?:pas|rien) (?:\w+ )?
        (?:jouer|participer|etre la|envoyer|repondre)
    `,
      wrapped`
      no (?:voy a poder|podre|puedo|podremos) (?:jugar|participar|estar)
      |non (?:potro|posso|riusciro a) (?:giocare|partecipare|esserci)
      |ik kan (?:\w+ ){0,5}?niet (?:spelen|meedoen)
    `,
    ].join("|")}
  )\b
`;

/** Where who is there plays no game: `I shall be in hospital on Thursday`, `nous sommes en montagne samedi`. */
const elsewhere = regex()`
  \b(?:
    ${[
      wrapped`
      (?:i|we|im)(?: \w+){0,3}? (?:
        be|am|m|are|re|going|go|flying|fly|travel\w*|leav\w+|head\w*|off|having|have|undergo\w*
      )(?: \w+){0,5}? (?:
        hospital|surgery|operation|honeymoon|wedding|funeral|conference|business|abroad|overseas
        |camp|camping|hik\w+|skiing|sailing|mountains|seaside|holidays?|vacation|trip|exams?
        |cruise|offline|off the grid|out of (?:town|reach|office|the country)|unreachable
        |unavailable|without (?:internet|a connection|signal|wifi)
      )
    `,
      wrapped`
      (?:ich|wir|bin|sind|muss)(?: \w+){0,8}? (?:
        krankenhaus|klinik|operiert|urlaub|verreist|dienstreise|hochzeit|beerdigung|tagung
        |konferenz|ski\w*|bergen|ausland|reha|offline|(?:kein|ohne) (?:internet|netz|empfang)
        |klassenfahrt|lehrgang|fortbildung
      )
    `,
      wrapped`
      (?:je|nous|on)(?: \w+){0,8}? (?:
        hopital|clinique|opere\w*|vacances|en voyage|deplacement|au ski|montagne|mariage
        |enterrement|colloque|etranger|en conge|sans (?:internet|reseau|connexion)|indisponible
        |injoignable
      )
    `,
      wrapped`
      (?:estare|estoy|estaremos|voy|vamos|me voy|salgo)(?: \w+){0,6}? (?:
        hospital|vacaciones|de viaje|boda|entierro|congreso|extranjero|esquiar|montana
        |sin (?:internet|conexion|cobertura)
      )
      |me operan
    `,
      wrapped`
      (?:saro|sono|saremo|vado|andiamo|parto|partiamo)(?: \w+){0,6}? (?:
        ospedale|vacanza|ferie|in viaggio|matrimonio|funerale|congresso|estero|sciare|montagna
        |senza (?:internet|connessione|rete)
      )
      |mi operano
    `,
      wrapped`
      (?:ik|we|wij)(?: \w+){0,6}? (?:
        ziekenhuis|vakantie|op reis|zakenreis|bruiloft|begrafenis|congres|buitenland|skien
        |zonder internet|onbereikbaar
      )
    `,
    ].join("|")}
  )\b
`;

/** `Meine Reise fällt aus`, too: the days are free again. */
const takingBackAbsence = regex()`
  \b(?:
    ${[
      wrapped`
      (?:disregard|ignore|forget|cancel|scrap|delete|withdraw|strike|take back|never mind)
        (?: \w+){0,5}? (?:my|the|our)(?: \w+){0,2}? (?:
          absences?|leave|holidays?|vacation|days off|time off|trip
        )
    `,
      wrapped`
      (?:my|our|the) (?:\w+ )?(?:
        trip|holidays?|vacation|journey|operation|procedure|leave|conference|business trip
      ) (?:\w+ ){0,3}?(?:cancel\w*|called off|put off|postponed|fell through|not happening)
      |not going (?:away|on (?:holiday|vacation|that trip)|after all)
    `,
      wrapped`
      (?:meine?|die|unsere?) (?:\w+ )?(?:reise|dienstreise|abwesenheit|operation|fahrt|urlaub) (?:\w+ ){0,4}?(?:
        fallt aus|abgesagt|verschoben|vergiss|hinfallig|gestrichen
      )
      |(?:vergiss|vergessen sie|streich\w*) (?:\w+ ){0,3}?(?:abwesenheit|urlaub)
    `,
      wrapped`
      (?:oublie[sz]?|annule[sz]?|ignore[sz]?) (?:\w+ ){0,3}?(?:absence|vacances|conges?)
      |(?:mon|notre) (?:voyage|deplacement|conge) (?:\w+ ){0,3}?(?:annule|reporte|tombe a l eau)
    `,
      wrapped`
      (?:olvida|anula|cancela|ignora)\w* (?:\w+ ){0,3}?(?:ausencia|vacaciones)
      |(?:mi|nuestro) viaje (?:\w+ ){0,3}?(?:cancelad\w|anulad\w|aplazad\w)
      |(?:dimentica|annulla|ignora)\w* (?:\w+ ){0,3}?(?:assenza|ferie|vacanza)
      |(?:mio|nostro) viaggio (?:\w+ ){0,3}?(?:annullat\w|saltat\w|rimandat\w)
      |(?:mijn|onze) (?:reis|vakantie) (?:\w+ ){0,3}?(?:gaat niet door|afgezegd|uitgesteld)
    `,
    ].join("|")}
  )\b
`;

/** `Je rentre le 10 mars` */
const comingBack = regex()`
  \b(?:
    je (?:rentre|reviens|serai de retour)|vuelvo|regreso|estare de vuelta|torno|rientro
    |saro di ritorno|ich (?:komme|bin) (?:\w+ ){0,3}(?:zuruck|wieder da)
  ) (?:
    le|el|il|am|den|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi
    |giovedi|venerdi|sabato|domenica|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
  )\b
`;

/** `What I've sent can stand`: the orders stay as they are. */
const standing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:
        what (?:i|we) (?:(?:ve|have|had|already) )*(?:
          sent|gave|given|said|wrote|written|ordered|submitted|put in
        )
        |(?:my|our|these|those) (?:\w+ )?(?:orders|moves)
      ) (?:\w+ ){0,2}?(?:
        (?:can|may|should|shall|will|do) (?:all )?(?:stand|stay|remain)
        |(?:stands?|stays?|remains?)(?= *$| as)
      )
    `,
      wrapped`
      (?:leave|keep) (?:my|all my|our) (?:orders|moves) (?:(?:just|exactly) )?
        (?:as they are|unchanged|the same|as is)
    `,
      wrapped`
      meine (?:befehle|zuge|orders) (?:\w+ )?(?:bleiben|konnen (?:\w+ )?bleiben|gelten weiter)
      |mes ordres (?:\w+ )?(?:restent|ne changent pas)|mis ordenes (?:se )?quedan
      |i miei ordini restano
    `,
    ].join("|")}
  )\b
`;
