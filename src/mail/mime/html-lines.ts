/**
 * HTML to the lines that a reader sees: one line for each block, row or `<br>`, cells apart, quoted
 * blocks marked by "> ", and nothing that is struck out or hidden. Takes bounded time whatever the markup is.
 */
import { convert, type FormatCallback, type HtmlToTextOptions } from "html-to-text";
import { limits } from "../limits.js";

/** Table cells side by side: without the space `<td>A</td><td>Mar H</td>` is one word. */
const formatCell: FormatCallback = (elem, walk, builder) => {
  walk(elem.children, builder);
  builder.addInline(" ");
};

const formatRow: FormatCallback = (elem, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(elem.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Stands where html-to-text left something out; a character that no mail has a use for. */
const cutMark = "\ue000";

const plainBlock = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** What is struck out goes; what stood beside it stays apart. */
const formatStruckOut: FormatCallback = (elem, _walk, builder) => {
  if (withinLines.has(elem.name ?? "")) builder.addInline(" ");
  else formatRow({ ...elem, children: [] }, () => {}, builder, {});
};

const withinLines: ReadonlySet<string> = new Set(["s", "strike", "del", "span", "font"]);

/** What its writer took back. */
const struckOut = ["s", "strike", "del", '[style*="line-through"]'];

/** What no reader sees: above all the preheaders that programs write for the list of mails. */
const hidden = [
  "[hidden]",
  ...[
    "display:none",
    "display: none",
    "visibility:hidden",
    "visibility: hidden",
    "mso-hide:all",
    "font-size:0;",
    "font-size: 0;",
    "font-size:0p",
    "font-size: 0p",
    "opacity:0;",
    "opacity: 0;",
  ].map((style) => `[style*="${style}" i]`),
  ...["font-size:0", "font-size: 0", "opacity:0", "opacity: 0"].map(
    (style) => `[style$="${style}" i]`,
  ),
];

const unseen = [...hidden, ...struckOut].map((selector) => ({ selector, format: "struckOut" }));

const rendering: HtmlToTextOptions = {
  wordwrap: false,
  limits: {
    maxDepth: limits.htmlDepth,
    maxChildNodes: limits.htmlChildren,
    ellipsis: cutMark,
  },
  formatters: { cell: formatCell, row: formatRow, struckOut: formatStruckOut },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "style", format: "skip" },
    { selector: "script", format: "skip" },
    { selector: "table", format: "block", options: plainBlock },
    { selector: "tr", format: "row" },
    { selector: "td", format: "cell" },
    { selector: "th", format: "cell" },
    { selector: "p", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: " - " } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
};

const seen: HtmlToTextOptions = {
  ...rendering,
  selectors: [...unseen, { selector: "title", format: "skip" }, ...(rendering.selectors ?? [])],
};

/** Whether something may be struck out, which the plain text beside it does not show. */
export function hasStruckOut(html: string): boolean {
  return /<(?:s|strike|del)[\s>]|line-through/i.test(html);
}

/** Text within its limit; `isCut` if there was more of it. */
export interface CutText {
  readonly text: string;
  readonly isCut: boolean;
}

/** The text of an HTML part that a reader sees, LF line ends. */
export function htmlToLines(html: string): CutText {
  return converted(html, seen);
}

/** The same with what no reader sees: hidden, struck out, the title. */
export function allLines(html: string): CutText {
  return converted(html, rendering);
}

function converted(html: string, options: HtmlToTextOptions): CutText {
  const text = convert(html.slice(0, limits.htmlLength), options);
  const lines = text.replaceAll(cutMark, "").split("\n");
  return {
    text: lines.map((line) => line.trimEnd()).join("\n"),
    isCut: html.length > limits.htmlLength || text.includes(cutMark),
  };
}
