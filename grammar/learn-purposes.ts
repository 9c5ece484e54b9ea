/** Learns from `mails/*.txt` what the words of a mail are for, and writes it to `src/language/generated/purposes.ts`. */
import { fileURLToPath } from "node:url";
import { openVariants } from "../src/app/variants.js";
import { featuresOf } from "../src/language/purposes/features.js";
import { purposes } from "../src/language/purposes/purpose.js";
import { wordsOf } from "../src/language/tagging/words.js";
import type { Board } from "../src/map/index.js";
import { type Lesson, learnChains, learnersOf, packed } from "./chains.js";
import { learnOnce } from "./learning.js";
import { type MarkedMail, mailsOf } from "./marked-mails.js";

function lessonOf(board: Board, { text, occasion, parts }: MarkedMail): Lesson {
  const words = wordsOf(board, text);
  const purposeAt = (at: number) => parts.findLast((part) => part.from <= at)!.purpose;
  const labels = words.map(({ from }) => purposes.indexOf(purposeAt(from)));
  return { words, features: featuresOf(words, occasion), labels };
}

function main(): void {
  const board = openVariants().board("standard")!;
  learnOnce({
    ...{ name: "purposes", from: "mails", model: "../tagging/model.js" },
    learners: learnersOf(import.meta.url, "purposes/features", "purposes/purpose"),
    learn: (files) => {
      const lessons = files.flatMap(mailsOf).map((mail) => lessonOf(board, mail));
      return packed(learnChains(lessons, purposes.length, 0.1));
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
