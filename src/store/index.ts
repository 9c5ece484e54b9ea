import type { Store } from "../judge/index.js";
import { addressesTable } from "./addresses.js";
import { confirmationsTable } from "./confirmations.js";
import { openDatabase } from "./database.js";
import { deedsTable } from "./deeds.js";
import { gamesTable } from "./games.js";
import { inboxTable } from "./inbox.js";
import { keysTable } from "./keys.js";
import { mailboxTable } from "./mailbox.js";
import { noticesTable } from "./notices.js";
import { outboxTable } from "./outbox.js";
import { peopleTable } from "./people.js";
import { pressTable } from "./press.js";
import { searchesTable, standbysTable } from "./standbys.js";

export { DocumentError } from "./codec.js";
export { StaleGameError } from "./games.js";
export { compactDatabase, copyDatabase } from "./sqlite.js";

/** Opens the judge's database, making the file or bringing it up to date. `:memory:` is one without a file. */
export async function openStore(path: string): Promise<Store> {
  const { transaction, close } = await openDatabase(path);
  return {
    transaction: (work) =>
      transaction((trx) =>
        work({
          inbox: inboxTable(trx),
          games: gamesTable(trx),
          outbox: outboxTable(trx),
          notices: noticesTable(trx),
          mailbox: mailboxTable(trx),
          keys: keysTable(trx),
          deeds: deedsTable(trx),
          press: pressTable(trx),
          confirmations: confirmationsTable(trx),
          addresses: addressesTable(trx),
          standbys: standbysTable(trx),
          searches: searchesTable(trx),
          people: peopleTable(trx),
        }),
      ),
    close,
  };
}
