/**
 * `Con to Bulgaria. No wait, scrap that.`, `... no, all stays as I sent it`: what a mail says, and takes back
 * further down.
 */

import type { Board } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { takesBackAbove } from "../../setup/not-now.js";
import { turnsBackAlone } from "../prose/passing/turned-back.js";
import { correctionAlone, correctionAt, leadingTurn } from "../prose/turns.js";
import { keepsAllOrders } from "./standing-said.js";

interface TakenBack {
  /** Where the sentences stand that order what is not meant any more. */
  readonly orders: readonly number[];
  /** Where those stand that take it back, and say nothing else. */
  readonly turns: readonly number[];
}

/** Which sentences of a mail are taken back by those behind them. */
export function takenBackIn(board: Board, sentences: readonly string[]): TakenBack {
  const orders = new Set<number>();
  const turns = new Set<number>();
  const names = sentences.map((each) => placesIn(board, each).length > 0);
  sentences.forEach((sentence, at) => {
    const isKept = keepsAllOrders(sentence);
    const above = names.lastIndexOf(true, at - 1);
    if (at === 0 || above < 0 || sentence.includes("?")) return;
    const between = sentences.slice(above + 1, at + 1);
    const isTurned = isKept && between.some(isTurn);
    const isBack = !names[at] && takesBack(sentence);
    if (!isTurned && !(isBack && between.every((each) => isTurn(each) || !/\p{L}/u.test(each))))
      return;
    const isAll = isKept || all.test(sentence);
    names.forEach((isNaming, each) => {
      if (isNaming && (isAll ? each < at : each === above)) orders.add(each);
    });
    between.forEach((_, index) => {
      if (above + 1 + index < at || !isKept) turns.add(above + 1 + index);
    });
  });
  return { orders: [...orders], turns: [...turns] };
}

function isTurn(sentence: string): boolean {
  const text = sentence.replace(/^[^\p{L}]+/u, "");
  return correctionAt.test(text) || correctionAlone.test(text) || takesBack(text);
}

/** The words may turn to it first: `hang on, no, ignore all that`. */
function takesBack(sentence: string): boolean {
  const text = sentence.replace(/^[^\p{L}]+/u, "");
  if (takesBackAbove(text) || turnsBackAlone(text)) return true;
  const left = text.replace(leadingTurn, "");
  return left !== text && takesBack(left);
}

const all = regex("iu")`
  (?<!\p{L})(?:all|everything|lot|nothing|alles|nichts|nix|tout|rien|todo|nada|tutto|niente|niks)
    (?!\p{L})
`;
