/** MAP: what is said beside a picture of the board, and the words on a sheet for orders. */

import type { Phase } from "../../rules/index.js";
import { capital } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { answer } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { phaseName } from "../words/times.js";

/** What a picture shows: a phase that was played, or the board as it stands. */
interface ShownMap {
  /** The name of its file. */
  readonly file: string;
  readonly played: Phase | null;
  /** Orders that nobody else sees are drawn on it. */
  readonly hasOwnOrders: boolean;
}

type MapAnswer =
  | ({ readonly kind: "map" } & ShownMap)
  | { readonly kind: "blank-map"; readonly file: string };

export const mapSayings: Sayings<MapAnswer> = {
  map: {
    file: ({ file }) => file,
    played: ({ played }, { words }) => (played === null ? "" : phaseName(words, played)),
    hasOwnOrders: ({ hasOwnOrders }) => hasOwnOrders,
  },
  "blank-map": { file: ({ file }) => file, board: (_, { scene }) => boardTitle(scene) },
};

export function mapText(catalogue: Catalogue, scene: Scene, map: ShownMap): string {
  return answer(catalogue, stageOf(catalogue, scene), mapSayings, { kind: "map", ...map });
}

export function blankMapText(catalogue: Catalogue, scene: Scene, file: string): string {
  return answer(catalogue, stageOf(catalogue, scene), mapSayings, { kind: "blank-map", file });
}

function boardTitle({ board }: Pick<Scene, "board">): string {
  return board.title ?? capital(board.name);
}

/** What stands above a map without units. */
export function blankHeading({ words }: Catalogue, scene: Pick<Scene, "board">) {
  return { title: boardTitle(scene), phase: words.say("blank-map") };
}

/** A form for orders on paper. */
export interface OrderSheet {
  /** What is filled in at its top. */
  readonly fields: readonly string[];
  readonly parts: readonly { readonly title: string; readonly lines: number }[];
}

/** As many lines as a power of a full board needs. */
export function orderSheet({ words }: Catalogue): OrderSheet {
  return {
    fields: [words.say("sheet-game"), words.say("sheet-power"), words.say("sheet-phase")],
    parts: [
      { title: words.say("sheet-orders"), lines: 18 },
      { title: words.say("sheet-retreats"), lines: 4 },
      { title: words.say("sheet-adjustments"), lines: 5 },
    ],
  };
}
