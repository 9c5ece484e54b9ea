/** Which events wait a day for whom, and when their day is over: by their own clocks, in summer and winter. */
import { describe, expect, test } from "vitest";
import {
  type Event,
  type Game,
  type Member,
  nextDigest,
  waits,
  type Zone,
} from "../../../src/game/index.js";
import { defaultSettings } from "../../../src/game/model/settings.js";
import { instant } from "../../../src/util/index.js";
import { game } from "../../store/samples.js";

const press = {
  kind: "press",
  from: null,
  color: "white",
  recipients: [2],
  text: "Hello",
} as const;
const someone = { id: 2, role: "player", power: "FRANCE", address: null, name: null } as const;

describe("what waits for who wants digests", () => {
  test.each<[string, boolean, object]>([
    ["a broadcast", true, { ...press, to: { kind: "all" } }],
    ["a message to some", false, { ...press, to: { kind: "some", powers: ["ITALY"] } }],
    ["somebody new", true, { kind: "joined", member: someone, seatsLeft: 3 }],
    ["a new player", true, { kind: "took-over", member: someone, power: "FRANCE" }],
    ["a resignation", true, { kind: "resigned", member: someone }],
    ["a setting", true, { kind: "setting-changed", name: "DIAS", before: "true", after: "false" }],
    ["results", false, { kind: "phase-turned" }],
    ["the start", false, { kind: "game-started" }],
    ["a late notice", false, { kind: "late" }],
    ["a reminder", false, { kind: "reminder" }],
    ["a deadline", false, { kind: "deadline-set" }],
    ["a rollback", false, { kind: "rolled-back" }],
    ["the end", false, { kind: "ended" }],
  ])("%s: %s", (_, does, event) => {
    const one = game("paris");
    expect(waits(one, { ...one.members[1]!, digest: 600 }, event as Event)).toBe(does);
  });
});

describe("what waits for all others", () => {
  const joined = { kind: "joined", member: someone, seatsLeft: 3 } as const;
  const broadcast = { ...press, to: { kind: "all" }, shown: null } as const;

  test.each<[string, boolean, Game["status"], Member["role"], Event]>([
    ["a player comes while the game fills", true, "forming", "player", joined],
    ["one goes", true, "forming", "player", { kind: "resigned", member: someone }],
    ["an observer is told", true, "forming", "observer", joined],
    ["a GM is told", false, "forming", "gm", joined],
    ["somebody comes later", false, "active", "player", joined],
    ["a broadcast while the game fills", false, "forming", "player", broadcast],
  ])("%s: %s", (_, does, status, role, event) => {
    const one = game("paris", { status });
    expect(waits(one, { ...one.members[1]!, role, digest: null }, event)).toBe(does);
  });
});

/** The next digest after `now`, for a member at `minute` of a day in `zone`. */
function next(now: string, minute: number | null, zone: string | null): string {
  const settings = { ...defaultSettings, zone: "America/New_York" as Zone };
  const one = game("paris", { settings });
  const member = { ...one.members[1]!, zone: zone as Zone | null, digest: minute };
  return new Date(nextDigest(one, member, instant(Date.parse(now)))).toISOString();
}

describe("when", () => {
  test.each([
    ["the same day", "2026-03-02T09:00:00Z", 18 * 60, "Europe/Vienna", "2026-03-02T17:00:00.000Z"],
    [
      "the hour itself is over",
      "2026-03-02T17:00:00Z",
      18 * 60,
      "Europe/Vienna",
      "2026-03-03T17:00:00.000Z",
    ],
    ["the game's zone", "2026-03-02T09:00:00Z", 450, null, "2026-03-02T12:30:00.000Z"],
    ["another date there", "2026-03-02T23:30:00Z", 60, "Asia/Tokyo", "2026-03-03T16:00:00.000Z"],
    [
      "summer time begins",
      "2026-03-28T18:00:00Z",
      18 * 60,
      "Europe/Vienna",
      "2026-03-29T16:00:00.000Z",
    ],
    [
      "a time that is skipped",
      "2026-03-28T12:00:00Z",
      150,
      "Europe/Vienna",
      "2026-03-29T01:30:00.000Z",
    ],
    [
      "summer time ends",
      "2026-10-24T17:00:00Z",
      18 * 60,
      "Europe/Vienna",
      "2026-10-25T17:00:00.000Z",
    ],
    ["the end of a month", "2026-12-31T20:00:00Z", 18 * 60, "UTC", "2027-01-01T18:00:00.000Z"],
    [
      "no digest, so the usual hour",
      "2026-03-02T09:00:00Z",
      null,
      "UTC",
      "2026-03-02T18:00:00.000Z",
    ],
  ])("%s", (_, now, minute, zone, expected) => {
    expect(next(now, minute, zone)).toBe(expected);
  });
});
