/** The words of questions about units as people who are new to them ask, and about messages and results that they regret. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type Words = Partial<Readonly<Record<Intent, RegExp>>>;

const whom = `(?:him|her|them|${power}|every ?(?:one|body)|all|that (?:player|person))`;

/** What a sentence that asks may be about. */
export const askedOfUnits: Words = {
  convoying: any(
    "(?:flottes?|bateaux?|navires?) .*(?:convoy|transport|amen|emmen)\\w+\\b.*|(?:flotten?|schiffe?) .*(?:konvoi\\w*|convoy\\w*|geleit\\w*|transportier\\w*|ubersetzen|hinuberbring\\w*)\\b.*|(?:flotas?|barcos?) .*(?:convoy\\w+|transport\\w+|llev\\w+)\\b.*|(?:flott[ae]|nav[ei]) .*(?:convogli\\w*|trasport\\w*|port\\w+)\\b.*|(?:vlo[ot]+t?|vloten|schip|schepen) .*(?:convooi\\w*|konvooi\\w*|vervoer\\w*|overzet\\w*)\\b.*",
    "(?:fleets?|ships?|boats?) .*(?:convoy|carry|carries|ferry|transport|take across)\\b.*(?:army|armies|troops|units?|soldiers).*",
    "(?:army|armies|troops|units?|soldiers)\\b.* (?:with|by|on|aboard|via|using) (?:the |a |an |my |some )?(?:ships?|boats?|fleets?|navy|convoys?)\\b(?! s\\b).*",
  ),
  retreats: any(
    "(?:could|couldn t|couldnt|can|can t|cant|cannot|why (?:couldn t|can t|not)) (?:it|he|she|they|the (?:fleet|army|unit|boat)|my (?:fleet|army|unit|boat))(?: not)? (?:have )?(?:gone|go|retreat(?:ed)?|fall(?:en)? back|move(?:d)? back|flee|fled) (?:back )?(?:to|into)\\b.*",
  ),
  builds: any(
    "(?:build|boat|fleet|army|unit|put one|one|want(?:ed)? (?:it|one|him|her))\\b.* (?:(?:u|you|i|we|one) (?:can t|cant|cannot|can not)|isn t allowed|not allowed)\\b.*(?:true|right|really|so)$",
  ),
};

/** What needs no question. */
export const saidOfUnits: Words = {
  swap: any(
    "(?:those|these|the|they|both|two|my)(?: \\w+){0,4} (?:just |simply |only |will )?(?:change|changing|swap|swapping|trade|exchange|switch|switching) (?:places|positions)\\b.*|(?:tauschen|wechseln) (?:\\w+ )?(?:einfach |nur )?(?:die |ihre )?(?:platze?|position\\w*)\\b.*|(?:die beiden|beide) (?:\\w+ )?tauschen\\b.*|(?:echang\\w+|permut\\w+) (?:\\w+ )?(?:leur |de )?(?:places?|positions?)\\b.*|(?:intercambi\\w+|cambian) (?:\\w+ )?(?:de )?(?:sitios?|lugar(?:es)?|posicion\\w*)\\b.*|(?:scambi\\w+) (?:\\w+ )?(?:di )?(?:posto|posti|posizion\\w*)\\b.*|(?:wisselen|ruilen) (?:\\w+ )?(?:van )?(?:plaats|plek)\\b.*",
  ),
  convoying: any(
    "(?:don t|dont|do not|didn t|didnt|never|cannot|can t|cant) (?:\\w+ )?(?:get|understand|grasp|understood|follow) (?:\\w+ )?convoys?\\b.*",
  ),
  recall: any(
    `(?:wasn t|wasnt|was not|isn t|isnt|is not|not) (?:supposed|meant|intended) (?:to (?:go|be sent) )?(?:to|for) ${whom}\\b.*|(?:went|gone|sent (?:it|that)?) ?to the wrong (?:person|player|power|one|country)\\b.*`,
    `(?:war|ist) nicht fur ${whom} (?:bestimmt|gedacht)\\b.*|(?:n etait|n est) pas (?:pour|destine\\w* a) (?:la |l |le )?${whom}\\b.*|no era para ${whom}\\b.*|non era per (?:la |l )?${whom}\\b.*`,
  ),
  wrong: any(
    "(?:you|it|this thing|the (?:judge|program|computer)) (?:\\w+ )?(?:bounced me|cheated me|robbed me|got (?:it|that|this) wrong|made a mistake)\\b.*|(?:this|that|it) (?:is|must be|can t be|cannot be) (?:all |just |plain |simply |totally |completely )?(?:wrong|a (?:mistake|bug|error)|right)$|^(?:please )?fix (?:it|this|that)(?: now| at once| please| or .*)?$",
  ),
};
