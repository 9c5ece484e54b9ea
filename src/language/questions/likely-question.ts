/**
 * What a text most likely asks where nothing else could be made of it: known by its words alone, in any order. Only
 * for mails that would bring their writer nothing; every answer changes nothing.
 */
import { looksLikeOrder } from "../lexer/order-like.js";
import { type Intent, intents } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";
import type { Question } from "./read-question.js";
import { topicWords } from "./topic-words.js";

/** A longer text is a story, and its words tell of everything. */
const longest = 600;

/** What the words must tell together. */
const enough = 3;

interface Topic {
  readonly intent: Intent;
  readonly patterns: readonly (readonly [weight: number, pattern: RegExp])[];
}

const topics: readonly Topic[] = intents.flatMap((intent) => {
  const telling = topicWords[intent];
  if (telling === undefined) return [];
  const patterns = telling.flatMap((words, at) =>
    words === "" ? [] : [[enough - at, patternOf(words)] as const],
  );
  return [{ intent, patterns }];
});

function patternOf(words: string): RegExp {
  const each = words.split(/\s+/).map((word) => word.replaceAll("_", " ").replace("*", "[a-z]*"));
  return new RegExp(`\\b(?:${each.join("|")})\\b`, "g");
}

/** The question that these lines may ask together; null where their words tell too little, or tell of orders. */
export function likelyQuestion(lines: readonly string[]): Question | null {
  const about = lines.map((line) => line.trim()).join(" ");
  if (about.length > longest || lines.some(looksLikeOrder)) return null;
  const plain = inFull(plainWords(about));
  const scored = topics.map(({ intent, patterns }) => ({
    intent,
    score: scoreOf(plain, patterns),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const found = scored.find(({ score }) => score === best);
  return best < enough || found === undefined ? null : { intent: found.intent, about };
}

/** Each word counts once, however often it is said. */
function scoreOf(plain: string, patterns: Topic["patterns"]): number {
  return patterns.reduce((sum, [weight, pattern]) => {
    return sum + weight * new Set(plain.match(pattern) ?? []).size;
  }, 0);
}
