/**
 * Which sentences may be orders, and are left to the reader of orders, who knows the board: an order that is
 * taken for a question is lost.
 */
import { regex } from "../../util/index.js";
import { courteousOrder } from "../lexer/courtesy.js";
import { looksLikeOrder, mayBeOrder, namesUnit } from "../lexer/order-like.js";
import { ifFree } from "../text/if-free.js";
import { movesNothing } from "../text/moving-nothing.js";
import { isAsking, isWanting, plainWords } from "./question-words.js";
import { expelsUnit } from "./tactics/expels-unit.js";
import { daysSaid } from "./times/spoken-days.js";

/** Could a sentence be an order, in anybody's words? `A Bur - Mun?` doubts one; the reader of orders asks back. */
export function mayOrder(sentence: string): boolean {
  return (
    looksLikeOrder(sentence) ||
    hasArrow(sentence) ||
    courteousOrder(sentence) !== null ||
    isPoliteOrder(sentence) ||
    tellsUnit(sentence) ||
    leads.test(sentence) ||
    keeps.test(sentence) ||
    retreats.test(sentence) ||
    withdraws.test(sentence) ||
    stays.test(sentence) ||
    (!sentence.includes("?") && allStay.test(sentence)) ||
    movesNothing(sentence) ||
    speaksOfStanding(sentence) ||
    isPlaceIfFree(sentence) ||
    (!isWanting(sentence) && isBareOrder(sentence))
  );
}

function hasArrow(sentence: string): boolean {
  if (/^(\S+(?: \S+)*) to \1$/i.test(sentence)) return true;
  const isArrow = /\p{L}\s*->?\s+\p{L}|\p{L}->?\p{Lu}/u.test(sentence.replace(saint, ""));
  // `Fr-So nicht da` leads from one day to another.
  return isArrow && !hasRemark(sentence) && daysSaid(sentence) === null;
}

/** `Saint-Pétersbourg` leads nowhere. */
const saint = /(?<!\p{L})(?:saint|sankt|sint|san|st\.?)-(?=\p{L})/giu;

/** `Quick one - by when do you need my moves?`: the dash leads to what asks. */
function hasRemark(sentence: string): boolean {
  const [, asked = ""] = /^[^-]* - ([^-]+)$/.exec(sentence) ?? [];
  const bare = asked.replace(/\?/g, "");
  return isAsking(plainWords(bare), bare);
}

const politely = regex("iu")`
  ^\W*(?:(?:hi|hello|hey|dear)(?: \p{L}+){0,2}\W+)?(?:so |and )?(?:could|can|would|will) you,? (?:please|kindly) (?!
    tell|show|explain|say|confirm|check|list|remind|answer|(?:send|let|give|mail|help) (?:me|us)\b
  )
`;

/** `Could you please let the fleet sail to the Black Sea?` */
function isPoliteOrder(sentence: string): boolean {
  const names = /\b(?:army|armies|fleets?)\b|\p{Lu}\p{L}{2,} (?:to|into) (?:the )?\p{Lu}/u;
  return politely.test(sentence) && names.test(sentence);
}

/** `Bitte eine Armee in Berlin bauen`, but not `I'm on a boat next week`. */
function tellsUnit(sentence: string): boolean {
  return (
    namesUnit(sentence.replace(spokenTo, " ")) &&
    !ofWriter.test(sentence) &&
    !isAsking(plainWords(sentence), sentence)
  );
}

/** `Sorry guys, I have to go`: the other players, and no units. */
const spokenTo = regex("giu")`
  (?<!
    \b(?:
      my|the|his|her|their|your|our|these|those|all|both|any|no|few|more|new|two|three|four|\d+
    ) )\bguys\b
`;

/**
 * `Please withdraw to Constantinople`, `bring them home to Vienna`: where a unit is led, whatever else it may
 * sound like.
 */
const leads = regex("iu")`
  ^\W*(?:(?:please|pls|plz|kindly|then|so|ok|okay|well|just|and|bitte|dann|alors|donc)[ ,]+)*(?:
    withdraw|retreat|retire|pull (?:back|out)|fall back|flee|evacuate|escape
    |(?:bring|take|pull|move|march|get|lead|let|convoy|ferry|ship)[ ]
      (?:it|them|him|her|those|(?:my|the) (?:guys?|men|man|troops|lads?|boys|army|armies|fleets?|boats?|ships?))
      (?: (?:go|retreat|withdraw|march|sail|run|come))?
  )(?: (?:back|away|off|home|out|over|up|down|all|north|south|east|west))* (?:to|into|towards?) (?:the )?
    \p{L}{3}
`;

/** `Se retira a París`, `Elle se replie sur la Gascogne` */
const retreats = regex("iu")`
  ^\W*(?:(?:elle|il|je|on|ella|lui|lei|io|yo|ela|ele|la flotte|l['\u2019]arm\u00e9e) )?
    (?:se|me|si|mi) (?:retir|repli|ritir)\p{L}* (?:\u00e0|a|en|sur|vers|hacia|in|dans|au|para) (?:
      la |le |l['\u2019]|el )?\p{L}{3}
`;

/** `Ich ziehe mich nach Budapest zurück` */
const withdraws = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}?(?:
    (?:zieh|weich)\p{L}* (?:(?:mich|sich|uns|meine armee|die armee|meine flotte|die flotte) )?
      (?:nach|in|auf) [^?]{3,30}zurück(?!\p{L})
    |(?:nach|in|auf) [^?,]{3,30} (?:zurückziehen|zurückweichen|zurückgehen|ausweichen)(?!\p{L})
  )(?![^?]*\?)
`;

/** `dont move armenia` */
const keeps = regex("iu")`
  ^\W*(?:(?:please|pls|and|so|also|but) )*(?:don['\u2019]?t|do not) (?:move|touch|budge|shift) (?:the |my )?
    (?!deadline|game|date|clock|time|turn)\p{L}{3,}
`;

/** `Leave it as is`, `put Brest back how it was`, `cancel that last change`: of orders that stand, or stood. */
const leaves = regex("iu")`
  ^\W*(?:
    (?:please|pls|plz|just|and|so|also|but|actually|ok|no|could you|can you|then|sorry)[ ,]+
  )*(?:
    (?:leave|keep|let) (?:it|them|that|that one|those|my orders|the rest)
      (?: all| just| exactly| be)? (?:as|like|how|the way)(?: (?:
        it|they|that|i|before|was|is|stood|had
      )(?!\p{L})
        |\W*$)
    |(?:put|set|turn|change|bring|switch|get) (?:
      it|that|them|this|all|everything
      |(?:the |my )?(?!
        deadline|date|time|clock|game|turn|phase|season|press|vote|draw|seat|name|password|address
        |rule|setting|wait|pause|zone|digest|map|message|mail|letter
      )\p{L}{3,}(?: \p{L}+)?
    ) back(?: again)? (?:to )?(?:as|like|how|what|the way|where) |
    (?:undo|revert|reverse|cancel|scrap|forget) (?:that|this|my|the) (?:
      last |latest |recent |previous )?(?:change|correction|edit|amendment)s?(?!\p{L})
      (?! to the (?:votes?|draw|deadline))
  )
`;

/** `Mejor deja la flota donde está`, `keep the boat home` */
const stays = regex("iu")`
  ^\W*(?:(?:mejor|bitte|je|alors|please|meglio|besser|and|just|then) )*(?:keep|leave) (?:the|my) (?:
    fleet|boat|ship|navy|army|troops
  ) (?:at home|home|put|there|here|where (?:it|she|he) is|in (?:port|harbou?r))(?!\p{L})
  |^\W*(?:(?:mejor|bitte|je|alors|please|meglio|besser) )*(?:
    garde[rz]?|laisse[rz]?|deja(?:d|r)?|deje|lascia(?:te|re)?|lass(?:t|en sie)?|laat
  ) .{3,30} (?:
    en place|sur place|o\u00f9 (?:elle|il) est|donde est[a\u00e1]|dov['\u2019 ]?\u00e8|ferm[ao]
    |wo (?:sie|er|es) (?:ist|steht)|stehen|waar (?:hij|zij|ze) (?:is|staat)
  )(?!\p{L})
`;

/** `All three of my guys sit tight please`, `bitte alle Einheiten halten` */
const allStay = regex("iu")`
  ^\W*(?:(?:please|pls|just|so|then|ok|okay|well|and|bitte|et|y|e|en|i['\u2019]d like|i want|let)[ ,]+)*(?:
    (?:all|every(?:thing|one|body)?|nothing|nobody|none|(?:my|the) whole (?:lot|army))
      (?: (?:
        of|my|mine|the|our|them|us|one|two|three|four|five|six|seven|\d+
        |units?|arm(?:y|ies)|fleets?|guys|men|troops|pieces?|boys|lads|lot|forces
      ))*(?: (?:please|just|to|should|shall|can|must|will|simply|now))*
      [ ](?:holds?|stays?|sits? (?:tight|still)|remains?|keeps? still|moves?|budges?)
    |all(?:e|es)(?: (?:meine|drei|vier|f\u00fcnf|einheiten|armeen|flotten|truppen|sollen|bitte))*
      [ ](?:bleib\p{L}*|halt\p{L}*|steh\p{L}*)
    |(?:tout le monde|toutes (?:mes|les) (?:unit\u00e9s|arm\u00e9es|flottes)) (?:reste|tien)\p{L}*
    |tod[oa]s?(?: (?:mis|las|los|unidades|ej\u00e9rcitos|flotas|el mundo))* (?:se queda\p{L}*|mantien\p{L}*|quiet\p{L}+)
    |tutt[ieoa](?: (?:le mie|i miei|le|gli|unit\u00e0|armate|flotte))* (?:ferm\p{L}+|rest\p{L}+|tengono|mantengono)
    |all(?:e|es)(?: (?:mijn|eenheden|legers|vloten|drie))* (?:blijf\p{L}*|blijven|houd\p{L}*|sta\p{L}*)
  )(?!\p{L})(?! for(?!\p{L}))
`;

/** Does a sentence speak of orders that stand, of a unit that is to go, or turn to other orders? */
export function speaksOfStanding(sentence: string): boolean {
  return leaves.test(sentence) || turns.test(sentence) || expelsUnit.test(sentence);
}

/** `Wait no`: it turns to what is meant instead. */
const turns = regex("iu")`
  ^\W*(?:oh,? |ah,? |hm+,? |no,? |er+m?,? )*(?:
    wait,? (?:no|nah|nope|actually|sorry|wait)\W*$
    |(?:no,? wait|wait,? no)[ ,.!-]+(?!
      for|please|pls|until|till|any|more|this|longer|needed|necessary|hurry|rush|problem|worries
      |need|pressure|stress|matter
    )\p{L}
  )
`;

/** `Budapest, if that is still free?`: a place alone, for a unit that retreats. */
function isPlaceIfFree(sentence: string): boolean {
  return ifFree.test(sentence) && sentence.replace(ifFree, "").trim().split(/\s+/).length <= 4;
}

const ofWriter = /^\W*(?:i|we)(?:['\u2019](?:m|re)| am| are| was| were)(?!\p{L})/iu;

/** `A Bur, please`, `con bul`, `Spain holds`: few words, one of them an order's, and nobody is spoken of. */
function isBareOrder(sentence: string): boolean {
  if (/^[AF] \p{Lu}/u.test(sentence)) return true;
  if (person.test(sentence)) return false;
  if (abbreviated.test(sentence)) return true;
  // `Away fri to sun` goes nowhere.
  const isBrief = sentence.split(/\s+/).length <= briefly && daysSaid(sentence) === null;
  return isBrief && mayBeOrder(sentence);
}

const briefly = 8;

const abbreviated = /^(?:[af] )?\p{L}{3}(?: \p{L}{1,3}){1,4}$/iu;

/** Whoever orders names units, and seldom themselves. */
const person = regex("iu")`
  (?<!\p{L})(?:
    i|im|i['\u2019]\p{L}+|we|we['\u2019]\p{L}+|me|us|my|our|you|your|he|she|they|his|her|their|ich
    |wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j['\u2019]\p{L}+|nous|moi|mon|ma|mes|notre|yo
    |tengo|siento|estoy|nosotros|mis?|me|io|devo|noi|mio|mia|miei|ik|wij|mij|mijn|ons|eu|meu|minha
  )(?!\p{L})
`;
