/** The words of events about time: deadlines, pauses, and GMs who do nothing. */
import type { Event, Matter, Pauser } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { formatInZone, hourMs, type Instant } from "../../util/index.js";
import { latenessList, powerList, powerSaying } from "../words/people.js";
import type { Saying, Sayings, Stage } from "../words/say.js";
import { phaseCode, span, when, zoneOf } from "../words/times.js";

type MatterOf<K extends Matter["kind"]> = Extract<Matter, { readonly kind: K }>;

function matterOf<K extends Matter["kind"]>(
  matters: readonly Matter[],
  kind: K,
): MatterOf<K> | undefined {
  return matters.find((matter): matter is MatterOf<K> => matter.kind === kind);
}

/** What waits for a GM, each in a word of its own. */
const matterSaying: Saying<{ readonly matters: readonly Matter[] }> = {
  comers: ({ matters }) => matterOf(matters, "candidates")?.count ?? 0,
  isHeldUp: ({ matters }) => matters.some(({ kind }) => kind !== "candidates"),
  ready: ({ matters }) => {
    const processing = matterOf(matters, "processing");
    return processing === undefined ? "" : phaseCode(processing.phase);
  },
  isStart: ({ matters }) => matterOf(matters, "start") !== undefined,
  isOrders: ({ matters }) => matterOf(matters, "orders") !== undefined,
  waitedPowers: ({ matters }, stage) => powerList(stage, matterOf(matters, "orders")?.powers ?? []),
};

/** Who paused a game, or let it go on. */
const pauserSaying: Saying<{ readonly by: Pauser }> = {
  isByGm: ({ by }) => by === "gm",
  isVoted: ({ by }) => by === "players",
  isByJudge: ({ by }) => by === "judge",
};

/** How often these were late, in a game that tells it. */
function latenessOf(stage: Stage, powers: readonly PowerId[]): string {
  const { view } = stage.scene;
  if (view === null || !view.settings.lateCount) return "";
  return latenessList(
    stage,
    view.powers.filter(({ power }) => powers.includes(power)),
  );
}

/** An instant that may not be known, or may never come. */
function maybe({ scene }: Stage, at: Instant | null): string {
  return at === null ? "" : when(scene, at);
}

/** `Fri Mar 05 2027 23:31`, as the reader would write it. */
function writable({ scene }: Stage, at: Instant): string {
  return formatInZone(at, zoneOf(scene)).slice(0, "Fri Mar 05 2027 23:31".length);
}

export const timeSayings = {
  "deadline-set": {
    before: ({ before }, { scene }) => when(scene, before),
    after: ({ after }, { scene }) => when(scene, after),
    isByGm: ({ why }) => why === "gm",
    isVoted: ({ why }) => why === "vote",
    isForNewcomer: ({ why }) => why === "newcomer",
  },
  "extension-voted": {
    ...powerSaying,
    span: ({ ms }, { words }) => (ms === null ? "" : span(words, ms)),
    example: ({ ms }) => (ms ?? 0) / hourMs,
    votes: ({ votes }) => votes,
    needed: ({ needed }) => needed,
    isShort: ({ ms, votes, needed }) => ms !== null && votes < needed,
  },
  "grace-set": {
    before: ({ before }, { scene }) => when(scene, before),
    after: ({ after }, { scene }) => when(scene, after),
  },
  excused: {
    powers: ({ powers }, stage) => powerList(stage, powers),
    count: ({ powers }) => powers.length,
    before: ({ before }, stage) => when(stage.scene, before),
    after: ({ after }, stage) => when(stage.scene, after),
  },
  outage: {
    isOfClock: ({ ofClock }) => ofClock === true,
    before: ({ before }, { scene }) => when(scene, before),
    after: ({ after }, { scene }) => when(scene, after),
  },
  reminder: { powers: ({ powers }, stage) => powerList(stage, powers) },
  late: {
    powers: ({ powers }, stage) => powerList(stage, powers),
    lateness: ({ powers }, stage) => latenessOf(stage, powers),
    count: ({ powers }) => powers.length,
    isYou: ({ powers }, stage) => powers.includes(stage.scene.view?.you.power ?? ""),
    passed: ({ deadline }, stage) => when(stage.scene, deadline),
    graceEnds: ({ graceEnds }, stage) => when(stage.scene, graceEnds),
    isWaiting: ({ isWaiting }) => isWaiting,
  },
  "turn-waiting": { ready: ({ phase }) => phaseCode(phase) },
  "process-asked": { processed: ({ phase }) => phaseCode(phase) },
  "gm-silent": {
    ...matterSaying,
    since: ({ since }, stage) => when(stage.scene, since),
    next: ({ next }, stage) => when(stage.scene, next),
    releasedAt: ({ releasedAt }, stage) => when(stage.scene, releasedAt),
    isFirstCall: ({ audience }) => audience === "gm",
    isSecondCall: ({ audience }) => audience === "gms",
  },
  released: { ...matterSaying, since: ({ since }, stage) => when(stage.scene, since) },
  paused: {
    until: ({ until }, stage) => maybe(stage, until),
    before: ({ deadline }, stage) => when(stage.scene, deadline),
    left: ({ left }, stage) => span(stage.words, left),
    ...pauserSaying,
  },
  "pause-moved": {
    before: ({ before }, stage) => maybe(stage, before),
    after: ({ after }, stage) => maybe(stage, after),
  },
  "pause-voted": {
    ...powerSaying,
    until: ({ until }, stage) => maybe(stage, until),
    example: ({ until }, stage) => (until === null ? "" : writable(stage, until)),
    votes: ({ votes }) => votes,
    needed: ({ needed }) => needed,
  },
  "resume-voted": {
    ...powerSaying,
    wanted: ({ wanted }) => wanted,
    votes: ({ votes }) => votes,
    needed: ({ needed }) => needed,
  },
  "still-paused": {
    since: ({ since }, stage) => when(stage.scene, since),
    until: ({ until }, stage) => maybe(stage, until),
    ...pauserSaying,
  },
  resumed: {
    before: ({ before }, stage) => maybe(stage, before),
    isSame: ({ before, deadline }) => before === deadline,
    deadline: ({ deadline }, stage) => when(stage.scene, deadline),
    ...pauserSaying,
  },
} satisfies Partial<Sayings<Event>>;
