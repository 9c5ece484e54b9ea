/** Where the reader stands: the orders that will be used, what is missing, and the votes. */
import type { GameView, SheetView } from "../game/index.js";
import { verbatim } from "./fill.js";
import type { LetterWords } from "./letters.js";
import { drawList } from "./people.js";
import type { Stage } from "./say.js";
import { incomplete, ownSheet, pendingBlock, sheetsBlock, unitList } from "./sheets.js";
import { exampleAdjustment } from "./start.js";
import { span, when } from "./times.js";

/** The words of templates/letters/parts, which most letters include. */
export type Prospects = Omit<LetterWords<"reminder">, "powers">;

const nothing: Prospects = {
  sheets: "",
  pending: "",
  isDue: false,
  isComplete: false,
  missing: "",
  missingCount: 0,
  adjustmentsMissing: 0,
  wait: false,
  draw: "",
  hasDrawSize: false,
  drawSize: 0,
  concede: "",
  extend: "",
  pause: "",
  builds: 0,
  removals: 0,
  adjustment: "",
  waitedFor: "",
  waiting: "",
};

export function prospects(stage: Stage): Prospects {
  const { view } = stage.scene;
  if (view === null) return nothing;
  const sheets = sheetsBlock(stage, view);
  const isMaster = view.you.role === "master";
  const list = (shown: readonly SheetView[]) =>
    stage.words.and(shown.map(({ power }) => stage.names.power(power)));
  return {
    ...nothing,
    ...ownProspects(stage, view),
    sheets: sheets === "" ? "" : verbatim(sheets),
    pending: verbatim(pendingBlock(stage, view)),
    waitedFor: isMaster ? list(incomplete(view)) : "",
    waiting: isMaster ? list(view.sheets.filter(({ wait }) => wait)) : "",
  };
}

function ownProspects(stage: Stage, view: GameView): Partial<Prospects> {
  const sheet = ownSheet(view);
  if (sheet === undefined) return {};
  const { missing, adjustmentsMissing, draw, drawSize, concede, extend, pause } = sheet;
  const owed = view.powers.find(({ power }) => power === sheet.power)?.adjustment ?? 0;
  return {
    isDue: sheet.due,
    isComplete: sheet.due && missing.length + adjustmentsMissing === 0,
    missing: unitList(stage, missing),
    missingCount: missing.length,
    adjustmentsMissing,
    wait: sheet.wait,
    draw: draw === null ? "" : drawList(stage, draw),
    hasDrawSize: drawSize !== null,
    drawSize: drawSize ?? 0,
    concede: concede === null ? "" : stage.names.power(concede),
    extend: extend === null ? "" : span(stage.words, extend),
    pause: pause === null ? "" : when(stage.scene, pause),
    builds: Math.max(0, owed),
    removals: Math.max(0, -owed),
    adjustment: exampleAdjustment(stage, view),
  };
}
