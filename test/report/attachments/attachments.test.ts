/** What letters carry for programs: results under the names of `ems adjudicate`, deadlines as calendars read them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/game/index.js";
import { attachmentsFor, ordersJson, resultJson } from "../../../src/report/index.js";
import { instant, minuteMs, present } from "../../../src/util/index.js";
import { ownCatalogue } from "../../support/templates.js";
import { board, deadline, later, now, phase, play, position, scene, view } from "../scenes.js";

const catalogue = ownCatalogue();
const change = { before: later(-24) };

function carried(event: Event, seen = view()) {
  return attachmentsFor(catalogue, scene(seen), [event], change);
}

function calendarOf(event: Event, seen = view()): string {
  const [attachment] = carried(event, seen).filter(({ name }) => name.endsWith(".ics"));
  return present(attachment, "A calendar").text;
}

const moved: Event = { kind: "deadline-set", before: later(-24), after: deadline, why: "gm" };

describe("the deadline", () => {
  test("is an entry that calendars take over", () => {
    const [attachment] = carried(moved);
    expect(attachment).toMatchObject({
      name: "paris.ics",
      type: "text/calendar; charset=utf-8; method=PUBLISH",
    });
    expect(calendarOf(moved).replaceAll("\r\n", "\n")).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Ems Dispatch//Deadlines//EN
      METHOD:PUBLISH
      BEGIN:VEVENT
      UID:paris.judge@example.net
      SEQUENCE:36792900
      DTSTAMP:20270302T201500Z
      DTSTART:20270305T223100Z
      ORGANIZER:mailto:judge@example.net
      SUMMARY:paris: Movement for Spring of 1901\\, orders due
      TRANSP:TRANSPARENT
      STATUS:CONFIRMED
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:paris: Movement for Spring of 1901\\, orders due
      TRIGGER:-P1D
      END:VALARM
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });

  test("keeps its UID while its SEQUENCE rises", () => {
    const aMinuteLater = { ...scene(view()), now: instant(now + minuteMs) };
    const [again] = attachmentsFor(catalogue, aMinuteLater, [moved], { before: deadline });
    const uid = /^UID:.*$/m.exec(calendarOf(moved))?.[0];
    expect(again?.text).toContain(uid);
    const sequence = (text = "") => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
    expect(sequence(again?.text) - sequence(calendarOf(moved))).toBe(60);
  });

  test("is called off when none runs any more", () => {
    const text = calendarOf(
      { kind: "paused", by: "gm", until: null, deadline, left: 0 },
      view({ status: "paused", deadline: null }),
    );
    expect(text).toContain("STATUS:CANCELLED\r\n");
    expect(text).toContain("METHOD:CANCEL\r\n");
    expect(text).not.toContain("VALARM");
    expect(text).toContain("DTSTART:20270304T223100Z\r\n");
  });

  test("that never ran is no entry", () => {
    const none = view({ status: "paused", deadline: null });
    const nothing = { before: null };
    expect(
      attachmentsFor(
        catalogue,
        scene(none),
        [{ kind: "paused", by: "gm", until: null, deadline, left: 0 }],
        nothing,
      ),
    ).toEqual([]);
  });

  test("comes to who takes a power over, and to nobody else who is told", () => {
    const member = { id: 9, role: "player", power: "FRANCE", name: null, address: null } as const;
    const taken = { kind: "took-over", member, power: "FRANCE", isReturning: false } as const;
    expect(carried(taken)).toHaveLength(1);
    expect(carried({ ...taken, power: "ITALY" })).toEqual([]);
  });

  test.each<Event>([
    { kind: "grace-set", before: deadline, after: later(24) },
    { kind: "setting-changed", name: "RULES", before: "2025", after: "1971" },
    { kind: "reminder", powers: ["ITALY"], deadline },
    { kind: "password-set" },
  ])("does not come with $kind", (event) => {
    expect(carried(event)).toEqual([]);
  });

  test("is in lines of 75 octets that unfold to what was meant, whatever the game is called", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z,;\\-]{1,400}$/), (name) => {
        const text = calendarOf(moved, view({ name }));
        expect(text).toMatch(/^([\x20-\x7e]{1,75}\r\n)+$/);
        const unfolded = text.replaceAll("\r\n ", "");
        const summary = /^SUMMARY:(.*)\r$/m.exec(unfolded)?.[1]?.replace(/\\(.)/g, "$1");
        expect(summary).toBe(`${name}: Movement for Spring of 1901, orders due`);
      }),
    );
  });
});

describe("results", () => {
  const before = position(["FRANCE A PAR, A MAR", "GERMANY A MUN", "ITALY A ROM"]);
  const result = play("S1901M", before, [
    "FRANCE A PAR - BUR",
    "FRANCE A MAR - MOS",
    "GERMANY A MUN - BUR",
  ]);
  const turned: Event = {
    kind: "phase-turned",
    phase: phase("S1901M"),
    deadline,
    turn: 1,
    result,
    proxies: [],
    missing: [],
    eliminated: [],
    next: { phase: phase("F1901M"), deadline },
  };
  const [json] = carried(turned);
  const data = JSON.parse(present(json, "The results").text);

  test("are JSON under the names of ems adjudicate", () => {
    expect(json).toMatchObject({ name: "paris-S1901M.json", type: "application/json" });
    const published = result.results.filter(({ words }) => !words.includes("illegal"));
    expect(data).toEqual({
      id: "paris-S1901M",
      game: "paris",
      variant: "standard",
      rules: "2025",
      options: {},
      phase: "S1901M",
      turn: 1,
      orders: JSON.parse(ordersJson(catalogue, board, published)),
      proxies: [],
      ...JSON.parse(`{${resultJson(board, result)}}`),
      next: { phase: "F1901M", deadline: "2027-03-05T22:31:00.000Z" },
    });
  });

  test("tell of no illegal order", () => {
    expect(result.results.some(({ words }) => words.includes("illegal"))).toBe(true);
    expect(present(json, "The results").text).not.toMatch(/MOS|illegal/);
  });

  test("at the end have nothing to follow", () => {
    const [last] = carried({ ...turned, next: null });
    expect(JSON.parse(present(last, "The results").text).next).toBeNull();
  });
});
