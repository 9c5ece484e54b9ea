/** The words that every template may use: judge, game, phase, deadline, and who the reader is. */
import {
  type GameStatus,
  type GameView,
  hasEnded,
  type PauseView,
  type PowerView,
  type PublicCandidate,
} from "../../game/index.js";
import { capital, hourMs, type Instant } from "../../util/index.js";
import { toAscii } from "../engine/ascii.js";
import { plainLine } from "../engine/letter-text.js";
import { type Saying, type Stage, type Word, type Words, wordsOf } from "./say.js";
import type { Scene } from "./scene.js";
import { daysOf, paceOf, pressOf, timeOf } from "./set-up.js";
import { phaseCode, phaseName, seasonOf, span, stamp, when, zoneOf } from "./times.js";

type SceneWord = (subject: unknown, stage: Stage) => Word;

/** A word of a game; outside any game it is what stands first. */
function ofGame<W extends Word>(outside: W, make: (view: GameView, stage: Stage) => W): SceneWord {
  return (_, stage) => (stage.scene.view === null ? outside : make(stage.scene.view, stage));
}

/** The address of the game's page; empty where it has none. */
function pageOf({ name, settings }: GameView, { judge: { site } }: Scene): string {
  return site === undefined || !settings.page ? "" : `${site}/g/${name}`;
}

/** A word of a game that rests; empty otherwise. */
function ofPause(make: (pause: PauseView, scene: Scene) => string): SceneWord {
  return ofGame("", ({ pause }, { scene }) => (pause === null ? "" : make(pause, scene)));
}

function hasStatus(status: GameStatus): SceneWord {
  return ofGame(false, (view) => view.status === status);
}

/** A word of the deadline; where there is none, what stands first. */
function ofDeadline<W extends Word>(
  without: (stage: Stage) => W,
  make: (deadline: Instant, stage: Stage) => W,
): SceneWord {
  return (_, stage) => {
    const { deadline = null } = stage.scene.view ?? {};
    return deadline === null ? without(stage) : make(deadline, stage);
  };
}

const noDeadline = ({ words }: Stage) => words.say("no-deadline");

const gameSaying: Saying<unknown> = {
  hasGame: ofGame(false, () => true),
  game: ofGame("", ({ name }) => name),
  page: ofGame("", (view, { scene }) => pageOf(view, scene)),
  gameTitle: ofGame("", ({ name }) => capital(name)),
  variantTitle: ofGame("", ({ settings }, { scene, words }) => {
    const title = toAscii(scene.board.title ?? capital(scene.board.name));
    return settings.gunboat ? words.say("gunboat-variant", { title }) : title;
  }),
  comment: ofGame("", ({ settings }) => plainLine(settings.comment)),
  phaseCode: ofGame("", ({ phase }) => phaseCode(phase)),
  phase: ofGame("", ({ phase }, { words }) => seasonOf(words, phase)),
  phaseName: ofGame("", ({ phase }, { words }) => phaseName(words, phase)),
  isMovement: ofGame(false, ({ phase }) => phase.kind === "M"),
  isRetreats: ofGame(false, ({ phase }) => phase.kind === "R"),
  isAdjustments: ofGame(false, ({ phase }) => phase.kind === "A"),
  isForming: hasStatus("forming"),
  isActive: hasStatus("active"),
  isPaused: hasStatus("paused"),
  isOver: ofGame(false, (view) => hasEnded(view)),
  // How a pause ends: by itself, by the GM's word, or by votes, of which the reader's may be one.
  restsUntil: ofPause(({ until }, scene) => (until === null ? "" : when(scene, until))),
  mayVoteOn: ofPause(({ votesFrom }, scene) =>
    votesFrom > scene.now ? when(scene, votesFrom) : "",
  ),
  votesOn: ofGame(false, ({ pause }) => pause?.votes ?? false),
  seatsLeft: ofGame(0, (view) => view.playersNeeded - view.playersJoined),
  playersJoined: ofGame(0, (view) => view.playersJoined),
  playersNeeded: ofGame(0, (view) => view.playersNeeded),
  hasPress: ofGame(false, ({ settings }) => settings.press !== "none"),
  isGunboat: ofGame(false, ({ settings }) => settings.gunboat),
  pressKind: ofGame("", ({ settings }, { words }) => pressOf(words, settings)),
  pace: ofGame("", ({ settings }, stage) => paceOf(stage, settings.clocks.move)),
  days: ofGame("", ({ settings }, { words }) => daysOf(words, settings.clocks.move)),
  clockTime: ofGame("", ({ settings }, { words }) =>
    timeOf(words, settings.clocks.move, settings.zone),
  ),
  openings: ofGame("", openingsOf),
  waitsForLate: ofGame(false, ({ nmr }) => nmr.kind === "wait"),
  losesSeat: ofGame(false, ({ nmr }) => nmr.kind === "civil-disorder"),
  excuses: ofGame(false, ({ nmr }) => nmr.kind === "excuse"),
  missesUntilReplaced: ofGame(0, ({ nmr }) => (nmr.kind === "replace" ? nmr.after : 0)),
  startsAt: ofGame("", ({ settings: { startsAt } }, { scene }) =>
    startsAt === null ? "" : when(scene, startsAt),
  ),
  startsByHand: ofGame(false, ({ settings }) => settings.manualStart),
  isByHand: ofGame(false, ({ settings }) => settings.manualProcess),
  isReady: ofGame(false, ({ isReady }) => isReady),
  candidates: ofGame("", ({ candidates }, { words, names }) =>
    words.and(candidates.map((candidate) => candidateName(candidate, names))),
  ),
  comersCount: ofGame(0, ({ candidates }) => candidates.length),
};

const readerSaying: Saying<unknown> = {
  isPlayer: ofGame(false, ({ you }) => you.role === "player"),
  isGm: ofGame(false, ({ you }) => you.role === "gm"),
  isStranger: ofGame(false, ({ you }) => you.role === "stranger"),
  isObserver: ofGame(false, ({ you }) => you.role === "observer"),
  you: ofGame("", ({ you }, { names }) => (you.power === null ? "" : names.power(you.power))),
  statementsUntil: ofGame("", (view, { scene }) => openUntil(view, scene)),
  zone: (_, { scene }) => zoneOf(scene),
};

const deadlineSaying: Saying<unknown> = {
  hasDeadline: ofDeadline(
    () => false,
    () => true,
  ),
  deadlineStamp: ofDeadline(noDeadline, (at, stage) => stamp(stage, at)),
  deadline: ofDeadline(noDeadline, (at, { scene }) => when(scene, at)),
  isDeadlinePast: ofDeadline(
    () => false,
    (at, { scene }) => at <= scene.now,
  ),
  timeLeft: ofDeadline(
    () => "",
    (at, { scene, words }) => span(words, Math.abs(at - scene.now)),
  ),
  grace: ofGame("", ({ settings: { clocks } }, { words }) =>
    clocks.move.graceHours > 0 ? span(words, clocks.move.graceHours * hourMs) : "",
  ),
  graceEnds: ofGame("", ({ graceEnds }, { scene }) =>
    graceEnds === null ? "" : when(scene, graceEnds),
  ),
  hasEarly: ofGame(false, ({ early }) => early !== null),
  early: ofGame("", ({ early }, { scene }) => (early === null ? "" : when(scene, early))),
  isEarlyNow: ofGame(false, ({ early }, { scene }) => early !== null && early <= scene.now),
};

export const sceneSaying: Saying<unknown> = {
  judge: (_, { scene }) => toAscii(scene.judge.name),
  judgeAddress: (_, { scene }) => toAscii(scene.judge.address),
  clock: (_, { scene }) => when(scene, scene.now),
  ...gameSaying,
  ...readerSaying,
  ...deadlineSaying,
};

/** The words of a scene; those that need a game are empty without one. */
export function sceneWords(stage: Stage): Words {
  return wordsOf(sceneSaying, null, stage);
}

/** Powers that somebody could take over. */
export function openingsOf({ status, ending, powers }: GameView, { words, names }: Stage): string {
  if (status === "forming" || ending !== null) return "";
  return words.and(powers.filter(isOpening).map(({ power }) => names.power(power)));
}

/** A power that is worth taking: it has no player, and something to move. */
export function isOpening({ vacant, unitCount, centerCount }: PowerView): boolean {
  return vacant && unitCount + centerCount > 0;
}

/** Until when the reader may say a last word; empty where there is nothing to say. */
function openUntil({ statementsUntil: until, you }: GameView, scene: Scene): string {
  return until === null || until <= scene.now || you.role === "stranger" ? "" : when(scene, until);
}

/** `9 (anna@example.net, Italy)`. */
function candidateName({ id, address, power }: PublicCandidate, names: Stage["names"]): string {
  const what = [toAscii(address ?? ""), ...(power === null ? [] : [names.power(power)])];
  return `${id} (${what.join(", ")})`;
}
