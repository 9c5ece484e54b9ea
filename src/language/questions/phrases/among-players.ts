/**
 * The words of questions about what happens among the players and with their letters: when a phase is worked out and by
 * whom, whose name a message shows, what can be called back or kept away, and who may know of whom.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type TableIntent = Extract<
  Intent,
  | "processing"
  | "signature"
  | "block"
  | "recall"
  | "own-games"
  | "ahead"
  | "friends"
  | "commands"
  | "press-rules"
>;

const letters = "(?:messages?|press|letters?|mails?|e ?mails?|broadcasts?)";
const process =
  "(?:process|adjudicat|calculat|comput|resolv|evaluat|work(?:ed|s)? out|play(?:ed)?|run)\\w*";
const player = `(?:him|her|them|${power}|(?:a|that|this|another) player|some(?:one|body))`;

/** What a sentence that asks may be about. */
export const askedAtTable: Readonly<Record<TableIntent, RegExp>> = {
  processing: any(
    "(?:straight|right|immediately|directly|at once|soon|instantly) (?:after|at|on) the deadline\\b.*",
    `(?:does|do|is|will|would) (?:a |the |some |any )?(?:human|person|gm|game master|some ?(?:one|body)) (?:\\w+ )?(?:look|looks|check|checks|${process}) .*(?:first|before|it|them|turn|phase|orders)\\b.*`,
    `(?:if|when|once|as soon as) (?:all|every\\w+)\\b(?: \\w+){0,8} (?:in|sent|submitted|ordered|ready|done|there|missing)\\b.*(?:${process}|at once|immediately|right away|straight away|go(?:es)? on|before the deadline)\\b.*`,
    `(?:do|does|is|are|will|would|can) (?:you|it|the (?:turn|phase|game|season)|phases|turns|orders) (?:\\w+ )?${process} .*(?:early|earlier|at once|immediately|right away|straight away|as soon as|once all|when all|when every\\w+|automatic\\w*|by hand|by a (?:human|person))\\b.*`,
    "(?:preliminary|provisional|tentative) (?:orders?|moves?)\\b.*|(?:orders?|moves?) (?:\\w+ ){0,3}(?:as )?(?:preliminary|provisional|tentative)\\b.*",
    "(?:rechne\\w*|werte\\w*|ausgewertet|auswerte\\w*|berechne\\w*) .*(?:sofort|gleich|direkt|automatisch|vorher|fruher)\\b.*|wenn alle .*(?:abgegeben|geschickt|da sind|fertig)\\b.*(?:sofort|gleich|direkt|ausgewertet|rechne\\w*|werte\\w*|weiter)\\b.*|vorlaufige\\w* (?:zug|zuge|befehl\\w*)\\b.*",
    "(?:resolu|traite|calcule|joue)\\w* .*(?:des que tout|aussitot|automatiquement|avant la date)\\b.*|(?:des que|quand|si) tout le monde .*(?:tout de suite|aussitot|resolu|traite)\\w*\\b.*|(?:cuando|si) todos .*(?:enseguida|inmediatamente|en el acto|se resuelve|se procesa)\\b.*|(?:quando|se) tutti .*(?:subito|immediatamente|si risolve|viene elaborat\\w*)\\b.*",
  ),
  signature: any(
    `(?:send|write|mail|post|publish) (?:\\w+ ){0,6}(?:anonymous(?:ly)?|unsigned|without (?:my|a|any) (?:name|signature)|without (?:\\w+ ){1,3}(?:knowing|seeing) (?:who|that|where))\\b.*|(?:anonymous|unsigned) ${letters}\\b.*`,
    `${letters} .*(?:signed|signature|footer|carr(?:y|ies)|shows?|come\\w*|arrive\\w*) .*(?:(?:my|full|real|player s) (?:\\w+ )?name|which name|what name|(?:name or|or) .*(?:country|power))\\b.*|(?:my|full|real) name .*(?:under|in|on|below|with) (?:the |my |each |every )?${letters}\\b.*|(?:how|by whom|with what) .*${letters} .*signed\\b.*`,
    "anonyme\\w* (?:nachricht\\w*|brief\\w*|presse)\\b.*|anonym (?:\\w+ ){0,3}(?:schreiben|schicken|verschicken)\\b.*|ohne (?:absender|unterschrift|meinen namen)\\b.*|(?:message|lettre|courrier)s? anonymes?\\b.*|(?:mensaje|carta)s? anonim[oa]s?\\b.*|messagg[io] anonim[oi]\\b.*",
  ),
  block: any(
    `(?:block|mute|ignore|blacklist|filter(?: out)?) (?:all |any |the )?(?:${player}|${letters})\\b.*`,
    `(?:${power}|joueur|courriers?|messages?|lettres?) .*\\bbloquer\\b.*|pouvez vous le bloquer\\b.*|vous pouvez (?:le|la|les) bloquer\\b.*|(?:${power}|spieler|nachrichten|ihn|sie) .*blockier\\w*|blockier\\w* .*(?:${power}|spieler|nachrichten|ihn|sie)\\b.*|bloquear (?:a )?.*|bloccare .*(?:${power}|giocator\\w+|messagg\\w+)\\b.*`,
  ),
  recall: any(
    `${letters} (?:\\w+ ){0,8}(?:can|could|please) (?:you |i |we )?(?:still |please )?(?:stop|recall|hold back|hold|cancel|delete|catch) (?:it|that)\\b.*|(?:stop|cancel|delete|hold back) (?:the|my|that) (?:last |previous )?(?:letter|message)\\b.*`,
    `(?:get|take|call|have|fetch|pull|bring) (?:\\w+ ){0,3}${letters} (?:\\w+ ){0,8}back\\b.*|(?:recall|unsend|call back|take back|get back|retract|fetch back) (?:a |my |the |that |this |an )?(?:\\w+ )?${letters}\\b.*|${letters} (?:\\w+ ){0,8}be (?:recalled|unsent|called back|taken back|retracted)\\b.*`,
    "(?:nachricht|mail|brief) .*(?:zuruckholen|zurucknehmen|zuruckrufen|ruckgangig)\\b.*|(?:rappeler|annuler|recuperer|retirer) (?:mon|un|le|ce) (?:message|mail|courriel|courrier)\\b.*|(?:recuperar|retirar|anular) (?:mi|un|el|ese) (?:mensaje|correo)\\b.*|(?:richiamare|annullare|ritirare) (?:il|un|il mio|quel) (?:messaggio|mail)\\b.*",
  ),
  commands: any(
    "(?:list|overview|summary) of (?:all )?(?:the |your )?(?:commands|what (?:i|one|we|you) (?:can|may|could)|(?:the )?(?:things|words|phrases|sentences) (?:that )?(?:i|one|we|you) (?:can|may|could))\\b.*|(?:what|which) (?:commands|words|instructions) (?:do you|are there|can i|exist|is there)\\b.*|what (?:can|may|could) i (?:say|tell|write) (?:to )?you\\b.*",
    "(?:liste|ubersicht) (?:aller |der |mit )?(?:befehle|kommandos)\\b.*|was (?:kann|darf) ich (?:dir|euch|ihnen) (?:alles )?(?:sagen|schreiben)\\b.*|liste des commandes\\b.*|lista (?:de|dei) coman\\w+\\b.*",
  ),
  "press-rules": any(
    "(?:what|which) (?:kinds?|sorts?|types?|forms?) of (?:press|messages|letters)\\b.*|(?:what|which|is|are) (?:\\w+ )?(?:press|messages|letters) (?:is|are|do|does) (?:\\w+ )?(?:allow\\w*|permit\\w*|possible)\\b.*|(?:welche|was fur) (?:presse|nachrichten) .*(?:erlaubt|moglich)\\b.*|quels messages .*(?:permis|autorises)\\b.*",
  ),
  "own-games": any(
    "(?:which|what|how many|all the|list the|any|the) (?:other )?games (?:am i|are we|i m|im|i am|do i|have i|i play|that i)\\b.*|am i (?:still )?(?:in|playing)(?: in)? (?:any|other)(?: other)? games?\\b.*|(?:which|what|list|show) (?:\\w+ )?(?:of )?my (?:other |own )?games\\b.*",
    "welche\\w* (?:spielen?|partien) (?:bin|spiele|habe) ich\\b.*|(?:dans )?(?:quelles|combien de) parties (?:suis je|est ce que je|je)\\b.*|en (?:que|cuantas) partidas (?:estoy|juego)\\b.*|in (?:quali|quante) partite (?:sono|gioco)\\b.*",
  ),
  ahead: any(
    "(?:orders?|moves?|them) (?:\\w+ ){0,6}(?:in advance|ahead(?: of time)?|beforehand|early)\\b(?! .*\\bprocess).*|(?:orders?|moves?) (?:\\w+ ){0,3}for (?:the )?(?:next|later|several|two|coming|following) (?:turns?|phases?|seasons?|years?)\\b.*",
    "(?:befehle|zuge) (?:\\w+ ){0,5}(?:im voraus|vorab|fur die nachste\\w*)\\b.*|ordres (?:\\w+ ){0,5}(?:a l avance|d avance|pour le (?:prochain )?tour suivant)\\b.*|ordenes (?:\\w+ ){0,5}por adelantado\\b.*|ordini (?:\\w+ ){0,5}in anticipo\\b.*",
  ),
  friends: any(
    "(?:allowed|ok|okay|may|can|fine|must|have to|has to|need to|should|permitted|fair)\\b.*\\b(?:whatsapp|telegram|discord|facebook|messenger|skype|zoom|sms|by phone|on the phone|face to face|in person|outside (?:of )?(?:this|the judge|here|you)|(?:through|thru|via|over|by way of) (?:you|the judge))\\b.*",
    "(?:is it|is that|am i|are we) (?:ok|okay|allowed|fair|permitted|a problem|legal)\\b.* (?:talk|speak|chat|discuss|meet|play)\\w*\\b.*(?:friend|work|home|phone|person|outside|before the game|colleague|wife|husband|brother|sister|real life)\\b.*",
    "(?:know|knew|live with|work with|am married to|related to) .*\\b(?:must|should|do|have to|need to) (?:i|we) .*(?:tell|say|mention|declare|report)\\b.*|(?:must|should|do) (?:i|we) (?:have to |need to )?(?:tell|mention|declare|report) .*(?:know each other|that (?:i|we) know|friends?|this to some(?:one|body))\\b.*",
    "(?:darf|durfen) (?:ich|wir) .*(?:freund\\w*|kolleg\\w*|frau|mann|bruder|schwester) .*(?:spielen|reden|sprechen)\\b.*(?:selben|gleichen|zusammen)\\b.*|(?:puis je|peut on) jouer avec (?:un ami|une amie|ma femme|mon mari|mon frere|ma soeur)\\b.*",
  ),
};

/** What needs no question. */
export const saidAtTable: Partial<Readonly<Record<TableIntent, RegExp>>> = {
  "press-rules": any(
    "(?:shut|switch|turn|forbid|prohibit|disable|stop|suspend|ban|allow|permit|enable)\\w* (?:off |out |on )?(?:\\w+ ){0,3}(?:public|private|anonymous|unsigned|grey|gray) (?:\\w+ ){0,4}(?:letters|messages|press)\\b.*",
  ),
  ahead: any(
    "i (?:will|ll|shall|can|want to|would like to|d like to) (?:give|send|do|write|submit) (?:you )?(?:my|the|all|our) (?:orders|moves) (?:before(?:hand)?|in advance|ahead(?: of time)?)(?: (?:then|that|i go|i leave))?$",
  ),
  block: any(
    `(?:do not|don t|dont|no longer) (?:want|wish)(?: to)?(?: get| receive| have| read| hear)?(?: any)?(?: more)? (?:${letters}|anything) (?:any ?more )?from (?:${power}|him|her|them)\\b.*|no more ${letters} from (?:${power}|him|her|them)\\b.*`,
    `(?:ne )?(?:veux|souhaite) plus .*(?:courriers?|messages?|mails?|lettres?) (?:de|d) (?:la |l )?${power}\\b.*|keine (?:nachrichten|mails|briefe|post) mehr von ${power}\\b.*|no quiero .*(?:mensajes|correos) de ${power}\\b.*|non voglio .*(?:messaggi|mail) d(?:a|all|alla) ?${power}\\b.*`,
  ),
};
