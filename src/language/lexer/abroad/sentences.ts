/**
 * Sentences of other languages in the order of words that the grammar knows: passives, goals and objects before their
 * verbs, verbs in two parts, and what the writer does with a unit. A clause is changed where one language has each of
 * its words and all of them have their part in one order; any other is left as it stands.
 */
import { isEnglish } from "../order-words.js";
import { is, type Token, type Tokens } from "../token.js";
import { type Clause, clausesOf } from "./clauses.js";
import { builtOf, orderOf, tailOf } from "./frames.js";
import { itemsOf, longestClause } from "./items.js";
import { lexicons } from "./lexicons.js";
import { type Part, partsOf } from "./parts.js";
import { isBare, type Slot, slotsOf } from "./slots.js";
import type { Lexicon } from "./tongue.js";

interface Library {
  readonly lexicons: readonly {
    readonly lexicon: Lexicon;
    /** Words without which the language can have no clause: one of each form that is no English. */
    readonly own: ReadonlySet<string>;
  }[];
  /** Words that say that a clause may be in one of these languages. */
  readonly telling: ReadonlySet<string>;
}

let library: Library | null = null;

/** Made with the first sentence: a judge that starts reads nothing yet. */
function lexiconsOnce(): Library {
  library ??= libraryOf(lexicons());
  return library;
}

function libraryOf(all: readonly Lexicon[]): Library {
  const forms = all.flatMap(({ words }) =>
    [...words]
      .filter(([, { kinds }]) => kinds.some((kind) => kind !== "idle" && kind !== "i"))
      .map(([form]) => form.split(/ |\.\./)[0]!),
  );
  return {
    lexicons: all.map((lexicon) => ({ lexicon, own: ownWords(lexicon) })),
    telling: new Set(forms),
  };
}

/**
 * One word of each form that makes a clause foreign (`items.ts`): of several one that is no English, where
 * there is one.
 */
function ownWords({ words, particles }: Lexicon): ReadonlySet<string> {
  const forms = [...words.keys(), ...particles].map((form) => form.split("..")[0]!);
  return new Set(
    forms
      .filter((form) => !isEnglish(form))
      .map((form) => {
        const parts = form.split(" ");
        return parts.find((part) => !isEnglish(part)) ?? parts[0]!;
      }),
  );
}

/** The tokens of a sentence, with each such clause brought to `unit verb goal`. */
export function inPlainOrder(tokens: Tokens): Tokens {
  const { lexicons, telling } = lexiconsOnce();
  const words = tokens.flatMap(({ text }) => text.split(" "));
  if (!words.some((word) => telling.has(word))) return tokens;
  const spoken = lexicons.filter(({ own }) => words.some((word) => own.has(word)));
  const readings = spoken.map(({ lexicon }) => inOrder(tokens, lexicon));
  const most = Math.max(0, ...readings.map(({ changed }) => changed));
  if (most === 0) return tokens;
  const fullest = readings.filter(({ changed }) => changed === most);
  return theOne(fullest.map((reading) => reading.tokens)) ?? tokens;
}

/** The reading, if all that are one are the same. */
function theOne(readings: readonly (Tokens | null)[]): Tokens | null {
  const textOf = (tokens: Tokens) => tokens.map(({ text, roles }) => `${roles[0]} ${text}`).join();
  const [first, ...others] = readings.filter((reading) => reading !== null);
  const isOne = others.every((other) => textOf(other) === textOf(first!));
  return isOne ? (first ?? null) : null;
}

/** A unit that has set out, and says behind it where to. */
interface Carried {
  readonly clause: Clause;
  readonly tokens: Tokens;
}

/** The tokens as one language has them, and in how many clauses it found an order. */
function inOrder(tokens: Tokens, lexicon: Lexicon) {
  const parts = partsOf(tokens, lexicon);
  const done: Token[] = [];
  let changed = 0;
  let subject: Carried | null = null;
  let joint = 0;
  for (const [at, part] of parts.entries()) {
    const clauses = clausesIn(part.tokens, lexicon);
    const tail = done.length > 0 ? tailIn(clauses, parts[at - 1]!, lexicon) : null;
    const next: Carried | null = at < parts.length - 1 ? settingOut(clauses, part) : null;
    const whole: readonly Clause[] =
      subject === null ? clauses : withSubject(subject, clauses, part.tokens, lexicon);
    const order: Tokens | null =
      orderIn(whole, at, parts, lexicon) ?? moreBuilt(done, part.tokens, lexicon);
    if (order !== null || tail !== null) {
      changed += 1;
      if (tail !== null) done.splice(done.length - joint);
      if (is(tail?.[0], "ferried-by") && is(done.at(-1), "via")) done.pop();
      done.push(...(order ?? tail!), ...part.joint);
    } else {
      done.push(
        ...(subject?.tokens ?? []),
        ...(next === null ? [...part.tokens, ...part.joint] : []),
      );
    }
    subject = order === null ? next : null;
    joint = part.joint.length;
  }
  return { tokens: done, changed };
}

function orderIn(
  clauses: readonly Clause[],
  at: number,
  parts: readonly Part[],
  lexicon: Lexicon,
): Tokens | null {
  const order = theOne(clauses.map(orderOf));
  if (order === null) return null;
  const [before, behind] = [isList(parts[at - 1], lexicon), isList(parts[at + 1], lexicon)];
  if (!before && !behind) return order;
  const verb = order.findIndex((word) => !is(word, "place", "coast", "army", "fleet", "nation"));
  // The others do it too: those before stand before the verb, those behind at the end.
  const isShared = (!before || verb > 0) && (!behind || verb === 0 || is(order.at(-2), "arrow"));
  return isShared && isInPlace(parts[at]!.tokens, order) ? order : null;
}

function clausesIn(words: Tokens, lexicon: Lexicon): readonly Clause[] {
  const items = itemsOf(words, lexicon);
  const slots = items === null ? null : slotsOf(items);
  return items === null || slots === null ? [] : clausesOf(items, slots);
}

/** `Je construis une armée à Paris et une flotte à Brest`: the second shares the verb of the first. */
function moreBuilt(done: Tokens, words: Tokens, lexicon: Lexicon): Tokens | null {
  const verb = done
    .slice(-longestClause)
    .findLast((word) => !is(word, "place", "coast", "army", "fleet", "separator"));
  const isMore = is(verb, "build") && clausesIn(words, lexicon).length === 0;
  const slots = isMore ? slotsOf(itemsOf(words, lexicon) ?? []) : null;
  return slots === null || slots.length === 0 ? null : builtOf(slots);
}

/** `verlässt den Hafen`, `embarque sur la flotte`: the next clause says where to. */
function settingOut(clauses: readonly Clause[], { tokens, joint }: Part): Carried | null {
  const clause = clauses.find(({ kind, slots }) => {
    const [unit] = slots;
    const isOne = slots.length === (kind === "board" ? 2 : 1);
    return /^(?:leave|board)$/.test(kind) && isOne && isBare(unit!);
  });
  return clause === undefined ? null : { clause, tokens: [...tokens, ...joint] };
}

/** `verlässt den Hafen und geht nach Kiel` */
function withSubject(
  { clause: before }: Carried,
  clauses: readonly Clause[],
  words: Tokens,
  lexicon: Lexicon,
): readonly Clause[] {
  const clause = clauses.find(({ kind }) => kind === "go" || kind === "take");
  const slots = clause?.slots ?? slotsOf(itemsOf(words, lexicon) ?? []) ?? [];
  const [goal] = slots;
  const isOther = clause === undefined && clauses.length > 0;
  if (goal === undefined || slots.length > 1 || goal.what !== "place" || isOther) return [];
  if (clause === undefined && isBare(goal)) return [];
  const isLanding = /^land/.test(clause?.verb.text ?? "");
  const to: Slot = isLanding || clause?.kind === "take" ? { ...goal, by: "g" } : goal;
  const kind = before.kind === "board" ? "board" : "go";
  return [{ ...before, kind, slots: [...before.slots, to] }];
}

/** What belongs to the order before, or to the unit that stands there alone. */
function tailIn(clauses: readonly Clause[], before: Part, lexicon: Lexicon): Tokens | null {
  const fitting = clauses.filter(({ kind }) => kind !== "stay" || isList(before, lexicon));
  return theOne(fitting.map(tailOf));
}

/** Nothing but one more unit or place, which shares the verb of its neighbour. */
function isList(part: Part | undefined, lexicon: Lexicon): boolean {
  const items = part === undefined ? null : itemsOf(part.tokens, lexicon);
  const bare = part?.tokens.every((word) => is(word, "place", "coast", "army", "fleet", "noise"));
  const isBareToo = items?.every(({ kinds }) => kinds.every((kind) => kind === "idle")) ?? false;
  const [slot, another] = isBareToo ? (slotsOf(items!) ?? []) : [];
  // `, mit Unterstützung der Flotte`
  return bare === true || (slot !== undefined && another === undefined && slot.by !== "b");
}

/** Who acts stands first in the order as in the clause. */
function isInPlace(words: Tokens, order: Tokens): boolean {
  const names = (tokens: Tokens) => tokens.filter((word) => is(word, "place"));
  const [before, after] = [names(words), names(order)];
  return after.every((word, at) => word === before.filter((name) => after.includes(name))[at]);
}
