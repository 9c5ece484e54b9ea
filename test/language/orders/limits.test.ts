/** Any line costs bounded work and gives a reading, a complaint or nothing: it never throws. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOrders } from "../../../src/language/index.js";
import { lineLimits } from "../../../src/language/text/order-limits.js";
import { defaultRulebook, parsePhase } from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();
const { units, owners } = board.start;
const position = { units, dislodged: [], owners, contested: [] };

const spring = present(parsePhase("S1901M"), "A phase");

function read(text: string, phase = "S1901M", power: string | null = "FRANCE") {
  const parsed = present(parsePhase(phase), "A phase");
  const context = { board, rulebook: defaultRulebook, phase: parsed, position, power };
  return readOrders(context, [{ number: 1, text }]);
}

const words = [
  "A",
  "F",
  "Par",
  "Bur",
  "Spa",
  "nc",
  "-",
  "S",
  "C",
  "H",
  "via",
  "and",
  ",",
  ";",
  "(",
  "*",
];
const anyLine = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(fc.constantFrom(...words, "Pariz", "Bu", "R", "France", ":", "build", "2"), {
      maxLength: 40,
    })
    .map((list) => list.join(" ")),
);

describe("any line", () => {
  test("is read or complained about, in every phase, and names only what is there", () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.constantFrom("S1901M", "S1901R", "W1901A"),
        fc.constantFrom("FRANCE", null),
        (text, phase, power) => {
          const { readings, complaints } = read(text, phase, power);
          for (const { complaint } of complaints) {
            expect(complaint.from).toBeGreaterThanOrEqual(0);
            expect(complaint.to).toBeLessThanOrEqual(text.length);
          }
          for (const { order } of readings) {
            if (order.kind === "waive") continue;
            expect(board.province(order.unit.at)).toBeDefined();
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe("long lines", () => {
  const kinds = (text: string) => read(text).complaints.map(({ complaint }) => complaint.kind);

  test("a line beyond the limit is refused unread", () => {
    expect(kinds("A Par - Bur ".repeat(10_000))).toEqual(["order-too-long"]);
  });

  test("a part with too many words is no order, nor are too many parts", () => {
    expect(kinds("a ".repeat(lineLimits.tokens + 1))).toEqual(["not-an-order"]);
    expect(kinds("par. ".repeat(lineLimits.parts + 1))).toEqual(["not-an-order"]);
  });

  test("reads a heading of nothing but small words at once, whatever ends it", () => {
    for (const words of ["to ", "where to ", "from where "])
      expect(kinds(`${words.repeat(390 / words.length)}:`).length).toBeLessThan(2);
  });

  // A pattern that tries every way to part such a line takes minutes, and the test its time.
  test.each([
    "not to Par ",
    "not to Par, and ",
    "doesn't hold, it ",
    "should read ",
    "I'm not sending anything ",
    "giving abc abc abc ",
    "no retreat for Par ",
    "(I meant Par, not ",
    "after a a ",
    "G.o.",
  ])("%s, again and again, is no order", (phrase) => {
    expect(kinds(phrase.repeat(400 / phrase.length)).length).toBeGreaterThan(0);
  });

  // The same for what goes on and on between the words of an order.
  test.each([" ", "\t", "\u00a0", "_", "\u3da2", ",", "-", "burguns\u02ac"])(
    "%j by the hundred is as good as a few",
    (sign) => {
      const text = `a par to ${sign.repeat(800 / sign.length)} burgundy`;
      const lines = Array.from({ length: 12 }, (_, at) => ({ number: at + 1, text }));
      const context = {
        board,
        rulebook: defaultRulebook,
        phase: spring,
        position,
        power: "FRANCE",
      };
      const begun = process.cpuUsage();
      const { readings, complaints } = readOrders(context, lines);
      const { user } = process.cpuUsage(begun);
      expect(readings.length + complaints.length).toBeGreaterThan(0);
      expect(user / 1000).toBeLessThan(2_000);
    },
  );

  test("what is cut off does not change what is meant", () => {
    const { readings } = read(`A Par${" ".repeat(300)}-${" ".repeat(300)}Bur`);
    expect(readings.map(({ order }) => order.kind)).toEqual(["move"]);
  });

  test("many names with many candidates give one complaint", () => {
    expect(kinds(`A ${"Bu - ".repeat(30)}Bu`)).toHaveLength(1);
  });

  test("pages of talk are read as far as a mail may talk, plain orders wherever they stand", () => {
    const talk = Array(400).fill("we wonder what the army in Paris will do to Burgundy and when");
    const lines = [...talk, "A Par - Bur"].map((text, at) => ({ number: at + 1, text }));
    const context = { board, rulebook: defaultRulebook, phase: spring, position, power: "FRANCE" };
    const { readings, complaints } = readOrders(context, lines);
    expect(readings.map(({ number }) => number)).toEqual([401]);
    const beyond = complaints.filter(({ complaint }) => complaint.kind === "too-much-talk");
    expect(beyond[0]?.number).toBe(Math.floor(lineLimits.talk / talk[0].length) + 1);
    expect(beyond.at(-1)?.number).toBe(400);
  });

  test("a million waivers are as many as a board can need", () => {
    expect(read("waive 1000000", "W1901A").readings).toHaveLength(lineLimits.waivers);
  });
});
