/** What counts against a mail server, and what does not. */
import { describe, expect, it } from "vitest";
import { lettersPerDomainMax, slowLetterMs } from "../../../src/judge/limits.js";
import { Traffic } from "../../../src/judge/steps/traffic.js";
import { after, instant } from "../../../src/util/index.js";

const start = instant(0);
const later = after(start, slowLetterMs + 1);
const to = "anna@club.example";

describe("a domain gets no more letters at this moment", () => {
  it("when its server has had one for long", () => {
    const traffic = new Traffic();
    traffic.prepare(to).leaves(start);
    expect(traffic.full(start)).toEqual([]);
    expect(traffic.full(later)).toEqual(["club.example"]);
  });

  it("but not when the maps of one have been drawn for long", () => {
    const traffic = new Traffic();
    const departure = traffic.prepare(to);
    expect(traffic.full(later)).toEqual([]);
    departure.leaves(later);
    expect(traffic.full(later)).toEqual([]);
  });

  it("when as many as it may have are drawn or on their way", () => {
    const traffic = new Traffic();
    for (let number = 0; number < lettersPerDomainMax; number++) traffic.prepare(to);
    expect(traffic.full(start)).toEqual(["club.example"]);
  });
});
