/**
 * Verbs that no table knows, decided by where they stand: what a unit does `to` or `into` a place is going there, if
 * it is no talk (`tables/talk.ts`). That is a guess, and the reply shows how it was understood.
 */
import { regex } from "../../../util/index.js";
import { isTalkWord } from "../order-words.js";
import { is, type Token, type Tokens } from "../token.js";

/** `F Nwg putters off to Cly`, `the army in Rome schleps it to Venice`, without the verbs. */
export function withoutUnknownVerbs(tokens: Tokens): Tokens {
  const verbs = tokens.map((_, at) => verbBefore(tokens, at));
  if (verbs.every((words) => words === null)) return tokens;
  const dropped = new Set(verbs.flatMap((words) => words ?? []));
  return tokens.flatMap((word, at) => {
    if (dropped.has(word)) return [];
    return verbs[at] === null ? [word] : [{ ...word, guessed: true }];
  });
}

/** The words between a unit and the preposition at `at` that leads to a place, where they can be such a verb. */
function verbBefore(tokens: Tokens, at: number): Tokens | null {
  if (!towards.test(tokens[at]!.text) || !is(tokens[at], "arrow")) return null;
  if (!is(tokens[at + 1], "place")) return null;
  const unit = tokens.slice(0, at).findLastIndex((word) => !isBetween(word));
  const [verb, ...rest] = tokens.slice(unit + 1, at);
  if (verb === undefined || rest.length > 2) return null;
  if (is(tokens[unit], "place", "coast", "army", "fleet"))
    return isVerb(verb) ? [verb, ...rest] : null;
  return is(tokens[unit - 1], "place", "coast", "army", "fleet") && isWayOf(tokens[unit]!)
    ? [tokens[unit]!, verb, ...rest]
    : null;
}

/**
 * `Berlin takes the train to Kiel`, `Trieste slips down the coast to Albania`: the verb of motion before how it
 * goes.
 */
function isWayOf(word: Token): boolean {
  return (
    is(word, "arrow") &&
    !is(word, "place") &&
    /^\p{L}{4,}$/u.test(word.text) &&
    !towards.test(word.text)
  );
}

/** Prepositions that lead somewhere: what is done `on` or `for` a place may be anything. */
const towards = regex()`
  ^(?:
    (?:
      back|over|up|down|out|off|away|across|round|around|along|home|straight|north|south|east|west
    ) )?(?:to|into|onto|towards?)$
`;

function isBetween(word: Token): boolean {
  return isUnknown(word) || isGoing(word) || between.test(word.text);
}

const between = regex()`
  ^(?:
    it|its|itself|himself|herself|themselves|their|way|off|out|up|down|back|away|over|along|long
    |short|scenic|quick|train|ferry|coast|shore|road|border|frontier|river|mountains?|hills|valley
  )$
`;

function isUnknown({ roles, text }: Token): boolean {
  return roles.every((role) => role === "unknown") && !isTalkWord(text);
}

/** In the third person or going on; what has happened is told. */
function isVerb(word: Token): boolean {
  if (isGoing(word)) return true;
  return isUnknown(word) && /^\p{L}{2,}(?:[^su]s|ing)$/u.test(word.text);
}

function isGoing(word: Token): boolean {
  return !is(word, "place") && going.test(word.text);
}

/** Words of everyday talk that are motion where they lead `to` or `into` a place. */
const going = /^(?:comes?|coming|gets?|getting|crosses|crossing)$/;
