/**
 * A mail of nothing but messages, each behind a heading that says whom it is for: `To England: ...`, `@Italy ...`,
 * `Please forward this to Russia:`. Above the first heading stands a greeting at most.
 */
import type { Speaker } from "../../session/session.js";
import type { KeptMessage } from "./kept-message.js";
import { exception, readersIn } from "./readers.js";
import { handsOn } from "./told-message.js";

/** The messages of these words, in their order; none where they begin otherwise, or hold a heading without words. */
export function addressedMessages(speaker: Speaker, words: string): readonly KeptMessage[] {
  const lines = words.split("\n");
  const form = forms.find((each) => lines.some((line) => each(speaker, line) !== null));
  const messages: KeptMessage[] = [];
  for (const [at, line] of lines.entries()) {
    const heading = form?.(speaker, line) ?? null;
    const open = messages.at(-1);
    if (heading !== null) messages.push(heading);
    else if (open !== undefined) messages.splice(-1, 1, { ...open, text: `${open.text}\n${line}` });
    else if (!isAbove(line, at)) return [];
  }
  if (messages.length > mostMessages) return [];
  const whole = messages.map((message) => ({ ...message, text: message.text.trim() }));
  return whole.every(({ text }) => text !== "") ? whole : [];
}

/** More readers than these no board has: nobody writes to each of them twice in one mail. */
const mostMessages = 12;

/** A greeting, or nothing. */
function isAbove(line: string, at: number): boolean {
  const text = line.trim();
  return (
    text === "" || (at === 0 && text.length < longestGreeting && /^\p{L}[^:?]*[,!.]$/u.test(text))
  );
}

const longestGreeting = 40;

/** The message that a line begins, or null. A mail keeps to the form of its first heading. */
type Form = (speaker: Speaker, line: string) => KeptMessage | null;

const forms: readonly Form[] = [
  begins(
    /^\s*(?:(?:an? |the |eine? |une? |un )?(?:message|msg|note|letter|dm|pm|fyi|word|answer|reply|antwort|réponse|respuesta|risposta|nachricht|mitteilung|botschaft|brief|lettre|mensaje|messaggio|bericht) )?(?:to|for|an|für|à|aux?|pour|para|a|per|voor|aan)\s*:?\s+(?<who>[\p{L}@ ,&+'\u2019]{3,60}?)\s*:\s*(?<what>.*)$/iu,
  ),
  begins(
    /^\s*(?:dm|pm|msg|message|text|write|note)\s+(?<who>[\p{L} ,&+]{3,60}?)\s*:\s*(?<what>.*)$/iu,
  ),
  begins(
    /^\s*(?:\p{L}[^:\n]{2,20}: )?(?:my|our|meine?|unsere?|ma|mon|notre|mi|la mia|il mio|mijn) (?:statement|message|answer|reply|word|declaration|stellungnahme|nachricht|antwort|botschaft|mitteilung|erklärung|message|réponse|déclaration|mensaje|respuesta|messaggio|risposta|bericht|antwoord) (?:to|for|an|für|à|aux?|a|para|per|aan|voor) (?<who>[\p{L} ,&]{3,60}?)\s*(?:is|lautet|ist|est|es|è)?\s*:\s*(?<what>.*)$/iu,
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
  begins(handsOn),
];

function begins(pattern: RegExp): Form {
  return (speaker, line) => {
    const { whom = "", who = whom, what = "" } = pattern.exec(line)?.groups ?? {};
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
