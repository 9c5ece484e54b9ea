/**
 * `Budapest to Serbia, and if you could let Russia know that Galicia is his, plus when's the deadline again`: a
 * question for the judge that goes on from another sentence stands by itself.
 */
import { capital, regex } from "../../util/index.js";
import { passage } from "../text/passages.js";
import { sentencesOf } from "../text/sentences.js";
import type { Intent } from "./intents.js";
import { isAsking, lacksSubject, plainWords } from "./question-words.js";
import { readQuestion } from "./read-question.js";
import { clashing, daysSaid } from "./times/index.js";

/** The text with a full stop before such questions; what is quoted, or sent by a block, stays as it is. */
export function withQuestionsApart(text: string): string {
  if (blocks.test(text)) return text;
  const lines = text.split("\n");
  return lines.map((line) => (/^\s*>/.test(line) ? line : sentencesIn(line))).join("\n");
}

const blocks = /^\s*(?:PRESS|BROADCAST|TRY|STATEMENT)(?!\p{L})/mu;

function sentencesIn(line: string): string {
  return line.length > longest ? line : sentencesOf(line).map(parted).join("");
}

const longest = 2000;

/** `Or is that a fleet there`, from a phone */
const unmarked =
  /^(\W*or (?:is|are|was|does|do|can) (?:it|that|this|there|he|she|they|i)(?!\p{L})[^.?!]{3,60}?)\s*$/iu;

function parted(said: string): string {
  const sentence = said.replace(unmarked, "$1?");
  const clash = clashBehind.exec(sentence);
  if (clash !== null && daysSaid(clash[1] ?? "") !== null)
    return `${clash[1]}. ${capital((clash[2] ?? "").trim())}`;
  if (quoting.test(sentence)) return sentence;
  for (const { 0: joint, index } of sentence.matchAll(joints)) {
    const asked = sentence.slice(index + joint.length).trim();
    const question = readQuestion(asked);
    if (question === null || !forJudge.has(question.intent) || lacksSubject(asked)) continue;
    const before = sentence.slice(0, index).trimEnd();
    if (before.split(/\s+/).length < fewest) continue;
    if (readQuestion(before)?.intent === question.intent) continue;
    const rest = sentence.slice(index + joint.length);
    const end = isAsking(plainWords(before), before) ? "?" : ".";
    return `${before}${end} ${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
  }
  return sentence;
}

/** `I've got a wedding on the 12th, does it clash?` */
const clashBehind = regex("iu")`
  ^(.*?[\p{L}\d])[.!]?\s*(?:[,;:\u2026]|\.{2,}|\s[-\u2013\u2014]+)\s*
  ((?:(?:and|so|but|or|und|et|y|e|en) )?${clashing}.*)$
`;

const fewest = 3;
const quoting = new RegExp(passage, "u");

/** What leads to a question, in what asks or requests. */
const joints = regex("giu")`
  (?:[,;]\s*|\s+(?:-+|\u2013|\u2014)?\s*)(?:oh,? )?(?:and|plus|but|also|und|et|y|e|en)[ ]
    (?:(?:please|also|then|pls|oh|bitte|noch|auch|aussi|puis|tambi\u00e9n|anche|ook|btw|by the way),? )*
    (?=
      (?:
        when|until when|by when|what|how|which|where|is|are|do|does|did|can|could|have|tell me|let me know
        |remind me|wann|bis wann|was|wie|ist|sind|hast|kann|sag|mir sagen
        |quand|jusqu|quel|combien|comment|est-ce|me dire|dis-moi|dites-moi
        |cu\u00e1ndo|cuando|hasta cu\u00e1ndo|qu\u00e9|cu\u00e1nto|c\u00f3mo|decirme|dime
        |quando|fino a quando|quanto|come|dirmi|dimmi|wanneer|tot wanneer|hoe|wat|me (?:vertellen|zeggen)|vertel
      )(?!\p{L})
    )
  |,?\s+(?:so|hence|therefore|also|daher|deshalb|donc|du coup|alors|as\u00ed que|por eso|quindi|perci\u00f2|dus)[ ,]+(?=
    (?:
      if|could|can|would|it would|i['\u2019]d|please|maybe|wenn|falls|k\u00f6nn\p{L}+|kann|w\u00e4re|bitte|si|ce serait
      |on|pou\p{L}+|podr\p{L}+|ser\u00eda|se|potre\p{L}+|sarebbe|als|kun\p{L}+|zou
    )(?!\p{L})
  )
  |\s+(?:-+|\u2013|\u2014)\s+(?=
    (?:
      can|could|will|would|is|does|do|am|kann|k\u00f6nnte|wird|peut|pourrait|puede|podr\u00eda|pu\u00f2|potrebbe
      |kan|zou
    )[ ](?:
      he|she|they|it|that|this|i|any\p{L}+|some\p{L}+|er|sie|das|es|jemand|il|elle|quelqu|alguien|qualcuno|hij|zij
      |iemand
    )(?!\p{L})
  )
`;

/** What nobody but the judge can be asked. */
const forJudge: ReadonlySet<Intent> = new Set<Intent>([
  ...(["deadline", "turn-length", "received", "complete", "change", "season-now"] as const),
  ...(["zone", "map", "build-count", "defend", "legal", "normal", "more-time"] as const),
  "press",
]);
