/** Words in quotation marks: somebody's message, a name, or what a letter said. They belong to one sentence. */
import { regex, wrapped } from "../../util/index.js";

const marks = [
  '""',
  "\u201c\u201d",
  "\u201e\u201c",
  "\u201e\u201d",
  "\u00ab\u00bb",
  "\u00bb\u00ab",
] as const;

/** The source of a pattern for words between quotation marks, in one line. */
export const passage = wrapped`
  (?:${marks.map(([open, close]) => `${open}[^${open}${close}\\n]{1,2000}${close}`).join("|")})
`;

const handing = regex("iu")`
  ^(?<before>
    [^"\u201c\u201e\u00ab]{0,160}?\b(?:
      forward|pass|relay|tell|send|write|give|deliver|convey|transmit|announce|let|inform|mail
      |message|say|sag\w*|schreib\w*|richte\w*|leite\w*|gib|sende\w*|schick\w*|übermitt\w*
      |teile?\w*|dis|dites|dire|écri\w+|transme\w+|envoy\w+|envoie\w*|di|dile|escrib\w+|enví\w*
      |m[aá]nda\p{L}*|cu[eé]nta\p{L}*|scrivi\w*|scrivere|inoltra\w*|invia\w*|pas[ae]r?\w*|pása\w*
      |passa\w*|doorgeven|doorsturen
    )(?!\p{L})[^"\u201c\u201e\u00ab]{0,120}?
  )(?<said>${passage})[\s.?!,]*(?:
    (?:
      ty|thx|thanks|thank you|please|pls|danke|bitte|merci|svp|gracias|por favor|grazie|per favore
    )[\s.?!]*
  )?$
`;

/** `- An Fiona bitte: "..."`, in a list or alone. */
const headed = regex("iu")`
  ^(?:(?:\d{1,2}[.)]|[-*\u2022]) *)?(?<before>
    (?:to|for|an|für|à|a|au|pour|para|per|voor|aan) [^"\u201c\u201e\u00ab:]{2,60}: *
  )(?<said>${passage})[\s.!]*$
`;

/** A message that a sentence asks to pass on, as it stands between its marks; null where there is none. */
export function passedOn(
  sentence: string,
): { readonly before: string; readonly text: string } | null {
  const words = sentence.trim();
  const { before = "", said = "" } = (handing.exec(words) ?? headed.exec(words))?.groups ?? {};
  const text = said.slice(1, -1).trim();
  return text.split(/\s+/).length < fewestWords ? null : { before, text };
}

/** Fewer words between marks are a name, or a term. */
const fewestWords = 3;

/**
 * `I'm drafting something, how does this read? "..."`: lines between marks that are shown, and not to be done
 * or sent.
 */
export function draftIn(mail: string): string | null {
  const [draft = null] = severalLines.exec(mail) ?? [];
  return draft !== null && drafting.test(mail.replace(draft, " ")) ? draft : null;
}

const severalLines = regex("u")`
  (?<!\S)["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb\n]{0,300}\n
    [^"\u201c\u201d\u201e\u00ab\u00bb]{1,2000}["\u201c\u201d\u00bb]
`;
const drafting = regex("iu")`
  \b(?:
    draft(?:ing|ed)?|how (?:does|would) (?:this|that|it) (?:read|sound)
    |(?:do not|don['\u2019]?t) send (?:it|this|that)|entwurf|entworfen
    |schick (?:es|das) (?:noch )?nicht|brouillon|ne l['\u2019]envo\p{L}+ pas|borrador
    |no lo (?:envíes|mandes)|bozza|non (?:mandarlo|inviarlo)|concept|rascunho
  )(?!\p{L})
`;

/** The text without the one name that stands apart at its end, its writer's; behind a comma a letter goes on. */
export function withoutSigner(text: string): string {
  const whole = text.trimEnd();
  const start = whole.lastIndexOf("\n") + 1;
  const above = whole.slice(0, start).trimEnd();
  const isApart = whole.slice(above.length, start).split("\n").length > 2 && !above.endsWith(",");
  return isApart && name.test(whole.slice(start)) ? above : text;
}

const name = /^\s*[-\u2013\u2014]?\s*\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*)?$/u;
