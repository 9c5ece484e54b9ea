/** The words of questions about how a game goes and has gone: whether it does, who was late, what its GM did. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";

type GoingIntent = Extract<
  Intent,
  | "press-count"
  | "lateness"
  | "end-year"
  | "one-address"
  | "going-on"
  | "gm-acts"
  | "watchers"
  | "copies"
  | "absences"
  | "digest"
  | "whole-history"
>;

const press = "(?:press|messages?|mails?|letters|talk|negotiation|traffic)";
const address = "(?:e ?mail(?: address)?|mail address|address|mailbox|account|inbox)";

/** `If nobody has won after the autumn of 1908, it's a draw.` */
const wonByThen =
  "(?:nobody|no ?one|no player|none of us) (?:has|have|had) (?:\\w+ )?won (?:\\w+ ){0,2}(?:by|after|in|before|until|till)\\b.*19\\d\\d\\b.*|(?:draw|over|finished)\\b.* (?:after|in|by|at the end of|with) (?:the )?(?:end of |spring |fall |autumn |winter )?(?:of )?19\\d\\d\\b.*";

const onlookers =
  "(?:observers?|spectators?|onlookers?|watchers?|zuschauer\\w*|beobachter\\w*|spectat(?:eur|rice)s?|observateurs?|espectador\\w*|observador\\w*|spettator\\w*|osservator\\w*|toeschouwers?|meekijkers?)";

const copies = any(
  "cop(?:y|ies) of (?:everything|all|it all|every (?:mail|letter)|(?:my|the|your|our|his|her|these) (?:\\w+ )?(?:mails?|letters?|e ?mails?|results?))\\b.*|(?:letters?|e ?mails?|mails?|results?|everything|all) (?:to|at) (?:both|two) (?:\\w+ )?(?:addresses|mailboxes|accounts)\\b.*",
  "(?:everything|letters?|e ?mails?|mails?|results?|all of it|whatever)\\b.* (?:also|as well|too|additionally|both) (?:be )?(?:go|goes|sent|send|come|arrive|mailed|delivered)\\b.*|(?:go|sent|send|come|mail\\w*) (?:\\w+ )?(?:also|as well|additionally) to (?:my|this|another|a second|an?other|a)\\b.*",
  "kopie (?:von|aller|der|meiner) .*|(?:auch|zusatzlich) an (?:meine|eine|die) (?:\\w+ )?(?:zweite|andere|private|dienstliche)\\w* (?:e ?mail ?|mail ?)?adresse\\b.*|copie de (?:tout|mes|chaque|vos)\\b.*|(?:aussi|egalement) a (?:mon|une) (?:autre|deuxieme|seconde) adresse\\b.*|copia de (?:todo|mis|cada)\\b.*|copia di (?:tutto|ogni|tutte)\\b.*",
);

/** What a sentence that asks may be about. */
export const askedOfCourse: Readonly<Record<GoingIntent, RegExp>> = {
  digest: any("(?:daily )?digests?\\b.*"),
  "whole-history": any(
    "(?:whole|full|complete|entire) (?:history|record|archive|transcript)\\b.*|(?:vollstandige?|gesamte?|ganze) (?:verlauf|geschichte|protokoll)\\b.*|(?:historique|histoire) complete?\\b.*|historial completo\\b.*|(?:storico|cronologia) complet[oa]\\b.*",
  ),
  watchers: any(
    `(?:is|are|any|have|has|how many|which|who|y a t il|il y a|avons nous|combien|gibt es|sind|haben wir|hat|wie ?viele?|hay|tenemos|cuant\\w+|ci sono|abbiamo|quant\\w+|zijn er|hoeveel) (?:\\w+ ){0,3}${onlookers}\\b.*`,
    `(?:can|could|do|does|may|konnen|durfen|peuvent|pueden|possono|kunnen) (?:the |our |any |an? |die |les |los |gli |de )?${onlookers} .*(?:see|read|know|get|learn|sehen|lesen|lire|voir|ver|leer|vedere|leggere|lezen|zien)\\b.*`,
    "(?:is|are|s) (?:any ?(?:one|body)|some ?(?:one|body)|people|others) (?:else )?(?:\\w+ )?(?:looking on|watching|observing|spectating|reading along|following (?:along|the game|us|this game))\\b.*",
    "who (?:is |s |are |else is |all is |else )?(?:looking on|look on|watching|watches|watch|observing|observes|spectating|reading along|following (?:along|the game|us|this game))\\b.*|wer (?:schaut|sieht|liest) (?:\\w+ ){0,4}(?:zu|mit)\\b.*|qui (?:regarde|observe|suit)\\b.*|quien (?:mira|observa|sigue)\\b.*|chi (?:guarda|osserva|segue)\\b.*|wie kijk\\w+ (?:\\w+ )?(?:mee|toe)\\b.*",
  ),
  copies: any(
    copies.source,
    "(?:write|send|mail|play|order|answer|orders?) (?:\\w+ ){0,4}from (?:there|another|a different|my other|my work|my second|my private|two|both|any|elsewhere|somewhere else)(?: (?:e ?mail|address|addresses|mailbox|account|computer|mail|one))*\\b(?! (?:place|province|country|power)).*",
  ),
  absences: any(
    "(?:is|are) (?!(?:it|this|that|the|there|my|i|he|she|we|you|they|everybody|everyone)\\b)[a-z]+(?: (?:and|or) [a-z]+)? (?:still |currently |now )?(?:away|on (?:holidays?|vacation|leave))\\b.*",
    "(?:is|are|will|s) (?:any ?(?:one|body)|some ?(?:one|body)|any (?:of the )?(?:other )?players?|any of (?:them|us|the others)|any people|people|players)(?: else)? (?:be |going to be )?(?:\\w+ )?(?:away|absent|on (?:holidays?|vacation|leave)|travell?ing)\\b.*|who (?:is|s|are|will be|else is|all is|has told you (?:\\w+ )?(?:is|are))(?: all| going to be)? (?:away|absent|on (?:holidays?|vacation|leave)|travell?ing)\\b.*",
    "(?:ist|sind) (?:jemand|irgend\\w+|wer|spieler) (?:\\w+ ){0,2}(?:weg|verreist|abwesend|im urlaub|nicht da)\\b.*|wer ist (?:\\w+ ){0,2}(?:weg|verreist|abwesend|im urlaub|nicht da)\\b.*|(?:est ce que )?(?:quelqu un|qui) (?:est|serait|sera)(?: il)? (?:\\w+ )?(?:absent\\w*|en vacances)\\b.*",
    "(?:hay alguien|quien esta|alguien esta) (?:\\w+ ){0,2}(?:fuera|vacaciones|ausente)\\b.*|(?:c e qualcuno|chi e|qualcuno e) (?:\\w+ ){0,2}(?:via|vacanza|assente|ferie)\\b.*",
  ),
  "press-count": any(
    `how (?:much|many) (?:\\w+ ){0,2}${press} .*(?:been|sent|written|exchanged|there|far|turn|phase|go(?:es|ing)?|passed|players)\\b.*|who .*(?:writes?|wrote|sends?|sent|written) (?:the )?(?:most|least|fewest|no|any|so much) (?:\\w+ )?${press}\\b.*|(?:is|are) (?:the )?(?:players|they|people) (?:actually |even |really )?(?:writing|talking|negotiating)\\b.*`,
    "wie ?viele? (?:nachrichten|presse|post) .*(?:geschrieben|geschickt|gab|gibt)\\b.*|combien de messages .*|cuantos mensajes .*|quanti messaggi .*",
  ),
  lateness: any(
    "(?:who|which|how (?:often|many times)|has|have|was|were|is|list|show) .*(?:been |was |were |come |sent |is )?late\\b.* (?:most|often|times|so far|before|ever|already|in the past|record|until now|always|overall|last (?:turn|phase|year|time))\\b.*",
    "(?:did|has|have|who|hat|haben) (?:any ?(?:one|body)|some ?(?:one|body)|players?|people|all)? ?(?:else )?(?:miss(?:ed)?|skip(?:ped)?|forget|forgotten|nmr\\w*) (?:the |to order in |in )?(?:last |previous |first )?(?:spring|fall|autumn|winter|turn|phase|deadline|round|season|year)\\b.*|(?:hat|haben) .*(?:verpasst|versaumt)\\b.*|(?:est ce que |quelqu un |qui ).*(?:a ete|etait|a|ont) (?:ete )?(?:en retard|manque)\\b.*",
    "how (?:often|many times) .*(?:late|miss\\w*|nmr\\w*|too late|behind)\\b.*|who (?:is|was|s) (?:always|usually|often|mostly|the (?:worst|latest|slowest))\\b.*late\\w*\\b.*|(?:late|nmr) (?:count|list|record|statistics?|stats)\\b.*",
    "wer .*(?:am )?(?:oftesten|haufigsten|meisten|bisher|schon oft) .*(?:spat|verspatet|fehlte)\\w*.*|wie oft .*(?:spat|verspatet|gefehlt)\\w*.*|combien de fois .*retard.*|cuantas veces .*tarde.*|quante volte .*ritardo.*",
  ),
  "end-year": any(
    "(?:end|ends|ended|ending|stop|stops|finish|finishes|close|closes|last|final)(?: year)? (?:it |this |the game |game |play |things |automatically )?(?:in|after|at the end of|with|by|at|of|is)?(?: the)?(?: end of)?(?: year| winter| fall| autumn| season)?(?: of)?(?: the year)? ?(?:19\\d\\d|\\d{1,2} (?:game )?years?|(?:five|six|seven|eight|nine|ten|twelve) (?:game )?years?)\\b.*",
    wonByThen,
    "(?:set|have|add|is there|fix|put) (?:\\w+ ){0,3}(?:a|an|some|any) (?:end|last|final|maximum) (?:year|date|turn)\\b.*|(?:end|final) year\\b.*|(?:year|time|turn) limit\\b.*",
    "(?:endet|enden|schluss|beenden) .*(?:jahr|nach|im|in) (?:19\\d\\d|\\w+ jahren)\\b.*|(?:finir|finit|terminer|se termine) .*19\\d\\d\\b.*|(?:terminar|termina|acabar|finire|finisce|terminare) .*19\\d\\d\\b.*",
  ),
  "one-address": any(
    "(?:nur )?(?:diese |die )?(?:eine|dieselbe|gemeinsame) (?:\\w+ )?(?:e ?)?(?:mail ?)?(?:adresse|mailadresse|postfach)\\b.*|(?:qu |que )?(?:une|la meme) (?:seule )?adresse\\b.*|(?:una|la misma) (?:sola |unica )?(?:direccion|cuenta) (?:de correo )?(?:para|entre)\\b.*|(?:un|lo stesso) (?:solo |unico )?indirizzo\\b.*",
    "(?:both|two of us|my (?:\\w+ )?(?:wife|husband|sister|brother|son|daughter|flatmate|partner) (?:and i|plays? too|plays? as well)).* (?:write|mail|play|send) from (?:here|the same|this)\\b.*",
    `(?:same|one|share\\w*|single|common|joint|our) (?:\\w+ )?${address}\\b.*(?:both|two|together|us|we|each|either|brother|sister|wife|husband|friend|flatmate|roommate)?.*|(?:both|two of us|we|us) .*(?:from|with|use|using|over|via) (?:the same|one|a (?:single|shared|common|joint)|our) (?:\\w+ )?${address}\\b.*`,
    `(?:own|separate|different|second) ${address}\\b.*(?:each|both|need|player|everyone|us)\\b.*|(?:each|both|every\\w*|we|us) .*need\\w* .*(?:own|separate|different) (?:${address}|one)\\b.*`,
    "(?:dieselbe|die gleiche|eine gemeinsame|derselben|einer gemeinsamen) (?:\\w+ )?(?:mail ?)?adresse\\b.*|(?:la|une) meme adresse\\b.*|la misma direccion\\b.*|lo stesso indirizzo\\b.*",
  ),
  "going-on": any(
    "(?:is|are|does|do) (?:the |this |that |our |my |your )?(?:game |match )?(?:[a-z0-9-]+ )?(?:game )?(?:still |even |actually |really )+(?:running|going|alive|on|active|going on|in progress|being played|happening|exist\\w*|run|go on)\\b.*|(?:is|has) (?:the |this |our )?game (?:over|ended|finished|dead|died|abandoned|stopped|cancelled)(?: yet| already| now)?$",
    "(?:am i|are we) (?:still )(?:\\w+ )?(?:in|part|playing|registered|a player|listed|signed up|on the list|there|on board)\\b.*|do i still (?:play|have (?:a|my) (?:seat|place|power|country)|exist)\\b.*",
    "lauft .*(?:noch|uberhaupt|weiter)\\b.*|(?:ist|geht) (?:das |die |unser )?(?:spiel|partie|es|[a-z0-9-]+) (?:\\w+ )?(?:noch (?:am laufen|im gange|aktiv)|weiter|vorbei|zu ende|eingeschlafen)\\b.*|(?:bin|stehe|spiele) ich (?:\\w+ )?noch (?:\\w+ ){0,3}(?:dabei|drin|drauf|mit|im spiel|gemeldet)\\b.*",
    "(?:est ce que )?(?:la partie|le jeu|[a-z0-9-]+) (?:est|continue|tourne|dure)(?: elle| il| t elle)? (?:encore|toujours)\\b.*|suis je (?:encore|toujours) .*|(?:sigue|continua) (?:la partida|el juego)\\b.*|sigo (?:dentro|en la partida|jugando)\\b.*|(?:continua|e ancora in corso) .*partita\\b.*|sono ancora (?:in gioco|dentro|iscritt[oa])\\b.*",
  ),
  "gm-acts": any(
    "(?:how many|which|what|list|show) (?:\\w+ ){0,3}(?:extensions?|delays?|postponements?|rollbacks?|replacements?|edits) (?:have|has|did|were|was|are|had|there)\\b.*|how often (?:have|has|did|was|were) (?:i|we|the (?:gm|deadline|game|turn)|you|it) .*(?:extend\\w*|postpone\\w*|delay\\w*|mov\\w*|paus\\w*|roll\\w* back|chang\\w*)\\b.*",
    "what (?:have|has|did) (?:i|the gm) (?:\\w+ )?(?:done|do|change\\w*|set|order\\w* as gm)(?: so far| until now| in this game| here| to the game| yet| lately)\\b.*|(?:gm|master) (?:log|record|diary)\\b.*|log of (?:the )?(?:gm|game)\\b.*",
    "wie oft .*(?:verlangert|verschoben|pausiert)\\b.*|combien de (?:prolongations|reports)\\b.*|cuantas (?:prorrogas|ampliaciones)\\b.*|quante (?:proroghe|estensioni)\\b.*",
  ),
};

/** What needs no question. */
export const saidOfCourse: Partial<Readonly<Record<GoingIntent, RegExp>>> = {
  copies,
  "one-address": any(
    `(?:we|my \\w+ and i) (?:only |just |both |all )*(?:have|share|use) (?:only |just )?(?:this |the |a )?(?:one|single|same|common)? ?${address}\\b.*(?:both|together|us|each)?`,
    "wir (?:\\w+ )?(?:haben|teilen|nutzen) (?:\\w+ )?(?:nur )?(?:diese |die )?(?:eine|dieselbe|gemeinsame) (?:e ?)?(?:mail ?)?(?:adresse|mailadresse)\\b.*|nous (?:n )?avons (?:qu |que )?une (?:seule )?adresse\\b.*|(?:solo )?(?:tenemos|compartimos) (?:solo )?una (?:sola )?direccion\\b.*|(?:abbiamo|condividiamo) (?:solo )?un (?:solo )?indirizzo\\b.*",
  ),
  "end-year": any(
    wonByThen,
    "(?:the |our |my |this )?(?:game|it|play) (?:should |shall |will |must |has to |is to )?(?:end|ends|stop|stops|finish|finishes|run|runs|last|lasts) (?:in|after|at the end of|with|by|until|till|to)?(?: the)?(?: end of)?(?: year| winter| fall| autumn)?(?: of)? ?19\\d\\d$",
    "(?:make|let|have) (?:the |our |this )?(?:game|it) (?:end|stop|finish) (?:in|after|at the end of|with|by)(?: the)?(?: end of)?(?: year| winter| fall| autumn)?(?: of)? ?19\\d\\d$|(?:end|last|final) year(?: is| should be| shall be| of)? ?19\\d\\d$",
  ),
};
