/** The words that every template may use: judge, game, phase, deadline, and who the reader is. */
import {
  type CandidateFace,
  type GameStatus,
  type GameView,
  hasEnded,
  type PowerView,
  type RestView,
} from "../game/index.js";
import { printPhase } from "../rules/index.js";
import { formatWithOffset } from "../util/index.js";
import { toAscii } from "./ascii.js";
import { phaseName, seasonOf } from "./phases.js";
import { capital } from "./phrasebook.js";
import type { Stage, Words } from "./say.js";
import type { Scene } from "./scene.js";
import { span, when, zoneOf } from "./times.js";

export const sceneFields = [
  "judge",
  "judgeAddress",
  "hasGame",
  "game",
  "gameTitle",
  "variantTitle",
  "comment",
  "phaseCode",
  "phase",
  "phaseName",
  "isForming",
  "isActive",
  "isPaused",
  "restsUntil",
  "mayVoteOn",
  "votesOn",
  "isOver",
  "isMovement",
  "isRetreats",
  "isAdjustments",
  "hasDeadline",
  "deadlineStamp",
  "deadline",
  "isDeadlinePast",
  "timeLeft",
  "graceEnds",
  "hasEarly",
  "early",
  "isEarlyNow",
  "isPlayer",
  "isMaster",
  "isObserver",
  "you",
  "seatsLeft",
  "playersJoined",
  "playersNeeded",
  "hasPress",
  "openings",
  "statementsUntil",
  "waitsForLate",
  "losesSeat",
  "excuses",
  "startsByHand",
  "isByHand",
  "isReady",
  "candidates",
  "comersCount",
  "zone",
] as const;

type SceneField = (typeof sceneFields)[number];

/** The words of a scene; those that need a game are empty without one. */
export function sceneWords(stage: Stage): Readonly<Record<SceneField, Words[string]>> {
  const { judge, view } = stage.scene;
  return {
    judge: toAscii(judge.name),
    judgeAddress: toAscii(judge.address),
    hasGame: view !== null,
    ...(view === null ? noGame : gameWords(view, stage)),
    ...timeWords(stage),
  };
}

const noRest = { restsUntil: "", mayVoteOn: "", votesOn: false };

const noGame = {
  game: "",
  gameTitle: "",
  variantTitle: "",
  comment: "",
  phaseCode: "",
  phase: "",
  phaseName: "",
  ...statusWords(null),
  ...noRest,
  isMovement: false,
  isRetreats: false,
  isAdjustments: false,
  isPlayer: false,
  isMaster: false,
  isObserver: false,
  you: "",
  seatsLeft: 0,
  playersJoined: 0,
  playersNeeded: 0,
  hasPress: false,
  openings: "",
  statementsUntil: "",
  waitsForLate: false,
  losesSeat: false,
  excuses: false,
  startsByHand: false,
  isByHand: false,
  isReady: false,
  candidates: "",
  comersCount: 0,
};

function gameWords(view: GameView, { words, names, scene }: Stage): typeof noGame {
  const { phase, you } = view;
  return {
    game: view.name,
    gameTitle: capital(view.name),
    variantTitle: capital(toAscii(view.variant)),
    comment: toAscii(view.settings.comment),
    phaseCode: printPhase(phase),
    phase: seasonOf(words, phase),
    phaseName: phaseName(words, phase),
    ...statusWords(view.status),
    ...(view.rest === null ? noRest : restWords(view.rest, scene)),
    isMovement: phase.kind === "M",
    isRetreats: phase.kind === "R",
    isAdjustments: phase.kind === "A",
    isPlayer: you.role === "player",
    isMaster: you.role === "master",
    isObserver: you.role === "observer",
    you: you.power === null ? "" : names.power(you.power),
    seatsLeft: view.playersNeeded - view.playersJoined,
    playersJoined: view.playersJoined,
    playersNeeded: view.playersNeeded,
    hasPress: view.settings.press !== "none",
    openings:
      view.status === "forming" || view.ending !== null
        ? ""
        : words.and(view.powers.filter(isOpening).map(({ power }) => names.power(power))),
    statementsUntil: openUntil(view, scene),
    waitsForLate: view.missed.kind === "wait",
    startsByHand: view.settings.manualStart,
    isByHand: view.settings.manualProcess,
    isReady: view.isReady,
    candidates: words.and(view.candidates.map((one) => candidateName(one, names))),
    comersCount: view.candidates.length,
    losesSeat: view.missed.kind === "civil-disorder",
    excuses: view.missed.kind === "excuse",
  };
}

/** Until when the reader may say a last word; empty where he may not. */
function openUntil({ statementsUntil: until, you }: GameView, scene: Scene): string {
  return until === null || until <= scene.now || you.role === "stranger" ? "" : when(scene, until);
}

/** `9 (anna@example.net, Italy)`. */
function candidateName({ id, address, power }: CandidateFace, names: Stage["names"]): string {
  const what = [toAscii(address ?? ""), ...(power === null ? [] : [names.power(power)])];
  return `${id} (${what.join(", ")})`;
}

/** A power that is worth taking: it has no player, and something to move. */
export function isOpening({ vacant, unitCount, centerCount }: PowerView): boolean {
  return vacant && unitCount + centerCount > 0;
}

function statusWords(status: GameStatus | null) {
  return {
    isForming: status === "forming",
    isActive: status === "active",
    isPaused: status === "paused",
    isOver: status !== null && hasEnded({ status }),
  };
}

/** How a pause ends: by itself, by its master's word, or by votes, of which the reader's may be one. */
function restWords({ until, votesFrom, votes }: RestView, scene: Scene): typeof noRest {
  return {
    restsUntil: until === null ? "" : when(scene, until),
    mayVoteOn: votesFrom > scene.now ? when(scene, votesFrom) : "",
    votesOn: votes,
  };
}

function timeWords({ scene, words }: Stage) {
  const { deadline = null, graceEnds = null, early = null } = scene.view ?? {};
  const zone = zoneOf(scene);
  return {
    hasDeadline: deadline !== null,
    deadlineStamp: deadline === null ? words.say("no-deadline") : formatWithOffset(deadline, zone),
    deadline: deadline === null ? words.say("no-deadline") : when(scene, deadline),
    isDeadlinePast: deadline !== null && deadline <= scene.now,
    timeLeft: deadline === null ? "" : span(words, Math.abs(deadline - scene.now)),
    graceEnds: graceEnds === null ? "" : when(scene, graceEnds),
    hasEarly: early !== null,
    early: early === null ? "" : when(scene, early),
    isEarlyNow: early !== null && early <= scene.now,
    zone,
  };
}
