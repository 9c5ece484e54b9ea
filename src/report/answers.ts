/** Answers to questions, made from views and records alone; each stands within a reply. */
import type { Face, GameView, PhaseRecord } from "../game/index.js";
import type { PhaseResult } from "../rules/index.js";
import { present } from "../util/index.js";
import { toAscii } from "./ascii.js";
import type { Catalogue } from "./catalogue.js";
import { winners } from "./events.js";
import { fill, verbatim } from "./fill.js";
import { type AnswerKind, type answerFields, type Block, oneLine } from "./letters.js";
import { latenessList, powerList, who } from "./people.js";
import { setOff } from "./quote.js";
import { resultWordsOf } from "./result-notes.js";
import { resultsBlock } from "./results.js";
import type { Stage, Word } from "./say.js";
import type { Scene } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { scoreLines } from "./scores.js";
import { accessLines, printDays, settingsLines } from "./settings-lines.js";
import { stageOf } from "./stage.js";
import { playerLines, unassignedLines, unitLines } from "./start.js";
import { centersByYear } from "./summary.js";
import { balanceTable, ownershipTable } from "./tables.js";
import { timeOfDay, zoneOf } from "./times.js";

type AnswerWords<A extends AnswerKind> = Readonly<
  Record<(typeof answerFields)[A][number], Word | readonly Block[]>
>;

/** HELP, with or without a topic. Which topics there are stands below all that is told of them. */
export function helpText(catalogue: Catalogue, asked: string | null): string {
  const word = asked?.trim().toLowerCase() ?? "";
  const topic = word === "" ? "start" : findTopic(catalogue, word);
  return fill(
    catalogue.answers.help({
      body: topic === undefined ? "" : present(catalogue.help.get(topic), topic).text,
      unknown: topic === undefined ? oneLine(asked ?? "").slice(0, 60) : "",
    }),
  );
}

/** The topic of this name; else one that has it as a synonym; else one that begins so. */
function findTopic({ help }: Catalogue, asked: string): string | undefined {
  const topics = [...help];
  const found =
    topics.find(([topic]) => topic === asked) ??
    topics.find(([, { synonyms }]) => synonyms.includes(asked)) ??
    topics.find(([topic]) => asked.length > 2 && topic.startsWith(asked));
  return found?.[0];
}

/** To the sender of a mail that the judge failed to answer: it is not lost. */
export function keptText(catalogue: Catalogue, scene: Scene): string {
  return answer(catalogue, "kept", stageOf(catalogue, scene), {});
}

/** At the end of the last answer that an address gets which has never answered. */
export function lastAnswerText(catalogue: Catalogue, scene: Scene): string {
  return answer(catalogue, "last-answer", stageOf(catalogue, scene), {});
}

/** LIST: one line for each game. */
export function gameList(catalogue: Catalogue, scene: Scene, views: readonly GameView[]): string {
  const games = views.map((view) => {
    const stage = stageOf(catalogue, { ...scene, view });
    return { name: view.name.padEnd(17), ...sceneWords(stage) };
  });
  const free = games.find(({ openings }) => openings !== "")?.name.trimEnd() ?? "";
  return answer(catalogue, "list", stageOf(catalogue, scene), { games, free });
}

/** STATUS: everything that the reader may know of a game as it stands. */
export function statusText(
  catalogue: Catalogue,
  scene: Scene,
  unreachable: readonly Face[] = [],
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const view = present(scene.view, "The view of the game");
  return answer(catalogue, "status", stage, {
    players: verbatim(playerLines(stage, view)),
    unassigned: verbatim(unassignedLines(stage, view)),
    unreachable: words.and(unreachable.map((face) => who(stage, face))),
    lateness: latenessList(stage, view.powers),
    ...ownStatus(stage, view),
    position: verbatim(unitLines(stage, view)),
    ownership: verbatim(ownershipTable(words, names, scene.board, view.position)),
    balance: verbatim(balanceTable(words, names, scene.board, view.position)),
    settings: settingsLines(view.settings),
    access: accessLines(view.access),
  });
}

/** What the reader has set for himself. */
function ownStatus(stage: Stage, { you: { digest, absences } }: GameView) {
  return {
    digest: digest === null ? "" : `${timeOfDay(digest)} ${zoneOf(stage.scene)}`,
    absences: stage.words.and(absences.map(({ from, to }) => printDays(from, to))),
  };
}

/** SUMMARY: who played what, and the centers of every year. */
export function summary(
  catalogue: Catalogue,
  scene: Scene,
  records: readonly PhaseRecord[],
): string {
  const stage = stageOf(catalogue, scene);
  const view = present(scene.view, "The view of the game");
  const { ending } = view;
  return answer(catalogue, "summary", stage, {
    players: verbatim(playerLines(stage, view)),
    summary: verbatim(centersByYear(stage, records)),
    isSolo: ending?.kind === "solo",
    isDraw: ending?.kind === "draw",
    isConcession: ending?.kind === "concession",
    isTerminated: ending?.kind === "terminated",
    winners: ending === null ? "" : powerList(stage, winners(ending)),
    scores: scoreLines(stage, view),
    statements: view.statements.map(({ from, text }) => {
      return { from: who(stage, from), body: setOff(text, 2) };
    }),
  });
}

/** PREVIEW: what the orders given so far would do, for the master alone. */
export function previewText(catalogue: Catalogue, scene: Scene, result: PhaseResult): string {
  const stage = stageOf(catalogue, scene);
  const view = present(scene.view, "The view of the game");
  const { name: game, phase, turn } = view;
  const played = { game, phase, turn, result, told: resultWordsOf(view) };
  const results = resultsBlock(stage.words, stage.names, scene.board, played);
  return answer(catalogue, "preview", stage, { results: verbatim(results) });
}

/** An answer of one kind, in the width of a letter. */
export function answer<A extends AnswerKind>(
  catalogue: Catalogue,
  kind: A,
  stage: Stage,
  words: AnswerWords<A>,
): string {
  return fill(toAscii(catalogue.answers[kind]({ ...sceneWords(stage), ...words })));
}
