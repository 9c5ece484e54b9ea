/**
 * How fast orders are read that no tool printed: plain ones, ones in words, ones in hands drawn by chance; and what
 * the worst mails cost that strangers can write.
 */
import { readBody, readOrders } from "../../src/language/index.js";
import {
  defaultRulebook,
  legality,
  type Order,
  parsePhase,
  startingPosition,
} from "../../src/rules/index.js";
import { drawHand, type Hand, write } from "../reading/hand.js";
import { type Meant, writeMail } from "../reading/mail.js";
import { chance } from "../reading/random.js";
import { standardBoard } from "./places.js";
import { randomFrom, randomPhases } from "./random-play.js";

const board = standardBoard();
const phase = parsePhase("S1901M")!;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Every power's legal orders in so many positions. */
function setsOf(count: number): readonly Meant[] {
  return randomPhases(board, defaultRulebook, count).flatMap(({ position, orders }) =>
    board.powers.map(({ id: power }) => {
      const legal = orders.flatMap((given): Order[] => {
        if (given.power !== power) return [];
        const judged = legality(board, defaultRulebook, phase, position, given);
        return judged.kind === "legal" ? [judged.order] : [];
      });
      return { phase, position, power, orders: legal };
    }),
  );
}

/** `A Par S A Mar - Bur` */
function plainHand(): Hand {
  const hand = drawHand(chance(1), board);
  const verbs = { arrow: " - ", support: " S ", convoy: " C ", hold: " H" };
  const none = { nations: false, own: "", wrongTypes: 0, mood: "plain", slips: 0 } as const;
  const look = { names: "id", letters: "capital", types: "short" } as const;
  return { ...hand, ...verbs, ...none, ...look, coast: (coast) => `/${coast.toLowerCase()}` };
}

/** `Army Paris supports Army Marseilles to Burgundy` */
function wordyHand(): Hand {
  const verbs = { arrow: " to ", support: " supports ", convoy: " convoys ", hold: " holds" };
  const coast = (_: string, word: string) => ` (${word} coast)`;
  return { ...plainHand(), ...verbs, names: "name", types: "long", coast };
}

type Writer = (meant: Meant) => readonly string[];

/** Lines that the first half of the sets, which warms the compiler up, may have had, too. */
function benchHand(what: string, sets: readonly Meant[], linesOf: Writer): void {
  const mails = sets.map((meant) => ({ meant, lines: linesOf(meant) }));
  const half = Math.floor(mails.length / 2);
  for (let warm = 0; warm < 2; warm += 1) readMails(mails.slice(0, half));
  const rest = mails.slice(half);
  const spent = timed(() => readMails(rest));
  const orders = rest.reduce((sum, { meant }) => sum + meant.orders.length, 0);
  say(`${what.padEnd(44)} ${Math.round((1000 * orders) / spent).toLocaleString("en-US")} orders/s`);
}

function readMails(
  mails: readonly { readonly meant: Meant; readonly lines: readonly string[] }[],
): void {
  for (const { meant, lines } of mails) {
    const { position, power } = meant;
    const numbered = lines.map((text, at) => ({ number: at + 1, text }));
    readOrders({ board, rulebook: defaultRulebook, phase, position, power }, numbered);
  }
}

/** Milliseconds of processor time. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Characters of the longest text that is read. */
const most = 95_000;

function filled(line: (at: number) => string): string {
  const lines: string[] = [];
  for (let [at, length] = [0, 0]; length < most; at += 1) {
    lines.push(line(at));
    length += lines[at]!.length + 1;
  }
  return lines.join("\n");
}

/** Words of letters drawn by chance, some of them with the beginning of a name. */
function noise(): (count: number) => string {
  const random = randomFrom(7);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const word = () => Array.from({ length: 3 + random(8) }, () => letters[random(26)]!).join("");
  return (count) => Array.from({ length: count }, word).join(" ");
}

/** Lines as a mail program wraps talk of units that never comes to a full stop. */
function sentences(): () => string {
  const random = randomFrom(11);
  const words =
    "we wonder what the army in Paris and my fleet should do about Burgundy so that Marseilles goes to Spain but not while Brest supports them or somebody moves into Picardy to take Belgium with them".split(
      " ",
    );
  return () => Array.from({ length: 13 }, () => words[random(words.length)]!).join(" ");
}

/** The worst mails that are known, by what is in them. */
function hostileMails(): readonly (readonly [string, string])[] {
  const words = noise();
  const lineOf = (part: string) => part.repeat(Math.floor(990 / part.length));
  return [
    ["one line of 95,000 letters", "a".repeat(most)],
    ["nonsense in long lines", filled(() => words(110))],
    ["nonsense in short lines", filled(() => words(3))],
    ["nonsense beside orders", filled(() => `A ${words(1)} - ${words(1)}`)],
    ["nonsense between commas", filled(() => words(90).replaceAll(" ", ", "))],
    ["brackets", filled(() => lineOf("(["))],
    ["brackets that close", filled(() => `${"(".repeat(490)}A Par${")".repeat(490)}`)],
    ["one name again and again", filled(() => lineOf("Paris "))],
    ["names between commas", filled(() => lineOf("A Par, "))],
    ["orders in one sentence", filled(() => lineOf("A Par - Bur and "))],
    ["orders with full stops", filled(() => lineOf("A Par. - Bur. "))],
    ["supports of supports", filled(() => lineOf("A Par S "))],
    ["dashes", filled(() => lineOf("- "))],
    ["lines that stop in the middle", filled(() => "A Par S")],
    ["lines that begin with an arrow", filled(() => "- Burgundy")],
    ["corrections", filled((at) => `no wait, A Par - ${at % 2 === 0 ? "Bur" : "Pic"}`)],
    ["orders with a word behind them", filled(() => "A Par - Bur and so on")],
    ["blank lines below an order", `A Par - Bur, ok\n${"\n".repeat(12_000)}`],
    ["listings of results", filled(() => `a H ${"b - ".repeat(28)}cut`)],
    ["lines taken back", filled(() => "A Par - Bur\nignore the line above")],
    ["3,000 orders", Array.from({ length: 3000 }, () => "A Par - Bur").join("\n")],
    [
      "3,000 orders in words",
      Array.from({ length: 3000 }, () => "Paris to Burgundy, please").join("\n"),
    ],
    ["questions", filled(() => "should I move Paris to Burgundy or Picardy, do you think?")],
    ["sentences without an end", filled(sentences())],
    [
      "conditions",
      filled(() => "If Germany leaves Munich then Paris goes there, otherwise it holds"),
    ],
    [
      "set-ups",
      filled(
        (at) =>
          `Could we have the deadline next Friday at ${at % 12} pm CET or on March ${at % 28}`,
      ),
    ],
    [
      "Greek letters",
      filled(() => "\u0391\u03c1\u03bc\u03c5 \u03a0\u03b1\u03c1 - \u0392\u03c5\u03c1 ".repeat(10)),
    ],
  ];
}

function readHostile(text: string): void {
  const lines = readBody(text).items.flatMap(({ kind, number, line }) =>
    kind === "text" ? [{ number, text: line }] : [],
  );
  const position = startingPosition(board);
  readOrders({ board, rulebook: defaultRulebook, phase, position, power: "FRANCE" }, lines);
}

export function benchReading(): void {
  say("Orders that people write, read for the first time");
  const sets = setsOf(200);
  const luck = chance(1);
  const [plain, wordy] = [plainHand(), wordyHand()];
  const by =
    (hand: Hand): Writer =>
    ({ position, orders }) =>
      orders.map((order) => write(hand, position, order));
  benchHand("  A Par S A Mar - Bur", sets, by(plain));
  benchHand("  Army Paris supports Army Marseilles to ...", sets, by(wordy));
  benchHand(
    "  hands drawn by chance, with slips",
    sets,
    (meant) => writeMail(board, luck, meant).lines,
  );
  say("Mails of 95 kB, from text to readings: milliseconds");
  for (const [what, text] of hostileMails()) {
    say(
      `  ${what.padEnd(42)} ${timed(() => readHostile(text))
        .toFixed(0)
        .padStart(6)}`,
    );
  }
}
