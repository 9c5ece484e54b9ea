/** Dates in words: each must be the instant that test/cases/commands/dates.txt says, or give its reason. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDate } from "../../../src/language/dates/read-date.js";
import { resolveDate, resolvePast } from "../../../src/language/index.js";
import { type Instant, instant, instantOf, wallTime } from "../../../src/util/index.js";
import { caseFiles } from "../compact.js";

interface Case {
  readonly text: string;
  readonly now: string;
  readonly zone: string;
  readonly meaning: string;
}

function dateCases(): readonly Case[] {
  const file = caseFiles("commands").find(({ name }) => name === "dates.txt");
  const cases: Case[] = [];
  let [now, zone] = ["", ""];
  for (const line of file?.text.split("\n") ?? []) {
    const [text, meaning] = line.split(/\s+==> /);
    if (line.startsWith("now ")) now = line.slice("now ".length);
    else if (line.startsWith("zone ")) zone = line.slice("zone ".length);
    else if (text !== undefined && meaning !== undefined) cases.push({ text, meaning, now, zone });
  }
  return cases;
}

/** `2027-03-04 10:00 UTC`. */
function parseInstant(text: string): Instant {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D+/).map(Number);
  return instantOf({ year, month, day, hour, minute }, "UTC");
}

function printInstant(at: Instant): string {
  const { year, month, day, hour, minute } = wallTime(at, "UTC");
  const [mm, dd, hh, min] = [month, day, hour, minute].map((part) => String(part).padStart(2, "0"));
  return `${year}-${mm}-${dd} ${hh}:${min} UTC`;
}

function meaningOf({ text, now, zone }: Case): string {
  const reading = readDate(text);
  if (reading.kind === "problem") return reading.problem;
  const resolution = resolveDate(reading.date, parseInstant(now), zone);
  return resolution.kind === "instant" ? printInstant(resolution.at) : resolution.problem;
}

describe("dates", () => {
  const cases = dateCases();

  it("are read from the case file", () => expect(cases.length).toBeGreaterThan(70));

  it.each(cases)("$text ($zone, $now)", (one) => {
    expect(meaningOf(one)).toBe(one.meaning);
  });

  it("take the clock's minute where no time is written", () => {
    const reading = readDate("2027-03-06");
    if (reading.kind !== "date") throw new Error("The date was not read.");
    const resolved = resolveDate(reading.date, parseInstant("2027-03-04 10:00"), "UTC", 18 * 60);
    expect(resolved).toEqual({ kind: "instant", at: parseInstant("2027-03-06 18:00") });
  });

  it("never throw and never lie in the past, whatever is written", () => {
    const word = fc.constantFrom(
      ...["Fri", "Mar", "31", "29.2.", "2027", "0000-01-01", "23:30", "+99999w", "in", "9 d", "Z"],
      ...[
        "+14:00",
        "-23:59",
        "Europe/Vienna",
        "a/b",
        "noon",
        "tomorrow",
        "12/12/9999",
        "29",
        "Feb",
      ],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 5 }).map((all) => all.join(" ")),
    );
    const zone = fc.constantFrom("UTC", "Europe/Vienna", "America/St_Johns", "Pacific/Apia");
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(text, zone, moment, (written, place, now) => {
        const reading = readDate(written);
        if (reading.kind === "problem") return;
        const resolution = resolveDate(reading.date, instant(now), place);
        if (resolution.kind === "instant") expect(resolution.at).toBeGreaterThan(now);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("dates in the past", () => {
  const now = parseInstant("2027-03-04 10:00");

  function pastOf(text: string, zone: string): string {
    const reading = readDate(text);
    if (reading.kind === "problem") return reading.problem;
    const resolution = resolvePast(reading.date, now, zone);
    return resolution.kind === "instant" ? printInstant(resolution.at) : resolution.problem;
  }

  it.each([
    ["7 days", "UTC", "2027-02-25 10:00 UTC"],
    ["90 minutes", "UTC", "2027-03-04 08:30 UTC"],
    ["today", "UTC", "2027-03-04 00:00 UTC"],
    ["9:00", "UTC", "2027-03-04 09:00 UTC"],
    ["11:00", "UTC", "2027-03-03 11:00 UTC"],
    ["Thursday", "UTC", "2027-03-04 00:00 UTC"],
    ["Thursday 18:00", "UTC", "2027-02-25 18:00 UTC"],
    ["Friday", "Europe/Vienna", "2027-02-25 23:00 UTC"],
    ["Mar 4", "UTC", "2027-03-04 00:00 UTC"],
    ["Mar 5", "UTC", "2026-03-05 00:00 UTC"],
    ["Feb 29", "UTC", "no-such-day"],
    ["2020-02-29", "UTC", "2020-02-29 00:00 UTC"],
    ["2027-12-24", "UTC", "2027-12-24 00:00 UTC"],
    ["Fri Mar 4", "UTC", "weekday-differs"],
    ["Mar 3 23:30 America/New_York", "UTC", "2027-03-04 04:30 UTC"],
  ])("%s in %s is %s", (text, zone, expected) => {
    expect(pastOf(text, zone)).toBe(expected);
  });
});
