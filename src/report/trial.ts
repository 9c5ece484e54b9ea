/** Results explained order by order: what TRY and WHY answer. */
import type { Board } from "../map/index.js";
import type { OrderResult, Phase, PhaseResult } from "../rules/index.js";
import { answer } from "./answers.js";
import type { Catalogue } from "./catalogue.js";
import { explain } from "./explain.js";
import { verbatim } from "./fill.js";
import type { Block } from "./letters.js";
import { seasonOf } from "./phases.js";
import { resultWordsOf } from "./result-notes.js";
import { dislodgedLines, resultLines } from "./results.js";
import type { Stage } from "./say.js";
import type { Scene } from "./scene.js";
import { stageOf } from "./stage.js";

/** TRY: what would come of orders that nobody gave. */
export interface Trial {
  readonly result: PhaseResult;
  /** An ENDTRY stood below the orders. */
  readonly closed: boolean;
  /** The asker's power was not named, so the orders given for it were used. */
  readonly usesOwn: boolean;
}

export function trialText(catalogue: Catalogue, scene: Scene, trial: Trial): string {
  const stage = stageOf(catalogue, scene);
  const { closed, usesOwn, result } = trial;
  const { words, names } = stage;
  const orders = byPower(scene.board, result.results.filter(isWorthTelling));
  return answer(catalogue, "trial", stage, {
    closed,
    usesOwn,
    orders: explained(catalogue, stage, orders, result.results),
    isRestSilent: orders.length < result.results.length,
    dislodged: verbatim(dislodgedLines(words, names, scene.board, result).trim()),
  });
}

/** A unit that nothing was said of and nothing happened to is told of with all others. */
function isWorthTelling({ source, words }: OrderResult): boolean {
  return source !== null || words.some((word) => word !== "stands");
}

/** An illegal order stands beside what its power did instead. */
function byPower(board: Board, results: readonly OrderResult[]): readonly OrderResult[] {
  return board.powers.flatMap(({ id }) => results.filter(({ power }) => power === id));
}

/** WHY: some results of a phase that was played, of all that its readers know. */
export function whyText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  asked: readonly OrderResult[],
  all: readonly OrderResult[],
): string {
  const stage = stageOf(catalogue, scene);
  return answer(catalogue, "why", stage, {
    played: seasonOf(stage.words, phase),
    orders: explained(catalogue, stage, asked, all),
  });
}

/** Lines and reasons; a line of a convoyed move needs the other orders of its phase. */
function explained(
  catalogue: Catalogue,
  { words, names, scene }: Stage,
  asked: readonly OrderResult[],
  all: readonly OrderResult[],
): readonly Block[] {
  const { board, view } = scene;
  const told = view === null ? "judge" : resultWordsOf(view);
  const lines = new Map(
    resultLines(words, names, board, all, told).map(({ result, line }) => [result, line]),
  );
  return asked.map((result) => ({
    line: verbatim(lines.get(result) ?? ""),
    why: explain(catalogue, board, result),
  }));
}
