/** A yes or a no with a change behind it: `Yes, but Kiel to Denmark`, `Non, pardon, la flotte reste`. */
import { regex } from "../../../util/index.js";
import { turning, withoutTurn } from "../../orders/replies/turned.js";
import { plainWords } from "../../questions/question-words.js";
import { readLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import { consentSaid, readConsent } from "./consent.js";

/**
 * What stands behind the yes that a text begins with, without the words that turn to it; null where it begins
 * with none.
 */
export function behindYes(text: string): string | null {
  const clauses = text.match(clause) ?? [];
  const first = clauses.findIndex((each) => !saysYes(each));
  if (first < 0) return "";
  const rest = clauses.slice(first).join("");
  // `yes but the fleet stays`
  const turned = clauses[first]!.search(turningWord);
  const agrees = turned > 0 && saysYes(rest.slice(0, turned));
  if (first === 0 && !agrees) return null;
  return withoutTurn(agrees ? rest.slice(turned) : rest);
}

const clause = /[^,.!;:()\n\u2013\u2014]+[,.!;:()\n\u2013\u2014]*\s*|[,.!;:()\n\u2013\u2014]+\s*/gu;

const turningWord = new RegExp(String.raw`(?<=\s)(?:${turning})(?!\p{L})`, "iu");

function saysYes(words: string): boolean {
  const bare = words.replace(/[\s,.!;:()\u2013\u2014]+$/u, "").trim();
  if (bare === "" || courtesy.test(plainWords(bare))) return true;
  const consent = readConsent(readLine(bare));
  return consent?.sure === true ? consent.yes : consentSaid(bare, false) === true;
}

const courtesy = regex()`
  ^(?:
    (?:oh |ah |ach )?(?:sorry|pardon|scusa|perdon)(?: (?:for|about) [\w ]{3,25})?
    |euh|h+m+|u[hm]+|well|ach|hi|hello|dear|thanks|thank you|thx|danke(?: schon)?|merci(?: bien)?|gracias|grazie
    |bedankt|judge|please|bitte|s il (?:te|vous) plait|por favor|per favore
  )$
`;

/** What stands behind the words that say no, or turn to something else; the words as they are where there are none. */
export function behindNo(line: string): string {
  const sentences = sentencesOf(line.trim().replace(refusal, ""));
  const rest = sentences.map((each) => withoutTurn(each.trim().replace(refusal, ""))).join(" ");
  return rest.trim() === "" || rest === line.trim() ? line : rest;
}

const refusal = regex("iu")`
  ^(?:
    (?:
      no|nope|nah|nein|nee|non|oh|ah|er+m?|hm+|wait|sorry|pardon|excuse me|excusez-moi|excuse-moi
      |désolée?|entschuldigung|entschuldige|verzeihung|tut mir leid|perdón|perdona|scusa|scusi
      |scusate|apologies|my mistake|mea culpa|thanks|merci|danke
    )(?!\p{L})[\s,.!:;\u2013\u2014-]*
  )+
`;
