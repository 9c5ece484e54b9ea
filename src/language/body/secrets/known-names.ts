/** Names that stand in a mail because its writer has to use them, and that are no passwords. */
import { once } from "../../../util/index.js";
import { distance, slipsAllowed } from "../../text/distance.js";

export interface KnownNames {
  /** Is it one of them, as it is written? */
  has(word: string): boolean;
  /** Is it one of them, misspelt or cut short? */
  mayBe(word: string): boolean;
  /** Does it say whose mail this is: a power, a game, both in one word, an address? */
  isSeat(word: string): boolean;
}

interface Names {
  /** Of powers, games and the writer. */
  readonly seats: string;
  /** Of places, and whatever else the judge has a name for. */
  readonly others: string;
}

/** The words of these names, which are gathered when the first is asked for. */
export function knownNames(gather: () => Names): KnownNames {
  const known = once(() => {
    const { seats, others } = gather();
    const own = wordsOf(seats);
    return { own, all: new Set([...own, ...wordsOf(others)]) };
  });
  const has = (word: string) =>
    known().all.has(word.toLowerCase().replace(ofLetter, "")) || isPhase.test(word);
  return {
    has,
    mayBe: (word) => has(word) || [...known().all].some((name) => isNear(word.toLowerCase(), name)),
    isSeat: (word) => {
      const small = word.toLowerCase();
      const { own } = known();
      return own.has(small) || own.has(small.slice(1)) || /^[^@]+@[^@]+\.[^@]+$/.test(small);
    },
  };
}

export const noNames = knownNames(() => ({ seats: "", others: "" }));

/** `paris.004`, `paris-S1901M.png`: what letters of a game are called, and the maps with them. */
const ofLetter = /(?:\.\d{3}|-[sfw]\d{1,4}[mrab]\.[a-z]{3,4})$/;

const isPhase = /^[sfw]\d{1,4}[mrab]$/i;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

const shortestBeginning = 3;

function isNear(word: string, name: string): boolean {
  if (word.length < shortestBeginning || name.length < shortestBeginning) return false;
  const limit = Math.min(slipsAllowed(word), slipsAllowed(name));
  return name.startsWith(word) || distance(word, name, limit) <= limit;
}
