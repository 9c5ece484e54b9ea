/** Words behind a name that are no message: they point at words elsewhere, or say who is not to have them. */
import { regex, wrapped } from "../../../../util/index.js";

/** So that nobody else hears of it. */
export const unheard = wrapped`
  (?:
    private(?:ly)?|secret(?:ly)?|quietly|discreetly|confidentially|in (?:private|secret|confidence)
    |vertraulich|heimlich|unter vier augen|en (?:priv\u00e9|secret|privado|secreto)|discr\u00e8tement
    |in (?:privato|segreto)|in het geheim
  )
`;

/** Does such a text hold nothing that anybody could be told? */
export function saysNothing(text: string): boolean {
  return [onlyPoints, leavesOut, regardsOnly, untold, leavesIt].some((each) => each.test(text));
}

/** `Tell the others that I did`: a riddle to whoever reads no more than that. */
export function isRiddle(text: string): boolean {
  return elliptical.test(text);
}

const elliptical =
  /^(?:i|we|you|they|he|she) (?:did|do|does|have|has|am|are|is|will|would|can)(?: so| not| too)?[.!]*$/i;

/** `Ask Russia if you don't believe me`, `frag ihn, wenn du magst`: whoever reads that is to ask, and not the judge. */
const leavesIt = regex("iu")`
  ^\W*(?:
    (?:if|when|whenever) (?:you|u|ya) (?:(?:really|do not|don['\u2019]?t|still) )*(?:
      believe|trust|doubt|like|want|wish|must|please|dare|prefer|need to know
    )(?: (?:me|it|this|that|to|so))?
    |(?:wenn|falls) (?:du|ihr|sie) (?:(?:mir|es|das|nicht|noch|unbedingt) )*(?:
      glaubst?|glauben|traust|magst|willst|wollt|wollen|m\u00f6chtest
    )
    |si (?:tu|vous) (?:(?:ne|me|m['\u2019]) ?)*(?:crois|croyez|veux|voulez|pr\u00e9f\u00e8res)(?: pas)?
    |si (?:no )?(?:me )?(?:crees|quieres|prefieres)|se (?:non )?(?:mi )?(?:credi|vuoi|preferisci)
    |als (?:je|jij|u) (?:(?:me|mij|niet|het) )*(?:gelooft|wilt|wil)
  )(?: (?:lol|haha|man|bro))?\W*$
`;

/** `I wanna tell Austria something but secretly. how` */
const untold = regex("iu")`
  ^\W*(?:something|etwas|quelque chose|algo|qualcosa|iets)(?: (?:else|but|important|aber|mais|ma|pero|maar))*
    (?: (?:secret\p{L}*|private\p{L}*|in (?:secret|private)|heimlich|vertraulich|geheim|en secret|en priv\u00e9
      |en secreto
      |in segreto|in privato))?
    (?:[.,!?]*\s+(?:how|wie|comment|c\u00f3mo|come|hoe)(?: (?:do|can|should|kann|mache?|faire|faccio|hago
      |doe)[^.?!]{0,20})?)?\W*$
`;

/** `Please tell him so, with my best wishes`, from a GM: what he is to be told stands elsewhere. */
export function saysOnlySo(text: string): boolean {
  return /^\W*(?:so|as much)(?:,? (?:with|and) .*)?\W*$/i.test(text) || deedOnly.test(text);
}

/** `Tell them that I did so`: all are told of it anyway. */
const deedOnly = regex("iu")`
  ^\W*(?:
    (?:i|we|you)(?: have|['\u2019]ve)? (?:did|done|moved|changed|extended|postponed|put off) (?:so|it|that|this)
    |(?:it|this|that)(?:['\u2019]s| is| was| has been) (?:done|moved|changed|extended|postponed|put off)
    |(?:ich|wir) haben? (?:das|es) (?:so )?(?:gemacht|getan|ge\u00e4ndert|verschoben|verl\u00e4ngert)
    |je l['\u2019]ai (?:fait|d\u00e9plac\u00e9\p{L}*|repouss\u00e9\p{L}*|report\u00e9\p{L}*)
  )\W*$
`;

/** `Can you tell Germany this from me`: the words stand elsewhere. */
const onlyPoints = regex("iu")`
  ^\W*(?:
    this|that|it|the reason(?: why| for (?:it|this|that))?|why(?: (?:that|this) is)?
    |(?:den|der) grund|warum|la raison|pourquoi|el motivo|por qu\u00e9|il motivo|perch\u00e9
    |de reden|waarom|the following|these words|das|dies|folgendes|ceci|\u00e7a|esto|questo|dit
  )(?: (?:from me|please|pls|bitte|von mir|de ma part|de mi parte|da parte mia|too|as well|${unheard}))*
  (?:,? (?:with|and|mit|avec|con|met) (?:
    my|many|the|our|best|kind|den|vielen|herzlichen|mes|mis|i miei
  )(?!\p{L})[^.?!]{0,40})?\W*$
`;

/** Whoever is left out must not be among the readers. */
const leavesOut = regex("iu")`
  ^\W*(?:
    except|apart from|other than|au\u00dfer|ausser|bis auf|sauf|except\u00e9|hormis|excepto|salvo
    |menos|tranne|eccetto|behalve
  )(?!\p{L})
`;

/** `Let them know and say sorry from me to those who wait`: what they are to know stands elsewhere. */
const regardsOnly =
  /^\W*(?:and )?(?:say )?(?:sorry|thanks|hello|hi|regards) from (?:me|us) to(?!\p{L})/iu;
