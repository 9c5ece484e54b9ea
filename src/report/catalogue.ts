/** The catalogue: everything in templates/, compiled. Made by `loadCatalogue`, which proves it complete. */
import type { Board } from "../map/index.js";
import type { IllegalBook } from "./illegal.js";
import type { AnswerKind, KeeperKind, LetterKind } from "./letters.js";
import { makeNames, type Names } from "./names.js";
import type { ReasonBook } from "./reasons.js";
import type { Template } from "./template.js";
import type { Vocabulary } from "./vocabulary.js";

/** What HELP says about a topic. */
export interface HelpPage {
  /** Other words for the topic, in lower case. */
  readonly synonyms: readonly string[];
  readonly text: string;
}

export interface Catalogue {
  readonly words: Vocabulary;
  readonly reasons: ReasonBook;
  readonly illegal: IllegalBook;
  readonly letters: Readonly<Record<LetterKind, Template>>;
  readonly keeper: Readonly<Record<KeeperKind, Template>>;
  /** Answers to questions, which stand within a reply. */
  readonly answers: Readonly<Record<AnswerKind, Template>>;
  readonly events: ReadonlyMap<string, Template>;
  readonly notices: ReadonlyMap<string, Template>;
  /** What the log says of a master's doing for a power. */
  readonly deeds: ReadonlyMap<string, Template>;
  readonly refusals: ReadonlyMap<string, Template>;
  readonly complaints: ReadonlyMap<string, Template>;
  /** The right forms of each kind of command, to show where one went wrong. */
  readonly forms: ReadonlyMap<string, string>;
  readonly help: ReadonlyMap<string, HelpPage>;
  /** How this board's places and units are called. */
  namesOf(board: Board): Names;
}

/** Keeps the names of each board, since explanations ask for them with every order. */
export function namesKeeper(words: Vocabulary): (board: Board) => Names {
  const kept = new WeakMap<Board, Names>();
  return (board) => {
    const known = kept.get(board);
    if (known !== undefined) return known;
    const names = makeNames(words, board);
    kept.set(board, names);
    return names;
  };
}
