/** The maps that go with letters. Each shows what its reader's view holds: of orders, what was published, and their own. */

import { playedScene, positionScene, type ToldOrder } from "../../drawing/index.js";
import type { Event, GameView, PhaseRecord } from "../../game/index.js";
import { parseOrder } from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { mapHeading, type ReplyItem, type Scene } from "../../report/index.js";
import { type Phase, printPhase, type WrittenOrder } from "../../rules/index.js";
import type { Context } from "../context.js";
import type { Picture } from "../ports/pictures.js";

type Played = Pick<PhaseRecord, "phase" | "result">;

/** A phase that was played, as it was published. */
export function playedMap(context: Context, { board, view }: SceneOfGame, played: Played): Picture {
  const { phase, result } = played;
  const scene = playedScene(board, mapHeading(context.catalogue, view, phase), phase, result);
  return pictureOf(view, phase, scene);
}

/** Where everything stands now, with orders that the reader has given. */
export function presentMap(
  context: Context,
  { board, view }: SceneOfGame,
  orders: readonly ToldOrder[] = [],
): Picture {
  const { phase, position } = view;
  const heading = mapHeading(context.catalogue, view, phase);
  return pictureOf(view, phase, positionScene(board, heading, phase, position, orders));
}

/** The maps for a letter that tells of these events: what was played; else where things stand, if that has changed. */
export function mapsAbout(
  context: Context,
  scene: Scene,
  events: readonly Event[],
): readonly Picture[] {
  if (!isOfGame(scene)) return [];
  const played = events.flatMap((event) =>
    event.kind === "phase-turned" ? [playedMap(context, scene, event)] : [],
  );
  const isMoved = events.some(({ kind }) => changesPosition.has(kind));
  return played.length > 0 || !isMoved ? played : [presentMap(context, scene)];
}

const changesPosition: ReadonlySet<Event["kind"]> = new Set([
  "game-started",
  "briefed",
  "rolled-back",
  "rolled-forward",
  "position-edited",
]);

/** The map for somebody whose orders were read: these alone, with what is illegal of them. */
export function ownOrdersMap(
  context: Context,
  scene: Scene,
  items: readonly ReplyItem[],
): readonly Picture[] {
  if (!isOfGame(scene) || !items.some(({ kind }) => kind === "reading")) return [];
  const { board, view } = scene;
  const own = view.submissions.find(({ power }) => power === view.you.power);
  if (own === undefined) return [];
  const { power } = own;
  const legal = own.orders.map(({ order }) => ({ power, order, words: [] }));
  const illegal = items.flatMap((item) =>
    item.kind === "reading" && item.illegal !== null ? orderIn(board, item.readAs, view.phase) : [],
  );
  const told = [
    ...illegal.map((order) => ({ power, order, words: ["illegal"] as const })),
    ...legal,
  ];
  return [presentMap(context, scene, told)];
}

/** A canonical order, read again: one text can be a move and a retreat. */
function orderIn(board: Board, readAs: string, { kind }: Phase): readonly WrittenOrder[] {
  const orders = parseOrder(board, readAs);
  const retreats = orders.filter((order) => order.kind === "retreat");
  return (kind === "R" && retreats.length > 0 ? retreats : orders).slice(0, 1);
}

/** A scene within a game that has begun. */
export interface SceneOfGame extends Scene {
  readonly view: GameView;
}

function isOfGame(scene: Scene): scene is SceneOfGame {
  return scene.view !== null && scene.view.status !== "forming";
}

function pictureOf(view: GameView, phase: Phase, scene: Picture["scene"]): Picture {
  return { name: `${view.name}-${printPhase(phase)}`, variant: view.variant, scene };
}
