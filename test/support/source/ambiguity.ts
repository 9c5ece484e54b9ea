/**
 * Whether a regular expression can match one text in a number of ways that doubles with its length. It can where a loop
 * takes a text from one of its characters back to the same one on two ways: then the pattern tries them all as soon
 * as what follows does not fit. Assertions are taken as fulfilled, but for `(?![...])` before a character.
 */
import { type Element as AnyElement, type CharSet, JS, type NoParent, type Quantifier } from "refa";
import type { Pattern } from "./patterns.js";

type Element = NoParent<AnyElement>;
type Loop = NoParent<Quantifier>;

/** Positions of a loop's characters, and in how many ways each is reached. */
type Ways = ReadonlyMap<number, number>;

/** What a part of a pattern begins and ends with, and in how many ways it matches nothing. */
interface Span {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

/** A loop as an automaton without empty steps: a character at each position, and the ways from one to the next. */
interface Automaton {
  readonly characters: CharSet[];
  readonly next: Map<number, number>[];
}

/** More repetitions than this are as good as any number. */
const countable = 4;

/** The loops that match some text in too many ways, as they stand in the pattern. */
export function ambiguousLoops({ source, flags }: Pattern): readonly string[] {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({
    backreferences: "unknown",
    maxNodes: 100_000,
  });
  return expression.alternatives
    .flatMap(({ elements }) =>
      loopsIn(elements.filter((each, at) => !(isLoop(each) && endsAnyway(elements.slice(at))))),
    )
    .flatMap((loop) => (isAmbiguous(loop) ? [textOf(loop, source)] : []));
}

/** Nothing behind the first one can fail, so that it is never tried again. */
function endsAnyway([, ...behind]: readonly Element[]): boolean {
  return behind.every(fitsNothing);
}

function fitsNothing(element: Element): boolean {
  if (element.type !== "Alternation" && element.type !== "Quantifier") return false;
  const isFree = element.type === "Quantifier" && element.min === 0;
  return isFree || element.alternatives.some(({ elements }) => elements.every(fitsNothing));
}

function textOf({ source }: Loop, pattern: string): string {
  return source === undefined ? pattern : pattern.slice(source.start, source.end);
}

/** The outermost loops; those inside are a part of them. */
function loopsIn(elements: readonly Element[]): readonly Loop[] {
  return elements.flatMap((element) => {
    if (element.type === "CharacterClass" || element.type === "Unknown") return [];
    if (isLoop(element)) return [element];
    return loopsIn(element.alternatives.flatMap((each) => each.elements));
  });
}

function isLoop(element: Element): element is Loop {
  return element.type === "Quantifier" && element.max > countable;
}

function isAmbiguous(loop: Loop): boolean {
  const automaton: Automaton = { characters: [], next: [] };
  spanOf(loop, automaton);
  return hasTwoWaysBack(automaton);
}

const nothing: Span = { first: new Map(), last: new Map(), empty: 1 };
const never: Span = { ...nothing, empty: 0 };

/** Adds the characters of an element to the automaton. */
function spanOf(element: Element, automaton: Automaton): Span {
  switch (element.type) {
    case "CharacterClass": {
      const at = automaton.characters.push(element.characters) - 1;
      automaton.next.push(new Map());
      return { first: new Map([[at, 1]]), last: new Map([[at, 1]]), empty: 0 };
    }
    case "Assertion":
    case "Unknown":
      return nothing;
    case "Alternation":
      return isAssertion(element) ? nothing : anyOf(element, automaton);
    case "Quantifier":
      return isLoop(element) ? again(element, automaton) : severalTimes(element, automaton);
  }
}

/** `\b` is read as two pairs of assertions of which one holds. */
function isAssertion(element: Element): boolean {
  if (element.type !== "Alternation") return element.type === "Assertion";
  return element.alternatives.every(({ elements }) => elements.every(isAssertion));
}

function anyOf({ alternatives }: Pick<Loop, "alternatives">, automaton: Automaton): Span {
  return alternatives
    .map(({ elements }) =>
      withoutRefused(elements)
        .map((each) => spanOf(each, automaton))
        .reduce((a, b) => joined(a, b, automaton), nothing),
    )
    .reduce(
      (a, b) => ({
        first: together(a.first, b.first),
        last: together(a.last, b.last),
        empty: a.empty + b.empty,
      }),
      never,
    );
}

/** `(?![...])` takes characters from the one that follows it. */
function withoutRefused(elements: readonly Element[]): readonly Element[] {
  return elements.map((element, at) => {
    const before = elements[at - 1];
    if (element.type !== "CharacterClass" || before?.type !== "Assertion") return element;
    if (!before.negate || before.kind !== "ahead") return element;
    const refused = before.alternatives.flatMap(({ elements: [only, ...others] }) =>
      only?.type === "CharacterClass" && others.length === 0 ? [only.characters] : [],
    );
    return {
      ...element,
      characters: refused.reduce((left, taken) => left.without(taken), element.characters),
    };
  });
}

function joined(a: Span, b: Span, automaton: Automaton): Span {
  connect(a.last, b.first, automaton);
  return {
    first: together(a.first, b.first, a.empty),
    last: together(b.last, a.last, b.empty),
    empty: a.empty * b.empty,
  };
}

/** Any number of times. A round that matches nothing is none. */
function again(loop: Loop, automaton: Automaton): Span {
  const once = anyOf(loop, automaton);
  connect(once.last, once.first, automaton);
  return { ...once, empty: loop.min === 0 ? 1 : once.empty };
}

/** Each time beyond the least number is a choice within the one before. */
function severalTimes(loop: Loop, automaton: Automaton, done = 0): Span {
  if (done === loop.max) return nothing;
  const once = anyOf(loop, automaton);
  const whole = joined(once, severalTimes(loop, automaton, done + 1), automaton);
  return done < loop.min ? whole : { ...whole, empty: 1 };
}

function together(some: Ways, others: Ways, times = 1): Ways {
  if (times === 0) return some;
  const all = new Map(some);
  for (const [at, ways] of others) all.set(at, (all.get(at) ?? 0) + ways * times);
  return all;
}

function connect(last: Ways, first: Ways, { next }: Automaton): void {
  for (const [from, ways] of last)
    for (const [to, others] of first)
      next[from]!.set(to, (next[from]!.get(to) ?? 0) + ways * others);
}

/**
 * Two runs over the same text, as pairs of positions: two ways lead back where a pair of the same positions and one of
 * different ones lead to each other, or where one step has two ways.
 */
function hasTwoWaysBack(automaton: Automaton): boolean {
  const { characters, next } = automaton;
  const size = characters.length;
  const steps = new Map<number, readonly number[]>();
  const open = characters.map((_, at) => at * size + at);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (steps.has(pair)) continue;
    const [one, other] = [Math.floor(pair / size), pair % size];
    const found = [...next[one]!.keys()].flatMap((a) =>
      [...next[other]!.keys()].flatMap((b) =>
        a === b || !characters[a]!.isDisjointWith(characters[b]!) ? [a * size + b] : [],
      ),
    );
    steps.set(pair, found);
    open.push(...found);
  }
  const isSame = (pair: number) => Math.floor(pair / size) === pair % size;
  return circlesOf(steps).some(
    (circle) =>
      circle.some(isSame) &&
      (circle.some((pair) => !isSame(pair)) ||
        hasTwoWaysWithin(
          circle.map((pair) => pair % size),
          automaton,
        )),
  );
}

function hasTwoWaysWithin(circle: readonly number[], { next }: Automaton): boolean {
  const within = new Set(circle);
  return circle.some((from) => [...next[from]!].some(([to, ways]) => ways > 1 && within.has(to)));
}

/** What leads to each other and back (Tarjan, without recursion). */
function circlesOf(steps: ReadonlyMap<number, readonly number[]>): readonly (readonly number[])[] {
  const circles: number[][] = [];
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const waiting: number[] = [];
  const isWaiting = new Set<number>();
  for (const start of steps.keys()) {
    if (order.has(start)) continue;
    const way = [{ at: start, taken: 0 }];
    while (way.length > 0) {
      const here = way.at(-1)!;
      const { at } = here;
      if (here.taken === 0) {
        order.set(at, order.size);
        lowest.set(at, order.get(at)!);
        waiting.push(at);
        isWaiting.add(at);
      }
      const to = steps.get(at)![here.taken];
      here.taken += 1;
      if (to !== undefined) {
        if (!order.has(to)) way.push({ at: to, taken: 0 });
        else if (isWaiting.has(to)) lowest.set(at, Math.min(lowest.get(at)!, order.get(to)!));
        continue;
      }
      way.pop();
      const before = way.at(-1)?.at;
      if (before !== undefined) lowest.set(before, Math.min(lowest.get(before)!, lowest.get(at)!));
      if (lowest.get(at) !== order.get(at)) continue;
      const circle = waiting.splice(waiting.lastIndexOf(at));
      for (const each of circle) isWaiting.delete(each);
      circles.push(circle);
    }
  }
  return circles;
}
