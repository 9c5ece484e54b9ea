/**
 * What stands behind an order that did not work out, in the words that the game's rulebook chooses (DATC 3.2,
 * 4.E.2): nJudge's, which mapping tools read, the test cases', a rulebook's, or those of the old zines.
 */
import { type GameView, rulebookFor } from "../../game/index.js";
import type { OrderResult, RulebookValue } from "../../rules/index.js";
import type { PlainWord } from "../words/vocabulary.js";

export type ResultWords = RulebookValue<"resolutionWords">;

/** The words that results of this game are told in. */
export function resultWordsOf({ settings }: Pick<GameView, "settings">): ResultWords {
  return rulebookFor(settings).resolutionWords;
}

/** What each outcome is called. */
interface Notes {
  readonly bounced: PlainWord;
  /** A move that failed otherwise. */
  readonly beaten: PlainWord;
  readonly wayless: PlainWord;
  readonly useless: PlainWord;
  readonly invalid: PlainWord;
  readonly cut: PlainWord | null;
  readonly disrupted: PlainWord | null;
  readonly dislodged: PlainWord;
  /** A dislodged unit that has no retreat. */
  readonly destroyed: PlainWord;
  /** A retreat that failed. */
  readonly lost: PlainWord;
}

const shared = { cut: "cut", disrupted: "disrupted", dislodged: "dislodged" } as const;

const notes: Readonly<Record<ResultWords, Notes>> = {
  // Below the orders nJudge says which unit was destroyed; of a convoy it says only that its fleet was dislodged.
  judge: {
    ...shared,
    bounced: "bounce",
    beaten: "bounce",
    wayless: "no-convoy",
    useless: "void",
    invalid: "void",
    disrupted: null,
    destroyed: "dislodged",
    lost: "destroyed",
  },
  datc: {
    ...shared,
    bounced: "fails",
    beaten: "fails",
    wayless: "fails",
    useless: "fails",
    invalid: "invalid",
    destroyed: "destroyed",
    lost: "destroyed",
  },
  rulebook: {
    ...shared,
    bounced: "standoff",
    beaten: "fails",
    wayless: "fails",
    useless: "fails",
    invalid: "fails",
    destroyed: "disbanded",
    lost: "disbanded",
  },
  zine: {
    bounced: "underlined",
    beaten: "underlined",
    wayless: "underlined",
    useless: "underlined",
    invalid: "no-such-order",
    cut: "underlined",
    disrupted: "underlined",
    dislodged: "zine-dislodged",
    destroyed: "zine-annihilated",
    lost: "zine-annihilated",
  },
};

/** The words behind an order, none where all went well. */
export function notesOn(
  { order, words, reason }: OrderResult,
  told: ResultWords,
): readonly PlainWord[] {
  const called = notes[told];
  const found: (PlainWord | null)[] = [];
  if (words.includes("fails")) found.push(called[failure(order.kind, reason.kind)]);
  if (words.includes("invalid")) found.push(called.invalid);
  if (words.includes("cut")) found.push(called.cut);
  if (words.includes("disrupted")) found.push(called.disrupted);
  if (words.includes("dislodged")) found.push(called.dislodged);
  if (words.includes("destroyed")) found.push(called.destroyed);
  if (order.kind === "retreat" && words.includes("fails")) found.push(called.lost);
  return found.filter((note) => note !== null);
}

const wayless: ReadonlySet<string> = new Set(["no-convoy", "convoy-disrupted", "impossible"]);

/** Somebody stood or moved against it and was not weaker. */
const standoffs: ReadonlySet<string> = new Set([
  "held-off",
  "head-to-head",
  "prevented",
  "retreat-collision",
]);

function failure(
  order: OrderResult["order"]["kind"],
  reason: string,
): "bounced" | "beaten" | "wayless" | "useless" {
  if (order === "move" && wayless.has(reason)) return "wayless";
  if (order !== "move" && order !== "retreat") return "useless";
  return standoffs.has(reason) ? "bounced" : "beaten";
}
