/** HISTORY: phases of a game's past, as their letters told of them, in an answer that is not too long. */
import type { Event, PublishedRecord } from "../../game/index.js";
import { type Phase, printPhase } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import { proxyLines } from "../blocks/proxies.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { resultsBlock } from "../blocks/results.js";
import { unitLines } from "../blocks/start.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { verbatim } from "../engine/fill.js";
import { setOff } from "../sentences/quote.js";
import { answer } from "../sentences/sentence.js";
import { pressTitle } from "../words/people.js";
import { type Saying, type Sayings, type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { seasonOf, when } from "../words/times.js";

/** How much is told: whole phases, as many as there are lines for, but one at least. */
interface HistoryLimit {
  readonly lines: number;
  /** Which phases are told, where these are too many. */
  readonly keeps: "first" | "last";
}

/** A phase that was played, with the text of its results. */
interface PlayedPhase {
  readonly record: PublishedRecord;
  readonly text: string;
}

/** A message of the past, as its reader may see it. */
interface PastMessage {
  readonly at: Instant;
  readonly phase: Phase;
  readonly event: Event;
}

type PastAnswer =
  | ({ readonly kind: "history" } & Fitting<PlayedPhase>)
  | ({ readonly kind: "press-history" } & Fitting<MessageBlock>)
  | { readonly kind: "whole-history"; readonly records: readonly PublishedRecord[] };

/** How much is left out before and behind what is told. */
const leftSaying: Saying<Fitting<unknown>> = {
  earlier: ({ earlier }) => earlier,
  later: ({ later }) => later,
};

export const pastSayings: Sayings<PastAnswer> = {
  history: {
    ...leftSaying,
    phases: ({ kept }) => kept.map(({ text }) => ({ text: verbatim(text) })),
    next: ({ next }) => (next === undefined ? "" : printPhase(next.record.phase)),
    hasPlayed: (_, stage) => viewOf(stage).turn > 1,
    start: ({ first }) => (first === undefined ? "" : printPhase(first.record.phase)),
  },
  "press-history": {
    ...leftSaying,
    messages: ({ kept }) => kept,
    next: ({ next }) => next?.played ?? "",
    start: ({ first }) => first?.played ?? "",
  },
  "whole-history": {
    began: ({ records }, stage) =>
      seasonOf(stage.words, (records[0]?.before ?? viewOf(stage)).phase),
    start: ({ records }, stage) => {
      const view = viewOf(stage);
      const { position } = records[0]?.before ?? view;
      return verbatim(unitLines(stage, { ...view, position }));
    },
    phases: ({ records }, stage) =>
      records.map((record) => ({ text: verbatim(playedPhase(stage, record)) })),
  },
};

/** HISTORY: the results of these phases, as they were mailed. */
export function history(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PublishedRecord[],
  limit: HistoryLimit,
): string {
  const stage = stageOf(catalogue, scene);
  const told = records.map((record) => ({ record, text: playedPhase(stage, record) }));
  const subject = { kind: "history", ...whatFits(told, limit) } as const;
  return answer(catalogue, stage, pastSayings, subject);
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
  const subject = { kind: "press-history", ...whatFits(told, limit) } as const;
  return answer(catalogue, stage, pastSayings, subject);
}

/** HISTORY FULL: beside the summary, where everything began and the results of every phase. */
export function wholeHistory(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PublishedRecord[],
): string {
  const subject = { kind: "whole-history", records } as const;
  return answer(catalogue, stageOf(catalogue, scene), pastSayings, subject);
}

/** A message, ready to be shown. */
interface MessageBlock {
  readonly heading: string;
  readonly played: string;
  readonly happened: string;
  readonly text: string;
}

function messageBlock(stage: Stage, { at, phase, event }: PastMessage): readonly MessageBlock[] {
  if (event.kind !== "press") return [];
  const played = printPhase(phase);
  const title = pressTitle(stage, event);
  const heading = `${played}: ${title}`;
  return [{ heading, played, happened: when(stage.scene, at), text: setOff(event.text, 2) }];
}

/** What there is room for, and what there is not. */
interface Fitting<T> {
  readonly kept: readonly T[];
  /** The first of all. */
  readonly first: T | undefined;
  /** The next that there is no room for. */
  readonly next: T | undefined;
  /** How many are left out before those that are kept, and behind them. */
  readonly earlier: number;
  readonly later: number;
}

function whatFits<T extends { readonly text: string }>(
  told: readonly T[],
  { lines, keeps }: HistoryLimit,
): Fitting<T> {
  const isFirst = keeps === "first";
  const inOrder = isFirst ? told : told.toReversed();
  const kept = inOrder.slice(0, countWithin(inOrder, lines));
  const left = told.length - kept.length;
  return {
    kept: isFirst ? kept : kept.toReversed(),
    first: told[0],
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

function playedPhase(stage: Stage, { phase, turn, result, proxies }: PublishedRecord): string {
  const view = viewOf(stage);
  const played = { game: view.name, phase, turn, result, told: resultWordsOf(view) };
  const results = resultsBlock(stage.words, stage.names, stage.scene.board, played);
  return [results, proxyLines(stage, proxies)].filter((block) => block !== "").join("\n\n");
}
