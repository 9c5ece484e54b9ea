/** Letters about what others did: one for each event that has a letter of its own, one for all other events. */
import type { Event, PhaseRecord } from "../../game/index.js";
import { present } from "../../util/index.js";
import { setUpText } from "../answers/set-up.js";
import { statusSaying } from "../blocks/status.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import type { LetterText } from "../engine/letter-text.js";
import { eventSayings } from "../sentences/events.js";
import { letter, saying } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { composeEventLetter, hasOwnLetter, type SentenceEvent } from "./event-letters.js";

/** A letter to somebody other than the one who caused it. */
interface EventLetter {
  readonly scene: Scene;
  readonly event: Event;
  /** All phases played, where the letter should tell the whole game: at its end. */
  readonly records?: readonly PhaseRecord[];
}

/** What somebody did in one mail. */
interface Notice {
  readonly kind: "notice";
  readonly catalogue: Catalogue;
  readonly events: readonly SentenceEvent[];
}

export const noticeSayings: Sayings<Notice> = {
  notice: {
    ...statusSaying,
    topic: ({ catalogue, events }, stage) => {
      const first = present(events[0], "An event to tell of");
      return saying(catalogue.notices, stage, eventSayings, first, ".subject");
    },
    more: ({ events }) => events.length - 1,
    sentence: ({ catalogue, events }, stage) => {
      const tell = (event: Event) => saying(catalogue.notices, stage, eventSayings, event);
      const changes = settingChanges(events);
      const isSummed = areTimesSummed(changes);
      const each = changes.filter((change) => !isSummed || !isClock(change));
      const told = withChanges(events, each).map(tell);
      return [...told, ...(isSummed ? [stage.words.say("times-changed")] : [])].join("\n\n");
    },
    setUp: ({ catalogue, events }, stage) =>
      areTimesSummed(settingChanges(events)) ? setUpText(catalogue, stage).trimEnd() : "",
    showsOrders: ({ events }) => events.some(({ kind }) => aboutOrders.has(kind)),
  },
};

type SettingChange = Extract<Event, { kind: "setting-changed" }>;

/** What became of each setting that changed, whatever it was in between. */
function settingChanges(events: readonly Event[]): readonly SettingChange[] {
  const changed = new Map<string, SettingChange>();
  for (const event of events) {
    if (event.kind !== "setting-changed") continue;
    const { before } = changed.get(event.name) ?? event;
    changed.set(event.name, { ...event, before });
  }
  return [...changed.values()].filter(({ before, after }) => before !== after);
}

/** What stands in the set-up in plain words, and is hard to read by itself. */
function isClock({ name }: SettingChange): boolean {
  return name === "MOVE" || name === "RETREAT" || name === "ADJUST";
}

/** Are they told together, by the whole set-up? */
function areTimesSummed(changes: readonly SettingChange[]): boolean {
  return changes.filter(isClock).length > 1;
}

/** The events, with these changes where a setting was changed first. */
function withChanges(
  events: readonly SentenceEvent[],
  changes: readonly SettingChange[],
): readonly Event[] {
  const first = events.find(({ kind }) => kind === "setting-changed");
  return events.flatMap((event): readonly Event[] => {
    if (event.kind !== "setting-changed") return [event];
    return event === first ? changes : [];
  });
}

/** After these, readers have to look at their orders again. */
const aboutOrders: ReadonlySet<Event["kind"]> = new Set([
  "orders-taken",
  "orders-cleared",
  "power-assigned",
  "rolled-back",
  "rolled-forward",
]);

/** A letter about an event, to somebody who did not cause it. */
export function composeLetter(
  catalogue: Catalogue,
  { scene, event, records = [] }: EventLetter,
): LetterText {
  if (!hasOwnLetter(event)) return composeNotice(catalogue, scene, [event]);
  return composeEventLetter(catalogue, scene, event, records);
}

/** One letter about events that a sentence each tells: what somebody did in one mail. */
export function composeNotice(
  catalogue: Catalogue,
  scene: Scene,
  events: readonly SentenceEvent[],
): LetterText {
  const subject = { kind: "notice", catalogue, events } as const;
  return letter(catalogue, stageOf(catalogue, scene), noticeSayings, subject);
}
