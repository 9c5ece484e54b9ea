/**
 * `An army in Vienna. Or a fleet in Trieste? Yes, a fleet.`: what writers ask themselves, and answer at once. The
 * question is for nobody else.
 */
import { regex } from "../../util/index.js";

/** The text with each such question put as what its answer makes of it. */
export function withOwnAnswers(text: string): string {
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
