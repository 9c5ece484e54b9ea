/**
 * Words for powers, read against a board: names, adjectives, letters, beginnings and misspellings. A name
 * that is exactly known is never anything else.
 */
import { type Board, type PowerId, spelling } from "../../map/index.js";
import { regex, wrapped } from "../../util/index.js";
import { distance, slipsAllowed } from "../text/distance.js";

type PowerReading =
  /** `guessed` where the word is a misspelling: good enough for a wish, not for sending press. */
  | { readonly kind: "power"; readonly power: PowerId; readonly guessed: boolean }
  | { readonly kind: "unclear"; readonly nearest: readonly PowerId[] };

/** The power that a word means, or those that it may mean. */
export function resolvePower(board: Board, word: string): PowerReading {
  const typed = spelling(word);
  const named = powersNamed(board, typed);
  return named.length > 0 ? only(named, false) : only(misspelt(board, typed), true);
}

/** The powers whose name, letter or beginning of a name a word is, as `spelling` writes it; most words are none. */
export function powersNamed(board: Board, typed: string): readonly PowerId[] {
  const exact = board.powerNames.get(typed) ?? byLetter(board, typed);
  if (exact.length > 0 || typed.length < 2) return exact;
  // `It` is Italy, though the Finns' name of Austria begins so too.
  const own = board.powers.filter(({ name }) => spelling(name).startsWith(typed));
  if (own.length > 0) return own.map(({ id }) => id);
  // `Wie viele`, but no `Wielka Brytania`
  return meaning(
    board,
    (name) => name.startsWith(typed) && (typed.includes(" ") || !name.includes(" ")),
  );
}

/**
 * The powers that a list of words means. One word can be several letters, as nJudge wanted them (`FR` is
 * France and Russia); a word that is a name is that one power, even if its letters are others' too: `FRA` is
 * France.
 */
export function resolvePowers(
  board: Board,
  words: readonly string[],
): readonly (PowerReading & { readonly word: string })[] {
  return words.flatMap((word) => {
    const letters = board.powerNames.has(spelling(word)) ? null : letterReadings(board, word);
    return letters ?? [{ ...resolvePower(board, word), word }];
  });
}

function letterReadings(board: Board, word: string) {
  const readings = [...word].map((letter) => ({ word: letter, found: byLetter(board, letter) }));
  if (readings.some(({ found }) => found.length !== 1)) return null;
  return readings.map(({ word, found: [power] }) => {
    return { kind: "power", power: power!, guessed: false, word } as const;
  });
}

function byLetter(board: Board, typed: string): readonly PowerId[] {
  const letter = typed.toUpperCase();
  return board.powers.filter((power) => power.letter.toUpperCase() === letter).map(({ id }) => id);
}

function misspelt(board: Board, typed: string): readonly PowerId[] {
  const limit = slipsAllowed(typed);
  const away = (name: string) => distance(typed, name, limit);
  const nearest = Math.min(...[...board.powerNames.keys()].map(away));
  return nearest > limit ? [] : meaning(board, (name) => away(name) === nearest);
}

function meaning(board: Board, fits: (name: string) => boolean): readonly PowerId[] {
  const found = [...board.powerNames]
    .filter(([name]) => fits(name))
    .flatMap(([, powers]) => powers);
  return [...new Set(found)];
}

function only(powers: readonly PowerId[], guessed: boolean): PowerReading {
  const [power] = powers;
  return power !== undefined && powers.length === 1
    ? { kind: "power", power, guessed }
    : { kind: "unclear", nearest: powers };
}

/** `An eastern power`, `one of the corners`: those powers of the board that lie there; none for other words. */
export function powersOfRegion(board: Board, text: string): readonly PowerId[] {
  const names = regions.flatMap(([said, there]) => (said.test(text) ? there : []));
  return board.powers.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}

const aPower = wrapped`
  (?:power|country|nation|seat|macht|land|puissance|pays|potencia|pa\u00eds|potenza|paese|mogendheid)
`;
const behindPower = "(?:de l['\u2019]|del?|dell['\u2019]|du)? ?";
const lying = (before: string, behind: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:${before}) (?:\\p{L}+ )?${aPower}|${aPower} ${behindPower}(?:${behind}))(?!\\p{L})`,
    "iu",
  );
/** As the powers of the standard board lie; another board has these names or does not. */
const regions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    lying("eastern|\u00f6stliche[ns]?|oosterse?", "est|este|orientale?"),
    ["Austria", "Russia", "Turkey"],
  ],
  [
    lying("western|westliche[ns]?|westerse?", "ouest|oeste|ovest|occidentale?"),
    ["England", "France", "Germany"],
  ],
  [
    lying("southern|s\u00fcdliche[ns]?|zuidelijke?", "sud|sur|meridionale?"),
    ["Austria", "Italy", "Turkey"],
  ],
  [
    lying("northern|n\u00f6rdliche[ns]?|noordelijke?", "nord|norte|settentrionale"),
    ["England", "Germany", "Russia"],
  ],
  [
    lying("central|zentrale[ns]?|centrale?", "centre|centro|centrale?"),
    ["Austria", "Germany", "Italy"],
  ],
  [
    regex("iu")`
      (?<!\p{L})(?:
        (?:a|the|one of the|in the|in a) corners?|corner (?:power|country|position|seat)
        |(?:in einer|eine) ecke|eckmacht|(?:un|dans un) coin|(?:una|en una) esquina|(?:un|in un) angolo
      )(?!\p{L})
    `,
    ["England", "France", "Turkey"],
  ],
];

/** A language that is named in passing, `auf Englisch` or `I read no Italian`, is nobody's power. */
const tongues = regex("giu")`
  (?<!\p{L})(?:
    (?:in|into|auf|ins|en|op) (?:(?:het|plain|good|simple|the|perfect) )?
    |(?:no|any|geen|kein|pas d['\u2019]) ?
    |(?:
      speaks?|read|write|know|understand|lees|spreek|versta|lese|spreche|verstehe|parle|lis
      |comprends|hablo|leo|entiendo|parlo|leggo|capisco
    ) (?:(?:no|any|geen|kein|nicht|pas|le|el|il|only|nur) |l['\u2019])?
  )(?:
    english|german|french|italian|russian|turkish|engels|duits|frans|italiaans|russisch|turks
    |englische?|deutsche?|franz\u00f6sische?|italienische?|t\u00fcrkische?|anglais|allemand|fran\u00e7ais
    |italien|russe|turc|ingl\u00e9s|alem\u00e1n|franc\u00e9s|italiano|ruso|turco|inglese|tedesco
    |francese|russo
  )(?!\p{L})
`;

/** The words without the languages that they name. */
export function withoutTongues(words: string): string {
  return words.replace(tongues, " ");
}
