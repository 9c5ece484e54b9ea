/** Who may write to whom, when and in which color: a table of settings, writers and what comes of it. */
import { describe, expect, it } from "vitest";
import {
  advance,
  audience,
  type Command,
  eventFor,
  type Game,
  type PressColor,
  type PressTarget,
  type Settings,
} from "../../src/game/index.js";
import { asked, at, began, begun, board, done, ordered, player } from "./support.js";

const all: PressTarget = { kind: "all" };
const france: PressTarget = { kind: "some", powers: ["FRANCE"], master: false, observers: false };
const master: PressTarget = { kind: "some", powers: [], master: true, observers: false };

const late = at("2026-03-06T01:00:00Z");

type Writer = "italy" | "master" | "observer";

/** A begun game with these settings and an observer, in which everybody is late. */
function game(settings: Partial<Settings>): Game {
  const watched = done(
    begun(settings),
    0,
    { kind: "join", role: "observer", passwordHash: null, power: null },
    began,
    "olga@example.net",
  );
  const deadline = at("2026-03-05T23:30:00Z");
  const reminded = advance(watched, board, deadline).game;
  return advance(reminded, board, deadline).game;
}

function writerIn(one: Game, writer: Writer): number {
  if (writer === "italy") return player(one, "ITALY");
  return one.members.find(({ role }) => role === writer)!.id;
}

/** The color in which a message goes out, or why it does not. */
function fate(one: Game, from: Writer, to: PressTarget, color: PressColor | null): string {
  const command: Command = { kind: "press", to, color, text: "Peace?" };
  const decision = asked(one, writerIn(one, from), command, late);
  if (decision.kind === "refused") return decision.refusal.kind;
  const [event] = decision.events;
  return event?.kind === "press" ? event.color : "nothing";
}

describe("press", () => {
  it.each<[Partial<Settings>, Writer, PressTarget, PressColor | null, string]>([
    [{}, "italy", france, null, "white"],
    [{}, "italy", france, "grey", "not-your-color"],
    [{ press: "grey" }, "italy", all, null, "grey"],
    [{ press: "grey" }, "italy", all, "white", "not-your-color"],
    [{ press: "white/grey" }, "italy", all, null, "white"],
    [{ press: "white/grey" }, "italy", all, "grey", "grey"],
    [{ press: "grey/white" }, "italy", all, null, "grey"],
    [{ press: "grey/white" }, "italy", all, "white", "white"],
    [{ press: "grey" }, "master", all, null, "white"],
    [{ press: "none" }, "italy", all, null, "no-press"],
    [{ press: "none" }, "italy", master, null, "white"],
    [{ press: "none" }, "observer", france, null, "no-press"],
    [{ press: "none" }, "master", all, null, "white"],
    [{ partialPress: false }, "italy", france, null, "no-partial-press"],
    [{ partialPress: false }, "italy", all, null, "white"],
    [{ partialPress: false }, "italy", master, null, "white"],
    [{ observerPress: "none" }, "observer", all, null, "no-observer-press"],
    [{ observerPress: "none" }, "observer", master, null, "white"],
    [{ observerPress: "white", press: "grey" }, "observer", all, null, "white"],
    [{ latePress: false }, "italy", all, null, "no-late-press"],
    [{ latePress: false }, "observer", all, null, "white"],
    [{ mustOrder: true }, "italy", all, null, "order-first"],
    [{ mustOrder: true }, "italy", master, null, "white"],
    [{ minorPress: false }, "italy", all, null, "white"],
  ])("with %j, from %s to %j in %s: %s", (settings, from, to, color, expected) => {
    expect(fate(game(settings), from, to, color)).toBe(expected);
  });

  it("is free for who has ordered everything, late or not", () => {
    const settled = ordered(game({ latePress: false, mustOrder: true }), ["ITALY"], late);
    expect(fate(settled, "italy", all, null)).toBe("white");
  });

  it("rests in retreat phases, where the game wants it so", () => {
    const phase = { season: "S", year: 1901, kind: "R" } as const;
    expect(fate({ ...game({ minorPress: false }), phase }, "italy", all, null)).toBe(
      "no-minor-press",
    );
  });

  it("to a power without a player seems to arrive in a quiet game, and in no other", () => {
    const left = (one: Game) => done(one, player(one, "FRANCE"), { kind: "resign" }, late);
    expect(fate(left(game({})), "italy", france, null)).toBe("nobody-to-address");
    expect(fate(left(game({ quiet: true })), "italy", france, null)).toBe("white");
  });
});

describe("postal press", () => {
  const post: Command = { kind: "postal-press", color: null, text: "By then you know." };

  it("is kept only where the game keeps it", () => {
    expect(asked(game({}), 2, post, late)).toMatchObject({ refusal: { kind: "no-postal-press" } });
  });

  it("goes to everybody with the results, once", () => {
    const kept = done(game({ postalPress: true }), 2, post, late);
    const { game: next, events } = advance(kept, board, at("2026-03-06T23:30:00Z"));
    const sent = events.filter(({ kind }) => kind === "postal-press");
    expect(sent).toMatchObject([{ messages: [{ text: "By then you know." }] }]);
    expect(audience(kept, next, sent[0]!, null)).toHaveLength(next.members.length);
    expect(next.postal).toEqual([]);
  });

  it("is not lost where the game ends first", () => {
    const kept = done(game({ postalPress: true }), 2, post, late);
    const ended = asked(kept, 1, { kind: "terminate" }, late);
    expect(ended).toMatchObject({ events: [{ kind: "postal-press" }, { kind: "ended" }] });
  });
});

describe("what is grey", () => {
  it.each([
    ["italy", null],
    ["observer", null],
    ["master", "FRANCE"],
  ] as const)("is read by %s as from %s", (reader, power) => {
    const one = game({ press: "grey" });
    const command: Command = { kind: "press", to: all, color: null, text: "Guess." };
    const decision = asked(one, player(one, "FRANCE"), command, late);
    if (decision.kind === "refused") throw new Error(decision.refusal.kind);
    const seen = eventFor(decision.events[0]!, one, writerIn(one, reader));
    expect(seen.kind === "press" ? (seen.from?.power ?? null) : "").toBe(power);
  });
});
