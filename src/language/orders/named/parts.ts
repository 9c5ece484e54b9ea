/** The parts of a sentence between its signs: those that name something, and remarks beside them. */
import { regex } from "../../../util/index.js";
import { mayTurn } from "./vocabulary.js";
import type { Word } from "./words.js";

export interface Part {
  readonly words: readonly Word[];
  /** `and`, or the sign before it. */
  readonly joint: string | null;
  /** It names nothing, and changes nothing. */
  readonly isRemark: boolean;
}

const signs = /^[,:()+&/\u2013\u2014"'-]$/;
const joints = /^(?:and|und|et|y|en|so|then)$/;

/** The parts; null where one has a word that may mean something else. */
export function partsOf(
  sentence: readonly Word[],
  isKnown: (word: Word) => boolean,
): readonly Part[] | null {
  const parts: { words: Word[]; joint: string | null }[] = [{ words: [], joint: null }];
  for (const word of sentence) {
    if (isDash(word) && parts.at(-1)!.words.length === 0 && parts.length > 1) return null;
    if (signs.test(word.text) || joints.test(word.text)) {
      parts.push({ words: [], joint: word.text });
    } else if (/^keeps?$/.test(word.text) && parts.at(-1)!.words.length > 0) {
      parts.push({ words: [word], joint: null });
    } else parts.at(-1)!.words.push(word);
  }
  const kept = parts.filter(({ words }) => words.length > 0);
  const first = kept.findIndex(({ words }) => words.some(names));
  const all = kept.map((part, at): Part | null => {
    const last = part.words.at(-1)!;
    if (open.test(last.text) && !names(last)) return null;
    if (part.words.every((word) => names(word) || isKnown(word)))
      return { ...part, isRemark: false };
    const text = part.words.map((word) => word.text).join(" ");
    // A heading may say that it is another plan.
    const isRemark = !part.words.some(names) && (at > first || greeting.test(text));
    return isRemark && !mayTurn(text) ? { ...part, isRemark } : null;
  });
  return all.includes(null) ? null : (all as readonly Part[]);
}

/** `Rome F / A` */
const open = /^(?:an?|the)$/;
const greeting = regex("u")`
  ^(?:
    hi|hello|hey|dear|good (?:day|morning|evening|afternoon)|well|oh|ah|alas|sorry|right|ok(?:ay)?
    |mr|gm|judge|sir|(?:one|two|three|four|\d) (?:more |new )?(?:for|up|cent(?:er|re)s?)
    |\p{L}+ pays? for
  )(?!\p{L})
`;

function isDash({ text }: Word): boolean {
  return /^[-\u2013\u2014]$/.test(text);
}

function names({ places, type, coast }: Word): boolean {
  return places.length > 0 || type !== null || coast !== null;
}
