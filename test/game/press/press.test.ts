/** Who may write to whom, when and in which color: a table of settings, writers and what comes of it. */
import { describe, expect, it } from "vitest";
import {
  advance,
  audience,
  type Command,
  eventFor,
  type Game,
  mayRead,
  type PressColor,
  type PressTarget,
  pressOf,
  type Settings,
} from "../../../src/game/index.js";
import { touchedPowers } from "../../../src/game/press/touch.js";
import { asked, at, began, begun, board, done, ordered, player } from "../support.js";

const all: PressTarget = { kind: "all" };
const france: PressTarget = { kind: "some", powers: ["FRANCE"], gm: false, observers: false };
const gm: PressTarget = { kind: "some", powers: [], gm: true, observers: false };

const late = at("2026-03-06T01:00:00Z");

type Writer = "italy" | "gm" | "observer";

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
  const command: Command = { kind: "press", to, shown: null, color, text: "Peace?" };
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
    [{ press: "grey" }, "gm", all, null, "white"],
    [{ press: "none" }, "italy", all, null, "no-press"],
    [{ press: "none" }, "italy", gm, null, "white"],
    [{ press: "none" }, "observer", france, null, "no-press"],
    [{ press: "none" }, "gm", all, null, "white"],
    [{ partialPress: false }, "italy", france, null, "no-partial-press"],
    [{ partialPress: false }, "italy", all, null, "white"],
    [{ partialPress: false }, "italy", gm, null, "white"],
    [{ observerPress: "none" }, "observer", all, null, "no-observer-press"],
    [{ observerPress: "none" }, "observer", gm, null, "white"],
    [{ observerPress: "white", press: "grey" }, "observer", all, null, "white"],
    [{ latePress: false }, "italy", all, null, "no-late-press"],
    [{ latePress: false }, "observer", all, null, "white"],
    [{ mustOrder: true }, "italy", all, null, "order-first"],
    [{ mustOrder: true }, "italy", gm, null, "white"],
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
    expect(fate(left(game({ quiet: true })), "gm", france, null)).toBe("nobody-to-address");
  });
});

describe("touch press", () => {
  const touching = game({ touchPress: true });
  const austria: PressTarget = { ...france, powers: ["AUSTRIA"] };

  it.each<[Writer, PressTarget, string]>([
    ["italy", austria, "white"],
    ["italy", { ...austria, gm: true }, "white"],
    ["italy", { ...austria, observers: true }, "out-of-touch"],
    ["italy", { ...austria, powers: ["AUSTRIA", "FRANCE"] }, "out-of-touch"],
    ["italy", all, "out-of-touch"],
    ["italy", gm, "white"],
    ["observer", austria, "out-of-touch"],
    ["observer", gm, "white"],
    ["gm", all, "white"],
  ])("from %s to %j: %s", (from, to, expected) => {
    expect(fate(touching, from, to, null)).toBe(expected);
  });

  it("says whom one may write to now", () => {
    const command: Command = { kind: "press", to: all, shown: null, color: null, text: "Hello" };
    expect(asked(touching, player(touching, "ITALY"), command, late)).toMatchObject({
      refusal: { kind: "out-of-touch", touched: ["AUSTRIA"] },
    });
  });

  it("goes by what stands on the board, not by who is there", () => {
    const { position } = touching;
    const fleet = { type: "F", at: "ION", power: "TURKEY" } as const;
    const moved = { ...touching, position: { ...position, units: [...position.units, fleet] } };
    expect(fate(moved, "italy", { ...france, powers: ["TURKEY"] }, null)).toBe("white");
    const left = done(moved, player(moved, "TURKEY"), { kind: "resign" }, late);
    const quiet = { ...left, settings: { ...left.settings, quiet: true } };
    expect(fate(quiet, "italy", { ...france, powers: ["TURKEY"] }, null)).toBe("white");
  });

  it("does not restrict postal press, or anything before the start and after the end", () => {
    for (const status of ["forming", "finished"] as const) {
      expect(fate({ ...touching, status }, "italy", all, null), status).toBe("white");
    }
    const post: Command = { kind: "postal-press", color: null, text: "To all." };
    const postal = { ...touching, settings: { ...touching.settings, postalPress: true } };
    expect(asked(postal, player(postal, "ITALY"), post, late).kind).toBe("accepted");
  });

  it("is mutual", () => {
    const { position } = touching;
    for (const { id } of board.powers) {
      for (const other of touchedPowers(board, position, id)) {
        expect(touchedPowers(board, position, other)).toContain(id);
      }
    }
  });
});

describe("the header", () => {
  const turkey: PressTarget = { ...france, powers: ["TURKEY"] };

  /** Whom the header of a message names, or why there is none. */
  function shownBy(
    fakePress: Settings["fakePress"],
    from: Writer,
    to: PressTarget,
    shown: PressTarget | "truth" | null,
  ): unknown {
    const one = game({ fakePress });
    const command: Command = { kind: "press", to, shown, color: null, text: "Peace?" };
    const decision = asked(one, writerIn(one, from), command, late);
    if (decision.kind === "refused") return decision.refusal.kind;
    const [event] = decision.events;
    return event?.kind === "press" ? event.shown : "nothing";
  }

  it.each<
    [
      Settings["fakePress"],
      Writer,
      PressTarget,
      PressTarget | "truth" | null,
      PressTarget | string | null,
    ]
  >([
    ["none", "italy", france, null, null],
    ["none", "italy", france, "truth", null],
    ["none", "italy", france, france, null],
    ["none", "italy", france, turkey, "no-fake-press"],
    ["none", "gm", france, turkey, "no-fake-press"],
    ["allowed", "italy", france, null, null],
    ["allowed", "italy", france, turkey, turkey],
    ["allowed", "italy", france, all, all],
    ["allowed", "italy", all, turkey, turkey],
    ["allowed", "italy", all, all, null],
    ["allowed", "italy", gm, turkey, "no-fake-with-gm"],
    ["allowed", "gm", france, turkey, "no-fake-with-gm"],
    ["allowed", "observer", france, turkey, turkey],
    ["usual", "italy", france, null, all],
    ["usual", "italy", france, "truth", null],
    ["usual", "italy", france, turkey, turkey],
    ["usual", "italy", all, null, null],
    ["usual", "italy", gm, null, null],
    ["usual", "gm", france, null, null],
    ["always", "italy", france, null, all],
    ["always", "italy", france, "truth", "only-fake-broadcasts"],
    ["always", "italy", france, turkey, "only-fake-broadcasts"],
    ["always", "italy", all, turkey, "only-fake-broadcasts"],
    ["always", "italy", gm, null, null],
  ])("where fakes are %s, from %s to %j as %j: %j", (fakes, from, to, shown, expected) => {
    expect(shownBy(fakes, from, to, shown)).toEqual(expected);
  });

  it("tells the truth to the writer and the master, and to nobody else", () => {
    const one = game({ fakePress: "allowed" });
    const to: PressTarget = { ...france, powers: ["FRANCE", "ENGLAND"], gm: true };
    const command: Command = { kind: "press", to, shown: turkey, color: null, text: "Peace?" };
    const decision = asked(one, player(one, "ITALY"), command, late);
    if (decision.kind === "refused") throw new Error(decision.refusal.kind);
    const event = decision.events[0]!;
    for (const reader of [player(one, "ITALY"), writerIn(one, "gm")]) {
      expect(eventFor(event, one, reader)).toMatchObject({ to, shown: turkey });
    }
    for (const reader of [player(one, "FRANCE"), player(one, "TURKEY"), null]) {
      expect(eventFor(event, one, reader)).toMatchObject({
        to: turkey,
        shown: null,
        recipients: [],
        from: { power: "ITALY" },
      });
    }
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
    const ended = asked(kept, 1, { kind: "terminate", phase: null }, late);
    expect(ended).toMatchObject({ events: [{ kind: "postal-press" }, { kind: "ended" }] });
  });
});

describe("what is grey", () => {
  it.each([
    ["italy", null],
    ["observer", null],
    ["gm", "FRANCE"],
  ] as const)("is read by %s as from %s", (reader, power) => {
    const one = game({ press: "grey" });
    const command: Command = { kind: "press", to: all, shown: null, color: null, text: "Guess." };
    const decision = asked(one, player(one, "FRANCE"), command, late);
    if (decision.kind === "refused") throw new Error(decision.refusal.kind);
    const seen = eventFor(decision.events[0]!, one, writerIn(one, reader));
    expect(seen.kind === "press" ? (seen.from?.power ?? null) : "").toBe(power);
  });
});

describe("what was said", () => {
  const sent = { kind: "press", from: null, color: "white", shown: null, text: "Peace?" } as const;
  const writer = { id: 3, role: "player", power: "FRANCE", name: null, address: null } as const;

  it.each([
    ["who got it", { ...sent, to: france, recipients: [5, 7] }, 5, true],
    ["who did not", { ...sent, to: france, recipients: [5, 7] }, 6, false],
    ["its writer", { ...sent, from: writer, to: france, recipients: [5] }, 3, true],
    ["who came later, if it went to all", { ...sent, to: all, recipients: [5] }, 9, true],
    [
      "who came later, if it only looked so",
      { ...sent, to: france, shown: all, recipients: [5] },
      9,
      false,
    ],
    [
      "who came later, if it looked otherwise",
      { ...sent, to: all, shown: france, recipients: [5] },
      9,
      true,
    ],
  ])("may be read again by %s", (_, event, reader, expected) => {
    expect(mayRead(event, reader)).toBe(expected);
  });

  it("is kept message by message, postal press too", () => {
    const message = { from: writer, color: "grey", text: "By now you know." } as const;
    const events = [
      { ...sent, to: all, recipients: [] },
      { kind: "postal-press", messages: [message, message] },
      { kind: "password-set" },
    ] as const;
    expect(pressOf(events).map(({ to, color }) => [to, color])).toEqual([
      [all, "white"],
      [all, "grey"],
      [all, "grey"],
    ]);
  });
});
