/** `Can Liverpool support London to Yorkshire?` as the order that it asks about; whether it is one, a board knows. */
import { flat, regex, wrapped } from "../../util/index.js";
import { courteousOrder } from "../lexer/courtesy.js";
import { looksLikeOrder } from "../lexer/order-like.js";

const leading = regex("iu")`
  ^\W*(?:
    (?:
      hi|hello|hey|so|and|but|or|ok|okay|also|then|well|just wondering|quick question|question
      |hallo|und|aber|salut|et|mais|hola|y|ciao|e
    )[\s,:]+
  )*(?:
    (?:i (?:wonder|was wondering|am wondering)|do you know|tell me|please tell me) (?:if|whether) |
    (?:is|would|was) it (?:be )?(?:possible|allowed|legal|ok|okay|permitted)(?: for me)? (?:to|for|that|if) |
    is (?=[^?]*\b(?:possible|allowed|legal|valid)\b)
    |(?:am i|are we) (?:allowed|able|permitted) to |
    (?:can|could|may)(?: i| we)?(?: also| even| still| then| be able to)* (?!
      you\b|he\b|she\b|they\b|it\b
    )|(?:kann|könnte|darf)(?: ich| man)?(?: mit)? |
    (?:
      est-ce que je peux|puis-je|peut-on|est-ce que|peut
      |(?:se peut-il|(?:est|serait)-il possible) que
    ) |(?:puedo|puede|podría) |(?:posso|può|potrebbe) |(?:kan|mag)(?: ik)? )
`;

/** `What would I have to write so that my army in Yorkshire ends up in Belgium?` */
const written = regex("iu")`
  ^\W*(?:(?:so|and|but|or|ok|okay|also|then|hi|hello|hey)[\s,:]+)*
    (?:what|how|was|wie|que|comment|qué|cómo|cosa|come|wat|hoe) (?:
      would|do|does|must|should|shall|can|could|muss|müsste|kann|dois|puis|faut|tengo|debo|devo
      |moet|kan|am
    )[- ](?:i|we|one|you|ich|man|je|il|que|ik)?\s?(?:have to |need to |supposed to )?(?:
      write|send|order|put|say|type|enter|phrase|schreiben|écrire|escribir|scrivere|schrijven
    )(?: (?:it|that|this|down|in))?,? (?:
      so that|in order that|if i want|for|when
      |to (?:get|have|make|let|move|bring|send|convoy|ship|take)|damit|pour que|para que|perché
      |zodat|(?=(?:my|the) (?:army|fleet|unit|one) (?:in|at|from) \S+(?: \S+){0,3} to )
    ) ?(?=\S)
`;

/** `the one in Yorkshire` is an army or a fleet; the board knows which. */
const unitAt = regex("iu")`
  ^(?:(?:the|my|that|die|der|das|mein\p{L}*|l['\u2019]|la|le|el|mi|il|mio|mia|de|het|mijn) )?(?:
    one|army|fleet|unit|guy|troops|men|boat|ship|armee|flotte|einheit|armée|unité|ejército|flota
    |unidad|armata|flotta|unità|leger|vloot
  ) (?:in|at|from|of|aus|à|de|en|di|uit) `;

/** Other words for where a unit comes to be. */
const arrives = regex("iu")`
  \b(?:
    (?:to )?(?:end|ends|ending) up in|lands? in|arrives? (?:in|at)
    |gets? (?:over |across )?(?:in)?to|(?:goes|go|comes|come) (?:over |across )?(?:in)?to
    |(?:ferried|shipped|carried|brought|taken|convoyed) (?:over |across )?to|nach|zu
    |arrive (?:en|à)|llegue a|arrivi (?:in|a)|naar|in
  )\b
`;

const behind = regex("iu")`
  (?:
    ,? (?:
      please|by the way|btw|now|possible|allowed|legal|valid|an option|this turn|this time
      |next turn|already|still|legally|at all|or (?:not|is that (?:too far|not allowed|illegal))
      |bitte|por favor|per favore|svp
    )
  )*(?:
    ,? or (?:
      (?:is|are|do|does) (?:there|they|it|that|those two)|(?:don['\u2019]t|doesn['\u2019]t) they
    ) [^?]*
  )?[?!.\s]*$
`;

/** Other verbs for going somewhere. */
const goes = regex("iu")`
  \b(?:
    reach(?:es)?|get(?:s)? (?:in)?to|make it (?:in)?to|enter|walk (?:in)?to|sail (?:in)?to
    |be moved to|attack
  )\b
`;

/** `Help Paris get into Burgundy`: a support. */
const helps = regex("iu")`
  \b(?:to )?(?:help|assist) (?:(?:the|my) (?:one|army|fleet|unit) in |the )?(\S+(?: \S+)?)
    (?: (?:to )?(?:get|go|move|march|walk|come))? (?:in)?to\b
`;

const joining = "and|or|so|but|also|then|und|aber|et|mais|e|ma|y|pero|en|maar";
/** `Would it be able to ...?`, of a unit that was named before, and what asks so of one that is named. */
const ofIt = [
  asking(
    regex("iu")`
      (?:(?:would|will) it (?:also |even )?be able to|(?:could|can|may|might) it(?: (?:also|even|still|then))*)
    `,
    "Can NAME ",
  ),
  asking(
    /(?:kann|k\u00f6nnte|darf) (?:sie|er|es|die|der)(?: (?:auch|denn|dann|noch))*/iu,
    "Kann NAME ",
  ),
  asking(
    regex("iu")`
      (?:est-ce qu['\u2019](?:elle|il) (?:peut|pourrait)|(?:peut|pourrait)-(?:elle|il)|(?:elle|il) peut)
        (?: (?:aussi|encore|alors))*
    `,
    "Est-ce que NAME peut ",
  ),
  asking(
    /(?:pu\u00f2|potrebbe)(?: (?:anche|ancora|gi\u00e0))*(?= \p{L}+(?:re|r(?:si|l[aoie]|ci|vi))(?!\p{L}))/iu,
    "Pu\u00f2 NAME ",
  ),
  asking(
    /\u00bf?(?:puede|podr\u00eda)(?: (?:tambi\u00e9n|todav\u00eda|ya))*(?= \p{L}+r(?:se|l[aoes])?(?!\p{L}))/iu,
    "\u00bfPuede NAME ",
  ),
  asking(/(?:kan|zou) (?:hij|zij|ze|het|die)(?: (?:ook|nog|dan))*/iu, "Kan NAME "),
];

function asking(words: RegExp, put: string): readonly [RegExp, string] {
  return [new RegExp(`^\\P{L}*(?:(?:${joining}) )*${words.source} `, "iu"), put];
}

/** `Does Trieste count as next to it?` */
const besideIt = regex("iu")`
  (?<=(?<!\p{L})(?:
    next to|adjacent to|connected to|border(?:s|ing)?(?: on| with)?|touch(?:es|ing)?|neighbou?r(?:s|ing)?|beside|neben
    |\u00e0 c\u00f4t\u00e9 d['\u2019]|junto a|accanto a|naast
  )\s?)(?:it|that|mine|there|ihr|ihm|elle|lui|ella|lei|hem|haar)(?!\p{L})
`;

/** The question with the place of the unit that its `it` stands for; null where it speaks of no `it`. */
export function askedOfIt(question: string, place: string): string | null {
  const found = ofIt.find(([words]) => words.test(question));
  if (found === undefined)
    return besideIt.test(question) ? question.replace(besideIt, place) : null;
  const [words, put] = found;
  return question.replace(words, put.replace("NAME", place));
}

const wanting = wrapped`
  (?:
    i (?:want|wish|plan|intend|mean)(?: to)?|i(?: would|['\u2019]d) like(?: to)?|i am going to
    |(?:ich|wir) (?:will|wollen|m\u00f6chten?|w\u00fcrden?(?: gerne?)?|h\u00e4tte(?: gern)?)
    |(?:je|on) (?:veux|voudrais|aimerais|souhaite|compte|veut)|j['\u2019]aimerais
    |me gustar\u00eda|quiero|quisiera|querr\u00eda|voglio|vorrei|vogliamo|volevo
    |ik (?:wil|zou graag|wilde)(?: graag)?
  )
  (?: (?:gern|gerne|nun|jetzt|also|aussi|auch|ook|tambi\u00e9n|anche))*
  (?:
    [ ](?:go|move|aller|ir|andare|muovere|mover|d\u00e9placer|faire|hacer|fare|jouer|jugar|giocare)
  )?
  (?: (?:from|de|da|con|avec|mit|met))?
`;

const isThatPossible = wrapped`
  (?:
    (?:is|would|will) (?:that|this|it)(?: be)? (?:possible|allowed|ok|okay|legal|permitted|fine|work)
    |(?:does|would|will) (?:that|this|it) work|can i(?: do (?:that|this))?|may i(?: do that)?
    |(?:geht|klappt|funktioniert|ginge) (?:das|sowas|so etwas)(?: (?:so|denn|\u00fcberhaupt))*
    |(?:ist|w\u00e4re) (?:das|so(?:was| etwas)) (?:so )?(?:m\u00f6glich|erlaubt|zul\u00e4ssig|ok|okay)
    |(?:darf|kann) ich das(?: (?:machen|so))?|m\u00f6glich
    |(?:c['\u2019]est|est[- ]ce(?: que c['\u2019]est)?|ce serait)
      [ ](?:possible|permis|autoris\u00e9|bon|l\u00e9gal)
    |(?:\u00e7a|cela) (?:marche|passe|va)|(?:est-ce que )?je peux|possible
    |es(?:o es)? (?:posible|legal)|se puede|puedo(?: hacerlo)?|vale as\u00ed|posible
    |\u00e8 (?:possibile|permesso|legale)|si pu\u00f2(?: fare)?|posso(?: farlo)?|va bene|possibile
    |(?:kan|mag) dat(?: zo)?|is dat (?:mogelijk|toegestaan)|mogelijk
  )
`;

/** `I want Venice to go to Trieste, is that possible?`: what is wanted, and asked of behind it. */
const doubted = regex("iu")`
  ^\W*(?:(?:hi|hello|hallo|salut|hola|ciao|hoi|also|so|well|und|et|y|e|en|ok)[,: ]+)*
  ${wanting}\s(?<order>.{5,140}?)
  [,;.:\u2013-]?\s*\u00bf?(?:(?:und|and|et|y|e|en|but|aber|mais|pero|ma|maar) )?
  ${isThatPossible}\s*\?\s*$
`;

/** The words of the orders that somebody wants to give if they are possible; null for any other sentence. */
export function ordersDoubted(question: string): string | null {
  return doubted.exec(question)?.groups?.order ?? null;
}

/** The words of the order that a question asks about; null where it asks about none. */
export function orderAsked(question: string): string | null {
  if (courteousOrder(question) !== null) return null;
  const shown = shownWithDoubt(question);
  if (shown !== null) return shown;
  const [how] = written.exec(question) ?? [];
  if (how !== undefined && question.length <= 160) {
    const wanted = question
      .slice(how.length)
      .replace(/[?!.\s]+$/, "")
      .replace(unitAt, "");
    return wanted.replace(/^in /i, "").replace(helps, "support $1 to").replace(arrives, "to");
  }
  // `My map is so small: could the army in Finland get to Norway?`
  const text = [question, ...question.split(/[:;]\s+/).slice(-1)].find((each) =>
    leading.test(each),
  );
  const [lead] = leading.exec(text ?? "") ?? [];
  if (text === undefined || lead === undefined) return null;
  if (!question.includes("?") || question.length > 160) return null;
  const order = text
    .slice(lead.length)
    .replace(unitAt, "")
    .replace(behind, "")
    .replace(helps, "support $1 to")
    .replace(goes, "to");
  return order === "" ? null : order;
}

/** `So A Ber S A Mun - Sil?`, `would it be A Ber S A Mun - Sil?`: the order that is shown, and doubted. */
function shownWithDoubt(question: string): string | null {
  const { lead = "", order = "" } = doubting.exec(question)?.groups ?? {};
  const helps = /\s(?:s|c)\s/i.test(order);
  return order !== "" && (lead !== "" || helps) && looksLikeOrder(order) ? order : null;
}

const doubting = regex("iu")`
  ^\W*(?<lead>
    (?:(?:so|and|ok|okay|then|also|well|hm+|dann|und|alors|donc|et|entonces|y|allora|e|dus|en)[\s,:]+)*
    (?:(?:would|is|should|will) (?:it|that|this|the order) (?:be|read)?\s?(?:like )?
      |(?:w\u00e4re|ist|hei\u00dft) (?:es|das)(?: dann)? |(?:ce (?:serait|sera)|c['\u2019]est) 
      |(?:ser\u00eda|sarebbe) |(?:zou|is) (?:het|dat) )?
  )(?<order>[AF] \p{L}[^?]{4,60}|\p{L}{3,}\.? (?:-|->|s|c) [^?]{3,60})\?\s*$
`;

/** `Just out of curiosity,`: what may stand before `suppose`. */
export const beforeSupposing = wrapped`
  ^\W*(?:[^:.?!]{1,60}:\s+)?(?:
    (?:just |i was |i am |i'm |only |merely |purely )*(?:
      wondering|curious|asking|thinking|hypothetically|theoretically|out of curiosity|a question
      |one question|question
    )[,:]? (?:what )?
  )?
`;

const suppose = regex("iu")`
  ${beforeSupposing}(?:
    say|suppose|supposing|assume|assuming|imagine|what if
    |what (?:happens?|will happen|would happen|becomes of it|comes of it)(?: (?:to|with) (?:my|the|our) (?:
      orders|moves|units|plan
    ))? if
    |let['\u2019]?s (?:say|assume|suppose)|angenommen|nehmen wir an
    |was (?:wäre|passiert|würde (?:passieren|geschehen)|geschieht|geschähe)
      (?: (?:mit|aus) (?:meinen|den) (?:befehlen|zügen))?(?: (?:passieren|geschehen))?,? wenn
    |supposons que|imaginons que
    |(?:que|qu['\u2019]est-ce qui) se passe(?:rait|ra)?(?:-t-il)?(?: (?:avec|pour) mes ordres)? si
    |qu['\u2019]arrive(?:rait)?-t-il si|supongamos que|pongamos que
    |¿?qué (?:pasa|pasaría|pasará|ocurre|ocurriría|sucedería)(?: (?:con|a) mis órdenes)? si
    |(?:o )?que (?:acontece|aconteceria|aconteceu|sucede|sucederia)
      (?: (?:com as|às) minhas (?:ordens|unidades))? se
    |supponiamo che|mettiamo che
    |(?:che )?cosa (?:succede|succederebbe|accade|accadrebbe)(?: (?:con i|ai) miei ordini)? se
    |wat (?:gebeurt er|zou er gebeuren|gebeurt)(?: met mijn (?:orders|zetten))? als|stel dat|stel
  )[,:]?\s+(?=\S)
`;
/** `Duda: si mando Venecia a Trieste ...`, before a question of what comes of it. */
const conditioned =
  /^\W*(?:[^:.?!]{1,60}[:,.]\s+)?(?:and |but |so |ok |y |e |et |und )*(?:if|when|wenn|falls|si|se|als)\s+/iu;
const whatThen = regex("iu")`
  [:.;,?]?\s+(?:(?:and|then|so|und|dann|et|alors|y|entonces|e|allora|en|dan)\s+)*[¿]?(?:
    what (?:happens|then|will happen|would happen|comes of it)
    |who (?:gets (?:it|in|there)|wins|stays)|do (?:we|they) (?:both )?bounce
    |was (?:passiert|geschieht|wird)|wer (?:gewinnt|kommt rein)|que se passe-t-il
    |qu['\u2019]est-ce qui se passe|qui (?:gagne|passe)|qué (?:pasa|pasaría|ocurre)
    |quién (?:gana|entra)|(?:che )?cosa (?:succede|accade)|che succede|chi (?:vince|entra)
    |wat gebeurt er|wie (?:wint|krijgt)
  )(?:[^?.!]{0,80})\??(?:[^?.]*\?)*\s*$
`;
const asked = regex("iu")`
  [:.;,?]\s+(?:(?:and|then|so|und|dann|et|alors|y|entonces|e|allora|en|dan)\s+)*(?:
    who|what|does|do|will|would|is|am|can|which|how|wer|was|klappt|geht|komme|qui|que|est-ce|quién
    |qué|chi|cosa|wie|wat|lukt
  )\b[^?]*\?(?:[^?.]*\?)*\s*$
`;

const outcome = regex("iu")`
  (?<!\p{L})(?:
    (?:will|would|does|do|could|can|might) (?:it|that|this|they|he|she|i|we|\p{Lu}\p{L}+) (?:
      still |then |be |even |ever )*(?:
        hold|lose|lost|survive|bounce|work|succeed|fail|stand|dislodged?
        |get (?:in|through|dislodged|thrown out)|be (?:cut|safe|dislodged|stopped)
      )
    |what (?:would|will|can|could|does|do) (?:come of|happen|become|i (?:hope|expect))
    |(?:the )?(?:best|most|worst) (?:\p{L}+ ){0,3}(?:hope|expect|get|happen)
    |hält (?:es|das|er|sie)|(?:bleibt|hält|fällt|verliere?) \p{L}+
    |(?:est-ce que )?(?:ça|il|elle) (?:tient|passe|tiendra)|(?:aguanta|resiste|se mantiene|pierdo)
    |(?:tiene|regge|resiste|perdo)|houdt (?:het|dat|hij)|verlies ik
  )(?!\p{L})
`;
const condition = regex("iu")`
  (?<!\p{L})(?:
    if|when|suppose|supposing|say|assuming|in case|what if|were|wenn|falls|angenommen|si|se|als
    |stel|mettiamo|supongamos|supposons
  )(?!\p{L})
`;

/** `If Ukraine supports Sevastopol, does it hold?`: what would become of units, in whatever words. */
export function asksOutcome(sentence: string): boolean {
  return sentence.includes("?") && outcome.test(sentence) && condition.test(sentence);
}

/** `I go to Burgundy and Germany tries it from Munich`: the clauses that such a word may join. */
function partedClauses(clauses: readonly string[]): readonly string[] {
  return clauses.flatMap((clause) =>
    clause.split(/\s+(?:and|while|und|et|y|e|en)\s+(?=\S+(?:\s+\S+){2})/iu),
  );
}

/**
 * The clauses of what a question supposes, `Say I go from Tyrolia to Trieste, and Austria goes there too. Who
 * gets in?`; null for any other.
 */
export function supposedIn(question: string): readonly string[] | null {
  const text = flat(question);
  const [lead] = suppose.exec(text) ?? (whatThen.test(text) ? conditioned.exec(text) : null) ?? [];
  const asksSo =
    whatThen.test(text) ||
    text.includes("?") ||
    /^\W*(?:(?:and|so|but|ok) )*what\b/i.test(lead ?? "");
  if (lead === undefined || !asksSo || text.length > 400) return null;
  const told = text
    .slice(lead.length)
    .replace(whatThen, "")
    .replace(asked, "")
    .replace(/[?.!,\s]+$/, "");
  const clauses = told
    .split(/[,;]\s+(?:(?:and|while|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  // `If the Turk moves to Serbia, what happens?` tells of one alone.
  const isOfOne = !suppose.test(text) && partedClauses(clauses).length < 2;
  return isOfOne ? null : clauses;
}
