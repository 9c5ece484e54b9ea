/** The GM log: a sentence for each thing that a GM did, and the answer to LOG. */
import type { Event, Person } from "../../game/index.js";
import type { Instant } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { personName } from "../words/people.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { when } from "../words/times.js";
import { eventSayings } from "./events.js";
import { answer, saying } from "./sentence.js";

/** Done for a power: that it was done may be known, what was ordered or voted may not. */
const forPower = [
  "orders-taken",
  "orders-cleared",
  "wait-set",
  "draw-set",
  "concession-set",
] as const satisfies readonly Event["kind"][];

type ForPower = (typeof forPower)[number];

/** The keys of templates/gm-log.txt. */
export const gmLogKinds: readonly ForPower[] = forPower;

/** A GM's own affairs, words between people, and what only follows from something that is written. */
const unwritten: ReadonlySet<string> = new Set<Event["kind"]>([
  "press",
  "password-set",
  "address-set",
  "final-statement",
  // What follows when somebody is ejected, told to those who stand by.
  "opening",
  "briefed",
  "candidate-lapsed",
]);

function isForPower(kind: string): kind is ForPower {
  return (forPower as readonly string[]).includes(kind);
}

/** What the log says of something that a GM did; null where it says nothing. */
export function gmLogSentence(catalogue: Catalogue, scene: Scene, event: Event): string | null {
  if (unwritten.has(event.kind)) return null;
  const stage = stageOf(catalogue, scene);
  if (isForPower(event.kind)) return saying(catalogue.gmLog, stage, eventSayings, event);
  const told = catalogue.notices.has(event.kind) ? catalogue.notices : catalogue.events;
  return saying(told, stage, eventSayings, event);
}

/** A line of the log. */
interface GmLogLine {
  readonly at: Instant;
  readonly phase: string;
  readonly gm: Person;
  readonly sentence: string;
}

export const logSayings: Sayings<{ readonly kind: "log"; readonly lines: readonly GmLogLine[] }> = {
  log: {
    entries: ({ lines }, { scene, words }) =>
      lines.map(({ at, phase, gm, sentence }) => ({
        time: when(scene, at),
        played: phase,
        by: personName(gm) || words.say("the-gm"),
        text: sentence,
      })),
  },
};

/** LOG: what the GMs did, oldest first. */
export function gmLogText(catalogue: Catalogue, scene: Scene, lines: readonly GmLogLine[]): string {
  return answer(catalogue, stageOf(catalogue, scene), logSayings, { kind: "log", lines });
}
