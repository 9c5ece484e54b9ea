/** Passwords go into the judge and nowhere else: not into a table, a letter, or the log. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { openRoom } from "../support/judge-room.js";

const directory = mkdtempSync(join(tmpdir(), "ems-secrets-"));
afterAll(() => rmSync(directory, { recursive: true }));

const passwords = ["Austerlitz9", "Borodino8", "Castiglione7", "Dresden6", "Eylau5", "Friedland4"];

const mails: readonly (readonly [from: string, text: string])[] = [
  ["george@example.net", "CREATE ?paris Austerlitz9\nSET PRESS NONE"],
  ["anna@example.net", "SIGNON ?paris Borodino8\nSET PREFERENCE FRANCE"],
  ["anna@example.net", "GAME paris PASSWORD Borodino8\nSET PASSWORD Castiglione7"],
  ["anna@example.net", "SET PASSWORD Castiglione7"],
  ["mallory@example.org", "SIGNON Fparis Dresden6\nA PAR - BUR"],
  ["mallory@example.org", "SIGNON paris Dresden6 and more words"],
  ["otto@example.net", "JOIN paris PASSWORD Eylau5\nOBSERVE paris Friedland4"],
  ["otto@example.net", "JOIN paris\nset password Eylau5\n\n> SET PASSWORD ********"],
];

describe("after a conversation full of passwords", async () => {
  const path = join(directory, "judge.sqlite");
  const room = await openRoom(undefined, path);
  for (const [from, text] of mails) {
    await room.mail(from, text);
    await room.settle();
  }
  await room.close();
  const database = new Database(path, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  const values = tables.flatMap((table) =>
    database.prepare(`select * from "${table}"`).raw().all().flatMap(cells),
  );
  database.close();

  it.each(passwords)("%s stands nowhere", (password) => {
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => value.includes(password))).toEqual([]);
    expect(
      room.letters.filter(({ subject, text }) => `${subject}${text}`.includes(password)),
    ).toEqual([]);
    expect(JSON.stringify(room.log.events)).not.toContain(password);
  });

  it("still knows who is who", () => {
    expect(room.letters.some(({ text }) => text.includes("Your new password is valid"))).toBe(true);
    expect(room.log.events.length).toBeGreaterThan(0);
  });
});

/** A row's values as text, bytes too. */
function cells(row: unknown): readonly string[] {
  return (row as readonly unknown[]).map((value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
  );
}
