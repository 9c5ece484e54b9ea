/** Results explained order by order: what TRY and WHY answer. */
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { OrderResult, Phase, PhaseResult, PlacedUnit } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { dislodgedLines, resultLines } from "../blocks/results.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { explain } from "../catalogue/explain.js";
import { verbatim } from "../engine/fill.js";
import { answer } from "../sentences/sentence.js";
import { withPowers } from "../words/names.js";
import { type Block, type Sayings, type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { phaseName, seasonOf, when } from "../words/times.js";

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

/** What became of a few orders, in a sentence each; whose the units of `named` are is told with them. */
export function resultsText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  asked: readonly OrderResult[],
  named: readonly OrderResult[] = [],
): string {
  const { words, names } = stageOf(catalogue, scene);
  const powers = new Map(
    named.flatMap(({ unit, power }) => (unit === null ? [] : [[unit.at, power] as const])),
  );
  const own = powers.size === 0 ? names : withPowers(words, names, powers);
  const results = asked.map((result) => explain(catalogue, scene.board, result, own)).join(" ");
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

/** What the count of a fall brought: which center went to whom, and from whom. */
interface Gain {
  readonly place: ProvinceId;
  readonly from: PowerId | null;
  readonly to: PowerId;
}

/** Of whom it is asked, if of somebody; and whether of what was lost, or of home centers, alone. */
interface GainsAsked {
  readonly powers: readonly PowerId[];
  readonly ofLoss: boolean;
  readonly ofHomes: boolean;
}

export function gainsText(
  catalogue: Catalogue,
  scene: Scene,
  phase: Phase,
  changed: readonly Gain[],
  { powers, ofLoss, ofHomes }: GainsAsked,
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const isHome = ({ place, from }: Gain) =>
    from !== null &&
    scene.board.powers.some(({ id, homes }) => id === from && homes.includes(place));
  const isOf = ({ from, to }: Gain) =>
    powers.includes(to) || (from !== null && powers.includes(from));
  const told = changed.filter(
    (each) =>
      (powers.length === 0 || isOf(each)) &&
      (!ofLoss || each.from !== null) &&
      (!ofHomes || isHome(each)),
  );
  const takers = scene.board.powers.filter(({ id }) => told.some(({ to }) => to === id));
  const results = takers.map(({ id }) => {
    const places = told
      .filter(({ to }) => to === id)
      .map(({ place, from }) =>
        from === null
          ? names.place(place)
          : words.say("taken-from", { place: names.place(place), power: names.power(from) }),
      );
    return words.say("has-taken", { power: names.power(id), places: words.and(places) });
  });
  const count = words.say("told-of", {
    season: seasonOf(words, phase),
    results: results.length === 0 ? words.say("no-such-gain") : results.join(" "),
  });
  return [count, ...sinceCount(stage)].join(" ");
}

/** That no fall is over yet, and who stands where something is to be had. */
export function notCountedText(catalogue: Catalogue, scene: Scene): string {
  const stage = stageOf(catalogue, scene);
  return [stage.words.say("not-counted"), guestsIn(stage)].filter(Boolean).join(" ");
}

/** Who stands in a center of others since then. */
function sinceCount(stage: Stage): readonly string[] {
  const guests = viewOf(stage).phase.kind === "A" ? "" : guestsIn(stage);
  return guests === "" ? [] : [guests];
}

/** A movement in short: what bounced, who was driven out, and who stands in centers of others or of nobody. */
export function summaryText(
  catalogue: Catalogue,
  scene: Scene,
  { phase, turnedAt }: { readonly phase: Phase; readonly turnedAt: Instant },
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
  return words.say("told-of-day", {
    season: seasonOf(words, phase),
    at: when(scene, turnedAt),
    results: results.filter(Boolean).join(" "),
  });
}

/** Whose units stood without orders in each of these phases. */
export function silentText(
  catalogue: Catalogue,
  scene: Scene,
  told: readonly { readonly phase: Phase; readonly powers: readonly PowerId[] }[],
): string {
  const { words, names } = stageOf(catalogue, scene);
  return told
    .map(({ phase, powers }) =>
      powers.length === 0
        ? words.say("all-sent-in", { phase: phaseName(words, phase) })
        : words.say("silent-in", {
            phase: phaseName(words, phase),
            powers: words.and(powers.map(names.power)),
          }),
    )
    .join(" ");
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
