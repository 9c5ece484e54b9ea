/** The judge's database behind its port: every table, reached through a transaction. */
import type { Store, Topic, Tx } from "../judge/ports/index.js";
import { announcing, type Listener } from "./database/changes.js";
import { readingOnce } from "./database/reading-once.js";
import { takenBack } from "./database/taken-back.js";
import { openDatabase } from "./database/transactions.js";
import type { Trx } from "./database/trx.js";
import { addressesTable } from "./tables/addresses-table.js";
import { confirmationsTable } from "./tables/confirmations-table.js";
import { fileSome } from "./tables/filing.js";
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

export { copyDatabase, restoreDatabase } from "./copies.js";
export { withoutPassword } from "./database/postgres-address.js";
export { compactDatabase, damageOf } from "./database/sqlite-file.js";
export { moveDatabase } from "./move.js";
export { type GameFile, printGameFile, readGameFile } from "./schema/game-file.js";

/**
 * Opens the judge's database, making the file or bringing it up to date. `:memory:` is one without a file,
 * and a `postgres://` address one that judges share.
 */
export async function openStore(path: string): Promise<Store> {
  const { transaction, tell, listen, occupy, takeLead, close } = await openDatabase(path);
  let filed: string | null = "";
  while (filed !== null) {
    const after: string = filed;
    filed = await transaction((trx) => fileSome(trx, after));
  }
  const listeners: Listener[] = [];
  const announce: Listener = (topics) => {
    for (const listener of listeners) listener(topics);
  };
  return {
    transaction: async (work, outlives) => {
      const noted = new Set<Topic>();
      const result = await transaction(async (trx) => {
        noted.clear();
        const done = await work(tablesOf(trx, noted));
        if (noted.size > 0) await tell(trx, noted);
        return done;
      }, outlives);
      if (noted.size > 0) announce(noted);
      return result;
    },
    onChange: (listener) => {
      listeners.push(listener);
      listen(announce);
    },
    occupy,
    takeLead,
    close,
  };
}

function tablesOf(trx: Trx, noted: Set<Topic>): Tx {
  return {
    inbox: announcing(inboxTable(trx), noted, {
      ...{ add: "mail", end: "mail", fail: "mail", requeue: "mail" },
    }),
    games: announcing(
      readingOnce(gamesTable(trx), ["load", "ongoingWith", "listed", "phases"]),
      noted,
      {
        ...{ create: "games", save: "games", putOff: "games" },
      },
    ),
    outbox: announcing(outboxTable(trx), noted, {
      ...{ add: "letters", settle: "letters", release: "letters" },
    }),
    notices: announcing(noticesTable(trx), noted, { add: "digests", reschedule: "digests" }),
    // Games wait for the mailbox to be read.
    mailbox: announcing(mailboxTable(trx), noted, { saveReadUntil: "games" }),
    keys: keysTable(trx),
    gmLog: gmLogTable(trx),
    press: readingOnce(pressTable(trx), ["of"]),
    confirmations: confirmationsTable(trx),
    addresses: addressesTable(trx),
    standbys: standbysTable(trx),
    searches: announcing(searchesTable(trx), noted, { save: "searches", wake: "searches" }),
    people: peopleTable(trx),
    queues: queuesTable(trx),
    tryOut: (work) => takenBack(trx, () => work(tablesOf(trx, new Set()))),
  };
}
