/** A stored game that cannot be read: the others go on, the keeper is told, and nobody is left without an answer. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

/** Days of a judge's life are ten thousand transactions: they need not reach a disk. */
const folder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

describe("a damaged game", () => {
  const directory = mkdtempSync(join(folder, "ems-damaged-"));
  let copies = 0;
  let database: string;
  let room: JudgeRoom;

  /** Changes the database behind the judge's back. */
  function damage(sql: string): void {
    const file = new Sqlite(database);
    file.prepare(sql).run();
    file.close();
  }
  const damageParis = () =>
    damage("update games set document = '#' || document where name = 'paris'");
  const mendParis = () =>
    damage("update games set document = substr(document, 2) where name = 'paris'");

  const lettersTo = (address: string) =>
    room
      .newLetters()
      .flatMap(({ to, text }) => (to === address ? [text.replace(/\s+/g, " ")] : []));

  beforeAll(async () => {
    const first = await openRoom("2026-03-02T08:00:00Z", join(directory, "begun.sqlite"));
    for (const name of ["paris", "rome"]) {
      await beginGame(first, name);
      const soon = "SET DEADLINE 2026-03-03 09:00\nSET GRACE 2026-03-03 10:00";
      await first.mail("george@example.net", `GAME ${name} AS MASTER PASSWORD secret\n${soon}`);
    }
    await first.settle();
    await first.close();
  });
  beforeEach(async () => {
    copies += 1;
    database = join(directory, `${copies}.sqlite`);
    copyFileSync(join(directory, "begun.sqlite"), database);
    room = await openRoom("2026-03-02T09:00:00Z", database);
    damageParis();
  });
  afterEach(() => room.close());
  afterAll(() => rmSync(directory, { recursive: true }));

  it("LIST shows the others, and the keeper is told, once a day", async () => {
    for (let mail = 0; mail < 3; mail += 1) await room.mail("anna@example.net", "LIST");
    await room.settle();
    const letters = room.newLetters();
    expect(letters.filter(({ to }) => to === "anna@example.net")).toHaveLength(3);
    expect(letters.find(({ to }) => to === "anna@example.net")?.text).toContain("rome");
    const keeper = letters.filter(({ to }) => to === "keeper@example.net");
    expect(keeper.map(({ subject }) => subject)).toEqual(["EMSD: game paris cannot be read"]);
    expect(keeper[0]?.text).toContain("it is not JSON");
    await room.passHours(24);
    await room.mail("anna@example.net", "LIST");
    await room.settle();
    expect(lettersTo("keeper@example.net")).toHaveLength(1);
  });

  it.each([
    ["by password", "judge@example.net", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nA Par H"],
    ["by the reply address", "reply", "A Par H"],
    ["by asking", "judge@example.net", "STATUS paris\nHELP"],
  ])("orders and questions are refused %s, and the mail is answered once", async (_, to, text) => {
    mendParis();
    await room.mail("france@example.net", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nSTATUS");
    await room.settle();
    const address = to === "reply" ? room.replyTo("france@example.net", /paris/) : to;
    room.newLetters();
    damageParis();
    await room.mail("france@example.net", text, { to: address });
    await room.settle();
    const answers = lettersTo("france@example.net");
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain("I cannot read the game paris at the moment");
    const [shunted] = await room.context.store.transaction((tx) => tx.inbox.shunted());
    expect(shunted).toBeUndefined();
  });

  it("another game's orders in the same mail are carried out", async () => {
    const text = [
      "GAME paris AS FRANCE PASSWORD pw-FRANCE",
      "A Par H",
      "GAME rome AS FRANCE PASSWORD pw-FRANCE",
      "A Par - Bur",
    ];
    await room.mail("france@example.net", text.join("\n"));
    await room.settle();
    const [answer] = lettersTo("france@example.net");
    expect(answer).toContain("I cannot read the game paris at the moment");
    expect(answer).toContain("A PAR - BUR");
  });

  it("rests while the others turn, and gets more time when it is well again", async () => {
    const read = (name: string) => room.context.store.transaction((tx) => tx.games.load(name));
    const begun = (await read("rome"))?.game.turn ?? 0;
    await room.passHours(30);
    expect((await read("rome"))?.game.turn).toBe(begun + 1);
    const keeper = room.newLetters().filter(({ to }) => to === "keeper@example.net");
    expect(new Set(keeper.map(({ subject }) => subject))).toEqual(
      new Set(["EMSD: game paris cannot be read"]),
    );
    expect(keeper.length).toBeLessThanOrEqual(2);
    mendParis();
    await room.passHours(2);
    const mended = (await read("paris"))?.game;
    expect(mended?.turn).toBe(begun);
    expect(mended?.timing?.deadline).toBeGreaterThan(room.now());
    expect(lettersTo("france@example.net").join()).toContain("could not read my mail");
    await room.passHours(30);
    expect((await read("paris"))?.game.turn).toBe(begun + 1);
  });

  it("an outage of the mailbox excuses the other games all the same", async () => {
    const before = await room.context.store.transaction((tx) => tx.games.load("rome"));
    room.sleepHours(30);
    await room.settle();
    const after = await room.context.store.transaction((tx) => tx.games.load("rome"));
    expect(after?.game.timing?.deadline).toBeGreaterThan(before?.game.timing?.deadline ?? 0);
  });

  it("one of a variant that is not here is as damaged", async () => {
    damage(
      "update games set document = replace(document, '\"standard\"', '\"mars\"') where name = 'rome'",
    );
    await room.mail("anna@example.net", "LIST\nJOIN rome");
    await room.settle();
    const letters = room.newLetters();
    expect(letters.find(({ to }) => to === "anna@example.net")?.text).toContain("rome");
    expect(letters.filter(({ to }) => to === "keeper@example.net")).toHaveLength(2);
  });

  it("a damaged past does not keep a game from ending", async () => {
    mendParis();
    await room.passHours(30);
    damage("update history set document = '#' where game = 'paris'");
    await room.mail("george@example.net", "GAME paris AS MASTER PASSWORD secret\nTERMINATE F1901M");
    await room.settle();
    const game = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(game?.game.status).toBe("terminated");
    expect(lettersTo("france@example.net").length).toBeGreaterThan(0);
  });
});
