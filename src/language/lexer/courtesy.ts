/**
 * Orders in the form of a courteous question: `Might I trouble you to send Venice to Piedmont?`, `Könnten Sie
 * bitte ...?`. Who owns the unit wants it done. A plain `Could Venice go to Piedmont?` asks, and is none.
 */
import { regex, wrapped } from "../../util/index.js";
import { namesUnit } from "./order-like.js";

/** What may stand before it: `Dear judge, ...`, `and if it is no trouble, ...`. */
const opening = wrapped`
  ^\W*(?:
    (?:
      (?:my )?dear(?: \p{L}+){0,3}|hi|hello|hey|yo|hallo|bonjour|bonsoir|salut|hola|ciao
      |buongiorno|good (?:morning|day|evening|afternoon)(?: \p{L}+){0,2}
      |(?:sorry|apologies|my apologies|forgive me|excuse me)(?: (?:
        to (?:be (?:a|such a) (?:nuisance|pain|bother)|bother|trouble|disturb)(?: you)?(?: again)?
        |again
      ))?,?(?: but)?
      |sir|madam|judge|please|pls|plz|bitte|ok|okay|so|and|also|then|now|well|next|first|perhaps
      |und|dann|et|puis|alors|y|e|poi
      |if (?:
        it(?:['\u2019]?s| is) (?:no|not too much) (?:trouble|bother)
        |you (?:would|please|don['\u2019]?t mind|could)|i may|possible
      )
      |wenn (?:es keine umstände macht|möglich)|si possible
    )[,:!.]?\s+
  ){0,4}
`;

const kindly = "(?:please|pls|plz|kindly|just|perhaps|possibly|maybe|therefore|then|now)";

/** Words that ask the reader to do it. They are enough where they are courteous themselves. */
const deferential: readonly string[] = [
  wrapped`
    (?:could|can|would|will|might) (?:you|u),? (?:${kindly} )*be (?:so |very |most )?
      (?:kind|good|nice)(?: enough)? (?:as )?(?:to|and)
  `,
  wrapped`
    (?:could|can|would|will) (?:you|u) (?:${kindly} )*
      (?:be a dear|do me (?:the|a) (?:favou?r|kindness)) (?:and|of|to)
  `,
  "would (?:you|u) mind(?: terribly| awfully| please)?",
  // Nobody else can build.
  wrapped`
    (?:could|can|would|will) (?:you|u)(?: ${kindly})*(?= (?:build|give|raise|make|get|put|place)(?: me| us)? (?:
      an?|one|another|my|the
    ) (?:new )?(?:army|fleet|boat|ship|unit)(?!\p{L}))
  `,
  // `Could you change that to a fleet in Edinburgh?`
  wrapped`
    (?:could|can|would|will) (?:you|u)(?: ${kindly})*(?= (?:change|switch|swap|turn|amend) (?:that|it|this|mine
      |(?:my|the) \p{L}+(?: \p{L}+)?) (?:in)?to (?:an? |the )?(?:army|fleet|boat|\p{Lu}))
  `,
  // Nobody else notes orders: `could you put Trieste down for Albania?`
  wrapped`
    (?:could|can|would|will) (?:you|u)(?: ${kindly})*(?= (?:put|note|mark|pencil|enter|jot)(?: (?!me |us )\p{L}+){1,5}
      [ ](?:down|in) (?:for|as)(?!\p{L})| (?:put|note|mark|write|pencil) (?:me|us) (?:down|in) (?:for|with)[ ]
      (?=[^?]*(?:->?|(?<!\p{L})(?:to|into|holds?|supports?)(?!\p{L}))))
  `,
  wrapped`
    (?:may|might|can|could) (?:i|we) (?:${kindly} |humbly )*
      (?:ask|trouble|beg|request|bother|get|invite|implore)(?: of)? you,? (?:${kindly} )*to
  `,
  `(?:may|might|can|could) (?:i|we) (?:${kindly} |humbly )*(?:ask|request)(?: that| for)`,
  wrapped`
    i (?:was |am |do )?wonder(?:ed|ing)? (?:if|whether) you (?:could|might|would|can)
      (?: please| kindly| perhaps| possibly)?
  `,
  wrapped`
    (?:könnten|würden|wollen|möchten|können) sie(?: bitte| freundlicherweise| vielleicht
      | so (?:freundlich|gut|nett|lieb) sein,?(?: und)?)*
  `,
  "(?:wären|sind) sie (?:bitte )?so (?:freundlich|gut|nett|lieb),?(?: und)?",
  "darf ich (?:sie |dich )?(?:höflich |freundlich )?(?:bitten|ersuchen),?",
  "(?:kannst|könntest|würdest|magst) du (?:bitte|mal|mir bitte)(?: mal| bitte)*",
  "(?:könnt|könntet|würdet|mögt) ihr(?: bitte| mal| uns| mir| vielleicht)*",
  "(?:pourriez|voudriez|pouvez|voulez)[- ]vous(?: bien| s['\u2019]il vous plaît,?| svp)*",
  wrapped`
    (?:auriez|avez)[- ]vous (?:la gentillesse|l['\u2019]amabilité|la bonté|l['\u2019]obligeance) (?:
      de |d['\u2019]
    )
  `,
  "(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez))(?: bien| s['\u2019]il (?:te|vous) plaît,?| stp| svp)*",
  "(?:peux|pourrais|veux)[- ]tu(?: bien| s['\u2019]il te plaît,?| stp)*",
  "je (?:vous|te) prie (?:de (?:bien )?(?:vouloir )?|d['\u2019])",
  "\u00bf?(?:podrías|puedes|podéis|podríais)(?: por favor,?)*",
  // `¿Puede mi ejército ir a Múnich?` asks of the army, and not for a deed.
  "\u00bf?(?:podría|puede|podrían)(?: usted)?(?: por favor,?)*(?= \\p{L}+[aei]r(?!\\p{L}))",
  "(?:potresti|puoi|potete|potreste)(?: per favore| gentilmente| cortesemente)*",
  "(?:potrebbe|può)(?: per favore| gentilmente| cortesemente)*(?= \\p{L}+re(?!\\p{L}))",
  "(?:zou(?:dt|den)?|kan|kunt|kunnen|wil(?:t|len)?) (?:u|je|jij|jullie)(?: alstublieft| alsjeblieft| misschien)*",
];

/** Words that ask whether a unit may do it: an order where a word of courtesy stands beside them. */
const leave: readonly string[] = [
  `(?:could|can|would|will|might) (?:you|u)(?: ${kindly})*`,
  "(?:kannst|könntest|würdest|magst) du",
  wrapped`
    (?:could|can|would|will|might|may|shall) (?:i|we) (?:please |kindly |possibly |perhaps )*(?:
      have|see|get|move|send|put|order|march|take|bring|let|sail
    )
  `,
  "(?:could|can|would|will|might|may|shall) (?:someone|somebody|the judge)(?: please| kindly)*",
  wrapped`
    (?:could|can|would|will|might|may|shall)(?: please)?(?= (?!
      you\b|u\b|i\b|we\b|he\b|she\b|they\b|it\b|there\b|this\b|that\b|anybody\b|anyone\b
    )\p{L})
  `,
  "(?:könnte|dürfte|kann|darf) (?:ich|man)(?= )",
  "(?:könnte|dürfte|kann|darf|könnten|dürften)(?= (?!ich\\b|wir\\b|man\\b|er\\b|es\\b|jemand\\b)\\p{L})",
  "(?:est-ce que|\u00bf?(?:puede|podría|pueden)|(?:può|potrebbe|possono)|(?:kan|mag|kunnen))(?= \\p{L})",
];

const courtesy = regex("iu")`
  (?<!\p{L})(?:
    please|pls|plz|plse|kindly|possibly|(?:no|not too much) (?:trouble|bother)
    |if (?:you|u) (?:please|would|like|could)|if i (?:may|might)|thank you|thanks|thx|bitte|danke
    |s['\u2019]il (?:vous|te) pla[iî]t|svp|merci|por favor|gracias|per favore|per cortesia|grazie
    |alstublieft|alsjeblieft
  )(?!\p{L})
`;

/** Verbs of asking for words, and not for a deed. */
const wordsWanted = regex("iu")`
  ^\W*(?:
    tell|telling|show|explain|say|confirm|check|list|remind|answer|resend|forward|inform|know
    |advise|wait|(?:send|give|mail|help|let) (?:me|us)(?! (?:get|take|move|an? (?:new )?(?:army|fleet|boat|ship)))
    |mir (?:sagen|erklären|zeigen|schicken|helfen|bestätigen)|sagen
    |me (?:dire|montrer|expliquer|envoyer|confirmer)|dire|decirme|dirmi
  )(?!\p{L})
`;

/** What is no unit of anybody. */
const ofGame = regex("iu")`
  (?<!\p{L})(?:
    deadlines?|frist|délai|plazo|scadenza|games?|spiel|partie|phase|clock|calendar|maps?|karte
    |carte|letters?|e?-?mails?|messages?|nachricht|press|votes?|draws?|seats?|password|passwort
    |address|adresse|gm|players?|everybody|everyone
  )(?!\p{L})
`;

/** What an English reader can be asked to do with a unit; `choose between Greece and Bulgaria` is none. */
const deeds = regex("u")`
  ^\W*(?:(?:please|pls|plz|kindly|just|now|then|also|perhaps|possibly|maybe) )*(?:
    mov|send|giv|chang|switch|swap|turn|amend|put|putt|march|sail|tak|bring|order|let|hav|mak|get|push|shift|keep
    |hold|leav|support
    |help|assist|back|convoy|ship|ferry|carry|transport|build|plac|rais|remov|disband|scrap
    |retreat|withdraw|pull|note|note down|go|attack|enter|proceed|advanc|transfer|see|allow|permit
    |instruct|direct|tell|ask|set|station|steer|lead|drop|kick|defend|guard|occup|that|for|the|my
    |our|an?|army|fleet|it|\p{Lu}
  )\p{L}*
`;

/** Whoever names two ways asks for advice. */
const choosing =
  /(?<!\p{L})(?:or|oder|ou|o|of|possible|allowed|legal|erlaubt|möglich|permis|better|wise|best)(?!\p{L})/iu;

const towards = regex("iu")`
  (?<!\p{L})(?:
    to|into|in|toward|towards|go|goes|move|attack|take|hold|holds|stay|stays|support|nach|ins|vers
    |en|dans|sur|au|aux|à|a|al|naar|holding|bleiben|halten|rester|(?<=down )for
  )(?!\p{L})
`;

/** `noter Paris-Bourgogne` */
const dashed = /(?<!\p{L})\p{Lu}\p{L}{2,}\s*-+>?\s*\p{Lu}\p{L}{2}/u;

const asked = new RegExp(`${opening}(?:${deferential.join("|")})(?=\\s|(?<=['\u2019\\s]))`, "iu");
const begged = new RegExp(`${opening}(?:${leave.join("|")})(?!\\p{L})`, "iu");

/** What is done to the unit, behind it: `Could Warsaw be sent to Galicia`, `may I have Warsaw moved to Galicia`. */
const passive = regex("giu")`
  (?<!\p{L})(?:
    be (?:so kindly )?(?:
      sent|carried|ferried|shipped|moved|ordered|marched|brought|taken|shipped|transferred|sailed
      |posted|despatched|dispatched|directed|told to (?:go|move)|allowed to (?:go|move|proceed)
      |permitted to (?:go|move|proceed)|asked to (?:go|move|proceed)
    )
    |(?:sent|moved|marched|brought|ordered)(?= (?:in)?to )|pourra(?:it|ient)?|puisse(?:nt)?
  )(?!\p{L})
`;

/** `... and to walk Liverpool over to Edinburgh` */
const infinitive = regex("giu")`
  (?<=^\s*|, (?:and )?| and )to (?=
    (?:
      move|send|bring|walk|march|sail|take|put|have|let|order|shift|push|get|keep|hold|leave
      |support|convoy|attack
    )(?!\p{L})
  )
`;

const gerunds: ReadonlyMap<string, string> = new Map(
  wrapped`
    moving=move|sending=send|putting=put|ordering=order|taking=take|letting=let|having=have
    |marching=march|sailing=sail|getting=get|keeping=keep|holding=hold|leaving=leave|walking=walk
    |going=go|supporting=support|convoying=convoy|attacking=attack|shifting=shift|pushing=push
    |pulling=pull|bringing=bring
  `
    .split("|")
    .map((pair) => pair.split("=") as [string, string]),
);

/** The order of a courteous question, with blanks for the courtesy; null for any other sentence. */
export function courteousOrder(sentence: string): string | null {
  const [lead] =
    asked.exec(sentence) ?? (courtesy.test(sentence) ? begged.exec(sentence) : null) ?? [];
  if (lead === undefined) return null;
  const rest = sentence.slice(lead.length);
  if (wordsWanted.test(rest) || choosing.test(rest) || ofGame.test(rest)) return null;
  if (/(?<!\p{L})(?:you|u|i|we)(?!\p{L})/iu.test(lead) && !deeds.test(rest)) return null;
  if (!namesUnit(rest) && !towards.test(rest) && !dashed.test(rest)) return null;
  // `Could you move Venice to Piedmont?` asks for advice, unless it is kind.
  const had = wantsUnit.test(rest) ? "baue".padEnd(lead.length) : blank(lead);
  return had + plain(rest);
}

/** `Könnte ich bitte eine Flotte in Kiel haben?` wants it built. */
const wantsUnit =
  /(?<!\p{L})eine \p{L}+ (?:in|bei) [^?]*(?<!\p{L})(?:haben|bekommen|kriegen)\W*$/iu;

const ifYouPlease = regex("giu")`
  ,?\s(?:
    s['\u2019]il (?:vous|te) pla[iî]t|if (?:you|u) (?:please|would|like|could)|if i (?:may|might)
    |if it['\u2019]?s no trouble
  )
`;

function plain(rest: string): string {
  return rest
    .replace(
      /(?<=^\s*|,? and |, )(\s*)(\p{L}+ing)(?!\p{L})/giu,
      (words, gap: string, verb: string) => {
        const base = gerunds.get(verb.toLowerCase());
        return base === undefined ? words : gap + base.padEnd(verb.length);
      },
    )
    .replace(infinitive, blank)
    .replace(passive, blank)
    .replace(
      /^\s*(?:allow|permit|ask|tell|instruct|direct|noter|inscrire|enregistrer)(?= )/iu,
      blank,
    )
    .replace(/\s(?:haben|bekommen|kriegen)(?=\W*$)/iu, blank)
    .replace(ifYouPlease, blank)
    .replace(/\?/g, ".");
}

function blank(words: string): string {
  return " ".repeat(words.length);
}

/** Words that ask whether several things may be done, or tell of them as a plan. */
const planning: readonly string[] = [
  wrapped`
    (?:would|is|was) it (?:perhaps |maybe )?(?:be )?(?:at all )?(?:
      possible|all right|alright|ok|okay|fine|feasible|acceptable
    )(?: for me| with you)?(?: to| if| that| for)?
  `,
  wrapped`
    would you (?:mind|object)(?: terribly| awfully)?(?: if)? (?:i|we) (?:
      chang|alter|amend|switch|turn
    )ed (?:that|this|it|them|my orders|things|everything)(?: so that| such that| to|:)?
  `,
  wrapped`
    (?:may|might|could|can) (?:i|we) (?:perhaps |possibly |please |kindly |instead )*
      (?:change|alter|amend|switch) (?:that|this|it|them|my orders|things|everything)
      (?: so that| such that| to|:)?
  `,
  wrapped`
    (?:
      (?:i (?:do )?wonder(?:ed)?|i(?:['\u2019]m| am) wondering)(?: (?:whether|if))? |maybe |
      perhaps |i think )?(?:it|that) (?:would|might|could|may) (?:perhaps |maybe |not )?be (?:
        (?:much|a bit|far|perhaps) )?(?:
          better|best|wiser|wise|safer|smarter|more useful|an idea|a (?:better|good) idea
        )(?: now| here)?(?: for| to| if| that)?
  `,
  wrapped`
    (?:(?:vielleicht|ich frage mich,? ob) )?(?:wäre es|es) (?:vielleicht |nicht |doch )*(?:wäre )?
      (?:besser|klüger|sinnvoller|sicherer|geschickter)(?: wäre)?,?(?: wenn)?
  `,
  wrapped`
    (?:je me demande s['\u2019]il|il|ça|ce) (?:ne )?(?:serait|vaudrait) (?:pas |peut-être )*
      (?:mieux|plus sûr|préférable)(?: que| de| d['\u2019])?
  `,
  wrapped`
    (?:(?:i|we) (?:was|were|am|are|have been|had been)|(?:i|we)['\u2019](?:m|ve been)|was|been) (?:
      just |only |also |rather )?(?:thinking|considering|pondering|planning|contemplating)
      (?: of| about| on| that| maybe| perhaps|:|,)*
  `,
  "(?:i|we) (?:had|have) (?:it )?in mind(?: to| that|:)?",
  "(?:i|we) (?:thought|planned|intended|meant)(?: of| about| to| that|:)?",
  "(?:my|our) (?:plan|idea|thought|intention) (?:was|is|would be)(?: to| that|:)?",
  "(?:wäre|ist) es (?:vielleicht )?möglich,?(?: dass)?",
  wrapped`
    (?:ich|wir) (?:dachte|dachten|überlege|überlegen|überlegte|hatte vor|habe vor|plane|plante)
      (?: daran| mir|,| dass)*
  `,
  wrapped`
    (?:j['\u2019]envisage(?:ais)?|je (?:pensais|songeais|pense|comptais|compte))
      (?: (?:à|de|d['\u2019])| bien)*
  `,
  "(?:pensaba|estaba pensando|pensavo|stavo pensando)(?: (?:en|de|di|a))?",
];

const requesting = regex("iu")`
  ^\W*(?:on (?:reflection|second thoughts?),? |(?:actually|then|so|and|hmm?|ok|well),? )*
    (?:${opening.slice(1)})(?:${[...planning, ...deferential, ...leave].join("|")})(?=[\s,])
`;

const planned = new RegExp(`^\\W*(?:${opening.slice(1)})(?:${planning.join("|")})(?=[\\s,])`, "iu");

/**
 * `I was thinking of sending Vienna to Trieste`, of which what follows says that it is to be noted: the orders;
 * null for no plan.
 */
export function plannedOrders(plan: string): string | null {
  const [lead] = planned.exec(plan) ?? [];
  if (lead === undefined) return null;
  const rest = plan.slice(lead.length);
  if (choosing.test(rest) || ofGame.test(rest)) return null;
  if (!towards.test(rest) && !keeping.test(rest)) return null;
  return wanted(lead, rest.trimEnd().replace(/[?.!]*$/, "."));
}

const keeping = /(?<!\p{L})(?:keep|leave|remain|lassen?|laisser|dejar|lasciare)(?!\p{L})/iu;

/**
 * The orders that a question may ask for, in whatever courteous or conditional words: good enough to show, and
 * not to note.
 */
export function requestedOrders(question: string): string | null {
  const [lead] = requesting.exec(question) ?? [];
  if (lead === undefined || !question.includes("?")) return null;
  const rest = question.slice(lead.length);
  if (wordsWanted.test(rest) || choosing.test(rest) || ofGame.test(rest)) return null;
  return wanted(lead, rest);
}

const unitToAct = regex("iu")`
  ^(\s*(?:the |my )?\p{L}[\p{L}. ]{2,30}?) to (?=
    (?:support|help|hold|stay|go|move|sail|march|attack|convoy|take|retreat)(?!\p{L})
  )
`;

/** What a plan or a request would have done, as it is ordered. */
function wanted(lead: string, rest: string): string {
  const present = rest
    .replace(supposed, (verb) => (presents.get(verb.toLowerCase()) ?? verb).padEnd(verb.length))
    .replace(/ (?:perhaps|maybe|instead|vielleicht|stattdessen|peut-être)(?=[ ,.;?!]|$)/giu, blank);
  // `..., for the Norwegian Sea to support Norway`
  const direct = present.replace(unitToAct, (words, unit: string) => unit.padEnd(words.length));
  return plain(blank(lead) + direct);
}

/** `if the fleet convoyed the army` */
const presents: ReadonlyMap<string, string> = new Map(
  wrapped`
    went=goes|convoyed=convoys|supported=supports|held=holds|stayed=stays|sailed=sails
    |marched=marches|attacked=attacks|took=takes|helped=helps|returned=returns
  `
    .split("|")
    .map((pair) => pair.split("=") as [string, string]),
);
const supposed = new RegExp(`(?<!\\p{L})(?:${[...presents.keys()].join("|")})(?!\\p{L})`, "giu");

const half = regex("iu")`
  ${opening}(?:
    (?:might|may)(?= (?!i\b|we\b|he\b|she\b|they\b|it\b|there\b)\p{L})
    |(?:could|can|would)(?= [^?]*\bbe (?:
      sent|moved|ordered|marched|brought|taken|shipped|allowed|permitted|told|asked
    )\b)
    |(?:could|can|would|will) (?:you|u)\b
    |would it be (?:possible|all right|alright|ok|okay|fine)\b
    |(?:may|might|could|can) (?:i|we) (?:have|see|send|order|make|change|turn|switch)\b
    |(?:könn(?:t)?en|kann|könnte) (?:wir|ich)
      (?= [^?]*(?<!\p{L})(?:doch|lieber|stattdessen)(?!\p{L}))
    |(?:maybe|perhaps|vielleicht|peut-être|quizás?|forse) |
    [^?]*\b(?:might|could) (?:perhaps )?(?:go|move|be)\b
  )
`;

/** A question that may be meant as an order: it asks for leave, or for the deed, and is not kind enough to be sure. */
export function mayBeRequest(question: string): boolean {
  return (
    (half.test(question) || courteousOrder(question) !== null) &&
    !/(?<!\p{L})(?:or|should)(?!\p{L})/iu.test(question)
  );
}

/** `Could Burgundy go to Belgium?`, unlike `can`: who asks so of a unit without an order may want it done. */
export function isConditional(question: string): boolean {
  return conditional.test(question);
}

const conditional = regex("iu")`
  (?<!\p{L})(?:
    could|might|könnten?|dürften?|pourrai(?:t|ent)|podrían?|potrebbe(?:ro)?|zou(?:den)?
  )(?!\p{L})
`;
