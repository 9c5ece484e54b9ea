/** How far a message goes that stands below its heading, and what of it would be orders of the writer's own. */

import { sentencesOf } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { speaksToJudge } from "../for-the-judge.js";
import { mayHeadAnother, surelyHeaded } from "../headings.js";
import type { KeptMessage } from "../kept-message.js";
import { readersIn } from "../readers/readers.js";
import { headsForJudge } from "../words/turns-to-judge.js";
import { hasOrders, isOrder } from "./behind-message.js";

/** How far a message goes that begins here; null where that is not clear. */
export function scopeOf(speaker: Speaker, words: string, { to }: KeptMessage): number | null {
  const parts = [...words.matchAll(/(?:(?!\n[ \t]*\n)[\s\S])+(?:\n[ \t]*\n\s*)?/gu)];
  let isFirst = true;
  for (const { 0: part, index } of parts) {
    if (part.trim() === "") continue;
    if (!isFirst) {
      if (isForJudge(speaker, part) || headsAnother(speaker, part)) return index;
      if (closes.test(part.trim())) continue;
      // `And another, which Italy need not read, for Germany:`
      if (mayHeadAnother(speaker, part, to)) return goesOn.test(part) ? index : null;
      if (speaksToJudge(speaker, to, part)) return null;
    }
    if (staysOut.test(part) || hasOrders(speaker, part)) return null;
    const [, ...others] = sentencesOf(part);
    if (others.some((each) => headsForJudge(each) !== null)) return null;
    isFirst = false;
  }
  return isFirst ? null : words.length;
}

/** Does this paragraph head the writer's orders, or begin with one? */
function isForJudge(speaker: Speaker, part: string): boolean {
  const heading = headsForJudge(part);
  if (heading !== null)
    return readersIn(speaker, heading)?.kind !== "some" || /judge/i.test(heading);
  const [first = ""] = sentencesOf(part);
  return isOrder(speaker, first);
}

function headsAnother(speaker: Speaker, part: string): boolean {
  const [, heading = ""] = /^([^:\n]{2,120}):/.exec(part.trim()) ?? [];
  return heading !== "" && surelyHeaded(speaker, heading) !== null;
}

const goesOn = regex("iu")`
  ^\W*(?:and|also|another|und|noch|et|aussi|un autre|y|otr[oa]|e|un['\u2019]?altr[oa]|en|nog|ook)
    (?!\p{L})
`;

/** A greeting at the end, a name, thanks. */
const closes = /^[^.?!:\n]{1,40}[,.!]*(?:\n[^.?!:\n]{1,40})*[.!]*$/u;

/** `Please keep that out of the message` */
const staysOut = regex("imu")`
  (?<!\p{L})(?:
    (?:keep|leave) (?:this|that|it|these) out|do(?: not|n['\u2019]t) (?:send|forward|pass|tell)
    |nicht (?:weiterleiten|weitergeben)|pas (?:transmettre|envoyer)
    |no (?:se lo digas|lo env\u00edes)|non (?:dirglielo|inoltrare)|niet doorsturen
  )(?!\p{L})
  |^\W*(?:p\.? ?){1,2}s\b
`;
