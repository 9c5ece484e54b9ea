/** Letters to the keeper: that something of the judge itself needs a human. */
import type { Refusal } from "../../game/index.js";
import { present } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { type LetterText, letterText, oneLine } from "../engine/letter-text.js";
import { whyRefused } from "../sentences/refusals.js";
import { type Sayings, wordsFor } from "../words/say.js";
import type { Scene } from "../words/scene.js";

export type KeeperMatter =
  /** A game's phase cannot be processed; it rests until somebody looks. */
  | { readonly kind: "game-stuck"; readonly game: string }
  /** The stored game is damaged, or a newer release wrote it. */
  | { readonly kind: "game-unreadable"; readonly game: string; readonly why: string }
  /** Nothing can be done at all: the disk is full, the database locked. */
  | { readonly kind: "judge-failing"; readonly why: string }
  /** Letters to the only GM of a game come back. */
  | { readonly kind: "gm-unreachable"; readonly game: string }
  /** Somebody writes that what is stored about this address should be deleted. */
  | { readonly kind: "forget-wished"; readonly address: string }
  /** Somebody asks what is stored about this address, and may have a right to know. */
  | { readonly kind: "data-asked"; readonly address: string }
  /** A mail could not be answered and was put aside, under this number. */
  | { readonly kind: "mail-shunted"; readonly mail: number; readonly why: string }
  /** The mail server has a message and does not give it. */
  | {
      readonly kind: "message-withheld";
      readonly mailbox: string;
      readonly uid: number;
      readonly why: string;
    }
  /** The provider of the mailbox no longer lets the judge read it. */
  | { readonly kind: "permission-ended"; readonly why: string }
  /** The GMs of a game have done nothing for so many days, and it waits for them. */
  | {
      readonly kind: "gm-silent";
      readonly game: string;
      readonly gms: readonly string[];
      readonly days: number;
      /** In so many it goes on without them. */
      readonly left: number;
    };

type Judge = Scene["judge"];

const judge = (_: unknown, { name }: Judge) => oneLine(name);

/** What went wrong, where a program says so. */
const why = ({ why }: { readonly why: string }) => oneLine(why);

/** Nothing of these letters depends on a game. */
export const keeperSayings: Sayings<KeeperMatter, Judge> = {
  "game-stuck": { judge, stuck: ({ game }) => game },
  "game-unreadable": { judge, unreadable: ({ game }) => game, why },
  "judge-failing": { judge, why },
  "gm-unreachable": { judge, withoutGm: ({ game }) => game },
  "forget-wished": { judge, address: ({ address }) => oneLine(address) },
  "data-asked": { judge, address: ({ address }) => oneLine(address) },
  "mail-shunted": { judge, mail: ({ mail }) => mail, why },
  "message-withheld": {
    judge,
    mailbox: ({ mailbox }) => oneLine(mailbox),
    uid: ({ uid }) => uid,
    why,
  },
  "permission-ended": { judge, why },
  "gm-silent": {
    judge,
    silent: ({ game }) => game,
    gms: ({ gms }) => oneLine(gms.join(", ")),
    days: ({ days }) => days,
    left: ({ left }) => left,
  },
};

export function composeKeeperNotice(
  { keeper }: Catalogue,
  judge: Judge,
  matter: KeeperMatter,
): LetterText {
  const template = present(keeper.get(matter.kind), `The letter "${matter.kind}"`);
  return letterText(template(wordsFor(keeperSayings, matter, judge)));
}

/** Why a game does not do what its keeper asks at the command line. */
export function refusalSentence(catalogue: Catalogue, scene: Scene, refusal: Refusal): string {
  return whyRefused(catalogue, stageOf(catalogue, scene), refusal);
}
