/**
 * What tells the purpose of a word: itself, its neighbours, the clause and the sentence in which it stands, where in
 * the mail that is, and what the mail answers. Each is a number, the same when mails are learned and read.
 */
import { clausesOf, hashedOf, isLineEnd, sentencesOf } from "../tagging/stretches.js";
import type { Word } from "../tagging/words.js";
import type { Occasion } from "./purpose.js";

/** The features of each word, in the order of the words. */
export function featuresOf(
  words: readonly Word[],
  { kind, who }: Occasion,
): readonly (readonly number[])[] {
  const clauses = clausesOf(words, clauseFeatures);
  const sentences = sentencesOf(words, sentenceFeatures);
  const texts = words.map(({ text }) => text);
  const mail = [`k ${kind}`, `p ${who}`];
  const headings = headingsOf(words);
  const last = Math.max(0, ...words.flatMap(({ gap }, at) => (isLineEnd(gap) ? [at] : [])));
  return words.map((_, at) => {
    const own = texts[at]!;
    const [before, behind] = [texts[at - 1] ?? "^", texts[at + 1] ?? "$"];
    const place = Math.min(9, Math.floor((at * 10) / words.length));
    const found = [
      "all",
      `w ${own}`,
      `b ${before}`,
      `n ${behind}`,
      `bb ${texts[at - 2] ?? "^"}`,
      `nn ${texts[at + 2] ?? "$"}`,
      `bw ${before} ${own}`,
      `wn ${own} ${behind}`,
      `wnn ${own} ${behind} ${texts[at + 2] ?? "$"}`,
      `a ${own.slice(0, 4)}`,
      `z ${own.slice(-3)}`,
      `l ${place}`,
      `e ${at >= last} ${Math.min(12, words.length - last)}`,
      ...clauses[at]!,
      ...sentences[at]!,
      ...headings[at]!,
      ...mail.flatMap((each) => [each, `${each} ${own}`]),
    ];
    return hashedOf(found);
  });
}

/**
 * For each word, the last words before the colon that stands ahead of it in its paragraph, how many sentences ago that
 * was, and whether a quotation is open: what a heading begins may hold questions and moves of its own.
 */
function headingsOf(words: readonly Word[]): readonly (readonly string[])[] {
  let [heading, ago, isQuoted] = ["", 0, false];
  return words.map(({ text, gap }, at) => {
    if (gap === "paragraph") [heading, ago, isQuoted] = ["", 0, false];
    if (gap === "stop" || gap === "line") ago += 1;
    if (text === ":") {
      heading = words
        .slice(Math.max(0, at - 2), at)
        .map((each) => each.text)
        .join(" ");
      ago = 0;
    }
    if (opening.test(text)) isQuoted = text === '"' ? !isQuoted : true;
    else if (closing.test(text)) isQuoted = false;
    const since = heading === "" ? "-" : Math.min(ago, 4);
    return [`h ${since}`, `hh ${since === "-" || ago > 0 ? "-" : heading}`, `q ${isQuoted}`];
  });
}

const [opening, closing] = [/^["\u201e\u00ab]$/u, /^[\u201c\u201d\u00bb]$/u] as const;

/** So many words of a stretch tell something. */
const [ofClause, ofSentence] = [14, 24] as const;

function clauseFeatures(texts: readonly string[]): readonly string[] {
  const near = texts.slice(0, ofClause);
  return [
    `c1 ${texts[0]}`,
    `c2 ${texts[0]} ${texts[1] ?? "$"}`,
    ...near.map((each) => `c ${each}`),
  ];
}

function sentenceFeatures(texts: readonly string[]): readonly string[] {
  const [first, second, third] = [texts[0], texts[1] ?? "$", texts[2] ?? "$"];
  const end = texts.findLast((each) => /^[.!?]$/.test(each)) ?? "-";
  return [
    `s1 ${first}`,
    `s2 ${first} ${second}`,
    `s3 ${first} ${second} ${third}`,
    `se ${end}`,
    `sn ${texts.includes("#place")} ${texts.includes("#power")} ${end}`,
    `sl ${Math.min(6, Math.ceil(texts.length / 3))}`,
    ...[...new Set(texts.slice(0, ofSentence))].map((each) => `s ${each}`),
  ];
}
