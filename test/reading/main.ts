/**
 * `npm run reading`: how many lines are understood, asked back and misread: those of test/cases/orders,
 * and real orders written in hands drawn by chance. Usage: npm run reading [-- rounds [seed [shown]]];
 * less than one round is a share of the orders, drawn by chance.
 */
import { defaultRulebook } from "../../src/rules/index.js";
import { standardBoard } from "../support/boards/boards.js";
import { readingCases, readingFiles, readingOf } from "../support/cases/reading-cases.js";
import { realOrders } from "./corpus.js";
import { judgeMail, type Verdict, writeMail } from "./mail.js";
import { chance } from "./random.js";

const [rounds = 1, seed = 1, shown = 20] = process.argv.slice(2).map(Number);
const counts: Record<string, Record<Verdict, number>> = {};
const quoted = { understood: 0, ambiguous: 0, asked: 0, misread: 0 };

function count(what: string, verdict: Verdict, text: string): void {
  counts[what] ??= { understood: 0, ambiguous: 0, asked: 0, misread: 0 };
  counts[what][verdict] += 1;
  quoted[verdict] += 1;
  const isFailure = verdict === "asked" || verdict === "misread";
  if (isFailure && quoted[verdict] <= shown) console.log(`${verdict}: ${text}`);
}

/** A line that must be asked back, and is, is no failure. */
function readCases(): void {
  for (const one of readingFiles().flatMap(readingCases)) {
    const read = readingOf(one);
    const right = read.startsWith("?") ? "ambiguous" : "understood";
    count("cases", read === one.expected ? right : "misread", `${one.name} => ${read}`);
  }
}

function readCorpus(): void {
  const board = standardBoard();
  const luck = chance(seed);
  const spent: Record<string, { time: number; orders: number }> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const real of realOrders(board, defaultRulebook)) {
      if (rounds < 1 && !luck.happens(rounds)) continue;
      const mail = writeMail(board, luck, real);
      const begun = process.cpuUsage();
      const verdicts = judgeMail(board, real, mail);
      const { user, system } = process.cpuUsage(begun);
      const what = mail.misspells ? "misspelt" : "disturbed";
      spent[what] ??= { time: 0, orders: 0 };
      spent[what].time += user + system;
      spent[what].orders += real.orders.length;
      for (const { verdict, text } of verdicts) count(what, verdict, text);
    }
  }
  for (const [what, { time, orders }] of Object.entries(spent)) {
    const speed = Math.round((1_000_000 * orders) / time);
    console.log(`${what}: ${speed} orders a second of processor time`);
  }
}

readCases();
readCorpus();
for (const [what, { understood, ambiguous, asked, misread }] of Object.entries(counts)) {
  const share = ((100 * understood) / (understood + asked + misread)).toFixed(2);
  console.log(
    `${what}: ${understood} understood, ${ambiguous} rightly asked back, ${asked} asked ` +
      `back, ${misread} misread (${share} % of what is not ambiguous)`,
  );
}
process.exitCode = Object.values(counts).some(({ misread }) => misread > 0) ? 1 : 0;
