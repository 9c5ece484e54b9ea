/** The coasts of a province, as people tell them in words: `on the north side`. */
import { regex } from "../../util/index.js";

/** The one coast whose side the words name. */
export function coastSaid<T extends string>(
  coasts: readonly T[],
  said: readonly string[],
): T | null {
  const wanted = said.map((words) => words.replace(other, " "));
  const [coast, another] = coasts.filter((each) =>
    wanted.some((words) => sides[each.split("/")[1]?.toLowerCase() ?? ""]?.test(words)),
  );
  return coast === undefined || another !== undefined ? null : coast;
}

/** A side of a coast in a few words, and no question. */
export function tellsCoastAlone(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const isSide = Object.values(sides).some((side) => side.test(sentence));
  return words.length <= longest && !sentence.includes("?") && isSide && shore.test(sentence);
}

/** `North coast, not south` */
const other = /(?<!\p{L})(?:not|nicht|pas|non|no|niet) (?:(?:the|die|la|al|le|de) )?\p{L}+/giu;

const longest = 8;

export const shore = regex("iu")`
  (?:
    (?<!\p{L})(?:
      coast|side|shore|end|half|one|part|seite|ufer|c\u00f4te|c\u00f4t\u00e9|rive|costa|lato|sponda|parte|lado
      |orilla|kant|zijde
    )
    |k\u00fcste|kueste|kust|seite
  )(?!\p{L})
`;
const sides: Readonly<Record<string, RegExp>> = {
  nc: /(?<!\p{L})(?:north|nord|n\u00f6rd|noord|norte|upper|top|ober|oben|haut|arriba|boven)/iu,
  sc: /(?<!\p{L})(?:south|s\u00fcd|sud|zuid|sur|merid|lower|bottom|unter|unten|bas|abajo|onder)/iu,
  ec: /(?<!\p{L})(?:east|ost|\u00f6st|oost|est(?!\p{L})|este(?!\p{L})|orient)/iu,
  wc: /(?<!\p{L})(?:west|ouest|oeste|ovest|occid)/iu,
};
