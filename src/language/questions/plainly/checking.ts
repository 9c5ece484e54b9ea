/**
 * `Is that right?`, `dan heb je ze alledrie toch?`, below orders: what was made of them, and whether any is
 * missing, is the answer.
 */
import { recognise } from "../learned/recognise.js";

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
