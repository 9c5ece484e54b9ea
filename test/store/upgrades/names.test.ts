/** Documents of the time before members had names. */
import { expect, test } from "vitest";
import { names } from "../../../src/store/upgrades/names.js";
import { upgraded } from "../../../src/store/upgrades/upgrade.js";
import { game, phaseRecord } from "../samples.js";

/** As today's release has it, without anybody's name. */
function nameless(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document), (key, value) => (key === "name" ? undefined : value));
}

/** As it was written then. */
function older(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    ["name", "addressesShown", "without"].includes(key) ? undefined : value,
  );
}

test.each([
  ["game", game("paris")],
  ["phase", phaseRecord("paris", 3)],
  ["press", { event: { from: { id: 3, name: null, address: "anna@example.net" } } }],
  ["press", { event: { from: null } }],
] as const)("an old %s has nobody with a name, and hides addresses", (kind, document) => {
  const read = upgraded([names], kind, older(document), 1);
  expect(JSON.stringify(read)).toContain(kind === "press" ? "from" : '"addressesShown":false');
  expect(nameless(read)).toEqual(nameless(document));
});
