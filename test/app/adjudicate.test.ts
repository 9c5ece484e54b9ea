/**
 * `ems adjudicate` as a tool uses it: one line out for each line in, whatever is wrong with one of them.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("../../dist/app/main.js", import.meta.url));

function adjudicate(lines: readonly string[], ...options: readonly string[]) {
  const run = spawnSync(process.execPath, [program, "adjudicate", ...options], {
    input: lines.join("\n"),
    encoding: "utf8",
  });
  const answers = run.stdout.trimEnd().split("\n");
  return { status: run.status, answers: answers.map((line) => JSON.parse(line)) };
}

const spring = { phase: "S1901M", units: { FRANCE: ["A PAR"] } };

/** What is wrong, the line, and the error it must get. */
const bad: readonly (readonly [string, string | object, RegExp])[] = [
  ["truncated JSON", '{"id":"bad","phase":"S1901M","units":{"FRANCE":["A P', /not JSON/],
  ["a broken line behind its id", '{"id":"bad","phase":"S19\u0000', /not JSON/],
  ["an id that is broken, too", '{"id" :"b\u0001d","phase":"S1901M"}', /not JSON/],
  ["an id with a sign that JSON lacks", '{"id" :"b\\xd","phase":"S1901M"}', /not JSON/],
  ["an id with leading zeros", '{"id" :007,"phase":"S1901M"}', /not JSON/],
  ["no object", "[1]", /must be an object/],
  ["an unknown variant", { ...spring, variant: "mars" }, /no variant mars \(.*standard/],
  ["an unknown rulebook", { ...spring, rules: "1999" }, /no rulebook 1999 \(1971,/],
  ["an unknown option", { ...spring, options: { luck: "yes" } }, /no option luck/],
  [
    "an unknown value",
    { ...spring, options: { paradox: "maybe" } },
    /paradox: must be one of 1971/,
  ],
  ["another name for the rules", { ...spring, rulebook: "1971" }, /^rulebook: .* it is "rules"$/],
  ["a mistyped key", { ...spring, oders: { FRANCE: ["A PAR H"] } }, /^oders: .* it is "orders"$/],
  [
    "another spelling",
    { ...spring, centres: { FRANCE: ["PAR"] } },
    /^centres: .* it is "centers"$/,
  ],
  ["no phase", { units: {} }, /phase: is missing/],
  ["a phase that does not exist", { ...spring, phase: "S1901A" }, /"S1901A" is no phase/],
  ["an unknown power", { ...spring, units: { GAUL: ["A PAR"] } }, /no power GAUL .*FRANCE/],
  ["an unknown province", { ...spring, units: { FRANCE: ["A XYZ"] } }, /no province XYZ/],
  ["no unit", { ...spring, units: { FRANCE: ["Paris"] } }, /"Paris" is no unit \(as in A PAR/],
  [
    "two units in a place",
    { ...spring, units: { FRANCE: ["A PAR"], ITALY: ["A PAR"] } },
    /two units in PAR/,
  ],
  ["an army at sea", { ...spring, units: { FRANCE: ["A ENG"] } }, /an army cannot stand at sea/],
  ["a fleet inland", { ...spring, units: { FRANCE: ["F PAR"] } }, /a fleet cannot stand inland/],
  [
    "a fleet without its coast",
    { ...spring, units: { FRANCE: ["F SPA"] } },
    /needs its coast: SPA\/NC or SPA\/SC/,
  ],
  [
    "a coast where there is none",
    { ...spring, units: { FRANCE: ["F BRE/NC"] } },
    /not split into coasts/,
  ],
  ["a center that is none", { ...spring, centers: { FRANCE: ["BUR"] } }, /BUR is no supply center/],
  [
    "a center of two powers",
    { ...spring, centers: { FRANCE: ["PAR"], ITALY: ["PAR"] } },
    /PAR belongs to/,
  ],
  [
    "orders that are no text",
    { ...spring, orders: { FRANCE: [7] } },
    /orders.FRANCE: must be text/,
  ],
];

describe("a bad line", () => {
  const texts = bad.map(([, line]) =>
    typeof line === "string" ? line : JSON.stringify({ id: "bad", ...line }),
  );
  const good = JSON.stringify({ id: "good", ...spring });
  let run: ReturnType<typeof adjudicate>;

  // One start of the program for all of them, and a good line behind each: no bad line may cost another.
  beforeAll(() => {
    run = adjudicate(texts.flatMap((text) => [text, good]));
  });

  it("makes the command fail", () => expect(run.status).toBe(1));

  it.each(bad.map(([what, , error], at) => [what, error, at] as const))("%s", (_, error, at) => {
    const [told, next] = run.answers.slice(2 * at);
    expect(told.error).toMatch(error);
    if (texts[at]!.includes('"id":"bad"')) expect(told.id).toBe("bad");
    expect(next).toMatchObject({ id: "good", units: spring.units });
  });
});

describe("a good line", () => {
  it("may hold what its writer needs, and name a rulebook that is taken anyway", () => {
    const own = { expected: { units: [] }, turn: 3, map: "Europe", rulebook: "2025", board: [1] };
    const both = { rules: "1971", ruleset: "2000", order: 7, orders: {} };
    const { status } = adjudicate(
      [own, both].map((keys) => JSON.stringify({ ...spring, ...keys })),
    );
    expect(status).toBe(0);
  });

  it("tells every unit's order, result and reason, and the position after it", () => {
    const { status, answers } = adjudicate([
      JSON.stringify({
        id: 1,
        phase: "S1901M",
        units: { FRANCE: ["A PAR", "A MAR"], GERMANY: ["A BUR"] },
        orders: { FRANCE: "a par to burgundy\nMarseilles supports Paris - Bur\nA Bre H\nfoo" },
      }),
    ]);
    expect(status).toBe(0);
    expect(answers[0]).toMatchObject({
      id: 1,
      orders: [
        { power: "FRANCE", unit: "A PAR", order: "A PAR - BUR", result: ["succeeds"] },
        { power: "FRANCE", unit: "A MAR", order: "A MAR S A PAR - BUR", result: ["given"] },
        { power: "GERMANY", unit: "A BUR", order: "A BUR H", result: ["dislodged"] },
        { power: "FRANCE", order: "A BRE H", result: ["illegal"] },
      ],
      complaints: [{ power: "FRANCE", line: "foo", kind: "not-an-order" }],
      units: { FRANCE: ["A BUR", "A MAR"] },
      contested: [],
      dislodged: {
        GERMANY: [{ unit: "A BUR", from: "PAR", retreats: ["BEL", "GAS", "MUN", "PIC", "RUH"] }],
      },
    });
  });

  it("settles retreats, builds, removals and centers", () => {
    const dislodged = { ITALY: [{ unit: "A VEN", from: "TRI", retreats: ["APU", "ROM"] }] };
    const { answers } = adjudicate(
      [
        {
          phase: "F1901R",
          units: { AUSTRIA: ["A VEN"] },
          dislodged,
          orders: { ITALY: ["A VEN - ROM"] },
        },
        {
          phase: "F1901A",
          units: { FRANCE: ["A PAR"] },
          centers: { FRANCE: ["PAR", "BRE"] },
          orders: { FRANCE: ["build F Brest"] },
        },
        { phase: "W1901A", units: { FRANCE: ["A PAR", "A BUR"] }, centers: { FRANCE: ["PAR"] } },
      ].map((line) => JSON.stringify(line)),
    );
    expect(answers[0]).toMatchObject({
      orders: [{ unit: "A VEN", order: "A VEN - ROM", result: ["succeeds"] }],
      units: { AUSTRIA: ["A VEN"], ITALY: ["A ROM"] },
      centers: { AUSTRIA: ["VEN"], ITALY: ["ROM"] },
    });
    expect(answers[1]).toMatchObject({
      orders: [{ order: "BUILD F BRE", result: ["succeeds"] }],
      units: { FRANCE: ["A PAR", "F BRE"] },
    });
    expect(answers[2]).toMatchObject({
      orders: [{ order: "REMOVE A BUR", result: ["succeeds"], why: /civil disorder/i }],
      units: { FRANCE: ["A PAR"] },
    });
  });

  it("answers an order of another phase as one that does not count (DATC 6.H.1)", () => {
    const { answers } = adjudicate([
      JSON.stringify({
        phase: "F1901R",
        units: { AUSTRIA: ["A SER"] },
        dislodged: { AUSTRIA: [{ unit: "F TRI", from: "VEN", retreats: ["ALB"] }] },
        orders: { AUSTRIA: ["F TRI - ALB", "A SER S F TRI - ALB", "Build A Vie"] },
      }),
    ]);
    expect(answers[0].orders).toMatchObject([
      { unit: "F TRI", order: "F TRI - ALB", result: ["succeeds"] },
      { order: "A SER S F TRI - ALB", result: ["illegal"] },
      { unit: "A VIE", order: "BUILD A VIE", result: ["illegal"] },
    ]);
    expect(answers[0].complaints).toEqual([]);
  });

  it("takes rulebook and options from the line before the command's", () => {
    const swap = {
      phase: "S1901M",
      units: { ENGLAND: ["A NWY", "A SWE"], RUSSIA: ["F SKA"] },
      orders: { ENGLAND: ["A NWY - SWE", "A SWE - NWY"], RUSSIA: ["F SKA C A NWY - SWE"] },
    };
    const { answers } = adjudicate(
      [
        JSON.stringify(swap),
        JSON.stringify({ ...swap, options: { "adjacent-convoy": "opposed", paradox: null } }),
      ],
      "--rules",
      "2023",
    );
    expect(answers[0].units.ENGLAND).toEqual(["A NWY", "A SWE"]);
    expect(answers[1].units.ENGLAND).toEqual(["A SWE", "A NWY"]);
  });
});

/** DATC 2.4, 7.C.13 and 7.C.14: a passage through Suez and a convoy that depend on each other. */
const circles = {
  "7.C.13": {
    units: { TURKEY: ["A EGY", "F MEC", "F MED"], BRITAIN: ["F RED", "A SUD", "A ADE"] },
    orders: {
      TURKEY: ["A EGY H", "F MEC S F MED - RED", "F MED - RED"],
      BRITAIN: ["F RED C A ADE - EGY", "A SUD S A ADE - EGY", "A ADE - EGY"],
    },
  },
  "7.C.14": {
    units: { TURKEY: ["A EGY", "F MEC", "F MED"], BRITAIN: ["F RED", "A ADE"] },
    orders: {
      TURKEY: ["A EGY - SUD", "F MEC S F MED - RED", "F MED - RED"],
      BRITAIN: ["F RED C A ADE - SUD", "A ADE - SUD"],
    },
  },
};

describe.each(Object.entries(circles))("the reasons of %s", (_, circle) => {
  it.each(["szykman", "2000"])("say what happened under paradox=%s", (paradox) => {
    const frame = { variant: "colonial", rules: "2000", phase: "S1870M", options: { paradox } };
    const [answer] = adjudicate([JSON.stringify({ ...frame, ...circle })]).answers;
    const orders = answer.orders as { unit: string; result: string[]; why: string }[];
    for (const [unit, word] of [
      ["F RED", "disrupted"],
      ["A ADE", "fails"],
      ["F MED", "fails"],
    ]) {
      const order = orders.find((each) => each.unit === unit);
      expect(order?.result).toEqual([word]);
      expect(order?.why).toMatch(/depends on itself .*the convoys of such a circle fail\.$/);
    }
  });
});
