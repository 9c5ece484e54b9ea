/** The words of those who leave, give a game away, move to another address or look for a seat, as people say it in passing. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type Words = Partial<Readonly<Record<Intent, RegExp>>>;

const draw =
  "(?:draw|tie|nulle|match nul|partie nulle|remis|unentschieden|empate|tablas|patta|pareggio|remise|gelijkspel)";
const him = `(?:him|her|them|it to (?:him|her|them)|${power}|it to ${power})`;

/** What is shared in a draw, and no province. */
const prize =
  "(?:it|this|that|(?:the )?(?:\\w+ )?(?:game|win|victory|honou?rs?|points|spoils|prize|result|board)|es|das|den sieg|das spiel|die partie|la partie|la victoire|le jeu|la|l|el juego|la partida|la victoria|il gioco|la partita|la vittoria|het|het spel|de winst)";

/** What a sentence that asks may be about. */
export const askedOfSeats: Words = {
  complete: any(
    "(?:is|was) it (?:me|just me|only me) (?:that |who |whom )?(?:you|they|we|every\\w+|all)\\b.* wait\\w*.*|(?:are|is|am) (?:you|they|we|every ?(?:one|body)|all|the others|i) (?:\\w+ ){0,3}(?:waiting (?:for|on) me|holding (?:you|every\\w+|things|it|the game|us|them|the others) (?:all )?up|keeping (?:you|every\\w+|them|the others) waiting)\\b.*|am i the (?:last|one|only one)\\b.*(?:wait|miss|late|hold|slow|hung|hanging).*",
    "am i (?:missing|lacking|short of|forgetting) (?:anything|something|any|an? )\\b.*|(?:is|are) there (?:anything|something|any units?) (?:\\w+ )?(?:missing|lacking|left|i (?:forgot|missed))\\b.*|(?:did|have) i (?:miss|forget|forgotten|missed|left out|leave out) (?:anything|something|any(?:one|body)?|a unit|one)\\b.*",
    "(?:wartet|warten) (?:ihr|sie|alle|die anderen|alles|wir) (?:\\w+ ){0,3}auf mich\\b.*|(?:bin ich|liegt es an mir)\\b.*(?:wart|fehl|letzte).*|(?:c est|est ce) (?:bien )?moi (?:que|qu) .*atten\\w+.*|(?:on|vous|tout le monde) (?:\\w+ )?(?:m attend\\w*|attend\\w* (?:\\w+ )?apres moi)\\b.*|(?:me|a mi) (?:\\w+ ){0,3}esper\\w+.*|(?:es a mi|soy yo) .*esper\\w+.*|(?:sono io|aspetta\\w* me)\\b.*|(?:wachten|wacht) (?:jullie|ze|we|iedereen) (?:\\w+ ){0,3}op mij\\b.*|ben ik (?:degene|het|de laatste)\\b.*wacht.*",
  ),
  draw: any(
    "(?:does|do|must|has|have|need) (?:every ?(?:one|body)|all|we all|all of (?:us|them)) (?:\\w+ )?(?:to )?(?:say yes|agree|vote for it|vote yes|be for it|consent)\\b.*|(?:see|know|find out|learn|told|shown) (?:\\w+ ){0,3}(?:(?:that|how|what|if|whether) (?:i|we) (?:\\w+ )?vote\\w*|my vote|(?:that )?it (?:was|is) me)\\b.*",
    "mussen (?:da )?(?:alle|wirklich alle) (?:zustimmen|dafur sein|ja sagen)\\b.*|(?:faut il que )?tout le monde (?:doit|soit|dise) (?:\\w+ )?(?:d accord|oui|accepter)\\b.*|tienen que (?:estar de acuerdo|aceptar) todos\\b.*|devono (?:essere d accordo|accettare) tutti\\b.*",
  ),
  join: any(
    "(?:could|can|may|might) (?:i|we) (?:\\w+ )?(?:have|take|get|play|take over) (?:it|her|him|them|that (?:one|seat|power)|the (?:seat|power))(?: over)?(?: (?:please|then|from here|now|instead))*$",
    "(?:kann|konnte|durfte|darf) ich (?:ihn|sie|es|das|den platz|die) (?:\\w+ )?(?:haben|ubernehmen|nehmen|bekommen)$|(?:pourrais je|puis je|je peux|je pourrais) (?:la |le |l )?(?:avoir|prendre|reprendre)(?: la| le)?$|(?:podria|puedo) (?:cogerla|tomarla|quedarmela|llevarla|tenerla)\\b.*|(?:potrei|posso) (?:prenderla|averla)(?: io)?$|(?:mag|kan) ik (?:die|het|hem) (?:\\w+ )?(?:hebben|overnemen|nemen)$",
    "(?:ha|existe|tem|havera) (?:\\w+ ){0,3}(?:partidas?|jogos?|vagas?|lugar(?:es)?)\\b.*(?:entrar|jogar|participar|livre\\w*|precis\\w*|aberta\\w*)\\b.*",
    "(?:is there|are there|got|have you|have you got|any)(?: \\w+){0,3} (?:chairs?|stools?|berths?|spaces?|gaps?|vacanc(?:y|ies))(?: \\w+){0,2} (?:in|at|on|left|free|open)\\b.*",
  ),
  vacancy: any(
    "(?:has|have|did) (?:anyone|anybody|someone|somebody) (?:\\w+ )?(?:dropped out|left)\\b.*(?:i|me)\\b.*",
  ),
  lateness: any(
    "(?:would|will|does|do|is) (?:it|that|this) (?:count|held|be held|be counted|go down|stand) (?:\\w+ )?against (?:me|us|one|you|somebody|someone)\\b.*|(?:zahlt|schadet) (?:mir )?das (?:\\w+ )?(?:gegen|in)\\b.*",
  ),
};

/** What tells more than any other word beside it: `I'm moving abroad, and this is my last turn.` */
export const saidAboveAll: Words = {
  wait: any(
    "(?:wait\\w*|hold|keep|leave|stay|not (?:\\w+ )?(?:process|run|play)|until|till) .*(?:even|also) (?:if|when|though|once) (?:every ?(?:one|body)|all|they|the (?:rest|others))\\b.* (?:ready|done|in|finished|ordered|sent|there)\\b.*",
    "(?:wart\\w*|offen|erst|nicht|bis) .*auch wenn (?:schon )?(?:alle|jeder|die anderen)\\b.*|(?:attend\\w*|jusqu) .*meme si (?:tout le monde|tous|les autres)\\b.*|(?:esper\\w*|hasta) .*aunque (?:todos|esten|los demas)\\b.*|(?:aspett\\w*|fino) .*anche se (?:tutti|sono|gli altri)\\b.*|(?:wacht\\w*|tot) .*ook (?:als|al) (?:iedereen|alle|ze|de anderen|is iedereen)\\b.*|(?:esper\\w*|ate) .*mesmo (?:que|se) (?:todos|ja)\\b.*",
  ),
  leave: any(
    "(?:this|it|that|these|here)(?: s| is| will be| are)? my (?:very )?last (?:turn|phase|season|move|moves|orders|mail|round)\\b.*|(?:das|dies) (?:ist|war|wird) mein letzter zug\\b.*|(?:c est|ce sera) mon dernier tour\\b.*|(?:es|este es|sera) mi ultimo turno\\b.*|(?:e|sara) il mio ultimo turno\\b.*|(?:dit|het) is mijn laatste beurt\\b.*",
  ),
};

/** What needs no question. */
export const saidOfSeats: Words = {
  assign: any(
    "(?:don t|do not|not|never|rather not|please) (?:\\w+ ){0,2}(?:make|put|seat|place|give) (?:us|me|the two of us) (?:\\w+ ){0,3}(?:next to|beside|near|neighbou?rs?|far (?:apart|away))\\b.*|(?:nicht|keine) (?:\\w+ ){0,2}(?:nachbarn?|nebeneinander)\\b.*|(?:pas|ni) (?:\\w+ ){0,2}(?:voisins?|a cote)\\b.*|(?:no|non) (?:\\w+ ){0,3}(?:vecin[oa]s|vicin[ie])\\b.*|(?:geen|niet) (?:\\w+ ){0,2}(?:buren|naast elkaar)\\b.*",
  ),
  join: any(
    `(?:i(?: d| would| ll| will| can| could)|let me|happy to|glad to|like to) (?:gladly |happily |like to |love to )*(?:take|take over) (?:it|that (?:one|seat|power)|the (?:seat|power)|${power})(?: over| on)?(?: (?:from here|there|then|if .*|please|myself))*$`,
    `(?:ich )?(?:wurde|mochte|will|konnte|kann) (?:ich )?(?:es|das|die|den|sie|ihn|${power}) (?:gern\\w* |wohl |auch )*(?:ubernehmen|weiterspielen|weiterfuhren)\\b.*|je (?:la |le |l )?(?:reprendrais|reprends|prendrais|veux bien (?:la |le |l )?reprendre)\\b.*|(?:yo )?(?:la |lo )?(?:cogeria|tomaria|puedo (?:cogerla|tomarla))\\b.*|(?:la |lo )(?:prenderei|prendo) (?:io|volentieri)\\b.*|ik (?:wil|zou) (?:het|hem|die) (?:wel |graag )*overnemen\\b.*`,
  ),
  leave: any(
    `(?:${power}|you|they|he|she|the (?:game|others|table)|every ?(?:one|body)) (?:will|ll|is going to|must|may|can|has|have) (?:\\w+ )?(?:to )?(?:do|make do|get on|get along|go on|carry on|continue|manage|play) without me\\b(?! (?:until|till|this|for|on|today|tomorrow|tonight|next|from \\w+ to)\\b).*`,
    `(?:count|leave) me out (?:of (?:this|it|the game|here)|from now on|for good)\\b.*|(?:i m|i am|we re) (?:out|off) (?:for good|from now on)\\b.*|(?:find|get|look for) (?:some(?:one|body) else|another player|a replacement) for me\\b.*|(?:that s|this is|that is) it for me\\b(?! (?:today|tonight|for|this)\\b).*`,
    `${power} muss (?:\\w+ ){0,3}ohne mich (?:auskommen|weitermachen|weiterspielen)\\b.*|(?:ihr|alle) (?:musst|mussen) (?:\\w+ ){0,3}ohne mich\\b.*|(?:il faudra|vous devrez|devra) (?:\\w+ ){0,3}sans moi\\b.*|(?:tendra|tendran|tendreis|habra) que (?:\\w+ ){0,3}sin mi\\b.*|(?:dovra|dovrete|dovranno) (?:\\w+ ){0,4}senza (?:di )?me\\b.*|(?:moet|moeten) (?:\\w+ ){0,3}zonder mij\\b.*|(?:tera|terao) de (?:\\w+ ){0,3}sem mim\\b.*`,
    "(?:i |we )?(?:have|need|ve got|want|d like|would like|must|am going|m going|will|ll|shall) (?:to )?(?:bow|step|duck) (?:out|down|aside)(?: of (?:this|it|the game|that one|this one|here))?\\b.*",
  ),
  address: any(
    "(?:these|those|your|the|all|my|any|these) (?:e ?mails?|mails?|letters?|messages?|results|post) (?:\\w+ )?(?:come|go|be sent|be addressed|arrive|reach me|be directed|be delivered) (?:to|at|under) (?!bed\\b|pot\\b|an end\\b)\\w+ .*(?:example|com|net|org|eu|de|uk|fr|es|it|nl|pt|pl|at|ch|test)\\b.*",
    "(?:konn\\w+|bitte|sollen|sollten) (?:\\w+ ){0,5}(?:an|auf) (?:\\w+ ){2,6}(?:example|com|net|org|eu|de|test) (?:\\w+ ){0,2}(?:kommen|gehen|schicken|senden)\\b.*|(?:envoy\\w*|adress\\w*|arriv\\w*) (?:\\w+ ){0,5}(?:desormais|dorenavant|maintenant|a partir) (?:\\w+ ){0,3}a (?:\\w+ ){2,6}(?:example|com|net|org|fr|test)\\b.*",
    "my (?:e ?mails?|mails?|letters?|messages?|post) (?:should|must|can|could|ought to|are to|have to|need to|will|shall) (?:now |please |from now on )?(?:go|come|be sent|be addressed|arrive) (?:to|at)\\b.*",
    "(?:from|as of|starting) (?:\\w+ ){1,3}(?:please )?(?:write|send (?:\\w+ ){0,3}) ?(?:to )?(?:me )?(?:at|to) (?:\\w+ ){2,6}(?:example|com|net|org|de|uk|fr)\\b.*",
  ),
  password: any(
    "(?:set|had|chose|gave|picked|use[ds]?|made|have|know\\w*|seen?|saw|told|guessed|stolen?) (?:\\w+ ){0,4}password\\b.*",
    "password\\b.* (?:can t|cant|cannot|don t|dont|do not) (?:\\w+ )?(?:recall|remember|find|know|think of)\\b.*",
    "(?:mein|das|my|mon|le|mi|la|mio|mijn) (?:\\w+ )?(?:passwort|kennwort|mot de passe|contrasena|clave|password|wachtwoord)\\b.* (?:vergessen|weiss|kennt|bekannt|oublie|connait|sait|olvidad\\w*|sabe|conoce|dimenticat\\w*|conosce|vergeten|kent|weet)\\b.*",
    "(?:forgot(?:ten)?|lost|mislaid|don t know|dont know|do not know|can t remember|cannot remember|can t find) (?:\\w+ ){0,2}(?:my |the )?(?:\\w+ )?password\\b.*|password (?:is |has been )?(?:lost|forgotten|gone)\\b.*",
  ),
  away: any(
    "(?:won t|will not|shan t|shall not|not|don t|do not|can t|cannot|isn t|nowhere|away from|far from) (?:\\w+ ){0,4}(?:screen|computer|keyboard|desk|laptop|phone|internet|web|mailbox|inbox|e ?mails?)\\b.* (?:before|until|till?|for|from|to) (?:the )?(?:\\d|mon|tues|wednes|thurs|fri|satur|sun|next|a|two|three)\\w*.*",
    "(?:operat\\w*|operier\\w*|surgery|hospital|krankenhaus|hopital|opera\\w*|ospedale|ziekenhuis|geopereerd)\\b.* (?:before|until|till?|bis|jusqu|hasta|fino|tot) (?:\\w+ ){0,2}(?:\\d|mon|tues|wednes|thurs|fri|satur|sun|diens|mittw|donner|frei|sams|sonn|lun|mar|mier|mer|jue|jeu|vier|ven|sab|sam|dom|dim|gio|maan|dins|woens|donder|vrij|zater|zon)\\w*.*",
    "(?:won t|will not|shan t|not|don t|do not|can t) (?:be |come |get |expect to be )?(?:back|home|online|there)(?: again| home| online)? (?:un)?till?\\b.*|(?:i m|i am|i ll be|i will be|be) back (?:only |again )?(?:on|by) (?:the )?(?:\\d|mon|tues|wednes|thurs|fri|satur|sun)\\w*.*",
    "(?:bin|komme) ich (?:\\w+ ){0,3}(?:nicht da|weg|verreist|im urlaub|nicht zu hause|erst (?:wieder|am))\\b.*|(?:je ne (?:serai|suis|reviens|rentre)|ne suis je) (?:\\w+ )?(?:pas|que)\\b.*(?:la|chez moi|disponible|retour|avant|le \\d)\\b.*",
    "(?:no (?:vuelvo|volvere|estoy|estare|regreso)) (?:\\w+ )?(?:hasta|del|entre|en casa|disponible)\\b.*|(?:non (?:ci sono|ci saro|torno|saro|rientro)) (?:\\w+ )?(?:fino|dal|prima|a casa|in casa)?\\b.*(?:\\d|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica).*",
    "(?:ben|zal) ik (?:er |even |dan )*(?:niet|weg|op vakantie|afwezig|onderweg)\\b.*|ik (?:ben|zal) (?:er |even |dan )*(?:van|niet|pas|weg|op vakantie|afwezig|onderweg)\\b.*|(?:nie bedzie mnie|nie ma mnie|wyjezdzam|bede nieobecn\\w+|jestem na urlopie)\\b.*",
  ),
  draw: any(
    `(?:content|happy|willing|glad|ready|fine|ok|okay|prepared|agree\\w*|inclined|up|love|like|want|wish) (?:\\w+ )?(?:to |with |for )?(?:shar|split|divid)\\w* ${prize} (?:with|between|among)\\b.*`,
    `(?:bereit|gern|einverstanden|will|mochte|wurde) (?:\\w+ ){0,2}(?:${prize} )(?:\\w+ ){0,2}mit (?:\\w+ ){1,3}(?:zu )?teilen\\b.*|(?:pret\\w*|d accord|content\\w*|veux|voudrais|accepte) (?:\\w+ ){0,2}(?:${prize} )?partager (?:${prize} )?avec\\b.*|(?:dispuest[oa]|content[oa]|encantad[oa]|quiero|acepto) (?:\\w+ ){0,2}compartir(?:l[oa])? (?:${prize} )?con\\b.*|(?:dispost[oa]|content[oa]|felice|voglio|vorrei|accetto) (?:\\w+ ){0,3}(?:condivider|divider|spartir)(?:e|l[oa]) (?:${prize} )?con\\b.*|(?:bereid|wil|graag) (?:\\w+ ){0,2}${prize} (?:te )?delen met\\b.*`,
    `(?:per me|fur mich|von mir aus|pour moi|por mi|wat mij betreft|for me|dla mnie|(?:it s |that s )?(?:fine|ok|okay|good|all right) (?:by|with|for) me|i m (?:all |fully )?for|i am (?:all |fully )?for|put me down for|count me in (?:for|on)|mark me down for) (?:\\w+ ){0,5}${draw}\\b.*`,
    `(?:for|agree\\w*|want|accept\\w*) (?:a |the )?${draw}\\b.* (?:so am i|so do i|me too|i am too|count me in|then i (?:am|m|agree|vote|say yes)|i m in)\\b.*|(?:dann bin ich|dann stimme ich|bin ich auch) (?:\\w+ ){0,3}(?:dafur|dabei|zu|${draw})\\b.*(?:${draw})?`,
    `(?:la |une |cette |das |ein |the |a |las |la )?${draw} (?:\\w+ ){0,3}(?:me va|me convient|m arrange|passt mir|ist mir recht|ware mir recht|suits me|works for me|is fine (?:with|by) me|is ok(?:ay)? (?:with|by|for) me|me parece bien|me va bien|mi va bene|sta bene per me)\\b.*`,
    `(?:d accord|partant\\w*|ok|favorable) pour (?:la |une |cette |le )?${draw}\\b.*|(?:einverstanden mit|bin fur) (?:dem |einem |das |ein )?${draw}\\b.*|(?:de acuerdo con|a favor de) (?:el |las |un )?${draw}\\b.*|(?:d accordo (?:con|per|sulla)) (?:la |una )?${draw}\\b.*`,
  ),
  concede: any(
    `(?<!\\b(?:don t|dont|not|never|won t|wont|before|if|unless) )(?:we|i|let s|lets)(?: (?:should|can|could|may as well|might as well|all|just|ll|will|would|d))* (?:give|hand|grant|leave|award) (?:${him}|${him} (?:the )?|the )?(?:\\w+ )?(?:win|victory|solo|crown)\\b(?! \\w+ (?:if|unless|when)\\b).*`,
  ),
};
