/** Makes the stage of a scene: the words and names that everything about it is said with. */
import type { Catalogue } from "./catalogue.js";
import type { Stage } from "./say.js";
import type { Scene } from "./scene.js";

export function stageOf(catalogue: Catalogue, scene: Scene): Stage {
  return { scene, words: catalogue.words, names: catalogue.namesOf(scene.board) };
}
