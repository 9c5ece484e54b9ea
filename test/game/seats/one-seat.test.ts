/** One person has one seat: nobody sees the orders of those against whom they play, and no seat is left in silence. */
import { describe, expect, it } from "vitest";
import type { Command, Event, Game } from "../../../src/game/index.js";
import { createGame } from "../../../src/game/life/create.js";
import { asked, began, begun, board, done, player } from "../support.js";

const george = "george@example.net";
const otto = "otto@example.org";

const joins = (power: string | null = null): Command => ({
  kind: "join",
  role: "player",
  passwordHash: null,
  power,
});
const observes: Command = { kind: "join", role: "observer", passwordHash: null, power: null };

function refusalOf(
  game: Game,
  id: number,
  command: Command,
  address: string | null = null,
): string | null {
  const decision = asked(game, id, command, began, address);
  return decision.kind === "refused" ? decision.refusal.kind : null;
}

function eventsOf(game: Game, id: number, command: Command): readonly Event[] {
  const decision = asked(game, id, command);
  return decision.kind === "accepted" ? decision.events : [];
}

describe("a GM", () => {
  it("cannot play in the own game", () => {
    const gm = { address: george, passwordHash: null };
    const { game } = createGame("paris", board, gm, 1901, began);
    expect(refusalOf(game, 0, joins(), george)).toBe("gm-cannot-play");
    const free = done(begun(), 1, { kind: "eject", power: "ITALY", address: null });
    expect(refusalOf(free, 0, joins("ITALY"), george)).toBe("gm-cannot-play");
    expect(refusalOf(free, 0, observes, george)).toBe("already-joined");
  });

  it("cannot play in it later, having seen the orders", () => {
    const handsOver: Command = { kind: "promote", address: otto, handover: true };
    const free = done(begun(), 1, { kind: "eject", power: "ITALY", address: null });
    const handed = done(free, 1, handsOver);
    expect(refusalOf(handed, 0, joins("ITALY"), george)).toBe("gm-cannot-play");
    const shared = done(free, 1, { ...handsOver, handover: false });
    const left = done(shared, 1, { kind: "resign" });
    expect(refusalOf(left, 0, joins("ITALY"), george)).toBe("gm-cannot-play");
    expect(refusalOf(left, 0, joins("ITALY"), "nora@example.net")).toBeNull();
  });

  it("who hands over a game that has not begun may join it", () => {
    const { game } = createGame(
      "paris",
      board,
      { address: george, passwordHash: null },
      1901,
      began,
    );
    const handed = done(game, 1, { kind: "promote", address: otto, handover: true });
    expect(refusalOf(handed, 0, joins(), george)).toBeNull();
  });

  it("who stood by is told of no more free seats", () => {
    const watching = done(begun(), 0, observes, began, otto);
    const watcher = watching.members.find(({ address }) => address === otto)!;
    const standing = done(watching, watcher.id, { kind: "standby", standby: true });
    const promoted = done(standing, 1, { kind: "promote", address: otto, handover: false });
    expect(promoted.members.find(({ address }) => address === otto)).toMatchObject({
      role: "gm",
      standby: false,
    });
  });
});

describe("an address", () => {
  it("gets no second seat by moving another one there", () => {
    const game = begun();
    const moves = { kind: "set-address", address: "italy@example.net" } as const;
    expect(refusalOf(game, player(game, "FRANCE"), moves)).toBe("address-taken");
    const stays = { kind: "set-address", address: "france@example.net" } as const;
    expect(refusalOf(game, player(game, "FRANCE"), stays)).toBeNull();
  });
});

describe("whoever looks on while a game forms, and joins it", () => {
  const gm = { address: george, passwordHash: null };
  const { game } = createGame("paris", board, gm, 1901, began);
  const standing = (forming: Game): Game => {
    const watched = done(forming, 0, observes, began, otto);
    const { id } = watched.members.find(({ address }) => address === otto)!;
    return done(watched, id, { kind: "standby", standby: true });
  };
  const seatsOf = ({ members }: Game) =>
    members.filter(({ address }) => address === otto).map(({ role }) => role);

  it("has one seat", () => {
    expect(seatsOf(done(standing(game), 0, joins(), began, otto))).toEqual(["player"]);
  });

  it("has one seat, let in by the GM", () => {
    const careful = done(game, 1, { kind: "set-settings", change: { approval: true } });
    const applied = done(standing(careful), 0, joins(), began, otto);
    const { id } = applied.candidates[0]!;
    const admitted = done(applied, 1, { kind: "answer-candidate", id, admits: true });
    expect(seatsOf(admitted)).toEqual(["player"]);
  });
});

describe("SET POWER in a running game", () => {
  it("leaves the old power free, and takes back what its player wished", () => {
    const ejected = done(begun(), 1, { kind: "eject", power: "ITALY", address: null });
    const voted = done(ejected, player(ejected, "FRANCE"), { kind: "set-draw", powers: [] });
    const moves = { kind: "set-power", address: "france@example.net", power: "ITALY" } as const;
    expect(eventsOf(voted, 1, moves)).toContainEqual({ kind: "opening", power: "FRANCE" });
    expect(done(voted, 1, moves).submissions.FRANCE?.draw ?? null).toBeNull();
  });

  it("to the power that the player has changes nothing", () => {
    const stays = { kind: "set-power", address: "france@example.net", power: "FRANCE" } as const;
    expect(eventsOf(begun(), 1, stays).map(({ kind }) => kind)).toEqual(["power-assigned"]);
  });
});

describe("an option", () => {
  it("has one value, however it is spelled", () => {
    const set = (option: string, value: string) => ({ kind: "set-option", option, value }) as const;
    const game = done(begun(), 1, set("multi_route", "all"));
    const changed = done(game, 1, set("MultiRoute", "any"));
    expect(changed.settings.options).toEqual({ "multi-route": "any" });
  });
});

describe("a unit that the GM places where another would retreat to", () => {
  it("takes that retreat away", () => {
    const game = begun();
    const retreats = ["BUR", "PIC"];
    const dislodged = [
      { power: "FRANCE", type: "A", at: "PAR", from: "MAR", retreats },
    ] as Game["position"]["dislodged"];
    const units = game.position.units.filter(({ at }) => at !== "PAR");
    const dislodging: Game = {
      ...game,
      phase: { season: "S", year: 1901, kind: "R" },
      position: { ...game.position, units, dislodged },
    };
    const unit = { type: "A", at: "PAR", power: null } as const;
    const order = { kind: "retreat", unit, to: "BUR" } as const;
    const ordered = done(dislodging, player(game, "FRANCE"), {
      kind: "orders",
      orders: [{ order, text: "A PAR - BUR" }],
      power: "FRANCE",
      set: "usual",
    });
    expect(ordered.submissions.FRANCE?.orders).toHaveLength(1);
    const edited = done(ordered, 1, {
      kind: "edit",
      edit: { kind: "place", power: "GERMANY", unit: { type: "A", at: "BUR" } },
    });
    expect(edited.submissions.FRANCE?.orders).toEqual([]);
    expect(edited.position.dislodged[0]?.retreats).toEqual(["PIC"]);
  });
});
