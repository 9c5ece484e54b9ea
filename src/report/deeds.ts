/** The log of what masters did: a sentence for each deed, and the answer to LOG. */
import type { Event } from "../game/index.js";
import type { Instant } from "../util/index.js";
import { present } from "../util/index.js";
import { toAscii } from "./ascii.js";
import type { Catalogue } from "./catalogue.js";
import { eventSayings } from "./events.js";
import { fill } from "./fill.js";
import type { Scene } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { saying } from "./sentence.js";
import { stageOf } from "./stage.js";
import { when } from "./times.js";

/** Done for a power: that it was done may be known, what was ordered or voted may not. */
const forPower = [
  "orders-taken",
  "orders-cleared",
  "wait-set",
  "draw-set",
  "concession-set",
] as const satisfies readonly Event["kind"][];

export type DeedForPower = (typeof forPower)[number];

/** The keys of templates/deeds.txt. */
export const deedKinds: readonly DeedForPower[] = forPower;

/** A master's own affairs, words between people, and what only follows from something that is written. */
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

function isForPower(kind: string): kind is DeedForPower {
  return (forPower as readonly string[]).includes(kind);
}

/** What the log says of something that a master did; null where it says nothing. */
export function deedSentence(catalogue: Catalogue, scene: Scene, event: Event): string | null {
  if (unwritten.has(event.kind)) return null;
  const stage = stageOf(catalogue, scene);
  if (isForPower(event.kind)) return saying(catalogue.deeds, stage, eventSayings, event);
  const told = catalogue.notices.has(event.kind) ? catalogue.notices : catalogue.events;
  return saying(told, stage, eventSayings, event);
}

/** A line of the log. */
export interface WrittenDeed {
  readonly at: Instant;
  readonly phase: string;
  readonly master: string;
  readonly sentence: string;
}

/** LOG: what the masters did, oldest first. */
export function deedLog(catalogue: Catalogue, scene: Scene, deeds: readonly WrittenDeed[]): string {
  const stage = stageOf(catalogue, scene);
  present(scene.view, "The view of the game");
  const words = deeds.map(({ at, phase, master, sentence }) => ({
    time: when(scene, at),
    played: phase,
    by: toAscii(master),
    text: sentence,
  }));
  return fill(toAscii(catalogue.answers.log({ ...sceneWords(stage), deeds: words })));
}
