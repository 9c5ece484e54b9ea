/**
 * `npm run reading`: how many lines are understood, asked back and misread: those of test/cases/orders,
 * and real orders written in hands drawn by chance. Usage: npm run reading [-- rounds [seed [shown]]]
 */
import { readOrders } from "../../src/language/index.js";
import { defaultRulebook, printOrder } from "../../src/rules/index.js";
import { standardBoard } from "../support/boards.js";
import { readingCases, readingFiles, readingOf } from "../support/reading-cases.js";
import { type RealOrders, realOrders } from "./corpus.js";
import { drawHand, write } from "./hand.js";
import { type Chance, chance } from "./random.js";

type Verdict = "understood" | "ambiguous" | "asked" | "misread";

const counts: Record<string, Record<Verdict, number>> = {};
const [rounds = 1, seed = 1, shown = 20] = process.argv.slice(2).map(Number);
const quoted: Record<string, number> = {};

function count(what: string, verdict: Verdict, text: () => string): void {
  counts[what] ??= { understood: 0, ambiguous: 0, asked: 0, misread: 0 };
  counts[what][verdict] += 1;
  if (verdict === "understood" || verdict === "ambiguous") return;
  quoted[verdict] = (quoted[verdict] ?? 0) + 1;
  if (quoted[verdict] <= shown) console.log(`${verdict}: ${text()}`);
}

function readCases(): void {
  for (const one of readingFiles().flatMap(readingCases)) {
    const read = readingOf(one);
    const verdict =
      read !== one.expected ? "misread" : read.startsWith("?") ? "asked" : "understood";
    // A line that must be asked back, and is, is no failure: it is only counted.
    if (verdict === "asked") count("cases", "ambiguous", () => one.name);
    else count("cases", verdict, () => `${one.name} => ${read}`);
  }
}

type Dress = (line: string, at: number) => string;

/** What stands before and behind orders and changes nothing. */
const dresses: readonly Dress[] = [
  (line) => line,
  (line) => line,
  (line, at) => `${at + 1}. ${line}`,
  (line) => `* ${line}`,
  (line) => `${line}.`,
  (line) => `${line}.  (*bounce*)`,
  (line) => `  ${line} `,
];

/** The lines of a mail: one for each order, or all orders on one. */
function linesOf(real: RealOrders, luck: Chance): readonly string[] {
  const hand = drawHand(luck, standardBoard());
  misspells = hand.slips > 0;
  const plain = real.orders.map((order) => write(hand, real.position, order));
  if (luck.happens(0.15)) return [plain.join("; ")];
  // In winter a bullet before a unit is a sign: + builds and - removes.
  return real.phase.kind === "A" ? plain : plain.map(luck.pick(dresses));
}

let misspells = false;
let elapsed = 0;
let orderCount = 0;

function readReal(real: RealOrders, luck: Chance): void {
  const { phase, position, power } = real;
  const lines = linesOf(real, luck).map((text, at) => ({ number: at + 1, text }));
  const context = { board: standardBoard(), rulebook: defaultRulebook, phase, position, power };
  const begun = performance.now();
  const { readings, complaints } = readOrders(context, lines);
  elapsed += performance.now() - begun;
  orderCount += real.orders.length;
  const what = misspells ? "misspelt" : "disturbed";
  const read = readings.map(({ meant, order }) => printOrder(meant ?? order));
  const wanted = real.orders.map(printOrder);
  const said = (text: string) => () => `${power} ${text} (${real.id})`;
  for (const text of read) {
    if (wanted.includes(text)) count(what, "understood", said(text));
    else count(what, "misread", said(`${text} from ${JSON.stringify(lines)}`));
  }
  for (const { text, complaint } of complaints) {
    const verdict = complaint.kind === "ambiguous-order" ? "ambiguous" : "asked";
    count(what, verdict, said(`${text} => ${JSON.stringify(complaint)}`));
  }
}

readCases();
const luck = chance(seed);
for (let round = 0; round < rounds; round += 1) {
  for (const real of realOrders(standardBoard(), defaultRulebook)) readReal(real, luck);
}
for (const [what, { understood, ambiguous, asked, misread }] of Object.entries(counts)) {
  const share = ((100 * understood) / (understood + asked + misread)).toFixed(2);
  console.log(
    `${what}: ${understood} understood, ${ambiguous} asked back with reason, ${asked} asked back, ` +
      `${misread} misread (${share} % of what is not ambiguous)`,
  );
}
if (orderCount > 0) {
  console.log(`speed: ${Math.round((1000 * orderCount) / elapsed)} orders a second`);
}
process.exitCode = Object.values(counts).some(({ misread }) => misread > 0) ? 1 : 0;
