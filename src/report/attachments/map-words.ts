/** The words around a map. */

import type { GameView } from "../../game/index.js";
import type { Phase } from "../../rules/index.js";
import { capital } from "../../util/index.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { phaseName } from "../words/times.js";

/** What stands above the map of a phase. */
export function mapHeading({ words }: Catalogue, { name }: Pick<GameView, "name">, phase: Phase) {
  return { title: capital(name), phase: phaseName(words, phase) };
}

/** What stands above the map of a trial. */
export function trialHeading(catalogue: Catalogue, view: Pick<GameView, "name">, phase: Phase) {
  const heading = mapHeading(catalogue, view, phase);
  return { ...heading, phase: catalogue.words.say("trial-map", { phase: heading.phase }) };
}
