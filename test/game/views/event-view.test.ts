/**
 * The gate for events, over an example of each kind: in a game that keeps who plays and who is late to itself, nothing
 * of people passes, and the GM reads everything.
 */
import { describe, expect, it } from "vitest";
import { type Event, eventFor } from "../../../src/game/index.js";
import { events } from "../../report/sentences/sentences.js";
import { begun, player } from "../support.js";

const game = begun({ gunboat: true, quiet: true });
const gm = 1;
const france = player(game, "FRANCE");

/** What says who plays, or how many are there, wherever in an event it stands. */
const personal = /"address":"[^"]|"votes":[1-9]|"needed":[1-9]|"missing":\["|"kind":"candidates"/;

/** Who the GMs are is no secret, and these are told to nobody but who is concerned. */
const ofGms: ReadonlySet<Event["kind"]> = new Set(["stepped-down", "promoted", "handed-over"]);

/** An example in which every person has an address. */
function named(event: Event): Event {
  const text = JSON.stringify(event).replaceAll('"address":null', '"address":"x@example.net"');
  return JSON.parse(text) as Event;
}

const examples: readonly Event[] = Object.values(events).flat().map(named);

describe("what a gunboat game tells of", () => {
  it.each(Object.entries<readonly Event[]>(events))("%s", (kind, ofKind) => {
    expect(ofKind.length, "an example").toBeGreaterThan(0);
    for (const event of ofKind.map(named)) {
      expect(eventFor(event, game, gm).kind).toBe(kind);
      if (ofGms.has(event.kind) || isGmEjected(event)) continue;
      for (const reader of [france, null]) {
        expect(JSON.stringify(eventFor(event, game, reader))).not.toMatch(personal);
      }
    }
  });

  it("would be told without the gate", () => {
    const telling = examples.filter((event) => personal.test(JSON.stringify(event)));
    expect(new Set(telling.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  });

  it("is no secret from its GM, but for illegal orders", () => {
    for (const event of examples.filter(({ kind }) => kind !== "phase-turned")) {
      expect(eventFor(event, game, gm)).toEqual(event);
    }
  });
});

function isGmEjected(event: Event): boolean {
  return event.kind === "ejected" && event.member.role === "gm";
}
