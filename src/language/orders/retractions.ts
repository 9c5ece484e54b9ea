/**
 * Lines that only say that what stands above them is not meant: `ignore the above`. They never say what is
 * meant instead.
 */
import type { Board } from "../../map/index.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import type { OrderLine } from "../text/lines.js";
import { untickedAmong } from "./prose/checkboxes.js";
import { blank } from "./prose/markup.js";
import { forwardedAmong, resultsAmong } from "./prose/reports.js";
import {
  countOf,
  ordinals,
  retracting,
  retractingAll,
  retractingOne,
  striking,
  strikingOne,
  withdrawing,
} from "./prose/turns.js";

/** The lines that count, and those that a later one takes back. */
export function keptOf(
  board: Board,
  lines: readonly OrderLine[],
): {
  readonly kept: readonly OrderLine[];
  readonly retracted: readonly OrderLine[];
} {
  const set = withoutSetAside(board, lines);
  const { kept: left, retracted: below } = withoutLinesAbove(set.kept);
  const single = [...set.retracted, ...below];
  const withdrawn = left.findLastIndex(
    ({ text }) => text.length < longest && withdrawing.test(text) && !ofDraft.test(text),
  );
  if (withdrawn >= 0) return withoutWithdrawn(left, withdrawn, single);
  const last = left.findLastIndex(
    ({ text }) => text.length < longest && (retracting.test(text) || retractingAll.test(text)),
  );
  if (last < 0) return { kept: left, retracted: single };
  const rest = behindRetraction(left[last]!);
  const follows = rest.length > 0 || left.slice(last + 1).some(({ text }) => text.trim() !== "");
  if (!follows || (last < 1 && rest.length === 0)) return { kept: left, retracted: single };
  const taken = left.slice(0, last).filter(({ text }) => text.trim() !== "");
  return { kept: [...rest, ...left.slice(last + 1)], retracted: [...single, ...taken] };
}

/** `DRAFT - don't process this!` speaks of what stands below it. */
const ofDraft = /^\W*(?:drafts?|sketch|preliminary|tentative|provisional)(?!\p{L})/iu;

/** Without what is told of others or of earlier orders, is left open, or taken back by its number. */
function withoutSetAside(board: Board, lines: readonly OrderLine[]): ReturnType<typeof keptOf> {
  const aside = new Set([
    ...untickedAmong(board, lines),
    ...resultsAmong(lines),
    ...forwardedAmong(lines),
    ...struckAmong(lines),
    ...struckByOrder(lines),
  ]);
  return {
    kept: lines.filter((line) => !aside.has(line)),
    retracted: lines.filter((line) => aside.has(line) && line.text.trim() !== ""),
  };
}

/** `PS: strike 1 and 3`, below a list with numbers. */
function struckAmong(lines: readonly OrderLine[]): ReadonlySet<OrderLine> {
  const numbers = lines.flatMap(({ text }) => {
    const [, said = ""] = text.length < longest ? (striking.exec(text) ?? []) : [];
    return [...said.matchAll(/\d{1,2}/g)].map(([number]) => number);
  });
  if (numbers.length === 0) return new Set();
  return new Set(
    lines.filter(({ text }) => numbers.includes(/^\s*[#(]?(\d{1,2})[.):]/.exec(text)?.[1] ?? "")),
  );
}

/** `Scratch that second one`, below orders each on its line. */
function struckByOrder(lines: readonly OrderLine[]): readonly OrderLine[] {
  return lines.flatMap(({ text }, at) => {
    const [, ordinal = ""] = text.length < longest ? (strikingOne.exec(text) ?? []) : [];
    const above = lines.slice(0, at).filter((line) => looksLikeOrder(line.text.trim()));
    const struck = above[ordinals.indexOf(ordinal.toLowerCase())];
    return struck === undefined ? [] : [struck, lines[at]!];
  });
}

/** Without all that stands before such words, on their line or above it. */
function withoutWithdrawn(
  lines: readonly OrderLine[],
  at: number,
  single: readonly OrderLine[],
): ReturnType<typeof keptOf> {
  const line = lines[at]!;
  const words = withdrawing.exec(line.text)!;
  const end = words.index + words[0].length;
  const rest = { ...line, text: blank(line.text.slice(0, end)) + line.text.slice(end) };
  const above = lines.slice(0, at).filter(({ text }) => text.trim() !== "");
  // `I withdraw what I sent: A Par - Bur`
  const isList = words[0].includes(":");
  const before = line.text.slice(0, words.index).trim() === "" && !isList ? [] : [line];
  return { kept: [rest, ...lines.slice(at + 1)], retracted: [...single, ...above, ...before] };
}

/** No line that takes others back is longer. */
const longest = 400;

/** `Forget what I said, all hold`: the line without such words, or none where it says no more. */
function behindRetraction(line: OrderLine): readonly OrderLine[] {
  const words = retractingAll.exec(line.text)?.[0] ?? "";
  return words === "" ? [] : [{ ...line, text: blank(words) + line.text.slice(words.length) }];
}

/** Words in brackets behind others. */
const aside = /(?<=\S\s*)[([][^()[\]]{5,60}[)\]]\W*$/u;

/** Without the lines that the next one takes back: `ignore the last two lines`. */
function withoutLinesAbove(lines: readonly OrderLine[]): ReturnType<typeof keptOf> {
  const kept: OrderLine[] = [];
  const retracted: OrderLine[] = [];
  for (const line of lines) {
    // `A Bul - Gre (ignore the line above)`
    const text = line.text.replace(aside, (words) =>
      retractingOne.test(words) ? blank(words) : words,
    );
    const isWhole = retractingOne.test(line.text);
    const above = isWhole || text !== line.text ? writtenAbove(kept, countOf(line.text)) : -1;
    if (above >= 0) retracted.push(...kept.splice(above));
    if (above < 0 || !isWhole) kept.push(above < 0 ? line : { ...line, text });
  }
  return { kept, retracted };
}

/** Where so many lines above stand that are not blank begin; -1 where there are fewer. */
function writtenAbove(lines: readonly OrderLine[], count: number): number {
  let written = 0;
  return lines.findLastIndex(({ text }) => {
    if (text.trim() !== "") written += 1;
    return written === count;
  });
}
