/** The catalogue: everything in templates/, compiled. Made by `loadCatalogue`, which proves it complete. */
import type { Board } from "../../map/index.js";
import type { Template } from "../engine/template.js";
import type { IllegalBook } from "../reasons/illegal.js";
import type { ReasonBook } from "../reasons/reason-book.js";
import { makeNames, type Names } from "../words/names.js";
import type { Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import type { Vocabulary } from "../words/vocabulary.js";

/** What HELP says about a topic. */
export interface HelpPage {
  /** Other words for the topic, in lower case. */
  readonly synonyms: readonly string[];
  readonly text: string;
}

/** Templates by the kind of what they are about. */
export type Templates = ReadonlyMap<string, Template>;

export interface Catalogue {
  readonly words: Vocabulary;
  readonly reasons: ReasonBook;
  /** The same of what is only supposed. */
  readonly supposedReasons: ReasonBook;
  readonly illegal: IllegalBook;
  readonly letters: Templates;
  readonly keeper: Templates;
  /** Answers to questions, which stand within a reply. */
  readonly answers: Templates;
  readonly events: Templates;
  readonly notices: Templates;
  /** Pages for everybody, in which everything that is filled in is escaped. */
  readonly pages: Templates;
  /** What the log says of a GM's doing for a power. */
  readonly gmLog: Templates;
  readonly refusals: Templates;
  /** What is done only after a YES. */
  readonly askedFirst: Templates;
  readonly complaints: Templates;
  /** Answers in a sentence, to questions in plain words. */
  readonly questions: Templates;
  /** The right forms of each kind of command, to show where one went wrong. */
  readonly forms: ReadonlyMap<string, string>;
  readonly help: ReadonlyMap<string, HelpPage>;
  /** How this board's places and units are called. */
  namesOf(board: Board): Names;
}

/** Makes the stage of a scene: the words and names that everything about it is said with. */
export function stageOf(catalogue: Catalogue, scene: Scene): Stage {
  return { scene, words: catalogue.words, names: catalogue.namesOf(scene.board) };
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
