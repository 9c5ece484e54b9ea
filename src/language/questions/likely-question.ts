/**
 * What a text most likely asks where nothing else could be made of it: known by its words alone, in any order. Only
 * for mails that would bring their writer nothing; every answer changes nothing.
 */
import { looksLikeOrder } from "../lexer/order-like.js";
import { type Intent, intents } from "./intents.js";
import { inFull, plainWords, putsOff } from "./question-words.js";
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
  if (putsOff(plain, about)) return null;
  const scored = topics.map(({ patterns }) => scoreOf(plain, patterns));
  const best = Math.max(...scored);
  const found = topics[scored.indexOf(best)];
  if (best < enough || found === undefined || unexplained(plain, found) > most) return null;
  return { intent: found.intent, about };
}

/** Words that the topic leaves unexplained: with many of them a sentence is about something else. */
const most = 4;

/** How many words that tell something do not belong to the topic. */
function unexplained(plain: string, { patterns }: Topic): number {
  const left = patterns.reduce((text, [, pattern]) => text.replace(pattern, " "), plain);
  return left.split(/\s+/).filter((word) => word.length > 3 && !empty.has(word)).length;
}

/** Longer words that tell nothing of what a sentence is about. */
const empty: ReadonlySet<string> = new Set(
  `hello dear judge please thanks thank sorry really just only also even still some something somebody someone anything have having been were will would
  could should might must that this these those there here what which when where with from your yours mine they them their then than about into very
  much more like want need know think tell anyone again already because maybe
  hallo bitte danke auch noch schon doch nicht mein meine meinen dein euch habe haben hatte wird werden wurde kann konnte soll oder aber wenn dass diese dieser
  eine einen einem einer sind ganz mich dich sich gibt gerne sehr wieder
  bonjour merci vous nous pour dans avec mais plus tres bien suis etes sont etre avoir cette votre notre mon mes faire voudrais veux
  hola gracias para pero como este esta estos muy bien tengo tiene quiero
  ciao grazie sono sulla della dello degli vorrei voglio come questo questa
  jullie mijn deze niet maar heel graag zijn zou wil`.split(/\s+/),
);

/** Each word counts once, however often it is said. */
function scoreOf(plain: string, patterns: Topic["patterns"]): number {
  return patterns.reduce((sum, [weight, pattern]) => {
    return sum + weight * new Set(plain.match(pattern) ?? []).size;
  }, 0);
}
