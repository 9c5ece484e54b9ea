/** A clause in the words of one language: each of them known, or the clause is nobody's to change. */
import { spelling } from "../../../map/index.js";
import { isEnglish, orderWords } from "../order-words.js";
import { is, type Token, type Tokens, token as tokenOf } from "../token.js";
import type { Kind, Lexicon, Meaning } from "./tongue.js";

/** A place, a unit's type or a power, or words of the language. */
export interface Item {
  readonly token: Token;
  readonly text: string;
  readonly sort: "place" | "coast" | "type" | "nation" | "word";
  readonly kinds: readonly Kind[];
  readonly prepositions: string;
}

/** A word of a token, which may have several. */
interface Word {
  readonly token: Token;
  readonly text: string;
  readonly sort: Item["sort"];
}

/** More words than a clause of one order has. */
export const longestClause = 30;

/** Names that are as short may be the language's own small words: `par`, `con`, `mit`. */
const longestSmall = 4;

/** The kinds of small words, which may be names besides: verbs rather are not. */
const small: readonly Kind[] = [
  "idle",
  "passive",
  "modal",
  "i",
  "it",
  "relative",
  "nothing",
  "not",
];

/** The clause's items, or null where the language does not have one of its words. */
export function itemsOf(clause: Tokens, lexicon: Lexicon): readonly Item[] | null {
  if (clause.length > longestClause) return null;
  const words = clause.flatMap((token, at) =>
    isHyphen(clause, at) ? [] : wordsOf(token, lexicon),
  );
  const ends = particlesOf(words, lexicon);
  const taken = new Set<number>();
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    if (taken.has(at)) {
      at += 1;
      continue;
    }
    const found = longestAt(words, at, lexicon, ends);
    if (found === null) return null;
    for (const part of found.particle) taken.add(part);
    items.push(found.item);
    at += found.length;
  }
  return isForeign(items) ? withClitics(withParticles(items, lexicon), lexicon) : null;
}

/** One word at least is of another language: `Remove A Gal` is not. */
function isForeign(items: readonly Item[]): boolean {
  return items.some(({ sort, text, token }) => {
    const isWord = sort === "word" && /^\p{L}{2}/u.test(text);
    return isWord && (text.includes(" ") || !is(token, "place")) && !isEnglish(text);
  });
}

/** `apodera-se` */
function isHyphen(clause: Tokens, at: number): boolean {
  const [before, hyphen, next] = [clause[at - 1], clause[at]!, clause[at + 1]];
  return hyphen.text === "-" && before?.end === hyphen.start && next?.start === hyphen.end;
}

function wordsOf(token: Token, lexicon: Lexicon): readonly Word[] {
  // `à`, which may be an arrow that a mail program has changed
  const text = is(token, "arrow", "minus") ? spelling(token.text) || token.text : token.text;
  const sort = sortOf(token);
  if (sort !== "word" && !isSmall(text, lexicon)) return [{ token, text, sort }];
  // `soll ich`, which asks
  if (is(token, "doubt") && !lexicon.words.has(text)) return [{ token, text, sort: "word" }];
  const parts = text.split(" ");
  return parts.map((part) =>
    parts.length === 1 ? { token, text: part, sort: "word" } : partOf(token, part),
  );
}

function isSmall(text: string, { words }: Lexicon): boolean {
  const meaning = text.length > longestSmall ? undefined : words.get(text);
  return meaning?.kinds.every((kind) => small.includes(kind)) ?? false;
}

/** One of the words of a token: `armée` of `armée de`. */
function partOf(token: Token, text: string): Word {
  const roles = (orderWords.get(text) ?? []).filter((role) =>
    /^(?:army|fleet|unitword)$/.test(role),
  );
  if (text.length < 3 || !is({ roles }, "army", "fleet")) return { token, text, sort: "word" };
  return { token: tokenOf(roles, { ...token, text }), text, sort: "type" };
}

function sortOf(token: Token): Item["sort"] {
  if (token.guessed) return "word";
  if (is(token, "coast")) return "coast";
  if (is(token, "army", "fleet")) return "type";
  if (is(token, "nation")) return "nation";
  return is(token, "place") ? "place" : "word";
}

/** Words at the end, and those before a preposition, that may be the other half of a verb. */
function particlesOf(words: readonly Word[], lexicon: Lexicon): readonly (readonly number[])[] {
  const last = words.length - 1;
  const ends = words.flatMap(({ text }, at) => {
    const isBefore = (lexicon.words.get(words[at + 1]?.text ?? "")?.prepositions ?? "") !== "";
    return lexicon.particles.has(text) && isBefore && at < last ? [[at]] : [];
  });
  return words.length < 2 ? [] : [[last - 1, last], [last], ...ends.slice(0, 3)];
}

interface Found {
  readonly item: Item;
  readonly length: number;
  /** The numbers of the words that are its other half. */
  readonly particle: readonly number[];
}

/** The longest words from here that the language has; a verb with its particle goes before the verb alone. */
function longestAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  ends: readonly (readonly number[])[],
): Found | null {
  const { token, text, sort } = words[at]!;
  const most = Math.min(lexicon.longest, words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const form = textOf(words.slice(at, at + length));
    for (const particle of ends.filter(([first]) => first! >= at + length)) {
      const whole = `${form}..${textOf(particle.map((end) => words[end]!))}`;
      const apart = lexicon.words.get(whole);
      if (apart !== undefined) return { item: itemOf(token, form, apart), length, particle };
    }
    const known = length > 1 || sort === "word" ? lexicon.words.get(form) : undefined;
    if (known !== undefined) return foundAs(itemOf(token, form, known), length);
  }
  if (sort !== "word") return foundAs({ token, text, sort, kinds: [], prepositions: "" });
  const isSign = is(token, "arrow") && /^\W+$/.test(text);
  if (isSign) return foundAs(itemOf(token, text, { kinds: [], prepositions: "g" }));
  const isParticle = lexicon.particles.has(text);
  return isParticle
    ? foundAs(itemOf(token, text, { kinds: ["particle"], prepositions: "" }))
    : null;
}

function foundAs(item: Item, length = 1): Found {
  return { item, length, particle: [] };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

function itemOf(token: Token, text: string, { kinds, prepositions }: Meaning): Item {
  return { token, text, sort: "word", kinds, prepositions };
}

/**
 * `marschiert in Belgien ein`, `rückt vor nach Kiel`: at the end or before a preposition it is no preposition
 * itself.
 */
function withParticles(items: readonly Item[], { particles }: Lexicon): readonly Item[] {
  return items.map((item, at) => {
    const next = items[at + 1];
    if (item.text === "der" && isUnit(items, at + 1))
      return { ...item, kinds: [], prepositions: "do" };
    const isEnd = next === undefined || (next.sort === "word" && next.prepositions !== "");
    const isParticle = at > 0 && isEnd && particles.has(item.text) && item.sort === "word";
    if (!isParticle || item.kinds.includes("idle")) return item;
    return { ...item, kinds: [...item.kinds, "particle"], prepositions: "" };
  });
}

/** `der russischen Armee`: whom it is done to. */
function isUnit(items: readonly Item[], at: number): boolean {
  const next = items[at]?.sort === "nation" ? items[at + 1] : items[at];
  return next?.sort === "type";
}

/** `Budapest la cubre`, `Wien deckt es`: what is helped, beside the verb. */
function withClitics(items: readonly Item[], { clitics }: Lexicon): readonly Item[] {
  const helps = (item: Item | undefined) => item?.kinds.includes("help") ?? false;
  return items.map((item, at) => {
    const isObject = helps(items[at + 1]) || (at === items.length - 1 && helps(items[at - 1]));
    return isObject && clitics.has(item.text) ? { ...item, kinds: ["it"], prepositions: "" } : item;
  });
}
