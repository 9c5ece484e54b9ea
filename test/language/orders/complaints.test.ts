/** Complaints say where and teach: the word, what comes near it, and where the unit could go. */
import { describe, expect, test } from "vitest";
import { readOrders } from "../../../src/language/index.js";
import type { OrderComplaint } from "../../../src/language/orders/complaint.js";
import { defaultRulebook, parsePhase, printOrder } from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();
const { units, owners } = board.start;
const position = { units, dislodged: [], owners, contested: [] };
const phase = present(parsePhase("S1901M"), "A phase");

function complaintOf(text: string): OrderComplaint {
  const context = { board, rulebook: defaultRulebook, phase, position, power: "FRANCE" };
  const { complaints, readings } = readOrders(context, [{ number: 7, text }]);
  expect(readings).toEqual([]);
  expect(complaints.map(({ number }) => number)).toEqual([7]);
  return complaints[0]!.complaint;
}

function part(text: string): string {
  const { from, to } = complaintOf(text);
  return text.slice(from, to);
}

describe("the place", () => {
  test.each([
    ["A Par - Xyzzy", "Xyzzy"],
    ["A Xyzzy - Par", "Xyzzy"],
    ["A Par teleports Bur", "teleports Bur"],
    ["A Par - Bur but not if Germany goes there", "but not if Germany goes there"],
    ["A Par -", ""],
  ])("%s: %s", (text, wanted) => {
    expect(part(text)).toBe(wanted);
  });
});

describe("what is taught", () => {
  test("the names that come nearest", () => {
    expect(complaintOf("A Par - Piccadilly")).toMatchObject({
      kind: "unknown-name",
      nearest: expect.arrayContaining(["PIC"]),
    });
  });

  test("where the unit can go", () => {
    expect(complaintOf("A Par -")).toMatchObject({
      kind: "order-incomplete",
      unit: { unit: { type: "A", at: "PAR" }, destinations: ["BRE", "BUR", "GAS", "PIC"] },
    });
  });

  test("nothing about a unit of somebody else", () => {
    expect(complaintOf("A Mun -")).toMatchObject({ kind: "order-incomplete", unit: null });
  });

  test("both meanings", () => {
    const complaint = complaintOf("A Par - Brr");
    const meanings = complaint.kind === "ambiguous-order" ? complaint.meanings : [];
    expect(meanings.map(printOrder).sort()).toEqual(["A PAR - BRE", "A PAR - BUR"]);
  });

  test("the phase that an order belongs to", () => {
    expect(complaintOf("Build A Par")).toMatchObject({ kind: "other-phase", phase: "A" });
  });
});
