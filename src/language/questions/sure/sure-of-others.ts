/** What is surely asked of the other players: what they wrote, what they see, and how they vote. */
import { regex, wrapped } from "../../../util/index.js";
import type { Intent } from "../intents.js";
import { ahead } from "./of-the-game.js";

/** `Have you seen my orders?` asks whether they came. */
const other = wrapped`
  (?!(?:you|u|i|we|it|judge|gm|master|program|server|system|du|sie|man|spielleiter|mj|on|tu|meneur|arbitre|arbitro
  |ha|hanno|spelleider)\b)\w+
`;

const kin = wrapped`
  (?:(?:my|a|mein\w*|ein\w*) (?:
    wife|husband|brother|sister|son|daughter|friend|girlfriend|boyfriend|mate|father|dad|mother|mum|mom|kids?|partner
    |colleague|flatmate|cousin|frau|mann|bruder|schwester|sohn|tochter|freund(?:in)?|vater|mutter|kolleg\w+
  )(?: of mine)?)
`;
const shown = wrapped`
  (?:the |die |das |all the )?(?:results?|maps?|moves|game|board|it all|everything|all of it|ergebnisse|karten?|spiel
  |partie|zuge|alles)
`;

export const ofOthers: readonly (readonly [Intent, RegExp])[] = [
  // `Wie viele fehlen noch?`
  [
    "late",
    regex()`
      ^${ahead}(?:
        (?:how many|who) (?:(?:players|people|orders|else) )?(?:are|is|s) (?:still )?(?:missing|outstanding)
        |(?:wie ?viele?|wer|welche) (?:(?:spieler|befehle|zuge|leute|von euch|davon|alles) )?fehl(?:en|t)
        |(?:combien|qui) (?:en )?(?:manquent?|manque t il)|(?:cuant[oa]s|quien(?:es)?) (?:jugadores )?faltan?
        |(?:quant[ie]|chi) (?:giocatori )?mancan?o?|(?:hoeveel|wie) (?:spelers )?(?:ontbreek|ontbreekt|ontbreken|missen
        |mankeren)(?: er)?
      )(?: (?:still|now|yet|noch|denn|jetzt|encore|todavia|aun|ancora|nog|alles))*$
    `,
  ],
  // `Who is that from?`, `Von wem ist das?`
  [
    "heard",
    regex()`
      ^${ahead}(?:
        who(?: is| s| was|s)? (?:this|that|it) (?:message |letter |mail |one )?from
        |who (?:did|does) (?:this|that|it) come from
        |who (?:sent|wrote|send) (?:me )?(?:this|that|it)(?: to me)?(?: message| letter| mail)?
        |(?:from whom|who) (?:is|was) (?:this|that) (?:message|letter|mail)(?: from)?
        |von wem (?:ist|war|kommt|kam|stammt) (?:das|dies|die nachricht|diese nachricht|der brief)(?: denn| eigentlich)?
        |wer hat (?:mir )?(?:das|die nachricht|diese nachricht) (?:mir )?(?:geschrieben|geschickt|gesendet)
        |(?:c est|ca vient|cela vient|le message (?:est|vient)|est ce) de qui|de qui (?:est ce|vient)(?: \w+){0,3}
        |qui (?:est ce qui )?(?:m )?a (?:ecrit|envoye) (?:ca|cela|ce message)
        |de quien (?:es|viene|era)(?: (?:esto|eso|este mensaje|el mensaje))?
        |quien (?:me )?(?:ha )?(?:escrito|mandado|enviado|escribio|mando|envio) (?:esto|eso|este mensaje)
        |(?:di|da) chi (?:e|viene|arriva|era)(?: (?:questo|il messaggio|questo messaggio))?
        |chi (?:mi )?(?:ha )?(?:l ha )?(?:scritto|mandato|inviato)(?: (?:questo|questo messaggio))?
        |van wie (?:is|komt|was) (?:dit|dat|dit bericht|dat bericht)
        |wie (?:heeft|stuurde|schreef) (?:mij |me )?(?:dit|dat|dit bericht)(?: (?:gestuurd|geschreven))?
      )$
    `,
  ],
  // `Can Anna see the map without playing?`, `My wife would like to see the results, too`
  [
    "watch",
    regex()`
      ^${ahead}(?:
        (?:can|could|may|might|would) (?:my |a )?${other}(?: \w+){0,2}? (?:see|watch|follow|look|read|get|have)\b.*
          \b(?:without (?:playing|a seat|being in it)|ohne (?:mit)?zu ?spielen|sans jouer)
        |(?:kann|konnte|darf) (?:mein\w* )?${other} .*\bohne (?:selbst )?mit ?zu ?spielen
        |(?!.*\b(?:i|we|you) (?:want|would|d)\b).*\b(?:wants?|would (?:like|love)) to (?:watch|observe|spectate
          |look on|follow along)
        |(?:can|could|may|might|let) ${kin} (?:also |please )?(?:see|follow|read|get|have|watch) ${shown}
        |${kin} (?:wants?|would (?:like|love)|d (?:like|love)) to (?:see|follow|read|get|have) ${shown}
        |(?:kann|konnte|darf|lass) ${kin} (?:auch )?${shown} (?:auch )?(?:sehen|bekommen|lesen|mitlesen|verfolgen)
        |${kin} (?:will|mochte|wurde gern\w*) (?:auch )?${shown} (?:auch )?(?:sehen|bekommen|lesen|mitlesen|verfolgen)
      )(?: (?:too|also|as well|auch|how|possible|is|that|does|work|geht|das|wie|moglich|ok(?:ay)?))*$
    `,
  ],
  // `Non ho capito come si scrive agli altri giocatori`
  [
    "press",
    regex()`
      ^${ahead}(?:(?:scusa|scusi|sorry|pardon|desole|entschuldigung|perdon) )?(?:
        (?:i|we) (?:still )?(?:do not|don t|did not|didn t|dont) (?:understand|know|see|get) how (?:to|i|one|you|we)
          [ ](?:can )?(?:write|talk|speak|send (?:\w+ )?(?:messages?|letters?|mails?)) to
          [ ](?:the )?(?:others?|other players|players)
        |(?:ich )?(?:weiss|verstehe|kapiere) (?:\w+ )?nicht wie (?:man|ich) (?:den|die|mit den) (?:anderen|mitspielern)
          [ ](?:schreib\w*|erreich\w*|rede\w*)
        |(?:je )?(?:ne )?(?:sais|comprends|n ai) pas (?:compris )?comment (?:on )?(?:ecri\w+|contact\w+|parle\w*)
          [ ](?:aux?|les|avec les) (?:autres|joueurs)
        |no (?:se|entiendo|he entendido) como (?:se )?(?:escrib\w+|habl\w+) (?:a|con) los (?:otros|demas|jugadores)
        |non (?:so|capisco|ho capito) come (?:si )?(?:scriv\w+|parl\w+|contatt\w+)
          [ ](?:agli altri|ai giocatori|con gli altri)
      )(?: \w+)?$
    `,
  ],
  // `Who else is still alive and how many SCs do they have?`
  [
    "standings",
    regex()`
      ^${ahead}(?:
        (?:who|which (?:powers?|countries|players)) (?:else )?(?:is|are|s) (?:all )?still (?:in|in it|alive|left|around
          |there|playing|in the game)
        |wer (?:ist|lebt|spielt) (?:denn )?(?:sonst |alles )*noch(?: (?:am leben|dabei|im spiel|mit|da))?
        |qui est encore (?:en (?:vie|jeu|lice)|dans la partie)|chi e ancora (?:vivo|in gioco)
        |quien sigue (?:vivo|en juego|jugando)|wie (?:is|zijn) er nog (?:over|bij)
      ) (?:and|und|et|e|y|en) (?:with )?(?:how many|wie ?viele|combien|quanti|cuantos|hoeveel)\b.*$
    `,
  ],
  // `Has Germany seen my orders?`, `Weiß der Russe schon, was ich ziehe?`
  [
    "secrecy",
    regex()`
      ^${ahead}(?:
        (?:has|have|did|does|do) (?:the )?${other} (?:already |yet )?(?:seen?|read|know) (?:about )?(?:my orders
          |my moves)(?: yet| already)?
        |(?:hat|haben|sieht|sehen|kennt|kennen) (?:der |die )?${other} (?:schon |bereits )?
          (?:meine (?:zuge|befehle|orders))
          (?: schon| bereits)?(?: gesehen| gelesen)?
        |(?:est ce que )?(?:l |le |la |les )?${other} (?:a|ont|voit|voient|connait)(?: t (?:il|elle))? (?:deja )?
          (?:vu |lu )?mes (?:ordres|coups)
        |(?:ya )?(?:ha|han) visto (?:ya )?(?:(?:los|las|el|la) )?${other} mis (?:ordenes|jugadas)
        |(?:l )?${other} (?:ha|hanno) (?:gia )?visto i miei ordini
        |heeft ${other} mijn (?:orders|zetten|bevelen) (?:al )?gezien
      )$
    `,
  ],
  // `Sind alle einverstanden?`, `Qui a refusé ?`, `Has anybody else replied to my draw yet?`
  [
    "votes-seen",
    regex()`
      ^${ahead}(?:
        (?:is|are|do|does|did|has|have) (?:all|every(?:one|body)|any(?:one|body)|the others|they all)(?: else)?
          (?: (?:already|yet|all))? (?:agreed?|in agreement|for it|voted|said (?:yes|no)
          |(?:repl\w+|answer\w*|respond\w*|agreed?|react\w*|vote\w*|object\w*)
            (?: (?:to|for|on|with)) (?:my|the|our) (?:\w+ )?
            (?:draw|vote|offer of a draw|draw proposal))
          (?: yet| already| so far)?
        |who (?:has |have )?(?:refused|said no|voted (?:no|yes|against(?: it)?)|agreed|disagreed|objected|vetoed(?: it)?
          |refused (?:it|the draw)|is against(?: it)?|agreed (?:to|with) (?:the|my) draw|is against the draw)
        |(?:sind|waren) (?:denn )?(?:(?:jetzt|schon) )?(?:alle|alle anderen|die anderen)
          (?: \w+)? (?:einverstanden|dafur)
        |(?:haben|hat) (?:schon )?(?:alle|jeder|jemand)(?: schon| anderen)? (?:zugestimmt|abgestimmt|abgelehnt)
        |wer (?:hat|ist|war) (?:\w+ )?(?:abgelehnt|zugestimmt|dagegen(?: gestimmt)?|dafur(?: gestimmt)?)
        |(?:est ce que )?tout le monde (?:est|a)(?: t il)? (?:deja )?(?:d accord|accepte|vote)
        |(?:ils |elles )?(?:sont|est) ils tous d accord|qui (?:a|est) (?:refuse|accepte|contre|vote (?:non|oui|contre))
          (?: (?:le|la) nulle?| le match nul)?
        |(?:estan|han) (?:todos )?(?:de acuerdo|aceptado|votado)(?: todos)?
        |quien (?:ha )?(?:rechazado|rechazo|aceptado|acepto|esta en contra|voto (?:no|en contra))
        |(?:sono )?(?:tutti )?d accordo tutti|(?:sono )tutti d accordo|chi (?:ha rifiutato|ha accettato|e contrario)
        |(?:is|zijn) (?:iedereen|ze allemaal|allemaal) (?:het )?(?:eens|akkoord)|is iedereen het (?:er mee |ermee )?eens
        |wie (?:is|was|heeft) (?:tegen(?:gestemd)?|geweigerd|ingestemd)
      )$
    `,
  ],
  // `..., and what time in Istanbul?`
  [
    "zone",
    regex()`
      ^(?:(?:and|so|und|et|y|e|en|ok) )*(?:
        (?:at )?what (?:time|hour) (?:(?:is|would) (?:it|that|this) (?:be )?)?(?:in|for) [a-z ]{3,20}(?: time)?
        |(?:um )?wie ?viel uhr (?:(?:ist|ware) (?:das|es) )?(?:in|bei uns in) [a-z]{3,20}
        |(?:a )?quelle heure (?:(?:est ce|c est|il est) )?(?:a|en|pour) [a-z]{3,20}
        |(?:a )?que hora (?:es )?en [a-z]{3,20}|(?:a )?che ora (?:e )?(?:a|in) [a-z]{3,20}|hoe laat (?:is (?:dat
          |het) )?in [a-z]{3,20}
      )$
    `,
  ],
  // `Was hab ich vergessen?`
  [
    "no-order",
    regex()`
      ^(?:(?:so|and|ok|also|und|na|et|alors|y|e|en) )*(?:
        what (?:did i|have i) (?:forget|forgotten|miss|missed|leave out|left out)
        |was (?:habe?|hatte) ich (?:(?:noch|denn|jetzt|alles) )*(?:vergessen|\u00fcbersehen|ubersehen|ausgelassen)
        |(?:hab|habe) ich (?:(?:noch|denn|etwa) )*(?:was|etwas|jemanden|eine einheit) vergessen
        |(?:qu est ce que j ai|qu ai je|ai je) oubli\w*(?: quelque chose| quelqu un)?
        |(?:que|he) (?:he |me )?(?:olvidad\w*|olvide)(?: algo)?|(?:cosa ho|ho) dimenticat\w*(?: qualcosa)?
        |(?:wat ben ik|ben ik (?:iets|wat)|wat heb ik) vergeten
      )$
    `,
  ],
  // `Cosa succede ai miei pezzi?`
  [
    "missed",
    regex()`
      ^(?:(?:e|y|en|ma|ahora|dan) )?(?:(?:che )?(?:cosa )?succede|che (?:fine fanno|ne sara)|que (?:pasa|sucede)
        |wat gebeurt er)(?: (?:adesso|allora|ahora|nu))? (?:ai miei|ai|alle mie|delle mie|con mis|a mis
        |met mijn) (?:pezzi|unita|armate|eserciti|unidades|piezas|tropas|eenheden|stukken)$
    `,
  ],
];
