/** `They are friends. Tell Italy so.`: what is told stands before the request. */
import { regex, wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { lastNamed } from "../readers/last-named.js";
import { unheard } from "../words/nothing-said.js";
import { bare, type Part } from "../words/sentences-in.js";

/** `Tell him I saw that` has words of its own; `..., and please tell him so` has those that stand before it. */
const saidOfIt = wrapped`
  (?<!\p{L})(?:i|we|he|she|they|ich|wir|je|yo|io|ik|que|che|qu['\u2019]\p{L}+|j['\u2019]\p{L}+)(?: (?:
    already|also|just|really|never|have|had|do|did|do not|did not|have not
    |(?:do|did|have|ca|wo|would)n['\u2019]?t|habe|hab|ne|l['\u2019]ai|lo|non|no|heb
  ))? \p{L}+[ ]
`;
const pointing = regex("iu")`
  (?<!\p{L})(?<!(?<!\p{L})(?:do|does|did|feel|think|want|fais|faites|mach\p{L}*|tust?) )(?<!${saidOfIt})(?:
    so|this|that|as much|the same|das|dies|es|\u00e7a|cela|eso|lo mismo|questo|cos\u00ec|dat|zo
  )(?:
    ,? (?:please|bitte|s['\u2019]il (?:te|vous) pla\u00eet|por favor|per favore|from me|${unheard})
  )*[,.!]*(?: or (?:rather|better).*)?$
`;

/**
 * What such words point at: the clause before them that speaks of something; null where none does, or where they point
 * at nothing.
 */
export function pointedAbove(
  speaker: Speaker,
  words: string,
  parts: readonly Part[],
  at: number,
  line: string,
): string | null {
  if (!pointing.test(bare(line))) return null;
  const above = parts[at - 1];
  if (above === undefined) return null;
  const said = bare(words.slice(above.from, above.to));
  const [last = said] = said.split(/[,;:] (?:(?:and|und|et|y|e|en) )|[;:]\s/iu).slice(-1);
  const text = last.trim().split(/\s+/).length < fewestAbove ? said : last.trim();
  return lastNamed(speaker, text) === null ? null : text.replace(/,$/, "");
}

const fewestAbove = 4;
