/** Games whose GM decides who comes: candidates, and the lists of who may. */
import { describe, expect, it } from "vitest";
import {
  advance,
  audience,
  type Command,
  type Event,
  eventFor,
  type Game,
  nextDue,
  viewFor,
} from "../../../src/game/index.js";
import { createGame, startWhenFull } from "../../../src/game/life/create.js";
import { dayMs, instant } from "../../../src/util/index.js";
import { asked, began, begun, board, done, player } from "../support.js";

const joins = (power: string | null = null): Command => ({
  kind: "join",
  role: "player",
  passwordHash: null,
  power,
});
const answers = (id: number, admits: boolean) =>
  ({ kind: "answer-candidate", id, admits }) as const;
const days = (count: number) => instant(began + count * dayMs);

function forming(): Game {
  const gm = { address: "george@example.net", passwordHash: null };
  const { game } = createGame("paris", board, gm, 1901, began);
  return done(game, 1, { kind: "set-settings", change: { approval: true } });
}

function asking(game: Game, address: string, power: string | null = null, now = began): Game {
  return done(game, 0, joins(power), now, address);
}

/** A running game in which Italy is free and new players are let in. */
function withItaly(change: Partial<Game["settings"]> = {}): Game {
  const game = begun({ reminderHours: [], approval: true, ...change });
  return done(game, 1, { kind: "eject", power: "ITALY", address: null });
}

function events(game: Game, id: number, command: Command): readonly Event[] {
  const decision = asked(game, id, command);
  return decision.kind === "accepted" ? decision.events : [];
}

describe("a candidate", () => {
  it("has no seat before the master agrees, and keeps his wishes", () => {
    const game = asking(forming(), "anna@example.net");
    expect(game.members).toHaveLength(1);
    const wishing = asked(game, 0, { kind: "set-preference", preferences: [["ITALY"]] });
    expect(wishing.kind).toBe("refused");
    const kept = { ...game, candidates: [{ ...game.candidates[0]!, preferences: [["ITALY"]] }] };
    const seated = done(kept, 1, answers(2, true));
    expect(seated.members[1]).toMatchObject({ role: "player", preferences: [["ITALY"]] });
    expect(seated.candidates).toEqual([]);
  });

  it("asks once", () => {
    const game = asking(forming(), "anna@example.net");
    const again = asked(game, 0, joins(), began, "anna@example.net");
    expect(again).toMatchObject({ refusal: { kind: "already-asked" } });
  });

  it("is turned away when there is no answer, and when the seat is gone", () => {
    const game = asking(forming(), "anna@example.net");
    const patient = done(game, 1, { kind: "set-settings", change: { escalationDays: 0 } });
    const due = { at: days(7), what: "forming" };
    expect(nextDue(patient)).toEqual(due);
    const waiting = { ...patient, forming: null };
    expect(nextDue(waiting)).toEqual({ at: days(14), what: "candidates" });
    const after = advance(waiting, board, days(14));
    expect(after.events).toMatchObject([{ kind: "candidate-lapsed", why: "unanswered" }]);
    expect(after.game.candidates).toEqual([]);
    const two = asking(
      asking(withItaly(), "nina@example.net", "ITALY"),
      "otto@example.net",
      "ITALY",
    );
    const told = events(two, 1, answers(10, true));
    expect(told.map(({ kind }) => kind)).toEqual(["admitted", "briefed", "candidate-lapsed"]);
    expect(told[2]).toMatchObject({ candidate: { id: 9 }, why: "too-late" });
  });

  it("is turned away when no master is there to answer, and nobody is let in", () => {
    let game = asking(forming(), "anna@example.net");
    const told: Event[] = [];
    for (let due = nextDue(game); due !== null && due.at <= days(8); due = nextDue(game)) {
      const next = advance(game, board, due.at);
      told.push(...next.events.filter(({ kind }) => kind !== "still-forming"));
      game = next.game;
    }
    const kinds = told.map(({ kind }) => kind);
    expect(kinds).toEqual(["gm-silent", "gm-silent", "gm-silent", "candidate-lapsed"]);
    expect(game).toMatchObject({ candidates: [], escalation: null, status: "forming" });
  });

  it("comes too late where the table is full without him", () => {
    const game = asking(forming(), "zoe@example.net");
    const open = done(game, 1, { kind: "set-settings", change: { approval: false } });
    const full = board.powers.reduce(
      (one, { id }) => asking(one, `${id.toLowerCase()}@example.net`),
      open,
    );
    const started = startWhenFull(full, board, began);
    expect(started.events).toMatchObject([
      { kind: "game-started" },
      { kind: "candidate-lapsed", why: "too-late" },
    ]);
  });

  it("who lost the seat needs no leave to come back", () => {
    const game = { ...withItaly(), former: { ITALY: "italy@example.net" } };
    const back = done(game, 0, joins("ITALY"), began, "italy@example.net");
    expect(back.members.some(({ power }) => power === "ITALY")).toBe(true);
  });

  it("takes a power with time to look around", () => {
    const game = asking(withItaly(), "nina@example.net", "ITALY");
    const timing = { ...game.timing!, deadline: instant(began + 1) };
    const [, , moved] = events({ ...game, timing }, 1, answers(9, true));
    expect(moved).toMatchObject({ kind: "deadline-set", why: "newcomer" });
  });

  it("is no player's business", () => {
    const before = withItaly({ gunboat: true, quiet: true });
    // A stranger may not even know that Italy is free; Nina was asked by letter.
    expect(asked(before, 0, joins("ITALY"), began, "nina@example.net")).toEqual(
      asked(before, 0, joins("FRANCE"), began, "nina@example.net"),
    );
    const seat = { kind: "join", role: "player", passwordHash: null, power: "ITALY" } as const;
    const wish: Command = { ...seat, asked: true };
    const decision = asked(before, 0, wish, began, "nina@example.net");
    const game = done(before, 0, wish, began, "nina@example.net");
    const [applied] = decision.kind === "accepted" ? decision.events : [];
    expect(audience(before, game, applied!, null).map(({ id }) => id)).toEqual([1]);
    const france = player(game, "FRANCE");
    expect(viewFor(game, board, france).candidates).toEqual([]);
    expect(viewFor(game, board, null).candidates).toEqual([]);
    expect(viewFor(game, board, 1).candidates).toHaveLength(1);
    const seated = done(game, 1, answers(9, true));
    const [admitted] = events(game, 1, answers(9, true));
    expect(audience(game, seated, admitted!, 1)).toEqual([]);
    expect(eventFor(admitted!, seated, france)).toMatchObject({
      power: null,
      member: { power: null, address: null },
    });
  });
});

describe("the lists of who may come", () => {
  const set = (list: "allowed" | "denied", ...added: readonly string[]): Command => ({
    kind: "set-access",
    list,
    added,
    removed: [],
  });
  const comes = (game: Game, address: string, role: "player" | "observer" = "player") => {
    const join = { kind: "join", role, passwordHash: null, power: null } as const;
    const decision = asked(game, 0, join, began, address);
    return decision.kind === "accepted" ? "comes" : decision.refusal.kind;
  };
  const open = done(forming(), 1, { kind: "set-settings", change: { approval: false } });
  const some = done(open, 1, set("allowed", "@example.net", "eve@example.org"));
  const lists = done(some, 1, set("denied", "eve@example.org", "ivan@example.net"));

  it.each([
    ["anna@example.net", "comes", "comes"],
    ["anna+dip@example.net", "comes", "comes"],
    ["anna@sub.example.net", "not-admitted", "comes"],
    ["zoe@example.org", "not-admitted", "comes"],
    ["eve@example.org", "not-admitted", "not-admitted"],
    ["ivan+two@example.net", "not-admitted", "not-admitted"],
  ])("%s: to play %s, to watch %s", (address, plays, watches) => {
    expect(comes(lists, address)).toBe(plays);
    expect(comes(lists, address, "observer")).toBe(watches);
  });

  it("are shown to masters only", () => {
    const seated = done(lists, 0, joins(), began, "anna@example.net");
    expect(viewFor(seated, board, 1).access.denied).toHaveLength(2);
    expect(viewFor(seated, board, 2).access).toEqual({ allowed: [], denied: [] });
    const [changed] = events(lists, 1, set("denied", "otto@example.net"));
    expect(audience(lists, lists, changed!, 1)).toEqual([]);
    expect(eventFor(changed!, lists, null)).toMatchObject({ added: [], removed: [] });
  });

  it("can be emptied, and hold only so much", () => {
    const removed = { kind: "set-access", list: "denied", added: [], removed: null } as const;
    expect(done(lists, 1, removed).access.denied).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => `a${index}@example.net`);
    expect(asked(lists, 1, set("denied", ...many))).toMatchObject({
      refusal: { kind: "too-many-addresses" },
    });
  });
});
