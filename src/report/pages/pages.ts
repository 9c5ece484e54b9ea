/**
 * Pages for everybody, made from what a spectator may see: games, one game, one phase. Like letters they are templates
 * filled with words; here everything that is filled in is escaped.
 */
import type { GameView, PressEvent, PublishedRecord } from "../../game/index.js";
import { type Phase, printPhase } from "../../rules/index.js";
import { capital, present } from "../../util/index.js";
import { resultWordsOf } from "../blocks/result-notes.js";
import { publishedResults, resultLines } from "../blocks/results.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { who } from "../words/people.js";
import { type Saying, type Sayings, type Stage, viewOf, wordsFor } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { sceneWords } from "../words/scene-words.js";
import { phaseName, when } from "../words/times.js";
import { centersGraph, centersOfYears } from "./centers.js";

/** Where the pages are: the address of the first one, without a slash at its end. */
export interface Site {
  readonly url: string;
}

/** A message that went to everybody. */
export interface PublicPress {
  readonly phase: Phase;
  readonly event: PressEvent;
}

interface OfSite {
  readonly catalogue: Catalogue;
  readonly site: Site;
}

/** A game with its past, as it was published. */
interface OfGame extends OfSite {
  readonly records: readonly PublishedRecord[];
  readonly press: readonly PublicPress[];
}

interface OfPhase extends OfGame {
  readonly phase: Phase;
  /** Null for the phase that is being played. */
  readonly record: PublishedRecord | null;
}

/** Letters that their reader may end, or has ended. */
interface OfLetters extends OfSite {
  readonly letters: "watching" | "digests" | "standby";
  /** Null for letters that are about none. */
  readonly game: string | null;
  readonly isDone: boolean;
}

type Page =
  | ({
      readonly kind: "games";
      readonly views: readonly GameView[];
      /** The name after which the list goes on; null at its end. */
      readonly last: string | null;
    } & OfSite)
  | ({ readonly kind: "game" } & OfGame)
  | ({ readonly kind: "phase" } & OfPhase)
  | ({ readonly kind: "feed" } & OfGame)
  | ({ readonly kind: "missing" } & OfSite)
  | ({ readonly kind: "unsubscribe" } & OfLetters);

/** Where the pages are, seen from themselves. */
function baseOf({ site }: OfSite): string {
  return new URL(site.url).pathname.replace(/\/$/, "");
}

const siteSaying: Saying<OfSite> = {
  base: baseOf,
  feed: () => "",
  isListed: (_, { scene }) => scene.view === null || scene.view.settings.listed,
};

const deadlineSaying: Saying<unknown> = {
  state: (_, stage) => stateOf(stage, viewOf(stage)),
  deadline: (_, stage) => deadlineOf(stage, viewOf(stage)),
  deadlineUtc: (_, stage) => utc(viewOf(stage).deadline ?? 0),
};

const gameSaying: Saying<OfGame> = {
  ...siteSaying,
  ...deadlineSaying,
  own: (page, stage) => addressOf(page, viewOf(stage).name),
  feed: (page, stage) => `${addressOf(page, viewOf(stage).name)}/feed.xml`,
};

export const pageSayings: Sayings<Page> = {
  games: {
    ...siteSaying,
    title: (_, { scene }) => scene.judge.name,
    rows: (page, stage) => page.views.map((view) => gameRow(page, stage, view)),
    further: ({ last, ...page }) =>
      last === null ? "" : `${baseOf(page)}/?after=${encodeURIComponent(last)}`,
  },
  game: {
    ...gameSaying,
    title: (_, stage) => capital(viewOf(stage).name),
    present: (page, stage) => phaseAddress(page, stage, viewOf(stage).phase),
    picture: (page, stage) =>
      viewOf(stage).status === "forming" ? "" : phaseAddress(page, stage, viewOf(stage).phase),
    caption: (_, stage) => captionOf(stage, viewOf(stage).phase),
    standing: (_, stage) => viewOf(stage).powers.map((power) => powerRow(stage, power)),
    phases: (page, stage) => phaseLinks(page, stage),
    years: ({ records }) => centersOfYears(records).map(({ year }) => String(year)),
    rows: ({ records }, stage) => yearRows(stage, records),
    graph: ({ records }, stage) => centersGraph(stage, records),
    press: ({ press }, stage) => press.map((message) => pressBlock(stage, message)),
  },
  phase: {
    ...gameSaying,
    title: ({ phase }, stage) => captionOf(stage, phase),
    heading: ({ phase }, { words }) => phaseName(words, phase),
    code: ({ phase }) => printPhase(phase),
    picture: (page, stage) => phaseAddress(page, stage, page.phase),
    revision: ({ record }) => (record === null ? "" : revisionOf(record)),
    caption: ({ phase }, stage) => captionOf(stage, phase),
    isPlayed: ({ record }) => record !== null,
    before: (page, stage) => neighbour(page, stage, -1).link,
    beforeName: (page, stage) => neighbour(page, stage, -1).name,
    after: (page, stage) => neighbour(page, stage, 1).link,
    afterName: (page, stage) => neighbour(page, stage, 1).name,
    orders: ({ record }, stage) => (record === null ? [] : orderBlocks(stage, record)),
    notes: ({ record }, stage) => (record === null ? [] : notesOn(stage, record)),
    press: ({ press, phase }, stage) =>
      press
        .filter((message) => printPhase(message.phase) === printPhase(phase))
        .map((message) => pressBlock(stage, message)),
  },
  feed: {
    ...gameSaying,
    address: ({ site }, stage) => `${site.url}/g/${viewOf(stage).name}`,
    updated: ({ records }) => utc(records.at(-1)?.turnedAt ?? 0),
    phases: ({ records, site }, stage) => {
      const last = records.slice(-feedLength).toReversed();
      return last.map((record) => feedEntry(stage, site, record));
    },
  },
  missing: { ...siteSaying, title: (_, { scene }) => scene.judge.name },
  unsubscribe: {
    ...siteSaying,
    isListed: () => false,
    title: (_, { scene }) => scene.judge.name,
    isWatching: ({ letters }) => letters === "watching",
    isDigest: ({ letters }) => letters === "digests",
    ended: ({ game }) => (game === null ? "" : capital(game)),
    isDone: ({ isDone }) => isDone,
  },
};

/** The phases that a feed tells of. */
const feedLength = 20;

/** The text of a page. */
export function composePage(scene: Scene, page: Page): string {
  const stage = stageOf(page.catalogue, scene);
  const template = present(page.catalogue.pages.get(page.kind), `The page "${page.kind}"`);
  return template({ ...sceneWords(stage), ...wordsFor(pageSayings, page, stage) });
}

/** What tells a phase from another that is played in its place after a rollback. */
export function revisionOf({ turnedAt }: PublishedRecord): string {
  return turnedAt.toString(36);
}

function addressOf(page: OfSite, game: string): string {
  return `${baseOf(page)}/g/${game}`;
}

function phaseAddress(page: OfSite, stage: Stage, phase: Phase): string {
  return `${addressOf(page, viewOf(stage).name)}/${printPhase(phase)}`;
}

function captionOf(stage: Stage, phase: Phase): string {
  return `${capital(viewOf(stage).name)}, ${phaseName(stage.words, phase)}`;
}

function utc(at: number): string {
  return new Date(at).toISOString();
}

function stateOf({ words }: Stage, { status, phase }: GameView): string {
  return status === "active" ? phaseName(words, phase) : words.say(`game-${status}`);
}

function deadlineOf({ scene }: Stage, view: GameView): string {
  return view.deadline === null || view.status !== "active"
    ? ""
    : when({ ...scene, view }, view.deadline);
}

function gameRow(page: OfSite, stage: Stage, view: GameView) {
  return {
    link: addressOf(page, view.name),
    name: capital(view.name),
    board: capital(view.variant),
    state: stateOf(stage, view),
    deadline: deadlineOf(stage, view),
  };
}

function powerRow({ names }: Stage, power: GameView["powers"][number]) {
  return {
    name: names.power(power.power),
    centers: power.centerCount,
    units: power.unitCount,
    isVacant: power.vacant,
  };
}

/** The phases that have a page: those that were played, and the present one. */
function phasesOf(records: readonly PublishedRecord[], view: GameView): readonly Phase[] {
  const played = records.map(({ phase }) => phase);
  const isOver = view.ending !== null || view.status === "forming";
  return isOver && played.length > 0 ? played : [...played, view.phase];
}

function phaseLinks(page: OfGame, stage: Stage) {
  const view = viewOf(stage);
  if (view.status === "forming") return [];
  return phasesOf(page.records, view).map((phase) => ({
    link: phaseAddress(page, stage, phase),
    name: phaseName(stage.words, phase),
  }));
}

/** The phase so many steps on; without a link at the end. */
function neighbour(page: OfPhase, stage: Stage, steps: number) {
  const phases = phasesOf(page.records, viewOf(stage));
  const here = phases.findIndex((phase) => printPhase(phase) === printPhase(page.phase));
  const phase = here < 0 ? undefined : phases[here + steps];
  if (phase === undefined) return { link: "", name: "" };
  return { link: phaseAddress(page, stage, phase), name: phaseName(stage.words, phase) };
}

function yearRows({ names, scene }: Stage, records: readonly PublishedRecord[]) {
  const years = centersOfYears(records);
  if (years.length === 0) return [];
  return scene.board.powers.map(({ id }) => ({
    name: names.power(id),
    figures: years.map(({ counts }) => String(counts.get(id) ?? 0)),
  }));
}

/** The results of each power, without its name before every line. */
function orderBlocks(stage: Stage, { result }: PublishedRecord) {
  const { words, names, scene } = stage;
  const told = resultWordsOf(viewOf(stage));
  const lines = resultLines(words, names, scene.board, publishedResults(result), told);
  return scene.board.powers.flatMap(({ id }) => {
    const name = names.power(id);
    const own = lines.filter(({ result: { power } }) => power === id);
    if (own.length === 0) return [];
    return [{ name, lines: own.map(({ line }) => line.replace(`${name}: `, "")) }];
  });
}

/** What the orders do not say: units that are gone, and centers that changed hands. */
function notesOn({ words, names }: Stage, { result }: PublishedRecord): readonly string[] {
  const destroyed = result.destroyed.map(({ power, unit }) =>
    words.say("page-destroyed", { power: names.power(power), unit: names.unit(unit) }),
  );
  const captures = result.captures.map(({ center, to }) =>
    words.say("page-captured", { power: names.power(to), center: names.place(center) }),
  );
  return [...destroyed, ...captures];
}

function pressBlock(stage: Stage, { event, phase }: PublicPress) {
  const from = event.from === null ? stage.words.say("page-unsigned") : who(stage, event.from);
  return { from: capital(from), played: phaseName(stage.words, phase), body: event.text };
}

function feedEntry(stage: Stage, site: Site, record: PublishedRecord) {
  const { phase, turnedAt } = record;
  const blocks = orderBlocks(stage, record);
  return {
    link: `${site.url}/g/${viewOf(stage).name}/${printPhase(phase)}`,
    name: captionOf(stage, phase),
    happened: utc(turnedAt),
    body: blocks.map(({ name, lines }) => `${name}: ${lines.join(" ")}`).join("\n"),
  };
}
