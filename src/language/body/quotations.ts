/**
 * The quotations of a mail, where the judge's letters are known that it may quote: an unmarked one ends where the
 * letter ends, and what stands below it is the writer's. Orders that were written into a quotation are named.
 */
import { once, regex } from "../../util/index.js";
import { readCommand } from "../commands/read-command.js";
import { mayBeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import { type Line, readLine, splitLines } from "../text/lines.js";
import { isNameAtEnd, ornamentAt } from "./around/boilerplate.js";
import { attributionLines, headerLines } from "./headings.js";
import { isOfLetter, knownLetters, linesOfLetter, wordsOf } from "./known-letters.js";
import { quotationAt } from "./quotes.js";

/** How a quotation can name the judge. */
interface Judge {
  readonly name: string;
  readonly address: string;
}

/** Does the mail begin with what stands above a letter of the judge's that nothing marks? */
export function beginsWithLetter(mail: string, judge: Judge): boolean {
  const { lines } = splitLines(mail);
  return headsAt(lines, nextWritten(lines, 0), judge) > 0;
}

/**
 * A mail that begins with a letter of the judge's, and goes on with what none of these letters has: it was
 * shortened, reflowed, or written from memory. Its first paragraph is the letter's, and so is each below it
 * that the judge alone writes; they are marked here as the quotation that they are. Where nothing is left below
 * them, the mail is left as it stands.
 */
export function withExtractMarked(mail: string, letters: readonly string[], judge: Judge): string {
  const { lines } = splitLines(mail);
  const first = nextWritten(lines, 0);
  const heads = headsAt(lines, first, judge);
  if (heads === 0) return mail;
  // Letters are looked through only where one of them may stand.
  const known = quotationsIn(lines, letters)(first);
  if (known?.isMarked === true) return mail;
  const from = known?.isKnown === true ? first + known.lines : first + heads;
  const end = extractEnd(lines, from, known?.isKnown !== true);
  const isAnswered = isWritten(lines, end);
  const last = isAnswered || end === from || lines.slice(from, end).some(isJudges) ? end : from;
  if (last <= first || !isWritten(lines, last) || (known?.isKnown === true && last === from))
    return mail;
  return lines.map(({ raw }, at) => (at >= first && at < last ? `> ${raw}` : raw)).join("\n");
}

/** Where the letter ends: what heads something is its, with what it heads, and all above a greeting. */
function extractEnd(lines: readonly Line[], from: number, takesFirst: boolean): number {
  const start = nextWritten(lines, from);
  const greeted = lines.findIndex((_, at) => at > start && greets(lines, at));
  if (start >= 0 && takesFirst && greeted >= 0) return greeted;
  let [end, isHeaded] = [from, takesFirst];
  for (let next = start; next >= 0; next = nextWritten(lines, end)) {
    const blank = lines.findIndex(({ text }, at) => at > next && text === "");
    const below = blank < 0 ? lines.length : blank;
    if (!isHeaded && !lines.slice(next, below).every(isJudges)) break;
    end = below;
    isHeaded = lines[below - 1]!.text.endsWith(":");
  }
  return end;
}

/** Is there anything from this line on but how a mail ends? */
function isWritten(lines: readonly Line[], from: number): boolean {
  for (let at = nextWritten(lines, from); at >= 0; at = nextWritten(lines, at)) {
    const ornament = ornamentAt(lines, at);
    if (ornament === null && !isNameAtEnd(lines, at)) return true;
    at += ornament?.count ?? 1;
  }
  return false;
}

function greets(lines: readonly Line[], at: number): boolean {
  return lines[at - 1]?.text === "" && ornamentAt(lines, at)?.kind === "greeting";
}

/** How many lines say that a letter of the judge's follows; 0 where none do. */
function headsAt(lines: readonly Line[], first: number, judge: Judge): number {
  if (first < 0) return 0;
  const attribution = attributionLines(lines, first);
  const isRule = /^[_-]{5,}$/.test(lines[first]!.text);
  if (!isRule && quotationAt(lines, first)?.isMarked !== false) return 0;
  const below = attribution > 0 || headerLines(lines, first) > 0;
  const start = below ? first : nextWritten(lines, first + 1);
  const count = start < 0 ? 0 : attribution || headerLines(lines, start);
  const [sender = "", ...rest] = lines.slice(start, start + count).map(({ text }) => text);
  const isNamed = (text: string) =>
    text.includes(judge.address) || new RegExp(`\\b(?:${judge.name}|judge)\\b`, "i").test(text);
  const isJudgesOwn = isNamed(sender) || (!sender.includes("@") && rest.some(isNamed));
  return isJudgesOwn ? start + count - first : 0;
}

function nextWritten(lines: readonly Line[], from: number): number {
  return lines.findIndex(({ text }, at) => at >= from && text !== "");
}

/** What the judge alone writes: its header, lists of units, orders and results, and what it says of these. */
function isJudges({ text }: Line): boolean {
  return !text.endsWith("?") && ofLetter.some((each) => each.test(text));
}

const ofLetter = [
  /^:: |^\p{Lu}\p{L}+: {1,9}(?:Army|Fleet|\d) ?\p{Lu}/u,
  /^[-*\u2022]? ?(?:Army|Fleet|A|F) \p{Lu}[\p{L}. ]*(?:\([^()]*\))?[.,]?$/u,
  /(?:: ?|\(\*)(?:bounced?|succee(?:ds|ded)|fail(?:s|ed)|moved|held|cut|dislodged|void)\b\W*$/i,
  regex("iu")`
    ^(?:
      your (?:orders|units|power|cent(?:er|re)s)|you play|(?:the |first |next )?deadline
      |game \p{L}+|the game (?:has|is|begins)|orders? (?:received|noted|processed)
      |(?:movement|retreat|build|adjustment)s? (?:orders|results|for)
      |(?:spring|fall|autumn|winter)(?: of)? \d{4}|results? (?:of|for)|(?:broadcast )?message from
      |end of message|position|pending orders|some of your units|one of your units
      |if you send nothing
    )(?!\p{L})
  `,
] as const;

interface Quotation {
  /** How many lines it has. */
  readonly lines: number;
  /** Those of them that may be orders, and are none of the letter's. */
  readonly edited: readonly Line[];
  /** The letter is known: what else stands in it is the judge's. */
  readonly isKnown: boolean;
  /** Its lines show that they belong to it. */
  readonly isMarked: boolean;
}

/** Finds the quotation that begins at a line, if one does. */
export type FindQuotation = (at: number) => Quotation | null;

/** The quotations of a mail that may quote these letters. */
export function quotationsIn(lines: readonly Line[], texts: readonly string[]): FindQuotation {
  const find = findingIn(lines, texts);
  const known = new Map<number, Quotation | null>();
  // Whoever looks ahead asks for a line that is asked for again, and searches are few.
  return (at) => {
    const found = known.has(at) ? known.get(at)! : find(at);
    known.set(at, found);
    return found;
  };
}

function findingIn(lines: readonly Line[], texts: readonly string[]): FindQuotation {
  if (texts.length === 0) return (at) => plain(lines, at);
  // Most mails have no line that a letter could have: for them none is taken apart.
  const letters = once(() => knownLetters(texts));
  const judges = once(() => knownLetters(texts.map(withoutQuoted)));
  const words = lines.map(({ raw }) => wordsOf(raw));
  let left: number = limits.letterSearches;
  return (at) => {
    const found = quotationAt(lines, at);
    const isBegun = found !== null || beginsLetter(lines[at]!);
    if (!isBegun || left === 0) return plain(lines, at);
    left -= 1;
    const marked = found?.isMarked === true ? at + found.lines : null;
    const ofLetter = linesOfLetter(words.slice(at, marked ?? lines.length), letters());
    if (ofLetter === null) return plain(lines, at);
    const end = marked ?? at + Math.max(...ofLetter) + 1;
    return {
      lines: end - at,
      edited: editedIn(lines.slice(at, end), ofLetter),
      isKnown: true,
      isMarked: marked !== null,
    };
  };

  function beginsLetter(line: Line): boolean {
    return isOfLetter(words[line.number - 1] ?? [], judges) && !mayBeOrder(line.text);
  }
}

/** A letter without the words of a mail that it repeats: whoever sends the same once more begins no letter with it. */
function withoutQuoted(letter: string): string {
  return letter.replace(/^>.*$/gm, "");
}

function plain(lines: readonly Line[], at: number): Quotation | null {
  const found = quotationAt(lines, at);
  return found === null ? null : { ...found, edited: [], isKnown: false };
}

/** Lines behind the letter's first that look like orders, and are not the letter's. */
function editedIn(lines: readonly Line[], ofLetter: ReadonlySet<number>): readonly Line[] {
  const first = Math.min(...ofLetter);
  return lines.filter((line, at) => at > first && !ofLetter.has(at) && isOrder(line));
}

/** A longer line is a sentence of the judge's, in the words of another release. */
const longestOrder = 60;

function isOrder({ raw }: Line): boolean {
  const line = readLine(raw.replace(/^[> |]+/, ""));
  if (line.text.length > longestOrder) return false;
  return mayBeOrder(line.text) && readCommand(line) === null;
}
