/** The judge's database behind its port: every table, reached through a transaction. */
import type { Store, Tx } from "../judge/index.js";
import { openDatabase, type Trx } from "./database/transactions.js";
import { addressesTable } from "./tables/addresses-table.js";
import { confirmationsTable } from "./tables/confirmations-table.js";
import { gamesTable } from "./tables/games-table.js";
import { gmLogTable } from "./tables/gm-log-table.js";
import { inboxTable } from "./tables/inbox-table.js";
import { keysTable, mailboxTable } from "./tables/memory-tables.js";
import { noticesTable } from "./tables/notices-table.js";
import { outboxTable } from "./tables/outbox-table.js";
import { peopleTable } from "./tables/people-table.js";
import { pressTable } from "./tables/press-table.js";
import { queuesTable } from "./tables/queues-table.js";
import { searchesTable } from "./tables/searches-table.js";
import { standbysTable } from "./tables/standbys-table.js";

export { compactDatabase, copyDatabase, damageOf } from "./database/sqlite-file.js";
export { type GameFile, printGameFile, readGameFile } from "./schema/game-file.js";

/** Opens the judge's database, making the file or bringing it up to date. `:memory:` is one without a file. */
export async function openStore(path: string): Promise<Store> {
  const { transaction, close } = await openDatabase(path);
  return { transaction: (work) => transaction((trx) => work(tablesOf(trx))), close };
}

function tablesOf(trx: Trx): Tx {
  return {
    inbox: inboxTable(trx),
    games: gamesTable(trx),
    outbox: outboxTable(trx),
    notices: noticesTable(trx),
    mailbox: mailboxTable(trx),
    keys: keysTable(trx),
    gmLog: gmLogTable(trx),
    press: pressTable(trx),
    confirmations: confirmationsTable(trx),
    addresses: addressesTable(trx),
    standbys: standbysTable(trx),
    searches: searchesTable(trx),
    people: peopleTable(trx),
    queues: queuesTable(trx),
  };
}
