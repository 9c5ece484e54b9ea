/**
 * The signs in a sentence of prose that tell what becomes of a place it names: that it is denied, turned to, or
 * stayed at.
 */
import { regex, wrapped } from "../../../util/index.js";
import type { Mention } from "../../names/mentions.js";
import { isGoing, wordsOf } from "../prose/kinds.js";
import { isOpinion } from "../prose/passing/opinions.js";
import { isFarOff } from "../prose/passing/put-off.js";

export type Sign =
  | ({ readonly kind: "place" } & Mention)
  /** `Not`, `rather than`: the next place is not meant. */
  | { readonly kind: "denial"; readonly from: number; readonly to: number }
  /** A comma, `but`, `sondern`: nothing is denied behind it. */
  | { readonly kind: "turn"; readonly from: number; readonly to: number }
  /** `Stays put`, `ne bouge pas` */
  | { readonly kind: "stay"; readonly from: number; readonly to: number };

/** The signs of a sentence, in its order; what stands within another is none. */
export function signsIn(sentence: string, mentions: readonly Mention[]): readonly Sign[] {
  const found: readonly Sign[] = [
    ...mentions.map((each) => ({ kind: "place", ...each }) as const),
    ...marks(sentence, staying, "stay"),
    ...marks(sentence, denying, "denial"),
    ...marks(sentence, turning, "turn"),
  ];
  return found
    .toSorted((one, other) => one.from - other.from)
    .filter(
      (each, at, all) =>
        !all.slice(0, at).some(({ to, kind }) => kind === "stay" && to > each.from),
    );
}

function marks(sentence: string, pattern: RegExp, kind: "stay" | "denial" | "turn"): Sign[] {
  return [...sentence.matchAll(pattern)].map(({ 0: text, index }) => ({
    kind,
    from: index,
    to: index + text.length,
  }));
}

/** Does a text say that a unit stays where it is? */
export function isStay(text: string): boolean {
  return text.search(staying) >= 0;
}

/** Does a text end in words such as `into the`, behind which somebody goes? */
export function isAimed(before: string): boolean {
  return aim.test(before);
}

/** Does a text end in words such as `forget about`, behind which stands what is not meant? */
export function isDenied(before: string): boolean {
  const last = signsIn(before, []).at(-1);
  return last?.kind === "denial" && before.slice(last.to).trim().split(/\s+/).length < 4;
}

/** May a sentence mean nothing, something else or something later: does it ask, doubt, depend or speak of others? */
export function isOpenTalk(said: string): boolean {
  return said.includes("?") || isOpinion(said) || isFarOff(said) || open.test(withoutAsides(said));
}

/** Does a sentence say that something is to go, to stay or to change? `Greetings from Vienna to Budapest` do not. */
export function isInstruction(said: string): boolean {
  return wishing.test(said) || wordsOf(said).some((word) => word.length > 3 && isVerb(word));
}

/** May words before a colon deny, tell or suppose what stands behind it? `Let's not overthink it:` does not. */
export function isDoubtfulLead(lead: string): boolean {
  return open.test(lead) || lead.replace(idleDenial, " ").search(denying) >= 0;
}

const idleDenial = regex("iu")`
  (?<!\p{L})(?:
    let['\u2019]?s not \p{L}+|without further ado|no (?:further ado|surprises?)
    |not much to (?:say|tell)|nothing (?:special|fancy|new)|nichts besonderes|rien de sp\u00e9cial
    |nada especial|niente di speciale
  )(?!\p{L})
`;

/** Does a sentence say that something is to be otherwise than it was? */
export function isChange(said: string): boolean {
  return changing.test(said);
}

function isVerb(word: string): boolean {
  return isGoing(word) && !prepositions.has(word);
}

const prepositions = new Set(
  "into onto toward towards nach naar vers hacia hasta verso over".split(" "),
);

function withoutAsides(said: string): string {
  return said.replace(requests, " ").replace(ownWords, " ").replace(theRest, " ");
}

/** The sentence without parts before its first place, each with its comma, and without what the other units do. */
export function withoutLead(said: string, names: (part: string) => boolean): string {
  const parts = said
    .replace(requests, " ")
    .replace(ownWords, " ")
    .split(/(?<=[,:;])\s/);
  const first = Math.max(0, parts.findIndex(names));
  return parts.slice(first).join(" ").replace(theRest, " ");
}

const end = "(?!\\p{L})";
const start = "(?<!\\p{L})";

const staying = regex("giu")`
  ${start}(?:
    (?:does|do|did|is|are|will|should|must|shall|to)(?: not|n['\u2019]t) (?:be )?(?:
      mov(?:e|ing)|go(?:ing)? anywhere|leav(?:e|ing)|budg(?:e|ing)
    )
    |not (?:to )?mov(?:e|ing)|won['\u2019]t (?:move|budge|go anywhere)
    |stay(?:s|ing|ed)?(?! (?:out|away|clear|off)(?!\p{L}))(?: (?:
      put|home|at home|there|still|in (?:port|harbou?r)|where (?:it|he|she) is
    ))?
    |holds?|holding
    |remain(?:s|ing)?(?! (?:out|away|clear)(?!\p{L}))
      (?: (?:in (?:port|harbou?r)|at home|there|where it is))?
    |keeps? still|sits?(?: tight| still| there)?|bleib(?:t|en|e)?|rührt sich nicht
    |bewegt sich nicht|(?:ne |n['\u2019]|n)?(?:bouge(?:ra|r|nt)?|bougera) (?:pas|plus)
    |ne (?:pas )?bouge\p{L}* ?(?:pas|plus)?|ne part (?:pas|plus)|rest(?:e|era|er|ât|asse(?:ro)?)
    |(?:se )?qued(?:ara|ase)n?|se (?:queda|quede|quedará|quedan?)
    |no (?:se )?(?:mueve|mueva|moverá|va a mover)|que no se mueva|resta|rimane|resterà|rimanga
    |rimanesse|resti|non (?:si )?(?:muove|muova)|(?:sta|stia) ferm[ao]|blijft|blijven|beweegt niet
    |gaat nergens heen
  )${end}
`;

/** The small words that turn what stands behind them around. */
export const negation = wrapped`
  not|\p{L}+n['\u2019]t|(?:do|does|wo|should|would|is|are|ca|must)nt|cannot|never|no|nicht|nie|pas|jamais|non|nunca
  |niet|nooit
`;

const denying = regex("giu")`
  ${start}(?:
    (?:keep|stay|remain)\p{L}* (?:\p{L}+ ){0,3}?(?:out of|away from|clear of|off)|no longer|${negation}
    |rather than|instead of|in (?:place|lieu) of|as opposed to|kein\p{L}*|statt|anstatt
    |anstelle(?: von)?|plus|plutôt que|au lieu d(?:e|['\u2019])|niente
    |invece (?:che|di)|piuttosto che|anziché|en (?:vez|lugar) de|ya no|más que|in plaats van
    |geen|(?:forget|scrap|cancel|drop|skip|never mind)(?: about)?|oubli(?:e|ez|er|ons)
    |laisse[rz]? tomber|vergiss|vergesst|olvid(?:a|e|ad|emos)|dimentica(?:te)?|vergeet
  )${end}
`;

/** Where nothing is denied any more. */
const turning = regex("giu")`
  [,;:()!.\u2026]
  |${start}(?:
    but|sondern|mais|sino|ma|maar|instead(?! of)|meant?|rather(?! than)|simply|just|lol|haha
    |stattdessen|lieber|doch|finalement|finalmente|mejor|meglio|liever
  )${end}
`;

const wishing = regex("iu")`
  ${staying.source}|${denying.source}
  |${start}(?:
    want|wish|prefer|like|please|should|shall|must|will|let|make|change|instead|rather|fleet|army
    |boat|soll|sollen|will|möchte|lieber|doch|bitte|flotte|armee|veux|voudrais|préfère|plutôt
    |finalement|armée|quiero|quisiera|prefiero|mejor|finalmente|ejército|flota|voglio|vorrei
    |preferisco|meglio|armata|flotta|wil|graag|liever|toch|vloot|leger
  )${end}
`;

const changing = regex("iu")`
  ${denying.source}
  |${start}(?:
    instead|rather|change|amend|correct|prefer|lieber|doch|stattdessen|änder\p{L}*|plutôt
    |finalement|préfère\p{L}*|chang\p{L}*|mejor|finalmente|prefiero|cambi\p{L}*|meglio|invece
    |preferisco|liever|toch|verander\p{L}*
  )${end}
`;

const aim = regex("iu")`
  (?<!\p{L})(?:
    to|into|in|onto|towards?|for|nach|ins?|auf|gen|zu[mr]?|\u00e0|aux?|en|vers|sur|dans|al?
    |all[ao']|hacia|hasta|naar|op|verso
  )(?: (?:the|die|das|den|der|la|le|les|el|il|lo|los|de|het|mar|mare|mer|mi|ma|my|meine?))*\W*$
  |[-=]>\s*$
`;

/** `Would you`, `was meant to`: who asks the judge for something so, or tells what should be, asks nothing. */
const requests = regex("giu")`
  (?<!\p{L})(?:
    (?:is|are|was|were) (?:meant|supposed) to(?! be)
    |you(?:['\u2019]ve| have)? (?:forgot(?:ten)?|missed|left out|overlooked|skipped)
    |(?:vous avez|tu as) oubli\p{L}+|(?:te )?olvidaste|has olvidado|(?:hai|avete) dimenticato
    |(?:du hast|sie haben|je bent|u bent)(?= .*\bverg)|
    (?:may|might|can|could) i (?:ask|trouble|beg) you to
    |(?:can|could|would|will) (?:you|u)(?: please| kindly| mind)?|if you (?:please|would)
    |thank you|thanks|(?:k\u00f6nn(?:t)?est|kannst) du|k\u00f6nn(?:t)?en sie
    |(?:peux|pourrais)[- ]tu|pou(?:vez|rriez)[- ]vous|s['\u2019]il (?:te|vous) pla\u00eet
    |(?:puedes|podr\u00edas)|(?:puoi|potresti)|(?:kun|zou) je|kunt u|kan het
  )(?!\p{L})\s*
`;

/** `The order I gave for`, `ce que j'ai dit pour`: one's own words, of which the sentence takes leave. */
const ownWords = regex("giu")`
  ,? ?(?<!\p{L})(?:
    waar (?:hij|zij|ze|die) (?:nu )?staat|wo (?:er|sie|es) (?:gerade )?(?:ist|steht)
    |where (?:it|he|she) is|donde est\u00e1|dove (?:si trova|\u00e8|sta)|o\u00f9 (?:elle|il) est
  )(?!\p{L})
  |(?<!\p{L})(?:
    (?:
      forget|scrap|cancel|withdraw|ignore|disregard|vergiss|streich\p{L}*|oublie[sz]?|annule[sz]?
      |olvida|dimentica|annulla|vergeet|schrap
    ) )?(?:
      what|the order|the orders|my order|my orders|everything|ce que|l['\u2019]ordre|lo que
      |la orden|quello che|l['\u2019]ordine|was|den befehl|wat
    )(?: that| which| que| che)? (?:i|j['\u2019]?|je|ich|ik)? ?
    (?:(?:have|had|ai|he|ho|habe|heb) )?(?:
      gave|given|said|wrote|sent|told you|ordered|dit|donn\u00e9|\u00e9crit|dije|dicho|puse|detto
      |scritto|gesagt|geschrieben|gezegd|geschreven
    )(?: (?:you|te|dir))?(?: (?:for|about|pour|sur|para|de|sobre|per|su|f\u00fcr|zu|voor|over))?
    (?!\p{L})
  |(?:as|wie|comme|como|come|zoals) (?:i )?(?:
    planned|before|agreed|said|gehabt|geplant|pr\u00e9vu(?: au d\u00e9part)?|avant|antes|previsto
    |prima|eerder|gepland
  )(?!\p{L})
`;

/** Words with which what is left stays as it was; a verb of its own makes an order of it. */
const asItWas: ReadonlySet<string> = new Set(
  `two three both one ones stay stays stand stands remain remains keep keeps goes go on hold holds is are was
    were be as it they them i we you me had have said told sent gave given wrote ordered before above below
    planned agreed the my same unchanged still fine good ok okay right exactly just like this that so now please
    of units unit orders order moves move instructions for can may should will alone untouched bleibt bleiben
    bleib steht stehen wie gehabt gesagt geplant geschrieben vorher gleich unverändert es ist sind war bitte passt
    stimmt reste restent est sont comme prévu avant dit inchangé inchangés pareil la le même chose tel quel ne
    change pas va bien queda quedan sigue siguen está están como antes dije igual resta restano rimane rimangono
    com'è come prima detto invariato invariati uguale è sono bene blijft blijven zoals het hetzelfde
    gezegd staat`.split(/\s+/),
);

/** What else the power has, of which a sentence says that it goes on. */
const theRest = regex("iu")`
  [,;.]?\s*(?:(?:and|und|et|y|e|en|but|aber|mais) )?(?<!\p{L})(?:
    (?:the |my |le |der |el |il |lo |de |l['\u2019])(?:
      rest|reste|resto|dem\u00e1s|others?
      |other (?:(?:two|three) )?(?:two|three|orders?|moves?|units?|instructions?)|autres|otros
      |altri|anderen?
    )
    |rest|others|everything else|all else|tout le reste|alles andere
  )(?!\p{L})([^,;.]*)[.!\s]*$
`;

/** `The rest as said before`, and nothing else */
export function isOfRest(sentence: string): boolean {
  const said = sentence.replace(ownWords, " ");
  const [rest = "", tail = ""] = theRest.exec(said) ?? [];
  const words = tail.toLowerCase().match(/[\p{L}'\u2019]+/gu) ?? [];
  return !/\p{L}/u.test(said.replace(rest, "")) && words.every((word) => asItWas.has(word));
}

const open = regex("iu")`
  (?<!\p{L})(?:
    idk|dunno|no (?:idea|clue)|(?:pull|tak|call)\p{L}* (?:it )?back|build\p{L}*|disband\p{L}*
    |remov\p{L}*
    |(?:habit\p{L}*|wohn\p{L}*|vivo|abito|woon|listen\p{L}*|tell(?:ing)?|suggest\p{L}*|is|are) (?!
      (?:to|off|not|\p{L}+ing)(?!\p{L})
    )
    |(?:i|we)(?:['\u2019]m| am| are| will be|['\u2019]ll be| live| come) (?:\p{L}+ )?
      (?:in|from|at|back)
    |away|holidays?|vacations?|travel\p{L}*|was|were|been|went|gone|moved|took|taken|came|sailed
    |marched|ging|zog|fuhr|verreist|urlaub|vacances|vacaciones|vacanz[ae]|vakantie|if|unless
    |except|somewhere|\p{L}*[ -]ish|or so|irgendwo|quelque part|when(?:ever)?|whether|until|or
    |either|maybe|perhaps|possibly|might|may|could
    |would(?!['\u2019]?(?: (?:much )?(?:like|rather|prefer)))|think(?:ing)?|consider\p{L}*
    |wonder\p{L}*|hop(?:e|ing)|fear\p{L}*|afraid|worr\p{L}*|expect\p{L}*|suppose|supposed|guess
    |did|bounced?|failed|attack\p{L}*|why|how|who|what|which|later|afterwards|eventually|next
    |autumn|fall|winter|he(?! \p{L}+(?:[ai]do|cho|to)(?!\p{L}))|him|she|they|them|his|her|their
    |you|your|wenn|falls|ob|oder|au\u00dfer|vielleicht|eventuell|k\u00f6nnte\p{L}*
    |w\u00fcrde(?!n? (?:ich |gern))|warum|wieso|was|wer|wie|danach|sp\u00e4ter|n\u00e4chste[nrs]?
    |herbst|du(?= \p{L}+st(?!\p{L}))|(?<=st )du|dein\p{L}*|er|ihr|euch|eure\p{L}*
    |si(?! (?:ferm|difend|muov|spost|mett|tien|port|ritir)\p{L}*)|ou|sauf|quand|peut-\u00eatre|pourrait|pourquoi
    |comment|qui|apr\u00e8s|ensuite|prochaine?|automne|tu|vous|ton|votre|ils|quando|cuando
    |quiz\u00e1s?|tal vez|o|podr\u00eda|por qu\u00e9|c\u00f3mo|qui\u00e9n|despu\u00e9s|luego
    |pr\u00f3xim[oa]|oto\u00f1o|t\u00fa|usted\p{L}*|\u00e9l|ellos|se non|forse|potrebbe
    |perch\u00e9|come|chi|dopo|poi|prossim[oa]|autunno|lui|loro|voi|als|tenzij|misschien
    |zou(?! graag)|waarom|hoe|wie|daarna|later|volgende|herfst|jij|jullie|hij|zij|hun
  )(?!\p{L})
`;
