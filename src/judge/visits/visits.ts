/**
 * What visitors of the pages see: what a spectator of a game may see, and nothing else. Nothing is written here; a game
 * that cannot be read, or is not for the pages, is one that there is not.
 */
import { eventFor, type Game, type PublishedRecord } from "../../game/index.js";
import {
  calendarOf,
  composePage,
  historyAttachment,
  type PublicPress,
  phaseAttachment,
  resultsCsv,
  revisionOf,
  type Site,
} from "../../report/index.js";
import { type Phase, parsePhase, printPhase } from "../../rules/index.js";
import type { Context } from "../context.js";
import { playedMap, presentMap } from "../letters/maps.js";
import type { Picture } from "../ports/pictures.js";
import { type StoredGame, type Tx, UnreadableGame } from "../ports/store.js";
import { type SceneOfGame, sceneOf, strangersScene } from "../records/scenes.js";
import { type PastOf, pastKeeper } from "./past.js";

/** What a visitor asks for. */
export type Wish =
  | { readonly kind: "games"; readonly after: string | null }
  | { readonly kind: "game"; readonly game: string; readonly form: GameForm }
  | {
      readonly kind: "phase";
      readonly game: string;
      readonly phase: string;
      readonly form: PhaseForm;
    };

type GameForm = "html" | "json" | "csv" | "ics" | "feed";
type PhaseForm = "html" | PictureForm | "json";
type PictureForm = "svg" | "small-svg" | "png";

/** What a visitor gets. */
export interface Sight {
  /** The media type. */
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Of a phase that was played: asked for with it, the same will be seen for good. Null for what changes. */
  readonly revision: string | null;
  readonly isListed: boolean;
}

/** Shows what is asked for, or null where there is no such thing; and the page that says so. */
export interface Visits {
  show(wish: Wish): Promise<Sight | null>;
  missing(): Sight;
}

/** As many games as a page lists. */
const gamesPerPage = 100;

const html = "text/html; charset=utf-8";

export function openVisits(context: Context, site: Site): Visits {
  const desk: Desk = { context, site, pastOf: pastKeeper() };
  return {
    show: (wish) => (wish.kind === "games" ? showGames(desk, wish.after) : showGame(desk, wish)),
    missing: () => {
      const page = { kind: "missing", catalogue: context.catalogue, site } as const;
      return { ...sight(html, composePage(strangersScene(context), page)), isListed: false };
    },
  };
}

interface Desk {
  readonly context: Context;
  readonly site: Site;
  readonly pastOf: PastOf;
}

async function showGames({ context, site }: Desk, after: string | null): Promise<Sight> {
  const { games } = await context.store.transaction((tx) => tx.games.after(after, gamesPerPage));
  const shown = games.filter((game) => game.settings.listed && isForPages(context, game));
  const views = shown.map((game) => spectatorsScene(context, game).view);
  const last = games.length < gamesPerPage ? null : (games.at(-1)?.name ?? null);
  const page = { kind: "games", catalogue: context.catalogue, site, views, last } as const;
  return sight(html, composePage(strangersScene(context), page));
}

/** A game that is visited, with all that is public of it. */
interface Visited {
  readonly scene: SceneOfGame;
  readonly records: readonly PublishedRecord[];
  readonly press: readonly PublicPress[];
}

async function showGame(desk: Desk, wish: Exclude<Wish, { kind: "games" }>): Promise<Sight | null> {
  const visited = await desk.context.store.transaction((tx) => visit(desk, tx, wish.game));
  if (visited === null) return null;
  const shown =
    wish.kind === "game"
      ? wholeGame(desk, visited, wish.form)
      : await onePhase(desk, visited, wish.phase, wish.form);
  return shown === null ? null : { ...shown, isListed: visited.scene.view.settings.listed };
}

async function visit({ context, pastOf }: Desk, tx: Tx, name: string): Promise<Visited | null> {
  try {
    const stored = await tx.games.load(name);
    if (stored === null || !isForPages(context, stored.game)) return null;
    const records = await pastOf(tx, stored);
    const press = await publicPress(tx, stored);
    return { scene: spectatorsScene(context, stored.game), records, press };
  } catch (error) {
    if (error instanceof UnreadableGame) return null;
    throw error;
  }
}

function isForPages({ boards }: Context, { variant, settings }: Game): boolean {
  return settings.page && boards.has(variant);
}

function spectatorsScene(context: Context, game: Game): SceneOfGame {
  return sceneOf(context, game, null);
}

/** What went to everybody, and says so: a header can name fewer readers than a message has, or more. */
async function publicPress(tx: Tx, { game }: StoredGame): Promise<readonly PublicPress[]> {
  const sent = await tx.press.of(game.name);
  return sent
    .filter(({ event: { to } }) => to.kind === "all")
    .flatMap(({ phase, event }) => {
      const shown = eventFor(event, game, null);
      return shown.kind === "press" && shown.to.kind === "all" ? [{ phase, event: shown }] : [];
    });
}

function wholeGame({ context, site }: Desk, visited: Visited, form: GameForm): Sight | null {
  const { catalogue } = context;
  const { scene, records, press } = visited;
  const page = { catalogue, site, records, press };
  switch (form) {
    case "html":
      return sight(html, composePage(scene, { kind: "game", ...page }));
    case "feed":
      return sight(
        "application/atom+xml; charset=utf-8",
        composePage(scene, { kind: "feed", ...page }),
      );
    case "csv":
      return sight("text/csv; charset=utf-8", resultsCsv(records));
    case "json":
      return sight("application/json", historyAttachment(catalogue, scene, records).text);
    case "ics": {
      const entry = calendarOf(catalogue, scene);
      return entry === null ? null : sight("text/calendar; charset=utf-8", entry.text);
    }
  }
}

async function onePhase(
  { context, site }: Desk,
  visited: Visited,
  name: string,
  form: PhaseForm,
): Promise<Sight | null> {
  const { scene, records, press } = visited;
  const asked = parsePhase(name);
  if (asked === null || printPhase(asked) !== name) return null;
  const record = records.findLast(({ phase }) => isSame(phase, asked)) ?? null;
  if (record === null && !isPresent(scene, asked)) return null;
  const revision = record === null ? null : revisionOf(record);
  const { catalogue } = context;
  if (form === "html") {
    const page = { kind: "phase", catalogue, site, records, press, phase: asked, record } as const;
    return { ...sight(html, composePage(scene, page)), revision };
  }
  if (form === "json") {
    if (record === null) return null;
    return {
      ...sight("application/json", phaseAttachment(catalogue, scene, record).text),
      revision,
    };
  }
  const map = record === null ? presentMap(context, scene) : playedMap(context, scene, record);
  const drawn = await pictureAs(context, map, form);
  return drawn === null ? null : { ...drawn, revision };
}

function isPresent({ view }: SceneOfGame, phase: Phase): boolean {
  return view.status !== "forming" && isSame(view.phase, phase);
}

function isSame(a: Phase, b: Phase): boolean {
  return printPhase(a) === printPhase(b);
}

async function pictureAs(
  { pictures }: Context,
  map: Picture,
  form: PictureForm,
): Promise<Sight | null> {
  if (form === "png") {
    const image = await pictures.file(map);
    return image === null ? null : sight(image.type, image.content);
  }
  const svg = await pictures.svg(map, form === "small-svg" ? "small" : "usual");
  return svg === null ? null : sight("image/svg+xml", svg);
}

function sight(type: string, body: string | Uint8Array): Sight {
  return { type, body, revision: null, isListed: true };
}
