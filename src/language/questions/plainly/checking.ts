/**
 * `Is that right?`, `dan heb je ze alledrie toch?`, below orders: what was made of them, and whether any is
 * missing, is the answer.
 */
import { regex } from "../../../util/index.js";
import { recognise } from "../learned/recognise.js";
import { plainWords } from "../question-words.js";

/** What it asks of that which stands above; null where it asks more, or nothing. */
export function askedOfAbove(sentence: string): "legal" | "complete" | "received" | null {
  const { intent, sureness } = recognise(sentence);
  if (!sentence.includes("?") || sureness < sureEnough) return null;
  return intent === "legal" || intent === "complete" || intent === "received" ? intent : null;
}

/** Does the sentence ask no more than whether what stands above it is right, and all of it there? */
export function checksWhatStandsAbove(sentence: string): boolean {
  return askedOfAbove(sentence) !== null;
}

const sureEnough = 0.8;

/** `Is that so?`, `stimmt das?`, of what somebody says or has heard. */
export function asksIfTrue(sentence: string): boolean {
  return truth.test(plainWords(sentence));
}

const truth = regex()`
  \b(?:is|was) (?:that|this|it) (?:really )?(?:so|true|right|correct)\b|\b(?:true|right|correct|really)$
  |\bstimmt (?:das|es)\b|\b(?:stimmts?|wahr|richtig|wirklich)$|\bist (?:das|es) (?:wahr|so|richtig)\b
  |\b(?:c est|est ce|est il) (?:bien )?(?:vrai|exact|juste)\b|\b(?:vrai|vraiment)$
  |\bes (?:eso )?(?:verdad|cierto|asi)\b|\b(?:verdad|cierto)$
  |\be (?:proprio )?(?:vero|cosi)\b|\b(?:vero|davvero)$
  |\bklopt (?:dat|het|t)\b|\bis (?:dat|het) (?:zo|waar)\b|\b(?:klopt|waar|echt)$
`;
