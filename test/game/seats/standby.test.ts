/** Who is asked to take over a power: whom the game suits, in fair order, and each only for one seat at a time. */
import { describe, expect, it } from "vitest";
import {
  type Game,
  nextStandby,
  placeInLine,
  type Standby,
  seeksPlayer,
} from "../../../src/game/index.js";
import { hourMs, type Instant, instant } from "../../../src/util/index.js";
import { began, begun, board, done } from "../support.js";

function hence(hours: number): Instant {
  return instant(began + hours * hourMs);
}

function standby(name: string, change: Partial<Standby> = {}): Standby {
  const any = { variants: [], press: "any", atMost: null, askedAt: null, unanswered: 0 } as const;
  return { ...any, address: `${name}@example.net`, since: began, ...change };
}

const vacant = done(begun(), 1, { kind: "eject", power: "ITALY", address: null });

function asked(list: readonly Standby[], game: Game = vacant, hours = 48, before: string[] = []) {
  const next = nextStandby(
    list,
    { game, asked: before, playerRecords: [], playing: new Map() },
    hence(hours),
  );
  return next.kind === "ask" ? next.standby.address.split("@")[0] : next;
}

describe("who is asked next", () => {
  const [first, second, third] = [
    standby("first", { since: hence(1) }),
    standby("second", { since: hence(2) }),
    standby("third", { since: hence(3), askedAt: hence(20) }),
  ];

  it("is who has waited longest since he came or was asked", () => {
    expect(asked([third, second, first])).toBe("first");
    expect(asked([{ ...first, askedAt: hence(10) }, second, third])).toBe("second");
    expect(placeInLine([{ ...first, askedAt: hence(10) }, second, third], first.address)).toBe(2);
    expect(placeInLine([second], first.address)).toBeNull();
  });

  it("was not asked for this seat before", () => {
    expect(asked([first, second], vacant, 48, [first.address])).toBe("second");
    expect(asked([first], vacant, 48, [first.address])).toEqual({ kind: "nobody" });
  });

  it("is not being asked for another seat", () => {
    const busy = { ...first, askedAt: hence(30) };
    expect(asked([busy, second])).toBe("second");
    expect(asked([busy])).toEqual({ kind: "later", at: hence(54) });
  });

  it.each([
    ["plays in the game", standby("france")],
    ["runs it", standby("george")],
    ["has left it", standby("italy")],
    ["wants another variant", standby("one", { variants: ["chaos"] })],
    ["wants no press", standby("one", { press: "none" })],
  ])("is nobody who %s", (_, one) => {
    expect(asked([one])).toEqual({ kind: "nobody" });
  });

  it("is nobody whom the master keeps out", () => {
    const access = { allowed: [], denied: ["one@example.net"] };
    expect(asked([standby("one")], { ...vacant, access })).toEqual({ kind: "nobody" });
  });

  it("is as reliable as the game asks", () => {
    const strict = { ...vacant, settings: { ...vacant.settings, minGames: 1 } };
    expect(asked([standby("one")], strict)).toEqual({ kind: "nobody" });
  });

  it("plays in no more games than he wants", () => {
    const busy = standby("france", { atMost: 1 });
    const game = { ...vacant, name: "rome", members: [] };
    const playing = new Map([[busy.address, 1]]);
    const search = { game, asked: [], playerRecords: [], playing };
    expect(nextStandby([busy], search, began)).toEqual({ kind: "nobody" });
    const two = nextStandby([{ ...busy, atMost: 2 }], search, began);
    expect(two.kind).toBe("ask");
  });
});

describe("a player is sought", () => {
  it.each([
    ["for a power that lost its player", vacant, true],
    ["not for one that has one", begun(), false],
    [
      "not in an unlisted game",
      { ...vacant, settings: { ...vacant.settings, listed: false } },
      false,
    ],
    ["not in a private game", { ...vacant, invitation: "hash" }, false],
    ["not when it is over", done(vacant, 1, { kind: "terminate", phase: null }), false],
    ["while it is paused", done(vacant, 1, { kind: "pause", until: null }), true],
  ])("%s", (_, game, expected) => {
    expect(seeksPlayer(game as Game, board, "ITALY")).toBe(expected);
  });
});
