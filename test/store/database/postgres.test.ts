/** What only a database that judges share has to do: settle who waits for whom, and tell the others of work. */
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { DatabaseOutage, type Store, type Topic } from "../../../src/judge/ports/index.js";
import { connect, newClient } from "../../../src/store/database/postgres-dialect.js";
import { openDatabase } from "../../../src/store/database/transactions.js";
import { openStore } from "../../../src/store/index.js";
import { postgresAvailable, privatePostgres } from "../../support/database/postgres.js";
import { until } from "../../support/judge/world.js";
import { game, mail } from "../samples.js";

describe.runIf(postgresAvailable())("PostgreSQL", () => {
  const postgres = privatePostgres();

  async function opened(url: string): Promise<Store> {
    const store = await openStore(url);
    onTestFinished(() => store.close());
    return store;
  }

  test("of two transactions that wait for each other's game one begins anew, and both count", async () => {
    const url = await postgres.newDatabase();
    const [one, other] = [await opened(url), await opened(url)];
    for (const name of ["paris", "rome"]) {
      await one.transaction((tx) => tx.games.create(game(name, { seed: 0 }), null));
    }
    let [runs, saved] = [0, 0];
    let haveOne = () => {};
    const bothHaveOne = new Promise<void>((resolve) => {
      haveOne = resolve;
    });
    const addToBoth = (store: Store, names: readonly string[]) =>
      store.transaction(async (tx) => {
        runs += 1;
        for (const name of names) {
          const { game: stored, version } = (await tx.games.load(name))!;
          await tx.games.save({ ...stored, seed: stored.seed + 1 }, version, null);
          saved += 1;
          if (saved === 2) haveOne();
          await bothHaveOne;
        }
      });
    await Promise.all([addToBoth(one, ["paris", "rome"]), addToBoth(other, ["rome", "paris"])]);
    expect(runs).toBe(3);
    for (const name of ["paris", "rome"]) {
      const stored = await one.transaction((tx) => tx.games.load(name));
      expect(stored).toMatchObject({ version: 3, game: { seed: 2 } });
    }
  });

  test("whoever makes work wakes the others, also after their connection was lost", async () => {
    const url = await postgres.newDatabase();
    const [one, other] = [await opened(url), await opened(url)];
    const heard: Topic[] = [];
    one.onChange((topics) => heard.push(...topics));
    other.onChange(() => {});
    let mails = 0;
    const untilHeard = async () => {
      heard.length = 0;
      await until("the other is heard", async () => {
        mails += 1;
        await other.transaction((tx) => tx.inbox.add(mail(`${mails}`)));
        return heard.includes("mail");
      });
    };
    await untilHeard();
    const client = new pg.Client(url);
    await client.connect();
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
    );
    await client.end();
    // The other one may not listen yet.
    expect(rowCount).toBeGreaterThanOrEqual(1);
    await untilHeard();
  });

  test("a connection that is cut is the database's outage, and what is wrong with a statement is none", async () => {
    const url = await postgres.newDatabase();
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    const running = (statement: string) =>
      database.transaction((trx) => sql.raw(statement).execute(trx));
    await expect(running("select pg_terminate_backend(pg_backend_pid())")).rejects.toBeInstanceOf(
      DatabaseOutage,
    );
    await expect(running("select 1 / 0")).rejects.not.toBeInstanceOf(DatabaseOutage);
    await expect(running("select 1")).resolves.toBeDefined();
  });

  test("what a vanished machine holds is free after a minute", async () => {
    const url = await postgres.newDatabase();
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    const leader = newClient(url);
    await connect(leader);
    onTestFinished(() => leader.end());
    const asked =
      "select name, setting from pg_settings where name ~ '^tcp_(keepalives|user)' order by name";
    const worked = await database.transaction((trx) => sql.raw(asked).execute(trx));
    const led = await leader.query(asked);
    for (const { rows } of [worked, led]) {
      expect(rows).toEqual([
        { name: "tcp_keepalives_count", setting: "3" },
        { name: "tcp_keepalives_idle", setting: "30" },
        { name: "tcp_keepalives_interval", setting: "10" },
        { name: "tcp_user_timeout", setting: "60000" },
      ]);
    }
  });
});
