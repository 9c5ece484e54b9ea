/** Letters to the keeper: that something of the judge itself needs a human. */
import type { Refusal } from "../game/index.js";
import { unreachable } from "../util/index.js";
import type { Catalogue } from "./catalogue.js";
import { letterText, oneLine } from "./letters.js";
import { refusalSayings } from "./refusals.js";
import type { LetterText, Scene } from "./scene.js";
import { saying } from "./sentence.js";
import { stageOf } from "./stage.js";

export type KeeperMatter =
  /** A game's phase cannot be processed; it rests until somebody looks. */
  | { readonly kind: "game-stuck"; readonly game: string }
  /** The stored game is damaged, or a newer release wrote it. */
  | { readonly kind: "game-unreadable"; readonly game: string; readonly why: string }
  /** Nothing can be done at all: the disk is full, the database locked. */
  | { readonly kind: "judge-failing"; readonly why: string }
  /** Letters to the only master of a game come back. */
  | { readonly kind: "master-unreachable"; readonly game: string }
  /** A mail could not be answered and was put aside, under this number. */
  | { readonly kind: "mail-shunted"; readonly mail: number; readonly why: string }
  /** The mail server has a message and does not give it. */
  | {
      readonly kind: "message-withheld";
      readonly mailbox: string;
      readonly uid: number;
      readonly why: string;
    }
  /** The masters of a game have done nothing for so many days, and it waits for them. */
  | {
      readonly kind: "master-silent";
      readonly game: string;
      readonly masters: readonly string[];
      readonly days: number;
      /** In so many it goes on without them. */
      readonly left: number;
    };

export function composeKeeperNotice(
  catalogue: Catalogue,
  judge: Scene["judge"],
  matter: KeeperMatter,
): LetterText {
  const template = catalogue.keeper[matter.kind];
  return letterText(template({ judge: oneLine(judge.name), ...wordsOf(matter) }));
}

/** Why a game does not do what its keeper asks at the command line. */
export function refusalSentence(catalogue: Catalogue, scene: Scene, refusal: Refusal): string {
  return saying(catalogue.refusals, stageOf(catalogue, scene), refusalSayings, refusal);
}

function wordsOf(matter: KeeperMatter) {
  switch (matter.kind) {
    case "game-stuck":
      return { stuck: matter.game };
    case "game-unreadable":
      return { unreadable: matter.game, why: oneLine(matter.why) };
    case "judge-failing":
      return { why: oneLine(matter.why) };
    case "master-unreachable":
      return { masterless: matter.game };
    case "mail-shunted":
      return { mail: matter.mail, why: oneLine(matter.why) };
    case "message-withheld":
      return { mailbox: oneLine(matter.mailbox), uid: matter.uid, why: oneLine(matter.why) };
    case "master-silent": {
      const { game, masters, days, left } = matter;
      return { silent: game, masters: oneLine(masters.join(", ")), days, left };
    }
    default:
      return unreachable(matter);
  }
}
