/** Answers to questions in plain words: a sentence for each, from what the asker may see; and where units can go. */
import { isQuiet, type SubmissionView } from "../../game/index.js";
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import { centersOf, destinations, type PlacedUnit, printOrder } from "../../rules/index.js";
import { playerName } from "../blocks/game-start.js";
import { statusSaying } from "../blocks/status.js";
import { ownSubmission } from "../blocks/submissions.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { answer, saying } from "../sentences/sentence.js";
import { latenessList, personName } from "../words/people.js";
import type { Block, Saying, Sayings, Stage } from "../words/say.js";
import { viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { daysInWords } from "../words/times.js";
import { type AnsweredInWords, answeredInWords } from "./answered.js";
import { gameFacts } from "./game-facts.js";
import { counted, due, dueThen, removable, sitesOf } from "./winter-due.js";

/** What a question is about. */
export interface QuestionSubject {
  /** The powers that the question names. */
  readonly powers?: readonly PowerId[];
  /** The games that the asker has a part in. */
  readonly games?: readonly string[];
  /** The time that a player would like, as EXTEND takes it. */
  readonly span?: string;
}

interface Asked extends Required<QuestionSubject> {
  readonly kind: AnsweredInWords;
}

const common: Saying<Asked> = {
  ...statusSaying,
  players: ({ powers }, stage) => players(stage, powers),
  asked: ({ powers }, { names }) => powers.map(names.power)[0]?.toUpperCase() ?? "",
  askedPowers: ({ powers }, { names, words }) => words.and(powers.map(names.power)),
  games: ({ games }, { words }) => words.and(games),
  hidesPlayers: (_, { scene }) => hidesPlayers(scene),
  askedOne: ({ powers }) => powers.length === 1,
  unnamed: ({ powers }, stage) => unnamed(stage, powers),
  joined: (_, stage) => joined(stage),
  completed: (_, stage) => bySubmission(stage, "complete"),
  begun: (_, stage) => bySubmission(stage, "begun"),
  silent: (_, stage) => bySubmission(stage, "silent"),
  ownZone: (_, { scene: { view } }) => view?.you.zone ?? "",
  others: ({ powers }, stage) =>
    othersAsked(stage, powers)
      .slice(0, powers.length || 1)
      .join(", ")
      .toUpperCase(),
  reader: ({ powers }, stage) => othersAsked(stage, powers)[0] ?? "",
  ownWord: (_, { scene, names }) => {
    const power = scene.view?.you.power ?? null;
    return power === null ? "" : names.power(power).toUpperCase();
  },
  openVotes: (_, { scene }) => scene.view?.settings.openVotes === true,
  toWin: (_, { scene }) => scene.board.victoryCenters,
  isDias: (_, { scene }) => scene.view?.settings.dias === true,
  isQuiet: (_, { scene }) => scene.view !== null && isQuiet(scene.view.settings),
  hasOrders: (_, { scene }) =>
    scene.view !== null && (ownSubmission(scene.view)?.orders.length ?? 0) > 0,
  own: (_, { scene, names }) => {
    const power = scene.view?.you.power ?? null;
    return power === null ? "" : names.power(power);
  },
  units: (_, stage) => ownUnits(stage),
  placed: ({ powers }, stage) => placed(stage, powers),
  counted: ({ powers }, stage) => counted(stage, powers),
  due: ({ powers }, stage) => due(stage, powers),
  dueThen: ({ powers }, stage) => dueThen(stage, powers),
  sites: ({ powers }, stage) => sitesOf(stage, powers),
  removable: ({ powers }, stage) => removable(stage, powers),
  ownCenters: (_, stage) => ownCenters(stage),
  ranking: (_, stage) => ranking(stage),
  eliminated: (_, stage) => eliminated(stage),
  ...gameFacts,
  wantedTime: ({ span }) => span,
  sample: (_, stage) => sampleOrders(stage),
  lateness: (_, stage) => latenessList(stage, stage.scene.view?.powers ?? []),
  watchers: (_, stage) => watchers(stage),
  hidesWatchers: (_, { scene }) => scene.view !== null && scene.view.watchers === null,
  absences: (_, stage) => absences(stage),
  gmName: (_, { scene, words }) =>
    words.and((scene.view?.gms ?? []).flatMap((gm) => personName(gm) || [])),
  isWatching: (_, { scene }) => scene.view?.you.role === "observer",
  isSeated: (_, { scene }) => scene.view?.you.role === "player",
};

/** The words of every answer. */
export const questionSayings = Object.fromEntries(
  answeredInWords.map((kind) => [kind, common]),
) as unknown as Sayings<Asked>;

/** The answer to a question, in a sentence or two. */
export function questionText(
  catalogue: Catalogue,
  scene: Scene,
  kind: AnsweredInWords,
  asked: QuestionSubject = {},
): string {
  const subject = { kind, powers: [], games: [], span: "", ...asked };
  return saying(catalogue.questions, stageOf(catalogue, scene), questionSayings, subject);
}

/** `Germany (Gustav)`, of these powers or of all. */
function players(stage: Stage, powers: readonly PowerId[]): string {
  const { words, names } = stage;
  const { view } = stage.scene;
  if (view === null) return "";
  const asked = view.powers.filter(({ power }) => powers.length === 0 || powers.includes(power));
  const listed = asked.map((seat) => {
    const player = playerName(stage, view, seat);
    return `${names.power(seat.power)} ${/^\(/.test(player) ? player : `(${player})`}`;
  });
  return words.and(listed);
}

/** The one power asked about whose player has a seat and gave no name. */
function unnamed(stage: Stage, [power, another]: readonly PowerId[]): string {
  const { view } = stage.scene;
  const seat = view?.powers.find((each) => each.power === power);
  if (view === null || seat === undefined || another !== undefined) return "";
  const isUnnamed = seat.player !== null && personName(seat.player) === "";
  return isUnnamed && view.you.power !== power ? stage.names.power(seat.power) : "";
}

/** Those who have joined a game that has not begun, as far as the asker may know them. */
function joined({ words, scene: { view } }: Stage): string {
  const known = view?.unassigned ?? [];
  return words.and(known.flatMap(({ name, address }) => name ?? address ?? []));
}

/** Those who watch, by name; or how many, where their names are not known. */
function watchers({ words, scene: { view } }: Stage): string {
  const known = view?.watchers ?? [];
  return words.and(known.map((each) => personName(each) || words.say("an-observer")));
}

/** `France: 2026-03-04 TO 2026-03-06`, for each player who has told of an absence. */
function absences({ words, names, scene: { view } }: Stage): string {
  const away = (view?.powers ?? []).flatMap(({ power, absences: days }) =>
    days.map(({ from, to }) => `${names.power(power)} (${daysInWords(from, to)})`),
  );
  return words.and(away);
}

/** Nobody's name is known but one's own. */
function hidesPlayers({ view }: Scene): boolean {
  if (view === null) return false;
  return view.powers.every(({ power, player }) => player === null || power === view.you.power);
}

/** `France has 6 supply centers, Germany and Italy 4, ...`: those with most first. */
function ranking({ scene, words, names }: Stage): string {
  const powers = scene.view?.powers.filter(({ centerCount }) => centerCount > 0) ?? [];
  const counts = [...new Set(powers.map(({ centerCount }) => centerCount))].sort((a, b) => b - a);
  return counts
    .map((count) => {
      const those = powers.filter(({ centerCount }) => centerCount === count);
      return `${words.and(those.map(({ power }) => names.power(power)))} ${count}`;
    })
    .join("; ");
}

/** The powers that have lost all they had. */
function eliminated({ scene: { view }, words, names }: Stage): string {
  const out = (view?.powers ?? []).filter(
    ({ centerCount, unitCount }) => centerCount + unitCount === 0,
  );
  return view?.status === "forming" ? "" : words.and(out.map(({ power }) => names.power(power)));
}

/** `A BUD - GAL moves Army Budapest to Galicia, A BUD H lets it hold`, of the asker's first unit. */
function sampleOrders({ scene: { view, board }, words, names }: Stage): string {
  if (view?.phase.kind !== "M") return "";
  const unit = view.position.units.find(({ power }) => power === view.you.power);
  const isOwn = (at: LocationId) =>
    view.position.units.some(
      (each) => each.power === view.you.power && provinceOf(each.at) === provinceOf(at),
    );
  if (unit === undefined) return "";
  const to = destinations(board, view.position, unit).direct.find((at) => !isOwn(at));
  if (to === undefined) return "";
  return words.say("sample-orders", {
    move: printOrder({ kind: "move", unit, to, viaConvoy: false, route: [] }),
    hold: printOrder({ kind: "hold", unit }),
    unit: names.unit(unit),
    place: names.place(to),
  });
}

export function ownUnits({ scene, words, names }: Stage): string {
  const { view } = scene;
  if (view === null || view.you.power === null) return "";
  const { units, dislodged } = view.position;
  const isOwn = ({ power }: PlacedUnit) => power === view.you.power;
  return words.and([...units, ...dislodged].filter(isOwn).map(names.unit));
}

/** `Italy: Army Rome and Fleet Naples; 3 supply centers: Naples, Rome and Venice`, of each of these powers. */
function placed(stage: Stage, powers: readonly PowerId[]): string {
  const { scene, words, names } = stage;
  const { units = [], dislodged = [] } = scene.view?.position ?? {};
  const all = [...units, ...dislodged];
  return powers
    .map((asked) => {
      const own = all.filter(({ power }) => power === asked);
      const units = words.and(own.map(names.unit)) || words.say("none-left");
      return `${names.power(asked)}: ${units}; ${centersListed(stage, asked)}`;
    })
    .join(". ");
}

/** The asker's own centers, once the game has begun. */
function ownCenters(stage: Stage): string {
  const { view } = stage.scene;
  if (view === null || view.you.power === null || view.status === "forming") return "";
  return centersListed(stage, view.you.power);
}

/** `3 supply centers: Naples, Rome and Venice`. */
function centersListed({ scene, words, names }: Stage, power: PowerId): string {
  const { view, board } = scene;
  const centers = view === null ? [] : centersOf(board, view.position, power);
  const count = words.count(centers.length, "one-center", "many-centers");
  return centers.length === 0
    ? count
    : words.say("centers-listed", { count, centers: words.and(centers.map(names.place)) });
}

/** The powers whose orders have come so far, of those that owe any; only the GM sees more than one. */
function bySubmission({ scene, names, words }: Stage, wanted: "complete" | "begun" | "silent") {
  const { submissions = [], position } = scene.view ?? {};
  const stateOf = ({ power, missing, adjustmentsMissing }: SubmissionView) => {
    const left = missing.length + adjustmentsMissing;
    if (left === 0) return "complete";
    const own = [...(position?.units ?? []), ...(position?.dislodged ?? [])];
    const count = own.filter((unit) => unit.power === power).length;
    return adjustmentsMissing === 0 && left < count ? "begun" : "silent";
  };
  const those = submissions.filter((each) => each.due && stateOf(each) === wanted);
  return words.and(those.map(({ power }) => names.power(power)));
}

/** The other powers that a question names, or else all. */
function othersAsked({ scene, names }: Stage, powers: readonly PowerId[]): readonly string[] {
  const own = scene.view?.you.power ?? null;
  const all = scene.view?.powers.map(({ power }) => power) ?? [];
  const asked = powers.filter((power) => power !== own);
  const others =
    asked.length > 0
      ? asked
      : ["GERMANY", ...all].filter((power) => power !== own && all.includes(power));
  return others.map(names.power);
}

/** Where some units can go. */
interface PossibleMoves {
  readonly kind: "possible";
  readonly units: readonly PlacedUnit[];
}

export const possibleSayings: Sayings<PossibleMoves> = {
  possible: {
    units: ({ units }, stage) => units.map((unit) => movesOf(stage, unit)),
    sites: (_, stage) => sitesOf(stage, []),
  },
};

/** POSSIBLE: what these units could do, and in winter where the asker may build. */
export function possibleText(
  catalogue: Catalogue,
  scene: Scene,
  units: readonly PlacedUnit[],
): string {
  const subject = { kind: "possible", units } as const;
  return answer(catalogue, stageOf(catalogue, scene), possibleSayings, subject);
}

/** That none of the asker's units can go to these places. */
export function outOfReachText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
): string {
  const { words, names } = stageOf(catalogue, scene);
  return words.say("out-of-reach", { places: words.and(places.map(names.place)) });
}

function movesOf(stage: Stage, unit: PlacedUnit): Block {
  const { scene, words, names } = stage;
  const { position, phase } = viewOf(stage);
  const list = (places: readonly LocationId[]) => words.and(places.map(names.place));
  const name = `${names.power(unit.power)}: ${names.unit(unit)}`;
  const dislodged = position.dislodged.find(({ at, type }) => at === unit.at && type === unit.type);
  if (phase.kind === "R" && dislodged !== undefined) {
    return { name, heading: list(dislodged.retreats) || words.say("nobody"), text: "" };
  }
  const { direct, byConvoy } = destinations(scene.board, position, unit);
  const near = new Set(direct.map(provinceOf));
  const beside = position.units.filter(({ at }) => near.has(provinceOf(at)));
  return {
    name,
    text: list(direct),
    body: list(byConvoy.filter((at) => !near.has(provinceOf(at)))),
    by: words.and(beside.map((each) => `${names.adjective(each.power)} ${names.unit(each)}`)),
  };
}
