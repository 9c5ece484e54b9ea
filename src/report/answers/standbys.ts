/** Letters and answers about those who would take over a power in any game, and about seats that are free. */
import type { GameView, PowerView, Standby } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { type Instant, present } from "../../util/index.js";
import { positionTable } from "../blocks/tables.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { verbatim } from "../engine/fill.js";
import type { LetterText } from "../engine/letter-text.js";
import { answer, letter } from "../sentences/sentence.js";
import { powerSaying } from "../words/people.js";
import { type Block, type Sayings, type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { isOpening, sceneWords } from "../words/scene-words.js";
import { when } from "../words/times.js";
import { type Waits, waitingInWords } from "./still-open.js";

/** Somebody on the list, and their place in it; null for somebody who is not. */
interface Standing {
  readonly standby: Standby | null;
  readonly place: number;
  readonly of: number;
}

type StandbyAnswer =
  | ({ readonly kind: "standby" } & Standing)
  /** What a mail had asked for is dropped; some of it, where that is named. */
  | {
      readonly kind: "declined";
      readonly isOfMail: boolean;
      readonly waits: readonly Waits[];
    }
  | {
      readonly kind: "openings";
      readonly catalogue: Catalogue;
      readonly views: readonly GameView[];
    };

export const standbySayings: Sayings<StandbyAnswer> = {
  standby: {
    isOn: ({ standby }) => standby !== null,
    variants: ({ standby }, { words }) => words.or(standby?.variants ?? []),
    isWithPress: ({ standby }) => standby?.press === "press",
    isWithoutPress: ({ standby }) => standby?.press === "none",
    atMost: ({ standby }) => standby?.atMost ?? 0,
    isLimited: ({ standby }) => standby !== null && standby.atMost !== null,
    since: ({ standby }, { scene }) => (standby === null ? "" : when(scene, standby.since)),
    place: ({ place }) => place,
    all: ({ of }) => of,
    unanswered: ({ standby }) => standby?.unanswered ?? 0,
  },
  declined: {
    isOfMail: ({ isOfMail }) => isOfMail,
    text: ({ waits }, stage) => waitingInWords(stage, waits),
  },
  openings: {
    games: ({ catalogue, views }, { scene }) =>
      views
        .filter(hasOpening)
        .map((view) => openingBlock(stageOf(catalogue, { ...scene, view }), view)),
    forming: ({ views }) => views.filter(hasOpening).find(isForming)?.name ?? "",
    running: ({ views }) => {
      const view = views.filter(hasOpening).find((each) => !isForming(each));
      return view === undefined ? "" : `${view.name} AS ${view.powers.find(isOpening)?.power}`;
    },
  },
};

type Offer =
  | { readonly kind: "seat-offer"; readonly power: PowerId; readonly answerBy: Instant }
  /** Letters that were not answered. */
  | { readonly kind: "standby-end"; readonly times: number };

export const offerSayings: Sayings<Offer> = {
  "seat-offer": {
    ...powerSaying,
    strength: ({ power }, stage) => {
      const own = viewOf(stage).powers.find((powerView) => powerView.power === power);
      return strengthOf(stage, present(own, power));
    },
    position: (_, stage) =>
      verbatim(positionTable(stage.names, stage.scene.board, viewOf(stage).position)),
    isGunboat: (_, stage) => viewOf(stage).settings.gunboat,
    answerBy: ({ answerBy }, { scene }) => when(scene, answerBy),
  },
  "standby-end": { times: ({ times }) => times },
};

/** STANDBY STATUS, and what follows a change. */
export function standbyText(catalogue: Catalogue, scene: Scene, standing: Standing): string {
  const subject = { kind: "standby", ...standing } as const;
  return answer(catalogue, stageOf(catalogue, scene), standbySayings, subject);
}

/** DECLINE, to what an earlier mail had asked for, or to what a letter offered. */
export function declinedText(
  catalogue: Catalogue,
  scene: Scene,
  isOfMail: boolean,
  waits: readonly Waits[] = [],
): string {
  const subject = { kind: "declined", isOfMail, waits } as const;
  return answer(catalogue, stageOf(catalogue, scene), standbySayings, subject);
}

/** LIST OPENINGS: the games that have a free seat. */
export function openingList(
  catalogue: Catalogue,
  scene: Scene,
  views: readonly GameView[],
): string {
  const subject = { kind: "openings", catalogue, views } as const;
  return answer(catalogue, stageOf(catalogue, scene), standbySayings, subject);
}

/** To one of the list: a power that they may have. */
export function composeSeatOffer(
  catalogue: Catalogue,
  scene: Scene,
  offered: { readonly power: PowerId; readonly answerBy: Instant },
): LetterText {
  const subject = { kind: "seat-offer", ...offered } as const;
  return letter(catalogue, stageOf(catalogue, scene), offerSayings, subject);
}

/** To somebody who is no longer on the list, since they did not answer. */
export function composeStandbyEnd(catalogue: Catalogue, scene: Scene, times: number): LetterText {
  const subject = { kind: "standby-end", times } as const;
  return letter(catalogue, stageOf(catalogue, scene), offerSayings, subject);
}

function openingBlock(stage: Stage, view: GameView): Block {
  const free = isForming(view) ? [] : view.powers.filter(isOpening);
  const named = free.map(
    (powerView) => `${stage.names.power(powerView.power)} (${strengthOf(stage, powerView)})`,
  );
  return { ...sceneWords(stage), name: view.name.padEnd(17), powers: stage.words.and(named) };
}

/** `3 units and 4 centers`. */
function strengthOf({ words }: Stage, { unitCount, centerCount }: PowerView): string {
  return words.and([
    words.count(unitCount, "one-unit", "many-units"),
    words.count(centerCount, "one-center", "many-centers"),
  ]);
}

function hasOpening(view: GameView): boolean {
  if (isForming(view)) return view.playersJoined < view.playersNeeded;
  return view.ending === null && view.powers.some(isOpening);
}

function isForming({ status }: GameView): boolean {
  return status === "forming";
}
