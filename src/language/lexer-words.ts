/**
 * The words of orders in all their forms, and the parts of speech that the grammar knows. Words with
 * several parts of speech have them all: `s` supports and is a coast. Names are not here: they come
 * from the board.
 */

/** What a token can be in the grammar (grammar/orders.ne). */
export type Role =
  | "place"
  | "nation"
  | "army"
  | "fleet"
  /** `army` or `fleet` in full: these may stand behind the place. */
  | "unitword"
  /** Behind its province. */
  | "coast"
  /** Before its province: `north coast of Spain`. */
  | "forecoast"
  | "hold"
  | "arrow"
  | "from"
  | "support"
  /** Between an order and the units that support it: `supported by`. */
  | "backing"
  | "convoy"
  | "via"
  | "build"
  | "remove"
  /** `R` alone: in winter it removes, in a retreat phase it would need a destination. */
  | "initial-r"
  | "retreat"
  | "plus"
  | "minus"
  | "waive"
  | "number"
  | "others"
  /** A comma or `and`: between orders, or units, or parts of one. */
  | "separator"
  /** A semicolon or full stop: an order ends here. */
  | "stop"
  | "colon"
  /** Words of headings: `Orders for Spring 1901`. */
  | "heading"
  /** Names of railways and canals, on boards that have them. */
  | "railway"
  | "canal"
  | "convert"
  /** Words without a meaning of their own: they are left out before the grammar sees the line. */
  | "noise"
  /** Words that turn an order round or make it depend on something. */
  | "doubt"
  | "unknown";

/**
 * Words by what they can be. Under `doubt` and `unknown` stand everyday words that have no place in an
 * order, and must not be taken for misspelt names: `not` is no Norway.
 */
const words: Readonly<Partial<Record<Role, string>>> = {
  army: "a|army|armies|amy|troops|armee|ejercito|esercito|armata|leger",
  fleet: "f|fleet|fleets|flt|navy|flotte|flota|flotta|vloot|armada",
  unitword: "army|fleet|troops|navy",
  hold: `h|hld|hold|holds|holding|held|stand|stands|standing|stay|stays|staying|stays put|stay put|remain|
    remains|keep|keeps|stays where it is|stay where it is|stays in place|stay in place|stays there|
    stay there|halt|halts|hold position|holds position|stand fast|stands fast|no order processed|
    no orders processed|no order|defend|defends`,
  arrow: `m|mto|cto|to|into|move|moves|moving|goes|go|going|attack|attacks|attacking|advance|advances|enter|
    enters|invade|invades|march|marches|sail|sails|head|heads|proceed|proceeds|travel|travels|
    fall back|falls back|fall back to|falls back to|pull back|pulls back|pull back to|pulls back to|
    back to|go back to|goes back to|return|returns|return to|returns to|
    onto|toward|towards|in to|on to|moved|mv|heads for|head for|heads to|leaves for|moves on|to move|to attack|send|sends|take|takes|
    capture|captures|conquer|conquers|occupy|occupies`,
  from: "from|with",
  support: `s|sup|supp|supports|support|supporting|supported|in support of|sprt|spt|aid|aids|assist|
    assists|backs|backing|help|helps|helping`,
  backing: `supported by|with support from|with support of|with support by|with the support of|
    with the support from|backed by|helped by|assisted by|aided by|with help from|with help of|
    with the help of`,
  convoy: "c|convoy|convoys|convoying|t|transport|transports|ferry|ferries|carry|carries|cvy|ff",
  via: `via|by|convoy|via convoy|by convoy|via sea|by sea|by fleet|through|over|convoyed|using convoy|
    with convoy|by convoy via|via convoy of|convoyed by|convoyed via|by way of|with a convoy|by ship|
    by boat|across|being convoyed|is convoyed|convoy via|per convoy`,
  build: "b|bld|build|builds|building|built|raise|raises|new|construct|constructs",
  remove: `d|rem|dsb|remove|removes|removed|removing|removal|disband|disbands|disbanded|disbanding|destroy|
    destroys|destroyed|scrap|scraps|off the board|otb|eliminate|dissolve|dissolves|
    retire|retires`,
  "initial-r": "r",
  retreat: "r|rto|retreat|retreats|retreating|retire|retires|withdraw|withdraws|ret|rtr",
  convert: "convert|converts|converted|become|becomes|turns into|change into|changes into",
  waive:
    "w|wve|waive|waives|waived|waiving|pass|decline|declines|no build|build waived|builds waived",
  others: `all others|all other units|all other|all the others|all the rest|the rest|rest|others|
    other units|everything else|everyone else|everybody else|remaining units|all remaining units|
    all remaining|all units|all else|the others|the other units|all my units|all my other units|all|
    everything|everyone|everybody|remaining|all of them|all my armies and fleets|all my other units`,
  number: "one|two|three|four|five",
  separator: "and|then|also|while",
  heading: `orders|order|results|retreat results|spring|summer|fall|autumn|winter|movement|movements|retreats|adjustments|
    adjustment|phase|turn|season|year|for|builds|removals|disbands|moves|
    here|here goes|here we go|here are|here is|these are|this is|this turn|this season|this phase|follow|as follows|below|find|
    attached`,
  noise: `the|my|our|in|at|on|of|please|pls|will|shall|should|is|are|unit|an|its|it|thanks|thank you|
    i|we|would like|want|let|have|ordered|units|defaults|be|
    i ll|ill|we ll|i d like|i d like to|i want to|i am going to|i m going to|we re going to|lets|
    let do|lets do|i ll do|i ll go with|let go with|can you|could you|would you|
    bounce|bounces|bounced|void|dislodged|disrupted|fails|failed|succeeds|succeeded|supply|centers`,
  doubt: `not|no|never|don|dont|cannot|if|unless|or|but|else|instead|except|cancel|ignore|maybe|
    perhaps|either|neither|without|until|wait|when|whether|only|first|before|after`,
  unknown: `because|so|that|this|these|those|there|you|your|he|she|they|them|me|us|him|her|his|
    can|could|may|might|must|do|does|did|has|had|was|were|been|what|which|who|why|how|where|yes|ok|
    hi|hello|dear|say|said|know|think|good|well|just|some|any|more|most|much|many|next|last|other|
    another|same|such|than|too|very|out|up|down|again|now|today|tomorrow|day|week|regards|cheers|
    sorry`,
};

/** What French, German, Dutch, Italian and Spanish players write, whose names the boards know too. */
const translations: typeof words = {
  army: "die armee",
  fleet: "die flotte",
  hold: `tient|tiens|tenir|reste|rester|se maintient|halten|bleibt|bleiben|houdt|houden|blijft|blijven|
    resta|rimane|mantiene|se mantiene|mantener|aguanta|se queda`,
  arrow: `vers|va|va en|va vers|va dans|attaque|avance|avance vers|
    nach|zieht|zieht nach|geht|geht nach|marschiert|marschiert nach|greift an|
    naar|gaat naar|trekt naar|valt aan|verso|muove|muove in|muove verso|attacca|
    hacia|va a|va hacia|mueve|mueve a|se mueve a|avanza|avanza a|ataca|ataca a`,
  support: `soutient|soutiens|soutenir|soutien|unterstutzt|unterstuetzt|unterstutzen|
    steunt|ondersteunt|steun|appoggia|appoggiare|appoggio|sostiene|supporta|supporto|
    apoya|apoya a|apoyar|apoyo`,
  backing: `soutenu par|soutenue par|unterstutzt von|unterstutzt durch|gesteund door|appoggiato da|
    appoggiata da|apoyado por|apoyada por|con apoyo de|con el apoyo de`,
  convoy: `convoie|convoye|convoi|convoyer|transporte|konvoiert|konvoi|konvooieert|konvooi|
    convoglia|convoglio|trasporta|transporta|transporta a|convoyar`,
  build:
    "construit|construire|baue|baut|bauen|bouw|bouwt|bouwen|costruisce|costruire|construye|construir",
  remove: "dissout|dissoudre|auflosen|aufgelost|scioglie|sciogliere|disuelve|disolver",
  retreat: `retraite|se retire|se retire en|se retire vers|se replie|zieht sich zuruck|
    zieht sich zuruck nach|ruckzug|ruckzug nach|trekt terug|trekt terug naar|ritirata|si ritira|
    si ritira in|retirada|se retira|se retira a`,
  noise: `l|le|la|les|du|de|des|en|dans|der|dem|im|ins|zum|zur|von|vom|het|il|lo|di|del|nel|nella|nello|
    el|los|las`,
};

function table(): ReadonlyMap<string, readonly Role[]> {
  const roles = new Map<string, Role[]>();
  for (const [role, forms] of [...Object.entries(words), ...Object.entries(translations)]) {
    for (const form of forms.split("|").map((text) => text.trim())) {
      roles.set(form, [...(roles.get(form) ?? []), role as Role]);
    }
  }
  return roles;
}

/** Every word of orders, in the normal form of names, with what it can be. */
export const orderWords: ReadonlyMap<string, readonly Role[]> = table();

const phrases = new Map<string, number>();
for (const form of orderWords.keys()) {
  const [first = "", ...rest] = form.split(" ");
  phrases.set(first, Math.max(1 + rest.length, phrases.get(first) ?? 0));
}

/** The most words in a form that begins with this one. */
export function longestPhrase(first: string): number {
  return phrases.get(first) ?? 1;
}
