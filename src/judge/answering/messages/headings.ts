/**
 * Headings of messages: `To England:`, `@Italy`, `Message for Germany and France:`, `Please forward this to
 * Russia:`. What stands behind a heading or below it is for those whom it names.
 */

import type { PressTarget } from "../../../game/index.js";
import { sentencesOf } from "../../../language/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import type { KeptMessage } from "./kept-message.js";
import { forbidsTelling } from "./not-told.js";
import { hiddenIn, withoutReaders } from "./readers/hidden-from.js";
import { addresseesIn, exception, namedAndLeftOut, namely } from "./readers/readers.js";
import { lead, others, softener, telling } from "./words/speech.js";

const anyNames = "[\\p{L}@ ,&+()'\u2019]{3,60}";
const names = `${anyNames}?`;

const note = wrapped`
  (?:
    message|msg|note|letter|dm|pm|fyi|mail|e-?mail|press|word|words|answer|reply|statement
    |declaration|announcement|notice|antwort|ank\u00fcndigung|annonce|anuncio|annuncio|avviso|nachricht
    |mitteilung|botschaft|brief|stellungnahme|erklärung|réponse
    |lettre|mot|déclaration|respuesta|mensaje|nota|risposta|messaggio|antwoord|bericht|berichtje
    |mensagem|wiadomo\u015b\u0107|worte?|mots?|palabras?|parol[ae]|woord(?:en)?|woordje
  )
`;
const article = wrapped`
  (?:
    an?|the|this|that|it|one|another|(?:the )?other(?: one)?|the following|my|our
    |eine?(?: andere[rs]?)?|das|dies|diese|folgende|meine?|unsere?|(?:une? |l['\u2019])autre|une?
    |ce|ceci|cette|ma|mon|notre|un|este|esta|esto|otr[oa]|mi|quest[oa]|un['\u2019]?altr[oa]|la mia
    |il mio|dit|deze|een(?: ander(?:e)?)?|mijn|uma?|ta
  )
`;
const only = wrapped`
  (?:
    only|just|private(?:ly)?|public(?:ly)?|secret(?:ly)?|anonymous(?:ly)?|nur|anonym|\u00f6ffentlich
    |seulement|uniquement|anonymement|solo|s\u00f3lo|soltanto|an[o\u00f3]nim[oa]|alleen|anoniem
  )
`;
const is = "(?:['\u2019]s|is|ist|est|es|\u00e8|goes|lautet)";
const to = wrapped`
  (?:
    to|for|-+>|=+>|\u2192|an|f\u00fcr|\u00e0|a|aux?|al|alla|ai|all(?=['\u2019])|pour|para|per|voor|aan|dla
    |do(?! not(?!\p{L}))
    |(?:between|among|unter|zwischen|entre|tra|fra|onder|tussen)(?=
      (?: (?:the|us|all|den|uns|les|nous|los|nosotros|i|noi|de|ons)){0,2} (?:
        players|(?:mit)?spielern?|joueurs|jugadores|giocatori|spelers
      )(?!\p{L})
    )
  )
`;
const the = "(?:the |den |die |dem |la |l['\u2019]|le |les |el |los |il )?";
const beside = wrapped`
  (?:
    (?:
      and|also|then|so|oh|here(?:['\u2019]s| is| comes)?|hier(?: ist| kommt| is| komt)?|voici
      |voilà|aquí (?:va|está)|ecco|second(?:ly)?|dann|puis|luego|poi|dan|please|plz|pls|bitte
      |por favor|send|schick|manda|und|et|y|e|en|ale|i|quick(?:ly)?|short|brief|one|a quick
      |something|nur|mal|eben|kurze?|schnell|noch|etwas|was|vite fait|juste|quelque chose|encore
      |r\u00e1pido|algo|due|qualcosa|eens|even|kort|snel|nog|iets|een
    )[ ,]+
  )*
`;

/** `And this message is for Italy:`, `To: England:`, `My answer to the Tsar is:` */
const noted = (who: string) =>
  wrapped`
    ^\s*${beside}(?:\p{L}[^:\n]{2,20}: )?(?:${article} ?${is}?\s+)?(?:${only} )?
      (?:(?:${article} )?${note}\s+)?(?:${is} )?(?:${only} )?${to}\s*:?\s+${the}${who}\s*
      (?:${is} )?\s*:
  `;

/** `Please forward the following to England:`, `kannst du England schreiben:` */
const handsOn = wrapped`
  ${lead}(?:\u00e0 )?(?:
    ${telling}${softener}\s+${others}(?<who>${names})(?:
      \s+(?:
        know|aus|mit|bitte|please|weten|this|the following|folgendes|das folgende|lo siguiente
        |quanto segue|ceci|cela|esto|questo|dit|het volgende|this message|the following message
        |(?:diese|folgende|die folgende) nachricht|ce message|le message suivant|ce qui suit|este mensaje
        |el siguiente mensaje|questo messaggio|il seguente messaggio|dit bericht|het volgende bericht
        |from me|on my behalf|in my name
        |for me|von mir|in meinem namen|de ma part|en mon nom|de mi parte|en mi nombre
        |da parte mia|a nome mio|van mij|namens mij
      )
    )*
    |(?:(?:das|dies)(?: bitte)? an )?(?<whom>${names})\s+(?:(?:
      folgendes|das|dies|(?:diese|folgende|die folgende) nachricht
    )\s+)?(?:
      schreiben|sagen|ausrichten|mitteilen|weiterleiten|schicken|senden|\u00fcbermitteln|weitergeben|zukommen lassen
    )
  )\s*:
`;

const thisNote = wrapped`
  (?:
    this|it|these(?: words| lines)?|the following|(?:this|my) ${note}|das|dies|folgendes
    |(?:diese|meine) ${note}|ceci|cela|ça|ce ${note}|esto|este ${note}|questo(?: ${note})?
    |dit(?: ${note})?
  )
`;
const beSent = wrapped`
  (?:
    be (?:passed|sent|forwarded|relayed|given|delivered|conveyed|transmitted|handed)
      (?: on| along| over| out)?
    |go(?: out| over| off)?|get
  )
`;

/** `Also can this go to both Germany and Russia:`, `K\u00f6nnte das bitte an Italien gehen:` */
const goes = wrapped`
  ${lead}(?:
    (?:can|could|may|might|would|let) ${thisNote} (?:please |also |kindly )*${beSent} to
    |(?:kann|könnte|darf) ${thisNote} (?:bitte |auch )*an
    |(?:est-ce que )?${thisNote} (?:peut|pourrait)(?:-il)? (?:aussi )?
      (?:aller|être (?:transmis|envoyé)) (?:à|aux?)
    |(?:puede|podría) (?:ir|llegar|enviarse) ${thisNote} (?:también )?a
    |(?:può|potrebbe) (?:andare|arrivare) (?:anche )?${thisNote} a
    |(?:kan|mag|zou) ${thisNote} (?:ook )?(?:naar|aan)
  )\s+${others}(?<who>${names})(?:
    \s+(?:
      please|pls|too|as well|only|from me|gehen|weitergeleitet werden|geschickt werden
      |gesendet werden|bitte|s['\u2019]il (?:te|vous) plaît|por favor|per favore|gaan
      |gestuurd worden|alsjeblieft
    )
  )*\s*:
`;

/** The message that a line begins, or null. A mail keeps to the form of its first heading. */
type Form = (speaker: Speaker, line: string) => KeptMessage | null;

export const headingForms: readonly Form[] = [
  withAsides(begins(new RegExp(`${noted(`(?<who>${names})`)}\\s*(?<what>.*)$`, "iu"))),
  begins(
    /^\s*(?:dm|pm|msg|message|text|write|note)\s+(?<who>[\p{L},&+][\p{L} ,&+]{2,59}?)\s*:\s*(?<what>.*)$/iu,
  ),
  begins(
    regex("iu")`
      ^\s*(?:bitte )?(?:
        senden|sende|schicken|schicke|schick|leiten|leite|übermitteln|übermittle|richten
        |überbringen
      )(?: sie)?(?: bitte)?(?: auch)?(?: die| diese| folgende| eine)* (?:
        nachricht|mitteilung|botschaft|worte|zeilen|text
      )?\s*an (?<who>[\p{L} ,&]{3,80}?)(?: weiter)?\s*:\s*(?<what>.*)$
    `,
  ),
  begins(
    /^\s*(?<who>@\p{L}+(?:(?:,? (?:and|und|et|y|e|&) |, ?| )@\p{L}+)*)\s*[:,\u2013-]?\s*(?<what>.*)$/iu,
  ),
  begins(
    regex("u")`
      ^\s*(?<who>
        \p{Lu}[\p{L}'\u2019]+(?:(?:, | & | and | und | et | y | e )\p{Lu}[\p{L}'\u2019]+)*
      )\s*:\s*(?<what>.*)$
    `,
  ),
  begins(new RegExp(`${handsOn}\\s*(?<what>.*)$`, "iu")),
  begins(new RegExp(`${goes}\\s*(?<what>.*)$`, "iu")),
];

/**
 * The message that a sentence surely heads, with or without its colon: `Second, to Italy, in confidence
 * please`. Where it is asked for, it must point at what stands below it.
 */
export function surelyHeaded(
  speaker: Speaker,
  sentence: string,
  isAsked = false,
): KeptMessage | null {
  if ((isAsked && !pointsBelow.test(sentence)) || forbidsTelling(speaker, sentence)) return null;
  const line = sentence.trim();
  if (quotes.test(line)) return null;
  const words = line
    .replace(/[\s.,:?!]+$/u, "")
    .replace(anotherFirst, "")
    .replace(counted, "")
    .replace(asides, "");
  const message = sureForms
    .map((form) => (isAsked ? form : withAsides(form))(speaker, `${words}:`))
    .find((each) => each !== null);
  return message === undefined || message === null || message.text !== ""
    ? null
    : { ...message, line };
}

/** `The one to Germany, which begins`: between the quotation marks then stand its first words alone. */
const quotes = regex("iu")`
  (?<!\p{L})(?:
    begin(?:s|ning)|start(?:s|ing)|beginnt|anf\u00e4ngt|commen[c\u00e7]\p{L}+|empieza|comienza|comincia
    |inizia|begint
  )(?: (?:with|mit|par|con|met))?[\s,:]*$
`;

/** `Send that one to Germany, but to France only this`: the last one is headed. */
const anotherFirst = regex("iu")`
  ^.*[,;][ ](?:but|aber|mais|pero|ma|maar)[ ](?=\p{L}+[ ])(?!
    (?:to |an |\u00e0 |a |aan )?(?:no|none|not|nobody|niemand\p{L}*|keine\p{L}|personne|nessuno|nadie)(?!\p{L})
  )
`;

/** `Second, ...`, `b) ...` */
const counted = regex("iu")`
  ^\W*(?:
    (?:and )?(?:
      first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|one|two|three|next|erstens|zweitens|drittens
      |premi\u00e8rement|deuxi\u00e8mement|primero|segundo|tercero|primo|secondo|terzo
      |ten (?:eerste|tweede|derde)
    )(?: (?:thing|point|of all))?\s*[,:.-]\s+
    |(?:\d{1,2}|[a-e])[.)]\s+
  )
`;

/** `..., from me`, `..., in confidence please`: what stands behind the name and changes nothing. */
const asides = regex("iu")`
  (?:
    [\s,(]+(?:
      from me|on my (?:own )?behalf|in my name|for me|as well|too|also|again|then|now|separately
      |only|alone|getrennt|allein|s\u00e9par\u00e9ment|\u00e0 part|aparte|por separado
      |separatamente|a parte|apart|afzonderlijk|please|pls|plz|kindly
      |if you (?:would|can|could|please)
      |(?:strictly )?(?:
        in (?:strict |strictest )?(?:confidence|private)|between us|confidential(?:ly)?
        |private(?:ly)?
      )
      |(?:and )?(?:only|just)(?: to)? (?:him|her|them)|von mir|in meinem namen|vertraulich
      |unter uns|bitte|auch|de ma part|en mon nom|en priv\u00e9|entre nous
      |s['\u2019]il (?:te|vous) pla[i\u00ee]t|svp|stp|aussi|de mi parte|en mi nombre|en privado
      |entre nosotros|por favor|tambi\u00e9n|da parte mia|a nome mio|in privato|per favore|anche
      |van mij|namens mij|onder ons|vertrouwelijk|alsjeblieft|alstublieft|ook
    )[)]?(?!\p{L})
  )+$
`;

/** Words between quotation marks of any kind at the beginning of these, and how far they go. */
export function passageHeadedBy(
  words: string,
): { readonly text: string; readonly length: number } | null {
  const [before = ""] = /^\s*/.exec(words) ?? [];
  const from = before.length;
  const closing = closingMarks[words[from] ?? ""];
  if (closing === undefined) return null;
  const end = words.slice(from + 1).search(closing);
  const text = end < 0 ? "" : words.slice(from + 1, from + 1 + end).trim();
  return text.split(/\s+/).length < fewestQuoted ? null : { text, length: from + end + 2 };
}

const fewestQuoted = 3;

/** A mark that may be an apostrophe closes only where no letter follows it. */
const closingMarks: Readonly<Record<string, RegExp>> = {
  '"': /"/u,
  "\u201c": /[\u201d"]/u,
  "\u201e": /[\u201c\u201d"]/u,
  "\u201d": /\u201d/u,
  "\u00ab": /\u00bb/u,
  "\u00bb": /\u00ab/u,
  "\u2039": /\u203a/u,
  "\u201a": /[\u2018\u2019](?!\p{L})/u,
  "\u2018": /\u2019(?!\p{L})/u,
  "'": /(?<=[.?!,\p{L}])'(?=\s|[.,;]|$)/u,
};

/** Does this sentence, without its colon, say that all that stands behind it goes to somebody? */
export function pointsBehind(sentence: string): boolean {
  return goesTo.test(`${sentence.trim().replace(/:$/, "")}:`);
}

const goesTo = new RegExp(goes, "iu");

/** `To England:`, with words that say that it is no order. */
export const surelyHeads: Form = (speaker, line) =>
  headingForms[0]!(speaker, line) ?? headingForms[3]!(speaker, line);

/** Does this paragraph end in a colon, and name somebody who is no reader? */
export function mayHeadAnother(speaker: Speaker, part: string, to: PressTarget): boolean {
  if (!/:\s*$/.test(part) || to.kind === "all") return false;
  const own = powerOf(speaker);
  const { named, leftOut } = namedAndLeftOut(speaker, part);
  return [...named, ...leftOut].some((power) => power !== own && !to.powers.includes(power));
}

/** The forms that say in words that something is to be passed on. */
const sureForms: readonly Form[] = [0, 2, 5, 6].map((at) => headingForms[at]!);

function begins(pattern: RegExp): Form {
  return (speaker, line) => {
    const {
      whom = "",
      who = whom,
      what = "",
    } = pattern.exec(line.replace(dashed, "$<to>: "))?.groups ?? {};
    // `Munich :-) as if`
    if (smiling.test(line)) return null;
    // `Tell everybody that we play faster now: two days per turn`
    if (/(?<!\p{L})(?:that|dass|daß|que|che|dat)(?!\p{L})/iu.test(who)) return null;
    // `For Germany only, England must not see it:`
    const { text } = hiddenIn(speaker, who);
    const { from } = hiddenIn(speaker, line.slice(0, line.length - what.length).replace(":", ""));
    const isNamed = namesIn(text).every((name) => addresseesIn(speaker, name) !== null);
    const named = who !== "" && isNamed ? addresseesIn(speaker, text) : null;
    const to = named === null ? null : withoutReaders(speaker, named, from);
    return to === null ? null : { to, text: what, line: line.trim(), mayBe: "message" };
  };
}

const smiling = /^[^:]*:['^]?-?[()DPp|/\\*oO]+(?:\s|$)/;

/** `And to Russia, this, which France need not read:`: what is said of a message behind the one whom it is for. */
function withAsides(form: Form): Form {
  return (speaker, line) => {
    const whole = form(speaker, line);
    // `To all my neighbours, that is France and Italy:` leaves nothing out.
    const plain = namely.test(line) ? line : line.replace(restOfHeading, "$<to>:");
    const message = plain === line ? null : form(speaker, plain);
    return whole ?? (message === null ? null : { ...message, line: line.trim() });
  };
}

const restOfHeading =
  /^(?<to>[^:,(\n]{3,60}?)\s*[,(](?! ?(?:and|und|et|y|e|en|&)(?!\p{L}))[^:\n]{0,80}:/u;

/** `to the russian player - sorry mate` */
const dashed = regex("iu")`
  ^(?<to>
    \W*(?:to|an|\u00e0|a|al|aan) (?:\p{L}+ ){1,2}
      (?:player|guy|spieler|joueur|jugador|giocatore|speler)
  )\s+[-\u2013\u2014]\s+
`;

/** `Austria and the Tsar (not Turkey)`: each but what is left out must be somebody. */
function namesIn(who: string): readonly string[] {
  const [named = ""] = who.split(exception);
  return named.split(/\s*[,&+]\s*|\s+(?:and|und|et|y|e)\s+/i).filter((name) => name.trim() !== "");
}

/** The words above a message that say whom it is for, with or without a greeting before them. */
export function headingOf(words: string): string {
  const lines = words.split("\n").filter((line) => line.trim() !== "");
  const found = lines
    .slice(0, 2)
    .map((line) => labelled.exec(line) ?? addressed.exec(line) ?? handed.exec(line));
  const at = found.findIndex(
    (match, line) => match !== null && !tellsItself(match) && !endsInHour(lines[line]!, match[0]),
  );
  return at === 0 || (at === 1 && isGreeting(lines[0]!)) ? (found[at]?.[0] ?? "") : "";
}

/** `Give everyone until Tuesday, 23:30` */
function endsInHour(line: string, found: string): boolean {
  return /\d:\s*$/.test(found) && /^\d\d/.test(line.slice(found.length));
}

/** `Would you pass this along to everyone please?`, above a message: a heading, as if it ended in a colon. */
export function withHeading(words: string): string {
  const [, asked = ""] =
    /^([^\n:"\u00ab\u201c\u201e]{8,120}?)[?.!\s]*\n[ \t]*\n\s*\S/u.exec(words) ?? [];
  if (asked === "" || sentencesOf(asked).length > 1 || !pointsBelow.test(asked)) return words;
  return headingOf(`${asked}:`) === ""
    ? words
    : `${asked}:${words.slice(asked.length).replace(/^[?.!\s]*?(?=\n)/u, "")}`;
}

/** Not `this once`, nor `das Schwarze Meer`. */
const pointsBelow = regex("iu")`
  (?<!\p{L})(?:
    (?:this|these|it|dies|das|ceci|cela|\u00e7a|esto|eso|questo|dit|dat)(?=
      \s+(?:
        on|along|over|to|too|from|please|pls|for|with|message|note|letter|text|mail|words?|lines?
        |weiter|bitte|an|auch|noch|aus|von|\u00e0|aux?|de (?:ma|mi)|s['\u2019]il|svp|a|al|alla|all
        |por|per|da|messaggio|mensaje|bericht|even|aan|naar|voor|alsjeblieft|van|know|door\p{L}*
        |weiter\p{L}+|sturen|schicken|senden|ausrichten|transmettre|passer|avere|arrivare
      )(?!\p{L})
      |\W*$
    )
    |the following|(?:the )?lines below|my (?:message|note|letter)
    |diese[ns]? (?:nachricht|brief|zeilen|text)|folgende\p{L}*|ce (?:message|mot)|lo siguiente
    |quanto segue|het volgende|ce qui suit
  )(?!\p{L})
`;

/** Whom a heading names: `Austria has complained. Write to Russia only:` is for Russia. */
export function readersOfHeading(speaker: Speaker, heading: string): PressTarget | null {
  const last = sentencesOf(heading.trim()).at(-1) ?? heading;
  const { text, from } = hiddenIn(speaker, last);
  const to = addresseesIn(speaker, text) ?? addresseesIn(speaker, heading);
  return to === null ? null : withoutReaders(speaker, to, from);
}

/** `Tell everybody that we play faster now: two days per turn`: the words begin before the colon. */
function tellsItself({ 0: heading, input }: RegExpExecArray): boolean {
  const isWhole = input.trim().length > heading.trim().length;
  return isWhole && /(?<!\p{L})(?:that|dass|daß|que|che|dat)\s+\p{L}+\s+\p{L}+/iu.test(heading);
}

/** Does this line, below others, head a message that goes on to the end of the mail? */
export function headsMessage(line: string): boolean {
  return apart.test(line.trim());
}

function isGreeting(line: string): boolean {
  return line.trim().length < 40 && /[,!]\s*$/.test(line);
}

/** `To: Germany`, as mails begin, and `Message to all players`, in a line of their own. */
const label = `(?:${to}|b?cc|copy(?: to)?|kopie(?: an)?|copie(?: \u00e0)?)`;
const labelled = new RegExp(
  `^\\s*(?:${label}\\s*:\\s+|(?:${article} )?(?!press\\b)${note}\\s+${to}\\s+)${the}${anyNames}\\s*$`,
  "iu",
);

const addressed = new RegExp(`${noted(`(?:${names})`)}\\s*`, "iu");

/** `And this message is for Italy:` names what it heads. */
const apart = new RegExp(
  `^${beside}(?:${article} )?${note}(?: ${is})?\\s+${to}\\s+${the}${names}:$`,
  "iu",
);

/** `One more thing, please pass the following on to Russia:` */
const handed = regex("iu")`
  ^[^:?]{0,60}?\b(?:
    let [\p{L} ,&]{3,40} know|lass[\p{L} ,&]{3,40} wissen|laat [\p{L} ,&]{3,40} weten
    |fa(?:is|ites) savoir|haz(?:les)? saber|fai sapere|przeka\u017c|napisz|announce|inform|notify|tell
    |write|message|pass|hand|forward|relay|send|give|deliver|say|transmit|convey
    |(?:get|bring|let|have)(?= (?:\p{L}+ (?:have|get|see|read) )?
        (?:this|it|that|these|the following)\b)
    |sag|schreib\w*|richte\w*|leite\w*|gib|sende|schick\w*|übermittle\w*|dis|dites|écri\w+
    |transme\w+|envoie\w*|envoyez|di|dile|escrib\w+|envía\w*|manda\w*|scrivi\w*|inoltra\w*
    |invia\w*|weiter(?:leit|geb|sag|send|schick)\w*|suivre|pas[ae]\w*|p\u00e1sa\w*|passa\w*
    |door(?:geven|sturen)
  )\b(?:[^:?.!]|[.!](?!\s)){0,80}?:(?!\d|//)\s*
`;
