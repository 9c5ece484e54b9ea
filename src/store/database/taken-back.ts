/** Work inside a transaction that leaves nothing behind. */
import { sql } from "kysely";
import type { Trx } from "./trx.js";

/** Runs `work` and takes back what it wrote; an error of its own comes out when that is done. */
export async function takenBack<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint trial`.execute(trx);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint trial`.execute(trx);
    await sql`release savepoint trial`.execute(trx);
  }
}
