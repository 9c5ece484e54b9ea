/** Texts that look alike: what a reader would take for the same name, whatever signs it is written with. */

/** Letters of other scripts, and digits, that look like a Latin letter; and letters that look like one another. */
const looks: ReadonlyMap<string, string> = new Map(
  [
    ["a", "аɑα"],
    ["b", "ьβ"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еєε"],
    ["g", "ɡ"],
    ["h", "һн"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["l", "iı1|іιӏ"],
    ["m", "м"],
    ["n", "пη"],
    ["o", "0оοσ"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "г"],
    ["s", "ѕ5"],
    ["t", "тτ"],
    ["u", "υ"],
    ["v", "ѵν"],
    ["w", "ԝω"],
    ["x", "хχ"],
    ["y", "уγ"],
    ["z", "ζ"],
  ].flatMap(([latin = "", signs = ""]) => [...signs].map((sign) => [sign, latin] as const)),
);

/** What two texts have in common that look alike: letters and digits alone, small, without accents. */
export function likeness(text: string): string {
  const small = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, "");
  const latin = [...small].map((sign) => looks.get(sign) ?? sign).join("");
  return latin.replaceAll("rn", "m").replaceAll("vv", "w");
}
