/**
 * What sites and programs leave in a text beside its words: tags, BBCode, escaped signs, emphasis. They are
 * blanked, never cut: every word keeps its place in the line, for complaints point at it.
 */
import { regex } from "../../../util/index.js";

const tags = regex("gi")`
  <!--.{0,200}?-->
  |</?(?:b|i|u|em|strong|br|p|div|span|font|li|ul|ol|td|tr|th|table|tbody|h\d|pre|code|blockquote)
    (?:\s[^<>]{0,80})?/?>
  |<a href[^<>]{0,120}>|</a>|\[/?(?:b|i|u|s|code|quote|color|size|list|\*|url)(?:=[^\]]{0,60})?\]
`;
const struckOut =
  /~~[^~]{1,200}~~|<(s|del|strike)>[^<]{1,200}<\/\1>|\[(s|quote)(?:=[^\]]{0,60})?\][^[]{1,200}\[\/\2\]/gi;
/** `A;Vienna;Move;Galicia`: cells of a table, the type of the unit in the first. */
const cells = /^\W*(?:a|f|army|fleet)\s*[;,|\t]/i;
const emphasis = /\*{2,3}|__+|(?<![\p{L}\p{N}_])_(?=\p{L})|(?<=[\p{L}.)])_(?![\p{L}\p{N}_])/gu;
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

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [
      "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408",
      "ABEKMHOPCTYXSIJ",
    ],
    ["\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458", "aeopcyxsij"],
    [
      "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf",
      "ABEZHIKMNOPTYXo",
    ],
  ].flatMap(([foreign, latin]) => [...foreign!].map((letter, at) => [letter, latin![at]!])),
);

/**
 * The line with Latin letters for Cyrillic and Greek ones that look the same, in words that have no others of
 * these.
 */
export function withLatinLetters(text: string): string {
  if (!/[\u0370-\u04ff]/.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) => {
    const latin = [...word].map((letter) => lookAlikes[letter] ?? letter).join("");
    return /[\u0370-\u04ff]/.test(latin) ? word : latin;
  });
}

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
