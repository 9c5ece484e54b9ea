/** What a quiet game, a gunboat game and a game without press keep to themselves. */
import { describe, expect, it } from "vitest";
import {
  audience,
  type Event,
  eventFor,
  type Game,
  isQuiet,
  playerRecordsIn,
  publishedRecord,
  type Settings,
  unorderedForm,
  viewFor,
} from "../../../src/game/index.js";
import { defaultSettings } from "../../../src/game/model/settings.js";
import { publishedProxies, publishedResult } from "../../../src/game/views/published.js";
import { phase, play, position } from "../../report/scenes.js";
import { asked, began, begun, board, done, holds, player } from "../support.js";

const settings = (change: Partial<Settings>): Settings => ({ ...defaultSettings, ...change });

describe("the usual settings suit the press", () => {
  it.each<[Partial<Settings>, boolean, string]>([
    [{}, false, "shown"],
    [{ press: "none" }, true, "hold"],
    [{ press: "none", rules: "judge" }, true, "shown"],
    [{ press: "none", options: { legality: "judge" } }, true, "shown"],
    [{ gunboat: true }, true, "shown"],
    [{ press: "none", quiet: false, unordered: "shown" }, false, "shown"],
    [{ quiet: true, unordered: "hold" }, true, "hold"],
  ])("%j: quiet %s, units without an order %s", (change, quiet, form) => {
    expect(isQuiet(settings(change))).toBe(quiet);
    expect(unorderedForm(settings(change))).toBe(form);
  });
});

describe("what is published without press", () => {
  const published = (code: string, before: ReturnType<typeof position>, orders: string[]) =>
    publishedResult(play(code, before, orders), settings({ press: "none" })).results.map(
      ({ source: _, ...result }) => result,
    );
  const units = position(["FRANCE A PAR, F BRE"]);
  const winter = position(["FRANCE A PAR, A BUR"], ["FRANCE: PAR"]);
  const spring = position(["FRANCE A PAR"], ["FRANCE: PAR BRE MAR"]);

  it.each([
    ["no order, and an ordered hold", "S1901M", units, ["FRANCE F BRE H"], ["FRANCE A PAR H"]],
    ["an illegal order, and none", "S1901M", units, ["FRANCE A PAR - MOS"], []],
    ["an ordered removal, and civil disorder", "W1901A", winter, ["FRANCE REMOVE A BUR"], []],
    ["a waived build, and none", "W1901A", spring, ["FRANCE WAIVE"], []],
    [
      "builds, in whatever order they came",
      "W1901A",
      spring,
      ["FRANCE BUILD F BRE", "FRANCE BUILD A MAR"],
      ["FRANCE BUILD A MAR", "FRANCE BUILD F BRE"],
    ],
  ])("does not part %s", (_, code, before, orders, others) => {
    expect(published(code, before, orders)).toEqual(published(code, before, others));
  });

  it("is a useless support, for that is an order", () => {
    const [support] = published("S1901M", units, ["FRANCE A PAR S F BRE - PIC"]).slice(-1);
    expect(support).toMatchObject({ order: { kind: "support" }, words: ["invalid"] });
  });

  it.each([
    ["none", ["FRANCE"]],
    ["white", ["FRANCE", "ENGLAND"]],
  ] as const)("with press %s are the proxies of %j", (press, writers) => {
    const unit = { type: "A", at: "PAR", power: "FRANCE" } as const;
    const proxies = ["FRANCE", "ENGLAND"].map((by) => ({ by, unit, to: "GERMANY" }));
    const told = publishedProxies(proxies, settings({ press }));
    expect(told.map(({ by }) => by)).toEqual(writers);
  });

  it("stays so, whatever the settings are later", () => {
    const before: Game = begun({ press: "none" });
    const result = play("S1901M", units, []);
    const record = { turn: 1, phase: phase("S1901M"), before, orders: [], result, turnedAt: began };
    const past = publishedRecord(record);
    expect(past.result.results.every(({ source }) => source !== null)).toBe(true);
    expect(past.before.members).toEqual([]);
    expect(past.before.submissions).toEqual({});
  });
});

describe("a quiet game", () => {
  const game = begun({ quiet: true });
  const left = done(game, player(game, "TURKEY"), { kind: "resign" });
  const italy = player(game, "ITALY");
  const late: Event = {
    kind: "late",
    powers: ["ITALY", "RUSSIA"],
    deadline: began,
    graceEnds: began,
    isForAll: true,
    isWaiting: false,
  };

  it.each([
    ["TURKEY", []],
    ["ITALY", ["ITALY"]],
  ])("tells %s of lateness only %j", (power, powers) => {
    expect(eventFor(late, game, player(game, power))).toMatchObject({ powers });
  });

  it("tells its master everything", () => {
    expect(eventFor(late, game, 1)).toEqual(late);
  });

  it("tells nobody but the master who left", () => {
    const decision = asked(game, italy, { kind: "resign" });
    if (decision.kind === "refused") throw new Error(decision.refusal.kind);
    const told = audience(game, decision.game, decision.events[0]!, italy);
    expect(told.map(({ role }) => role)).toEqual(["gm"]);
  });

  it("shows vacant powers to nobody but its master", () => {
    const vacant = (viewer: number | null) =>
      viewFor(left, board, viewer).powers.filter((power) => power.vacant).length;
    expect([vacant(1), vacant(italy), vacant(null)]).toEqual([1, 0, 0]);
    expect(viewFor(left, board, italy).playersJoined).toBe(7);
  });

  it("shows to nobody but its master that all orders are in", () => {
    const ready = board.powers.reduce(
      (one, { id }) => done(one, player(one, id), holds(one, id)),
      game,
    );
    const early = (viewer: number) => viewFor(ready, board, viewer).early !== null;
    expect([early(1), early(italy)]).toEqual([true, false]);
  });
});

describe("without press", () => {
  const seen = (game: Game, viewer: number | null) =>
    viewFor(game, board, viewer).powers.filter(({ player }) => player !== null).length;
  const silent = begun({ press: "none" });
  const italy = player(silent, "ITALY");
  const change = (game: Game, more: Partial<Game>): Game => ({ ...game, ...more });

  it("nobody but the master learns an address that is not his own", () => {
    expect([seen(silent, 1), seen(silent, italy), seen(silent, null)]).toEqual([7, 1, 0]);
    const loud = begun({ press: "none", quiet: false });
    expect(seen(loud, italy)).toBe(1);
  });

  it("the end tells who played, as it does with press", () => {
    expect(seen(change(silent, { status: "finished" }), italy)).toBe(7);
  });

  it("allowing press tells who plays, but for a gunboat game", () => {
    const allowed = (one: Game) =>
      done(one, 1, { kind: "set-settings", change: { press: "white" } });
    expect(seen(allowed(silent), italy)).toBe(7);
    expect(seen(allowed(begun({ press: "none", gunboat: true })), italy)).toBe(1);
  });

  it("standings hold nothing of a game that runs", () => {
    const playerRecords = (game: Game) => playerRecordsIn([game], () => board).length;
    expect([silent, begun({ quiet: true }), begun({ gunboat: true })].map(playerRecords)).toEqual([
      0, 0, 0,
    ]);
    expect(playerRecords(begun())).toBe(7);
    expect(playerRecords(change(silent, { status: "finished" }))).toBe(7);
  });
});

describe("people have names for one another, and addresses for the GM", () => {
  const named = (change: Partial<Settings>): Game => {
    const game = begun(change);
    return done(game, player(game, "FRANCE"), { kind: "set-name", name: "Frances" });
  };
  const seenBy = (game: Game, viewer: number | null) =>
    viewFor(game, board, viewer).powers.find(({ power }) => power === "FRANCE")?.player ?? null;
  const both = { name: "Frances", address: "france@example.net" };
  it.each<[Partial<Settings>, ReturnType<typeof seenBy>]>([
    [{}, { name: "Frances", address: null }],
    [{ addressesShown: true }, both],
    [{ gunboat: true }, null],
    [{ gunboat: true, addressesShown: true }, null],
    [{ press: "none", addressesShown: true }, null],
  ])("with %j another player sees %j", (change, seen) => {
    const game = named(change);
    expect(seenBy(game, player(game, "ITALY"))).toEqual(seen);
    expect(seenBy(game, null)).toBeNull();
    const gm = seenBy(game, 1);
    expect([gm, seenBy(game, player(game, "FRANCE"))]).toEqual([gm, gm]);
    expect(gm?.name).toBe("Frances");
    expect(gm?.address).toMatch(/@/);
  });
});

describe("a promise to who joins", () => {
  it.each([
    [{ gunboat: true }, { gunboat: false }],
    [{}, { gunboat: true }],
    [{ gunboat: true, reveal: false }, { reveal: true }],
    [{}, { addressesShown: true }],
  ])("is kept: with %j, %j is refused", (promised, change) => {
    const decision = asked(begun(promised), 1, { kind: "set-settings", change });
    expect(decision).toMatchObject({ refusal: { kind: "not-before-start" } });
  });

  it("may be widened: nobody minds to stay unknown", () => {
    const change = { reveal: false };
    const decision = asked(begun({ gunboat: true }), 1, { kind: "set-settings", change });
    expect(decision.kind).toBe("accepted");
  });
});
