/**
 * A mail of nothing but messages, each behind a heading that says whom it is for: `To England: ...`, `@Italy ...`,
 * `Please forward this to Russia:`. Above the first heading stands a greeting at most.
 */

import { sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { headingForms, mayHeadAnother, surelyHeads } from "./headings.js";
import type { KeptMessage } from "./kept-message.js";
import { sameFor } from "./readers/same-for.js";
import { unquoted } from "./readers/whom-ahead.js";
import { headsForJudge } from "./words/turns-to-judge.js";

/** The messages of these words, in their order; none where they begin otherwise, or hold a heading without words. */
export function addressedMessages(speaker: Speaker, words: string): readonly KeptMessage[] {
  const lines = words.split("\n").flatMap((line) => atHeadings(speaker, line));
  const form = headingForms.find((each) => lines.some((line) => each(speaker, line) !== null));
  const messages: KeptMessage[] = [];
  for (const [at, line] of lines.entries()) {
    const open = messages.at(-1);
    const heading =
      form?.(speaker, line) ?? (open === undefined ? null : surelyHeads(speaker, line.trim()));
    // `Same to Italy please`, below the message to Germany
    const again = open === undefined ? null : sameFor(speaker, line);
    if (again !== null) messages.push({ ...open!, to: again, line: line.trim() });
    else if (heading !== null) messages.push(heading);
    // `My orders follow`, below the messages: the mail is more than these.
    else if (headsForJudge(line) !== null) return [];
    else if (open !== undefined && mayHeadAnother(speaker, line, open.to)) return [];
    else if (open !== undefined) messages.splice(-1, 1, { ...open, text: `${open.text}\n${line}` });
    else if (!isAbove(line, at)) return [];
  }
  if (messages.length > mostMessages) return [];
  const whole = messages.map((message) => ({
    ...message,
    text: unquoted(withoutThanks(message.text.trim())),
  }));
  return whole.every(({ text }) => text !== "") ? whole : [];
}

/** `Yours, England`, and below it `Many thanks, Harold`: the letter is signed, and the thanks are the judge's. */
export function withoutThanks(letter: string): string {
  return letter.replace(thanksBelow, "$<letter>");
}

const thanksBelow = regex("iu")`
  (?<letter>
    \n[ \t]*(?:
      yours?|sincerely|respectfully|(?:kind|best|warm) (?:regards|wishes)|regards|love
      |your (?:friend|ally|neighbou?r)|mit freundlichen gr\u00fc\u00dfen
      |(?:viele|beste|liebe) gr\u00fc\u00dfe|hochachtungsvoll|dein|ihr|cordialement|amicalement
      |bien \u00e0 vous|votre|saludos|atentamente|un saludo|cordiali saluti|saluti|hoogachtend
      |groeten
    )(?!\p{L})[^\n]{0,60}(?:\n[^\n]{1,40})??
  )(?:\s*\n)[ \t]*(?:
    (?:many |kind )?thanks|thank you|thx|danke|(?:vielen|besten|herzlichen) dank|merci
    |(?:muchas )?gracias|grazie|(?:hartelijk )?dank
  )(?!\p{L})[^\n]{0,60}(?:\n[^\n]{0,40})?$
`;

/** `To France: hello. To England: goodbye.`, in one line: what a program has joined is for two. */
function atHeadings(speaker: Speaker, line: string): readonly string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(line)) {
    const isHeading = surelyHeads(speaker, sentence.trim()) !== null;
    const isNew = parts.length === 0 || isHeading || sameFor(speaker, sentence) !== null;
    parts.push(isNew ? sentence : `${parts.pop()}${sentence}`);
  }
  return parts.map((each) => (parts.length === 1 ? each : each.trim()));
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
