/**
 * Questions whose words leave no doubt, though others in much the same words ask something else: they are read ahead of
 * what was learned.
 */
import { regex, wrapped } from "../../util/index.js";
import type { Intent } from "./intents.js";
import { factSaid } from "./plainly/facts-said.js";
import { inFull, plainWords } from "./question-words.js";

/** What is asked so; null for all else. */
export function askedPlainly(sentence: string): Intent | null {
  const plain = inFull(plainWords(sentence));
  const fact = factSaid(plain);
  if (fact !== null) return fact;
  return plainly.find(([words]) => words.every((each) => each.test(plain)))?.[1] ?? null;
}

/** `How do they sign up?`, of others. */
const howTheyJoin = regex()`
  \b(?:
    ${[
      wrapped`
      how (?:(?:do|can|will|would|should|may|must) )?(?:
        they|people
        |(?:the |my |our |new |other )*(?:members?|players?|others|friends|guys|folks|colleagues)
        |everyone|everybody|somebody|someone|one|he|she
      ) (?:\w+ )?(?:
        joins?|signs? (?:up|on|in)|gets? in|enters?|takes? part|registers?|comes? in
        |become players?
      )
    `,
      wrapped`
      wie (?:(?:konnen|kann|sollen|melden|melde|kommen|treten) )?
        (?:(?:sie|die|meine|unsere|alle|man|andere|anderen) )*
        (?:spieler|mitspieler|leute|freunde|mitglieder|kollegen)? ?(?:sich )?(?:\w+ )?
        (?:an|mitspielen|beitreten|anmelden|rein|hinein|mitmachen)\b
    `,
      wrapped`
      comment (?:(?:les|mes|nos|des) )*(?:joueurs|membres|amis|gens|autres|ils|on|font ils) (?:\w+ ){0,5}?
        (?:inscri\w+|rejoi\w+|particip\w+|entrer|jouer)
    `,
      wrapped`
      como (?:(?:se|los|las|mis|pueden) )*(?:apuntan?|inscriben?|unen?|entran?|jugadores|amigos)
      |come (?:si|i|possono|fanno) (?:\w+ ){0,5}?(?:iscriv\w+|unirsi|partecip\w+|entr\w+)
    `,
    ].join("|")}
  )\b
`;

/** `Can u translate it`: of a message, which the judge passes on as it is. */
const translating =
  /\b(?:translat\w+|ubersetz\w*|tradui\w+|traduc\w+|traduz\w+|vertaa?l(?:en|t)?)\b/;

/** `Rappelez-moi mes ordres`, `which of my orders are you holding?` */
const ownOrders = regex()`
  \b(?:
    ${[
      wrapped`
      (?:see|show|tell|list|repeat|remind|give|send|read|recall)(?: (?:
        me|us|back|out|again|once|more|please|to|of|a|copy|which|what|list
      ))* (?:my|our)(?: (?:current|present|last|own|latest|noted))? (?:orders|moves)(?= *$
        | (?:again|please|as|that|i|once|back|so far|for this|you|now)\b)
    `,
      wrapped`
      (?:which|what)(?: (?:of|are|were|all))* (?:my|our) (?:orders|moves)(?= *$
        | (?:are|do|did|have|now|again|so far|at the moment)\b)
    `,
      wrapped`
      what (?:did|have) i (?:order|ordered|put in|sent you|send you|put down|written down)
        (?: (?:so far|again|this (?:turn|season|time)))*$
      |what (?:do|have) i (?:have |got )?(?:on file|on record|noted|ordered|down|in)
        (?: (?:so far|now|right now|at the moment|with you|for this turn))*$
      |(?:what|which orders) (?:is|are|s) (?:on file|noted|on record) (?:for|from) me
    `,
      "(?:what|which orders) (?:do|have) you (?:have |got |noted )?(?:down )?(?:from|of|for) me\\b",
      wrapped`
      (?:zeig\w*|schick\w*|nenn\w*|wiederhol\w*) (?:mir )?(?:bitte )?(?:noch ?mal )?meine (?:
        befehle|zuge|orders
      )
      |(?:erinner\w* mich an|was (?:sind|waren)) (?:\w+ )?meine (?:befehle|zuge)
      |welche (?:befehle|zuge) (?:habe ich|hast du von mir|haben sie von mir|liegen von mir)
      |was habe ich (?:\w+ )?(?:befohlen|abgegeben)
    `,
      wrapped`
      (?:
        rappele[sz]?|rappelle[sz]?|montre[sz]?|redonne[sz]?|redi(?:s|tes)|renvoye[sz]?|envoye[sz]?
      ) (?:moi |nous )?(?:\w+ )?mes (?:ordres|coups)
      |quels (?:ordres )?(?:as tu|avez vous|sont|etaient) (?:\w+ )?(?:mes ordres|de moi)
      |quels ordres (?:as tu|avez vous) (?:de moi|recus)
    `,
      wrapped`
      (?:recuerda\w*|muestra\w*|repite\w*|dime) (?:\w+ )?mis (?:ordenes|movimientos)
      |(?:que|cuales) ordenes (?:he dado|tienes mias|te mande)
      |(?:ricordami|mostrami|ripetimi|dimmi) (?:\w+ )?(?:i )?miei ordini
      |quali ordini (?:ho dato|hai)
    `,
    ].join("|")}
  )
`;

/** `Did Sev hold?`, `I got Serbia, right?`: a place by its abbreviation is no word that was learned. */
const heldOrWon = regex()`
  ^(?:(?:so|and|well|hm+) )*(?:
    ${[
      wrapped`
      (?:did|has|have) (?:my |the )?(?:\w+ ){1,3}?
        (?:held|hold|hold out|held out|stand firm|survived?)
      |(?:i|we) (?:got|took|won|have taken|captured) (?:\w+ ){1,3}?
        (?:right|correct|yes|didn t i|didn t we|haven t i|haven t we)
    `,
      wrapped`
      hat (?:\w+ ){1,2}?(?:stand)?gehalten|(?:\w+ ){1,2}?a(?: t elle| t il)? tenu
      |(?:aguanto|resistio) \w+|ha (?:tenuto|resistito) \w+|heeft \w+ standgehouden
    `,
    ].join("|")}
  )(?: now| this time)?$
`;

/** `Where are my pieces, and what do the others have?` */
const everybodyToo = regex()`
  \b(?:what|where|which units?) (?:(?:do|are|have|has|is|does) )?(?:all )?(?:the )?(?:
    others?|other players|everybody(?: else)?|everyone(?: else)?|all players
  ) (?:have|has|stand|stands|are|is|got)(?= *$| (?:now|got|on|and|units|at the moment|right)\b)
  |\bwhere are (?:all )?(?:the )?(?:others|other (?:players|units|armies)|everybody|everyone)
    (?: else)?(?: now)?$
  |\b(?:wo (?:stehen|sind)|was haben) (?:die )?(?:anderen|alle)\b
  |\bou sont (?:les )?(?:autres|tous)\b|\bdonde estan (?:los )?(?:demas|otros|todos)\b
  |\bdove sono (?:gli altri|tutti)\b
`;

/** `Could you stop sending me so many messages?` */
const tooManyLetters = regex()`
  \b(?:
    (?:stop|quit) (?:sending|writing|mailing|spamming) (?:me )?
      (?:so many|all these|all those|that many|so much)
    |(?:so|too) many (?:mails|e ?mails|letters|messages) from you
    |(?:fewer|less) (?:mails|e ?mails|letters|messages)(?: please| from you)
    |(?:weniger|zu viele|nicht so viele) (?:mails|e ?mails|briefe|nachrichten) (?:
      von (?:dir|ihnen)|schicken
    )
    |(?:moins|trop) de (?:mails|courriels|messages) de (?:ta|votre) part
  )\b
`;

/** `Is a country free in paris?`, `I could take over that country if you still need somebody.` */
const freeSeat = regex()`
  \b(?:
    ${[
      wrapped`
      (?:is|are|was|any|do you have|have you(?: got)?|got) (?:\w+ ){0,3}?(?:
        countr(?:y|ies)|powers?|seats?|places?|spots?|positions?|nations?
      ) (?:\w+ ){0,3}?(?:free|open|available|vacant|left|unclaimed)
      |(?:free|open|available|vacant) (?:countr(?:y|ies)|powers?|seats?|spots?|positions?)
        (?= *$| (?:in|left|anywhere|now|here|at)\b)
    `,
      wrapped`
      (?:i|we) (?:could|can|would|d|ll|will|may|might|am|m|shall)(?: (?:\w+ ){0,4}?
          (?:happy|glad|willing|able|ready|like|love|prepared) to)? (?:\w+ )?
        (?:take over|step in|jump in|fill in|stand in)(?= *$
          | (?:for )?(?:
            that|this|the|a|any|some|his|her|their|one|if|for|as|from|whoever|there|england|france
            |germany|italy|austria|russia|turkey
          )\b)
    `,
      wrapped`
      (?:ist|ware|gibt es|habt ihr|hast du|haben sie) (?:\w+ ){0,4}?
        (?:was|etwas|jemand|einer|eins) frei
      |(?:is|s) there (?:\w+ )?(?:anything|something) (?:\w+ )?(?:free|open|left|going)
      |(?:y a t il|reste t il|il reste) (?:\w+ ){0,2}?quelque chose (?:\w+ )?libre
      |(?:hay|queda) (?:algo|alguna?) (?:\w+ )?libre
      |c e (?:ancora )?(?:qualcosa|posto)(?= *$| (?:di )?(?:libero|in|nella|per)\b)
    `,
      wrapped`
      (?:ist|sind|gibt es|habt ihr|haben sie|hast du|ware) (?:\w+ ){0,4}?
        (?:land|lander|macht|machte|platz|platze|position)\w* (?:\w+ ){0,3}?frei
      |freie[sr]? (?:land|platz|platze|macht|lander)
      |ich (?:konnte|kann|wurde|mochte) (?:\w+ ){0,5}?(?:ubernehmen|einspringen)
    `,
      wrapped`
      (?:y a t il|il y a|reste t il|il reste|avez vous|est ce qu il (?:reste|y a)) (?:\w+ ){0,3}?
        (?:pays|places?|sieges?|puissances?|postes?) (?:\w+ ){0,2}?
        (?:libres?|disponibles?|vacante?s?)
      |je (?:peux|pourrais|veux bien|voudrais|souhaite|aimerais) (?:\w+ ){0,2}?
        (?:reprendre|remplacer)
    `,
      wrapped`
      (?:hay|queda|quedan|esta) (?:\w+ ){0,3}?(?:pais|paises|plazas?|puestos?|potencias?) (?:\w+ ){0,2}?libre
        s?
      |(?:puedo|podria) (?:\w+ )?(?:sustituir|reemplazar|ocupar)
      |(?:c e|ci sono|e rimast\w) (?:\w+ ){0,3}?(?:paese|paesi|posto|posti|potenz\w) (?:\w+ ){0,2}?liber
        \w
      |(?:posso|potrei) (?:\w+ )?(?:subentrare|sostituire)
    `,
    ].join("|")}
  )
`;

/** `When will I hear back?` */
const hearBack = regex()`
  \bwhen (?:will|do|can|shall|should) (?:i|we) (?:\w+ )?(?:hear|get|receive|have|see|expect) (?:\w+ )?(?:
    back|an answer|a reply|anything|something|the (?:results?|outcome)
  )\b
`;

/** `Where are his armies?`, of a power that was named before. */
const theirUnits = regex()`
  \b(?:
    ${[
      wrapped`
      (?:(?:where|what|which) (?:are|is|s|r)|how many (?:are|of)|wheres|whats) (?:\w+ ){0,2}?
        (?:his|her|their|its) (?:
          units|armies|army|fleets?|boats?|ships?|guys|pieces|stuff|troops|men
        )
    `,
      wrapped`
      wo (?:stehen|sind|steht|ist|liegen|befinden sich) (?:denn |jetzt |gerade )?
        (?:seine|ihre|deren) (?:\w+ )?(?:einheit\w*|armee\w*|flotte\w*|truppen)
    `,
      wrapped`
      ou (?:sont|est|se trouvent) (?:ses|leurs|sa|son) (?:unites?|armees?|flottes?|troupes|pieces)
      |donde (?:estan|esta) sus? (?:unidad\w*|ejercitos?|flotas?|tropas)
      |dove sono (?:le sue|i suoi|le loro) (?:unita|armate|flotte|truppe)
    `,
    ].join("|")}
  )\b
`;

/** `Did I do it right?`, of the orders that were sent. */
const rightDone = regex()`
  ^(?:(?:and|so|ok|but) )*(?:
    ${[
      wrapped`
      (?:did|have|was|am) i (?:
        do|done|get|got|write|written|doing|send|sent|enter|entered|fill|put
      )? ?(?:(?:it|this|that|them|everything|all|all of (?:it|that)|my (?:orders|moves)|things) )?
        (?:all )?(?:in )?(?:right|correct(?:ly)?|ok(?:ay)?|properly|well|alright)
        (?: (?:now|so far|then|like (?:this|that)|this time))*
    `,
      wrapped`
      (?:is|are|was|were|looks?|does) (?:
        everything|my (?:orders|moves)|it all|all|all of (?:it|that)
      ) (?:all |look )?(?:right|correct|ok(?:ay)?|fine|good|alright|in order|there|complete)
        (?: (?:now|so far|then|with my (?:orders|moves)|with me))*
    `,
      wrapped`
      (?:habe|hab) ich (?:(?:das|es|alles|jetzt|meine befehle) )*(?:so )?(?:richtig|korrekt|gut) (?:
        gemacht|geschrieben|geschickt|eingegeben|abgegeben|ausgefullt
      )(?: so)?
      |(?:ist|sind|passt|stimmt) (?:jetzt |so |denn )*(?:alles|meine befehle|meine zuge)
        (?: (?:so|jetzt))*(?: (?:richtig|korrekt|ok|gut|in ordnung))?
    `,
      wrapped`
      (?:est ce que )?(?:j ai|ai je) (?:(?:tout|bien) )*
        (?:fait|bien fait|bon|juste|ecrit|envoye|rempli)
        (?: (?:correctement|comme il faut|juste|tout juste))?
      |(?:est ce que )?(?:tout|mes ordres) (?:est|sont) (?:bien )?
        (?:corrects?|bons?|bon|en ordre|juste|ok)
    `,
      wrapped`
      lo he hecho bien|he hecho (?:todo )?bien|esta todo (?:bien|correcto)
      |ho fatto (?:tutto )?(?:bene|giusto)|va tutto bene con (?:i miei )?ordini
      |heb ik het goed gedaan|is alles goed
    `,
    ].join("|")}
  )$
`;

/** `Can I start over?`, of the orders that were sent. */
const startingOver = regex()`
  \b(?:
    ${[
      wrapped`
      (?:
        can|could|may|might|should|how (?:do|can|could)|want to|like to|let me|is it possible to
        |am i allowed to
      ) (?:i |we )?(?:please |just |maybe )?(?:
        start (?:over|again|afresh|anew|from (?:scratch|the (?:start|beginning))|all over)
        |begin (?:again|anew)|redo (?:it|this|that|them|everything|all|my (?:orders|moves))
        |do (?:it|this|that|them|everything)(?: all)? (?:over|again|anew)
        |reset (?:it|them|everything|my (?:orders|moves))|try again
      )
    `,
      wrapped`
      (?:(?:noch ?(?:ein)?mal|wieder|ganz) )(?:ganz )?(?:von vorn(?:e)?|neu) (?:\w+ )?
        (?:anfangen|beginnen|machen|starten)
      |(?:kann|darf|mochte|wurde|will) (?:\w+ ){0,4}?(?:
        neu anfangen|von vorn(?:e)? (?:anfangen|beginnen)|alles neu (?:machen|schreiben|eingeben)
      )
    `,
      wrapped`
      (?:(?:puis|peux|voudrais|aimerais|peut|dois) (?:je |on )?|je (?:peux|voudrais) )
        (?:\w+ ){0,2}?(?:recommencer|tout refaire|repartir (?:de zero|a zero))
    `,
      wrapped`
      (?:puedo|podria|quiero|posso|potrei|vorrei) (?:\w+ ){0,2}?(?:
        empezar de nuevo|volver a empezar|ricominciare|rifare tutto|rincominciare
      )
      |opnieuw beginnen
    `,
    ].join("|")}
  )\b
`;
/** What else is free, or taken over: a place on the board, a deadline, a vote. */
const ofUnitsOrTime = regex()`
  \b(?:
    units?|arm(?:y|ies)|fleets?|centers?|centres?|deadlines?|gm|game master|moves?|orders?
    |retreat\w*|build\w*|armee\w*|flotte\w*|befehle?|armees?|ordres?
  )\b
`;

/** Of a game, or what is no order. */
const ofOthers = regex()`
  \b(?:
    games?|spiel\w*|partie|partida|partita|draw|vote\w*|message\w*|season|turn|phase|gm|vienna
    |account|password|name|map
  )\b
`;

/** `Why is Sweden still empty?` */
const emptily = [
  /\b(?:why|how come|warum|wieso|weshalb|pourquoi|por que|perche|waarom)\b/,
  regex()`
    \b(?:
      empty|neutral|nobody s|unowned|free|vacant|leer|frei|niemandem|unbesetzt|vides?|libres?
      |neutres?|vaci[oa]|neutr[oa]le?s?|vuot[oa]|liber[oa]|leeg
    )\b
  `,
] as const;

/** `What's the first thing I have to do?`, `I have your letter, and I am ready to begin.` */
const firstDuty = regex()`
  ^(?:(?:ok|okay|so|hi|hello|hey|and|also|und|hallo|alors|bonjour|et|bon|hola|y|ciao|e) )*(?:
    ${[
      wrapped`
      what(?: is|s)? (?:the |my )?(?:very )?(?:first|next) (?:thing|step|job|task)(?: (?:that )?
          (?:i|we) (?:have|need|must|should|got|ought|am supposed)(?: to)?(?: do)?)?
        (?: (?:now|here|then))?$
      |where do i (?:even )?(?:start|begin)$
    `,
      wrapped`
      was (?:muss|soll|mache|tue) ich (?:(?:denn|jetzt|nun|hier|als|zuerst|erstes|nachstes|da) )*
        (?:machen|tun|zuerst|jetzt|als erstes)$
      |womit fange ich an$
    `,
      wrapped`
      (?:qu est ce que|que|quoi) (?:je )?(?:dois|doit)(?: je| on)? faire (?:
        en premier|d abord|maintenant
      )$
      |par (?:quoi|ou) (?:(?:je|dois je|faut il|on) )?commence\w*$
    `,
      wrapped`
      que (?:tengo que|debo) hacer (?:primero|ahora|en primer lugar)$|por donde empiezo$
      |(?:che |che cosa |cosa )(?:devo|dovrei) fare (?:per (?:prima cosa|primo)|prima|adesso|ora)$
    `,
      wrapped`
      (?:i|we) (?:have|ve|did|just|now|already)* ?(?:received|got|get) (?:your|the) (?:
        letter|mail|e mail|email|message
      )s?(?: (?:safely|well|today|now|thank you|thanks))?(?: and (?:i )?(?:am|m) (?:now |all )?
          (?:ready|set|prepared|good to go)(?: to (?:begin|start|play|go))?)?$
    `,
    ].join("|")}
  )
`;

/** `Please acknowledge that I am in`: of the seat, and no orders. */
const seated = regex()`
  \b(?:
    (?:acknowledge|confirm)(?: (?:to|for) me)?(?: that)? (?:
      i (?:am|m) (?:\w+ )?(?:in|playing|registered|taking part|signed up)|you have me
    )
    |have me down (?:for|as)|am i (?:really |now |actually )?(?:in|signed up|registered)
    |(?:bestatig\w*|bin ich) (?:\w+ ){0,4}(?:dabei|angemeldet|eingetragen)
    |(?:confirm\w*|suis je) (?:\w+ ){0,5}
      (?:inscrite?|dans la partie|apuntad[oa]|inscrit[oa]|dentro)
    |conferm\w* (?:\w+ ){0,4}(?:iscritt[oa]|dentro)
  )(?= *$| (?:germany|england|france|italy|austria|russia|turkey|now|please|the game|or not))
`;

/** `Où en est-on ?` */
const whereNow = regex()`
  ^(?:(?:and|so|ok|hi|et|alors|bonjour|und|hallo|y|hola|e|ciao) )*(?:
    ou en (?:est on|sommes nous|est la partie|est le jeu|est ce)|on en est ou|wo stehen wir
    |wie weit (?:sind wir|ist das spiel)|where are we(?: now| at| up to)?
    |where (?:do we|does the game|have we) (?:stand|got to)|a que punto siamo
    |dove siamo(?: arrivati)?|en que (?:punto )?(?:estamos|vamos)|por donde vamos
    |waar zijn we(?: gebleven)?
  )$
`;

/** `Why nobody answer me`: of the other players, as far as anybody can tell. */
const noAnswers = regex()`
  ^(?:(?:and|so|but|hi|hey|und|aber|et|mais|y|pero|e|ma) )*(?:
    (?:why|how come) (?:(?:does|do|is|has|did|will) )?(?:nobody|no one|noone|no body) (?:
      (?:ever|else|here|is|has) )*(?:answer|repl(?:y|ie)|respon|writ|wrote|talk)
    |warum (?:antwortet|schreibt|redet) (?:\\w+ ){0,2}(?:niemand|keiner)
    |pourquoi (?:personne|est ce que personne) (?:ne )?(?:me |m )?(?:repond|ecrit)
    |por que (?:nadie )(?:me )?(?:contesta|responde|escribe)
    |perche nessuno (?:mi )?(?:risponde|scrive)|waarom antwoordt (?:er )?niemand
  )
`;

/** `Je me retire où ?`: of a unit, and of nobody who leaves. */
const whereTo = regex()`
  \b(?:
    where (?:do|can|could|should|must|may|does|shall) (?:i|we|it|he|she|they|my \w+) (?:\w+ )?
      (?:retreat|withdraw|retire|go to|flee|run)
    |wohin (?:\w+ ){1,5}(?:zuruck\w*|ausweichen|fliehen)
    |(?:je|on|nous|elle|il) (?:peux |peut |dois |doit |pouvons )?(?:me |m |se |nous )?
      (?:retir\w*|repli\w*|retrait\w*|recul\w*) ou\b
    |ou (?:(?:est ce que|je|peux|puis|dois|peut|doit|on|ma|la|mon|flotte|armee) ){1,5}
      (?:me |m |se )?(?:retir\w*|repli\w*|recul\w*)
    |(?:a ?donde|donde) (?:\w+ ){0,4}(?:retir\w*|repleg\w*|replieg\w*)
    |dove (?:\w+ ){0,4}(?:ritir\w*|ripieg\w*)|waarheen (?:\w+ ){1,5}(?:terug\w*|vluchten)
  )\b
`;

/** `What's the army at the top do?` */
const unitCan = regex()`
  ^(?:(?:and|so|ok|hi|hey|but) )*what(?: (?:is|s|can|does|may|could|will|would))? (?:the|my|that|this) (?:\w+ )?
    (?:army|fleet|unit|boat|ship|piece|guy|one)(?: \w+){0,5} (?:
      do|go|reach|(?:allowed|able|supposed) to (?:do|go)
    )(?: (?:now|here|this turn))?$
`;

/** What none of the words are in. */
function noneOf(words: RegExp): RegExp {
  return new RegExp(`^(?!.*(?:${words.source}))`);
}

/** `I would rather call the game Montmartre than paris.` */
const renaming = regex()`
  ^(?!.*\b(?:draw|off|day|end|quits)\b).*\b(?:
    (?:rather|like to|want to|prefer to|better|please) (?:call|name) (?:
      it|the game|this game|our game
    )
    |(?:call|name) (?:the|this|our) game|don t like the name
    |(?:das spiel|es) (?:\w+ )?(?:lieber )?(?:nennen|umbenennen)|appeler (?:la|cette) partie
    |(?:partie|partida|partita) (?:plutot )?s appelle
  ) \w
`;

/** `Am I still in?`, `false alarm, I can stay` */
const stillIn = regex()`
  ^(?:(?:so|and|but|ok|okay|lol|jk|well) )*(?:am i|i am|i m|im) still (?:
    in(?= *$| (?:it|the game|this|then|though))|playing
  )
  |\b(?:
    false alarm|good news|jk|just kidding|after all|nvm|never ?mind|actually|no wait|forget it
  )\b.*\b(?:
    i (?:can |will |ll |am |m |do |want to |d like to |would like to )?(?:now )?(?:
      stay(?:ing)?|keep playing|keep on playing|go on playing|play on|continue
    )
    |im staying|i (?:dont|don t|do not) (?:have|need) to (?:quit|leave|stop|resign|go)
  )\b
  |^(?:(?:actually|wait|no) )*i (?:
    can (?:stay|keep playing|go on playing)|(?:want|would like) to (?:keep|go on) playing
  )(?= *$| (?:after all|now|too|if))
`;

/** `If possible I would like one more day for this turn, as I am waiting for Russia's answer.` */
const moreTime = regex()`
  ^(?:(?:if possible|sorry|hello|hi|please|and|but|so|well) )*(?:i|we) (?:
    (?:would|d|should|really|also|do) )*(?:like|love|need|want|appreciate|could (?:use|do with)) (?:
      to have |to get )?(?:
        (?:an|one|a|two|three|some|\d) (?:more|extra|additional|further) (?:days?|hours?)
        |another (?:\w+ )?(?:days?|hours?)|(?:a|one|two|three|\d) days? more
      )\b
`;

/** `If somebody kicks my fleet out of Denmark`: what has not happened yet. */
const thrownOut = regex()`
  \b(?:
    if|in case|when(?! (?:do|does|can|must)\b)|suppose|wenn|falls|sollte|(?<!est ce que )si|quand
    |al ser|quando|als|se (?:mi|qualcuno|un|una|l|il|lo|la|io|dovess\w+)
  )\b(?=
    .*\b(?:
      out|away|off|dislodge\w*|beat\w*|attack\w*|rauswirf\w*|raus|vertreib\w*|vertrieben
      |angegriffen|angreift|schlag\w*|deloge\w*|chass\w*|battue?|attaqu\w*|ech\w+|desaloj\w*
      |expuls\w*|atac\w*|cacci\w*|scacci\w*|sloggi\w*|attacc\w*|verja\w*|verdr\w*|eruit|aanval\w*
    )\b
  )
`;

/** `Geht da was mit der Frist?` */
const ofTheTime = regex()`
  ^(?:(?:hi|hallo|sorry|und|also|ja) )*(?:
    (?:geht|ginge) (?:da )?|(?:kann|konnte) (?:man|ich|jemand|euch|da) |(?:lasst|liesse) sich |
    (?:ist|ware) (?:da )?
  )
`;
const shifting = regex()`
  \b(?:was|etwas|noch was) (?:mit|an|bei) (?:der|die) (?:frist|deadline|zeit|abgabe)\b
  |\b(?:an|mit) (?:der|die) (?:frist|deadline|zeit|abgabe) (?:noch )?(?:was|etwas) (?:
    machen|drehen|andern|tun|moglich|drin
  )\b
`;

/** `Could you tell me how the rest is set?` */
const howSet = regex()`
  \b(?:how|what) (?:(?:is|are|have i|did i|was|were) )?(?:
    (?:the|all|everything|rest|others?|else|remaining|game|it|settings?) ){1,4}
    (?:(?:is|are|was|were) )?(?:now )?(?:set|configured|chosen)(?: up)?
    (?= *$| (?:now|at|right|currently|so|i|up|then)\b)
`;

const plainly: readonly (readonly [readonly RegExp[], Intent])[] = [
  [[whereNow], "deadline"],
  [[translating], "language"],
  [[firstDuty], "duty"],
  [[seated], "going-on"],
  [[noAnswers], "press"],
  [[unitCan], "possible"],
  [[whereTo, thrownOut], "retreats"],
  [[whereTo], "possible"],
  [[moreTime], "more-time"],
  [[ofTheTime, shifting], "more-time"],
  [[howSet], "settings"],
  [[renaming], "rename"],
  [[stillIn], "going-on"],
  [[theirUnits], "their-units"],
  [[rightDone], "complete"],
  [[startingOver, noneOf(ofOthers)], "change"],
  [emptily, "why"],
  [[howTheyJoin], "join"],
  [[ownOrders], "received"],
  [[heldOrWon], "happened"],
  [[freeSeat, noneOf(ofUnitsOrTime)], "vacancy"],
  [[hearBack], "turn-run"],
  [[everybodyToo], "everybody"],
  [[tooManyLetters], "digest"],
];
