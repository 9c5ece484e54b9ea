/** A GM's word that time which was given is not to be: `forget the extension`, `put it back the way it was`. */
import { regex, wrapped } from "../../../util/index.js";
import { amountsIn } from "../amounts.js";
import { canYou } from "../can-you.js";
import { timesInEnglish } from "../english.js";
import { any } from "../topics.js";

/** Does a sentence take time back that was given: `Please cancel the extra day`? */
export function takesTimeBack(sentence: string): boolean {
  if (sentence.length > longest || asks(sentence)) return false;
  const plain = timesInEnglish(sentence);
  if (hangs.test(plain)) return false;
  if (undoes.test(plain) && givenTime.test(plain)) return true;
  return (
    (regrets.test(plain) && moved.test(plain)) || (restores.test(plain) && deadline.test(plain))
  );
}

/** `Oops, I didn't mean to pause the game, please undo that`, `bitte die Pause wieder aufheben` */
export function takesPauseBack(sentence: string): boolean {
  if (sentence.length > longest || asks(sentence)) return false;
  const plain = timesInEnglish(sentence);
  return pause.test(plain) && (undoes.test(plain) || regrets.test(plain)) && !hangs.test(plain);
}

/** `Can it go on, please?`, `please undo that`, behind a pause that was taken back. */
export function letsGoOn(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  return goingOn.test(plain) || (undoes.test(plain) && points.test(plain));
}

/** `Put it back the way it was, please`, of what the mail speaks of; where a turn is meant, it says so. */
export function putsBackAsItWas(sentence: string): boolean {
  if (sentence.length > longest || asks(sentence)) return false;
  const plain = timesInEnglish(sentence);
  return asItWas.test(plain) || restores.test(plain);
}

/** `The players would rather keep to Thursday`: the day to which they keep, in English words. */
export function keepsToDay(sentence: string): string | null {
  if (sentence.length > longest || asks(sentence)) return null;
  if (!keeps.test(timesInEnglish(sentence))) return null;
  return dayNamed(sentence);
}

/** The one day that a sentence names, in English words. */
export function dayNamed(sentence: string): string | null {
  const [day, other] = amountsIn(sentence).dates;
  return day === undefined || other !== undefined ? null : day.date;
}

/** `Throw away any orders that came in`, beside a turn that is taken back. */
export function dropsOrders(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  return !asks(sentence) && drops.test(plain) && orders.test(plain);
}

const drops = any(
  wrapped`
    throw (?:\w+ ){0,4}(?:away|out)|delet\w*|discard\w*|drop|remove|clear|wipe|losch\w*|verw(?:irf|erf)\w*|streich\w*
    |wirf .*weg|effac\w*|supprim\w*|annul\w*|jet(?:er|ez|te)|borra\w*|elimin\w*|cancell\w*|butta\w*|wis\w*
    |verwijder\w*
  `,
);
const orders = any("orders|moves|befehle\\w*|zuge|ordres|ordenes|ordini|bevelen|zetten");

const longest = 160;

const keeps = any(
  "keep|stay|stick|stays?|remains?|rather|(?:play|back) (?:\\w+ )?on|still",
  wrapped`
    bleib\w*|lieber|doch|rest\w*|gard\w*|plutot|qued\w*|mejor|mant\w*|teng\w*|piuttosto|liever|blijf\w*|blijv\w*
  `,
);

const undoes = any(
  wrapped`
    forget|cancel|undo|revoke|reverse|revert|scrap|scratch|drop|withdraw|disregard|ignore|never mind|remove
    |(?:take|call|put|roll|set|turn)\w* (?:\w+ ){0,4}back|take (?:\w+ ){0,4}off
    |(?:don't|do not|no longer|not) (?:\w+ )?(?:want|need)|mistake|in error|versehen|fehler|irrtum
    |erreur|error|errore|sbaglio|vergissing
  `,
  wrapped`
    vergiss|vergessen(?: sie)?|vergesst|ruckgangig|zuruck ?(?:nehm|zieh|setz|genomm)\w*
    |(?:nimm|nehm\w*|zieh\w*|setz\w*) .*zuruck|streich\w*|storn\w*|aufheb\w*|heb\w* .*auf|hinfallig
    |brauchen .*(?:nicht|kein)\w*
  `,
  "oubli(?:e|ez|ons)|annul\\w*|supprim\\w*|retir\\w*|revenez sur|laissez? tomber",
  "olvid\\w*|anul\\w*|cancel\\w*|quita\\w*|retira\\w*|deshaz|deshacer",
  "dimentic\\w*|scord\\w*|annulla\\w*|togli\\w*|ritira\\w*|lascia(?:te)? (?:stare|perdere)",
  "vergeet|schrap\\w*|annuleer\\w*|terugdraai\\w*|draai .*terug|trek .*in|neem .*terug",
);

/** What was done by mistake. */
const regrets = any(
  wrapped`
    (?:didn't|did not|never) mean(?:t)?|(?:by|in|a|my|was) (?:mistake|accident|error)|accidentally|accidental
    |wrong (?:game|button|mail)|should(?:n't| not) have|(?:for|in) (?:another|the other|a different) game
  `,
  "versehen\\w*|irrtum\\w*|irrtumlich|falsche[sn]? spiel|wollte .*nicht|nicht (?:gewollt|beabsichtigt)",
  "trompe\\w*|par (?:erreur|megarde)|voulais pas|mauvaise partie",
  "por error|sin querer|equivoqu\\w*|equivocad\\w*|no queria",
  "per (?:errore|sbaglio)|sbagliat\\w*|non volevo",
  "per ongeluk|vergis\\w*|niet (?:de bedoeling|bedoeld|moeten)|verkeerde \\w+",
);
const deadline = any(
  "deadline|due date|frist|termin|date limite|echeance|delai|plazo|fecha|scadenza|termine",
);
const moved = any(
  wrapped`
    (?:moved|changed|set|extended|postponed|shifted|pushed|touched)(?: \w+){0,3} (?:deadline|date|time)
    |deadline(?: \w+){0,4} (?:moved|changed|set)
    |(?:frist|deadline|termin)\w*(?: \w+){0,5} (?:verschoben|geandert|gesetzt|verlangert)
    |(?:deplace|change|repousse|modifie)\w*(?: \w+){0,3} (?:date|echeance|delai)
    |(?:cambiad[oa]|movid[oa]|aplazad[oa]|cambie|movi)(?: \w+){0,3} (?:fecha|plazo|limite)
    |(?:spostat|cambiat|prorogat|rinviat)\w*(?: \w+){0,3} (?:scadenza|termine)
    |deadline(?: \w+){0,5} (?:verzet|verschoven|veranderd|verplaatst|verzetten)
  `,
);
const restores = any(
  wrapped`
    (?:restore|put|set|bring|go|give|reinstate)(?: \w+){0,4} (?:old|former|original|previous) (?:deadline|one|date)
    |(?:stell|setz|nimm|nehm)\w*(?: \w+){0,4} (?:alte|ursprungliche|vorige|vorherige)\w*
    |(?:remet|retabli|repren)\w*(?: \w+| l'){0,3} ?(?:ancienne|premiere|precedente)
    |(?:restablec|vuelv|pon)\w*(?: \w+){0,4} (?:anterior|original|antigu\w*)
    |(?:rimett|ripristin|riport)\w*(?: \w+){0,4} (?:di prima|precedente|originale|vecchia)
    |(?:zet|herstel)\w*(?: \w+){0,4} (?:oude|vorige|oorspronkelijke)|hem terugzetten
  `,
);
const pause = any("paus\\w*|break|unterbrech\\w*|unterbroch\\w*|pauze\\w*|gepauzeerd|en pause");
const goingOn = any(
  wrapped`
    (?:can|let|may|should)(?: \w+){0,3} (?:(?:go|carry) on|continue|resume)|weiter\w*|reprendre|continuer|seguir
    |continuare|riprendere|doorgaan|verder
  `,
);
const points = any("(?:that|it|this|das|es|ca|cela|eso|lo|quello|questo|dat|het)");

const givenTime = any(
  "(?:my |the )?(?:last |first )?(?:mail|message|e-?mail|letter)(?: \\w+){1,3} deadline",
  wrapped`
    extensions?|postponements?|prolongation|(?:extra|additional|added) (?:time|days?|hours?|weeks?|one|2|24|48)\w*
    |more (?:time|days?|hours?)(?= (?:i|we|that|which|you)(?![a-z])|$)|extended deadline|delay
  `,
  wrapped`
    (?:frist|deadline)?verlangerung\w*|(?:frist|termin)?verschiebung|fristaufschub|aufschub|zusatz\w*|verschobene\w*
  `,
  wrapped`
    prolongations?|delai (?:supplementaire|de plus|accorde)|report(?= d|$| que| de)
    |(?:days?|hours?) supplementaires?|rallonge
  `,
  "prorrogas?|aplazamiento|ampliacion|(?:days?|hours?|tiempo) (?:extra|adicional(?:es)?|de mas)",
  "proroga|rinvio|(?:days?|hours?|tempo) (?:extra|in piu|aggiuntiv\\w*|supplementar\\w*)",
  "uitstel|verlenging",
);

const hangs = regex()`
  \b(?:if(?! (?:you|possible))|unless|falls|wenn|si(?! (?:possible|vous|tu))|se(?! possibile)|tenzij|als)\b
`;

const asItWas = any(
  wrapped`
    (?:put|set|change|move|bring|turn|switch|take)(?: (?:it|that|things|everything|the deadline|all))? back
      (?: to)?(?: (?:how|what|where|the way|as)(?: (?:it|things|that|everything))?
      (?: was| were| stood| had been)|(?: the)? (?:old|former|original|previous|first) \w+| please| again|[.!]*$)
    |(?:restore|go back to|keep to|keep|stay with) (?:the |our )?(?:old|former|original|previous) (?:deadline
    |date|time|one)
    |leave (?:it|everything|things|the deadline) (?:as|the way|how|where) it was
  `,
  wrapped`
    (?:stell\w*|setz\w*|mach\w*)(?: (?:bitte|es|das|alles|sie|wieder|die|frist|deadline|den|termin))*
      (?: so)? (?:zuruck|wie (?:es|sie|er)?(?: vorher| zuvor| fruher)? ?war|wie (?:vorher|zuvor))
    |(?:soll|bleibt|lass\w*)(?: \w+){0,6} (?:wie (?:es|sie|er) (?:vorher |zuvor )?war|wie (?:vorher|zuvor)|beim alten)
    |(?:die )?(?:alte|ursprungliche) (?:frist|deadline)
  `,
  wrapped`
    (?:remet\w*|remis|laiss\w*)(?: (?:les|tout|la|date|le|choses|l'echeance|s'il|vous|plait|donc))*
      (?: comme) (?:avant|c'etait|il etait|elle etait|prevu)
    |(?:retabli\w*|revenez a|revenir a|reven\w* a) (?:la |l'|le )?(?:ancienne |premiere )?(?:date|echeance|delai)\b.*
  `,
  "(?:dej\\w*|pon\\w*|vuelv\\w*)(?: \\w+){0,4} como (?:estaba|antes)",
  "(?:rimett\\w*|lasci\\w*|riport\\w*)(?: \\w+){0,4} com(?:'era|e (?:era|prima))",
  "(?:zet|laat)(?: \\w+){0,4} (?:zoals het was|terug)",
);

/** A question wants to know, unless it requests. */
function asks(sentence: string): boolean {
  return sentence.includes("?") && !canYou.test(sentence);
}
