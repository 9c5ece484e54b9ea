/** Which orders count for units that may be left to others: DATC 4.E.5, as nJudge had it. */
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/game/index.js";
import type { ProxyNote } from "../../../src/game/model/game.js";
import { proxiedOrders, proxyResults } from "../../../src/game/orders/proxies.js";
import { emptySubmission, unorderedUnits } from "../../../src/game/orders/submissions.js";
import { parsePhase, printOrder } from "../../../src/rules/index.js";
import { game } from "../../store/samples.js";
import { readOrder } from "../../support/cases/canonical.js";

const powers = ["FRANCE", "GERMANY", "ITALY"];

/** `A PAR PROXY GERMANY`, or an order. */
function note(text: string): ProxyNote {
  const proxy = /^([AF]) (\S+) PROXY (\S+)$/.exec(text);
  if (proxy === null) return { kind: "order", order: readOrder(text, "M"), text };
  const unit = { type: proxy[1] as "A" | "F", at: proxy[2]!, power: null };
  return { kind: "given", unit, to: proxy[3]!, text };
}

/** France with an army in Paris and a fleet on the south coast of Spain, Germany with an army in Munich. */
function withNotes(notes: Readonly<Record<string, readonly string[]>>): Game {
  const units = [
    { type: "A", at: "PAR", power: "FRANCE" },
    { type: "F", at: "SPA/SC", power: "FRANCE" },
    { type: "A", at: "MUN", power: "GERMANY" },
  ] as const;
  const submissions = Object.fromEntries(
    Object.entries(notes).map(([power, texts]) => [
      power,
      { ...emptySubmission, proxies: texts.map(note) },
    ]),
  );
  const position = { units, dislodged: [], owners: {}, contested: [] };
  return { ...game("paris"), phase: parsePhase("S1901M")!, position, submissions };
}

const cases: Readonly<
  Record<string, { notes: Readonly<Record<string, readonly string[]>>; orders: readonly string[] }>
> = {
  "the receiver's order": {
    notes: { FRANCE: ["A PAR PROXY GERMANY"], GERMANY: ["A PAR - BUR"] },
    orders: ["FRANCE A PAR - BUR"],
  },
  "a coast does not matter": {
    notes: { FRANCE: ["F SPA PROXY GERMANY"], GERMANY: ["F SPA/SC - LYO"] },
    orders: ["FRANCE F SPA/SC - LYO"],
  },
  "no order of the receiver": { notes: { FRANCE: ["A PAR PROXY GERMANY"] }, orders: [] },
  "somebody else's order": {
    notes: { FRANCE: ["A PAR PROXY GERMANY"], ITALY: ["A PAR - BUR"] },
    orders: [],
  },
  "a proxy that is not the owner's": {
    notes: { ITALY: ["A PAR PROXY GERMANY"], GERMANY: ["A PAR - BUR"] },
    orders: [],
  },
  "no proxy of a proxy": {
    notes: {
      FRANCE: ["A PAR PROXY GERMANY"],
      GERMANY: ["A PAR PROXY ITALY"],
      ITALY: ["A PAR - BUR"],
    },
    orders: [],
  },
};

describe("orders by proxy", () => {
  it.each(Object.entries(cases))("%s", (_name, { notes, orders }) => {
    const counted = proxiedOrders(withNotes(notes), powers);
    expect(counted.map(({ power, order }) => `${power} ${printOrder(order)}`)).toEqual(orders);
  });

  it("are published as proxies whoever wrote them, for units that are there", () => {
    const notes = {
      FRANCE: ["A PAR PROXY GERMANY", "A MUN PROXY ITALY", "A MAR PROXY ITALY"],
      ITALY: ["A MUN - RUH"],
    };
    const shown = proxyResults(withNotes(notes), powers).map(
      ({ by, unit, to }) => `${by}: ${unit.power} ${unit.at} to ${to}`,
    );
    expect(shown).toEqual(["FRANCE: FRANCE PAR to GERMANY", "FRANCE: GERMANY MUN to ITALY"]);
  });

  it("leave a unit without a duty", () => {
    const units = unorderedUnits(withNotes({ FRANCE: ["A PAR PROXY GERMANY"] }), "FRANCE");
    expect(units).toEqual([{ type: "F", at: "SPA/SC" }]);
  });
});
