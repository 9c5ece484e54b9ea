/**
 * The words of a picture as outlines: resvg shapes each text of each picture anew, which is most of its reading, though
 * nearly all words of a board come again. Holds the outlines of words that were drawn; must never grow without bound.
 */
import { Resvg } from "@resvg/resvg-js";

/** Some 600 bytes each: the names of several boards, the letters of their powers, the words around them. */
const manyWords = 4000;

const textElement = /<text( [^<>]*)>([^<]*)<\/text>/g;
const place = / ([xy])="([^"]*)"/g;
const styleElement = /<style>[^<]*<\/style>/;
const shapedWord = /<g id="w(\d+)">\s*<path [^<>]*\bd="([^"]*)"/g;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Makes a function that gives a picture with paths in place of its texts, which must all be of this font and have no
 * children. Letters of a class must be of one size in all pictures. Fails where the font does not have them.
 */
export function createOutlines(
  font: string,
  keptWords: number = manyWords,
): (svg: string) => string {
  const known = new Map<string, string>();

  function learn(svg: string): void {
    if (known.size > keptWords) known.clear();
    const words = new Set([...svg.matchAll(textElement)].map(([text]) => wordOf(text)));
    const unknown = [...words].filter((word) => !known.has(word));
    if (unknown.length === 0) return;
    for (const [word, outline] of outlinesOf(unknown, svg, font)) known.set(word, outline);
  }

  return (svg) => {
    learn(svg);
    return svg.replace(textElement, (text: string, attributes: string) => {
      const { x = 0, y = 0 } = Object.fromEntries(
        [...attributes.matchAll(place)].map(([, axis, value]) => [axis, value]),
      );
      return `<path${attributes} transform="translate(${x} ${y})" d="${known.get(wordOf(text))}"/>`;
    });
  };
}

/** A text without its place: wherever a word stands, it has one outline. */
function wordOf(text: string): string {
  const begin = text.indexOf(">");
  return text.slice(0, begin).replace(place, "") + text.slice(begin);
}

/** The outlines of words that stand in a picture. */
function outlinesOf(words: readonly string[], svg: string, font: string): Map<string, string> {
  const root = svg.slice(0, svg.indexOf(">") + 1);
  const style = styleElement.exec(svg)?.[0] ?? "";
  const texts = words.map((word, index) => word.replace("<text", `<text id="w${index}"`));
  const drawn = new Resvg(`${root}${style}${texts.join("")}</svg>`, {
    font: { loadSystemFonts: false, fontFiles: [font] },
  }).toString();
  const found = new Map([...drawn.matchAll(shapedWord)].map(([, index, d]) => [Number(index), d]));
  return new Map(words.map((word, index) => [word, found.get(index) ?? noOutline(word)]));
}

/** Blanks have none. */
function noOutline(word: string): string {
  const text = word.slice(word.indexOf(">") + 1, word.lastIndexOf("<"));
  if (letterOrDigit.test(text)) throw new Error(`The font has no outline for: ${text}`);
  return "";
}
