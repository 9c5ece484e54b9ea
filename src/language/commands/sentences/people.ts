/** Sentences of GMs about those who play: who may come, who goes, who plays what, and who runs the game. */
import { wrapped } from "../../../util/index.js";
import { address, power, type Sentence, says } from "./sentence.js";

const nobody = "(?!(?:all|(?:the )?orders?|every\\p{L}*|they|it|that|this|which|what|there)\\b)";
const name = `(${address}|${nobody}\\p{L}[\\p{L}'.-]+(?: \\p{Lu}[\\p{L}'.-]+)??)`;
const him = `(?:${name})`;
const too = "(?: too| as well| please| then| now)*";
const all = "(?:them|every(?:one|body)|all|both)(?: of them| who (?:asks?|wants?|applies))?";
const at = `\\(?(?:at )?(${address})\\)?`;

const comers: readonly Sentence[] = [
  [
    says(
      `(?:let|allow|have) ${all} (?:all )?(?:to )?(?:in|join|play)${too}`,
      `(?:accept|admit|approve|welcome|take) ${all}${too}`,
      wrapped`
        (?:they|both|all|all of them|both of them) (?:are|can|may) (?:all )?
          (?:fine|ok|okay|welcome|in|join|play|come in)(?: with me| by me)?
      `,
      wrapped`
        (?:lass|lasst|nimm) (?:alle|beide) (?:rein|herein|mitspielen|auf)
        |accepte\p{L}* (?:tous|tout le monde)|acepta a todos|accetta tutti
      `,
    ),
    "APPROVE ALL",
    "gm",
  ],
  [
    says(
      `(?:let|allow) ${him} (?:to )?(?:in|join|play)${too}`,
      `(?:accept|admit|approve|welcome) ${him}${too}`,
      wrapped`
        ${him}(?:'s| is| are) (?:fine|ok|okay|welcome|in|good|alright|all right|approved|accepted)
          (?: (?:too|as well|with me|by me|for me))*
      `,
      `${him} (?:can|may) (?:join|play|come(?: in)?|get in|have a (?:seat|place))${too}`,
      wrapped`
        (?:
          yes to(?! (?:both|all|every|that|this|these|those|it)\b)
          |i(?:'m| am) (?:fine|happy|ok|okay) with
        ) ${him}(?: joining| playing)?
      `,
      wrapped`
        (?:lass|lasst|lassen sie) ${him} (?:bitte )?(?:rein|herein|mitspielen|mitmachen)
        |(?:nimm|nehmt) ${him} auf
        |${him} (?:darf|kann) (?:gern(?:e)? )?(?:mitspielen|mitmachen|rein|dabei sein)
      `,
      `(?:accepte[rz]?|laisse[rz]?) ${him}(?: jouer| entrer)?|${him} peut (?:jouer|entrer|participer|venir)`,
      `(?:acepta|admite) a ${him}|deja entrar a ${him}|${him} puede (?:jugar|entrar|participar)`,
      `(?:accetta|ammetti|fai entrare) ${him}|${him} può (?:giocare|entrare|partecipare)`,
    ),
    "APPROVE $1$2$3$4$5$6$7$8$9$10$11$12$13$14$15$16",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:
          i(?:'d| would) rather not (?:have|let)|i(?:'d| would) prefer not to (?:have|let)
          |i (?:don't|do not) (?:want|like)|(?:please )?(?:don't|do not) let
          |(?:don't|do not) (?:accept|approve|admit|take)
        ) ${him}(?: (?:in|join|play|to (?:join|play|be in)|playing))*
          (?: (?:in )?(?:this|my|the|our) game)?
      `,
      `(?:reject|refuse|turn down|turn away|decline|keep out|say no to|no to) ${him}`,
      `(?:turn|keep|leave) ${him} (?:down|away|out)(?: of (?:this|my|the|our) game)?`,
      `${him} (?:can't|cannot|may not|shouldn't|is not to|isn't to) (?:join|play|come in|get in)`,
      wrapped`
        ${him} (?:soll|darf|kann) (?:bitte )?nicht (?:mitspielen|mitmachen|rein|dabei sein)
        |ich (?:will|möchte) ${him} (?:lieber )?nicht (?:dabei ?haben|im spiel(?: haben)?|dabei)
      `,
      wrapped`
        je (?:ne )?(?:veux|voudrais) pas (?:de |d')?${him}(?: dans (?:ma|la|cette) partie)?
        |refuse[rz]? ${him}
      `,
      `no quiero a ${him}(?: en (?:mi|la|esta) partida)?|rechaza a ${him}`,
      `non voglio ${him}(?: nella (?:mia )?partita)?|rifiuta ${him}`,
    ),
    "DENY $1$2$3$4$5$6$7$8$9$10$11$12",
    "gm",
  ],
];

const seats: readonly Sentence[] = [
  [
    says(
      `(?:replace|swap|substitute) ${power}(?:'s player)? (?:with|by|for) (?:\\p{L}+ )*(${address})`,
      `(?:give|hand|transfer) ${power} (?:over )?to (?:\\p{L}+ )*(${address})`,
      `let (${address}) (?:play|have|take over|take) (?:for |as )?${power}(?: .*)?`,
      wrapped`
        (${address}) (?:will|shall|should|is going to|wants to|would like to|can) (?:
          take over|take|replace|play|stand in for
        )(?: for| as)? ${power}(?: from now on| instead)?
      `,
      wrapped`
        (?:\p{L}+ ){1,3}?(?:plays|will play|takes over|takes|is taking over|replaces) ${power}
          (?: from now on| from here on| now| instead)*[,.;]? (?:and )?(?:
            (?:(?:his|her|their) )?(?:new )?(?:e-?mail )?address is
            |(?:mail|write to|reach) (?:him|her|them) (?:at|under)|at
          ) (${address})
      `,
      wrapped`
        ${power} (?:has|is|will be|was) (?:
          resigned|quit|left|gone|leaving|dropped out|replaced|out
        )(?:,| and|;|:)* (?:(?:\p{L}+ ){0,4}?)(${address}) (?:
          will |takes?|can |is going to |would ).*
      `,
    ),
    "REPLACE $1$3$6$8$9$11 BY $2$4$5$7$10$12",
  ],
  [
    says(
      wrapped`
        (?:find|get|look for|search for) (?:me |us )?(?:
          somebody|someone|an?(?:other)?(?: new)? (?:player|replacement|substitute|standby)
        )(?: else| new)? for ${power}
      `,
      wrapped`
        (?:i |we )?(?:need|want)s? (?:
          somebody|someone|an?(?:other)?(?: new)? (?:player|replacement|substitute|standby)
        )(?: else| new)? for ${power}
      `,
      wrapped`
        ${power} (?:needs|must have|should have) (?:
          an?(?:other)?(?: new)? (?:player|replacement|substitute)|replacing|to be replaced
        )
      `,
      `${power} (?:must|should|has to) be replaced`,
      wrapped`
        ${power}(?:'s player)?(?: has| have| is|'s)?(?: now| just| sadly| unfortunately)? (?:
          dropped out|drops out|dropping out|resigned|quit|left(?: us| the game)?
          |leaving(?: us| the game)?|gave up|given up|stopped playing|vanished|disappeared
        )
      `,
      wrapped`
        ${power} (?:ist|hat)(?: leider)? (?:ausgestiegen|aufgehört|aufgegeben|das spiel verlassen)
        |${power} a (?:abandonné|quitté(?: la partie)?|arrêté)
        |${power} (?:ha (?:abandonado|dejado la partida)|se ha ido)
        |${power} ha (?:abbandonato|lasciato)(?: la partita)?
      `,
      wrapped`
        (?:suche?|finde?|besorge?)n? (?:bitte )?(?:einen |einen neuen |jemand(?:en)? )?
          (?:ersatz|nachfolger|spieler|neues?)(?: spieler)? für ${power}
      `,
      `${power} (?:bitte )?ersetzen|ersetze ${power}`,
      `(?:trouv|cherch)\\p{L}* (?:un )?(?:remplaçant|autre joueur) pour ${power}|remplac\\p{L}* ${power}`,
      wrapped`
        (?:busca|buscar|encuentra) (?:un )?(?:sustituto|reemplazo|otro jugador) para ${power}
        |(?:sustituye|reemplaza) a ${power}
      `,
      `(?:trova|cerca)(?:re)? (?:un )?(?:sostituto|altro giocatore) per ${power}|sostituisci ${power}`,
    ),
    "REPLACE $1$2$3$4$5$6$7$8$9$10$11$12$13$14$15$16$17$18",
    "guess",
  ],
  [
    says(
      `(?:kick|throw|boot) ${power} out(?: of (?:the|this) game)?`,
      `(?:remove|eject|expel|drop) ${power} from (?:the|this) game`,
      wrapped`
        (?:wirf|werft|schmeiß\p{L}*|nimm) (?:bitte )?${power} (?:bitte )?(?:raus|heraus|aus dem spiel)
        |${power} (?:bitte )?aus (?:dem|diesem) spiel (?:nehmen|werfen|entfernen|streichen)
      `,
      `(?:retire[rz]?|exclu[stz]|excluez|vire[rz]?) ${power}(?: de la partie)?`,
      wrapped`
        (?:saca|quita|expulsa|echa) a ${power}(?: de la partida)?
        |(?:togli|caccia|espelli|rimuovi) ${power}(?: dalla partita)?
      `,
    ),
    "EJECT $1$2$3$4$5$6$7",
  ],
  [
    says(
      `(?:give|assign) (?:\\p{L}+ )*?${at} ${power}(?: (?:straight|right) away| now)?`,
      wrapped`
        (?:\p{L}+ )*?${at} (?:
          gets|plays|is|should (?:get|play|be)|shall (?:get|play|be)|will (?:get|play|be)
        ) ${power}
      `,
    ),
    "SET POWER $1$3 $2$4",
    "gm",
  ],
  [
    says(
      wrapped`
        ${power}(?:'s)? (?:has|have|got|is using|uses)(?: got)? (?:a |an )?
          (?:new|different|other|another) (?:e-?mail|mail)?(?: ?address)?(?: now)?[:,]* (?:it(?:'s| is) )?
          (${address})
      `,
      wrapped`
        ${power}(?:'s)? (?:new )?(?:e-?mail |mail )?address (?:
          is(?: now)?|has changed to|changed to|will be
        )[: ]+(${address})
      `,
      `(?:change|set|update) ${power}(?:'s)? (?:e-?mail |mail )?address to (${address})`,
      `(?:write to|use|send (?:it|everything|letters) to) (${address}) for ${power}(?: from now on| now)?`,
      wrapped`
        ${power} hat (?:jetzt )?(?:eine )?(?:neue|andere) (?:e-?mail-?|mail-?)?adresse[:,]* (?:und zwar )?
          (${address})
      `,
      wrapped`
        ${power} a (?:maintenant )?une nouvelle adresse[:,]* (${address})
        |${power} tiene (?:una )?nueva dirección[:,]* (${address})
        |${power} ha un nuovo indirizzo[:,]* (${address})
      `,
    ),
    "SET ADDRESS $2$4$6$7$10$12$14$16 FOR $1$3$5$8$9$11$13$15",
    "gm",
  ],
];

/** `My friend Henry, henry@example.net,`. */
const comer = `(?:[\\p{L}.]+,? )*?${at},?`;

const gm =
  "(?:gm|game ?master|spielleiter(?:in)?|maître du jeu|meneur|director|organizador|master)";

const masters: readonly Sentence[] = [
  [
    says(
      wrapped`
        (?:i(?:'m| am| want to| would like to|'d like to| will|'ll)? )?(?:hand|pass|give|giv|turn)
          (?:ing)? (?:over )?(?:the |this |my )?game (?:over |on )?to (?:\p{L}+[,:]? )*?${at}
          (?: for good| permanently)?
      `,
    ),
    "HANDOVER $1",
  ],
  [
    says(
      wrapped`
        (?:make|appoint|name|add) (?:\p{L}+ )*?${at} (?:as )?(?:an? |the |my )?
          (?:co-?|second |another |assistant |deputy )?-? ?${gm}
          (?: (?:with|beside|next to) me| too| as well)?
      `,
      wrapped`
        (?:let )?(?:\p{L}+ )*?${at} (?:should |shall |will |can |may )?(?:also )?be (?:a |an |my )?
          (?:second |co-?|another |assistant |deputy )-? ?${gm}(?: too| as well)?
      `,
      wrapped`
        (?:\p{L}+ )*?${at} (?:will|can|is going to|should|wants to|would like to|shall) (?:help|assist|support)
          (?: me)?(?: out)?(?: (?:to )?(?:run|running|with running|with|in running|host|hosting))?
          (?: (?:this|it|the game|this game|our game|things))?
      `,
      wrapped`
        (?:make|appoint|name|add|take(?: on)?|promote) [^@:,]{2,40}? (?:as|to be|to) (?:an? |the |my )?
          (?:co-?|second |another |assistant |deputy |additional )?-? ?${gm}
          (?: (?:with|beside|next to) me| too| as well)?[,:;]? ${at}
      `,
      wrapped`
        (?:let|allow|have) (?:[\p{L}-]+ )*?${at} (?:to )?(?:also )?(?:do|see|change|run|decide) (?:
          everything|anything|all|whatever
        )(?: that| what)? (?:i|we)(?: can| do| may)*(?: too| as well| here)?
      `,
      `mache? (?:bitte )?(?:\\p{L}+ )*?${at} (?:auch )?zum (?:zweiten )?${gm}`,
      `nomm\\p{L}* (?:\\p{L}+ )*?${at} (?:aussi )?${gm}|(?:haz|nombra) (?:a )?${at} ${gm}|nomina ${at} ${gm}`,
    ),
    "PROMOTE $1$2$3$4$5$6$7$8$9",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:let |have |ask )?${comer} (?:to |should |shall |will |can |could |may )?
          (?:takes? over|be|becomes?|replaces? me)(?: as)? (?:the (?:new )?)?
          (?:${gm}|from me|my job)(?: .*)?
      `,
      wrapped`
        (?:let |have )?${comer} (?:to |should |shall |will |can |could |may )?(?:
          takes? over|runs?|leads?|manages?|looks? after|takes? (?:care|charge) of|is taking over
          |will be running
        ) (?:the|this|my|our) game(?: .*)?
      `,
      wrapped`
        (?:hand|pass|give|transfer|turn)(?:ing)?(?: over)? (?:the |my )?
          (?:${gm}|job|role|office|post|duties)(?:'s)?(?: job| role| position| duties| work| seat
            | hat| business| powers| rights)?(?: over| on)? to (?:\p{L}+ )*?${at}
      `,
      wrapped`
        (?:\p{L}+ )*?${at} (?:is|will be|should be|becomes) (?:the |our |your )?(?:new |next )?
          ${gm}(?: from now on| now| instead(?: of me)?)?
      `,
      wrapped`
        (?:from [^,]{2,40}? on,? )?(?:\p{L}+\.?,? )*?${at},? (?:
          will be|is going to be|is to be|should be|shall be|is|will take|takes|should take
        ) (?:in )?(?:charge|command)(?: of (?:the|this|my|our) game)?(?:,? .*)?
      `,
      wrapped`
        ${comer} (?:übernimmt|wird)(?: (?:ab|von) [\p{L} ]{3,20})?(?: jetzt| nun)? (?:
          die (?:spiel)?leitung|das spiel|als ${gm}|(?:der )?(?:neue[rs]? )?${gm}
        )
      `,
    ),
    "HANDOVER $1$2$3$4$5$6",
    "gm",
  ],
];

export const peopleSentences: readonly Sentence[] = [...comers, ...seats, ...masters];
