/**
 * `An army in Vienna. Or a fleet in Trieste? Yes, a fleet.`, `Paris to Burgundy? Nah, Picardy`: what writers ask
 * themselves, and answer at once. The question is for nobody else.
 */
import { regex } from "../../util/index.js";

/** The text with each such question put as what its answer makes of it. */
export function withOwnAnswers(text: string): string {
  if (!text.includes("?")) return text;
  return withAlternatives(text)
    .replace(pondering, (all, ...rest) => {
      const { asked, no = "", stop, behind, end } = rest.at(-1) as Pondering;
      if (notOwn.test(asked)) return all;
      if (behind === undefined) return `${asked}${end === "" ? "," : "."} `;
      const [unit = ""] = wordsOf(asked);
      const isDropped = stop !== undefined && wordsOf(behind).length !== 1;
      return isDropped || wordsOf(behind).includes(unit) ? "" : `${asked}, ${no}, `;
    })
    .replace(choosing, (all, ...rest) => {
      const { unit, way, goals, other = "", choice } = rest.at(-1) as Choosing;
      const offered = [...wordsOf(goals), ...wordsOf(other)];
      const chosen = wordsOf(choice);
      const isChoice = chosen.length > 0 && chosen.every((each) => offered.includes(each));
      return isChoice && !notOwn.test(unit) ? `${unit} ${way} ${choice}` : all;
    });
}

interface Pondering {
  readonly asked: string;
  readonly no?: string;
  /** What ends a no that stands alone. */
  readonly stop?: string;
  /** What follows a no. */
  readonly behind?: string;
  /** What ends a yes. */
  readonly end?: string;
}

interface Choosing {
  readonly unit: string;
  readonly way: string;
  readonly goals: string;
  readonly other?: string;
  readonly choice: string;
}

const ways = "to|into|-|->|nach|ins?|auf|vers|en|\u00e0|au|a|al|verso|hacia|naar|ala?";
const start = "(?<=^|[.!;,\\n]\\s*|(?<!\\p{L})(?:and|und|et|y|e|en) )";

/** Who asks others, or asks about others, wants an answer. */
const notOwn = regex("iu")`
  [>:]|(?<!\p{L})(?:
    you|your|he|she|they|it|we|i|me|us|who|what|where|when|why|how|which|can|could|may|does|do|did|is|are|was|were
    |will|would|has|have|if|du|dir|er|sie|ihr|wir|ich|wer|was|wo|wann|warum|wie|kann|darf|ist|sind|wird|wenn|tu|te|il
    |elle|vous|ils|nous|je|qui|que|quoi|quand|comment|peut|est|si|t\u00fa|usted|\u00e9l|ella|yo|qui\u00e9n|qu\u00e9
    |cu\u00e1ndo|puede|lui|lei|voi|io|chi|cosa|quando|come|pu\u00f2|se|jij|je|hij|ze|wij|ik|wie|wat|waar
    |wanneer|kan|mag|als
  )(?!\p{L})
`;

const musings = "(?:(?:hm+|uh|well|ach|naja|na ja|mh+|bof|bueno|beh|tja|ok|okay)[,. \\u2026]+)*";

/** `Paris into Burgundy?? nah Paris to Picardy`, `Kiel nach Holland? Ja, machen wir.` */
const pondering = regex("giu")`
  ${start}(?<asked>\p{L}[\p{L}. ]{1,28}? (?:${ways}) [\p{L}][\p{L}. ]{2,28}?)(?:,? (?:then|dann|alors|dan))?
    \s*\?+\s+(?:
      (?<no>${musings}(?:no|nope|nah|nein|nee|n\u00f6|ne|non)(?=[,.! \n]|$))
        (?:(?<stop>[.!]+\s*|\s*(?:\n|$))|[, ]+)(?=(?<behind>[^.?!\n]*))
      |${musings}(?:yes|yeah|yep|sure|why not|ja|jawohl|klar|oui|ouais|s\u00ed|s\u00ec|vale|certo)(?=[,.! \n]
      |$)[,.! ]*
        (?:
          (?:please |so |bitte )?(?:let['\u2019]?s |i['\u2019]?ll |we['\u2019]?ll )?
            (?:do|go with|go for|make|take) (?:that|it|this)(?: so)?
          |(?:so )?machen wir(?: das| so|['\u2019]s| es)*|mache? (?:ich )?(?:das|es)(?: so)?
          |on fait (?:\u00e7a|comme \u00e7a)|faisons (?:\u00e7a|comme \u00e7a)|hagamos (?:eso|as\u00ed)
          |hag\u00e1moslo
          |facciamo cos\u00ec|doen we(?: zo)?|dat doen we
        )?(?<end>[.!]+\s*|\s*(?=\n|$)|)
    )
`;

/** `Should London go to the Channel or the North Sea? I'll go with the North Sea` */
const choosing = regex("giu")`
  ${start}(?:(?:so|hm+|ok(?:ay)?|well|now|also|alors|bueno|allora|dus)[, ]+)*
    (?:(?:should|shall|soll|sollte|devrait|doit|deber\u00eda|debe|dovrebbe|deve|moet|zal) (?:the |my |die |meine 
    |la |el |de )?)?
    (?<unit>\p{L}[\p{L}. ]{1,28}?) (?:(?:go|move|sail|head|aller|ir|andare|gaan) )?(?<way>${ways})[ ]
    (?<goals>[^.?!;\n]{3,50}?)(?:,? (?:then|dann|alors|dan|gehen|ziehen|fahren|gaan))?\s*\?+\s+
    (?:(?<other>(?:or|oder|ou|o|of)(?!\p{L})[^.?!\n]{2,60})\?+\s+)?
    (?:(?:hm+|ok(?:ay)?|no|well|so|then|also|alors|bueno|allora|dus)[, .]+)*
    (?:
      i (?:think|guess|suppose)|i['\u2019]d say|(?:i think |i guess )?i(?:['\u2019]?ll| will
      |['\u2019]m going to)? (?:just )?
        (?:go with|going with|take|choose|pick|do|stick with|stay with|go for|settle on|settle for|opt for|prefer
        |say)
      |let['\u2019]?s (?:go with|do|say|take|make it|go for)
      |(?:dann )?(?:ich (?:nehme|w\u00e4hle)|nehmen wir|wir nehmen|ich bleibe bei|ich gehe (?:nach|in))
      |je (?:prends|choisis|vais en|garde)|prenons|disons|va pour|on dit
      |elijo|me quedo con|tomo|voy con|voy a|digamos|prefiero|scelgo|prendo|vado con|vado in|facciamo|diciamo
      |preferisco
      |ik (?:kies|neem|ga voor|ga naar)
    ) (?<choice>(?:the |die |das |den |la |le |el |il |lo |de |het |l['\u2019])?\p{L}[\p{L}. ]{2,24}?)
    (?:,? (?:then|dann|alors|dan|i think))?(?=\s*(?:[.!,;\n]|$))
`;

function withAlternatives(text: string): string {
  return text.replace(musing, (all, ...rest) => {
    const { lead, asked, yes, no, answer, end } = rest.at(-1) as Musing;
    const [said, before] = [wordsOf(answer), rest.at(-2) as string];
    const above = wordsOf(before.slice(0, rest.at(-3) as number));
    const repeats = said.every((each) => wordsOf(asked).includes(each));
    const keeps = said.every((each) => above.includes(each) || staying.test(each));
    if (yes !== undefined) return repeats ? `${wait(lead)}${asked}${end}` : all;
    if (no !== undefined && keeps) return "";
    if (no !== undefined || said.length === 0 || said.length > fewWords) return all;
    // `Or a fleet in Trieste? Army.`
    if (repeats) return `${wait(lead)}${asked}${end}`;
    return keeps ? "" : all;
  });
}

interface Musing {
  readonly lead: string;
  readonly asked: string;
  readonly yes?: string;
  readonly no?: string;
  readonly answer: string;
  readonly end: string;
}

const fewWords = 2;

/** What makes a second thought of the words behind it. */
function wait(lead: string): string {
  return /\bor\W*$/i.test(lead) ? "No, " : "Nein, ";
}

/** The words that name something. */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((each) => !idle.test(each));
}

const idle = regex("u")`
  ^(?:
    the|then|make|made|let|lets|that|this|with|please|pls|bitte|mach|machen|wir|nehmen|take|think|guess|doch|lieber
    |eine?n?|der|die|das|une|pour|per|una|uno|faisons|metti|mettiamo|pon|sure|will
  )$
`;
/** `No, leave it so`: nothing changes. */
const staying = regex("u")`
  ^(?:
    leave|keep|stay|stays|fine|good|before|said|same|lass\p{L}*|bleib\p{L}*|dabei|gut|passt|wie|gesagt|reste|gard\p{L}*
    |laiss\p{L}*|comme|deja|dejo|queda|as\u00ed|lascia\p{L}*|resta|cos\u00ec|blijf\p{L}*|laat|goed
  )$
`;

const musing = regex("giu")`
  (?<=[.!,;\n]\s*)(?<lead>(?:(?:hm+|or|oder|ou|o|of|maybe|vielleicht)[, ]+)*(?:or|oder|ou|o|of)[, ]+)
    (?<asked>[^.?!\n]{3,60})\?+\s+(?:
      (?<yes>yes|yeah|yep|ja|jawohl|oui|s\u00ed|s\u00ec)(?=[,.! \n]|$)
      |(?<no>no|nope|nah|nein|ne|n\u00f6|non|nee)(?=[,.! \n]|$)
    )?,?\s*(?<answer>[^.?!,\n]{0,40})(?<end>[.!]|(?=\n|$))
`;
