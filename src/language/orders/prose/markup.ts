/**
 * What sites and programs leave in a text beside its words: tags, BBCode, escaped signs, emphasis. They are
 * blanked, never cut: every word keeps its place in the line, for complaints point at it.
 */

const tags =
  /<!--.{0,200}?-->|<\/?(?:b|i|u|em|strong|br|p|div|span|font|li|ul|ol|td|tr|th|table|tbody|h\d|pre|code|blockquote)(?:\s[^<>]{0,80})?\/?>|<a href[^<>]{0,120}>|<\/a>|\[\/?(?:b|i|u|s|code|quote|color|size|list|\*|url)(?:=[^\]]{0,60})?\]/gi;
const struckOut =
  /~~[^~]{1,200}~~|<(s|del|strike)>[^<]{1,200}<\/\1>|\[(s|quote)(?:=[^\]]{0,60})?\][^[]{1,200}\[\/\2\]/gi;
/** `A;Vienna;Move;Galicia`: cells of a table, the type of the unit in the first. */
const cells = /^\W*(?:a|f|army|fleet)\s*[;,|\t]/i;
const emphasis = /\*{2,3}|__+/g;
const with_ = /(?<=\bw)\/(?=\s?\p{L})/giu;
const entities: Readonly<Record<string, string>> = {
  "&gt;": ">",
  "&lt;": "<",
  "&amp;": "&",
  "&nbsp;": " ",
  "&rarr;": ">",
  "&ndash;": "-",
  "&mdash;": "-",
};

/** The line without markup, as long as it was. */
export function withoutMarkup(text: string): string {
  if (cells.test(text)) return text.replace(/[;,|\t]/g, " ");
  if (!/[<&[~*_/]/.test(text)) return text;
  return text
    .replace(struckOut, blank)
    .replace(tags, blank)
    .replace(/^\s*<(?=(?:a|f|army|fleet) )/i, blank)
    .replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, character)
    .replace(/&[a-z]{2,5};/g, (sign) => (entities[sign] ?? "").padEnd(sign.length))
    .replace(emphasis, blank)
    .replace(with_, blank);
}

/** `&#8594;`, as long as it was. */
function character(sign: string, code: string): string {
  const point = code.startsWith("x") ? Number.parseInt(code.slice(1), 16) : Number(code);
  return (point > 0x10ffff ? "" : String.fromCodePoint(point)).padEnd(sign.length);
}

/** Blanks as long as the words that they replace. */
export function blank(words: string): string {
  return " ".repeat(words.length);
}
