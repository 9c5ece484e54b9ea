/** The hands that do the judge's work side by side: who sleeps, and who is woken by what. */
import { createWakeup } from "../clock/index.js";
import type { Work } from "../judge/index.js";
import type { Clock, Topic } from "../judge/ports/index.js";
import type { Instant } from "../util/index.js";

export interface Hand {
  readonly work: Work;
  /** Sleeps until then, or until it is woken. */
  sleepUntil(dueAt: Instant | null): Promise<void>;
}

interface Sleeper extends Hand {
  wake(): void;
  isAsleep(): boolean;
  /** Is something due for it, as far as it knew when it went to sleep? */
  isDue(): boolean;
}

interface Crew {
  readonly hands: readonly Hand[];
  wakeAll(): void;
  /** Wakes those for whom something is due, whatever their timers say. */
  wakeDue(): void;
  /** Wakes one for each kind of work that these changes concern. */
  changed(topics: ReadonlySet<Topic>): void;
  /** Wakes one more for the same work: there may be more of it. */
  wakeNext(work: Work): void;
}

/** As many hands for each kind of work as may do it at once. */
export function createCrew(kinds: readonly Work[], clock: Clock): Crew {
  const crew = new Map(
    kinds.map((work) => [work, Array.from({ length: work.hands }, () => sleeper(work, clock))]),
  );
  const hands = [...crew.values()].flat();
  const wakeNext = (work: Work): void => {
    const sleeping = crew.get(work)?.find((hand) => hand.isAsleep());
    sleeping?.wake();
  };
  return {
    hands,
    wakeNext,
    wakeAll: () => {
      for (const hand of hands) hand.wake();
    },
    wakeDue: () => {
      for (const hand of hands) if (hand.isDue()) hand.wake();
    },
    changed: (topics) => {
      for (const [work, own] of crew) {
        if (!work.topics.some((topic) => topics.has(topic))) continue;
        const sleeping = own.find((hand) => hand.isAsleep());
        // Whoever is about to sleep looks once more.
        for (const hand of sleeping === undefined ? own : [sleeping]) hand.wake();
      }
    },
  };
}

function sleeper(work: Work, clock: Clock): Sleeper {
  const wakeup = createWakeup(clock);
  let asleep = false;
  let due: Instant | null = null;
  return {
    work,
    sleepUntil: async (dueAt) => {
      asleep = true;
      due = dueAt;
      await wakeup.sleepUntil(dueAt);
      asleep = false;
    },
    wake: () => {
      asleep = false;
      wakeup.nudge();
    },
    isAsleep: () => asleep,
    isDue: () => due !== null && due <= clock.now(),
  };
}
