/** Single orders: legal, legal as something else, or illegal for one reason. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  defaultRulebook,
  legality,
  type Position,
  parsePhase,
  printOrder,
} from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";
import { readOrder, readUnits, splitPower } from "../../support/cases/canonical.js";

interface Group {
  readonly phase: string;
  readonly units: readonly string[];
  readonly dislodged?: readonly {
    readonly unit: string;
    readonly from: string;
    readonly retreats: readonly string[];
  }[];
  readonly owners?: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, string>>;
}

function positionOf({ units, dislodged = [], owners = {} }: Group): Position {
  const owned = Object.entries(owners).flatMap(([power, centers]) =>
    centers.split(" ").map((center) => [center, power] as const),
  );
  return {
    units: units.flatMap(readUnits),
    dislodged: dislodged.map(({ unit, from, retreats }) => ({
      ...readUnits(unit)[0]!,
      from,
      retreats,
    })),
    owners: Object.fromEntries(owned),
    contested: [],
  };
}

const groups: readonly Group[] = parse(
  readFileSync(new URL("../../cases/rules/legality.yaml", import.meta.url), "utf8"),
);

describe.each(groups)("in $phase", (group) => {
  const phase = parsePhase(group.phase)!;
  const position = positionOf(group);

  test.each(Object.entries(group.orders))("%s: %s", (line, expected) => {
    const [power, text] = splitPower(line);
    const order = readOrder(text, phase.kind === "A" && text.includes(" - ") ? "M" : phase.kind);
    const found = legality(standardBoard(), defaultRulebook, phase, position, { power, order });
    if (found.kind === "illegal") return expect(found.reason.kind).toBe(expected);
    const meant = printOrder(found.order);
    expect(meant).toBe(expected === "legal" ? text : expected);
  });
});
