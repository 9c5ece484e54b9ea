import { expect, it } from "vitest";
import { readingOnce } from "../../../src/store/database/reading-once.js";

function shelf() {
  const books = new Map([["rules", 1]]);
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    return books.get(name) ?? null;
  };
  const table = readingOnce({ read, put: async (name: string) => books.set(name, 2) }, ["read"]);
  return { table, asked };
}

it("a transaction asks the database once for what it has read", async () => {
  const { table, asked } = shelf();
  expect([await table.read("rules"), await table.read("rules")]).toEqual([1, 1]);
  expect([await table.read("maps"), await table.read("maps")]).toEqual([null, null]);
  expect(asked).toEqual(["rules", "maps"]);
});

it("it sees what it has written itself", async () => {
  const { table, asked } = shelf();
  expect(await table.read("rules")).toBe(1);
  await table.put("rules");
  expect(await table.read("rules")).toBe(2);
  expect(asked).toEqual(["rules", "rules"]);
});
