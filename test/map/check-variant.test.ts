/** The checker of variants: what it finds in bad samples, and that it throws at nothing. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkVariant, extendVariant, type Fault } from "../../src/map/index.js";
import { variantFiles, variantNames } from "../support/boards/boards.js";

interface Sample {
  readonly name: string;
  readonly set: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

function read<T>(file: string): T {
  return parse(readFileSync(new URL(`../cases/map/${file}`, import.meta.url), "utf8"));
}

/** The small variant with some of its values replaced. */
function changed(set: Sample["set"]): unknown {
  const variant = read<Record<string, unknown>>("small.yaml");
  for (const [path, value] of Object.entries(set)) {
    const keys = path.split(".");
    const last = keys.pop()!;
    const table = keys.reduce<Record<string, unknown>>((at, key) => at[key] as never, variant);
    table[last] = value;
  }
  return variant;
}

describe("faults of a variant", () => {
  for (const { name, set, faults } of read<Sample[]>("faults.yaml")) {
    test(name, () => expect(checkVariant(changed(set))).toEqual(faults));
  }

  test.each(variantNames)("the variant %s has none", (name) => {
    expect(checkVariant(variantFiles(name))).toEqual([]);
  });

  test("more provinces than the rules have room for", () => {
    const letter = (number: number) => String.fromCharCode(65 + (number % 26));
    const ids = Array.from({ length: 2_001 }, (_, at) =>
      [at / 676, at / 26, at].map((number) => letter(Math.floor(number))).join(""),
    );
    const provinces = Object.fromEntries(ids.map((id) => [id, { name: id, terrain: "inland" }]));
    expect(checkVariant(changed({ "map.provinces": provinces }))).toContainEqual({
      kind: "malformed",
      place: "map: provinces",
      expected: "at most 2000 provinces",
    });
  });

  test("a variant on another's board keeps its own words, and powers of its own", () => {
    const own = {
      map: {
        board: "small",
        name: "smaller",
        powers: { DUCHY: { name: "Duchy", adjective: "Ducal", letter: "D", homes: ["MID"] } },
        provinces: { BAY: { convoys: true } },
      },
      names: { provinces: { ISL: ["eyot"] } },
    };
    const extended = extendVariant(read("small.yaml"), own);
    expect(checkVariant(extended)).toEqual([]);
    expect(extended).toMatchObject({
      map: {
        name: "smaller",
        victory: 2,
        powers: own.map.powers,
        provinces: { BAY: { name: "Bay", convoys: true } },
      },
      names: { provinces: { ISL: ["eyot"], SEA: ["ocean"] }, powers: {} },
    });
  });

  test("anything at all is checked without throwing", () => {
    const places = fc.constantFrom(
      ...["map", "names", "map.provinces.SEA", "map.powers.ISLAND.units"],
      ...["map.railways", "map.canals", "map.bridges", "map.calendar", "map.provinces.SEA.ice"],
    );
    const nonsense = fc.property(places, fc.anything(), (place, value) => {
      expect(Array.isArray(checkVariant(changed({ [place]: value })))).toBe(true);
    });
    fc.assert(nonsense, { numRuns: 400 });
  });
});
