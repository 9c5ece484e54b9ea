/** What members say when a game is over: who may, for how long, and who learns whose words they are. */
import { describe, expect, it } from "vitest";
import { eventFor, type Game, viewFor } from "../../../src/game/index.js";
import { dayMs, instant } from "../../../src/util/index.js";
import { asked, began, begun, board, done, player } from "../support.js";

const say = (text: string) => ({ kind: "final-statement", text }) as const;

function drawn(change: Partial<Game["settings"]> = {}): Game {
  const watched = done(
    begun(change),
    0,
    { kind: "join", role: "observer", passwordHash: null, power: null },
    began,
    "olga@example.net",
  );
  return done(watched, 1, { kind: "declare", powers: [], isSolo: false });
}

function refusal(game: Game, id: number, text = "Thanks.", days = 1) {
  const decision = asked(game, id, say(text), instant(began + days * dayMs));
  return decision.kind === "refused" ? decision.refusal.kind : null;
}

const observer = (game: Game) => game.members.find(({ role }) => role === "observer")!.id;

describe("a final statement", () => {
  it.each([
    ["before the end", begun(), 3, 1, "no-statement-yet"],
    ["four weeks after it", drawn(), 3, 28, "no-statement-any-more"],
    [
      "by an observer who may not write",
      drawn({ observerPress: "none" }),
      9,
      1,
      "no-observer-press",
    ],
    ["by any observer", drawn(), 9, 1, null],
    ["by the master", drawn(), 1, 27, null],
    ["where there was no press", drawn({ press: "none" }), 3, 27, null],
    ["when the master ended it", done(begun(), 1, { kind: "terminate", phase: null }), 3, 1, null],
  ])("%s", (_, game, id, days, expected) => {
    expect(refusal(game, id, "Thanks.", days)).toBe(expected);
  });

  it("is not empty and not endless", () => {
    expect(refusal(drawn(), 3, " \n")).toBe("empty-press");
    expect(refusal(drawn(), 3, "x".repeat(10_001))).toBe("press-too-long");
  });

  it("takes the place of the one before", () => {
    const game = drawn();
    const france = player(game, "FRANCE");
    const once = done(done(game, 1, say("From me too.")), france, say("Thanks."));
    const again = asked(once, france, say("Merci."));
    expect(again).toMatchObject({ events: [{ replaces: true }] });
    expect(viewFor(done(once, france, say("Merci.")), board, 1).statements).toMatchObject([
      { text: "From me too." },
      { from: { power: "FRANCE" }, text: "Merci." },
    ]);
  });

  it("is shown to members only, and again only when the game is over again", () => {
    const game = done(drawn(), 3, say("Thanks."));
    expect(viewFor(game, board, null).statements).toEqual([]);
    expect(viewFor({ ...game, ending: null }, board, 1).statements).toEqual([]);
  });

  it.each([
    ["nobody's name where a gunboat game never reveals", { gunboat: true, reveal: false }, null],
    ["no address where it reveals names", { gunboat: true }, null],
    [
      "an address where they are shown",
      { gunboat: true, addressesShown: true },
      "france@example.net",
    ],
  ])("tells %s", (_, change, address) => {
    const game = drawn(change);
    const decision = asked(game, player(game, "FRANCE"), say("Thanks."));
    if (decision.kind === "refused") throw new Error("refused");
    const reader = player(game, "ITALY");
    const [event] = decision.events;
    expect(eventFor(event!, decision.game, reader)).toMatchObject({ from: { address } });
    const seen = viewFor(decision.game, board, reader).statements;
    expect(seen).toMatchObject([{ from: { power: "FRANCE", address } }]);
    const watching = viewFor(decision.game, board, observer(game)).statements;
    expect(watching).toMatchObject([{ from: { address } }]);
  });
});
