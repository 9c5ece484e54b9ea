/** HISTORY: phases of a game's past, as their letters told of them, in an answer that is not too long. */
import type { Event, PublishedRecord } from "../game/index.js";
import { type Phase, printPhase } from "../rules/index.js";
import { type Instant, present } from "../util/index.js";
import { answer } from "./answers.js";
import type { Catalogue } from "./catalogue.js";
import { verbatim } from "./fill.js";
import { seasonOf } from "./phases.js";
import { pressTitle } from "./press-title.js";
import { proxyLines } from "./proxy-lines.js";
import { setOff } from "./quote.js";
import { resultWordsOf } from "./result-notes.js";
import { resultsBlock } from "./results.js";
import type { Stage } from "./say.js";
import type { Scene } from "./scene.js";
import { stageOf } from "./stage.js";
import { unitLines } from "./start.js";
import { when } from "./times.js";

/** How much is told: whole phases, as many as there are lines for, but one at least. */
export interface HistoryLimit {
  readonly lines: number;
  /** Which phases are told, where these are too many. */
  readonly keeps: "first" | "last";
}

/** HISTORY: the results of these phases, as they were mailed. */
export function history(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PublishedRecord[],
  limit: HistoryLimit,
): string {
  const stage = stageOf(catalogue, scene);
  const told = records.map((record) => ({ record, text: playedPhase(stage, record) }));
  const { kept, next, ...left } = whatFits(told, limit);
  return answer(catalogue, "history", stage, {
    phases: kept.map(({ text }) => ({ text: verbatim(text) })),
    ...left,
    next: next === undefined ? "" : printPhase(next.record.phase),
    hasPlayed: present(scene.view, "The view of the game").turn > 1,
    start: told[0] === undefined ? "" : printPhase(told[0].record.phase),
  });
}

/** A message of the past, as its reader may see it. */
interface PastMessage {
  readonly at: Instant;
  readonly phase: Phase;
  readonly event: Event;
}

/** HISTORY PRESS: what the reader wrote and read. */
export function pressHistory(
  catalogue: Catalogue,
  scene: Scene,
  messages: readonly PastMessage[],
  limit: HistoryLimit,
): string {
  const stage = stageOf(catalogue, scene);
  const told = messages.flatMap((message) => messageBlock(stage, message));
  const { kept, next, ...left } = whatFits(told, limit);
  return answer(catalogue, "press-history", stage, {
    messages: kept,
    ...left,
    next: next?.played ?? "",
    start: told[0]?.played ?? "",
  });
}

function messageBlock(stage: Stage, { at, phase, event }: PastMessage) {
  if (event.kind !== "press") return [];
  const played = printPhase(phase);
  const title = pressTitle(stage, event);
  const heading = `${played}: ${title}`;
  return [{ heading, played, happened: when(stage.scene, at), text: setOff(event.text, 2) }];
}

/** What of it there is room for, the next that there is none for, and how many are left out before and behind. */
function whatFits<T extends { readonly text: string }>(
  told: readonly T[],
  { lines, keeps }: HistoryLimit,
) {
  const isFirst = keeps === "first";
  const inOrder = isFirst ? told : told.toReversed();
  const kept = inOrder.slice(0, countWithin(inOrder, lines));
  const left = told.length - kept.length;
  return {
    kept: isFirst ? kept : kept.toReversed(),
    next: inOrder[kept.length],
    earlier: isFirst ? 0 : left,
    later: isFirst ? left : 0,
  };
}

/** How many of the first fit into so many lines, but one at least. */
function countWithin(told: readonly { readonly text: string }[], lines: number): number {
  let left = lines;
  const past = told.findIndex(({ text }, index) => {
    left -= text.split("\n").length + 1;
    return left < 0 && index > 0;
  });
  return past < 0 ? told.length : past;
}

/** HISTORY FULL: beside the summary, where everything began and the results of every phase. */
export function wholeHistory(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PublishedRecord[],
): string {
  const stage = stageOf(catalogue, scene);
  const view = present(scene.view, "The view of the game");
  const first = records[0]?.before ?? view;
  return answer(catalogue, "whole-history", stage, {
    began: seasonOf(stage.words, first.phase),
    start: verbatim(unitLines(stage, { ...view, position: first.position })),
    phases: records.map((record) => ({ text: verbatim(playedPhase(stage, record)) })),
  });
}

function playedPhase(stage: Stage, { phase, turn, result, proxies }: PublishedRecord): string {
  const view = present(stage.scene.view, "The view of the game");
  const played = { game: view.name, phase, turn, result, told: resultWordsOf(view) };
  const results = resultsBlock(stage.words, stage.names, stage.scene.board, played);
  return [results, proxyLines(stage, proxies)].filter((block) => block !== "").join("\n\n");
}
