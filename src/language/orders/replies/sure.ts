/**
 * Orders in so few words that no grammar fits, where one order alone is possible and all words around it are filler:
 * `actualy fleet to black sea`, `fine, go back to Paris`. A word that may doubt, deny or ask anything, misspelt or not,
 * leaves them to be asked back.
 */

import { type Board, spelling } from "../../../map/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { frameRoles, is } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import { distance } from "../../text/distance.js";
import type { OrderLine } from "../../text/lines.js";
import { isSameLine, lineNumber } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { likelyOrder } from "../likely.js";
import { typesSaid } from "../likely-winter.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { isTalk } from "../prose/talk.js";

/** The reading, with the sentences of lines that nothing was read of as the one order that they can be. */
export function withSure(
  context: ReadingContext,
  lines: readonly OrderLine[],
  { readings, complaints }: OrdersReading,
): OrdersReading {
  if (context.power === null) return { readings, complaints };
  const found = lines.flatMap((line) => {
    const isOfLine = (each: { readonly number: number }) => isSameLine(each, line);
    const isUnread = complaints.some(isOfLine) && !readings.some(isOfLine);
    const sure = isUnread ? sureIn(context, line) : null;
    return sure === null ? [] : [{ line, ...sure }];
  });
  const numbers = new Set(found.map(({ line }) => line.number));
  return {
    readings: [...readings, ...found.map(({ reading }) => reading)].toSorted(
      (a, b) => a.number - b.number,
    ),
    complaints: [
      ...complaints.filter((each) => !numbers.has(lineNumber(each))),
      ...found.flatMap(({ left }) => left),
    ].toSorted((a, b) => a.number - b.number),
  };
}

/** The one order among the sentences of a line, and what else it says that may be one. */
function sureIn(
  context: ReadingContext,
  line: OrderLine,
): { readonly reading: Reading; readonly left: readonly LineComplaint[] } | null {
  // `Kiel to Denmark. Oh no, let it be.`
  if (turnsBack(line.text).length > 0) return null;
  const found: Reading[] = [];
  const left: LineComplaint[] = [];
  let to = 0;
  for (const sentence of sentencesOf(line.text)) {
    const from = to;
    to += sentence.length;
    const reading = sureOrder(context, sentence.trim());
    if (reading !== null) found.push({ ...reading, number: line.number, text: line.text });
    else if (!isTalk(context.board, sentence))
      left.push({ ...line, complaint: { kind: "not-an-order", unit: null, from, to } });
  }
  const [reading, another] = found;
  return reading === undefined || another !== undefined ? null : { reading, left };
}

/** Is the sentence surely an order, and no question or talk, however short it is? */
export function isSureOrder(context: ReadingContext, sentence: string): boolean {
  return context.power !== null && sureOrder(context, sentence.trim()) !== null;
}

/** The one order that a sentence can be, if nothing in it speaks against that. */
function sureOrder(context: ReadingContext, sentence: string): Reading | null {
  const { board, phase } = context;
  if (sentence.length > longest || !isFilled(board, sentence)) return null;
  // `Denmark`, alone, may be a thought.
  const namesUnit = typesSaid(sentence).length === 1 || placesIn(board, sentence).length === 2;
  if (phase.kind === "M" && !namesUnit) return null;
  const likely = likelyOrder(context, [], sentence);
  return likely?.illegal === null ? likely : null;
}

const longest = 80;

/** Are all its words names, words of going, or filler? */
function isFilled(board: Board, sentence: string): boolean {
  const words = sentence.split(/[^\p{L}\p{M}'\u2019]+/u).flatMap((word) => {
    const plain = spelling(word.replace(/['\u2019]/g, ""));
    return plain === "" ? [] : [plain];
  });
  let strange = 0;
  for (let at = 0; at < words.length; ) {
    const length = nameAt(board, words, at);
    if (length === 0 && !isHarmless(words[at]!)) strange += 1;
    at += Math.max(1, length);
  }
  return words.length > 0 && strange === 0;
}

/** How many words from here on are the name of a place. */
function nameAt(board: Board, words: readonly string[], at: number): number {
  const names = namesOf(board);
  for (let length = Math.min(names.longest, words.length - at); length > 0; length -= 1) {
    if (names.exact(words.slice(at, at + length).join(" ")).length > 0) return length;
  }
  return 0;
}

function isHarmless(word: string): boolean {
  const roles = orderWords.get(word) ?? [];
  const isOfOrders = is({ roles }, ...frameRoles) && !is({ roles }, "doubt");
  return isOfOrders || fillers.has(word) || isNearFiller(word);
}

/** `actualy`, `insted`: a word that is no other. */
function isNearFiller(word: string): boolean {
  if (word.length < shortestSlip || orderWords.has(word)) return false;
  const isNear = (known: string) => distance(word, known, 1) <= 1;
  return [...fillers].some(isNear) && ![...hedges].some(isNear);
}

const shortestSlip = 4;

const fillers = new Set(
  `actually ok okay okey k kk fine alright right well then so now just yes yeah yep ya sure
    please pls plz thanks thx thank you cheers lol haha oh ah hmm hm ugh bro man dude mate guys i
    im ill id ive me my mine we us lets let want wanna gonna going like think guess suppose rather
    better prefer instead after all back over up down there again home still also too and the this
    that it its one guy boat ship thing unit in into to at on for of do make be should shud shall
    will have has get take send put head run finally judge choose pick decided decide changed mind
    ja gut also dann eben halt doch lieber besser jetzt nun bitte danke einfach mal noch zurueck
    zuruck ich will mochte nehme wir eigentlich naja tja ehrlich jedenfalls meinetwegen weg muss
    nach in ins die der das den mein meine es soll gehen geh geht ab bon alors donc ben oui plutot
    mieux finalement maintenant merci svp stp je vais veux en vers la le les a au mon ma sur en
    fait bref bah eh tant pis retour d accord vaut va on vas vale pues bueno venga entonces si
    mejor ahora gracias por favor a hacia el yo voy va bene insomma allora meglio adesso grazie
    per favore in verso il io vado dunque goed dan maar liever nu graag naar de het ik`
    .split(/\s+/)
    .map(spelling),
);

/** What leaves an order in doubt. */
const hedges = new Set(
  `maybe perhaps possibly might could would unless except whether never without thinking probably
    vielleicht eventuell peut forse quizas misschien considering wonder`
    .split(/\s+/)
    .map(spelling),
);
