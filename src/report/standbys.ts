/** Letters and answers about those who would take over a power in any game, and about seats that are free. */
import type { GameView, PowerView, Standby } from "../game/index.js";
import type { PowerId } from "../map/index.js";
import { type Instant, present } from "../util/index.js";
import { answer } from "./answers.js";
import type { Catalogue } from "./catalogue.js";
import { verbatim } from "./fill.js";
import { letterText } from "./letters.js";
import type { Stage } from "./say.js";
import type { LetterText, Scene } from "./scene.js";
import { isOpening, sceneWords } from "./scene-words.js";
import { stageOf } from "./stage.js";
import { positionTable } from "./tables.js";
import { when } from "./times.js";

/** Somebody on the list, and his place in it; null for who is not. */
export interface Standing {
  readonly standby: Standby | null;
  readonly place: number;
  readonly of: number;
}

/** STANDBY STATUS, and what follows a change. */
export function standbyText(
  catalogue: Catalogue,
  scene: Scene,
  { standby, place, of }: Standing,
): string {
  const stage = stageOf(catalogue, scene);
  return answer(catalogue, "standby", stage, {
    isOn: standby !== null,
    variants: stage.words.or(standby?.variants ?? []),
    isWithPress: standby?.press === "press",
    isWithoutPress: standby?.press === "none",
    atMost: standby?.atMost ?? 0,
    isLimited: standby !== null && standby.atMost !== null,
    since: standby === null ? "" : when(scene, standby.since),
    place,
    all: of,
    unanswered: standby?.unanswered ?? 0,
  });
}

/** DECLINE. */
export function declinedText(catalogue: Catalogue, scene: Scene): string {
  return answer(catalogue, "declined", stageOf(catalogue, scene), {});
}

/** To one of the list: a power that he may have. */
export function composeSeatOffer(
  catalogue: Catalogue,
  scene: Scene,
  { power, answerBy }: { readonly power: PowerId; readonly answerBy: Instant },
): LetterText {
  const stage = stageOf(catalogue, scene);
  const view = present(scene.view, "The view of the game");
  return letterText(
    catalogue.letters["seat-offer"]({
      ...sceneWords(stage),
      power: stage.names.power(power),
      strength: strengthOf(
        stage,
        present(
          view.powers.find((one) => one.power === power),
          power,
        ),
      ),
      position: verbatim(positionTable(stage.names, scene.board, view.position)),
      isGunboat: view.settings.gunboat,
      answerBy: when(scene, answerBy),
    }),
  );
}

/** `3 units and 4 centers`. */
function strengthOf({ words }: Stage, { unitCount, centerCount }: PowerView): string {
  return words.and([
    words.count(unitCount, "one-unit", "many-units"),
    words.count(centerCount, "one-center", "many-centers"),
  ]);
}

/** To somebody who is on the list no longer, since he did not answer. */
export function composeStandbyEnd(catalogue: Catalogue, scene: Scene, times: number): LetterText {
  const stage = stageOf(catalogue, scene);
  return letterText(catalogue.letters["standby-end"]({ ...sceneWords(stage), times }));
}

/** LIST OPENINGS: the games that have a free seat. */
export function openingList(
  catalogue: Catalogue,
  scene: Scene,
  views: readonly GameView[],
): string {
  const games = views.filter(hasOpening).map((view) => {
    const stage = stageOf(catalogue, { ...scene, view });
    const free = view.status === "forming" ? [] : view.powers.filter(isOpening);
    return {
      name: view.name.padEnd(17),
      ...sceneWords(stage),
      powers: stage.words.and(
        free.map((one) => `${stage.names.power(one.power)} (${strengthOf(stage, one)})`),
      ),
    };
  });
  return answer(catalogue, "openings", stageOf(catalogue, scene), { games });
}

function hasOpening({ status, playersJoined, playersNeeded, powers, ending }: GameView): boolean {
  if (status === "forming") return playersJoined < playersNeeded;
  return ending === null && powers.some(isOpening);
}
