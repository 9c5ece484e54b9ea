/** Where the reader stands: the orders that will be used, what is missing, and the votes. */
import type { SubmissionView } from "../../game/index.js";
import { verbatim } from "../engine/fill.js";
import { drawList } from "../words/people.js";
import type { Saying, Stage, Word } from "../words/say.js";
import { span, when } from "../words/times.js";
import { exampleAdjustment } from "./game-start.js";
import { idleHelp } from "./idle-help.js";
import {
  incomplete,
  ownSubmission,
  pendingBlock,
  submissionsBlock,
  unitList,
} from "./submissions.js";

type StatusWord = (subject: unknown, stage: Stage) => Word;

/** A word of the reader's own submission; for somebody without one it is what stands first. */
function ofOwn<W extends Word>(
  without: W,
  make: (submission: SubmissionView, stage: Stage) => W,
): StatusWord {
  return (_, stage) => {
    const { view } = stage.scene;
    const submission = view === null ? undefined : ownSubmission(view);
    return submission === undefined ? without : make(submission, stage);
  };
}

/** Powers that a GM must know of. */
function forGm(shown: (stage: Stage) => readonly SubmissionView[]): StatusWord {
  return (_, stage) =>
    stage.scene.view?.you.role === "gm"
      ? stage.words.and(shown(stage).map(({ power }) => stage.names.power(power)))
      : "";
}

/** The words of templates/parts, which most letters include. */
export const statusSaying: Saying<unknown> = {
  submissions: (_, stage) => {
    const { view } = stage.scene;
    return view === null ? "" : verbatim(submissionsBlock(stage, view));
  },
  pending: (_, stage) => {
    const { view } = stage.scene;
    return view === null ? "" : pendingBlock(stage, view);
  },
  isDue: ofOwn(false, ({ due }) => due),
  isComplete: ofOwn(false, (own) => own.due && own.missing.length + own.adjustmentsMissing === 0),
  missing: ofOwn("", ({ missing }, stage) => unitList(stage, missing)),
  missingCount: ofOwn(0, ({ missing }) => missing.length),
  idleHelp: ofOwn("", (own, stage) => idleHelp(stage, own).join("\n")),
  adjustmentsMissing: ofOwn(0, ({ adjustmentsMissing }) => adjustmentsMissing),
  wait: ofOwn(false, ({ wait }) => wait),
  draw: ofOwn("", ({ draw }, stage) => (draw === null ? "" : drawList(stage, draw))),
  hasDrawSize: ofOwn(false, ({ drawSize }) => drawSize !== null),
  drawSize: ofOwn(0, ({ drawSize }) => drawSize ?? 0),
  concede: ofOwn("", ({ concede }, { names }) => (concede === null ? "" : names.power(concede))),
  extend: ofOwn("", ({ extend }, { words }) => (extend === null ? "" : span(words, extend))),
  pause: ofOwn("", ({ pause }, { scene }) => (pause === null ? "" : when(scene, pause))),
  builds: ofOwn(0, (own, stage) => Math.max(0, owedBy(own, stage))),
  removals: ofOwn(0, (own, stage) => Math.max(0, -owedBy(own, stage))),
  adjustment: ofOwn("", (_, stage) =>
    stage.scene.view === null ? "" : exampleAdjustment(stage, stage.scene.view),
  ),
  waitedFor: forGm(({ scene }) => (scene.view === null ? [] : incomplete(scene.view))),
  waiting: forGm(({ scene }) => scene.view?.submissions.filter(({ wait }) => wait) ?? []),
};

/** Builds, or removals below zero. */
function owedBy({ power }: SubmissionView, { scene }: Stage): number {
  return scene.view?.powers.find((powerView) => powerView.power === power)?.adjustment ?? 0;
}
