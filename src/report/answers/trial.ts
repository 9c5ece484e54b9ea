/** Results explained order by order: what TRY and WHY answer. */
import { type Board, provinceOf } from "../../map/index.js";
import type { OrderResult, Phase, PhaseResult, PlacedUnit } from "../../rules/index.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { dislodgedLines, resultLines } from "../blocks/results.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { explain } from "../catalogue/explain.js";
import { verbatim } from "../engine/fill.js";
import { answer } from "../sentences/sentence.js";
import type { Block, Sayings, Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { seasonOf } from "../words/times.js";

/** TRY: what would come of orders that nobody gave. */
interface Trial {
  readonly result: PhaseResult;
  /** An ENDTRY stood below the orders. */
  readonly closed: boolean;
  /** The asker's power was not named, so the orders given for it were used. */
  readonly usesOwn: boolean;
}

type ResultAnswer =
  | ({ readonly kind: "trial"; readonly catalogue: Catalogue } & Trial)
  | {
      readonly kind: "why";
      readonly catalogue: Catalogue;
      readonly phase: Phase;
      readonly asked: readonly OrderResult[];
      readonly all: readonly OrderResult[];
    };

export const resultSayings: Sayings<ResultAnswer> = {
  trial: {
    closed: ({ closed }) => closed,
    usesOwn: ({ usesOwn }) => usesOwn,
    orders: ({ catalogue, result: { results } }, stage) =>
      explained(
        catalogue,
        stage,
        byPower(stage.scene.board, results.filter(isWorthTelling)),
        results,
      ),
    isRestSilent: ({ result }) => !result.results.every(isWorthTelling),
    dislodged: ({ result }, { words, names, scene }) =>
      verbatim(dislodgedLines(words, names, scene.board, result).trim()),
  },
  why: {
    played: ({ phase }, { words }) => seasonOf(words, phase),
    orders: ({ catalogue, asked, all }, stage) => explained(catalogue, stage, asked, all),
  },
};

export function trialText(catalogue: Catalogue, scene: Scene, trial: Trial): string {
  const subject = { kind: "trial", catalogue, ...trial } as const;
  return answer(catalogue, stageOf(catalogue, scene), resultSayings, subject);
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
  const subject = { kind: "why", catalogue, phase, asked, all } as const;
  return answer(catalogue, stageOf(catalogue, scene), resultSayings, subject);
}

/** What became of a few orders, in a sentence each. */
export function resultsText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  asked: readonly OrderResult[],
): string {
  const { words } = stageOf(catalogue, scene);
  const results = asked.map((result) => explain(catalogue, scene.board, result)).join(" ");
  return words.say("told-of", { season: seasonOf(words, phase), results });
}

/** That no unit was lost. */
export function lossesText(catalogue: Catalogue, scene: Scene, phase: Phase): string {
  const { words } = stageOf(catalogue, scene);
  return words.say("told-of", {
    season: seasonOf(words, phase),
    results: words.say("nobody-lost"),
  });
}

/** A movement in short: what bounced, who was driven out, and who stands in centers of others or of nobody. */
export function summaryText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  { bounced, dislodged }: Record<"bounced" | "dislodged", readonly OrderResult[]>,
): string {
  const stage = stageOf(catalogue, scene);
  const { words } = stage;
  const results = [
    bouncesIn(stage, bounced),
    dislodged.length === 0
      ? words.say("nobody-lost")
      : dislodged.map((result) => explain(catalogue, scene.board, result)).join(" "),
    guestsIn(stage),
  ];
  return words.say("told-of", {
    season: seasonOf(words, phase),
    results: results.filter(Boolean).join(" "),
  });
}

/** `In centers of others or of nobody stand now: Austria (Serbia) and France (Spain).` */
function guestsIn({ words, names, scene: { board, view } }: Stage): string {
  if (view === null) return "";
  const { units, owners } = view.position;
  const powers = board.powers.flatMap(({ id }) => {
    const places = units
      .filter((unit) => unit.power === id)
      .map(({ at }) => provinceOf(at))
      .filter((place) => board.province(place)?.isCenter === true && owners[place] !== id);
    return places.length === 0
      ? []
      : [`${names.power(id)} (${words.and(places.map((place) => names.place(place)))})`];
  });
  return powers.length === 0 ? "" : words.say("guests", { powers: words.and(powers) });
}

/** Which moves bounced; that none did, where these are none. */
export function bouncesText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  bounced: readonly OrderResult[],
): string {
  const stage = stageOf(catalogue, scene);
  return stage.words.say("told-of", {
    season: seasonOf(stage.words, phase),
    results: bouncesIn(stage, bounced),
  });
}

function bouncesIn({ words, names }: Stage, bounced: readonly OrderResult[]): string {
  const named = (unit: PlacedUnit) => `${names.adjective(unit.power)} ${names.unit(unit)}`;
  const moves = bounced.flatMap(({ order, unit, power, reason }) =>
    order.kind !== "move" || unit === null
      ? []
      : [{ unit: { ...unit, power }, to: provinceOf(order.to), reason }],
  );
  const told = [...new Set(moves.map(({ to }) => to))].map((to) => {
    const there = moves.filter((each) => each.to === to);
    const holder = there.flatMap(({ reason }) =>
      reason.kind === "held-off" ? [reason.by.unit] : [],
    )[0];
    const units = words.and(there.map(({ unit }) => named(unit)));
    const place = names.place(to);
    return holder === undefined
      ? words.say("bounced-in", { units, place })
      : words.say("bounced-off", { units, place, holder: named(holder) });
  });
  return told.length === 0 ? words.say("nobody-bounced") : told.join(" ");
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
