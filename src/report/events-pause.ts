/** The words of events about pauses and going on. */
import type { Event, Pauser } from "../game/index.js";
import { formatInZone, type Instant } from "../util/index.js";
import { type Sayings, type Stage, say } from "./say.js";
import { span, when, zoneOf } from "./times.js";

type PauseEvent = Extract<
  Event,
  {
    readonly kind:
      | "paused"
      | "pause-moved"
      | "pause-voted"
      | "resume-voted"
      | "still-paused"
      | "resumed";
  }
>;

/** Who paused a game, or let it go on. */
export function pauserWords(by: Pauser) {
  return { isByMaster: by === "master", isVoted: by === "players", isByJudge: by === "judge" };
}

/** An instant that may not be known, or may never come. */
function maybe({ scene }: Stage, at: Instant | null): string {
  return at === null ? "" : when(scene, at);
}

/** `Fri Mar 05 2027 23:31`, as the reader would write it. */
function writable({ scene }: Stage, at: Instant): string {
  return formatInZone(at, zoneOf(scene)).slice(0, "Fri Mar 05 2027 23:31".length);
}

export const pauseSayings: Sayings<PauseEvent> = {
  paused: say(
    ["until", "before", "left", "isByMaster", "isVoted", "isByJudge"],
    ({ by, until, deadline, left }, stage) => ({
      until: maybe(stage, until),
      before: when(stage.scene, deadline),
      left: span(stage.words, left),
      ...pauserWords(by),
    }),
  ),
  "pause-moved": say(["before", "after"], ({ before, after }, stage) => ({
    before: maybe(stage, before),
    after: maybe(stage, after),
  })),
  "pause-voted": say(
    ["power", "until", "example", "votes", "needed"],
    ({ power, until, votes, needed }, stage) => ({
      power: stage.names.power(power),
      until: maybe(stage, until),
      example: until === null ? "" : writable(stage, until),
      votes,
      needed,
    }),
  ),
  "resume-voted": say(
    ["power", "wanted", "votes", "needed"],
    ({ power, wanted, votes, needed }, { names }) => ({
      power: names.power(power),
      wanted,
      votes,
      needed,
    }),
  ),
  "still-paused": say(
    ["since", "until", "isByMaster", "isVoted", "isByJudge"],
    ({ by, since, until }, stage) => ({
      since: when(stage.scene, since),
      until: maybe(stage, until),
      ...pauserWords(by),
    }),
  ),
  resumed: say(
    ["before", "deadline", "isByMaster", "isVoted", "isByJudge"],
    ({ by, before, deadline }, stage) => ({
      before: maybe(stage, before),
      deadline: when(stage.scene, deadline),
      ...pauserWords(by),
    }),
  ),
};
