/**
 * Small words of speech and dictation, decided by their neighbours: `Berlin 2 Kiel`, `the army that's in
 * Picardy`, `the Tsar's 1st Army`, `Moscow A`. Elsewhere they stay what they are.
 */
import { is, type Token } from "./token.js";

type Rule = (
  word: Token,
  before: Token | undefined,
  after: Token | undefined,
) => Token | "drop" | null;

const rules: readonly Rule[] = [
  // Berlin 2 Kiel
  (word, before, after) =>
    /^(?:2|two|too)$/.test(word.text) && is(before, "place", "coast") && is(after, "place")
      ? { ...word, roles: ["arrow"] }
      : null,
  // the army that's in Picardy
  (word, before, after) =>
    /^(?:that|who|which|there)$/.test(word.text) &&
    is(before, "army", "fleet") &&
    is(after, "place")
      ? "drop"
      : null,
  // the one in Livonia
  (word, _, after) => (word.text === "one" && is(after, "place") ? "drop" : null),
  // 1st Army
  (word, _, after) =>
    is(word, "number") && /^(?:st|nd|rd|th)$/.test(after?.text ?? "") ? "drop" : null,
  (word, before, after) =>
    /^(?:st|nd|rd|th)$/.test(word.text) && is(before, "number") && is(after, "army", "fleet")
      ? "drop"
      : null,
  // His Majesty's army
  (word, before, after) =>
    /^(?:his|her|their)$/.test(word.text) &&
    before === undefined &&
    is(after, "army", "fleet", "place")
      ? "drop"
      : null,
  // Moscow A, Sevastopol F
  (word, before, after) =>
    /^[af]$/.test(word.text) &&
    is(before, "place", "coast") &&
    (after === undefined || is(after, "separator", "stop"))
      ? { ...word, roles: [...word.roles, "unitword"] }
      : null,
  // E Liverpool: the Spanish army
  (word, before, after) =>
    word.text === "e" && (before === undefined || is(before, "separator")) && is(after, "place")
      ? { ...word, roles: ["army"] }
      : null,
];

/** The letters of zines for a verb and the type of its object: `SF`, `CA`. */
export function zineCode(text: string): readonly ["support" | "convoy", "army" | "fleet"] | null {
  if (!/^[sc][af]$/.test(text)) return null;
  return [text.startsWith("s") ? "support" : "convoy", text.endsWith("a") ? "army" : "fleet"];
}

/** `SF ION-ION` helps a fleet that stays. */
function withoutStays(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((_, at) => !endsStay(tokens, at) && !endsStay(tokens, at + 1));
}

function endsStay(tokens: readonly Token[], at: number): boolean {
  const [code, , from, arrow, to] = tokens.slice(Math.max(0, at - 4), at + 1);
  if (at < 4 || to === undefined || zineCode(code!.text) === null) return false;
  return is(arrow, "arrow") && is(to, "place") && from!.text === to.text;
}

/** The words that the rules are about: a line without them is left alone. */
const spoken = new Set(
  "2 two too that who which there one st nd rd th his her their a f e sa sf ca cf".split(" "),
);

/** The tokens with these words decided. */
export function withSpokenWords(tokens: readonly Token[]): readonly Token[] {
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
function isTyped(word: Token, tokens: readonly Token[]): boolean {
  return word.text.length === 1 && is(tokens[tokens.indexOf(word) + 1], "place", "nation");
}
