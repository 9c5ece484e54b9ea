/**
 * What people say that they do, in so many words: leave the game, agree to a draw, come back, be kept from playing. It
 * stands ahead of what was learned: something comes of it, and other sentences must not unlearn it.
 */
import { regex, wrapped } from "../../util/index.js";
import type { Intent } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";
import { daysSaid } from "./times/spoken-days.js";

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
    |ich ziehe mich zurück|ich steige aus|ik geef op|ik stop ermee|desisto
  )(?=
    \s*(?:[.,;!]|$)
    |\s+(?:dalla|dal|de|du|della|von|aus)\s+(?:la |el |le |der |dem )?
      (?:part\p{L}+|gioco|juego|jeu|spiel)
    |\s+(?:grazie|gracias|merci|danke|sorry|scusate|perdón|désolé)
  )
`;

/** The noun, and no map that somebody draws. */
const draws = regex()`
  \b(?:
    (?<=\b(?:a|the|this|that|your|my) )draw(?! lots\b)
    |draw(?! (?:me|us|a|an|the|up|in(?! \d)|out|on|from|your|my|lines?|maps?|cards?)\b)|tie|remis
    |unentschieden|(?:partie )?nul(?:le)?|match nul|empate|tablas|patta|pareggio|gelijkspel|remise
  )\b
`;

/** Does this speak of a draw? */
export function ofDraw(plain: string): boolean {
  return draws.test(plain);
}

/** That it suits, or is proposed. */
const suits = regex()`
  \b(?:
    ${[
      wrapped`
      fine|okay?|good|great|acceptable|happy|content|agree\w*|accept|suits? me|works? for
      |in favou?r|propose|suggest|all for|up for|down (?:with|for)|settle for|no objections?
      |count me in|my vote|i vote|yes
    `,
      wrapped`
      (?:geht|ware?|ist) (?:\w+ )?(?:in ordnung|recht|gut|klar|ok)|passt|einverstanden|dafur
      |gerne?|zufrieden|schlage|stimme
    `,
      wrapped`
      (?:me|nous) (?:va|convient|conviendrait|irait)|va (?:tres )?bien|d accord|ok|parfait
      |content\w*|propose|accepte|vote|volontiers
    `,
      wrapped`
      me (?:va|vale|parece|viene|conviene)|de acuerdo|conforme|acepto|propongo|voto|sta bene
      |va bene|mi (?:va|sta|conviene)|d accordo|accetto|contento|akkoord|prima|voor mij
    `,
    ].join("|")}
  )\b
`;

const against = regex()`
  \b(?:
    not|n t|t|dont|cant|wont|no(?! (?:objections?|problems?|worries)\b)|never|neither|nor|against
    |oppose\w*|veto|unless|if|but only|nicht(?! dagegen)|kein\w*(?! (?:problem|einwand))|nie
    |dagegen|wenn|ne|pas|sans(?! probleme)|contre|ni|si|sin|contra|nunca|non|contro|senza|mai|se
    |niet|geen|tegen|als|would have|asked|said|told|says|heard|wants?|proposed|suggested|offered
  )\b
`;

const ofSelf =
  /\b(?:i|im|me|my|we|us|our|ich|mir|mich|wir|uns|je|j|moi|me|nous|yo|mi|nosotros|io|noi|ik|mij|wij)\b/;

/** `La nulle me va très bien`, `let's stop here and share the honours`. */
function agreesToDraw(plain: string): boolean {
  if (votingFor.test(plain) || (draws.test(plain) && counted.test(plain))) return true;
  if (against.test(plain)) return false;
  return (
    (ofSelf.test(plain) || isBrief(plain)) &&
    (sharing.test(plain) || (draws.test(plain) && suits.test(plain)))
  );
}

/** `Nah, forget the tie`, `I would rather not have a draw after all` */
export function wantsNoDraw(plain: string): boolean {
  return (
    refusingDraw.test(plain) ||
    strikingVote.test(plain) ||
    (votingAgainst.test(plain) && !ofTime.test(plain)) ||
    withdrawsDraw(plain) ||
    (draws.test(plain) &&
      opposing.test(plain) &&
      (ofSelf.test(plain) ||
        /^(?:against|gegen|contre|en contra|contro|tegen|no|not|never)\b/.test(plain)))
  );
}

/** `I vote yes then`: nothing else is voted on with a yes or a no. */
const votingFor = regex()`
  ^(?:(?:ok|okay|well|so|then|and|but|alright|fine) )*(?:
    (?:i|we) (?:(?:am|m|will|ll|shall|would|then|do|hereby) )*(?:vot(?:e|ing)) (?:yes|for it|in favou?r)
    |my vote is (?:a )?yes|ich stimme (?:mit )?ja|je vote oui|voto (?:que )?si
  )(?= *$| (?:then|too|also|please|on|to|for)\b)
`;
/** `The draw, I don't care, put me down as a yes` */
const counted = regex()`
  \b(?:
    (?:put|count|note|mark|write|set) me (?:down |in )?(?:as|for|with) (?:a )?
      (?:yes|for it|in favou?r)
    |(?:schreib|notier\w*|zahl\w*) mich (?:\w+ )?(?:als|mit) (?:ein )?ja
    |(?:mets?|compte\w*|notez?) moi (?:comme |pour )?(?:un )?oui
    |(?:ponme|apuntame|cuenta conmigo) (?:como |por )?(?:un )?si|segnami (?:come )?(?:un )?si
  )\b
`;
/** `I vote against the extension` */
const ofTime = regex()`
  \b(?:
    exten\w+|delay\w*|postpon\w*|more time|extra time|deadline|verlanger\w*|aufschub|mehr zeit|prolong\w*
    |report|delai|prorrog\w*|aplaz\w*|prorog\w*|rinvi\w*|verleng\w*|uitstel
  )\b
`;
const votingAgainst = regex()`
  \b(?:
    (?:i|we) (?:(?:am|m|will|ll|shall|would|then|do|hereby) )*vot(?:e|ing) (?:a )?
      (?:no|against it)(?= *$| (?:then|too|also|please|on|to)\b)
    |my vote (?:on (?:the|this) \w+ )?is (?:a )?no|(?:i|we) vote against
    |ich stimme (?:mit nein|nein|dagegen)|je vote (?:non|contre)
    |voto (?:que no|no|en contra|contra|contro)|ik stem (?:nee|tegen)
  )\b
`;

/** `I oppose the draw`, `no draw with me` */
const opposing = regex()`
  \b(?:
    ${[
      "(?<!not |t )against (?:\\w+ ){0,4}?(?:draw|tie)",
      wrapped`
      (?:(?<!not |t )against|oppos\w*|veto\w*|refus\w*|reject\w*|declin\w*|no (?:to|on|for)) (?:
        (?:a|the|any|this|that|to) )*(?:\w+ )?(?:draw|tie)
    `,
      wrapped`
      (?:not|n t|t|dont|wont|never) (?:\w+ )?(?:
        vot(?:e|ing)|agree\w*|accept\w*|consent\w*|sign|support\w*|want\w*|in favou?r|for
      ) (?:(?:for|to|on|of|a|the|any|this|that) )*(?:draw|tie)
    `,
      wrapped`
      (?:draw|tie) (?:(?:certainly|definitely|surely|absolutely) )?(?:not )?
        (?:with(?:out)?|for|from) me
      |no (?:draw|tie) (?:for|with|from) (?:me|us)
    `,
      wrapped`
      (?:gegen|lehne) (?:(?:das|ein|dem|den) )*(?:remis|unentschieden)
      |(?:remis|unentschieden) (?:\w+ ){0,3}?(?:ab|nicht|dagegen)
      |(?:stimme|bin) (?:\w+ ){0,2}?(?:gegen|nicht fur) (?:\w+ )?(?:remis|unentschieden)
    `,
      wrapped`
      (?:contre|refuse|(?:pas|plus) (?:(?:de|du|d|le|la|un|pour) )*) ?(?:(?:le|la|un|une) )?
        (?:match nul|partie nulle|nul(?:le)?)
      |(?:en contra del?|no quiero|rechazo) (?:(?:un|el|unas|las) )?(?:empate|tablas)
      |(?:contro|non voglio|rifiuto) (?:(?:il|la|una?) )?(?:patta|pareggio)
      |(?:tegen|geen|weiger) (?:(?:de|het|een) )?(?:remise|gelijkspel)
    `,
    ].join("|")}
  )\b
`;

/** Do these words take back what was said for a draw? */
export function withdrawsDraw(plain: string): boolean {
  return draws.test(plain) && withdrawing.test(plain);
}

/** `Please strike my vote` */
const strikingVote = regex()`
  \b(?:
    (?:strike|cancel|withdraw|remove|delete|retract|undo|revoke|rescind|scrap|scratch|take back) my (?:\w+ )?vote
    |(?:streich\w*|losch\w*|entfern\w*) (?:bitte )?meine stimme
    |(?:annule\w*|retire\w*|supprime\w*|efface\w*) (?:mon vote|ma voix)
    |(?:anul\w*|retir\w*|borr\w*) mi voto|(?:annull\w*|ritir\w*|cancell\w*) il mio voto
  )\b
`;

/** `Je retire ma proposition de nul`: where it speaks of a draw. */
const withdrawing = regex()`
  \b(?:
    (?:
      retire|reprends|annule|retiro|anulo|ritiro|annullo|withdraw|revoke|retract|cancel|rescind
      |ziehe|nehme
    ) (?:my|the|ma|mon|mes|la|le|mi|il|mia|meinen?|den|das)
  ) (?:\w+ )*(?:
    propos\w*|vote|voto|voix|offer|offre|demande|suggestion|propuesta|oferta|offerta|vorschlag
    |angebot|stimme|antrag
  )\b
`;

const refusingDraw = regex()`
  \b(?:
    (?:rather|prefer) not (?:to )?(?:have |see |get )?(?:a |the )?|no |
    (?:forget|never mind|nevermind|nvm|scrap|scratch) (?:about )?(?:the |that |my )
    |(?:doch )?kein |verg(?:iss|esst|essen sie) (?:das |den )|oublie[sz]? (?:le |la )
    |olvid\w+ (?:el |las )|dimentica\w* (?:il |la )
  )(?:draw|tie|remis|unentschieden|match nul|nulle|empate|tablas|pareggio|patta)(?= *$
    | (?:after all|please|then|now|doch|bitte|thing|idea|vote)\b)
`;

/** What is said so briefly is said of oneself: `draw is fine`. */
const shortest = 5;

function isBrief(plain: string): boolean {
  return plain.split(" ").length <= shortest;
}

const sharing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:let s|lets|let us|we|all|everyone|everybody|us) (?:\w+ ){0,5}?(?:share|split|divide) (?:
        the |this |our |all |out )*(?:honou?rs?|spoils|victory|win|glory|prize|game)
    `,
      wrapped`
      (?:
        let s|lets|let us
        |we (?:\w+ )?(?:should|could|can|might as well|may as well|might|ought to)|agree to
      ) (?:\w+ ){0,3}?(?:
        (?:stop|end|leave|finish) (?:it |this |things |the game )?(?:here|there|at that|as it is) (?:and|as)
        |call it (?:even|quits)
      )
    `,
      wrapped`
      (?:lasst uns|wir) (?:\w+ ){0,5}?(?:sieg|ehren?) (?:\w+ )?teilen
      |(?:partageons|nous partager|on (?:se )?partage) (?:la victoire|les honneurs)
      |compart(?:amos|imos|ir) la victoria|divid(?:iamo|erci) la vittoria
    `,
    ].join("|")}
  )\b
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
