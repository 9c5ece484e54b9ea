/** Several judges on one PostgreSQL database: everything is done once, and each sender's mails in order. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { verified } from "../../src/app/commands/copies/verified.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { copyDatabase, moveDatabase, openStore, restoreDatabase } from "../../src/store/index.js";
import { postgresAvailable, privatePostgres } from "../support/database/postgres.js";
import { startDaemon } from "../support/judge/daemon.js";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge/judge-room.js";
import { until } from "../support/judge/world.js";

const start = "2026-03-02T09:00:00Z";

describe.runIf(postgresAvailable())("judges on PostgreSQL", () => {
  const postgres = privatePostgres();

  test("four judges answer every mail once, and each sender's in order", async () => {
    const url = await postgres.newDatabase();
    const rooms: JudgeRoom[] = [];
    for (let index = 0; index < 4; index += 1) rooms.push(await openRoom(start, url));
    const sent: OutgoingMail[] = [];
    const judges = rooms.map((room) => startDaemon(room, (mail) => void sent.push(mail)));
    const sinks = await Promise.all(judges.map((judge) => judge.sink()));
    const mails = Array.from({ length: 60 }, (_, index) => {
      const [sender, turn] = [index % 6, Math.floor(index / 6)];
      const from = `p${sender}@example.net`;
      const lines = [`From: ${from}`, `Message-ID: <${sender}.${turn}@x>`, "", "HELP", ""];
      const raw = Buffer.from(lines.join("\r\n"));
      return { key: `${index}`, raw, receivedAt: rooms[0]!.now(), envelope: null };
    });
    // Every judge is given every mail, as after a changed mailbox.
    for (const mail of mails) await Promise.all(sinks.map((sink) => sink.accept([mail])));
    await until("all answers", () => sent.length >= mails.length);
    await Promise.all(judges.map((judge) => judge.stop()));
    const answered = sent.map(({ to, inReplyTo }) => `${to} ${inReplyTo}`);
    expect(new Set(answered).size).toBe(mails.length);
    expect(answered).toHaveLength(mails.length);
    for (let sender = 0; sender < 6; sender += 1) {
      const own = sent.filter(({ to }) => to === `p${sender}@example.net`);
      const turns = own.map(({ inReplyTo }) => Number(/\.(\d+)@/.exec(inReplyTo ?? "")?.[1]));
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
  });

  test("a mailbox has one reader, and another when that one is gone", async () => {
    const url = await postgres.newDatabase();
    const [one, other] = [await openStore(url), await openStore(url)];
    const lead = await one.takeLead("mailbox judge");
    expect(await other.takeLead("mailbox judge")).toBeNull();
    await lead?.release();
    const second = await other.takeLead("mailbox judge");
    expect(second).not.toBeNull();
    await second?.release();
    await one.close();
    await other.close();
  });

  test("a judge is moved from its file with all that it knows, and goes on there", async () => {
    const directory = mkdtempSync(join(tmpdir(), "ems-move-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const file = join(directory, "ems.sqlite");
    const before = await openRoom(start, file);
    await beginGame(before, "paris");
    const next = before.letters.at(-1)!.id + 1;
    await before.close();
    const url = await postgres.newDatabase();
    const rows = await moveDatabase(file, url);
    expect(rows).toBeGreaterThan(50);
    await expect(moveDatabase(file, url)).rejects.toThrow("The new database is not empty");
    const after = await openRoom("2026-03-03T09:00:00Z", url);
    await after.mail("george@example.net", "LIST", { subject: "after the move" });
    await after.settle();
    expect(after.newLetters().map(({ id, to }) => [id, to])).toEqual([
      [next, "george@example.net"],
    ]);
    await after.close();
    expect(new Sqlite(file).pragma("integrity_check", { simple: true })).toBe("ok");
  });

  test("a database is copied into a file while it is in use, and the copy put into another one", async () => {
    const directory = mkdtempSync(join(tmpdir(), "ems-copy-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const url = await postgres.newDatabase();
    const room = await openRoom(start, url);
    await beginGame(room, "paris");
    await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
    await room.settle();
    const next = room.letters.at(-1)!.id + 1;
    const copy = join(directory, "copy.sqlite");
    await copyDatabase(url, copy);
    await expect(copyDatabase(url, copy)).rejects.toThrow("EEXIST");
    expect(statSync(copy).mode & 0o077).toBe(0);
    expect(readdirSync(directory)).toEqual(["copy.sqlite"]);
    expect(await verified(url, null)).toEqual({
      games: ["paris: 1 phases, as published"],
      faults: [],
    });
    await room.close();
    const other = await postgres.newDatabase();
    await restoreDatabase(copy, other);
    await expect(restoreDatabase(copy, other)).rejects.toThrow("The new database is not empty");
    for (const database of [other, copy]) {
      const after = await openRoom("2026-03-03T09:00:00Z", database);
      await after.mail("george@example.net", "LIST", { subject: "after the copy" });
      await after.settle();
      expect(after.newLetters().map(({ id, to }) => [id, to])).toEqual([
        [next, "george@example.net"],
      ]);
      await after.close();
    }
  });

  test("what is no judge's database, or a newer release's, is not copied", async () => {
    const directory = mkdtempSync(join(tmpdir(), "ems-copy-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const url = await postgres.newDatabase();
    const copy = join(directory, "copy.sqlite");
    await expect(copyDatabase(url, copy)).rejects.toThrow("holds no judge yet");
    await (await openStore(url)).close();
    const client = new pg.Client(url);
    await client.connect();
    await client.query("insert into kysely_migration values ('9999-later', '2030-01-01')");
    await client.end();
    await expect(copyDatabase(url, copy)).rejects.toThrow("a newer release has changed its tables");
    const { faults } = await verified(url, null);
    expect(faults).toEqual([expect.stringContaining("a newer release has changed its tables")]);
    expect(readdirSync(directory)).toEqual([]);
  });
});
