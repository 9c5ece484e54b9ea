/** The words of a mail, each with what its place and the board tell of it. */
import { type Board, spelling } from "../../map/index.js";
import { mentionsIn } from "../names/mentions.js";
import { plainWords } from "../questions/question-words.js";

export interface Word {
  readonly from: number;
  readonly to: number;
  /** In plain letters; a sign as it stands. Names of the board are their kind alone: all boards are read alike. */
  readonly text: string;
  /** What stands between this word and the one before. */
  readonly gap: Gap;
}

/** What can stand between two words: a link is a word that may begin another thought. */
export const gaps = ["none", "comma", "link", "sign", "stop", "line", "paragraph"] as const;

export type Gap = (typeof gaps)[number];

const wordOrSign = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** The words and signs of a text, in its order. */
export function wordsOf(board: Board, mail: string): readonly Word[] {
  const text = withoutBreaks(mail);
  const kinds = namedIn(board, text);
  let end = 0;
  return [...text.matchAll(wordOrSign)].map(({ 0: found, index }, at, all) => {
    const word = {
      from: index,
      to: index + found.length,
      text: kinds.get(index) ?? formOf(board, found),
      gap: gapBefore(all[at - 1]?.[0], text.slice(end, index), found),
    };
    end = word.to;
    return word;
  });
}

/** The text with each line that a mail program broke put together again; every letter keeps its place. */
function withoutBreaks(text: string): string {
  return text.replace(/[^\n]+(?:\n[^\n]+)+/g, (paragraph) => {
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
const shortest = 45;

/** A sentence that is not over, and a line that is none of a list. */
function goesOn(above: string, below: string): boolean {
  return (
    !/[.!?:;]["\u00bb\u201d)]*\s*$/.test(above) && /^[\p{L}\d("\u00ab\u201e\u201c]/u.test(below)
  );
}

/** The places that a text names, by where each of their words begins. */
function namedIn(board: Board, text: string): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const line of text.matchAll(/[^\n]+/g))
    for (const { from, to } of mentionsIn(board, line[0]))
      for (const { index } of line[0].slice(from, to).matchAll(wordOrSign))
        kinds.set(line.index + from + index, "#place");
  return kinds;
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
