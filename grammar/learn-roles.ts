/** Learns from `mails/*.txt` what words say of orders, and writes it to `src/language/generated/roles.ts`. */
import { fileURLToPath } from "node:url";
import { openVariants } from "../src/app/variants.js";
import { featuresOf } from "../src/language/roles/features.js";
import { labels } from "../src/language/roles/role.js";
import { wordsOf } from "../src/language/tagging/words.js";
import type { Board } from "../src/map/index.js";
import { type Lesson, learnChains, learnersOf, packed } from "./chains.js";
import { learnOnce } from "./learning.js";
import { type MarkedMail, mailsOf } from "./marked-mails.js";

/** A mail with what its words say of orders; most of them say nothing. */
export function lessonOf(board: Board, { text, said }: MarkedMail): Lesson {
  const words = wordsOf(board, text);
  const meant = words.map(({ from, to }) => {
    const each = said.find((one) => one.from < to && from < one.to);
    if (each === undefined) return 0;
    const isFirst = !words.some((word) => word.from < from && word.to > each.from);
    const begins = each.begins && isFirst;
    return labels.findIndex((label) => label?.role === each.role && label.begins === begins);
  });
  return { words, features: featuresOf(words), labels: meant };
}

function main(): void {
  const board = openVariants().board("standard")!;
  learnOnce({
    ...{ from: "mails", name: "roles", model: "../tagging/model.js" },
    learners: learnersOf(import.meta.url, "roles/features", "roles/role"),
    learn: (files) => {
      const lessons = files.flatMap(mailsOf).map((mail) => lessonOf(board, mail));
      return packed(learnChains(lessons, labels.length, 0.8));
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
