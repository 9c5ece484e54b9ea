/**
 * The maps that go with letters. Each shows what its reader's view holds: of orders, what was published, and
 * their own.
 */

import { blankScene, playedScene, positionScene, type ToldOrder } from "../../drawing/index.js";
import type { Event, GameView, PhaseRecord } from "../../game/index.js";
import { parseOrder } from "../../language/index.js";
import type { Board } from "../../map/index.js";
import {
  blankHeading,
  mapHeading,
  orderSheet,
  type ReplyItem,
  type Scene,
  trialHeading,
} from "../../report/index.js";
import { type Phase, type PhaseResult, printPhase, type WrittenOrder } from "../../rules/index.js";
import type { Context } from "../context.js";
import type { Picture } from "../ports/pictures.js";
import type { SceneOfGame } from "../records/scenes.js";

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

/** What orders would lead to that nobody gave: the `number`th trial of a mail. */
export function trialMap(
  context: Context,
  { board, view }: SceneOfGame,
  result: PhaseResult,
  number: number,
): Picture {
  const { phase } = view;
  const heading = trialHeading(context.catalogue, view, phase);
  const drawn = pictureOf(view, phase, playedScene(board, heading, phase, result));
  return { ...drawn, name: `${drawn.name}-trial${number > 1 ? `-${number}` : ""}` };
}

/** A board without units, to print, with sheets for orders. */
export function blankMap(
  { catalogue }: Context,
  { board }: Pick<Scene, "board">,
  variant: string,
): Picture {
  const scene = blankScene(board, blankHeading(catalogue, { board }));
  return { name: `${variant}-blank`, variant, scene, orderSheet: orderSheet(catalogue) };
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
  const { power } = view.you;
  if (power === null) return [];
  const illegal = items.flatMap((item) =>
    item.kind === "reading" && item.illegal !== null ? orderIn(board, item.readAs, view.phase) : [],
  );
  const told = [
    ...illegal.map((order) => ({ power, order, words: ["illegal"] as const })),
    ...submittedOrders(scene),
  ];
  return [presentMap(context, scene, told)];
}

/** The reader's own orders of this phase. */
export function submittedOrders({ view }: SceneOfGame): readonly ToldOrder[] {
  const { power } = view.you;
  const own = view.submissions.find((each) => each.power === power);
  if (power === null || own === undefined) return [];
  return own.orders.map(({ order }) => ({ power, order, words: [] }));
}

/** A canonical order, read again: one text can be a move and a retreat. */
function orderIn(board: Board, readAs: string, { kind }: Phase): readonly WrittenOrder[] {
  const orders = parseOrder(board, readAs);
  const retreats = orders.filter((order) => order.kind === "retreat");
  return (kind === "R" && retreats.length > 0 ? retreats : orders).slice(0, 1);
}

/** Is it within a game that has begun? */
function isOfGame(scene: Scene): scene is SceneOfGame {
  return scene.view !== null && scene.view.status !== "forming";
}

function pictureOf(view: GameView, phase: Phase, scene: Picture["scene"]): Picture {
  return { name: `${view.name}-${printPhase(phase)}`, variant: view.variant, scene };
}
