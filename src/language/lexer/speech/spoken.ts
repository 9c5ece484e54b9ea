/**
 * Small words of speech and dictation, decided by their neighbours: `Berlin 2 Kiel`, `the army that's in
 * Picardy`, `the Tsar's 1st Army`, `Moscow A`. Elsewhere they stay what they are.
 */
import { isPeople } from "../adjectives.js";
import { decidedWords, situatedWords } from "../tables/small-words.js";
import { is, type Token, type Tokens, verbRoles } from "../token.js";
import { withLetterWays, withoutStays } from "./zines.js";

type Rule = (
  word: Token,
  before: Token | undefined,
  after: Token | undefined,
) => Token | "drop" | null;

const rules: readonly Rule[] = [
  // 'sup, fleet Ankara > Black Sea
  (word, before, after) =>
    word.text === "sup" && before === undefined && is(after, "separator") ? "drop" : null,
  // 1 x Army Moscow
  (word, before, after) =>
    word.text === "x" &&
    (before === undefined || is(before, "number", "separator", "build", "remove")) &&
    is(after, "army", "fleet")
      ? "drop"
      : null,
  // waive x2, 2x waive
  (word, before, after) =>
    word.text === "x" &&
    ((is(before, "waive") && is(after, "number")) || (is(before, "number") && is(after, "waive")))
      ? "drop"
      : null,
  // Hi guys, ...
  (word, before, after) =>
    address.test(word.text) &&
    !is(before, "place") &&
    (after === undefined || is(after, "separator"))
      ? { ...word, roles: ["unknown"] }
      : null,
  // the Norwegian garrison retires
  (word, before, after) =>
    isPeople(word.text) && is(before, "place") && is(after, ...verbRoles, "retreat", "remove")
      ? "drop"
      : null,
  // its colleague at St Pete
  (word, before, after) =>
    isPeople(word.text) &&
    word.text !== "one" &&
    !is(word, "hold") &&
    (before === undefined || is(before, "separator", "nation", "support")) &&
    (is(after, "place") || situated.has(after?.text ?? ""))
      ? "drop"
      : null,
  // back to Naples harbour, the fleet in Greek waters
  (word, before, after) =>
    /^(?:harbou?rs?|waters|ports?|doors?|doorstep|gates?|spot|slot|shoes|place)$/.test(word.text) &&
    is(before, "place") &&
    (after === undefined || is(after, "separator", ...verbRoles))
      ? "drop"
      : null,
  // Berlin 2 Kiel
  (word, before, after) =>
    /^(?:2|two|too)$/.test(word.text) && is(before, "place", "coast") && is(after, "place")
      ? { ...word, roles: ["arrow"] }
      : null,
  // Bur S it too; Smyrna, who isn't going anywhere either
  (word, before, after) =>
    (word.text === "too" ? before !== undefined : word.text === "either" && is(before, "hold")) &&
    (after === undefined || is(after, "separator"))
      ? "drop"
      : null,
  // the army that's in Picardy
  (word, before, after) =>
    /^(?:that|who|which|there)$/.test(word.text) &&
    is(before, "army", "fleet") &&
    (is(after, "place") || situated.has(after?.text ?? "") || keeping.test(after?.text ?? ""))
      ? "drop"
      : null,
  // the fleet which holds the Aegean
  (word, before, after) =>
    keeping.test(word.text) && /^(?:that|who|which)$/.test(before?.text ?? "") && is(after, "place")
      ? "drop"
      : null,
  // the ones in Livonia and Moscow
  (word, _, after) =>
    /^(?:ones|those)$/.test(word.text) && is(after, "place", "from") ? "drop" : null,
  // my Spanish one goes to Gascony
  (word, before, after) =>
    word.text === "one" && is(before, "place") && is(after, ...verbRoles) ? "drop" : null,
  (word, _, after) => (/^(?:that|this)$/.test(word.text) && after?.text === "one" ? "drop" : null),
  // the army stationed in Burgundy
  (word, before, after) =>
    situated.has(word.text) &&
    (is(before, "army", "fleet") || /^(?:that|who|which)$/.test(before?.text ?? "")) &&
    is(after, "place")
      ? "drop"
      : null,
  // my last army
  (word, _, after) =>
    alone.has(word.text) && is(after, "army", "fleet") && after!.text.length > 2 ? "drop" : null,
  // 1st Army
  (word, _, after) =>
    is(word, "number") && /^(?:st|nd|rd|th)$/.test(after?.text ?? "") ? "drop" : null,
  (word, before, after) =>
    /^(?:st|nd|rd|th)$/.test(word.text) && is(before, "number") && is(after, "army", "fleet")
      ? "drop"
      : null,
  // A Vie S T A Bud - Gal: the letter of a power
  (word, before, after) =>
    /^[egirt]$/.test(word.text) &&
    is(before, "support", "convoy") &&
    before!.text !== word.text &&
    is(after, "army", "fleet")
      ? "drop"
      : null,
  // The Kaiser orders his army in Munich to Tyrolia
  (word, _, after) =>
    /^(?:his|her|their)$/.test(word.text) && is(after, "army", "fleet") ? "drop" : null,
  // His Majesty's army, this army in Armenia; I order that ... and that the fleet ...
  (word, before, after) =>
    /^(?:his|her|their|this|that)$/.test(word.text) &&
    (before === undefined || (word.text === "that" && is(before, "separator"))) &&
    is(after, "army", "fleet", "place")
      ? "drop"
      : null,
  // It is A Gal - Vie; let's get Moscow down to Sevastopol
  (word, before, after) =>
    /^(?:it|get)$/.test(word.text) &&
    (before === undefined || is(before, "separator")) &&
    (is(after, "army", "fleet") || (word.text === "get" && is(after, "place")))
      ? "drop"
      : null,
  // War S his Gal, the Tsar orders his Livonian army
  (word, before, after) =>
    /^(?:his|her|their)$/.test(word.text) &&
    is(before, "support", "convoy", "prefix", "heading") &&
    is(after, "place")
      ? "drop"
      : null,
  // Italy: A Ven - Pie. Me: A Tri - Ven
  (word, before, after) =>
    /^(?:me|mine|myself|us|ours)$/.test(word.text) && before === undefined && is(after, "colon")
      ? { ...word, roles: ["nation"], powers: [] }
      : null,
  // Moscow A, Sevastopol F; Moscow A - Ukr
  (word, before, after) =>
    /^[af]$/.test(word.text) &&
    is(before, "place", "coast", "colon") &&
    (after === undefined || is(after, "separator", "stop", "arrow", "hold"))
      ? { ...word, roles: [...word.roles, "unitword"] }
      : null,
  // mes armées
  (word, _, after) => (possessive.has(word.text) && is(after, "army", "fleet") ? "drop" : null),
  // Frota do Canal da Mancha
  (word, before, after) =>
    word.text === "do" && is(before, "army", "fleet") && is(after, "place") ? "drop" : null,
  // Mosca e Sebastopoli, tiene e Roma lo appoggia
  (word, before, after) =>
    word.text === "e" &&
    (is(before, "place", "coast", "hold", "reference")
      ? is(after, "place", "army", "fleet", "build")
      : is(before, "support", "separator") && is(after, "army", "fleet"))
      ? { ...word, roles: ["separator", "and"], places: [] }
      : null,
  // Bur S it there
  (word, before, after) =>
    word.text === "there" &&
    is(before, "reference") &&
    (after === undefined || is(after, "separator", "stop"))
      ? "drop"
      : null,
  // löse A Galizien auf, weicht nach Böhmen aus
  (word, before, after) =>
    /^(?:auf|aus|op|ein|an|vor|nach|zuruck|aan|binnen|terug)$/.test(word.text) &&
    (after === undefined || is(after, "separator")) &&
    is(before, "place", "coast")
      ? "drop"
      : null,
  // F Gre off, A Gal out, A Gal raus
  (word, before, after) =>
    /^(?:off|out|raus|weg|fort|fuera|dehors|fuori|eruit|fora)$/.test(word.text) &&
    is(before, "place", "coast") &&
    (after === undefined || is(after, "separator", "stop"))
      ? { ...word, roles: ["remove"] }
      : null,
  // a new fleet
  (word, before, after) =>
    word.text === "new" && is(before, "build") && is(after, "army", "fleet") ? "drop" : null,
  // Berlin can only go to Kiel
  (word, before) => (word.text === "only" && before?.text === "can" ? "drop" : null),
  // Only Naples moves: Ionian Sea
  (word, before, after) =>
    word.text === "only" && before === undefined && is(after, "place", "army", "fleet")
      ? "drop"
      : null,
  // Ship the army in Edinburgh to Holland
  (word, before, after) =>
    word.text === "ship" && before === undefined && is(after, "army")
      ? { ...word, roles: ["convoy"] }
      : null,
  // ships in Naples sail
  (word, before, after) =>
    word.text === "ships" && (before === undefined || is(before, "separator")) && is(after, "place")
      ? { ...word, roles: ["fleet", "unitword"] }
      : null,
  // London ships the army in Edinburgh to Holland
  (word, before, after) =>
    word.text === "ships" && is(before, "place", "coast") && is(after, "army", "place")
      ? { ...word, roles: ["convoy"] }
      : null,
  // V Kiel: the Dutch fleet
  (word, before, after) =>
    word.text === "v" &&
    (before === undefined || is(before, "separator", "support", "convoy")) &&
    is(after, "place")
      ? { ...word, roles: ["fleet"] }
      : null,
  // Marsella al Golfo de León, Marsella mueve al Golfo de León
  (word, before, after) => {
    if (!/^(?:al|allo|alla|alle|ai|agli|au|aux|ao|aos)$/.test(word.text) || !is(after, "place"))
      return null;
    if (is(before, "arrow") && !is(before, "place")) return "drop";
    const isUnit = is(before, "army", "fleet") && before!.text.length > 1;
    return isUnit || is(before, "place", "coast")
      ? { ...word, roles: ["arrow"], places: [] }
      : null;
  },
  // army Burgundy to Paris next army Spain to Gascony
  (word, before, after) =>
    word.text === "next" && is(before, "place", "coast", "hold") && is(after, "army", "fleet")
      ? { ...word, roles: ["separator"] }
      : null,
  // Berlin unterstützt sie
  (word, before, after) =>
    word.text === "sie" && is(before, "support") && (after === undefined || is(after, "separator"))
      ? { ...word, text: "it", roles: ["reference"], places: [] }
      : null,
  // help them with it
  (word, before, after) =>
    word.text === "with" && is(before, "reference") && is(after, "reference") ? "drop" : null,
  (word, before) =>
    /^(?:it|that|this)$/.test(word.text) && before?.text === "with" ? "drop" : null,
  // brest n mar hold
  (word, before, after) =>
    word.text === "n" &&
    is(before, "place", "hold", "separator") &&
    is(after, "place", "army", "fleet")
      ? { ...word, roles: ["separator", "and"] }
      : null,
  // E Liverpool: the Spanish army
  (word, before, after) =>
    word.text === "e" &&
    (before === undefined || is(before, "separator", "support", "convoy", "colon")) &&
    is(after, "place")
      ? { ...word, roles: ["army"] }
      : null,
];

/** Whom one writes to, or who marches. */
const address = /^(?:guys?|chaps?|fellows?)$/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const situated = setOf(situatedWords);
const keeping = /^(?:holds?|occupy|occupies|guards?|mans?)$/;

const alone = setOf("last only sole single solitary lone lonely");

/** `mes armées`, `Frota do Canal`: an article, where a unit or place follows. */
const possessive = setOf(
  "mes meine meiner mis miei mie mijn minhas meus nos unsere ma mon notre mia mio",
);

/** The words that the rules are about: a line without them is left alone. */
const spoken: ReadonlySet<string> = new Set([
  ...[...situated, ...alone, ...possessive],
  ...setOf(decidedWords),
]);

/** The tokens with these words decided. */
export function withSpokenWords(all: Tokens): Tokens {
  const tokens = withLetterWays(all);
  if (
    !tokens.some(
      (word) => spoken.has(word.text) && !(is(word, "army", "fleet") && isTyped(word, tokens)),
    )
  ) {
    return tokens;
  }
  return withoutStays(tokens).flatMap((word, at, left) => {
    if (!spoken.has(word.text) && !is(word, "number")) return [word];
    for (const rule of rules) {
      const changed = rule(word, left[at - 1], left[at + 1]);
      if (changed !== null) return changed === "drop" ? [] : [changed];
    }
    return [word];
  });
}

/** A letter before its place, as in most orders. */
function isTyped(word: Token, tokens: Tokens): boolean {
  return word.text.length === 1 && is(tokens[tokens.indexOf(word) + 1], "place", "nation");
}
