/** Who asks to be forgotten stands nowhere afterwards, and nobody else is touched. */
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { instant } from "../../src/util/index.js";
import { game, letter, mail, phaseRecord } from "./samples.js";
import { newPath, testStore } from "./support.js";

const anna = "anna@example.net";
const standIn = "forgotten.1@nobody.invalid";
const at = instant(1_000);

const wanted = { variants: [], press: "any", atMost: null } as const;

const said = {
  kind: "press",
  from: { id: 3, role: "player", power: "FRANCE", address: anna },
  color: "white",
  to: { kind: "all" },
  shown: null,
  recipients: [1],
  text: "Hello.",
} as const;

function mailFrom(key: string, from: string) {
  return mail(key, { raw: Buffer.from(`From: ${from}\r\nSubject: x\r\n\r\nA PAR H`) });
}

async function forgetAnna() {
  const path = newPath();
  const store = await testStore(path);
  const rows = await store.transaction(async (tx) => {
    await tx.games.create(game("paris"), null);
    await tx.games.addPhase("paris", phaseRecord("paris", 1));
    await tx.deeds.add("paris", [
      {
        at,
        phase: "S1901M",
        master: anna,
        sentence: "Anna@Example.net was seated.",
        discreet: false,
      },
    ]);
    await tx.inbox.add(mailFrom("a", `Anna <ANNA@example.net>`));
    await tx.inbox.add(mailFrom("b", "joanna@example.net"));
    await tx.inbox.add(mailFrom("c", anna));
    for (const id of [1, 2]) await tx.inbox.end(id, { kind: "answered" }, `print ${id}`, at);
    const about = {
      to: "otto@example.net",
      text: `Write to ${anna}, not to joanna@example.net.\n`,
    };
    await tx.outbox.add([letter("1"), letter("2", about)], "judge@example.net", at);
    await tx.addresses.countBounce(anna);
    await tx.standbys.put(anna, { variants: [], press: "any", atMost: null }, at);
    const search = { game: "paris", power: "ITALY", asked: [anna], waitingFor: anna, dueAt: at };
    await tx.searches.save(search);
    await tx.confirmations.add(
      "hash",
      { kind: "new-address", game: "paris", member: 1, address: anna },
      at,
    );
    await tx.standbys.put(anna, wanted, at);
    await tx.searches.save({
      game: "paris",
      power: "ITALY",
      asked: [anna],
      waitingFor: anna,
      dueAt: null,
    });
    await tx.press.add("paris", [
      { at, phase: { season: "S", year: 1901, kind: "M" }, event: said },
    ]);
    return tx.people.forget(anna, standIn);
  });
  return { path, store, rows };
}

test("the address stands nowhere, in whatever case, but in a mail that still waits", async () => {
  const { path, rows } = await forgetAnna();
  expect(rows).toEqual({ games: 1, letters: 2, mails: 1 });
  const file = new Sqlite(path, { readonly: true });
  const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const cells = tables.flatMap((table) =>
    file.prepare(`select * from "${table}"`).raw().all().flat(),
  );
  file.close();
  const texts = cells.map((cell) =>
    cell instanceof Uint8Array ? Buffer.from(cell).toString("latin1") : String(cell),
  );
  const holding = texts.filter((text) => /(?<!jo)anna@example\.net/i.test(text));
  expect(holding).toEqual([expect.stringContaining(`From: ${anna}`)]);
});

test("the game is as it was, with somebody else in that seat who has no password", async () => {
  const { store } = await forgetAnna();
  const [loaded, records] = await store.transaction(async (tx) => [
    await tx.games.load("paris"),
    await tx.games.phases("paris"),
  ]);
  const before = game("paris");
  expect(loaded?.version).toBe(2);
  expect(loaded?.game.position).toEqual(before.position);
  const seat = loaded?.game.members.find(({ address }) => address === standIn);
  expect(seat).toMatchObject({ power: "FRANCE", passwordHash: null });
  expect(loaded?.game.members.filter(({ address }) => address === "master@example.net")).toEqual(
    before.members.filter(({ address }) => address === "master@example.net"),
  );
  expect(records).toHaveLength(1);
});

test("longer addresses with this one in them are somebody else's", async () => {
  const { store } = await forgetAnna();
  const about = await store.transaction((tx) => tx.outbox.byId(2));
  expect(about?.text).toBe(`Write to ${standIn}, not to joanna@example.net.\n`);
});

test("no letter is written twice because it was emptied", async () => {
  const { store } = await forgetAnna();
  await store.transaction((tx) => tx.outbox.add([letter("1")], "judge@example.net", at));
  const claimed = await store.transaction((tx) => tx.outbox.claim(instant(2_000), instant(3_000)));
  expect(claimed?.id).toBe(2);
  expect(await store.transaction((tx) => tx.outbox.byId(3))).toBeNull();
});
