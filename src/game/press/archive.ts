/** What was said in a game: which of it is kept, and who may read it again. */
import type { Event, PressEvent } from "../model/event.js";
import type { MemberId } from "../model/game.js";

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

/** A message can be read by its writer and readers, and a broadcast by all, later members too. */
export function mayRead({ from, to, recipients }: PressEvent, reader: MemberId): boolean {
  return to.kind === "all" || from?.id === reader || recipients.includes(reader);
}
