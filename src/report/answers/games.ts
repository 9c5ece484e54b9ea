/** Answers about games, made from views and records alone; each stands within a reply. */

import type { GameView, PhaseRecord, PublicMember } from "../../game/index.js";
import { winners } from "../../game/index.js";
import { type PhaseResult, parsePhase } from "../../rules/index.js";
import { playerLines, unassignedLines, unitLines } from "../blocks/game-start.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { resultsBlock, statusTitle } from "../blocks/results.js";
import { accessLines, settingsLines } from "../blocks/settings.js";
import { centersByYear, scoreLines } from "../blocks/summary.js";
import { balanceTable, ownershipTable } from "../blocks/tables.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { verbatim } from "../engine/fill.js";
import { setOff } from "../sentences/quote.js";
import { answer } from "../sentences/sentence.js";
import { latenessList, powerList, who } from "../words/people.js";
import { type Sayings, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { openingsOf, sceneWords } from "../words/scene-words.js";
import { daysInWords, phaseName, timeOfDay, zoneOf } from "../words/times.js";
import { type Waits, waitingInWords } from "./still-open.js";

/** What can be asked about games, and what the answer is made from. */
type GameAnswer =
  | {
      readonly kind: "list";
      readonly catalogue: Catalogue;
      readonly views: readonly GameView[];
      /** Games that are listed and not shown. */
      readonly more: number;
    }
  | {
      readonly kind: "status";
      readonly view: GameView;
      readonly unreachable: readonly PublicMember[];
    }
  | {
      readonly kind: "summary";
      readonly view: GameView;
      readonly records: readonly PhaseRecord[];
    }
  | { readonly kind: "preview"; readonly view: GameView; readonly result: PhaseResult }
  | { readonly kind: "kept" }
  | { readonly kind: "still-asked"; readonly waits: readonly Waits[] }
  /** Sent to those who had the message, or kept because it reads as if it were for the judge. */
  | { readonly kind: "answered-press"; readonly isSent: boolean }
  | { readonly kind: "other-mail"; readonly text: string; readonly isChanged: boolean }
  | { readonly kind: "boards"; readonly known: readonly string[]; readonly usual: string }
  | { readonly kind: "idle-words" }
  | { readonly kind: "said-above"; readonly question: string }
  /** To a sender who has proved theirs: for an hour; else for a day. */
  | { readonly kind: "last-answer"; readonly isHourly: boolean };

export const gameSayings: Sayings<GameAnswer> = {
  list: {
    games: ({ catalogue, views }, { scene }) =>
      views.map((view) => ({
        ...sceneWords(stageOf(catalogue, { ...scene, view })),
        name: view.name.padEnd(17),
      })),
    free: ({ catalogue, views }, { scene }) => {
      const isFree = (view: GameView) =>
        openingsOf(view, stageOf(catalogue, { ...scene, view })) !== "";
      return views.find(isFree)?.name ?? "";
    },
    more: ({ more }) => more,
  },
  status: {
    players: ({ view }, stage) => verbatim(playerLines(stage, view)),
    unassigned: ({ view }, stage) => verbatim(unassignedLines(stage, view)),
    unreachable: ({ unreachable }, stage) =>
      stage.words.and(unreachable.map((publicMember) => who(stage, publicMember))),
    lateness: ({ view }, stage) => latenessList(stage, view.powers),
    digest: ({ view: { you } }, { scene }) =>
      you.digest === null ? "" : `${timeOfDay(you.digest)} ${zoneOf(scene)}`,
    without: ({ view: { you } }, { words }) =>
      words.and(you.without.map((part) => words.say(`part-${part}`))),
    absences: ({ view: { you } }, { words }) =>
      words.and(you.absences.map(({ from, to }) => daysInWords(from, to))),
    statusTitle: ({ view }, { words }) => statusTitle(words, { ...view, game: view.name }),
    position: ({ view }, stage) => verbatim(unitLines(stage, view)),
    ownership: ({ view }, { words, names, scene }) =>
      verbatim(ownershipTable(words, names, scene.board, view.position)),
    balance: ({ view }, { words, names, scene }) =>
      verbatim(balanceTable(words, names, scene.board, view.position)),
    settings: ({ view }) => settingsLines(view.settings),
    access: ({ view }) => accessLines(view.access),
  },
  summary: {
    players: ({ view }, stage) => verbatim(playerLines(stage, view)),
    summary: ({ records }, stage) => verbatim(centersByYear(stage, records)),
    isSolo: ({ view: { ending } }) => ending?.kind === "solo",
    isDraw: ({ view: { ending } }) => ending?.kind === "draw",
    isConcession: ({ view: { ending } }) => ending?.kind === "concession",
    isTerminated: ({ view: { ending } }) => ending?.kind === "terminated",
    winners: ({ view: { ending } }, stage) =>
      ending === null ? "" : powerList(stage, winners(ending)),
    scores: ({ view }, stage) => scoreLines(stage, view),
    statements: ({ view }, stage) =>
      view.statements.map(({ from, text }) => ({ from: who(stage, from), body: setOff(text, 2) })),
  },
  preview: {
    results: ({ view, result }, { words, names, scene }) => {
      const { name: game, phase, turn } = view;
      const played = { game, phase, turn, result, told: resultWordsOf(view) };
      return verbatim(resultsBlock(words, names, scene.board, played));
    },
  },
  kept: {},
  "still-asked": {
    text: ({ waits }, stage) => waitingInWords(stage, waits),
    isMessage: ({ waits }) => waits.every(({ kind }) => kind === "message"),
  },
  "answered-press": { isSent: ({ isSent }) => isSent },
  "other-mail": {
    text: ({ text }) => verbatim(setOff(text, 2)),
    isChanged: ({ isChanged }) => isChanged,
  },
  boards: {
    known: ({ known }, { words }) => words.and(known),
    example: ({ known, usual }) => known.find((name) => name !== usual) ?? usual,
  },
  "idle-words": {},
  "said-above": { question: ({ question }) => question },
  "last-answer": { isHourly: ({ isHourly }) => isHourly },
};

/** To the sender of a mail that the judge failed to answer: it is not lost. */
export function keptText(catalogue: Catalogue, scene: Scene): string {
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, { kind: "kept" });
}

/** To somebody who answered a question with something else: what still waits. */
export function stillAskedText(
  catalogue: Catalogue,
  scene: Scene,
  waits: readonly Waits[],
): string {
  const subject = { kind: "still-asked", waits } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** That what somebody asks after was not done, because it waits for their yes. */
export function askedStillText(
  catalogue: Catalogue,
  scene: Scene,
  waits: readonly Waits[],
): string {
  const stage = stageOf(catalogue, scene);
  return stage.words.say("asked-still", { waits: waitingInWords(stage, waits) });
}

/** To a yes that came when the phase was over in which it was asked for. */
export function pastPhaseText(catalogue: Catalogue, scene: Scene, phase: string): string {
  const { words } = stageOf(catalogue, scene);
  const past = parsePhase(phase);
  return words.say("asked-in-past", {
    past: past === null ? phase : phaseName(words, past),
    now: scene.view === null ? "" : phaseName(words, scene.view.phase),
  });
}

/** Behind a message that was sent because it answers another; or why it was not. */
export function answeredPressText(catalogue: Catalogue, scene: Scene, isSent: boolean): string {
  const subject = { kind: "answered-press", isSent } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** A mail that waits beside the one that was carried out. */
export function otherMailText(
  catalogue: Catalogue,
  scene: Scene,
  { text, isChanged, left }: Extract<Waits, { kind: "mail" }>,
): string {
  const shown = firstLines(left === null ? text : left.join("\n"));
  const subject = { kind: "other-mail", text: shown, isChanged } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** Enough of a mail for its writer to know it again. */
function firstLines(text: string): string {
  const lines = text.trim().split("\n");
  return lines.length > linesShown
    ? [...lines.slice(0, linesShown), "..."].join("\n")
    : lines.join("\n");
}

const linesShown = 12;

/** The boards on which a game can be played. */
export function boardsText(
  catalogue: Catalogue,
  scene: Scene,
  known: readonly string[],
  usual: string,
): string {
  const subject = { kind: "boards", known, usual } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** Behind a CREATE or JOIN with words that set nothing. */
export function idleWordsText(catalogue: Catalogue, scene: Scene): string {
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, { kind: "idle-words" });
}

/** To a question that was hardly understood: what may answer it, unless that is a page, and how to be understood. */
export function unsureText(catalogue: Catalogue, scene: Scene, perhaps: string | null): string {
  const { words } = stageOf(catalogue, scene);
  return words.say("unsure", {
    perhaps: perhaps === null ? "" : words.say("unsure-perhaps", { answer: perhaps }),
  });
}

/** In the place of an answer that stands in the reply already. */
export function saidAboveText(catalogue: Catalogue, scene: Scene, question: string): string {
  const subject = { kind: "said-above", question } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** Above the last answer that an address gets for some time. */
export function lastAnswerText(catalogue: Catalogue, scene: Scene, isHourly: boolean): string {
  const subject = { kind: "last-answer", isHourly } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** LIST: these games, and how many more there are. */
export function gameList(
  catalogue: Catalogue,
  scene: Scene,
  views: readonly GameView[],
  more: number,
): string {
  const subject = { kind: "list", catalogue, views, more } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** STATUS: everything that the reader may know of a game as it stands. */
export function statusText(
  catalogue: Catalogue,
  scene: Scene,
  unreachable: readonly PublicMember[] = [],
): string {
  const view = viewOf({ scene });
  const subject = { kind: "status", view, unreachable } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** SUMMARY: who played what, and the centers of every year. */
export function summary(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PhaseRecord[],
): string {
  const view = viewOf({ scene });
  const subject = { kind: "summary", view, records } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}

/** PREVIEW: what the orders given so far would do, for the GM alone. */
export function previewText(catalogue: Catalogue, scene: Scene, result: PhaseResult): string {
  const view = viewOf({ scene });
  const subject = { kind: "preview", view, result } as const;
  return answer(catalogue, stageOf(catalogue, scene), gameSayings, subject);
}
