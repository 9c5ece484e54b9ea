/** A clause by its verb: what it says is done, whether it is passive, and whether the writer does it. */
import type { Token } from "../token.js";
import type { Item } from "./items.js";
import type { Slot } from "./slots.js";
import type { Kind } from "./tongue.js";

export interface Clause {
  /** What the verb does, or what is done where the clause is passive. */
  readonly kind: Kind;
  readonly verb: Token;
  readonly slots: readonly Slot[];
  readonly isPassive: boolean;
  /** The writer does it, with units that a preposition names. */
  readonly isOwn: boolean;
  readonly isVerbFirst: boolean;
  /** Behind the verb a noun says what is helped: `unterstützt den Angriff von`. */
  readonly isNoun: boolean;
  /** `marcheert Pruisen in`: its particle says that what stands before it is where it goes. */
  readonly isInto: boolean;
  readonly isDenied: boolean;
  /** What was named before is helped or carried. */
  readonly it: Token | null;
}

const verbs: readonly Kind[] = [
  "go",
  "take",
  "strike",
  "help",
  "aid",
  "gets",
  "carry",
  "board",
  "stay",
  "remove",
  "build",
  "goal",
  "leave",
  "waive",
];

/** What a passive is made with. */
export const participles: readonly Kind[] = [
  "taken",
  "moved",
  "helped",
  "carried",
  "removed",
  "kept",
];

/** The clauses that these items can make: none where they have no verb, or several. */
export function clausesOf(items: readonly Item[], slots: readonly Slot[]): readonly Clause[] {
  const has = (kind: Kind) => items.find(({ kinds }) => kinds.includes(kind));
  const isPassive = has("passive") !== undefined && items.some((item) => isOne(item, participles));
  const found = verbOf(items, isPassive);
  // `est passé` tells what happened; `wird ziehen` does not.
  const isPast =
    has("passive") !== undefined && !isPassive && !has("passive")!.kinds.includes("modal");
  if (found === null || isPast) return [];
  const { verb, kinds, isNoun } = found;
  const isParticle = has("particle") !== undefined;
  const name = items.findIndex(({ sort }) => sort !== "word");
  return kinds
    .filter((kind) => !isParticle || /^(?:go|off|leave)$/.test(kind))
    .map((kind) => ({
      kind,
      verb: verb.token,
      slots,
      isPassive,
      isOwn: has("i") !== undefined,
      isVerbFirst: items.indexOf(verb) < name,
      isNoun,
      isInto: /^(?:in|op|binnen)$/.test(items.at(-1)!.text),
      isDenied: has("not") !== undefined,
      it: has("it")?.token ?? null,
    }));
}

interface Verb {
  readonly verb: Item;
  readonly kinds: readonly Kind[];
  readonly isNoun: boolean;
}

function verbOf(items: readonly Item[], isPassive: boolean): Verb | null {
  const isNothing = items.some(({ kinds }) => kinds.includes("nothing"));
  const wanted = isPassive ? participles : verbs;
  const found = items.filter((item) => isOne(item, wanted));
  const [first, second] = found;
  const waive = items.find(({ kinds }) => kinds.includes("waive"));
  if (waive !== undefined) return { verb: waive, kinds: ["waive"], isNoun: false };
  if (first === undefined) return withoutVerb(items);
  const kindsOf = ({ kinds }: Item) => wanted.filter((kind) => kinds.includes(kind));
  if (isNothing && found.length === 1)
    return kindsOf(first).includes("build")
      ? { verb: first, kinds: ["waive"], isNoun: false }
      : null;
  if (second === undefined) return { verb: first, kinds: kindsOf(first), isNoun: false };
  if (found.length > 2) return null;
  const isNoun = first.kinds.includes("help") && isOne(second, ["strike", "go"]);
  if (isNoun) return { verb: first, kinds: ["help"], isNoun };
  // `bekommt dafür Unterstützung`
  if (first.kinds.includes("build") && second.kinds.includes("aid"))
    return { verb: first, kinds: ["gets"], isNoun };
  // `helpt Holland standhouden`
  if (isOne(first, ["help", "aid"]) && second.kinds.includes("stay"))
    return { verb: first, kinds: kindsOf(first), isNoun };
  // `va prendre`, `gaat ... halen`
  return first.kinds.includes("modal") ? { verb: second, kinds: kindsOf(second), isNoun } : null;
}

/** `zurück nach Kiel`, `couverte par Budapest`: what stands for a verb where there is none. */
function withoutVerb(items: readonly Item[]): Verb | null {
  const off = items.find(({ kinds }) => kinds.includes("off"));
  if (off !== undefined) return { verb: off, kinds: ["off"], isNoun: false };
  const done = items.find((item) => isOne(item, ["helped", "carried"]));
  const kinds = participles.filter((kind) => done?.kinds.includes(kind));
  return done === undefined ? null : { verb: done, kinds, isNoun: false };
}

function isOne({ kinds }: Item, some: readonly Kind[]): boolean {
  return kinds.some((kind) => some.includes(kind));
}
