/** Spellings in their normal form, and what they mean on the standard board. */
import { describe, expect, test } from "vitest";
import { spelling } from "../../src/map/index.js";
import { standardBoard } from "../support/boards/boards.js";

describe("the normal form of a spelling", () => {
  test.each([
    ["St. Petersburg (NC)", "st petersburg nc"],
    ["  Mid-Atlantic   Ocean ", "mid atlantic ocean"],
    ["Mer Égée", "mer egee"],
    ["SPA/SC", "spa sc"],
    ["--", ""],
    ["北海", "北海"],
  ])("%j is %j", (text, normal) => {
    expect(spelling(text)).toBe(normal);
    expect(spelling(normal)).toBe(normal);
  });
});

describe("the names of the standard board", () => {
  const { names, powerNames, coastNames } = standardBoard();

  test.each([
    ["English Channel", ["ENG"]],
    ["Tyr", ["TYR"]],
    ["tyrrhenian", ["TYS"]],
    ["Bulgaria (north coast)", ["BUL/EC"]],
    ["St.Petersburg, South Coast", ["STP/SC"]],
    ["spa/wc", undefined],
    ["Liv", ["LVN", "LVP"]],
    ["norw", ["NWY", "NWG"]],
    ["Switzerland", undefined],
  ])("%s", (text, meanings) => {
    expect(names.get(spelling(text))).toEqual(meanings);
  });

  test("powers are known by name, adjective and nickname", () => {
    expect(powerNames.get("austria")).toEqual(["AUSTRIA"]);
    expect(powerNames.get(spelling("Austria-Hungary"))).toEqual(["AUSTRIA"]);
    expect(powerNames.get("german")).toEqual(["GERMANY"]);
  });

  test("coasts are known by words", () => {
    expect(coastNames.get("north coast")).toBe("NC");
    expect(coastNames.get("sc")).toBe("SC");
  });
});
