/** A game that has not begun: who is told how often, when it is given up, and who starts it. */
import { describe, expect, it } from "vitest";
import { advance, type Game, nextDue } from "../../../src/game/index.js";
import { createGame, startWhenFull } from "../../../src/game/life/create.js";
import { dayMs, instant } from "../../../src/util/index.js";
import { asked, began, begun, board, done } from "../support.js";

const day = (days: number) => instant(began + days * dayMs);
const lonely = createGame(
  "paris",
  board,
  { address: "george@example.net", passwordHash: null },
  1,
  began,
).game;

/** A full table that has not begun. */
function full(): Game {
  const { members, nextMember } = begun();
  const unseated = members.map((member) => ({ ...member, power: null }));
  return { ...lonely, members: unseated, nextMember };
}

describe("a game that nobody joins", () => {
  it("tells its members every week, and is given up after its time", () => {
    const told: string[] = [];
    let game: Game = { ...lonely, settings: { ...lonely.settings, formingDays: 20 } };
    for (let due = nextDue(game); due !== null; due = nextDue(game)) {
      const { game: next, events } = advance(game, board, due.at);
      told.push(`day ${(due.at - began) / dayMs}: ${events.map(({ kind }) => kind).join()}`);
      game = next;
    }
    expect(told).toEqual(["day 7: still-forming", "day 14: still-forming", "day 20: ended"]);
    expect(game.status).toBe("terminated");
  });

  it("is told of once after an outage of weeks", () => {
    const { game, events } = advance(lonely, board, day(30));
    expect(events).toMatchObject([{ kind: "still-forming", seatsLeft: 7, endsAt: day(60) }]);
    expect(nextDue(game)?.at).toBe(day(35));
  });
});

describe("a full table", () => {
  it("begins by itself", () => {
    const { game } = startWhenFull(full(), board, began);
    expect([game.status, game.forming]).toEqual(["active", null]);
  });

  it("waits for a master who wants to start it", () => {
    const waiting: Game = { ...full(), settings: { ...full().settings, manualStart: true } };
    expect(startWhenFull(waiting, board, began).game.status).toBe("forming");
    expect(done(waiting, 1, { kind: "start" }).status).toBe("active");
  });

  it("cannot be started before it is one", () => {
    const refused = asked(lonely, 1, { kind: "start" });
    expect(refused).toEqual({ kind: "refused", refusal: { kind: "seats-left", count: 7 } });
  });
});
