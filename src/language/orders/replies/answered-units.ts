/**
 * Answers that stand inside a quoted letter, each below the line of its unit: `> Army Rome`, and under it `to
 * Apulia`.
 */
import { regex } from "../../../util/index.js";
import { splitLines } from "../../text/lines.js";

/** The unit of the quoted line right above, for the lines of a mail, by number, that stand below one. */
export function unitsAnswered(mail: string): ReadonlyMap<number, string> {
  const answered = new Map<number, string>();
  let unit: string | null = null;
  for (const { number, text } of splitLines(mail).lines) {
    if (text === "") continue;
    if (!text.startsWith(">") && unit !== null) answered.set(number, unit);
    unit = text.startsWith(">") ? unitIn(text.replace(/^[> ]+/, "")) : null;
  }
  return answered;
}

/** The unit of which a line of a letter or of a list speaks, whatever it was ordered. */
function unitIn(line: string): string | null {
  return unitLine.exec(line.trim())?.groups?.unit?.trim() ?? null;
}

const unitLine = regex("iu")`
  ^(?:[-*\u2022] *)?(?:\p{L}[\p{L} ]{0,30}: *)?
    (?<unit>(?:army|fleet|[af])\.? +\p{L}[\p{L}.'/() ]{1,40}?) *(?:
      , *no order processed.*|(?:hold|->|-|support|convoy|,? ?\?|:)(?: .*)?
    )?[.?]?$
`;
