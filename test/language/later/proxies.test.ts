/** Lines that leave a unit to another power, and orders that are to be repeated. */
import { describe, expect, it } from "vitest";
import { readProxy, withoutPerpetual } from "../../../src/language/index.js";
import { printUnit } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();

const proxies: Readonly<Record<string, string | null>> = {
  "A Par PROXY TO Germany": "A PAR to GERMANY",
  "A Par proxy Germany": "A PAR to GERMANY",
  "a par p ge": "A PAR to GERMANY",
  "Army Paris proxied to the Germans": null,
  "Paris proxy to Italy.": "PAR to ITALY",
  "F Spain (south coast) p Fra": "F SPA/SC to FRANCE",
  "French army in Paris proxy Tur": "A PAR to TURKEY",
  "A Par proxy Xyz": null,
  "A Par - Bur": null,
  "A Par S A Mar - Bur": null,
  "proxy Germany": null,
  "my proxy is Germany": null,
};

const perpetuals: Readonly<Record<string, string | null>> = {
  "A Par H PERPETUAL": "A Par H",
  "A Par H, perpetually.": "A Par H",
  "A Par S A Mar (perpetual)": "A Par S A Mar",
  "A Par H": null,
  "perpetual A Par H": null,
};

describe("proxies", () => {
  it.each(Object.entries(proxies))("%s", (text, expected) => {
    const proxy = readProxy(board, text);
    expect(proxy && `${printUnit(proxy.unit)} to ${proxy.to}`).toBe(expected);
  });
});

describe("perpetual orders", () => {
  it.each(Object.entries(perpetuals))("%s", (text, expected) => {
    expect(withoutPerpetual(text)).toBe(expected);
  });
});
