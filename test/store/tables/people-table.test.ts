/** What no case of the port can show: that a forgotten address stands in no cell of any table. */
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { newPath, testStore } from "../support.js";
import { anna, forgetAnna } from "./people-cases.js";

/** Every cell of every table, as text. */
function cellsOf(path: string): readonly string[] {
  const file = new Sqlite(path, { readonly: true });
  const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const cells = tables.flatMap((table) =>
    file.prepare(`select * from "${table}"`).raw().all().flat(),
  );
  file.close();
  return cells.map((cell) =>
    cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell),
  );
}

test("the address stands nowhere, in whatever case, but in a mail that still waits", async () => {
  const path = newPath();
  const store = await testStore(path);
  await store.transaction(forgetAnna);
  const holding = cellsOf(path).filter((text) => /(?<!jo\.?)anna@example\.net/i.test(text));
  const [mail, lane] = holding.toSorted((a, b) => b.length - a.length);
  expect(holding).toHaveLength(2);
  expect([mail, lane]).toEqual([expect.stringContaining(`From: ${anna}`), anna]);
});
