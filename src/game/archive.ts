/** What was said in a game: which of it is kept, and who may read it again. */
import type { Event, PressEvent } from "./event.js";
import type { MemberId } from "./game.js";

/** The messages among these events, as they were sent. */
export function pressOf(events: readonly Event[]): readonly PressEvent[] {
  return events.flatMap((event): readonly PressEvent[] => {
    if (event.kind === "press") return [event];
    if (event.kind !== "postal-press") return [];
    return event.messages.map((message) => ({
      kind: "press",
      ...message,
      to: { kind: "all" },
      shown: null,
      recipients: [],
    }));
  });
}

/** Whoever wrote or got a message may read it, and everybody what was said to all, who came later too. */
export function mayRead({ from, to, recipients }: PressEvent, reader: MemberId): boolean {
  return to.kind === "all" || from?.id === reader || recipients.includes(reader);
}
