/**
 * What tells the role of a word in an order: itself and its neighbours, what the words of orders are to the lexer,
 * which places stand before it in its clause, and the clause as a whole. Each is a number, the same when mails are
 * learned and read.
 */
import { orderWords } from "../lexer/order-words.js";
import { clausesOf, hashedOf, isClauseEnd, sentencesOf } from "../tagging/stretches.js";
import type { Word } from "../tagging/words.js";

/** The features of each word, in the order of the words. */
export function featuresOf(words: readonly Word[]): readonly (readonly number[])[] {
  const texts = words.map(({ text }) => text);
  const kinds = texts.map(kindOf);
  const clauses = clausesOf(words, (each) => clauseFeatures(each));
  const sentences = sentencesOf(words, (each) => sentenceFeatures(each));
  const between = sincePlace(words);
  return words.map((word, at) => {
    const near = (step: number) => texts[at + step] ?? (step < 0 ? "^" : "$");
    const kind = (step: number) => kinds[at + step] ?? "";
    const own = near(0);
    return hashedOf([
      "all",
      `w ${own}`,
      `a ${own.slice(0, 4)}`,
      `z ${own.slice(-3)}`,
      `g ${word.gap}`,
      ...[-3, -2, -1, 1, 2, 3].flatMap((step) => [
        `${step} ${near(step)}`,
        `k${step} ${kind(step)}`,
      ]),
      `k ${kind(0)}`,
      `kkk ${kind(-1)} ${kind(0)} ${kind(1)}`,
      `bw ${near(-1)} ${own}`,
      `wn ${own} ${near(1)}`,
      `bbw ${near(-2)} ${near(-1)} ${own}`,
      `bwn ${near(-1)} ${own} ${near(1)}`,
      `wnn ${own} ${near(1)} ${near(2)}`,
      ...between[at]!.flatMap((each) => [each, `${each} ${own}`]),
      ...clauses[at]!,
      ...sentences[at]!,
      ...clauses[at]!.map((each) => `${own === "#place" ? "#" : ""}${each}`),
    ]);
  });
}

/** What a word is to the reader of orders: `army`, `support`, or several of them. */
function kindOf(word: string): string {
  if (word.startsWith("#")) return word;
  return (orderWords.get(word) ?? []).filter((role) => telling.has(role)).join("+");
}

const telling: ReadonlySet<string> = new Set([
  ...["army", "fleet", "hold", "support", "convoy", "move", "to", "from", "build", "remove"],
  ...["retreat", "backing", "via", "and", "with"],
]);

/** For each word, how many places its clause and its sentence have named before, and what stands since the last one. */
function sincePlace(words: readonly Word[]): readonly (readonly string[])[] {
  let [inClause, since] = [0, [] as string[]];
  return words.map(({ text, gap, place }) => {
    if (gap === "stop" || gap === "paragraph") since = [];
    if (isClauseEnd(gap)) inClause = 0;
    const last = since.slice(-6).map((each) => `since ${each}`);
    const told = [`nth ${Math.min(3, inClause)}`, `far ${Math.min(6, since.length)}`, ...last];
    if (place === null) since.push(text);
    else [inClause, since] = [inClause + 1, ["#place"]];
    return told;
  });
}

/** So many words of a stretch tell something. */
const [ofClause, ofSentence] = [14, 24] as const;

function clauseFeatures(texts: readonly string[]): readonly string[] {
  const near = texts.slice(0, ofClause);
  return [
    `c1 ${texts[0]}`,
    ...new Set(near.map((each) => `c ${each}`)),
    `cp ${near.filter((each) => each === "#place").length}`,
  ];
}

function sentenceFeatures(texts: readonly string[]): readonly string[] {
  const end = texts.findLast((each) => /^[.!?]$/.test(each)) ?? "-";
  const near = texts.slice(0, ofSentence);
  return [`s1 ${texts[0]}`, `se ${end}`, ...new Set(near.map((each) => `s ${each}`))];
}
