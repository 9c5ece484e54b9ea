/**
 * HISTORY: phases of a game's past, in an answer that is not too long. Each stands as nJudge's archive has it, with
 * date and subject above it and the next phase below, because programs take whole games from there.
 */
import { type Event, type GameView, hasEnded, type PublishedRecord } from "../../game/index.js";
import type { Phase, PhaseResult } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import { unitLines } from "../blocks/game-start.js";
import { proxyLines } from "../blocks/proxies.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { resultsBlock } from "../blocks/results.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import { verbatim } from "../engine/fill.js";
import { setOff } from "../sentences/quote.js";
import { answer } from "../sentences/sentence.js";
import { pressTitle } from "../words/people.js";
import { type Block, type Saying, type Sayings, type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { archiveDate, phaseCode, phaseName, seasonOf, stamp, when } from "../words/times.js";

/** How much is told: whole phases, as many as there are lines for, but one at least. */
interface HistoryLimit {
  readonly lines: number;
  /** Which phases are told, where these are too many. */
  readonly keeps: "first" | "last";
}

/** A phase that was played, and what came behind it: null at the end of the game. */
interface PastPhase {
  readonly record: PublishedRecord;
  readonly next: Phase | null;
}

/** A past phase with the text of its results. */
interface PlayedPhase extends PastPhase {
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
  | { readonly kind: "whole-history"; readonly phases: readonly PlayedPhase[] };

/** How much is left out before and behind what is told. */
const leftSaying: Saying<Fitting<unknown>> = {
  earlier: ({ earlier }) => earlier,
  later: ({ later }) => later,
};

export const pastSayings: Sayings<PastAnswer> = {
  history: {
    ...leftSaying,
    phases: ({ kept }, stage) => kept.map((played) => phaseBlock(stage, played)),
    next: ({ next }) => (next === undefined ? "" : phaseCode(next.record.phase)),
    hasPlayed: (_, stage) => viewOf(stage).turn > 1,
    start: ({ first }) => (first === undefined ? "" : phaseCode(first.record.phase)),
  },
  "press-history": {
    ...leftSaying,
    messages: ({ kept }) => kept,
    next: ({ next }) => next?.played ?? "",
    start: ({ first }) => first?.played ?? "",
  },
  "whole-history": {
    began: ({ phases: [first] }, stage) =>
      seasonOf(stage.words, (first?.record.before ?? viewOf(stage)).phase),
    start: ({ phases: [first] }, stage) => {
      const view = viewOf(stage);
      const { position } = first?.record.before ?? view;
      return verbatim(unitLines(stage, { ...view, position }));
    },
    firstDeadline: ({ phases: [first] }, stage) => {
      const { deadline } = first?.record.before.timing ?? viewOf(stage);
      return deadline === null ? "" : stamp(stage, deadline);
    },
    phases: ({ phases }, stage) => phases.map((played) => phaseBlock(stage, played)),
  },
};

/** HISTORY: of all phases played the results of those that are asked for, and which of them there was room for. */
export function history(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PublishedRecord[],
  isAsked: (record: PublishedRecord) => boolean,
  limit: HistoryLimit,
): { readonly text: string; readonly told: readonly PublishedRecord[] } {
  const stage = stageOf(catalogue, scene);
  const all = pastPhases(viewOf(stage), records)
    .filter(({ record }) => isAsked(record))
    .map((past) => playedPhase(stage, past));
  const fitting = whatFits(all, limit);
  const text = answer(catalogue, stage, pastSayings, { kind: "history", ...fitting });
  return { text, told: fitting.kept.map(({ record }) => record) };
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
  const stage = stageOf(catalogue, scene);
  const past = pastPhases(viewOf(stage), records);
  const phases = past.map((each) => playedPhase(stage, each));
  return answer(catalogue, stage, pastSayings, { kind: "whole-history", phases });
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
  const played = phaseCode(phase);
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

function pastPhases(view: GameView, records: readonly PublishedRecord[]): readonly PastPhase[] {
  const last = hasEnded(view) ? null : view.phase;
  return records.map((record, index) => {
    const following = records[index + 1];
    return { record, next: following === undefined ? last : following.phase };
  });
}

function playedPhase(stage: Stage, past: PastPhase): PlayedPhase {
  const view = viewOf(stage);
  const { phase, turn, result } = past.record;
  const told = resultWordsOf(view);
  const played = { game: view.name, phase, turn, result: asOrdered(result), told };
  return { ...past, text: resultsBlock(stage.words, stage.names, stage.scene.board, played) };
}

/** A unit without a retreat, as if it had been ordered to disband: programs that take archives know no other. */
function asOrdered(result: PhaseResult): PhaseResult {
  const results = result.results.map((each) =>
    each.order.kind === "disband" ? { ...each, source: each.source ?? 0 } : each,
  );
  return { ...result, results };
}

function phaseBlock(stage: Stage, { record, next, text }: PlayedPhase): Block {
  return {
    judge: toAscii(stage.scene.judge.name),
    game: viewOf(stage).name,
    date: archiveDate(record.turnedAt),
    played: phaseCode(record.phase),
    text: verbatim(text),
    next: next === null ? "" : phaseName(stage.words, next),
    proxies: verbatim(proxyLines(stage, record.proxies)),
  };
}
