/**
 * The HTML part of a letter, from the same text as its plain part: prose flows, what stands in columns is a table,
 * everything else keeps its lines. Nothing in it comes from elsewhere, and everything that was written is escaped.
 */
import { escapeMarkup } from "../../util/index.js";
import { type Part, partsOf } from "./fill.js";
import { tableOf } from "./html-table.js";

/** Where the maps of a letter stand. */
export const mapPlace = "<!--map-->";

const style = [
  "body{font:16px/1.45 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:46em;margin:0 auto;padding:8px}",
  "p{margin:0 0 .9em}",
  "img{max-width:100%;height:auto}",
  "table{border-collapse:collapse;margin:0 0 .9em}",
  "td{padding:1px 12px 1px 0;vertical-align:top}",
  "td.n{text-align:right}",
  "blockquote{margin:0 0 .9em;padding-left:10px;border-left:3px solid #9aa7b0}",
  "pre{font-size:13px;overflow-x:auto}",
  ".in{margin-left:1.2em}",
  ".head{font-size:13px;opacity:.75}",
].join("");

/** The document for a text whose lines are marked as `fill` reads them. */
export function htmlOf(text: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${style}</style></head><body>\n`,
    withMapPlace(blocksOf(partsOf(text)).map(htmlOfBlock).join("\n")),
    "\n</body></html>\n",
  ].join("");
}

/** Where no place is named for it, the map stands at the end. */
function withMapPlace(body: string): string {
  return body.includes(mapPlace) ? body : `${body}\n${mapPlace}`;
}

/** What stands together: a paragraph, or lines without an empty one between them. */
type HtmlBlock =
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "lines"; readonly lines: string[]; goesOn: boolean }
  | { readonly kind: "map" };

function blocksOf(parts: readonly Part[]): readonly HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let open: Extract<HtmlBlock, { kind: "lines" }> | null = null;
  for (const part of parts) {
    if (part.kind === "line" && part.text !== "") {
      if (open === null || !isLike(open.lines[0]!, part.text)) {
        open = { kind: "lines", lines: [], goesOn: false };
        blocks.push(open);
      }
      addLine(open, part.text);
      open.goesOn = part.isSoft;
    } else {
      open = null;
      if (part.kind === "prose") blocks.push(part);
      if (part.kind === "map") blocks.push({ kind: "map" });
    }
  }
  return blocks;
}

function addLine({ lines, goesOn }: Extract<HtmlBlock, { kind: "lines" }>, text: string): void {
  const last = goesOn ? lines.pop() : undefined;
  lines.push(last === undefined ? text : `${last} ${text.trimStart()}`);
}

type LineKind = "head" | "quote" | "plain";

function kindOf(line: string): LineKind {
  if (line.startsWith("::")) return "head";
  return line.startsWith(">") ? "quote" : "plain";
}

/** The mark below a quotation belongs to it. */
function isLike(first: string, line: string): boolean {
  return kindOf(first) === kindOf(line) || (kindOf(first) === "quote" && isMark(line));
}

function isMark(line: string): boolean {
  return /^ *\^+$/.test(line);
}

function htmlOfBlock(block: HtmlBlock): string {
  if (block.kind === "map") return mapPlace;
  if (block.kind === "prose") return `<p>${linked(block.text)}</p>`;
  const { lines } = block;
  switch (kindOf(lines[0]!)) {
    case "head":
      return `<p class="head">${broken(lines.map((line) => line.replace(/^:: */, "")))}</p>`;
    case "quote":
      return quotation(lines);
    default:
      return tableOf(lines, linked) ?? plainLines(lines);
  }
}

/** A mark points at letters, so these must be of one width. */
function quotation(lines: readonly string[]): string {
  if (lines.some(isMark)) return `<pre>${escapeMarkup(lines.join("\n"))}</pre>`;
  return `<blockquote>${broken(lines.map((line) => line.replace(/^> ?/, "")))}</blockquote>`;
}

/** Lines that are all indented stay apart from what is said around them. */
function plainLines(lines: readonly string[]): string {
  const isSetOff = lines.every((line) => line.startsWith(" "));
  return `<p${isSetOff ? ' class="in"' : ""}>${broken(lines)}</p>`;
}

function broken(lines: readonly string[]): string {
  return lines.map((line) => linked(line.trim())).join("<br>\n");
}

/** Escaped, with addresses of pages as links that show where they lead. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[\w/])/)
    .map((piece, index) => {
      const escaped = escapeMarkup(piece);
      return index % 2 === 0 ? escaped : `<a href="${escaped}">${escaped}</a>`;
    })
    .join("");
}
