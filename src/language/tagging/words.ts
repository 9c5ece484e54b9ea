/** The words of a mail, each with what its place and the board tell of it. */
import { type Board, type ProvinceId, spelling } from "../../map/index.js";
import { mentionsIn } from "../names/mentions.js";
import { plainWords } from "../questions/question-words.js";

export interface Word {
  readonly from: number;
  readonly to: number;
  /** In plain letters; a sign as it stands. Names of the board are their kind alone: all boards are read alike. */
  readonly text: string;
  /** What it names. */
  readonly place: ProvinceId | null;
  /** What stands between this word and the one before. */
  readonly gap: Gap;
}

/** What can stand between two words: a link is a word that may begin another thought. */
export const gaps = ["none", "comma", "link", "sign", "stop", "line", "paragraph"] as const;

export type Gap = (typeof gaps)[number];

const wordOrSign = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and signs of a text, in its order; the name of a place is one word. */
export function wordsOf(board: Board, mail: string): readonly Word[] {
  const text = withoutBreaks(mail);
  const names = namesIn(board, text);
  const isNamed = (index: number) => names.some(({ from, to }) => from <= index && index < to);
  const others = [...text.matchAll(wordOrSign)]
    .filter(({ index }) => !isNamed(index))
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length, place: null }));
  const spans = [...names, ...others].sort((one, other) => one.from - other.from);
  return spans.map(({ from, to, place }, at) => {
    const before = spans[at - 1];
    const [last, found] = [before && text.slice(before.from, before.to), text.slice(from, to)];
    return {
      ...{ from, to, place },
      text: place === null ? formOf(board, found) : "#place",
      gap: gapBefore(last, text.slice(before?.to ?? 0, from), found),
    };
  });
}

/** The text with each line that a mail program broke put together again; every letter keeps its place. */
export function withoutBreaks(text: string): string {
  return text.replace(/(?<![^\n])[^\n]+(?:\n[^\n]+)+/g, (paragraph) => {
    const lines = paragraph.split("\n");
    const width = Math.max(...lines.map(({ length }) => length));
    return lines.reduce((above, line, at) => {
      const last = lines[at - 1] ?? "";
      const [word = ""] = line.trim().split(" ", 1);
      const isFull = last.length >= shortest && last.length + 1 + word.length > width;
      return at === 0 ? line : `${above}${isFull && goesOn(last, line) ? " " : "\n"}${line}`;
    }, "");
  });
}

/** Programs break lines that are this long or longer. */
const shortest = 60;

/** A sentence that is not over, and a line that is none of a list. */
function goesOn(above: string, below: string): boolean {
  return (
    !/[.!?:;]["\u00bb\u201d)]*\s*$/.test(above) && /^[\p{L}\d("\u00ab\u201e\u201c]/u.test(below)
  );
}

/** The names of places in a text, and where they stand. */
function namesIn(board: Board, text: string) {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    mentionsIn(board, line).map(({ at, from, to }) => {
      return { place: at, from: index + from, to: index + to };
    }),
  );
}

function formOf(board: Board, word: string): string {
  if (/^\p{N}+$/u.test(word)) return "#number";
  const plain = plainWords(word);
  if (plain === "") return word;
  return plain.length > 2 && (board.powerNames.get(spelling(word))?.length ?? 0) > 0
    ? "#power"
    : plain;
}

function gapBefore(before: string | undefined, blank: string, word: string): Gap {
  if (before === undefined || /\n\s*\n/.test(blank)) return "paragraph";
  if (blank.includes("\n")) return "line";
  if (/^[.!?\u2026]$/.test(before)) return blank === "" ? "none" : "stop";
  if (/^[,;]$/.test(before)) return "comma";
  if (/^[:()"\u201c\u201d\u201e\u00ab\u00bb\u2013\u2014-]$/.test(before)) return "sign";
  return links.has(plainWords(word)) ? "link" : "none";
}

/** Words that may begin another thought. */
const links: ReadonlySet<string> = new Set(
  `and but so because since or if when though although while cos cuz bc as und aber oder denn weil wenn
    damit falls et mais ou donc car si puisque parce e ma perche se y pero o porque aunque en maar of dus
    want als omdat mas ou then also plus which unless`.split(/\s+/),
);
