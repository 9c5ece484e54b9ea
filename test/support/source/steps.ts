/**
 * How many steps a regular expression takes over a text when it goes back to every choice that it had, as engines do. Steps
 * are the same on every machine, and how they grow with the text tells whether a long line holds the judge up.
 */
import { type Element as AnyElement, type CharSet, JS, type NoParent, type Quantifier } from "refa";
import type { Pattern } from "./patterns.js";

type Element = NoParent<AnyElement>;
type Alternatives = readonly { readonly elements: readonly Element[] }[];
type Next = (at: number) => boolean;
/** Tries a part of the pattern at a place, and what follows it at the place behind. */
type Matcher = (at: number, next: Next) => boolean;

/** A text as signs, the steps taken over it and how many may be. */
interface Walk {
  signs: readonly number[];
  steps: number;
  most: number;
}

/** One for all: to make a new one means to write down a deep stack. */
const tooMany = new Error("This takes more steps than it may.");

export interface Counted {
  /** The steps of a search through the text; `most` where there are more. */
  stepsOver(text: string, most: number): number;
  /** Texts that two loops of the pattern can take, each with what leads to the first. */
  readonly pumps: readonly Pump[];
}

export interface Pump {
  readonly before: string;
  readonly again: string;
}

/** The pattern as something that counts. */
export function counted({ source, flags }: Pattern): Counted {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: "unknown",
    maxNodes: 100_000,
  });
  const walk: Walk = { signs: [], steps: 0, most: 0 };
  const matcher = anyOf(expression.alternatives, walk, 1);
  const stepsOver = (text: string, most: number): number => {
    Object.assign(walk, { signs: [...text].map((sign) => sign.codePointAt(0)!), steps: 0, most });
    try {
      for (let at = 0; at <= walk.signs.length; at += 1) if (matcher(at, () => true)) break;
    } catch (error) {
      if (error !== tooMany) throw error;
    }
    return walk.steps;
  };
  return { stepsOver, pumps: pumpsOf(expression.alternatives) };
}

type Direction = 1 | -1;

function anyOf(alternatives: Alternatives, walk: Walk, way: Direction): Matcher {
  const all = alternatives.map(({ elements }) => inOrder(elements, walk, way));
  if (all.length === 1) return all[0]!;
  return (at, next) => all.some((each) => each(at, next));
}

function inOrder(elements: readonly Element[], walk: Walk, way: Direction): Matcher {
  const parts = elements.map((each) => matcherOf(each, walk, way));
  if (way < 0) parts.reverse();
  return parts.reduceRight<Matcher>(
    (behind, part) => (at, next) => part(at, (then) => behind(then, next)),
    (at, next) => next(at),
  );
}

function matcherOf(element: Element, walk: Walk, way: Direction): Matcher {
  switch (element.type) {
    case "CharacterClass":
      return sign(element.characters, walk, way);
    case "Unknown":
      return (at, next) => next(at);
    case "Alternation":
      return anyOf(element.alternatives, walk, way);
    case "Assertion": {
      const inside = anyOf(element.alternatives, walk, element.kind === "ahead" ? 1 : -1);
      return (at, next) => inside(at, () => true) !== element.negate && next(at);
    }
    case "Quantifier":
      return repeated(element, walk, way);
  }
}

function sign(characters: CharSet, walk: Walk, way: Direction): Matcher {
  return (at, next) => {
    walk.steps += 1;
    if (walk.steps >= walk.most) throw tooMany;
    const here = walk.signs[way > 0 ? at : at - 1];
    return here !== undefined && characters.has(here) && next(at + way);
  };
}

function repeated(loop: NoParent<Quantifier>, walk: Walk, way: Direction): Matcher {
  const once = anyOf(loop.alternatives, walk, way);
  const from = (at: number, done: number, next: Next): boolean => {
    const more = () =>
      done < loop.max && once(at, (then) => then !== at && from(then, done + 1, next));
    if (done < loop.min) return once(at, (then) => from(then, done + 1, next));
    return loop.lazy ? next(at) || more() : more() || next(at);
  };
  return (at, next) => from(at, 0, next);
}

/** Loops that go round fewer times than this do no harm. */
const manyTimes = 20;

function pumpsOf(alternatives: Alternatives): readonly Pump[] {
  const loops = loopsIn(alternatives).map(signsIn);
  const found = new Map<string, Pump>();
  const add = (before: string, again: string): void => {
    const pump = { before: before.slice(-longestLead), again };
    const name = `${pump.before}\0${again}`;
    // Of blanks a mail has a hundred in a row at most.
    if (found.has(name) || /^[^\S\n]*$/.test(again)) return;
    const signs = [...again].map((each) => each.codePointAt(0)!);
    const takes = (sets: readonly CharSet[]) =>
      signs.every((each) => sets.some((set) => set.has(each)));
    if (loops.filter(takes).length < 2) return;
    found.set(name, pump);
  };
  const search = (inside: Alternatives, lead: string): void => {
    for (const { elements } of inside) {
      let before = lead;
      for (const element of elements) {
        if (isLoop(element))
          for (const text of roundsOf(element.alternatives)) {
            for (const above of new Set(["", before])) add(above, text);
            add("", before + text);
          }
        if ("alternatives" in element) search(element.alternatives, before);
        before += sampleOf(element) ?? "";
      }
    }
  };
  search(alternatives, "");
  return [...found.values()];
}

const longestLead = 40;

function isLoop(element: Element): element is NoParent<Quantifier> {
  return element.type === "Quantifier" && element.max >= manyTimes;
}

/** All loops, those inside others as well. */
function loopsIn(alternatives: Alternatives): readonly NoParent<Quantifier>[] {
  return alternatives
    .flatMap(({ elements }) => elements)
    .flatMap((each) => [
      ...(isLoop(each) ? [each] : []),
      ...("alternatives" in each ? loopsIn(each.alternatives) : []),
    ]);
}

function signsIn({ alternatives }: { readonly alternatives: Alternatives }): readonly CharSet[] {
  return alternatives
    .flatMap(({ elements }) => elements)
    .flatMap((each) => {
      if (each.type === "CharacterClass") return [each.characters];
      return "alternatives" in each ? signsIn(each) : [];
    });
}

/** What one round of a loop can be: a sample of each way through it, and the plain signs that it takes. */
function roundsOf(alternatives: Alternatives): readonly string[] {
  const whole = alternatives.flatMap(({ elements }) => samplesOf(elements) ?? []);
  const signs = alternatives.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === "CharacterClass" ? plainIn(each.characters) : [])),
  );
  return [...new Set([...whole, ...signs])];
}

const plain = [..." a0.,-\t"];

function plainIn(characters: CharSet): readonly string[] {
  return plain.filter((each) => characters.has(each.codePointAt(0)!));
}

function samplesOf(elements: readonly Element[]): string | null {
  const parts = elements.map(sampleOf);
  return parts.includes(null) ? null : parts.join("");
}

/** A short text that fits. */
function sampleOf(element: Element): string | null {
  switch (element.type) {
    case "CharacterClass": {
      const [first = null] = plainIn(element.characters);
      const [range] = element.characters.ranges;
      return first ?? (range === undefined ? null : String.fromCodePoint(range.min));
    }
    case "Alternation":
    case "Quantifier": {
      if (element.type === "Quantifier" && element.min === 0) return "";
      const samples = element.alternatives.map(({ elements }) => samplesOf(elements));
      const [shortest = null] = samples
        .filter((each) => each !== null)
        .sort((one, other) => one.length - other.length);
      return shortest?.repeat(element.type === "Quantifier" ? element.min : 1) ?? null;
    }
    default:
      return "";
  }
}

/**
 * A text over which the steps grow faster than the square of its length, or null. Lines have a thousand characters at most,
 * so that a square takes milliseconds.
 */
export function growingText(pattern: Pattern): string | null {
  const { stepsOver, pumps } = counted(pattern);
  for (const { before, again } of pumps) {
    const text = (length: number) =>
      `${before}${again.repeat(Math.ceil(length / again.length))}\u0001`;
    // A cube of thirty has 27,000, a sixth of it where each loop goes on from the other; few patterns come so far.
    if (stepsOver(text(30), enough) < enough) continue;
    const grows = (length: number, factor: number) =>
      stepsOver(text(2 * length), 8 * most) > factor * stepsOver(text(length), most);
    // Whatever shows as a cube in a long text is well above a square in a short one, which takes an eighth of the time.
    if (grows(80, 4.5) && grows(160, cubes)) return text(8);
  }
  return null;
}

const enough = 4_000;
const most = 3_000_000;
/** Twice the length is four times the steps for a square, and eight times for a cube. */
const cubes = 5.5;
