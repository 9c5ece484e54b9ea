/** Every outcome of movement says why, and what it says is enough to see that it is so. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjudicate,
  type OrderResult,
  parsePhase,
  type Reason,
  type Strength,
} from "../../../src/rules/index.js";
import { presetNames } from "../../../src/rules/model/presets.js";
import { standardBoard } from "../../support/boards/boards.js";
import type { Scene } from "../../support/boards/positions.js";
import { rulebookOf } from "../../support/boards/rulebooks.js";
import { positionOf, scenesUpTo } from "../../support/boards/scenes.js";
import { propertyRuns } from "../../support/runs.js";

const board = standardBoard();
const phase = parsePhase("S1901M")!;
const scenes = scenesUpTo(14);
const rulebooks = fc.constantFrom(...presetNames).map(rulebookOf);

/** The first word that goes with each reason. */
const wordsOf: Partial<Record<Reason["kind"], readonly string[]>> = {
  moved: ["succeeds"],
  circular: ["succeeds"],
  "held-off": ["fails"],
  "head-to-head": ["fails"],
  prevented: ["fails"],
  "own-unit": ["fails"],
  "no-convoy": ["fails"],
  impossible: ["fails"],
  "convoy-disrupted": ["fails"],
  given: ["given"],
  unmatched: ["invalid", "available"],
  cut: ["cut"],
  "cut-by-dislodgement": ["cut"],
  available: ["available"],
  disrupted: ["disrupted"],
  stood: ["stands"],
  withstood: ["stands"],
  overcome: ["dislodged", "destroyed"],
  paradox: ["fails", "disrupted", "available"],
  illegal: ["illegal"],
};

function results(scene: Scene, rulebook = rulebookOf("2025")): readonly OrderResult[] {
  return adjudicate(board, rulebook, phase, positionOf(scene), scene.orders).results;
}

function forEachResult(holds: (result: OrderResult, scene: Scene) => void): void {
  const property = fc.property(rulebooks, scenes, (rulebook, scene) => {
    for (const result of results(scene, rulebook)) holds(result, scene);
  });
  fc.assert(property, propertyRuns(0.05));
}

function isGone({ words }: OrderResult): boolean {
  return words.includes("dislodged") || words.includes("destroyed");
}

function strengthsOf({ reason, dislodged }: OrderResult): readonly Strength[] {
  const own = dislodged === null ? [] : [dislodged.attack, dislodged.hold];
  if ("by" in reason && "value" in reason.by!) own.push(reason.by);
  if ("attack" in reason) own.push(reason.attack);
  if (reason.kind === "moved") own.push(...reason.against);
  if (reason.kind === "withstood") own.push(reason.hold, ...reason.attacks);
  return own;
}

describe("reasons", () => {
  test("the reason is one of those that its result can have", () => {
    forEachResult(({ reason, words }) => {
      expect(wordsOf[reason.kind]).toContain(words[0]);
    });
  });

  test("strengths show what was stronger", () => {
    forEachResult(({ reason }) => {
      if (reason.kind === "moved") {
        for (const { value } of reason.against) expect(reason.attack.value).toBeGreaterThan(value);
      }
      if (["held-off", "head-to-head", "prevented"].includes(reason.kind)) {
        const { attack, by } = reason as Extract<Reason, { kind: "prevented" }>;
        expect(by.value).toBeGreaterThanOrEqual(attack.value);
      }
    });
  });

  test("a strength is one, and one for each unit that supports it", () => {
    forEachResult((result) => {
      for (const { value, supporters } of strengthsOf(result)) {
        if (value > 0) expect(value).toBe(1 + supporters.length);
      }
    });
  });

  test("a dislodged unit says by whom, with a greater strength", () => {
    forEachResult((result, scene) => {
      expect(result.dislodged !== null).toBe(isGone(result));
      if (result.dislodged === null) return;
      const { by, attack, hold } = result.dislodged;
      expect(attack.supporters.map(({ power }) => power)).not.toContain(result.power);
      expect(scene.units).toContainEqual(by);
      expect(by.power).not.toBe(result.power);
      expect(attack.value).toBeGreaterThan(hold.value);
    });
  });

  test("whoever cut a support is of another power and moved there", () => {
    forEachResult(({ power, reason }, scene) => {
      if (reason.kind !== "cut" && reason.kind !== "cut-by-dislodgement") return;
      expect(reason.by.power).not.toBe(power);
      const order = scene.orders[scene.units.findIndex(({ at }) => at === reason.by.at)]!.order;
      expect(order.kind).toBe("move");
    });
  });

  test("a paradox names its rule and the orders it was applied to", () => {
    let seen = 0;
    forEachResult(({ reason }) => {
      if (reason.kind !== "paradox") return;
      seen++;
      expect(reason.orders.some(({ order }) => order.kind === "convoy")).toBe(true);
    });
    expect(seen).toBeGreaterThan(0);
  });
});
