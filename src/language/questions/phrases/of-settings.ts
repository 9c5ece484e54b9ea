/** The words of questions about a game's time and settings: what a word of them means, what was before, how far it takes a game. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";

type Words = Partial<Readonly<Record<Intent, RegExp>>>;

const somebody = "(?:some ?(?:one|body)|any ?(?:one|body)|a player|players?|one of us|people)";
const waits =
  "(?:wait\\w*|sit(?:s|ting)?|stuck|stop|stops|stand|stands|hang(?:s|ing)?|hold|holds|blocked)";

/** What a sentence that asks may be about. */
export const askedOfSettings: Words = {
  missed: any(
    `(?:if|when(?:ever)?) ${somebody} (?:is|are|s|gets?|comes?|sends?) (?:\\w+ ){0,3}(?:late|nothing)\\b.*(?:${waits}|happens?|does|do)\\b.*`,
    `(?:do|does|must|have to|has to|will) (?:we|they|all|every ?(?:one|body)|the (?:others|rest|game)) (?:\\w+ ){0,3}${waits} (?!who\\b).*(?:late|missing|somebody|someone|one player|him|her|them|latecomers?)\\b.*`,
    "wenn (?:jemand|einer|eine) (?:\\w+ ){0,2}(?:zu spat|spat|nichts) .*(?:warte\\w*|passiert|steh\\w*)\\b.*|si quelqu un est en retard\\b.*|si alguien (?:se retrasa|llega tarde)\\b.*|se qualcuno (?:e in ritardo|tarda)\\b.*",
  ),
  terms: any(
    "what (?:is|are|s) (?:an? |the |this |that )?(?:grace|grace period|dias|nmr|gunboat|wait flag|standby|escalation|press|digest)(?: (?:please|then|here|for|about|anyway|exactly))*$",
    "was (?:ist|heisst|bedeutet) (?:denn |eigentlich |die |das )*(?:grace|nachfrist|gnadenfrist|nmr|gunboat|dias)(?: (?:denn|eigentlich|bitte))*$|(?:qu est ce que|c est quoi) (?:la |le |un |une )?(?:grace|nmr|gunboat|dias)\\b.*|que (?:es|significa) (?:la |el )?(?:grace|gracia|nmr|gunboat|dias)\\b.*|cos e (?:la |il )?(?:grace|nmr|gunboat|dias)\\b.*",
  ),
  length: any(
    "how (?:many|far) (?:more )?(?:turns|phases|moves|rounds|years|seasons)? ?(?:\\w+ ){0,3}(?:(?:will|would|can|could|do|should) (?:we|i|they)|(?:we|i|they) (?:will|would|can|could|d|ll|should)) (?:\\w+ ){0,2}(?:get|manage|play|do|finish|reach|make)\\b.*",
    "wie ?viele (?:zuge|runden|phasen|jahre) (?:schaffen|spielen|kommen) wir\\b.*|combien de (?:tours|phases) .*(?:d ici|jusqu)\\b.*|cuantos turnos .*hasta\\b.*|quanti turni .*(?:fino|entro)\\b.*",
  ),
  peek: any(
    "(?:show|tell|send|give) me (?:what|which orders?|how|the (?:orders|moves) (?:of|from)) (?:\\w+ ){1,3}(?:ordered|orders|moved|sent|plan(?:s|ned)?|submitted)\\b.*",
  ),
};

/** What needs no question. */
export const saidOfSettings: Readonly<Record<"settings-back" | "short-handed", RegExp>> = {
  "settings-back": any(
    "(?:put|set|change|switch|turn|bring|get) (?:it|that|this|them|everything|all of it|the (?:settings?|old \\w+|press|clock|deadlines?)) back(?: again)?(?: please| the way| to the way| as| how| like| to (?:how|what|normal|before)| now|$)\\b.*",
    "(?:undo|revert|reverse|restore|take back) (?:that|this|it|the|my)? ?(?:last )?(?:setting|settings|change|changes|set up)\\b.*|(?:restore|go back to|back to) the (?:old|previous|former|earlier) (?:settings?|values?|press|clock|deadlines?)\\b.*",
    "(?:mach\\w*|stell\\w*|setz\\w*) (?:das|es|alles|die einstellung\\w*) (?:bitte )?(?:wieder )?(?:ruckgangig|zuruck|wie (?:es war|vorher))\\b.*|(?:remet\\w*|remettre) (?:tout |ca |cela |la )?(?:\\w+ )?comme (?:avant|c etait)\\b.*|(?:dejal\\w*|ponl\\w*|vuelve a ponerl\\w*) (?:todo )?como (?:estaba|antes)\\b.*|(?:rimett\\w*|riportal\\w*) (?:tutto )?com(?:e|) (?:era|prima)\\b.*",
  ),
  "short-handed": any(
    "(?:start|begin|go ahead|kick off) (?:\\w+ ){0,2}(?:with|at) (?:only |just |the )?(?:three|four|five|six|[3-6])\\b(?! (?:hours?|days?|o clock|pm|am|uhr|h)\\b).*|(?:start|begin) (?:\\w+ ){0,2}(?:without (?:a |the )?(?:seventh|7th|last)|(?:one|two) (?:player|seat)s? short)\\b.*",
    "(?:zu|mit) (?:dritt|viert|funft|sechst|drei|vier|funf|sechs|[3-6]) (?:leuten |spielern )?(?:anfangen|beginnen|starten|los\\w*)\\b.*|(?:fangen|beginnen|starten) (?:wir )?(?:eben |halt |dann )?(?:zu|mit) (?:dritt|viert|funft|sechst|drei|vier|funf|sechs|[3-6])\\b.*",
    "(?:commence\\w*|demarr\\w*) (?:a|avec) (?:seulement )?(?:trois|quatre|cinq|six|[3-6])\\b.*|(?:empez\\w*|empiez\\w*|comenz\\w*) (?:con |solo )?(?:tres|cuatro|cinco|seis|[3-6])\\b(?! (?:de|horas|dias)\\b).*|(?:cominci\\w*|inizi\\w*) in (?:tre|quattro|cinque|sei|[3-6])\\b.*",
  ),
};
