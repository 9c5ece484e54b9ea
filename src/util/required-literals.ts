/**
 * Which words a text must contain for a regular expression to match it: one of a list. It reads the source of the
 * expression and knows no text. It may say too little, and then nothing is required; never too much.
 */

/** What a part of an expression says of the texts that it matches. */
interface Part {
  /** All texts that it matches, if they are few; null otherwise. */
  readonly exact: readonly string[] | null;
  /** One of these stands in whatever it matches, or near it where it looks around; null where none is known. */
  readonly required: readonly string[] | null;
}

/** It takes no letters: an anchor, or what must not follow. */
const nothing: Part = { exact: [""], required: null };
const anything: Part = { exact: null, required: null };

/** Longer lists are not worth looking through. */
const listMax = 200;
/** Beginnings that are followed further at once: `don['’]?t (?:go|move)` has six. */
const exactMax = 24;
/** A letter is in nearly every text. */
const literalMin = 2;

/**
 * The list, with lower-case letters under the flag `i`, where the text must be folded likewise; null where a text may
 * match that contains no particular word. The flag `v`, which nests classes, is not known here.
 */
export function requiredLiterals({ source, flags }: RegExp): readonly string[] | null {
  const { required } = new Reader(source, flags.includes("i")).alternatives();
  // Whatever contains "my army" contains "army".
  return (
    required?.filter((word) => !required.some((part) => part !== word && word.includes(part))) ??
    null
  );
}

class Reader {
  readonly #source: string;
  readonly #folds: boolean;
  #at = 0;

  constructor(source: string, folds: boolean) {
    this.#source = source;
    this.#folds = folds;
  }

  /** All up to the bracket that closes it, or the end. */
  alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take(/\|/y) !== null) parts.push(this.#sequence());
    return {
      exact: together(
        parts.map(({ exact }) => exact),
        exactMax,
      ),
      required: together(
        parts.map(({ required }) => required),
        listMax,
      ),
    };
  }

  #sequence(): Part {
    let run: readonly string[] = [""];
    let isWhole = true;
    let required: readonly string[] | null = null;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) {
      const part = this.#repeated(this.#atom());
      const longer = part.exact === null ? null : joined(run, part.exact);
      if (longer !== null) {
        run = longer;
        continue;
      }
      required = rarer(required, rarer(literals(run), part.required ?? literals(part.exact)));
      run = part.exact ?? [""];
      isWhole = false;
    }
    return { exact: isWhole ? run : null, required: rarer(required, literals(run)) };
  }

  #repeated(part: Part): Part {
    const [, sign = "", least = "", comma = "", most = ""] =
      this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (sign === "" && least === "") return part;
    const isOptional = sign === "*" || sign === "?" || Number(least || 1) === 0;
    const isOnce = sign === "?" || (least !== "" && (comma === "" ? least : most) === "1");
    const exact = isOnce ? part.exact : null;
    if (!isOptional) return { exact, required: part.required ?? literals(part.exact) };
    return { exact: together([[""], exact], exactMax), required: null };
  }

  #atom(): Part {
    const group = this.#take(/\((?:\?(?:(<?[=!])|:|<[^>=!]+>))?/y);
    if (group !== null) return this.#group(group[1] ?? "");
    const characters = this.#take(/\[((?:\\.|[^\]\\])*)\]/sy);
    if (characters !== null) return this.#oneOf(characters[1] ?? "");
    if (this.#take(/\^|\$|\\[bB]/y) !== null) return nothing;
    if (this.#take(/\.|\\(?:[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|\d+|[dDwWsSfnrtv])/y) !== null)
      return anything;
    const found = this.#letter(this.#take(letter)!);
    return found === null ? anything : { exact: [found], required: null };
  }

  #group(look: string): Part {
    const inside = this.alternatives();
    this.#take(/\)/y);
    if (look.endsWith("!")) return nothing;
    if (look === "") return inside;
    return { exact: null, required: inside.required ?? literals(inside.exact) };
  }

  /** A class of a few letters, such as `['\u2019]`. */
  #oneOf(characters: string): Part {
    if (!few.test(characters)) return anything;
    const letters = [...characters.matchAll(new RegExp(letter, "gsu"))].map((each) =>
      this.#letter(each),
    );
    const known = letters.filter((each) => each !== null);
    return known.length < letters.length
      ? anything
      : { exact: together([known], exactMax), required: null };
  }

  /** Null where it may stand in a text in more forms than two, as the Greek sigma may. */
  #letter([whole, long, short, escaped]: RegExpExecArray): string | null {
    const hex = long ?? short;
    const written =
      hex === undefined ? (escaped ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16));
    if (!this.#folds) return written;
    return isLatin(written) || isCaseless(written) ? foldedCase(written) : null;
  }

  /** What stands next, if it is such; `what` is sticky. */
  #take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.#at;
    const found = what.exec(this.#source);
    if (found !== null) this.#at = what.lastIndex;
    return found;
  }
}

/** A letter as it is, by its number, or escaped. */
const letter = /\\(?:u\{([\da-fA-F]+)\}|[ux]((?<=u)[\da-fA-F]{4}|(?<=x)[\da-fA-F]{2})|(.))|./suy;

/** Neither a range nor what a class leaves out, nor a class of its own. */
const few = /^(?!\^)(?:\\u[\da-fA-F]{4}|\\[^\w]|[^\\-]){1,6}$/u;

function isCaseless(written: string): boolean {
  return written.toLowerCase() === written.toUpperCase();
}

function isLatin(written: string): boolean {
  return written.toUpperCase() <= "\u024f";
}

/**
 * A text as an expression with the flag `i` compares it. Lower case is enough but for the long s, which is an s
 * (Unicode's simple case folding).
 */
export function foldedCase(text: string): string {
  return text.toLowerCase().replaceAll("\u017f", "s");
}

/** One list out of many; null where one of them is unknown, or they are too many together. */
function together(
  lists: readonly (readonly string[] | null)[],
  most: number,
): readonly string[] | null {
  const all = new Set<string>();
  for (const list of lists) {
    if (list === null) return null;
    for (const each of list) all.add(each);
    if (all.size > most) return null;
  }
  return [...all];
}

/** Each beginning with each of what follows; null where they are too many. */
function joined(beginnings: readonly string[], ends: readonly string[]): readonly string[] | null {
  if (beginnings.length * ends.length > exactMax) return null;
  return beginnings.flatMap((begun) => ends.map((end) => begun + end));
}

/** The texts, where each is long enough to be looked for. */
function literals(texts: readonly string[] | null): readonly string[] | null {
  return texts?.every(({ length }) => length >= literalMin) ? texts : null;
}

/** Of two lists the one that fewer texts fulfill, as far as lengths tell. */
function rarer(
  one: readonly string[] | null,
  other: readonly string[] | null,
): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return frequency(other) < frequency(one) ? other : one;
}

/** About one letter in fourteen is a given one; each look costs a little, too. */
function frequency(words: readonly string[]): number {
  return words.reduce((sum, { length }) => sum + 14 ** -Math.min(length, 4) + 0.0005, 0);
}
