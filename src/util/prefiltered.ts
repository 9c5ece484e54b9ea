/**
 * Regular expressions that say no without being tried where a text lacks the words that they need. A reader asks
 * thousands of each line, nearly all of which speak of other things; one that is never tried is not compiled either.
 */
import { foldedCase, requiredLiterals } from "./required-literals.js";

/** A `RegExp` for whoever asks, but no expression itself: a copy of it is made of its source, as it should be. */
class Unbuilt {}
Object.setPrototypeOf(Unbuilt.prototype, RegExp.prototype);

/**
 * It matches what a `RegExp` of the same source and flags does. Whether the source is an expression at all shows
 * when it is first tried: to look through thousands of them took half of the time in which the program is loaded.
 */
export class PrefilteredRegExp extends (Unbuilt as unknown as RegExpConstructor) {
  override readonly source: string;
  override readonly flags: string;
  override lastIndex = 0;
  readonly #keepsPlace: boolean;
  readonly #folds: boolean;
  #required: readonly string[] | null | undefined;
  /** The built-in methods are slow on all but plain expressions. */
  #plain: RegExp | undefined;

  constructor(source: string, flags = "") {
    super(source, flags);
    this.source = source;
    this.flags = flags;
    this.#keepsPlace = /[gy]/.test(flags);
    this.#folds = flags.includes("i");
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#tried(text, null, (plain) => plain.exec(text));
  }

  override test(text: string): boolean {
    return this.#tried(text, false, (plain) => plain.test(text));
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#tried(text, null, (plain) => plain[Symbol.match](text));
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.#tried(text, [].values(), (plain) => plain[Symbol.matchAll](text));
  }

  override [Symbol.replace](text: string, put: string | Replacer): string {
    // The library has an overload for either, and none for both.
    return this.#tried(text, text, (plain) => plain[Symbol.replace](text, put as string));
  }

  override [Symbol.search](text: string): number {
    return this.#tried(text, -1, (plain) => plain[Symbol.search](text));
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#tried(text, [text].slice(0, limit), (plain) => plain[Symbol.split](text, limit));
  }

  #tried<T>(text: string, otherwise: T, attempt: (plain: RegExp) => T): T {
    if (!this.#mayMatch(text)) {
      if (this.#keepsPlace) this.lastIndex = 0;
      return otherwise;
    }
    this.#plain ??= new RegExp(this.source, this.flags);
    this.#plain.lastIndex = this.lastIndex;
    const found = attempt(this.#plain);
    this.lastIndex = this.#plain.lastIndex;
    return found;
  }

  #mayMatch(text: string): boolean {
    if (this.#required === undefined) this.#required = requiredLiterals(this);
    if (this.#required === null) return true;
    const looked = this.#folds ? folded(text) : text;
    return this.#required.some((word) => looked.includes(word));
  }
}

type Replacer = Parameters<RegExp[typeof Symbol.replace]>[1];

/** The text that was folded last: one is asked of many expressions in turn. */
let [asked, answer] = ["", ""];

function folded(text: string): string {
  if (text !== asked) [asked, answer] = [text, foldedCase(text)];
  return answer;
}
