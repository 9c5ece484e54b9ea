/**
 * Headings of messages: `To England:`, `@Italy`, `Message for Germany and France:`, `Please forward this to Russia:`. What
 * stands behind a heading or below it is for those whom it names.
 */
import type { PressTarget } from "../../../game/index.js";
import { sentencesOf } from "../../../language/index.js";
import type { Speaker } from "../../session/session.js";
import type { KeptMessage } from "./kept-message.js";
import { exception, readersIn } from "./readers/readers.js";
import { lead, others, softener, telling } from "./words/speech.js";

const anyNames = "[\\p{L}@ ,&+()'\u2019]{3,60}";
const names = `${anyNames}?`;

const note =
  "(?:message|msg|note|letter|dm|pm|fyi|mail|e-?mail|press|word|words|answer|reply|statement|declaration|antwort|nachricht|mitteilung|botschaft|brief|stellungnahme|erkl\u00e4rung|r\u00e9ponse|lettre|mot|d\u00e9claration|respuesta|mensaje|nota|risposta|messaggio|antwoord|bericht|berichtje|mensagem|wiadomo\u015b\u0107)";
const article =
  "(?:an?|the|this|that|it|one|another|the following|my|our|eine?|das|dies|diese|folgende|meine?|unsere?|une?|ce|cette|ma|mon|notre|un|este|esta|esto|otro|mi|questo|la mia|il mio|dit|deze|een|mijn|uma?|ta)";
const only = "(?:only|just|private(?:ly)?|nur|seulement|uniquement|solo|s\u00f3lo|soltanto|alleen)";
const is = "(?:['\u2019]s|is|ist|est|es|\u00e8|goes|lautet)";
const to = "(?:to|for|an|f\u00fcr|\u00e0|a|aux?|pour|para|per|voor|aan|dla|do)";
const the = "(?:the |den |die |dem |la |l['\u2019]|le |les |el |los |il )?";
const beside =
  "(?:(?:and|also|then|so|oh|please|plz|pls|bitte|por favor|send|schick|manda|und|et|y|e|en|ale|i)[ ,]+)*";

/** `And this message is for Italy:`, `To: England:`, `My answer to the Tsar is:` */
const noted = (who: string) =>
  `^\\s*${beside}(?:\\p{L}[^:\\n]{2,20}: )?(?:${article} ?${is}?\\s+)?(?:${only} )?(?:(?:${article} )?${note}\\s+)?(?:${is} )?(?:${only} )?${to}\\s*:?\\s+${the}${who}\\s*(?:${is} )?\\s*:`;

/** `Please forward the following to England:`, `kannst du England schreiben:` */
const handsOn = `${lead}(?:${telling}${softener}\\s+${others}(?<who>${names})(?:\\s+(?:know|aus|mit|bitte|please|weten|this|the following|from me|on my behalf|in my name|for me|von mir|in meinem namen|de ma part|en mon nom|de mi parte|en mi nombre|da parte mia|a nome mio|van mij|namens mij))*|(?<whom>${names})\\s+(?:schreiben|sagen|ausrichten|mitteilen|weiterleiten|schicken|senden))\\s*:`;

/** The message that a line begins, or null. A mail keeps to the form of its first heading. */
type Form = (speaker: Speaker, line: string) => KeptMessage | null;

export const headingForms: readonly Form[] = [
  begins(new RegExp(`${noted(`(?<who>${names})`)}\\s*(?<what>.*)$`, "iu")),
  begins(
    /^\s*(?:dm|pm|msg|message|text|write|note)\s+(?<who>[\p{L} ,&+]{3,60}?)\s*:\s*(?<what>.*)$/iu,
  ),
  begins(
    /^\s*(?:bitte )?(?:senden|sende|schicken|schicke|schick|leiten|leite|übermitteln|übermittle|richten|überbringen)(?: sie)?(?: bitte)?(?: auch)?(?: die| diese| folgende| eine)* (?:nachricht|mitteilung|botschaft|worte|zeilen|text)?\s*an (?<who>[\p{L} ,&]{3,80}?)(?: weiter)?\s*:\s*(?<what>.*)$/iu,
  ),
  begins(
    /^\s*(?<who>@\p{L}+(?:(?:,? (?:and|und|et|y|e|&) |, ?| )@\p{L}+)*)\s*[:,\u2013-]?\s*(?<what>.*)$/iu,
  ),
  begins(
    /^\s*(?<who>\p{Lu}[\p{L}'\u2019]+(?:(?:, | & | and | und | et | y | e )\p{Lu}[\p{L}'\u2019]+)*)\s*:\s*(?<what>.*)$/u,
  ),
  begins(new RegExp(`${handsOn}\\s*(?<what>.*)$`, "iu")),
];

/** `To England:`, with words that say that it is no order. */
export const surelyHeads: Form = headingForms[0]!;

function begins(pattern: RegExp): Form {
  return (speaker, line) => {
    const { whom = "", who = whom, what = "" } = pattern.exec(line)?.groups ?? {};
    // `Tell everybody that we play faster now: two days per turn`
    if (/(?<!\p{L})(?:that|dass|daß|que|che|dat)(?!\p{L})/iu.test(who)) return null;
    const isNamed = namesIn(who).every((name) => readersIn(speaker, name) !== null);
    const to = who !== "" && isNamed ? readersIn(speaker, who) : null;
    return to === null ? null : { to, text: what, line: line.trim(), mayBe: "message" };
  };
}

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
  const at = found.findIndex((match) => match !== null && !tellsItself(match));
  return at === 0 || (at === 1 && isGreeting(lines[0]!)) ? (found[at]?.[0] ?? "") : "";
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

const pointsBelow =
  /(?<!\p{L})(?:this|the following|these (?:words|lines)|my (?:message|note|letter)|dies\p{L}*|folgende\p{L}*|das|ceci|cela|\u00e7a|ce (?:message|mot)|esto|este mensaje|lo siguiente|questo|quanto segue|dit)(?!\p{L})/iu;

/** Whom a heading names: `Austria has complained. Write to Russia only:` is for Russia. */
export function readersOfHeading(speaker: Speaker, heading: string): PressTarget | null {
  const last = sentencesOf(heading.trim()).at(-1) ?? heading;
  return readersIn(speaker, last) ?? readersIn(speaker, heading);
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
const labelled = new RegExp(
  `^\\s*(?:${to}\\s*:\\s+|(?:${article} )?(?!press\\b)${note}\\s+${to}\\s+)${the}${anyNames}\\s*$`,
  "iu",
);

const addressed = new RegExp(`${noted(`(?:${names})`)}\\s*`, "iu");

/** `And this message is for Italy:` names what it heads. */
const apart = new RegExp(
  `^${beside}(?:${article} )?${note}(?: ${is})?\\s+${to}\\s+${the}${names}:$`,
  "iu",
);

/** `One more thing, please pass the following on to Russia:` */
const handed =
  /^[^:?]{0,60}?\b(?:let [\p{L} ,&]{3,40} know|lass[\p{L} ,&]{3,40} wissen|laat [\p{L} ,&]{3,40} weten|fa(?:is|ites) savoir|haz(?:les)? saber|fai sapere|przekaż|napisz|announce|inform|notify|tell|write|message|pass|hand|forward|relay|send|give|deliver|say|transmit|convey|(?:get|bring|let|have)(?= (?:\p{L}+ (?:have|get|see|read) )?(?:this|it|that|these|the following)\b)|sag|schreib\w*|richte\w*|leite\w*|gib|sende|schick\w*|übermittle\w*|dis|dites|écri\w+|transme\w+|envoie\w*|envoyez|di|dile|escrib\w+|envía\w*|manda\w*|scrivi\w*|inoltra\w*|invia\w*|weiter(?:leit|geb|sag|send|schick)\w*|suivre|pas[ae]\w*|p\u00e1sa\w*|passa\w*|door(?:geven|sturen))\b[^:?]{0,80}?:\s*/iu;
