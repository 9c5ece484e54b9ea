/**
 * Questions in plain words: what each asks, and that what says something or orders something asks nothing. Nothing
 * that is tried here was learned from, so that others' sentences are read as well.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Sentence, sentencesOf } from "../../../grammar/learn.js";
import { intents } from "../../../src/language/questions/intents.js";
import { likelyQuestion, readQuestion } from "../../../src/language/questions/read-question.js";
import { casePath } from "../../support/golden.js";

type Sentences = readonly Sentence[];

const folder = new URL("../../../grammar/questions/", import.meta.url);
const learned = readdirSync(folder).flatMap((name) =>
  sentencesOf(readFileSync(new URL(name, folder), "utf8")),
);
const [plain, typical, heldBack, personas, manyHands, beginners] = [
  "plain",
  "typical",
  "held-back",
  "personas",
  "many-hands",
  "beginners",
].map((name) => sentencesOf(readFileSync(casePath(`questions/${name}.txt`), "utf8"))) as [
  Sentences,
  Sentences,
  Sentences,
  Sentences,
  Sentences,
  Sentences,
];

const asks = (text: string) => readQuestion(text)?.intent ?? "-";

/** Is the sentence read as what it asks, or as one of several that fit? */
const fits = ({ intent, text }: Sentence) => intent.split(" ").includes(asks(text));

const share = (some: readonly Sentence[], all: readonly Sentence[]) => some.length / all.length;

describe.each([
  { name: "plain questions", sentences: plain, right: 0.9, wrong: 0.04, talk: 0.05 },
  { name: "what people typically ask", sentences: typical, right: 0.9, wrong: 0.05, talk: 0.05 },
  { name: "what others wrote", sentences: heldBack, right: 0.8, wrong: 0.1, talk: 1 / 6 },
  {
    name: "what quite different people wrote",
    sentences: personas,
    right: 0.85,
    wrong: 0.05,
    talk: 0.1,
  },
  { name: "what many hands wrote", sentences: manyHands, right: 0.8, wrong: 0.08, talk: 0.05 },
  { name: "what beginners ask", sentences: beginners, right: 0.8, wrong: 0.1, talk: 0.2 },
])("$name", ({ sentences, right, wrong, talk }) => {
  const questions = sentences.filter(({ intent }) => intent !== "-");
  const others = sentences.filter(({ intent }) => intent === "-");

  it("are mostly read as what they ask", () => {
    const read = questions.filter(fits);
    expect(share(read, questions)).toBeGreaterThan(right);
  });

  it("are seldom read as something else", () => {
    const misread = questions.filter((each) => !fits(each) && asks(each.text) !== "-");
    expect(share(misread, questions)).toBeLessThan(wrong);
  });

  it("seldom bring an answer to talk", () => {
    const answered = others.filter(({ text }) => asks(text) !== "-");
    expect(share(answered, others)).toBeLessThan(talk);
  });
});

describe("what is learned from", () => {
  it("has ten sentences for whatever can be asked, and no other headings", () => {
    const count = (intent: string) => learned.filter((each) => each.intent === intent).length;
    expect(intents.filter((intent) => count(intent) < 10)).toEqual([]);
    const headings = new Set(learned.map(({ intent }) => intent));
    expect([...headings].filter((each) => !["-", ...intents].includes(each))).toEqual([]);
  });

  it("is nothing that is tried", () => {
    const known = new Set(learned.map(({ text }) => text));
    const tried = [...plain, ...typical, ...heldBack, ...personas, ...manyHands, ...beginners];
    expect(tried.filter(({ text }) => known.has(text))).toEqual([]);
  });

  it("says each sentence once", () => {
    const known = new Map<string, string>();
    const again = learned.filter(({ intent, text }) => {
      const isAgain = known.has(text);
      known.set(text, intent);
      return isAgain;
    });
    expect(again).toEqual([]);
  });
});

it("guesses at no orders and at no stories", () => {
  expect(likelyQuestion(["A Par - Bur", "when is the deadline"])).toBeNull();
  expect(likelyQuestion(["deadline ".repeat(100)])).toBeNull();
});
