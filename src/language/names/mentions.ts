/** The places and powers that a sentence names, exactly and among other words: for questions, never for orders. */

import { type Board, type PowerId, type ProvinceId, spelling } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { nameLimits } from "../text/order-limits.js";
import { remembering, rememberingOf } from "../text/remembering.js";
import { type Candidate, namesOf } from "./names.js";
import { powersNamed } from "./powers.js";

/** Everyday words that are abbreviations of places or powers too. */
const everyday: ReadonlySet<string> = new Set(
  `a all alle an and are can en far for hold how i in is it man me my no or on our see so the to tue was
    we who why wie you`.split(/\s+/),
);

/** A province that a sentence names, and where. */
export interface Mention {
  readonly at: ProvinceId;
  readonly from: number;
  readonly to: number;
}

/** A name that a sentence has, and all that it can be. */
export interface Naming {
  readonly places: readonly Candidate[];
  readonly from: number;
  readonly to: number;
}

/** The provinces that a sentence names, in its order. */
export function placesIn(board: Board, sentence: string): readonly ProvinceId[] {
  return [...new Set(mentionsIn(board, sentence).map(({ at }) => at))];
}

/** Those that are no names of powers as well: the `English` fleet is in no sea. */
export function placesBesidePowers(board: Board, sentence: string): readonly ProvinceId[] {
  const mentions = mentionsIn(board, sentence).filter(
    ({ from, to }) => powersIn(board, sentence.slice(from, to)).length === 0,
  );
  return [...new Set(mentions.map(({ at }) => at))];
}

/** Every naming of a province in a sentence, in its order. */
export function mentionsIn(board: Board, sentence: string): readonly Mention[] {
  return namingsIn(board, sentence).flatMap(({ places: [place, another], from, to }) =>
    place === undefined || another !== undefined ? [] : [{ at: place.at, from, to }],
  );
}

/** A text with blanks where these stand in it: `the English Channel` names no player. */
export function withoutPlaces(text: string, mentions: readonly Mention[]): string {
  return mentions.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)}${" ".repeat(to - from)}${left.slice(to)}`,
    text,
  );
}

/** Every name in a sentence, those that several provinces share among them: `the Atlantic`. */
export function namingsIn(board: Board, sentence: string): readonly Naming[] {
  const names = namesOf(board);
  const words = writtenIn(sentence);
  const found: Naming[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const longest = Math.min(names.longestFrom(words[at]!.word), words.length - at);
    for (let length = longest; length > 0; length -= 1) {
      const named = words.slice(at, at + length);
      const text = named.map(({ word }) => word).join(" ");
      const places = names.exact(text);
      if (places.length === 0 || isSmallWord(sentence, text)) continue;
      if (ordinary.get(text)?.test(sentence.slice(0, named[0]!.from))) continue;
      found.push({ places, from: named[0]!.from, to: named.at(-1)!.to });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** `Can the English get there?`: the players, and no sea. */
const theirs = regex("i")`
  \b(?:
    can|could|will|would|do|does|did|if|when|once|where|that|are|were|have|had|should|might|may|must
    |because|since|while|think|suppose|and|or|but|what|how|by|than
  )\s+the\s*$
`;

/**
 * What stands before words that are names as well, where they are none: `that port`, `make war`, `lies to the
 * west`.
 */
const ordinary: ReadonlyMap<string, RegExp> = new Map([
  ["port", /\b(?:the|that|this|which|in|my|its|home|any|each|every|same)\s*$/i],
  [
    "war",
    /\b(?:makes?|made|at|of|this|that|no|any|declares?|declared|wages?|waging|want|wants)\s*$/i,
  ],
  // `Wie wärs mit einem Bündnis?`, `das wars`
  ["wars", /(?<!\p{L})(?:wie|das|es|wann|any|many|no|of|these|those)\s*$/iu],
  ["english", theirs],
  ["west", /\b(?:the|go|goes|going|look|looks|looking|further|farther|far)\s*$/i],
]);

const german = regex("iu")`
  (?<!\p{L})(?:
    ich|und|ist|der|die|das|den|dem|nicht|wir|mich|bin|sind|war|komme|kommt|eine?[mnrs]?|für|mit
    |zu|von|auch|sieht|fällt|geht|an|herrn?|frau|spieler\p{L}*|nachricht|unterst\p{L}+|hilfe
    |wer|wo|wie|warum|wann|noch|denn|dort|es|genau|bitte|hatte|hab|habe|mir|sich|gedacht|gemeint|doch
    |sehr|nur|etwas|immer|schon|jetzt|geh\u00f6r\p{L}*|kann|k\u00f6nn\p{L}*|wem|welche[nrs]?
    |gestern|letzte[nrs]?|deutschland|österreich|frankreich|italien|russland|türkei|england
  )(?!\p{L})
`;
const romance = regex("iu")`
  (?<!\p{L})(?:
    y|e|limitan?|confin\p{L}*|puede|può|il|la|le|lo|di|che|non|una?|per|sono|va|vai|vado|vanno|voy
    |vas|van|vuelvo|mi|el|los|las|que|es|está|mis?|puedo|posso|para|qu\u00e9|del|dell|della|dal|al|apoyo
    |ayuda|aiuto|appoggio|sostegno
  )(?!\p{L})
`;
const italianOrDanish =
  /(?<!\p{L})(?:il|la|le|di|che|non|noi|due|tre|gli|una?|per|sono|mi|ci|poco|og|det|jeg|er)(?!\p{L})/iu;

const dutch = regex("u")`
  (?<!\p{L})(?:
    je|jij|ik|het|een|mijn|van|voor|niet|wij|jullie|nog|naar|ook|dat|vloot|leger|daar\p{L}*|wel
    |mag|heb|zijn|valt|komt|blijft|wint|krijgt|hulp|steun|als|\p{Ll}{4,}[dkprtv]en
  )(?!\p{L})
`;

const french = regex("iu")`
  (?<!\p{L})(?:
    (?:
      soutenu|appuy\u00e9|convoy\u00e9|aid\u00e9|attaqu\u00e9|transport\u00e9|suivi
      |d\u00e9log\u00e9|pris|occup\u00e9
    )e?s?
    |je|tu|il|elle|on|nous|vous|le|la|les|des?|du|un|une|est|et|que?|qui|pas|mon|ma|mes|pour|dans
    |sur|ce|se|en|au
  )(?!\p{L})
`;

/** Small words of other languages that name powers or places too: `Ich komme aus Kiel` names no Austria. */
const elsewhere: ReadonlyMap<string, RegExp> = new Map([
  ...["aus", "den", "eng", "mit", "war", "rum", "tun"].map((word) => [word, german] as const),
  ...["con", "por", "ser", "ven", "tus", "mar"].map((word) => [word, romance] as const),
  ...["kan", "dan", "arm"].map((word) => [word, dutch] as const),
  ...["par", "vie", "bel"].map((word) => [word, french] as const),
  ["fra", italianOrDanish],
]);

/** The powers that a sentence names, in its order. */
export function powersIn(board: Board, sentence: string): readonly PowerId[] {
  const named = [...new Set(wordsOf(sentence))].flatMap((word) => {
    if (word.length < 3 || isSmallWord(sentence, word)) return [];
    return called(board, word, () => powersCalled(board, word));
  });
  return [...new Set(named)];
}

/** The one power that a word calls by a name, or none. */
const called = rememberingOf<Board, readonly PowerId[]>(nameLimits.memory);

function powersCalled(board: Board, word: string): readonly PowerId[] {
  const [power, another] = isCutShort(board, word) ? [] : inflected(board, word);
  return power === undefined || another !== undefined ? [] : [power];
}

/** `Frieden im Osten`, but no `Oostenrijk`: of a name of another language, its first letters alone are none. */
function isCutShort(board: Board, word: string): boolean {
  const begun = [...board.powerNames.keys()].filter((name) => name.startsWith(word));
  const isOwn = board.powers.some(({ name }) => spelling(name).startsWith(word));
  return begun.length > 0 && !isOwn && begun.every((name) => word.length * 8 <= name.length * 5);
}

/** `An der russischen Grenze`, `sag den Italienern`: German words have endings. */
function inflected(board: Board, word: string): readonly PowerId[] {
  const named = powersNamed(board, word);
  if (named.length > 0) return named;
  return (
    board.powerNames.get(word.replace(/sche[nrsm]?$/, "sch").replace(/(?<=\p{L}{4})ern$/u, "er")) ??
    []
  );
}

/** The words of a line that name places and are its language's own small words there: `mijn vloot dan naar Kiel`. */
export function smallWordsIn(line: string): ReadonlySet<string> {
  const words = new Set(wordsOf(line));
  const found = [...words].filter((word) => elsewhere.has(word) && isSmallWord(line, word));
  return new Set(found);
}

function isSmallWord(sentence: string, word: string): boolean {
  if (everyday.has(word)) return true;
  if (word === "aus" && isParticle(sentence)) return true;
  if (leading.get(word)?.test(sentence) === true) return true;
  // `Can this go to both of them?`
  if (word === "both" && /[\p{L},;:] both\b/u.test(sentence)) return !aimed.test(sentence);
  // Among other words of its language: `who is in den` is English.
  const language = elsewhere.get(word);
  if (language === undefined) return false;
  const { others, written } = inLanguage(sentence);
  return (
    language.test(others) &&
    written.has(word) &&
    !new RegExp(`\\b[af] ${word}\\b|[->]\\s*${word}\\b|\\b${word}\\s*[-=]`, "i").test(sentence)
  );
}

/** `Richte den Franzosen aus`: the end of a German verb, behind whoever else is named. */
function isParticle(sentence: string): boolean {
  const [, before] = particle.exec(sentence) ?? [];
  return before !== undefined && !callsAhead.test(before);
}

const particle = regex("u")`
  (?<!\p{L})(
    \p{Lu}\p{L}+|\p{L}{2,}(?:en|er|in|reich|land)
    |richten?|ih[mnr]|ihnen|euch|dir|mir|uns|bitte|doch|mal|noch|auch|dann|schon
  ) aus(?=\s*(?:[,.:;!?"\u201e\u00ab]|$))
`;

/**
 * What follows these words where they are none of a place: `bleibt den Franzosen`, `con dos ej\u00e9rcitos`, `kan
 * iemand Ankara aanvallen?`
 */
const leading: ReadonlyMap<string, RegExp> = new Map([
  [
    "kan",
    /(?<!\p{L}|[af] )kan (?!(?:to|into|naar|nach|holds?|supports?|convoys?)(?!\p{L}))\p{L}{2}/iu,
  ],
  ["den", /(?<![\p{L}])den \p{Lu}\p{Ll}{2}/u],
  [
    "con",
    regex("u")`
      (?<!\p{L})con (?:
        dos|tres|un[ao]?|el|l[aeo]s?|mis?|mi[ao]|sus?|il|gli|i|due|tre|l['\u2019]|ayuda|apoyo|aiuto|appoggio
      )(?!\p{L})
    `,
  ],
]);

/** What an abbreviation stands behind as the name of whoever is told. */
const callsAhead = /^(?:tell|ask|warn|remind|nudge|inform|message|write|dear|from|than|between)$/i;

/** So many characters tell the language of the rest. */
const telling = 2_000;

/** `F StP - both` goes to the gulf. */
const aimed = /(?:[-=]+>?|\bto)\s*both\s*[,;.]*\s*$/i;

interface InLanguage {
  /** The words that tell its language. */
  readonly others: string;
  /** How the words are spelt that stand in small letters, and the first one. */
  readonly written: ReadonlySet<string>;
}

/** The same few sentences are asked about for each of their words. */
const inLanguage = remembering((sentence): InLanguage => {
  const told = sentence.slice(0, telling).toLowerCase();
  const others = told.replace(/\p{L}+/gu, (each) => (elsewhere.has(each) ? " " : each));
  const words = sentence.match(/\p{L}+/gu) ?? [];
  // `Wär` is spelt as `war`.
  const small = words.filter((each, at) => at === 0 || each === each.toLowerCase());
  return { others, written: new Set(small.map(spelling)) };
}, 20);

function wordsOf(sentence: string): readonly string[] {
  return writtenIn(sentence).map(({ word }) => word);
}

interface Written {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

function writtenIn(sentence: string): readonly Written[] {
  return [...sentence.matchAll(/[\p{L}\p{M}.]+/gu)].flatMap(({ 0: text, index }) => {
    const bare = text.replace(/\.+$/, "");
    const word = spelling(bare);
    return word === "" ? [] : [{ word, from: index, to: index + bare.length }];
  });
}
