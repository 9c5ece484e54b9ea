/**
 * What letters may contain. What the judge says is plain ASCII, whatever maps, addresses and names of games
 * contain; what people write keeps its letters, but nothing that no reader could see.
 */

const replacements: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "\u00ab": '"',
  "\u00bb": '"',
  "\u00c6": "AE",
  "\u00d8": "O",
  "\u00df": "ss",
  "\u00e6": "ae",
  "\u00f8": "o",
  "\u0141": "L",
  "\u0142": "l",
  "\u0152": "OE",
  "\u0153": "oe",
  "\u2190": "<-",
  "\u2192": "->",
  "\u21d2": "=>",
  "\u20ac": "EUR",
};

/** The nearest plain ASCII; tabs become blanks, other control characters vanish, the rest is `?`. */
export function toAscii(text: string): string {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "    ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u25b6\u25ba\u2794\u2799-\u27be\u27f6\uf0e0]/g, "->")
    .replace(/[^\n\x20-\x7e]/gu, (sign) => replacements[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{Mark}|[^\n\P{Control}]/gu, "")
    .replace(/[^\n\x20-\x7e]/gu, "?");
}

/** Invisible, but parts of emoji: the joiner, the choice of form, and the letters of flags. */
const partsOfEmoji = /[\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]/u;

/** What somebody wrote, with its letters. Tabs become blanks; control characters and what is invisible vanish. */
export function plainText(text: string): string {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text;
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, "    ")
    .replace(/[^\S\n]/g, " ")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, (sign) => (partsOfEmoji.test(sign) ? sign : ""))
    .replace(/[^\n\P{Control}]|[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu, "");
}
